"""What can happen, as typed records: the log's lines, and what ongoing Abilities listen for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from kumite.core.piles import Zone
from kumite.core.position import JUDGE, Event, RuleIds, fields
from kumite.games.megafighter.printed import CARDS, COLOURS, ROSTER

BY_ACTION: Final = 0
BY_TOKEN: Final = 1
BY_EFFECT: Final = 2
BY_KO: Final = 3
MOVE_RULES: Final = ("MEGA-SWAP-01", "MEGA-SWTOK-01", "MEGA-RULING-22", "MEGA-KO-02")

COST_RULES: Final = ("MEGA-ABIL-05", "MEGA-ABIL-08", "MEGA-ABIL-10", "MEGA-ABIL-05")  # by class
ABILITY_RULES: Final = ("MEGA-ABIL-04", "MEGA-ABIL-07", "MEGA-ABIL-09", "MEGA-ABIL-11")  # by class


def cards(kinds: Sequence[int]) -> str:
    return ", ".join([CARDS[k].name for k in kinds])


def many(n: int, noun: str) -> str:
    return f"{n} {noun}" if n == 1 else f"{n} {noun}s"


class Seated(Event):
    """Something a player does or gets."""

    def __init__(self, who: int) -> None:
        self.who = who


class Counted(Event):
    """A player gains, spends or loses a number of something, by a rule."""

    def __init__(self, who: int, n: int, rule: str) -> None:
        self.who = who
        self.n = n
        self.rule = rule

    def cites(self) -> RuleIds:
        return (self.rule,)

    def data(self, seat: int) -> dict[str, Any]:
        return {"who": self.who, "n": self.n}


class OnSlot(Event):
    """Something that happens to a fighter: what ongoing Abilities listen for."""

    def __init__(self, slot: int, fighter: int) -> None:
        self.slot = slot
        self.fighter = fighter

    def data(self, seat: int) -> dict[str, Any]:
        return {**fields(self), "fighter": self.fighter_name()}

    def fighter_name(self) -> str:
        return ROSTER[self.fighter].name


class FirstPlayer(Seated):
    rules = ("MEGA-SETUP-09",)

    def text(self, names: Sequence[str], seat: int) -> str:
        return f"{names[self.who]} goes first."


class Shuffled(Event):
    def __init__(self, n: int, rule: str) -> None:
        self.n = n
        self.rule = rule

    def cites(self) -> RuleIds:
        return (self.rule,)

    def text(self, names: Sequence[str], seat: int) -> str:
        return f"The Button Deck is shuffled: {many(self.n, 'card')}."


class PhaseBegan(Event):
    def __init__(self, who: int, phase: str, turn: int, rule: str) -> None:
        self.who = who
        self.phase = phase
        self.turn = turn
        self.rule = rule

    def cites(self) -> RuleIds:
        return (self.rule,)

    def text(self, names: Sequence[str], seat: int) -> str:
        return f"Turn {self.turn}, {names[self.who]}: {self.phase.capitalize()} Phase."


class Drafted(Event):
    def __init__(self, who: int, fighter: int, rule: str) -> None:
        self.who = who
        self.fighter = fighter
        self.rule = rule

    def cites(self) -> RuleIds:
        return ("MEGA-SETUP-04", self.rule)

    def data(self, seat: int) -> dict[str, Any]:
        return {"who": self.who, "fighter": ROSTER[self.fighter].name}

    def text(self, names: Sequence[str], seat: int) -> str:
        return f"{names[self.who]} drafts {ROSTER[self.fighter].name}."


class LinedUp(OnSlot):
    """A Frontline Fighter is shown before the first turn; that is not 'going to the Frontline' (MEGA-RULING-05)."""

    rules = ("MEGA-SETUP-07",)

    def text(self, names: Sequence[str], seat: int) -> str:
        return f"{self.fighter_name()} stands in the Frontline for {names[self.slot // 3]}."


class WithCards(Event):
    """Cards move; their faces may be a secret of one player's."""

    open: ClassVar[bool] = False

    def __init__(self, who: int, cards: Zone, kinds: tuple[int, ...], rule: str) -> None:
        self.who = who
        self.cards = cards
        self.kinds = kinds
        self.rule = rule

    def cites(self) -> RuleIds:
        return (self.rule,)

    def data(self, seat: int) -> dict[str, Any]:
        """A card's handle tells when it was drawn, so only the judge sees it; its face, who may."""
        held: dict[str, Any] = {"who": self.who, "n": len(self.cards)}
        if self.open or seat in (self.who, JUDGE):
            held["cards"] = [CARDS[k].name for k in self.kinds]
        return held

    def shown(self, seat: int) -> str:
        return f": {cards(self.kinds)}" if seat in (self.who, JUDGE) else ""


class Drew(WithCards):
    def text(self, names: Sequence[str], seat: int) -> str:
        return f"{names[self.who]} draws {many(len(self.cards), 'card')}{self.shown(seat)}."


class Allocated(WithCards):
    def text(self, names: Sequence[str], seat: int) -> str:
        return f"{names[self.who]} lays {many(len(self.cards), 'card')} face down{self.shown(seat)}."


class Discarded(WithCards):
    open = True

    def text(self, names: Sequence[str], seat: int) -> str:
        return f"{names[self.who]} discards {cards(self.kinds)}."


class Revealed(WithCards):
    open = True

    def text(self, names: Sequence[str], seat: int) -> str:
        return f"{names[self.who]} shows {cards(self.kinds)}."


class NoCardLeft(Seated):
    rules = ("MEGA-RULING-11",)

    def text(self, names: Sequence[str], seat: int) -> str:
        return f"There is no card left for {names[self.who]} to draw."


class Laid(Event):
    def __init__(self, who: int, card: int, kind: int, colour: int, rule: str) -> None:
        self.who = who
        self.card = card
        self.kind = kind
        self.colour = colour
        self.rule = rule

    def cites(self) -> RuleIds:
        return (self.rule, "MEGA-BTN-02") if len(CARDS[self.kind].buttons) > 1 else (self.rule,)

    def data(self, seat: int) -> dict[str, Any]:
        return {"who": self.who, "card": CARDS[self.kind].name, "button": COLOURS[self.colour]}

    def text(self, names: Sequence[str], seat: int) -> str:
        return f"{names[self.who]} plays {CARDS[self.kind].name} as {COLOURS[self.colour]}."


class GainedSuper(Counted):
    def text(self, names: Sequence[str], seat: int) -> str:
        return f"{names[self.who]} gains {many(self.n, 'Super Token')}."


class SpentSuper(Counted):
    def text(self, names: Sequence[str], seat: int) -> str:
        return f"{names[self.who]} spends {many(self.n, 'Super Token')}."


class LostSuper(Counted):
    def text(self, names: Sequence[str], seat: int) -> str:
        return f"{names[self.who]} loses {many(self.n, 'Super Token')}."


class GainedSwap(Counted):
    def text(self, names: Sequence[str], seat: int) -> str:
        return f"{names[self.who]} gains {many(self.n, 'Swap Token')}."


class SpentSwap(Counted):
    def text(self, names: Sequence[str], seat: int) -> str:
        return f"{names[self.who]} spends {many(self.n, 'Swap Token')}."


class GainedAction(Seated):
    rules = ("MEGA-ABIL-07",)

    def text(self, names: Sequence[str], seat: int) -> str:
        return f"{names[self.who]} may take one more Action this turn."


class Taunted(OnSlot):
    rules = ("MEGA-TAUNT-01",)

    def text(self, names: Sequence[str], seat: int) -> str:
        return f"{self.fighter_name()} taunts."


class TurnBegan(OnSlot):
    rules = ("MEGA-WIN-03",)

    def text(self, names: Sequence[str], seat: int) -> str:
        return f"{names[self.slot // 3]}'s turn; {self.fighter_name()} is in the Frontline."


class Performed(OnSlot):
    rules = ("MEGA-ATK-01",)

    def __init__(self, slot: int, fighter: int, attack: int) -> None:
        self.slot = slot
        self.fighter = fighter
        self.attack = attack

    def text(self, names: Sequence[str], seat: int) -> str:
        return f"{self.fighter_name()} attacks: {ROSTER[self.fighter].attacks[self.attack].name}!"


class Aimed(OnSlot):
    """The fighter an Attack's player chose to hit."""

    rules = ("MEGA-RULING-14",)

    def text(self, names: Sequence[str], seat: int) -> str:
        return f"It is aimed at {self.fighter_name()}, too."


class Used(OnSlot):
    """An Ability is used: set off, or paid for at its time."""

    def __init__(self, slot: int, fighter: int, ability: int) -> None:
        self.slot = slot
        self.fighter = fighter
        self.ability = ability

    def cites(self) -> RuleIds:
        return (ABILITY_RULES[ROSTER[self.fighter].abilities[self.ability].colour],)

    def text(self, names: Sequence[str], seat: int) -> str:
        return f"{self.fighter_name()}: {ROSTER[self.fighter].abilities[self.ability].name}."


class Amount(OnSlot):
    """A number of points on a fighter."""

    def __init__(self, slot: int, fighter: int, n: int) -> None:
        self.slot = slot
        self.fighter = fighter
        self.n = n


class Struck(Amount):
    """Damage of an Attack arrived."""

    rules = ("MEGA-ATK-02", "MEGA-DMG-01")

    def text(self, names: Sequence[str], seat: int) -> str:
        return f"{self.fighter_name()} takes {self.n}."


class Hurt(Amount):
    """Damage of an Ability, or from one's own side."""

    rules = ("MEGA-DMG-01",)

    def text(self, names: Sequence[str], seat: int) -> str:
        return f"{self.fighter_name()} takes {self.n}."


class Blocked(Amount):
    """By a Block Card or by a Swap Token."""

    def __init__(self, slot: int, fighter: int, n: int, rule: str) -> None:
        self.slot = slot
        self.fighter = fighter
        self.n = n
        self.rule = rule

    def cites(self) -> RuleIds:
        return (self.rule,)

    def data(self, seat: int) -> dict[str, Any]:
        return {"slot": self.slot, "fighter": self.fighter_name(), "n": self.n}

    def text(self, names: Sequence[str], seat: int) -> str:
        return f"{self.n} damage to {self.fighter_name()} is blocked."


class Prevented(Amount):
    rules = ("MEGA-RULING-17",)

    def text(self, names: Sequence[str], seat: int) -> str:
        return f"{self.n} damage to {self.fighter_name()} is prevented."


class Healed(Amount):
    rules = ("MEGA-DMG-03",)

    def text(self, names: Sequence[str], seat: int) -> str:
        return f"{self.fighter_name()} heals {self.n}."


class HealStopped(OnSlot):
    """A heal that an opposing text forbids."""

    rules = ("MEGA-RULING-35", "MEGA-ABIL-11")

    def text(self, names: Sequence[str], seat: int) -> str:
        return f"{self.fighter_name()} cannot heal."


class KnockedOut(OnSlot):
    rules = ("MEGA-KO-01",)

    def text(self, names: Sequence[str], seat: int) -> str:
        return f"{self.fighter_name()} is K.O.'d!"


class Moved(OnSlot):
    """A fighter changes between Frontline and Sideline, and by what."""

    def __init__(self, slot: int, fighter: int, by: int) -> None:
        self.slot = slot
        self.fighter = fighter
        self.by = by

    def cites(self) -> RuleIds:
        return (MOVE_RULES[self.by],)


class WentFront(Moved):
    def text(self, names: Sequence[str], seat: int) -> str:
        return f"{self.fighter_name()} goes to the Frontline."


class WentBack(Moved):
    def text(self, names: Sequence[str], seat: int) -> str:
        return f"{self.fighter_name()} goes to the Sideline."

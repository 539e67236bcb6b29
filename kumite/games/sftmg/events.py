"""What can happen, as typed records: the lines of the log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from kumite.core.piles import Zone
from kumite.core.position import JUDGE, Event, RuleIds, fields
from kumite.games.sftmg.dice import faces_text
from kumite.games.sftmg.grid import name as space_name
from kumite.games.sftmg.printed import CARDS

ATTACKING: Final = 0  # what dice are rolled for
BLOCKING: Final = 1
ORDER: Final = 2
AGAIN: Final = 3  # a die of a Block, by Mix-Up


def cards(kinds: Sequence[int]) -> str:
    return ", ".join([CARDS[k].name for k in kinds])


def many(n: int, noun: str) -> str:
    return f"{n} {noun}" if n == 1 else f"{n} {noun}s"


class Ruled(Event):
    """Happens by a rule it is told."""

    rule: str

    def cites(self) -> RuleIds:
        return (self.rule,)

    def data(self, seat: int) -> dict[str, Any]:
        held = fields(self)
        del held["rule"]
        return held


class Figure(Event):
    """Something a Character does or that happens to it."""

    def __init__(self, who: int, name: str) -> None:
        self.who = who
        self.name = name  # "Ryu", or "Ryu (P2)" where there are two


class FigureN(Ruled):
    """A number of something, by a rule."""

    def __init__(self, who: int, name: str, n: int, rule: str) -> None:
        self.who = who
        self.name = name
        self.n = n
        self.rule = rule


class OnPath(Ruled):
    """A Character is moved along spaces."""

    def __init__(self, who: int, name: str, path: Zone, rule: str) -> None:
        self.who = who
        self.name = name
        self.path = path
        self.rule = rule

    def data(self, seat: int) -> dict[str, Any]:
        return {"who": self.who, "name": self.name, "path": [space_name(at) for at in self.path]}

    def end(self) -> str:
        return space_name(self.path[-1])


class WithCards(Ruled):
    """Cards move, for everybody to see."""

    def __init__(self, who: int, cards: Zone, kinds: Zone, rule: str) -> None:
        self.who = who
        self.cards = cards
        self.kinds = kinds
        self.rule = rule

    def data(self, seat: int) -> dict[str, Any]:
        """A card's handle tells when it was drawn, so nobody sees it."""
        return {"who": self.who, "n": len(self.cards), "cards": [CARDS[k].name for k in self.kinds]}


# Cards


class Private(WithCards):
    """Only these seats (as bits) see the faces: the player, and allies (SFTMG-MULTI-02)."""

    def __init__(self, who: int, cards: Zone, kinds: Zone, rule: str, seers: int) -> None:
        self.who = who
        self.cards = cards
        self.kinds = kinds
        self.rule = rule
        self.seers = seers

    def data(self, seat: int) -> dict[str, Any]:
        held: dict[str, Any] = {"who": self.who, "n": len(self.cards)}
        if sees(self.seers, seat):
            held["cards"] = [CARDS[k].name for k in self.kinds]
        return held

    def shown(self, seat: int) -> str:
        return f": {cards(self.kinds)}" if sees(self.seers, seat) else ""


def sees(seers: int, seat: int) -> bool:
    return seat == JUDGE or (seat >= 0 and seers >> seat & 1 == 1)


class Drew(Private):
    def text(self, names: Sequence[str], seat: int) -> str:
        return f"{names[self.who]} draws {many(len(self.cards), 'card')}{self.shown(seat)}."


class SetAside(Private):
    def text(self, names: Sequence[str], seat: int) -> str:
        return f"{names[self.who]} puts {many(len(self.cards), 'card')} back{self.shown(seat)}."


class Discarded(WithCards):
    def text(self, names: Sequence[str], seat: int) -> str:
        return f"{names[self.who]} discards {cards(self.kinds)}."


class Boosted(WithCards):
    def text(self, names: Sequence[str], seat: int) -> str:
        return f"{names[self.who]} discards {cards(self.kinds)} to boost the Block."


class Milled(WithCards):
    def text(self, names: Sequence[str], seat: int) -> str:
        return f"Off {names[self.who]}'s deck, discarded: {cards(self.kinds)}."


class Recovered(WithCards):
    def text(self, names: Sequence[str], seat: int) -> str:
        return f"{names[self.who]} takes {cards(self.kinds)} back into hand."


class Returned(WithCards):
    def text(self, names: Sequence[str], seat: int) -> str:
        return f"{cards(self.kinds)} goes back to {names[self.who]}'s hand."


class Shuffled(FigureN):
    def text(self, names: Sequence[str], seat: int) -> str:
        return f"{names[self.who]} shuffles: {many(self.n, 'card')}."


class NothingLeft(Figure):
    rules = ("SFTMG-RULING-79",)

    def text(self, names: Sequence[str], seat: int) -> str:
        return f"There is no card left for {names[self.who]} to draw."


class Played(WithCards):
    """An Event, face up: as an Action, a Free Action or a Response."""

    def text(self, names: Sequence[str], seat: int) -> str:
        return f"{names[self.who]} plays {cards(self.kinds)}."


class PlayedAt(WithCards):
    """An Event that is aimed at one of several opponents."""

    def __init__(self, who: int, cards: Zone, kinds: Zone, rule: str, target: str) -> None:
        self.who = who
        self.cards = cards
        self.kinds = kinds
        self.rule = rule
        self.target = target

    def data(self, seat: int) -> dict[str, Any]:
        return {**super().data(seat), "target": self.target}

    def text(self, names: Sequence[str], seat: int) -> str:
        return f"{names[self.who]} plays {cards(self.kinds)} against {self.target}."


class Stays(WithCards):
    rules = ("SFTMG-REACT-03",)

    def text(self, names: Sequence[str], seat: int) -> str:
        return f"{cards(self.kinds)} stays in play."


class LeftPlay(WithCards):
    def text(self, names: Sequence[str], seat: int) -> str:
        return f"{cards(self.kinds)} is over and discarded."


class Attacked(WithCards):
    """A card is put down against a target, facedown or face up."""

    def __init__(
        self, who: int, cards: Zone, kinds: Zone, rule: str, name: str, target: str, faceup: bool, seers: int
    ) -> None:
        self.who = who
        self.cards = cards
        self.kinds = kinds
        self.rule = rule
        self.name = name
        self.target = target
        self.faceup = faceup
        self.seers = seers  # who knows a facedown card, as bits

    def data(self, seat: int) -> dict[str, Any]:
        held: dict[str, Any] = {"who": self.who, "name": self.name, "target": self.target, "faceup": self.faceup}
        if self.faceup or sees(self.seers, seat):
            held["card"] = CARDS[self.kinds[0]].name
        return held

    def text(self, names: Sequence[str], seat: int) -> str:
        card = CARDS[self.kinds[0]].name
        if self.faceup:
            return f"{self.name} attacks {self.target}: {card}!"
        return f"{self.name} attacks {self.target} facedown{f' ({card})' if sees(self.seers, seat) else ''}."


class Revealed(WithCards):
    def text(self, names: Sequence[str], seat: int) -> str:
        return f"{names[self.who]} reveals {cards(self.kinds)}."


class CounteredWith(WithCards):
    def text(self, names: Sequence[str], seat: int) -> str:
        return f"{names[self.who]} counter-attacks with {cards(self.kinds)}."


# The attack


class Blocks(FigureN):
    """With so many dice."""

    def text(self, names: Sequence[str], seat: int) -> str:
        return f"{self.name} blocks with {many(self.n, 'die').replace('dies', 'dice')}."


class Missed(Ruled):
    """No range, or no line of sight."""

    def __init__(self, card: str, why: str, rule: str) -> None:
        self.card = card
        self.why = why
        self.rule = rule

    def text(self, names: Sequence[str], seat: int) -> str:
        return f"{self.card} comes to nothing: {self.why}."


class Canceled(Ruled):
    def __init__(self, card: str, by: str, rule: str) -> None:
        self.card = card
        self.by = by
        self.rule = rule

    def text(self, names: Sequence[str], seat: int) -> str:
        return f"{self.card} is canceled by {self.by}."


class CounterFailed(Ruled):
    def __init__(self, card: str, against: str, rule: str) -> None:
        self.card = card
        self.against = against
        self.rule = rule

    def text(self, names: Sequence[str], seat: int) -> str:
        return f"{self.card} does not counter {self.against}: no Block Dice."


class Enhanced(Figure):
    rules = ("SFTMG-EXATK-02",)

    def text(self, names: Sequence[str], seat: int) -> str:
        return f"{self.name} makes it an EX attack: +1 die."


class Rolled(Ruled):
    def __init__(
        self, who: int, name: str, purpose: int, faces: Zone, rule: str, why: str = "", worth: str = ""
    ) -> None:
        self.who = who
        self.name = name
        self.purpose = purpose
        self.faces = faces
        self.rule = rule
        self.why = why  # so many dice
        self.worth = worth  # what they come to

    def data(self, seat: int) -> dict[str, Any]:
        what = ("attack", "block", "order", "reroll")[self.purpose]
        faces = faces_text(self.faces).split(", ") if self.faces else []
        return {"who": self.who, "name": self.name, "purpose": what, "faces": faces, "worth": self.worth}

    def text(self, names: Sequence[str], seat: int) -> str:
        order = f"{'roll' if ' and ' in self.name else 'rolls'} for the first turn"  # partners do it together
        verb = ("rolls", "blocks", order, "rerolls")[self.purpose]
        why, worth = f" ({self.why})" if self.why else "", f" - {self.worth}" if self.worth else ""
        return f"{self.name} {verb}{why}: {faces_text(self.faces)}{worth}."


class Struck(FigureN):
    """Damage of an attack."""

    def text(self, names: Sequence[str], seat: int) -> str:
        return f"{self.name} takes {self.n} damage."


class Harmed(FigureN):
    """Unblockable damage."""

    def text(self, names: Sequence[str], seat: int) -> str:
        return f"{self.name} takes {self.n} Unblockable damage."


class Ignored(FigureN):
    def text(self, names: Sequence[str], seat: int) -> str:
        return f"{self.name} ignores {self.n} of it."


class Healed(FigureN):
    def text(self, names: Sequence[str], seat: int) -> str:
        return f"{self.name} regains {self.n} Health."


class Whiffed(Figure):
    rules = ("SFTMG-WHIFF-01",)

    def text(self, names: Sequence[str], seat: int) -> str:
        return f"{self.name} whiffs."


class GainedMeter(FigureN):
    def text(self, names: Sequence[str], seat: int) -> str:
        return f"{self.name} gains {self.n} Meter."


class SpentMeter(FigureN):
    def text(self, names: Sequence[str], seat: int) -> str:
        return f"{self.name} spends {self.n} Meter."


class LostMeter(FigureN):
    def text(self, names: Sequence[str], seat: int) -> str:
        return f"{self.name} loses {self.n} Meter."


class GainedAction(FigureN):
    def text(self, names: Sequence[str], seat: int) -> str:
        return f"{self.name} gets +{many(self.n, 'Action')} this turn."


class Primed(Figure):
    rules = ("SFTMG-CARD-04",)

    def __init__(self, who: int, name: str, words: str) -> None:
        self.who = who
        self.name = name
        self.words = words

    def text(self, names: Sequence[str], seat: int) -> str:
        return f"{self.name}: {self.words}"

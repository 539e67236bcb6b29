"""Free-for-All: everybody for themselves, and the Guard token (SFTMG-FFA-01 and on, SFTMG-GUARD-01 and on)."""

from __future__ import annotations

from typing import Any, Final, final

from kumite.core.position import Asks, Question, Step
from kumite.games.sftmg import grid
from kumite.games.sftmg.grid import DISTANCE, blocks_sight
from kumite.games.sftmg.happenings import GuardLeft, GuardMoved
from kumite.games.sftmg.position import NAMES, NOBODY, Fight, Kit, characters, gone, standing
from kumite.games.sftmg.rules.falls import cut_short, is_over, pass_tokens
from kumite.games.sftmg.rules.order import seats_in
from kumite.games.sftmg.rules.rounds import ROOM, far_away, in_turn, stand
from kumite.games.sftmg.sight import sees
from kumite.games.sftmg.verbs import earn, label, set_kit

LATE_METER: Final = 2  # SFTMG-FFA-06
TWO: Final = 2  # SFTMG-GUARD-07


@final
class Guard(Kit):
    """SFTMG-GUARD-01: the Guard token, who has it, and how many dice it is worth by now."""

    def __init__(self, holder: int = NOBODY, dice: int = 0, is_out: bool = False) -> None:
        self.holder = holder
        self.dice = dice
        self.is_out = is_out  # SFTMG-GUARD-07: for good

    def shield(self, who: int) -> int:
        """SFTMG-GUARD-03, SFTMG-GUARD-05: more default Block Dice; Boosts come on top."""
        return self.dice if who == self.holder else 0

    def shown(self, seat: int) -> dict[str, Any]:
        return {"guard": {"seat": NAMES[self.holder] if self.holder != NOBODY else None, "dice": self.dice}}


@final
class GuardGoes(Step):
    """SFTMG-GUARD-02, SFTMG-GUARD-03, SFTMG-GUARD-06, SFTMG-RULING-51, SFTMG-RULING-112: after an Action to whoever was
    attacked, once for the whole Combo; with the same one it is worth a die more."""

    says = "The Guard token goes to whoever was attacked"
    rules = ("SFTMG-GUARD-02", "SFTMG-GUARD-03", "SFTMG-GUARD-06")

    def run(self, g: Fight) -> None:
        kit, who = g.kit, g.attack.target
        if not isinstance(kit, Guard) or kit.is_out:
            return
        if gone(g, who):
            lay_aside(g, kit)
            return
        dice = kit.dice + 1 if kit.holder == who else 1
        set_kit(g, Guard(who, dice))
        g.events.append(GuardMoved(who, label(g, who), dice, "SFTMG-GUARD-03" if dice > 1 else "SFTMG-GUARD-02"))


@final
class AloneFalls(Step):
    """SFTMG-FFA-01, SFTMG-RULING-49: the token of a KO'd player leaves the game; the last one standing wins.
    SFTMG-GUARD-07: with two left there is no Guard token any more; SFTMG-RULING-112: nor has a KO'd fighter one."""

    says = "A KO in a Free-for-All"
    rules = ("SFTMG-FFA-01", "SFTMG-GUARD-07")

    def run(self, g: Fight) -> None:
        if is_over(g):
            return
        cut_short(g)
        pass_tokens(g)
        kit = g.kit
        if isinstance(kit, Guard) and not kit.is_out:
            if len([who for who in seats_in(g) if not gone(g, who)]) <= TWO:
                set_kit(g, Guard(is_out=True))
                g.events.append(GuardLeft("SFTMG-GUARD-07"))
            elif kit.holder in g.fallen:
                lay_aside(g, kit)


def lay_aside(g: Fight, kit: Guard) -> None:
    """SFTMG-RULING-112: the token of somebody who is KO'd waits for the next attack."""
    if kit.holder != NOBODY:
        set_kit(g, Guard())
        g.events.append(GuardLeft("SFTMG-RULING-112"))


# Set!


@final
class PlaceAlone(Step):
    """SFTMG-FFA-05: from the last player to the first.  SFTMG-RULING-68: in a competitive match from the first on."""

    says = "Set!: figures are placed one by one"
    rules = ("SFTMG-FFA-05",)

    def __init__(self, competitive: bool = False) -> None:
        self.competitive = competitive

    def run(self, g: Fight) -> None:
        seats = in_turn(g)
        set_kit(g, Guard(is_out=len(seats) <= TWO))
        g.then(*[PlaceInSight(who) for who in (seats if self.competitive else seats[::-1])])


@final
class PlaceInSight(Asks):
    """SFTMG-FFA-05, SFTMG-RULING-53: three spaces or more from everybody, and where somebody sees it if that can be.
    SFTMG-FFA-06: as far away as possible otherwise, with 2 Meter for it."""

    says = "Set!: place a figure three spaces from the others"
    rules = ("SFTMG-FFA-05", "SFTMG-FFA-06", "SFTMG-RULING-53")

    def __init__(self, who: int) -> None:
        self.who = who

    def ask(self, g: Fight) -> Question:
        others = [g.at[who] for who in standing(g, tuple(seats_in(g)))]
        far = far_away(g, others)
        seen = [at for at in far if is_seen(g, others, at)] if nearest(others, far[0]) >= ROOM else []
        return Question(self.who, "place", tuple(seen) or far)

    def act(self, g: Fight, at: int) -> None:
        near = nearest([g.at[who] for who in standing(g, tuple(seats_in(g)))], at) < ROOM
        stand(g, self.who, at, "SFTMG-FFA-06" if near else "SFTMG-FFA-05")
        if near:
            earn(g, self.who, LATE_METER, "SFTMG-FFA-06")

    def write(self, g: Fight, option: int) -> str:
        return f"place {grid.name(option)}"


def nearest(figures: list[int], at: int) -> int:
    """How far the nearest of them is; far enough where there is none."""
    return min([DISTANCE[figure][at] for figure in figures]) if figures else ROOM


def is_seen(g: Fight, figures: list[int], at: int) -> bool:
    """Whether one of these has line of sight to the space."""
    for figure in figures:
        if sees(figure, at, blocks_sight(g.ground, characters(g) & ~(1 << figure))):
            return True
    return False

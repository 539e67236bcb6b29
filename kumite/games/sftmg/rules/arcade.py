"""Classic Arcade: a strip of nine spaces, two figures on it (SFTMG-ARC-01 to SFTMG-ARC-07)."""

from __future__ import annotations

from typing import Final, final

from kumite.core.position import Asks, Question, Step
from kumite.games.sftmg import grid
from kumite.games.sftmg.grid import ALL, OFF, SIDE, Ground, space
from kumite.games.sftmg.happenings import StripSet
from kumite.games.sftmg.match import begin_phase, lay_out
from kumite.games.sftmg.position import Fight
from kumite.games.sftmg.rules.rounds import in_turn, stand
from kumite.games.sftmg.rules.setup import AgreeOnStage, NameStage, Pick, PrepareDecks

ROW: Final = 5  # SFTMG-RULING-66
STRIP: Final = ((1 << SIDE) - 1) << SIDE * (ROW - 1)
STRIP_GROUND: Final = Ground(beyond=ALL & ~STRIP)  # SFTMG-RULING-66: without Objects
ENDS: Final = (space("c5"), space("g5"))  # SFTMG-ARC-03: two free spaces behind each, three in between


@final
class ArcadeOpening(Step):
    """SFTMG-ARC-02: Select!, Set!, Ready!, Draw!."""

    says = "Set a classic match up"
    rules = ("SFTMG-ARC-02",)

    def run(self, g: Fight) -> None:
        begin_phase(g, "select")
        if g.house.ready is not None:
            g.then(g.house.ready)
        g.then(Pick(0), Pick(1), NameStage(0), NameStage(1), AgreeOnStage(), PrepareDecks(), SetStrip())


@final
class SetStrip(Step):
    """SFTMG-ARC-01, SFTMG-ARC-06, SFTMG-RULING-66: one row of the stage, without Objects; its two ends are Walls."""

    says = "Set!: one row of the stage is the strip"
    rules = ("SFTMG-ARC-01", "SFTMG-ARC-06")

    def run(self, g: Fight) -> None:
        begin_phase(g, "set")
        lay_out(g, STRIP_GROUND)
        g.events.append(StripSet(ROW))


@final
class PlaceOnStrip(Step):
    """SFTMG-ARC-03, SFTMG-RULING-66: the first player chooses an end; in later rounds they have been exchanged."""

    says = "Ready!: two figures come onto the strip"
    rules = ("SFTMG-ARC-03",)

    def run(self, g: Fight) -> None:
        seats = in_turn(g)
        if g.start[seats[0]] == OFF:
            g.then(ChooseEnd(seats[0]))
            return
        for who in seats:
            stand(g, who, g.start[who], "SFTMG-ROUND-04")


@final
class ChooseEnd(Asks):
    """SFTMG-RULING-66: the other end is the other player's."""

    says = "Ready!: choose an end of the strip"
    rules = ("SFTMG-ARC-03", "SFTMG-RULING-66")

    def __init__(self, who: int) -> None:
        self.who = who

    def ask(self, g: Fight) -> Question:
        return Question(self.who, "place", ENDS)

    def act(self, g: Fight, at: int) -> None:
        for who in in_turn(g):
            stand(g, who, at if who == self.who else ENDS[1 - ENDS.index(at)], "SFTMG-ARC-03")

    def write(self, g: Fight, option: int) -> str:
        return f"place {grid.name(option)}"

"""Classic Arcade: one against one on a strip of nine spaces, two of three rounds (SFTMG-ARC-01, SFTMG-ROUND-01)."""

from __future__ import annotations

from typing import Any, final

from kumite.errors import BadPosition
from kumite.games.sftmg.match import lay_out
from kumite.games.sftmg.position import NOBODY, Fight, House
from kumite.games.sftmg.rules.arcade import ENDS, STRIP_GROUND, ArcadeOpening, PlaceOnStrip
from kumite.games.sftmg.rules.ends import RoundEnds
from kumite.games.sftmg.rules.setup import NextRound, Ready
from kumite.games.sftmg.rules.turn import NextTurn
from kumite.games.sftmg.tables.base import CLOCK, MIRROR, PICKS, ROUNDS, STAGE, TIME_OUT, TURN_LIMIT, Mode, casts, picks
from kumite.games.sftmg.tables.power_up import POWER_UP, before_action, powers


@final
class ClassicArcade(Mode):
    def __init__(self) -> None:
        self.name = "classic arcade"
        self.story = (
            "Two Characters on a strip of nine spaces, who may walk through each other: bring the other one's "
            "Health to 0 to win a round."
        )
        self.settings = (*PICKS[:2], STAGE, MIRROR, TIME_OUT, CLOCK, ROUNDS, TURN_LIMIT, POWER_UP)

    def house(self, options: dict[str, Any]) -> House:
        return House(
            mode=self.name,
            teams=(0, 1),
            fighters=picks(options, 2),
            casts=casts(2),
            stage=options["stage"],
            mirror=options["mirror"],
            time_out=options["time_out"],
            clock=options["clock"],
            wins=options["rounds"],
            turn_limit=options["turn_limit"],
            opening=ArcadeOpening(),
            ready=Ready(),
            placing=PlaceOnStrip(),
            next_turn=NextTurn(),
            fall=RoundEnds(),
            next_round=NextRound(),
            slips=True,
            before_action=before_action(options),
            powers=powers(options, 2),
        )

    def lay(self, g: Fight) -> None:
        if g.stage == NOBODY and g.ground.small | g.ground.large:
            raise BadPosition("a strip has no Objects", ("SFTMG-RULING-66",))
        lay_out(g, STRIP_GROUND)

    def arrange(self, g: Fight, given: dict[str, Any]) -> None:
        """The next round has them at the ends, exchanged; unless they started elsewhere on the strip."""
        for who in (0, 1):
            if STRIP_GROUND.beyond >> g.start[who] & 1:
                g.start[who] = ENDS[who]

"""Versus: one against one, two of three rounds (SFTMG-VS-01, SFTMG-ROUND-01)."""

from __future__ import annotations

from typing import Any, final

from kumite.games.sftmg.position import House
from kumite.games.sftmg.rules.ends import RoundEnds
from kumite.games.sftmg.rules.rounds import PlaceTwo
from kumite.games.sftmg.rules.setup import Casual, Competitive, NextRound, Ready
from kumite.games.sftmg.rules.turn import NextTurn
from kumite.games.sftmg.tables.base import (
    CLOCK,
    MIRROR,
    PICKS,
    PLACEMENT,
    ROUNDS,
    SETUP,
    STAGE,
    TIME_OUT,
    TURN_LIMIT,
    Mode,
    casts,
    picks,
)
from kumite.games.sftmg.tables.more_stages import MORE_STAGES, more_stages
from kumite.games.sftmg.tables.power_up import POWER_UP, before_action, powers


@final
class Versus(Mode):
    def __init__(self) -> None:
        self.name = "versus"
        self.story = "Two Characters on a stage of 9 by 9 spaces: bring the other one's Health to 0 to win a round."
        self.settings = (
            SETUP,
            PLACEMENT,
            *PICKS[:2],
            STAGE,
            MIRROR,
            TIME_OUT,
            CLOCK,
            ROUNDS,
            TURN_LIMIT,
            POWER_UP,
            MORE_STAGES,
        )

    def house(self, options: dict[str, Any]) -> House:
        return House(
            mode=self.name,
            teams=(0, 1),
            setup=options["setup"],
            placement=options["placement"],
            fighters=picks(options, 2),
            casts=casts(2),
            stage=options["stage"],
            mirror=options["mirror"],
            time_out=options["time_out"],
            clock=options["clock"],
            wins=options["rounds"],
            turn_limit=options["turn_limit"],
            opening=Competitive() if options["setup"] == "competitive" else Casual(),
            ready=Ready(),
            placing=PlaceTwo(),
            next_turn=NextTurn(),
            fall=RoundEnds(),
            next_round=NextRound(),
            before_action=before_action(options),
            more_stages=more_stages(options),
            powers=powers(options, 2),
        )

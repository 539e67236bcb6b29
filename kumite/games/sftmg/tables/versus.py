"""Versus: one against one, two of three rounds (SFTMG-VS-01, SFTMG-ROUND-01)."""

from __future__ import annotations

from typing import Any, final

from kumite.games.sftmg.position import House
from kumite.games.sftmg.rules.setup import Casual
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
from kumite.games.sftmg.tables.duel import duel
from kumite.games.sftmg.tables.more_stages import MORE_STAGES
from kumite.games.sftmg.tables.power_up import POWER_UP


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
        return duel(self.name, options, picks(options, 2), casts(2), Casual(), options["mirror"])

"""What Versus and Nemesis share: one against one on a stage, two of three rounds (SFTMG-VS-01, SFTMG-RULING-77)."""

from __future__ import annotations

from typing import Any

from kumite.core.position import Step
from kumite.games.sftmg.position import House
from kumite.games.sftmg.rules.ends import RoundEnds
from kumite.games.sftmg.rules.rounds import PlaceTwo
from kumite.games.sftmg.rules.setup import Competitive, NextRound, Ready
from kumite.games.sftmg.rules.turn import NextTurn
from kumite.games.sftmg.tables.more_stages import more_stages
from kumite.games.sftmg.tables.power_up import before_action, powers


def duel(
    mode: str,
    options: dict[str, Any],
    fighters: tuple[str, ...],
    casts: tuple[tuple[int, ...], ...],
    casual: Step,
    mirror: bool = False,
) -> House:
    """The table, with the mode's own Characters, and its own way to pick them where that is casual."""
    return House(
        mode=mode,
        teams=(0, 1),
        setup=options["setup"],
        placement=options["placement"],
        fighters=fighters,
        casts=casts,
        stage=options["stage"],
        mirror=mirror,
        time_out=options["time_out"],
        clock=options["clock"],
        wins=options["rounds"],
        turn_limit=options["turn_limit"],
        opening=Competitive() if options["setup"] == "competitive" else casual,
        ready=Ready(),
        placing=PlaceTwo(),
        next_turn=NextTurn(),
        fall=RoundEnds(),
        next_round=NextRound(),
        before_action=before_action(options),
        more_stages=more_stages(options),
        powers=powers(options, 2),
    )

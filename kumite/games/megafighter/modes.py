"""The modes: tables of contents.  A rule asks what the table says, never which mode it is."""

from __future__ import annotations

from typing import Any, Final

from kumite.core.game import Setting
from kumite.core.position import Step
from kumite.games.megafighter.position import ALLOCATED, HAND, House
from kumite.games.megafighter.rules.turn import ActionPhase, DrawPhase
from kumite.games.megafighter.rules.veteran import BlockPhase, BonusPhase

MODES: Final = ("standard", "veteran")

SETTINGS: Final = (
    Setting("draft", ("recommended", "random"), "how teams are drafted", ("MEGA-SETUP-05", "MEGA-SETUP-06")),
    Setting("first", ("random", "P1", "P2"), "who goes first", ("MEGA-SETUP-09", "MEGA-RULING-04")),
    Setting("loose_combos", (False, True), "cards may be played that perform no Attack", ("MEGA-RULING-07",)),
    Setting("strict_supply", (False, True), "tokens can run out", ("MEGA-RULING-13",)),
    Setting("tokens_block", (False, True), "Veteran: Swap Tokens still block", ("MEGA-RULING-28",)),
    Setting("turn_limit", (200, 1, 10_000), "after so many turns the game is a draw", ("MEGA-RULING-43",)),
)


def house(mode: str, options: dict[str, Any]) -> House:
    """The table this mode and these options (already checked) describe.

    MEGA-TURN-01, MEGA-VET-02: which phases a turn has.  MEGA-VET-01, MEGA-RULING-28: where Blocks come from."""
    phases: tuple[Step, ...]
    if mode == "veteran":
        phases = (BonusPhase(), ActionPhase(), BlockPhase(), DrawPhase())
        rule, blocks_from, tokens_block = "MEGA-VET-02", ALLOCATED, bool(options["tokens_block"])
    else:
        phases, rule, blocks_from, tokens_block = (ActionPhase(), DrawPhase()), "MEGA-TURN-01", HAND, True
    return House(
        mode,
        phases,
        rule,
        blocks_from,
        tokens_block,
        draft=options["draft"],
        first=options["first"],
        loose_combos=options["loose_combos"],
        strict_supply=options["strict_supply"],
        turn_limit=options["turn_limit"],
    )

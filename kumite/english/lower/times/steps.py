"""The names of phases and steps, in both wordings."""

from __future__ import annotations

from typing import Final

from kumite.english.lower.base import refuse
from kumite.english.nodes import Node
from kumite.games.universus.terms import (
    ATTACK_PERIOD,
    BLOCK_STEP,
    COMBAT_PHASE,
    DAMAGE_STEP,
    DRAW_STEP,
    END_PHASE,
    ENHANCE_STEP,
    GAME_PERIOD,
    READY_STEP,
    REVIEW_STEP,
    START_PHASE,
    TURN,
)

STEPS: Final = {  # ufs has phases where universus has steps; its Ready Phase is all three of the Start Phase
    "start phase": START_PHASE,
    "ready phase": START_PHASE,
    "ready step": READY_STEP,
    "review step": REVIEW_STEP,
    "review phase": REVIEW_STEP,
    "draw step": DRAW_STEP,
    "draw phase": DRAW_STEP,
    "combat phase": COMBAT_PHASE,
    "enhance step": ENHANCE_STEP,
    "enhance phase": ENHANCE_STEP,
    "block step": BLOCK_STEP,
    "block phase": BLOCK_STEP,
    "damage step": DAMAGE_STEP,
    "damage phase": DAMAGE_STEP,
    "end phase": END_PHASE,
    "end step": END_PHASE,
    "turn": TURN,
    "attack": ATTACK_PERIOD,
    "game": GAME_PERIOD,
}


def step_named(name: str, node: Node) -> int:
    """The period of this name."""
    if name not in STEPS:
        refuse(node, f"{name!r} is no period of the game")
    return STEPS[name]

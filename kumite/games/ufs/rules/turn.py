"""The steps of a turn in which this edition differs."""

from __future__ import annotations

from kumite.core.position import Step
from kumite.games.universus.position import Versus
from kumite.games.universus.rules.turn import draw_to_hand_size


class DrawStep(Step):
    """UFS-READY-06, UFS-READY-07: up to the hand size; who holds as many, or more, draws nothing and discards nothing.
    Nobody draws an extra card (UFS-SETUP-14)."""

    says = "The Draw Step"
    rules = ("UFS-READY-06", "UFS-READY-07")

    def run(self, g: Versus) -> None:
        draw_to_hand_size(g, 0)

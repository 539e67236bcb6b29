"""A bot: something that chooses."""

from __future__ import annotations

import random

from kumite.bots.sight import Sight

KEYS = 1 << 30  # guesses and rollouts take keys below this


class Bot:
    """Chooses one of the options it is shown.  Its seed and the questions it was asked decide everything, but for
    bots that think by the clock."""

    name = ""

    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)

    def choose(self, sight: Sight) -> int:
        """An option of the open question."""
        raise NotImplementedError

    def key(self) -> int:
        """A fresh key for a guess or a rollout."""
        return self.dice.randrange(KEYS)

"""The bot that chooses blindly: the yardstick of all others."""

from __future__ import annotations

from kumite.bots.bot import Bot
from kumite.bots.sight import Sight


class Random(Bot):
    """Every option is as likely as the next."""

    name = "random"

    def choose(self, sight: Sight) -> int:
        return sight.options[self.dice.randrange(len(sight.options))]

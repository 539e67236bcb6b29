"""The bot that looks one decision ahead."""

from __future__ import annotations

from typing import Final

from kumite.bots.bot import Bot
from kumite.bots.sight import Sight
from kumite.core.drive import settle

GUESSES: Final = 3  # positions it imagines for a decision; what is hidden, and what chance does, differs in each


class Greedy(Bot):
    """Takes the option whose consequences look best; among equals the quietest, which comes first.  Where nothing makes
    a difference, as when a Character is picked, any of them."""

    name = "greedy"

    def choose(self, sight: Sight) -> int:
        options = sight.options
        if len(options) == 1:
            return options[0]
        totals = self.prospects(sight)
        if max(totals) == min(totals):
            return options[self.key() % len(options)]
        return options[totals.index(max(totals))]

    def prospects(self, sight: Sight) -> list[float]:
        """How each option looks, summed over the imagined positions; the same ones for every option."""
        totals = [0.0] * len(sight.options)
        for _ in range(GUESSES):
            g = sight.guess(self.key())
            luck = self.key()
            for i, option in enumerate(sight.options):
                child = g.clone()
                settle(child, option, luck)
                totals[i] += sight.appraise(child, sight.seat)
        return totals

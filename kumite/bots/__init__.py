"""Bots: whatever maps what a seat may know to one of its options.

`make("greedy", seed=1).choose(sight_of(match))` is an option of the open question.
"""

from kumite.bots.bot import Bot
from kumite.bots.registry import make, names
from kumite.bots.sight import Sight, sight_of

__all__ = ["Bot", "Sight", "make", "names", "sight_of"]

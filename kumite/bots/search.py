"""The bot that searches: information-set Monte Carlo tree search, for any game and any number of seats.

Each iteration imagines what is hidden anew, walks down one common tree by what that position allows, adds a leaf,
plays on from there as greedy players would, and tells everybody on the way how good that looks for them.  Chance is
played, not branched.
"""

from __future__ import annotations

from time import perf_counter
from typing import Final

from kumite.bots.bot import Bot
from kumite.bots.sight import Sight
from kumite.bots.tree import Node, Walk, favourite


class Budget:
    """How long to think about one decision: by the clock, or so many iterations, which is repeatable."""

    __slots__ = ("iterations", "milliseconds")

    def __init__(self, milliseconds: int = 0, iterations: int = 0) -> None:
        self.milliseconds = milliseconds
        self.iterations = iterations

    def __str__(self) -> str:
        return f"{self.iterations}it" if self.iterations else f"{self.milliseconds}ms"


DEFAULT: Final = Budget(milliseconds=200)


class Search(Bot):
    """Takes the option it came back to most often."""

    name = "search"

    def __init__(self, seed: int, budget: Budget = DEFAULT) -> None:
        super().__init__(seed)
        self.budget = budget
        self.iterations = 0  # of the last decision

    def choose(self, sight: Sight) -> int:
        start = perf_counter()
        if len(sight.options) == 1:
            return sight.options[0]
        root = Node()
        self.think(Walk(sight, self.key(), self.key()), root, start + self.budget.milliseconds / 1000)
        return favourite(root, sight.seat, sight.what, sight.options)

    def think(self, walk: Walk, root: Node, until: float) -> None:
        """Iterate until the budget is spent, once at least."""
        most, done = self.budget.iterations, 0
        while done == 0 or (done < most if most else perf_counter() < until):
            walk.down(root)
            done += 1
        self.iterations = done

"""A game for bots to be tried on: take one to three stones, whoever takes the last one wins.  Any number of seats."""

from __future__ import annotations

from typing import Any

from kumite.core.game import Game
from kumite.core.position import Asks, Outcome, Position, Question, Step


class Stones(Position):
    left: int
    seats: int
    turn: int

    def clone(self) -> Stones:
        new = Stones()
        self.copy_to(new)
        new.left, new.seats, new.turn = self.left, self.seats, self.turn
        return new


class Take(Asks):
    says = "Take stones"

    def ask(self, g: Stones) -> Question:
        return Question(g.turn, "take", tuple(range(1, min(3, g.left) + 1)), always=True)

    def act(self, g: Stones, answer: int) -> None:
        g.edits += 1
        g.left -= answer
        if g.left == 0:
            g.outcome = Outcome((g.turn,), "the last stone", ())
        else:
            g.turn = (g.turn + 1) % g.seats
            g.then(Take())


class Rest(Step):
    """Always under a question, so that a decision has an end."""

    def run(self, g: Stones) -> None:
        pass


class StonesGame(Game):
    """Nothing is hidden, and nothing but the end looks good or bad."""

    def guess(self, g: Any, seat: int, key: int) -> Position:
        new: Position = g.clone()
        return new

    def appraise(self, g: Any, seat: int) -> float:
        return 0.0 if g.outcome is None else 10.0 if seat in g.outcome.winners else -10.0


def stones(left: int, seats: int = 2) -> Stones:
    """A heap; seat 0 is asked."""
    g = Stones()
    g.left, g.seats, g.turn = left, seats, 0
    g.kind, g.known = [], []
    g.begin(Take(), Rest())
    return g

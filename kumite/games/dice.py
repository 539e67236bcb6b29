"""The smallest game: P1 calls a die high or low, chance rolls it; a right call wins.

It is not on the list of GAMES.  It is what docs/add-a-game.md walks through, and what the engine room's own tests play.
"""

from __future__ import annotations

from typing import Any, Final, final

from kumite.core.game import Game, Why
from kumite.core.position import CHANCE, Asks, Outcome, Position, Question

LOW: Final = 0
HIGH: Final = 1
SEATS: Final = ("P1", "P2")


@final
class Dice(Position):
    call: int

    def clone(self) -> Dice:
        new = Dice()
        self.copy_to(new)
        new.call = self.call
        return new


def new_game() -> Dice:
    g = Dice()
    g.call, g.kind, g.known = LOW, [], []
    g.begin(Call(), Roll())
    return g


class Call(Asks):
    says = "Call high or low"

    def ask(self, g: Dice) -> Question:
        return Question(0, "call", (LOW, HIGH))

    def act(self, g: Dice, call: int) -> None:
        say(g, call)

    def write(self, g: Dice, option: int) -> str:
        return ("low", "high")[option]


class Roll(Asks):
    says = "Roll the die"

    def ask(self, g: Dice) -> Question:
        return Question(CHANCE, "d6", range(1, 7))

    def act(self, g: Dice, pips: int) -> None:
        right = (pips > 3) == (g.call == HIGH)
        finish(g, 0 if right else 1, f"the die shows {pips}")


class Rude(Asks):
    """Acts while it asks, which the engine refuses."""

    def ask(self, g: Dice) -> Question:
        say(g, HIGH)
        return Question(0, "rude", (LOW, HIGH))


class Mute(Asks):
    """Asks, but accepts no answer, which the engine refuses too."""

    def ask(self, g: Dice) -> Question:
        return Question(0, "mute", ())


class Circle(Asks):
    """Runs in circles, until the engine stops it."""

    def ask(self, g: Dice) -> Question:
        return Question(0, "circle", (LOW,))

    def act(self, g: Dice, answer: int) -> None:
        g.then(Circle())


# Verbs


def say(g: Dice, call: int) -> None:
    g.edits += 1
    g.call = call


def finish(g: Dice, winner: int, reason: str) -> None:
    g.edits += 1
    g.outcome = Outcome((winner,), reason, ())


class DiceGame(Game):
    """The contract, kept in as few lines as possible."""

    def __init__(self) -> None:
        self.id = "dice"
        self.title = "High or Low"
        self.modes = ("standard",)
        self.settings = ()
        self.position = Dice

    def new(self, mode: str, options: dict[str, Any]) -> Position:
        return new_game()

    def setup(self, description: dict[str, Any]) -> Position:
        return new_game()

    def seats(self, g: Any) -> tuple[str, ...]:
        return SEATS

    def view(self, g: Any, seat: int) -> dict[str, Any]:
        return {"game": self.id, "call": ("low", "high")[g.call]}

    def board(self, seen: dict[str, Any]) -> list[str]:
        return [f"The call is {seen['call']}."]

    def guess(self, g: Any, seat: int, key: int) -> Position:
        new: Dice = g.clone()
        return new

    def why_not(self, g: Any, text: str) -> Why:
        return Why(f"{text!r} is neither low nor high")

    def appraise(self, g: Any, seat: int) -> float:
        if g.outcome is None:
            return 0.0
        return 1.0 if g.outcome.winners == (seat,) else -1.0


GAME: Final = DiceGame()

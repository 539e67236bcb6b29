"""Passing by itself, as a player has asked for it: 'pass until attack', 'pass until turn'.

It knows no rules: it passes only where the game says that this question may be passed so, and only for its own seat;
it stops as the drawn table in the browser stops (`pilot.ts`)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from kumite.cli.drawing import Drawing, View
from kumite.cli.paper import BOLD, DIM
from kumite.errors import Refusal

if TYPE_CHECKING:
    from kumite.cli.paper import Paper

COMMAND: Final = "until"
SPOKEN: Final = "pass until"
NEVER: Final = "never"
HABITS: Final = {"attack": "until an attack is played", "turn": "until your next turn"}
WAIT: Final = 0.35  # seconds in which it can be stopped, at a far table
PLAYED, SAID = "enter", "Note"  # what events are called: an attack is played; something is said at the table
ENDS_IT: Final = "'pass until never', or Enter, ends that"
HELP: Final = (("pass until", f"pass by itself where one may: 'pass until attack', 'pass until turn'; {ENDS_IT}"),)
OFFER: Final = "  ('pass until attack' or 'pass until turn' passes by itself.)"
ENDED: Final = "Passing by itself has ended."


def spoken(typed: str) -> str:
    """What was typed, with the command in front."""
    return typed[len("pass ") :] if typed.lower().startswith(SPOKEN) else typed


class Pilot:
    """What one player has asked for."""

    def __init__(self) -> None:
        self.habit = NEVER
        self.turn = 0  # when it was asked for

    @property
    def on(self) -> bool:
        return self.habit != NEVER

    def order(self, paper: Paper, drawing: Drawing, view: View, habit: str) -> None:
        """Begin, or end, as somebody typed it."""
        if not drawing.game.waits:
            raise Refusal(f"in {drawing.game.title} there is nothing to pass")
        wish = habit.lower()
        if wish == NEVER:
            self.end(paper)
        elif wish not in HABITS:
            raise Refusal("say until when: 'pass until attack', 'pass until turn' or 'pass until never'")
        else:
            self.habit, self.turn = wish, int(view.get("turns", 0))
            paper.line(f"Passing {HABITS[wish]}; {ENDS_IT}.", BOLD)

    def end(self, paper: Paper) -> None:
        if self.on:
            self.habit = NEVER
            paper.line(ENDED, BOLD)

    def look(self, paper: Paper, view: View, happened: Iterable[str]) -> None:
        """End it where what the player waited for has come; what is taken back or said at the table ends it, too."""
        if self.on and self.is_over(view, set(happened)):
            self.end(paper)

    def is_over(self, view: View, happened: set[str]) -> bool:
        turns = int(view.get("turns", 0))
        if view.get("outcome") or turns < self.turn or SAID in happened:
            return True
        if turns > self.turn and view.get("turn") == view["you"]:
            return True
        return self.habit == "attack" and PLAYED in happened

    def passes(self, drawing: Drawing, view: View) -> str | None:
        """The answer to give by itself."""
        return drawing.game.passing(view) if self.on else None

    def tell(self, paper: Paper) -> None:
        """It has passed."""
        paper.line(f"(Passed for you, {HABITS[self.habit]}.)", DIM)

    def offer(self, paper: Paper, drawing: Drawing, view: View) -> None:
        """Beneath a question: that passing is on; or where one may pass, that this can be had by itself."""
        if self.on:
            paper.line(f"  (Passing {HABITS[self.habit]}; 'pass until never' ends that.)", DIM)
        elif drawing.game.passing(view) is not None:
            paper.line(OFFER, DIM)

"""What is put before somebody who is asked: the board if it changed, the question, and its options."""

from __future__ import annotations

from typing import Any

from kumite.cli.drawing import Drawing
from kumite.cli.menu import Menu
from kumite.cli.paper import BOLD, Paper
from kumite.cli.pilot import Pilot

NOT_THE_BOARD = ("question", "events")


class Scene:
    """Remembers what each seat was shown last."""

    def __init__(self, paper: Paper, drawing: Drawing) -> None:
        self.paper = paper
        self.drawing = drawing
        self.drawn: dict[str, Any] = {}  # seat -> what its board showed last
        self.greeted = False

    def show(self, seat: str, view: dict[str, Any], pilot: Pilot) -> None:
        """Everything that is needed to answer."""
        self.board(seat, view)
        self.paper.line()
        self.paper.say(f"{seat}: {view['question']['prompt']}", BOLD)
        Menu(self.drawing, view).show(self.paper)
        pilot.offer(self.paper, self.drawing, view)
        if not self.greeted:
            self.greeted = True
            self.paper.line("Type a number; or 'help'.")

    def board(self, seat: str, view: dict[str, Any]) -> None:
        """The board, unless this seat has it before its eyes."""
        seen = {name: held for name, held in view.items() if name not in NOT_THE_BOARD}
        if self.drawn.get(seat) == seen:
            return
        self.drawn[seat] = seen
        self.paper.line()
        first, *rest = self.drawing.board(view)
        self.paper.line(first, BOLD)
        self.paper.lines(rest)

    def forget(self, seat: str) -> None:
        """Its board is out of sight."""
        self.drawn.pop(seat, None)

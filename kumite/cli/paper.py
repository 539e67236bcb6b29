"""What a terminal shows and hears: lines that are only ever added, and lines that are read.

Nothing is drawn over and colour says nothing that words do not say, so a screen reader, a pipe and a log file
get the same match as a terminal.
"""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterable
from contextlib import suppress
from importlib import import_module
from textwrap import wrap

BOLD, DIM, GREEN, RED = "1", "2", "32", "31"
WIDEST = 80


class TheEnd(Exception):
    """Nobody is at the keyboard any more."""


class Paper:
    """Adds lines; reads lines."""

    def __init__(self) -> None:
        self.colourful = sys.stdout.isatty() and "NO_COLOR" not in os.environ and os.environ.get("TERM") != "dumb"
        self.heard_by_itself = sys.stdin.isatty()  # a terminal shows what is typed; a pipe does not
        if hasattr(sys.stdin, "reconfigure"):
            sys.stdin.reconfigure(errors="replace")
        if self.heard_by_itself:
            self._edit_lines()

    def _edit_lines(self) -> None:
        """Arrow keys and a memory of what was typed, where Python has them."""
        with suppress(ImportError):
            import_module("readline")

    @property
    def width(self) -> int:
        return max(40, min(WIDEST, shutil.get_terminal_size((WIDEST, 24)).columns)) - 1

    def line(self, text: str = "", *styles: str) -> None:
        """One line as it is."""
        print(self.styled(text, *styles), flush=True)

    def lines(self, texts: Iterable[str], *styles: str) -> None:
        for text in texts:
            self.line(text, *styles)

    def say(self, text: str, *styles: str, hang: int = 0) -> None:
        """A sentence, over as many lines as it needs."""
        self.lines(self.broken(text, hang), *styles)

    def broken(self, text: str, hang: int = 0) -> list[str]:
        """A text as lines of this terminal's width; a leading indent is kept, the next lines hang."""
        lead = " " * (len(text) - len(text.lstrip(" ")))
        hanging = " " * min(hang, self.width // 2)
        found = wrap(
            text.lstrip(" "), self.width, initial_indent=lead, subsequent_indent=hanging, break_on_hyphens=False
        )
        return found or [""]

    def styled(self, text: str, *styles: str) -> str:
        return f"\x1b[{';'.join(styles)}m{text}\x1b[0m" if styles and text and self.colourful else text

    def ask(self, prompt: str) -> str:
        """The next line somebody types."""
        try:
            heard = input(prompt)
        except EOFError:
            self.line()
            raise TheEnd from None
        if not self.heard_by_itself:
            self.line(heard)
        return heard.strip()

    def cover(self) -> None:
        """Push everything out of sight."""
        self.lines([""] * (max(24, shutil.get_terminal_size((WIDEST, 50)).lines) + 10))

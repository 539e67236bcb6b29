"""The open question as a numbered list, and what somebody means who types something at it."""

from __future__ import annotations

import re
from typing import Any

from kumite.cli.drawing import Drawing
from kumite.cli.paper import BOLD, DIM, Paper
from kumite.errors import Refusal, brief

WIDEST_NOTATION = 38
SUGGESTIONS = 4
MANY = 12  # options of a group
SHORT = 10  # letters
COLUMNS = 5


class Menu:
    """The options of a view's question in groups, numbered as they are shown."""

    def __init__(self, drawing: Drawing, view: dict[str, Any]) -> None:
        self.view = view
        self.drawing = drawing
        self.groups: dict[str, list[str]] = {"": []}  # what needs no heading comes first
        for option in view["question"]["options"]:
            self.groups.setdefault(drawing.heading(view, option), []).append(option)
        self.options = [option for group in self.groups.values() for option in group]

    def show(self, paper: Paper) -> None:
        """Every option on a line of its own, with its number and what it means; many short ones in columns, since the
        board shows what they mean."""
        width = min(WIDEST_NOTATION, max(map(len, self.options)), paper.width // 2 - 8)
        number = 0
        for heading, options in self.groups.items():
            if heading:
                paper.say(f"  {heading}", hang=2)
            if len(options) > MANY and max(map(len, options)) <= SHORT:
                number = self._show_columns(paper, number, options)
                continue
            for option in options:
                number += 1
                self._show_one(paper, number, option, width)

    def _show_columns(self, paper: Paper, number: int, options: list[str]) -> int:
        """Beside each other; says the last number."""
        for first in range(0, len(options), COLUMNS):
            row = options[first : first + COLUMNS]
            cells = [f"{number + first + i:>4}  {option:<{SHORT}}" for i, option in enumerate(row, 1)]
            paper.line(paper.styled("".join(cells).rstrip(), BOLD))
        return number + len(options)

    def _show_one(self, paper: Paper, number: int, option: str, width: int) -> None:
        hint = self.drawing.hint(self.view, option)
        if len(option) > width:  # on lines of its own, so that the column of hints stays one
            paper.lines(paper.broken(f"{number:>4}  {option}", hang=6), BOLD)
            if hint:
                lead = min(width + 8, paper.width // 2)
                paper.lines(paper.broken(" " * lead + hint, hang=lead), DIM)
            return
        text = f"{number:>4}  {option:<{width}}  {hint}".rstrip()
        first, *rest = paper.broken(text, hang=width + 8)
        named = 6 + len(option)
        paper.line(f"{paper.styled(first[:named], BOLD)}{paper.styled(first[named:], DIM)}")
        paper.lines(rest, DIM)

    def has(self, text: str) -> bool:
        """Whether this is an option, written out."""
        return folded(text) in map(folded, self.options)

    def meant(self, text: str) -> str | None:
        """The option that a number, a notation or the unambiguous beginning of one means; None if there is none."""
        wanted = folded(text)
        exact = [option for option in self.options if folded(option) == wanted]
        if exact:
            return exact[0]
        if re.fullmatch("[0-9]{1,6}", wanted):
            return self._numbered(int(wanted))
        begun = [option for option in self.options if folded(option).startswith(wanted)]
        if len(begun) > 1:
            shown = ", ".join(begun[:SUGGESTIONS]) + (" and more" if len(begun) > SUGGESTIONS else "")
            raise Refusal(f"{brief(text)} could be {shown}; write a little more, or a number")
        return begun[0] if begun else None

    def _numbered(self, number: int) -> str:
        if not 1 <= number <= len(self.options):
            raise Refusal(f"there is no option {number}; they go from 1 to {len(self.options)}")
        return self.options[number - 1]

    def near(self, text: str) -> list[str]:
        """Options whose words begin like the typed ones, for a "did you mean"."""
        words = folded(text).split()
        return [option for option in self.options if words and _in_order(words, folded(option).split())][:SUGGESTIONS]


def _in_order(typed: list[str], written: list[str]) -> bool:
    """Whether each typed word begins a written one, in the same order."""
    at = 0
    for word in written:
        if at < len(typed) and word.startswith(typed[at]):
            at += 1
    return at == len(typed)


def folded(text: str) -> str:
    return " ".join(text.lower().split())

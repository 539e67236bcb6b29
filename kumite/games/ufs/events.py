"""What happens before a game of this edition, told to every seat."""

from __future__ import annotations

from collections.abc import Sequence

from kumite.core.position import Event


class LaidDown(Event):
    """A character lies face down in the staging area."""

    rules = ("UFS-SETUP-01",)

    def __init__(self, who: int, deck: int) -> None:
        self.who = who
        self.deck = deck  # cards that are left in it

    def text(self, names: Sequence[str], seat: int) -> str:
        return f"{names[self.who]} puts a character face down into the staging area; {self.deck} cards are left."


class Revealed(Event):
    """It is turned up."""

    rules = ("UFS-SETUP-02",)

    def __init__(self, who: int, character: str) -> None:
        self.who = who
        self.character = character

    def text(self, names: Sequence[str], seat: int) -> str:
        return f"{names[self.who]} reveals {self.character}."

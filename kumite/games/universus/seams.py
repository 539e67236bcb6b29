"""The seams of a match, told to everybody alike: decks, turns, hands that are kept, passes, dropped attacks,
what somebody names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from kumite.core.position import Event, RuleIds


class Brought(Event):
    """A player puts down a deck."""

    rules = ("UVS-SETUP-01",)

    def __init__(self, who: int, deck: str, character: str) -> None:
        self.who = who
        self.deck = deck
        self.character = character

    def text(self, names: Sequence[str], seat: int) -> str:
        return f"{names[self.who]} plays {self.character}, with the deck {self.deck}."


class TurnBegan(Event):
    rules = ("UVS-AP-01",)

    def __init__(self, who: int, turn: int) -> None:
        self.who = who
        self.turn = turn

    def text(self, names: Sequence[str], seat: int) -> str:
        return f"Turn {self.turn}: {names[self.who]}."


class Kept(Event):
    """No mulligan, or no more of it."""

    rules = ("UVS-MULL-01",)

    def __init__(self, who: int) -> None:
        self.who = who

    def text(self, names: Sequence[str], seat: int) -> str:
        return f"{names[self.who]} keeps the hand."


class Passed(Event):
    """The active player makes no more forms."""

    rules = ("UVS-COMBAT-04",)

    def __init__(self, who: int) -> None:
        self.who = who

    def text(self, names: Sequence[str], seat: int) -> str:
        return f"{names[self.who]} passes."


class Stumbled(Passed):
    """The active player has failed a form, and makes no more."""

    rules = ("UVS-COMBAT-08",)

    def text(self, names: Sequence[str], seat: int) -> str:
        return f"{names[self.who]}'s form has failed: the Combat Phase ends."


class Dropped(Event):
    """An attack sequence has ended before its time."""

    rules: ClassVar[RuleIds] = ("UVS-DROP-02", "UVS-DROP-03")

    def __init__(self, who: int, attack: str) -> None:
        self.who = who
        self.attack = attack

    def text(self, names: Sequence[str], seat: int) -> str:
        return f"{names[self.who]}'s {self.attack} is dropped: its attack ends here."


class BrokenOff(Dropped):
    """With it an effect has ended the Combat Phase."""

    rules = ("UVS-PHASE-02",)

    def text(self, names: Sequence[str], seat: int) -> str:
        return f"{names[self.who]}'s {self.attack} goes no further: the Combat Phase is over."


class Named(Event):
    """A card, or anything else that a text has a player name: it is said aloud."""

    rules = ("UVS-NAME-01",)

    def __init__(self, who: int, named: str) -> None:
        self.who = who
        self.named = named

    def text(self, names: Sequence[str], seat: int) -> str:
        return f"{names[self.who]} names {self.named}."

"""Kinds of things that may stand in a field of a word of an ability tree; `wordfields.py` says which stands where."""

from __future__ import annotations

from typing import Any, Final

from kumite.core.position import Record
from kumite.errors import brief
from kumite.games.universus.faces import CARDS
from kumite.games.universus.terms import NOBODY, TOKEN

MOST: Final = 9999  # of any number that is written in a tree


class Slot(Record):
    """What one field takes."""

    def wants(self) -> str:
        """What is allowed, in a few words."""
        raise NotImplementedError

    def takes(self, value: Any) -> bool:
        raise NotImplementedError

    def fault(self, value: Any, path: str) -> str:
        """What is wrong with a value, in a sentence that begins with its place; nothing if it is right."""
        return "" if self.takes(value) else f"{path} is {said(value)}; it must be {self.wants()}"


def said(value: Any) -> str:
    """A value as it was written; of a word its name alone."""
    return f"{type(value).__name__}(...)" if isinstance(value, Record) else brief(value)


def is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


class Whole(Slot):
    """A number."""

    def __init__(self, least: int = -MOST) -> None:
        self.least = least

    def wants(self) -> str:
        return f"a whole number from {self.least} to {MOST}"

    def takes(self, value: Any) -> bool:
        return is_number(value) and self.least <= value <= MOST


class Code(Slot):
    """A number that stands for one of a closed list of the table's terms."""

    def __init__(self, what: str, names: tuple[str, ...], first: str, last: str, none: bool = False) -> None:
        self.what = what
        self.names = names
        self.first = first  # the name of 0 in trees
        self.last = last
        self.none = none  # NOBODY, too: it is left open

    def wants(self) -> str:
        return f"{self.what}, from {self.first} (0) to {self.last} ({len(self.names) - 1})"

    def takes(self, value: Any) -> bool:
        return is_number(value) and (0 <= value < len(self.names) or (self.none and value == NOBODY))


class Line(Slot):
    """Text."""

    def wants(self) -> str:
        return "text in quotes"

    def takes(self, value: Any) -> bool:
        return isinstance(value, str)


class Choice(Slot):
    """One of a few words."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names = names

    def wants(self) -> str:
        return f"one of {', '.join([repr(name) for name in self.names])}"

    def takes(self, value: Any) -> bool:
        return isinstance(value, str) and value in self.names


class TokenName(Slot):
    """The name of a token of the catalogue (UVS-TOKEN-01)."""

    def wants(self) -> str:
        return f"the name of a token: {', '.join(tokens())}"

    def takes(self, value: Any) -> bool:
        return isinstance(value, str) and value in tokens()


def tokens() -> list[str]:
    return [card.name for card in CARDS if card.front.type == TOKEN]


class Flag(Slot):
    """Yes or no."""

    def wants(self) -> str:
        return "True or False"

    def takes(self, value: Any) -> bool:
        return isinstance(value, bool)


class Node(Slot):
    """A word of one kind."""

    def __init__(self, kind: type[Record], what: str) -> None:
        self.kind = kind
        self.what = what

    def wants(self) -> str:
        return self.what

    def takes(self, value: Any) -> bool:
        return isinstance(value, self.kind)


class Either(Slot):
    """One or the other."""

    def __init__(self, one: Slot, other: Slot) -> None:
        self.one = one
        self.other = other

    def wants(self) -> str:
        return f"{self.one.wants()}, or {self.other.wants()}"

    def takes(self, value: Any) -> bool:
        return self.one.takes(value) or self.other.takes(value)


class Nothing(Slot):
    """None."""

    def wants(self) -> str:
        return "None"

    def takes(self, value: Any) -> bool:
        return value is None


class Row(Slot):
    """Any number of them, in brackets."""

    def __init__(self, each: Slot) -> None:
        self.each = each

    def wants(self) -> str:
        return f"in brackets, like (A, B) or (A,), each {self.each.wants()}"

    def takes(self, value: Any) -> bool:
        return isinstance(value, tuple) and all(self.each.takes(one) for one in value)

    def fault(self, value: Any, path: str) -> str:
        if not isinstance(value, tuple):
            return f"{path} is {said(value)}; it must be {self.wants()}"
        for at, one in enumerate(value):
            wrong = self.each.fault(one, f"{path}[{at}]")
            if wrong:
                return wrong
        return ""

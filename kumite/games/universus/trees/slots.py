"""Kinds of things that may stand in a field of a word of an ability tree; `wordfields.py` says which stands where."""

from __future__ import annotations

from typing import Any, Final

from kumite.core.piles import Zone
from kumite.core.position import Record
from kumite.errors import brief
from kumite.games.universus.faces import CARDS
from kumite.games.universus.terms import NOBODY, TOKEN

MOST: Final = 9999  # of any number that is written in a tree
FEW: Final = 9  # terms that are named one by one


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
    return type(value) is int  # a truth value is none


class Whole(Slot):
    """A number."""

    def __init__(self, least: int = -MOST, most: int = MOST) -> None:
        self.least = least
        self.most = most

    def wants(self) -> str:
        return f"a whole number from {self.least} to {self.most}"

    def takes(self, value: Any) -> bool:
        return is_number(value) and self.least <= value <= self.most


class Code(Slot):
    """A number that stands for one of a closed list of the table's terms."""

    def __init__(self, what: str, names: tuple[str, ...], values: Zone, none: bool = False, more: str = "") -> None:
        self.what = what
        self.names = names  # as trees write them, each at the place of its value
        self.values = values
        self.none = none  # NOBODY, too: it is left open
        self.more = more  # what else there is to say

    def wants(self) -> str:
        told = [f"{name} ({value})" for name, value in zip(self.names, self.values)]
        if len(told) > FEW:
            listed = f", from {told[0]} to {told[-1]}"
        else:
            listed = f": {' or '.join([part for part in (', '.join(told[:-1]), told[-1]) if part])}"
        return f"{self.what}{listed}{f', or NOBODY ({NOBODY})' if self.none else ''}{self.more}"

    def takes(self, value: Any) -> bool:
        return is_number(value) and (value in self.values or (self.none and value == NOBODY))


class Line(Slot):
    """Text; some must not be empty."""

    def __init__(self, empty: bool = True) -> None:
        self.empty = empty

    def wants(self) -> str:
        return "text in quotes" if self.empty else "text in quotes that is not empty"

    def takes(self, value: Any) -> bool:
        return isinstance(value, str) and (self.empty or bool(value.strip()))


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
    """A word of one kind, or of some words of that kind."""

    def __init__(self, kind: type[Record], what: str, some: tuple[type[Record], ...] = ()) -> None:
        self.kind = kind
        self.what = what
        self.some = some

    def wants(self) -> str:
        return self.what

    def takes(self, value: Any) -> bool:
        return isinstance(value, self.some or self.kind)


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
    """Any number of them, in brackets; `least`, as many at least; `once`, none of them twice."""

    def __init__(self, each: Slot, least: int = 0, once: bool = False) -> None:
        self.each = each
        self.least = least
        self.once = once

    def wants(self) -> str:
        return f"in brackets, like (A, B) or (A,), each {self.each.wants()}"

    def takes(self, value: Any) -> bool:
        if not isinstance(value, tuple) or len(value) < self.least:
            return False
        return all(self.each.takes(one) for one in value) and not (self.once and twice(value))

    def fault(self, value: Any, path: str) -> str:
        if not isinstance(value, tuple):
            return f"{path} is {said(value)}; it must be {self.wants()}"
        if len(value) < self.least:
            return f"{path} has {len(value)}; it must have {self.least} or more, each {self.each.wants()}"
        for at, one in enumerate(value):
            wrong = self.each.fault(one, f"{path}[{at}]")
            if wrong:
                return wrong
        return f"{path} is {said(value)}: one of them stands there twice" if self.once and twice(value) else ""


def twice(value: tuple[Any, ...]) -> bool:
    return len(set(value)) < len(value)

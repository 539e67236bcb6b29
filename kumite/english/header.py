"""An ability's header: [restrictions] Type [brackets] [cost]: body."""

from __future__ import annotations

import re
from typing import Final

TYPES: Final = {
    "Enhance": "enhance",
    "E": "enhance",
    "Response": "response",
    "R": "response",
    "Form": "form",
    "F": "form",
    "Blitz": "blitz",
    "B": "blitz",
}
TYPE: Final = r"(?:Enhance|Response|Form|Blitz|E|R|F|B)"
BEFORE: Final = (
    r"(?:(?:[A-Z][\w.'-]*|\d-[A-Z]|\{[\w ]+\}|\[[A-Z0-9]+\]|or|and|/|of|The|\([\w ,]{1,30}\)|\d+X?)[ /,]+){0,5}?"
)
NAME: Final = r"(?!(?:First|Combo|Deadlock|Desperation)\b)[A-Z][\w'!]*(?: [\w'!]+){0,5}"
HEADER: Final = re.compile(
    rf"(?:(?<=^)|(?<=[.!\")\]:] )|(?<=[.!)\"\]]))({BEFORE})(?:({NAME})-)?({TYPE})\b(?![.'])((?:\s*\[[^\]]*\])*)"
    r"([^:.]{0,170}(?:\([Mm]ax[^)]*\))?[^:.]{0,60}):(?=\s|$)"
)
BRACKET: Final = re.compile(r"\[([^\]]*)\]")


class Piece:
    """Some words and where they stand."""

    __slots__ = ("start", "text")

    def __init__(self, text: str, start: int) -> None:
        self.text = text
        self.start = start

    def __repr__(self) -> str:
        return f"{self.text!r}@{self.start}"


class Header:
    """The parts of an ability, as words still."""

    __slots__ = ("body", "brackets", "cost", "name", "needs", "type")

    def __init__(
        self, type_: str, needs: list[Piece], brackets: list[Piece], cost: Piece, body: Piece, name: str = ""
    ) -> None:
        self.type = type_
        self.name = name
        self.needs = needs
        self.brackets = brackets
        self.cost = cost
        self.body = body


def header(text: str) -> Header:
    """Taken apart; a text without a header is a continuous ability."""
    match = HEADER.match(text)
    if not match:
        return Header("continuous", [], [], Piece("", 0), trimmed(text, 0))
    after = match.group(4) + match.group(5)
    brackets = [
        piece for found in BRACKET.finditer(after) for piece in commas(found.group(1), match.start(4) + found.start(1))
    ]
    cost = BRACKET.sub(lambda m: " " * len(m[0]), after)
    return Header(
        TYPES[match.group(3)],
        needs(match.group(1), match.start(1)),
        brackets,
        trimmed(cost, match.start(4)),
        trimmed(text[match.end() :], match.end()),
        match.group(2) or "",
    )


def trimmed(text: str, start: int) -> Piece:
    """Without the spaces around it."""
    return Piece(text.strip(), start + len(text) - len(text.lstrip()))


def commas(text: str, start: int) -> list[Piece]:
    """Once per turn, your attack."""
    found = []
    for part in text.split(","):
        found.append(trimmed(part, start))
        start += len(part) + 1
    return [piece for piece in found if piece.text]


KNOWN_NEEDS: Final = re.compile(
    r"(First|Combo(?: \([^)]*\))?|Deadlock|Desperation|\{[^}]*\}(?: (?:or|and|/) \{[^}]*\})*)(?:\s+|$)|\s*,\s*"
)


def needs(text: str, start: int) -> list[Piece]:
    """First, Deadlock, {fire}; everything else is a name or a trait."""
    found: list[Piece] = []
    at = 0
    name_from = 0
    while at < len(text):
        match = KNOWN_NEEDS.match(text, at)
        if match:
            if text[name_from:at].strip():
                found.append(trimmed(text[name_from:at], start + name_from))
            if match.group(1):
                found.append(Piece(match.group(1), start + at))
            at = name_from = match.end()
        else:
            at = next_word(text, at)
    if text[name_from:].strip():
        found.append(trimmed(text[name_from:], start + name_from))
    return found


def next_word(text: str, at: int) -> int:
    """Past this word and the space after it."""
    space = text.find(" ", at)
    return len(text) if space < 0 else space + 1

"""Stage 2: clean text -> abilities, by paragraph and by header."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Final

from kumite.english.clean import KEYWORD_LINE
from kumite.english.header import HEADER, Piece

ENDED: Final = re.compile(r"[.!)\"\]]$")
ENDED_OR_COLON: Final = re.compile(r"[.!)\"\]:]$")
BULLET: Final = re.compile(r"(?:[•*·-] ?|\d\) )")
PARAGRAPH: Final = re.compile(r"\n\s*\n")
RESTRICTION: Final = re.compile(r"(?:Only )?[Pp]layable\b")  # of an ability: it follows the effect (UFS-RESTR-14)


def split(text: str) -> list[Piece]:
    """The abilities of a card's cleaned text, each with its place.

    Line breaks and gaps inside an ability become spaces: its words are one piece, and every offset is one into `text`.
    """
    found: list[Piece] = []
    parts = paragraphs(text)
    for paragraph in parts:
        for part in gaps(paragraph, len(parts) > 1):
            joined_or_cut(found, part)
    return found


def paragraphs(text: str) -> list[Piece]:
    """Between empty lines; a single line break is a space."""
    found: list[Piece] = []
    start = 0
    for match in [*PARAGRAPH.finditer(text), None]:
        end = match.start() if match else len(text)
        part = text[start:end].replace("\n", " ")
        if part.strip():
            found.append(Piece(part, start))
        start = match.end() if match else end
    return found


def gaps(paragraph: Piece, lined: bool) -> list[Piece]:
    """Two spaces part two abilities in older records, if the first has ended.  Where the abilities stand on lines of
    their own they part only sentences: those of a played ability go on.  So does what restricts it, anywhere."""
    found: list[Piece] = []
    for match in re.finditer(r"\S(?:\S| (?! ))*", paragraph.text):
        part = Piece(match.group().rstrip(), paragraph.start + match.start())
        rest = lined or RESTRICTION.match(part.text) is not None
        if found and (not ENDED.search(found[-1].text) or (rest and goes_on(found[-1].text, part.text))):
            found[-1] = glued(found[-1], part)
        else:
            found.append(part)
    return found


def goes_on(before: str, after: str) -> bool:
    """Whether a sentence behind a gap belongs to the played ability before it."""
    return HEADER.match(before) is not None and HEADER.match(after) is None


def glued(first: Piece, second: Piece) -> Piece:
    """One piece; the gap between them is filled with spaces so that the places stay right."""
    space = " " * max(1, second.start - first.start - len(first.text))
    return Piece(first.text + space + second.text, first.start)


def joined_or_cut(found: list[Piece], part: Piece) -> None:
    """Goes on with the last ability, or is one, or is several."""
    last = found[-1].text.rstrip() if found else ""
    going_on = BULLET.match(part.text) or last.endswith(":")
    broken_off = not ENDED_OR_COLON.search(last) and not HEADER.match(part.text)
    if last and (going_on or broken_off):
        found[-1] = glued(found[-1], part)
    else:
        found.extend(cut(part))


def cut(part: Piece) -> list[Piece]:
    """A header in the middle starts a new ability, but not inside quotation marks."""
    text = part.text
    starts = [match.start() for match in HEADER.finditer(text)]
    starts = [at for at in starts if at and text.count('"', 0, at) % 2 == 0]
    edges = [0, *starts, len(text)]
    found = []
    for start, end in pairwise(edges):
        piece = text[start:end]
        if piece.strip() and not KEYWORD_LINE.match(piece.strip()):
            found.append(Piece(piece.strip(), part.start + start + len(piece) - len(piece.lstrip())))
    return found

"""Records of older files, which keep the line of keywords at the beginning of the text and nowhere else."""

from __future__ import annotations

import re
from typing import Final

from msgspec import structs

from kumite.cards.record import CardRecord
from kumite.english.clean import clean
from kumite.english.header import HEADER
from kumite.english.markup import markup
from kumite.games.universus.terms import CHARACTER_TRAITS, KEYWORDS, RATED, TRAITS

TAKEN: Final = "its keywords are those its text begins with: {}"


def either(words: tuple[str, ...]) -> str:
    return "|".join([re.escape(word) for word in sorted(words, key=len, reverse=True)])


ALONE: Final = tuple([word for word in (*KEYWORDS, *TRAITS) if word not in (*RATED, "Combo")])
ONE: Final = rf"(?:(?:{either(RATED)}): ?\d+|Combo \([^()]{{1,80}}\)|(?:{either(ALONE)})(?![\w'-]))"
ANY: Final = rf"(?:{ONE}|(?:{either(CHARACTER_TRAITS)})(?![\w'-]))"
SIGN: Final = r"(?:[ \t]*[·•|,;/.][ \t]*|[ \t]+)"
ENDED: Final = r"(?:[ ]*[.;,]?(?:  |\t|[ \r]*\n|[ \r]*$))\s*(?-i:(?=[^a-z\s]|$))"  # a sentence does not go on there
# Before a gap or the end of a line they are a line; before a header no character has them, so they are no need.
LINE: Final = re.compile(rf"\s*({ANY}(?:{SIGN}{ANY})*){ENDED}", re.IGNORECASE)
BEFORE_HEADER: Final = re.compile(rf"\s*({ONE}(?:{SIGN}{ONE})*)[ ]*[.;,]?\s+", re.IGNORECASE)


def with_keywords(record: CardRecord) -> CardRecord:
    """The record with the keywords that only its text tells, and a note of it; what is left is its text."""
    if record.keywords or record.traits:
        return record
    text, found = markup(record.text), []
    while (line := LINE.match(text) or headed(text)) is not None:
        found += re.findall(ANY, line[1], re.IGNORECASE)
        text = text[line.end() :]
    if not found:
        return record
    note = TAKEN.format(", ".join(found))
    return structs.replace(record, keywords=tuple(found), text=text, assumed=(*record.assumed, note))


def headed(text: str) -> re.Match[str] | None:
    """Keywords right before the header of an ability."""
    line = BEFORE_HEADER.match(text)
    return line if line is not None and HEADER.match(clean(text[line.end() :])) is not None else None

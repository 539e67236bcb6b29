"""The shape of an id: GAME-TOPIC-NUMBER, as in SFTMG-COLL-05.

The prefix tells the game, so that looking one id up reads one file.
"""

from __future__ import annotations

import re

PREFIXES = {"MEGA": "megafighter", "SFTMG": "sftmg", "UFS": "ufs", "UVS": "universus"}

_MENTION = re.compile(rf"\b(?:{'|'.join(PREFIXES)})-[A-Z0-9]+-\d+\b")
_SHAPE = re.compile(r"([A-Z]+)-([A-Z0-9]+)-(\d+)")


def mentions(text: str) -> list[tuple[str, int]]:
    """Every id named in a text, with the offset at which it stands."""
    return [(match.group(), match.start()) for match in _MENTION.finditer(text)]


def looks_like_id(word: str) -> bool:
    """True for what a person meant as an id, whether or not it exists."""
    return _SHAPE.fullmatch(word.strip().upper()) is not None


def tidy(word: str) -> str:
    """The id as the catalogue writes it: capitals, and a number of at least two digits (mega-ko-2 -> MEGA-KO-02)."""
    match = _SHAPE.fullmatch(word.strip().upper())
    if match is None:
        return word.strip().upper()
    prefix, topic, number = match.groups()
    return f"{prefix}-{topic}-{number.zfill(2)}"


def topic_of(rule_id: str) -> str:
    """The middle of an id: MEGA-WIN-01 -> WIN."""
    return rule_id.split("-")[1]

"""Figure statistics in words."""

from __future__ import annotations

from typing import Final

from kumite.games.universus.english.parts import spaced
from kumite.games.universus.words.figures import Figure

OPS: Final = {
    "=": "{}",
    "!=": "not {}",
    ">": "more than {}",
    "<": "less than {}",
    ">=": "{} or more",
    "<=": "{} or less",
}

GENDERS: Final = {"M": "male", "F": "female"}


def vital_english(cond: Figure, whose: str, neg: bool) -> str:
    """`your character's height is more than 180`; `your character is female`."""
    if cond.stat == "gender" and cond.op == "=" and cond.value in GENDERS:
        return spaced(whose, "character is", "not" if neg else "", GENDERS[cond.value])
    said = OPS[cond.op].format(cond.value)
    return spaced(whose, f"character's {cond.stat} is", "not" if neg else "", said)

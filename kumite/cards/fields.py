"""The fields of a card in a card file that are called otherwise there, as cards of their own game call them."""

from __future__ import annotations

from difflib import get_close_matches
from functools import lru_cache
from typing import Any, Final

from kumite.cards.lines import OTHER_NAMES, attack_of, block_of
from kumite.cards.record import FIELDS
from kumite.errors import brief

SHORT: Final = {"block": block_of, "attack": attack_of}


def own_fields(told: dict[str, Any]) -> tuple[dict[str, Any], tuple[str, ...]]:
    """The fields by our names, and a note on each that is left out and was hardly meant to be."""
    held: dict[str, Any] = {}
    noted: list[str] = []
    for key, value in told.items():
        if key in FIELDS:
            held[key] = value
        elif OTHER_NAMES.get(key, key) not in told and key in OTHER_NAMES:
            held[OTHER_NAMES[key]] = value
        elif key in SHORT:
            held = short_form(key, value) | held
        else:
            held[key] = value  # where one of ours must be there, the refusal asks whether this is meant
            if near(key) and near(key) not in told:
                noted.append(f"{brief(key)} is no field of a card and left out; did you mean {near(key)!r}?")
    return held, tuple(noted)


def short_form(key: str, value: Any) -> dict[str, Any]:
    """`+2 mid` and `3 mid 4`, as a sheet writes them; anything else is some other table's."""
    return SHORT[key](value) or {} if isinstance(value, str) else {}


@lru_cache(1_000)
def near(key: str) -> str:
    """The field that is written nearly like this, if there is one."""
    found = get_close_matches(key[:40], FIELDS, 1, 0.8)
    return found[0] if found else ""

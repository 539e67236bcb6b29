"""The outline of an ability: the tree itself, a word a line, with its fields in the terms of the table."""

from __future__ import annotations

from typing import Any, Final

from kumite.core.position import Record, fields
from kumite.games.universus.english.parts import joined
from kumite.games.universus.position import PURPOSES
from kumite.games.universus.printed import Keyword
from kumite.games.universus.terms import (
    ABILITIES,
    CAUSES,
    HEIGHTS,
    NOBODY,
    PERIODS,
    PROPERTIES,
    TYPES,
    VERBS,
    WHO,
    ZONES,
    symbol_names,
)
from kumite.games.universus.words.changes import ChangeZone
from kumite.games.universus.words.rule import MODALS

NAMES: Final[dict[str, tuple[str, ...]]] = {
    "by": WHO,
    "cause": WHO,
    "during": PERIODS,
    "height": HEIGHTS,
    "kind": ABILITIES,
    "modal": MODALS,
    "origin": ZONES,
    "per": PERIODS,
    "period": PERIODS,
    "place": ZONES,
    "prop": PROPERTIES,
    "purposes": PURPOSES,
    "to": ZONES,
    "types": TYPES,
    "until": PERIODS,
    "verb": VERBS,
    "via": CAUSES,
    "which": PROPERTIES,
    "who": WHO,
    "whose": WHO,
    "zones": ZONES,
}
INDENT: Final = "  "


def outline(part: Record, depth: int = 0, label: str = "") -> list[str]:
    """A record and, below it, the records it holds."""
    plain: list[str] = []
    below: list[str] = []
    held = fields(part)
    for name in held:
        value = held[name]
        if holds_records(value):
            below += branch(name, value, depth + 1)
        elif matters(value):
            plain.append(f"{name} {written(part, name, value)}")
    head = f"{INDENT * depth}{f'{label}: ' if label else ''}{type(part).__name__}"
    return [f"{head}: {', '.join(plain)}" if plain else head, *below]


def holds_records(value: Any) -> bool:
    if isinstance(value, Record):
        return not isinstance(value, Keyword)
    return isinstance(value, tuple) and any(holds_records(one) for one in value)


def branch(name: str, value: Any, depth: int) -> list[str]:
    """A field that holds one record, a text, or several texts."""
    if isinstance(value, Record):
        return outline(value, depth, name)
    lines: list[str] = []
    for at, one in enumerate(value):
        label = f"{name} {at + 1}" if len(value) > 1 else name
        lines += branch(label, one, depth) if isinstance(one, Record | tuple) else []
    return lines


def matters(value: Any) -> bool:
    """What is not there is not said."""
    return value is not None and value is not False and value not in ("", ()) and value != NOBODY


def written(part: Record, name: str, value: Any) -> str:
    """A plain value in the terms of the table."""
    if name == "symbols" and isinstance(value, int):
        return joined(symbol_names(value))
    names = HEIGHTS if name == "to" and isinstance(part, ChangeZone) else NAMES.get(name, ())
    if isinstance(value, tuple):
        return joined([term(names, one) for one in value])
    return "yes" if value is True else term(names, value)


def term(names: tuple[str, ...], value: Any) -> str:
    if isinstance(value, int) and 0 <= value < len(names):
        return names[value]
    return str(value)

"""Ability trees as text that `reading.py` reads: as short as it can be, with what goes without saying left out."""

from __future__ import annotations

import inspect
from typing import Any, Final

from kumite.core.position import Record, fields
from kumite.games.universus.reading import read_tree

MISSING: Final = inspect.Parameter.empty
ORDERS: Final[dict[str, dict[str, Any]]] = {}  # by word


def notation(tree: Record) -> str:
    """The tree in one line."""
    short = written(tree)
    return short if read_tree(short) == tree else repr(tree)


def written(value: Any) -> str:
    if isinstance(value, tuple):
        return f"({', '.join([written(part) for part in value])}{',' if len(value) == 1 else ''})"
    if not isinstance(value, Record):
        return repr(value)
    held = fields(value)
    said: list[str] = []
    order = parameters(type(value))
    known = sorted(order) == sorted(held)
    by_name = not known
    for name in order if known else held:
        default = order.get(name, MISSING)
        if known and type(default) is type(held[name]) and held[name] == default:
            by_name = True
        else:
            said.append(f"{name}={written(held[name])}" if by_name else written(held[name]))
    return f"{type(value).__name__}({', '.join(said)})"


def parameters(kind: type[Record]) -> dict[str, Any]:
    """The fields in the order of the constructor, with their defaults; a compiled one may not tell, then every field
    is written, by name."""
    word = str(kind)
    if word not in ORDERS:
        try:
            ORDERS[word] = {name: one.default for name, one in inspect.signature(kind).parameters.items()}
        except (TypeError, ValueError):
            ORDERS[word] = {}
    return ORDERS[word]

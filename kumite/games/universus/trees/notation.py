"""Ability trees as text that `reading.py` reads: as short as it can be, with what goes without saying left out."""

from __future__ import annotations

from typing import Any

from kumite.core.position import Record, fields
from kumite.games.universus.trees.constructors import MISSING, parameters
from kumite.games.universus.trees.reading import read_tree

__all__ = ["MISSING", "notation", "parameters", "written"]


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

"""What the constructors of words take: their fields, in order, with their defaults."""

from __future__ import annotations

import inspect
from typing import Any, Final

from kumite.core.position import Record

MISSING: Final = inspect.Parameter.empty
ORDERS: Final[dict[str, dict[str, Any]]] = {}  # by word


def parameters(kind: type[Record]) -> dict[str, Any]:
    """The fields in the order of the constructor, with their defaults; a compiled one may not tell, then there are
    none."""
    word = str(kind)
    if word not in ORDERS:
        try:
            ORDERS[word] = {name: one.default for name, one in inspect.signature(kind).parameters.items()}
        except (TypeError, ValueError):
            ORDERS[word] = {}
    return ORDERS[word]


def order_of(kind: type[Record]) -> list[str]:
    """The fields in the order of the constructor.  Where it does not tell, as they are assigned in it: that is the same
    order in every word (a test compares them)."""
    return list(parameters(kind)) or [name for name in getattr(kind, "__mypyc_attrs__", ()) if name[0] != "_"]


def needed(kind: type[Record]) -> list[str]:
    """The fields without a default, as far as the constructor tells."""
    return [name for name, default in parameters(kind).items() if default is MISSING]

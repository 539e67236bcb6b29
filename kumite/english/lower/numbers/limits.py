"""Limits in brackets: (max. 5), (min. 1), (rounded up).  They are printed behind a noun, but limit the whole number."""

from __future__ import annotations

from kumite.english.lower.base import Low, amount, node_of, only, refuse
from kumite.english.nodes import Node, Value
from kumite.games.universus.printed import Amount
from kumite.games.universus.words.amounts import Cap, Half


def unlimited(node: Node) -> tuple[Node, tuple[Node, ...]]:
    """The phrase without the limits in it, and these."""
    found: list[Node] = []
    bare = stripped(node, found)
    return bare, tuple(found)


def stripped(node: Node, found: list[Node]) -> Node:
    fields: list[tuple[str, Value]] = []
    for name, value in node.fields:
        if isinstance(value, Node):
            fields.append((name, stripped(value, found)))
        elif isinstance(value, tuple):
            kept = tuple([part for part in value if not is_limit(part, found)])
            parts = tuple([stripped(part, found) if isinstance(part, Node) else part for part in kept])
            if parts or not value:
                fields.append((name, parts))
        else:
            fields.append((name, value))
    return Node(node.label, tuple(fields), node.start, node.end, node.rule)


def is_limit(part: Value, found: list[Node]) -> bool:
    if not isinstance(part, Node) or part.label != "Limited":
        return False
    found.append(part.node("limit"))
    return True


def capped(value: Amount | int, limits: tuple[Node, ...], low: Low) -> Amount | int:
    """The number within its limits."""
    for limit in limits:
        value = within(value, limit, low)
    return value


def within(value: Amount | int, limit: Node, low: Low) -> Amount | int:
    if limit.label == "Round":
        only(limit, "way")
        if not isinstance(value, Half):
            refuse(limit, "nothing is rounded here")
        return Half(value.a, limit.get("way") == "down")
    n = limit_of(limit, low)
    if limit.label == "Max":
        return Cap(value, most=n)
    return Cap(value, least=n)


def limit_of(limit: Node, low: Low) -> Amount | int:
    """The number of a Max or Min."""
    if limit.label not in ("Max", "Min"):
        refuse(limit, "this is no limit of a number")
    only(limit, "n")
    return amount(node_of(limit.get("n"), limit), low)

"""How large a bonus or penalty is: +2, -X, +1 for each of something, within limits."""

from __future__ import annotations

from kumite.english.lower.base import Low, amount, node_of, only, refuse
from kumite.english.lower.nouns.quantity import plain
from kumite.english.lower.numbers.amounts import each_of
from kumite.english.lower.numbers.limits import unlimited
from kumite.english.nodes import Node
from kumite.games.universus.printed import Amount
from kumite.games.universus.terms import YOU
from kumite.games.universus.words.amounts import Cap, Per, Times


def sized(mod: Node, size: str, low: Low) -> tuple[Amount | int, int | None]:
    """+2, -X, +1 for each; and the number it cannot reduce below."""
    n = signed(size, mod, low)
    each, limits = mod.get("each"), tuple[Node, ...]()
    if isinstance(each, Node):
        each, limits = unlimited(each)
        count: Amount = each_of(each, low)
        k = mod.get("k")
        n = times(n, Per(count, whole(plain(mod, k, low), mod)) if k is not None else count)
    if mod.get("limit") is not None and not own_choice(mod.node("limit"), low):
        limits += (mod.node("limit"),)
    floor: int | None = None
    for limit in limits:
        edge = limit_edge(limit, low)
        if limit.label == "Min" and size.startswith("-"):
            floor = whole(edge, limit)
        elif limit.label == "Min" and mod.get("or") is None:  # +1 or -1 (min. 1): of the one that reduces
            n = Cap(n, least=edge)
        elif limit.label == "Min":
            continue
        else:
            n = Cap(n, least=negative(edge)) if size.startswith("-") else Cap(n, most=edge)
    return n, floor


def own_choice(limit: Node, low: Low) -> bool:
    """+2 speed or +2 damage (your choice): whose else."""
    return limit.label == "TheirChoice" and limit.get("whose") == "your" and low.doer == YOU


def limit_edge(limit: Node, low: Low) -> Amount | int:
    """The number of (max. 5), (max. +5)."""
    if limit.label not in ("Max", "Min"):
        refuse(limit, "this is no limit of a number")
    only(limit, "n", "by")
    by = limit.get("by")
    if by is not None:
        n = signed(str(by), limit, low)
        return abs(n) if isinstance(n, int) else refuse(limit, "this is no limit of a number")
    return amount(node_of(limit.get("n"), limit), low)


def signed(size: str, node: Node, low: Low) -> Amount | int:
    """+2, -X."""
    sign, rest = (size[0], size[1:]) if size[:1] in "+-" else ("+", size)
    if rest.isdigit():
        return int(rest) if sign == "+" else -int(rest)
    n = amount(Node("X", (("name", rest),), node.start, node.end), low)
    return n if sign == "+" else negative(n)


def negative(n: Amount | int) -> Amount | int:
    return -n if isinstance(n, int) else Times(-1, n)


def times(n: Amount | int, count: Amount) -> Amount:
    if not isinstance(n, int):
        return Times(n, count)
    return count if n == 1 else Times(n, count)


def whole(n: Amount | int, node: Node) -> int:
    return n if isinstance(n, int) else refuse(node, "only a plain number is understood here")

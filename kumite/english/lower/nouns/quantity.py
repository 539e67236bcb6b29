"""How many, before a noun; and how a number is compared."""

from __future__ import annotations

from typing import Final, NamedTuple

from kumite.english.lower.base import Low, amount, node_of, only, refuse
from kumite.english.nodes import Node, Value
from kumite.games.universus.printed import Amount
from kumite.games.universus.terms import NOBODY
from kumite.games.universus.words.amounts import X

MANY: Final = 99  # as many as there are
OPS: Final = {"AtLeast": ">=", "AtMost": "<=", "UpTo": "<=", "MoreThan": ">", "LessThan": "<", "Exactly": "="}


class Quantity(NamedTuple):
    """How many cards are taken: the fields of a Sel."""

    n: Amount | int = 1
    upto: bool = False
    every: bool = False
    random: bool = False
    least: int = NOBODY


ALL: Final = Quantity(MANY, every=True)
PLAIN: Final = {"AnyNumber": Quantity(MANY, upto=True), "Either": Quantity(1)}


def quantity(value: Value | None, low: Low, of: Node | None = None) -> Quantity:
    """The quantity before a noun; one, where nothing is said."""
    if value is None:
        return Quantity()
    if isinstance(value, int):
        return Quantity(value)
    if not isinstance(value, Node):
        refuse(of or Node("Num", (), 0, 0), f"{value!r} is no quantity")
    if value.label in ("All", "Each", "Both"):
        return every(value)
    if value.label in PLAIN:
        return PLAIN[value.label]
    if value.label == "Random":
        n = value.get("n")
        return Quantity(1 if n == "a" else plain(value, n, low), random=True)
    if value.label in ("UpTo", "AtMost"):
        return Quantity(plain(value, value.get("n"), low), upto=True)
    if value.label in ("AtLeast", "OneOf"):
        return between(value, low)
    if value.label == "More":
        return more(value, low)
    return Quantity(plain(value, value, low))


def every(node: Node) -> Quantity:
    """All, each, both; `any` of them where each one is meant."""
    only(node, "any")
    return ALL


def more(node: Node, low: Low) -> Quantity:
    """2 additional; 2 different ones would be another thing."""
    only(node, "n")
    if "different" in node.parts("words"):
        refuse(node, "different ones cannot be asked for")
    return Quantity(plain(node, node.get("n"), low))


def between(node: Node, low: Low) -> Quantity:
    """1 or more; 1 or 2."""
    if node.label == "AtLeast":
        only(node, "n")
        least = plain(node, node.get("n"), low)
        if not isinstance(least, int):
            refuse(node, "X or more of something cannot be taken")
        return Quantity(MANY, least=least)
    only(node, "parts")
    numbers = [plain(node, part, low) for part in node.parts()]
    whole = sorted([n for n in numbers if isinstance(n, int)])
    if len(whole) != len(numbers) or whole != list(range(whole[0], whole[-1] + 1)):
        refuse(node, "these numbers are no range")
    return Quantity(whole[-1], least=whole[0])


def plain(node: Node, value: Value | None, low: Low) -> Amount | int:
    """A number, X, or an amount."""
    if isinstance(value, int):
        return value
    inner = node_of(value, node)
    if inner.label == "Exactly":
        return plain(inner, inner.get("n"), low)
    if inner.label == "Num":
        n = inner.get("n")
        return int(n) if isinstance(n, int | str) else refuse(inner, "this is no number")
    if inner.label == "X":
        if inner.get("name") not in ("X", "x"):
            refuse(inner, "a second letter is not understood")
        return X()
    return amount(inner, low)


def compare(node: Node, low: Low) -> tuple[str, Amount | int]:
    """The sign and the number of a comparison: 3 or less, more than X."""
    if node.label in ("Num", "X"):
        return "=", plain(node, node, low)
    if node.label not in OPS:
        refuse(node, "this is no comparison")
    only(node, "n")
    n = node.get("n")
    op = OPS[node.label]
    return FLIPPED.get(op, op) if is_less_than(n, low) else op, plain(node, n, low)


FLIPPED: Final = {">=": "<=", "<=": ">=", ">": "<", "<": ">"}


def is_less_than(n: Value | None, low: Low) -> bool:
    """At least 5 less than that: that much less, or more than that much."""
    b = n.get("b") if isinstance(n, Node) and n.label == "Minus" else None
    if not isinstance(n, Node) or not isinstance(b, Node) or n.fields[0][0] != "a":
        return False
    return n.words(low.text)[: max(0, b.start - n.start)].rstrip().endswith("than")

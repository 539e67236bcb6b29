"""Conditions put together and denied, each written in one way: what is printed and read again is the same."""

from __future__ import annotations

from typing import Final

from kumite.games.universus.printed import Amount, Cond, Test
from kumite.games.universus.words.amounts import Count, X
from kumite.games.universus.words.conds import All, Any, Cmp, Has, Is, No
from kumite.games.universus.words.reckoning import Some
from kumite.games.universus.words.tests import Not

INVERSE: Final = {"=": "!=", "!=": "=", "<": ">=", ">=": "<", ">": "<=", "<=": ">"}


def plain_sign(op: str, n: Amount | int) -> tuple[str, Amount | int]:
    """More than 5 is 6 or more; fewer than 1 is none."""
    if isinstance(n, int):
        if op == ">":
            op, n = ">=", n + 1
        elif op == "<":
            op, n = "<=", n - 1
    return op, n


def has(what: Test, op: str, n: Amount | int) -> Cond:
    """So many cards; none is none.  Against another count, both are numbers."""
    op, n = plain_sign(op, n)
    if not isinstance(n, int | X):
        return Cmp(Count(what), op, n)
    if n == 0 and op == "<=":
        return Has(what, "=", 0)
    if n == 0 and op == "!=":
        return Has(what, ">=", 1)
    return Has(what, op, n)


def compared(a: Amount | int, op: str, b: Amount | int) -> Cond:
    """Two numbers; a count against a plain one is what somebody has."""
    op, b = plain_sign(op, b)
    if isinstance(a, Count) and not (a.distinct or a.by) and isinstance(b, int | X):
        return has(a.what, op, b)
    return Cmp(a, op, b)


def negated(cond: Cond) -> Cond:
    """Not so."""
    if isinstance(cond, No):
        return cond.cond
    if isinstance(cond, Has):
        return has(cond.what, INVERSE[cond.op], cond.n)
    if isinstance(cond, Cmp):
        return compared(cond.a, INVERSE[cond.op], cond.b)
    if isinstance(cond, Some):
        none = (cond.op, cond.n) == (">=", 1)
        return Some(cond.what, cond.tests, "=" if none else INVERSE[cond.op], 0 if none else cond.n)
    if isinstance(cond, All):
        return Any(tuple([negated(part) for part in cond.conds]))
    if isinstance(cond, Any):
        return All(tuple([negated(part) for part in cond.conds]))
    if isinstance(cond, Is) and len(cond.tests) == 1:
        test = cond.tests[0]
        return Is(cond.what, (test.test if isinstance(test, Not) else Not(test),))
    return No(cond)


def either(conds: list[Cond]) -> Cond:
    return conds[0] if len(conds) == 1 else Any(tuple(conds))


def both(one: Cond | None, other: Cond | None) -> Cond | None:
    """Both of these, where there are two."""
    if one is None or other is None:
        return one or other
    first = one.conds if isinstance(one, All) else (one,)
    second = other.conds if isinstance(other, All) else (other,)
    return All((*first, *second))

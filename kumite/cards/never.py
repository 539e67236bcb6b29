"""Conditions that can never hold, and cards that cannot be: what nobody means who writes it.

A *no* here is certain; of what depends on the table nothing is said."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from kumite.core.position import Record, fields
from kumite.games.universus.printed import Ability, Cond, Test, Text, Word
from kumite.games.universus.terms import ATTACK, CHARACTER, NOBODY, RIVAL, YOU
from kumite.games.universus.words.conds import All, Any, Attacking, Cmp, During, Has, Is, No, Stands
from kumite.games.universus.words.riders import Desperation, OnAttack, OnlyIf, OnTurn
from kumite.games.universus.words.sels import Sel, TheAttack, This, Yours
from kumite.games.universus.words.structure import If
from kumite.games.universus.words.tests import Not, Stat, State, Type, Zoned

Conds = tuple[Cond, ...]
CONTRARY: Final = {">=": "<", "<": ">=", "<=": ">", ">": "<=", "=": "!=", "!=": "="}
APART: Final = (("ready", "committed"), ("face down", "face up"))  # states of which a card has one
MOST: Final = 10_000


def parts_of(part: object) -> Iterator[Record]:
    """Everything in a tree, however deep; a granted ability is another one."""
    if isinstance(part, tuple):
        for one in part:
            yield from parts_of(one)
    elif isinstance(part, Record) and not isinstance(part, Ability):
        yield part
        for held in fields(part).values():
            yield from parts_of(held)


# Conditions


def never_met(ability: Ability, own: int) -> Iterator[Cond]:
    """The conditions in an ability that never hold where they are asked; `own` is the type of its card."""
    given = tuple([cond for rider in ability.riders if (cond := said_by(rider)) is not None])
    if at_odds(given, own):
        yield given[-1]
        return
    yield from in_text(ability.does, given, own)


def always_met(ability: Ability, own: int) -> Iterator[Cond]:
    """The conditions that hold whatever happens, so that nobody need ask."""
    riders = [rider.cond for rider in ability.riders if isinstance(rider, OnlyIf)]
    inner = [part.cond for part in parts_of(ability.does) if isinstance(part, If)]
    yield from [cond for cond in (*riders, *inner) if at_odds((No(cond),), own)]


def said_by(rider: object) -> Cond | None:
    """What a rider asks, as a condition asks it."""
    if isinstance(rider, OnlyIf):
        return rider.cond
    if isinstance(rider, OnTurn):
        return During(NOBODY, YOU if rider.yours else RIVAL)
    if isinstance(rider, OnAttack):
        return Attacking(YOU if rider.yours else RIVAL)
    return Stands(YOU, "desperation") if isinstance(rider, Desperation) else None


def in_text(part: object, given: Conds, own: int) -> Iterator[Cond]:
    """A condition within another one holds beside it; what is waited for holds at another time."""
    if isinstance(part, tuple):
        for one in part:
            yield from in_text(one, given, own)
    elif isinstance(part, If):
        yield from asked(part.cond, part.then, given, own)
        yield from asked(No(part.cond), part.otherwise, given, own)
    elif isinstance(part, Word):
        cond = getattr(part, "cond", None)
        if isinstance(cond, Cond) and at_odds((cond,), own):
            yield cond
        yield from in_text(tuple(fields(part).values()), () if hasattr(part, "trigger") else given, own)


def asked(cond: Cond, then: Text, given: Conds, own: int) -> Iterator[Cond]:
    if not then:
        return
    if at_odds((*given, cond), own):
        yield cond
    else:
        yield from in_text(then, (*given, cond), own)


def at_odds(conds: Conds, own: int) -> bool:
    """Whether they cannot all hold at once."""
    flat = [one for cond in conds for one in each_of(plain(cond))]
    if any(impossible(cond, own) for cond in flat):
        return True
    return any(opposed(one, other) for at, one in enumerate(flat) for other in flat[:at])


def each_of(cond: Cond) -> Iterator[Cond]:
    if isinstance(cond, All):
        for one in cond.conds:
            yield from each_of(plain(one))
    else:
        yield cond


def plain(cond: Cond) -> Cond:
    """What is not so, as what is so."""
    if not isinstance(cond, No):
        return cond
    inner = cond.cond
    if isinstance(inner, No):
        return plain(inner.cond)
    if isinstance(inner, Has):
        return Has(inner.what, CONTRARY[inner.op], inner.n)
    if isinstance(inner, Cmp):
        return Cmp(inner.a, CONTRARY[inner.op], inner.b)
    if isinstance(inner, During) and inner.period == NOBODY and inner.whose in (YOU, RIVAL):
        return During(NOBODY, RIVAL if inner.whose == YOU else YOU)
    return All(tuple([No(one) for one in inner.conds])) if isinstance(inner, Any) else cond


def impossible(cond: Cond, own: int) -> bool:
    """By itself."""
    if isinstance(cond, Any):
        return all(at_odds((one,), own) for one in cond.conds)
    if isinstance(cond, Has):
        return type(cond.n) is int and not span(cond.op, cond.n)
    if isinstance(cond, Is):
        return cannot_be((*self_of(cond.what, own), *cond.tests))
    return False


def opposed(one: Cond, other: Cond) -> bool:
    """Whether the two exclude each other, both made plain."""
    if (isinstance(one, No) and one.cond == other) or (isinstance(other, No) and other.cond == one):
        return True
    if isinstance(one, During) and isinstance(other, During):
        return one.period == other.period == NOBODY and {one.whose, other.whose} == {YOU, RIVAL}
    if isinstance(one, Attacking) and isinstance(other, Attacking):
        return {one.who, other.who} == {YOU, RIVAL}
    if isinstance(one, Has) and isinstance(other, Has) and one.what == other.what:
        return apart(one.op, one.n, other.op, other.n)
    if isinstance(one, Cmp) and isinstance(other, Cmp) and one.a == other.a:
        return apart(one.op, one.b, other.op, other.b)
    if isinstance(one, Is) and isinstance(other, Is) and one.what == other.what and not isinstance(one.what, Sel):
        return cannot_be((*one.tests, *other.tests))
    return False


def span(op: str, n: int, least: int = 0) -> frozenset[int] | range:
    """The whole numbers from the least one that are meant."""
    if op == "!=":
        return frozenset([least, least + 1]) - {n}  # one of two numbers always remains
    start = {">=": n, ">": n + 1, "=": n}.get(op, least)
    stop = {"<=": n + 1, "<": n, "=": n + 1}.get(op, MOST)
    return range(max(least, start), stop)


def apart(op: str, n: object, other: str, m: object) -> bool:
    """No number is both."""
    if type(n) is not int or type(m) is not int or "!=" in (op, other):
        return n == m and CONTRARY.get(op) == other
    one, two = span(op, n, -MOST), span(other, m, -MOST)
    return max(min(one, default=MOST), min(two, default=MOST)) > min(max(one, default=-MOST), max(two, default=-MOST))


# Cards


def self_of(what: Test, own: int) -> tuple[Test, ...]:
    """What is known of a card beforehand."""
    kinds = kinds_of(what, own)
    return (Type(kinds),) if kinds else ()


def kinds_of(what: Test, own: int) -> tuple[int, ...]:
    """The card types that it can have; none if any."""
    if isinstance(what, TheAttack):
        return (ATTACK,)
    if isinstance(what, Yours):
        return (CHARACTER,)
    if isinstance(what, This):
        return (own,) if own != NOBODY else ()
    listed = [test.types for test in what.tests if isinstance(test, Type)] if isinstance(what, Sel) else []
    return listed[0] if listed else ()


def cannot_be(tests: tuple[Test, ...]) -> bool:
    """Whether no card is all of this at once."""
    return any(excludes(one, other) for at, one in enumerate(tests) for other in tests[:at])


def excludes(one: Test, other: Test) -> bool:
    if (isinstance(one, Not) and one.test == other) or (isinstance(other, Not) and other.test == one):
        return True
    if isinstance(one, State) and isinstance(other, State):
        return (one.flag, other.flag) in APART or (other.flag, one.flag) in APART
    if isinstance(one, Zoned) and isinstance(other, Zoned):
        return one.height != other.height
    if isinstance(one, Type) and isinstance(other, Type):
        return not {*one.types} & {*other.types}
    if isinstance(one, Stat) and isinstance(other, Stat) and (one.prop, one.printed) == (other.prop, other.printed):
        return apart(one.op, one.amount, other.op, other.amount)
    return False

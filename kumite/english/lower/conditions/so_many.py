"""How many of some cards something is said of: it is so, 2 of them are so, all of them are, none is."""

from __future__ import annotations

from kumite.english.lower.base import Low, condition, only, refuse
from kumite.english.lower.conditions.logic import has, negated
from kumite.english.lower.nouns.having import denied
from kumite.english.lower.nouns.phrase import is_one
from kumite.english.lower.nouns.quantity import MANY
from kumite.english.nodes import Node
from kumite.games.universus.printed import Cond, Test
from kumite.games.universus.terms import DOER, NOBODY, YOU
from kumite.games.universus.words.asked import AllOf
from kumite.games.universus.words.conds import Is
from kumite.games.universus.words.reckoning import Every
from kumite.games.universus.words.sels import Ref, Sel, TheAttack, This, Yours


def is_so(what: Test, tests: tuple[Test, ...], node: Node, low: Low) -> Cond:
    """One certain card fits; of several, so many do: there must be no doubt which, or how many.  That one of them does
    not fit says nothing of the others."""
    denies = node.get("not") is not None
    if says_every(node.get("what"), low) and isinstance(what, Ref):
        return Every(what, tests) if not denies else refuse(node, "none of them, or not all: that cannot be told")
    if isinstance(what, This | TheAttack | Yours | Ref):
        cond: Cond = Is(what, tests)
        return negated(cond) if denies else cond
    if isinstance(what, Sel) and what.n == 1 and (what.top or what.bottom or is_one(what)):
        cond = Is(what, tests)
        return negated(cond) if denies else cond
    if isinstance(what, Sel) and what.every and not (what.top or what.bottom or what.next) and not denies:
        return Every(Sel(1, YOU if what.whose == DOER else what.whose, what.tests, what.zones), tests)
    if isinstance(what, Sel) and not (what.top or what.bottom or what.next or what.every or what.upto or what.random):
        return so_many(what, tests, node, denies)
    return refuse(node, "which card this is cannot be told")


def so_many(what: Sel, tests: tuple[Test, ...], node: Node, denies: bool) -> Cond:
    """1 of your foundations is, or is not, committed; 2 or more of them are."""
    least = what.n if what.least == NOBODY else what.least
    if not isinstance(least, int) or (what.least != NOBODY and isinstance(what.n, int) and what.n < MANY):
        refuse(node, "how many of them these are cannot be told")
    more = tuple([test for test in tests if test not in what.tests])
    asked = node.get("what")
    if denies and isinstance(asked, Node) and asked.get("det") == "the":  # the card before this one is no such card
        return has(Sel(1, YOU if what.whose == DOER else what.whose, (*what.tests, *more), what.zones), "<", least)
    if denies:
        more = denied(more if len(more) == 1 else (AllOf(more),), node)
    return has(Sel(1, YOU if what.whose == DOER else what.whose, (*what.tests, *more), what.zones), ">=", least)


def says_every(what: object, low: Low) -> bool:
    """All of them, each of them; both of them asks how many they are, too."""
    if not isinstance(what, Node) or low.text[what.start : what.end].lower().startswith("both"):
        return False
    if what.label == "It":
        return what.get("all") is not None or what.get("each") is not None
    n = what.get("n")
    every = isinstance(n, Node) and n.label in ("All", "Each") and n.get("any") is None
    return what.label == "Sel" and what.get("among") is not None and every


def none_of_them(node: Node, low: Low) -> Cond:
    """None of them are: not 1 of them is."""
    only(node, "cond")
    return negated(condition(node.node("cond"), low))

"""What blocked an attack, asked as it is blocked; and checks of a printed number."""

from __future__ import annotations

from typing import Final

from kumite.english.lower.base import Low, Mention, refuse
from kumite.english.lower.events.attacks_and_numbers import checks
from kumite.english.lower.events.pattern import Pat
from kumite.english.lower.events.plays import is_blocked, is_card, statuses
from kumite.english.lower.events.things import BLOCKED
from kumite.english.lower.nouns.quantity import compare
from kumite.english.lower.nouns.selectors import tests_of
from kumite.english.nodes import Node
from kumite.games.universus.terms import CHECK
from kumite.games.universus.words.conds import Is
from kumite.games.universus.words.sels import Ref
from kumite.games.universus.words.tests import Stat, Type

PRINTED: Final = "printed"


def blocked(node: Node, done: Node, low: Low, before: bool) -> list[Pat] | None:
    """This attack is completely blocked by a non-attack card: what blocked it is asked then."""
    cards = [part for part in node.parts("pps") if isinstance(part, Node) and is_blocker(part)]
    if len(cards) != 1 or statuses(node) == BLOCKED:
        return None
    rest = tuple([part for part in node.parts("pps") if part is not cards[0]])
    fields = [one for one in node.fields if one[0] != "pps"]
    bare = Node(node.label, (*fields, ("pps", rest)) if rest else tuple(fields), node.start, node.end)
    what = cards[0].node("what")
    if what.get("det") not in ("a", "another"):
        refuse(what, "which card blocks it cannot be told")
    pats, tests = is_blocked(bare, done, low, before), tests_of(what, low)
    told = [test.types for test in tests if isinstance(test, Type)]
    if told:
        low.mention(Mention(Ref("block"), "card", "play", False, types=told[0], at=what.start))
    for pat in pats:
        pat.conds += (Is(Ref("block"), tests),)
    return pats


def is_blocker(part: Node) -> bool:
    what = part.get("what")
    return part.label in ("By", "Using") and isinstance(what, Node) and what.get("det") != "this" and is_card(what)


def checks_printed(node: Node, who: Node, does: Node, low: Low, before: bool) -> list[Pat] | None:
    """You check a printed 3; your rival checks a printed 5 or more."""
    n = does.get("n")
    printed = isinstance(n, Node) and n.get("printed") is not None
    if not printed and does.get("printed") is None:
        return None
    asked = n if isinstance(n, Node) else does.node("difficulty")
    plain = Node(asked.label, tuple([one for one in asked.fields if one[0] != PRINTED]), asked.start, asked.end)
    op, value = compare(plain, low)
    kept = tuple([one for one in does.fields if one[0] not in ("n", PRINTED, "difficulty")])
    pats = checks(node, who, Node(does.label, kept, does.start, does.end), low, before)
    for pat in pats:
        pat.tests += (Stat(CHECK, op, value, True),)
    return pats

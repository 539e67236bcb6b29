"""What is on a card or was done by it, after a noun: a rating of any keyword, a blank text box, abilities that do
something, damage it dealt."""

from __future__ import annotations

from typing import Final

from kumite.english.lower.base import Low, node_of, only, refuse
from kumite.english.lower.events.ability_that import ways_of
from kumite.english.lower.events.pattern import Pat
from kumite.english.lower.nouns.clauses import clause_tests
from kumite.english.lower.nouns.quantity import compare
from kumite.english.nodes import Node
from kumite.games.universus.printed import Test
from kumite.games.universus.terms import RATED, RATING, V_ABILITY
from kumite.games.universus.words.asked import HasAbility, Textless
from kumite.games.universus.words.tests import AnyOf, Not, Stat
from kumite.games.universus.words.traced import Bearing, DealtSo

RATING_OF_ANY: Final = Node("Rating", (), 0, 0)
KEYWORD: Final = Node("Sel", (("det", "a"), ("type", Node("Type", (("name", "keyword"),), 0, 0))), 0, 0)
ANY_KEYWORD: Final = Node("Exactly", (("n", Node("CountOf", (("what", KEYWORD),), 0, 0)),), 0, 0)


def bearing(node: Node, low: Low) -> tuple[Test, ...] | None:
    """With a Spark counter on it, with 2 or more counters, with no Wall counters (UVS-CNTR-02)."""
    kind, n = node.get("type"), node.get("n")
    if node.get("counters") is None and not (isinstance(kind, Node) and kind.get("name") == "counter"):
        return None
    only(node, "n", "adjs", "type", "counters")
    names = [str(part.get("name")) for part in node.parts("adjs") if isinstance(part, Node) and part.label == "Trait"]
    names += [str(kind.get("trait"))] if isinstance(kind, Node) and kind.get("trait") is not None else []
    if len(names) > 1 or len(node.parts("adjs")) > len(names):
        refuse(node, "which counters these are cannot be told")
    name = names[0] if names else ""
    if n in ("0", 0):
        return (Not(Bearing(name)),)
    op, least = compare(n, low) if isinstance(n, Node) else (">=", 1)
    if not isinstance(least, int):
        refuse(node, "how many counters these are cannot be told")
    return (Bearing(name, ">=" if isinstance(n, Node) and n.label == "Num" else op, least),)


def has_rating(node: Node, low: Low) -> tuple[Test, ...] | None:
    """A keyword rating of 2 or more; a keyword rating: whichever keyword has it."""
    props, cmp = node.get("props"), node.get("cmp")
    parts = props.parts() if isinstance(props, Node) else ()
    of_one = parts[0] if len(parts) == 1 and isinstance(parts[0], Node) and parts[0].label == "Rating" else node
    name = of_one.get("rated" if of_one is node else "keyword")
    if isinstance(name, str) and isinstance(cmp, Node):
        only(node, "rated", "props", "cmp")
        if name not in RATED:
            refuse(node, "no card has a rating of this")
        op, n = compare(cmp, low)
        return (Stat(RATING, op, n, False, name),)
    if len(parts) != 1 or not isinstance(cmp, Node) or not (parts[0] == RATING_OF_ANY or parts[0] == "rating"):
        return None
    only(node, "props", "cmp")
    if cmp == ANY_KEYWORD and parts[0] == "rating":
        return (Stat(RATING, ">=", 1),)
    op, n = compare(cmp, low)
    if op != ">=" or parts[0] == "rating":
        refuse(node, "which of its ratings is meant cannot be told")
    return (Stat(RATING, op, n),)


def able_to(node: Node, low: Low) -> tuple[Test, ...]:
    """Cards that modify checks: with an ability that does."""
    ways = ways_of(node, low, Pat(V_ABILITY, node))
    tests: list[Test] = [HasAbility(does=way) for way in ways]
    return (tests[0] if len(tests) == 1 else AnyOf(tuple(tests)),)


def blank(node: Node, low: Low) -> tuple[Test, ...]:
    """With a printed blank text box."""
    only(node, "printed")
    if node.get("printed") is None:
        refuse(node, "a text box that is blank for now cannot be asked for")
    return (Textless(),)


def dealt_so_much(node: Node, low: Low) -> tuple[Test, ...] | None:
    """That dealt 3 or less damage."""
    if not node.node("n").fields:
        return None
    only(node, "n")
    only(node.node("n"), "n")
    op, n = compare(node.node("n").node("n"), low)
    return (DealtSo(op, n),) if isinstance(n, int) else refuse(node, "how much damage it dealt cannot be told")


def either_clause(node: Node, low: Low) -> tuple[Test, ...]:
    """That are ready or have Stun."""
    only(node, "parts")
    found: list[Test] = []
    for part in node.parts():
        tests = clause_tests(node_of(part, node), low)
        if len(tests) != 1:
            refuse(node, "which of several cards these are cannot be told")
        inner = tests[0]
        found += inner.tests if isinstance(inner, AnyOf) else (inner,)
    return (AnyOf(tuple(found)),)

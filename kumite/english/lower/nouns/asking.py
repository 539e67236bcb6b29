"""What cards are asked for beside their print: how they were played, what they can do, what they share."""

from __future__ import annotations

from typing import Final, TypeAlias

from kumite.core.position import fields
from kumite.english.lower.base import Low, node_of, only, refuse, selector
from kumite.english.lower.events.ability_that import ways_of
from kumite.english.lower.events.pattern import Pat
from kumite.english.lower.nouns.givens import given_tests
from kumite.english.lower.nouns.quantity import compare
from kumite.english.nodes import Node
from kumite.games.universus.printed import Test
from kumite.games.universus.terms import (
    AS_BLOCK,
    AS_FORM,
    AS_REVERSAL,
    BLITZ,
    DOER,
    ENHANCE,
    FORM,
    HEIGHTS,
    KEYWORDS,
    NOBODY,
    RESPONSE,
    V_ABILITY,
    YOU,
)
from kumite.games.universus.words.asked import CommittedFor, HasAbility, HasBlock, Keyworded, Playable, PlayedAs, Shares
from kumite.games.universus.words.sels import Ref, Sel, TheAttack, This, Yours
from kumite.games.universus.words.tests import AnyOf, Not, State

Tests: TypeAlias = "tuple[Test, ...]"
ROLES: Final = {"form": AS_FORM, "block": AS_BLOCK, "reversal": AS_REVERSAL}
KINDS: Final = {"enhance": ENHANCE, "response": RESPONSE, "form": FORM, "blitz": BLITZ}
CERTAIN: Final = (This, TheAttack, Yours, Ref)
NOT_SHARED: Final = "with what these share something cannot be told"
OPS: Final = {">": (">=", 1), "<": ("<=", -1)}


# How they were played or committed


def done_tests(act: str, pps: list[Node], low: Low) -> Tests | None:
    """Played as a reversal, committed to pass the check to play this attack, attached to your character; None where
    nothing of the kind is said."""
    if len(pps) != 1:
        return None
    one = pps[0]
    if act == "play" and one.label == "As":
        return (PlayedAs(role_of(one)),)
    if act == "commit" and one.label == "ToPass":
        return committed_for(one, low)
    if act == "attach" and one.label in ("ToWhat", "ToZone", "To", "On"):
        return attached_to(one, low)
    return given_tests(act, one, low)


def role_of(node: Node) -> int:
    only(node, "role")
    role = node.node("role")
    only(role, "det", "type")
    kind = role.get("type")
    name = str(kind.get("name")) if isinstance(kind, Node) else str(kind)
    return ROLES[name] if name in ROLES else refuse(node, "as what these were played is not understood")


def committed_for(node: Node, low: Low) -> Tests:
    """To pass the check to play a certain card."""
    only(node, "what")
    check = node.node("what")
    if check.label != "CheckSel":
        refuse(node, "which check this was cannot be told")
    only(check, "det", "name", "pps", "whose")
    if isinstance(check.get("whose"), Node) and not check.parts("pps"):
        return (CommittedFor(one_card(Node("It", (("word", "it"),), check.start, check.end), low)),)
    parts = [node_of(part, check) for part in check.parts("pps")]
    if len(parts) != 1 or parts[0].label != "ToDo" or check.get("whose") is not None:
        refuse(check, "which check this was cannot be told")
    only(parts[0], "does")
    does = parts[0].node("does")
    only(does, "verb", "agrees", "what")
    if does.label != "Play":
        refuse(does, "which check this was cannot be told")
    return (CommittedFor(one_card(does.node("what"), low)),)


def attached_to(node: Node, low: Low) -> Tests:
    to = node.get("what")
    if not isinstance(to, Node) or selector(to, low) != Yours():
        refuse(node, "to what these are attached cannot be told")
    return (State("attached"),)


def one_card(node: Node, low: Low) -> Test:
    what = selector(node, low)
    return what if isinstance(what, CERTAIN) else refuse(node, "which card this is cannot be told")


def playable(node: Node) -> Test:
    """That you could normally play."""
    only(node, "who", "act")
    who = node.get("who")
    if node.get("act") not in ("play", "played") or (isinstance(who, Node) and who.label not in ("You", "They")):
        refuse(node, "what could be done with these cards cannot be told")
    return Playable()


# What they have and can do


def keywords_counted(n: object, low: Low, node: Node, name: str = "keyword", printed: bool = False) -> Tests:
    """With 3 or more keywords, printed symbols, traits; with none."""
    if n in ("0", 0):
        return (Keyworded("=", 0, name, printed),)
    if not isinstance(n, Node):
        refuse(node, "how many keywords these are cannot be told")
    op, count = compare(n, low)
    if not isinstance(count, int):
        refuse(node, "how many keywords these are cannot be told")
    if op in OPS:
        op, count = OPS[op][0], count + OPS[op][1]
    return (Keyworded(">=" if n.label == "Num" else op, count, name, printed),)


def blocks(node: Node) -> Tests:
    """With no block modifier; with a mid block, with a high or low one; with a printed block."""
    only(node, "n", "type", "det", "adjs", "printed")
    zones = zones_in(node)
    inked = node.get("printed") is not None or any(adj.get("printed") is not None for adj in zones)
    heights = [HEIGHTS.index(str(adj.get("name"))) for adj in zones]
    tests = tuple([HasBlock(height, inked) for height in heights or [NOBODY]])
    test = tests[0] if len(tests) == 1 else AnyOf(tests)
    return (Not(test),) if node.get("n") in (0, "0") else (test,)


def zones_in(node: Node) -> list[Node]:
    """High, mid and low before the noun; one of these."""
    found: list[Node] = []
    for part in node.parts("adjs"):
        if isinstance(part, Node) and part.label == "AnyOf":
            found += zones_in(Node("AnyOf", (("adjs", part.parts()),), part.start, part.end))
        elif isinstance(part, Node) and part.label == "AttackZone":
            found.append(part)
        elif isinstance(part, Node):
            refuse(part, "which block this is cannot be told")
    return found


def ability_tests(node: Node, low: Low) -> Tests:
    """With an Enhance ability, with an ability that draws cards; with no keyword abilities."""
    only(node, "name", "adjs", "printed", "clause", "many")
    kind, keyword = NOBODY, ""
    for part in node.parts("adjs"):
        one = node_of(part, node)
        name = str(one.get("name"))
        if one.label == "Kind" and name in KINDS and kind == NOBODY:
            kind = KINDS[name]
        elif one.label == "Kind" and name == "keyword":
            keyword = "any"
        elif one.label == "Trait" and name.capitalize() in KEYWORDS and not keyword:
            keyword = name.capitalize()
        else:
            refuse(one, "no card can be asked for abilities of this kind")
    clause = node.get("clause")
    ways = ways_of(clause, low, Pat(V_ABILITY, node)) if isinstance(clause, Node) else ((),)
    printed = node.get("printed") is not None
    tests: list[Test] = [HasAbility(kind, way, keyword, printed) for way in ways]
    test = tests[0] if len(tests) == 1 else AnyOf(tuple(tests))
    return (Not(test),) if "no" in node.parts("words") else (test,)


def shared_with(other: Test, of: object, n: int, node: Node, printed: bool = False) -> Tests:
    """That shares a symbol with the discarded card; with a foundation, any of yours."""
    if isinstance(other, Sel) and (other.n == 1 or other.every) and not (other.next or other.top or other.bottom):
        tests = tuple([test for test in other.tests if test != State("other")])  # no card shares with itself
        other = Sel(1, YOU if other.whose == DOER else other.whose, tests, other.zones)
    elif isinstance(other, Sel) and other.n == 1 and not (other.next or other.random or other.upto):
        other = Sel(**{**fields(other), "whose": YOU if other.whose == DOER else other.whose})
    elif not isinstance(other, CERTAIN):
        refuse(node, NOT_SHARED)
    if of not in ("symbol", "keyword", "trait", "type"):
        refuse(node, NOT_SHARED)
    return (Shares(other, str(of), n, printed),)

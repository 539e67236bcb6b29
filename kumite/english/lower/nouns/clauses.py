"""Clauses after a noun as tests: that was played this turn, that is no attack, that shares a symbol."""

from __future__ import annotations

from typing import Final

from kumite.english.lower.base import Low, node_of, only, refuse, selector
from kumite.english.lower.nouns.adjectives import (
    NOUNS,
    adjective,
)
from kumite.english.lower.nouns.asking import done_tests, shared_with
from kumite.english.lower.nouns.having import HasRule, Tests, copy_test, denied, has_tests, own_character
from kumite.english.lower.nouns.quantity import compare
from kumite.english.nodes import Node
from kumite.games.universus.printed import Test
from kumite.games.universus.terms import (
    COMBAT_PHASE,
    ENHANCE_STEP,
    RIVAL,
    TURN,
    V_ATTACKED,
    V_BUILD,
    V_CHECK,
    V_CLEAR,
    V_COMMIT,
    V_DEAL,
    V_DESTROY,
    V_DISCARD,
    V_DRAW,
    V_FLIP,
    V_MILL,
    V_PLAY,
    V_READY,
    V_REMOVE,
    V_REVEAL,
    V_REVIEW,
    V_SACRIFICE,
    V_SPEND,
    V_UNFLIP,
)
from kumite.games.universus.words.asked import SharesName, SharesSymbol
from kumite.games.universus.words.sels import Ref, Sel, This, Yours
from kumite.games.universus.words.tests import (
    Done,
    Not,
    State,
)

SINCE: Final[dict[str, int]] = {
    "turn": TURN,
    "combat phase": COMBAT_PHASE,
    "enhance step": ENHANCE_STEP,
    "attack": ENHANCE_STEP,
}  # what is asked during an attack is asked in its Enhance Step
VERBS: Final = {
    "attack": V_ATTACKED,
    "build": V_BUILD,
    "check": V_CHECK,
    "clear": V_CLEAR,
    "commit": V_COMMIT,
    "deal": V_DEAL,
    "destroy": V_DESTROY,
    "discard": V_DISCARD,
    "draw": V_DRAW,
    "flip": V_FLIP,
    "mill": V_MILL,
    "play": V_PLAY,
    "ready": V_READY,
    "remove": V_REMOVE,
    "reveal": V_REVEAL,
    "review": V_REVIEW,
    "sacrifice": V_SACRIFICE,
    "spend": V_SPEND,
    "unflip": V_UNFLIP,
}


def clause_tests(node: Node, low: Low) -> Tests:
    """What a relative clause asks; where and whose are for the noun."""
    for rule in CLAUSES.get(node.label, ()):
        found = rule(node, low)
        if found is not None:
            return found
    refuse(node, "a card cannot be asked for this")


STATES: Final = {"commit": "committed", "seal": "sealed", "freeze": "frozen", "flip": "face down"}


def perfect(node: Node, low: Low) -> Tests:
    """That has not been readied this Combat Phase; that was destroyed this turn."""
    only(node, "not", "act", "pps", "tense")
    if node.label == "Was" and node.get("tense") == "is":
        state = STATES.get(str(node.get("act")))
        if state is None or node.get("pps") is not None:
            refuse(node, "a state or an event: that cannot be told")
        return (Not(State(state)),) if node.get("not") is not None else (State(state),)
    pps = [node_of(part, node) for part in node.parts("pps")]
    if node.get("act") == "block" and not pps:
        return (State("unblocked" if node.get("not") is not None else "blocked"),)
    tests = done_tests(str(node.get("act")), pps, low) or (happened(str(node.get("act")), node),)
    return denied(tests, node) if node.get("not") is not None else tests


def happened(act: str, node: Node) -> Test:
    """Something was done to the card, within the time that the node names."""
    when = [period_word(node_of(part, node)) for part in node.parts("pps")]
    if act == "ready" and when == ["combat phase"]:
        return State("readied this Combat Phase")
    if act not in VERBS or len(when) != 1 or when[0] not in SINCE:
        refuse(node, "whether that has happened to a card is not remembered")
    return Done(VERBS[act], since=SINCE[when[0]])


def period_word(node: Node) -> str:
    """The plain period of a time phrase: this turn, this Combat Phase."""
    if node.label == "Until":
        node = node.node("until")
    if node.label == "This":
        return str(node.get("period")).lower()
    if node.label == "During" and [name for name, _ in node.fields if name != "words"] == ["period"]:
        period = node.node("period")
        said = {name for name, _ in period.fields} - {"words"}
        if said <= {"det", "name"} and period.get("det") in (None, "this", "the"):
            return str(period.get("name")).lower()
    return ""


def is_a(node: Node, low: Low) -> Tests:
    """That is not an attack."""
    only(node, "tense", "not", "as")
    if node.get("tense") != "is":
        refuse(node, "what a card was is not understood here")
    tests = being(node.node("as"), low)
    return denied(tests, node) if node.get("not") is not None else tests


def being(node: Node, low: Low) -> Tests:
    """An isn node: a Kick attack, completely blocked, a copy of this card."""
    return NOUNS[node.label](node, low) if node.label in NOUNS else adjective(node, low)


def has_thing(node: Node, low: Low) -> Tests:
    only(node, "has", "not")
    tests = has_tests(node.node("has"), low)
    return denied(tests, node) if node.get("not") is not None else tests


def shares(node: Node, low: Low) -> Tests:
    """That shares a symbol, or a name, with your character."""
    only(node, "not", "n", "of", "with", "printed")
    with_whom, of = selector(node.node("with"), low), node.get("of")
    printed = node.get("printed") is not None
    if printed and of == "name":
        refuse(node, "only symbols and keywords are shared as they are printed")
    if of == "name" and isinstance(with_whom, This | Ref | Sel) and how_many_shared(node, low) == 1:
        tests: Tests = (copy_test(with_whom, node),)
    elif of == "name" and with_whom == Yours(RIVAL):
        tests = (SharesName(RIVAL),)
    elif with_whom not in own_character(low) or of not in ("symbol", "name"):
        tests = shared_with(with_whom, of, how_many_shared(node, low), node, printed)
    elif of == "symbol":
        exact = isinstance(node.get("n"), Node) and node.node("n").label == "Exactly"
        tests = (SharesSymbol(how_many_shared(node, low, exact), "=" if exact else ">=", printed),)
    else:
        tests = (SharesName(),)
    return denied(tests, node) if node.get("not") is not None else tests


def how_many_shared(node: Node, low: Low, exact: bool = False) -> int:
    """A symbol; 2 or more symbols."""
    n = node.get("n")
    if n is None:
        return 1
    op, count = compare(n, low) if isinstance(n, Node) else ("=", n)
    if isinstance(count, int) and op == ">":
        op, count = ">=", count + 1
    if not isinstance(count, int) or (op != ">=" and isinstance(n, Node) and n.label != "Num" and not exact):
        refuse(node, "how many are shared is not understood")
    return count


def dealt_damage(node: Node, low: Low) -> Tests:
    only(node, "n")
    if node.node("n").fields:
        refuse(node, "how much damage a card has dealt is not remembered")
    return (State("that dealt damage"),)


def dealt_none(node: Node, low: Low) -> Tests:
    does = node.node("does")
    if does.label != "Deal" or does.node("n") != Node("Damage", (), 0, 0):
        refuse(node, "a card cannot be asked for this")
    return (Not(State("that dealt damage")),)


CLAUSES: Final[dict[str, tuple[HasRule, ...]]] = {}

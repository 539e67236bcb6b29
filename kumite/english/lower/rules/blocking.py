"""Attacks that cannot be blocked, by nothing or not by some cards (UVS-UNBLK-01)."""

from __future__ import annotations

from kumite.english.lower.base import Low, node_of, only, refuse, selector
from kumite.english.lower.events.pattern import Pat
from kumite.english.lower.events.things import BLOCKED, STATUS, cards_in
from kumite.english.lower.nouns.references import speak_of
from kumite.english.lower.nouns.selectors import tests_of
from kumite.english.nodes import Node
from kumite.games.universus.printed import Cond, Test
from kumite.games.universus.terms import (
    ANY,
    AS_BLOCK,
    ATTACK,
    ATTACK_PERIOD,
    BLOCK_ZONE,
    CONTINUOUS,
    HEIGHTS,
    RIVAL,
    V_PLAY,
    V_STATUS,
    YOU,
)
from kumite.games.universus.words.conds import Attacking, Is
from kumite.games.universus.words.rule import CANNOT, Rule
from kumite.games.universus.words.sels import TheAttack, This
from kumite.games.universus.words.tests import AnyOf, Not, Stat, State, TheNamed, Type
from kumite.games.universus.words.triggers import Event


def blocked(node: Node, what: Node, act: Node, low: Low, who: int = ANY) -> list[Rule]:
    """This attack cannot be blocked (completely, by assets); by your rival, say."""
    pat = Pat(V_STATUS, node)
    cards_in(what, low, pat)
    if pat.on is not None:
        refuse(what, "which attack this is cannot be told")
    if pat.attack or pat.own:
        speak_of(low, This() if pat.own else TheAttack(), what.start)
    by = blockers(act, low)
    how = act.get("how")
    if by is not None:
        if how is not None:
            refuse(act, "how it is not blocked by such cards is not understood")
        return [by_cards(pat, by, node.get("only") is not None, low, who)]
    if node.get("only") is not None:
        refuse(node, "how it can only be blocked is not understood")
    pat.notes = STATUS[str(how)] if how in STATUS else BLOCKED
    if who in (YOU, RIVAL) and pat.by == ANY and not pat.own:
        pat.by = RIVAL if who == YOU else YOU  # nobody blocks an attack of their own
    return [against(pat, low)]


def against(pat: Pat, low: Low) -> Rule:
    """No such status for such an attack."""
    if low.kind == CONTINUOUS and not low.fired:
        return Rule(CANNOT, pat.event())
    return Rule(CANNOT, pat.event(), on=TheAttack() if pat.attack else None, until=ATTACK_PERIOD)


def blockers(act: Node, low: Low) -> tuple[Test, ...] | None:
    """What the cards are like that cannot block it; None where nothing can."""
    found: tuple[Test, ...] | None = None
    if act.get("with") is not None:
        return block_tests(act.node("with"), low)
    for part in act.parts("pps"):
        one = node_of(part, act)
        if one.label not in ("By", "Using") or found is not None:
            refuse(one, "how it is not blocked is not understood")
        only(one, "what")
        found = block_tests(one.node("what"), low)
    return found


def block_tests(node: Node, low: Low) -> tuple[Test, ...]:
    """Cards, or blocks of a zone."""
    if node.label != "Sel":
        refuse(node, "which cards cannot block is not understood")
    only(node, "type", "adjs", "mods", "n", "det", "trait")
    if node.get("det") == "the" and selector(node, low) == TheNamed():
        return (TheNamed(),)
    if node.get("det") not in (None, "a", "any"):
        refuse(node, "which cards cannot block is not understood")
    kind = node.get("type")
    if not isinstance(kind, Node) or kind.label != "Type" or kind.get("name") != "block":
        kept = tuple([one for one in node.fields if one[0] in ("type", "adjs", "mods", "trait")])
        return tests_of(Node("Sel", kept, node.start, node.end), low)
    if node.parts("mods"):
        refuse(node, "which blocks these are is not understood")
    found: list[Test] = []
    for adj in node.parts("adjs"):
        one = node_of(adj, node)
        either = [node_of(part, one) for part in one.parts()] if one.label == "AnyOf" else []
        found.append(AnyOf(tuple([of_zone(part) for part in either])) if either else of_zone(one))
    return tuple(found)


def of_zone(node: Node) -> Test:
    """Low."""
    if node.label != "AttackZone":
        refuse(node, "which blocks these are is not understood")
    return Stat(BLOCK_ZONE, "=", HEIGHTS.index(str(node.get("name"))))


def by_cards(pat: Pat, tests: tuple[Test, ...], allowed: bool, low: Low, who: int = ANY) -> Rule:
    """Those cards, or all but those, are not played as blocks while it is the attack."""
    if allowed:
        if len(tests) != 1:
            refuse(pat.node, "by which cards alone it can be blocked is not understood")
        tests = (tests[0].test if isinstance(tests[0], Not) else Not(tests[0]),)
    event = Event(V_PLAY, who, tests, notes=(AS_BLOCK,))
    asked = tuple([test for test in pat.tests if test != Type((ATTACK,))])
    cond: Cond | None = None
    if pat.own:
        cond = Is(This(), (State("current"),))
    elif asked:
        cond = Is(TheAttack(pat.by), asked)
    elif pat.by != ANY:
        cond = Attacking(pat.by)
    if low.kind == CONTINUOUS and not low.fired:
        return Rule(CANNOT, event, cond=cond)
    return Rule(CANNOT, event, cond=cond, until=ATTACK_PERIOD)

"""Small things that no other chapter has: what counts as more than one card, who attacks, the value of a check.

This chapter stands before the others' rule for Fired."""

from __future__ import annotations

from typing import Final

from kumite.english.lower.base import (
    AMOUNTS,
    CONDS,
    EFFECTS,
    RIDERS,
    EffectRule,
    Low,
    RiderRule,
    node_of,
    only,
    refuse,
    selector,
)
from kumite.english.lower.checks import of_check
from kumite.english.lower.deeds import ACTIVE_RULES
from kumite.english.lower.events import waits
from kumite.english.lower.happen import Pat
from kumite.english.lower.has import CLAUSES, clause_tests
from kumite.english.lower.logic import negated
from kumite.english.lower.owners import seat_of_who
from kumite.english.lower.quantity import plain
from kumite.english.lower.things import cards_in
from kumite.english.nodes import Node
from kumite.games.universus.printed import Amount, Cond, Rider, Test, Text
from kumite.games.universus.terms import ATTACK_PERIOD, CONTINUOUS, V_COMMIT, V_ENTER
from kumite.games.universus.words.amounts import Bound
from kumite.games.universus.words.conds import Attacking, During, Is
from kumite.games.universus.words.riders import OncePerName, OnePerAttack
from kumite.games.universus.words.rule import COUNTS, Rule
from kumite.games.universus.words.tests import AnyOf, State
from kumite.games.universus.words.triggers import Event

BEFORE: Final = EFFECTS["Fired"]


def when(node: Node, low: Low) -> Text:
    does = node.get("does")
    if isinstance(does, Node) and does.label == "Rule" and does.get("modal") == "counts as":
        return counts(node, does, low)
    return BEFORE(node, low)


def counts(node: Node, does: Node, low: Low) -> Text:
    """When you commit this card to pass a check, it counts as 2 cards."""
    only(node, "when", "event", "does")
    only(does, "target", "modal", "verb", "agrees", "as")
    role, target = does.node("as"), does.node("target")
    trigger, conds = waits(node.node("event"), low)
    own = isinstance(trigger, Event) and trigger.verb == V_COMMIT and trigger.own and not conds
    if not own or target.label != "It" or low.kind != CONTINUOUS:
        refuse(node, "what counts as more than it is cannot be told")
    only(role, "n", "type")
    kind = role.get("type")
    if role.label != "Role" or not isinstance(kind, Node) or kind.get("name") != "card":
        refuse(role, "as what it counts is not understood")
    return (Rule(COUNTS, trigger, plain(role, role.get("n"), low)),)


def one_per_attack(node: Node, low: Low) -> tuple[Rider, ...]:
    only(node, "keyword")
    return (OnePerAttack(str(node.get("keyword"))),)


def attacking(node: Node, low: Low) -> Cond:
    """You are attacking: the attack in progress is yours."""
    only(node, "who", "not")
    cond = Attacking(seat_of_who(node.node("who"), low))
    return negated(cond) if node.get("not") is not None else cond


def current(node: Node, low: Low) -> Cond:
    only(node, "what", "not")
    cond = Is(selector(node.node("what"), low), (State("current"),))
    return negated(cond) if node.get("not") is not None else cond


def in_progress(node: Node, low: Low) -> Cond:
    only(node, "not")
    cond = During(ATTACK_PERIOD)
    return negated(cond) if node.get("not") is not None else cond


def begins(node: Node, who: Node, does: Node, low: Low, before: bool) -> list[Pat]:
    """This attack begins its attack sequence."""
    only(does, "verb", "agrees")
    if before:
        refuse(node, "nothing comes before an attack")
    pat = Pat(V_ENTER, does)
    cards_in(who, low, pat)
    pat.act, pat.object = "attack", "attack"
    return [pat]


def check_value(node: Node, low: Low) -> Amount | int:
    """The value of the check that the text has made, or that set it off."""
    only(node)
    if of_check(low):
        return Bound("event")
    if not any(said.act == "check" for said in low.mentions):
        refuse(node, "no check is made that this could be")
    return Bound("checked")


def that_amount(node: Node, low: Low) -> Amount | int:
    only(node)
    if low.event is None:
        refuse(node, "no event has left a number")
    return Bound("event")


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


def once_per_name(node: Node, low: Low) -> tuple[Rider, ...]:
    only(node)
    return (OncePerName(),)


WHENS: Final[dict[str, EffectRule]] = {"Fired": when}
LIMITS: Final[dict[str, RiderRule]] = {"OncePerName": once_per_name, "OnePerAttack": one_per_attack}
EFFECTS.update(WHENS)
RIDERS.update(LIMITS)
CONDS["Attacking"] = attacking
CONDS["IsCurrent"] = current
CONDS["InProgress"] = in_progress
ACTIVE_RULES["Begins"] = begins
AMOUNTS["CheckValue"] = check_value
AMOUNTS["ThatAmount"] = that_amount
CLAUSES["AnyOf"] = either_clause

"""Times: periods of the game, and how long something lasts."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from kumite.english.lower.base import Low, node_of, only, refuse
from kumite.english.lower.nouns.owners import owner_of
from kumite.english.lower.times.steps import step_named
from kumite.english.nodes import Node
from kumite.games.universus.printed import Trigger
from kumite.games.universus.terms import (
    ACTIVE,
    ANY,
    ATTACK_PERIOD,
    BEFORE_RIVAL_COMBAT,
    BEFORE_RIVAL_TURN,
    BEFORE_YOUR_COMBAT,
    BEFORE_YOUR_TURN,
    BOTH,
    COMBAT_PHASE,
    EITHER,
    END_PHASE,
    ENHANCE_STEP,
    FORM,
    GAME_PERIOD,
    NOBODY,
    READY_OF_OWNER,
    READY_STEP,
    RIVAL,
    RIVAL_NEXT_TURN,
    STAGE_PERIOD,
    START_PHASE,
    TURN,
    YOU,
    YOUR_NEXT_TURN,
)
from kumite.games.universus.words.triggers import Moment

HERE: Final = ("this", "the", "that", "its", "a", "each", "any", "either")  # say nothing of whose turn it is
IN_ATTACK: Final = ("enhance step", "block step", "damage step", "enhance phase", "block phase", "damage phase")


class Span(NamedTuple):
    """A period: which, in whose turn (NOBODY: not said), and whether the next one is meant."""

    period: int
    whose: int = NOBODY
    next: bool = False
    first: bool = False


def period_of(node: Node, low: Low) -> Span:
    """The period that a Period node speaks of."""
    if node.get("what") is not None:
        return of_attack(node, low)
    only(node, "det", "which", "name", "whose", "of")
    which = node.get("which")
    if which not in (None, "next", "own", "first"):
        refuse(node, f"the {which} period is not understood")
    name = str(node.get("name"))
    if node.get("of") is not None and name not in IN_ATTACK:
        refuse(node, "a period of a card that is no attack is not understood")
    period = now_called(name, node, low)
    whose = whose_turn(node, low)
    if period == TURN and node.get("det") in HERE and which is None and whose == NOBODY:
        return Span(TURN, NOBODY)
    return Span(period, whose, which == "next", which == "first")


def now_called(name: str, node: Node, low: Low) -> int:
    """`this step` and `this phase` are those in which the ability is played."""
    if name in ("step", "phase"):
        if low.kind != 1:  # only an Enhance has one step
            refuse(node, f"which {name} this is cannot be told")
        return ENHANCE_STEP if name == "step" else COMBAT_PHASE
    if name == "attack sequence":
        return ATTACK_PERIOD
    return step_named(name, node)


def whose_turn(node: Node, low: Low) -> int:
    """The player whose turn it is; the steps of an attack are the attack's."""
    whose, det = node.get("whose"), node.get("det")
    if isinstance(whose, Node) and whose.label in ("Of", "Its"):
        only(whose, "det", "noun", "word")
        return NOBODY
    if isinstance(whose, Node):
        seat = owner_of(whose, low)
        return NOBODY if seat in (BOTH, EITHER, ANY) else seat
    if det in ("your", "their"):
        return owner_of(det, low)
    if det is None and any("rival" in str(word) for word in node.parts("words")):
        return 1
    if det is not None and det not in HERE and det != "another":
        refuse(node, f"{det} period is not understood")
    return NOBODY


def of_attack(node: Node, low: Low) -> Span:
    """An attack, or a turn, said with a noun phrase: this attack, your turn."""
    only(node, "what")
    what = node.node("what")
    kind = what.node("type").get("name") if isinstance(what.get("type"), Node) else None
    for name, value in what.fields:
        if name not in ("whose", "det", "type", "words"):
            refuse(node, f"{name} ({value!r}) is not understood of a period")
    if kind not in ("attack", "turn"):
        refuse(node, f"a {kind} is no period")
    whose = what.get("whose")
    if isinstance(whose, Node) and whose.label in ("Its", "Of"):
        refuse(node, "whose period this is cannot be told")
    seat = NOBODY if whose is None else owner_of(whose, low)
    return Span(ATTACK_PERIOD if kind == "attack" else TURN, seat)


# How long


def until_of(node: Node, low: Low) -> int:
    """The end point that a duration means: one of the engine's periods."""
    rule = UNTILS.get(node.label)
    if rule is None:
        refuse(node, "how long this lasts cannot be told")
    return rule(node, low)


def rest_of(node: Node, low: Low) -> int:
    """For the rest of this turn; during this attack."""
    only(node, "period")
    return lasting_period(node, period_of(node.node("period"), low), low)


def lasting_period(node: Node, span: Span, low: Low) -> int:
    """A period that is going on now."""
    if span.first:
        refuse(node, "the first of several periods is not understood")
    if span.period == TURN and span.next:
        return next_turn(node, span)
    if span.next:
        refuse(node, "an effect that begins later is not understood")
    if span.whose not in (NOBODY, YOU, ACTIVE) and span.period != ATTACK_PERIOD:
        refuse(node, "a period of somebody else's turn is no end point")
    if span.period == COMBAT_PHASE and span.whose == YOU and low.kind != FORM:
        refuse(node, "on the rival's turn your Combat Phase is still to come")
    return span.period


def waits_for(trigger: Trigger, low: Low) -> int:
    """How long an effect waits: for the turn; for the end of your turn, on the rival's turn, until that comes."""
    own = isinstance(trigger, Moment) and trigger.period == END_PHASE and trigger.whose == YOU
    return YOUR_NEXT_TURN if own and low.kind != FORM else TURN


def ends_own_combat(node: Node, low: Low) -> bool:
    """Until the end of your Combat Phase, in a text that may be played on the rival's turn."""
    if node.label != "UntilEdge" or node.get("edge") != "end" or low.kind == FORM:
        return False
    return period_of(node.node("period"), low) == Span(COMBAT_PHASE, YOU)


def next_turn(node: Node, span: Span) -> int:
    if span.whose != YOU:
        refuse(node, "the end of the rival's next turn is no end point of the engine")
    return YOUR_NEXT_TURN


def until_edge(node: Node, low: Low) -> int:
    """Until the end of the turn; until the start of your next turn is not the same as until its end."""
    only(node, "edge", "period")
    span = period_of(node.node("period"), low)
    if node.get("edge") == "end" and (span.period, span.whose, span.next) == (TURN, RIVAL, True):
        return RIVAL_NEXT_TURN
    if node.get("edge") == "end":
        return lasting_period(node, span, low)
    if span.period in (READY_STEP, START_PHASE) and span.next:
        return READY_OF_OWNER
    if span.period == TURN and span.whose == YOU and not span.first:
        return BEFORE_YOUR_TURN
    if span.period == TURN and span.next and span.whose == RIVAL:
        return BEFORE_RIVAL_TURN
    if span.period == COMBAT_PHASE and span.next and span.whose in (YOU, RIVAL):
        return BEFORE_YOUR_COMBAT if span.whose == YOU else BEFORE_RIVAL_COMBAT
    return refuse(node, "an effect that ends as a later period begins is not in the engine")


def this_period(node: Node, low: Low) -> int:
    only(node, "period")
    return now_called(str(node.get("period")), node, low)


def until_event(node: Node, low: Low) -> int:
    """Until this attack resolves; until it leaves a zone."""
    only(node, "event")
    event = node.node("event")
    only(event, "who", "does", "what", "act")
    does = event.get("does")
    if isinstance(does, Node) and does.label == "Resolve" and does.get("what") is None:
        who = node_of(event.get("who"), event)
        if who.label in ("It", "Sel") and is_attack(who):
            only(who, *(("word", "words") if who.label == "It" else ("det", "type", "words")))
            return ATTACK_PERIOD
    if isinstance(does, Node) and does.label == "Leave" and does.get("verb") == "leave":
        who = node_of(event.get("who"), event)
        said = re.split(r"[.:]\s+", low.text[: node.start])[-1].lower()
        if who.get("det") == "this" and said and not said.startswith("this "):
            refuse(event, "an effect that ends as another card leaves is not understood")
        return STAGE_PERIOD
    return refuse(event, "until this happens is no end point of the engine")


def is_attack(node: Node) -> bool:
    """This attack, that attack, it."""
    if node.label == "It":
        return True
    kind = node.get("type")
    return isinstance(kind, Node) and kind.get("name") == "attack"


def permanently(node: Node, low: Low) -> int:
    return GAME_PERIOD


def during(node: Node, low: Low) -> int:
    """During this turn: while it goes on."""
    only(node, "period", "det", "first")
    if node.get("first") is not None or node.get("period") is None:
        refuse(node, "the first turn of the game is no end point")
    span = period_of(node.node("period"), low)
    if node.node("period").get("det") in ("a", "each", "any", "either"):
        refuse(node, "a period that comes again and again is no end point")
    if span.period == TURN and span.whose == YOU and not span.next and low.kind != FORM:
        refuse(node, "on the rival's turn your turn is still to come")
    if span.next:
        refuse(node, "an effect that begins later is not understood")
    return lasting_period(node, span, low)


def on_turn(node: Node, low: Low) -> int:
    """On your next turn."""
    refuse(node, "an effect that begins later is not understood")


UNTILS: Final = {
    "ForRest": rest_of,
    "UntilEdge": until_edge,
    "This": this_period,
    "UntilEvent": until_event,
    "Permanently": permanently,
    "During": during,
    "OnTurn": on_turn,
}

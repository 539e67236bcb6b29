"""Sentences about the ability itself: when and how often it is playable, who may cancel it."""

from __future__ import annotations

from kumite.english.lower.base import Low, condition, effect, node_of, only, refuse, rider
from kumite.english.lower.conditions.logic import negated
from kumite.english.lower.nouns.places import zones_of
from kumite.english.lower.times.durations import Span, period_of
from kumite.english.nodes import Node
from kumite.games.universus.english.text import turned
from kumite.games.universus.printed import Cond, Rider
from kumite.games.universus.terms import ATTACK_PERIOD, CONTINUOUS, DOER, ENHANCE_STEP, NOBODY, RIVAL, STAGE, TURN, YOU
from kumite.games.universus.words.conds import All, During, Is
from kumite.games.universus.words.riders import (
    EitherPlayer,
    In,
    Limit,
    OnAttack,
    OnlyIf,
    OnTurn,
    Repeatable,
    RivalMayCancel,
    Tenacious,
    Uncancellable,
)
from kumite.games.universus.words.sels import This
from kumite.games.universus.words.tests import State

ITSELF = ("ability", "blitz", "effect", "enhance", "form", "response")


def only_when(node: Node, low: Low) -> tuple[Rider, ...]:
    """Only playable if, while, during, once per turn."""
    only(node, "what", "when")
    what = node.get("what")
    if isinstance(what, Node) or (what is not None and what not in ITSELF):
        refuse(node, "a restriction of other abilities or cards is not understood")
    if low.kind == CONTINUOUS:
        refuse(node, "what is restricted here cannot be told")
    return rider(node.node("when"), low)


def all_of(node: Node, low: Low) -> tuple[Rider, ...]:
    """All of several restrictions."""
    only(node, "parts", "join")
    found: tuple[Rider, ...] = ()
    for part in node.parts():
        found += rider(node_of(part, node), low)
    return found


def during(node: Node, low: Low) -> tuple[Rider, ...]:
    """During your turn, your attack, the Enhance Step."""
    only(node, "period")
    span = period_of(node.node("period"), low)
    if span.next or span.first:
        refuse(node, "when this is cannot be told")
    if span.whose not in (NOBODY, YOU, RIVAL):
        refuse(node, "whose this is cannot be told")
    return in_period(span, node)


def in_period(span: Span, node: Node) -> tuple[Rider, ...]:
    if span.period in (TURN, ATTACK_PERIOD):
        if span.whose == NOBODY:
            refuse(node, "this says nothing that can be told apart")
        return (OnTurn(span.whose == YOU),) if span.period == TURN else (OnAttack(span.whose == YOU),)
    return (OnlyIf(During(span.period, span.whose)),)


def if_state(node: Node, low: Low) -> tuple[Rider, ...]:
    """While committed: playable although it is, and only then."""
    only(node, "is")
    names = {"committed": "committed", "ready": "ready", "facedown": "face down", "faceup": "face up"}
    state = str(node.get("is"))
    test = (OnlyIf(Is(This(), (State(names[state]),))),)
    return (Tenacious(), *test) if state == "committed" else test


def if_cond(node: Node, low: Low) -> tuple[Rider, ...]:
    """If or while something is so; where the card is, is the zone it is played from."""
    only(node, "cond", "not")
    if node.get("not") is not None:
        return (OnlyIf(negated(condition(node.node("cond"), low))),)
    return restricted(node.node("cond"), low)


def restricted(cond: Node, low: Low) -> tuple[Rider, ...]:
    if cond.label == "AllOf":
        found: tuple[Rider, ...] = ()
        for part in cond.parts():
            found += restricted(node_of(part, cond), low)
        return found
    if cond.label == "IsIn" and is_this(cond.get("what")) and cond.get("not") is None:
        return in_zone(cond, low)
    holds = condition(cond, low)
    if isinstance(holds, Is) and holds == Is(This(), (State("committed"),)):
        return (Tenacious(), OnlyIf(holds))
    return tuple([OnlyIf(part) for part in (holds.conds if isinstance(holds, All) else (holds,))])


def is_this(what: object) -> bool:
    bare = isinstance(what, Node) and what.label == "Sel" and set(dict(what.fields)) <= {"det", "type", "words"}
    return bare and isinstance(what, Node) and what.get("det") == "this"


def in_zone(node: Node, low: Low) -> tuple[Rider, ...]:
    """While this card is face up in your momentum."""
    only(node, "what", "tense", "zones", "state")
    whose, zones = zones_of(node.node("zones"), low)
    if whose not in (YOU, DOER) or len(zones) != 1 or node.get("tense") != "is":
        refuse(node, "where it is playable cannot be told")
    conds: tuple[Cond, ...] = ()
    names = {"committed": "committed", "ready": "ready", "facedown": "face down", "faceup": "face up"}
    if node.get("state") is not None:
        conds = (Is(This(), (State(names[str(node.get("state"))]),)),)
    place: tuple[Rider, ...] = () if zones[0] == STAGE else (In(zones[0]),)
    return place + tuple([OnlyIf(cond) for cond in conds])


def playable(node: Node, low: Low) -> tuple[Rider, ...]:
    """Playable while committed; any number of times this Enhance Step."""
    only(node, "when")
    when = node.get("when")
    if when is None:
        return (Tenacious(),)
    if isinstance(when, Node) and when.label == "Frequency" and when.get("times") == "any":
        only(when, "times", "until")
        return any_number(when, low)
    refuse(node, "when it is playable besides is not understood")


def any_number(node: Node, low: Low) -> tuple[Rider, ...]:
    until = node.get("until")
    if not isinstance(until, Node) or (until.label, until.get("period")) != ("This", "enhance step"):
        refuse(node, "how often it is playable is not understood")
    return (Repeatable(),)


def repeatable(node: Node, low: Low) -> tuple[Rider, ...]:
    """This ability may be played any number of times this Enhance Step."""
    only(node, "times", "until")
    times = node.get("times")
    if isinstance(times, Node) and isinstance(times.get("n"), int):
        return (*any_number(node, low), Limit(int(str(times.get("n"))), ENHANCE_STEP))
    if times != "anynumber":
        refuse(node, "how often it is playable is not understood")
    return any_number(node, low)


def uncancellable(node: Node, low: Low) -> tuple[Rider, ...]:
    """This ability cannot be canceled (by effects, which is all that ever cancels)."""
    only(node, "by")
    by = node.get("by")
    if isinstance(by, Node):
        only(by, "type", "det")
        kind = by.node("type")
        if "effect" not in (kind.get("name"), kind.get("noun")):
            refuse(node, "who cannot cancel it is not understood")
    return (Uncancellable(),)


def may_cancel(node: Node, low: Low) -> tuple[Rider, ...]:
    """Your rival may discard 1 card to cancel this ability: the price as its payer sees it."""
    only(node, "price", "what", "also")
    what = node.node("what")
    this = what.label == "It" and what.get("word") == "this"
    if what.label != "Sel" and not this:
        refuse(what, "what is canceled cannot be told")
    only(what, *(("word",) if this else ("det", "type")))
    if not this and (what.get("det") not in ("this", "the") or what.node("type").get("name") not in ITSELF):
        refuse(what, "what is canceled cannot be told")
    before, low.doer = low.doer, RIVAL
    low.paying = True
    try:
        price = effect(node.node("price"), low)
        if node.get("also") is not None:  # paid along with it
            price += effect(node.node("also"), low)
    finally:
        low.doer, low.paying = before, False
    return (RivalMayCancel(tuple([turned(word) for word in price])),)


def either_player(node: Node, low: Low) -> tuple[Rider, ...]:
    """Playable by either player."""
    only(node)
    if low.kind == CONTINUOUS:
        refuse(node, "what is playable here cannot be told")
    return (EitherPlayer(),)

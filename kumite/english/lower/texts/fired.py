"""What waits: if, when, after, whenever something happens, at a moment (CARD-ENGLISH 6.5, 6.7)."""

from __future__ import annotations

from typing import Final

from kumite.core.position import fields
from kumite.english.lower.base import Low, condition, effect, node_of, only, refuse
from kumite.english.lower.conditions.as_events import as_event, changed, is_turn, with_fields
from kumite.english.lower.conditions.logic import both
from kumite.english.lower.conditions.one_card import state_of
from kumite.english.lower.conditions.own_attack import already_played
from kumite.english.lower.events.purposes import blocks_this
from kumite.english.lower.nouns.quantity import plain
from kumite.english.lower.nouns.references import NEXT_ATTACK
from kumite.english.lower.texts.later import (
    at_once,
    kept,
    of_it,
    of_whom,
    swapped,
    swapped_during,
    this_attack_said,
    through,
)
from kumite.english.lower.texts.next_cards import as_it_comes, how_many_next, spoken_of_later
from kumite.english.lower.texts.next_turns import is_next, next_end, turn_begins, without_next
from kumite.english.lower.texts.shaping import conditioned, lasting
from kumite.english.lower.texts.tied import still_tied, waited_for
from kumite.english.lower.times.durations import Span, period_of, until_of, waits_for
from kumite.english.nodes import Node, Value
from kumite.games.universus.printed import Cond, Test, Text, Trigger
from kumite.games.universus.terms import (
    ANY,
    ATTACK,
    ATTACK_PERIOD,
    BEGINS,
    BLITZ,
    BY_DAMAGE,
    CONTINUOUS,
    DRAW_STEP,
    ENDS,
    ENHANCE,
    ENHANCE_STEP,
    NOBODY,
    RESPONSE,
    RIVAL,
    RIVAL_NEXT_TURN,
    TURN,
    V_BEFORE_DAMAGE,
    V_BUILD,
    V_CLEAR,
    V_DESTROY,
    V_DISCARD,
    V_LOSE,
    V_MOVE,
    V_REMOVE,
    V_SACRIFICE,
    V_SPEND,
    V_TIRE,
    YOU,
    YOUR_NEXT_TURN,
)
from kumite.games.universus.words.conds import During
from kumite.games.universus.words.sels import Ref, Sel, TheAttack, This
from kumite.games.universus.words.structure import Fired
from kumite.games.universus.words.tests import Type
from kumite.games.universus.words.triggers import Either, Event, Moment

STAGES: Final = {"play": 1, "block": 3, "deal": 4, "take": 4, "resolve": 5}  # of an attack, in order
REPEATED: Final = ("whenever",)
LEAVES: Final = (V_DISCARD, V_SPEND, V_CLEAR, V_DESTROY, V_SACRIFICE, V_REMOVE, V_MOVE, V_BUILD)  # a card changes zones
OUTER: Final = (Ref("event"), Ref("event all"), Ref("tried"))  # inside a fired effect, these are its own event's


def is_static(low: Low) -> bool:
    """Whether the words stand in a continuous text, where instructions wait for something."""
    return low.kind == CONTINUOUS and low.fired == 0


# If or Fired


def ahead(cond: Node, low: Low) -> Node | None:
    """The event a condition speaks of, where that is still to come; None where it is a state, or over."""
    if cond.label == "AnyOf":
        parts = [ahead(node_of(part, cond), low) for part in cond.parts()]
        found = tuple([part for part in parts if part is not None])
        if found and len(found) != len(parts):
            refuse(cond, "a state or an event to come: that is not understood")
        return with_fields(cond, "AnyOf", [("parts", found), ("join", "or")]) if found else None
    event = as_event(cond)
    if event is None or is_state(cond):
        return None
    if low.kind == RESPONSE or low.fired:
        here, there = stage(low.event), stage(event)
        if here is not None and there is not None and there <= here:
            return None
    return event


def is_state(cond: Node) -> bool:
    """Committed, face down, sealed: in the present tense these are states, unless somebody does it just then."""
    if cond.label != "Past" or state_of(str(cond.get("act"))) is None:
        return False
    return cond.get("pps") is None and cond.get("being") is None


def stage(event: Node | None) -> int | None:
    """How far an attack has come with this event."""
    if event is None or event.label != "Event":
        return None
    does, act = event.get("does"), event.get("act")
    if isinstance(does, Node):
        return STAGES.get(does.label.lower())
    return STAGES["block"] if event.get("as") is not None else STAGES.get(str(act))


def split(cond: Node, low: Low) -> tuple[Node | None, tuple[Node, ...]]:
    """The event to come in a condition, and what must hold besides."""
    if cond.label != "AllOf":
        return ahead(cond, low), ()
    parts = [node_of(part, cond) for part in cond.parts()]
    events = [(part, ahead(part, low)) for part in parts]
    coming = [event for _, event in events if event is not None]
    if not coming:
        return None, ()
    if len(coming) > 1:
        refuse(cond, "two events to come are not understood")
    return coming[0], tuple([part for part, event in events if event is None])


# Making one


class Wait:
    """What a fired effect waits for, how often and how long."""

    def __init__(self, event: Node, when: str = "if", until: int = NOBODY, times: int = 1) -> None:
        self.event = event
        self.when = when
        self.until = until
        self.times = times
        self.conds: tuple[Node, ...] = ()


def wait_for(wait: Wait, does: Node, low: Low) -> Text:
    """The fired effect: its text speaks of its own event."""
    static = is_static(low)
    if wait.event.get("next") is not None:
        return (for_next(wait, does, low),)
    trigger, cond, then, tie = waiting_text(wait, does, low)
    if static:
        if wait.until != NOBODY or wait.times not in (1, NOBODY):
            refuse(does, "a text that is always there has no end")
        return (Fired(trigger, then, cond=cond),)
    past = already_played(trigger, then, low, does)
    if past is not None:
        return past
    end = wait.until if wait.until != NOBODY else end_of(wait.event, low)
    if isinstance(trigger, Event) and trigger.attack and trigger.by in (YOU, RIVAL):
        trigger, end = your_attack(trigger), ATTACK_PERIOD if end == NOBODY else end
    if isinstance(trigger, Event) and trigger.verb == V_BEFORE_DAMAGE and trigger.by == ANY and not trigger.tests:
        trigger = Event(**{**fields(trigger), "attack": True})  # of this attack, whose Damage Step it is
        then = swapped(then, Ref("event"), TheAttack())
    if low.kind in (ENHANCE, BLITZ) and end == NOBODY and through(trigger, ENHANCE_STEP):
        trigger, end = swapped_during(trigger), ENHANCE_STEP
    if end == NOBODY and through(trigger, ATTACK_PERIOD) and this_attack_said(wait.event):
        trigger, end = swapped_during(trigger), ATTACK_PERIOD
    if end == NOBODY and of_this_damage(trigger, wait.event.get("who"), low):
        end = ATTACK_PERIOD
    until, on = span_of(trigger, end, low, tie)
    return kept(at_once(Fired(trigger, then, until, wait.times, on, cond)), low, does)


def for_next(wait: Wait, does: Node, low: Low) -> Fired:
    """It waits for the next attack, or another next card."""
    marked, said = wait.event, len(low.mentions)
    if is_static(low) or wait.until not in (NOBODY, TURN):
        refuse(marked, "since when, or how long, this is the next one cannot be told")
    wait.event = changed(marked, next=None, count=None)
    trigger, cond, then, tie = waiting_text(wait, does, low)
    if tie is not None:
        refuse(marked, "which card this is cannot be told")
    made = as_it_comes(marked, trigger, cond, then, max(wait.times, how_many_next(marked, low)))
    later = low.mentions[said:]
    low.mentions[said:] = [one._replace(ref=spoken_of_later(one.ref, made.on)) for one in later]
    return made


def of_this_damage(trigger: Trigger, who: Value | None, low: Low) -> bool:
    """If it deals damage to a backup: that is lost to this attack, while it goes on."""
    if not isinstance(who, Node) or who.label != "It" or low.kind not in (ENHANCE, BLITZ):
        return False
    lost = isinstance(trigger, Event) and trigger.verb in (V_LOSE, V_TIRE) and trigger.via == BY_DAMAGE
    return lost and NEXT_ATTACK.search(low.text[: who.start]) is None


def waiting_text(wait: Wait, does: Node, low: Low) -> tuple[Trigger, Cond | None, Text, Test | None]:
    """The trigger, what must hold besides, the text, in which `it` is its own, and the attack it is tied to."""
    held, low.event = low.event, wait.event
    outer, before = low.mentions, len(low.mentions)
    low.fired += 1
    try:
        trigger, conds, tie = waited_for(wait.event, low, wait.when == "before")
        gone = () if wait.event.label == "Moment" else OUTER  # a moment happens to no card
        low.mentions = [said for said in outer[:before] if said.ref not in gone] + outer[before:]
        seen = len(low.mentions)
        more = [condition(part, low) for part in wait.conds]
        then = effect(does, low)
        outer[before:] = [of_whom(said, trigger, tie) for said in outer[before:]]
        outer += [still_tied(said, tie) for said in low.mentions[seen:]]
    finally:
        low.mentions = outer
        low.event = held
        low.fired -= 1
        low.waited = wait.event
    return trigger, all_together((*conds, *more)), then, tie


def all_together(conds: tuple[Cond, ...]) -> Cond | None:
    found: Cond | None = None
    for cond in conds:
        found = both(found, cond)
    return found


def your_attack(event: Event) -> Event:
    """`it`, of your attack in progress, is written as `your attack` is."""
    tests = tuple([test for test in event.tests if test != Type((ATTACK,))])
    return Event(**{**fields(event), "attack": False, "tests": tests})


def end_of(event: Node, low: Low) -> int:
    """`your attack` in an Enhance, a Blitz or a Response is the one in progress: nothing waits for another one."""
    if any(is_turn(part, "") for part in timed(event)):
        return TURN
    if event.label == "AnyOf":
        event = node_of(event.parts()[0], event)
    does = event.get("does")
    attack = event.get("who") or event.get("what")
    tried = does.get("does") if isinstance(does, Node) and does.label == "Try" else None
    if isinstance(tried, Node) and tried.label == "Block" and low.kind in (ENHANCE, BLITZ, RESPONSE):
        return ATTACK_PERIOD
    here = of_it if low.kind == RESPONSE else blocks_this
    if low.kind in (ENHANCE, BLITZ, RESPONSE) and any(here(part) for part in event.walk()):
        return ATTACK_PERIOD
    if isinstance(does, Node) and does.label == "Block":
        attack = does.get("what")
    if low.kind not in (ENHANCE, BLITZ, RESPONSE) or stage(event) not in (3, 4, 5) or not isinstance(attack, Node):
        return NOBODY
    kind = attack.get("type")
    if attack.label != "Sel" or not isinstance(kind, Node) or kind.get("name") != "attack" or kind.get("many"):
        return NOBODY
    certain = attack.get("whose") is not None or attack.get("det") in ("this", "that", "the")
    return ATTACK_PERIOD if certain and attack.get("n") is None and attack.get("order") is None else NOBODY


def timed(event: Node) -> list[Node]:
    """The time phrases of an event that say `this`."""
    found = [part for part in event.parts("pps") if isinstance(part, Node) and part.label == "Until"]
    return [part for part in found if part.node("until") == Node("This", (("period", "turn"),), 0, 0)]


def span_of(trigger: Trigger, until: int, low: Low, tie: Test | None = None) -> tuple[int, Test | None]:
    """How long it waits, and the card it is assigned to: on this attack, as long as that is in progress."""
    if tie is not None:
        return (until if until != NOBODY else TURN if isinstance(tie, Sel) else ATTACK_PERIOD), tie
    first = trigger.triggers[0] if isinstance(trigger, Either) else trigger
    away = any(verb in LEAVES for verb in trigger.verbs())  # what is assigned to a card ends as that goes
    if isinstance(first, Event) and first.attack:
        return (ATTACK_PERIOD if until == NOBODY else until), None if away else TheAttack()
    if isinstance(first, Event) and first.own:
        return (TURN if until == NOBODY else until), None if away else This()
    return (waits_for(first, low) if until == NOBODY else until), None


def fired(node: Node, low: Low) -> Text:
    """After, when, whenever, the next time."""
    only(node, "when", "event", "does", "cond", "count", "n", "until", "tail")
    event = node.node("event")
    when = str(node.get("when") or "if")
    wait = Wait(spelt_out(event, node) if node.get("tail") is not None else event, when)
    if is_next(event):
        wait = Wait(without_next(event), when, next_end(event, low))
    if node.get("until") is not None:
        wait.until, wait.times = until_of(node.node("until"), low), NOBODY
    if when in REPEATED:
        wait.times = NOBODY
    if node.get("count") is not None:
        wait.times = how_many(node, low)
    if node.get("cond") is not None:
        wait.conds = (node.node("cond"),)
    if wait.event.label == "Moment" and wait.event.get("which") == "next" and wait.until == NOBODY:
        wait.until, wait.event = next_end(wait.event, low), without_next(wait.event)
    return wait_for(wait, node.node("does"), low)


def spelt_out(event: Node, node: Node) -> Node:
    """Flip that attack after it resolves: it is what the clause before speaks of."""
    who, does = event.get("who"), node.node("does")
    what = does.get("what") or does.get("target")
    if isinstance(who, Node) and who.label == "It" and isinstance(what, Node) and what.label == "Sel":
        if what.get("n") is not None:
            refuse(event, "what it is cannot be told")
        return changed(event, who=changed(what, mods=None))
    return event


def how_many(node: Node, low: Low) -> int:
    n = 1 if node.get("n") is None else plain(node, node.get("n"), low)
    if is_static(low) and node.get("count") == "next":
        refuse(node, "since when it is the next time cannot be told")
    return n if isinstance(n, int) else refuse(node, "how often cannot be told")


# At a moment


def at_moment(node: Node, low: Low) -> Text:
    """At the start of, during."""
    only(node, "moment", "does", "cond", "tail")
    moment = node.node("moment")
    if moment.label == "Period":
        return in_period(node, moment, low)
    coming = is_next(moment) or (turn_begins(moment) and not is_static(low))
    wait = Wait(without_next(moment), "at")
    if coming:
        wait.until = next_end(moment, low)
    if node.get("cond") is not None:
        wait.conds = (node.node("cond"),)
    return wait_for(wait, node.node("does"), low)


def in_period(node: Node, period: Node, low: Low) -> Text:
    """During a period: now, if it goes on; else as it begins; in a continuous text, whenever it goes on."""
    span = period_of(period, low)
    if span.first:
        refuse(period, "the first of several periods is not understood")
    if goes_on(span, period, low):
        if node.get("cond") is not None:
            refuse(node, "a condition beside a time is not understood")
        return lasting(effect(node.node("does"), low), span.period, node)
    if span.period in (TURN, ATTACK_PERIOD):
        return while_in(node, span, low)
    whose = ANY if span.whose == NOBODY else span.whose
    until = NOBODY
    if span.next:
        if whose not in (YOU, RIVAL):
            refuse(period, "how long to wait for this cannot be told")
        until = YOUR_NEXT_TURN if whose == YOU else RIVAL_NEXT_TURN
    more = any(part.label == "More" for part in node.walk())
    edge = ENDS if more and span.period == DRAW_STEP else BEGINS  # as it begins, one draws up to the hand size yet
    return moment_fired(node, Moment(span.period, edge, whose), until, low)


def goes_on(span: Span, period: Node, low: Low) -> bool:
    if low.kind == CONTINUOUS or span.next:
        return False
    here = period.get("det") in ("this", "the")
    if span.period in (TURN, ATTACK_PERIOD):
        return here
    return span.period == ENHANCE_STEP and low.kind == ENHANCE and here and low.fired == 0


def while_in(node: Node, span: Span, low: Low) -> Text:
    if low.kind != CONTINUOUS or span.whose == NOBODY or span.next or low.fired:
        refuse(node, "during which period this is cannot be told")
    cond = During(ATTACK_PERIOD if span.period == ATTACK_PERIOD else NOBODY, span.whose)
    return conditioned(effect(node.node("does"), low), cond, node)


def moment_fired(node: Node, moment: Moment, until: int, low: Low) -> Text:
    static = is_static(low)
    held, low.event = low.event, Node("Moment", (), node.start, node.end)
    low.fired += 1
    try:
        cond = None if node.get("cond") is None else condition(node.node("cond"), low)
        then = effect(node.node("does"), low)
    finally:
        low.event = held
        low.fired -= 1
    if static:
        return (Fired(moment, then, cond=cond),)
    return kept(Fired(moment, then, span_of(moment, until, low)[0], cond=cond), low, node)

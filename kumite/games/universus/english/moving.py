"""Cards that leave or enter a zone, whatever that is called, and numbers that are modified: one phrase for several
events."""

from __future__ import annotations

from typing import Final

from kumite.core.position import fields
from kumite.games.universus.english.attacks import BLOCKED, subject
from kumite.games.universus.english.happens import Happens, extras, objects, roles_of
from kumite.games.universus.english.nouns import at_zone
from kumite.games.universus.english.parts import Voice, joined, spaced, who_english, whose_english
from kumite.games.universus.english.tests import describe
from kumite.games.universus.printed import Trigger
from kumite.games.universus.terms import (
    ANY,
    DISCARDS,
    HAND,
    MOMENTUM,
    NOBODY,
    POOL,
    PROPERTIES,
    RIVAL,
    STAGE,
    V_BONUS,
    V_BUILD,
    V_CHECK,
    V_CLEAR,
    V_DESTROY,
    V_DISCARD,
    V_DRAW,
    V_MILL,
    V_MOVE,
    V_PENALTY,
    V_PLAY,
    V_REMOVE,
    V_SET,
    V_SPEND,
    V_STATUS,
    YOU,
)
from kumite.games.universus.words.triggers import Either, Event

LEAVING: Final = {
    STAGE: (V_DESTROY, V_REMOVE, V_MOVE),
    POOL: (V_CLEAR, V_REMOVE, V_MOVE, V_BUILD),
    MOMENTUM: (V_SPEND, V_REMOVE, V_MOVE, V_BUILD),
    DISCARDS: (V_REMOVE, V_MOVE, V_BUILD),
    HAND: (V_DISCARD, V_REMOVE, V_MOVE, V_BUILD),
}
PLAIN: Final = ((V_DESTROY, STAGE), (V_CLEAR, POOL), (V_SPEND, MOMENTUM), (V_DISCARD, HAND))
ENTERING: Final = {
    DISCARDS: (V_DISCARD, V_MILL, V_SPEND, V_CLEAR, V_DESTROY, V_CHECK, V_MOVE),
    HAND: (V_DRAW, V_MOVE),
}


MODIFYING: Final = (V_BONUS, V_PENALTY, V_SET)


def moved_english(trigger: Trigger, v: Voice) -> Happens | None:
    """`this card leaves your card pool`, `its speed is modified`; None for other events."""
    if not isinstance(trigger, Either) or not trigger.triggers or not isinstance(trigger.triggers[0], Event):
        return None
    first = trigger.triggers[0]
    for zone in LEAVING:
        if trigger.triggers == tuple([leaving(first, verb, zone) for verb in LEAVING[zone]]):
            return told(first, zone, "leave", "left", v)
    for zone in ENTERING:
        if trigger.triggers == tuple([entering(first, verb, zone) for verb in ENTERING[zone]]):
            return told(first, zone, "enter", "entered", v)
    return play_or_block(trigger, v) or modified_english(trigger, v)


def play_or_block(trigger: Either, v: Voice) -> Happens | None:
    """`you play or block with a foundation`; None for other events."""
    if len(trigger.triggers) != 2:
        return None
    play, block = trigger.triggers
    if not isinstance(play, Event) or not isinstance(block, Event) or play.by not in (YOU, RIVAL) or not play.tests:
        return None
    other = RIVAL if play.by == YOU else YOU
    same = block == Event(V_STATUS, other, notes=BLOCKED, played=play.tests)
    if (
        not same
        or play != Event(V_PLAY, play.by, play.tests, notes=play.notes)
        or play.notes not in ((), roles_of(play))
    ):
        return None
    what = describe(play.tests, v, False).one()
    return Happens(who_english(play.by), play.by == YOU, "play or block with", "played or blocked with", what)


def modified_english(trigger: Either, v: Voice) -> Happens | None:
    """`the speed of an attack is modified`, in whatever way (UVS-MODIF-01); None for other events."""
    first = trigger.triggers[0]
    if not isinstance(first, Event) or not first.notes or first.op:
        return None
    if trigger.triggers != tuple([type(first)(**{**fields(first), "verb": verb}) for verb in MODIFYING]):
        return None
    props = joined([PROPERTIES[note] for note in first.notes], "or")
    return Happens(f"the {props} of {subject(first, v, 'card')}", False, "modify", "modified", extras(first), True)


def off_the_top(event: Event, v: Voice) -> Happens | None:
    """`your rival removes a card from the top of their deck`; None for other events."""
    if not event.top or event.verb != V_REMOVE or event.by not in (YOU, RIVAL):
        return None
    own = event.cause in (ANY, event.by) or event.via != NOBODY
    who, cause = (event.by, event.cause) if own else (event.cause, ANY)
    what = objects(Event(V_REMOVE, tests=event.tests, op=event.op, amount=event.amount), v)[0]
    what = spaced(what, "from the top of", at_zone(event.origin, whose_english(event.by, who)))
    plain: Event = type(event)(**{**fields(event), "origin": NOBODY, "cause": cause})
    return Happens(who_english(who), who == YOU, "remove", "removed", spaced(what, extras(plain)))


def leaving(event: Event, verb: int, zone: int) -> Event:
    made: Event = type(event)(**{**fields(event), "verb": verb, "origin": NOBODY if (verb, zone) in PLAIN else zone})
    return made


def entering(event: Event, verb: int, zone: int) -> Event:
    made: Event = type(event)(**{**fields(event), "verb": verb, "to": zone if verb == V_MOVE else NOBODY})
    return made


def told(event: Event, zone: int, base: str, done: str, v: Voice) -> Happens:
    """A card's zone is its owner's."""
    bare = Event(V_MOVE, event.by, event.tests, event.own, event.attack)
    card, many = objects(bare, v)
    whose = "your" if event.own or event.by == YOU else "a" if event.by == ANY else whose_english(event.by)
    plain: Event = type(event)(**{**fields(event), "origin": NOBODY, "to": NOBODY})
    return Happens(card, many, base, done, spaced(at_zone(zone, whose), extras(plain)))

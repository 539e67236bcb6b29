"""Cards that something has happened to, as a noun phrase: `foundations that have been destroyed this turn`."""

from __future__ import annotations

from typing import Final

from kumite.games.universus.english_done import done_english, participle
from kumite.games.universus.english_happens import ROLE, extras, played, roles_of
from kumite.games.universus.english_nouns import at_zone
from kumite.games.universus.english_parts import Voice, spaced, who_english, whose_english
from kumite.games.universus.english_tests import describe
from kumite.games.universus.terms import (
    ANY,
    MOMENTUM,
    NOBODY,
    PERIODS,
    POOL,
    STAGE,
    V_CLEAR,
    V_DESTROY,
    V_PLAY,
    V_SPEND,
    YOU,
)
from kumite.games.universus.words.tallied import TallyCards
from kumite.games.universus.words.triggers import Either, Event

LEFT: Final = {V_DESTROY: STAGE, V_CLEAR: POOL, V_SPEND: MOMENTUM}  # the first of the ways out of a zone


def tallied_english(amount: TallyCards, v: Voice, many: bool) -> str:
    """The cards; whoever plays them does, anything else is done to them."""
    event, when = amount.event, f"this {PERIODS[amount.since]}"
    have = "have" if many else "has"
    if isinstance(event, Either) and isinstance(event.triggers[0], Event):
        first = event.triggers[0]
        zone = LEFT.get(first.verb, NOBODY)
        if zone != NOBODY:
            whose = "a" if first.by == ANY else whose_english(first.by)
            return spaced(cards(first, v, many), f"that {have} left {at_zone(zone, whose)}", when)
    if not isinstance(event, Event):
        raise NotImplementedError("no English for cards of several events")
    if event.verb == V_PLAY and event.by != ANY:
        has = "have" if event.by == YOU else "has"
        noun = played(event, v, many).core()
        return spaced(noun, who_english(event.by), has, participle(V_PLAY), roles(event), extras(event), when)
    done = spaced(done_english(event.verb), extras(event), when)
    if event.by == ANY:
        return spaced(cards(event, v, many), f"that {have}", done)
    of = "" if many else "of"  # for each of your cards
    return spaced(of, whose_english(event.by), cards(event, v, True), "that have", done)


def roles(event: Event) -> str:
    """As a block; nothing where it is played as what it is."""
    if not event.notes or event.notes == roles_of(event):
        return ""
    return " or ".join([ROLE[note] for note in event.notes])


def cards(event: Event, v: Voice, many: bool) -> str:
    return describe(event.tests, v, many).core()

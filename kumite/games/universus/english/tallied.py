"""Cards that something has happened to, as a noun phrase: `foundations that have been destroyed this turn`."""

from __future__ import annotations

from typing import Final

from kumite.games.universus.english.attacks import subject
from kumite.games.universus.english.done import done_english, participle
from kumite.games.universus.english.happens import ROLE, extras, played, roles_of
from kumite.games.universus.english.nouns import at_zone
from kumite.games.universus.english.parts import (
    SPEAKERS,
    Voice,
    joined,
    present,
    spaced,
    speaks_plural,
    who_english,
    whose_english,
)
from kumite.games.universus.english.tests import describe
from kumite.games.universus.terms import (
    ANY,
    BY_DAMAGE,
    MOMENTUM,
    NOBODY,
    PERIODS,
    POOL,
    PROPERTIES,
    STAGE,
    V_BONUS,
    V_CLEAR,
    V_DEAL,
    V_DESTROY,
    V_GAIN,
    V_LOSE,
    V_PENALTY,
    V_PLAY,
    V_SPEND,
    YOU,
)
from kumite.games.universus.words.amounts import Tally
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
    if isinstance(event, Either):
        return joined([tallied_english(TallyCards(one, amount.since), v, many) for one in event.triggers], "or")
    if not isinstance(event, Event):
        return SPEAKERS[0].happens(event, v, "perfect")  # no card is counted so
    if event.verb == V_PLAY and event.by != ANY:
        has = "have" if event.by == YOU else "has"
        noun = played(event, v, many).core()
        return spaced(noun, who_english(event.by), has, participle(V_PLAY), roles(event), extras(event), when)
    done = spaced(done_english(event.verb), extras(event), when)
    if event.by == ANY:
        return spaced(cards(event, v, many), f"that {have}", done)
    of = "" if many else "of"  # for each of your cards
    return spaced(of, whose_english(event.by), cards(event, v, True), "that have", done)


def summed_english(amount: Tally, v: Voice) -> str:
    """`the amount of health you have lost this turn`, `the amount this attack's damage was reduced this Enhance Step`;
    nothing for other sums."""
    event, when = amount.event, f"this {PERIODS[amount.since]}"
    if not isinstance(event, Event) or event.op:
        return ""
    if event == Event(V_LOSE, event.by, via=BY_DAMAGE) and event.by != ANY:
        return spaced("the amount of damage", who_english(event.by), present("have", event.by == YOU), "taken", when)
    if event == Event(event.verb, event.by) and event.verb in (V_GAIN, V_LOSE):
        done = participle(event.verb)
        if event.by == ANY:
            return f"the amount of health {done} {when}"
        have = present("have", speaks_plural(event.by))
        return spaced("the amount of health", who_english(event.by), have, done, when)
    if event == Event(V_DEAL, own=event.own, attack=event.attack) and (event.own or event.attack):
        return spaced("the damage", subject(event, v, "attack"), "has dealt", when)
    plain = Event(event.verb, own=event.own, attack=event.attack, notes=event.notes)
    if event.verb in (V_BONUS, V_PENALTY) and event == plain and len(event.notes) == 1:
        done = "increased" if event.verb == V_BONUS else "reduced"
        which = f"{subject(event, v, 'card')}'s {PROPERTIES[event.notes[0]]}"
        return spaced("the amount", which, "was", done, when)
    return ""


def roles(event: Event) -> str:
    """As a block; nothing where it is played as what it is."""
    if not event.notes or event.notes == roles_of(event):
        return ""
    return " or ".join([ROLE[note] for note in event.notes])


def cards(event: Event, v: Voice, many: bool) -> str:
    return describe(event.tests, v, many).core()

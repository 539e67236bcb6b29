"""Game events in parts: who or what, the verb in its forms, and all that is asked about how it happens."""

from __future__ import annotations

from typing import Final

from kumite.core.position import Record
from kumite.games.universus.english_done import participle
from kumite.games.universus.english_nouns import at_zone
from kumite.games.universus.english_parts import (
    SPEAKERS,
    Voice,
    joined,
    more_or_less,
    period_english,
    present,
    spaced,
    speaks_plural,
    who_english,
    whose_english,
)
from kumite.games.universus.english_tests import AGAINST, Noun, describe
from kumite.games.universus.printed import Amount
from kumite.games.universus.terms import (
    ACTION,
    ANY,
    AS_ABILITY,
    AS_BLOCK,
    AS_FORM,
    AS_REVERSAL,
    ATTACK,
    BY_CHECK,
    BY_COST,
    BY_DAMAGE,
    BY_EFFECT,
    DECK,
    NOBODY,
    V_ATTACKED,
    V_CLEAR,
    V_COMMIT,
    V_COUNTER,
    V_CREATE,
    V_DESTROY,
    V_FLIP,
    V_FREEZE,
    V_LOOK,
    V_MOVE,
    V_PLAY,
    V_REMOVE,
    V_REVIEW,
    V_SEAL,
    V_SPEND,
    V_TRANSFORM,
    V_UNFLIP,
    V_UNSEAL,
    VERBS,
    YOU,
)
from kumite.games.universus.words.tests import Type
from kumite.games.universus.words.triggers import Event


class Happens(Record):
    """An event in parts, for every form it is told in."""

    def __init__(self, who: str, many: bool, base: str, done: str, rest: str = "", passive: bool = False) -> None:
        self.who = who
        self.many = many
        self.base = base
        self.done = done  # the participle
        self.rest = rest
        self.passive = passive  # it is done to `who`

    def told(self, form: str) -> str:
        have = present("have", self.many)
        if form == "perfect":
            been = "been" if self.passive else ""
            return spaced(self.who, have, been, self.done, self.rest).replace(" been not ", " not been ")
        if form == "not yet":
            return spaced(self.who, have, "not", "been" if self.passive else "", self.done, self.rest)
        if form in ("cannot", "would"):
            return spaced(self.who, form, f"be {self.done}" if self.passive else self.base, self.rest)
        verb = f"{present('be', self.many)} {self.done}" if self.passive else present(self.base, self.many)
        return spaced(self.who, verb, self.rest)


ROLES: Final = {ATTACK: (AS_FORM, AS_REVERSAL), ACTION: (AS_ABILITY,)}  # UVS-BLK-04; any other type: as a form
ROLE: Final = {
    AS_FORM: "as a form",
    AS_BLOCK: "as a block",
    AS_REVERSAL: "as a reversal",
    AS_ABILITY: "for one of its abilities",
}


def compared(event: Event, noun: str, v: Voice) -> str:
    """`3 or more damage`; just the noun where no amount is asked."""
    return noun if not event.op else spaced(amount_compared(event.amount, event.op, v), noun)


def amount_compared(amount: Amount | int, op: str, v: Voice) -> str:
    if isinstance(amount, int):
        return more_or_less(str(amount), op)
    return f"{AGAINST[op].removeprefix('of ')} {SPEAKERS[0].amount(amount, v)}"


def extras(event: Event) -> str:
    """Why, from where, to where, and when."""
    when = f"during {period_english(event.during)}" if event.during != NOBODY else ""
    if event.verb == V_MOVE and event.to != NOBODY and event.origin == NOBODY:
        return spaced(way(event), because(event), when)
    return spaced(because(event), way(event), when)


def because(event: Event) -> str:
    if event.via == NOBODY:
        return "" if event.cause == ANY else f"by {who_english(event.cause)}"
    whose = "" if event.cause == ANY else whose_english(event.cause)
    names = {BY_EFFECT: "by an effect", BY_COST: "to pay a cost", BY_CHECK: "to pass a check", BY_DAMAGE: "by damage"}
    plain = names.get(event.via, "by the rules")
    if event.character == 0 and event.via == BY_EFFECT:
        plain = "by a non-character effect"
    if not whose:
        return plain
    prep, _, noun = plain.replace("to pay ", "for ").replace("to pass ", "for ").partition(" ")
    return f"{prep} {whose} {noun.removeprefix('an ').removeprefix('a ').removeprefix('the ')}"


def way(event: Event) -> str:
    whose = "a" if event.by == ANY else whose_english(event.by, event.by)
    from_where = "from anywhere other than" if event.away else "from"
    start = f"{from_where} {at_zone(event.origin, whose)}" if event.origin != NOBODY else ""
    return spaced(start, f"to {at_zone(event.to, whose)}" if event.to != NOBODY else "")


# Things done to cards


def objects(event: Event, v: Voice) -> tuple[str, bool]:
    """The cards, and whether they are several."""
    if event.own:
        return "this card", False
    if event.attack:
        return f"this {describe(event.tests, v, False, 'attack').core()}", False
    noun = {V_SPEND: "momentum", V_CREATE: "token", V_ATTACKED: "character"}.get(event.verb, "card")
    if event.op and event.verb != V_COUNTER:
        several = event.amount != 1 or event.op != "="
        many = played(event, v, several) if event.verb == V_PLAY else describe(event.tests, v, several, noun)
        return compared(event, many.core(), v), True
    one = played(event, v, False) if event.verb == V_PLAY else describe(event.tests, v, False, noun)
    return (one.core() if one.core() == "momentum" else one.one()), False


def played(event: Event, v: Voice, many: bool) -> Noun:
    """`attack` where it is played as one, `attack card` where it may be played as a block, too."""
    if event.notes or not roles_of(event):
        return describe(event.tests, v, many, "card")
    noun = describe(event.tests, v, False, "card")
    return Noun(noun.pre, f"{noun.noun} card{'s' if many else ''}", noun.post, noun.other)


def roles_of(event: Event) -> tuple[int, ...]:
    """UVS-BLK-03, UVS-BLK-04: to play an attack is to play it as one, not as a block; to play a card is either."""
    types: list[int] = [ATTACK] if event.attack else []
    for test in event.tests if not event.own and not event.attack else ():
        types += test.types if isinstance(test, Type) and not types else ()
    found = {role for kind in types for role in ROLES.get(kind, (AS_FORM,))}
    return tuple(sorted(found))


def on_cards(event: Event, v: Voice, always: bool = False) -> Happens:
    cards, many = objects(event, v)
    base, done = VERBS[event.verb], participle(event.verb)
    if event.verb == V_MOVE:
        base, done = moving(event.to)
    if event.verb == V_COUNTER:
        base, done = "change", "changed"
        n = f" by {amount_compared(event.amount, event.op, v)}" if event.op else ""
        cards, many = f"the counters on {cards}{n}", True
    if event.verb == V_REVIEW:
        base, done, cards = "discard", "discarded", f"{cards} in the Review Step"
    if event.verb == V_LOOK:
        base = "look at"
    if event.verb == V_ATTACKED:
        done = "attacked"
    rest = spaced(after_cards(event), extras(event))
    if event.by == ANY:
        return Happens(cards, many, base, done, rest, True)
    if event.verb in SUFFERED or event.cause != ANY:
        several = many or always
        return Happens(suffering(event, v, cards, several), several, base, done, rest, True)
    return Happens(who_english(event.by), speaks_plural(event.by), base, done, spaced(cards, rest))


SUFFERED: Final = (  # the owner of a card does it, whoever makes them (UVS-EVENT-07): said of the card, it is clear
    *(V_DESTROY, V_REMOVE, V_CLEAR, V_FLIP, V_UNFLIP, V_FREEZE, V_SEAL, V_UNSEAL, V_TRANSFORM),
)


def suffering(event: Event, v: Voice, cards: str, many: bool) -> str:
    """The cards with their owner: `your foundation`, `this card of your rival`, `2 or more of your cards`."""
    if event.own or event.attack:
        return cards if event.by == YOU else f"{cards} of {who_english(event.by)}"
    if event.op:
        return f"{cards} of {'yours' if event.by == YOU else who_english(event.by)}"
    noun = {V_SPEND: "momentum"}.get(event.verb, "card")
    named = describe(event.tests, v, many, noun)
    return spaced(whose_english(event.by), "other" if named.other else "", named.core())


def moving(to: int) -> tuple[str, str]:
    """A card is put into a deck, added to any other zone, or moved who knows where."""
    if to == DECK:
        return "put", "put"
    return ("move", "moved") if to == NOBODY else ("add", "added")


def after_cards(event: Event) -> str:
    """Notes and places that belong to the verb."""
    if event.verb == V_REMOVE:
        return "from the game"
    if event.verb == V_PLAY:
        if not event.notes or event.notes == roles_of(event):
            return ""
        if event.notes == (AS_FORM, AS_REVERSAL, AS_ABILITY):
            return "(not as a block)"
        return joined([ROLE.get(note, "in no role") for note in event.notes], "or")
    if event.verb == V_COMMIT and event.notes:
        return "by Stun" if event.notes == (1,) else "but not by Stun"
    return f"with the note {joined([str(note) for note in event.notes], 'or')}" if event.notes else ""


def noted(event: Event) -> str:
    return f"with the note {joined([str(note) for note in event.notes], 'or')}" if event.notes else ""


def of_cards(event: Event, v: Voice) -> str:
    """Cards in an event that is not about cards by itself."""
    if not (event.own or event.attack or event.tests):
        return ""
    return f"with {objects(Event(event.verb, tests=event.tests, own=event.own, attack=event.attack), v)[0]}"


def of_amount(event: Event, v: Voice) -> str:
    return f"by {amount_compared(event.amount, event.op, v)}" if event.op else ""

"""Game events in parts: who or what, the verb in its forms, and all that is asked about how it happens."""

from __future__ import annotations

from typing import Final

from kumite.core.position import Record, fields
from kumite.games.universus.english.done import participle
from kumite.games.universus.english.nouns import SOMEBODY, at_zone
from kumite.games.universus.english.parts import (
    SPEAKERS,
    Voice,
    a,
    joined,
    more_or_less,
    period_english,
    present,
    spaced,
    speaks_plural,
    who_english,
    whose_english,
)
from kumite.games.universus.english.tests import AGAINST, Noun, describe
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
    FORM,
    NOBODY,
    RIVAL,
    TURN,
    V_ABILITY,
    V_ATTACH,
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
from kumite.games.universus.words.sels import This
from kumite.games.universus.words.tests import Not, State, Type
from kumite.games.universus.words.triggers import Either, Event


def forms_of(who: int) -> Either:
    """A form that somebody plays: a card, or a Form ability (UVS-FORM-01); an action is played for one as both
    (UVS-RULING-26)."""
    ability = Event(V_ABILITY, who, (Not(Type((ACTION,))),), kind=FORM)
    return Either((Event(V_PLAY, who, notes=(AS_FORM,)), ability))


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


ITS_PRINT: Final = "this attack's printed damage"


def compared(event: Event, noun: str, v: Voice) -> str:
    """`3 or more damage`; just the noun where no amount is asked."""
    if event.op and noun == "damage" and not isinstance(event.amount, int):
        much = SPEAKERS[0].amount(event.amount, v)
        return f"{noun} {AGAINST[event.op]} {much.replace(ITS_PRINT, 'its printed damage')}"
    return noun if not event.op else spaced(amount_compared(event.amount, event.op, v), noun)


def counted_so(event: Event, v: Voice) -> str:
    """`2 or fewer`, before cards."""
    if isinstance(event.amount, int):
        return more_or_less(str(event.amount), event.op, "fewer")
    return amount_compared(event.amount, event.op, v)


def amount_compared(amount: Amount | int, op: str, v: Voice) -> str:
    if isinstance(amount, int):
        return more_or_less(str(amount), op)
    return f"{AGAINST[op].removeprefix('of ')} {SPEAKERS[0].amount(amount, v)}"


def extras(event: Event) -> str:
    """Why, from where, to where, and when."""
    whose = YOU if event.during == TURN else ANY
    when = f"during {period_english(event.during, whose)}" if event.during != NOBODY else ""
    if event.verb == V_MOVE and event.to != NOBODY and event.origin == NOBODY:
        return spaced(way(event), because(event), when)
    return spaced(because(event), way(event), when)


def paid_english(event: Event) -> str:
    """`to pay the cost of an ability`, `to pay for a Stun ability`, `to pay for this attack's EX ability`, `to pay for
    a keyword ability`."""
    if event.keyword == "either":
        return "to pay the cost of an ability"
    name = "keyword" if event.keyword == "any" else event.keyword
    if event.played == (State("current"),):
        return f"to pay for this attack's {name} ability"
    if event.played == (This(),):
        return f"to pay for this card's {name} ability"
    return f"to pay for {a(name)} ability"


def because(event: Event) -> str:
    if event.via == NOBODY:
        return "" if event.cause == ANY else f"by {who_english(event.cause)}"
    whose = "" if event.cause == ANY else whose_english(event.cause)
    names = {BY_EFFECT: "by an effect", BY_COST: "to pay a cost", BY_CHECK: "to pass a check", BY_DAMAGE: "by damage"}
    plain = names.get(event.via, "by the rules")
    if event.via == BY_COST and event.keyword:
        return paid_english(event)
    if event.character == 0 and event.via == BY_EFFECT:
        plain = "by a non-character effect"
    elif event.character == 1 and event.via == BY_EFFECT:
        plain = "by a character's effect"
    if not whose:
        return plain
    prep, _, noun = plain.replace("to pay ", "for ").replace("to pass ", "for ").partition(" ")
    return f"{prep} {whose} {noun.removeprefix('an ').removeprefix('a ').removeprefix('the ')}"


def way(event: Event) -> str:
    whose = "a" if event.by == ANY else whose_english(event.by, event.by)
    if event.verb == V_ATTACH:
        return f"to {whose} character"
    from_where = "from anywhere other than" if event.away else "from"
    from_where += " the top of" if event.top else ""
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
        return spaced(counted_so(event, v), "other" if many.other else "", many.core()), True
    one = played(event, v, False) if event.verb == V_PLAY else describe(event.tests, v, False, noun)
    if event.same == "copied":
        return f"the second or greater copy of {one.one()}", False
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
    base, done = verb_english(event)
    if event.verb == V_COUNTER:
        n = f" by {amount_compared(event.amount, event.op, v)}" if event.op else ""
        cards, many = f"the counters on {cards}{n}", True
    as_attack = event.verb == V_PLAY and event.own and event.notes == (AS_FORM, AS_REVERSAL)
    if as_attack or (event.verb == V_COMMIT and event.notes == (1,)):
        cards = "this attack" if as_attack else cards  # no other card is played so
        event = type(event)(**{**fields(event), "notes": ()})
    return by_whom(event, Happens(cards, many, base, done, spaced(after_cards(event), extras(event)), True), v, always)


def verb_english(event: Event) -> tuple[str, str]:
    """The verb, and its participle."""
    if event.verb == V_MOVE:
        return moving(event.to)
    if event.verb == V_COMMIT and event.notes == (1,):
        return "stun", "stunned"
    said = {V_COUNTER: ("change", "changed"), V_REVIEW: ("review", "reviewed"), V_ATTACKED: ("attack", "attacked")}
    base, done = said.get(event.verb, (VERBS[event.verb], participle(event.verb)))
    return "look at" if event.verb == V_LOOK else base, done


def by_whom(event: Event, done: Happens, v: Voice, always: bool) -> Happens:
    """It is done to the cards, or somebody does it."""
    if event.by == ANY and not event.own and any(one.name == SOMEBODY for one in v.known):
        return Happens("a player", False, done.base, done.done, spaced(done.who, done.rest))
    if event.by == ANY:
        return done
    rest = done.rest
    mine = event.op and event.cause == event.by and event.via == BY_EFFECT and event.verb not in SUFFERED
    if mine:
        whose = "your" if event.by == YOU else "their"
        rest = rest.replace(f"by {whose_english(event.by)} effect", f"by {whose} effect")
    elif event.verb == V_ATTACKED and event.tests:  # whose character it is: of the player who does not attack
        theirs = type(event)(**{**fields(event), "by": {YOU: RIVAL, RIVAL: YOU}.get(event.by, event.by)})
        return Happens(suffering(theirs, v, done.who, done.many), done.many, done.base, done.done, rest, True)
    elif event.verb in SUFFERED or event.cause != ANY:
        several = done.many or always
        return Happens(suffering(event, v, done.who, several), several, done.base, done.done, rest, True)
    who, many = who_english(event.by), speaks_plural(event.by)
    return Happens(who, many, done.base, done.done, spaced(done.who, rest))


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
        return "but not by Stun"
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

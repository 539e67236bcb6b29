"""What attacks do and what becomes of them, in card English; and bonuses, which any card may get."""

from __future__ import annotations

from typing import Final

from kumite.games.universus.english.happens import Happens, compared, extras, noted, roles_of
from kumite.games.universus.english.nouns import the_attack
from kumite.games.universus.english.parts import Voice, a, joined, spaced, speaks_plural, who_english, whose_english
from kumite.games.universus.english.tests import describe
from kumite.games.universus.terms import (
    ANY,
    AS_BLOCK,
    AS_FORM,
    AS_REVERSAL,
    COMPLETELY,
    DAMAGE,
    KEYWORDS,
    NOBODY,
    NOT_BLOCKED,
    PARTIALLY,
    PROPERTIES,
    RIVAL,
    ROLES,
    SPEED,
    STATUSES,
    UNDECIDED,
    V_BEFORE_DAMAGE,
    V_BEFORE_TAKE,
    V_BONUS,
    V_DEAL,
    V_ENTER,
    V_GRANT,
    V_PENALTY,
    V_RECOVER,
    V_RESOLVE,
    V_SET,
    V_STATUS,
    V_TIRE,
    V_TRY,
    YOU,
)
from kumite.games.universus.words.amounts import Value
from kumite.games.universus.words.sels import TheAttack
from kumite.games.universus.words.triggers import Event

BLOCKED: Final = (PARTIALLY, COMPLETELY)


def of_attack(event: Event, v: Voice) -> Happens | None:
    """An event whose subject is an attack, or a card that gets something; None if it is another one."""
    if event.verb in (V_STATUS, V_TRY):
        return of_try(event, v) if event.verb == V_TRY else of_status(event, v)
    if event.verb in (V_DEAL, V_BEFORE_TAKE):
        return of_damage(event, v)
    if event.verb == V_RESOLVE and event.op == "=" and event.amount == 0:
        rest = spaced("no damage", extras(event))
        return Happens(subject(event, v, "attack", as_blocked(event)), False, "deal", "dealt", rest)
    if event.verb == V_RESOLVE:
        rest = spaced(valued(event, v), extras(event))
        return Happens(subject(event, v, "attack", as_blocked(event)), False, "resolve", "resolved", rest)
    if event.verb == V_ENTER and not (event.own or event.attack or event.op):
        using = f"with {describe(event.tests, v, False, 'attack').one()}" if event.tests else ""
        who = "a player" if event.by == ANY else who_english(event.by)
        many = event.by != ANY and speaks_plural(event.by)
        return Happens(who, many, "attack", "attacked", spaced(using, noted(event), extras(event)))
    if event.verb == V_ENTER:
        rest = spaced("its attack sequence", noted(event), valued(event, v), extras(event))
        return Happens(subject(event, v, "attack"), False, "begin", "begun", rest)
    if event.verb == V_BEFORE_DAMAGE:
        step = f"the Damage Step of {subject(event, v, 'attack', as_blocked(event))}"
        rest = spaced(valued(event, v), extras(event))
        return Happens(step, False, "begin", "begun", rest)
    return of_change(event, v)


PRINTED: Final = {
    ">": "more than its printed damage",
    "<": "less than its printed damage",
    ">=": "its printed damage or more",
    "<=": "its printed damage or less",
}


def of_damage(event: Event, v: Voice) -> Happens:
    much = compared(event, "damage", v)
    if event.amount == Value(TheAttack(), DAMAGE, True) and event.op in PRINTED:
        much = PRINTED[event.op]
    rest = spaced(much, extras(event))
    return Happens(subject(event, v, "attack", as_blocked(event)), False, "deal", "dealt", rest)


def of_try(event: Event, v: Voice) -> Happens:
    """`your rival tries to block with a foundation`, `you try to play this card`."""
    who = "a player" if event.by == ANY else who_english(event.by)
    blocks = "block with" if event.own else "block this attack with"
    does = blocks if event.notes == (AS_BLOCK,) else "play"
    plain = ((), (AS_BLOCK,), () if event.own else roles_of(event))
    roles = "" if event.notes in plain else joined([f"as {a(ROLES[note])}" for note in event.notes], "or")
    card = "this card" if event.own else describe(event.tests, v, False).one()
    if event.own and event.notes == (AS_FORM, AS_REVERSAL):
        card, roles = "this attack", ""
    many = speaks_plural(event.by)
    rest = spaced(card, roles, extras(event))
    return Happens(who, many, f"try to {does}", f"tried to {does}", rest)


def of_change(event: Event, v: Voice) -> Happens | None:
    """Bonuses, penalties, and what is gained."""
    if event.however:
        props = joined([PROPERTIES[note] for note in event.notes], "or") or "value"
        whole = f"the {props} of {subject(event, v, 'card')}"
        base, done = ("increase", "increased") if event.verb == V_BONUS else ("reduce", "reduced")
        return Happens(whole, False, base, done, extras(event), True)
    if event.verb in (V_BONUS, V_PENALTY):
        kind = "bonus" if event.verb == V_BONUS else "penalty"
        props = joined([PROPERTIES[note] for note in event.notes], "or")
        size = f"of {compared(event, '', v).strip()}" if event.op else ""
        rest = spaced(a(spaced(props, kind)), size, extras(event))
        return Happens(subject(event, v, "card"), False, "receive", "received", rest)
    if event.verb in (V_TIRE, V_RECOVER):
        base, done = ("lose", "lost") if event.verb == V_TIRE else ("gain", "gained")
        rest = spaced(compared(event, "stamina", v), noted(event), extras(event))
        return Happens(subject(event, v, "card"), False, base, done, rest)
    if event.verb == V_SET:
        props = joined([PROPERTIES[note] for note in event.notes], "or") or "value"
        whole = f"the {props} of {subject(event, v, 'card')}"
        base, done = ("set", "set") if set(event.notes) & {SPEED, DAMAGE} else ("change", "changed")
        return Happens(whole, False, base, done, spaced(valued(event, v), extras(event)), True)
    if event.verb == V_GRANT:
        names = joined([KEYWORDS[note - 1] for note in event.notes if 0 < note <= len(KEYWORDS)], "or")
        what = names or spaced("a keyword, trait or ability", noted(event))
        rest = spaced(what, valued(event, v), extras(event))
        return Happens(subject(event, v, "card"), False, "gain", "gained", rest)
    return None


def subject(event: Event, v: Voice, noun: str, status: str = "") -> str:
    """`this card`, `this attack`, `your rival's Punch attack`, `an unblocked attack`."""
    of = "" if event.by == ANY else "of yours" if event.by == YOU else f"of {who_english(event.by)}"
    if event.own:
        return spaced("this", status, "attack" if status else "card", "" if event.by in (YOU, ANY) else of)
    if event.attack:
        return spaced(the_attack(v), status, describe(event.tests, v, False, "attack").core(), of)
    named = describe(event.tests, v, False, noun)
    if event.by == ANY:
        return a(spaced(status, named.core())) if status else named.one()
    return spaced(whose_english(event.by), "other" if named.other else "", status, named.core())


def as_blocked(event: Event) -> str:
    """The block status that is asked for, before the noun."""
    if event.notes == BLOCKED:
        return "blocked"
    return joined(["unblocked" if note == NOT_BLOCKED else STATUSES[note] for note in event.notes], "or")


def valued(event: Event, v: Voice) -> str:
    return f"with an amount of {compared(event, '', v).strip()}" if event.op else ""


def of_status(event: Event, v: Voice) -> Happens:
    """`this attack is completely blocked`; of a blocking card's own text, the attack it blocks."""
    which = subject(event, v, "attack")
    by_this = f"by {describe(event.played, v, False).one()}" if event.played else ""
    if event.own and event.by == RIVAL:
        which = f"{whose_english(RIVAL)} {describe(event.tests, v, False, 'attack').core()}"
        by_this = "by this card"
    rest = spaced(by_this, valued(event, v), extras(event))
    if not event.notes:
        return Happens(f"the block status of {which}", False, "determine", "determined", rest, True)
    if event.notes == BLOCKED:
        return Happens(which, False, "block", "blocked", rest, True)
    if event.notes == (NOT_BLOCKED, PARTIALLY):
        return Happens(which, False, "block", "not completely blocked", rest, True)
    names = {NOT_BLOCKED: "not blocked", UNDECIDED: "left undecided", NOBODY: "left undecided"}
    done = joined([names.get(note, STATUSES[note]) for note in event.notes], "or")
    return Happens(which, False, "block", done, rest, True)

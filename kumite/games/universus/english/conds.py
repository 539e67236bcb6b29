"""Conditions of card English, and their denials."""

from __future__ import annotations

from typing import Final

from kumite.core.position import fields
from kumite.games.universus.english.amounts import amount_english, cards_english
from kumite.games.universus.english.attacks import BLOCKED
from kumite.games.universus.english.done import participle
from kumite.games.universus.english.events import happens_english
from kumite.games.universus.english.figures import vital_english
from kumite.games.universus.english.happens import extras, forms_of
from kumite.games.universus.english.nouns import BOUND_NAMES, LYING, at_zone, is_many, is_momentum, noun_english, place
from kumite.games.universus.english.ordered import ordinal
from kumite.games.universus.english.parts import (
    INVERSE,
    Voice,
    joined,
    more_or_less,
    period_english,
    present,
    purposes_english,
    spaced,
    speaks_plural,
    times_english,
    who_english,
    whose_english,
)
from kumite.games.universus.english.tests import claim, describe, is_english
from kumite.games.universus.printed import Amount, Cond, Trigger
from kumite.games.universus.terms import (
    ANY,
    ATTACK,
    ATTACK_PERIOD,
    BACKUP,
    BLOCK_STEP,
    BY_DAMAGE,
    DAMAGE_STEP,
    DOER,
    ENHANCE_STEP,
    LAST_TURN,
    NOBODY,
    PERIODS,
    RIVAL,
    TURN,
    V_ABILITY,
    V_ATTACKED,
    V_CHECK,
    V_DEAL,
    V_DRAW,
    V_GAIN,
    V_LOSE,
    V_MOVE,
    V_PLAY,
    V_SET,
    V_STATUS,
    YOU,
)
from kumite.games.universus.words.amounts import Tally, X
from kumite.games.universus.words.asked import FirstPlayed
from kumite.games.universus.words.conds import All, Any, Attacking, Cmp, Did, During, Has, Is, No, Nth, Past, Stands
from kumite.games.universus.words.figures import Figure
from kumite.games.universus.words.reckoning import Alike, Every, NthPlayed, Odd, Some
from kumite.games.universus.words.sels import Ref, Sel
from kumite.games.universus.words.tallied import TallyCards
from kumite.games.universus.words.tests import Among, Not, State, Type
from kumite.games.universus.words.traced import CheckedWith, FirstTurn, ForCheck, WasSo
from kumite.games.universus.words.triggers import Event


def cond_english(cond: Cond, v: Voice, neg: bool = False) -> str:
    """What must be so, without its `if`; or, `neg`, must not be so."""
    if isinstance(cond, No):
        return cond_english(cond.cond, v, not neg)
    if isinstance(cond, All | Any):
        return several_english(cond, v, neg)
    if isinstance(cond, Has):
        return has_english(cond, INVERSE[cond.op] if neg else cond.op, v)
    if isinstance(cond, Is):
        many = is_many(cond.what, v)
        which = f"the first of {noun_english(cond.what, v)}" if many else noun_english(cond.what, v)
        return in_zone(cond, which, neg) or f"{which} {is_english(cond.tests, v, neg)}"
    if isinstance(cond, Cmp):
        return cmp_english(cond, INVERSE[cond.op] if neg else cond.op, v)
    if isinstance(cond, Past):
        if said := last_was(cond, v, neg):
            return said
        return f"{happens_english(cond.event, v, 'not yet' if neg else 'perfect')} {since_english(cond.since)}"
    if isinstance(cond, Nth):
        return nth_english(cond, v, neg)
    return standing_english(cond, v, neg)


def in_zone(cond: Is, which: str, neg: bool) -> str:
    """`it is in your card pool`: where it is, and nothing else."""
    there = cond.tests[0] if len(cond.tests) == 1 else None
    if not isinstance(there, Sel) or there.tests or len(there.zones) != 1 or there.whose not in (YOU, RIVAL):
        return ""
    return spaced(which, "is", "not" if neg else "", "in", at_zone(there.zones[0], whose_english(there.whose)))


def dealt_in_all(cond: Cmp, op: str) -> str:
    """`you have dealt 10 or more damage this turn`, by one attack or by several; nothing for anything else."""
    event = cond.a.event if isinstance(cond.a, Tally) and cond.a.sum else None
    if not isinstance(event, Event) or not isinstance(cond.a, Tally) or event.by not in (YOU, RIVAL):
        return ""
    if event != Event(V_DEAL, event.by) or not isinstance(cond.b, int) or op not in (">=", "<="):
        return ""
    who = "you have" if event.by == YOU else "your rival has"
    return f"{who} dealt {more_or_less(str(cond.b), op)} damage {since_english(cond.a.since)}"


def cmp_english(cond: Cmp, op: str, v: Voice) -> str:
    if dealt := dealt_in_all(cond, op):
        return dealt
    so_much = summed(cond, op)
    if so_much is not None and isinstance(cond.a, Tally | TallyCards):
        return f"{happens_english(so_much, v, 'perfect')} {since_english(cond.a.since)}"
    return compared_english(amount_english(cond.a, v), op, cond.b, v)


def summed(cond: Cmp, op: str) -> Event | None:
    """`you have lost 4 or more health`, `your rival has added 2 or more cards to their hand`; None where the number
    must be said as one."""
    if not isinstance(cond.a, Tally | TallyCards) or not isinstance(cond.b, int):
        return None
    event = cond.a.event
    if not isinstance(event, Event) or event.by not in (YOU, RIVAL) or event.op:
        return None
    if isinstance(cond.a, TallyCards):
        plain = event.verb == V_MOVE
    else:
        hurt = event == Event(V_LOSE, event.by, via=BY_DAMAGE)
        plain = cond.a.sum and (
            hurt or (event.verb in (V_DRAW, V_GAIN, V_LOSE) and event == Event(event.verb, event.by))
        )
    made: Event = type(event)(**{**fields(event), "op": op, "amount": cond.b})
    return made if plain else None


def nth_english(cond: Nth, v: Voice, neg: bool) -> str:
    """`this is your first attack this turn`, `you have played exactly 2 assets this turn`."""
    if isinstance(cond.event, Event) and cond.event == Event(V_ATTACKED, cond.event.by) and cond.since == TURN:
        denied = neg != (cond.op in ("!=", "<="))
        told = Nth(cond.event, ">=", cond.n + 1) if cond.op == "<=" else cond
        return f"this is {'not ' if denied else ''}{nth_attack(told, cond.event.by)} this turn"
    op = INVERSE[cond.op] if neg else cond.op
    if cond.event == forms_of(YOU) and op in ("=", "!=") and cond.since == TURN:
        plain = Nth(cond.event, "=", cond.n)
        return f"this is {'not ' if op == '!=' else ''}your {ordinal_of(plain)} form this turn"
    so_many = in_numbers(cond.event, op, cond.n)
    if so_many is not None:
        return f"{happens_english(so_many, v, 'perfect')} {since_english(cond.since)}"
    if so_often := told_often(cond.event, op, cond.n, v):
        return f"{so_often} {since_english(cond.since)}"
    count = times_english(cond.n) if op == "=" else more_or_less(str(cond.n), op, "fewer") + " times"
    often = f"{'exactly ' if op == '=' else ''}{count} {since_english(cond.since)}"
    return f"{happens_english(cond.event, v, 'perfect')} {often}"


def in_numbers(event: Trigger, op: str, n: int) -> Event | None:
    """`2 or more attacks`, where so many times is so many cards; None where it must be said in times."""
    if not isinstance(event, Event) or event.verb not in BY_THE_CARD or event.op or event.own or event.attack:
        return None
    made: Event = type(event)(**{**fields(event), "op": op, "amount": n})
    return made


def told_often(event: Trigger, op: str, n: int, v: Voice) -> str:
    """`you have blocked 2 or more attacks`, `your rival has played 3 or more Enhance abilities`; nothing where it must
    be said in times."""
    if not isinstance(event, Event) or event.op or op not in ("=", ">=", "<="):
        return ""
    many = n != 1 or op != "="
    some = more_or_less(str(n), op, "fewer")
    if event.verb == V_STATUS and event == Event(V_STATUS, event.by, event.tests, notes=BLOCKED):
        who = {YOU: "your rival has", RIVAL: "you have"}.get(event.by, "")
        attacks = describe(event.tests, v, many, "attack").core()
        return spaced(who, "blocked", some, attacks) if who else ""
    if event.by in (YOU, RIVAL) and event == Event(V_CHECK, event.by):
        have = f"{who_english(event.by)} {present('have', event.by == YOU)}"
        return spaced(have, "made", some, "checks" if many else "check")
    if event.verb == V_SET and event.cause in (YOU, RIVAL) and event.via == NOBODY:
        bare: Event = type(event)(**{**fields(event), "cause": ANY})
        have = f"{who_english(event.cause)} {present('have', event.cause == YOU)}"
        what = happens_english(bare, v).partition(" is ")[0]
        return spaced(have, "changed", what, f"{n} or more times" if op == ">=" else "")
    return abilities_played(event, some, many, v)


def abilities_played(event: Event, some: str, many: bool, v: Voice) -> str:
    """`your rival has played 3 or more Enhance abilities`."""
    if event.verb != V_ABILITY or event.by not in (YOU, RIVAL) or event.same or not many:
        return ""
    said = happens_english(event, v, "perfect")
    start, found, rest = said.partition(" played a")
    kind, ability, tail = rest.removeprefix("n").strip().partition("ability")
    return f"{start} played {spaced(some, kind.strip())} abilities{tail}" if found and ability else ""


BY_THE_CARD: Final = (V_PLAY,)  # of others one event may be of several cards


def last_was(cond: Past, v: Voice, neg: bool) -> str:
    """`your last attack this turn was a Throw attack`: as it was played; nothing for anything else that is past."""
    event = cond.event
    if not isinstance(event, Event) or event.verb != V_PLAY or event.tests[:1] != (FirstPlayed(last=True),):
        return ""
    if event.by not in (YOU, RIVAL) or not event.tests[1:] or cond.since != TURN:
        return ""
    sort = describe(event.tests[1:], v, False, "attack").one()
    return f"{whose_english(event.by)} last attack this turn was {'not ' if neg else ''}{sort}"


def since_english(since: int) -> str:
    return "last turn" if since == LAST_TURN else f"this {PERIODS[since]}"


def several_english(cond: Cond, v: Voice, neg: bool) -> str:
    """UVS-OR-01: `both A and B`, `either A or B`; denied, each of them is, and the word changes."""
    if isinstance(cond, All | Any):
        parts = [cond_english(part, v, neg) for part in cond.conds]
        both = isinstance(cond, All) != neg
        plain = not any(isinstance(part, All | Any) for part in cond.conds[:-1])
        if len(parts) < 2 or plain:
            return (" and " if both else " or ").join(parts)
        return f"both {joined(parts)}" if both else f"either {joined(parts, 'or')}"
    raise NotImplementedError(f"no English for {type(cond).__name__}")


def standing_english(cond: Cond, v: Voice, neg: bool) -> str:
    """How the players stand, and what is going on."""
    denied = "not" if neg else ""
    if isinstance(cond, Did):
        who = "they" if v.before not in (YOU, DOER) else "you"
        return spaced(who, "do", denied)
    if isinstance(cond, During):
        return during_english(cond, denied)
    if isinstance(cond, Attacking):
        are = "are" if cond.who == YOU else present("be", speaks_plural(cond.who))
        return spaced(who_english(cond.who), are, denied, "attacking")
    if isinstance(cond, TRACED):
        return traced_english(cond, v, neg)
    if isinstance(cond, Figure):
        return vital_english(cond, whose_english(cond.who), neg)
    if isinstance(cond, Odd):
        return f"{amount_english(cond.a, v)} is an {'even' if neg else 'odd'} number"
    if isinstance(cond, Stands):
        are = present("be", speaks_plural(cond.who))
        return spaced(who_english(cond.who), are, denied, f"at {cond.at}")
    raise NotImplementedError(f"no English for {type(cond).__name__}")


TRACED: Final = (Some, Every, Alike, NthPlayed, CheckedWith, WasSo, ForCheck, FirstTurn)


def traced_english(cond: Cond, v: Voice, neg: bool) -> str:
    """What several cards are, and what the log of the turn knows."""
    denied = "not" if neg else ""
    if isinstance(cond, Some) and isinstance(cond.what, Ref):
        some, many = enough(cond.n, INVERSE[cond.op] if neg else cond.op)
        noun = describe(cond.tests, v, many).core()
        return spaced(some, noun, "were" if many else "was", cond.what.name, "this way")
    if isinstance(cond, Every | Alike | NthPlayed):
        return of_cards(cond, v, neg)
    if isinstance(cond, CheckedWith):
        card = f"the card you checked to play {noun_english(cond.of, v)}"
        return f"{card} {is_english(cond.tests, v, neg)}"
    if isinstance(cond, WasSo) and isinstance(cond.event, Event):
        why = extras(Event(cond.event.verb, via=cond.event.via, cause=cond.event.cause))
        kind = [test for test in cond.event.tests if isinstance(test, Type)]
        which = "this card" if cond.event.own else f"that {describe(tuple(kind), v, False, 'card').core()}"
        return spaced(which, "was", denied, participle(cond.event.verb), why)
    if isinstance(cond, ForCheck):
        return spaced("a check", purposes_english(cond.purposes), "is", denied, "being made")
    return spaced("it is", denied, "a player's first turn of the game")


def of_cards(cond: Every | Alike | NthPlayed, v: Voice, neg: bool) -> str:
    """`the discarded cards are attacks`, `the milled cards share a card type`, `this attack is your second attack`."""
    what = noun_english(cond.what, v)
    if isinstance(cond, Every):
        if isinstance(cond.what, Sel) and not (cond.what.top or cond.what.bottom):
            what = noun_english(Sel(99, cond.what.whose, cond.what.tests, cond.what.zones, every=True), v)
        claims = [claim(test, v, True, neg) for test in cond.tests]
        kind = describe(cond.tests, v, True).core()
        typed = any(isinstance(test, Type | Not) for test in cond.tests)
        return f"{what} {'are not' if neg else 'are'} {kind}" if typed else f"{what} {joined(claims)}"
    if isinstance(cond, Alike):
        return f"{what} {'do not ' if neg else ''}share a {'card type' if cond.sort == 'type' else cond.sort}"
    event = cond.event
    tests, by = (event.tests, event.by) if isinstance(event, Event) else ((), ANY)
    told, when = f"{what} is {'not ' if neg else ''}", f"this {PERIODS[cond.since]}"
    if isinstance(event, Event) and event.verb == V_ATTACKED:
        return f"{told}{nth_attack(cond, by)} {when}"
    noun = describe(tests, v, False).core()
    if Type((ATTACK,)) not in tests:
        return f"{told}{'the' if by == ANY else whose_english(by)} {ordinal_of(cond)} {noun} {when}"
    have = "that has been" if by == ANY else f"{who_english(by)} {'have' if speaks_plural(by) else 'has'}"
    return f"{told}the {ordinal_of(cond)} {noun} {have} played {when}"


def ordinal_of(cond: Nth | NthPlayed) -> str:
    """`first`, `second or more`."""
    return ordinal(cond.n, {">=": "or more", "<=": "or less"}.get(cond.op, ""))


def nth_attack(cond: Nth | NthPlayed, by: int) -> str:
    """`your first attack`: of all that were begun, played or not (UVS-RULING-47)."""
    return f"{'the' if by == ANY else whose_english(by)} {ordinal_of(cond)} attack"


OF_ATTACK: Final = (ENHANCE_STEP, BLOCK_STEP, DAMAGE_STEP)


def during_english(cond: During, denied: str) -> str:
    if cond.period == ATTACK_PERIOD:
        of = "" if cond.whose == NOBODY else f"in {whose_english(cond.whose)} turn"
        return spaced("no attack" if denied else "an attack", "is in progress", of)
    if cond.period in (NOBODY, TURN):
        whose = YOU if cond.whose == NOBODY else cond.whose
        both = cond.period == TURN and cond.whose not in (NOBODY, YOU)
        return spaced("it is", denied, f"{whose_english(whose)} turn", "and your turn" if both else "")
    if cond.whose == NOBODY:
        return spaced("it is", denied, period_english(cond.period))
    name = period_english(cond.period)
    if cond.whose in (YOU, RIVAL) and cond.period not in OF_ATTACK:
        return spaced("it is", denied, whose_english(cond.whose), name.removeprefix("the "))
    return spaced("it is", denied, name, f"of {whose_english(cond.whose)} turn")


# Numbers


ATTACKED: Final = (Type((BACKUP,)), State("attacked"))


def has_english(cond: Has, op: str, v: Voice) -> str:
    """`you have 3 or more foundations in your stage`, `the number of ... is more than ...`."""
    what, n = cond.what, cond.n
    if isinstance(what, Ref) and what.name in BOUND_NAMES and isinstance(n, int | X):
        some, many = enough(n, op)
        return spaced(some, "cards" if many else "card", "were" if many else "was", what.name, "this way")
    if not isinstance(what, Sel) or what.top or what.bottom or what.next or not isinstance(n, int | X):
        return compared_english(f"the number of {cards_english(what, v)}", op, n, v)
    if what.tests == ATTACKED and what.whose in (YOU, RIVAL, ANY) and (op, n) in ((">=", 1), ("=", 0)):
        who = {ANY: "this attack is", YOU: "your rival is", RIVAL: "you are"}[what.whose]
        return spaced(who, "not" if n == 0 else "", "attacking a backup")
    some, many = enough(n, op)
    bound = [test for test in what.tests if isinstance(test, Among) and test.ref in BOUND_NAMES]
    if bound and what.whose == ANY:
        rest = describe(tuple([test for test in what.tests if test is not bound[0]]), v, many, "card")
        return spaced(some, rest.core(), "were" if many else "was", bound[0].ref, "this way")
    if bound and what.whose in (YOU, RIVAL) and what.zones == LYING.get(bound[0].ref) and bound[0].ref != "drawn":
        rest = describe(tuple([test for test in what.tests if test is not bound[0]]), v, many, "card")
        return spaced(who_english(what.whose), bound[0].ref, some, rest.core(), "this way")  # of what both have done
    noun = describe(what.tests, v, many, "card")
    whose = YOU if what.whose == DOER else what.whose
    where = place(what, v.by(whose) if whose == RIVAL else v, "in")
    core = spaced(some, "other" if noun.other else "", noun.core(where))
    if whose in (YOU, RIVAL):
        return f"{who_english(whose)} {present('have', whose == YOU)} {core}"
    return f"there {'is' if is_momentum(what) or not many else 'are'} {core}"


def enough(n: Amount | int, op: str) -> tuple[str, bool]:
    """How many there must be, and whether that is a plural."""
    if isinstance(n, int):
        if (n == 0 and op in ("=", "<=")) or (n == 1 and op == "<"):
            return "no", True
        if n == 0 and op in (">", "!="):
            n, op = 1, ">="
    number = str(n) if isinstance(n, int) else "X"
    return more_or_less(number, op, "fewer"), n != 1 or op != "="


def compared_english(left: str, op: str, right: Amount | int, v: Voice) -> str:
    """`X is 3 or more`, `your health is less than your rival's health`."""
    if op == "=":
        return f"{left} is {'' if isinstance(right, int) else 'equal to '}{amount_english(right, v)}"
    if isinstance(right, int) and op in ("<=", ">="):
        return f"{left} is {more_or_less(str(right), op)}"
    words = {"!=": "not equal to", "<": "less than", ">": "more than", "<=": "less than or equal to", ">=": "at least"}
    return f"{left} is {words[op]} {amount_english(right, v)}"

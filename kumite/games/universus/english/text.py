"""Whole texts in card English: clauses put together, sentences, and who may do what."""

from __future__ import annotations

from typing import Any

from kumite.core.position import Record, fields
from kumite.games.universus.english.acts import act_said
from kumite.games.universus.english.amounts import amount_english, either_bonus, scaled
from kumite.games.universus.english.changes import change_said, lasting, target_english
from kumite.games.universus.english.conds import cond_english
from kumite.games.universus.english.fired import fired_english
from kumite.games.universus.english.grouped import floor_english, grouped, told_together, without_floor
from kumite.games.universus.english.known import known_in, named_by, naming, speaks_of, waited_for, within
from kumite.games.universus.english.nouns import is_many
from kumite.games.universus.english.parts import (
    Said,
    Voice,
    capital,
    joined,
    present,
    spaced,
    speaks_plural,
    stopped,
    who_english,
)
from kumite.games.universus.english.rules import LASTING, rule_english
from kumite.games.universus.fading import Fading
from kumite.games.universus.lasting import ForCopies
from kumite.games.universus.printed import Amount, Text, Word
from kumite.games.universus.terms import BOTH, DOER, NOBODY, PROPERTIES, RIVAL, YOU
from kumite.games.universus.words.amounts import Bound
from kumite.games.universus.words.atonce import AtOnce
from kumite.games.universus.words.before import Replace
from kumite.games.universus.words.bonus import CheckBonus
from kumite.games.universus.words.both import ByBoth
from kumite.games.universus.words.changes import Changing, Modify
from kumite.games.universus.words.conds import Cmp
from kumite.games.universus.words.looks import Search
from kumite.games.universus.words.modes import Modes
from kumite.games.universus.words.plays import MakeACheck
from kumite.games.universus.words.progress import Uncounted
from kumite.games.universus.words.rule import Rule
from kumite.games.universus.words.structure import Fired, ForEach, If, Instead, Let, May, Or, While


def said_of(word: Word, v: Voice) -> Said | None:
    """A plain instruction in parts; None for words that put others together."""
    if isinstance(word, ByBoth):
        said = said_of(both_view(word.then), v)
        return None if said is None else Said(BOTH, said.verb, said.rest) if said.who != NOBODY else said
    if isinstance(word, AtOnce):
        return all_said(word, v)
    return act_said(word, v) or change_said(word, v)


def all_said(word: AtOnce, v: Voice) -> Said | None:
    """`destroy this card and 1 foundation`."""
    lead = word.lead()
    said = [act_said(one, v) for one in word.parts()]
    first = act_said(lead, v)
    if first is None:
        return None
    return Said(first.who, first.verb, joined([one.rest for one in said if one is not None]))


def clause(word: Word, v: Voice) -> str:
    """One word as a clause: no capital, no stop."""
    said = said_of(word, v)
    if said is not None:
        return said.told()
    if isinstance(word, Rule):
        return rule_english(word, v)
    if isinstance(word, If | Instead | While | Let | Uncounted | CheckBonus):
        return condition_english(word, v)
    if isinstance(word, May | Or | Modes):
        return option_english(word, v)
    if isinstance(word, Fired):
        return fired_english(word, v)
    if isinstance(word, ForEach):
        return each_english(word, v)
    if isinstance(word, ForCopies | Fading):
        return clause(word.body, v)
    if isinstance(word, Replace):
        of = " (for all of them)" if word.every else ""
        return f"{text_english(word.then, v) or 'nothing happens'} instead{of}"
    if isinstance(word, ByBoth):
        return f"both players do this: {clause(word.then, v)}"
    raise NotImplementedError(f"no English for {type(word).__name__}")


# Texts


def text_english(text: Text, v: Voice) -> str:
    """Several clauses as one, inside a sentence; one that holds others is closed off where more follows."""
    parts: list[str] = []
    v, before = v.told(), None
    groups = grouped(text)
    for group in groups:
        v = naming(group, v)
        said = told_together(group, v) if len(group) > 1 else among_others(group[0], v, len(groups) > 1)
        said, before = said.removeprefix(named_by(group[0], before, v)), group[-1]
        closed = nests(group[0]) and group is not groups[-1]
        parts.append(f"({said})" if closed else said)
        v = v.after(doer_of(group[-1], v))
    if any(nests(word) for word in text) and len(groups) > 1:
        return ", then ".join(parts)
    if len(parts) == 2 and " and " in parts[0]:
        return ", and ".join(parts)
    return joined(parts)


def among_others(word: Word, v: Voice, others: bool) -> str:
    """A clause; among others, how long a rule lasts stands behind it."""
    return rule_english(word, v, True) if others and isinstance(word, Rule) else clause(word, v)


def sentences(text: Text, v: Voice, first: str = "") -> str:
    """Every instruction as a sentence of its own; `first` begins the first one."""
    parts: list[str] = []
    before = None
    for words in grouped(text):
        floor = floor_english(words[0]) if len(words) == 1 else ""
        group = without_floor(words) if floor else words
        v = naming(group, v)
        said = told_together(group, v) if len(group) > 1 else whole(group[0], v)
        said, before = said.removeprefix(named_by(group[0], before, v)), group[-1]
        parts.append(stopped(said if parts or not first else f"{first}, {said}"))
        if floor:
            parts.append(floor)
        v = v.after(doer_of(group[-1], v))
    return " ".join(parts)


def whole(word: Word, v: Voice) -> str:
    """A clause that stands alone: it may be more than one sentence, of which the last has no stop yet."""
    if isinstance(word, If) and word.otherwise:
        first = clause(If(word.cond, word.then), v)
        return f"{first}. Otherwise, {text_english(word.otherwise, v)}"
    if isinstance(word, Fired) and (at := apart_from(word, v)):
        first = clause(type(word)(**{**fields(word), "then": word.then[:at]}), v)
        inner = within(waited_for(word), v)
        return ". ".join([first, *[capital(whole(part, inner)) for part in word.then[at:]]])
    if isinstance(word, Instead):
        return f"{text_english(word.of, v)}. If {cond_english(word.cond, v)}, {text_english(word.then, v)} instead"
    if isinstance(word, MakeACheck) and word.need != NOBODY:
        bare = clause(MakeACheck(word.need, word.who), v)
        v = v.told().after(word.who)
        who = "you" if word.who in (YOU, DOER) else "they"
        return ". ".join([bare, *outcomes(word, who, v)])
    if isinstance(word, CheckBonus) and word.spares:
        bare = clause(CheckBonus(**{**fields(word), "spares": False}), v)
        return f"{bare}. Failing {'that check' if word.times == 1 else 'those checks'} does not end the Combat Phase"
    if isinstance(word, Search) and len(word.then) == 1:
        return clause(word, v).replace(", then ", " and ", 1) if word.who in (YOU, DOER) else clause(word, v)
    return clause(word, v)


def outcomes(word: MakeACheck, who: str, v: Voice) -> list[str]:
    """`If you pass, ...`, `If they fail by 2 or more, ...`: what comes of a check."""
    found: list[str] = []
    for text, act in ((word.then, "pass"), (word.otherwise, "fail")):
        at = len(text)
        while at and margin_in(text[at - 1]):
            at -= 1
        if text[:at]:
            lead = "Otherwise" if found and act == "fail" else f"If {who} {act}"
            found.append(f"{lead}, {text_english(text[:at], v)}")
        for one in text[at:]:
            if isinstance(one, If):
                found.append(f"If {who} {act} by {margin_in(one)} or more, {text_english(one.then, v)}")
    return found


def margin_in(word: Word) -> int:
    """By how much or more a check has to be passed or failed for this; 0 where it is about something else."""
    cond = word.cond if isinstance(word, If) and not word.otherwise else None
    asked = isinstance(cond, Cmp) and cond.a == Bound("margin") and cond.op == ">="
    return cond.b if asked and isinstance(cond, Cmp) and isinstance(cond.b, int) else 0


def apart_from(word: Fired, v: Voice) -> int:
    """From where on the text of what waits is told in sentences of its own, as they speak of what it has done before,
    or are instructions in a text that is always there; 0 where it is one clause."""
    for at in range(1, len(word.then)):
        if nests(word.then[at]) or nests(word.then[at - 1]):
            done = frozenset([one.name for one in known_in(word.then[:at]) if not one.name.startswith("event")])
            more = word.then[at:]
            return at if all(speaks_of(part, done) or (v.static and instructs(part)) for part in more) else 0
    return 0


def instructs(word: Word) -> bool:
    """Whether the word is done, and over: nothing that is so as long as a text is there."""
    parts = (*word.then, *word.otherwise) if isinstance(word, If) else (word,)
    return not any(part.ears() or isinstance(part, Changing | CheckBonus | If) for part in parts)


def nests(word: Word) -> bool:
    """Whether the word holds a text of its own."""
    if isinstance(word, May):
        return len(word.then) != 1 or nests(word.then[0])
    if isinstance(word, Rule):
        return word.modal not in LASTING or bool(word.then) or word.cond is not None or word.times != NOBODY
    return isinstance(word, If | Instead | While | Or | Modes | Fired | ForEach | Search | MakeACheck | Replace)


def doer_of(word: Word, v: Voice) -> int:
    """Who the next `if you do` is about."""
    if isinstance(word, May | Or | Modes):
        return word.who
    said = said_of(word, v)
    return YOU if said is None or said.who == NOBODY else said.who


# Conditions


def condition_english(word: Word, v: Voice) -> str:
    if isinstance(word, If):
        other = f"; otherwise, {text_english(word.otherwise, v)}" if word.otherwise else ""
        return f"if {cond_english(word.cond, v)}, {text_english(word.then, v)}{other}"
    if isinstance(word, Instead):
        return f"{text_english(word.of, v)}, or if {cond_english(word.cond, v)}, {text_english(word.then, v)} instead"
    if isinstance(word, While):
        then = [clause(part, v) for part in word.then]
        return f"while {cond_english(word.cond, v)}, {joined(then)}"
    if isinstance(word, Uncounted | CheckBonus) and word.cond is not None:
        bare = type(word)(**{**fields(word), "cond": None})
        return f"while {cond_english(word.cond, v)}, {clause(bare, v)}"
    if isinstance(word, Let):
        return f"X equals {amount_english(word.amount, v)}"
    raise NotImplementedError(f"no English for {type(word).__name__}")


def each_english(word: ForEach, v: Voice) -> str:
    then = text_english(word.then, v)
    if isinstance(word.count, int):
        return f"do this {word.count} times: {then}"
    much = scaled(word.count, v)
    if much is not None and much.each == 1:
        return f"{much.told()}, {then}"
    return f"do this a number of times equal to {amount_english(word.count, v)}: {then}"


# Options


def option_english(word: Word, v: Voice) -> str:
    if isinstance(word, May):
        return may_english(word, v)
    if isinstance(word, Or):
        return or_english(word, v)
    if isinstance(word, Modes):
        return modes_english(word, v)
    raise NotImplementedError(f"no English for {type(word).__name__}")


def may_english(word: May, v: Voice) -> str:
    """`you may flip 1 asset to draw 1 card`."""
    who = who_english(word.who)
    does = infinitives(word.then, word.who, v)
    if not word.price:
        return f"{who} may {does}"
    price = infinitives(payer_view(word.price, word.who), word.who, v)
    return spaced(who, "may", price, f"to {does}" if word.then else "")


def infinitives(text: Text, who: int, v: Voice) -> str:
    """What somebody does or has done, after `may` or `to`."""
    parts: list[str] = []
    if len(text) == 1 and isinstance(text[0], Or) and text[0].who == who:
        either = [infinitives(part, who, v) for part in text[0].parts]
        if not any(part.startswith("do this: ") or " and " in part for part in either):
            return joined(either, "or")
    for word in text:
        said = None if nests(word) and len(text) > 1 else said_of(word, v)
        if said is None:
            return f"do this: {text_english(text, v)}"
        mine = said.who == who or (said.who in (YOU, DOER) and who in (YOU, DOER))
        parts.append(said.bare() if mine else f"have {said.subject()} {said.bare()}")
    return joined(parts)


def or_english(word: Or, v: Voice) -> str:
    """`this attack gets +2 or -2 speed`, `either draw 1 card or gain 2 health`."""
    short = bonus_or_bonus(word, v)
    if short:
        return short if word.who == YOU else f"{short} (their choice)"
    said = f"either {joined([text_english(part, v) for part in word.parts], 'or')}"
    if word.who == YOU:
        return said
    return f"{who_english(word.who)} {present('choose', speaks_plural(word.who))}: {said}"


def bonus_or_bonus(word: Or, v: Voice) -> str:
    """The parts in one clause where they change the same card; else nothing."""
    first = word.parts[0] if word.parts else ()
    one = first[0] if len(first) == 1 else None
    if not isinstance(one, Modify):
        return ""
    parts: list[tuple[Amount | int, str]] = []
    for part in word.parts:
        other = part[0] if len(part) == 1 else None
        if not isinstance(other, Modify) or other.floor is not None or other.until != one.until:
            return ""
        if other.target != one.target:
            return ""
        parts.append((other.amount, PROPERTIES[other.which]))
    said = either_bonus(parts, v)
    verb, end = present("get", is_many(one.target, v)), lasting(one.until, one.target, v)
    return spaced(target_english(one.target, v), verb, said, end) if said else ""


def modes_english(word: Modes, v: Voice) -> str:
    """UVS-BULL-01: a list."""
    n = amount_english(word.n, v) if not isinstance(word.n, int) else str(word.n)
    number = n if isinstance(word.n, int) or n == "X" else f"a number of effects equal to {n}"
    again = " (the same one more than once, too)" if word.repeat else ""
    lead = Said(word.who, "choose", f"{number}{again}:").told()
    bullets = [f"- {stopped(text_english(part, v.told()))}" for part in word.parts]
    return spaced(lead, *bullets)


# From another seat


def payer_view(price: Text, who: int) -> Text:
    """A price is written as its payer sees it: the rival's `you` is your rival."""
    if who != RIVAL:
        return price
    return tuple([word if getattr(word, "who", YOU) == RIVAL else turned(word) for word in price])


def both_view(word: Word) -> Word:
    """The same word with both players as its doer."""
    held = fields(word)
    if "who" not in held:
        return word
    held["who"] = BOTH
    made: Word = type(word)(**held)
    return made


def turned(word: Word) -> Word:
    made: Word = turn(word)
    return made


def turn(part: Any) -> Any:
    """A part of a tree seen from the other seat."""
    if isinstance(part, tuple):
        return tuple([turn(one) for one in part])
    if not isinstance(part, Record):
        return part
    held = fields(part)
    for name in held:
        value = held[name]
        if name in ("who", "whose", "by", "cause") and value in (YOU, RIVAL):
            held[name] = RIVAL if value == YOU else YOU
        else:
            held[name] = turn(value)
    return type(part)(**held)

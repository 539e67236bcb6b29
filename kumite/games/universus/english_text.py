"""Whole texts in card English: clauses put together, sentences, and who may do what."""

from __future__ import annotations

from typing import Any

from kumite.core.position import Record, fields
from kumite.games.universus.english_acts import act_said
from kumite.games.universus.english_amounts import amount_english, bonus_english, scaled
from kumite.games.universus.english_changes import change_said, lasting, target_english, together
from kumite.games.universus.english_conds import cond_english
from kumite.games.universus.english_events import lead_english
from kumite.games.universus.english_known import naming, one_card
from kumite.games.universus.english_nouns import is_many, noun_english
from kumite.games.universus.english_parts import (
    Said,
    Voice,
    joined,
    present,
    spaced,
    speaks_plural,
    stopped,
    until_english,
    who_english,
)
from kumite.games.universus.english_rules import rule_english
from kumite.games.universus.fading import Fading
from kumite.games.universus.lasting import ForCopies
from kumite.games.universus.printed import Text, Word
from kumite.games.universus.terms import (
    ANY,
    AS_BLOCK,
    ATTACK_PERIOD,
    BOTH,
    DOER,
    NOBODY,
    PROPERTIES,
    RIVAL,
    TURN,
    V_DEAL,
    V_RESOLVE,
    V_STATUS,
    V_TRY,
    YOU,
    YOUR_NEXT_TURN,
)
from kumite.games.universus.words.amounts import X
from kumite.games.universus.words.before import Replace
from kumite.games.universus.words.bonus import CheckBonus
from kumite.games.universus.words.both import ByBoth
from kumite.games.universus.words.changes import Modify
from kumite.games.universus.words.conds import Nth
from kumite.games.universus.words.looks import Search
from kumite.games.universus.words.modes import Modes
from kumite.games.universus.words.plays import MakeACheck
from kumite.games.universus.words.progress import Uncounted
from kumite.games.universus.words.rule import Rule
from kumite.games.universus.words.sels import Sel, TheAttack, This
from kumite.games.universus.words.structure import Fired, ForEach, If, Instead, Let, May, Or, While
from kumite.games.universus.words.triggers import Either, Event, Moment
from kumite.games.universus.words.vitals import Lose


def said_of(word: Word, v: Voice) -> Said | None:
    """A plain instruction in parts; None for words that put others together."""
    if isinstance(word, ByBoth):
        said = said_of(both_view(word.then), v)
        return None if said is None else Said(BOTH, said.verb, said.rest) if said.who != NOBODY else said
    return act_said(word, v) or change_said(word, v)


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
    v = v.told()
    groups = grouped(text)
    for group in groups:
        v = naming(group, v)
        said = together(group, v) if len(group) > 1 else clause(group[0], v)
        closed = nests(group[0]) and group is not groups[-1]
        parts.append(f"({said})" if closed else said)
        v = v.after(doer_of(group[-1], v))
    if any(nests(word) for word in text) and len(groups) > 1:
        return ", then ".join(parts)
    if len(parts) == 2 and " and " in parts[0]:
        return ", and ".join(parts)
    return joined(parts)


def sentences(text: Text, v: Voice, first: str = "") -> str:
    """Every instruction as a sentence of its own; `first` begins the first one."""
    parts: list[str] = []
    for group in grouped(text):
        v = naming(group, v)
        said = together(group, v) if len(group) > 1 else whole(group[0], v)
        parts.append(stopped(said if parts or not first else f"{first}, {said}"))
        v = v.after(doer_of(group[-1], v))
    return " ".join(parts)


def grouped(text: Text) -> list[Text]:
    """The words one by one, but plain bonuses of the same card together."""
    groups: list[Text] = []
    for word in text:
        last = groups[-1][-1] if groups else None
        if last is not None and isinstance(word, Modify) and isinstance(last, Modify) and alike(last, word):
            groups[-1] += (word,)
        else:
            groups.append((word,))
    return groups


def alike(one: Modify, other: Modify) -> bool:
    """Whether two bonuses can be said of one card in one clause."""
    plain = isinstance(one.amount, int | X) and isinstance(other.amount, int | X)
    same = one.target == other.target and one.until == other.until and one.which != other.which
    once = not isinstance(one.target, Sel) or one.target.every or one.target.next
    return plain and same and once and one.floor is None and other.floor is None


def whole(word: Word, v: Voice) -> str:
    """A clause that stands alone: it may be more than one sentence, of which the last has no stop yet."""
    if isinstance(word, If) and word.otherwise:
        first = clause(If(word.cond, word.then), v)
        return f"{first}. Otherwise, {text_english(word.otherwise, v)}"
    if isinstance(word, Instead):
        return f"{text_english(word.of, v)}. If {cond_english(word.cond, v)}, {text_english(word.then, v)} instead"
    if isinstance(word, MakeACheck) and word.need != NOBODY:
        bare = clause(MakeACheck(word.need, word.who), v)
        v = v.told().after(word.who)
        who = "you" if word.who in (YOU, DOER) else "they"
        passes = f". If {who} pass, {text_english(word.then, v)}" if word.then else ""
        other = "Otherwise" if word.then else f"If {who} fail"
        return bare + passes + (f". {other}, {text_english(word.otherwise, v)}" if word.otherwise else "")
    if isinstance(word, Lose) and word.floor is not None and word.of is None:
        who = who_english(word.who)
        return f"{clause(Lose(word.n, word.who), v)}. This effect cannot reduce {who} below {word.floor} health"
    if isinstance(word, CheckBonus) and word.spares:
        bare = clause(CheckBonus(**{**fields(word), "spares": False}), v)
        return f"{bare}. Failing {'that check' if word.times == 1 else 'those checks'} does not end the Combat Phase"
    if isinstance(word, Search) and len(word.then) == 1:
        return clause(word, v).replace(", then ", " and ", 1) if word.who in (YOU, DOER) else clause(word, v)
    return clause(word, v)


def nests(word: Word) -> bool:
    """Whether the word holds a text of its own."""
    if isinstance(word, May):
        return len(word.then) != 1 or nests(word.then[0])
    return isinstance(word, If | Instead | While | Or | Modes | Fired | ForEach | Rule | Search | MakeACheck | Replace)


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


def fired_english(word: Fired, v: Voice) -> str:
    """UVS-FIRED-01, UVS-FIRED-07: once is `if`, always is `whenever`; of a continuous ability it is always `when`."""
    if v.static and word.cond == Nth(word.trigger, "=", 1):
        return f"once per turn, {lead_english(word.trigger, v, 'when')}, {text_english(word.then, v)}"
    if v.static:
        lead = lead_english(word.trigger, v, "when")
    elif word.times == NOBODY:
        lead = lead_english(word.trigger, v, "whenever")
    elif word.times == 1:
        lead = lead_english(word.trigger, v, "if")
    else:
        lead = f"the next {word.times} times {lead_english(word.trigger, v, '').strip()}"
    cond = "" if word.cond is None else f", if {cond_english(word.cond, v)}"
    on = "" if word.on is None or v.static or speaks_of(word) else f"for {noun_english(word.on, v)}: "
    end, moment = fired_end(word, v), word.trigger
    if isinstance(moment, Moment) and moment.whose == YOU and word.until == YOUR_NEXT_TURN and word.times == 1:
        lead, end = lead.replace(" of your ", " of your next ", 1), ""
    if end.startswith(" until ") and word.times == 1 and lead.startswith("if "):
        lead = f"the next time {lead.removeprefix('if ')}"
    if end.startswith(" until ") and word.times in (1, NOBODY):
        return f"{end.strip()}, {on}{lead}{cond}, {text_english(word.then, v)}"
    return f"{on}{lead}{end}{cond}, {text_english(word.then, v)}"


def fired_end(word: Fired, v: Voice) -> str:
    """How long it waits: a turn goes without saying, and so does the attack that it is about."""
    if v.static or word.until == TURN or (word.until == ATTACK_PERIOD and of_this_attack(word)):
        later = word.until == TURN and (word.times == NOBODY or of_an_attack(word))
        return " this turn" if later and not v.static else ""
    return f" {until_english(word.until, v)}"


def of_this_attack(word: Fired) -> bool:
    return (isinstance(word.trigger, Event) and word.trigger.attack) or of_an_attack(word)


def of_an_attack(word: Fired) -> bool:
    """Whether it speaks of `your attack`: the one in progress, unless it says more."""
    trigger = word.trigger
    if not isinstance(trigger, Event) or trigger.own or trigger.attack:
        return False
    if trigger.verb == V_TRY:
        return trigger.notes == (AS_BLOCK,)
    return trigger.verb in (V_STATUS, V_DEAL, V_RESOLVE) and trigger.by != ANY


def speaks_of(word: Fired) -> bool:
    """Whether the trigger names the card that the effect is assigned to, or the text is about nothing else."""
    trigger = word.trigger
    if isinstance(trigger, Moment):
        return word.on is not None and one_card(word.then) == word.on
    if isinstance(trigger, Either):
        return all(speaks_of(Fired(part, (), on=word.on)) for part in trigger.triggers)
    if not isinstance(trigger, Event):
        return False
    return (trigger.own and isinstance(word.on, This)) or (trigger.attack and word.on == TheAttack())


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
    parts: list[str] = []
    alike = all(isinstance(part[0], Modify) and part[0].which == one.which for part in word.parts if part)
    for part in word.parts:
        other = part[0] if len(part) == 1 else None
        if not isinstance(other, Modify) or other.floor is not None or other.until != one.until:
            return ""
        if other.target != one.target:
            return ""
        short = alike and isinstance(other.amount, int)
        parts.append(bonus_english(other.amount, "" if short else PROPERTIES[other.which], v))
    alike = alike and not parts[-1].endswith(PROPERTIES[one.which])
    verb, end = present("get", is_many(one.target, v)), lasting(one.until, one.target, v)
    prop = PROPERTIES[one.which] if alike else ""
    return spaced(target_english(one.target, v), verb, joined(parts, "or"), prop, end)


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

"""What is said in one sentence though it is several words of a tree: bonuses of one card, rules that are one phrase;
and what is said behind a sentence, below how much health nobody is reduced."""

from __future__ import annotations

from typing import Final

from kumite.core.position import fields
from kumite.games.universus.english.changes import together
from kumite.games.universus.english.moving import moved_english
from kumite.games.universus.english.parts import PLAIN, Voice, who_english
from kumite.games.universus.english.rules import rule_english
from kumite.games.universus.printed import Text, Word
from kumite.games.universus.terms import ACTION, AS_FORM, ATTACK, FORM, NEXT_FORM, V_ABILITY, V_PLAY, YOU
from kumite.games.universus.words.amounts import X
from kumite.games.universus.words.changes import Modify
from kumite.games.universus.words.rule import CANNOT, Rule
from kumite.games.universus.words.sels import Sel
from kumite.games.universus.words.structure import Fired, ForEach, If, Instead, May, While
from kumite.games.universus.words.tests import Not, Type
from kumite.games.universus.words.triggers import Either, Event
from kumite.games.universus.words.vitals import Lose


def floor_english(word: Word) -> str:
    """What is said behind a sentence: below how much health it cannot reduce somebody; nothing where it is not so."""
    lost = losses(word)
    floors = {(one.who, one.floor) for one in lost}
    if len(floors) != 1 or lost[0].floor is None:
        return ""
    return f"This effect cannot reduce {who_english(lost[0].who)} below {lost[0].floor} health."


def losses(word: Word) -> list[Lose]:
    """Every loss of health in what a sentence says."""
    if isinstance(word, Lose):
        return [word] if word.of is None else []
    held = fields(word) if isinstance(word, FLOORED) else {}
    texts = [held.get(name, ()) for name in ("then", "otherwise", "of")]
    return [one for text in texts if isinstance(text, tuple) for part in text for one in losses(part)]


FLOORED: Final = (If, Instead, May, ForEach, Fired, While)


def without_floor(text: Text) -> Text:
    """The same without what is said behind it."""
    found: list[Word] = []
    for word in text:
        held = fields(word)
        if isinstance(word, Lose):
            held["floor"] = None
        for name in ("then", "otherwise", "of") if isinstance(word, FLOORED) else ():
            if isinstance(held.get(name), tuple):
                held[name] = without_floor(held[name])
        found.append(type(word)(**held))
    return tuple(found)


def grouped(text: Text) -> list[Text]:
    """The words one by one, but plain bonuses of the same card together, and rules that are one phrase."""
    groups: list[Text] = []
    skip = 0
    for at, word in enumerate(text):
        last = groups[-1][-1] if groups else None
        if skip:
            skip -= 1
        elif isinstance(word, Rule) and isinstance(word.act, Event) and text[at : at + 2] == obliged(word.act.by):
            groups.append(text[at : at + 2])
            skip = 1
        elif isinstance(word, Rule) and word.modal == CANNOT and (more := as_one(text[at:])):
            groups.append(text[at : at + more])
            skip = more - 1
        elif last is not None and isinstance(word, Modify) and isinstance(last, Modify) and alike(last, word):
            groups[-1] += (word,)
        else:
            groups.append((word,))
    return groups


def as_one(text: Text) -> int:
    """How many rules from here on say that a card cannot leave its zone, in whatever way, or be modified."""
    first = text[0]
    rules = [word for word in text[:MOST] if isinstance(word, Rule) and isinstance(first, Rule) and like(first, word)]
    for n in range(min(len(rules), MOST), 1, -1):
        if tuple(rules[:n]) == text[:n] and moved_english(Either(tuple([rule.act for rule in rules[:n]])), PLAIN):
            return n
    return 0


MOST: Final = 7


def like(one: Rule, other: Rule) -> bool:
    """The same of another event."""
    return bool({**fields(one), "act": None} == {**fields(other), "act": None})


def all_ruled(group: Text) -> Rule | None:
    """These rules as one."""
    rules = [word for word in group if isinstance(word, Rule)]
    if len(rules) < 2:
        return None
    made: Rule = type(rules[0])(**{**fields(rules[0]), "act": Either(tuple([rule.act for rule in rules]))})
    return made


def obliged(by: int) -> Text:
    """They must play a non-attack card as their next form, or pass."""
    attacks = Rule(CANNOT, Event(V_PLAY, by, (Type((ATTACK,)),), notes=(AS_FORM,)), until=NEXT_FORM)
    others = Event(V_ABILITY, by, (Not(Type((ACTION,))),), kind=FORM)
    return attacks, Rule(CANNOT, others, until=NEXT_FORM)


def told_together(group: Text, v: Voice) -> str:
    first = group[0]
    if isinstance(first, Rule) and isinstance(first.act, Event) and group == obliged(first.act.by):
        whose = "your" if first.act.by == YOU else "their"
        return f"{who_english(first.act.by)} must play a non-attack card as {whose} next form or pass"
    ruled = all_ruled(group)
    return together(group, v) if ruled is None else rule_english(ruled, v)


def alike(one: Modify, other: Modify) -> bool:
    """Whether two bonuses can be said of one card in one clause."""
    plain = isinstance(one.amount, int | X) and isinstance(other.amount, int | X)
    same = one.target == other.target and one.until == other.until and one.which != other.which
    once = not isinstance(one.target, Sel) or one.target.every or one.target.next
    return plain and same and once and one.floor is None and other.floor is None

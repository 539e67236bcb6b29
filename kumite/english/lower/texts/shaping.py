"""Texts that have been lowered already, changed as the words around them ask: so long, only while, not below."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kumite.core.position import Record, fields
from kumite.english.lower.base import refuse
from kumite.english.lower.conditions.logic import both
from kumite.english.nodes import Node
from kumite.games.universus.printed import Amount, Cond, Text, Word
from kumite.games.universus.terms import ATTACK_PERIOD, BOTH, NOBODY, TURN, YOU
from kumite.games.universus.words.amounts import Cap, Minus, X
from kumite.games.universus.words.bonus import CheckBonus
from kumite.games.universus.words.both import ByBoth
from kumite.games.universus.words.changes import Changing
from kumite.games.universus.words.progress import Uncounted
from kumite.games.universus.words.rule import REDUCES, Rule
from kumite.games.universus.words.structure import Fired, ForEach, If, Instead, May, While
from kumite.games.universus.words.turns import Seal

HOLDERS: Final = (If, Instead, May, ForEach, Fired, While)
Change = Callable[[Word], Word]


def altered(word: Word, **now: Any) -> Word:
    """The same word with other values."""
    made: Word = type(word)(**{**fields(word), **now})
    return made


def within_all(text: Text, change: Change) -> Text:
    """Every plain word changed, inside those that hold others too."""
    return tuple([inside(word, change) if isinstance(word, HOLDERS) else change(word) for word in text])


def inside(word: Word, change: Change) -> Word:
    held = fields(word)
    now = {name: within_all(held[name], change) for name in ("then", "otherwise", "of") if is_text(held.get(name))}
    return altered(word, **now)


def is_text(value: object) -> bool:
    return isinstance(value, tuple) and all(isinstance(part, Word) for part in value)


# How long


def lasting(text: Text, until: int, node: Node) -> Text:
    """Until that point; what happens at once has no end."""
    return tuple([one_lasting(word, until, node) for word in text])


def one_lasting(word: Word, until: int, node: Node) -> Word:
    if isinstance(word, Fired):
        return altered(word, until=until, times=NOBODY, on=None if until != ATTACK_PERIOD else word.on)
    if isinstance(word, If | May | Instead | ForEach):
        return inside(word, lambda part: one_lasting(part, until, node))
    if isinstance(word, Seal) and until == TURN:
        return word  # so long it is sealed (UVS-SEAL-01)
    held = fields(word)
    if "until" not in held:
        refuse(node, "what is done at once does not last")
    now = held["until"]
    if now not in (NOBODY, until) and not (isinstance(word, Rule | CheckBonus | Uncounted) and now == TURN):
        refuse(node, "two different times are said")
    if isinstance(word, Rule) and word.modal == REDUCES:
        return altered(word, until=until, times=NOBODY)  # all that would be taken until then
    return altered(word, until=until)


# Only while


def conditioned(text: Text, cond: Cond, node: Node) -> Text:
    """What holds all the time, but only while this is so (UVS-RULING-43)."""
    found: list[Word] = []
    for word in text:
        if isinstance(word, Rule | Fired | While | Uncounted | CheckBonus):
            found.append(altered(word, cond=both(cond, word.cond)))
        elif isinstance(word, Changing):
            last = found[-1] if found else None
            if isinstance(last, While) and last.cond == cond:
                found[-1] = While(cond, (*last.then, word))
            else:
                found.append(While(cond, (word,)))
        else:
            refuse(node, "nothing sets this instruction off")
    return tuple(found)


# Both players


def by_both(text: Text, node: Node) -> Text:
    """Both players do it: each word from the view of whoever does it."""
    found: list[Word] = []
    for word in text:
        if fields(word).get("who") != BOTH:
            refuse(node, "what both players do here is not understood")
        found.append(ByBoth(altered(word, who=YOU)))
    return tuple(found)


# X


def replaced(part: Any, amount: Amount | int) -> Any:
    """X worked out where it stands: a continuous ability has no place for its definition."""
    if isinstance(part, X):
        return amount
    if isinstance(part, tuple):
        return tuple([replaced(one, amount) for one in part])
    if not isinstance(part, Record):
        return part
    held = fields(part)
    now = {name: replaced(value, amount) for name, value in held.items()}
    return part if now == held else type(part)(**now)


def never_negative(amount: Amount | int) -> Amount | int:
    """UVS-X-02."""
    return Cap(amount, least=0) if isinstance(amount, Minus) else amount


def holds_x(part: Any) -> bool:
    if isinstance(part, X):
        return True
    if isinstance(part, tuple):
        return any(holds_x(one) for one in part)
    return isinstance(part, Record) and any(holds_x(value) for value in fields(part).values())

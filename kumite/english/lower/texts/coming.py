"""X is a number of the attack that is still to come: as that comes, it gets so much (UVS-NEXT-01)."""

from __future__ import annotations

from typing import Any

from kumite.core.position import Record, fields
from kumite.english.lower.base import Low, amount, refuse
from kumite.english.lower.texts.shaping import altered, holds_x, replaced
from kumite.english.nodes import Node
from kumite.games.universus.printed import Amount, Text, Word
from kumite.games.universus.terms import ATTACK, RIVAL, TURN, YOU
from kumite.games.universus.words.changes import Modify
from kumite.games.universus.words.coming import Coming
from kumite.games.universus.words.sels import Ref, Sel
from kumite.games.universus.words.structure import Fired
from kumite.games.universus.words.tests import Type

ITSELF = Ref("event")


def defined_as(node: Node, low: Low) -> Amount | int:
    """What X equals; of an attack to come, where it is called `it`: that attack may be another one."""
    low.defining = any(part.label in ("Its", "It") for part in node.walk())
    try:
        return amount(node, low)
    finally:
        low.defining = False


def to_come(part: Any) -> Sel | None:
    """The one attack to come that an amount speaks of; what waits for it knows which one it is."""
    if isinstance(part, Sel) and part.next:
        return part
    if isinstance(part, Fired) and isinstance(part.trigger, Coming):
        return to_come(part.then)
    for value in part if isinstance(part, tuple) else fields(part).values() if isinstance(part, Record) else ():
        found = to_come(value)
        if found is not None:
            return found
    return None


def as_it_comes(text: Text, value: Amount | int, node: Node) -> Text:
    """Your next attack gets +X damage. X equals its printed difficulty: the next time you play one."""
    coming = to_come(value)
    if coming is None or coming.n != 1 or coming.whose not in (YOU, RIVAL) or Type((ATTACK,)) not in coming.tests:
        refuse(node, "a card still to come has no value yet")
    made = waited(text, coming, instead_of(value, coming))
    if holds_x(made) or to_come(made) is not None:
        refuse(node, "a card still to come has no value yet")
    return made


def instead_of(part: Any, coming: Sel) -> Any:
    """The same said of the attack that is played."""
    if part == coming:
        return ITSELF
    if isinstance(part, tuple):
        return tuple([instead_of(one, coming) for one in part])
    if not isinstance(part, Record):
        return part
    return type(part)(**{name: instead_of(value, coming) for name, value in fields(part).items()})


def waited(text: Text, coming: Sel, n: Amount | int) -> Text:
    return tuple([waiting(word, coming, n) for word in text])


def waiting(word: Word, coming: Sel, n: Amount | int) -> Word:
    """What that attack gets waits for it to come; so deep in the text as it stands."""
    if isinstance(word, Fired) and word.then:
        return altered(word, then=waited(word.then, coming, n))
    if not isinstance(word, Modify) or word.target != coming or word.until != TURN:
        return word
    change = Modify(ITSELF, word.which, replaced(word.amount, n), floor=word.floor)
    return Fired(Coming(), (change,), on=coming)

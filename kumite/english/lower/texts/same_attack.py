"""What is done to an attack that was called by what it is: your high attack becomes low, and it gets +2 speed."""

from __future__ import annotations

from typing import Any

from kumite.core.position import Record, fields
from kumite.english.lower.base import refuse
from kumite.english.lower.texts.later import swapped
from kumite.english.nodes import Node
from kumite.games.universus.printed import Test, Text, Word
from kumite.games.universus.terms import ZONE
from kumite.games.universus.words.changes import Changing, Double, Grant, Modify, Set
from kumite.games.universus.words.conds import Is
from kumite.games.universus.words.keywording import Strip, Swap
from kumite.games.universus.words.sels import TheAttack
from kumite.games.universus.words.structure import If
from kumite.games.universus.words.tests import Kw, Not, Stat, Trait, Zoned
from kumite.games.universus.words.triggers import Event


def settled(text: Text, node: Node) -> Text:
    """Whether the attack is the one that is meant is asked before it is made another."""
    for i, word in enumerate(text):
        target = word.target if isinstance(word, Changing) else None
        if not isinstance(target, TheAttack) or not any(remakes(word, test) for test in target.tests):
            continue
        again = [j for j in range(i + 1, len(text)) if names(text[j], target)]
        same = text[i : again[-1] + 1] if again else ()
        if len(again) < len(same) - 1 or waits_for(text[i + 1 :], target.tests):
            refuse(node, "whether the same attack is meant cannot be told")
        if not again:
            continue
        plain = TheAttack(target.whose)
        meant = If(Is(plain, target.tests), swapped(same, target, plain))
        return (*text[:i], meant, *settled(text[again[-1] + 1 :], node))
    return text


def remakes(word: Word, test: Test) -> bool:
    """Whether a change can make an attack another than the test asks for."""
    if isinstance(test, Zoned):
        return isinstance(word, Set) and word.which == ZONE
    if isinstance(test, Stat) and not test.printed and isinstance(word, Modify | Set | Double | Swap):
        return not isinstance(word, Modify) or (word.which == test.prop and not onward(word, test))
    denied, named = (True, test.test) if isinstance(test, Not) else (False, test)
    name = named.name if isinstance(named, Trait | Kw) else ""
    if not name or not isinstance(word, Grant if denied else Strip):
        return False
    given = (word.trait, "" if word.keyword is None else word.keyword.name) if isinstance(word, Grant) else ()
    return name in given if isinstance(word, Grant) else word.name in ("", name)


def onward(word: Modify, test: Stat) -> bool:
    """A bonus where at least so much is asked, a penalty where at most."""
    signs = {">": 1, ">=": 1, "<": -1, "<=": -1}
    return isinstance(word.amount, int) and word.amount * signs.get(test.op, 0) > 0


def names(part: Any, attack: TheAttack) -> bool:
    """Whether a tree speaks of this attack."""
    if isinstance(part, tuple):
        return any(names(one, attack) for one in part)
    return part == attack or (isinstance(part, Record) and any(names(one, attack) for one in fields(part).values()))


def waits_for(part: Any, tests: tuple[Test, ...]) -> bool:
    """Whether a tree waits for something that happens to an attack of this kind."""
    if isinstance(part, tuple):
        return any(waits_for(one, tests) for one in part)
    if isinstance(part, Event) and all(test in part.tests for test in tests):
        return True
    return isinstance(part, Record) and any(waits_for(one, tests) for one in fields(part).values())

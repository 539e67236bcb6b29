"""What is said of a card that may be played: it is carried out for that card, as it is played."""

from __future__ import annotations

from typing import Any, Final

from kumite.core.position import Record, fields
from kumite.english.lower.base import refuse
from kumite.english.lower.texts.shaping import altered
from kumite.english.nodes import Node
from kumite.games.universus.printed import Text
from kumite.games.universus.terms import ATTACK_PERIOD, TURN
from kumite.games.universus.words.changes import Modify
from kumite.games.universus.words.rule import PLAYABLE, Rule
from kumite.games.universus.words.sels import Ref, This
from kumite.games.universus.words.structure import Fired
from kumite.games.universus.words.tests import Among
from kumite.games.universus.words.triggers import Event

PERMITTED: Final = Ref("permitted")  # only while a text is lowered: no word binds it
SIMPLE: Final = (Modify, Fired)


def speaks_so(part: Any) -> bool:
    """Whether a text speaks of the card that may be played."""
    if part == PERMITTED or part == Among(PERMITTED.name):
        return True
    if isinstance(part, tuple):
        return any(speaks_so(one) for one in part)
    return isinstance(part, Record) and any(speaks_so(value) for value in fields(part).values())


def handed_on(done: list[Text], node: Node) -> list[Text]:
    """The sentences, with what the last one says of the card moved to the permission before it."""
    last = done[-1]
    if not speaks_so(last):
        return done
    before = done[-2] if len(done) > 1 else ()
    rule = before[-1] if before else None
    if not isinstance(rule, Rule) or rule.modal != PLAYABLE or rule.on is not None or rule.then:
        refuse(node, "what happens to the card that may be played cannot be told")
    if not all(isinstance(word, SIMPLE) for word in last):
        refuse(node, "what happens to the card that may be played cannot be told")
    then = tuple([own(word) for word in last])
    if speaks_so(then):
        refuse(node, "what happens to the card that may be played cannot be told")
    return [*done[:-2], (*before[:-1], altered(rule, then=then))]


def own(part: Any) -> Any:
    """The same words said by that card of itself."""
    if part == PERMITTED:
        return This()
    if isinstance(part, tuple):
        return tuple([own(one) for one in part])
    if isinstance(part, Event) and Among(PERMITTED.name) in part.tests:
        tests = tuple([test for test in part.tests if test != Among(PERMITTED.name)])
        return Event(**{**fields(part), "tests": tests, "own": True}) if not tests else part
    if isinstance(part, Fired):
        made = type(part)(**{name: own(value) for name, value in fields(part).items()})
        until = TURN if made.until == ATTACK_PERIOD else made.until
        return altered(made, until=until, on=This())
    if not isinstance(part, Record):
        return part
    return type(part)(**{name: own(value) for name, value in fields(part).items()})

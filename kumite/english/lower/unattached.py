"""Texts that attach a card which cannot lie in a stage, and so is never attached (UVS-RULING-264, UFS-RULING-54)."""

from __future__ import annotations

from typing import Final

from kumite.core.position import Record, fields
from kumite.games.universus.printed import Ability, Test
from kumite.games.universus.terms import ACTION, ATTACK, TYPES
from kumite.games.universus.words.conds import Is
from kumite.games.universus.words.looks import Search
from kumite.games.universus.words.sels import Sel, TheAttack, This
from kumite.games.universus.words.tests import State, Type
from kumite.games.universus.words.turns import Attach

NEVER: Final = (ACTION, ATTACK)


def never_attached(ability: Ability, card_type: int) -> str:
    """Why what the ability says of attaching can never be; nothing where it can."""
    kinds = (card_type,) if card_type in NEVER else ()
    found = kinds_in((ability.cost, ability.does), kinds)
    if not found:
        return ""
    what = " or ".join([TYPES[kind] for kind in found])
    return f"an {what} cannot lie in a stage, so it is never attached"


def kinds_in(part: object, own: tuple[int, ...]) -> tuple[int, ...]:
    """The types of cards that a part of a tree attaches, or takes to be attached, where no such card can be."""
    if isinstance(part, tuple):
        return next((found for one in part if (found := kinds_in(one, own))), ())
    if isinstance(part, Attach):
        return kinds_of(part.what, own)
    if isinstance(part, Is) and State("attached") in part.tests:
        return kinds_of(part.what, own)
    if isinstance(part, Search) and any(isinstance(word, Attach) for word in part.then):
        return kinds_among(part.tests)
    return kinds_in(tuple(fields(part).values()), own) if isinstance(part, Record) else ()


def kinds_of(what: Test, own: tuple[int, ...]) -> tuple[int, ...]:
    if isinstance(what, This):
        return own
    if isinstance(what, TheAttack):
        return (ATTACK,)
    return kinds_among(what.tests) if isinstance(what, Sel) else ()


def kinds_among(tests: tuple[Test, ...]) -> tuple[int, ...]:
    for test in tests:
        if isinstance(test, Type) and all(kind in NEVER for kind in test.types):
            return test.types
    return ()

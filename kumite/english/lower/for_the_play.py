"""You may play it as your next form. It gets -1 difficulty: what the text then gives that card it has as it is played.

A card that is played gets a new state (UVS-STATE-04): what it was given where it lay before would be lost on the way,
and speed and damage cannot be changed there at all (UVS-ATK-06).  So the change waits for that card (UVS-RULING-202).
"""

from __future__ import annotations

from typing import Any, NamedTuple

from kumite.core.position import fields
from kumite.games.universus.printed import Ability, Test, Word
from kumite.games.universus.terms import CONTINUOUS, POOL, TRANSIT, V_PLAY, YOU
from kumite.games.universus.words.changes import Changing
from kumite.games.universus.words.rule import PLAYABLE, Rule
from kumite.games.universus.words.sels import Ref, Sel, This
from kumite.games.universus.words.triggers import Event


class Allowed(NamedTuple):
    """A card that may be played, and until when."""

    card: Test
    until: int


Cards = tuple[Allowed, ...]


def for_the_play(ability: Ability) -> Ability:
    """The ability; what is always there has no next form."""
    if ability.kind == CONTINUOUS:
        return ability
    made: Ability = type(ability)(**{**fields(ability), "does": in_turn(ability.does, ())})
    return made


def in_turn(words: tuple[Any, ...], allowed: Cards) -> tuple[Any, ...]:
    """One word after the other: what was allowed before holds for all that follow."""
    found: list[Any] = []
    for word in words:
        found.append(of_word(word, allowed))
        allowed += allowed_in(word)
    return tuple(found)


def of_word(part: Any, allowed: Cards) -> Any:
    if isinstance(part, tuple):
        return in_turn(part, allowed)
    if not isinstance(part, Word) or isinstance(part, Rule):
        return part
    if isinstance(part, Changing):
        return waiting(part, allowed)
    return type(part)(**{name: of_word(value, allowed) for name, value in fields(part).items()})


def waiting(word: Changing, allowed: Cards) -> Changing:
    """The same change, of that card as it is played."""
    for one in allowed:
        if word.target == one.card:
            target = Sel(1, YOU, (one.card,), (POOL, TRANSIT), next=True)
            made: Changing = type(word)(**{**fields(word), "target": target, "until": one.until})
            return made
    return word


def allowed_in(part: Any) -> Cards:
    """The cards that you may play from now on, by whatever this says."""
    if isinstance(part, tuple):
        return tuple([one for word in part for one in allowed_in(word)])
    if isinstance(part, Rule):
        act, own = part.act, isinstance(part.act, Event) and part.act.own
        plays = part.modal == PLAYABLE and isinstance(act, Event) and act.verb == V_PLAY and act.by == YOU
        card = This() if own else part.on
        return (Allowed(card, part.until),) if plays and isinstance(card, Ref | This) else ()
    return allowed_in(tuple(fields(part).values())) if isinstance(part, Word) else ()

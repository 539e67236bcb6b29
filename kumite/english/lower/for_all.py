"""A line that is about all abilities of its card: what it says belongs to each of them."""

from __future__ import annotations

import re
from typing import Final

from kumite.core.position import fields
from kumite.games.universus.printed import Ability
from kumite.games.universus.terms import CONTINUOUS
from kumite.games.universus.words.riders import Tenacious

WHILE_COMMITTED: Final = re.compile(
    r"(?i)(?:all |the |each )?abilit(?:y|ies)(?: printed)? on this (?:card|foundation|asset)"
    r" (?:is|are|may be|can be)(?: played| playable)(?: even)? while (?:(?:it|this \w+) is )?committed\.?"
)


def says_for_all(text: str) -> bool:
    """Abilities on this card are playable while committed."""
    return WHILE_COMMITTED.fullmatch(text.strip()) is not None


def made_tenacious(ability: Ability) -> Ability:
    """Playable while its card is committed; what is always there is not played."""
    if ability.kind == CONTINUOUS or any(isinstance(rider, Tenacious) for rider in ability.riders):
        return ability
    return Ability(**{**fields(ability), "riders": (*ability.riders, Tenacious())})

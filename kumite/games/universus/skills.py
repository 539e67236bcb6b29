"""Skill trees: ordered lists of abilities that a character unlocks by levelling up (UVS-SKILL-01)."""

from __future__ import annotations

from typing import Final

from kumite.games.universus.faces import card_of
from kumite.games.universus.position import Versus
from kumite.games.universus.printed import Ability

TREES: Final[dict[str, tuple[Ability, ...]]] = {}  # name -> its abilities; filled with the decks


def tree_of(g: Versus, seat: int) -> tuple[Ability, ...]:
    """The abilities of the trees that the starting character names, in order (UVS-SKILL-02).
    A tree is no card, in no zone, and nothing can be done to it (UVS-SKILL-06, UVS-SKILL-07)."""
    found: tuple[Ability, ...] = ()
    for name in card_of(g, g.character[seat]).front.trees:
        found += TREES.get(name, ())
    return found


def unlocked_abilities(g: Versus, seat: int) -> tuple[Ability, ...]:
    """UVS-SKILL-03: those gained so far, for the rest of the game.
    A seal hides them for its time (UVS-SKILL-04); they are not printed on the character, but its own
    (UVS-SKILL-05)."""
    return tree_of(g, seat)[: g.unlocked[seat]]

"""Costs of several parts: no card pays two of them in the same way (UVS-COST-02)."""

from __future__ import annotations

from typing import Final

from kumite.core.piles import Zone
from kumite.games.universus.pick import Chooser
from kumite.games.universus.position import Versus
from kumite.games.universus.printed import Ctx, Text
from kumite.games.universus.terms import (
    V_BUILD,
    V_COMMIT,
    V_DESTROY,
    V_DISCARD,
    V_FLIP,
    V_MOVE,
    V_REMOVE,
    V_REVIEW,
    V_SACRIFICE,
    V_SPEND,
)

GIVEN_UP: Final = (V_DISCARD, V_REVIEW, V_SPEND, V_DESTROY, V_SACRIFICE, V_REMOVE, V_MOVE, V_BUILD, V_FLIP)


def together(g: Versus, ctx: Ctx, words: Text) -> bool:
    """Whether there are cards enough for all parts that commit, and for all that give cards up."""
    for verbs in ((V_COMMIT,), GIVEN_UP):
        parts = [word for word in words if isinstance(word, Chooser) and word.gives(verbs)]
        if len(parts) > 1:
            claims: list[Zone] = []
            for word in parts:
                claims += word.claims(g, ctx)
            if not shared_out(claims):
                return False
    return True


def affordable(g: Versus, ctx: Ctx, words: Text) -> bool:
    """Whether a price can be paid in full: each part by itself, and all of them together (UVS-COST-02)."""
    for word in words:
        if not word.payable(g, ctx):
            return False
    return len(words) < 2 or together(g, ctx, words)


def shared_out(claims: list[Zone]) -> bool:
    """Whether every claim can have a card of its own."""
    holder: dict[int, int] = {}
    return all(find_card(claims, at, holder, set()) for at in range(len(claims)))


def find_card(claims: list[Zone], at: int, holder: dict[int, int], seen: set[int]) -> bool:
    """A card for this claim, if need be by finding another one for whoever holds it."""
    for h in claims[at]:
        if h not in seen:
            seen.add(h)
            if h not in holder or find_card(claims, holder[h], holder, seen):
                holder[h] = at
                return True
    return False

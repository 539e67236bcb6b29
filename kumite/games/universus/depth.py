"""How deep cards lie in their decks, as they leave them."""

from __future__ import annotations

from kumite.core.piles import Zone
from kumite.games.universus.position import OFF_TOP, Versus
from kumite.games.universus.terms import DECK, TRANSIT


def on_top(g: Versus, cards: Zone) -> bool:
    """Whether these, all together, are the top cards of their decks; or were, as they set out (UVS-TRANSIT-08)."""
    if not cards:
        return False
    own: list[list[int]] = [[], []]
    for h in cards:
        if g.zone[h] == DECK:
            own[g.owner[h]].append(h)
        elif g.zone[h] != TRANSIT or not g.flags[h] & OFF_TOP:
            return False
    return all(set(g.deck[seat][: len(own[seat])]) == set(own[seat]) for seat in (0, 1))


def set_off(g: Versus, cards: Zone) -> None:
    """They are about to leave, and it is remembered of them whether they lay on top."""
    top = OFF_TOP if on_top(g, cards) else 0
    g.edits += 1
    for h in cards:
        g.flags[h] = g.flags[h] & ~OFF_TOP | top

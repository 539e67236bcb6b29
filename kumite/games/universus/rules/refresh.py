"""New current states for all cards (UVS-STATE-05)."""

from __future__ import annotations

from typing import Final

from kumite.games.universus.attaching import refresh_character
from kumite.games.universus.ears import relist
from kumite.games.universus.position import NEW_FACEDOWN, READIED, SEALED, STUNNED, Versus
from kumite.games.universus.stamina import keep_stamina, left_of

PASSING: Final = SEALED | STUNNED | READIED | NEW_FACEDOWN  # what ends with the turn


def refresh_all(g: Versus) -> None:
    """Printed properties again; static modifiers come back when it is settled (UVS-STATE-08)."""
    g.edits += 1
    for h in range(len(g.state)):
        changed = g.state[h] is not None or g.flags[h] & SEALED
        g.flags[h] &= ~PASSING
        if changed:
            left = left_of(g, h)
            g.state[h] = None
            keep_stamina(g, h, left)
            relist(g, h)
    for seat in (0, 1):
        refresh_character(g, seat)
    g.unsettled = True

"""New current states for all cards (UVS-STATE-05)."""

from __future__ import annotations

from typing import Final

from kumite.games.universus.attaching import refresh_character
from kumite.games.universus.ears import relist
from kumite.games.universus.faces import face, health_limit
from kumite.games.universus.position import NEW_FACEDOWN, READIED, SEALED, STUNNED, Versus
from kumite.games.universus.stamina import left_of
from kumite.games.universus.terms import BACKUP, STAGE, START_PHASE

PASSING: Final = SEALED | STUNNED | READIED | NEW_FACEDOWN  # what ends with the turn


def refresh_all(g: Versus) -> None:
    """Printed properties again; static modifiers come back when it is settled (UVS-STATE-08)."""
    g.edits += 1
    state, flags = g.state, g.flags
    for h in range(len(state)):
        if state[h] is not None or flags[h] & PASSING:
            renew(g, h)
    for seat in (0, 1):
        refresh_character(g, seat)
    g.unsettled = True


def renew(g: Versus, h: int) -> None:
    """This card's; a backup keeps the stamina it has lost."""
    changed = g.state[h] is not None or g.flags[h] & SEALED
    g.flags[h] &= ~PASSING
    if changed:
        backup = g.zone[h] == STAGE and face(g, h).type == BACKUP
        left = left_of(g, h)
        g.state[h] = None
        if backup and face(g, h).type == BACKUP:
            g.wounds[h] = face(g, h).stamina - left  # below 0 until its modifiers are back (`level`)
        relist(g, h)


def level(g: Versus) -> bool:
    """UVS-HEALTH-07, UVS-STAM-04: health and stamina above their maximum come down to it, once modifiers have made that
    what it is; whether a pause condition is to be looked at again."""
    low = False
    for seat in (0, 1):
        limit = health_limit(g, seat)
        if g.health[seat] > limit:
            g.edits += 1
            g.health[seat] = limit
            low = low or limit <= 0
    if g.phase == START_PHASE:
        for h in g.stage[0] + g.stage[1]:
            if g.wounds[h] < 0:
                g.edits += 1
                g.wounds[h] = 0
    return low

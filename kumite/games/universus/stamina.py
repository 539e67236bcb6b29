"""Verbs for the stamina of backups (UVS-STAM-01): what is lost is counted on the card (UVS-RULING-17)."""

from __future__ import annotations

from kumite.games.universus.faces import face, stamina
from kumite.games.universus.position import Versus
from kumite.games.universus.printed import Face, Happening
from kumite.games.universus.terms import BACKUP, STAGE, V_RECOVER, V_TIRE
from kumite.games.universus.verbs import tell


def gain_stamina(g: Versus, h: int, n: int, via: int, cause: int) -> int:
    """UVS-STAM-04: up to the maximum; at the maximum nothing is gained."""
    n = min(n, g.wounds[h])
    if n <= 0:
        return 0
    g.edits += 1
    g.wounds[h] -= n
    tell(g, Happening(V_RECOVER, g.owner[h], (h,), n, 0, via, cause, tick=g.tick, faces=(face(g, h),)))
    return n


def lose_stamina(g: Versus, h: int, n: int, via: int, cause: int) -> int:
    """UVS-STAM-02: by costs, effects or damage; without any left it is destroyed when that is settled
    (UVS-STAM-03)."""
    if n <= 0:
        return 0
    g.edits += 1
    g.wounds[h] += n
    g.unsettled = True
    tell(g, Happening(V_TIRE, g.owner[h], (h,), n, 0, via, cause, tick=g.tick, faces=(face(g, h),)))
    return n


def left_of(g: Versus, h: int) -> int:
    """What a backup in a stage has left now, to be kept when its maximum changes."""
    return stamina(g, h) if g.zone[h] == STAGE and face(g, h).type == BACKUP else 0


def keep_stamina(g: Versus, h: int, left: int) -> None:
    """UVS-STAM-04: the maximum has changed.  A lower one lowers what is left, a higher one does not raise it."""
    if g.zone[h] == STAGE and face(g, h).type == BACKUP:
        g.edits += 1
        g.wounds[h] = max(0, face(g, h).stamina - left)
        g.unsettled = True


def as_printed(g: Versus, h: int, side: Face) -> None:
    """Its state is about to be new, with the printed maximum of this side: what it has left stays (UVS-RULING-17)."""
    if g.wounds[h] and g.zone[h] == STAGE and face(g, h).type == BACKUP:
        g.edits += 1
        g.wounds[h] = max(0, side.stamina - stamina(g, h))


def arrives_whole(g: Versus, h: int) -> None:
    """UVS-STAM-01: a continuous ability has changed the maximum of a backup that has just come into the stage."""
    if g.wounds[h] and any(event.to == STAGE and h in event.what for event in g.news):
        g.edits += 1
        g.wounds[h] = 0

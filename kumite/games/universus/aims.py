"""Which backup an attack is directed at, and what becomes of that as the backup leaves (UVS-RULING-15)."""

from __future__ import annotations

from typing import Final

from kumite.games.universus.position import Versus
from kumite.games.universus.terms import NOBODY

GONE: Final = -2  # the backup has left: another one does not take its place, nor the same card when it comes back


def escape(g: Versus, h: int) -> None:
    """This card leaves its zone: attacks that are directed at it, in their sequence or pending, do not find it."""
    if g.attack.backup == h:
        g.edits += 1
        g.attack = g.attack.copy()
        g.attack.backup = GONE
    if g.targets and any(backup == h for _, backup in g.targets):
        g.edits += 1
        g.targets = tuple([(card, GONE if backup == h else backup) for card, backup in g.targets])


def still_aimed(g: Versus, attack: int, backup: int) -> int:
    """The backup that this attack was directed at as it was announced, if it is where it was then."""
    if backup == NOBODY:
        return NOBODY
    announced = max([left.tick for left in g.past if left.card == attack], default=0)
    return GONE if g.since[backup] > announced else backup

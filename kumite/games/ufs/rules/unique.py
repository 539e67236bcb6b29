"""Unique cards (UFS-KEY-06)."""

from __future__ import annotations

from kumite.core.piles import Zone
from kumite.games.universus.edition import Surplus
from kumite.games.universus.position import Versus
from kumite.games.universus.rules.pause import newest_of, one_goes
from kumite.games.universus.terms import V_DESTROY


class DestroyOne(Surplus):
    """UFS-KEY-06, UFS-RULING-17: one copy is destroyed, whichever its controller likes."""

    def lessen(self, g: Versus, seat: int, same: Zone) -> bool:
        return one_goes(g, seat, same, V_DESTROY)


class DestroyNewest(Surplus):
    """UFS-RULING-17: at a table that wants it so, the newest copy."""

    def lessen(self, g: Versus, seat: int, same: Zone) -> bool:
        return one_goes(g, seat, newest_of(g, same), V_DESTROY)

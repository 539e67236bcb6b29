"""The seams of phases and steps (UVS-PHASE-03)."""

from __future__ import annotations

from kumite.games.universus.position import Versus
from kumite.games.universus.printed import Happening
from kumite.games.universus.terms import V_MOMENT
from kumite.games.universus.verbs import tell


def moment(g: Versus, period: int, edge: int) -> None:
    """A phase or step begins or ends.  At a silent table only if somebody listens: at an open one that would tell."""
    if g.ears[V_MOMENT] or g.effects or g.house.windows != "silent":
        tell(g, Happening(V_MOMENT, g.turn, (), edge, period, tick=g.tick))

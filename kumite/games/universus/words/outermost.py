"""The first and the last card of its kind in a card pool."""

from __future__ import annotations

from kumite.games.universus.position import Versus
from kumite.games.universus.printed import Ctx, Test
from kumite.games.universus.words.tests import fits_all


class Outermost(Test):
    """The last card of its owner's card pool, or the first (UVS-POOL-04); of those that fit: the last Kick attack."""

    def __init__(self, tests: tuple[Test, ...] = (), last: bool = True) -> None:
        self.tests = tests
        self.last = last

    def of_now(self) -> bool:
        return True

    def fits(self, g: Versus, ctx: Ctx, h: int) -> bool:
        pool = g.pool[g.owner[h]]
        for one in pool[::-1] if self.last else pool:
            if fits_all(g, ctx, self.tests, one):
                return one == h
        return False

"""What may be asked of the print of a card (UVS-PRINT-01), also where that is remembered."""

from __future__ import annotations

from kumite.games.universus.faces import inked, inked_then, looked
from kumite.games.universus.position import Versus
from kumite.games.universus.printed import Ctx, Face, Test


class OfPrint(Test):
    """A test that looks at the print, or may."""

    def of_print(self) -> bool:
        return True

    def fits(self, g: Versus, ctx: Ctx, h: int) -> bool:
        return self.sees(g, ctx, inked(g, h) if self.of_print() else looked(g, h))

    def was(self, g: Versus, ctx: Ctx, h: int, seen: Face) -> bool:
        """Whether the card of an event fitted, by the face it had then (UVS-EVENT-06)."""
        return self.sees(g, ctx, inked_then(g, h, seen) if self.of_print() else seen)

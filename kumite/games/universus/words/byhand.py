"""Text that the table resolves by hand."""

from __future__ import annotations

from kumite.games.universus.position import Versus
from kumite.games.universus.printed import Ctx, Word


class ByHand(Word):
    """Printed words that are not understood: they are shown, and nothing comes of them by itself.  Players who allow
    such cards see to them among themselves."""

    def __init__(self, words: str) -> None:
        self.words = words

    def does(self, g: Versus, ctx: Ctx) -> None:
        """Nothing: the players do."""

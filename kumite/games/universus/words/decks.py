"""Words that speak of building a deck, before there is a game."""

from __future__ import annotations

from kumite.games.universus.position import Versus
from kumite.games.universus.printed import Ctx, Word


class DeckRule(Word):
    """Your deck may hold so many copies of a card, instead of the format's number (UVS-DCON-13).  A name without a
    version is every version of that character (UVS-IDENT-04).  In play it does nothing, so nothing comes of sealing
    its card (UVS-DCON-14)."""

    def __init__(self, name: str, copies: int) -> None:
        self.name = name
        self.copies = copies

    def does(self, g: Versus, ctx: Ctx) -> None:
        """It was read when the deck was built."""

"""A game of this core as the outside sees it: what an edition has to say besides its rules."""

from __future__ import annotations

from typing import Any

from kumite.core.game import Game
from kumite.games.universus.edition import House
from kumite.games.universus.printed import Card


class CardGame(Game):
    """One edition: its modes and settings make the table."""

    waits: tuple[str, ...] = ("respond", "enhance")

    def house(self, mode: str, options: dict[str, Any]) -> House:
        """The table this mode and these options (already checked) describe."""
        raise NotImplementedError

    def fillers(self) -> tuple[Card, ...]:
        """A character and a foundation without any text, so that a description need name only what matters."""
        raise NotImplementedError

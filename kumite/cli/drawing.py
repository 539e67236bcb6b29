"""How a game looks in the terminal: as the game draws itself, or without decoration for a screen reader."""

from __future__ import annotations

import re
from typing import Any

from kumite.cli import piles
from kumite.core.game import Game

View = dict[str, Any]
DECORATION = re.compile(r"^=+ | =+$| [#.]{5,}")


class Drawing:
    """A game's letters."""

    def __init__(self, game: Game, plain: bool = False) -> None:
        self.game = game
        self.plain = plain  # without bars and rules, which a screen reader would read out

    def board(self, view: View) -> list[str]:
        lines = self.game.board(view)
        return [DECORATION.sub("", line) for line in lines] if self.plain else lines

    def intro(self, view: View) -> list[str]:
        """The game in a few lines."""
        return self.game.intro(view)

    def hand(self, view: View) -> list[str]:
        """One's own cards."""
        return self.game.hand(view)

    def piles(self, view: View) -> list[str]:
        """What lies open besides the board."""
        return piles.piles(view)

    def heading(self, view: View, option: str) -> str:
        """What stands above a group of options."""
        return self.game.heading(view, option)

    def hint(self, view: View, option: str) -> str:
        """What an option means, where that is not plain."""
        return self.game.hint(view, option)

    def about(self, view: View, name: str) -> list[str]:
        """Everything about a fighter or a card."""
        return self.game.about(view, name)

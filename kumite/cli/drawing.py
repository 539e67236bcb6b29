"""How a game looks in letters: its board, and whatever else its `letters` module knows to say."""

from __future__ import annotations

import re
from contextlib import suppress
from importlib import import_module
from types import ModuleType
from typing import Any

from kumite.core.game import Game
from kumite.errors import Refusal

View = dict[str, Any]
DECORATION = re.compile(r"^=+ | =+$| [#.]{5,}")


class Drawing:
    """A game's letters; what a game does not offer stays plain."""

    def __init__(self, game: Game, plain: bool = False) -> None:
        self.game = game
        self.plain = plain  # without bars and rules, which a screen reader would read out
        self.letters: ModuleType | None = None
        with suppress(ImportError):
            self.letters = import_module(f"{type(game).__module__.rpartition('.')[0]}.letters")

    def board(self, view: View) -> list[str]:
        lines = self.game.board(view)
        return [DECORATION.sub("", line) for line in lines] if self.plain else lines

    def intro(self, view: View) -> list[str]:
        """The game in a few lines."""
        return self._lines("intro", view)

    def hand(self, view: View) -> list[str]:
        """One's own cards."""
        you = view["you"]
        return self._lines("hand", view, you) if you else []

    def heading(self, view: View, option: str) -> str:
        """What stands above a group of options."""
        return str(self._said("heading", view, option) or "")

    def hint(self, view: View, option: str) -> str:
        """What an option means, where that is not plain."""
        return str(self._said("hint", view, option) or "")

    def about(self, view: View, name: str) -> list[str]:
        """Everything about a fighter or a card."""
        if not hasattr(self.letters, "about"):
            raise Refusal(f"{self.game.title} has no pages to look up")
        return self._lines("about", view, name)

    def _lines(self, name: str, *given: Any) -> list[str]:
        return [str(line) for line in self._said(name, *given) or []]

    def _said(self, name: str, *given: Any) -> Any:
        tell = getattr(self.letters, name, None)
        return tell(*given) if tell else None

"""Megafighter as the outside sees it."""

from __future__ import annotations

from typing import Any, Final

from kumite.core.game import Game, Why
from kumite.core.position import Position
from kumite.games.megafighter import book, describe, hints, letters, view
from kumite.games.megafighter.appraise import appraise
from kumite.games.megafighter.modes import MODES, SETTINGS, house
from kumite.games.megafighter.position import NAMES, Bout
from kumite.games.megafighter.rules.setup import WhoIsFirst
from kumite.games.megafighter.why.answers import REASONS


class Megafighter(Game):
    """Ultra Deluxe 2D Arcade Megafighter, for two."""

    def __init__(self) -> None:
        self.id = "megafighter"
        self.title = "Ultra Deluxe 2D Arcade Megafighter"
        self.modes = MODES
        self.settings = SETTINGS
        self.position = Bout

    def new(self, mode: str, options: dict[str, Any]) -> Position:
        g = describe.empty(house(mode, options))
        g.begin(WhoIsFirst())
        return g

    def setup(self, description: dict[str, Any]) -> Position:
        return describe.setup(description)

    def seats(self, g: Any) -> tuple[str, ...]:
        return NAMES

    def view(self, g: Any, seat: int) -> dict[str, Any]:
        return view.view(g, seat)

    def board(self, seen: dict[str, Any]) -> list[str]:
        return letters.board(seen)

    def intro(self, seen: dict[str, Any]) -> list[str]:
        return letters.intro(seen)

    def hand(self, seen: dict[str, Any]) -> list[str]:
        return letters.hand(seen, seen["you"]) if seen["you"] else []

    def heading(self, seen: dict[str, Any], option: str) -> str:
        return hints.heading(seen, option)

    def hint(self, seen: dict[str, Any], option: str) -> str:
        return hints.hint(seen, option)

    def about(self, seen: dict[str, Any], name: str) -> list[str]:
        return letters.about(seen, name)

    def places(self, seen: dict[str, Any], option: str) -> tuple[str, ...]:
        return book.places(seen, option)

    def book(self) -> dict[str, Any]:
        return book.book()

    def moment(self, seen: dict[str, Any]) -> tuple[int, str]:
        return book.moment(seen)

    def guess(self, g: Any, seat: int, key: int) -> Position:
        return view.guess(g, seat, key)

    def why_not(self, g: Any, text: str) -> Why:
        return REASONS.why_not(g, text)

    def appraise(self, g: Any, seat: int) -> float:
        return appraise(g, seat)


GAME: Final = Megafighter()

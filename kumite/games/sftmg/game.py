"""Street Fighter: The Miniatures Game as the outside sees it."""

from __future__ import annotations

from typing import Any, Final

from kumite.core.game import Game, Setting, Why
from kumite.core.position import Position
from kumite.games.sftmg import book, describe, guess, hints, letters, newcomers, view
from kumite.games.sftmg.appraise import appraise
from kumite.games.sftmg.modes import MODES, empty, every_setting, house, table_of
from kumite.games.sftmg.position import NAMES, Fight
from kumite.games.sftmg.why.answers import REASONS


class Sftmg(Game):
    """Street Fighter: The Miniatures Game, for two to six."""

    def __init__(self) -> None:
        self.id = "sftmg"
        self.title = "Street Fighter: The Miniatures Game"
        self.modes = MODES
        self.settings = every_setting()
        self.position = Fight
        self.sizing = ("players", "teams", "tag_teams")

    def settings_of(self, mode: str) -> tuple[Setting, ...]:
        return table_of(mode).settings

    def new(self, mode: str, options: dict[str, Any]) -> Position:
        table = house(mode, options)
        g = empty(table)
        if table.opening is not None:
            g.begin(table.opening)
        return g

    def setup(self, description: dict[str, Any]) -> Position:
        return describe.setup(description)

    def seats(self, g: Any) -> tuple[str, ...]:
        return NAMES[: len(g.fighter)]

    def teams(self, g: Any) -> tuple[int, ...]:
        table: Fight = g
        return table.house.teams

    def view(self, g: Any, seat: int) -> dict[str, Any]:
        return view.view(g, seat)

    def board(self, seen: dict[str, Any]) -> list[str]:
        return letters.board(seen)

    def intro(self, seen: dict[str, Any]) -> list[str]:
        return newcomers.intro(seen)

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
        return guess.guess(g, seat, key)

    def why_not(self, g: Any, text: str) -> Why:
        return REASONS.why_not(g, text)

    def appraise(self, g: Any, seat: int) -> float:
        return appraise(g, seat)


GAME: Final = Sftmg()

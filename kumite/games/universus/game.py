"""UniVersus as the outside sees it."""

from __future__ import annotations

from typing import Any, Final

from kumite.core.game import Why
from kumite.core.position import Position
from kumite.games.universus import (
    book,
    describe,
    guess,
    hints,
    letters,
    printing,  # noqa: F401  (it prints)
    view,
)
from kumite.games.universus.appraise import appraise, standing
from kumite.games.universus.bringing import check_wishes
from kumite.games.universus.cardgame import CardGame
from kumite.games.universus.edition import House
from kumite.games.universus.modes import MODES, SETTINGS, house
from kumite.games.universus.position import NAMES, Versus
from kumite.games.universus.printed import Card
from kumite.games.universus.table import empty
from kumite.games.universus.why.answers import REASONS


class UniVersus(CardGame):
    """UniVersus CCG, for two."""

    def __init__(self) -> None:
        self.id = "universus"
        self.title = "UniVersus"
        self.modes = MODES
        self.settings = SETTINGS
        self.position = Versus
        self.brings = True

    def house(self, mode: str, options: dict[str, Any]) -> House:
        return house(mode, options)

    def fillers(self) -> tuple[Card, ...]:
        return describe.fillers()

    def simulated(self) -> dict[str, Any]:
        return {"windows": "silent"}

    def new(self, mode: str, options: dict[str, Any]) -> Position:
        g = empty(self.house(mode, options))
        check_wishes(g, g.house)
        g.begin(g.house.edition.gathering, *g.house.edition.lead)
        return g

    def setup(self, description: dict[str, Any]) -> Position:
        return describe.setup(description, self)

    def seats(self, g: Any) -> tuple[str, ...]:
        return NAMES

    def view(self, g: Any, seat: int) -> dict[str, Any]:
        return view.view(g, seat)

    def board(self, seen: dict[str, Any]) -> list[str]:
        return letters.board(seen)

    def intro(self, seen: dict[str, Any]) -> list[str]:
        return [self.worded(line) for line in letters.intro(seen)]

    def hand(self, seen: dict[str, Any]) -> list[str]:
        return letters.hand(seen, seen["you"]) if seen["you"] else []

    def heading(self, seen: dict[str, Any], option: str) -> str:
        return self.worded(hints.heading(seen, option))

    def hint(self, seen: dict[str, Any], option: str) -> str:
        return self.worded(hints.hint(seen, option))

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

    def standing(self, g: Any, seat: int) -> float:
        return standing(g, seat)


GAME: Final = UniVersus()

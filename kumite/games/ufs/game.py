"""UFS as the outside sees it: the same core, another table of contents."""

from __future__ import annotations

from typing import Any, Final

from kumite.core.game import Why
from kumite.core.position import Position, RuleIds
from kumite.errors import BadPosition
from kumite.games.ufs.concordance import cited
from kumite.games.ufs.fillers import fillers
from kumite.games.ufs.frames import framed
from kumite.games.ufs.modes import MODES, SETTINGS, house
from kumite.games.ufs.shelf import SHELF
from kumite.games.ufs.vocabulary import worded
from kumite.games.universus import book, describe, why
from kumite.games.universus.edition import House
from kumite.games.universus.game import UniVersus
from kumite.games.universus.printed import Card


class Ufs(UniVersus):
    """Universal Fighting System, 2014, for two (UFS-WIN-03)."""

    def __init__(self) -> None:
        super().__init__()
        self.id = "ufs"
        self.title = "Universal Fighting System"
        self.modes = MODES
        self.settings = SETTINGS
        self.own_words = True

    def house(self, mode: str, options: dict[str, Any]) -> House:
        return house(mode, options)

    def fillers(self) -> tuple[Card, ...]:
        return fillers()

    def setup(self, description: dict[str, Any]) -> Position:
        try:
            return describe.setup(description, self)
        except BadPosition as refusal:
            raise BadPosition(refusal.reason, cited(refusal.rules)) from None  # it names entries: those have one name

    def book(self) -> dict[str, Any]:
        return framed(book.book(SHELF))

    def worded(self, text: str) -> str:
        return worded(text)

    def cited(self, rules: RuleIds) -> RuleIds:
        return cited(rules)

    def why_not(self, g: Any, text: str) -> Why:
        found = why.why_not(g, text)
        return Why(worded(found.reason), cited(found.rules))


GAME: Final = Ufs()

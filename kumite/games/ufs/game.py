"""UFS as the outside sees it: the same core, another table of contents."""

from __future__ import annotations

from typing import Any, Final

from kumite.core.game import Why
from kumite.core.position import Position, RuleIds
from kumite.errors import BadPosition, brief
from kumite.games.ufs.concordance import cited
from kumite.games.ufs.entries import in_own_words, understood
from kumite.games.ufs.fillers import fillers
from kumite.games.ufs.frames import framed
from kumite.games.ufs.modes import MODES, SETTINGS, house
from kumite.games.ufs.shelf import SHELF
from kumite.games.ufs.vocabulary import worded
from kumite.games.universus import book, describe
from kumite.games.universus.edition import House
from kumite.games.universus.game import UniVersus
from kumite.games.universus.printed import Card
from kumite.games.universus.why.answers import REASONS

FIRST_GAMES: Final = (  # UFS-INTRO-03
    "For the first game or two the rulebook suggests to play without card texts: 'kumite play ufs --mode intro'."
)


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
            return describe.setup(understood(description), self)
        except BadPosition as refusal:
            raise BadPosition(in_own_words(refusal.reason), cited(refusal.rules)) from None

    def book(self) -> dict[str, Any]:
        return framed(book.book(SHELF))

    def intro(self, seen: dict[str, Any]) -> list[str]:
        return [*super().intro(seen), *([] if seen.get("blank") else [FIRST_GAMES])]

    def worded(self, text: str) -> str:
        return worded(text)

    def cited(self, rules: RuleIds) -> RuleIds:
        return cited(rules)

    def why_not(self, g: Any, text: str) -> Why:
        found = REASONS.why_not(g, text)
        return Why(but_for(repeated(text), found.reason), cited(found.rules))


def repeated(text: str) -> str:
    """As somebody's own words stand in the answer to them."""
    return brief(" ".join(text.split()))


def but_for(words: str, reason: str) -> str:
    """In the words of this edition, but for those that only repeat what somebody has said."""
    return words.join([worded(part) for part in reason.split(words)])


GAME: Final = Ufs()

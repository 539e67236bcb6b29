"""The keyword abilities as trees of words; the registry is filled by keywords.py, which knows all words."""

from __future__ import annotations

from typing import Final

from kumite.core.position import Record, RuleIds
from kumite.games.universus.printed import Ability, Keyword


class KeywordBook(Record):
    """The keywords of an edition, and what makes an ability of each."""

    def names(self) -> tuple[str, ...]:
        """The keyword abilities."""
        raise NotImplementedError

    def rated(self) -> tuple[str, ...]:
        """Those that have a rating."""
        raise NotImplementedError

    def barred(self, name: str) -> str:
        """Why a keyword of that name is not for this table; nothing where it is."""
        return ""

    def barred_by(self, name: str) -> RuleIds:
        """The rules that say so."""
        return ()

    def traits(self) -> tuple[str, ...]:
        """The other keywords; none listed: any word will do."""
        return ()

    def ability(self, keyword: Keyword) -> Ability:
        raise NotImplementedError


MAKERS: Final[list[KeywordBook]] = []


def keyword_ability(keyword: Keyword, book: KeywordBook | None = None) -> Ability:
    """The ability a keyword gives its card (UVS-KWAB-01); that of Combo, Unique and the like says nothing by itself."""
    return (MAKERS[0] if book is None else book).ability(keyword)


UNPLAYED: Final = ("Combo", "Elusive", "Flash", "Safe", "Shift", "Terrain", "Throw", "Unique")  # looked for on the card

"""The keyword abilities as trees of words; the registry is filled by keywords.py, which knows all words."""

from __future__ import annotations

from typing import Final

from kumite.games.universus.printed import Ability, Keyword


class KeywordBook:
    """What makes an ability of a keyword."""

    def ability(self, keyword: Keyword) -> Ability:
        raise NotImplementedError


MAKERS: Final[list[KeywordBook]] = []


def keyword_ability(keyword: Keyword) -> Ability:
    """The ability a keyword gives its card (UVS-KWAB-01); that of Combo, Unique and the like says nothing by itself."""
    return MAKERS[0].ability(keyword)

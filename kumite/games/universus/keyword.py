"""The keyword abilities as trees of words; the registry is filled by keywords.py, which knows all words."""

from __future__ import annotations

from typing import Final

from kumite.games.universus.printed import Ability, Keyword


class KeywordBook:
    """What makes an ability of a keyword."""

    def ability(self, keyword: Keyword) -> Ability | None:
        raise NotImplementedError


MAKERS: Final[list[KeywordBook]] = []


def keyword_ability(keyword: Keyword) -> Ability | None:
    """The ability a keyword gives its card (UVS-KWAB-01); Combo, Unique and the like have none that acts."""
    return MAKERS[0].ability(keyword)

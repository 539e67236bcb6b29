"""Abilities as things, in card English: `the chosen ability`, `Combo Enhance abilities printed on it`."""

from __future__ import annotations

from typing import Final

from kumite.games.universus.english.parts import joined, spaced
from kumite.games.universus.terms import ABILITIES, NOBODY
from kumite.games.universus.words.asked import HasAbility


def sort_english(test: HasAbility, many: bool = False) -> str:
    """`Combo Enhance ability`, `keyword abilities`: a sort, and nothing of what it can do."""
    kind = "" if test.kind == NOBODY else ABILITIES[test.kind]
    keyword = {"any": "keyword", "none": "non-keyword"}.get(test.keyword, test.keyword)
    return spaced(test.rider, keyword, kind, "abilities" if many else "ability")


def ability_english(test: HasAbility, cards: str, many: bool = False) -> str:
    """`keyword abilities printed on cards in your card pool that draw`."""
    does = f"that {doing(test)}" if test.does else ""
    on = f"{'printed ' if test.printed else ''}on {cards}" if cards else "printed" if test.printed else ""
    return spaced(sort_english(test, many), on, does)


def doing(test: HasAbility) -> str:
    """`draws cards and gains health`."""
    return joined([f"{tag} cards" if tag in TO_CARDS else tag for tag in test.does])


TO_CARDS: Final = (
    *("discards", "destroys", "commits", "readies", "flips", "unflips", "freezes", "seals", "removes", "builds"),
    *("draws", "mills", "spends", "clears", "reveals"),
)

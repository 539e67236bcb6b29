"""Where each fact of a card, a Character and a stage comes from."""

from __future__ import annotations

from typing import Final

from kumite.games.sftmg.printed import (
    BAIT,
    DEDUCED,
    EVENT,
    FOCUS,
    OURS,
    SUPER,
    ULTRA,
    Card,
    Fact,
    Fighter,
    bonuses,
    keywords,
)

UNMARKED: Final = "not in the rulebook; designed and balanced by us"
LIKE_ITS_TYPE: Final = "SFTMG-COUNTER-15: every card shown counters its own type, and those of a type by the same line"
ALL_BOOST: Final = "SFTMG-EVENT-03, SFTMG-RULING-05: every Character Event gives 2 dice"
BOSS_BOOST: Final = "SFTMG-BOSS-08, SFTMG-RULING-05: every Event of a boss gives 3 dice"


def parts(card: Card) -> list[str]:
    """What there is to know of a card."""
    if card.type == BAIT:
        return ["name", "copies", "type", "text", "counter"]
    if card.type == FOCUS:
        return ["name", "copies", "type", "range", "text"]
    if card.type == EVENT:
        return ["name", "owner", "copies", "type", "text", "defense"]
    worded = (["keywords"] if keywords(card) + bonuses(card) else []) + (["text"] if has_text(card) else [])
    if card.type == ULTRA:
        return ["name", "type", "dice", "range", *(["linkers"] if card.left or card.right else []), *worded]
    attack = ["name", "owner", "copies", "type", "dice", "range", "linkers"]
    return attack + worded if card.type == SUPER else [*attack, "ex", *worded, "counter"]


def has_text(card: Card) -> bool:
    """Whether an attack says more than keywords and what its type says."""
    more = card.per_push or card.per_gap[0] or card.if_hit or card.after or card.in_combo
    return bool(more) or card.condition is not None


def facts(card: Card) -> list[Fact]:
    """Every fact of a card with its origin; what the card does not mark is ours, but for what its type decides."""
    marked = {fact.about: fact for fact in card.facts}
    about = parts(card) + [what for what in marked if what not in parts(card)]
    return [marked.get(what) or unmarked(card, what) for what in about]


def unmarked(card: Card, what: str) -> Fact:
    if what == "counter":
        return Fact(what, DEDUCED, LIKE_ITS_TYPE)
    if what == "defense":
        return Fact(what, DEDUCED, ALL_BOOST if card.defense == 2 else BOSS_BOOST)
    return Fact(what, OURS, UNMARKED)


def fighter_facts(fighter: Fighter) -> list[Fact]:
    """Every fact of a Character card; those of the Ultra are on its own page."""
    marked = {fact.about: fact for fact in fighter.facts}
    about = ["name", "archetype", "move", "health", "ultra"]
    about += [what for what in marked if what not in about]
    return [marked.get(what) or Fact(what, OURS, UNMARKED) for what in about]

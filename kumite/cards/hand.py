"""Text that is not understood: a card with it is refused, unless the player allows text the table resolves by hand."""

from __future__ import annotations

from typing import Any

from kumite.cards.pool import PoolCard, both_sides
from kumite.errors import Refusal, brief

ALLOW = "--by-hand allows text that the table resolves by hand"


def trees(card: PoolCard, by_hand: bool) -> list[str]:
    """The card's abilities as trees; a Refusal where one is not understood and nobody resolves it by hand.

    By hand, the words stand on the card where they are printed, and do nothing by themselves."""
    if card.faults:
        raise Refusal(f"{card.name} cannot be played: {card.faults[0]}")
    if not by_hand and not card.understood:
        raise Refusal(f"{not_understood(card)}; {ALLOW}")
    found = [*card.keyword_trees, *[shown(why.partition(": ")[2]) for why in card.unread]]
    return found + [ability.tree or shown(ability.text) for ability in card.abilities]


def written(card: PoolCard, by_hand: bool) -> dict[str, Any]:
    """What is printed on both sides, as a described position takes it."""
    return both_sides(card, lambda side: trees(side, by_hand))


def not_understood(card: PoolCard) -> str:
    return f"{card.name} is not wholly understood: {brief(card.missing[0])}"


def shown(words: str) -> str:
    """An ability that says this and does nothing."""
    return f"Ability(CONTINUOUS, (ByHand({' '.join(words.split())!r}),))"

"""The utility Events that every Battle Deck shares (SFTMG-EVENT-04)."""

from __future__ import annotations

from typing import Final

from kumite.games.sftmg.printed import BAIT, CARDS, FOCUS, PRINTED, Card, Fact, add_card

SEED: Final = "000, Utility Event Cards"

BAIT_CARD: Final = Card(
    "Bait!",
    BAIT,
    about="Come closer. A little closer.",
    facts=(
        Fact("name", PRINTED, SEED),
        Fact("type", PRINTED, SEED),
        Fact("text", PRINTED, SEED),
        Fact("counter", PRINTED, SEED),
        Fact("copies", PRINTED, SEED),
    ),
)
FOCUS_CARD: Final = Card(
    "Focus Attack",
    FOCUS,
    reach=(2, 2),
    about="Breathe in. Take the blow. Breathe out.",
    facts=(
        Fact("name", PRINTED, SEED),
        Fact("type", PRINTED, SEED),
        Fact("range", PRINTED, SEED),
        Fact("text", PRINTED, SEED),
        Fact("copies", PRINTED, SEED),
    ),
)


def fill() -> None:
    """Once, however often it is asked for: they are the first two kinds."""
    if not CARDS:
        add_card(BAIT_CARD)
        add_card(FOCUS_CARD)


fill()
COMMON: Final = (0, 0, 0, 0, 1, 1)  # SFTMG-EVENT-04: four Bait!, two Focus Attack

"""Who plays where a described position names nobody, and what a deck is made of."""

from __future__ import annotations

from kumite.games.ufs.keywords import KEYWORDS
from kumite.games.universus.define import face
from kumite.games.universus.describe import PAGE, PARTNER
from kumite.games.universus.printed import Card
from kumite.games.universus.terms import CHARACTER, FOUNDATION


def fillers() -> tuple[Card, ...]:
    """A character and a foundation without any text; every card has difficulty and control (UFS-CARD-01,
    UFS-CARD-02)."""
    symbols = ("good", "all", "air")
    partner = face(PARTNER, CHARACTER, 6, 6, hand_size=6, health=25, symbols=symbols, book=KEYWORDS)
    return Card(partner), Card(face(PAGE, FOUNDATION, 1, 3, symbols=symbols, book=KEYWORDS))

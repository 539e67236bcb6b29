"""The cards and decks of this edition, and the same cards with blank text boxes for the introductory game."""

from __future__ import annotations

from typing import Final

from kumite.games.ufs.keywords import KEYWORDS
from kumite.games.ufs.vocabulary import WORDS
from kumite.games.universus import define
from kumite.games.universus.decks import SHELVES, Deck, Shelf
from kumite.games.universus.printed import Card, Face

SHELF: Final = Shelf({}, {}, KEYWORDS, WORDS, True)  # UFS-DECK-01
BLANK_SHELF: Final = Shelf({}, {}, KEYWORDS, WORDS, True)
SHELVES["ufs"] = SHELF
SHELVES["ufs intro"] = BLANK_SHELF


def enter(front: Face, origin: str = "ours", note: str = "", vitals: define.Vitals = ()) -> Card:
    """Onto both shelves, under its full name; in the introductory game its text box is blank (UFS-INTRO-01)."""
    define.enter(define.without_text(Card(front)).front, None, origin, note, BLANK_SHELF, vitals)
    return define.enter(front, None, origin, note, SHELF, vitals)


def add(deck: Deck) -> None:
    """The same list for both; every card of a starter has the symbol of its character (UFS-DECK-05)."""
    SHELF.decks[deck.name] = deck
    BLANK_SHELF.decks[deck.name] = deck

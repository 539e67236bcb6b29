"""Deck construction (UFS-DECK-01 to UFS-DECK-06)."""

from __future__ import annotations

from kumite.games.universus.construction import (
    FORMATS,
    Catalogue,
    Fault,
    Format,
    a_type,
    counted,
    size,
    symbols_in_words,
)
from kumite.games.universus.decks import Deck
from kumite.games.universus.terms import CHARACTER, INFINITY, SYMBOLS, symbol_bit


class Starter(Format):
    """UFS-DECK-01: sixty cards, the starting character among them."""

    def faults(self, deck: Deck, cards: Catalogue, starter_counts: bool) -> list[Fault]:
        names = counted(((deck.character, 1), *deck.cards))
        unknown = [Fault(f"there is no card called {name!r}", ("UFS-CARD-03",)) for name in names if name not in cards]
        return unknown + wrong_size(self, deck) + wrong_lead(deck, cards) + copies(self, deck) + symbols(deck, cards)


def wrong_size(format: Format, deck: Deck) -> list[Fault]:
    """UFS-DECK-01: no maximum."""
    n = 1 + size(deck.cards)
    if n >= format.least:
        return []
    return [Fault(f"the deck has {n} cards with its character; {format.least} is the least", ("UFS-DECK-01",))]


def wrong_lead(deck: Deck, cards: Catalogue) -> list[Fault]:
    """UFS-TYPE-07, UFS-DECK-03: a character, and one of its symbols."""
    if deck.symbol not in SYMBOLS:
        return [Fault(f"{deck.symbol!r} is no symbol; there are {', '.join(SYMBOLS)}", ("UFS-SYM-01",))]
    if deck.character not in cards:
        return []
    front = cards[deck.character].front
    if front.type != CHARACTER:
        return [Fault(f"{deck.character} is {a_type(front)}; a deck starts with a character", ("UFS-TYPE-07",))]
    if front.symbols & (symbol_bit(deck.symbol) | INFINITY):
        return []
    reason = f"{deck.character} has {symbols_in_words(front.symbols)}, so the symbol cannot be {deck.symbol}"
    return [Fault(reason, ("UFS-DECK-03",))]


def copies(format: Format, deck: Deck) -> list[Fault]:
    """UFS-DECK-02, UFS-RULING-25: by full name, the starting character among them."""
    held = counted(((deck.character, 1), *deck.cards))
    return [
        Fault(f"there are {n} copies of {name}; {format.copies} may be there", ("UFS-DECK-02", "UFS-RULING-25"))
        for name, n in held.items()
        if n > format.copies
    ]


def symbols(deck: Deck, cards: Catalogue) -> list[Fault]:
    """UFS-DECK-03, UFS-DECK-04, UFS-RULING-22, UFS-RULING-23: the one symbol, or Infinity."""
    if deck.symbol not in SYMBOLS:
        return []
    bits = symbol_bit(deck.symbol) | INFINITY
    return [
        Fault(
            f"{name} has {symbols_in_words(cards[name].front.symbols)}, not {deck.symbol}",
            ("UFS-DECK-03", "UFS-DECK-04", "UFS-RULING-23"),
        )
        for name in counted(deck.cards)
        if name in cards and not cards[name].front.symbols & bits
    ]


STARTER = Starter("ufs", 60, 4, 0)
FORMATS["ufs"] = STARTER

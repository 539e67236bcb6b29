"""Deck construction (UFS-DECK-01 to UFS-DECK-06)."""

from __future__ import annotations

from typing import Final

from kumite.games.ufs.keywords import Keywords
from kumite.games.universus.construction import (
    FORMATS,
    NO_CARD,
    Catalogue,
    Fault,
    Format,
    a_type,
    counted,
    left_out,
    size,
    symbols_in_words,
)
from kumite.games.universus.deckfile import BINDERS, NEEDED, Binder
from kumite.games.universus.decks import Deck
from kumite.games.universus.printed import Face
from kumite.games.universus.terms import (
    ACTION,
    ASSET,
    ATTACK,
    CHARACTER,
    FOUNDATION,
    INFINITY,
    SYMBOLS,
    TYPES,
    symbol_bit,
)
from kumite.games.universus.words.riders import goes_by

AT_MOST_TABLES: Final = Keywords()  # as they are unless an option says otherwise
FIVE: Final = (ACTION, ASSET, ATTACK, CHARACTER, FOUNDATION)


class Starter(Format):
    """UFS-DECK-01: sixty cards, the starting character among them."""

    def title(self) -> str:
        return self.name.upper()

    def size(self, deck: Deck) -> int:
        return (1 if deck.character else 0) + size(deck.cards)

    def faults(self, deck: Deck, cards: Catalogue, starter_counts: bool) -> list[Fault]:
        names = counted(((deck.character, 1), *deck.cards))
        unknown = [Fault(f"{NO_CARD} {name!r}", ("UFS-CARD-03",)) for name in names if name not in cards]
        return (
            unknown
            + wrong_size(self, deck)
            + wrong_lead(deck, cards)
            + wrong_cards(deck, cards)
            + copies(self, deck)
            + symbols(deck, cards)
        )

    def warnings(self, deck: Deck, cards: Catalogue) -> list[Fault]:
        """Cards that can never be played with this character, and keywords that few tables play with (UFS-KEY-12,
        UFS-KEY-13)."""
        return strangers(deck, cards) + left_out(deck, cards, AT_MOST_TABLES)


def strangers(deck: Deck, cards: Catalogue) -> list[Fault]:
    """UFS-DECK-06: 'Name' Only cards without that starting character."""
    if deck.character not in cards:
        return []
    lead = cards[deck.character].front
    return [
        Fault(f"{name} is for {' or '.join(wanted)} only, and the deck starts with {deck.character}", ("UFS-DECK-06",))
        for name in counted(deck.cards)
        if name in cards
        for wanted in [only(cards[name].front)]
        if wanted and not any(goes_by(lead, each) for each in wanted)
    ]


def only(front: Face) -> list[str]:
    """The names of the characters a card is for; none: for all."""
    return [need for keyword in front.keywords if keyword.name == "Only" for need in keyword.needs]


def wrong_size(format: Format, deck: Deck) -> list[Fault]:
    """UFS-DECK-01: no maximum; and there is nothing beside the deck."""
    n, found = format.size(deck), []
    if n < format.least:
        cards = f"{n} card{'' if n == 1 else 's'}"
        reason = f"the deck has {cards}, its character among them; {format.least} is the least"
        found.append(Fault(reason, ("UFS-DECK-01",)))
    if deck.sidebar:
        found.append(Fault("there is no sidebar in this game", ("UFS-ZONE-01",)))
    return found


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


def wrong_cards(deck: Deck, cards: Catalogue) -> list[Fault]:
    """UFS-TYPE-01, UFS-CARD-01, UFS-CARD-02: a card of one of the five types, with its difficulty and control."""
    found = []
    for name in counted(((deck.character, 1), *deck.cards)):
        front = cards[name].front if name in cards else None
        if front is not None and front.type not in FIVE:
            reason = f"{name} is {a_type(front)}; there are {', '.join([TYPES[kind] for kind in FIVE])}"
            found.append(Fault(reason, ("UFS-TYPE-01",)))
        elif front is not None and not front.checked:
            found.append(Fault(f"{name} lacks a printed difficulty or control", ("UFS-CARD-01", "UFS-CARD-02")))
    return found


def copies(format: Format, deck: Deck) -> list[Fault]:
    """UFS-DECK-02, UFS-RULING-25: by full name, the starting character among them."""
    held = counted(((deck.character, 1), *deck.cards))
    return [
        Fault(f"there are {n} copies of {name}; {format.copies} may be there", ("UFS-DECK-02", "UFS-RULING-25"))
        for name, n in held.items()
        if n > format.copies
    ]


def symbols(deck: Deck, cards: Catalogue) -> list[Fault]:
    """UFS-DECK-03, UFS-RULING-22, UFS-RULING-23: the one symbol, or Infinity."""
    if deck.symbol not in SYMBOLS:
        return []
    bits = symbol_bit(deck.symbol) | INFINITY
    lead = cards[deck.character].front.symbols if deck.character in cards else 0
    return [
        Fault(
            f"{name} has {symbols_in_words(held)}, not {deck.symbol}{several(held & lead)}",
            ("UFS-DECK-03", "UFS-DECK-04", "UFS-RULING-23"),
        )
        for name in counted(deck.cards)
        if name in cards
        for held in [cards[name].front.symbols]
        if not held & bits
    ]


def several(shared: int) -> str:
    """UFS-DECK-04: what would be needed for a deck on another symbol of the character, too."""
    return "; decks on several symbols are left to the advanced rules" if shared else ""


STARTER: Final = Starter("ufs", 60, 4, 0, "ufs")
FORMATS["ufs"] = STARTER
BINDERS["ufs"] = Binder(
    "ufs",
    (*NEEDED, "format", "about"),
    "ufs",
    ("UFS-CARD-03",),
    ("UFS-SYM-01",),
    ("UFS-SYM-02", "UFS-RULING-22"),
    ("UFS-DECK-01",),
)

"""Decks: lists of names, and what makes of them the cards of a game."""

from __future__ import annotations

from typing import Final

from kumite.core.piles import Zone
from kumite.core.position import Record
from kumite.games.universus.ears import enlist
from kumite.games.universus.faces import CARDS, NUMBER
from kumite.games.universus.keyword import KeywordBook
from kumite.games.universus.position import STARTING, Versus
from kumite.games.universus.printed import Ability, Card
from kumite.games.universus.terms import ASIDE, DECK, STAGE
from kumite.games.universus.verbs import EVERYBODY
from kumite.games.universus.vocabulary import OURS, Vocabulary


class Deck(Record):
    """A starting character, at least 60 cards, perhaps a sidebar of ten (UVS-DCON-02, UVS-DCON-06)."""

    def __init__(
        self,
        name: str,
        character: str,
        symbol: str,
        cards: tuple[tuple[str, int], ...],
        sidebar: tuple[tuple[str, int], ...] = (),
        about: str = "",
    ) -> None:
        self.name = name
        self.character = character
        self.symbol = symbol  # the primary one
        self.cards = cards
        self.sidebar = sidebar
        self.about = about


DECKS: Final[dict[str, Deck]] = {}  # filled by cards/


class Shelf:
    """The printed cards and decks of one edition, by name."""

    def __init__(
        self,
        numbers: dict[str, int],
        decks: dict[str, Deck],
        book: KeywordBook | None = None,
        words: Vocabulary = OURS,
        leads: bool = False,
    ) -> None:
        self.book = book  # of its keywords; None: that of UniVersus
        self.words = words  # in which it is printed
        self.leads = leads  # the starting character counts among the cards of a deck
        self.numbers = numbers  # full name -> place in the catalogue
        self.decks = decks
        self.in_hand: dict[int, list[Ability]] = {}  # verb -> responses that can be played from a hand
        self.face_down: dict[int, list[Ability]] = {}  # verb -> those that a face-down card can have
        self.unseen: dict[int, bool] = {}  # verb -> whether a card that nobody sees may listen

    def cards(self) -> list[Card]:
        return [CARDS[number] for number in self.numbers.values()]


OUR_SHELF: Final = Shelf(NUMBER, DECKS)
SHELVES: Final[dict[str, Shelf]] = {"universus": OUR_SHELF}  # by the names of editions


def shelf_of(g: Versus) -> Shelf:
    return SHELVES[g.house.edition.name]


def every_card(g: Versus) -> list[int]:
    """The numbers of all cards that there are in this match's edition, those of the match last."""
    return [*shelf_of(g).numbers.values(), *range(len(CARDS), len(CARDS) + len(g.extra))]


def deck_names() -> tuple[str, ...]:
    return tuple(DECKS)


def put_down(g: Versus, seat: int, deck: Deck) -> None:
    """UVS-SETUP-01, UVS-CHAR-09: the starting character into the stage, the deck in its place, the sidebar aside."""
    g.character[seat] = new_cards(g, seat, [number_of(g, deck.character)], STAGE, STARTING)
    new_cards(g, seat, numbers_of(g, deck.cards), DECK)
    new_cards(g, seat, numbers_of(g, deck.sidebar), ASIDE)
    enlist(g, g.character[seat])


def number_of(g: Versus, name: str) -> int:
    """The number of a card, of the catalogue or of this match."""
    numbers = shelf_of(g).numbers
    if name in numbers:
        return numbers[name]
    for at, card in enumerate(g.extra):
        if card.name == name:
            return len(CARDS) + at
    raise KeyError(name)


def numbers_of(g: Versus, cards: tuple[tuple[str, int], ...]) -> list[int]:
    """The numbers of the cards of a list, one for each copy."""
    found: list[int] = []
    for name, n in cards:
        found += [number_of(g, name)] * n
    return found


def new_cards(g: Versus, seat: int, kinds: list[int], zone: int, flags: int = 0) -> int:
    """Cards more, with everything that a column has to say about each; the handle of the first."""
    g.edits += 1
    h, n = len(g.kind), len(kinds)
    g.kind += kinds
    g.known += [EVERYBODY if zone == STAGE else 1 << seat if zone == ASIDE else 0] * n
    g.owner += (seat,) * n
    g.zone += [zone] * n
    g.flags += [flags] * n
    g.state += [None] * n
    g.wounds += [0] * n
    g.hears += [()] * n
    g.since += [0] * n
    pile = g.stage if zone == STAGE else g.deck if zone == DECK else g.aside
    pile[seat] += tuple(range(h, h + n))
    return h


def handles(g: Versus, seat: int) -> Zone:
    return tuple([h for h in range(len(g.owner)) if g.owner[h] == seat])

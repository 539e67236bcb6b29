"""What a deck is like in numbers, for whoever builds one."""

from __future__ import annotations

from kumite.core.position import Record
from kumite.games.universus.construction import Catalogue, size
from kumite.games.universus.decks import Deck
from kumite.games.universus.terms import TYPES


class Profile(Record):
    """The cards of a deck, counted; the starting character and the sidebar are not among them."""

    def __init__(
        self,
        cards: int,
        sidebar: int,
        types: tuple[tuple[str, int], ...],
        difficulty: float,
        check: float,
        checks: tuple[tuple[int, int], ...],
    ) -> None:
        self.cards = cards
        self.sidebar = sidebar
        self.types = types  # "foundation" and how many, the most first
        self.difficulty = difficulty  # on average
        self.check = check
        self.checks = checks  # a check value and how many cards have it, upwards


def profile(deck: Deck, cards: Catalogue) -> Profile:
    """The numbers of a deck all of whose cards are known."""
    types: dict[str, int] = {}
    checks: dict[int, int] = {}
    difficulty = check = 0
    for name, n in deck.cards:
        front = cards[name].front
        types[TYPES[front.type]] = types.get(TYPES[front.type], 0) + n
        checks[front.check] = checks.get(front.check, 0) + n
        difficulty += n * front.difficulty
        check += n * front.check
    total = size(deck.cards)
    ranked = tuple(sorted(types.items(), key=by_number))
    return Profile(
        total,
        size(deck.sidebar),
        ranked,
        difficulty / max(1, total),
        check / max(1, total),
        tuple(sorted(checks.items())),
    )


def by_number(counted: tuple[str, int]) -> tuple[int, str]:
    return -counted[1], counted[0]

"""Random legal decks of UniVersus, drawn from the cards of a pool that are understood, for scripts/corpus_games.py.

Everything comes from the pool and a seed.  Each deck is built around one card of the pool, in turn, so that every card
comes up; the rest is drawn at random.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

import kumite.games.universus.cards  # noqa: F401  (it fills the catalogue)
from kumite.cards.hand import written as written_for_play
from kumite.cards.pool import PoolCard, fold
from kumite.games.universus.construction import STANDARD, access, belongs, is_meant, rules_on
from kumite.games.universus.faces import NUMBER
from kumite.games.universus.position import NAMES
from kumite.games.universus.printed import Card
from kumite.games.universus.terms import ATTACK, CHARACTER, FOUNDATION, INFINITY, SYMBOLS, symbol_bit, symbol_names
from kumite.games.universus.written import RESERVED, written_card

SHARE = ((FOUNDATION, 26), (ATTACK, 24))  # cards of a deck; the others are of any type
SYMBOLS_OF_A_CARD = 3
HOUSE_RULES_ONE_IN = 4  # games
TURNED: dict[str, Any] = {
    "attach": "version",
    "relocate": False,
    "statics": "everywhere",
    "difficulty": "all live",
    "desperation": "live",
    "starter_counts": True,
    "commit_character": False,
}


class Drawn:
    """The cards of a pool that games can be played with."""

    def __init__(self, cards: Iterable[PoolCard]) -> None:
        able = [card for card in cards if card.understood and not card.faults]
        able = [card for card in able if card.name not in NUMBER and card.name not in RESERVED]
        able = list({fold(card.name): card for card in able}.values())  # a deck file knows them by that
        self.written = {card.name: written(card) for card in able}
        self.cards: dict[str, Card] = {name: written_card(name, told) for name, told in self.written.items()}
        self.most = {name: most_copies(card) for name, card in self.cards.items()}
        self.leaders = [name for name, card in self.cards.items() if card.front.type == CHARACTER]
        self.names = list(self.cards)

    def abilities(self) -> int:
        return sum([len(card["abilities"]) for card in self.written.values()])

    # Decks

    def deck(self, about: str, rng: Random) -> dict[str, Any]:
        """A legal deck with this card in it."""
        leader, symbol = self.leader_for(about, rng)
        start = self.cards[leader].front
        own = access(start, symbol_bit(symbol))
        fitting = [name for name in self.names if self.may_join(name, symbol, own)]
        rng.shuffle(fitting)
        counts: dict[str, int] = {about: min(STANDARD.copies, self.most[about])} if about != leader else {}
        for kind, least in SHARE:
            self.fill([name for name in fitting if self.cards[name].front.type == kind], least, counts, rng, leader)
        self.fill(fitting, STANDARD.least, counts, rng, leader)
        return {
            "game": "universus",
            "deck": "drawn",
            "character": leader,
            "symbol": symbol,
            "cards": {name: n for name, n in counts.items() if n},
        }

    def may_join(self, name: str, symbol: str, own: int) -> bool:
        front = self.cards[name].front
        return front.checked and belongs(front, symbol_bit(symbol), own)

    def leader_for(self, about: str, rng: Random) -> tuple[str, str]:
        """A starting character and a primary symbol with which this card can be in a deck."""
        front = self.cards[about].front
        leaders = [about] if front.type == CHARACTER and (not front.checked or rng.random() < 0.5) else self.leaders
        pairs = [
            (name, symbol)
            for name in leaders
            for symbol in primaries(self.cards[name])
            if name == about or belongs(front, symbol_bit(symbol), access(self.cards[name].front, symbol_bit(symbol)))
        ]
        return rng.choice(pairs)

    def fill(self, names: list[str], least: int, counts: dict[str, int], rng: Random, leader: str) -> None:
        """Draw from these until there are so many of the deck: of some one copy, of some four; of all of them as many
        as there may be, where they would not suffice."""
        had = sum([counts[name] for name in counts if name in names])
        for name, n in [*[(name, rng.choice((1, 2, 4))) for name in names], *[(name, 4) for name in names]]:
            if had >= least:
                return
            more = min(n, self.most[name] - (name == leader)) - counts.get(name, 0)
            if more > 0:
                counts[name] = counts.get(name, 0) + more
                had += more

    # Games

    def position(self, seed: int) -> dict[str, Any]:
        """The described position of one game: two decks, and the cards they need."""
        rng = Random(seed)
        given: dict[str, Any] = {"options": TURNED if seed % HOUSE_RULES_ONE_IN == 3 else {}}
        used: set[str] = set()
        for at, seat in enumerate(NAMES):
            about = self.names[(2 * seed + at) * 7919 % len(self.names)]
            deck = self.deck(about, rng)
            given[seat] = {"brings": deck}
            used |= {deck["character"], *deck["cards"]}
        return {**given, "cards": {name: self.written[name] for name in self.names if name in used}}


def written(card: PoolCard) -> dict[str, Any]:
    """As a described position takes it.  Files lack some symbols, and a card has three (UVS-SYM-01)."""
    symbols = three_symbols(card.name, card.printed.get("symbols", []))
    return {**written_for_play(card, False), "symbols": symbols}


def primaries(leader: Card) -> Sequence[str]:
    """The symbols that may be the primary one (UVS-DCON-09, UVS-INF-02)."""
    return SYMBOLS if leader.front.symbols & INFINITY else symbol_names(leader.front.symbols)


def most_copies(card: Card) -> int:
    """What a card says of copies of itself, or what the format says (UVS-DCON-13)."""
    told = [rule.copies for rule in rules_on(card.front) if is_meant(rule, card.front)]
    return min([STANDARD.copies, *told])


def three_symbols(name: str, told: list[str]) -> list[str]:
    """What is printed, or as much of it as there may be; what is missing is made up."""
    if "infinity" in told:
        return ["infinity"]
    rng = Random(name)
    bare = {symbol.removeprefix("attuned:") for symbol in told}
    more = [symbol for symbol in rng.sample(SYMBOLS, len(SYMBOLS)) if symbol not in bare]
    return [*told[:SYMBOLS_OF_A_CARD], *more[: max(0, SYMBOLS_OF_A_CARD - len(told))]]

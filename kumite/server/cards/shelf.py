"""Cards to search through: the house's, and the pools that were used last, each with what is looked for in it."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable, Sequence
from functools import cache
from typing import NamedTuple

from kumite.cards.desks import DESKS, Desk
from kumite.cards.pool import Pool, PoolCard, fold
from kumite.errors import Refusal
from kumite.games.universus.construction import Catalogue
from kumite.games.universus.english.abilities import written_out
from kumite.games.universus.printed import Card
from kumite.games.universus.terms import SYMBOLS, TOKEN, TYPES
from kumite.games.universus.typeset import symbol_words
from kumite.server.cards import shapes
from kumite.server.cards.pages import house_page, pool_page, state_of, texts

KEPT, CARDS_KEPT = 16, 60_000  # pools in memory, and all their cards together


class Entry(NamedTuple):
    """A card as it is searched."""

    name: str
    words: str  # everything that can be searched, in small letters
    type: str
    symbols: tuple[str, ...]
    keywords: tuple[str, ...]  # and traits, without ratings
    difficulty: int | None
    state: shapes.State
    card: PoolCard | Card

    def page(self, desk: Desk) -> shapes.ReadCard:
        if isinstance(self.card, Card):
            return house_page(self.card, desk=desk)
        return pool_page(self.card, desk=desk)


class Wanted(NamedTuple):
    """What somebody looks for; nothing said is anything."""

    words: tuple[str, ...] = ()
    type: str = ""
    symbol: str = ""
    keyword: str = ""
    least: int | None = None
    most: int | None = None
    state: str = ""

    def fits(self, entry: Entry) -> bool:
        """But for how much is understood."""
        if (self.type and entry.type != self.type) or (self.symbol and self.symbol not in entry.symbols):
            return False
        if (self.keyword and self.keyword not in entry.keywords) or not self.in_range(entry.difficulty):
            return False
        return all(word in entry.words for word in self.words)

    def in_range(self, difficulty: int | None) -> bool:
        if self.least is None and self.most is None:
            return True
        if difficulty is None:
            return False
        return (self.least is None or difficulty >= self.least) and (self.most is None or difficulty <= self.most)


def search(entries: Iterable[Entry], wanted: Wanted, start: int, count: int, desk: Desk) -> shapes.FoundCards:
    """Some of the cards that fit, those whose names have the words first."""
    held = list(entries)
    fitting = [entry for entry in held if wanted.fits(entry)]
    states = {state: sum([entry.state == state for entry in fitting]) for state in ("understood", "partly", "not")}
    found = [entry for entry in fitting if wanted.state in ("", entry.state)]
    found.sort(key=lambda entry: (not all(word in entry.name.lower() for word in wanted.words), entry.name.lower()))
    pages = tuple([entry.page(desk) for entry in found[start : start + count]])
    return shapes.FoundCards(total=len(found), states=states, cards=pages, facets=facets(held))


def facets(entries: Sequence[Entry]) -> shapes.Facets:
    types, symbols = {entry.type for entry in entries}, {word for entry in entries for word in entry.symbols}
    return shapes.Facets(
        tuple([word for word in TYPES if word in types]),
        tuple([symbol for symbol in (*SYMBOLS, "infinity") if symbol in symbols]),
        tuple(sorted({word for entry in entries for word in entry.keywords})),
        tuple(sorted({entry.difficulty for entry in entries if entry.difficulty is not None})),
    )


def searchable(*parts: object) -> str:
    return " ".join([str(part) for part in parts]).lower()


def bare(word: str) -> str:
    """`Stun: 2` is Stun, `Combo (Punch)` is Combo."""
    return word.partition(":")[0].partition("(")[0].strip()


# The house's


@cache
def house(game: str) -> tuple[Entry, ...]:
    """Every card of ours that can be in a deck of this game."""
    desk = DESKS[game]
    return tuple([house_entry(card, desk) for card in desk.cards.values() if card.front.type != TOKEN])


def house_entry(card: Card, desk: Desk) -> Entry:
    front = card.front
    symbols = tuple([word.removeprefix("attuned ") for word in symbol_words(front)])
    keywords = tuple(dict.fromkeys([*[word.name for word in front.keywords], *front.traits]))
    text = [desk.game.worded(written_out(ability)) for ability in front.abilities]
    words = searchable(card.name, TYPES[front.type], *symbols, *front.keywords, *front.traits, *text)
    difficulty = front.difficulty if front.checked else None
    return Entry(card.name, words, TYPES[front.type], symbols, keywords, difficulty, "understood", card)


# Pools


class Held:
    """A pool in memory: its entries, and its cards as the engine has them, made when they are needed."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self.entries = [pool_entry(card) for card in pool.cards.values()]
        self._made: dict[tuple[str, str], Card | str] = {}

    def card(self, name: str, desk: Desk) -> Card | str:
        """The engine's card, with text that is not understood standing on it; or why there is none."""
        key = desk.game.id, name
        found = self._made.get(key)
        if found is None:
            found = self._made[key] = made(self.pool.cards[name], desk)
        return found

    def known(self, names: Iterable[str], desk: Desk) -> tuple[Catalogue, dict[str, str]]:
        """The cards of these names, the house's among them, and for those that cannot be, why."""
        cards, wrong = dict(desk.cards), dict[str, str]()
        for name in names:
            own = self.pool.find(name)
            if own is None:
                continue
            card = self.card(own.name, desk)
            if isinstance(card, str):
                wrong[own.name] = card
            else:
                cards[own.name] = card
        return cards, wrong

    def full_name(self, name: str) -> str:
        own = self.pool.find(name)
        return name if own is None else own.name


def made(card: PoolCard, desk: Desk) -> Card | str:
    try:
        return desk.made(card)
    except Refusal as refusal:
        return refusal.reason


def pool_entry(card: PoolCard) -> Entry:
    printed = card.printed
    symbols = tuple([str(word).removeprefix("attuned:") for word in printed.get("symbols", [])])
    tags = [*printed.get("keywords", []), *printed.get("traits", [])]
    text = [ability.text for ability in texts(card)]
    words = searchable(*card.names, printed["type"], *symbols, *tags, *card.unread, *text, card.set_name)
    keywords = tuple(dict.fromkeys([bare(tag) for tag in tags]))
    return Entry(card.name, words, printed["type"], symbols, keywords, printed.get("difficulty"), state_of(card), card)


EMPTY = Held(Pool("none", ()))


class Shelf:
    """The pools that were used last."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Held] = OrderedDict()

    async def get(self, pool_id: str, load: Callable[[], Awaitable[Held]]) -> Held:
        """A pool, fetched if it is not here; whose it is was asked before."""
        found = self._kept.pop(pool_id, None) or await load()
        self.put(pool_id, found)
        return found

    def put(self, pool_id: str, held: Held) -> None:
        self._kept[pool_id] = held
        while len(self._kept) > 1 and (len(self._kept) > KEPT or self.cards > CARDS_KEPT):
            self._kept.popitem(last=False)

    @property
    def cards(self) -> int:
        return sum([len(held.entries) for held in self._kept.values()])

    def forget(self, pool_id: str) -> None:
        self._kept.pop(pool_id, None)


def in_both(house_too: bool, held: Held | None, desk: Desk) -> list[Entry]:
    """What is searched; a card of the pool that the house has as well is told once."""
    own = [] if held is None else [entry for entry in held.entries if belongs(entry, desk)]
    names = {fold(entry.name) for entry in own}
    return [*own, *[entry for entry in house(desk.game.id) if house_too and fold(entry.name) not in names]]


def belongs(entry: Entry, desk: Desk) -> bool:
    return isinstance(entry.card, PoolCard) and desk.takes(entry.card)

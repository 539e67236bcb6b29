"""Decks of cards from a pool: checked, and made into what a match, its record and its replays need.

A match with such decks begins from a described position that carries the cards it needs, with their trees; so a record
replays wherever it is read, whether or not the pool is there.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import kumite.games.ufs.modes
import kumite.games.universus.cards  # noqa: F401  (they fill the catalogue)
from kumite.cards.hand import not_understood
from kumite.cards.hand import written as written_for_play
from kumite.cards.pool import Pool, PoolCard, fold
from kumite.cards.store import Store
from kumite.errors import Refusal, brief
from kumite.games.universus.construction import Catalogue, Fault, catalogue
from kumite.games.universus.deckfile import GAME, BadDeck, DeckFile, game_of, kind, read_deck
from kumite.games.universus.decks import SHELVES
from kumite.games.universus.keyword import KeywordBook
from kumite.games.universus.position import NAMES
from kumite.games.universus.written import written_card
from kumite.play.match import Match
from kumite.play.sit import setup

LISTS = ("cards", "sidebar")


class Brought(NamedTuple):
    """A deck that somebody brings."""

    deck: dict[str, Any] | str  # as `brings` of a described position takes it
    cards: dict[str, dict[str, Any]]  # and the cards that only its pool has
    file: DeckFile | None = None
    known: Catalogue | None = None  # every card the deck names


def bring(told: Any, store: Store, by_hand: bool = False, game: str = GAME) -> Brought:
    """A deck: the name of one of the house's, or a deck file's entries; with `pool` they name cards of that pool, and
    the house's."""
    if isinstance(told, str):
        return Brought(told, {})
    shelf = SHELVES[game]
    house = catalogue(shelf)
    if not isinstance(told, dict) or told.get("pool") is None:
        file = read_deck(told, house, game)
        return Brought(dict(told), {}, file, house)
    if not isinstance(told["pool"], str):
        raise Refusal(f"pool must be the name of a card pool; it is {kind(told['pool'])}")
    pool = store.load(told["pool"])
    deck = {key: value for key, value in told.items() if key != "pool"}
    no_backs(deck, pool, house)
    named = cards_named(deck, pool)
    deck = with_full_names(deck, pool)
    written = {card.name: written_for_play(card, by_hand) for card in named if not in_house(card, house, shelf.book)}
    known = house | {name: written_card(name, card, book=shelf.book) for name, card in written.items()}
    names: dict[str, Any] = {**dict.fromkeys(pool.cards), **known}  # a misspelt name is compared with all of them
    try:
        return Brought(deck, written, read_deck(deck, names, game), known)
    except BadDeck as bad:
        bad.known = known
        raise


def judged(
    told: dict[str, Any], by_hand: bool = False, store: Store | None = None
) -> tuple[DeckFile, Catalogue, list[Fault]]:
    """A deck of a pool's cards, the cards it names, and a reason for each card that cannot be played."""
    held = store or Store()
    brought = bring(told, held, True, game_of(told))
    if brought.file is None or brought.known is None:
        raise Refusal("this is no deck file")
    pool = held.load(told["pool"])
    used = [pool.cards[name] for name in brought.cards]
    unclear = [] if by_hand else [Fault(not_understood(card), ()) for card in used if not card.understood]
    return brought.file, brought.known, unclear


def names_in(deck: dict[str, Any]) -> list[str]:
    """Every name a deck file writes, whatever else may be wrong with it."""
    found = [deck["character"]] if isinstance(deck.get("character"), str) else []
    for key in LISTS:
        listed = deck.get(key)
        if isinstance(listed, dict):
            found += [name for name in listed if isinstance(name, str)]
    return found


def cards_named(deck: dict[str, Any], pool: Pool) -> list[PoolCard]:
    found = {card.name: card for name in names_in(deck) if (card := pool.find(name)) is not None}
    return list(found.values())


def no_backs(deck: dict[str, Any], pool: Pool, house: Catalogue) -> None:
    """A card is in a deck with its front, which is the side it has by default (UVS-TRANSF-01)."""
    for name in names_in(deck):
        front = pool.by_side(name)
        if front is not None and pool.find(name) is None and name not in house:
            raise Refusal(f"{brief(name)} is the back of {front.name}: a deck names the front", ("UVS-TRANSF-01",))


def with_full_names(deck: dict[str, Any], pool: Pool) -> dict[str, Any]:
    """The same deck, with the names that cards have at the table."""

    def full(name: Any) -> Any:
        card = pool.find(name) if isinstance(name, str) else None
        return name if card is None else card.name

    made = dict(deck) | ({"character": full(deck["character"])} if "character" in deck else {})
    for key in LISTS:
        if isinstance(deck.get(key), dict):
            made[key] = merged([(full(name), name, n) for name, n in deck[key].items()], key)
    return made


def merged(rows: list[tuple[Any, Any, Any]], key: str) -> dict[Any, Any]:
    found: dict[Any, Any] = {}
    for full, name, n in rows:
        if full in found:
            raise Refusal(f"{key}: {brief(name)} stands there a second time; write {full!r} once, with one count")
        found[full] = n
    return found


def in_house(card: PoolCard, house: Catalogue, book: KeywordBook | None = None) -> bool:
    """Whether the house has the same card; another one of that name cannot be at the same table."""
    own = house.get(card.name)
    if own is None:
        return False
    if card.understood and not card.faults:
        made = written_card(card.name, written_for_play(card, False), book=book)
        if made.front == own.front and made.back == own.back:
            return True
    raise Refusal(f"the house has another card called {card.name}: give yours a name of its own")


def position(
    decks: Sequence[Any],
    store: Store | None = None,
    mode: str | None = None,
    options: dict[str, Any] | None = None,
    by_hand: bool = False,
    game: str = GAME,
) -> dict[str, Any]:
    """The described position of a match with these decks, a deck a seat; who has None chooses one of the house's."""
    if len(decks) != len(NAMES):
        raise Refusal(f"there are {len(NAMES)} seats; {len(decks)} decks were given")
    held = store or Store()
    given: dict[str, Any] = {} if mode is None else {"mode": mode}
    given |= {"options": options} if options else {}
    cards: dict[str, dict[str, Any]] = {}
    for seat, told in zip(NAMES, decks, strict=True):
        if told is None:
            continue
        brought = bring(told, held, by_hand, game)
        together(cards, brought.cards, seat)
        given[seat] = {"brings": brought.deck}
    return given | ({"cards": cards} if cards else {})


def match(
    decks: Sequence[Any],
    seed: int | str | None = None,
    mode: str | None = None,
    options: dict[str, Any] | None = None,
    seats: Sequence[str] | None = None,
    by_hand: bool = False,
) -> Match:
    """A match of UniVersus with these decks; as `kumite.match`, but they may be of card pools."""
    return setup(GAME, position(decks, None, mode, options, by_hand), seed, seats)


def together(cards: dict[str, dict[str, Any]], more: dict[str, dict[str, Any]], seat: str) -> None:
    """Two decks may come from two pools, but one name is one card."""
    folded = {fold(name): name for name in cards}
    for name, card in more.items():
        if cards.get(folded.get(fold(name), ""), card) != card:
            raise Refusal(f"{seat}'s deck and the other one have different cards called {name}")
        cards[name] = card

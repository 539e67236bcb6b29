"""The workshop: a card somebody writes, what the engine makes of it, and a table to try it at."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from kumite.cards.desks import DESKS, Desk
from kumite.cards.hand import not_understood, trees
from kumite.cards.play import position as with_decks
from kumite.cards.pool import Pool, PoolCard
from kumite.cards.record import NEEDED_BY, TYPES, ZONES
from kumite.cards.trying import position as tried_position
from kumite.errors import Refusal
from kumite.games.universus.decks import Deck
from kumite.games.universus.terms import CHARACTER_TRAITS, SYMBOLS, TRAITS
from kumite.server.cards import shapes, work
from kumite.server.cards.pools import desk_of
from kumite.server.cards.scribe import Scribe
from kumite.server.cards.tables import OnePool, open_table
from kumite.server.http import Denied, body, keeper_of, reply
from kumite.server.security import pass_gate

COPIES = 4
POOL = "workshop"


class Terms(msgspec.Struct, frozen=True):
    """The words of a game that a card is written with, and what its decks have."""

    types: tuple[str, ...]
    symbols: tuple[str, ...]
    attunes: bool  # whether a symbol can be attuned
    zones: tuple[str, ...]
    wordings: tuple[str, ...]
    keywords: tuple[str, ...]
    rated: tuple[str, ...]  # keywords with a number
    traits: tuple[str, ...]
    character_traits: tuple[str, ...]
    fields: dict[str, tuple[str, ...]]  # what only cards of a type have
    words: dict[str, str]  # what this game says in its own way: health, check ...
    sidebar: int  # so many cards, or none
    leads: int  # how many of a deck's cards its starting character is
    games: dict[str, str]  # whose decks are built here, and what they are called


@cache
def terms(game: str) -> Terms:
    desk = DESKS[game]
    book, usual = desk.edition.keywords, desk.format()
    types = tuple([word for word in TYPES if word in desk.types])
    return Terms(
        types,
        (*SYMBOLS, "infinity"),
        desk.edition.attunes,
        ZONES,
        desk.wordings,
        book.names(),
        book.rated(),
        tuple(TRAITS),
        tuple(CHARACTER_TRAITS),
        {word: fields for word, fields in NEEDED_BY.items() if word in types},
        desk.shelf.words.terms,
        usual.sidebar,
        usual.size(Deck("", "anybody", "", ())),
        {other: each.game.title for other, each in DESKS.items()},
    )


def scribe_of(request: Request) -> Scribe:
    scribe: Scribe = request.app.state.scribe
    return scribe


async def show_terms(request: Request) -> Response:
    """Whoever asks for these is about to write: the process that reads begins."""
    keeper_of(request).spawn(scribe_of(request).wake())
    return reply(terms(desk_of(request).game.id))


async def try_card(request: Request) -> Response:
    keeper_of(request)
    pass_gate(request.app.state.gates.tries, request.scope, "cards to read")
    card = await body(request, shapes.WrittenCard)
    _, page = await scribe_of(request).read(work.try_card, card)
    return reply(page)


async def read_card(request: Request) -> Response:
    """A card that was written down, for the form."""
    keeper_of(request)
    pass_gate(request.app.state.gates.tries, request.scope, "cards to read")
    told = await body(request, shapes.CardText)
    return reply(await scribe_of(request).read(work.read_text, told))


async def play_card(request: Request) -> Response:
    keeper_of(request)
    pass_gate(request.app.state.gates.tries, request.scope, "cards to read")
    wish = await body(request, shapes.PlayCard)
    card, _ = await scribe_of(request).read(work.try_card, wish.card)
    try:
        given = await asyncio.to_thread(position, card, wish)
    except Refusal as refusal:
        raise Denied(422, refusal.reason) from None
    return await open_table(request, given, wish.against, wish.name, wish.card.game)


def position(card: PoolCard, wish: shapes.PlayCard) -> dict[str, Any]:
    """Where a match with this card begins."""
    if not card.faults and not card.understood and not wish.by_hand:
        raise Refusal(f"{not_understood(card)}; allow text that the players resolve by hand, or write it otherwise")
    trees(card, wish.by_hand)
    desk = DESKS[wish.card.game]
    if wish.start == "position":
        return tried_position(card, wish.by_hand, desk)
    deck, held = deck_for(card, desk), OnePool(Pool(POOL, [card]))
    options = desk.options_for([desk.written(card).front])
    return with_decks([deck, None], held, None, options, wish.by_hand, desk.game.id)


def deck_for(card: PoolCard, desk: Desk) -> dict[str, Any]:
    """One of the house's decks with copies of the card, whose primary symbol it has; a character leads the deck."""
    symbols = [str(word).removeprefix("attuned:") for word in card.printed.get("symbols", [])]
    decks = desk.decks.values()
    deck = next((deck for deck in decks if deck.symbol in symbols or "infinity" in symbols), None)
    if deck is None:
        there = ", ".join([each.symbol for each in decks])
        raise Refusal(
            f"no deck of the house takes it: give it one of their symbols ({there}), or start with it in hand"
        )
    return {**entries(deck, card, desk.game.id), "pool": POOL}


def entries(deck: Deck, card: PoolCard, game: str) -> dict[str, Any]:
    leads = card.printed["type"] == "character"
    return {
        "deck": f"{deck.name} with {card.name}"[:60],
        "game": game,
        "character": card.name if leads else deck.character,
        "symbol": deck.symbol,
        "cards": dict(deck.cards) | ({} if leads else {card.name: COPIES}),
    }

"""Decks over HTTP: judged while they are built, read from text, drawn from, kept, played."""

from __future__ import annotations

import asyncio
from functools import partial
from random import SystemRandom
from typing import Any

import msgspec
from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import Response

from kumite.cards.desks import DESKS
from kumite.cards.play import position as with_decks
from kumite.errors import Refusal
from kumite.games.universus.decks import Deck
from kumite.server.cards import judge, shapes, work
from kumite.server.cards.pools import held_of, library_of
from kumite.server.cards.shelf import Held
from kumite.server.cards.tables import OnePool, open_table
from kumite.server.cards.workshop import scribe_of
from kumite.server.http import Denied, body, keeper_of, remember, reply, user_of
from kumite.server.keeper import new_id
from kumite.server.pace import now
from kumite.server.security import pass_gate
from kumite.server.store import kept

NO_DECK = "there is no such deck of yours"
DICE = SystemRandom()


async def off_the_loop(work: Any, *given: Any) -> Any:
    """In a thread; a Refusal is about what somebody sent."""
    try:
        return await asyncio.to_thread(work, *given)
    except Denied:
        raise
    except Refusal as refusal:
        denied = Denied(422, refusal.reason)
        denied.rules = refusal.rules
        raise denied from None


async def check_deck(request: Request) -> Response:
    wish = await body(request, shapes.JudgeDeck)
    held = await held_of(request, wish.deck.pool)
    return reply(await off_the_loop(judged, wish, held))


def judged(wish: shapes.JudgeDeck, held: Held | None) -> shapes.JudgedDeck:
    return judge.Judged(wish.deck, held).page(wish.by_hand, wish.starter_counts)


async def read_deck(request: Request) -> Response:
    """A deck that was written down; a pool it names is one of the reader's own."""
    keeper_of(request)
    pass_gate(request.app.state.gates.tries, request.scope, "decks to read")
    wish = await body(request, shapes.DeckText)
    told = await scribe_of(request).read(work.read_yaml, wish.text)
    pool = await pool_named(request, told) or wish.pool
    held = await held_of(request, pool)
    return reply(await off_the_loop(judge.from_text, told, held, pool))


async def pool_named(request: Request, told: Any) -> str | None:
    """The id of the pool that a deck's text names."""
    name, user = told.get("pool") if isinstance(told, dict) else None, user_of(request)
    if name is None:
        return None
    pools = await library_of(request).pools(keeper_of(request), user) if user else []
    found = next((one.id for one in pools if isinstance(name, str) and one.name.lower() == name.lower()), None)
    if found is None:
        raise Denied(422, f"pool: you have no card pool called {str(name)[:60]!r} here")
    return found


async def draw_hand(request: Request) -> Response:
    wish = await body(request, shapes.HandOf)
    held = await held_of(request, wish.deck.pool)
    return reply(await off_the_loop(drawn, wish.deck, held))


def drawn(deck: shapes.BuiltDeck, held: Held | None) -> shapes.OpeningHand:
    return judge.opening_hand(judge.Judged(deck, held), DICE)


async def play_deck(request: Request) -> Response:
    wish = await body(request, shapes.PlayDeck)
    held = await held_of(request, wish.deck.pool)
    given = await off_the_loop(begun, wish, held)
    return await open_table(request, given, wish.against, wish.name, wish.deck.game)


def begun(wish: shapes.PlayDeck, held: Held | None) -> dict[str, Any]:
    """Where the match begins."""
    found = judge.Judged(wish.deck, held)
    found.legal_or_refuse(wish.by_hand)
    entries = found.entries() | ({} if held is None else {"pool": held.pool.name})
    store = None if held is None else OnePool(held.pool)
    options = found.desk.options(found.deck, found.known)
    return with_decks([entries, None], store, wish.mode, options, wish.by_hand, wish.deck.game)


# Kept


async def list_house_decks(request: Request) -> Response:
    """The house's own, to begin from."""
    keeper_of(request)
    return reply([house_deck(deck, game) for game, desk in DESKS.items() for deck in desk.decks.values()])


def house_deck(deck: Deck, game: str) -> shapes.BuiltDeck:
    return shapes.BuiltDeck(
        name=deck.name,
        game=game,  # type: ignore[arg-type]
        format=DESKS[game].binder.format,
        character=deck.character,
        symbol=deck.symbol,
        cards=deck.cards,
        sidebar=deck.sidebar,
        about=deck.about,
    )


async def list_decks(request: Request) -> Response:
    keeper, user = keeper_of(request), user_of(request)
    return reply([] if user is None else [saved(one) for one in await keeper.ask(kept.decks_of, user)])


def saved(row: kept.KeptDeck) -> shapes.SavedDeck:
    return shapes.SavedDeck(row.id, row.changed, msgspec.json.decode(row.data, type=shapes.BuiltDeck))


def row_of(deck_id: str, deck: shapes.BuiltDeck) -> kept.KeptDeck:
    named = deck if deck.name.strip() else msgspec.structs.replace(deck, name="My Deck")
    return kept.KeptDeck(deck_id, now(), msgspec.json.encode(named).decode())


async def save_deck(request: Request) -> Response:
    keeper = keeper_of(request)
    pass_gate(request.app.state.gates.tries, request.scope, "decks to keep")
    deck = await body(request, shapes.BuiltDeck)
    user, most = user_of(request) or keeper.identity.new_user(), keeper.config.limits.decks
    row = row_of(new_id(), deck)
    if not await keeper.journal.write(partial(put, user, row, most)):
        raise Denied(409, f"{most} decks are the most; delete one first")
    return remember(request, reply(saved(row), 201), user)


def put(user: str, row: kept.KeptDeck, most: int, connection: Connection) -> bool:
    return kept.put_deck(connection, user, row, most)


async def show_deck(request: Request) -> Response:
    keeper, user, deck_id = keeper_of(request), user_of(request), request.path_params["id"]
    found = await keeper.ask(kept.deck, user, deck_id) if user else None
    if found is None:
        raise Denied(404, NO_DECK)
    return reply(saved(found))


async def change_deck(request: Request) -> Response:
    keeper, user = keeper_of(request), user_of(request)
    pass_gate(request.app.state.gates.tries, request.scope, "decks to keep")
    row = row_of(request.path_params["id"], await body(request, shapes.BuiltDeck))
    if not user or not await keeper.journal.write(partial(change, user, row)):
        raise Denied(404, NO_DECK)
    return reply(saved(row))


def change(user: str, row: kept.KeptDeck, connection: Connection) -> bool:
    return kept.change_deck(connection, user, row)


async def delete_deck(request: Request) -> Response:
    keeper, user, deck_id = keeper_of(request), user_of(request), request.path_params["id"]
    if not user or not await keeper.journal.write(partial(drop, user, deck_id)):
        raise Denied(404, NO_DECK)
    return reply(shapes.Gone(deck_id))


def drop(user: str, deck_id: str, connection: Connection) -> bool:
    return kept.drop_deck(connection, user, deck_id)

"""Card pools over HTTP: bring a card file, see card by card what is understood of it."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from kumite.cards.desks import DESKS, OURS, Desk
from kumite.server.cards import shapes
from kumite.server.cards.library import Library
from kumite.server.cards.pages import house_page, pool_page
from kumite.server.cards.shelf import Held, Wanted, in_both, search
from kumite.server.http import Denied, body, keeper_of, packed, remember, reply, user_of, whole_number
from kumite.server.security import pass_gate

SHOWN, MOST_SHOWN = 40, 100
FARTHEST = 20_000
LONGEST_QUERY = 200
DIFFICULT = 99
STATES = ("understood", "partly", "not")


def library_of(request: Request) -> Library:
    library: Library = request.app.state.library
    return library


# Pools


async def list_pools(request: Request) -> Response:
    keeper, user = keeper_of(request), user_of(request)
    return reply([] if user is None else await library_of(request).pools(keeper, user))


async def create_pool(request: Request) -> Response:
    """Checked at once, read while its owner looks on."""
    keeper = keeper_of(request)
    pass_gate(request.app.state.gates.uploads, request.scope, "card files")
    new = await body(request, shapes.NewPool)
    user = user_of(request) or keeper.identity.new_user()
    return remember(request, reply(await library_of(request).bring(keeper, user, new.name, new.file), 202), user)


async def show_pool(request: Request) -> Response:
    return reply(await library_of(request).about(keeper_of(request), user_of(request), request.path_params["id"]))


async def delete_pool(request: Request) -> Response:
    pool_id: str = request.path_params["id"]
    await library_of(request).drop(keeper_of(request), user_of(request), pool_id)
    return reply(shapes.Gone(pool_id))


# Cards


async def search_cards(request: Request) -> Response:
    """The house's cards and, with a pool, that pool's."""
    held = await held_of(request, one(request, "pool"))
    wanted = wanted_of(request)
    house_too = one(request, "house", ("yes", "no"), "yes") == "yes"
    start = whole_number(request, "from", 0, 0, FARTHEST)
    count = whole_number(request, "count", SHOWN, 1, MOST_SHOWN)
    return packed(request, await asyncio.to_thread(found, house_too, held, wanted, start, count, desk_of(request)))


def found(house_too: bool, held: Held | None, wanted: Wanted, start: int, count: int, desk: Desk) -> shapes.FoundCards:
    return search(in_both(house_too, held, desk), wanted, start, count, desk)


def desk_of(request: Request) -> Desk:
    """The game whose decks somebody builds."""
    return DESKS[one(request, "game", tuple(DESKS), OURS.game.id)]


async def held_of(request: Request, pool_id: str | None) -> Held | None:
    """The pool somebody names, if it is theirs."""
    keeper = keeper_of(request)
    if not pool_id:
        return None
    return await library_of(request).pool(keeper, user_of(request), pool_id)


def wanted_of(request: Request) -> Wanted:
    words = one(request, "q").lower().split()
    return Wanted(
        tuple(dict.fromkeys(words)),
        one(request, "type"),
        one(request, "symbol"),
        one(request, "keyword"),
        optional(request, "least"),
        optional(request, "most"),
        one(request, "state", STATES),
    )


def optional(request: Request, name: str) -> int | None:
    return whole_number(request, name, 0, 0, DIFFICULT) if name in request.query_params else None


def one(request: Request, name: str, values: tuple[str, ...] = (), usual: str = "") -> str:
    """A text of the query, once and not too long."""
    given = request.query_params.getlist(name)
    if not given:
        return usual
    if len(given) > 1 or len(given[0]) > LONGEST_QUERY or (values and given[0] not in values):
        said = f"one of {', '.join(values)}" if values else f"a text of at most {LONGEST_QUERY} letters, once"
        raise Denied(422, f"{name} is {said}")
    return given[0]


async def show_card(request: Request) -> Response:
    """One card with everything that is understood of it; the pool's, if both have one of that name."""
    name = one(request, "name")
    held = await held_of(request, one(request, "pool"))
    page = await asyncio.to_thread(card_named, name, held, desk_of(request))
    if page is None:
        raise Denied(404, "there is no card of this name")
    return reply(page)


def card_named(name: str, held: Held | None, desk: Desk) -> shapes.ReadCard | None:
    own = held.pool.by_side(name) if held is not None else None
    if own is not None:
        return pool_page(own, True, desk=desk)
    card = desk.cards.get(name)
    return None if card is None else house_page(card, True, desk)

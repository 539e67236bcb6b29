"""Games, bots and tables over HTTP."""

from __future__ import annotations

import asyncio
import re
from contextlib import suppress
from functools import cache
from itertools import islice
from typing import cast
from urllib.parse import urlencode

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from kumite import bots
from kumite.errors import BadOption, brief
from kumite.games import GAMES
from kumite.play.sit import games, match
from kumite.play.write import escape, write
from kumite.server import shapes
from kumite.server.asks import NotNow
from kumite.server.http import body, keeper_of, remember, reply, user_of, whole_number
from kumite.server.keeper import Keeper, UnknownTable
from kumite.server.plan import Plan, deal
from kumite.server.room import Room
from kumite.server.security import own_address, pass_gate
from kumite.server.store import read
from kumite.server.table import OPEN, OVER, PLAYING, Table

ID = re.compile(r"[A-Za-z0-9_-]{1,64}")
SHOWN, MOST_SHOWN = 50, 100


# What can be played


@cache
def all_games() -> tuple[shapes.Game, ...]:
    """The games, the way they are told."""
    return tuple([game_shape(name) for name in games()])


def game_shape(name: str) -> shapes.Game:
    game = GAMES[name]
    settings = [
        shapes.Setting(one.name, cast("tuple[bool | int | str, ...]", one.values), one.meaning, one.rules)
        for one in game.settings
    ]
    return shapes.Game(game.id, game.title, game.modes, tuple(settings), match(name, 0).seats)


def all_bots() -> tuple[str, ...]:
    """The bots' names; the last one shows how a budget is written."""
    return (*bots.names(), "search:500ms")


async def list_games(request: Request) -> Response:
    keeper_of(request)
    return reply(all_games())


async def list_bots(request: Request) -> Response:
    keeper_of(request)
    return reply(all_bots())


# Tables


async def list_tables(request: Request) -> Response:
    limit = whole_number(request, "limit", SHOWN, 1, MOST_SHOWN)
    return reply(await public_tables(keeper_of(request), limit))


async def public_tables(keeper: Keeper, limit: int) -> list[shapes.Table]:
    """The public tables that are not over, those where everybody saw something happen last first."""
    rows = await asyncio.to_thread(read.listing, keeper.engine, (OPEN, PLAYING), public_only=True, limit=limit)
    for row in rows:
        with suppress(UnknownTable):
            await keeper.room(row.id)
    tables = sorted([room.table for room in keeper.rooms.values()], key=last_shown, reverse=True)
    return [summary(table) for table in islice(filter(is_listed, tables), limit)]


def last_shown(table: Table) -> int:
    """When everybody could see something happen; what happens in secret changes neither this nor the order."""
    return table.shown_at


def is_listed(table: Table) -> bool:
    return table.row.public and table.status != OVER


async def show_table(request: Request) -> Response:
    return reply(in_full((await room_of(request)).table))


async def room_of(request: Request) -> Room:
    """The table that the address names."""
    table_id: str = request.path_params["id"]
    if not ID.fullmatch(table_id):
        raise UnknownTable("there is no such table; perhaps the link was cut short")
    return await keeper_of(request).room(table_id)


def summary(table: Table) -> shapes.Table:
    return msgspec.convert(told(table), shapes.Table)


def in_full(table: Table) -> shapes.TableInFull:
    return msgspec.convert({**told(table), "clock": table.plan.clock, "result": table.result}, shapes.TableInFull)


def told(table: Table) -> dict[str, object]:
    """What everybody may know of the table around the match."""
    row, mode = table.row, table.match.header["Mode"]
    return {"game": row.game, "mode": mode, "public": row.public, "changed": last_shown(table), **table.shown(None)}


async def show_record(request: Request) -> Response:
    """Before the end it would tell every hand."""
    room = await room_of(request)
    if room.table.status != OVER:
        raise NotNow("the record holds every hand, so it opens when the match is over")
    async with room.lock:  # whoever writes a record keeps what is written, so one at a time
        return PlainTextResponse(await asyncio.to_thread(record, room.table))


def record(table: Table) -> str:
    """The match with its seed, which is no secret any more; and how it ended, if that was not by the rules."""
    text = write(table.match, with_seed=True)
    if table.result is None or table.match.outcome is not None:
        return text
    won = " and ".join(table.result["winners"]) or "draw"
    ended = escape(f"{won}: {table.result['reason']}")
    header, empty, answers = text.partition("\n\n")
    return f'{header}\n[Result "{ended}"]{empty}{answers}'


# New tables


async def create_table(request: Request) -> Response:
    keeper = keeper_of(request)
    pass_gate(request.app.state.gates.tables, request.scope, "new tables")
    new = await body(request, shapes.NewTable)
    user = user_of(request) or keeper.identity.new_user()
    room = await keeper.create(plan_of(new), user, await sitting(keeper, new, user))
    made = links_of(keeper, room, own_address(request))
    return remember(request, reply(made, 201, {"Location": made.url}), user)


def plan_of(new: shapes.NewTable) -> Plan:
    return Plan(**{name: getattr(new, name) for name in Plan.__struct_fields__})


async def sitting(keeper: Keeper, new: shapes.NewTable, user: str) -> dict[int, str]:
    """The seat that whoever makes the table takes, and the name for it."""
    if new.sit is None:
        return {}
    seats = deal(plan_of(new), "0").seats
    if new.sit not in seats:
        raise BadOption(f"there is no seat {brief(new.sit)}; there is {', '.join(seats)}")
    account = None if new.name else await asyncio.to_thread(read.user, keeper.engine, user)
    return {seats.index(new.sit): account.name if account else new.name}


def links_of(keeper: Keeper, room: Room, address: str) -> shapes.Made:
    """A new table's addresses."""
    url = f"{address}/t/{room.table.row.id}"
    return shapes.Made(room.table.row.id, url, url, tuple(seat_links(keeper, room.table, address)))


def seat_links(keeper: Keeper, table: Table, address: str) -> list[shapes.Link]:
    """Each seat and its private link; a bot's has none."""
    found = []
    for seat, chair in enumerate(table.chairs):
        query = urlencode([("seat", table.seats[seat]), ("key", keeper.identity.seat_link(table.row.id, seat))])
        url = None if chair.bot else f"{address}/t/{table.row.id}?{query}"
        found.append(shapes.Link(table.seats[seat], chair.bot, url))
    return found

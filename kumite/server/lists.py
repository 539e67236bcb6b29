"""Lists of tables: the public ones that are played, those that are over, and somebody's own."""

from __future__ import annotations

from contextlib import suppress
from itertools import islice

import msgspec
from msgspec import structs
from starlette.requests import Request
from starlette.responses import Response

from kumite.server import shapes
from kumite.server.http import Denied, keeper_of, reply, user_of, whole_number
from kumite.server.keeper import Keeper, UnknownTable
from kumite.server.store import read
from kumite.server.summary import summary
from kumite.server.table import OPEN, OVER, PLAYING, Table

SHOWN, MOST_SHOWN = 50, 100


async def list_tables(request: Request) -> Response:
    limit, keeper = whole_number(request, "limit", SHOWN, 1, MOST_SHOWN), keeper_of(request)
    status = request.query_params.getlist("status")
    if not status:
        return reply(await public_tables(keeper, limit))
    if status != [OVER]:
        raise Denied(422, "status can only be over; without it, the tables that are not over are listed")
    return reply(await told(keeper, await keeper.ask(read.finished, limit)))


async def list_my_tables(request: Request) -> Response:
    limit, keeper, user = whole_number(request, "limit", SHOWN, 1, MOST_SHOWN), keeper_of(request), user_of(request)
    if user is None:
        return reply([])
    found = await keeper.ask(read.tables_of, user, limit)
    tables = {table.id: table for table in await told(keeper, [listed for listed, _ in found])}
    mine = [(tables[listed.id], seat) for listed, seat in found if listed.id in tables]
    return reply([shapes.MyTable(**structs.asdict(table), you=table.seats[seat].seat) for table, seat in mine])


async def public_tables(keeper: Keeper, limit: int) -> list[shapes.Table]:
    """The public tables that are not over, those where everybody saw something happen last first."""
    rows = await keeper.ask(read.listing, (OPEN, PLAYING), public_only=True, limit=limit)
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


async def told(keeper: Keeper, found: list[read.Listed]) -> list[shapes.Table]:
    """What is over stands in the store; the rest is asked of the tables themselves."""
    tables = []
    for listed in found:
        known = listed.summary and msgspec.json.decode(listed.summary, type=shapes.Table)
        if known and known.status == OVER:
            tables.append(known)
            continue
        with suppress(UnknownTable):
            table = (await keeper.room(listed.id)).table
            tables.append(summary(table))
            if table.status == OVER:
                await keeper.note(table)  # nobody had the time to, or nobody kept summaries yet
    return tables

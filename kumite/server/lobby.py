"""Games, bots and tables over HTTP."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from functools import cache
from typing import cast
from urllib.parse import urlencode

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from kumite import bots
from kumite.catalogue.load import catalogue
from kumite.core.game import Game, Setting
from kumite.errors import BadOption, brief
from kumite.games import GAMES
from kumite.play.match import Match
from kumite.play.sit import find_game, games, match
from kumite.play.write import answers, escape, write
from kumite.server import shapes
from kumite.server.asks import NotNow
from kumite.server.http import body, keeper_of, packed, remember, reply, user_of
from kumite.server.keeper import Keeper, UnknownTable
from kumite.server.plan import Plan, deal
from kumite.server.room import Room
from kumite.server.security import own_address, pass_gate
from kumite.server.store import read
from kumite.server.summary import in_full
from kumite.server.table import OVER, Table

ID = re.compile(r"[A-Za-z0-9_-]{1,64}")


# What can be played


@cache
def all_games() -> tuple[shapes.Game, ...]:
    """The games, the way they are told."""
    return tuple([game_shape(name) for name in games()])


def game_shape(name: str) -> shapes.Game:
    game = GAMES[name]
    settings = tuple([setting_shape(one) for one in game.settings])
    tables = tuple([mode_shape(game, mode) for mode in game.modes])
    return shapes.Game(game.id, game.title, game.modes, settings, tables[0].seats, tables)


def setting_shape(one: Setting) -> shapes.Setting:
    return shapes.Setting(one.name, cast("tuple[bool | int | str, ...]", one.values), one.meaning, one.rules)


def mode_shape(game: Game, mode: str) -> shapes.Mode:
    """What can be set in a mode, how many sit there, and who with whom."""
    known, usual = game.settings_of(mode), match(game.id, 0, mode)
    names = tuple([one.name for one in known])
    own = tuple([setting_shape(one) for one in known if one not in game.settings])
    for sizing in [one for one in known if one.name in game.sizing]:
        found = {str(value): match(game.id, 0, mode, {sizing.name: value}) for value in values_of(sizing)}
        sizes = {value: len(each.seats) for value, each in found.items()}
        teams = {value: teams_of(game, each) for value, each in found.items()}
        return shapes.Mode(mode, names, usual.seats, sizing.name, sizes, teams, own)
    return shapes.Mode(mode, names, usual.seats, None, {}, {"": teams_of(game, usual)}, own)


def teams_of(game: Game, table: Match) -> tuple[int, ...]:
    return tuple([1 + team for team in game.teams(table.position)])


def values_of(setting: Setting) -> Sequence[object]:
    """All that a setting may be; a number's least and greatest follow its default."""
    values = setting.values
    if not isinstance(values[0], int) or isinstance(values[0], bool):
        return values
    least, most = values[1], values[2]
    assert isinstance(least, int) and isinstance(most, int)
    return range(least, most + 1)


def all_bots() -> tuple[str, ...]:
    """The bots' names; the last one shows how a budget is written."""
    return (*bots.names(), "search:500ms")


async def list_games(request: Request) -> Response:
    keeper_of(request)
    return reply(all_games())


async def show_book(request: Request) -> Response:
    """Everything printed in a game, for whoever draws it."""
    keeper_of(request)
    return packed(request, find_game(request.path_params["game"]).book())


async def show_rules(request: Request) -> Response:
    keeper_of(request)
    game = request.path_params["game"]
    find_game(game)
    found = catalogue(game)
    return packed(request, shapes.RuleBook(game, found.title, found.rules, found.rulings, found.examples))


async def list_bots(request: Request) -> Response:
    keeper_of(request)
    return reply(all_bots())


# Tables


async def show_table(request: Request) -> Response:
    return reply(in_full((await room_of(request)).table))


async def room_of(request: Request) -> Room:
    """The table that the address names."""
    table_id: str = request.path_params["id"]
    if not ID.fullmatch(table_id):
        raise UnknownTable("there is no such table; perhaps the link was cut short")
    return await keeper_of(request).room(table_id)


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
    plan = await plan_of(keeper, new, user)
    room = await keeper.create(plan, user, await sitting(keeper, new, plan, user))
    made = links_of(keeper, room, own_address(request))
    return remember(request, reply(made, 201, {"Location": made.url}), user)


async def plan_of(keeper: Keeper, new: shapes.NewTable, user: str) -> Plan:
    """The plan that is asked for; one that goes on from a point of a match has that match's mode and options."""
    if new.start is None:
        return Plan(new.game, new.mode, new.options, new.position, new.seats, new.clock, new.public, new.free)
    room = await keeper.room(new.start.table)
    table = room.table
    if table.status != OVER or user not in [chair.user for chair in table.chairs]:
        raise NotNow("only whoever has played a match to its end can go on from a point of it")
    plan, mode = table.plan, table.match.header["Mode"]
    if (new.game, new.mode or mode, new.options, new.position) != (plan.game, mode, {}, None):
        raise BadOption("a match that goes on is of the same game, mode and options; leave these out")
    async with room.lock:  # as for a record
        lines = await asyncio.to_thread(answers, table.match)
    # whoever goes on has seen every hand, so it is for nobody who comes by
    private = {"public": False, "free": False, "opening": tuple(lines[: new.start.at])}
    return msgspec.structs.replace(plan, seats=new.seats, clock=new.clock, **private)


async def sitting(keeper: Keeper, new: shapes.NewTable, plan: Plan, user: str) -> dict[int, str]:
    """The seat that whoever makes the table takes, and the name for it."""
    if new.sit is None:
        return {}
    seats = deal(plan, "0").seats
    if new.sit not in seats:
        raise BadOption(f"there is no seat {brief(new.sit)}; there is {', '.join(seats)}")
    account = None if new.name else await keeper.ask(read.user, user)
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

"""The pages for people: the web client's where it is built, else a plain front page and one for each table."""

from __future__ import annotations

from urllib.parse import parse_qs, urlencode

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from kumite.server.assets import Assets
from kumite.server.http import FORM, Denied, expect, keeper_of, remember, user_of
from kumite.server.keeper import Keeper, UnknownTable
from kumite.server.lists import public_tables
from kumite.server.lobby import all_bots, all_games, room_of, seat_links
from kumite.server.markup import CSS
from kumite.server.pages import front, table_page
from kumite.server.plan import HUMAN, Plan
from kumite.server.security import own_address, pass_gate
from kumite.server.shapes import Link
from kumite.server.summary import in_full
from kumite.server.table import Table

ON_FRONT_PAGE = 30
FIELDS = 8  # of a form; ours has three


async def home(request: Request) -> Response:
    files: Assets = request.app.state.assets
    if files.built:
        return files.page(request)
    tables = await public_tables(keeper_of(request), ON_FRONT_PAGE)
    return HTMLResponse(front(own_address(request), all_games(), all_bots(), tables))


async def style(_request: Request) -> Response:
    return Response(CSS, media_type="text/css")


async def table(request: Request) -> Response:
    files: Assets = request.app.state.assets
    if files.built:
        return await drawn_table(files, request)
    shown = (await room_of(request)).table
    match = shown.match
    links = allowed_links(keeper_of(request), shown, request)
    board = match.game.board(match.view(None))
    return HTMLResponse(table_page(own_address(request), match.game.title, in_full(shown), links, board))


async def drawn_table(files: Assets, request: Request) -> Response:
    """The client's page says itself that there is no such table; programs read the status."""
    try:
        await room_of(request)
    except UnknownTable:
        return files.page(request, 404)
    return files.page(request)


def allowed_links(keeper: Keeper, shown: Table, request: Request) -> list[Link]:
    """The seats whose keys are in the address; whoever sets up a table has them all."""
    query = request.query_params
    links = {link.seat: link for link in seat_links(keeper, shown, own_address(request)) if link.url}
    found = []
    for seat, key in zip(query.getlist("seat"), query.getlist("key"), strict=False):
        if seat in links and keeper.identity.may_sit(shown.row.id, shown.seats.index(seat), key):
            found.append(links.pop(seat))
    return found


async def new(request: Request) -> Response:
    """The form of the front page: a table, then its page with everybody's links."""
    keeper = keeper_of(request)
    pass_gate(request.app.state.gates.tables, request.scope, "new tables")
    plan = asked_for(await fields(request))
    user = user_of(request) or keeper.identity.new_user()
    made = (await keeper.create(plan, user, {})).table
    keys = [
        (word, value)
        for seat, chair in enumerate(made.chairs)
        if not chair.bot
        for word, value in (("seat", made.seats[seat]), ("key", keeper.identity.seat_link(made.row.id, seat)))
    ]
    there = f"/t/{made.row.id}?{urlencode(keys)}"
    return remember(request, RedirectResponse(there, 303), user)


async def fields(request: Request) -> dict[str, str]:
    """What was filled in."""
    expect(request, FORM)
    try:
        given = parse_qs((await request.body()).decode(), max_num_fields=FIELDS)
    except ValueError:
        raise Denied(400, "this form cannot be read") from None
    return {name: values[0] for name, values in given.items()}


def asked_for(given: dict[str, str]) -> Plan:
    """The plan behind a filled-in form: whoever fills it in has the first seat."""
    name, _, mode = given.get("game", "").partition("/")
    tables = [table for game in all_games() if game.id == name for table in game.tables]
    seats = next((table.seats for table in tables if not mode or table.mode == mode), ())
    others = (given.get("against", HUMAN),) * (len(seats) - 1)
    return Plan(name, mode or None, seats=(HUMAN, *others), public="public" in given)

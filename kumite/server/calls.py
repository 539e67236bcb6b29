"""Everything that can be asked over HTTP by programs, in one table."""

from __future__ import annotations

import os
from hmac import compare_digest
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from kumite.build import which
from kumite.server import accounts, lists, lobby, metrics, replays, shapes
from kumite.server.cards.calls import CARD_CALLS
from kumite.server.http import Call, Denied, Parameter, reply
from kumite.server.keeper import Keeper
from kumite.server.security import is_local

METRICS_TOKEN = "KUMITE_METRICS_TOKEN"
LIMIT = Parameter(
    "limit",
    {"type": "integer", "minimum": 1, "maximum": lists.MOST_SHOWN, "default": lists.SHOWN},
    "how many at most",
)
STATUS = Parameter("status", {"type": "string", "enum": ["over"]}, "over: those that are over, instead of the others")
FROM = Parameter(
    "from", {"type": "integer", "minimum": 0, "maximum": 1_000_000, "default": 0}, "the number of the first frame"
)
COUNT = Parameter(
    "count",
    {"type": "integer", "minimum": 1, "maximum": replays.MOST, "default": replays.COUNT},
    "how many frames at most",
)


async def healthz(request: Request) -> Response:
    keeper: Keeper = request.app.state.keeper
    well = not (keeper.draining or keeper.journal.superseded)
    build = "compiled" if which() == "compiled" else "plain"
    health = shapes.Health(well, build, keeper.engine.dialect.name, keeper.draining)  # type: ignore[arg-type]
    return reply(health, 200 if well else 503)


async def show_metrics(request: Request) -> Response:
    """Numbers tell when something happens at a table, so they are for whoever runs the server."""
    if not (is_local(request.scope) or has_token(request)):
        raise Denied(403, "the metrics are for whoever runs this server")
    return Response(metrics.page(request.app.state.keeper), media_type=metrics.CONTENT_TYPE)


def has_token(request: Request) -> bool:
    """Whether the operator's token came along; there may be none."""
    token = os.environ.get(METRICS_TOKEN, "").strip()
    kind, _, given = request.headers.get("authorization", "").partition(" ")
    return bool(token) and kind.lower() == "bearer" and compare_digest(given.strip().encode(), token.encode())


async def show_openapi(request: Request) -> Response:
    return Response(request.app.state.openapi, media_type="application/json")


CALLS: tuple[Call, ...] = (
    Call("GET", "/healthz", "Whether this server can be played on", healthz, shapes.Health, also={503: shapes.Health}),
    Call("GET", "/metrics", "What the server counts, for Prometheus", show_metrics, str, refuses=(403,)),
    Call("GET", "/api/openapi.json", "This document", show_openapi, dict[str, Any]),
    Call("GET", "/api/games", "The games that can be played", lobby.list_games, list[shapes.Game]),
    Call(
        "GET",
        "/api/games/{game}/book",
        "Everything printed in a game, for whoever draws it",
        lobby.show_book,
        dict[str, Any],
        refuses=(422,),
    ),
    Call(
        "GET",
        "/api/games/{game}/rules",
        "Every rule of a game, what was decided about them, and examples",
        lobby.show_rules,
        shapes.RuleBook,
        refuses=(422,),
    ),
    Call("GET", "/api/bots", "The bots that can be played against", lobby.list_bots, list[str]),
    Call("GET", "/api/me", "Who I am; somebody new becomes a guest", accounts.me, shapes.Me, refuses=(503,)),
    Call(
        "GET",
        "/api/me/tables",
        "The tables at which I sit or sat, the last one first",
        lists.list_my_tables,
        list[shapes.MyTable],
        query=(LIMIT,),
        refuses=(422, 503),
    ),
    Call(
        "POST",
        "/api/accounts",
        "Make the guest that I am an account",
        accounts.register,
        shapes.Me,
        status=201,
        takes=shapes.NewAccount,
        refuses=(409, 503),
    ),
    Call(
        "POST",
        "/api/login",
        "Come back to an account",
        accounts.login,
        shapes.Me,
        takes=shapes.Login,
        refuses=(401, 503),
    ),
    Call("POST", "/api/logout", "Become a new guest", accounts.logout, shapes.Me, refuses=(503,)),
    Call(
        "GET",
        "/api/tables",
        "The public tables that are not over, the last one where something was seen to happen first; or those that are",
        lists.list_tables,
        list[shapes.Table],
        query=(LIMIT, STATUS),
        refuses=(422, 503),
    ),
    Call(
        "POST",
        "/api/tables",
        "Set up a table",
        lobby.create_table,
        shapes.Made,
        status=201,
        takes=shapes.NewTable,
        example={"game": "megafighter", "seats": ["human", "greedy"], "sit": "P1", "name": "Ada"},
        refuses=(404, 409, 503),
    ),
    Call("GET", "/api/tables/{id}", "A table", lobby.show_table, shapes.TableInFull, refuses=(404, 503)),
    Call(
        "GET",
        "/api/tables/{id}/record",
        "The record of a match that is over",
        lobby.show_record,
        str,
        refuses=(404, 409, 503),
    ),
    Call(
        "GET",
        "/api/tables/{id}/replay",
        "A match that is over, decision by decision, everything open",
        replays.show_replay,
        shapes.Replay,
        query=(FROM, COUNT),
        refuses=(404, 409, 422, 503),
    ),
    *CARD_CALLS,
)

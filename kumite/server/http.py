"""The plumbing of the HTTP part: records in, records out, and refusals that say what and why."""

from __future__ import annotations

import gzip
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, NamedTuple, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from kumite.errors import BadOption, BadPosition, Refusal, UnknownGame
from kumite.server.asks import NotNow, OurMistake
from kumite.server.identity import COOKIE
from kumite.server.keeper import Draining, Keeper, UnknownTable
from kumite.server.shapes import Refused
from kumite.server.store.connect import StoreDown
from kumite.server.store.journal import TAKEN_OVER, Clash, Superseded
from kumite.server.wrong import wrong

T = TypeVar("T")
Work = Callable[[Request], Awaitable[Response]]

JSON, TEXT, FORM = "application/json", "text/plain; charset=utf-8", "application/x-www-form-urlencoded"
YEAR = 365 * 24 * 3600
BACK_SOON = 5  # seconds until it is worth trying again
STATUSES: Mapping[type[Refusal], int] = {
    UnknownTable: 404,
    NotNow: 409,
    Clash: 409,
    UnknownGame: 422,
    BadOption: 422,
    BadPosition: 422,
    OurMistake: 500,
    Draining: 503,
    Superseded: 503,
    StoreDown: 503,
}
UNKNOWN = 400


class Denied(Refusal):
    """A request that is refused with this status."""

    def __init__(self, status: int, reason: str, headers: Mapping[str, str] | None = None) -> None:
        super().__init__(reason)
        self.status = status
        self.headers = headers


class Parameter(NamedTuple):
    """Something in a call's address."""

    name: str
    schema: dict[str, Any]
    meaning: str


class Call(NamedTuple):
    """One thing that can be asked over HTTP; the routes and the OpenAPI document are made of these."""

    method: str
    path: str
    summary: str
    work: Work
    gives: Any  # the type of its answer; str is plain text
    status: int = 200
    takes: Any = None
    example: Any = None  # of what it takes
    query: tuple[Parameter, ...] = ()
    refuses: tuple[int, ...] = ()
    also: Mapping[int, Any] = {}  # answers that are no refusals, by their status


# Out


def reply(value: object, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    return Response(msgspec.json.encode(value), status, headers, JSON)


def packed(request: Request, value: object) -> Response:
    """Something long that is no secret of anybody's, as small as the client can read it."""
    data = msgspec.json.encode(value)
    if not accepts_gzip(request):
        return Response(data, media_type=JSON)
    return Response(gzip.compress(data, 6), 200, {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}, JSON)


def accepts_gzip(request: Request) -> bool:
    """Whether the client unpacks gzip."""
    offered = [one.replace(" ", "").lower() for one in request.headers.get("accept-encoding", "").split(",")]
    return any(one.partition(";")[0] in ("gzip", "*") and not one.endswith(";q=0") for one in offered)


def status_of(refusal: Refusal) -> int:
    if isinstance(refusal, Denied):
        return refusal.status
    return next((STATUSES[kind] for kind in type(refusal).__mro__ if kind in STATUSES), UNKNOWN)


def headers_of(refusal: Refusal) -> Mapping[str, str]:
    if isinstance(refusal, Denied) and refusal.headers is not None:
        return refusal.headers
    return {"Retry-After": str(BACK_SOON)} if status_of(refusal) == 503 else {}


def refuse(refusal: Refusal) -> Response:
    """One sentence, and the rules behind it."""
    return reply(Refused(refusal.reason, refusal.rules), status_of(refusal), headers_of(refusal))


# In


async def body(request: Request, kind: type[T]) -> T:
    """The record that was sent."""
    expect(request, JSON)
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except msgspec.ValidationError as error:
        raise Denied(422, wrong(str(error))) from None
    except RecursionError:
        raise Denied(400, "this is nested too deeply") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Denied(400, f"this is not JSON: {error}") from None


def expect(request: Request, content_type: str) -> None:
    """Only this kind of body: a page of somebody else can send other kinds without being asked."""
    given = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if given != content_type:
        raise Denied(415, f"this is sent as {content_type}, and says so in its Content-Type")


def whole_number(request: Request, name: str, default: int, least: int, most: int) -> int:
    """A number of the query."""
    given = request.query_params.getlist(name)
    if not given:
        return default
    text = given[0]
    if len(given) == 1 and text.isascii() and text.isdigit() and len(text) < 9 and least <= int(text) <= most:
        return int(text)
    raise Denied(422, f"{name} is a whole number from {least} to {most}")


# Who


def keeper_of(request: Request) -> Keeper:
    """The keeper of the tables, as long as they are its."""
    keeper: Keeper = request.app.state.keeper
    if keeper.journal.superseded:
        raise Superseded(TAKEN_OVER)
    return keeper


def user_of(request: Request) -> str | None:
    """Whoever sent this, if they have a cookie of ours."""
    keeper: Keeper = request.app.state.keeper
    return keeper.identity.user(request.cookies.get(COOKIE))


def remember(request: Request, response: Response, user: str) -> Response:
    """Give the client a cookie that says who it is."""
    keeper: Keeper = request.app.state.keeper
    secure = keeper.config.secure
    cookie = keeper.identity.cookie(user)
    response.set_cookie(COOKIE, cookie, max_age=YEAR, path="/", secure=secure, httponly=True, samesite="lax")
    return response

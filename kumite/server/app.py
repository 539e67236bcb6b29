"""The server as one ASGI application."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
from sqlalchemy.exc import DBAPIError
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from kumite.errors import Refusal
from kumite.server import assets, site
from kumite.server.calls import CALLS
from kumite.server.cards.library import Library
from kumite.server.cards.scribe import Scribe
from kumite.server.config import Config
from kumite.server.http import Denied, Work
from kumite.server.keeper import Keeper
from kumite.server.logs import LOG
from kumite.server.openapi import document
from kumite.server.pages import FOR_PROGRAMS, turned_away
from kumite.server.replays import Shelf
from kumite.server.security import Gates, Guard, Shield
from kumite.server.sockets import socket
from kumite.server.store.connect import StoreDown
from kumite.server.watch import Watch

PAGES: tuple[tuple[str, str, Work], ...] = (
    ("GET", "/", site.home),
    ("GET", "/style.css", site.style),
    ("POST", "/new", site.new),
    ("GET", "/t/{id}", site.table),
    ("GET", "/new", assets.page),
    ("GET", "/rules", assets.page),
    ("GET", "/rules/{game}", assets.page),
    ("GET", "/book/{game}", assets.page),
    ("GET", "/replay/{id}", assets.page),
    ("GET", "/workshop", assets.page),
    ("GET", "/pools", assets.page),
    ("GET", "/pools/{id}", assets.page),
    ("GET", "/decks", assets.page),
    ("GET", "/decks/{id}", assets.page),
    ("GET", "/assets/{name}", assets.asset),
    ("GET", "/icon.svg", assets.icon),
)
WORDS = {404: "there is nothing at this address", 405: "this address does not take that kind of request"}
HASHING = 2  # passwords at the same time; each takes 64 MB
FAREWELL = 0.1  # seconds for the last words over the sockets


def build(config: Config) -> Starlette:
    """Everything put together; the keeper starts and stops with the application."""
    routes = routes_of([*PAGES, *[(call.method, call.path, call.work) for call in CALLS]])
    gates = Gates(config.limits)
    app = Starlette(
        routes=[*routes, WebSocketRoute("/api/tables/{id}/socket", socket)],
        middleware=[
            Middleware(Shield, config=config),
            Middleware(Watch, paths={route.endpoint: route.path for route in routes}),
            Middleware(Guard, config=config, gates=gates),
        ],
        exception_handlers={Refusal: refused, HTTPException: not_here, DBAPIError: database_away},
        lifespan=alive,
    )
    app.router.redirect_slashes = False
    app.state.config, app.state.gates = config, gates
    app.state.assets = assets.Assets(Path(config.web)) if config.web else assets.Assets()
    app.state.shelf, app.state.scribe = Shelf(), Scribe()
    app.state.library = Library(app.state.scribe)
    app.state.openapi = msgspec.json.encode(document(CALLS))
    app.state.failure, app.state.hashing = None, asyncio.Semaphore(HASHING)
    return app


def routes_of(works: list[tuple[str, str, Work]]) -> list[Route]:
    """One route for each path, so that a wrong method is told all the right ones."""
    paths: dict[str, dict[str, Work]] = {}
    for method, path, work in works:
        paths.setdefault(path, {})[method] = work
    return [Route(path, by_method(by), methods=list(by)) for path, by in paths.items()]


def by_method(works: Mapping[str, Work]) -> Callable[[Request], Awaitable[Response]]:
    async def work(request: Request) -> Response:
        return await works["GET" if request.method == "HEAD" else request.method](request)

    return work


async def refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    return turned_away(request.scope, error)


async def not_here(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    files: assets.Assets = request.app.state.assets
    if error.status_code == 404 and files.built and not request.url.path.startswith(FOR_PROGRAMS):
        return files.page(request, 404)
    said = WORDS.get(error.status_code, "this cannot be answered")
    return turned_away(request.scope, Denied(error.status_code, said, error.headers))


async def database_away(request: Request, error: Exception) -> Response:
    LOG.error("database away", error=type(error).__name__)
    return turned_away(request.scope, StoreDown("the database cannot be read at the moment; try again"))


@asynccontextmanager
async def alive(app: Starlette) -> AsyncIterator[None]:
    """The keeper's time; why it could not start is kept for whoever started us."""
    config: Config = app.state.config
    try:
        keeper = app.state.keeper = await asyncio.to_thread(Keeper, config)
        await started(keeper)
    except BaseException as error:
        app.state.failure = error
        raise
    LOG.info("started", database=keeper.engine.dialect.name, epoch=keeper.journal.epoch)
    try:
        yield
    finally:
        app.state.scribe.stop()
        await keeper.stop()
        LOG.info("stopped", superseded=keeper.journal.superseded)


async def started(keeper: Keeper) -> None:
    try:
        await keeper.start()
    except BaseException:
        keeper.engine.dispose()
        raise


async def farewell(app: Starlette) -> None:
    """Tell everybody who listens that the server goes and comes back, while the sockets are still open."""
    keeper: Keeper = app.state.keeper
    LOG.info("draining", tables=len(keeper.rooms))
    keeper.farewell()
    await asyncio.sleep(FAREWELL)

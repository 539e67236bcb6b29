"""A real server in a thread of the test's own process, and how to talk to it."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import httpx
import pytest

from kumite.server.app import build
from kumite.server.config import Config, Limits
from kumite.server.keeper import Keeper
from kumite.server.run import Server, address, listen

T = TypeVar("T")

SECRET = "only for tests, and long enough"
GENEROUS = Limits(
    requests=1e6,
    request_burst=1e6,
    tables=1e6,
    table_burst=1e6,
    logins=1e6,
    login_burst=1e6,
    tries=1e6,
    try_burst=1e6,
    uploads=1e6,
    upload_burst=1e6,
    body_bytes=65_536,
)
TWO = {"game": "megafighter"}


class Live:
    """A server that runs, its keeper, and the loop they live in."""

    def __init__(self, config: Config) -> None:
        self.listening = listen("127.0.0.1", 0)
        self.url = address(self.listening).rstrip("/")
        self.app = build(config)
        self.server = Server(self.app, config, self._ready)
        self.loop: asyncio.AbstractEventLoop | None = None
        self._up = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        assert self._up.wait(30)

    def _run(self) -> None:
        try:
            self.server.run([self.listening])
        finally:
            self._up.set()

    def _ready(self) -> None:
        self.loop = asyncio.get_running_loop()
        self._up.set()

    @property
    def keeper(self) -> Keeper:
        keeper: Keeper = self.app.state.keeper
        return keeper

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Something in the server's own loop."""
        assert self.loop is not None
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(30)

    def stop(self) -> None:
        self.server.should_exit = True
        self._thread.join(30)
        assert not self._thread.is_alive()
        self.listening.close()

    @contextmanager
    def client(self, **headers: str) -> Iterator[httpx.Client]:
        """Somebody with a cookie jar of their own."""
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        with httpx.Client(base_url=self.url, headers=named, timeout=30, trust_env=False) as client:
            yield client


@contextmanager
def running(folder: Path, limits: Limits = GENEROUS, **settings: Any) -> Iterator[Live]:
    """A server with a database in this folder."""
    with running_on(f"sqlite:///{folder / 'kumite.db'}", limits, **settings) as live:
        yield live


@contextmanager
def running_on(url: str, limits: Limits = GENEROUS, **settings: Any) -> Iterator[Live]:
    """A server with this database, and without the web client unless a folder of one is named."""
    live = Live(Config(url, SECRET, pace=30, limits=limits, **{"web": "no such folder", **settings}))
    try:
        yield live
    finally:
        live.stop()


@contextmanager
def running_on_kind(
    request: pytest.FixtureRequest, folders: pytest.TempPathFactory, limits: Limits = GENEROUS, **settings: Any
) -> Iterator[Live]:
    """For a fixture with KINDS as its params: a server with a new database of that kind."""
    if request.param == "sqlite":
        url = f"sqlite:///{folders.mktemp('server') / 'kumite.db'}"
    else:
        make: Callable[[], str] = request.getfixturevalue("postgresql")
        url = make()
    with running_on(url, limits, **settings) as live:
        yield live


def refusal(response: httpx.Response, status: int) -> str:
    """The sentence of a refusal that has this status and the one shape."""
    assert response.status_code == status, response.text
    assert response.headers["content-type"] == "application/json"
    said = response.json()
    assert set(said) == {"reason", "rules"}
    assert said["reason"]
    assert isinstance(said["rules"], list)
    return str(said["reason"])


def a_table(client: httpx.Client, **plan: Any) -> dict[str, Any]:
    """A new table, as its maker is told of it."""
    response = client.post("/api/tables", json={**TWO, **plan})
    assert response.status_code == 201, response.text
    made: dict[str, Any] = response.json()
    return made

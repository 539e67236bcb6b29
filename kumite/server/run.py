"""Running the server: its socket, its signals, its last words."""

from __future__ import annotations

import errno
import gc
import logging
import signal
import socket
import sys
import threading
from collections.abc import Callable, Generator
from contextlib import closing, contextmanager

import uvicorn
from starlette.applications import Starlette

from kumite.errors import Refusal
from kumite.server.app import build, farewell
from kumite.server.config import Config

SIGNALS = (signal.SIGINT, signal.SIGTERM)
PATIENCE = 10  # seconds for the requests that are under way when the server stops
BACKLOG = 2048
ANYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1", "": "127.0.0.1"}  # where a server that listens everywhere is found


class BadAddress(Refusal):
    """A host and a port at which nobody can listen."""


class Server(uvicorn.Server):
    """uvicorn's server, which says when it listens, says goodbye, and ends well when it is told to."""

    def __init__(self, app: Starlette, config: Config, listens: Callable[[], None]) -> None:
        super().__init__(settings(app, config))
        self.app = app
        self.listens = listens

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Why the application cannot start is said by whoever started us, not by uvicorn's log."""
        log = logging.getLogger("uvicorn.error")
        level = log.level
        log.setLevel(logging.CRITICAL)
        try:
            await super().startup(sockets)
        finally:
            log.setLevel(level)
        be_prompt()
        self.listens()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await farewell(self.app)
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        """As uvicorn's, but the signal is not raised once more at the end: to be stopped is no failure."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {one: signal.signal(one, self.handle_exit) for one in SIGNALS}
        try:
            yield
        finally:
            for one, handler in before.items():
                signal.signal(one, handler)


def be_prompt() -> None:
    """Thousands of tables make a full garbage collection take a quarter of a second, in which nobody gets an answer:
    what is young is still looked through, the rest only when tables were put away (`Host.sweep`).  And the thread that
    commits needs Python for a moment between its statements; it must not wait long for each of these moments."""
    sys.setswitchinterval(0.0005)
    gc.freeze()
    gc.set_threshold(10_000, 50, 100_000)


def settings(app: Starlette, config: Config) -> uvicorn.Config:
    """The heartbeat is our own, so the sockets' pings are off; the logs are ours, too."""
    return uvicorn.Config(
        app,
        http="httptools",
        ws="websockets-sansio",
        ws_max_size=config.limits.message_bytes,
        ws_ping_interval=None,
        ws_ping_timeout=None,
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=PATIENCE,
    )


def listen(host: str, port: int) -> socket.socket:
    """The socket to be served at; port 0 is any free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=BACKLOG)
    except OSError as error:
        raise BadAddress(why_not(host, port, error)) from None


def why_not(host: str, port: int, error: OSError) -> str:
    if error.errno == errno.EADDRINUSE:
        return f"port {port} of {host} is in use already; choose another with --port, or 0 for any free one"
    if isinstance(error, PermissionError):
        return f"port {port} of {host} may not be used by this user; ports from 1024 on may"
    return f"nobody can listen at port {port} of {host}: {error.strerror or error}"


def address(listening: socket.socket) -> str:
    """Where a browser on this machine finds the server."""
    host, port = listening.getsockname()[:2]
    host = ANYWHERE.get(host, host)
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def run(config: Config, host: str, port: int, ready: Callable[[str], None]) -> None:
    """Serve until a signal comes.  The socket is bound before the database is taken over from another server."""
    with closing(listen(host, port)) as listening:
        app = build(config)
        try:
            Server(app, config, lambda: ready(address(listening))).run([listening])
        except SystemExit:
            if app.state.failure is None:
                raise
            raise app.state.failure from None

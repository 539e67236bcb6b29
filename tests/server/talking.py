"""Sockets as a test uses them: say something, hear everything."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
from websockets.sync.client import ClientConnection, connect

from kumite.server.identity import COOKIE
from tests.server.http.live import Live

numbers = itertools.count(1)


class Voice:
    """One connection; keeps every frame it gets."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[str] = []

    def send(self, said: Any) -> None:
        self.socket.send(said if isinstance(said, str | bytes) else msgspec.json.encode(said).decode())

    def hear(self, timeout: float = 10) -> Any:
        """The next message."""
        frame = self.socket.recv(timeout)
        assert isinstance(frame, str)
        self.frames.append(frame)
        return msgspec.json.decode(frame)

    def hear_until(self, *kinds: str, timeout: float = 10) -> Any:
        """The next message of one of these types; what comes before is kept, too."""
        while True:
            told = self.hear(timeout)
            if told["type"] in kinds:
                return told

    def do(self, kind: str, **more: Any) -> Any:
        """A command, and the reply to it."""
        more = {"id": f"c{next(numbers)}", **more}
        self.send({"type": kind, **more})
        while True:
            told = self.hear()
            if told.get("id") == more["id"]:
                return told

    def settle(self) -> None:
        """Hear everything that was sent before now."""
        self.send({"type": "ping"})
        self.hear_until("pong")

    @property
    def last(self) -> Any:
        """The newest update."""
        self.settle()
        updates = [frame for frame in self.frames if frame.startswith('{"type":"update"')]
        return msgspec.json.decode(updates[-1])

    def answer(self, option: str | None = None) -> Any:
        """An answer to the open question: the first option unless one is named."""
        update = self.last
        text = update["view"]["question"]["options"][0] if option is None else option
        return self.do("answer", q=update["q"], option=text)


@contextmanager
def talk(
    url: str, table: str, query: str = "", since: int | None = None, hello: bool = True, cookie: str = ""
) -> Iterator[Voice]:
    """A connection to a table, greeted."""
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket{query and '?' + query}"
    headers = {"Cookie": cookie} if cookie else None
    with connect(address, additional_headers=headers, proxy=None, max_size=None, close_timeout=2) as socket:
        voice = Voice(socket)
        if hello:
            voice.send({"type": "hello"} if since is None else {"type": "hello", "since": since})
            voice.hear_until("welcome")
        yield voice


def cookie_of(live: Live, user: str) -> str:
    """The cookie of somebody whom the server knows by this id."""
    return f"{COOKIE}={live.keeper.identity.cookie(user)}"


def seat_query(made: Any, seat: str) -> str:
    """What the private link of a seat says."""
    links = {one["seat"]: one["url"] for one in made["seats"]}
    return str(links[seat]).partition("?")[2]

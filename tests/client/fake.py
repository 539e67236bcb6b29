"""A server that says what a test tells it to: one talk for each connection that comes."""

import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from http import HTTPStatus
from typing import Any

from websockets.datastructures import Headers
from websockets.exceptions import ConnectionClosed
from websockets.http11 import Request, Response
from websockets.sync.server import ServerConnection, serve

import kumite

Message = dict[str, Any]
COOKIE = "ann~signed"
SOON = 5.0  # seconds; on a busy machine, too


class Line:
    """One connection, from the server's side."""

    def __init__(self, socket: ServerConnection, said: list[Message]) -> None:
        self.socket = socket
        self.said = said  # everything the client said over it

    def say(self, *messages: Message | str) -> None:
        for message in messages:
            self.socket.send(message if isinstance(message, str) else json.dumps(message))

    def hear(self, kind: str | None = None) -> Message:
        """The next message that is no ping, or the next one of this kind."""
        while True:
            message: Message = json.loads(self.socket.recv(timeout=SOON))
            self.said.append(message)
            if message["type"] == kind or (kind is None and message["type"] != "ping"):
                return message

    @property
    def cookie(self) -> str | None:
        """By which the server knows who came."""
        request = self.socket.request
        return request.headers.get("Cookie") if request else None

    def open(self, *updates: Message, **fields: object) -> Message:
        """Answer a hello."""
        hello = self.hear("hello")
        self.say(welcome(**fields), *updates)
        return hello

    def seat(self, begins: Message, seq: int = 1) -> Message:
        """A free seat behind a link: spectators' updates, and with the `ok` to `sit` the seat's own begin.

        Sitting takes a cookie."""
        self.open(watched(41), watched(42, events=("P2 (Bob) sat down",)))
        sit = self.hear("sit")
        if self.cookie is None:
            self.say({"type": "refused", "id": sit["id"], "reason": "sitting down takes a cookie"})
            self.stay()
        self.say(watched(43, "P1", events=("P1 (Ann) sat down",)), {"type": "ok", "id": sit["id"], "seq": seq})
        self.say(welcome(), begins)
        return sit

    def turn_away(self, code: int = 4403, reason: str = "P1 is somebody else's seat") -> None:
        """A seat that is taken opens to the cookie of whoever sits there, and to no link."""
        self.hear("hello")
        self.say({"type": "refused", "reason": reason})
        self.socket.close(code, "cut")

    def stay(self) -> None:
        """Listen until the client goes, and answer its pings."""
        while True:
            self.hear("ping")
            self.say({"type": "pong"})

    def ok(self, kind: str, seq: int = 1) -> Message:
        command = self.hear(kind)
        self.say({"type": "ok", "id": command["id"], "seq": seq})
        return command


Talk = Callable[[Line], None]


class Fake:
    """The server's address, and what was said to it."""

    def __init__(self, talks: tuple[Talk, ...]) -> None:
        self.talks = talks
        self.said: list[list[Message]] = []  # by connection
        self.requests: list[Request] = []
        self.address = ""
        self.gives_cookies = True

    @property
    def link(self) -> str:
        return f"{self.address}/t/table1"

    def talk(self, socket: ServerConnection) -> None:
        said: list[Message] = []
        self.said.append(said)
        talk = self.talks[min(len(self.said), len(self.talks)) - 1]
        with suppress(ConnectionClosed, TimeoutError):
            talk(Line(socket, said))

    def request(self, socket: ServerConnection, request: Request) -> Response | None:
        self.requests.append(request)
        if request.path != "/api/me":
            return None
        if not self.gives_cookies:
            return Response(
                HTTPStatus.OK.value, "OK", Headers([("Content-Length", "2"), ("Connection", "close")]), b"{}"
            )
        headers = Headers([("Set-Cookie", f"kumite={COOKIE}; Path=/; HttpOnly"), ("Content-Type", "application/json")])
        body = b'{"user":"ann","name":"","account":false}'
        headers["Content-Length"] = str(len(body))
        headers["Connection"] = "close"
        return Response(HTTPStatus.OK.value, "OK", headers, body)


@contextmanager
def fake_server(*talks: Talk) -> Iterator[Fake]:
    """Such a server on a free port."""
    fake = Fake(talks)
    with serve(
        fake.talk, "127.0.0.1", 0, process_request=fake.request, compression=None, ping_interval=None, close_timeout=1
    ) as server:
        fake.address = f"http://127.0.0.1:{server.socket.getsockname()[1]}"
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield fake
        finally:
            server.shutdown()
            thread.join()


def free_seat(line: Line) -> None:
    """Somebody may sit down, and is asked."""
    line.seat(update(1, q=1))
    line.stay()


# What a server says


def welcome(**fields: object) -> Message:
    given = {"type": "welcome", "table": "table1", "you": "P1", "protocol": 1, "heartbeat": 10.0, **fields}
    return {name: value for name, value in given.items() if value is not None or name == "you"}


def view_of(seat: object = "P1", **fields: object) -> Message:
    """What a real match shows at its first question."""
    match = kumite.match("megafighter", seed=3, options={"first": "P1"})
    view = match.view(seat)
    del view["events"]
    return {**view, **fields}


def watched(seq: int, *taken: str, events: tuple[str, ...] = ()) -> Message:
    """What spectators see of a table where only P2 and these sit."""
    seen = update(seq, events=events, status="playing" if taken else "open")
    seen["view"] = view_of(None)
    if not taken:
        seen["table"]["seats"][0] = {"seat": "P1", "name": "", "bot": None, "taken": False}
    return seen


def update(seq: int, q: int | None = None, events: tuple[str, ...] = (), **table: object) -> Message:
    """An update; without a `q` it is somebody else who is asked."""
    view = view_of() if q is not None else view_of(question={"seat": "P2"})
    seats = [{"seat": seat, "name": name, "bot": None, "taken": True} for seat, name in (("P1", "Ann"), ("P2", "Bob"))]
    around = {"id": "table1", "status": "playing", "seats": seats, "commitment": None, "seed": None, "undo": None}
    return {
        "type": "update",
        "seq": seq,
        "events": [{"what": "Note", "text": text, "rules": []} for text in events],
        "clock": None,
        "q": q,
        "view": view,
        "table": {**around, "rematch": None, **table},
    }

"""Links and addresses as people copy them, and what is asked over HTTP."""

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import pytest

from kumite.client import create_table, guest, read_address, read_place
from kumite.errors import Refusal


def test_a_link_to_a_seat() -> None:
    place = read_place(" https://play.example:8443/kumite/t/abc_-9?seat=P2&key=a%2Bb ")
    assert (place.address, place.table, place.seat, place.key) == (
        "https://play.example:8443/kumite",
        "abc_-9",
        "P2",
        "a+b",
    )
    assert place.socket == "wss://play.example:8443/kumite/api/tables/abc_-9/socket?seat=P2&key=a%2Bb"
    assert place.link == "https://play.example:8443/kumite/t/abc_-9?seat=P2&key=a%2Bb"
    assert place.next("def").link == "https://play.example:8443/kumite/t/def"


def test_a_link_without_a_seat() -> None:
    place = read_place("http://[::1]:8000/t/abc/")
    assert place.socket == "ws://[::1]:8000/api/tables/abc/socket"


@pytest.mark.parametrize(
    "url",
    [
        *("", "nonsense", "abc:8000/t/x", "ftp://host/t/abc", "http:///t/abc", "http://host/", "http://host/t/"),
        *("http://host/t/a b", "http://host/t/../x", "http://host:99999/t/a", "http://host:x/t/a", "http://[::1/t/a"),
        *("http://me:secret@host/t/a", "http://a..b/t/c", "http://host/t/a\x1b[2J", f"http://host/t/{'a' * 65}"),
    ],
)
def test_what_is_no_link(url: str) -> None:
    with pytest.raises(Refusal, match="looks like http://host:port/t/<id>"):
        read_place(url)


def test_a_table_that_cannot_be_one() -> None:
    with pytest.raises(Refusal, match="cannot be one"):
        read_place("http://host/t/abc").next("../../x")


def test_an_address() -> None:
    assert read_address("http://host:8000/") == "http://host:8000"
    with pytest.raises(Refusal, match="looks like http://host:port"):
        read_address("host:8000")


# Over HTTP


@contextmanager
def answering(status: int, body: object, cookie: str = "") -> Iterator[tuple[str, list[Any]]]:
    """A server that gives one answer to everything, and what was asked of it."""
    asked: list[Any] = []

    class Answers(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            length = int(self.headers.get("Content-Length") or 0)
            asked.append((self.command, self.path, self.headers.get("Cookie"), self.rfile.read(length)))
            self.send_response(status)
            if cookie:
                self.send_header("Set-Cookie", f"kumite={cookie}; Path=/; HttpOnly; SameSite=lax")
            self.end_headers()
            self.wfile.write(body if isinstance(body, bytes) else json.dumps(body).encode())

        do_POST = do_GET  # noqa: N815  as the base class calls it

        def log_message(self, *_: object) -> None:
            """Nobody reads it."""

    with HTTPServer(("127.0.0.1", 0), Answers) as server:
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}", asked
        finally:
            server.shutdown()
            thread.join()


def test_a_table_is_set() -> None:
    plan = {"game": "megafighter", "seats": ["human", "greedy"]}
    with answering(201, {"id": "abc"}) as (address, asked):
        assert create_table(f"{address}/", plan, "me~x") == {"id": "abc"}
    ((method, path, cookie, body),) = asked
    assert (method, path, cookie, json.loads(body)) == ("POST", "/api/tables", "kumite=me~x", plan)


def test_a_refused_table_is_a_sentence_with_its_rules() -> None:
    refusal = {"reason": "there is no game 'chess'", "rules": ["MEGA-SETUP-01"]}
    with answering(422, refusal) as (address, _), pytest.raises(Refusal) as refused:
        create_table(address, {})
    assert str(refused.value) == "there is no game 'chess' [MEGA-SETUP-01]"


@pytest.mark.parametrize(
    ("status", "body"), [(404, b"<html>"), (200, b"<html>"), (200, []), (200, {"id": 3}), (500, {})]
)
def test_somebody_elses_server(status: int, body: object) -> None:
    with answering(status, body) as (address, _), pytest.raises(Refusal, match="is no Kumite server"):
        create_table(address, {})


def test_a_guest_keeps_the_cookie_or_gets_a_new_one() -> None:
    with answering(200, {}) as (address, _):
        assert guest(address, "old~1") == "old~1"
        assert guest(address) is None
    with answering(200, {}, cookie="new~2") as (address, _):
        assert guest(address, "old~1") == "new~2"


def test_no_server_at_all() -> None:
    with answering(200, {}) as (address, _):
        pass
    with pytest.raises(Refusal, match=f"there is no server at {address} "):
        guest(address)

"""Origins, limits, sizes and headers."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import msgspec
import pytest
from starlette.datastructures import Headers

from kumite.server.config import Config, Limits
from kumite.server.security import address_of, is_origin, origin_allowed
from tests.server.http.live import GENEROUS, TWO, Live, refusal, running

HERE = {"host": "kumite.example:8000"}


@pytest.mark.parametrize(
    ("headers", "allowed"),
    [
        ({}, True),
        ({"sec-fetch-site": "same-origin"}, True),
        ({"sec-fetch-site": "none"}, True),
        ({"sec-fetch-site": "cross-site"}, False),
        ({"sec-fetch-site": "same-site"}, False),
        ({"origin": "http://kumite.example:8000"}, True),
        ({"origin": "https://KUMITE.example:8000"}, True),
        ({"origin": "http://kumite.example"}, False),
        ({"origin": "http://evil.example"}, False),
        ({"origin": "http://evil.example", "sec-fetch-site": "same-origin"}, False),
        ({"origin": "http://kumite.example:8000.evil.example"}, False),
        ({"origin": "https://friend.example"}, True),
        ({"origin": "http://friend.example"}, False),
        ({"origin": "null"}, False),
        ({"origin": "null", "sec-fetch-site": "same-origin"}, True),
        ({"origin": ""}, False),
        ({"origin": "file://"}, False),
    ],
)
def test_which_pages_may_send_something(headers: dict[str, str], allowed: bool) -> None:
    config = Config("", "", origins=("https://Friend.example/",))
    assert origin_allowed(Headers({**HERE, **headers}), config) is allowed


def test_behind_https_only_https_pages_are_ours() -> None:
    config = Config("", "", secure=True)
    assert origin_allowed(Headers({"host": "a.example", "origin": "https://a.example"}), config)
    assert origin_allowed(Headers({"host": "a.example:443", "origin": "https://a.example"}), config)
    assert not origin_allowed(Headers({"host": "a.example", "origin": "http://a.example"}), config)


def test_what_an_origin_looks_like() -> None:
    right = ["https://a.example", "http://[::1]:80/", "http://127.0.0.1:8000"]
    wrong = ["a.example", "https://a/b", "ftp://a", "https://a b", "https://*", "https://u@a", "https://[::1"]
    assert [text for text in right + wrong if is_origin(text)] == right


def test_addresses() -> None:
    assert address_of({"client": ("10.0.0.1", 5)}) == "10.0.0.1"
    assert address_of({"client": ("::ffff:10.0.0.1", 5)}) == "10.0.0.1"
    assert address_of({"client": ("2001:db8:1:2:3::4", 5)}) == address_of({"client": ("2001:db8:1:2::9", 5)})
    assert address_of({"client": None}) == address_of({}) == "unknown"


def test_a_foreign_page_changes_nothing(live: Live, client: httpx.Client) -> None:
    evil = {"Origin": "http://evil.example"}
    before = len(live.keeper.rooms)
    assert "another site" in refusal(client.post("/api/tables", json=TWO, headers=evil), 403)
    assert refusal(client.post("/api/logout", headers={"Sec-Fetch-Site": "cross-site"}), 403)
    page = client.post("/new", data={"game": "megafighter/standard"}, headers=evil)
    assert (page.status_code, len(live.keeper.rooms)) == (403, before)
    assert client.post("/api/tables", json=TWO, headers={"Origin": live.url}).status_code == 201
    assert client.get("/api/games", headers=evil).status_code == 200
    assert "access-control-allow-origin" not in client.get("/api/games", headers=evil).headers


@pytest.mark.parametrize("path", ["/", "/style.css", "/healthz", "/metrics", "/api/games", "/api/nothing", "/t/none"])
def test_every_response_has_its_headers(client: httpx.Client, path: str) -> None:
    headers = client.get(path).headers
    policy = headers["content-security-policy"]
    assert policy.startswith("default-src 'none'")
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert "camera=()" in headers["permissions-policy"]
    assert headers["referrer-policy"] == ("same-origin" if path == "/" else "no-referrer")
    assert headers["cache-control"] == ("public, max-age=3600" if path == "/style.css" else "no-store")
    assert "server" not in headers


def test_a_body_that_is_too_long_is_not_read(client: httpx.Client) -> None:
    kind = {"Content-Type": "application/json"}
    long = b" " * 70_000
    said = refusal(client.post("/api/tables", content=long, headers=kind), 413)
    assert "65536 bytes" in said

    def drops() -> Iterator[bytes]:
        for _ in range(70):
            yield b" " * 1000

    assert refusal(client.post("/api/tables", content=drops(), headers=kind), 413) == said
    assert client.post("/new", content=long, headers=kind).status_code == 413


def test_requests_are_limited_by_address(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(GENEROUS, requests=0.001, request_burst=3.0)
    with running(tmp_path, limits) as live, live.client() as client:
        assert [client.get("/api/bots").status_code for _ in range(4)] == [200, 200, 200, 429]
        response = client.get("/api/bots")
        assert "too many requests" in refusal(response, 429)
        assert response.headers["retry-after"] == "1000"
        assert "content-security-policy" in response.headers
        assert client.get("/healthz").status_code == 200


def test_tables_and_passwords_are_limited_on_their_own(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(GENEROUS, tables=0.5, table_burst=1.0, logins=0.001, login_burst=1.0)
    with running(tmp_path, limits) as live, live.client() as client:
        assert client.post("/api/tables", json=TWO).status_code == 201
        response = client.post("/api/tables", json=TWO)
        assert "too many new tables" in refusal(response, 429)
        assert response.headers["retry-after"] == "2"
        assert client.post("/new", data={"game": "megafighter/standard"}).status_code == 429
        assert client.post("/api/login", json={"name": "a", "password": "b"}).status_code == 401
        assert "too many tries" in refusal(client.post("/api/login", json={"name": "a", "password": "b"}), 429)
        assert refusal(client.post("/api/accounts", json={"name": "ab", "password": "b" * 8}), 429)
        assert client.get("/api/bots").status_code == 200


def test_a_crowd_behind_one_address_has_so_many_times_more(tmp_path: Path) -> None:
    alone = msgspec.structs.replace(GENEROUS, requests=0.001, request_burst=2.0)
    with running(tmp_path, alone.shared_by(3)) as live, live.client() as client:
        assert [client.get("/api/bots").status_code for _ in range(7)] == [200] * 6 + [429]
    crowd = Limits().shared_by(30)
    assert (crowd.tables, crowd.uploads, crowd.sockets) == (6.0, 1.0, 1920)
    assert (crowd.messages, crowd.body_bytes, crowd.pools) == (Limits().messages, Limits().body_bytes, Limits().pools)


def test_a_proxys_word_counts_and_nobody_elses(tmp_path: Path) -> None:
    """The test is at 127.0.0.1, which uvicorn trusts as a proxy of this machine."""
    limits = msgspec.structs.replace(GENEROUS, requests=0.001, request_burst=1.0)
    with running(tmp_path, limits) as live, live.client() as client:
        for address in ("10.0.0.1", "10.0.0.2"):
            seen = [client.get("/api/bots", headers={"X-Forwarded-For": address}).status_code for _ in range(2)]
            assert seen == [200, 429]

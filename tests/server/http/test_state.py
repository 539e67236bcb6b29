"""Health, metrics, logs, draining, and a second server on the same database."""

from __future__ import annotations

import io
import json
import logging
import re
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy.exc import OperationalError

from kumite.build import which
from kumite.server import logs
from kumite.server.identity import COOKIE
from kumite.server.store import read
from tests.server.http.live import TWO, Live, a_table, refusal, running


@pytest.fixture
def lines() -> Iterator[io.StringIO]:
    """What is logged during a test."""
    root, ours = logging.getLogger(), logging.getLogger("kumite")
    before = root.handlers[:], root.level, ours.level
    stream = io.StringIO()
    logs.configure(stream)
    yield stream
    root.handlers[:], root.level = before[0], before[1]
    ours.setLevel(before[2])


def test_a_healthy_server(live: Live, client: httpx.Client) -> None:
    response = client.get("/healthz")
    assert response.status_code == 200
    assert response.json() == {
        "ok": True,
        "build": which(),
        "database": live.keeper.engine.dialect.name,
        "draining": False,
    }


def test_a_server_that_drains_sets_up_no_tables(live: Live, client: httpx.Client) -> None:
    made = a_table(client)
    live.keeper.draining = True
    try:
        assert client.get("/healthz").status_code == 503
        assert client.get("/healthz").json()["draining"] is True
        response = client.post("/api/tables", json=TWO)
        assert "restarted" in refusal(response, 503)
        assert response.headers["retry-after"] == "5"
        assert client.post("/new", data={"game": "megafighter/standard"}).status_code == 503
        assert client.get(f"/api/tables/{made['id']}").status_code == 200
    finally:
        live.keeper.draining = False


def test_a_second_server_takes_over(tmp_path: Path) -> None:
    with running(tmp_path) as old, old.client() as with_old:
        made = a_table(with_old)
        with running(tmp_path) as new, new.client() as with_new:
            assert "taken over" in refusal(with_old.post("/api/tables", json=TWO), 503)
            assert with_old.get("/healthz").status_code == 503
            assert "taken over" in refusal(with_old.get("/api/tables"), 503)
            assert with_old.get("/").status_code == 503
            assert with_old.get("/metrics").status_code == 200
            assert with_new.get("/healthz").status_code == 200
            assert with_new.get(f"/api/tables/{made['id']}").status_code == 200


def test_a_database_that_is_away(client: httpx.Client, monkeypatch: pytest.MonkeyPatch) -> None:
    def away(*_: object, **__: object) -> None:
        raise OperationalError("select", {}, Exception("postgresql://user:password@host"))

    monkeypatch.setattr(read, "listing", away)
    assert "password" not in refusal(client.get("/api/tables"), 503)


def test_metrics(client: httpx.Client) -> None:
    a_table(client)
    client.get("/api/tables/none")
    response = client.get("/metrics")
    assert response.headers["content-type"].startswith("text/plain")
    samples = [one for family in text_string_to_metric_families(response.text) for one in family.samples]
    values = {one.name: one.value for one in samples if not one.labels}
    assert values["kumite_tables"] >= 1
    assert values["kumite_commits_total"] >= 1
    assert values["kumite_committed_total"] >= values["kumite_commits_total"]
    assert (values["kumite_journal_waiting"], values["kumite_listeners"], values["kumite_draining"]) == (0, 0, 0)
    assert {"kumite_sockets", "kumite_messages_in_total", "kumite_messages_out_total"} <= set(values)
    assert {"kumite_messages_refused_total", "kumite_ack_seconds_count"} <= set(values)
    seen = {(one.labels["route"], one.labels["status"]) for one in samples if one.name == "kumite_requests_total"}
    assert {("/api/tables", "201"), ("/api/tables/{id}", "404")} <= seen


def test_metrics_are_for_whoever_runs_the_server(client: httpx.Client, monkeypatch: pytest.MonkeyPatch) -> None:
    def asks(address: str, token: str | bytes = b"") -> httpx.Response:
        token = token.encode() if isinstance(token, str) else token
        return client.get("/metrics", headers={b"X-Forwarded-For": address.encode(), b"Authorization": token})

    for nobody in ("", "Bearer", "Bearer x"):
        assert "whoever runs this server" in refusal(asks("203.0.113.9", nobody), 403)
    for local in ("127.0.0.1", "127.8.8.8", "::1", "::ffff:127.0.0.1"):
        assert asks(local).status_code == 200
    for stranger in ("::2", "::", "::ffff:203.0.113.9", "fe80::1", "10.0.0.1", "localhost", "unknown"):
        assert asks(stranger).status_code == 403
    monkeypatch.setenv("KUMITE_METRICS_TOKEN", "let me see")
    assert asks("203.0.113.9", "Bearer let me see").status_code == 200
    assert asks("203.0.113.9", "bearer let me see").status_code == 200
    for wrong in ("", "Bearer let me", "let me see", "Basic let me see", b"Bearer \xe9"):
        assert asks("203.0.113.9", wrong).status_code == 403


def wait_for_lines(lines: io.StringIO, n: int) -> None:
    """A request's line is written when its answer has gone out."""
    for _ in range(200):
        if lines.getvalue().count("\n") >= n:
            return
        time.sleep(0.05)


def test_a_line_for_each_request_and_no_secret_in_it(client: httpx.Client, lines: io.StringIO) -> None:
    user = client.get("/api/me").json()["user"]
    made = a_table(client, sit="P1", name="Ada")
    link = httpx.URL(made["seats"][0]["url"])
    client.get(link.path, params=link.params)
    client.post("/api/login", json={"name": "Ada", "password": "my secret word"})
    client.get("/api/me")
    wait_for_lines(lines, 5)
    text = lines.getvalue()
    told = [json.loads(line) for line in text.splitlines()]
    last = told[-1]
    assert (last["event"], last["method"], last["path"], last["status"]) == ("request", "GET", "/api/me", 200)
    assert last["ms"] >= 0
    assert re.fullmatch("[0-9a-f]{12}", last["user"])
    assert [line["path"] for line in told] == ["/api/me", "/api/tables", link.path, "/api/login", "/api/me"]
    for secret in (user, client.cookies[COOKIE], link.params["key"], "key=", "my secret word", "?"):
        assert secret not in text


def test_a_failure_is_logged_with_its_traceback(
    live: Live, client: httpx.Client, lines: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("here it broke")

    monkeypatch.setattr(live.keeper, "room", fail)
    client.get("/api/tables/abc")
    wait_for_lines(lines, 2)
    failed, request = [json.loads(line) for line in lines.getvalue().splitlines()]
    assert (failed["event"], failed["level"]) == ("failed", "error")
    assert "here it broke" in failed["exception"]
    assert request["status"] == 500

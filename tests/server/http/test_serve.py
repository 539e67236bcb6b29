"""`kumite serve` as somebody starts it."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import stat
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from kumite.cli.app import app
from kumite.server.run import BadAddress, address, listen
from tests.server.http.live import a_table, running

ROOT = Path(__file__).parents[3]


def command(folder: Path, *options: str) -> list[str]:
    database = () if "--database" in options else ("--database", f"sqlite:///{folder / 'kumite.db'}")
    return [sys.executable, "-m", "kumite.cli.app", "serve", "--port", "0", *database, *options]


@contextmanager
def started(folder: Path, *options: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server of its own process, and its address."""
    with (folder / "log").open("w") as log:
        server = subprocess.Popen(command(folder, *options), cwd=ROOT, text=True, stdout=subprocess.PIPE, stderr=log)
    try:
        assert server.stdout is not None
        line = server.stdout.readline()
        found = re.fullmatch(r"Kumite is at (http://127\.0\.0\.1:\d+)/  \(Ctrl-C .* are kept\)\n", line)
        assert found, line + (folder / "log").read_text(encoding="utf-8")
        yield server, found[1]
    finally:
        if server.poll() is None:
            server.kill()
        server.communicate()


def failed(*words: str, **environment: str) -> str:
    """What is said by a command that is refused, as one sentence with exit code 2."""
    done = subprocess.run(
        words, cwd=ROOT, capture_output=True, text=True, timeout=60, check=False, env={**os.environ, **environment}
    )
    assert done.returncode == 2, done.stderr
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1, done.stderr
    return done.stderr


def refused(*options: str) -> str:
    """The same without a process, for what is refused before anything is opened."""
    result = CliRunner().invoke(app, ["serve", *options])
    assert result.exit_code == 2
    assert result.stdout == ""
    return result.stderr


def test_a_server_comes_goes_and_comes_back(tmp_path: Path) -> None:
    with started(tmp_path) as (server, url), httpx.Client(base_url=url, timeout=30, trust_env=False) as client:
        assert client.get("/healthz").json()["ok"] is True
        me, made = client.get("/api/me").json(), a_table(client, sit="P1", name="Ada")
        start = time.monotonic()
        server.send_signal(signal.SIGTERM)
        assert server.wait(20) == 0
        assert time.monotonic() - start < 10
        cookies = client.cookies
    for kept in ("secret", "kumite.db"):
        assert stat.S_IMODE((tmp_path / kept).stat().st_mode) == 0o600
    events = [json.loads(line)["event"] for line in (tmp_path / "log").read_text(encoding="utf-8").splitlines()]
    assert events == ["started", *["request"] * 3, "draining", "stopped"]
    with started(tmp_path) as (server, url):
        with httpx.Client(base_url=url, timeout=30, trust_env=False, cookies=cookies) as client:
            assert client.get("/api/me").json() == me
            assert client.get(f"/api/tables/{made['id']}").json()["seats"][0]["name"] == "Ada"
        server.send_signal(signal.SIGINT)
        assert server.wait(20) == 0


def test_a_port_in_use_takes_nothing_over(tmp_path: Path) -> None:
    with running(tmp_path) as live, live.client() as client:
        port = live.url.rpartition(":")[2]
        said = failed(*command(tmp_path, "--port", port))
        assert said.startswith(f"port {port} of 127.0.0.1 is in use already")
        assert a_table(client)


def test_a_database_that_cannot_be_reached(tmp_path: Path) -> None:
    url = "postgresql://ada:verysecret@127.0.0.1:1/kumite"
    said = failed(*command(tmp_path, "--secret-file", str(tmp_path / "s"), "--database", url))
    assert said.startswith("PostgreSQL cannot be reached")
    assert "verysecret" not in said


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (("--database", "mysql://ada:pw@host/name"), "SQLite or PostgreSQL"),
        (("--database", "nonsense"), "cannot be read"),
        (("--database", "sqlite://"), "in a file"),
        (("--origin", "example.org"), "--origin example.org is not of the form"),
        (("--port", "70000"), "--port"),
        (("--workers", "0"), "--workers"),
        (("--pace", "-1"), "--pace"),
        (("--colour",), "--colour"),
    ],
)
def test_options_that_cannot_be(
    options: tuple[str, ...], says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    assert says in refused(*options)


def test_the_secret_comes_from_the_environment_if_it_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from kumite.cli.serve import the_secret

    monkeypatch.setenv("KUMITE_SECRET", "short")
    assert "the signing secret has 5 letters" in refused("--database", f"sqlite:///{tmp_path / 'kumite.db'}")
    monkeypatch.setenv("KUMITE_SECRET", "long enough to be one")
    assert the_secret(tmp_path / "secret") == "long enough to be one"
    assert list(tmp_path.iterdir()) == []
    monkeypatch.delenv("KUMITE_SECRET")
    made = the_secret(tmp_path / "deep" / "secret")
    assert len(made) >= 40
    assert the_secret(tmp_path / "deep" / "secret") == made
    assert [path.name for path in (tmp_path / "deep").iterdir()] == ["secret"]


def test_where_a_server_can_be_found() -> None:
    for host, shown in (("127.0.0.1", "127.0.0.1"), ("0.0.0.0", "127.0.0.1"), ("::1", "[::1]")):
        try:
            listening = listen(host, 0)
        except BadAddress:
            assert host == "::1"  # a machine without IPv6
            continue
        with closing(listening):
            assert address(listening) == f"http://{shown}:{listening.getsockname()[1]}/"
    with pytest.raises(BadAddress, match="nobody can listen"):
        listen("192.0.2.1", 0)


def test_those_who_listen_are_told_that_the_server_goes(tmp_path: Path) -> None:
    with running(tmp_path) as live:
        with live.client() as client:
            made = a_table(client)
        with connect(f"{live.url.replace('http', 'ws')}/api/tables/{made['id']}/socket", proxy=None) as ws:
            ws.send('{"type": "hello"}')
            kinds = [json.loads(ws.recv(10))["type"] for _ in range(3)]
            assert kinds == ["welcome", "update", "people"]
            live.server.should_exit = True
            bye = json.loads(ws.recv(10))
            assert (bye["type"], "again" in bye) == ("bye", False)  # `again` is the default, so it is left out
            with pytest.raises(ConnectionClosed):
                ws.recv(10)


def test_nobody_listens_with_a_taken_port_in_this_process() -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as taken, pytest.raises(BadAddress, match="in use already"):
        listen("127.0.0.1", taken.getsockname()[1])

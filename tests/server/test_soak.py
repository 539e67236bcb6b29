"""kill -9 at any moment: no acknowledged answer is lost or doubled, every match goes on, every viewer sees the same.

`pytest tests/server/test_soak.py --soak-kills 500` goes on for longer.
"""

from __future__ import annotations

import asyncio
import json
import socket
import subprocess
import sys
from collections import Counter
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from random import Random
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import Engine

from kumite.server.config import Config
from kumite.server.entry import Entry
from kumite.server.load import NO_LIMITS, guest
from kumite.server.store import read
from kumite.server.swarm import Account, Beat, Player
from kumite.server.table import Table, fold
from tests.server.databases import opened

MATCHES = 60
SECRET = "soak " * 8


class Victim:
    """A server that is killed and started again, at the same port and the same database."""

    def __init__(self, url: str) -> None:
        self.url = url
        with socket.create_server(("127.0.0.1", 0)) as probe:
            self.port = probe.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[str] | None = None

    def start(self, pace: float) -> None:
        config = Config(self.url, SECRET, pace=pace, limits=NO_LIMITS, heartbeat=5)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "kumite.server", str(self.port)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(msgspec.json.encode(config).decode() + "\n")
        self.process.stdin.flush()
        assert self.process.stdout.readline().startswith("http")

    def kill(self) -> None:
        """As the power would: no signal that could be caught."""
        if self.process is not None:
            self.process.kill()
            self.process.communicate(timeout=30)  # its bots' processes hold the same pipe: they must go, too
            self.process = None


@contextmanager
def victim(url: str) -> Iterator[Victim]:
    server = Victim(url)
    try:
        yield server
    finally:
        server.kill()


def set_tables(server: Victim, account: Account) -> list[Player]:
    """Half of the tables for two clients, half for a client and a bot; somebody watches every one."""
    players = []
    with httpx.Client(base_url=server.address, trust_env=False, timeout=60) as client:
        cookie = guest(client)
        for i in range(MATCHES):
            seats = ["human", "human" if i % 2 else "random"]
            plan = {"game": "megafighter", "options": {"draft": "random"}, "seats": seats}
            made = client.post("/api/tables", json=plan).json()
            beat = Beat(0.3)
            where = f"ws://127.0.0.1:{server.port}/api/tables/{made['id']}/socket"
            queries = [one["url"].partition("?")[2] for one in made["seats"] if one["bot"] is None]
            for j, query in enumerate([*queries, ""]):
                players.append(
                    Player(
                        account,
                        f"{where}?{query}" if query else where,
                        cookie if query else "",
                        made["id"],
                        beat,
                        10 * i + j,
                    )
                )
    return players


def apart(work: Coroutine[Any, Any, list[Player]]) -> list[Player]:
    """Run it in a thread of its own: a browser test before this one may have left a loop running in ours."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


async def soak(server: Victim, account: Account, kills: int) -> list[Player]:
    """Play, and kill the server again and again; then let everybody come to rest."""
    rng = Random(7)
    await asyncio.to_thread(server.start, 0.1)
    players = await asyncio.to_thread(set_tables, server, account)
    tasks = [asyncio.create_task(player.play()) for player in players]
    for _ in range(kills):
        await asyncio.sleep(rng.uniform(0.2, 2.0))
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start, 0.1)
    before = [player.seq for player in players]
    await asyncio.wait_for(all_went_on(players, before), 180)
    for player in players:
        player.resting = True
    await asyncio.to_thread(server.kill)
    await asyncio.to_thread(server.start, 1000.0)
    await asyncio.wait_for(at_rest(players), 180)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return players


async def all_went_on(players: list[Player], before: list[int]) -> None:
    """Every match goes on after the last crash, unless it is over."""
    while not all(p.seq > seq or p.over.is_set() for p, seq in zip(players, before, strict=True)):
        await asyncio.sleep(0.1)


async def at_rest(players: list[Player]) -> None:
    """Nothing has changed for a while, and nobody waits for a reply."""
    quiet, before = 0, [0]
    while quiet < 20:
        await asyncio.sleep(0.1)
        now = [player.seq for player in players]
        waiting = [player for player in players if player.pending is not None and not player.over.is_set()]
        quiet = quiet + 1 if now == before and not waiting else 0
        before = now


def check(engine: Engine, players: list[Player], account: Account) -> None:
    """What the database holds against what the clients were told."""
    by_table: dict[str, list[Player]] = {}
    for player in players:
        by_table.setdefault(player.table, []).append(player)
    for table_id, viewers in by_table.items():
        entries = read.entries(engine, table_id)
        check_log(entries, {f"{key}" for key in account.acks.get(table_id, set())})
        row = read.row(engine, table_id)
        assert row is not None
        table = fold(row, entries)
        for player in viewers:
            check_view(table, player)


def check_log(entries: list[Entry], acked: set[str]) -> None:
    assert [entry.n for entry in entries] == list(range(1, len(entries) + 1))
    keys = Counter((entry.seat, entry.key) for entry in entries if entry.key is not None)
    assert max(keys.values()) == 1, "an answer happened twice"
    lost = acked - {str(key) for _, key in keys}
    assert not lost, f"acknowledged and lost: {lost}"


def check_view(table: Table, player: Player) -> None:
    you = player.update["view"]["you"]
    viewer = table.seats.index(you) if you else len(table.seats)
    last = msgspec.json.decode(table.streams[viewer].last)
    assert player.seq == last["seq"]
    assert {**player.update, "clock": None} == {**last, "clock": None}


@pytest.mark.slow
@pytest.mark.flaky(reruns=2)  # real processes and a real clock, on machines that are busy
def test_no_acknowledged_answer_is_lost_whenever_the_server_is_killed(
    database_url: str, request: pytest.FixtureRequest
) -> None:
    kills = request.config.getoption("--soak-kills")
    account = Account()
    with victim(database_url) as server:
        players = apart(soak(server, account, int(str(kills))))
        server.kill()
    with opened(database_url) as engine:
        check(engine, players, account)
    said = {"answers": len(account.waits), "reconnects": account.reconnects, "refused": Counter(account.refused)}
    sys.stdout.write(json.dumps(said, default=str) + "\n")
    assert len(account.waits) > MATCHES
    assert account.reconnects >= int(str(kills))
    assert account.gaps == 0

"""The load test: many matches at once over real sockets, and what became of every answer."""

from __future__ import annotations

import asyncio
import gc
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import Any

import httpx
import msgspec

from kumite.build import which
from kumite.errors import Refusal
from kumite.server.config import Config, Limits
from kumite.server.store import read
from kumite.server.store.connect import open_engine
from kumite.server.swarm import Account, Beat, Player

WARM_UP = 3.0  # seconds after a thousand clients have come at once
PATIENCE = 60.0  # seconds for everybody to sit down, or for the last replies
UNLIMITED = 1e9
NO_LIMITS = Limits(
    messages=UNLIMITED,
    burst=UNLIMITED,
    wishes=UNLIMITED,
    wish_burst=UNLIMITED,
    requests=UNLIMITED,
    request_burst=UNLIMITED,
    tables=UNLIMITED,
    table_burst=UNLIMITED,
    sockets=10**6,
)

Tell = Callable[[str, int, int], None]  # what is being done, how much of it, of how much


class Report(msgspec.Struct, frozen=True):
    """What a load test found."""

    build: str
    database: str
    matches: int
    seconds: float
    moves: int
    moves_per_s: float
    p50_ms: float
    p99_ms: float
    worst_ms: float
    lost: int
    doubled: int
    refused: dict[str, int]
    reconnects: int
    gaps: int
    kb_in_per_move: float
    server_mb: float
    kb_per_match: float


class Subject:
    """The server under test, in a process of its own."""

    def __init__(self, process: subprocess.Popen[str], address: str) -> None:
        self.process = process
        self.address = address.strip().rstrip("/")

    def memory(self) -> float:
        """Megabytes it holds, where the system says so."""
        try:
            status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii")
        except OSError:
            return 0.0
        return int(status.partition("VmRSS:")[2].split()[0]) / 1024


@contextmanager
def server(database: str) -> Iterator[Subject]:
    """A server without limits, on a free port of this machine."""
    command = [sys.executable, "-m", "kumite.server"]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        config = Config(database, "load test", pace=3600.0, limits=NO_LIMITS)
        process.stdin.write(msgspec.json.encode(config).decode() + "\n")
        process.stdin.flush()
        address = process.stdout.readline()
        try:
            if not address:
                raise Refusal("the server under test did not start; `kumite serve` would say why")
            yield Subject(process, address)
        finally:
            process.terminate()
            process.wait(30)


def loadtest(game: str, matches: int, seconds: float, beat: float, database: str | None, tell: Tell) -> Report:
    """So many matches with two clients each, a move every `beat` seconds in each, for so many seconds."""
    gc.disable()  # a pause of the clients would be taken for one of the server
    with tempfile.TemporaryDirectory(prefix="kumite-load-") as folder:
        url = database or f"sqlite:///{folder}/load.db"
        account = Account()
        with server(url) as subject:
            before = subject.memory()
            players = set_tables(subject, game, matches, beat, account, tell)
            spent = asyncio.run(play(players, account, seconds, tell))
            memory = subject.memory()
        lost, doubled = audit(url, account)
    waits = sorted(account.waits) or [0.0]
    return Report(
        build=which(),
        database=url.partition(":")[0],
        matches=matches,
        seconds=round(spent, 1),
        moves=len(account.waits),
        moves_per_s=round(len(account.waits) / spent, 1),
        p50_ms=round(1000 * waits[len(waits) // 2], 1),
        p99_ms=round(1000 * waits[int(len(waits) * 0.99)], 1),
        worst_ms=round(1000 * waits[-1], 1),
        lost=lost,
        doubled=doubled,
        refused=dict(Counter(account.refused)),
        reconnects=account.reconnects,
        gaps=account.gaps,
        kb_in_per_move=round(account.bytes_in / 1024 / max(1, len(account.waits)), 1),
        server_mb=round(memory, 1),
        kb_per_match=round(1024 * (memory - before) / matches, 1),
    )


def set_tables(
    subject: Subject, game: str, matches: int, beat: float, account: Account, tell: Tell
) -> list[list[Player]]:
    """Every table and its clients; nobody is connected yet."""
    tables: list[list[Player]] = []
    with httpx.Client(base_url=subject.address, trust_env=False, timeout=60) as client:
        cookie = guest(client)
        for i in range(matches):
            made = client.post("/api/tables", json={"game": game, "public": False}).raise_for_status().json()
            common = Beat(beat)
            tables.append(
                [
                    Player(account, where(subject, made["id"], chair), cookie, made["id"], common, 1000 * i + at)
                    for at, chair in enumerate(made["seats"])
                ]
            )
            tell("tables", i + 1, matches)
    return tables


def guest(client: httpx.Client) -> str:
    """The cookie of somebody new."""
    client.get("/api/me").raise_for_status()
    return "; ".join([f"{name}={value}" for name, value in client.cookies.items()])


def where(subject: Subject, table: str, chair: Any) -> str:
    """The socket of a seat."""
    query = str(chair["url"]).partition("?")[2]
    return f"{subject.address.replace('http', 'ws', 1)}/api/tables/{table}/socket?{query}"


async def play(tables: list[list[Player]], account: Account, seconds: float, tell: Tell) -> float:
    """Everybody sits down; a little later the time counts.  At the end nobody is left without a reply."""
    players = [player for table in tables for player in table]
    tasks = [asyncio.create_task(player.play()) for player in players]
    await seated(players, tell)
    await asyncio.sleep(WARM_UP)
    account.waits.clear()
    account.bytes_in = 0
    start = perf_counter()
    while (spent := perf_counter() - start) < seconds:
        tell("seconds", int(spent), int(seconds))
        await asyncio.sleep(min(1.0, seconds - spent))
    tell("seconds", int(seconds), int(seconds))
    for player in players:
        player.resting = True
    end = perf_counter() + PATIENCE
    while any(player.pending is not None for player in players) and perf_counter() < end:
        await asyncio.sleep(0.05)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return spent


async def seated(players: list[Player], tell: Tell) -> None:
    """Wait until every match has begun."""
    end = perf_counter() + PATIENCE
    count = 0
    while count < len(players):
        if perf_counter() > end:
            raise Refusal(f"only {count} of {len(players)} clients could sit down within {PATIENCE:g} seconds")
        await asyncio.sleep(0.1)
        count = sum([player.update is not None and player.update["table"]["status"] != "open" for player in players])
        tell("clients", count, len(players))


def audit(url: str, account: Account) -> tuple[int, int]:
    """How many acknowledged answers the database does not hold, and how many it holds twice."""
    engine = open_engine(url)
    lost = doubled = 0
    try:
        for table, acked in account.acks.items():
            held = Counter([entry.key for entry in read.entries(engine, table)])
            lost += sum([held[key] == 0 for key in acked])
            doubled += sum([held[key] > 1 for key in acked if key != "sit"])
    finally:
        engine.dispose()
    return lost, doubled

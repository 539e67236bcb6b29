"""The journal: what it says is written is written, in order, once, and by one server."""

import asyncio
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from sqlalchemy import Connection, Engine, insert, select, text, update

from kumite.errors import BadOption
from kumite.server.store import read, schema
from kumite.server.store.connect import StoreDown
from kumite.server.store.journal import MOST, Clash, Journal, Superseded, running
from tests.server.databases import opened
from tests.server.store.records import busy, entry, play, row

ROOT = Path(__file__).parents[3]


def test_what_is_awaited_is_committed(engine: Engine, database_url: str) -> None:
    async def scene(journal: Journal) -> None:
        with opened(database_url, migrated=False) as other:
            for n in range(1, 6):
                await journal.append("t", entry(n, key=f"k{n}"))
                assert read.entries(other, "t", after=n - 1) == [entry(n, key=f"k{n}")]
            await journal.append("t", entry(6), entry(7, at=9999), status="playing")
            assert [found.n for found in read.entries(other, "t", after=5)] == [6, 7]
            with other.connect() as connection:
                assert connection.execute(select(schema.tables.c.status, schema.tables.c.changed)).one() == (
                    "playing",
                    9999,
                )

    journal = play(engine, scene, "t")
    assert (journal.commits, journal.committed, journal.waiting) == (7, 7, 0)


def test_those_who_wait_together_are_committed_together(engine: Engine) -> None:
    async def scene(journal: Journal) -> None:
        await asyncio.gather(*(journal.append(f"t{n % 10}", entry(n)) for n in range(1000)))

    journal = play(engine, scene, *(f"t{n}" for n in range(10)))
    assert journal.committed == 1010
    assert journal.commits - 10 <= 20
    assert [found.n for found in read.entries(engine, "t7")] == list(range(7, 1000, 10))


def test_a_transaction_is_bounded(engine: Engine) -> None:
    async def scene(journal: Journal) -> None:
        async with busy(journal):
            waiting = [asyncio.create_task(journal.append("t", entry(n))) for n in range(1, MOST + 2)]
            await asyncio.sleep(0)
            assert journal.waiting == MOST + 1
        await asyncio.gather(*waiting)

    journal = play(engine, scene, "t")
    assert journal.commits == 1 + 1 + 2


def test_appends_of_one_table_keep_their_order_and_the_last_status_stays(engine: Engine) -> None:
    async def scene(journal: Journal) -> None:
        states = [journal.append("t", entry(n), status="over" if n == 300 else "playing") for n in range(1, 301)]
        await asyncio.gather(journal.create(row("t")), *states)

    play(engine, scene)
    found = read.row(engine, "t")
    assert found is not None
    assert found.status == "over"
    assert [found.n for found in read.entries(engine, "t")] == list(range(1, 301))


def test_one_that_fails_fails_alone(engine: Engine) -> None:
    def taken(connection: Connection) -> None:
        connection.execute(insert(schema.bundles), {"table_id": "t", "at": 1, "text": "half"})
        raise BadOption("the name is taken")

    async def scene(journal: Journal) -> None:
        async with busy(journal):
            all_of_them = asyncio.gather(
                journal.append("t", entry(1, key="a")),
                journal.append("t", entry(2, key="a")),  # the same message again
                journal.append("t", entry(2, seat=1, key="a")),
                journal.append("t", entry(2)),  # a number that is taken
                journal.append("t", entry(3)),
                journal.append("nowhere", entry(1)),
                journal.write(taken),
                journal.write(lambda connection: connection.execute(text("SELECT nonsense"))),
                journal.append("t", entry(4), entry(3)),  # half of it is wrong, so none of it is written
                journal.write(lambda connection: connection.scalar(text("SELECT 7"))),
                return_exceptions=True,
            )
        told = await all_of_them
        assert [told[n] for n in (0, 2, 4, 9)] == [None, None, None, 7]
        assert [type(told[n]) for n in (1, 3, 5, 6, 8)] == [Clash, Clash, Clash, BadOption, Clash]
        assert isinstance(told[7], Exception)
        with pytest.raises(Clash, match="there already"):
            await journal.append("t", entry(9, key="a"))
        await journal.append("t", entry(4))

    journal = play(engine, scene, "t")
    assert [(found.n, found.seat) for found in read.entries(engine, "t")] == [(1, 0), (2, 1), (3, 0), (4, 0)]
    assert read.bundles(engine, "t") == []
    assert journal.committed == 1 + 1 + 4 + 1
    assert journal.commits == 4


def test_an_append_has_an_entry(engine: Engine) -> None:
    async def scene(journal: Journal) -> None:
        with pytest.raises(ValueError, match="needs an entry"):
            await journal.append("t", status="over")

    play(engine, scene, "t")


def test_a_server_that_was_superseded_writes_nothing(engine: Engine) -> None:
    async def scene(old: Journal) -> None:
        await old.append("t", entry(1))
        with running(Journal(engine, "new")) as new:
            assert new.epoch == old.epoch + 1
            told = await asyncio.gather(*(old.append("t", entry(n)) for n in (2, 3)), return_exceptions=True)
            assert [type(error) for error in told] == [Superseded, Superseded]
            assert old.superseded
            with pytest.raises(Superseded, match="another server has taken over"):
                await old.append("t", entry(2))
            await new.append("t", entry(2, seat=1))
            assert not new.superseded

    play(engine, scene, "t")
    assert [(found.n, found.seat) for found in read.entries(engine, "t")] == [(1, 0), (2, 1)]
    with engine.connect() as connection:
        assert connection.execute(select(schema.lease.c.epoch, schema.lease.c.holder)).all() == [(2, "new")]


def test_stopping_commits_what_is_queued_and_then_refuses(engine: Engine) -> None:
    async def scene(journal: Journal) -> None:
        waiting = [asyncio.create_task(journal.append("t", entry(n))) for n in range(1, 101)]
        await asyncio.sleep(0)
        journal.stop()
        await asyncio.gather(*waiting)
        assert len(read.entries(engine, "t")) == 100
        with pytest.raises(StoreDown, match="stopping"):
            await journal.append("t", entry(101))

    play(engine, scene, "t")


def test_a_waiter_that_gives_up_stops_nothing(engine: Engine) -> None:
    async def scene(journal: Journal) -> None:
        waiting = [asyncio.create_task(journal.append("t", entry(n))) for n in range(1, 51)]
        await asyncio.sleep(0)
        for task in waiting[::2]:
            task.cancel()
        told = await asyncio.gather(*waiting, return_exceptions=True)
        assert [type(error) for error in told[::2]] == [asyncio.CancelledError] * 25
        assert told[1::2] == [None] * 25
        await journal.append("t", entry(51))

    play(engine, scene, "t")
    assert len(read.entries(engine, "t")) == 51  # they were queued, so they are written


def test_a_loop_that_is_closed_stops_nothing(engine: Engine) -> None:
    async def leave(journal: Journal) -> None:
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(journal.write(lambda _: release.wait(10)), 0.05)

    release = threading.Event()
    with running(Journal(engine, "test")) as journal:
        asyncio.run(leave(journal))
        release.set()
        asyncio.run(journal.create(row("t")))
    assert read.row(engine, "t") == row("t")


PLAYS_ON = """
import asyncio, sys
from kumite.server.store.connect import open_engine
from kumite.server.store.journal import Journal
from tests.server.store.records import entry

async def main():
    journal = Journal(open_engine(sys.argv[1]), "victim")
    journal.start()
    n = 0
    async def one(number):
        await journal.append("t", entry(number))
        print(number, flush=True)
    while True:
        await asyncio.gather(*(one(n + k) for k in (1, 2, 3)))
        n += 3

asyncio.run(main())
"""


def test_what_was_acknowledged_survives_a_kill(engine: Engine, database_url: str) -> None:
    async def nothing(journal: Journal) -> None: ...

    play(engine, nothing, "t")
    command = [sys.executable, "-c", PLAYS_ON, database_url]
    with subprocess.Popen(command, stdout=subprocess.PIPE, cwd=ROOT, text=True) as victim:
        assert victim.stdout is not None
        said = [victim.stdout.readline() for _ in range(40)]
        victim.kill()
        said += victim.stdout.read().splitlines(keepends=True)
    told = [int(line) for line in said if line.endswith("\n")]
    kept = [found.n for found in read.entries(engine, "t")]
    assert len(told) >= 40
    assert set(told) <= set(kept)
    assert kept == list(range(1, len(kept) + 1))  # whatever else is there is whole


def test_the_lease_of_a_killed_server_is_free(engine: Engine) -> None:
    async def nothing(journal: Journal) -> None: ...

    with engine.begin() as connection:
        connection.execute(update(schema.lease).values(epoch=41, holder="dead", at=2**50))
    assert play(engine, nothing, "t").epoch == 42

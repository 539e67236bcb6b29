"""A database that goes away and comes back: nothing is called written that is not, nor the other way round."""

import asyncio
import threading
from collections.abc import Callable, Iterator

import psycopg
import pytest
from sqlalchemy import Connection, Engine, event, text
from sqlalchemy.exc import OperationalError

from kumite.server.store import read
from kumite.server.store.connect import StoreDown
from kumite.server.store.journal import Journal, Superseded, running
from tests.server.databases import opened
from tests.server.store.records import busy, entry, play


@pytest.fixture
def url(postgresql: Callable[[], str]) -> str:
    return postgresql()


@pytest.fixture
def postgres(url: str) -> Iterator[Engine]:
    with opened(url) as engine:
        yield engine


def terminate(url: str, pid: int | None = None) -> None:
    """End one connection from outside, or all of this database."""
    which = "pid = %s" if pid else "pid <> pg_backend_pid() AND datname = current_database() AND %s::int IS NULL"
    with psycopg.connect(url, autocommit=True) as admin:
        admin.execute(f"SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE {which}".encode(), [pid])


def at_commit(engine: Engine, what: Callable[[Connection], None]) -> None:
    """Something happens to the next transaction when it is about to commit."""
    event.listen(engine, "commit", what, once=True)


def test_a_connection_lost_between_two_appends_is_not_noticed(url: str, postgres: Engine) -> None:
    async def scene(journal: Journal) -> None:
        await journal.append("t", entry(1))
        terminate(url)
        await journal.append("t", entry(2))

    play(postgres, scene, "t")
    assert len(read.entries(postgres, "t")) == 2


def test_a_connection_lost_while_writing_fails_all_of_the_batch(url: str, postgres: Engine) -> None:
    def die(connection: Connection) -> None:
        terminate(url, connection.scalar(text("SELECT pg_backend_pid()")))
        connection.execute(text("SELECT 1"))

    async def scene(journal: Journal) -> None:
        async with busy(journal):
            all_of_them = asyncio.gather(
                journal.append("t", entry(1)), journal.write(die), journal.append("t", entry(2)), return_exceptions=True
            )
        assert [type(error) for error in await all_of_them] == [StoreDown] * 3
        assert read.entries(postgres, "t") == []
        await journal.append("t", entry(1))

    play(postgres, scene, "t")
    assert read.entries(postgres, "t") == [entry(1)]


def test_a_commit_that_did_not_arrive_is_refused(url: str, postgres: Engine) -> None:
    def die(connection: Connection) -> None:
        terminate(url, connection.scalar(text("SELECT pg_backend_pid()")))

    async def scene(journal: Journal) -> None:
        at_commit(postgres, die)
        with pytest.raises(StoreDown):
            await journal.append("t", entry(1))
        assert read.entries(postgres, "t") == []
        await journal.append("t", entry(1))

    play(postgres, scene, "t")


def commit_then_lose(connection: Connection) -> None:
    """The commit arrives, its confirmation does not."""
    connection.connection.dbapi_connection.commit()  # type: ignore[union-attr]
    raise OperationalError("COMMIT", None, Exception("the server closed the connection unexpectedly"))


def test_a_commit_that_arrived_without_an_answer_is_found(engine: Engine) -> None:
    async def scene(journal: Journal) -> None:
        at_commit(engine, commit_then_lose)
        await journal.append("t", entry(1))
        assert await journal.write(lambda _: 7) == 7

    journal = play(engine, scene, "t")
    assert journal.committed == 3
    assert read.entries(engine, "t") == [entry(1)]


def test_a_commit_in_doubt_under_another_server_is_superseded(engine: Engine) -> None:
    def lose_all(connection: Connection) -> None:
        connection.connection.dbapi_connection.commit()  # type: ignore[union-attr]
        with running(Journal(engine, "new")):
            raise OperationalError("COMMIT", None, Exception("gone"))

    async def scene(journal: Journal) -> None:
        at_commit(engine, lose_all)
        with pytest.raises(Superseded):
            await journal.append("t", entry(1))
        assert journal.superseded

    play(engine, scene, "t")


def test_a_doubt_lasts_until_the_database_is_back(url: str, postgres: Engine) -> None:
    name = postgres.url.database

    def shut(allow: bool) -> None:
        elsewhere = url.replace(f"/{name}?", "/postgres?")
        with psycopg.connect(elsewhere, autocommit=True) as admin:
            admin.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS {str(allow).lower()}".encode())
            if not allow:
                admin.execute("SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = %s", [name])

    def lose(connection: Connection) -> None:
        connection.connection.dbapi_connection.commit()  # type: ignore[union-attr]
        shut(False)
        gone.set()
        raise OperationalError("COMMIT", None, Exception("gone"))

    async def scene(journal: Journal) -> None:
        at_commit(postgres, lose)
        waiting = asyncio.create_task(journal.append("t", entry(1)))
        await asyncio.to_thread(gone.wait, 10)
        done, _ = await asyncio.wait([waiting], timeout=0.5)
        assert not done  # nobody knows, so nobody says
        shut(True)
        await waiting
        shut(False)
        with pytest.raises(StoreDown, match="try again"):
            await journal.append("t", entry(2))
        shut(True)
        await journal.append("t", entry(2))

    gone = threading.Event()
    play(postgres, scene, "t")
    assert len(read.entries(postgres, "t")) == 2


def test_a_doubt_at_the_end_is_told_as_one(url: str, postgres: Engine) -> None:
    """Stopping does not wait for a database that may never come back."""

    def lose(connection: Connection) -> None:
        dead.append(True)
        raise OperationalError("COMMIT", None, Exception("gone"))

    def refuse(*args: object) -> None:
        if dead:
            raise OperationalError("BEGIN", None, Exception("gone"))

    async def scene(journal: Journal) -> None:
        at_commit(postgres, lose)
        waiting = asyncio.create_task(journal.append("t", entry(1)))
        await asyncio.sleep(0.3)
        await asyncio.to_thread(journal.stop)
        with pytest.raises(StoreDown, match="nobody knows"):
            await waiting

    dead: list[bool] = []
    event.listen(postgres, "begin", refuse)
    play(postgres, scene, "t")


def test_a_full_disk_is_a_store_that_is_down(tmp_path: object) -> None:
    with opened(f"sqlite:///{tmp_path}/kumite.db") as engine:

        async def scene(journal: Journal) -> None:
            async with busy(journal):
                all_of_them = asyncio.gather(
                    journal.write(lambda connection: connection.scalar(text("PRAGMA max_page_count=1"))),
                    journal.save_bundle("t", 1, "x" * 1_000_000),
                    journal.append("t", entry(1)),
                    return_exceptions=True,
                )
            told = await all_of_them
            assert isinstance(told[1], StoreDown)
            assert len(read.entries(engine, "t")) == (told[2] is None)
            engine.dispose()  # and with the connection its limit
            await journal.append("t", entry(2))
            assert read.bundles(engine, "t") == []

        play(engine, scene, "t")

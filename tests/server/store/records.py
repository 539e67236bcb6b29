"""Rows and entries for the tests of the store."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from sqlalchemy import Connection, Engine

from kumite.server.entry import Entry, Row
from kumite.server.store.journal import Journal, running


def row(table_id: str = "t", made: int = 1000, public: bool = True, status: str = "open") -> Row:
    return Row(table_id, made, "megafighter", public, '{"seats": 2}', "seed", status)


def entry(n: int, seat: int = 0, key: str | None = None, at: int = 0) -> Entry:
    return Entry(n, at or 1000 + n, "answer", seat, str(n), key)


def play(engine: Engine, scene: Callable[[Journal], Awaitable[None]], *tables: str) -> Journal:
    """A scene with a running journal and these tables; afterwards the journal is stopped."""

    async def whole() -> None:
        for table in tables:
            await journal.create(row(table))
        await asyncio.wait_for(scene(journal), 20)

    with running(Journal(engine, "test")) as journal:
        asyncio.run(whole())
    return journal


@asynccontextmanager
async def busy(journal: Journal) -> AsyncIterator[None]:
    """Meanwhile the journal's thread is held, so that what comes gathers and is one batch."""
    begun, release = threading.Event(), threading.Event()

    def hold(_connection: Connection) -> None:
        begun.set()
        release.wait(10)

    held = asyncio.create_task(journal.write(hold))
    await asyncio.to_thread(begun.wait, 10)
    yield
    await asyncio.sleep(0)  # the tasks that were made begin now
    release.set()
    await held

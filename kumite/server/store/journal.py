"""The journal: the only writer of the store.  Whatever waits is committed at once, then the waiters go on."""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from itertools import groupby
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError

from kumite.errors import Refusal
from kumite.server.entry import Entry, Row
from kumite.server.store.connect import BadStore, StoreDown
from kumite.server.store.schema import lease
from kumite.server.store.write import Append, put_bundle, put_entries, put_row

T = TypeVar("T")

MOST = 512  # items in one transaction
TAKEN_OVER = "another server has taken over this database; this one stops writing"
PAUSE_S = 0.2  # before a database that is away is asked again what became of a commit


class Superseded(Refusal):
    """Another server holds the lease."""


class Clash(Refusal):
    """Something with this number, key, id or name is there already, or the table it belongs to is not."""


class InDoubt(Exception):
    """The connection was lost while it committed: whether it did is to be read."""

    def __init__(self, mark: int, answers: list[Answer]) -> None:
        super().__init__(mark)
        self.mark = mark
        self.answers = answers


class Item:
    """Something to write, and who waits for it."""

    __slots__ = ("append", "loop", "waiter", "work")

    def __init__(self, work: Callable[[Connection], Any], append: Append | None) -> None:
        self.work = work
        self.append = append  # the same as a record, so that many become one statement
        self.loop = asyncio.get_running_loop()
        self.waiter: asyncio.Future[Any] = self.loop.create_future()


class Answer:
    """What became of an item."""

    __slots__ = ("error", "value")

    def __init__(self, value: Any = None, error: Exception | None = None) -> None:
        self.value = value
        self.error = error


class Journal:
    """Writes with one thread and one transaction at a time, as long as the lease is ours."""

    def __init__(self, engine: Engine, holder: str) -> None:
        self.engine = engine
        self.holder = holder
        self.epoch = 0
        self.superseded = False
        self.commits = 0
        self.committed = 0  # items
        self._mark = 0
        self._queue: queue.SimpleQueue[Item | None] = queue.SimpleQueue()
        self._gate = threading.Lock()  # nothing comes into the queue behind the None that ends it
        self._open = False
        self._stopping = threading.Event()
        self._thread = threading.Thread(target=self._run, name="journal", daemon=True)

    @property
    def waiting(self) -> int:
        """How many items no transaction has taken yet."""
        return self._queue.qsize()

    def start(self) -> None:
        """Take the lease from whoever had it, and begin to write."""
        with self.engine.begin() as connection:
            taken = {"epoch": lease.c.epoch + 1, "holder": self.holder, "at": self._next_mark()}
            connection.execute(update(lease).where(lease.c.id == 1).values(taken))
            epoch = connection.scalar(select(lease.c.epoch).where(lease.c.id == 1))
        if epoch is None:
            raise BadStore("this database has lost its lease row; restore it from a backup")
        self.epoch, self._open = epoch, True
        self._thread.start()

    def stop(self) -> None:
        """Commit what is queued, and end."""
        with self._gate:
            was_open, self._open = self._open, False
            self._queue.put(None)
        self._stopping.set()
        if was_open:
            self._thread.join()

    # What is written; each returns when it is committed.  A waiter that gives up stops nothing: it is written anyway

    async def append(self, table_id: str, *entries: Entry, status: str | None = None) -> None:
        """The next entries of a table, all or none, and the status it has from then on."""
        if not entries:
            raise ValueError("an append needs an entry")
        append = Append(table_id, entries, status)
        await self._submit(Item(partial(put_entries, appends=(append,)), append))

    async def create(self, row: Row) -> None:
        """A new table."""
        await self.write(partial(put_row, row=row))

    async def save_bundle(self, table_id: str, at: int, text: str) -> None:
        """What is needed to look into a failure later."""
        await self.write(partial(put_bundle, table_id=table_id, at=at, text=text))

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Anything else; the work may be run again, so it changes nothing but the database."""
        result: T = await self._submit(Item(work, None))
        return result

    def _submit(self, item: Item) -> asyncio.Future[Any]:
        if self.superseded:
            raise Superseded(TAKEN_OVER)
        with self._gate:
            if not self._open:
                raise StoreDown("the server is stopping and writes nothing any more; try again later")
            self._queue.put(item)
        return item.waiter

    # The thread

    def _run(self) -> None:
        while batch := self._next_batch():
            answers = self._answers(batch)
            self._count(answers)
            tell(batch, answers)

    def _next_batch(self) -> list[Item]:
        """Everything that waits, up to a limit; nothing at the end."""
        item = self._queue.get()
        batch: list[Item] = []
        while item is not None:
            batch.append(item)
            if len(batch) == MOST or self._queue.empty():
                return batch
            item = self._queue.get()
        if batch:
            self._queue.put(None)  # for the next time
        return batch

    def _count(self, answers: Sequence[Answer]) -> None:
        written = sum(answer.error is None for answer in answers)
        self.committed += written
        self.commits += written > 0

    def _answers(self, batch: Sequence[Item]) -> list[Answer]:
        """Write the batch; what goes wrong with all of it goes to each."""
        try:
            return self._write(batch)
        except InDoubt as doubt:
            return self._after_doubt(doubt)
        except Exception as error:  # noqa: BLE001  whatever it is, the waiters must hear of it and the thread go on
            return self._refused(error, len(batch))

    def _write(self, batch: Sequence[Item]) -> list[Answer]:
        if self.superseded:
            raise Superseded(TAKEN_OVER)
        with self.engine.connect() as connection:
            mark = self._claim(connection)
            answers = put(connection, batch)
            try:
                connection.commit()
            except Exception as error:
                connection.invalidate()
                raise InDoubt(mark, answers) from error
        return answers

    def _claim(self, connection: Connection) -> int:
        """Hold the lease until the commit, or find that it is somebody else's; the mark tells this transaction."""
        mark = self._next_mark()
        ours = (lease.c.id == 1) & (lease.c.epoch == self.epoch)
        if connection.execute(update(lease).where(ours).values(at=mark)).rowcount != 1:
            raise Superseded(TAKEN_OVER)
        return mark

    def _next_mark(self) -> int:
        self._mark = max(self._mark + 1, time.time_ns() // 1_000_000)
        return self._mark

    def _after_doubt(self, doubt: InDoubt) -> list[Answer]:
        try:
            kept = self._kept(doubt.mark)
        except (Superseded, StoreDown) as error:
            return self._refused(error, len(doubt.answers))
        return doubt.answers if kept else self._refused(doubt.__cause__, len(doubt.answers))

    def _kept(self, mark: int) -> bool:
        """Whether the transaction with this mark is in the database, asked until it answers.

        To lock the lease is to wait until that transaction is over, if PostgreSQL is still at it."""
        while True:
            try:
                with self.engine.begin() as connection:
                    wanted = select(lease.c.epoch, lease.c.at).where(lease.c.id == 1).with_for_update()
                    epoch, at = connection.execute(wanted).one()
            except (DBAPIError, sqlite3.Error) as error:
                if self._stopping.wait(PAUSE_S):
                    raise StoreDown(
                        "the database went away during a commit; nobody knows whether it was written"
                    ) from error
                continue
            if epoch != self.epoch:
                raise Superseded(TAKEN_OVER)
            return bool(at == mark)

    def _refused(self, error: BaseException | None, count: int) -> list[Answer]:
        if isinstance(error, Superseded):
            self.superseded = True
        return [Answer(error=refusal(error)) for _ in range(count)]


def put(connection: Connection, batch: Sequence[Item]) -> list[Answer]:
    """All together; if something is wrong with one of them, each for itself."""
    try:
        with connection.begin_nested():
            return together(connection, batch)
    except Exception as error:
        if lost(connection, error):
            raise
    return [alone(connection, item) for item in batch]


def together(connection: Connection, batch: Sequence[Item]) -> list[Answer]:
    """In order, with neighbouring appends as one."""
    answers: list[Answer] = []
    for appends, run in groupby(batch, key=lambda item: item.append is not None):
        if appends:
            items = list(run)
            put_entries(connection, [item.append for item in items if item.append])
            answers += [Answer() for _ in items]
        else:
            answers += [Answer(item.work(connection)) for item in run]
    return answers


def alone(connection: Connection, item: Item) -> Answer:
    """One item within its own savepoint, so that it fails alone."""
    try:
        with connection.begin_nested():
            return Answer(item.work(connection))
    except Exception as error:
        if lost(connection, error):
            raise
        return Answer(error=refusal(error))


def lost(connection: Connection, error: Exception) -> bool:
    """Whether the whole transaction went, with the connection or because SQLite gave it up (the disk is full)."""
    if connection.invalidated or (isinstance(error, DBAPIError) and error.connection_invalidated):
        return True
    raw: object = connection.connection.dbapi_connection
    return isinstance(raw, sqlite3.Connection) and not raw.in_transaction


def refusal(error: BaseException | None) -> Exception:
    """The error as its waiter gets it."""
    away = isinstance(error, DBAPIError) and error.connection_invalidated
    told: Exception
    if isinstance(error, IntegrityError):
        told = Clash("the database refuses this: it is there already, or the table it belongs to is not")
    elif away or isinstance(error, OperationalError | InterfaceError | sqlite3.Error):
        told = StoreDown("the database cannot be written to at the moment; nothing was changed, try again")
    elif isinstance(error, Superseded):
        told = Superseded(TAKEN_OVER)
    else:
        return error if isinstance(error, Exception) else RuntimeError(f"the journal failed: {error!r}")
    told.__cause__ = error
    return told


@contextmanager
def running(journal: Journal) -> Iterator[Journal]:
    """A journal for the time of a `with`."""
    journal.start()
    try:
        yield journal
    finally:
        journal.stop()


def tell(batch: Sequence[Item], answers: Sequence[Answer]) -> None:
    """Wake the waiters, each in its own loop; one wake-up serves all of a loop."""
    told: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[Any], Answer]]] = {}
    for item, answer in zip(batch, answers, strict=True):
        told.setdefault(item.loop, []).append((item.waiter, answer))
    for loop, pairs in told.items():
        with suppress(RuntimeError):  # a loop that was closed has nobody who waits
            loop.call_soon_threadsafe(settle, pairs)


def settle(pairs: Sequence[tuple[asyncio.Future[Any], Answer]]) -> None:
    for waiter, answer in pairs:
        if waiter.done():  # it gave up
            continue
        if answer.error is None:
            waiter.set_result(answer.value)
        else:
            waiter.set_exception(answer.error)

"""The keeper of all tables: whatever happens is written down and committed first, then it happens, then it is told."""

from __future__ import annotations

import asyncio
import os
import socket
import traceback
from collections.abc import AsyncIterator, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from functools import partial
from hashlib import sha256
from time import monotonic
from typing import Any, Concatenate, ParamSpec, TypeVar

import msgspec
from sqlalchemy import Engine

from kumite.errors import BadOption, Refusal
from kumite.server import asks
from kumite.server import messages as say
from kumite.server import plan as plans
from kumite.server.bundle import bundle
from kumite.server.config import Config
from kumite.server.crew import Crew, check_bot
from kumite.server.entry import Entry, Row
from kumite.server.host import Host
from kumite.server.identity import Identity
from kumite.server.logs import LOG
from kumite.server.pace import now
from kumite.server.plan import HUMAN, Plan
from kumite.server.room import Room
from kumite.server.store import read
from kumite.server.store.connect import checkpoint, open_engine
from kumite.server.store.journal import Journal
from kumite.server.store.migrate import upgrade
from kumite.server.store.write import put_status, put_void
from kumite.server.summary import summary
from kumite.server.table import LEAVING, OPEN, OVER, PLAYING, Broken, Table, fold

T = TypeVar("T")
P = ParamSpec("P")

SERVER = -1  # the seat of entries that the server makes of itself
BUNDLES = 5  # reports that are kept of one table
ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"
LONGEST_ID = 64
NO_TABLE = "there is no such table; perhaps the link was cut short"
MISTAKE = "that ran into a mistake of ours; nothing has changed, and we have kept a report"


class UnknownTable(Refusal):
    """There is no such table."""


class Unreadable(UnknownTable):
    """A table whose log this version cannot follow."""


class Draining(Refusal):
    """The server takes nothing new: it is about to stop, or full."""


class Keeper:
    """Every table of this server, and the one way anything happens at them."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.identity = Identity(config.secret)
        self.engine = open_engine(config.database)
        self.readers = ThreadPoolExecutor(thread_name_prefix="reader")
        self.journal = Journal(self.engine, f"{socket.gethostname()}:{os.getpid()}")
        self.crew = Crew(config.workers)
        self.host = Host(self)
        self.rooms: dict[str, Room] = {}
        self.draining = False
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    async def start(self) -> None:
        """Take the database over, and wake the tables at which something is to be done."""
        await self.ask(upgrade)
        await asyncio.to_thread(self.journal.start)
        self.crew.start()
        for work in (self.host.wake(), self.host.sweep(), self.host.watch(), self.host.tidy()):
            self.spawn(work)

    async def stop(self) -> None:
        """Let nobody in any more, finish what is being written, and go."""
        self.farewell()
        for room in list(self.rooms.values()):
            self.host.disarm(room)
            async with room.lock:
                pass
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.crew.stop()
        await asyncio.to_thread(self.journal.stop)
        with suppress(Refusal):
            await self.ask(checkpoint)
        await asyncio.to_thread(self.readers.shutdown)  # whoever was cancelled above may still be reading
        self.engine.dispose()

    def farewell(self) -> None:
        """From now on nothing new is taken; everybody who listens is told, once."""
        if not self.draining:
            self.draining = True
            for room in self.rooms.values():
                room.tell(say.Bye(say.BACK_SOON))

    async def ask(self, work: Callable[Concatenate[Engine, P], T], *args: P.args, **named: P.kwargs) -> T:
        """Ask the database something, without holding up anybody else."""
        return await asyncio.get_running_loop().run_in_executor(
            self.readers, partial(work, self.engine, *args, **named)
        )

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Something that goes on whoever waits for it."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        """Nothing fails without a word."""
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, Refusal):
            LOG.error("a task failed", task=task.get_coro().__qualname__, exc_info=error)  # type: ignore[union-attr]

    # Tables

    async def create(self, plan: Plan, user: str, names: dict[int, str]) -> Room:
        """A new table; `names` says at which seats whoever makes it sits down at once."""
        if self.draining:
            raise Draining("the server is being restarted; try again in a moment")
        if len(self.rooms) >= self.config.limits.tables_at_once:
            raise Draining("all tables are taken; try again later")
        sitting = {seat: (user, name) for seat, name in names.items()}
        return await asyncio.shield(self.spawn(self._create(new_id(), plan, sitting)))

    async def _create(self, table_id: str, plan: Plan, sitting: dict[int, tuple[str, str]]) -> Room:
        plan = checked(plan)
        text = msgspec.json.encode(plan).decode()
        row = Row(table_id, now(), plan.game, plan.public, text, plans.deal(plan).chance.seed, OPEN)
        table = Table(row)
        table.row = row = msgspec.structs.replace(row, status=table.status)
        for seat in sitting:
            if table.chairs[seat].taken:
                raise BadOption(f"{table.seats[seat]} is not free")
        room = self.rooms[row.id] = Room(table)  # first: whoever finds the row in a list finds this room, not a second
        async with room.lock:
            try:
                await self.journal.create(row)
            except Refusal:
                del self.rooms[row.id]
                raise
            await self._seat(room, sitting)
            await self.settled(room)
        await self._note_status(table)
        return room

    async def _seat(self, room: Room, sitting: dict[int, tuple[str, str]]) -> None:
        """Whoever sits here from the start, if they do not sit yet.  The caller holds the room's lock."""
        for seat, (user, name) in sitting.items():
            if not room.table.chairs[seat].taken:
                data = {"user": user, "name": asks.clean(name) or f"Player {seat + 1}"}
                await self.enter(room, asks.make(room.table, "sit", seat, data, now()))

    async def room(self, table_id: str) -> Room:
        """A table by its id, from memory or from the store."""
        if not (table_id.isascii() and table_id.isalnum() and len(table_id) <= LONGEST_ID):
            raise UnknownTable(NO_TABLE)
        room = self.rooms.get(table_id)
        if room is not None:
            room.used_at = monotonic()
            return room
        task = self._loading.get(table_id)
        if task is None:
            task = self._loading[table_id] = self.spawn(self._load(table_id))
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(task)

    async def _load(self, table_id: str) -> Room:
        row = await self.ask(read.row, table_id)
        if row is None:
            raise UnknownTable(NO_TABLE)
        table = await self._read(row)
        room = Room(table)
        async with room.lock:
            if table.clocks.deadline() is not None:
                await self.enter(room, asks.make(table, "resume", SERVER, {}, now()))
            await self.settled(room)
        await self._note_status(table)
        return self.rooms.setdefault(table_id, room)

    async def _read(self, row: Row) -> Table:
        """The table as its log tells.  If we cannot follow the log, nothing is written: a better version of us will."""
        entries = await self.ask(read.entries, row.id)
        try:
            return await asyncio.to_thread(fold, row, entries)
        except Broken as broken:
            LOG.error("a table cannot be read", table=row.id, entry=broken.n, exc_info=broken.cause)
            await self._keep_bundle(row, entries, broken.cause)
            raise Unreadable(
                "this table cannot be read by this version of the server; nothing is lost, and we have kept a report"
            ) from None

    async def _keep_bundle(self, row: Row, entries: list[Entry], cause: BaseException) -> None:
        """What is needed to find a mistake of ours, once for each."""
        trace = "".join(traceback.format_exception(cause))
        known = await self.ask(read.bundles, row.id)
        text = bundle(row, entries, trace)
        if len(known) < BUNDLES and text not in [one.text for one in known]:
            await self.journal.save_bundle(row.id, now(), text)

    async def _note_status(self, table: Table) -> None:
        """The status in the listings; the log is what counts, so it may come late."""
        if table.status != table.row.status:
            await self.note(table)

    async def note(self, table: Table) -> None:
        """What lists say of a table."""
        put = table.row.id, table.status, table.shown_at, msgspec.json.encode(summary(table)).decode()
        await self.journal.write(lambda connection: put_status(connection, *put))

    # What happens

    async def submit(self, room: Room, seat: int, user: str, said: say.Command) -> say.Told:
        """Something a seat wants; the reply comes when it is on disk.  Whoever asked may go away meanwhile."""
        return await asyncio.shield(self.spawn(self._submit(room, seat, user, said)))

    async def _submit(self, room: Room, seat: int, user: str, said: say.Command) -> say.Told:
        try:
            room = await self.room(room.table.row.id)  # it may have been put away, and another come back
            async with self.hold(room) as table:
                before = table.done.get((seat, said.id))
                if before is not None:
                    return say.Ok(said.id, before)
                self._check_open(room, said)
                asking = asks.Asking(seat, user, now(), lambda other: room.away(other, self.config.grace))
                await self.enter(room, await self._entry(room, asking, said))
                self.spawn(self.host.after(room))
                return say.Ok(said.id, table.done[seat, said.id])
        except Refusal as refusal:
            table = room.table
            q = table.questions[seat] if table.asked == seat else None
            return say.Refused(refusal.reason, said.id, refusal.rules, q)

    async def _entry(self, room: Room, asking: asks.Asking, said: say.Command) -> Entry:
        """What is to be written; whatever else than a refusal comes of asking is a mistake of ours."""
        try:
            return asks.entry(room.table, asking, said)
        except Refusal:
            raise
        except Exception as cause:  # noqa: BLE001  whoever asked is told, and we are
            LOG.error("a question to a table failed", table=room.table.row.id, exc_info=cause)
            entries = await self.ask(read.entries, room.table.row.id)
            await self._keep_bundle(room.table.row, entries, cause)
            raise asks.OurMistake(MISTAKE) from None

    @asynccontextmanager
    async def hold(self, room: Room) -> AsyncIterator[Table]:
        """One at a time; if nobody knows how the last write ended, the log is read again first."""
        async with room.lock:
            if room.doubtful:
                await self._see_again(room)
                self.host.arm(room)
            yield room.table

    def _check_open(self, room: Room, said: say.Command) -> None:
        if room.frozen is not None and not isinstance(said, say.Concede):
            raise asks.NotNow(room.frozen)
        if self.draining:
            raise Draining("the server is being restarted; your answer was not taken, send it again in a moment")

    async def enter(self, room: Room, entry: Entry) -> None:
        """Commit, apply, tell.  The caller holds the room's lock."""
        try:
            await self.journal.append(room.table.row.id, entry, status=status_after(room.table, entry))
        except Refusal:
            room.doubtful = True
            raise
        status = room.table.status
        try:
            updates = room.table.apply(entry)
        except Exception as cause:  # noqa: BLE001  whatever it is, it must not end the match
            await self._restore(room, entry, cause)
            raise asks.OurMistake(MISTAKE) from None
        room.tell_each(updates)
        if room.table.status != status:
            self.spawn(self._note_status(room.table))

    async def _restore(self, room: Room, entry: Entry, cause: BaseException) -> None:
        """The table as it was before an entry that nobody was told of yet and that cannot be applied."""
        row = room.table.row
        LOG.error("an entry was taken back", table=row.id, entry=entry.n, exc_info=cause)
        room.doubtful, room.impossible = True, entry
        await self._keep_bundle(row, await self.ask(read.entries, row.id), cause)
        await self._see_again(room)
        room.tell(say.Trouble("the last answer ran into a mistake of ours and was taken back; please go on"))

    async def _see_again(self, room: Room) -> None:
        """Read a table again of which we do not know how its log ends."""
        row, entry = room.table.row, room.impossible
        if entry is not None:
            void = Entry(entry.n + 1, entry.at, "void", SERVER, msgspec.json.encode({"n": entry.n}).decode(), None)
            await self.journal.write(lambda connection: put_void(connection, row.id, void, entry.n))
            room.impossible = None
        room.replace(await self._read(row))
        room.doubtful = False

    async def settled(self, room: Room) -> None:
        """After something happened: a rematch if everybody wants one, and what the server has to do next."""
        table = room.table
        people = {*table.people()}
        if table.status == OVER and table.rematch is None and people and people <= table.again:
            again = await self._rematch(table)
            await self.enter(room, asks.make(table, "rematched", SERVER, {"table": again.table.row.id}, now()))
        self.host.arm(room)

    async def _rematch(self, table: Table) -> Room:
        """The same once more; everybody moves on by a seat.  Its id follows from this one's, so that trying again after
        a crash finds the table that is there already."""
        count, chairs = len(table.chairs), table.chairs
        seats = tuple([chairs[(seat + 1) % count].planned for seat in range(count)])
        sitting = {
            (seat - 1) % count: (chair.user, chair.name) for seat, chair in enumerate(chairs) if chair.user is not None
        }
        table_id = as_id(sha256(f"{self.config.secret} after {table.row.id}".encode()).digest())
        if await self.ask(read.row, table_id) is not None:
            room = await self.room(table_id)
            async with room.lock:
                await self._seat(room, sitting)
            return room
        return await self._create(table_id, msgspec.structs.replace(table.plan, seats=seats, opening=()), sitting)


def status_after(table: Table, entry: Entry) -> str | None:
    """The status that an entry leads to, where that can be told before it is applied."""
    if entry.kind in LEAVING:
        return None if table.match.position.goes_on_without(entry.seat) else OVER
    others = [chair.taken for seat, chair in enumerate(table.chairs) if seat != entry.seat]
    return PLAYING if entry.kind == "sit" and all(others) else None


def checked(plan: Plan) -> Plan:
    """The plan with everything filled in, if such a table can be set."""
    plan = plans.check(plan)
    for seat in plan.seats:
        if seat != HUMAN:
            check_bot(seat)
    return plan


def new_id() -> str:
    """A table's id: not to be guessed, easy to read out."""
    return as_id(os.urandom(12))


def as_id(raw: bytes) -> str:
    return "".join([ALPHABET[byte & 31] for byte in raw[:12]])

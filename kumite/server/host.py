"""What the server does of itself: bots and forced answers after a while, flags, waking and putting away tables."""

from __future__ import annotations

import asyncio
import gc
from time import monotonic
from typing import TYPE_CHECKING

from kumite.core.game import notations
from kumite.errors import Refusal
from kumite.server import asks, crew
from kumite.server.clock import NOBODY
from kumite.server.logs import LOG
from kumite.server.messages import Bye, Trouble
from kumite.server.pace import delay, now
from kumite.server.room import Room
from kumite.server.store import read
from kumite.server.store.connect import checkpoint

if TYPE_CHECKING:
    from kumite.server.keeper import Keeper

IDLE = 600.0  # seconds after which a table that nobody looks at is put away
SWEEP = 60.0
TIDY = 5.0
LOOK = 2.0  # seconds between two looks at the lease
RESTART = 1012  # the code of a socket that is closed because the server goes
MANY = 200  # tables that were put away: their memory is worth a short pause
RETRY = 2.0  # seconds before something that could not be written is tried again


class Host:
    """Acts where no person has to."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper

    def arm(self, room: Room) -> None:
        """See what the server has to do here next.  Called whenever something has happened, under the lock."""
        self.disarm(room)
        table = room.table
        seat = table.asked
        if seat == NOBODY or room.frozen is not None or self.keeper.draining:
            return
        if table.chairs[seat].bot is not None or table.forced:
            room.next = self.keeper.spawn(self.answer(room, table.n))
        else:
            self.arm_flag(room)

    def arm_flag(self, room: Room) -> None:
        """The clock of a person who has something to choose."""
        deadline = room.table.clocks.deadline()
        if deadline is not None:
            wait = max(0.0, (deadline - now()) / 1000) + 0.002
            loop = asyncio.get_running_loop()
            n = room.table.n
            room.flag = loop.call_later(wait, lambda: self.keeper.spawn(self.drop_flag(room, n)))

    def disarm(self, room: Room) -> None:
        """Leave the table to itself."""
        task = room.next
        if task is not None and task is not asyncio.current_task():
            task.cancel()
        if room.flag is not None:
            room.flag.cancel()
        room.next = room.flag = None

    async def answer(self, room: Room, n: int) -> None:
        """A bot's answer, or the only one there is, when its time has come.

        How long it takes depends on who answers, never on what there was to choose from."""
        table = room.table
        seat, bot, pace = table.asked, table.chairs[table.asked].bot, self.keeper.config.pace
        if bot is None:
            choice, due = the_options(room)[0], monotonic() + delay(pace)
        else:
            choice, began = await self.keeper.crew.choose(bot, table.plan.game, table.match.position, seat)
            due = began + crew.budget(bot) + delay(pace)
        await asyncio.sleep(max(0.0, due - monotonic()))
        await asyncio.shield(self.keeper.spawn(self.give(room, n, seat, choice)))

    async def give(self, room: Room, n: int, seat: int, choice: int) -> None:
        """The answer itself, unless the table has gone on meanwhile; what cannot be written now is tried again."""
        left = [choice, *[option for option in the_options(room) if option != choice]]
        while left and not self.gone:
            try:
                async with self.keeper.hold(room) as table:
                    if table.n == n and table.asked == seat:
                        data = {"option": written(room, left[0]), "by": "server"}
                        await self.keeper.enter(room, asks.make(table, "answer", seat, data, now()))
                        self.keeper.spawn(self.after(room))
                    return
            except asks.OurMistake:
                left.pop(0)
                n = room.table.n
            except Refusal as refusal:
                LOG.warning("an answer waits", table=room.table.row.id, reason=refusal.reason)
                await asyncio.sleep(RETRY)
        if not left:
            room.frozen = "every answer here runs into a mistake of ours; this table cannot go on, but one can concede"
            room.tell(Trouble(room.frozen))

    async def drop_flag(self, room: Room, n: int) -> None:
        """Somebody's time is over."""
        done = False
        while not done and not self.gone:
            try:
                async with self.keeper.hold(room) as table:
                    deadline = table.clocks.deadline()
                    if table.n == n and deadline is not None:
                        await self.flag(room, deadline)
                done = True
            except Refusal:
                await asyncio.sleep(RETRY)

    async def flag(self, room: Room, deadline: int) -> None:
        """The flag itself; timers may be early."""
        if now() < deadline:
            self.arm_flag(room)
            return
        await self.keeper.enter(room, asks.make(room.table, "flag", room.table.asked, {}, now()))
        self.keeper.spawn(self.after(room))

    async def after(self, room: Room) -> None:
        """What follows an entry, whoever made it; tried again until it can be done."""
        done = False
        while not done and not self.gone:
            try:
                async with self.keeper.hold(room):
                    await self.keeper.settled(room)
                done = True
            except asks.OurMistake:
                done = True  # it was said in the log
            except Refusal:
                await asyncio.sleep(RETRY)

    @property
    def gone(self) -> bool:
        """Whether this server has nothing to do any more."""
        return self.keeper.draining or self.keeper.journal.superseded

    async def tidy(self) -> None:
        """Keep the log of an embedded database short."""
        while True:
            await asyncio.sleep(TIDY)
            try:
                await self.keeper.ask(checkpoint)
            except Refusal as refusal:
                LOG.warning("not tidied", reason=refusal.reason)

    async def watch(self) -> None:
        """Look now and then whether another server has taken over; then send everybody there."""
        while not self.keeper.journal.superseded:
            await asyncio.sleep(LOOK)
            try:
                await self.keeper.journal.write(lambda _: None)
            except Refusal:
                continue  # the database is away, or we are superseded
        LOG.warning("superseded")
        for room in list(self.keeper.rooms.values()):
            self.disarm(room)
            room.tell(Bye("another server has taken over; come back in a moment"))
            room.close(RESTART, "another server has taken over")

    async def wake(self) -> None:
        """After a start: bots go on and clocks run, whether anybody looks or not."""
        for table_id in await self.keeper.ask(read.playing):
            try:
                await self.keeper.room(table_id)
            except Exception as error:  # noqa: BLE001  one bad table must not keep the others asleep
                LOG.error("a table did not wake", table=table_id, exc_info=error)
            await asyncio.sleep(0)

    async def sweep(self) -> None:
        """Now and then, put away the tables at which nothing happens."""
        gone = 0
        while True:
            await asyncio.sleep(SWEEP)
            for table_id, room in list(self.keeper.rooms.items()):
                idle = not room.listeners and room.next is None and room.flag is None and not room.lock.locked()
                if idle and monotonic() - room.used_at > IDLE:
                    del self.keeper.rooms[table_id]
                    gone += 1
            if gone >= MANY:
                gone = 0
                gc.collect()


def the_options(room: Room) -> list[int]:
    """What can be answered now."""
    asking = room.table.match.position.asking
    return [] if asking is None else list(asking.options)


def written(room: Room, choice: int) -> str:
    """A choice in the notation of the table."""
    position = room.table.match.position
    if position.asking is None:
        raise RuntimeError("nobody is asked")
    return notations(position)[list(position.asking.options).index(choice)]

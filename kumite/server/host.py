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
from kumite.server.pace import delay, now
from kumite.server.room import Room
from kumite.server.store import read

if TYPE_CHECKING:
    from kumite.server.keeper import Keeper

IDLE = 600.0  # seconds after which a table that nobody looks at is put away
SWEEP = 60.0
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
        asking = table.match.position.asking
        if table.chairs[seat].bot is not None or (asking is not None and len(asking.options) == 1):
            room.next = self.keeper.spawn(self.answer(room, table.n))
        self.arm_flag(room)

    def arm_flag(self, room: Room) -> None:
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
        seat, bot = table.asked, table.chairs[table.asked].bot
        due = monotonic() + delay(self.keeper.config.pace) + (crew.budget(bot) if bot is not None else 0.0)
        position = table.match.position
        if bot is not None:
            choice = await self.keeper.crew.choose(bot, table.plan.game, position, seat)
        else:
            choice = the_only_one(room)
        await asyncio.sleep(max(0.0, due - monotonic()))
        await asyncio.shield(self.keeper.spawn(self.give(room, n, seat, choice)))

    async def give(self, room: Room, n: int, seat: int, choice: int) -> None:
        """The answer itself, unless the table has gone on meanwhile; what cannot be written now is tried again."""
        while not self.keeper.draining and not self.keeper.journal.superseded:
            try:
                async with self.keeper.hold(room) as table:
                    if table.n == n and table.asked == seat and room.frozen is None:
                        data = {"option": written(room, choice), "by": "server"}
                        await self.keeper.enter(room, asks.make(table, "answer", seat, data, now()))
                        await self.keeper.settled(room)
                    return
            except asks.OurMistake:
                room.frozen = "a bot's answer ran into a mistake of ours; this table cannot go on"
                return
            except Refusal:
                await asyncio.sleep(RETRY)

    async def drop_flag(self, room: Room, n: int) -> None:
        """Somebody's time is over."""
        try:
            async with self.keeper.hold(room) as table:
                deadline = table.clocks.deadline()
                if table.n != n or deadline is None or self.keeper.draining:
                    return
                if now() < deadline:
                    self.arm_flag(room)
                    return
                await self.keeper.enter(room, asks.make(table, "flag", table.asked, {}, now()))
                await self.keeper.settled(room)
        except Refusal:
            await asyncio.sleep(RETRY)
            self.arm_flag(room)

    async def wake(self) -> None:
        """After a start: bots go on and clocks run, whether anybody looks or not."""
        for table_id in await asyncio.to_thread(read.unfinished, self.keeper.engine):
            try:
                await self.keeper.room(table_id)
            except Refusal:
                continue  # it was said in the log; the others wait
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


def the_only_one(room: Room) -> int:
    """The one option of a forced question."""
    asking = room.table.match.position.asking
    if asking is None:
        raise RuntimeError("nobody is asked")
    return asking.options[0]


def written(room: Room, choice: int) -> str:
    """A choice in the notation of the table."""
    position = room.table.match.position
    if position.asking is None:
        raise RuntimeError("nobody is asked")
    return notations(position)[list(position.asking.options).index(choice)]

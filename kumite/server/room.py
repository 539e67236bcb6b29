"""A table in memory: its lock, and who listens to it."""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import Protocol

from kumite.server.entry import Entry
from kumite.server.limits import Bucket
from kumite.server.messages import Emoted, People, Told, encode
from kumite.server.table import Table

GESTURES = 5.0  # of a seat's in a row
GATHER = 0.3  # seconds in which comings and goings become one message


class Listener(Protocol):
    """Somebody who is told what happens."""

    viewer: int  # a seat, or the number behind the last one: a spectator

    def send(self, message: bytes) -> None:
        """Never waits, never raises, and changes nothing of the room."""

    def end(self, code: int, reason: str) -> None:
        """No more after this."""


class Room:
    """One writer at a time may enter, by the lock; listeners are told at once."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.listeners: list[Listener] = []
        self.left_at = [monotonic()] * len(table.chairs)  # when each seat's last listener went
        self.used_at = monotonic()
        self.gestures = [Bucket(1.0, GESTURES) for _ in table.chairs]
        self.doubtful = False  # whether the log may hold more than the table knows of
        self.impossible: Entry | None = None  # an entry that could not be applied and is not declared void yet
        self.frozen: str | None = None  # why nothing can happen here any more
        self.next: asyncio.Task[None] | None = None  # what the server will do here of itself
        self.flag: asyncio.TimerHandle | None = None
        self._announcing = False

    @property
    def spectators(self) -> int:
        """The viewer that all spectators are."""
        return len(self.table.chairs)

    def join(self, listener: Listener) -> None:
        self.listeners.append(listener)
        self.announce()

    def leave(self, listener: Listener) -> None:
        if listener not in self.listeners:
            return
        self.listeners.remove(listener)
        self.used_at = monotonic()
        if listener.viewer < self.spectators:
            self.left_at[listener.viewer] = self.used_at
        self.announce()

    def here(self, seat: int) -> bool:
        """Whether anybody listens for this seat."""
        return any(listener.viewer == seat for listener in self.listeners)

    def away(self, seat: int, grace: float) -> bool:
        """Whether the person of this seat has been gone for that long."""
        return not self.here(seat) and monotonic() - self.left_at[seat] >= grace

    def people(self) -> People:
        """Who is connected."""
        table = self.table
        here = {name: self.here(seat) for seat, name in enumerate(table.seats) if table.chairs[seat].bot is None}
        return People(here, sum(listener.viewer == self.spectators for listener in self.listeners))

    def announce(self) -> None:
        """Tell everybody who is here, soon, and once for all who come and go in the meantime."""
        if not self._announcing:
            self._announcing = True
            asyncio.get_running_loop().call_later(GATHER, self._announce)

    def _announce(self) -> None:
        self._announcing = False
        self.tell(self.people())

    def tell(self, told: Told) -> None:
        """The same to everybody."""
        message = encode(told)
        for listener in self.listeners[:]:
            listener.send(message)

    def gesture(self, seat: int, emote: str) -> None:
        """A gesture of a seat's, to everybody; more than a few in a row, by however many connections, are not seen."""
        if self.gestures[seat].take():
            self.tell(Emoted(self.table.seats[seat], emote))

    def replace(self, table: Table) -> None:
        """The same table, read again; whoever listens gets what is new in it."""
        before, self.table = self.table, table
        for listener in self.listeners[:]:
            stream = table.streams[listener.viewer]
            seq = before.streams[listener.viewer].seq
            for message in stream.missed(seq) or ([stream.last] if stream.seq != seq else []):
                listener.send(message)

    def tell_each(self, updates: list[bytes | None]) -> None:
        """To every viewer what it is told, if anything."""
        for listener in self.listeners[:]:
            update = updates[listener.viewer]
            if update is not None:
                listener.send(update)

    def close(self, code: int, reason: str) -> None:
        """Send everybody away."""
        for listener in self.listeners[:]:
            listener.end(code, reason)

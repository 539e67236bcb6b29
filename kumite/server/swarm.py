"""Many clients at once: they answer at random, come back when they lose the connection, and keep account of it."""

from __future__ import annotations

import asyncio
import random
import time
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

BACK_OFF = 0.1  # seconds before the first try to come back; doubles up to a second
PING = 5.0


class Account:
    """What all clients of a swarm have seen."""

    def __init__(self) -> None:
        self.acks: dict[str, set[str]] = {}  # table -> ids that were acknowledged
        self.waits: list[float] = []  # seconds from an answer to its ok
        self.refused: list[str] = []
        self.reconnects = 0
        self.gaps = 0  # updates that were neither missed ones nor a fresh view
        self.bytes_in = 0


class Beat:
    """When a table's next move is due: one a beat, whoever makes it."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.due = time.perf_counter() + random.random() * seconds

    async def wait(self) -> None:
        now = time.perf_counter()
        if now > self.due + self.seconds:  # it could not begin before: not all tables at the same moment
            self.due = now + random.random() * self.seconds
        if self.due > now:
            await asyncio.sleep(self.due - now)
        self.due += self.seconds


class Player:
    """One viewer of a table: a seat that answers, or a spectator."""

    def __init__(self, account: Account, socket: str, cookie: str, table: str, beat: Beat, seed: int) -> None:
        self.account, self.socket, self.table, self.beat = account, socket, table, beat
        self.headers = {"Cookie": cookie}
        self.you: str | None = None  # our seat, or the one we are offered
        self.dice = random.Random(seed)
        self.seq = 0
        self.update: Any = None
        self.pending: dict[str, Any] | None = None  # an answer without a reply, and when it was sent first
        self.sent_at = 0.0
        self.answers = 0
        self.over = asyncio.Event()
        self.resting = False  # it only listens
        self._fresh = True

    async def play(self) -> None:
        """Until the match is over, or somebody cancels it."""
        wait = BACK_OFF
        while not self.over.is_set():
            try:
                async with connect(
                    self.socket, additional_headers=self.headers, max_size=None, compression=None, proxy=None
                ) as connection:
                    await self.talk(connection)
                    wait = BACK_OFF
            except (OSError, ConnectionClosed, InvalidHandshake, InvalidMessage, TimeoutError):
                self.account.reconnects += 1
                await asyncio.sleep(wait * self.dice.uniform(0.5, 1.5))
                wait = min(1.0, wait * 2)

    async def talk(self, connection: ClientConnection) -> None:
        """One connection: greet, say again what was not answered, then listen and answer."""
        hello = {"type": "hello"} if self.update is None else {"type": "hello", "since": self.seq}
        await self.send(connection, hello)
        pinging = asyncio.create_task(self.ping(connection))
        acting: asyncio.Task[None] | None = None
        try:
            if self.pending is not None:
                await self.send(connection, self.pending)
            async for raw in connection:
                self.account.bytes_in += len(raw)
                if self.hear(msgspec.json.decode(raw)) and (acting is None or acting.done()):
                    acting = asyncio.create_task(self.act(connection))
                if self.over.is_set():
                    return
        finally:
            for task in (pinging, acting):
                if task is not None:
                    task.cancel()

    async def send(self, connection: ClientConnection, said: dict[str, Any]) -> None:
        await connection.send(msgspec.json.encode(said).decode())

    async def ping(self, connection: ClientConnection) -> None:
        while True:
            await asyncio.sleep(PING)
            await self.send(connection, {"type": "ping"})

    def hear(self, told: Any) -> bool:
        """Take note; whether there may be something to answer now."""
        kind = told["type"]
        if kind == "welcome":
            self._fresh, self.you = told.get("missed") is None, told["you"]
        elif kind == "update":
            if told["seq"] != self.seq + 1 and not self._fresh:
                self.account.gaps += 1
            self.seq, self.update, self._fresh = told["seq"], told, False
            if told["table"]["status"] == "over":
                self.over.set()
            return self.may_sit() or told["q"] is not None
        elif kind in ("ok", "refused") and self.pending is not None and told.get("id") == self.pending["id"]:
            self.reply(told)
        return self.pending is None and self.update is not None and self.update["q"] is not None

    def may_sit(self) -> bool:
        """Whether our seat is still free."""
        return any(chair["seat"] == self.you and not chair["taken"] for chair in self.update["table"]["seats"])

    def reply(self, told: Any) -> None:
        """Our answer was taken, or it was not."""
        assert self.pending is not None
        if told["type"] == "ok":
            self.account.acks.setdefault(self.table, set()).add(self.pending["id"])
            self.account.waits.append(time.perf_counter() - self.sent_at)
        else:
            self.account.refused.append(told["reason"])
        self.pending = None

    async def act(self, connection: ClientConnection) -> None:
        """Sit down, or answer at random, on the beat."""
        if self.may_sit():
            self.pending = {"type": "sit", "id": "sit", "name": "swarm"}
            self.sent_at = time.perf_counter()
            await self.send(connection, self.pending)
            return
        await self.beat.wait()
        update = self.update
        if update["q"] is None or self.pending is not None or self.resting:
            return
        self.answers += 1
        option = self.dice.choice(update["view"]["question"]["options"])
        key = f"{update['view']['you']}-{self.answers}"
        self.pending = {"type": "answer", "id": key, "q": update["q"], "option": option}
        self.sent_at = time.perf_counter()
        await self.send(connection, self.pending)

"""The scribe: a process that reads what others have written, so that no text can hold up the tables."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any, TypeVar

from kumite.errors import Refusal
from kumite.server.cards.work import wake
from kumite.server.crew import dismiss, hired
from kumite.server.http import Denied
from kumite.server.keeper import Draining
from kumite.server.logs import LOG

T = TypeVar("T")

PATIENCE = 20.0  # seconds, of which a process that has to begin takes some
BUSY = "many cards are being read at the moment; try again in a few seconds"
WAITING = 32  # requests that may wait for the one process


class Scribe:
    """One process, begun when it is first needed, and replaced where it dies or takes too long."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self.patience = patience
        self.waiting = 0
        self.stopped = False
        self._free = asyncio.Semaphore(1)
        self._pool: ProcessPoolExecutor | None = None

    def stop(self) -> None:
        self.stopped = True
        pool, self._pool = self._pool, None
        if pool is not None:
            dismiss(pool)

    async def wake(self) -> None:
        """Begin the process, if there is none."""
        if self._pool is None:
            await self.read(wake)

    async def read(self, work: Callable[..., T], *given: object) -> T:
        """Let the process do this; a Refusal says what is wrong with the text, or that it takes too long."""
        if self.waiting >= WAITING:
            raise Denied(503, BUSY, {"Retry-After": "5"})
        self.waiting += 1
        try:
            async with self._free:
                return await self._read(work, given)
        finally:
            self.waiting -= 1

    async def _read(self, work: Callable[..., T], given: tuple[object, ...]) -> T:
        if self.stopped:
            raise Draining("the server is being restarted; try again in a moment")
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, get_context("spawn"), hired)
        pool = self._pool
        try:
            reading = asyncio.get_running_loop().run_in_executor(pool, work, *given)
            reading.add_done_callback(heard)
            done, _ = await asyncio.wait({reading}, timeout=self.patience)
            if done:
                return reading.result()
        except Refusal as refusal:
            raise Unread(refusal.reason, refusal.rules) from None
        except BrokenExecutor:
            pass
        LOG.warning("the scribe was replaced", work=work.__name__)
        if self._pool is pool:
            self._pool = None
        dismiss(pool)
        raise Unread("this takes too long to read; make it shorter")


class Unread(Denied):
    """What somebody wrote cannot be read, and why."""

    def __init__(self, reason: str, rules: tuple[str, ...] = ()) -> None:
        Refusal.__init__(self, reason, rules)
        self.status = 422
        self.headers = None


def heard(reading: asyncio.Future[Any]) -> None:
    """Nobody waits any more for a process that was dismissed; what it says at last is no failure of anybody's."""
    if not reading.cancelled():
        reading.exception()

"""The bots' workers: processes that are shown what a seat may imagine, and say what it would do."""

from __future__ import annotations

import asyncio
import os
import secrets
import signal
import threading
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from time import monotonic
from typing import Any

from kumite import bots
from kumite.bots.sight import BLUR, Sight
from kumite.core import save
from kumite.core.position import Position
from kumite.errors import BadOption
from kumite.games import GAMES
from kumite.server.logs import LOG

PATIENCE = 10.0  # seconds on top of its budget; a bot that needs longer hangs
TRIES = 2
LONGEST_MS = 5_000


class Crew:
    """A few processes in which all bots of this server think, each about one decision at a time."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._free = asyncio.Semaphore(workers)
        self._pool: ProcessPoolExecutor | None = None

    def start(self) -> None:
        self._pool = ProcessPoolExecutor(self.workers, get_context("spawn"), hired)

    def stop(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            dismiss(pool)

    async def choose(self, bot: str, game: str, g: Position, seat: int) -> tuple[int, float]:
        """What this bot would answer, and when its turn to think came.  The truth stays here: what is sent is a guess.

        Everybody waits for a free worker, whether there is anything to choose or not: how long one waits tells
        nothing.  If the bot fails, dies or hangs twice, the quietest option is taken, and the match goes on."""
        if g.asking is None:
            raise RuntimeError("nobody is asked")
        options = g.asking.options
        async with self._free:
            began = monotonic()
            if len(options) > 1:
                text = save.to_json(GAMES[game].guess(g, seat, BLUR))
                for _ in range(TRIES):
                    choice = await self._think(bot, game, text)
                    if choice is not None and choice in options:
                        return choice, began
        return options[0], began

    async def _think(self, bot: str, game: str, text: str) -> int | None:
        """A worker's choice, or None if it did not come to one; a worker that died or hangs is replaced."""
        pool = self._pool
        if pool is None:
            raise asyncio.CancelledError
        try:
            thinking = asyncio.get_running_loop().run_in_executor(pool, think, bot, secrets.randbits(30), game, text)
            done, _ = await asyncio.wait({thinking}, timeout=budget(bot) + PATIENCE)
            if done and not thinking.cancelled():
                return thinking.result()
        except BrokenExecutor:
            pass
        except Exception as mistake:  # noqa: BLE001  a bot that stumbles must not end the match
            LOG.error("a bot failed", bot=bot, exc_info=mistake)
            return None
        LOG.warning("a bot's worker was replaced", bot=bot)
        if self._pool is pool:
            self.start()
            dismiss(pool)
        return None


def dismiss(pool: ProcessPoolExecutor) -> None:
    """End its processes, whatever they are doing."""
    processes: dict[int, Any] = getattr(pool, "_processes", None) or {}
    held = list(processes.values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in held:
        process.terminate()


def budget(bot: str) -> float:
    """How many seconds a bot thinks by the clock."""
    held = getattr(bots.make(bot), "budget", None)
    return 0.0 if held is None else held.milliseconds / 1000


def check_bot(bot: str) -> None:
    """A bot that may sit at a table: it thinks by the clock or not at all, and not for ever."""
    held = getattr(bots.make(bot), "budget", None)
    if held is not None and (held.iterations or held.milliseconds > LONGEST_MS):
        raise BadOption(f"at a table a bot thinks by the clock, at most {LONGEST_MS} ms: search:500ms, say, not {bot}")


# In the worker


def hired() -> None:
    """Ctrl-C is the server's business; and when the server is gone, however it went, the worker goes, too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=go_with_the_server, daemon=True).start()


def go_with_the_server() -> None:
    server = parent_process()
    if server is not None:
        server.join()
    os._exit(0)


def think(bot: str, seed: int, game: str, text: str) -> int:
    """The choice of a bot that sits where the position asks."""
    played = GAMES[game]
    return bots.make(bot, seed).choose(Sight(played, save.from_json(played.position, text)))

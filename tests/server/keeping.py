"""A keeper with nothing around it, and listeners that remember."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from kumite.server import messages as say
from kumite.server.config import Config
from kumite.server.keeper import Keeper
from kumite.server.plan import Plan
from kumite.server.room import Room

SECRET = "s" * 32
RANDOM_DRAFT = {"draft": "random"}


class Ear:
    """Remembers what one viewer is told."""

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        self.heard: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.heard.append(message)

    def end(self, code: int, reason: str) -> None:
        self.heard.append(msgspec.json.encode({"type": "closed", "code": code, "reason": reason}))

    def told(self, kind: str) -> list[Any]:
        """The messages of one type."""
        found = [msgspec.json.decode(message) for message in self.heard]
        return [message for message in found if message["type"] == kind]


def config(url: str, **more: Any) -> Config:
    return Config(url, SECRET, **{"pace": 0.0, "grace": 0.0, **more})


@asynccontextmanager
async def keeping(url: str, **more: Any) -> AsyncIterator[Keeper]:
    keeper = Keeper(config(url, **more))
    await keeper.start()
    try:
        yield keeper
    finally:
        await keeper.stop()


async def two_people(keeper: Keeper, **more: Any) -> Room:
    """A table with a person at each seat."""
    plan = Plan("megafighter", **{"options": RANDOM_DRAFT, **more})
    return await keeper.create(plan, "ann", {0: "Ann", 1: "Bob"})


async def answer(keeper: Keeper, room: Room, key: str, option: str | None = None) -> say.Told:
    """Whoever is asked answers, with the first option unless one is named."""
    table = room.table
    seat = table.asked
    assert table.match.question is not None
    text = str(table.match.question.options[0]) if option is None else option
    return await keeper.submit(room, seat, "ann", say.Answer(key, table.questions[seat], text))


async def until(true: Callable[[], bool], seconds: float = 30.0) -> None:
    """Wait for something to come true; a failure if it does not."""
    end = asyncio.get_running_loop().time() + seconds
    while not true():
        assert asyncio.get_running_loop().time() < end, "it did not happen in time"
        await asyncio.sleep(0.01)

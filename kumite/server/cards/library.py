"""Everybody's card pools: those that are kept, those in memory, and those that are being read."""

from __future__ import annotations

import asyncio
import zlib
from functools import partial

import msgspec
from sqlalchemy import Connection

from kumite.cards.pool import LARGEST, Pool, PoolCard, check_name, dump_pool, fold, load_pool
from kumite.cards.record import CardRecord
from kumite.cards.sides import all_names
from kumite.errors import Refusal
from kumite.server.cards import shapes, work
from kumite.server.cards.pages import state_of
from kumite.server.cards.scribe import Scribe
from kumite.server.cards.shelf import Held, Shelf
from kumite.server.http import Denied
from kumite.server.keeper import Keeper, new_id
from kumite.server.logs import LOG
from kumite.server.pace import now
from kumite.server.store import kept

AT_ONCE = 25  # cards; between them others have their turn
READING = 4  # files that are read at the same time, by turns
REMEMBERED = 200  # files that could not be read, until their owners look
BUSY = "several files are being read at the moment; try again in a minute"
REASONS, EXAMPLES = 50, 3  # that are kept of a pool
NO_POOL = "there is no such card pool of yours"


class Reasons:
    """Why cards of a file are not understood, grouped; the reason that a rule would take away first comes first."""

    def __init__(self) -> None:
        self.found: dict[str, shapes.Reason] = {}

    def add(self, name: str, unclear: list[work.Unclear]) -> None:
        alone = len({one.reason for one in unclear}) == 1
        for at, (reason, words) in enumerate(unclear):
            had = self.found.get(reason, shapes.Reason(reason, 0, 0, ()))
            examples = had.examples if len(had.examples) >= EXAMPLES else (*had.examples, f"{name}: {words}")
            self.found[reason] = shapes.Reason(reason, had.count + 1, had.cards + (alone and at == 0), examples)

    def ranked(self) -> tuple[shapes.Reason, ...]:
        order = sorted(self.found.values(), key=lambda one: (-one.count, -one.cards, one.reason))
        return tuple(order[:REASONS])


class Job:
    """A file that is being read."""

    def __init__(self, user: str, name: str, records: list[CardRecord]) -> None:
        self.id = new_id()
        self.user, self.name, self.made = user, name, now()
        self.records = records
        self.total = len(records)
        self.cards: list[PoolCard] = []
        self.reasons = Reasons()
        self.trouble = ""

    def summary(self) -> shapes.PoolSummary:
        state = "failed" if self.trouble else "reading"
        return shapes.PoolSummary(
            id=self.id,
            name=self.name,
            state=state,  # type: ignore[arg-type]
            made=self.made,
            cards=self.total,
            done=len(self.cards),
            trouble=self.trouble,
        )


class Library:
    """The pools of this server."""

    def __init__(self, scribe: Scribe) -> None:
        self.scribe = scribe
        self.shelf = Shelf()
        self.jobs: dict[str, Job] = {}

    # Looking

    async def pools(self, keeper: Keeper, user: str) -> list[shapes.PoolSummary]:
        """Somebody's own, those that are being read first."""
        reading = [job.summary() for job in self.jobs.values() if job.user == user]
        return [*reading[::-1], *[told_of(one).pool for one in await keeper.ask(kept.pools_of, user)]]

    async def about(self, keeper: Keeper, user: str | None, pool_id: str) -> shapes.PoolInFull:
        """A pool of somebody's own; other people's are not there."""
        found = await keeper.ask(kept.pool, user, pool_id) if user and is_id(pool_id) else None
        if found is None:
            raise Denied(404, NO_POOL)
        return told_of(found)

    async def pool(self, keeper: Keeper, user: str | None, pool_id: str) -> Held:
        """Its cards; whose they are is asked every time."""
        await self.about(keeper, user, pool_id)
        return await self.shelf.get(pool_id, partial(self.load, keeper, str(user), pool_id))

    async def load(self, keeper: Keeper, user: str, pool_id: str) -> Held:
        data = await keeper.ask(kept.pool_data, user, pool_id)
        if data is None:
            raise Denied(404, NO_POOL)
        return await asyncio.to_thread(unpacked, data, pool_id)

    # A new one

    async def check_room(self, keeper: Keeper, user: str, name: str) -> None:
        """Whether somebody may bring one more."""
        mine, limits = await self.pools(keeper, user), keeper.config.limits
        if any(fold(one.name) == fold(name) and one.state != "failed" for one in mine):
            raise Denied(409, f"you have a pool called {name}; delete that one first, or give this one another name")
        if any(one.state == "reading" for one in mine):
            raise Denied(409, "another file of yours is being read; wait until it is done")
        if sum([one.state == "ready" for one in mine]) >= limits.pools:
            raise Denied(409, f"{limits.pools} pools are the most; delete one first")
        if sum([not job.trouble for job in self.jobs.values()]) >= READING:
            raise Denied(503, BUSY, {"Retry-After": "60"})

    async def bring(self, keeper: Keeper, user: str, name: str, text: str) -> shapes.PoolSummary:
        """Check a file at once; its cards are compiled while everything else goes on."""
        called = plain(name)
        await self.check_room(keeper, user, called)
        records = await self.scribe.read(work.read_file, text)
        await self.check_room(keeper, user, called)
        job = Job(user, called, records)
        self.jobs[job.id] = job
        self.forget_old()
        keeper.spawn(self.read(keeper, job))
        return job.summary()

    async def read(self, keeper: Keeper, job: Job) -> None:
        try:
            await self.compile(job)
            await self.keep(keeper, job)
            del self.jobs[job.id]
        except Refusal as refusal:
            job.trouble = refusal.reason
        except BaseException:
            job.trouble = "reading it ran into a mistake of ours"
            raise
        finally:
            job.records = []

    async def compile(self, job: Job) -> None:
        names = all_names(job.records)
        for at in range(0, job.total, AT_ONCE):
            some = job.records[at : at + AT_ONCE]
            try:
                read = await self.scribe.read(work.compile_some, some, names)
            except Refusal as refusal:
                raise Refusal(f"{where(some)}: {refusal.reason}") from None
            except Exception as mistake:  # noqa: BLE001  whatever it is, its owner must hear of it
                LOG.error("cards could not be compiled", exc_info=mistake)
                raise Refusal(f"{where(some)}: reading these ran into a mistake of ours") from None
            for card, unclear in read:
                job.cards.append(card)
                job.reasons.add(card.name, unclear)

    async def keep(self, keeper: Keeper, job: Job) -> None:
        held, data = await asyncio.to_thread(packed, job.name, job.cards)
        told = shapes.PoolInFull(summed(job, held), job.reasons.ranked())
        most = keeper.config.limits.pools_in_all
        row = kept.KeptPool(job.id, job.name, job.made, msgspec.json.encode(told).decode())

        def put(connection: Connection) -> bool:
            if kept.pool_count(connection) >= most:
                return False
            kept.put_pool(connection, job.user, row, data)
            return True

        if not await keeper.journal.write(put):
            raise Refusal("this server keeps no more pools; ask whoever runs it")
        self.shelf.put(job.id, held)

    def forget_old(self) -> None:
        failed = [job.id for job in self.jobs.values() if job.trouble]
        for old in failed[: max(0, len(failed) - REMEMBERED)]:
            del self.jobs[old]

    async def drop(self, keeper: Keeper, user: str | None, pool_id: str) -> None:
        job = self.jobs.get(pool_id)
        if job is not None and job.user == user and job.trouble:
            del self.jobs[pool_id]
            return
        if not user or not is_id(pool_id) or not await keeper.journal.write(partial(drop, user, pool_id)):
            raise Denied(404, NO_POOL)
        self.shelf.forget(pool_id)


def plain(name: str) -> str:
    """A pool's name, as a deck's text can have it."""
    try:
        return check_name(" ".join(name.split()))
    except Refusal as refusal:
        raise Denied(422, refusal.reason) from None


def where(some: list[CardRecord]) -> str:
    return f"{some[0].place} to {some[-1].place}"


def drop(user: str, pool_id: str, connection: Connection) -> bool:
    return kept.drop_pool(connection, user, pool_id)


def is_id(text: str) -> bool:
    return text.isascii() and text.isalnum() and len(text) <= 64


def told_of(row: kept.KeptPool) -> shapes.PoolInFull:
    return msgspec.json.decode(row.summary, type=shapes.PoolInFull)


def packed(name: str, cards: list[PoolCard]) -> tuple[Held, bytes]:
    """The pool for memory and for the database; of a name that stood there twice, the last card is kept."""
    held = Held(Pool(name, {card.name: card for card in cards}.values()))
    return held, zlib.compress(dump_pool(held.pool), 6)


def unpacked(data: bytes, pool_id: str) -> Held:
    return Held(load_pool(zlib.decompressobj().decompress(data, LARGEST + 1), f"pool {pool_id}"))


def summed(job: Job, held: Held) -> shapes.PoolSummary:
    states = [state_of(card) for card in held.pool.cards.values()]
    return shapes.PoolSummary(
        id=job.id,
        name=job.name,
        state="ready",
        made=job.made,
        cards=len(states),
        done=len(states),
        understood=states.count("understood"),
        partly=states.count("partly"),
        nothing=states.count("not"),
        twice=job.total - len(states),
    )

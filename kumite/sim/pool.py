"""Playing many matches, in chunks of seeds, over worker processes.

Every seed is played once for each way to seat the bots: whoever gets the luckier cards, the others get them too.
"""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from typing import Any, NamedTuple

import msgspec

import kumite
from kumite import bots
from kumite.bots.sight import sight_of
from kumite.core.position import JUDGE

CHUNK = 16  # seeds a worker plays before it reports


class Plan(NamedTuple):
    """What is to be played: a game, and who plays it."""

    game: str
    bots: tuple[str, ...]
    mode: str | None = None
    options: dict[str, Any] | None = None


class Played(NamedTuple):
    """What came of one match."""

    seed: int
    bots: tuple[int, ...]  # seat -> which bot of the plan
    winners: tuple[int, ...]  # seats
    decisions: int
    turns: int
    groups: tuple[tuple[int, str], ...]  # seat and what it played with, where the game names such things


def play(plan: Plan, seed: int, shift: int) -> Played:
    """One match, the bots moved on by `shift` seats."""
    match = kumite.match(plan.game, seed, plan.mode, plan.options)
    count = len(match.seats)
    seated = tuple([(seat + shift) % count for seat in range(count)])
    players = [bots.make(plan.bots[bot], seed * 31 + bot) for bot in seated]
    decisions = 0
    while (asking := match.position.asking) is not None:
        match.push(players[asking.who].choose(sight_of(match)))
        match.settle()
        decisions += 1
    seen = match.game.view(match.position, JUDGE)
    winners = match.outcome.winners if match.outcome else ()
    return Played(seed, seated, winners, decisions, int(seen.get("turns", 0)), groups(match.seats, seen))


def groups(seats: tuple[str, ...], seen: dict[str, Any]) -> tuple[tuple[int, str], ...]:
    """Which seat played with whom or what: the names a view lists under `fighters`, by their seats."""
    held = seen.get("fighters", {})
    return tuple([(seats.index(fighter["seat"]), name) for name, fighter in held.items()])


def check(plan: Plan) -> int:
    """How many seats the plan has; a refusal if it cannot be played."""
    match = kumite.match(plan.game, 0, plan.mode, plan.options)
    if len(plan.bots) != len(match.seats):
        raise kumite.BadOption(f"{plan.game} has {len(match.seats)} seats; {len(plan.bots)} bots were named")
    for name in plan.bots:
        bots.make(name, 0)
    return len(match.seats)


def chunk(plan: Plan, seeds: list[int], seats: int) -> bytes:
    """What a worker does; the answer is packed, so that little travels."""
    return msgspec.msgpack.encode([play(plan, seed, shift) for seed in seeds for shift in range(seats)])


def play_all(plan: Plan, games: int, seed: int, jobs: int) -> Iterator[list[Played]]:
    """At least this many games, as they come in; the same plan and seed give the same games in any order."""
    seats = check(plan)
    seeds = list(range(seed, seed + -(-games // seats)))
    pieces = [seeds[i : i + CHUNK] for i in range(0, len(seeds), CHUNK)]
    if jobs == 1:
        for piece in pieces:
            for one in piece:
                yield [play(plan, one, shift) for shift in range(seats)]
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        running = {pool.submit(chunk, plan, piece, seats) for piece in pieces}
        try:
            yield from finished(running)
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def finished(running: set[Future[bytes]]) -> Iterator[list[Played]]:
    """Chunks in the order in which they are done."""
    while running:
        done, running = wait(running, return_when=FIRST_COMPLETED)
        for future in done:
            yield msgspec.msgpack.decode(future.result(), type=list[Played])

"""Playing many matches over worker processes.

Every seed is played once for each way to seat the bots: whoever gets the luckier cards, the others get them too.
"""

from __future__ import annotations

import signal
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.synchronize import Event as SharedEvent
from threading import Event, current_thread, main_thread
from typing import Any, NamedTuple

import msgspec

import kumite
from kumite import bots
from kumite.bots.sight import sight_of
from kumite.core.position import JUDGE
from kumite.errors import BadOption, Refusal, brief
from kumite.play.match import Match
from kumite.play.sit import find_game

Flag = Event | SharedEvent

PATIENCE = 0.2  # seconds between two looks at whether the user wants to stop
CHUNK = 16  # matches a worker plays before it reports, unless their bots think for long
SLOW = "search"


class Plan(NamedTuple):
    """What is to be played: a game, who plays it, and what is counted besides the bots."""

    game: str
    bots: tuple[str, ...]
    mode: str | None = None
    options: dict[str, Any] | None = None
    by: str | None = None  # "fighter": something the game's views list, each with its seat, under "fighters"
    position: dict[str, Any] | None = None  # a described one to begin from: mode and options are in it already


class Deal(NamedTuple):
    """One match of a plan: its seed, and by how many seats the bots are moved on."""

    seed: int
    shift: int


class Played(NamedTuple):
    """What came of one match."""

    seed: int
    shift: int
    bots: tuple[int, ...]  # seat -> which bot of the plan
    winners: tuple[int, ...]  # seats
    decisions: int
    turns: int | None  # where the game counts them
    groups: tuple[tuple[int, str], ...]  # seat and what it played with


def play(plan: Plan, deal: Deal, stop: Flag | None = None) -> Played | None:
    """One match from its first question to its end; None if it was stopped before that."""
    match = begun(plan, deal.seed)
    match.hush()
    count = len(match.seats)
    seated = tuple([(seat + deal.shift) % count for seat in range(count)])
    players = [bots.make(plan.bots[bot], deal.seed * count + bot) for bot in seated]
    decisions = 0
    while (asking := match.position.asking) is not None:
        if stop is not None and stop.is_set():
            return None
        match.decide(players[asking.who].choose(sight_of(match)))
        match.settle()
        decisions += 1
    seen = match.game.view(match.position, JUDGE)
    winners = match.outcome.winners if match.outcome else ()
    return Played(*deal, seated, winners, decisions, seen.get("turns"), groups(match.seats, seen, plan.by))


def begun(plan: Plan, seed: int) -> Match:
    """A match of this plan before its first answer."""
    if plan.position is not None:
        return kumite.setup(plan.game, plan.position, seed)
    return kumite.match(plan.game, seed, plan.mode, quietly(plan))


def quietly(plan: Plan) -> dict[str, Any]:
    """The plan's options, and those that the game has for simulations."""
    return {**find_game(plan.game).simulated(), **(plan.options or {})}


def groups(seats: tuple[str, ...], seen: dict[str, Any], by: str | None) -> tuple[tuple[int, str], ...]:
    """Which seat played with what: the names that the judge's view lists, by their seats."""
    listed = seen[f"{by}s"] if by else {}
    return tuple([(seats.index(entry["seat"]), name) for name, entry in listed.items()])


def deals(plan: Plan, games: int, seed: int) -> list[Deal]:
    """At least so many matches, every seed with all its seatings; a refusal if the plan cannot be played."""
    match = begun(plan, 0)
    seats = len(match.seats)
    if len(plan.bots) != seats:
        raise BadOption(f"{plan.game} has {seats} seats; {len(plan.bots)} bots were named")
    for name in plan.bots:
        bots.make(name)
    countable = [
        name.removesuffix("s")
        for name, value in match.game.view(match.position, JUDGE).items()
        if isinstance(value, dict) and name.endswith("s") and name != "seats"
    ]
    if plan.by is not None and plan.by not in countable:
        raise BadOption(f"--by is {brief(plan.by)}; {plan.game} can be counted by {', '.join(countable) or 'nothing'}")
    return [Deal(seed + i, shift) for i in range(-(-games // seats)) for shift in range(seats)]


def play_all(plan: Plan, todo: list[Deal], jobs: int) -> Iterator[list[Played]]:
    """These matches, a few at a time, as they are done; in how many processes makes no difference to any of them.

    Ctrl-C ends it with a KeyboardInterrupt, after everything that was finished by then."""
    with interrupts() as interrupted:
        yield from play_here(plan, todo, interrupted) if jobs == 1 else play_elsewhere(plan, todo, jobs, interrupted)
        if interrupted.is_set():
            raise KeyboardInterrupt


def play_here(plan: Plan, todo: list[Deal], stop: Flag) -> Iterator[list[Played]]:
    """In this process, one after the other."""
    for deal in todo:
        played = play(plan, deal, stop)
        if played is None:
            return
        yield [played]


def play_elsewhere(plan: Plan, todo: list[Deal], jobs: int, interrupted: Flag) -> Iterator[list[Played]]:
    """In worker processes, each a chunk at a time."""
    size = 1 if any(name.startswith(SLOW) for name in plan.bots) else max(1, min(CHUNK, len(todo) // (4 * jobs)))
    pieces = [todo[i : i + size] for i in range(0, len(todo), size)][::-1]
    spawn = get_context("spawn")
    stop = spawn.Event()
    with ProcessPoolExecutor(jobs, spawn, hired, (stop,)) as pool:
        running: set[Future[bytes]] = set()
        try:
            while running or (pieces and not interrupted.is_set()):
                while pieces and not interrupted.is_set() and len(running) < 2 * jobs:
                    running.add(pool.submit(chunk, plan, pieces.pop()))
                done, running = wait(running, PATIENCE, FIRST_COMPLETED)
                if interrupted.is_set():
                    stop.set()
                yield from [msgspec.msgpack.decode(future.result(), type=list[Played]) for future in done]
        except BrokenProcessPool:
            raise Refusal("a worker process was killed, perhaps for want of memory: try fewer --jobs") from None
        finally:
            stop.set()


# In the worker


class Worker:
    """What a worker process knows besides the matches it is given."""

    stop: Flag = Event()


def hired(stop: Flag) -> None:
    """Ctrl-C reaches every process of a terminal; the first one decides what to do about it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Worker.stop = stop


def chunk(plan: Plan, piece: list[Deal]) -> bytes:
    """What a worker does; the answer is packed, so that little travels."""
    played = [play(plan, deal, Worker.stop) for deal in piece]
    return msgspec.msgpack.encode([one for one in played if one is not None])


# Ctrl-C


@contextmanager
def interrupts() -> Iterator[Flag]:
    """A flag that goes up when the user wants to stop, instead of an exception out of nowhere; the second Ctrl-C is
    an exception again.  Signals are the main thread's."""
    flag = Event()
    if current_thread() is not main_thread():
        yield flag
        return
    before = signal.getsignal(signal.SIGINT)

    def stop(_number: int, _frame: object) -> None:
        signal.signal(signal.SIGINT, before)
        flag.set()

    signal.signal(signal.SIGINT, stop)
    try:
        yield flag
    finally:
        signal.signal(signal.SIGINT, before)

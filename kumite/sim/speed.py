"""How fast a game runs: random play through the public API, clones, views, guesses, memory.

Times are CPU seconds of this process, medians of several rounds after a warm-up: the machine may be busy.
"""

from __future__ import annotations

import gc
import random
import sys
import time
from collections.abc import Callable
from statistics import median
from typing import Any, NamedTuple

import kumite
from kumite.core.drive import playout
from kumite.core.position import Position
from kumite.play.match import Match
from kumite.play.sit import find_game

ROUNDS = 5
CALLS = 500  # of what is measured in microseconds, for a round
MIDGAME = 60  # decisions into a game
ENDLESS = 1 << 40

Play = Callable[[int], int]  # a whole game from its seed; says how many decisions it took


class Pace(NamedTuple):
    """What many games showed."""

    decisions_per_s: float
    games_per_s: float
    decisions_per_game: float
    growth_mb: float  # how much more memory was needed after the first round

    def data(self) -> dict[str, float]:
        return {
            "decisions_per_s": round(self.decisions_per_s),
            "games_per_s": round(self.games_per_s, 1),
            "decisions_per_game": round(self.decisions_per_game, 1),
        }


def measure(game: str, seconds: float) -> dict[str, float]:
    """All the figures of one game, in about so many seconds."""
    api = pace(lambda seed: random_match(game, seed), seconds * 0.6)
    driven = pace(lambda seed: driven_game(game, seed), seconds * 0.3)
    g = midgame(game)
    played = kumite.match(game, seed=0).game
    return {
        **api.data(),
        "position_decisions_per_s": round(driven.decisions_per_s),
        "clone_us": round(cost(g.clone), 3),
        "view_us": round(cost(lambda: played.view(g, 0)), 2),
        "guess_us": round(cost(lambda: played.guess(g, 0, 12345)), 2),
        "peak_mb": round(peak_memory(), 1),
        "growth_mb": round(api.growth_mb, 2),
    }


def pace(play: Play, seconds: float) -> Pace:
    """Games in rounds of equal time, after one to warm up."""
    play(0)
    decisions, games, rates, memory = 0, 0, [], 0.0
    for round_number in range(ROUNDS):
        start, made = time.process_time(), 0
        while made == 0 or (spent := time.process_time() - start) < seconds / ROUNDS:
            made += play(games)
            games += 1
            spent = time.process_time() - start
        decisions += made
        rates.append(made / spent)
        if round_number == 0:
            memory = peak_memory()
    rate = median(rates)
    return Pace(rate, rate * games / decisions, decisions / games, peak_memory() - memory)


def random_match(game: str, seed: int, mode: str | None = None, table: dict[str, Any] | None = None) -> int:
    """A whole match through the public API, answered at random."""
    match = simulated(game, seed, mode, table)
    rng = random.Random(seed).random
    decisions = 0
    while (question := match.question) is not None:
        options = question.options
        match.answer(options[int(rng() * len(options))])
        decisions += 1
    return decisions


def driven_game(game: str, seed: int) -> int:
    """A whole game by the driver that is compiled along with the rules; what it answers for chance counts, too."""
    return playout(simulated(game, seed).position, seed, ENDLESS)


def simulated(game: str, seed: int, mode: str | None = None, options: dict[str, Any] | None = None) -> Match:
    """A match as simulations play it: with the options that the game has for them, and nobody who reads its events."""
    match = kumite.match(game, seed=seed, mode=mode, options={**find_game(game).simulated(), **(options or {})})
    match.hush()
    return match


def midgame(game: str, mode: str | None = None, options: dict[str, Any] | None = None) -> Position:
    """A position in the middle of a match."""
    for seed in range(1000):
        match, rng = simulated(game, seed, mode, options), random.Random(seed)
        for _ in range(MIDGAME):
            if match.question is None:
                break
            match.answer(rng.choice(match.question.options))
        if match.question is not None:
            return match.position
    raise RuntimeError(f"no match of {game} lasts {MIDGAME} decisions")


def cost(work: Callable[[], Any]) -> float:
    """Microseconds a call."""
    times = []
    gc.collect()
    for _ in range(ROUNDS):
        start = time.process_time()
        for _ in range(CALLS):
            work()
        times.append((time.process_time() - start) / CALLS * 1e6)
    return median(times)


def peak_memory() -> float:
    """The most memory this process has had, in MB; 0 where the system does not tell."""
    try:
        import resource
    except ImportError:
        return 0.0
    unit = 1 << 20 if sys.platform == "darwin" else 1 << 10
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / unit

"""How fast a game runs: random play through the public API, clones, views, guesses, memory.

Times are CPU seconds of this process, medians over several rounds after a warm-up; the machine may be busy.
"""

from __future__ import annotations

import random
import resource
import time
from collections.abc import Callable
from statistics import median
from typing import Any

import kumite
from kumite.core.drive import playout
from kumite.core.position import Position

ROUNDS = 5
MIDGAME = 60  # decisions into a game
ENDLESS = 1 << 40


def random_match(game: str, seed: int) -> int:
    """A whole match through the public API, answered at random; says how many decisions it took."""
    match = kumite.match(game, seed=seed)
    rng = random.Random(seed).random
    decisions = 0
    while (question := match.question) is not None:
        options = question.options
        match.answer(options[int(rng() * len(options))])
        decisions += 1
    return decisions


def midgame(game: str) -> Position:
    """A position in the middle of a match."""
    for seed in range(1000):
        match = kumite.match(game, seed=seed)
        rng = random.Random(seed)
        for _ in range(MIDGAME):
            if match.question is None:
                break
            match.answer(rng.choice(match.question.options))
        else:
            return match.position
    raise RuntimeError(f"no match of {game} lasts {MIDGAME} decisions")


def measure(game: str, seconds: float) -> dict[str, float]:
    """All the figures of one game, in about so many seconds."""
    random_match(game, 0)
    before = memory()
    decisions, games, rates = play_rounds(lambda seed: random_match(game, seed), seconds)
    position_rates = play_rounds(lambda seed: raw_game(game, seed), seconds / 2)[2]
    g = midgame(game)
    played = kumite.match(game, seed=0).game
    return {
        "decisions_per_s": round(median(rates)),
        "games_per_s": round(median(rates) * games / decisions, 1),
        "decisions_per_game": round(decisions / games, 1),
        "position_decisions_per_s": round(median(position_rates)),
        "clone_us": round(cost(g.clone), 3),
        "view_us": round(cost(lambda: played.view(g, 0)), 2),
        "guess_us": round(cost(lambda: played.guess(g, 0, 12345)), 2),
        "peak_mb": round(memory(), 1),
        "growth_mb": round(memory() - before, 2),
    }


def play_rounds(play: Callable[[int], int], seconds: float) -> tuple[int, int, list[float]]:
    """Games in rounds of equal time: all decisions, all games, and the decisions a second of each round."""
    decisions, games, rates = 0, 0, []
    for _ in range(ROUNDS):
        start, made = time.process_time(), 0
        while (spent := time.process_time() - start) < seconds / ROUNDS:
            made += play(games)
            games += 1
        decisions += made
        rates.append(made / spent)
    return decisions, games, rates


def raw_game(game: str, seed: int) -> int:
    """A whole game by the driver that is compiled along with the rules; its answers for chance count, too."""
    return playout(kumite.match(game, seed=seed).position, seed, ENDLESS)


def cost(work: Callable[[], Any]) -> float:
    """Microseconds a call, the median of five rounds."""
    times = []
    for _ in range(ROUNDS):
        start = time.process_time()
        for _ in range(2000):
            work()
        times.append((time.process_time() - start) / 2000 * 1e6)
    return median(times)


def memory() -> float:
    """The most memory this process has had, in MB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


# Peers


def measure_peers(seconds: float) -> dict[str, Any]:
    """The engines we compare ourselves with, in the same process, if they are installed."""
    found: dict[str, Any] = {}
    for name, make in (("rlcard uno", uno), ("python-chess", chess)):
        try:
            play = make()
        except ImportError:
            found[name] = {"missing": "install it with `make peers`"}
            continue
        play(0)
        decisions, games, rates = play_rounds(play, seconds)
        found[name] = {"decisions_per_s": round(median(rates)), "decisions_per_game": round(decisions / games, 1)}
    return found


def uno() -> Callable[[int], int]:
    """RLCard's uno, stepped through its environment at random."""
    import numpy as np
    import rlcard

    env = rlcard.make("uno")

    def play(seed: int) -> int:
        env.seed(seed)
        rng = np.random.RandomState(seed)
        state, _ = env.reset()
        steps = 0
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(rng.random() * len(legal))])
            steps += 1
        return steps

    return play


def chess() -> Callable[[int], int]:
    """python-chess, random legal moves."""
    from chess import Board

    def play(seed: int) -> int:
        board, rng, moves = Board(), random.Random(seed), 0
        while not board.is_game_over() and moves < 400:
            board.push(rng.choice(list(board.legal_moves)))
            moves += 1
        return moves

    return play

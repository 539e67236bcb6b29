"""The engines we measure ourselves against, in the same process and the same way, where they are installed."""

from __future__ import annotations

import random
from importlib import import_module
from typing import Any

from kumite.sim.speed import Play, pace

INSTALL = "`make peers` installs it"


def measure_peers(seconds: float) -> dict[str, Any]:
    """Each peer's figures; for one that is not there, how to get it."""
    return {
        name: play if isinstance(play, str) else pace(play, seconds).data()
        for name, play in (("rlcard uno", uno()), ("python-chess", chess_moves()))
    }


def uno() -> Play | str:
    """RLCard's uno, stepped through its environment with random legal actions."""
    try:
        rlcard = import_module("rlcard")
    except ImportError:
        return INSTALL

    env = rlcard.make("uno", config={"seed": 1})

    def play(seed: int) -> int:
        rng, steps = random.Random(seed).random, 0
        state, _ = env.reset()
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(rng() * len(legal))])
            steps += 1
        return steps

    return play


def chess_moves() -> Play | str:
    """python-chess, with random legal moves."""
    try:
        chess = import_module("chess")
    except ImportError:
        return INSTALL

    def play(seed: int) -> int:
        board, rng, moves = chess.Board(), random.Random(seed), 0
        while not board.is_game_over():
            board.push(rng.choice(list(board.legal_moves)))
            moves += 1
        return moves

    return play

"""Matches with bots, and positions out of the middle of them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import kumite
from kumite.bots import Bot, sight_of
from kumite.core.position import Position

MODES = ("standard", "veteran")
BOTS = ("random", "greedy", "search:10it")


def play(match: kumite.Match, players: list[Bot]) -> list[str]:
    """To the end; every answer as it is written.  An illegal one raises."""
    written = []
    while (question := match.question) is not None:
        sight = sight_of(match)
        choice = players[question.seat].choose(sight)
        written.append(sight.notation(choice))
        match.answer(question.options[list(sight.options).index(choice)])
    return written


def some_positions(mode: str, seed: int, one_in: int) -> Iterator[Position]:
    """Positions of a random match in which there is something to choose."""
    match, rng = kumite.match("megafighter", seed=seed, mode=mode), Random(seed)
    while (question := match.question) is not None:
        if len(question.options) > 1 and rng.randrange(one_in) == 0:
            yield match.position
        match.answer(rng.choice(question.options))

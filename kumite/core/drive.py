"""Drivers that only answer: random play, greedy play, perft; compiled together with the rules they drive."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kumite.core.game import Game
from kumite.core.position import Position

OTHER_LUCK: Final = 0x2AAAAAAA  # whoever tries options out must not find out what chance will really do
SETTLED_AFTER: Final = 60  # answers: consequences longer than this are appraised as they stand


def playout(g: Position, key: int, at_most: int) -> int:
    """Answer at random, chance included, until the end or `at_most` answers; says how many it gave."""
    answers = 0
    while answers < at_most:
        asking = g.asking
        if asking is None:
            break
        options = asking.options
        key, at = draw(key, len(options))
        g.answer(options[at])
        answers += 1
    return answers


def draw(key: int, n: int) -> tuple[int, int]:
    """The next key, and a number below n."""
    key = key * 1664525 + 1013904223 & 0x3FFFFFFF
    if n > 0x3FFFFF:
        return wide(key, n)
    return key, (key >> 8) % n


def wide(key: int, n: int) -> tuple[int, int]:
    """A number below a large n, from three draws."""
    at = 0
    for _ in range(3):
        key = key * 1664525 + 1013904223 & 0x3FFFFFFF
        at = at << 20 | key >> 10
    return key, at % n


def settle(g: Position, choice: int, key: int) -> int:
    """Answer, and let the consequences come: every question on the way gets its usual, quiet answer and
    chance plays, until what was waiting under the question is next, or the end.  Says how many answers that took.
    A roll that the game weighs exactly is not made.

    As long as nothing has changed the decision is still being made (a card to play, and then another one)."""
    height, edits = len(g.todo), g.edits
    g.answer(choice)
    answers = 1
    while answers < SETTLED_AFTER:
        asking, waiting = g.asking, g.waiting
        if asking is None or waiting is None:
            break
        if asking.who >= 0:
            if len(g.todo) <= height and g.edits > edits:
                break
            g.answer(waiting.usual(asking.options))
        elif asking.weighed:
            break
        else:
            key, at = draw(key, len(asking.options))
            g.answer(asking.options[at])
        answers += 1
    return answers


def play_on(g: Position, game: Game, key: int, decisions: int) -> None:
    """Everybody goes on by what looks best at once, for so many decisions or to the end; chance plays."""
    while decisions > 0:
        asking = g.asking
        if asking is None:
            return
        options = asking.options
        key, at = draw(key, len(options))
        if asking.who < 0:
            g.answer(options[at])
        elif len(options) == 1:
            g.answer(options[0])
        else:
            g.answer(looks_best(g, game, asking.who, options, key ^ OTHER_LUCK))
            decisions -= 1


def looks_best(g: Position, game: Game, who: int, options: Sequence[int], key: int) -> int:
    """The option whose consequences look best to this seat; among equals the quietest, which comes first."""
    best, most = options[0], -1e9
    for option in options:
        child = g.clone()
        settle(child, option, key)
        looks = game.appraise(child, who)
        if looks > most:
            best, most = option, looks
    return best


def perft(g: Position, depth: int) -> int:
    """How many ways there are to play the next `depth` decisions; chance always gives its first answer."""
    while g.asking is not None and g.asking.who < 0:
        g.answer(g.asking.options[0])
    if depth == 0 or g.asking is None:
        return 1
    total = 0
    for choice in g.asking.options:
        child = g.clone()
        child.answer(choice)
        total += perft(child, depth - 1)
    return total

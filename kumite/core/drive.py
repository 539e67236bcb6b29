"""Drivers that only answer: random play and perft, compiled together with the rules they drive."""

from __future__ import annotations

from kumite.core.position import Position


def playout(g: Position, key: int, at_most: int) -> int:
    """Answer at random, chance included, until the end or `at_most` answers; says how many it gave."""
    answers = 0
    while answers < at_most:
        asking = g.asking
        if asking is None:
            break
        key = key * 1664525 + 1013904223 & 0x3FFFFFFF
        options = asking.options
        n = len(options)
        if n > 0x3FFFFF:
            key, at = wide(key, n)
        else:
            at = (key >> 8) % n
        g.answer(options[at])
        answers += 1
    return answers


def wide(key: int, n: int) -> tuple[int, int]:
    """A number below a large n, from three draws."""
    at = 0
    for _ in range(3):
        key = key * 1664525 + 1013904223 & 0x3FFFFFFF
        at = at << 20 | key >> 10
    return key, at % n


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

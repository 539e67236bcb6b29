"""A log that repeats itself, told once: an endless loop is hundreds of lines before it is a draw."""

from __future__ import annotations

import re
from typing import Final

LONGEST: Final = 16  # lines of what is repeated
OFTEN: Final = 4  # times, from which on it is folded
NUMBER: Final = re.compile(r"\d+")


def folded(lines: list[str]) -> list[str]:
    """The lines; what stands there time after time, but for its numbers, only once, and how often."""
    bare = [NUMBER.sub("#", line) for line in lines]
    found: list[str] = []
    at = 0
    while at < len(lines):
        size, times = repeated(bare, at)
        if times < OFTEN:
            found.append(lines[at])
            at += 1
            continue
        found += lines[at : at + size]
        what = "this line" if size == 1 else f"these {size} lines"
        found.append(f"({what} {times - 1} times more; 'log all' shows them)")
        at += size * times
    return found


def repeated(bare: list[str], at: int) -> tuple[int, int]:
    """How many lines from here on are repeated, and how often they stand there."""
    for size in range(1, LONGEST + 1):
        block, times = bare[at : at + size], 1
        while bare[at + size * times : at + size * (times + 1)] == block:
            times += 1
        if times >= OFTEN:
            return size, times
    return 1, 1

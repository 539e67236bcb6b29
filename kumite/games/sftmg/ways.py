"""Walks over tokens: which of those that lie about can be collected on the way to a space, and how.

As in `grid`, spaces are numbers, sets of them masks, and what stands where is an argument."""

from __future__ import annotations

from kumite.games.sftmg.grid import spaces
from kumite.games.sftmg.plan import ONE, Plan

Way = tuple[int, ...]


def ways(
    start: int, end: int, move: int, blocked: int, allies: int, tokens: int, most: int, plan: Plan = ONE
) -> list[tuple[Way, Way]]:
    """The different sets of tokens (as their spaces, sorted) that a walk of at most `move` steps collects, and a walk
    each, `start` not included: most tokens first.  The first `most` on the way are collected (SFTMG-PWR-08)."""
    found: dict[Way, Way] = {}
    plain = plan.path(start, end, move, blocked, allies)
    if plain:
        found[collected(plain, tokens, most)] = plain
    for (here, got), way in walks(start, move, blocked, tokens, most, plan).items():
        if here == end and way and not allies >> end & 1 and (got or end != start):
            found.setdefault(got, way)
    return [(got, found[got]) for _, got in sorted([(-len(got), got) for got in found])]


def collected(way: Way, tokens: int, most: int) -> Way:
    """The tokens collected on this walk, sorted."""
    found: list[int] = []
    for at in way:
        if tokens >> at & 1 and at not in found and len(found) < most:
            found.append(at)
    return tuple(sorted(found))


def walks(start: int, move: int, blocked: int, tokens: int, most: int, plan: Plan = ONE) -> dict[tuple[int, Way], Way]:
    """Per space and set of tokens a shortest walk, if there is one."""
    nothing: Way = ()
    found = {(start, nothing): nothing}
    edge = [(start, nothing)]
    for _ in range(move):
        reached: list[tuple[int, Way]] = []
        for state in edge:
            here, got = state
            for there in spaces(plan.around(here) & ~blocked):
                takes = tokens >> there & 1 == 1 and there not in got and len(got) < most
                new = (there, tuple(sorted(got + (there,))) if takes else got)
                if new not in found:
                    found[new] = found[state] + (there,)
                    reached.append(new)
        edge = reached
    return found


def leads_back(start: int, move: int, blocked: int, tokens: int, plan: Plan = ONE) -> bool:
    """Whether a walk collects a token and ends where it began."""
    if tokens >> start & 1 and move > 1 and plan.around(start) & ~blocked:
        return True
    reached = 0
    for wave in plan.waves(start, move // 2, blocked):
        reached |= wave
    return bool(reached & tokens & ~(1 << start))

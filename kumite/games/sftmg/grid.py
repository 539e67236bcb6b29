"""The stage as squares: names, neighbours, walking, and counting ranges.

A space is an int from 0 (a1) to 80 (i9), a set of spaces a mask with the bit of each.  What stands where is always an
argument: the Ground, or what it and the Characters block (`blocks_steps`, `blocks_range`, `blocks_sight`).  The spaces
of stages joined to this one (`plan`) come behind: 81 (Na1) and on.
"""

from __future__ import annotations

from typing import Final, final

from kumite.core.position import Record
from kumite.errors import Refusal, brief

SIDE: Final = 9
SPACES: Final = SIDE * SIDE
ALL: Final = (1 << SPACES) - 1
OFF: Final = -1  # past the border, where the Walls are
SIDES: Final = ("N", "E", "S", "W")  # where another stage may be joined; its spaces are called Na1 to Ni9, say

NORTH: Final = 0  # a direction and its neighbours in this list are 45 degrees apart; the odd ones are diagonal
NORTH_EAST: Final = 1
EAST: Final = 2
SOUTH_EAST: Final = 3
SOUTH: Final = 4
SOUTH_WEST: Final = 5
WEST: Final = 6
NORTH_WEST: Final = 7
DIRECTIONS: Final = (0, 1, 2, 3, 4, 5, 6, 7)
COLUMN_STEP: Final = (0, 1, 1, 1, 0, -1, -1, -1)
ROW_STEP: Final = (1, 1, 0, -1, -1, -1, 0, 1)

OUT_OF_RANGE: Final = 99  # no path can be counted; more than any printed range


# Names and sets


_GRID: Final = tuple([column + row for row in "123456789" for column in "abcdefghi"])
NAMES: Final = _GRID + tuple([side + each for side in SIDES for each in _GRID])
_NUMBERS: Final = {name: number for number, name in enumerate(NAMES)}


def space(name: str) -> int:
    """The space of this name, a1 to i9: the column's letter, the row's number; before it the side of a joined stage."""
    found = _NUMBERS.get(name, OFF)
    if found == OFF:
        raise Refusal(f"{brief(name)} is no space: they are called a1 to i9", ("SFTMG-STAGE-01",))
    return found


def name(of: int) -> str:
    return NAMES[of]


def mask(of: tuple[int, ...]) -> int:
    """The set of these spaces."""
    found = 0
    for each in of:
        found |= 1 << each
    return found


def spaces(of: int) -> tuple[int, ...]:
    """The spaces of a set, in order."""
    found: list[int] = []
    while of:
        low = of & -of
        found.append(low.bit_length() - 1)
        of ^= low
    return tuple(found)


# What stands there


@final
class Ground(Record):
    """What stands on the stage besides Characters, as sets of spaces."""

    def __init__(
        self,
        small: int = 0,
        large: int = 0,
        solid: int = 0,
        special: int = 0,
        wholes: tuple[int, ...] = (),
        beyond: int = 0,
    ) -> None:
        self.small = small
        self.large = large
        self.solid = solid  # SFTMG-OBJ-02: the indestructible ones among both
        self.special = special  # special terrain, which stops a Charge or Dash (SFTMG-RULING-47)
        self.wholes = wholes  # the Objects that fill more than one space (SFTMG-RULING-48)
        self.beyond = beyond  # what is no part of a strip: no way leads there, and no Wall is there (SFTMG-ARC-07)


def blocks_steps(ground: Ground, opponents: int) -> int:
    """SFTMG-MOVE-02, SFTMG-MOVE-04: what a figure may not walk into: every Object, and opponents."""
    return ground.small | ground.large | ground.beyond | opponents


def blocks_range(ground: Ground, opponents: int) -> int:
    """SFTMG-RANGE-01: what a range is not counted through: as for walking, but not small Objects."""
    return ground.large | ground.beyond | opponents


def blocks_sight(ground: Ground, characters: int) -> int:
    """SFTMG-LOS-02, SFTMG-LOS-04, SFTMG-OBJ-06: what blocks sight: large Objects and all Characters.

    SFTMG-LOS-03: small Objects do not."""
    return ground.large | characters


def directions(ground: Ground) -> tuple[int, ...]:
    """The eight; along a strip, two (SFTMG-ARC-01, SFTMG-RULING-67)."""
    return (EAST, WEST) if ground.beyond else DIRECTIONS


# Tables, made once


def _next(direction: int) -> tuple[int, ...]:
    found: list[int] = []
    for here in range(SPACES):
        column, row = here % SIDE + COLUMN_STEP[direction], here // SIDE + ROW_STEP[direction]
        found.append(row * SIDE + column if 0 <= column < SIDE and 0 <= row < SIDE else OFF)
    return tuple(found)


def _around(directions: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([mask(tuple([NEXT[d][s] for d in directions if NEXT[d][s] != OFF])) for s in range(SPACES)])


def _distances() -> tuple[tuple[int, ...], ...]:
    table: list[tuple[int, ...]] = []
    for a in range(SPACES):
        columns = [abs(column - a % SIDE) for column in range(SIDE)]
        rows = [abs(row - a // SIDE) for row in range(SIDE)]
        table.append(tuple([max(r, c) for r in rows for c in columns]))
    return tuple(table)


NEXT: Final = tuple([_next(direction) for direction in DIRECTIONS])  # direction -> space -> space, or OFF
ORTHOGONAL: Final = _around((NORTH, EAST, SOUTH, WEST))  # space -> the set beside it
DIAGONAL: Final = _around((NORTH_EAST, SOUTH_EAST, SOUTH_WEST, NORTH_WEST))
AROUND: Final = _around(DIRECTIONS)
DISTANCE: Final = _distances()  # space -> space -> the larger of columns and rows in between


def adjacent(a: int, b: int) -> bool:
    """SFTMG-MOVE-06: one of the eight spaces around."""
    return DISTANCE[a][b] == 1


def distance(a: int, b: int) -> int:
    """SFTMG-RANGE-06: as range counts, whatever stands in between; for placing figures and tokens."""
    return DISTANCE[a][b]


def away(a: int, b: int) -> int:
    """SFTMG-KNOCK-01: the direction straight away from `a` at `b`.

    SFTMG-RULING-28: off the eight lines it is the one closest in angle.  22.5 degrees is the slope sqrt(2) - 1, and
    minor < (sqrt(2) - 1) * major is what stands below, without the root."""
    return heading(b % SIDE - a % SIDE, b // SIDE - a // SIDE)


def heading(columns: int, rows: int) -> int:
    """The direction closest to so many columns to the right and rows up."""
    major, minor = max(abs(columns), abs(rows)), min(abs(columns), abs(rows))
    if (major + minor) * (major + minor) < 2 * major * major:
        if abs(columns) > abs(rows):
            rows = 0
        else:
            columns = 0
    across, along = (columns > 0) - (columns < 0), (rows > 0) - (rows < 0)
    for direction in DIRECTIONS:
        if COLUMN_STEP[direction] == across and ROW_STEP[direction] == along:
            return direction
    raise Refusal("nothing leads away from a space at the same space", ("SFTMG-KNOCK-01",))


def line(a: int, b: int) -> tuple[int, ...]:
    """The spaces of the straight line from `a` (not included) to `b`; none if the two are on no such line."""
    return straight(a, b, NEXT[away(a, b)]) if a != b else ()


def straight(a: int, b: int, step: tuple[int, ...]) -> tuple[int, ...]:
    """The spaces from `a` (not included) to `b`, going on like this; none if `b` is not on the way."""
    path = [a]
    while path[-1] not in (b, OFF):
        path.append(step[path[-1]])
    return tuple(path[1:]) if path[-1] == b else ()


# Walking

_NOT_FIRST_COLUMN: Final = ALL // ((1 << SIDE) - 1) * ((1 << SIDE) - 2)
_NOT_LAST_COLUMN: Final = _NOT_FIRST_COLUMN >> 1


def grown(area: int) -> int:
    """A set and all spaces around it."""
    area |= area << SIDE | area >> SIDE
    return (area | (area & _NOT_LAST_COLUMN) << 1 | (area & _NOT_FIRST_COLUMN) >> 1) & ALL


def can_step(a: int, b: int, blocked: int) -> bool:
    """One step, to any space around that is not blocked (SFTMG-MOVE-01, SFTMG-MOVE-02, SFTMG-MOVE-04, SFTMG-MOVE-08).

    SFTMG-MOVE-07: what stands on both sides of a diagonal step does not matter."""
    return bool(AROUND[a] & ~blocked & 1 << b)


def reachable(start: int, move: int, blocked: int, allies: int = 0) -> int:
    """Where a figure may end a walk of at most `move` steps; SFTMG-MOVE-03: its own space included.

    SFTMG-MOVE-02, SFTMG-MOVE-04: it never enters `blocked` (`blocks_steps`).  SFTMG-MOVE-05: `allies` are walked
    through, but no place to stop."""
    reached, free = 1 << start, ALL & ~blocked
    for _ in range(move):
        reached |= grown(reached) & free
    return reached & ~allies


def waves(start: int, move: int, blocked: int) -> list[int]:
    """SFTMG-MOVE-01, SFTMG-STAGE-02: the sets of spaces first entered with 0, 1, ... `move` steps, each costing 1."""
    found, reached, free = [1 << start], 1 << start, ALL & ~blocked
    for _ in range(move):
        wave = grown(found[-1]) & free & ~reached
        if not wave:
            break
        reached |= wave
        found.append(wave)
    return found


def costs(start: int, move: int, blocked: int, allies: int = 0) -> dict[int, int]:
    """Where a walk may end, and with how many steps."""
    return numbered(waves(start, move, blocked), allies)


def numbered(layers: list[int], allies: int) -> dict[int, int]:
    """Space by space, in which of these sets it is."""
    found: dict[int, int] = {}
    for steps, wave in enumerate(layers):
        for end in spaces(wave & ~allies):
            found[end] = steps
    return found


def path(start: int, end: int, move: int, blocked: int, allies: int = 0) -> tuple[int, ...]:
    """One shortest walk, `start` not included, turning little; none if there is none, or no step to take."""
    return way_back(waves(start, move, blocked), end, allies, NEXT)


def way_back(layers: list[int], end: int, allies: int, steps_to: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """The walk through these sets to `end`."""
    steps = 0
    while steps < len(layers) and not layers[steps] >> end & 1:
        steps += 1
    if steps in (0, len(layers)) or allies >> end & 1:
        return ()
    found, here, last = [end], end, OFF
    for wave in layers[steps - 1 : 0 : -1]:
        here, last = _step_back(here, wave, last, steps_to)
        found.append(here)
    return tuple(found[::-1])


def _step_back(here: int, wave: int, last: int, steps_to: tuple[tuple[int, ...], ...]) -> tuple[int, int]:
    """A neighbour in the wave before, straight on if that is possible; and the direction taken."""
    for direction in (last,) + DIRECTIONS if last != OFF else DIRECTIONS:
        there = steps_to[direction][here]
        if there != OFF and wave >> there & 1:
            return there, direction
    raise Refusal(f"no step leads to {name(here)}")


# Ranges


def _routes(first: int) -> tuple[tuple[int, ...], ...]:
    """Per pair of spaces the set strictly between them on the route that begins straight (0) or diagonal (1).

    SFTMG-RANGE-02: one line, or two at 45 degrees to each other; where one line does, both tables hold it."""
    return tuple([tuple(routes_from(a, first, [0] * SPACES, NEXT)) for a in range(SPACES)])


def routes_from(a: int, first: int, row: list[int], steps_to: tuple[tuple[int, ...], ...]) -> list[int]:
    """The same for one space: the row, filled in wherever a route leads."""
    for direction in DIRECTIONS:
        between, bend = 0, steps_to[direction][a]
        while bend != OFF:
            row[bend] = between
            between |= 1 << bend
            if direction & 1 == first:
                _bend(row, bend, direction, between, steps_to)
            bend = steps_to[direction][bend]
    return row


def _bend(row: list[int], bend: int, direction: int, before: int, steps_to: tuple[tuple[int, ...], ...]) -> None:
    for turned in ((direction + 1) % 8, (direction - 1) % 8):
        between, here = before, steps_to[turned][bend]
        while here != OFF:
            row[here] = between
            between |= 1 << here
            here = steps_to[turned][here]


STRAIGHT_FIRST: Final = _routes(0)
DIAGONAL_FIRST: Final = _routes(1)


def range_between(a: int, b: int, blockers: int) -> int:
    """The range from `a` to `b`, or OUT_OF_RANGE.  Who stands on `a` and `b` does not matter.

    SFTMG-RANGE-03: every space entered counts 1.  SFTMG-RULING-18: one of the two routes must be free of `blockers`
    (`blocks_range`)."""
    if DIAGONAL_FIRST[a][b] & blockers and STRAIGHT_FIRST[a][b] & blockers:
        return OUT_OF_RANGE
    return DISTANCE[a][b]


def in_range(a: int, b: int, low: int, high: int, blockers: int) -> bool:
    """SFTMG-RANGE-04: a printed range admits both of its ends."""
    return low <= DISTANCE[a][b] <= high and range_between(a, b, blockers) != OUT_OF_RANGE


def ranges(a: int, blockers: int) -> list[int]:
    """`range_between` from `a` to every space."""
    return [
        OUT_OF_RANGE if one & blockers and other & blockers else apart
        for apart, one, other in zip(DISTANCE[a], DIAGONAL_FIRST[a], STRAIGHT_FIRST[a])
    ]


def wall_range(a: int, blockers: int, steps_to: tuple[tuple[int, ...], ...] = NEXT) -> int:
    """SFTMG-RANGE-05: the range to the nearest Wall, counted as the step just past the border (SFTMG-RULING-104)."""
    best = OUT_OF_RANGE
    for direction in DIRECTIONS:
        steps, here = 1, steps_to[direction][a]
        while here != OFF and not blockers >> here & 1:
            for turned in ((direction + 1) % 8, (direction - 1) % 8):
                best = min(best, steps + _to_wall(here, steps_to[turned], blockers))
            steps, here = steps + 1, steps_to[direction][here]
        if here == OFF:
            best = min(best, steps)
    return best


def _to_wall(a: int, step: tuple[int, ...], blockers: int) -> int:
    steps, here = 1, step[a]
    while here != OFF and not blockers >> here & 1:
        steps, here = steps + 1, step[here]
    return steps if here == OFF else OUT_OF_RANGE

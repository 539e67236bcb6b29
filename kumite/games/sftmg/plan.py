"""How the spaces of the table hang together: one stage, or several joined through broken Walls (SFTMG-VAR-13).

A Plan answers every question of geometry that rules ask.  The one of a single stage hands it on to the tables of `grid`
and `sight`.  Joined stages lie edge to edge on one plane, rows and columns aligned (SFTMG-RULING-69): the first stage
in the middle, at most one more on each side.  Between the two the Wall stands but for one edge of one space, the gap.
"""

from __future__ import annotations

from typing import Final, final

from kumite.core.piles import Zone
from kumite.core.position import Record
from kumite.games.sftmg import grid, sight
from kumite.games.sftmg.grid import (
    ALL,
    AROUND,
    COLUMN_STEP,
    DIRECTIONS,
    DISTANCE,
    NEXT,
    OFF,
    OUT_OF_RANGE,
    ROW_STEP,
    SIDE,
    SPACES,
)

NORTH_SIDE: Final = 0
EAST_SIDE: Final = 1
SOUTH_SIDE: Final = 2
WEST_SIDE: Final = 3
FOUR: Final = (0, 1, 2, 3)
ACROSS: Final = (0, 1, 0, -1)  # side -> where the stage joined there lies, counted in stages
UP: Final = (1, 0, -1, 0)
BARRED: Final = 1 << 5 * SPACES  # on a route that no way leads along; every set of blockers has it


class Plan(Record):
    """One stage: nine by nine spaces with Walls around them."""

    def everywhere(self) -> int:
        """The set of all spaces."""
        return ALL

    def spot(self, at: int) -> tuple[int, int]:
        """The column and the row of a space, those of the first stage from 0 to 8."""
        return at % SIDE, at // SIDE

    def steps(self, direction: int) -> Zone:
        """Space -> the next one in this direction, or OFF."""
        return NEXT[direction]

    def around(self, at: int) -> int:
        """SFTMG-MOVE-06: the set of adjacent spaces."""
        return AROUND[at]

    def apart(self, a: int) -> Zone:
        """SFTMG-RANGE-06: space -> how many steps away it is, whatever stands in between."""
        return DISTANCE[a]

    def away(self, a: int, b: int) -> int:
        """SFTMG-KNOCK-01: the direction straight away from `a` at `b`."""
        return grid.away(a, b)

    def line(self, a: int, b: int) -> Zone:
        """The spaces of the straight line from `a` (not included) to `b`; none if the two are on no such line."""
        return grid.line(a, b)

    def reachable(self, start: int, move: int, blocked: int, allies: int = 0) -> int:
        """Where a walk of at most so many steps may end."""
        return grid.reachable(start, move, blocked, allies)

    def waves(self, start: int, move: int, blocked: int) -> list[int]:
        """The sets of spaces first entered with 0, 1, ... `move` steps."""
        return grid.waves(start, move, blocked)

    def path(self, start: int, end: int, move: int, blocked: int, allies: int = 0) -> Zone:
        """One shortest walk."""
        return grid.path(start, end, move, blocked, allies)

    def costs(self, start: int, move: int, blocked: int, allies: int = 0) -> dict[int, int]:
        """Where a walk may end, and with how many steps."""
        return grid.costs(start, move, blocked, allies)

    def range_between(self, a: int, b: int, blockers: int) -> int:
        """The range from `a` to `b`, or OUT_OF_RANGE."""
        return grid.range_between(a, b, blockers)

    def ranges(self, a: int, blockers: int) -> list[int]:
        """The range from `a` to every space."""
        return grid.ranges(a, blockers)

    def wall_range(self, a: int, blockers: int) -> int:
        """SFTMG-RANGE-05: the range to the nearest Wall."""
        return grid.wall_range(a, blockers)

    def sees(self, a: int, b: int, blockers: int) -> bool:
        """SFTMG-LOS-02: whether the Character on `a` has line of sight to `b`."""
        return sight.sees(a, b, blockers)

    def sees_past(self, large: int, a: int, b: int, characters: int) -> bool:
        """The same, with the large Objects told apart: they change seldom."""
        return sight.sight(large).sees(a, b, characters)

    def seen_from(self, a: int, blockers: int) -> int:
        """The set of spaces the Character on `a` sees, its own included."""
        return sight.seen_from(a, blockers)


ONE: Final = Plan()


def side_of(at: int, direction: int) -> int:
    """The side of the first stage that a step in this direction leaves it by; OFF if it stays there, or is not there.

    SFTMG-RULING-171: out of a corner, diagonally, it is no side."""
    if at >= SPACES or NEXT[direction][at] != OFF:
        return OFF
    column, row = at % SIDE + COLUMN_STEP[direction], at // SIDE + ROW_STEP[direction]
    found = [(row >= SIDE, NORTH_SIDE), (column >= SIDE, EAST_SIDE), (row < 0, SOUTH_SIDE), (column < 0, WEST_SIDE)]
    sides = [side for leaves, side in found if leaves]
    return sides[0] if len(sides) == 1 else OFF


def along(side: int, at: int) -> int:
    """How far along a side of the first stage a space is: its column, or its row."""
    return at % SIDE if side in (NORTH_SIDE, SOUTH_SIDE) else at // SIDE


def both_ends(side: int, gap: int) -> tuple[int, int]:
    """The space of the first stage at a gap, and that of the stage joined there."""
    far = SIDE - 1
    inside = (far * SIDE + gap, gap * SIDE + far, gap, gap * SIDE)[side]
    outside = (gap, gap * SIDE, far * SIDE + gap, gap * SIDE + far)[side]
    return inside, (1 + side) * SPACES + outside


@final
class Joined(Plan):
    """Several stages (SFTMG-VAR-14).  A step, a line or a look leads from one to the other where it meets the gap, its
    ends included (SFTMG-RULING-172)."""

    def __init__(self, gaps: Zone) -> None:
        self.gaps = gaps  # by side: where along it the Wall is broken; OFF where no stage is joined
        self._stages = (0,) + tuple([1 + side for side in FOUR if gaps[side] != OFF])
        self._everywhere = sum([ALL << SPACES * stage for stage in self._stages])
        self._steps = tuple([self._next(direction) for direction in DIRECTIONS])
        self._crossings = self._over_the_border()
        self._apart: dict[int, Zone] = {}
        self._routes: dict[int, tuple[list[int], list[int]]] = {}
        self._looks: dict[int, Zone] = {}

    # Where spaces are

    def everywhere(self) -> int:
        return self._everywhere

    def spot(self, at: int) -> tuple[int, int]:
        stage, here = at // SPACES, at % SPACES
        if stage == 0:
            return here % SIDE, here // SIDE
        return here % SIDE + SIDE * ACROSS[stage - 1], here // SIDE + SIDE * UP[stage - 1]

    def _at(self, column: int, row: int) -> int:
        """The space in this column and row, or OFF."""
        across, up = column // SIDE, row // SIDE
        here = row % SIDE * SIDE + column % SIDE
        if across == 0 and up == 0:
            return here
        for side in FOUR:
            if ACROSS[side] == across and UP[side] == up and self.gaps[side] != OFF:
                return (1 + side) * SPACES + here
        return OFF

    def _next(self, direction: int) -> Zone:
        found = [OFF] * (5 * SPACES)
        for stage in self._stages:
            for here in range(stage * SPACES, (stage + 1) * SPACES):
                column, row = self.spot(here)
                there = self._at(column + COLUMN_STEP[direction], row + ROW_STEP[direction])
                if there != OFF and self._open(here, there):
                    found[here] = there
        return tuple(found)

    def _open(self, a: int, b: int) -> bool:
        """Whether no Wall is between two spaces beside each other: one of the two is at the gap."""
        if a // SPACES == b // SPACES:
            return True
        if a >= SPACES and b >= SPACES:
            return False
        side = max(a, b) // SPACES - 1
        return self.gaps[side] in (along(side, a % SPACES), along(side, b % SPACES))

    def _over_the_border(self) -> tuple[tuple[int, int], ...]:
        """Each space at which another stage begins, as a set, and the set beyond."""
        found: dict[int, int] = {}
        for step in self._steps:
            for here, there in enumerate(step):
                if there != OFF and there // SPACES != here // SPACES:
                    found[here] = found.get(here, 0) | 1 << there
        return tuple([(1 << here, beyond) for here, beyond in found.items()])

    # Walking

    def steps(self, direction: int) -> Zone:
        return self._steps[direction]

    def around(self, at: int) -> int:
        return self._grown(1 << at) & ~(1 << at)

    def _grown(self, area: int) -> int:
        wide = area | (area & _NOT_TOP) << SIDE | (area & _NOT_BOTTOM) >> SIDE
        wide |= (wide & _NOT_LAST) << 1 | (wide & _NOT_FIRST) >> 1
        for here, beyond in self._crossings:
            if area & here:
                wide |= beyond
        return wide

    def waves(self, start: int, move: int, blocked: int) -> list[int]:
        found, reached = [1 << start], 1 << start
        for _ in range(move):
            wave = self._grown(found[-1]) & ~blocked & ~reached
            if not wave:
                break
            reached |= wave
            found.append(wave)
        return found

    def apart(self, a: int) -> Zone:
        found = self._apart.get(a)
        if found is None:
            steps = self.costs(a, 5 * SPACES, 0)
            found = self._apart[a] = tuple([steps.get(b, OUT_OF_RANGE) for b in range(5 * SPACES)])
        return found

    def away(self, a: int, b: int) -> int:
        (column, row), (to_column, to_row) = self.spot(a), self.spot(b)
        return grid.heading(to_column - column, to_row - row)

    def line(self, a: int, b: int) -> Zone:
        return grid.straight(a, b, self._steps[self.away(a, b)]) if a != b else ()

    def reachable(self, start: int, move: int, blocked: int, allies: int = 0) -> int:
        reached = 1 << start
        for _ in range(move):
            reached |= self._grown(reached) & ~blocked
        return reached & ~allies

    def path(self, start: int, end: int, move: int, blocked: int, allies: int = 0) -> Zone:
        return grid.way_back(self.waves(start, move, blocked), end, allies, self._steps)

    def costs(self, start: int, move: int, blocked: int, allies: int = 0) -> dict[int, int]:
        return grid.numbered(self.waves(start, move, blocked), allies)

    # Ranges

    def range_between(self, a: int, b: int, blockers: int) -> int:
        straight, diagonal = self._routes_from(a)
        blockers |= BARRED
        return OUT_OF_RANGE if diagonal[b] & blockers and straight[b] & blockers else self.apart(a)[b]

    def ranges(self, a: int, blockers: int) -> list[int]:
        straight, diagonal = self._routes_from(a)
        blockers |= BARRED
        return [
            OUT_OF_RANGE if one & blockers and other & blockers else apart
            for apart, one, other in zip(self.apart(a), diagonal, straight)
        ]

    def _routes_from(self, a: int) -> tuple[list[int], list[int]]:
        """As the tables of `grid`, for this space: the routes that begin straight, those that begin diagonal."""
        found = self._routes.get(a)
        if found is None:
            rows = [[BARRED] * (5 * SPACES), [BARRED] * (5 * SPACES)]
            for first, row in enumerate(rows):
                row[a] = 0
                grid.routes_from(a, first, row, self._steps)
            found = self._routes[a] = rows[0], rows[1]
        return found

    def wall_range(self, a: int, blockers: int) -> int:
        return grid.wall_range(a, blockers, self._steps)

    # Sight

    def sees(self, a: int, b: int, blockers: int) -> bool:
        stage = a // SPACES
        if stage == b // SPACES:
            return sight.sees(a % SPACES, b % SPACES, blockers >> SPACES * stage)
        for look in self._looks_at(a, b):
            if not look & blockers:
                return True
        return False

    def sees_past(self, large: int, a: int, b: int, characters: int) -> bool:
        return self.sees(a, b, large | characters)

    def seen_from(self, a: int, blockers: int) -> int:
        found = 0
        for stage in self._stages:
            if stage == a // SPACES:
                found |= sight.seen_from(a % SPACES, blockers >> SPACES * stage) << SPACES * stage
                continue
            for b in range(SPACES * stage, SPACES * (stage + 1)):
                if self.sees(a, b, blockers):
                    found |= 1 << b
        return found

    def _looks_at(self, a: int, b: int) -> Zone:
        """Every look from one stage at a space of another."""
        key = a * 5 * SPACES + b
        found = self._looks.get(key)
        if found is None:
            found = self._looks[key] = self._all_looks(a, b)
        return found

    def _all_looks(self, a: int, b: int) -> Zone:
        (column, row), (to_column, to_row) = self.spot(a), self.spot(b)
        others, looks = ~(1 << a | 1 << b), set[int]()
        for right, up in sight.CORNERS:
            lines: list[tuple[int, int, int]] = []
            for far_right, far_up in sight.CORNERS:
                x, y, c, r = column + right, row + up, to_column + far_right, to_row + far_up
                if not self._through_gaps(a, b, x, y, c - x, r - y):
                    continue
                passed = self._passed(x, y, c - x, r - y) & others
                for c2, r2, passed2 in lines:
                    if (c - x) * r2 != (r - y) * c2:  # SFTMG-RULING-17
                        looks.add(passed | passed2)
                lines.append((c - x, r - y, passed))
        return sight.least(sorted(looks))

    def _through_gaps(self, a: int, b: int, x: int, y: int, columns: int, rows: int) -> bool:
        """SFTMG-RULING-172: whether this line from a corner meets every border between the two at its gap."""
        for stage in (a // SPACES, b // SPACES):
            if stage > 0:
                side, gap = stage - 1, self.gaps[stage - 1]
                border = SIDE if side in (NORTH_SIDE, EAST_SIDE) else 0
                if side in (NORTH_SIDE, SOUTH_SIDE):
                    meets = _meets(y, x, rows, columns, border, gap)
                else:
                    meets = _meets(x, y, columns, rows, border, gap)
                if not meets:
                    return False
        return True

    def _passed(self, x: int, y: int, columns: int, rows: int) -> int:
        """The set of spaces a line this far to the right and up passes through."""
        found = 0
        for right, up in sight.crossed(abs(columns), abs(rows)):
            column = x + right if columns > 0 else x - 1 - right
            row = y + up if rows > 0 else y - 1 - up
            found |= 1 << self._at(column, row)
        return found


def _meets(x: int, y: int, columns: int, rows: int, border: int, gap: int) -> bool:
    """Whether a line from (x, y), so far to the right and up, is between gap and gap + 1 where it meets the border.

    One along the border passes nothing (SFTMG-RULING-17); the other line of its look begins in the same corner."""
    height = y * columns + (border - x) * rows  # times columns
    if columns < 0:
        height, columns = -height, -columns
    return gap * columns <= height <= (gap + 1) * columns


_EVERYWHERE: Final = (1 << 5 * SPACES) - 1
_ROW: Final = (1 << SIDE) - 1
_BOTTOM: Final = _EVERYWHERE // ALL * _ROW
_NOT_BOTTOM: Final = _EVERYWHERE & ~_BOTTOM
_NOT_TOP: Final = _EVERYWHERE & ~(_BOTTOM << SPACES - SIDE)
_NOT_FIRST: Final = _EVERYWHERE // _ROW * (_ROW - 1)
_NOT_LAST: Final = _NOT_FIRST >> 1

_KEPT: Final = 64  # plans; a match has at most four
_KNOWN: Final[dict[Zone, Plan]] = {}


def plan_of(gaps: Zone) -> Plan:
    """The Plan with these gaps: made when first asked for, then kept."""
    if max(gaps) == OFF:
        return ONE
    found = _KNOWN.get(gaps)
    if found is None:
        if len(_KNOWN) >= _KEPT:
            _KNOWN.clear()
        found = _KNOWN[gaps] = Joined(gaps)
    return found

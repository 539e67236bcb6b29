"""Line of sight: from one corner of the viewer's space to two corners of the target's (SFTMG-LOS-02).

A look is one such pair of lines, kept as the set of spaces they pass through; the target is seen if some look meets no
blocker.  How two spaces lie to each other decides their looks, so these are made once for every offset, in the smallest
box around the two, and moved to where the box is.  A look that needs all that another needs, and more, is left out.

Blockers are large Objects and Characters.  Walls never come between two spaces of a square grid (but between two stages
joined to each other: `plan`), and the spaces of the two concerned are in no look.
"""

from __future__ import annotations

from typing import Final, final

from kumite.games.sftmg.grid import ALL, SIDE, SPACES

CORNERS: Final = ((0, 0), (1, 0), (0, 1), (1, 1))


def crossed(columns: int, rows: int) -> tuple[tuple[int, int], ...]:
    """The squares whose inside is passed by the line from corner (0, 0) to this one, both numbers positive.

    SFTMG-RULING-17: touching a corner or running along an edge is not passing.  A square is passed if its upper left
    and its lower right corner are on different sides of the line."""
    found: list[tuple[int, int]] = []
    for x in range(columns):
        for y in range(rows):
            if (x + 1) * rows > y * columns and x * rows < (y + 1) * columns:
                found.append((x, y))
    return tuple(found)


def _line(columns: int, rows: int) -> int:
    """The set of squares passed by a line this far to the right and up, in the smallest box around it."""
    found = 0
    for x, y in crossed(abs(columns), abs(rows)):
        column = x if columns > 0 else -columns - 1 - x
        row = y if rows > 0 else -rows - 1 - y
        found |= 1 << row * SIDE + column
    return found


_LINES: Final = {(c, r): _line(c, r) for c in range(-SIDE, SIDE + 1) for r in range(-SIDE, SIDE + 1)}


def _looks(columns: int, rows: int) -> tuple[int, ...]:
    """Every look at a space this far to the right and up, in the smallest box around the two spaces."""
    x, y = max(0, -columns), max(0, -rows)
    others = ~(1 << y * SIDE + x | 1 << (y + rows) * SIDE + x + columns)
    found: set[int] = set()
    for right, up in CORNERS:
        lines: list[tuple[int, int, int]] = []
        for far_right, far_up in CORNERS:
            c, r = columns + far_right - right, rows + far_up - up
            box = (y + up + min(0, r)) * SIDE + x + right + min(0, c)
            passed = _LINES[c, r] << box & others
            for c2, r2, passed2 in lines:
                if c * r2 != r * c2:  # SFTMG-RULING-17: two lines the same way count as crossing each other
                    found.add(passed | passed2)
            lines.append((c, r, passed))
    return least(sorted(found))


def least(looks: list[int]) -> tuple[int, ...]:
    """Without those that contain another: a contained set is the smaller number, so it comes first."""
    found: list[int] = []
    for look in looks:
        for other in found:
            if other & ~look == 0:
                break
        else:
            found.append(look)
    return tuple(found)


def _together(looks: tuple[int, ...]) -> int:
    found = 0
    for look in looks:
        found |= look
    return found


def _offsets(side: tuple[int, ...]) -> dict[tuple[int, int], tuple[int, ...]]:
    return {(c, r): _looks(c, r) if c or r else (0,) for c in side for r in side}


_LOOKS: Final = _offsets(tuple(range(1 - SIDE, SIDE)))
_MATTERS: Final = {offset: _together(looks) for offset, looks in _LOOKS.items()}


def _boxes(a: int) -> tuple[int, ...]:
    """The lower left space of the box around `a` and each space."""
    columns = [min(a % SIDE, column) for column in range(SIDE)]
    rows = [min(a // SIDE, row) * SIDE for row in range(SIDE)]
    return tuple([column + row for row in rows for column in columns])


def _looks_from(a: int) -> tuple[tuple[int, ...], ...]:
    columns, rows = range(-(a % SIDE), SIDE - a % SIDE), range(-(a // SIDE), SIDE - a // SIDE)
    return tuple([_LOOKS[c, r] for r in rows for c in columns])


def _between(a: int) -> tuple[int, ...]:
    columns, rows = range(-(a % SIDE), SIDE - a % SIDE), range(-(a // SIDE), SIDE - a // SIDE)
    matters = [_MATTERS[c, r] for r in rows for c in columns]
    return tuple([squares << box for squares, box in zip(matters, BOX[a])])


BOX: Final = tuple([_boxes(a) for a in range(SPACES)])
LOOKS: Final = tuple([_looks_from(a) for a in range(SPACES)])  # space -> space -> looks, moved to where their box is 0
BETWEEN: Final = tuple([_between(a) for a in range(SPACES)])  # space -> space -> where a blocker could matter


def sees(a: int, b: int, blockers: int) -> bool:
    """SFTMG-LOS-02, SFTMG-LOS-06: whether the Character on `a` has line of sight to `b`; the other way it may differ.

    `blockers` are those of `grid.blocks_sight`; who is on `a` and `b` does not count (SFTMG-RULING-17)."""
    near = BETWEEN[a][b] & blockers
    return not near or _some_look(LOOKS[a][b], near >> BOX[a][b])


def _some_look(looks: tuple[int, ...], near: int) -> bool:
    for look in looks:
        if not look & near:
            return True
    return False


def seen_from(a: int, blockers: int) -> int:
    """The set of spaces the Character on `a` sees, its own included."""
    found, boxes, looks = ALL, BOX[a], LOOKS[a]
    for b, matters in enumerate(BETWEEN[a]):
        near = matters & blockers
        if near and not _some_look(looks[b], near >> boxes[b]):
            found ^= 1 << b
    return found


@final
class Sight:
    """Who sees what past the large Objects of a stage, all looked up: made once for each set of large Objects."""

    def __init__(self, large: int) -> None:
        self.large = large
        self.seen = tuple([seen_from(a, large) for a in range(SPACES)])  # space -> the set seen from there

    def sees(self, a: int, b: int, characters: int = 0) -> bool:
        """As `sees`, with these Characters between as well; only one who stands where it matters costs more."""
        if not self.seen[a] >> b & 1:
            return False
        return not BETWEEN[a][b] & characters or sees(a, b, self.large | characters)


_KEPT: Final = 1024  # a stage's Objects break one by one, so few sets ever come up: 64 for six large Objects
_KNOWN: Final[dict[int, Sight]] = {}


def sight(large: int) -> Sight:
    """The Sight of a stage with these large Objects: made when first asked for, then kept."""
    found = _KNOWN.get(large)
    if found is None:
        if len(_KNOWN) >= _KEPT:
            _KNOWN.clear()
        found = _KNOWN[large] = Sight(large)
    return found

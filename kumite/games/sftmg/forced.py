"""Being moved: Knockback, other pushes, Throws and Place, and what is struck on the way.

Nothing is changed here.  A Forced says what would happen, and whoever carries it out deals the damage, removes the
Objects and puts the figures down.  Characters have no names here: each is known by the space it stood on.
"""

from __future__ import annotations

from typing import Final, final

from kumite.core.position import Record
from kumite.games.sftmg.grid import (
    COLUMN_STEP,
    OFF,
    ROW_STEP,
    Ground,
    blocks_range,
    blocks_sight,
    blocks_steps,
    directions,
    spaces,
)
from kumite.games.sftmg.plan import ONE, Plan

NOTHING: Final = 0  # what may be struck
WALL: Final = 1
OBJECT: Final = 2  # a destructible one
SOLID: Final = 3  # an indestructible one
CHARACTER: Final = 4


@final
class Collision(Record):
    """SFTMG-COLL-07: something was struck.  Everyone in `hurt` takes 1 Unblockable damage."""

    def __init__(self, what: int, at: int, hurt: tuple[int, ...], breaks: int = 0) -> None:
        self.what = what  # WALL, OBJECT, SOLID or CHARACTER
        self.at = at  # its space; of a Wall, the space whose edge it is
        self.hurt = hurt  # the spaces these Characters stood on before anybody moved
        self.breaks = breaks  # the spaces that lose their Object


@final
class Forced(Record):
    """How one Character is moved."""

    def __init__(self, path: tuple[int, ...], ends: tuple[int, ...], collision: Collision | None, left: int) -> None:
        self.path = path  # the spaces passed and entered, in order
        self.ends = ends  # where it ends: one space, or a choice for the player of the source (SFTMG-RULING-30)
        self.collision = collision
        self.left = left  # spaces of movement not used


def struck(ground: Ground, characters: int, at: int) -> int:
    """What is met by entering this space, or OFF."""
    if at == OFF:
        return WALL
    bit = 1 << at
    if characters & bit:
        return CHARACTER
    if not (ground.small | ground.large) & bit:
        return NOTHING
    return SOLID if ground.solid & bit else OBJECT


def whole(ground: Ground, at: int) -> int:
    """SFTMG-RULING-48: every space of the Object here."""
    for several in ground.wholes:
        if several >> at & 1:
            return several
    return 1 << at


# Straight


def push(ground: Ground, characters: int, mover: int, direction: int, distance: int, plan: Plan = ONE) -> Forced:
    """SFTMG-COLL-07: the Character on `mover` is moved straight on, until it strikes something.

    SFTMG-COLL-02: an Object breaks and is where it ends.  SFTMG-COLL-03, SFTMG-COLL-04, SFTMG-WALL-02: anything else
    leaves it in the last open space.  SFTMG-RULING-25: it flies over nothing.  SFTMG-RULING-29: it does not slide along
    a Wall."""
    others = characters & ~(1 << mover)
    here, path, step = mover, list[int](), plan.steps(direction)
    for _ in range(distance):
        there = step[here]
        what = struck(ground, others, there)
        if what in (NOTHING, OBJECT):
            here = there
            path.append(here)
        if what != NOTHING:
            return Forced(tuple(path), (here,), _collision(ground, what, mover, here, there), distance - len(path))
    return Forced(tuple(path), (here,), None, 0)


def _collision(ground: Ground, what: int, mover: int, here: int, there: int) -> Collision:
    """Who is hurt, and what breaks, when `mover` is driven from `here` against `there` (SFTMG-COLL-02 to 04)."""
    if what == WALL:
        return Collision(WALL, here, (mover,))
    if what == CHARACTER:
        return Collision(CHARACTER, there, (mover, there))
    return Collision(what, there, (mover,), whole(ground, there) if what == OBJECT else 0)


def knockback(ground: Ground, characters: int, attacker: int, defender: int, distance: int, plan: Plan = ONE) -> Forced:
    """SFTMG-KNOCK-01, SFTMG-KNOCK-02, SFTMG-KNOCK-03: the whole distance straight away from the Attacker."""
    return push(ground, characters, defender, plan.away(attacker, defender), distance, plan)


# Throws


def throws(
    ground: Ground, characters: int, thrower: int, thrown: int, distance: int, allies: int = 0, plan: Plan = ONE
) -> tuple[Forced, ...]:
    """SFTMG-THROW-04, SFTMG-THROW-10: every way to throw, along a path of at most `distance` spaces from the thrower's.

    SFTMG-RULING-26: measured from the thrower.  SFTMG-RULING-27: the thrown Character is off the board meanwhile.
    Paths that come to the same are given once. `allies` are the thrower's: they stop a Throw, but not the count of
    where a Character may be put instead."""
    found = _Throws(ground, characters, thrower, thrown, distance, allies, plan)
    for direction in directions(ground):
        found.walk(thrower, direction, (), not ground.beyond)
    return tuple(found.ways)


@final
class _Throws:
    """The Throws of one Character by another, while they are being listed."""

    def __init__(
        self, ground: Ground, characters: int, thrower: int, thrown: int, distance: int, allies: int, plan: Plan
    ) -> None:
        self.plan = plan
        self.ground = ground
        self.others = characters & ~(1 << thrower | 1 << thrown)
        self.stops = blocks_sight(ground, self.others)
        self.taken = blocks_steps(ground, self.others | 1 << thrower)
        self.thrower = thrower
        self.thrown = thrown
        self.distance = distance
        self.uncounted = blocks_range(ground, self.others & ~allies)
        self.ended = 0  # the spaces in which a way already ends
        self.crashed: set[tuple[int, int, tuple[int, ...]]] = set()
        self.ways: list[Forced] = []

    def walk(self, here: int, direction: int, path: tuple[int, ...], may_bend: bool) -> None:
        """SFTMG-THROW-06, SFTMG-RANGE-02, SFTMG-RULING-118: straight on, or with one bend of 45 degrees.

        SFTMG-THROW-07, SFTMG-THROW-08: over small Objects, no further than a Character, a large Object or a Wall."""
        step = self.plan.steps(direction)
        while len(path) < self.distance:
            there = step[here]
            if there == OFF:
                self.against_wall(path, here, direction)
                return
            self.end(path, here, there)
            if self.stops >> there & 1:
                return
            here, path = there, path + (there,)
            if may_bend:
                self.walk(here, (direction + 1) % 8, path, False)
                self.walk(here, (direction - 1) % 8, path, False)

    def end(self, path: tuple[int, ...], here: int, there: int) -> None:
        """SFTMG-THROW-05: ending in a space the thrower sees; who stands there does not block (SFTMG-RULING-98)."""
        if self.ended >> there & 1 or not self.plan.sees(self.thrower, there, self.stops):
            return
        what = struck(self.ground, self.others, there)
        crash = None if what == NOTHING else _collision(self.ground, what, self.thrown, here, there)
        if crash is None or what == OBJECT:
            self.ended |= 1 << there
            self.ways.append(Forced(path + (there,), (there,), crash, self.distance - len(path) - 1))
        else:
            self.crash(path, crash, *self.plan.spot(there))

    def against_wall(self, path: tuple[int, ...], here: int, direction: int) -> None:
        """SFTMG-RULING-98: the Wall beyond a space the thrower sees, or beyond the thrower's own."""
        if self.plan.sees(self.thrower, here, self.stops):
            crash = _collision(self.ground, WALL, self.thrown, here, OFF)
            column, row = self.plan.spot(here)
            self.crash(path, crash, column + COLUMN_STEP[direction], row + ROW_STEP[direction])

    def crash(self, path: tuple[int, ...], collision: Collision, column: int, row: int) -> None:
        """Left in the last open space of the path (SFTMG-COLL-03, SFTMG-COLL-04), or near if it has none."""
        ends: tuple[int, ...] = ()
        for here in path:
            if not self.taken >> here & 1:
                ends = (here,)
        ends = ends or self.near(column, row)
        if (collision.what, collision.at, ends) not in self.crashed:
            self.crashed.add((collision.what, collision.at, ends))
            self.ways.append(Forced(path, ends, collision, self.distance - len(path)))

    def near(self, column: int, row: int) -> tuple[int, ...]:
        """SFTMG-COLL-05: the open spaces in the Throw's range that are nearest to the thrower and to what was struck.

        SFTMG-RULING-30: nearest by the sum of both.  SFTMG-COLL-06: if there is none, back to where it was."""
        found, least = list[int](), 0
        for here, apart in enumerate(self.plan.ranges(self.thrower, self.uncounted)):
            if apart > self.distance or self.taken >> here & 1:
                continue
            right, up = self.plan.spot(here)
            total = apart + max(abs(right - column), abs(up - row))
            if not found or total < least:
                found, least = [here], total
            elif total == least:
                found.append(here)
        return tuple(found) or (self.thrown,)


# Place


def placements(ground: Ground, characters: int, mover: int, beside: int, plan: Plan = ONE) -> int:
    """The set of open spaces beside another Character on which this one may be placed.

    SFTMG-KEY-10: whatever is on the way.  SFTMG-KEY-11: it must see the space from where it stands.  SFTMG-RULING-42:
    its own is among them if it is there already; none, and it is not placed."""
    others = characters & ~(1 << mover)
    found, blockers = 0, blocks_sight(ground, others)
    for end in spaces(plan.around(beside) & ~blocks_steps(ground, others)):
        if plan.sees(mover, end, blockers):
            found |= 1 << end
    return found

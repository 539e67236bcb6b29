"""Special Movement: Charge and Dash.

SFTMG-SMOVE-01: an attack with either is legal if some way of moving ends adjacent to the Defender.  A way that does not
is not listed, so an empty list means out of range (SFTMG-CHARGE-10, SFTMG-DASH-05).
"""

from __future__ import annotations

from typing import final

from kumite.core.position import Record
from kumite.games.sftmg.forced import CHARACTER, NOTHING, OBJECT, SOLID, WALL, Collision, struck, whole
from kumite.games.sftmg.grid import OFF, Ground, blocks_steps, directions
from kumite.games.sftmg.plan import ONE, Plan


@final
class Charge(Record):
    """How a Charge goes: SFTMG-CHARGE-11 counts `moved`."""

    def __init__(
        self,
        direction: int,
        path: tuple[int, ...],
        end: int,
        pushed: tuple[tuple[int, int], ...],
        moved: int,
        collisions: tuple[Collision, ...],
        left: int,
    ) -> None:
        self.direction = direction
        self.path = path  # the spaces the charger entered, in order
        self.end = end  # where the charger stops
        self.pushed = pushed  # (from, to) of everyone pushed, the Defender first
        self.moved = moved  # spaces the Defender was moved
        self.collisions = collisions  # in order
        self.left = left  # spaces of movement not used


def charges(
    ground: Ground, characters: int, attacker: int, defender: int, distance: int, plan: Plan = ONE
) -> tuple[Charge, ...]:
    """SFTMG-CHARGE-02, SFTMG-RULING-22: every straight line that ends adjacent; the Attacker chooses one."""
    found: list[Charge] = []
    if plan.apart(attacker)[defender] <= distance + 1:
        for direction in directions(ground):
            charge = charge_on(ground, characters, attacker, defender, distance, direction, plan)
            if charge is not None:
                found.append(charge)
    return tuple(found)


def charge_on(
    ground: Ground, characters: int, attacker: int, defender: int, distance: int, direction: int, plan: Plan
) -> Charge | None:
    """SFTMG-CHARGE-01: the path must be clear, of everything but the Defender, who is pushed (SFTMG-CHARGE-03)."""
    others = characters & ~(1 << attacker | 1 << defender)
    blocked = blocks_steps(ground, others) | ground.special
    here, path, step = attacker, list[int](), plan.steps(direction)
    while len(path) < distance:
        there = step[here]
        if there == defender:
            line = _Line(ground, others, defender, direction, step)
            line.advance(distance - len(path))
            return line.charge(path, here, distance)
        if there == OFF or blocked >> there & 1:
            return None
        here = there
        path.append(here)
    if plan.apart(here)[defender] != 1:
        return None
    return Charge(direction, tuple(path), here, (), 0, (), 0)


@final
class _Line:
    """SFTMG-CHARGE-07: the Characters pushed by a Charge, one behind the other: the Defender, then whoever they ran
    into.  SFTMG-RULING-119: an indestructible Object stops them, and hurts the one in front."""

    def __init__(self, ground: Ground, others: int, defender: int, direction: int, next: tuple[int, ...]) -> None:
        self.next = next  # space -> the next one
        self.ground = ground
        self.others = others
        self.direction = direction
        self.starts = [defender]
        self.front = defender  # where the first of the line is now
        self.broken = 0
        self.moved = 0
        self.collisions: list[Collision] = []

    def advance(self, distance: int) -> None:
        """SFTMG-CHARGE-03, SFTMG-CHARGE-06: step by step, until the movement is used up or stopped."""
        for _ in range(distance):
            if not self.step():
                return
            self.moved += 1

    def step(self) -> bool:
        """One step of the line, if nothing stops it."""
        there = self.next[self.front]
        what = struck(self.ground, self.others, there)
        while what == CHARACTER:  # SFTMG-CHARGE-07: they go along
            self.starts.append(there)
            self.front = there
            there = self.next[there]
            what = struck(self.ground, self.others, there)
        if what != NOTHING and not (there != OFF and self.broken >> there & 1):
            self.strike(what, there)
        if what in (WALL, SOLID):
            return False
        self.front = there
        return True

    def strike(self, what: int, there: int) -> None:
        """The one in front is hurt (SFTMG-CHARGE-05, SFTMG-CHARGE-06, SFTMG-CHARGE-08).

        SFTMG-CHARGE-09, SFTMG-RULING-23: by a Wall the Defender is hurt too, but nobody between the two."""
        first = self.starts[-1]
        if what == WALL:
            hurt = (self.starts[0], first) if len(self.starts) > 1 else (first,)
            self.collisions.append(Collision(WALL, self.front, hurt))
            return
        breaks = whole(self.ground, there) if what == OBJECT else 0
        self.broken |= breaks
        self.collisions.append(Collision(what, there, (first,), breaks))

    def charge(self, path: list[int], contact: int, distance: int) -> Charge:
        """The whole Charge, whose charger came up to `contact` before the line began to move."""
        end = contact
        for _ in range(self.moved):
            end = self.next[end]
            path.append(end)
        pushed: list[tuple[int, int]] = []
        to = end
        for start in self.starts:
            to = self.next[to]
            pushed.append((start, to))
        left = distance - len(path)
        return Charge(self.direction, tuple(path), end, tuple(pushed), self.moved, tuple(self.collisions), left)


def dashes(
    ground: Ground, characters: int, attacker: int, defender: int, distance: int, plan: Plan = ONE
) -> tuple[int, ...]:
    """SFTMG-DASH-02, SFTMG-DASH-03: the spaces a Dash may end in; `Plan.line` is the path there.

    SFTMG-DASH-01: everything on the way stops it.  SFTMG-DASH-04: it moves nobody.  SFTMG-RULING-91:
    its own space too, if that is adjacent already."""
    apart = plan.apart(defender)
    if apart[attacker] > distance + 1:
        return ()
    blocked = blocks_steps(ground, characters) | ground.special
    found = [attacker] if apart[attacker] == 1 else []
    for direction in directions(ground):
        step = plan.steps(direction)
        here, steps = step[attacker], 1
        while steps <= distance and here != OFF and not blocked >> here & 1:
            if apart[here] == 1:
                found.append(here)
            here, steps = step[here], steps + 1
    return tuple(found)

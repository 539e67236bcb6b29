"""What a bracket asks for (SFTMG-CARD-03): looked up when a card would be played, and nothing is changed by it."""

from __future__ import annotations

from kumite.games.sftmg.grid import blocks_range, spaces
from kumite.games.sftmg.position import Fight, opponents
from kumite.games.sftmg.printed import ROSTER, Condition


class FoeAdjacent(Condition):
    def holds(self, g: Fight, you: int, foe: int) -> bool:
        return g.plan.apart(g.at[you])[g.at[foe]] == 1

    def aims(self) -> bool:
        return True

    def text(self) -> str:
        return "Play while the opponent is adjacent"


class FoeWithin(Condition):
    """As ranges are counted."""

    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, g: Fight, you: int, foe: int) -> bool:
        blockers = blocks_range(g.ground, opponents(g, you) & ~(1 << g.at[foe]))
        return g.plan.range_between(g.at[you], g.at[foe], blockers) <= self.n

    def aims(self) -> bool:
        return True

    def text(self) -> str:
        return f"Play while the opponent is within Range {self.n}"


class FoeBeyond(Condition):
    """At least so far away, whatever stands in between."""

    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, g: Fight, you: int, foe: int) -> bool:
        return g.plan.apart(g.at[you])[g.at[foe]] > self.n

    def aims(self) -> bool:
        return True

    def text(self) -> str:
        return f"Play while the opponent is more than {self.n} spaces away"


class NearWallOrObject(Condition):
    """SFTMG-RANGE-05, SFTMG-RULING-104: a Wall or an Object within a range; no line of sight is needed."""

    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, g: Fight, you: int, foe: int) -> bool:
        here, blockers = g.at[you], blocks_range(g.ground, opponents(g, you))
        if g.plan.wall_range(here, blockers) <= self.n:
            return True
        apart = g.plan.ranges(here, blockers)
        for thing in spaces(g.ground.small | g.ground.large):
            if apart[thing] <= self.n:
                return True
        return False

    def text(self) -> str:
        return f"Play if there is a Wall or an Object within Range {self.n}"


class HealthAtMost(Condition):
    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, g: Fight, you: int, foe: int) -> bool:
        return g.health[you] <= self.n

    def text(self) -> str:
        return f"Play if you have {self.n} or less Health"


class HealthAtLeast(Condition):
    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, g: Fight, you: int, foe: int) -> bool:
        return g.health[you] >= self.n

    def text(self) -> str:
        return f"Play if you have {self.n} or more Health"


class Behind(Condition):
    """Less Health left, compared with what is printed."""

    def holds(self, g: Fight, you: int, foe: int) -> bool:
        lost = ROSTER[g.fighter[you]].health - g.health[you]
        return lost > ROSTER[g.fighter[foe]].health - g.health[foe]

    def aims(self) -> bool:
        return True

    def text(self) -> str:
        return "Play if you have lost more Health than the opponent"


class MeterAtLeast(Condition):
    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, g: Fight, you: int, foe: int) -> bool:
        return g.meter[you] >= self.n

    def text(self) -> str:
        return f"Play if you have {self.n} or more Meter"


class HandAtMost(Condition):
    """Counted before the card itself leaves the hand."""

    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, g: Fight, you: int, foe: int) -> bool:
        return len(g.hand[you]) <= self.n

    def text(self) -> str:
        return f"Play if you hold {self.n} cards or less"


class All(Condition):
    def __init__(self, conditions: tuple[Condition, ...]) -> None:
        self.conditions = conditions

    def holds(self, g: Fight, you: int, foe: int) -> bool:
        for condition in self.conditions:
            if not condition.holds(g, you, foe):
                return False
        return True

    def aims(self) -> bool:
        return True in [condition.aims() for condition in self.conditions]

    def text(self) -> str:
        first, rest = self.conditions[0].text(), self.conditions[1:]
        return " and ".join([first] + [each.text().removeprefix("Play ") for each in rest])

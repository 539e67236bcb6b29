"""Special Movement carried out (SFTMG-RESOLVE-05): before any dice, with the damage it does."""

from __future__ import annotations

from typing import Final, final

from kumite.core.position import Asks, Question, Step
from kumite.games.sftmg import grid
from kumite.games.sftmg.forced import Collision
from kumite.games.sftmg.grid import OFF
from kumite.games.sftmg.happenings import Charged, Dashed, Pushed
from kumite.games.sftmg.moving import flatten, put, smash, who_at
from kumite.games.sftmg.position import Fight, characters, gone
from kumite.games.sftmg.printed import CARDS
from kumite.games.sftmg.rules.breach import Join, broken
from kumite.games.sftmg.rules.forced import bump, hurt_by
from kumite.games.sftmg.rules.power_up import collects, enter
from kumite.games.sftmg.special import Charge, charge_on, charges, dashes
from kumite.games.sftmg.verbs import change

CHARGE_RULES: Final = ("", "SFTMG-CHARGE-06", "SFTMG-CHARGE-05", "SFTMG-CHARGE-06", "")  # by what is struck
COMPASS: Final = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")


def ways(g: Fight) -> tuple[Charge, ...]:
    attack = g.attack
    return charges(g.ground, characters(g), g.at[attack.by], g.at[attack.target], CARDS[attack.kind].charge, g.plan)


@final
class Charging(Asks):
    """SFTMG-CHARGE-01 to SFTMG-CHARGE-11, SFTMG-COMBO-10: a straight line that ends adjacent; of several the Attacker
    chooses (SFTMG-RULING-22, SFTMG-RULING-84)."""

    says = "The Attacker charges"
    rules = ("SFTMG-RESOLVE-05", "SFTMG-CHARGE-02", "SFTMG-CHARGE-03")

    def ask(self, g: Fight) -> Question:
        return Question(g.attack.by, "charge", tuple([way.direction for way in ways(g)]))

    def act(self, g: Fight, direction: int) -> None:
        for way in ways(g):
            if way.direction == direction:
                charge(g, way)

    def write(self, g: Fight, option: int) -> str:
        return f"charge {COMPASS[option]}"

    def prompt(self, g: Fight) -> str:
        return f"Charge {CARDS[g.attack.kind].charge}: in which direction?"


def charge(g: Fight, way: Charge) -> None:
    """SFTMG-CHARGE-03 to SFTMG-CHARGE-09, SFTMG-MULTI-04, SFTMG-RULING-20, SFTMG-RULING-21: bodies that touch hurt
    nobody (SFTMG-CHARGE-04); everybody is where the Charge puts them, collects what lay there (SFTMG-RULING-166), then
    damage in its order.  SFTMG-VAR-13: a Wall that breaks lets it go on."""
    by, rule = g.attack.by, "SFTMG-CHARGE-03"
    pushed = [(who_at(g, start), end) for start, end in way.pushed]
    crashes = tuple([(collision, hurt_by(g, collision)) for collision in way.collisions])
    found = collects(g, by, way.path)
    for start, end in way.pushed:
        found += collects(g, who_at(g, start), g.plan.line(start, end))
    change(g).pushed += way.moved
    put(g, by, way.end, Charged, way.path or (way.end,), "SFTMG-CHARGE-02")
    for who, end in pushed:
        if g.at[who] != end:
            put(g, who, end, Pushed, (end,), rule)
    for collision, _ in crashes:
        flatten(g, collision.breaks)  # nobody stands on an Object while somebody is asked about the first one struck
    joins = [broken(g, by, collision, way.direction) for collision, _ in crashes]
    if joins and joins[-1] is not None:
        g.then(ChargeOn(by, g.attack.target, way.direction, way.left))
    g.then(*found, *[Bump(collision, victims, join) for (collision, victims), join in zip(crashes, joins)])


@final
class ChargeOn(Step):
    """SFTMG-VAR-13, SFTMG-RULING-69: everybody in the line goes straight on, with the movement that is left.
    SFTMG-RULING-61, SFTMG-RULING-175: nobody does without its Attacker or its Defender; a newcomer is neither."""

    says = "The Charge goes on through the broken Wall"
    rules = ("SFTMG-VAR-13", "SFTMG-RULING-69")

    def __init__(self, by: int, target: int, direction: int, n: int) -> None:
        self.by = by
        self.target = target
        self.direction = direction
        self.n = n

    def run(self, g: Fight) -> None:
        by, target = g.at[self.by], g.at[self.target]
        if OFF in (by, target):
            return
        way = charge_on(g.ground, characters(g), by, target, self.n, self.direction, g.plan)
        if way is not None:
            charge(g, way)


@final
class Bump(Step):
    """SFTMG-CHARGE-05, SFTMG-CHARGE-06, SFTMG-CHARGE-08, SFTMG-CHARGE-09: one thing struck on the way.
    SFTMG-RULING-90, SFTMG-RULING-128: by those who are left; a Wall that only the KO'd would strike holds."""

    says = "Something was struck by a Charge"
    rules = ("SFTMG-CHARGE-05", "SFTMG-CHARGE-06")

    def __init__(self, collision: Collision, victims: tuple[int, ...], join: Join | None = None) -> None:
        self.collision = collision
        self.victims = victims
        self.join = join  # the Wall breaks

    def run(self, g: Fight) -> None:
        left = tuple([who for who in self.victims if not gone(g, who)])
        if left:
            bump(g, self.collision, left, CHARGE_RULES, self.join)
        else:
            smash(g, self.collision.breaks)  # the line has passed there


@final
class Dashing(Asks):
    """SFTMG-DASH-01 to SFTMG-DASH-05: up to so many spaces in one line, ending adjacent.

    SFTMG-COMBO-10, SFTMG-RULING-115: in a Combo Action the movement must be used, if it can be."""

    says = "The Attacker dashes"
    rules = ("SFTMG-RESOLVE-05", "SFTMG-DASH-02", "SFTMG-DASH-03", "SFTMG-COMBO-10")

    def ask(self, g: Fight) -> Question:
        attack = g.attack
        here = g.at[attack.by]
        ends = dashes(g.ground, characters(g), here, g.at[attack.target], CARDS[attack.kind].dash, g.plan)
        if attack.follows and len(ends) > 1:
            ends = tuple([end for end in ends if end != here])
        return Question(attack.by, "dash", ends)

    def act(self, g: Fight, to: int) -> None:
        by = g.attack.by
        if to != g.at[by]:
            way = g.plan.line(g.at[by], to)
            put(g, by, to, Dashed, way, "SFTMG-DASH-02")
            enter(g, by, way)

    def write(self, g: Fight, option: int) -> str:
        return "dash nowhere" if option == g.at[g.attack.by] else f"dash {grid.name(option)}"

    def prompt(self, g: Fight) -> str:
        return f"Dash up to {CARDS[g.attack.kind].dash}: where to?"

"""Movement of one's own figure (SFTMG-MOVE-01 and on), by phase, Action or text."""

from __future__ import annotations

from typing import Final, final

from kumite.core.piles import Zone
from kumite.core.position import Asks, Question, Step
from kumite.games.sftmg import grid
from kumite.games.sftmg.grid import NAMES, OFF, blocks_sight, blocks_steps, spaces
from kumite.games.sftmg.happenings import Put, Walked
from kumite.games.sftmg.moving import put
from kumite.games.sftmg.position import NOBODY, Fight, opponents, others, partners
from kumite.games.sftmg.powers import A_TURN
from kumite.games.sftmg.rules.power_up import enter
from kumite.games.sftmg.tokens import set_out
from kumite.games.sftmg.verbs import decline
from kumite.games.sftmg.ways import leads_back, ways

BACK: Final = len(NAMES)  # where the figure's own space means that it does not move: there and back again
TOKEN: Final = 100  # an option of a way: its tokens' spaces, counted from 1, one after the other


def walks(g: Fight, who: int, n: int) -> tuple[int, ...]:
    """Where a walk of up to n spaces may end, but for the figure's own space (SFTMG-MOVE-01 to SFTMG-MOVE-08).

    SFTMG-OBJ-03, SFTMG-OBJ-07: nobody chooses to enter, and so break, an Object.  SFTMG-MULTI-01: through allies."""
    here = g.at[who]
    if here == OFF:
        return ()
    blocked, through = in_the_way(g, who)
    found = spaces(g.plan.reachable(here, n, blocked, through) & ~(1 << here))
    return found + (here,) if g.powers.lying and goes_back(g, who, n, blocked) else found


def goes_back(g: Fight, who: int, n: int, blocked: int) -> bool:
    """SFTMG-PWR-06: whether a walk for some Power-Up token may end where it began."""
    lying = g.powers.lying
    return lying != 0 and g.powers.picked[who] < A_TURN and leads_back(g.at[who], n, blocked, lying, g.plan)


def in_the_way(g: Fight, who: int) -> tuple[int, int]:
    """What a figure may not walk into, and whom it walks through but does not stop on (SFTMG-MOVE-04, SFTMG-MOVE-05;
    SFTMG-ARC-05: opponents too, where the table says so)."""
    if g.house.slips:
        return blocks_steps(g.ground, 0), opponents(g, who) | partners(g, who)
    return blocks_steps(g.ground, opponents(g, who)), partners(g, who)


def walk(g: Fight, who: int, to: int, n: int, rule: str) -> None:
    """By a shortest way.  SFTMG-RULING-165: where ways collect different Power-Up tokens, one is chosen."""
    if g.powers.lying:
        lead(g, who, who, to, n, rule)
        return
    blocked, through = in_the_way(g, who)
    way = g.plan.path(g.at[who], to, n, blocked, through)
    put(g, who, to, Walked, way, rule)


def lead(g: Fight, by: int, who: int, to: int, n: int, rule: str) -> None:
    """A figure is moved there, by its own player or another one."""
    if g.powers.lying and g.powers.picked[who] < A_TURN:
        found = ways_for(g, by, who, to, n)
        if len(found) > 1:
            set_out(g, who, to)
            g.then(ChooseWay(by, who, to, n, rule))
        else:
            go(g, by, who, to, found[0][1], rule)
        return
    blocked, through = roads(g, by, who)
    go(g, by, who, to, g.plan.path(g.at[who], to, n, blocked, through), rule)


def roads(g: Fight, by: int, who: int) -> tuple[int, int]:
    """As one walks oneself; somebody who is moved by another slips past nobody."""
    return in_the_way(g, who) if by == who else (blocks_steps(g.ground, opponents(g, who)), partners(g, who))


def ways_for(g: Fight, by: int, who: int, to: int, n: int) -> list[tuple[Zone, Zone]]:
    """Which Power-Up tokens can be collected on the way, most first, and how."""
    blocked, through = roads(g, by, who)
    powers = g.powers
    return ways(g.at[who], to, n, blocked, through, powers.lying, A_TURN - powers.picked[who], g.plan)


def go(g: Fight, by: int, who: int, to: int, way: Zone, rule: str) -> None:
    if by == who:
        put(g, who, to, Walked, way, rule)
    else:
        put(g, who, to, Put, (to,), rule)
    enter(g, who, way)


@final
class ChooseWay(Asks):
    """SFTMG-PWR-06, SFTMG-RULING-165: whoever moves the figure says over which Power-Up tokens."""

    says = "Which Power-Up tokens are on the way?"
    rules = ("SFTMG-PWR-06", "SFTMG-PWR-08", "SFTMG-RULING-165")

    def __init__(self, by: int, who: int, to: int, n: int, rule: str) -> None:
        self.by = by
        self.who = who
        self.to = to
        self.n = n
        self.rule = rule

    def ask(self, g: Fight) -> Question:
        found = ways_for(g, self.by, self.who, self.to, self.n)
        return Question(self.by, "way", tuple([numbered(tokens) for tokens, _ in found]))

    def act(self, g: Fight, option: int) -> None:
        for tokens, way in ways_for(g, self.by, self.who, self.to, self.n):
            if numbered(tokens) == option:
                go(g, self.by, self.who, self.to, way, self.rule)
                return

    def write(self, g: Fight, option: int) -> str:
        taken = tokens_of(option)
        passed = [grid.name(at) for at in taken if at != self.to]
        if not passed:
            return "straight there" if taken else "past the tokens"
        left = g.powers.lying >> self.to & 1 == 1 and self.to not in taken
        return f"by {' and '.join(passed)}{f', leaving {grid.name(self.to)}' if left else ''}"

    def prompt(self, g: Fight) -> str:
        there = ", where one lies too" if g.powers.lying >> self.to & 1 else ""
        return f"On the way to {grid.name(self.to)}{there}: over which Power-Up tokens?"


def numbered(tokens: Zone) -> int:
    option = 0
    for at in tokens:
        option = option * TOKEN + at + 1
    return option


def tokens_of(option: int) -> list[int]:
    found: list[int] = []
    while option > 0:
        found.append(option % TOKEN - 1)
        option //= TOKEN
    return found[::-1]


@final
class MayMove(Asks):
    """SFTMG-MOVE-03, SFTMG-CARD-05: up to so many spaces, or none."""

    says = "A Character may move"
    rules = ("SFTMG-MOVE-03",)

    def __init__(self, who: int, n: int, rule: str) -> None:
        self.who = who
        self.n = n
        self.rule = rule

    def ask(self, g: Fight) -> Question:
        here = g.at[self.who]
        return Question(self.who, "step", (here,) + tuple([elsewhere(here, to) for to in walks(g, self.who, self.n)]))

    def act(self, g: Fight, to: int) -> None:
        if to == g.at[self.who]:
            decline(g)
        else:
            walk(g, self.who, meant(g.at[self.who], to), self.n, self.rule)

    def write(self, g: Fight, option: int) -> str:
        here = g.at[self.who]
        return "stay" if option == here else f"move {grid.name(meant(here, option))}"

    def prompt(self, g: Fight) -> str:
        return f"You may move up to {self.n} {'space' if self.n == 1 else 'spaces'}."


def elsewhere(here: int, to: int) -> int:
    """A space to move to, where one's own means to stay."""
    return BACK if to == here else to


def meant(here: int, option: int) -> int:
    return here if option == BACK else option


@final
class TakePlace(Step):
    """Onto the space the Defender was knocked out of: a Place, so it must be free and seen (SFTMG-KEY-10,
    SFTMG-KEY-11)."""

    says = "Take the place the Defender was knocked out of"
    rules = ("SFTMG-KEY-10", "SFTMG-KEY-11")

    def __init__(self, who: int, rule: str) -> None:
        self.who = who
        self.rule = rule

    def run(self, g: Fight) -> None:
        to, taken = g.attack.vacated, others(g, self.who)
        if to == NOBODY or g.at[self.who] == OFF or blocks_steps(g.ground, taken) >> to & 1:
            return
        if g.plan.sees(g.at[self.who], to, blocks_sight(g.ground, taken)):
            put(g, self.who, to, Put, (to,), self.rule)
            enter(g, self.who, (to,))

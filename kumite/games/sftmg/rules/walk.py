"""Movement of one's own figure (SFTMG-MOVE-01 and on), by phase, Action or text."""

from __future__ import annotations

from typing import final

from kumite.core.position import Asks, Question, Step
from kumite.games.sftmg import grid
from kumite.games.sftmg.grid import OFF, blocks_sight, blocks_steps, reachable, spaces
from kumite.games.sftmg.happenings import Put, Walked
from kumite.games.sftmg.moving import put
from kumite.games.sftmg.position import NOBODY, Fight, opponents, others, partners
from kumite.games.sftmg.sight import sees
from kumite.games.sftmg.verbs import decline, label


def walks(g: Fight, who: int, n: int) -> tuple[int, ...]:
    """Where a walk of up to n spaces may end, but for the figure's own space (SFTMG-MOVE-01 to SFTMG-MOVE-08).

    SFTMG-OBJ-03, SFTMG-OBJ-07: nobody chooses to enter, and so break, an Object.  SFTMG-MULTI-01: through allies."""
    here = g.at[who]
    if here == OFF:
        return ()
    blocked, through = in_the_way(g, who)
    return spaces(reachable(here, n, blocked, through) & ~(1 << here))


def in_the_way(g: Fight, who: int) -> tuple[int, int]:
    """What a figure may not walk into, and whom it walks through but does not stop on (SFTMG-MOVE-04, SFTMG-MOVE-05;
    SFTMG-ARC-05: opponents too, where the table says so)."""
    if g.house.slips:
        return blocks_steps(g.ground, 0), opponents(g, who) | partners(g, who)
    return blocks_steps(g.ground, opponents(g, who)), partners(g, who)


def walk(g: Fight, who: int, to: int, n: int, rule: str) -> None:
    """By a shortest way."""
    blocked, through = in_the_way(g, who)
    way = grid.path(g.at[who], to, n, blocked, through)
    put(g, who, to, Walked(who, label(g, who), way, rule))


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
        return Question(self.who, "step", (g.at[self.who],) + walks(g, self.who, self.n))

    def act(self, g: Fight, to: int) -> None:
        if to == g.at[self.who]:
            decline(g)
        else:
            walk(g, self.who, to, self.n, self.rule)

    def write(self, g: Fight, option: int) -> str:
        return "stay" if option == g.at[self.who] else f"move {grid.name(option)}"

    def prompt(self, g: Fight) -> str:
        return f"You may move up to {self.n} {'space' if self.n == 1 else 'spaces'}."


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
        if sees(g.at[self.who], to, blocks_sight(g.ground, taken)):
            put(g, self.who, to, Put(self.who, label(g, self.who), (to,), self.rule))

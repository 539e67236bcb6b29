"""A Wall that breaks: another stage is joined there, and the movement goes on into it (SFTMG-VAR-13 and on)."""

from __future__ import annotations

from typing import final

from kumite.core.position import Asks, Question
from kumite.games.sftmg import grid
from kumite.games.sftmg.forced import WALL, Collision
from kumite.games.sftmg.grid import OFF, SIDE
from kumite.games.sftmg.joins import TURNS, WORDS, code, join_now, left, stage_of, turn_of
from kumite.games.sftmg.plan import along, side_of
from kumite.games.sftmg.position import NOBODY, Fight
from kumite.games.sftmg.printed import STAGES


@final
class Join(Asks):
    """SFTMG-VAR-13, SFTMG-RULING-69, SFTMG-RULING-174: the Attacker says which stage, and which way round; any of them,
    one that is there already, too."""

    says = "The Wall breaks: which stage is joined there?"
    rules = ("SFTMG-VAR-13", "SFTMG-VAR-16", "SFTMG-RULING-69")

    def __init__(self, by: int, at: int, direction: int) -> None:
        self.by = by
        self.at = at  # whose edge broke
        self.direction = direction

    def ask(self, g: Fight) -> Question:
        return Question(self.by, "join", tuple(range(len(STAGES) * len(TURNS))))

    def act(self, g: Fight, option: int) -> None:
        side = side_of(self.at, self.direction)
        join_now(g, self.by, side, option * SIDE + along(side, self.at))

    def write(self, g: Fight, option: int) -> str:
        lies = code(option // len(TURNS), option % len(TURNS), 0)
        turn = turn_of(lies)
        return f"join {STAGES[stage_of(lies)].name}{f' turned {TURNS[turn]}' if turn else ''}"

    def prompt(self, g: Fight) -> str:
        side = WORDS[side_of(self.at, self.direction)]
        return f"The Wall at {grid.name(self.at)} breaks. Which stage lies to the {side}, and which way round?"


def broken(g: Fight, by: int, struck: Collision | None, direction: int) -> Join | None:
    """SFTMG-VAR-13, SFTMG-VAR-16, SFTMG-RULING-170, SFTMG-RULING-171: a knock in this direction breaks the Wall it
    struck, if that is one of the first stage, at a side with no stage yet, while there are stages to come."""
    if g.house.more_stages == 0 or struck is None or struck.what != WALL:
        return None
    side = side_of(struck.at, direction)
    return Join(by, struck.at, direction) if side != OFF and g.maps[side] == NOBODY and left(g) > 0 else None

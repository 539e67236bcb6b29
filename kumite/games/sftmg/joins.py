"""Stages joined to the first one: which lies where, which way round, and the verb that puts one there (SFTMG-VAR-13).

The position keeps one number a side; the Plan and the Objects follow from it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from kumite.core.position import Event
from kumite.games.sftmg.grid import NAMES, OFF, SIDE, SIDES, SPACES, Ground, space
from kumite.games.sftmg.match import ground_of
from kumite.games.sftmg.plan import FOUR, both_ends, plan_of
from kumite.games.sftmg.position import NOBODY, Fight
from kumite.games.sftmg.printed import STAGES

TURNS: Final = ("upright", "right", "around", "left")  # how a map lies, in quarter turns to the right
WORDS: Final = ("north", "east", "south", "west")  # the sides
TOKEN: Final = "Power-Up"  # SFTMG-VAR-15: what marks the gap, and does nothing there


# Which lies where


def code(stage: int, turn: int, gap: int) -> int:
    """What the position keeps of a stage: its number, how it lies, where along its side the gap is."""
    return (stage * len(TURNS) + turn) * SIDE + gap


def stage_of(code: int) -> int:
    return code // SIDE // len(TURNS)


def turn_of(code: int) -> int:
    return code // SIDE % len(TURNS)


def gap_of(code: int) -> int:
    """Where along its side; OFF where no stage is."""
    return code % SIDE if code != NOBODY else OFF


def joined(g: Fight) -> list[int]:
    """The sides with a stage."""
    return [side for side in FOUR if g.maps[side] != NOBODY]


def left(g: Fight) -> int:
    """SFTMG-VAR-16: how many may still come."""
    return g.house.more_stages - len(joined(g))


def turned(at: int, turn: int) -> int:
    """Where a printed space of a map lies that was turned so."""
    column, row = at % SIDE, at // SIDE
    for _ in range(turn):
        column, row = row, SIDE - 1 - column
    return row * SIDE + column


def thing_at(g: Fight, at: int) -> str:
    """What stands, or stood, on this space."""
    lies = g.maps[at // SPACES - 1] if at >= SPACES else NOBODY
    stage, turn = (stage_of(lies), turn_of(lies)) if at >= SPACES else (g.stage, 0)
    if stage >= 0:
        for thing in STAGES[stage].things:
            for name in thing.spaces:
                if turned(space(name), turn) == at % SPACES:
                    return thing.name
    return "Object"


def objects_of(side: int, lies: int) -> Ground:
    """SFTMG-RULING-69: a joined stage has its Objects as its diagram shows them, turned with it."""
    flat, turn, base = ground_of(STAGES[stage_of(lies)]), turn_of(lies), (1 + side) * SPACES
    masks = [0, 0, 0]
    for i, mask in enumerate((flat.small, flat.large, flat.solid)):
        for at in range(SPACES):
            if mask >> at & 1:
                masks[i] |= 1 << base + turned(at, turn)
    return Ground(masks[0], masks[1], masks[2])


def together(one: Ground, other: Ground) -> Ground:
    """The Objects of both."""
    return Ground(
        one.small | other.small,
        one.large | other.large,
        one.solid | other.solid,
        one.special | other.special,
        one.wholes + other.wholes,
        one.beyond | other.beyond,
    )


# What happens


class StageJoined(Event):
    """SFTMG-VAR-13, SFTMG-VAR-15: another stage lies at this side, and a token on the broken piece of the Wall."""

    rules = ("SFTMG-VAR-13", "SFTMG-VAR-15")

    def __init__(self, who: int, stage: str, turned: str, side: int, gap: int) -> None:
        self.who = who
        self.stage = stage
        self.turned = turned
        self.side = side
        self.gap = gap  # along the side

    def data(self, seat: int) -> dict[str, Any]:
        return {
            "who": self.who,
            "stage": self.stage,
            "turned": self.turned,
            "side": SIDES[self.side],
            "gap": [NAMES[at] for at in both_ends(self.side, self.gap)],
        }

    def text(self, names: Sequence[str], seat: int) -> str:
        here, there = both_ends(self.side, self.gap)
        how = "" if self.turned == TURNS[0] else f", turned {self.turned},"
        broken = f"The Wall between {NAMES[here]} and {NAMES[there]} is broken; a {TOKEN} token marks the gap."
        return f"{names[self.who]} joins {self.stage}{how} to the {WORDS[self.side]}. {broken}"


def join(g: Fight, side: int, lies: int) -> None:
    """SFTMG-VAR-13, SFTMG-RULING-173: from now on, and in later rounds too, the fight is on this stage as well."""
    g.edits += 1
    g.maps = g.maps[:side] + (lies,) + g.maps[side + 1 :]
    g.plan = plan_of(tuple([gap_of(each) for each in g.maps]))
    more = objects_of(side, lies)
    g.layout, g.ground = together(g.layout, more), together(g.ground, more)


def join_now(g: Fight, who: int, side: int, lies: int) -> None:
    """A player puts it there, and everybody hears it."""
    join(g, side, lies)
    stage, turn = STAGES[stage_of(lies)].name, TURNS[turn_of(lies)]
    g.events.append(StageJoined(who, stage, turn, side, gap_of(lies)))


# What everybody sees


def shown(g: Fight) -> dict[str, Any]:
    """The stages joined so far, for the view; nothing at a table without them."""
    if g.house.more_stages == 0:
        return {}
    stages = [
        {
            "side": SIDES[side],
            "stage": STAGES[stage_of(g.maps[side])].name,
            "turned": TURNS[turn_of(g.maps[side])],
            "gap": [NAMES[at] for at in both_ends(side, gap_of(g.maps[side]))],
            "token": TOKEN,
        }
        for side in joined(g)
    ]
    return {"joined": {"left": left(g), "stages": stages}}

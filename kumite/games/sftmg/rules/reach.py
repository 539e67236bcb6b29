"""Whether an attack reaches: range, line of sight, Special Movement (SFTMG-RESOLVE-01, SFTMG-RESOLVE-04)."""

from __future__ import annotations

from kumite.games.sftmg.grid import OUT_OF_RANGE, blocks_range
from kumite.games.sftmg.position import Fight, characters, opponents
from kumite.games.sftmg.printed import BAIT, CARDS, Card
from kumite.games.sftmg.special import charges, dashes
from kumite.games.sftmg.verbs import change

REACHES = ""
NO_RANGE = "it is out of range"
NO_SIGHT = "there is no line of sight"
NO_WAY = "the movement cannot end adjacent"


def sees_foe(g: Fight, who: int, foe: int) -> bool:
    """SFTMG-LOS-01, SFTMG-LOS-04, SFTMG-RULING-105: whoever carries out the effect looks."""
    here, there = g.at[who], g.at[foe]
    between = characters(g) & ~(1 << here | 1 << there)
    return g.plan.sees_past(g.ground.large, here, there, between)


def range_to(g: Fight, who: int, foe: int) -> int:
    """SFTMG-RANGE-01 to SFTMG-RANGE-03, SFTMG-RULING-18; more than any card's if no path can be counted.  It is counted
    through allies, not through other opponents."""
    here, there = g.at[who], g.at[foe]
    between = opponents(g, who) & ~(1 << there)
    return g.plan.range_between(here, there, blocks_range(g.ground, between))


def measure_edge(g: Fight) -> None:
    """SFTMG-KEY-01, SFTMG-KEY-02, SFTMG-RULING-97, SFTMG-RULING-124: Edge is measured when the card is revealed, or
    when it is placed face up: before anybody reacts to that, and before anybody moves."""
    edge = CARDS[g.attack.kind].edge
    if edge[0] > 0 and range_to(g, g.attack.by, g.attack.target) == edge[1]:
        change(g).edge = True


def why_short(g: Fight, card: Card, who: int, foe: int) -> str:
    """SFTMG-RESOLVE-01, SFTMG-RESOLVE-04, SFTMG-SMOVE-01: why this card would not reach, or nothing.

    SFTMG-TYPE-02, SFTMG-TYPE-03, SFTMG-TYPE-04, SFTMG-TYPE-06: whatever its type, the printed range decides;
    SFTMG-FOCUS-02: exactly 2 for Focus Attack.  SFTMG-BAIT-11, SFTMG-RULING-19: Bait! needs line of sight only."""
    if card.charge:
        ways = charges(g.ground, characters(g), g.at[who], g.at[foe], card.charge, g.plan)
        return REACHES if ways else NO_WAY
    if card.dash:
        ends = dashes(g.ground, characters(g), g.at[who], g.at[foe], card.dash, g.plan)
        return REACHES if ends else NO_WAY
    if card.type != BAIT:
        apart, (low, high) = range_to(g, who, foe), card.reach
        if apart == OUT_OF_RANGE or not low <= apart <= high:
            return NO_RANGE
    return REACHES if sees_foe(g, who, foe) else NO_SIGHT

"""Numbers of the fight, for the lines of the log: an attack's own, what they have become, half of which is dealt."""

from __future__ import annotations

from typing import Final

from kumite.games.universus.printed import Face, Happening
from kumite.games.universus.terms import (
    BLOCK_ZONE,
    COMPLETELY,
    DAMAGE,
    HEIGHTS,
    NOBODY,
    PARTIALLY,
    SPEED,
    V_BONUS,
    V_DEAL,
    V_ENTER,
    V_PENALTY,
    V_SET,
    ZONE,
)
from kumite.games.universus.values import half, read

OF_ATTACKS: Final = (V_ENTER, V_BONUS, V_PENALTY, V_SET, V_DEAL)


def figures(event: Happening) -> str:
    """What such a line says besides what was done."""
    if event.verb == V_SET:
        heights = event.note in (ZONE, BLOCK_ZONE) and event.amount != NOBODY
        return HEIGHTS[event.amount] if heights else str(event.amount)
    if event.verb == V_ENTER:
        return numbers(event.faces[0])
    if event.verb == V_DEAL:
        return halved(event)
    return str(read(event.faces[0], event.note)) if event.note in (SPEED, DAMAGE) else ""


def halved(event: Happening) -> str:
    """The damage of which half is dealt, for a block, or for a Throw behind one; nothing where it is otherwise."""
    attack = event.faces[0]
    rightly = event.note == PARTIALLY or (event.note == COMPLETELY and attack.keyword("Throw") is not None)
    return str(attack.damage) if rightly and event.amount == half(attack.damage) else ""


def numbers(face: Face) -> str:
    """The three numbers of an attack: `speed 3, mid, damage 4`."""
    zone = HEIGHTS[face.zone] if face.zone != NOBODY else "no zone"
    return f"speed {face.speed}, {zone}, damage {face.damage}"

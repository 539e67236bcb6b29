"""What the table calls a card in an answer: its name, or its place where it is not to be seen."""

from __future__ import annotations

from kumite.core.piles import Zone
from kumite.games.universus.faces import card_of, zone_cards
from kumite.games.universus.position import FACEDOWN, NAMES, Versus
from kumite.games.universus.terms import HAND, ZONES


def label(g: Versus, who: int, h: int, among: Zone = ()) -> str:
    """The card as `who` names it; a number after it tells it from others of that name in the same list."""
    bare = called(g, who, h)
    same = [other for other in among if called(g, who, other) == bare]
    return bare if len(same) < 2 else f"{bare} #{same.index(h) + 1}"


def called(g: Versus, who: int, h: int) -> str:
    """Its name and, unless it is in one's own hand, where it lies."""
    owner, zone = g.owner[h], g.zone[h]
    seen = g.known[h] >> who & 1
    hidden = g.flags[h] & FACEDOWN or not seen
    place = zone_cards(g, owner, zone)
    if not seen:
        return f"card {place.index(h) + 1} in {NAMES[owner]}'s {ZONES[zone]}"
    name = card_of(g, h).name
    if zone == HAND and owner == who:
        return name
    down = " face down" if hidden else ""
    return f"{name}{down} in {NAMES[owner]}'s {ZONES[zone]}"

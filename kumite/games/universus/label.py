"""What the table calls a card in an answer: its name, or its place where it is not to be seen."""

from __future__ import annotations

from typing import Final

from kumite.core.piles import Zone
from kumite.games.universus.decks import shelf_of
from kumite.games.universus.faces import title_up, zone_cards
from kumite.games.universus.position import FACEDOWN, NAMES, Versus
from kumite.games.universus.terms import DECK, DISCARDS, HAND, MOMENTUM, POOL, REMOVED, STAGE, ZONES

PLACES: Final = {
    MOMENTUM: " in momentum",
    DISCARDS: " in the discard pile",
    REMOVED: " removed from the game",
    DECK: " in the deck",
}
BESIDE: Final = {HAND: " in hand", STAGE: " in the stage", POOL: " in the card pool"}  # said only where it matters


def label(g: Versus, who: int, h: int, among: Zone = ()) -> str:
    """The card as `who` names it; its place tells it from others of that name in the same list that lie elsewhere, and
    a number from those beside it."""
    bare = called(g, who, h)
    same = [other for other in among if called(g, who, other) == bare]
    here = [other for other in same if g.zone[other] == g.zone[h]]
    if len(here) < len(same) and not g.house.fronts:
        bare, same = bare + shelf_of(g).words.say(BESIDE.get(g.zone[h], "")), here
    return bare if len(same) < 2 else f"{bare} #{same.index(h) + 1}"


def called(g: Versus, who: int, h: int) -> str:
    """Its name, by the side in force; whose it is if it is not one's own, and where it lies if that is not hand, stage
    or card pool."""
    owner, zone = g.owner[h], g.zone[h]
    whose = "" if owner == who else f"{NAMES[owner]}'s "
    if not g.known[h] >> who & 1 or (zone == MOMENTUM and g.flags[h] & FACEDOWN and not g.house.edition.own_momentum):
        place = shelf_of(g).words.say(ZONES[zone])
        return f"{whose}{place} card {zone_cards(g, owner, zone).index(h) + 1}"
    down = " face down" if g.flags[h] & FACEDOWN and zone != MOMENTUM else ""
    return f"{whose}{title_up(g, h)}{down}{PLACES.get(zone, '')}"

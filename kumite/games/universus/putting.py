"""Putting cards into another zone, as an instruction does that names no other verb: what that is called, and what does
not get there."""

from __future__ import annotations

from typing import Final

from kumite.core.piles import Zone
from kumite.games.universus.depth import on_top
from kumite.games.universus.faces import face
from kumite.games.universus.position import Versus
from kumite.games.universus.terms import (
    DECK,
    DISCARDS,
    HAND,
    MOMENTUM,
    POOL,
    REMOVED,
    STAGE,
    V_CLEAR,
    V_DISCARD,
    V_MILL,
    V_MOVE,
    V_SPEND,
)
from kumite.games.universus.verbs import came_from, carry

PUT_AWAY: Final = ((HAND, V_DISCARD), (MOMENTUM, V_SPEND), (POOL, V_CLEAR))  # to the discard pile, from there
WAYS: Final = {
    HAND: "Into the hand",
    MOMENTUM: "Into momentum",
    POOL: "Into the card pool",
    DISCARDS: "Into the discard pile",
    REMOVED: "Out of the game",
    STAGE: "Into the stage",
}


def way(to: int, top: bool, shuffle: bool) -> str:
    """Where cards go, for whoever chooses them."""
    if to != DECK:
        return WAYS.get(to, "Move")
    return "Shuffle into the deck" if shuffle else f"To the {'top' if top else 'bottom'} of the deck"


def put(g: Versus, cards: Zone, to: int, via: int, cause: int, at: int, source: int, down: Zone) -> Zone:
    """These cards go to that zone of their owner.  A multiple copy does not get to momentum: it is cleared instead
    (UVS-KMULT-03)."""
    by = g.owner[cards[0]]
    if to == MOMENTUM:
        copies = tuple([h for h in cards if face(g, h).multiple])
        if copies:
            carry(g, V_CLEAR, copies, DISCARDS, by, via, cause, source=source)
            cards = tuple([h for h in cards if h not in copies])
    if to != DISCARDS:
        return carry(g, V_MOVE, cards, to, by, via, cause, at, False, source, down)
    done: Zone = ()
    for zone in dict.fromkeys([came_from(g, h) for h in cards]):
        some = tuple([h for h in cards if h not in done and came_from(g, h) == zone])
        verb = V_MILL if zone == DECK and on_top(g, some) else called(zone)  # UVS-MILL-01
        done += carry(g, verb, some, to, by, via, cause, at, False, source, down)
    return done


def called(origin: int) -> int:
    """UVS-DISC-01, UVS-SPEND-01, UVS-CLEAR-01: what it is called that a card goes to the discard pile from there."""
    for zone, verb in PUT_AWAY:
        if zone == origin:
            return verb
    return V_MOVE

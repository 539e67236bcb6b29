"""What the starting character has of the characters attached to it, as they come and go (UVS-ATTCH-08)."""

from __future__ import annotations

from kumite.games.universus.ears import relist
from kumite.games.universus.faces import card_of, face, printed
from kumite.games.universus.position import ATTACHED, Versus
from kumite.games.universus.printed import Face
from kumite.games.universus.terms import CHARACTER
from kumite.games.universus.uses import renumber


def gives(g: Versus, seat: int, h: int) -> Face | None:
    """What this attached character gives: one set for each different full name (UVS-ATTCH-09)."""
    mine = printed(g, h)
    if mine.type != CHARACTER or mine.full_name() == card_of(g, g.character[seat]).front.full_name():
        return None
    for other in g.stage[seat]:
        if other != h and g.flags[other] & ATTACHED and printed(g, other).full_name() == mine.full_name():
            return None
    return mine


def join(g: Versus, h: int) -> None:
    """It is attached: the character has its abilities and symbols as well."""
    seat = g.owner[h]
    mine, character = gives(g, seat, h), g.character[seat]
    if mine is not None:
        g.edits += 1
        state = face(g, character).copy()
        state.abilities += mine.abilities
        state.symbols |= mine.symbols
        g.state[character] = state
        relist(g, character)


def part(g: Versus, h: int) -> None:
    """It leaves the stage or is turned face down: the character has them no more."""
    seat = g.owner[h]
    mine, character = gives(g, seat, h), g.character[seat]
    if mine is None:
        return
    g.edits += 1
    state = face(g, character).copy()
    held = list(state.abilities[::-1])
    for ability in mine.abilities:
        if ability in held:
            held.remove(ability)
    renumber(g, character, state.abilities, tuple(held[::-1]))
    state.abilities = tuple(held[::-1])
    state.symbols &= ~mine.symbols
    for other in g.stage[seat]:
        if other == character or (other != h and g.flags[other] & ATTACHED):
            state.symbols |= printed(g, other).symbols
    g.state[character] = state
    relist(g, character)

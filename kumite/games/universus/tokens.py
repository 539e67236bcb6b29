"""Tokens: cards from outside the game (UVS-TOKEN-01)."""

from __future__ import annotations

from typing import Final

from kumite.games.universus.ears import enlist
from kumite.games.universus.faces import NUMBER
from kumite.games.universus.position import IS_TOKEN, Versus
from kumite.games.universus.terms import MOMENTUM, NOBODY, STAGE, TRANSIT
from kumite.games.universus.verbs import EVERYBODY, put_in

HOME: Final = {"Power": STAGE, "Roman Cancel": MOMENTUM}  # UVS-POWER-01, UVS-ROMAN-01


def make_token(g: Versus, name: str, who: int) -> int:
    """A new handle, face up in the zone the token belongs to, owned by whoever makes it (UVS-RULING-38,
    UVS-RULING-39)."""
    h = mint(g, name, who)
    put_in(g, h, HOME.get(name, STAGE), NOBODY)
    enlist(g, h)
    return h


def mint(g: Versus, name: str, who: int) -> int:
    """A token on its way: a card, of which may be asked what may be asked of cards."""
    g.edits += 1
    h = len(g.kind)
    g.kind.append(NUMBER[name])
    g.known.append(EVERYBODY)
    g.owner += (who,)
    g.zone.append(TRANSIT)
    g.flags.append(IS_TOKEN)
    g.state.append(None)
    g.wounds.append(0)
    g.hears.append(())
    g.since.append(g.tick)
    return h


def unmake(g: Versus) -> None:
    """The token that was minted last goes nowhere, and never was."""
    g.owner = g.owner[:-1]
    for column in (g.kind, g.known, g.zone, g.flags, g.wounds, g.since):
        column.pop()
    g.state.pop()
    g.hears.pop()

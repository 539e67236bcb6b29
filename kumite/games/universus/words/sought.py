"""What somebody must hold to do something: whether they do is a secret, which no question and no silence may tell."""

from __future__ import annotations

from kumite.core.position import Record, fields
from kumite.games.universus.position import Versus
from kumite.games.universus.printed import Ability
from kumite.games.universus.terms import HAND
from kumite.games.universus.words.sels import Sel


def unsure(g: Versus, seat: int, price: object) -> bool:
    """At an open table: the rival cannot tell whether this player can pay, as cards of a certain kind are to come out
    of the hand (UVS-PRIV-01, UVS-COST-02)."""
    return g.house.windows != "silent" and bool(g.hand[seat]) and seeks(price)


def seeks(part: object) -> bool:
    """Whether some of these words speak of cards of a certain kind in a hand."""
    if isinstance(part, Sel):
        return HAND in part.zones and bool(part.tests)
    if isinstance(part, tuple):
        return any(seeks(one) for one in part)
    if isinstance(part, Record) and not isinstance(part, Ability):
        return any(seeks(one) for one in fields(part).values())
    return False

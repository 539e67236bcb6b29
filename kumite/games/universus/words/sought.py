"""What somebody must hold to do something: whether they do is a secret, which no question and no silence may tell."""

from __future__ import annotations

from kumite.core.piles import Zone
from kumite.core.position import Record, fields
from kumite.games.universus.faces import zone_cards
from kumite.games.universus.position import Versus
from kumite.games.universus.printed import Ability, Ctx, Test
from kumite.games.universus.terms import HAND, MOMENTUM
from kumite.games.universus.verbs import EVERYBODY
from kumite.games.universus.words.sels import Sel, quantity, seats_of


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


def looks_beside(g: Versus, ctx: Ctx, what: Test, doer: int, cards: Zone) -> bool:
    """Whether cards of a certain kind are looked for among hidden ones that are none of these."""
    if not isinstance(what, Sel) or not what.tests:
        return False
    for seat in seats_of(g, ctx, what.whose, doer):
        for zone in (HAND, MOMENTUM):
            for h in zone_cards(g, seat, zone) if zone in what.zones else ():
                if h not in cards and g.known[h] != EVERYBODY:
                    return True
    return False


def looked_for_in_hand(g: Versus, ctx: Ctx, what: Sel) -> bool:
    """UVS-HAND-04: a card of a certain kind was to come out of a hand that has none."""
    return HAND in what.zones and bool(what.tests) and not what.upto and quantity(g, ctx, what, 1)[1] > 0

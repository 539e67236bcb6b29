"""Verbs for what is shown for a while: revealed cards, and cards found by a search, on their way in transit."""

from __future__ import annotations

from kumite.core.piles import Zone
from kumite.games.universus.ears import delist, enlist, relist
from kumite.games.universus.faces import is_public
from kumite.games.universus.position import COMMITTED, FACEDOWN, REVEALED, STUNNED, TRANSFORMED, Versus
from kumite.games.universus.records import Bind
from kumite.games.universus.scopes import rescope
from kumite.games.universus.secrecy import hide
from kumite.games.universus.terms import DISCARDS, HAND, MOMENTUM, NOBODY, POOL, REMOVED, STAGE, TRANSIT
from kumite.games.universus.verbs import EVERYBODY, drop, put_in, remember, see, set_flag, take_out

SHOWN = "shown"  # the name under which a scope keeps what it has revealed


def reveal(g: Versus, at: int, cards: Zone) -> None:
    """Everybody sees these until the effect is done (UVS-REVEAL-01, UVS-PUB-02, UVS-REVEAL-02); a card that was public
    may be among them (UVS-REVEAL-04).  `at` is the scope of the effect."""
    for h in cards:
        if not is_public(g, h):
            change_publicity(g, h)
        set_flag(g, h, REVEALED)
        g.known[h] = EVERYBODY
    scope = g.scopes[at]
    before: Zone = ()
    for bound in scope.binds:
        if bound.name == SHOWN:
            before = bound.cards
    others = tuple([bound for bound in scope.binds if bound.name != SHOWN])
    g.scopes[at] = rescope(scope, binds=(*others, Bind(SHOWN, before + cards)))


def conceal(g: Versus, at: int) -> None:
    """The effect is done: what it revealed is what it was before (UVS-REVEAL-01)."""
    for bound in g.scopes[at].binds:
        if bound.name == SHOWN:
            for h in bound.cards:
                if g.flags[h] & REVEALED:
                    set_flag(g, h, REVEALED, False)
                    if not is_public(g, h):
                        change_publicity(g, h)


def change_publicity(g: Versus, h: int) -> None:
    """UVS-PUBY-01: a new current state; a card with two sides shows its front again (UVS-TRANSF-02)."""
    remember(g, h)
    g.state[h] = None
    g.flags[h] &= ~TRANSFORMED
    relist(g, h)


def set_out(g: Versus, h: int, seen: bool) -> None:
    """Into transit, on the way to another zone (UVS-TRANSIT-02): public if it is shown, was or will be public, else
    private (UVS-SEARCH-02, UVS-TRANSIT-03, UVS-TRANSIT-04).  It keeps its state until it arrives (UVS-TRANSIT-07), but
    is neither ready nor committed (UVS-COMMIT-06); nothing is told yet: there and on is one change of zone
    (UVS-TRANSIT-08)."""
    public = seen or is_public(g, h)
    remember(g, h)
    delist(g, h)
    take_out(g, h)
    set_flag(g, h, FACEDOWN, not public)
    set_flag(g, h, COMMITTED | STUNNED, False)
    put_in(g, h, TRANSIT, NOBODY)
    see(g, h, TRANSIT)


def leave(g: Versus, h: int, to: int, down: bool) -> None:
    """Into transit, on the way to a zone, where it will lie face down or not (UVS-TRANSIT-03, UVS-TRANSIT-04,
    UVS-TRANSIT-05).  It has left where it was (UVS-TRANSIT-08), and listens; if it is turned up by that, its state is
    new (UVS-TRANSIT-07)."""
    public = to == DISCARDS or (to in (STAGE, POOL, MOMENTUM, REMOVED) and not down)
    if down and g.zone[h] == HAND:
        hide(g, h, g.hand[g.owner[h]])
    turned = public and bool(g.flags[h] & FACEDOWN)
    drop(g, h)
    set_out(g, h, public)
    if turned:
        g.state[h] = None
    enlist(g, h)

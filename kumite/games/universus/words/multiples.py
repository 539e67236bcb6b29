"""What a multiple copy of an attack is (UVS-KMULT-02)."""

from __future__ import annotations

from kumite.games.universus.decks import every_card
from kumite.games.universus.faces import card_number, card_of, face, inked, printed, scoped
from kumite.games.universus.position import FACEDOWN, Versus
from kumite.games.universus.printed import Ctx, Face
from kumite.games.universus.terms import POOL


def multiple_copy(g: Versus, ctx: Ctx) -> Face:
    """The printed values of the attack, or those a face-down attack has copied (UVS-RULING-53); no traits, no
    abilities (UVS-KMULT-02)."""
    state = original(g, ctx).copy()
    state.traits, state.keywords, state.abilities, state.applied = (), (), (), ()
    state.copied, state.multiple = True, max(1, g.attack.number)
    return state


def as_copied(g: Versus, h: int) -> Face:
    """The first state of a copy of this card (UVS-COPYING-01): what is printed on it, or on a face-down copy what that
    was made of (UVS-FDATK-06), without what a multiple copy has not got."""
    now = face(g, h)
    state = (first_state(g, now) if now.copied else inked(g, h)).copy()
    if now.multiple:
        state.traits, state.keywords, state.abilities = (), (), ()
    state.applied, state.copied, state.multiple = (), True, 0
    return state


def original(g: Versus, ctx: Ctx) -> Face:
    """What the attack is a print of, though it has been turned or has left since the ability was announced
    (UVS-SCOPE-03)."""
    h = ctx.source
    if g.zone[h] == POOL and not g.flags[h] & FACEDOWN:
        return printed(g, h)
    was, card = scoped(g, g.scopes[ctx.scope], h), card_of(g, h)
    if was.copied:
        return first_state(g, was)
    return card.back if card.back is not None and card.back.full_name() == was.full_name() else card.front


def first_state(g: Versus, now: Face) -> Face:
    """What a face-down attack was made a copy of, before anything changed it."""
    for kind in every_card(g):
        front = card_number(g, kind).front
        if front.full_name() == now.full_name():
            return front
    return now

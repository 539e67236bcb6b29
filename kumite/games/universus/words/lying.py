"""How cards lie where they go: face up or face down."""

from __future__ import annotations

from kumite.core.piles import Zone
from kumite.games.universus.faces import card_of, face, is_public
from kumite.games.universus.position import FACEDOWN, Versus
from kumite.games.universus.printed import Happening
from kumite.games.universus.rulings import active, covering, says
from kumite.games.universus.secrecy import hide
from kumite.games.universus.terms import CONTINUOUS, DECK, HAND, MOMENTUM, NOBODY, POOL, STAGE, V_MOVE
from kumite.games.universus.words.acting import via_of
from kumite.games.universus.words.rule import FACE_UP


def stays_down(g: Versus, h: int, to: int, facing: str) -> bool:
    """UVS-BUILD-02, UVS-STAGE-05, UVS-POOL-10, UVS-RULING-74: without a stated facing a card that is face down, or
    comes unseen from the deck, stays so in stage and card pool; into momentum cards go face down, unless a rule effect
    has them face up (UVS-MOM-02). From a hand it comes face up (UVS-FDC-07)."""
    if facing:
        return facing == "down"
    if to == MOMENTUM:
        act = Happening(V_MOVE, g.owner[h], (h,), 1, 0, via_of(g), NOBODY, g.zone[h], MOMENTUM, faces=(face(g, h),))
        return says(g, FACE_UP, act) is None and not says_unread(g, h, act)
    if to not in (STAGE, POOL) or g.zone[h] == HAND:
        return False
    return bool(g.flags[h] & FACEDOWN) or (g.zone[h] == DECK and not is_public(g, h))


def says_unread(g: Versus, h: int, act: Happening) -> bool:
    """What a card in a deck says of its own way into momentum holds, too, where its owner looks at it there
    (UVS-RULING-12, UVS-RULING-210)."""
    if g.zone[h] != DECK or not g.house.edition.own_momentum:
        return False
    for ability in card_of(g, h).front.abilities:
        if ability.kind == CONTINUOUS and covering(g, h, ability, FACE_UP, act) is not None and active(g, h, ability):
            return True
    return False


def go_down(g: Versus, cards: Zone, to: int, facing: str) -> Zone:
    """Those of the cards that go there face down; out of a hand nobody sees which ones they are."""
    down = tuple([h for h in cards if stays_down(g, h, to, facing)])
    for h in down:
        if g.zone[h] == HAND:
            hide(g, h, g.hand[g.owner[h]])
    return down

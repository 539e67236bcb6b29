"""A card that lies on top of another one in the stage: together they are one card (UVS-ONTOP-04, UVS-RULING-51).

The card beneath stays in the stage and keeps what is on it: its being ready, effects, counters, attachments.  What is
printed on it is covered by what is printed on the card on top, which is in no pile meanwhile."""

from __future__ import annotations

from kumite.games.universus.attaching import refresh_character
from kumite.games.universus.ears import relist
from kumite.games.universus.faces import face
from kumite.games.universus.position import ON_TOP, STARTING, Versus
from kumite.games.universus.printed import Happening
from kumite.games.universus.terms import ASIDE, BY_EFFECT, DISCARDS, NOBODY, STAGE, V_MOVE
from kumite.games.universus.uses import forget_uses
from kumite.games.universus.verbs import EVERYBODY, dress, move, set_flag, tell


def lay_on(g: Versus, top: int, bottom: int, effect: int) -> None:
    """UVS-ONTOP-02, UVS-ONTOP-03: new printed properties, a new state, and none of the abilities beneath."""
    origin = g.zone[top]
    move(g, top, ASIDE)
    set_flag(g, top, ON_TOP)
    g.known[top] = EVERYBODY
    g.beneath += ((top, bottom, effect),)
    renew(g, bottom)
    faces = (face(g, bottom),)
    tell(g, Happening(V_MOVE, g.owner[top], (top,), 1, 0, BY_EFFECT, g.owner[top], origin, STAGE, g.tick, faces))


def renew(g: Versus, h: int) -> None:
    """The card has a new state: what is printed on it is another thing now."""
    g.unsettled = True
    forget_uses(g, h)
    dress(g, h, None)
    if g.flags[h] & STARTING:
        refresh_character(g, g.owner[h])
    else:
        relist(g, h)


def come_off(g: Versus) -> bool:
    """UVS-ONTOP-01: the time is over, or the card beneath has left: the card on top goes.  Whether one did."""
    running = [effect.id for effect in g.effects]
    gone = [pair for pair in g.beneath if pair[2] not in running]
    if not gone:
        return False
    g.beneath = tuple([pair for pair in g.beneath if pair[2] in running])
    for top, bottom, _ in gone:
        set_flag(g, top, ON_TOP, False)
        move(g, top, DISCARDS)
        if g.zone[bottom] == STAGE:
            renew(g, bottom)
        faces = (face(g, top),)
        tell(g, Happening(V_MOVE, g.owner[top], (top,), 1, 0, BY_EFFECT, NOBODY, STAGE, DISCARDS, g.tick, faces))
    return True

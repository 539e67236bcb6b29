"""What is remembered: of this turn all, of earlier ones that a player did something, not what it was done to."""

from __future__ import annotations

from typing import Final

from kumite.games.universus.position import Versus
from kumite.games.universus.terms import BY_DAMAGE, COMBAT_PHASE, ENHANCE_STEP, LAST_TURN, NOBODY, V_ENTER, V_LOSE

HURT: Final = 60  # a bit after those of the verbs: health was lost to damage


def remember_turn(g: Versus) -> None:
    """A turn is over: its log is about to be forgotten."""
    last = [0, 0]
    for event in g.log:
        if event.by >= 0:
            last[event.by] |= 1 << event.verb
            if event.verb == V_LOSE and event.via == BY_DAMAGE:
                last[event.by] |= 1 << HURT
    g.last = last
    g.ever = [g.ever[0] | last[0], g.ever[1] | last[1]]


def logged_in(g: Versus, period: int) -> range:
    """The places in the log of this turn that are of a period: the Enhance Step of the attack in progress begins as
    that enters its sequence, and is over when the Block Step would begin (UVS-ENHST-05); without one there is none."""
    end = len(g.log)
    if period == COMBAT_PHASE:
        return range(g.fought, end)
    if period == ENHANCE_STEP:
        end = 0 if g.attack.card == NOBODY else end if g.attack.enhanced == NOBODY else g.attack.enhanced
        for at in range(end - 1, -1, -1):
            if g.log[at].verb == V_ENTER:
                return range(at + 1, end)
    return range(end)


def happened(g: Versus, seats: tuple[int, ...], verb: int, via: int, since: int) -> bool:
    """Whether one of these players did this in the last turn, or in any turn before this one."""
    told = g.last if since == LAST_TURN else g.ever
    bit = HURT if verb == V_LOSE and via == BY_DAMAGE else verb
    if via != NOBODY and bit != HURT:
        return False  # why something was done is not remembered
    for seat in seats:
        if told[seat] >> bit & 1:
            return True
    return False

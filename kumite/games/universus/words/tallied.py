"""Cards counted by what has happened to them, wherever they are by now."""

from __future__ import annotations

from kumite.games.universus.faces import face, inked, is_public
from kumite.games.universus.position import Versus
from kumite.games.universus.printed import Amount, Ctx, Face, Happening, Trigger
from kumite.games.universus.terms import ANY, NOBODY, TURN, V_BONUS, V_PENALTY, V_SET
from kumite.games.universus.values import read
from kumite.games.universus.words.sels import seat_of
from kumite.games.universus.words.tests import was_all
from kumite.games.universus.words.triggers import OWN_CARDS, Either, Event, counts_still, logged_in


class TallyCards(Amount):
    """How many cards something has happened to this turn, or `since` a step of it began: each time they count again."""

    def __init__(self, event: Trigger, since: int = TURN) -> None:
        self.event = event
        self.since = since  # TURN, COMBAT_PHASE or ENHANCE_STEP

    def value(self, g: Versus, ctx: Ctx) -> int:
        total = 0
        for at in logged_in(g, self.since):
            total += fitting(g, ctx, self.event, g.log[at])
        return total


def fitting(g: Versus, ctx: Ctx, trigger: Trigger, told: Happening) -> int:
    """The cards of one event that are meant (UVS-EVENT-02): of several patterns, by the first that hears it."""
    if isinstance(trigger, Either):
        for one in trigger.triggers:
            n = fitting(g, ctx, one, told)
            if n:
                return n
        return 0
    if not isinstance(trigger, Event) or not counts_still(g, ctx, trigger, told):
        return 0
    if trigger.own or trigger.attack:
        return 1
    seat = seat_of(g, ctx, trigger.by) if trigger.by != ANY and told.verb in OWN_CARDS else NOBODY
    if not told.what:
        return told.amount
    total = 0
    for i in range(len(told.what)):
        h = told.what[i]
        if seat not in (NOBODY, g.owner[h]):
            continue
        seen: Face | None = told.faces[i] if i < len(told.faces) else face(g, h) if is_public(g, h) else None
        if not trigger.tests or (seen is not None and was_all(g, ctx, trigger.tests, h, seen)):
            total += 1
    return total


def set_off_by(g: Versus, ctx: Ctx, trigger: Trigger, at: int) -> int:
    """How much a number was lowered or raised by being set, at this place of the log: that is neither a penalty nor a
    bonus (UVS-PEN-02, UVS-BONUS-02), but it was reduced or increased by so much."""
    told = g.log[at]
    if told.verb != V_SET or not isinstance(trigger, Event) or trigger.verb not in (V_PENALTY, V_BONUS):
        return 0
    up = read(told.faces[0], told.note) - read(seen_before(g, at), told.note)
    n = up if trigger.verb == V_BONUS else -up
    if n <= 0:
        return 0
    by, what, via, cause, seen = told.by, told.what, told.via, told.cause, told.faces
    act = Happening(trigger.verb, by, what, n, told.note, via, cause, tick=told.tick, faces=seen, source=told.source)
    return n if counts_still(g, ctx, trigger, act) else 0


def seen_before(g: Versus, at: int) -> Face:
    """What the card of an event was as something last happened to it before, or else what is printed on it."""
    h = g.log[at].what[0]
    for told in g.log[at - 1 :: -1] if at else ():
        if told.tick >= g.since[h] and h in told.what and len(told.faces) == len(told.what):
            return told.faces[told.what.index(h)]
    return inked(g, h)

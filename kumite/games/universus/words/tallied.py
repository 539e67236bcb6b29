"""Cards counted by what has happened to them, wherever they are by now."""

from __future__ import annotations

from kumite.games.universus.faces import face, is_public
from kumite.games.universus.position import Versus
from kumite.games.universus.printed import Amount, Ctx, Face, Happening, Trigger
from kumite.games.universus.story import logged_in
from kumite.games.universus.terms import ANY, NOBODY, TURN, V_BONUS, V_PENALTY, V_SET
from kumite.games.universus.words.sels import lost_fit, seat_of
from kumite.games.universus.words.settled import as_change
from kumite.games.universus.words.tests import was_all
from kumite.games.universus.words.triggers import OWN_CARDS, Either, Event, counts_still


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
    return total + (lost_fit(g, ctx, trigger.tests, told) if seat in (NOBODY, told.by) else 0)


def set_off_by(g: Versus, ctx: Ctx, trigger: Trigger, at: int) -> int:
    """How much a number was lowered or raised by being set, at this place of the log: that is neither a penalty nor a
    bonus (UVS-PEN-02, UVS-BONUS-02), but it was reduced or increased by so much."""
    told = g.log[at]
    if told.verb != V_SET or not isinstance(trigger, Event) or trigger.verb not in (V_PENALTY, V_BONUS):
        return 0
    act = as_change(told)
    return act.amount if act.verb == trigger.verb and counts_still(g, ctx, trigger, act) else 0

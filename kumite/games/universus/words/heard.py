"""A number that was set, as the ability that has heard it speaks of it."""

from __future__ import annotations

from kumite.games.universus.position import Versus
from kumite.games.universus.printed import Ctx, Happening, Trigger
from kumite.games.universus.terms import V_SET
from kumite.games.universus.words.settled import as_change
from kumite.games.universus.words.triggers import Either, Event


def as_heard(g: Versus, ctx: Ctx, trigger: Trigger | None, event: Happening) -> Happening:
    """The event; but a number that was set as lowered or raised by so much, where that is waited for (UVS-PEN-02,
    UVS-BONUS-02)."""
    return as_change(event) if event.verb == V_SET and by_however(g, ctx, trigger, event) else event


def by_however(g: Versus, ctx: Ctx, trigger: Trigger | None, event: Happening) -> bool:
    """Whether it waits for a number that is lowered or raised, and not for one that is set."""
    if isinstance(trigger, Either):
        return any(one.hears(g, ctx, event) and by_however(g, ctx, one, event) for one in trigger.triggers)
    return isinstance(trigger, Event) and trigger.however

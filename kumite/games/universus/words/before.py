"""Before something happens: what would be done, what is about to enter a zone, and what is done instead."""

from __future__ import annotations

from kumite.core.piles import Zone
from kumite.games.universus.pick import Chooser, choose
from kumite.games.universus.position import Versus
from kumite.games.universus.printed import Ctx, Face, Happening, Test, Text, Trigger
from kumite.games.universus.replacing import spare
from kumite.games.universus.rules.meant import led_by
from kumite.games.universus.scopes import rescope, set_scope
from kumite.games.universus.terms import ANY, NOBODY, V_ARRIVE, V_WOULD
from kumite.games.universus.texts import Run
from kumite.games.universus.words.sels import seat_of
from kumite.games.universus.words.tests import sees_all
from kumite.games.universus.words.triggers import Either


class Before(Trigger):
    """Before something would happen: nothing has moved yet."""

    def __init__(self, act: Trigger) -> None:
        self.act = act

    def verbs(self) -> tuple[int, ...]:
        return (V_WOULD,)

    def own_card(self) -> bool:
        return self.act.own_card()

    def hears(self, g: Versus, ctx: Ctx, event: Happening) -> bool:
        return event.verb == V_WOULD and self.act.hears(g, ctx, meant(event))


def meant(event: Happening, only: int = NOBODY) -> Happening:
    """What is about to happen; to one of the cards alone if that is asked."""
    what, faces = event.what, event.faces
    if only != NOBODY:
        at = event.what.index(only)
        what, faces = (only,), event.faces[at : at + 1]
    return Happening(
        event.ability,
        event.by,
        what,
        len(what) or event.amount,
        event.note,
        event.via,
        event.cause,
        event.origin,
        event.to,
        event.tick,
        faces,
        NOBODY,
        event.source,
    )


class Entering(Trigger):
    """Before a card enters a zone, however it comes there: it is in transit (UVS-TRANSIT-02), with the state it had
    where it was (UVS-TRANSIT-07)."""

    def __init__(
        self, to: int, whose: int = ANY, tests: tuple[Test, ...] = (), own: bool = False, origin: int = NOBODY
    ) -> None:
        self.to = to
        self.whose = whose
        self.tests = tests
        self.own = own
        self.origin = origin

    def verbs(self) -> tuple[int, ...]:
        return (V_ARRIVE,)

    def own_card(self) -> bool:
        return self.own

    def hears(self, g: Versus, ctx: Ctx, event: Happening) -> bool:
        if event.verb != V_ARRIVE or event.to != self.to or self.origin not in (NOBODY, event.origin):
            return False
        if self.own:
            return ctx.source in event.what
        return bool(self.among(g, ctx, event))

    def among(self, g: Versus, ctx: Ctx, event: Happening) -> Zone:
        """Those of the cards that it speaks of."""
        found: Zone = ()
        for i in range(len(event.what)):
            h, seen = event.what[i], event.faces[i] if i < len(event.faces) else Face()
            if (self.whose == ANY or g.owner[h] == seat_of(g, ctx, self.whose)) and sees_all(g, ctx, self.tests, seen):
                found += (h,)
        return found


class Replace(Chooser):
    """What was about to happen does not happen, and this does instead (CARD-ENGLISH 6.9): to the card, or one of the
    cards, that set the ability off; `every`: to all of them."""

    def __init__(self, then: Text, every: bool = False) -> None:
        self.then = then
        self.every = every

    def asks(self) -> str:
        return "replace"

    def does(self, g: Versus, ctx: Ctx) -> None:
        event = ctx.event
        set_scope(g, ctx.scope, rescope(g.scopes[ctx.scope], did=0))
        if event is None or event.verb != V_WOULD:
            return
        cards = spoken_of(g, ctx, event)
        if self.every or not cards:
            self.took(g, ctx, ctx.you, cards or (NOBODY,))
        else:
            choose(g, ctx.you, cards, 1, 1, self, ctx, ctx.you)

    def took(self, g: Versus, ctx: Ctx, doer: int, cards: Zone) -> None:
        if ctx.event is not None and spare(g, ctx.event, cards):
            set_scope(g, ctx.scope, rescope(g.scopes[ctx.scope], did=1))
            spared = ctx if NOBODY in cards else Ctx(ctx.you, ctx.source, ctx.scope, led_by(ctx.event, cards))
            g.then(Run(self.then, spared))


def spoken_of(g: Versus, ctx: Ctx, event: Happening) -> Zone:
    """The cards of the event that the ability's trigger means; all of them where it has none."""
    text = g.scopes[ctx.scope].text
    trigger = None if text is None else text.trigger
    parts = trigger.triggers if isinstance(trigger, Either) else (trigger,)
    acts = [part.act for part in parts if isinstance(part, Before)]
    if not acts:
        return event.what
    return tuple([h for h in event.what if any(act.hears(g, ctx, meant(event, h)) for act in acts)])

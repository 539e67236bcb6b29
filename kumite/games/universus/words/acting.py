"""What the words that act on cards have in common: who does it, to what, chosen by whom, and the name it binds."""

from __future__ import annotations

from kumite.core.piles import Zone
from kumite.games.universus.faces import face
from kumite.games.universus.pick import Chooser, PickAtRandom, choose
from kumite.games.universus.position import ATTACHED, Versus
from kumite.games.universus.printed import Ctx, Happening, Test
from kumite.games.universus.rulings import forbidden
from kumite.games.universus.scopes import bind, rescope, set_scope
from kumite.games.universus.terms import BY_COST, BY_EFFECT, HAND, NOBODY, V_RESOLVE
from kumite.games.universus.values import number
from kumite.games.universus.verbs import show_hand
from kumite.games.universus.words.sels import Ref, Sel, found, quantity, seat_of
from kumite.games.universus.words.tests import State


class Acting(Chooser):
    """Do something to cards.  `who` does it and chooses; whose cards they are, the selector says (UVS-INSTR-04)."""

    what: Test
    who: int

    def verb(self) -> int:
        raise NotImplementedError

    def binds(self) -> str:
        """The name later instructions know these cards by."""
        return "them"

    def able(self, g: Versus, ctx: Ctx, h: int) -> bool:
        """Whether it can be done to this card at all."""
        return True

    def candidates(self, g: Versus, ctx: Ctx, doer: int) -> Zone:
        """The cards it could be done to; a card of the trigger that has moved since cannot be touched any more
        (UVS-FIRED-09, UVS-RESP-12)."""
        cards = [h for h in found(g, ctx, self.what, doer) if self.able(g, ctx, h)]
        if isinstance(self.what, Ref):
            cards = [h for h in cards if still_there(g, ctx, h)]
        cause = g.scopes[ctx.scope].owner
        act = Happening(self.verb(), doer, (), 0, 0, via_of(g), ctx.you if cause == NOBODY else cause)
        return tuple([h for h in cards if not forbidden(g, with_card(g, act, h))])

    def does(self, g: Versus, ctx: Ctx) -> None:
        doer = seat_of(g, ctx, self.who)
        cards = self.candidates(g, ctx, doer)
        least, most = quantity(g, ctx, self.what, len(cards))
        set_scope(g, ctx.scope, rescope(g.scopes[ctx.scope], did=0))
        if not cards and looked_for_in_hand(self.what):
            show_hand(g, doer)
        if isinstance(self.what, Sel) and self.what.random and most < len(cards):
            g.then(PickAtRandom(cards, most, self, ctx, doer, ()))
        elif most > 0:
            choose(g, doer, cards, least, most, self, ctx, doer)
        else:
            bind(g, ctx.scope, self.binds(), ())

    def payable(self, g: Versus, ctx: Ctx) -> bool:
        """UVS-COST-02, UVS-ATTCH-05: enough cards, attached ones only where the cost speaks of them."""
        doer = seat_of(g, ctx, self.who)
        cards = [h for h in self.candidates(g, ctx, doer) if pays(g, self.what, h)]
        if not isinstance(self.what, Sel):
            return bool(cards)
        if self.what.every or self.what.upto:
            return True
        if self.what.least != NOBODY:
            return len(cards) >= self.what.least
        return len(cards) >= number(g, ctx, self.what.n)

    def took(self, g: Versus, ctx: Ctx, doer: int, cards: Zone) -> None:
        done = self.apply(g, ctx, doer, cards) if cards else ()
        bind(g, ctx.scope, self.binds(), done)

    def apply(self, g: Versus, ctx: Ctx, doer: int, cards: Zone) -> Zone:
        """Do it to these cards, as one event; says to which it was done."""
        raise NotImplementedError


def via_of(g: Versus) -> int:
    return BY_COST if g.busy else BY_EFFECT


def with_card(g: Versus, act: Happening, h: int) -> Happening:
    """The same act on this one card: what a rule is asked about."""
    return Happening(
        act.verb, g.owner[h], (h,), act.amount, act.note, act.via, act.cause, g.zone[h], NOBODY, g.tick, (face(g, h),)
    )


def still_there(g: Versus, ctx: Ctx, h: int) -> bool:
    """The card has not moved since the event, nor, if the event was its resolving, been turned face down."""
    event = ctx.event
    if event is None or h not in event.what:
        return True
    if event.verb == V_RESOLVE and g.flags[h] & 1:
        return False
    return g.since[h] <= event.tick


def pays(g: Versus, what: Test, h: int) -> bool:
    """UVS-ATTCH-05: an attached card pays only a cost that asks for one; the starting character is never given up."""
    if not g.flags[h] & ATTACHED:
        return True
    if not isinstance(what, Sel):
        return False
    for test in what.tests:
        if isinstance(test, State) and test.flag == "attached":
            return True
    return False


def looked_for_in_hand(what: Test) -> bool:
    """UVS-HAND-04: a card of a certain kind was to come out of a hand that has none."""
    return isinstance(what, Sel) and what.zones == (HAND,) and bool(what.tests) and not what.upto

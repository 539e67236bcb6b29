"""Effects that have a card played at once."""

from __future__ import annotations

from typing import Any, Final

from kumite.core.piles import Zone
from kumite.core.position import Step
from kumite.games.universus.faces import looked
from kumite.games.universus.legal import may_be_played
from kumite.games.universus.pick import Chooser, choose
from kumite.games.universus.position import PLAYED, STARTING, Versus
from kumite.games.universus.printed import Ctx, Happening, Test, Word
from kumite.games.universus.rulings import forbidden
from kumite.games.universus.scopes import bind, rescope, set_scope
from kumite.games.universus.terms import (
    ACTION,
    AS_FORM,
    AS_REVERSAL,
    ATTACK,
    NO_TYPE,
    NOBODY,
    POOL,
    TOKEN,
    V_CANCEL,
    YOU,
)
from kumite.games.universus.verbs import tell
from kumite.games.universus.words.plays import push
from kumite.games.universus.words.riders import Uncancellable
from kumite.games.universus.words.sels import found, quantity, seat_of

STARTERS: Final[list[Any]] = []  # rules/play.py puts its `begin_play` here: words cannot import the rules


class PlayNow(Chooser):
    """Play a card now, from where it is: with its costs and its check, unless told otherwise (UVS-PLAYCD-01).  It is no
    form, so its failure does not end the Combat Phase (UVS-COMBAT-08)."""

    def __init__(self, what: Test, who: int = YOU, free: bool = False, reversal: bool = False) -> None:
        self.what = what
        self.who = who
        self.free = free  # without a check (UVS-CHECK-11)
        self.reversal = reversal  # an attack, as a reversal (UVS-KREV-01)

    def does(self, g: Versus, ctx: Ctx) -> None:
        doer = seat_of(g, ctx, self.who)
        cards = tuple([h for h in found(g, ctx, self.what, doer) if self.can_be(g, doer, h)])
        set_scope(g, ctx.scope, rescope(g.scopes[ctx.scope], did=0))
        least, most = quantity(g, ctx, self.what, len(cards))
        if cards and most:
            choose(g, doer, cards, min(least, 1), 1, self, ctx, doer)

    def can_be(self, g: Versus, doer: int, h: int) -> bool:
        kind = looked(g, h).type
        if g.flags[h] & STARTING:
            return False  # it stays in the stage (UVS-CHAR-10)
        if g.owner[h] != doer or kind in (NO_TYPE, ACTION, TOKEN) or (self.reversal and kind != ATTACK):
            return False
        return may_be_played(g, doer, h, AS_REVERSAL if self.reversal else AS_FORM)

    def took(self, g: Versus, ctx: Ctx, doer: int, cards: Zone) -> None:
        for h in cards[:1]:
            bind(g, ctx.scope, "played", (h,))
            if self.reversal:
                g.then(Reversed(h))
            STARTERS[0](g, doer, h, AS_REVERSAL if self.reversal else AS_FORM, free=self.free, spared=True)


class Reversed(Step):
    """What was played as a reversal goes onto the attack stack (UVS-STACK-01)."""

    says = "The reversal attacks"
    rules = ("UVS-KREV-01", "UVS-STACK-01")

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, g: Versus) -> None:
        if g.zone[self.card] == POOL and g.flags[self.card] & PLAYED:
            push(g, (self.card,))


class CancelCard(Word):
    """Cancel the effects of a card that was played: of the ability that it is played for (UVS-CANC-01), if there is
    one; what an attack says goes with it where it goes."""

    def __init__(self) -> None:
        pass

    def does(self, g: Versus, ctx: Ctx) -> None:
        card = ctx.event.what[0] if ctx.event is not None and ctx.event.what else NOBODY
        for at in range(1, len(g.scopes)):
            scope = g.scopes[at]
            if scope.card == card != NOBODY and at != ctx.scope and scope.text is not None:
                act = Happening(V_CANCEL, scope.owner, (card,), 0, at)
                free = not any(isinstance(rider, Uncancellable) for rider in scope.text.riders)
                if free and not scope.cancelled and not forbidden(g, act):
                    set_scope(g, at, rescope(scope, cancelled=True))
                    tell(g, Happening(V_CANCEL, scope.owner, (card,)))

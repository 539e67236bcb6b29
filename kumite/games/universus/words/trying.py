"""Effects that have a card played at once."""

from __future__ import annotations

from typing import Any, Final

from kumite.core.piles import Zone
from kumite.games.universus.faces import looked
from kumite.games.universus.legal import may_be_played
from kumite.games.universus.pick import Chooser, choose
from kumite.games.universus.position import Versus
from kumite.games.universus.printed import Ctx, Test
from kumite.games.universus.scopes import bind, rescope, set_scope
from kumite.games.universus.terms import ACTION, AS_FORM, NO_TYPE, TOKEN, YOU
from kumite.games.universus.words.sels import found, quantity, seat_of

STARTERS: Final[list[Any]] = []  # rules/play.py puts its `begin_play` here: words cannot import the rules


class PlayNow(Chooser):
    """Play a card now, from where it is: with its costs and its check, unless told otherwise (UVS-PLAYCD-01).  It is no
    form, so its failure does not end the Combat Phase (UVS-COMBAT-08)."""

    def __init__(self, what: Test, who: int = YOU, free: bool = False) -> None:
        self.what = what
        self.who = who
        self.free = free  # without a check (UVS-CHECK-11)

    def does(self, g: Versus, ctx: Ctx) -> None:
        doer = seat_of(g, ctx, self.who)
        cards = tuple([h for h in found(g, ctx, self.what, doer) if self.can_be(g, doer, h)])
        set_scope(g, ctx.scope, rescope(g.scopes[ctx.scope], did=0))
        least, most = quantity(g, ctx, self.what, len(cards))
        if cards and most:
            choose(g, doer, cards, min(least, 1), 1, self, ctx, doer)

    def can_be(self, g: Versus, doer: int, h: int) -> bool:
        kind = looked(g, h).type
        return g.owner[h] == doer and kind not in (NO_TYPE, ACTION, TOKEN) and may_be_played(g, doer, h, AS_FORM)

    def took(self, g: Versus, ctx: Ctx, doer: int, cards: Zone) -> None:
        for h in cards[:1]:
            bind(g, ctx.scope, "played", (h,))
            STARTERS[0](g, doer, h, AS_FORM, free=self.free, spared=True)

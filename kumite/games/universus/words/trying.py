"""Effects that have a card played at once."""

from __future__ import annotations

from typing import Any, Final

from kumite.core.piles import Zone
from kumite.core.position import Step
from kumite.games.universus.faces import looked
from kumite.games.universus.legal import first_turn, may_be_played
from kumite.games.universus.pick import Chooser, choose
from kumite.games.universus.position import PLAYED, STARTING, Versus
from kumite.games.universus.printed import Ctx, Test, Word
from kumite.games.universus.scopes import bind, rescope, set_scope
from kumite.games.universus.secrecy import show_hand
from kumite.games.universus.terms import (
    ACTION,
    AS_FORM,
    AS_REVERSAL,
    ATTACK,
    HAND,
    NO_TYPE,
    POOL,
    TOKEN,
    YOU,
)
from kumite.games.universus.words.plays import push
from kumite.games.universus.words.riders import may_reverse
from kumite.games.universus.words.sels import Sel, found, quantity, seat_of
from kumite.games.universus.words.sought import looked_for_in_hand, looks_beside
from kumite.games.universus.words.vitals import cancel_card

STARTERS: Final[list[Any]] = []  # rules/play.py puts its `begin_play` here: words cannot import the rules


class PlayNow(Chooser):
    """Play a card now, from where it is: with its costs and its check, unless told otherwise (UVS-PLAYCD-01).  It is no
    form, so its failure does not end the Combat Phase (UVS-COMBAT-08)."""

    def __init__(self, what: Test, who: int = YOU, free: bool = False, reversal: bool = False) -> None:
        self.what = what
        self.who = who
        self.free = free  # without a check (UVS-CHECK-11)
        self.reversal = reversal  # an attack, as a reversal (UVS-KREV-01, UVS-KREV-03, UVS-KREV-04)

    def looks(self) -> bool:
        """Which cards of a hand can be played is a secret, even where it is a single one (UVS-PRIV-01)."""
        return isinstance(self.what, Sel) and (bool(self.what.tests) or self.what.zones == (HAND,))

    def passes_over(self, g: Versus, ctx: Ctx, doer: int, cards: Zone) -> bool:
        return looks_beside(g, ctx, self.what, doer, cards)

    def does(self, g: Versus, ctx: Ctx) -> None:
        doer = seat_of(g, ctx, self.who)
        cards, least, most = self.choice(g, ctx, doer)
        set_scope(g, ctx.scope, rescope(g.scopes[ctx.scope], did=0))
        if cards and most:
            choose(g, doer, cards, least, most, self, ctx, doer)
        elif self.is_missed(g, ctx, doer):
            show_hand(g, doer)

    def choice(self, g: Versus, ctx: Ctx, doer: int) -> tuple[Zone, int, int]:
        may_try = self.may_try(g, doer)
        cards = tuple([h for h in found(g, ctx, self.what, doer) if may_try and self.can_be(g, doer, h)])
        least, most = quantity(g, ctx, self.what, len(cards))
        return cards, min(least, 1), min(most, 1)

    def is_missed(self, g: Versus, ctx: Ctx, doer: int) -> bool:
        """UVS-HAND-04: it was to come out of a hand that holds none."""
        if not isinstance(self.what, Sel) or not looked_for_in_hand(g, ctx, self.what):
            return False
        return self.may_try(g, doer) and not found(g, ctx, self.what, doer)

    def may_try(self, g: Versus, doer: int) -> bool:
        return not self.reversal or may_reverse(g, doer)

    def can_be(self, g: Versus, doer: int, h: int) -> bool:
        kind = looked(g, h).type
        if g.flags[h] & STARTING:
            return False  # it stays in the stage (UVS-CHAR-10)
        if g.owner[h] != doer or kind in (NO_TYPE, ACTION, TOKEN) or (self.reversal and kind != ATTACK):
            return False
        if kind == ATTACK and first_turn(g, doer):
            return False  # nobody attacks on their first turn, by whatever effect (UVS-SETUP-10, UVS-RULING-28)
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
        cancel_card(g, ctx)

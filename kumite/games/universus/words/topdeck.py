"""Words that may take more cards off a deck than it has: take what there is, cycle, take the rest (UVS-CYCLE-04)."""

from __future__ import annotations

from kumite.games.universus.deckwork import leave_deck
from kumite.games.universus.position import Versus
from kumite.games.universus.printed import Ctx, Test
from kumite.games.universus.terms import DECK, DISCARDS, NOBODY, V_MILL
from kumite.games.universus.values import number
from kumite.games.universus.words.acting import Acting, via_of
from kumite.games.universus.words.sels import Sel, seat_of, seats_of


class OffDeck(Acting):
    """Do something to cards that makes them leave their zone; the top cards of a deck, though it be too small."""

    def does(self, g: Versus, ctx: Ctx) -> None:
        short = short_deck(g, ctx, self.what, seat_of(g, ctx, self.who))
        to = self.heads()
        if short == NOBODY or to in (DECK, NOBODY):
            super().does(g, ctx)
            return
        verb, n = V_MILL if to == DISCARDS else self.verb(), wanted(g, ctx, self.what)
        down = bool(g.deck[short]) and self.goes_down(g, g.deck[short][0])
        leave_deck(g, ctx, verb, short, n, to, self.binds(), via_of(g), down)

    def payable(self, g: Versus, ctx: Ctx) -> bool:
        """Cards that a cycle brings back count, but for the ten that it removes."""
        short = short_deck(g, ctx, self.what, seat_of(g, ctx, self.who))
        if short == NOBODY or self.heads() in (DECK, NOBODY):
            return super().payable(g, ctx)
        return len(g.deck[short]) + max(0, len(g.discards[short]) - 10) >= wanted(g, ctx, self.what)


def wanted(g: Versus, ctx: Ctx, what: Test) -> int:
    return number(g, ctx, what.n) if isinstance(what, Sel) else 0


def short_deck(g: Versus, ctx: Ctx, what: Test, doer: int) -> int:
    """Whose deck has fewer cards than are to leave its top, or NOBODY."""
    if not isinstance(what, Sel) or not what.top or what.zones != (DECK,) or what.tests or what.upto or what.every:
        return NOBODY
    seats = seats_of(g, ctx, what.whose, doer)
    return seats[0] if len(seats) == 1 and wanted(g, ctx, what) > len(g.deck[seats[0]]) else NOBODY

"""Words that may take more cards off a deck than it has: take what there is, cycle, take the rest (UVS-CYCLE-04)."""

from __future__ import annotations

from typing import Final

from kumite.core.piles import Zone
from kumite.games.universus.deckwork import leave_deck, most_off
from kumite.games.universus.pick import Drain, Taker
from kumite.games.universus.position import Versus
from kumite.games.universus.printed import Amount, Ctx, Test
from kumite.games.universus.terms import DECK, DISCARDS, NOBODY, V_MILL
from kumite.games.universus.values import number
from kumite.games.universus.words.acting import Acting, barred, via_of
from kumite.games.universus.words.sels import Sel, seat_of, seats_of

OF_DECK: Final = (("deck", 0, ""), ("deck", 1, ""))  # whose cards a part of a cost takes


class OffTop(Taker):
    """So many cards, whichever they are, leave the top of a player's deck."""

    n: Amount | int
    who: int

    def leaves_by(self) -> int:
        """The verb by which they do, or NOBODY if it may be none."""
        return V_MILL

    def drains(self, g: Versus, ctx: Ctx) -> Drain | None:
        who, verb = seat_of(g, ctx, self.who), self.leaves_by()
        return None if verb == NOBODY else Drain(OF_DECK[who], number(g, ctx, self.n), most_off(g, who, verb == V_MILL))

    def payable(self, g: Versus, ctx: Ctx) -> bool:
        """Whether so many can leave it, and may (UVS-COST-02)."""
        takes = self.drains(g, ctx)
        if takes is None or takes.n <= 0:
            return True
        return takes.n <= takes.there and not barred(g, ctx, self.leaves_by(), seat_of(g, ctx, self.who))


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
        return most_off(g, short, self.heads() == DISCARDS) >= wanted(g, ctx, self.what)

    def drains(self, g: Versus, ctx: Ctx) -> Drain | None:
        whose = top_of_deck(g, ctx, self.what, seat_of(g, ctx, self.who))
        if whose == NOBODY or self.heads() in (DECK, NOBODY):
            return None
        return Drain(OF_DECK[whose], wanted(g, ctx, self.what), most_off(g, whose, self.heads() == DISCARDS))

    def share(self, g: Versus, ctx: Ctx) -> tuple[Zone, int] | None:
        """Of the top of a deck it takes so many, not those that are chosen."""
        return super().share(g, ctx) if self.drains(g, ctx) is None else None


def wanted(g: Versus, ctx: Ctx, what: Test) -> int:
    return number(g, ctx, what.n) if isinstance(what, Sel) else 0


def top_of_deck(g: Versus, ctx: Ctx, what: Test, doer: int) -> int:
    """Whose deck so many cards are to leave, off the top of it, or NOBODY."""
    if not isinstance(what, Sel) or not what.top or what.zones != (DECK,) or what.tests or what.upto or what.every:
        return NOBODY
    seats = seats_of(g, ctx, what.whose, doer)
    return seats[0] if len(seats) == 1 else NOBODY


def short_deck(g: Versus, ctx: Ctx, what: Test, doer: int) -> int:
    """The same where that deck has fewer cards."""
    whose = top_of_deck(g, ctx, what, doer)
    return whose if whose != NOBODY and wanted(g, ctx, what) > len(g.deck[whose]) else NOBODY

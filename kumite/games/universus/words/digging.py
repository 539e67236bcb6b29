"""Cards from the top of a deck, until the one that is looked for."""

from __future__ import annotations

from kumite.core.piles import Zone
from kumite.games.universus.deckwork import LeaveDeck, off_the_top
from kumite.games.universus.faces import printed
from kumite.games.universus.position import Versus
from kumite.games.universus.printed import Ctx, Test, Word
from kumite.games.universus.records import Lost
from kumite.games.universus.scopes import bind
from kumite.games.universus.terms import DECK, DISCARDS, DOER, NOBODY, V_MILL, YOU
from kumite.games.universus.texts import Run
from kumite.games.universus.words.acting import via_of
from kumite.games.universus.words.looks import Reveal
from kumite.games.universus.words.sels import Sel, seat_of
from kumite.games.universus.words.tests import sees_all


class Dig(Word):
    """Mill (or reveal) cards from the top of a deck until so many such cards are among them; all of it, if they are
    not there (UVS-EFF-08).  The last one is the card that was found.  Only revealing ends with the deck (UVS-CYCLE-04,
    UVS-CYCLE-05)."""

    def __init__(self, tests: tuple[Test, ...], who: int = YOU, n: int = 1, reveal: bool = False) -> None:
        self.tests = tests
        self.who = who
        self.n = n
        self.reveal = reveal

    def does(self, g: Versus, ctx: Ctx) -> None:
        doer = seat_of(g, ctx, self.who)
        deck = g.deck[doer]
        depth, seen = dig(g, ctx, self.tests, deck, self.n)
        if not self.reveal:
            bind(g, ctx.scope, "found", ())
            via, tests, n = via_of(g), self.tests, self.n
            step = DigDeck(V_MILL, doer, max(1, depth), DISCARDS, "milled", ctx, via, (), tests=tests, wanted=n)
            off_the_top(g, step)
        elif depth:
            bind(g, ctx.scope, "found", deck[depth - 1 : depth] if seen == self.n else ())
            some = Sel(depth, DOER, (), (DECK,), top=True)
            g.then(Run((Reveal(some, self.who),), ctx))


def dig(g: Versus, ctx: Ctx, tests: tuple[Test, ...], deck: Zone, wanted: int) -> tuple[int, int]:
    """How many cards there are down to the last one that is wanted, or all, and how many such ones are among them."""
    depth, seen = 0, 0
    while depth < len(deck) and seen < wanted:
        seen += 1 if sees_all(g, ctx, tests, printed(g, deck[depth])) else 0
        depth += 1
    return depth, seen


class DigDeck(LeaveDeck):
    """Off the top of the deck until what is wanted has come: on in the new deck where this one ends (UVS-CYCLE-04).
    It ends where all that there was has gone by (UVS-RULING-131)."""

    says = "Take cards from the deck until the right one comes"
    rules = ("UVS-RULING-131",)

    def __init__(
        self,
        verb: int,
        who: int,
        left: int,
        to: int,
        name: str,
        ctx: Ctx,
        via: int,
        taken: Zone,
        facedown: bool = False,
        coming: Zone = (),
        swept: tuple[Lost, ...] = (),
        tests: tuple[Test, ...] = (),
        wanted: int = 1,
        renewed: bool = False,
        last: int = NOBODY,
    ) -> None:
        super().__init__(verb, who, left, to, name, ctx, via, taken, facedown, coming, swept)
        self.tests = tests
        self.wanted = wanted  # that have not been taken yet
        self.renewed = renewed  # the deck has been cycled since the beginning
        self.last = last  # the card with which it ends

    def run(self, g: Versus) -> None:
        if self.coming:
            super().run(g)
            return
        deck = g.deck[self.who]
        depth, seen = dig(g, self.ctx, self.tests, deck, self.wanted)
        others = len(g.discards[self.who]) > 0 and not self.renewed
        more = seen < self.wanted and (seen > 0 or others)
        last = deck[depth - 1] if seen == self.wanted else NOBODY
        step = self.so_far(self.wanted - seen, self.renewed, last)
        LeaveDeck.run(step.going_on(depth + 1 if more else depth, self.taken, ()), g)

    def arrived(self, g: Versus, taken: Zone) -> None:
        bind(g, self.ctx.scope, "found", (self.last,) if self.last in taken else ())
        super().arrived(g, taken)

    def lessened(self, n: int) -> LeaveDeck:
        return self if n == self.left else super().going_on(n, (), ())

    def in_new_deck(self, left: int, taken: Zone, swept: tuple[Lost, ...]) -> LeaveDeck:
        return self.so_far(self.wanted, True, NOBODY).going_on(left, taken, (), swept)

    def going_on(self, left: int, taken: Zone, coming: Zone, swept: tuple[Lost, ...] = ()) -> LeaveDeck:
        verb, who, to, name, ctx, via, down = self.verb, self.who, self.to, self.name, self.ctx, self.via, self.facedown
        tests, wanted, renewed, last, gone = self.tests, self.wanted, self.renewed, self.last, self.swept + swept
        return DigDeck(verb, who, left, to, name, ctx, via, taken, down, coming, gone, tests, wanted, renewed, last)

    def so_far(self, wanted: int, renewed: bool, last: int) -> DigDeck:
        """The same, with so many still to be found."""
        verb, who, to, name, ctx, via, down = self.verb, self.who, self.to, self.name, self.ctx, self.via, self.facedown
        left, taken, coming, gone, tests = self.left, self.taken, self.coming, self.swept, self.tests
        return DigDeck(verb, who, left, to, name, ctx, via, taken, down, coming, gone, tests, wanted, renewed, last)

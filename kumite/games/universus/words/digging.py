"""Cards from the top of a deck, until the one that is looked for."""

from __future__ import annotations

from kumite.games.universus.faces import printed
from kumite.games.universus.position import Versus
from kumite.games.universus.printed import Ctx, Test, Word
from kumite.games.universus.scopes import bind
from kumite.games.universus.terms import DECK, DOER, YOU
from kumite.games.universus.texts import Run
from kumite.games.universus.words.looks import Reveal
from kumite.games.universus.words.moves import Mill
from kumite.games.universus.words.sels import Sel, seat_of
from kumite.games.universus.words.tests import sees_all


class Dig(Word):
    """Mill (or reveal) cards from the top of a deck until so many such cards are among them; all of it, if they are
    not there (UVS-EFF-08).  The last one is the card that was found."""

    def __init__(self, tests: tuple[Test, ...], who: int = YOU, n: int = 1, reveal: bool = False) -> None:
        self.tests = tests
        self.who = who
        self.n = n
        self.reveal = reveal

    def does(self, g: Versus, ctx: Ctx) -> None:
        doer = seat_of(g, ctx, self.who)
        deck, left, depth = g.deck[doer], self.n, 0
        while depth < len(deck) and left > 0:
            left -= 1 if sees_all(g, ctx, self.tests, printed(g, deck[depth])) else 0
            depth += 1
        if self.n > 0 and depth:
            bind(g, ctx.scope, "found", deck[depth - 1 : depth] if left == 0 else ())
            some = Sel(depth, DOER, (), (DECK,), top=True)
            g.then(Run((Reveal(some, self.who) if self.reveal else Mill(depth, self.who),), ctx))

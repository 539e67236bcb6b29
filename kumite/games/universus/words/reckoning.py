"""Numbers of two things: what they share, how far they are apart, whether they are odd."""

from __future__ import annotations

from kumite.games.universus.faces import face, looked
from kumite.games.universus.position import Versus
from kumite.games.universus.printed import Amount, Cond, Ctx, Test
from kumite.games.universus.terms import INFINITY
from kumite.games.universus.values import number
from kumite.games.universus.words.sels import found


class SharedSymbols(Amount):
    """The number of symbols that a card shares with your character; of several cards, the sum."""

    def __init__(self, what: Test) -> None:
        self.what = what

    def of_scope(self) -> bool:
        return self.what.of_scope()

    def value(self, g: Versus, ctx: Ctx) -> int:
        own, total = face(g, g.character[ctx.you]).symbols & ~INFINITY, 0
        for h in found(g, ctx, self.what, ctx.you):
            total += (looked(g, h).symbols & own).bit_count()
        return total


class Gap(Amount):
    """The difference between two amounts, whichever is the larger."""

    def __init__(self, a: Amount | int, b: Amount | int) -> None:
        self.a = a
        self.b = b

    def value(self, g: Versus, ctx: Ctx) -> int:
        return abs(number(g, ctx, self.a) - number(g, ctx, self.b))


class Odd(Cond):
    """An amount is odd; even where that is not so."""

    def __init__(self, a: Amount | int) -> None:
        self.a = a

    def holds(self, g: Versus, ctx: Ctx) -> bool:
        return number(g, ctx, self.a) % 2 == 1

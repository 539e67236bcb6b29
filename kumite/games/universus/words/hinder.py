"""The next card that somebody attempts to play is harder to play (UFS-KEY-02)."""

from __future__ import annotations

from kumite.games.universus.lasting import create
from kumite.games.universus.position import Versus
from kumite.games.universus.printed import Amount, Ctx, Word
from kumite.games.universus.records import Lasting
from kumite.games.universus.scopes import used_once
from kumite.games.universus.terms import TURN, YOU
from kumite.games.universus.values import number
from kumite.games.universus.words.sels import seat_of


class Hinder(Word):
    """The next card your rival attempts to play this turn gets +N difficulty, whether it is a form, a block or an
    action, and whether the attempt succeeds (UFS-KEY-03, UFS-RULING-19)."""

    def __init__(self, amount: Amount | int, who: int = YOU, until: int = TURN) -> None:
        self.amount = amount
        self.who = who
        self.until = until

    def does(self, g: Versus, ctx: Ctx) -> None:
        n = self.amount if isinstance(self.amount, int) else number(g, ctx, self.amount)
        create(g, ctx, Hinder(n, self.who, self.until), self.until, None, 1)


def hindrances(g: Versus, seat: int) -> int:
    """How much harder this attempt is; what waited for it is used up.  Several add up."""
    total = 0
    for effect in g.effects:
        n = hinders(g, effect, seat)
        if n:
            total += n
            used_once(g, effect)
    return total


def hinders(g: Versus, effect: Lasting, seat: int) -> int:
    """By how much this effect waits to hinder a seat's next attempt."""
    body = effect.body
    if not isinstance(body, Hinder) or not isinstance(body.amount, int):
        return 0
    return body.amount if seat_of(g, Ctx(effect.you, effect.source, 0, effect.event), body.who) == seat else 0


def ahead(g: Versus, seat: int) -> int:
    """How much harder a seat's next attempt will be, as everybody knows (UFS-KEY-02)."""
    total = 0
    for effect in g.effects:
        total += hinders(g, effect, seat)
    return total

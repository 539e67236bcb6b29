"""Figure statistics of characters (UFS-CARD-10): they matter only where an ability asks for them."""

from __future__ import annotations

from kumite.games.universus.edition import UNDEFINED
from kumite.games.universus.faces import card_of
from kumite.games.universus.position import Versus
from kumite.games.universus.printed import Cond, Ctx
from kumite.games.universus.terms import NOBODY, YOU
from kumite.games.universus.values import compare
from kumite.games.universus.words.sels import seat_of


class Figure(Cond):
    """Your character's height is more than 180: by number where both are numbers, else `=` and `!=` alone.  What is
    undefined, or not printed, is never so (UFS-CARD-11, UFS-RULING-24)."""

    def __init__(self, stat: str, op: str, value: str, who: int = YOU) -> None:
        self.stat = stat
        self.op = op
        self.value = value
        self.who = who

    def holds(self, g: Versus, ctx: Ctx) -> bool:
        h = g.character[seat_of(g, ctx, self.who)]
        found = dict(card_of(g, h).vitals).get(self.stat, UNDEFINED) if h != NOBODY else UNDEFINED
        if found == UNDEFINED:
            return False
        if found.isdigit() and self.value.isdigit():
            return compare(int(found), self.op, int(self.value))
        return (found == self.value) if self.op == "=" else self.op == "!=" and found != self.value

"""Cards that are asked for one number of theirs against another."""

from __future__ import annotations

from kumite.games.universus.faces import inked, inked_then
from kumite.games.universus.position import Versus
from kumite.games.universus.printed import Ctx, Face
from kumite.games.universus.scopes import state_asked
from kumite.games.universus.values import compare, has_number, read
from kumite.games.universus.words.inking import OfPrint


class OwnStat(OfPrint):
    """With a speed of at least twice its printed speed; with a greater damage than speed (UVS-PRINT-01)."""

    def __init__(self, prop: int, op: str, than: int, printed: bool = False, times: int = 1) -> None:
        self.prop = prop
        self.op = op
        self.than = than
        self.printed = printed  # of the other number
        self.times = times

    def of_print(self) -> bool:
        return self.printed

    def fits(self, g: Versus, ctx: Ctx, h: int) -> bool:
        other = inked(g, h) if self.printed else state_asked(g, h, self.than)
        return self.so(state_asked(g, h, self.prop), other)

    def was(self, g: Versus, ctx: Ctx, h: int, seen: Face) -> bool:
        return self.so(seen, inked_then(g, h, seen) if self.printed else seen)

    def sees(self, g: Versus, ctx: Ctx, face: Face) -> bool:
        return self.so(face, face)

    def so(self, face: Face, other: Face) -> bool:
        both = has_number(face, self.prop) and has_number(other, self.than)
        return both and compare(read(face, self.prop), self.op, self.times * read(other, self.than))

"""A card that is built by rule, as a card pool is cleared."""

from __future__ import annotations

from kumite.core.piles import Zone
from kumite.games.universus.deeds import Deed
from kumite.games.universus.faces import face
from kumite.games.universus.position import Versus
from kumite.games.universus.printed import Happening, Word
from kumite.games.universus.terms import BY_RULE, NOBODY, STAGE, V_BUILD, YOU
from kumite.games.universus.words.lying import stays_down
from kumite.games.universus.words.moves import Build, build
from kumite.games.universus.words.sels import This


class Built(Deed):
    """A card of the card pool is built by rule, perhaps with its other side up (UVS-CLRP-04, UVS-KSHIFT-01)."""

    def __init__(self, by: int, shifted: bool = False, facing: str = "", committed: bool = False) -> None:
        self.by = by
        self.shifted = shifted
        self.facing = "up" if shifted and not facing else facing
        self.committed = committed

    def act(self, g: Versus, h: int) -> Happening:
        return Happening(V_BUILD, self.by, (h,), 1, 0, BY_RULE, NOBODY, g.zone[h], STAGE, g.tick, (face(g, h),))

    def to(self) -> int:
        return STAGE

    def down(self, g: Versus, h: int) -> bool:
        return stays_down(g, h, STAGE, self.facing)

    def but(self, how: Word) -> Deed | None:
        made = Build(This(), YOU, self.facing, self.committed, self.shifted).but(how)
        if not isinstance(made, Build):
            return None
        return Built(self.by, made.transformed, made.facing, made.committed)

    def proceed(self, g: Versus, cards: Zone) -> None:
        if cards:
            build(g, cards, self.by, BY_RULE, NOBODY, self.facing, self.committed, self.shifted)

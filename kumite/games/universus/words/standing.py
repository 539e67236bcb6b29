"""How a player stands, whatever the numbers say."""

from __future__ import annotations

from kumite.games.universus.lasting import create
from kumite.games.universus.position import Versus
from kumite.games.universus.printed import Ctx, Word
from kumite.games.universus.terms import TURN, YOU


class Desperate(Word):
    """A player is considered to be at desperation, for a time (UVS-DESP-02)."""

    def __init__(self, who: int = YOU, until: int = TURN) -> None:
        self.who = who
        self.until = until

    def desperate(self) -> int:
        return self.who

    def does(self, g: Versus, ctx: Ctx) -> None:
        create(g, ctx, self, self.until)

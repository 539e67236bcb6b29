"""Ends: of a step, of the Combat Phase, of the game."""

from __future__ import annotations

from kumite.games.universus.faces import title_of
from kumite.games.universus.position import Versus, rival_of
from kumite.games.universus.printed import Ctx, Word
from kumite.games.universus.terms import ANY, COMBAT_PHASE, YOU
from kumite.games.universus.verbs import finish
from kumite.games.universus.words.sels import seat_of


class End(Word):
    """End a step or the phase that is on, as soon as nothing is going on (UVS-PHASE-02); or leave out a step that is
    still to come."""

    def __init__(self, period: int, whose: int = ANY, skips: bool = False) -> None:
        self.period = period
        self.whose = whose  # Combat Phase
        self.skips = skips  # the step of this attack, though it may not have begun

    def does(self, g: Versus, ctx: Ctx) -> None:
        g.edits += 1
        if self.period == COMBAT_PHASE:
            if g.phase == COMBAT_PHASE and (self.whose == ANY or seat_of(g, ctx, self.whose) == g.turn):
                g.ending, g.stack = True, ()  # UVS-RULING-27: an effect's end takes pending attacks off the stack
                g.cut = COMBAT_PHASE
        elif g.cut != COMBAT_PHASE and (g.attack.step == self.period or (self.skips and g.attack.step < self.period)):
            g.cut = self.period


class Win(Word):
    """A player wins or loses the game."""

    def __init__(self, who: int = YOU, loses: bool = False) -> None:
        self.who = who
        self.loses = loses

    def does(self, g: Versus, ctx: Ctx) -> None:
        seat = seat_of(g, ctx, self.who)
        winner = rival_of(seat) if self.loses else seat
        finish(g, (winner,), f"the text of {title_of(g, ctx.source)}", ("UVS-CONF-01",))

"""Carrying a text out, instruction by instruction, with everything settled in between."""

from __future__ import annotations

from typing import Final

from kumite.core.position import Step
from kumite.games.universus.position import Versus
from kumite.games.universus.printed import Ctx, Text
from kumite.games.universus.scopes import close_scopes
from kumite.games.universus.showing import conceal


class Settler:
    """What settles: rules/settle.py, which knows all words, puts itself here; the words only know this."""

    def settle(self, g: Versus) -> None:
        raise NotImplementedError


SETTLERS: Final[list[Settler]] = []


class Settle(Step):
    """Everything that comes of what has just happened (UVS-ORDER-01)."""

    says = "Settle what has happened"
    rules = ("UVS-ORDER-01",)

    def run(self, g: Versus) -> None:
        SETTLERS[0].settle(g)


SETTLE: Final = Settle()


class Run(Step):
    """Carry a text out, one instruction after the other; everything that comes of one is settled before the next
    (UVS-EFF-03, UVS-EFF-04).
    Each is an instruction (UVS-INSTR-01), carried out whatever the one before came to (UVS-IF-02); what is to be
    decided is decided as it is reached (UVS-EFF-06, UVS-EFF-07)."""

    says = "Carry out the rest of the text"
    rules = ("UVS-EFF-03",)

    __slots__ = ("ctx", "words")

    def __init__(self, words: Text, ctx: Ctx) -> None:
        self.words = words
        self.ctx = ctx

    def run(self, g: Versus) -> None:
        words = self.words
        if not words:
            return
        if len(words) > 1:
            g.todo.append(Run(words[1:], self.ctx))
        g.todo.append(SETTLE)
        words[0].does(g, self.ctx)


class CloseScope(Step):
    """An effect is done: what it revealed is hidden again (UVS-REVEAL-01)."""

    says = "The effect is done"

    __slots__ = ("at",)

    def __init__(self, at: int) -> None:
        self.at = at

    def run(self, g: Versus) -> None:
        conceal(g, self.at)
        close_scopes(g, self.at)
        g.todo.append(SETTLE)

"""Swapping fighters: by Action, by token, by an effect."""

from __future__ import annotations

from typing import Final, final

from kumite.core.position import Asks, Question
from kumite.games.megafighter.events import WentBack, WentFront
from kumite.games.megafighter.position import NOBODY, Bout
from kumite.games.megafighter.printed import name
from kumite.games.megafighter.rules.abilities import set_off
from kumite.games.megafighter.verbs import swap_in

STAY: Final = NOBODY


def swap(g: Bout, seat: int, slot: int, by: int) -> None:
    """MEGA-SWAP-01, MEGA-SWAP-02, MEGA-SWAP-03: two fighters exchange places; the combo stays; both moves are
    answered at once."""
    old = g.front[seat]
    swap_in(g, seat, slot, by)
    set_off(g, (WentBack(old, g.fighter[old], by), WentFront(slot, g.fighter[slot], by)))


@final
class SwapByEffect(Asks):
    """MEGA-RULING-23: a swap that a text demands or allows; with no Sideline Fighter it does nothing."""

    says = "Swap by an effect"
    rules = ("MEGA-RULING-22", "MEGA-RULING-23")

    def __init__(self, who: int, chooser: int, may: bool, by: int) -> None:
        self.who = who  # whose fighters
        self.chooser = chooser
        self.may = may
        self.by = by

    def ask(self, g: Bout) -> Question:
        sides = g.side[self.who]
        options = (STAY,) + sides if self.may or not sides else sides
        return Question(self.chooser, "swap", options)

    def act(self, g: Bout, slot: int) -> None:
        if slot != STAY:
            swap(g, self.who, slot, self.by)

    def write(self, g: Bout, option: int) -> str:
        return "stay" if option == STAY else f"swap {name(g, option)}"

    def prompt(self, g: Bout) -> str:
        return "Who goes to the Frontline?"

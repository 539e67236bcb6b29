"""The Veteran rules: Blocks are allocated ahead of time, and what was not needed becomes a bonus."""

from __future__ import annotations

from typing import Final, final

from kumite.core.piles import one_of
from kumite.core.position import Asks, Question, Step
from kumite.games.megafighter.position import Bout
from kumite.games.megafighter.printed import CARDS
from kumite.games.megafighter.rules.draw import Draw
from kumite.games.megafighter.verbs import allocate, begin_phase, gain_super, gain_swap, unallocate

MOST_ALLOCATED: Final = 3  # MEGA-VET-06

NO_BONUS: Final = 0
BONUS_CARD: Final = 1
BONUS_SUPER: Final = 2
BONUS_SWAP: Final = 3

DONE: Final = -1


@final
class BonusPhase(Step):
    """MEGA-VET-03, MEGA-RULING-29: discard what was not used, all at once; then a bonus for each."""

    says = "Bonus Phase"
    rules = ("MEGA-VET-02", "MEGA-VET-03")

    def run(self, g: Bout) -> None:
        begin_phase(g, "bonus")
        unused = unallocate(g, g.turn)
        if unused:
            g.then(Bonus(unused))


@final
class Bonus(Asks):
    """MEGA-VET-04, MEGA-VET-05: a card, two Super Tokens, a Swap Token, or nothing; chosen card by card."""

    says = "A bonus for an unused card"
    rules = ("MEGA-VET-04", "MEGA-VET-05")

    def __init__(self, left: int) -> None:
        self.left = left

    def ask(self, g: Bout) -> Question:
        return Question(g.turn, "bonus", (NO_BONUS, BONUS_CARD, BONUS_SUPER, BONUS_SWAP))

    def act(self, g: Bout, bonus: int) -> None:
        if self.left > 1:
            g.then(Bonus(self.left - 1))
        if bonus == BONUS_CARD:
            g.then(Draw(g.turn, 1, "MEGA-VET-04"))
        elif bonus == BONUS_SUPER:
            gain_super(g, g.turn, 2, "MEGA-VET-04")
        elif bonus == BONUS_SWAP:
            gain_swap(g, g.turn, 1, "MEGA-VET-04")

    def write(self, g: Bout, option: int) -> str:
        return ("no bonus", "draw a card", "gain 2 Super Tokens", "gain a Swap Token")[option]

    def prompt(self, g: Bout) -> str:
        return f"A bonus for an unused card ({self.left} to go)?"


@final
class BlockPhase(Step):
    """MEGA-VET-06: up to three cards of the hand, face down."""

    says = "Block Phase"
    rules = ("MEGA-VET-02", "MEGA-VET-06")

    def run(self, g: Bout) -> None:
        begin_phase(g, "block")
        g.then(Allocate(MOST_ALLOCATED))


@final
class Allocate(Asks):
    """MEGA-VET-06, MEGA-VET-07, MEGA-VET-10: any Button Card, Block Card or not, one after the other."""

    says = "Lay a card face down"
    rules = ("MEGA-VET-06", "MEGA-VET-07")

    def __init__(self, left: int) -> None:
        self.left = left

    def ask(self, g: Bout) -> Question:
        kinds = sorted({g.kind[h] for h in g.hand[g.turn]}) if self.left else []
        return Question(g.turn, "allocate", (DONE, *kinds))

    def act(self, g: Bout, kind: int) -> None:
        if kind == DONE:
            return
        allocate(g, g.turn, one_of(g, g.hand[g.turn], kind))
        g.then(Allocate(self.left - 1))

    def write(self, g: Bout, option: int) -> str:
        return "done" if option == DONE else f"allocate {CARDS[option].name}"

    def prompt(self, g: Bout) -> str:
        return f"Lay a card face down to block with ({self.left} more at most)?"

"""Drawing: off the one Button Deck, reshuffled the moment it runs out."""

from __future__ import annotations

from typing import Final, final

from kumite.core.piles import shuffle
from kumite.core.position import Asks, Question, Step
from kumite.games.megafighter.events import NoCardLeft
from kumite.games.megafighter.position import Bout
from kumite.games.megafighter.verbs import gather, spend_super, take

DECLINE: Final = 0
ACCEPT: Final = 1


@final
class Draw(Step):
    """MEGA-DRAW-01, MEGA-DECK-01: draw n; when the last card is gone the discard pile is shuffled and the
    draw goes on.  With no card anywhere the rest is lost (MEGA-RULING-11)."""

    says = "Draw"
    rules = ("MEGA-DRAW-01", "MEGA-DECK-01")

    def __init__(self, who: int, n: int, rule: str) -> None:
        self.who = who
        self.n = n
        self.rule = rule  # by which cards are drawn

    def run(self, g: Bout) -> None:
        n = min(self.n, len(g.deck))
        if n > 0:
            take(g, self.who, n, self.rule)
        if g.deck:
            return
        if g.discards and (n > 0 or self.n > 0):
            g.then(shuffle(gather(g)), Draw(self.who, self.n - n, self.rule))
        elif n < self.n:
            g.events.append(NoCardLeft(self.who))


@final
class DrawOneMore(Asks):
    """MEGA-DRAW-02, MEGA-DRAW-03: during a Draw Action, one Super Token buys one more card, once."""

    says = "Spend 1 Super Token to draw one more card?"
    rules = ("MEGA-DRAW-02", "MEGA-DRAW-03")

    def ask(self, g: Bout) -> Question:
        can = g.supers[g.turn] >= 1
        return Question(g.turn, "draw one more", (DECLINE, ACCEPT) if can else (DECLINE,))

    def act(self, g: Bout, answer: int) -> None:
        if answer == ACCEPT:
            spend_super(g, g.turn, 1, "MEGA-DRAW-02")
            g.then(Draw(g.turn, 1, "MEGA-DRAW-02"))

    def write(self, g: Bout, option: int) -> str:
        return "spend 1 for a card" if option == ACCEPT else "enough"

"""What becomes of an Event once its text has been carried out (SFTMG-REACT-03)."""

from __future__ import annotations

from typing import final

from kumite.core.position import Step
from kumite.games.sftmg.position import Fight
from kumite.games.sftmg.printed import CARDS
from kumite.games.sftmg.verbs import clear_card, keep_in_play


@final
class Spent(Step):
    """SFTMG-REACT-03, SFTMG-RULING-44: discarded, unless it stays in play.  A reaction that still waits for the reveal
    waits on the table."""

    says = "The Event is discarded, or stays in play"
    rules = ("SFTMG-REACT-03", "SFTMG-RULING-44")

    def __init__(self, who: int, card: int) -> None:
        self.who = who
        self.card = card

    def run(self, g: Fight) -> None:
        printed = CARDS[g.kind[self.card]]
        if printed.stays:
            keep_in_play(g, self.who, self.card)
        elif not printed.cancels and not printed.on_reveal:
            clear_card(g, self.who, self.card)

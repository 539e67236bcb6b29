"""The games of a match: what is told when one of them is over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kumite.core.position import Event, Outcome, RuleIds


class GameOver(Event):
    """One game of the match is over, and counted."""

    def __init__(self, number: int, wins: tuple[int, ...], over: Outcome) -> None:
        self.number = number  # from 1
        self.wins = wins  # by seat, this game with them
        self.over = over

    def cites(self) -> RuleIds:
        return self.over.rules

    def text(self, names: Sequence[str], seat: int) -> str:
        """`Ann wins game 1 (1 : 0): P2 has no health left.`"""
        winners, wins, tail = self.over.winners, self.wins, f": {self.over.reason}" if self.over.reason else ""
        if len(winners) != 1:
            return f"Nobody wins game {self.number} ({wins[0]} : {wins[1]}){tail}."
        who = winners[0]
        return f"{names[who]} wins game {self.number} ({wins[who]} : {wins[1 - who]}){tail}."

    def data(self, seat: int) -> dict[str, Any]:
        winners = self.over.winners
        return {"who": winners[0] if len(winners) == 1 else -1, "game": self.number, "wins": list(self.wins)}


def of_match(wins: list[int], over: Outcome) -> Outcome:
    """How the match ends with the game that is over now."""
    best = max(wins)
    winners = tuple([seat for seat in (0, 1) if wins[seat] == best and wins[1 - seat] < best])
    return Outcome(winners, f"{wins[0]} : {wins[1]} games; the last: {over.reason}", over.rules)

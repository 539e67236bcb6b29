"""Small numbers about many games."""

from __future__ import annotations

from math import sqrt
from statistics import NormalDist

CONFIDENCE = 0.95


def wilson(score: float, games: int, confidence: float = CONFIDENCE) -> tuple[float, float]:
    """The Wilson interval of a rate: where the true one lies, with this confidence."""
    if games == 0:
        return 0.0, 1.0
    z = NormalDist().inv_cdf(0.5 + confidence / 2)
    rate = score / games
    middle = (rate + z * z / (2 * games)) / (1 + z * z / games)
    spread = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return max(0.0, middle - spread), min(1.0, middle + spread)


class Tally:
    """Games, wins and draws of one side.  In a draw all sides of the table have a fair share of the win."""

    def __init__(self, share: float = 0.5) -> None:
        self.share = share  # of the wins that is fair: half of them where there are two sides
        self.games = 0
        self.wins = 0
        self.draws = 0

    def add(self, won: bool, drawn: bool) -> None:
        self.games += 1
        self.wins += won
        self.draws += drawn

    @property
    def rate(self) -> float:
        """Wins, and the share of the draws, among all games."""
        return self.score / self.games if self.games else 0.0

    @property
    def score(self) -> float:
        return self.wins + self.draws * self.share

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.score, self.games)

    def data(self) -> dict[str, object]:
        low, high = self.interval
        return {
            "games": self.games,
            "wins": self.wins,
            "draws": self.draws,
            "rate": round(self.rate, 4),
            "low": round(low, 4),
            "high": round(high, 4),
        }

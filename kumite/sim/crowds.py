"""How much slower a game is where most people sit: the biggest tables of every mode that has several sizes."""

from __future__ import annotations

from typing import Any

from kumite.play.sit import find_game
from kumite.sim.speed import cost, midgame, pace, random_match


def crowds(game: str) -> list[tuple[str, dict[str, Any]]]:
    """The modes whose options say how many play, each with the most there may be."""
    played = find_game(game)
    return [
        (mode, {setting.name: setting.values[-1]})
        for mode in played.modes
        for setting in played.settings_of(mode)
        if setting.name in played.sizing
    ]


def decisions_per_s(game: str, mode: str, options: dict[str, Any], seconds: float) -> float:
    return pace(lambda seed: random_match(game, seed, mode, options), seconds).decisions_per_s


def measure_crowds(game: str, seconds: float, duel: float) -> dict[str, dict[str, float]]:
    """Decisions a second, as a share of what two make too, and what a clone costs; in about so many seconds."""
    found: dict[str, dict[str, float]] = {}
    tables = crowds(game)
    for mode, options in tables:
        rate = decisions_per_s(game, mode, options, seconds / len(tables))
        found[" ".join([mode, *[f"{name} {value}" for name, value in options.items()]])] = {
            "decisions_per_s": round(rate),
            "percent_of_the_duel": round(100 * rate / duel),
            "clone_us": round(cost(midgame(game, mode, options).clone), 3),
        }
    return found

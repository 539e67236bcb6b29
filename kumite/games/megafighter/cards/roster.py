"""The roster: the fifteen Fighters in order (MEGA-COMP-05).  A Fighter is its number here."""

from __future__ import annotations

from typing import Final

from kumite.games.megafighter.cards.newcomers import NEWCOMERS
from kumite.games.megafighter.cards.rulebook import RULEBOOK
from kumite.games.megafighter.printed import ROSTER, enlist


def fill() -> None:
    """Once, however often it is asked for."""
    if not ROSTER:
        for fighter in RULEBOOK + NEWCOMERS:
            enlist(fighter)


fill()
by_name: Final[dict[str, int]] = {board.name: number for number, board in enumerate(ROSTER)}

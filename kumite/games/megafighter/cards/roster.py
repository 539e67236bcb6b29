"""The roster: the fifteen Fighters in order (MEGA-COMP-05).  A Fighter is its number here."""

from __future__ import annotations

from typing import Final

from kumite.games.megafighter.cards.newcomers import NEWCOMERS
from kumite.games.megafighter.cards.rulebook import RULEBOOK
from kumite.games.megafighter.printed import ROSTER

if not ROSTER:  # once, however often this module is read
    ROSTER.extend(RULEBOOK)
    ROSTER.extend(NEWCOMERS)

by_name: Final[dict[str, int]] = {fighter.name: number for number, fighter in enumerate(ROSTER)}

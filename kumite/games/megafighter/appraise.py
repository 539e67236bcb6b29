"""How a bout looks to a seat, in points of health: what greedy and search bots steer by."""

from __future__ import annotations

from typing import Final

from kumite.games.megafighter.position import NOBODY, Bout, owner, standing
from kumite.games.megafighter.printed import board

FIGHTER: Final = 4.0  # standing at all: abilities, and a body to swap to
CARD: Final = 0.7
SUPER: Final = 0.55
SWAP: Final = 0.6
ENOUGH_CARDS: Final = 9  # what is held beyond these is worth half
ENOUGH_SUPERS: Final = 7
WON: Final = 100.0


def appraise(g: Bout, seat: int) -> float:
    """Above 0: this seat is ahead.  Reads health, tokens and the number of cards, never a face."""
    if g.outcome is not None:
        if not g.outcome.winners:
            return 0.0
        return WON if g.outcome.winners[0] == seat else -WON
    return worth(g, seat) - worth(g, 1 - seat)


def worth(g: Bout, seat: int) -> float:
    """One side's bodies and resources."""
    total = 0.0
    for slot in standing(g, seat):
        total += FIGHTER + board(g, slot).hp - g.damage[slot]
    strike = g.strike
    if strike.slot != NOBODY and owner(strike.slot) != seat and strike.dealt == 0:
        total -= float(sum(strike.hits))
    held = len(g.hand[seat]) + len(g.allocated[seat])
    supers = g.supers[seat]
    total += CARD * (held if held <= ENOUGH_CARDS else (held + ENOUGH_CARDS) * 0.5)
    total += SUPER * (supers if supers <= ENOUGH_SUPERS else (supers + ENOUGH_SUPERS) * 0.5)
    return total + SWAP * min(g.swaps[seat], 4)

"""What signs an amount can have: whether it raises, lowers, or may do either (UVS-NEG-01)."""

from __future__ import annotations

from typing import Final

from kumite.games.universus.printed import Amount
from kumite.games.universus.terms import BLOCK, BLOCK_ZONE, CHECK, DAMAGE, SPEED
from kumite.games.universus.words.amounts import (
    Best,
    Bound,
    Cap,
    Count,
    Counters,
    Half,
    Health,
    Minus,
    Per,
    Plus,
    Tally,
    Times,
    Value,
    X,
)
from kumite.games.universus.words.reckoning import AbilityRating
from kumite.games.universus.words.tallied import TallyCards

Signs = tuple[bool, bool]  # may be above 0, may be below 0
RISES: Final[Signs] = (True, False)
EITHER_WAY: Final[Signs] = (True, True)
CHANGING: Final = (SPEED, DAMAGE, CHECK, BLOCK, BLOCK_ZONE)  # properties that penalties bring below 0


def signs_of(amount: Amount | int) -> Signs:
    """The signs that some conceivable situation gives the amount."""
    if isinstance(amount, int):
        return amount > 0, amount < 0
    if isinstance(amount, X | Count | Health | Counters | Tally | TallyCards | AbilityRating):
        return RISES  # X is never below 0 (UVS-NEG-03), and nothing is counted below it
    if isinstance(amount, Bound):
        return EITHER_WAY if amount.name in ("checked", "event") else RISES
    if isinstance(amount, Value | Best):
        low = amount.prop == BLOCK or (amount.prop in CHANGING and not amount.printed)
        return EITHER_WAY if low else RISES
    return sum_signs(amount)


def sum_signs(amount: Amount) -> Signs:
    """Arithmetic over signs."""
    if isinstance(amount, Plus):
        a, b = signs_of(amount.a), signs_of(amount.b)
        return a[0] or b[0], a[1] or b[1]
    if isinstance(amount, Minus):
        a, b = signs_of(amount.a), signs_of(amount.b)
        return a[0] or b[1], a[1] or b[0]
    if isinstance(amount, Times):
        a, b = signs_of(amount.a), signs_of(amount.b)
        return (a[0] and b[0]) or (a[1] and b[1]), (a[0] and b[1]) or (a[1] and b[0])
    if isinstance(amount, Per):
        a = signs_of(amount.a)
        return a if amount.k > 0 else (a[1], a[0])
    if isinstance(amount, Half):
        return signs_of(amount.a)
    return cap_signs(amount) if isinstance(amount, Cap) else EITHER_WAY


def cap_signs(amount: Cap) -> Signs:
    """A maximum of 0 or less is no rise, a minimum of 0 or more no fall; beyond that a limit may be reached."""
    up, down = signs_of(amount.a)
    if amount.most is not None:
        most = signs_of(amount.most)
        up, down = up and most[0], down or most[1]
    if amount.least is not None:
        least = signs_of(amount.least)
        up, down = up or least[0], down and least[1]
    return up, down

"""The time of day, and when the server answers for somebody: after a delay that says nothing about why it could."""

from __future__ import annotations

from random import SystemRandom
from time import time

SPREAD = 0.5  # a delay is between half as long and half as long again as the pace

_dice = SystemRandom()


def delay(pace: float) -> float:
    """Seconds until a bot's answer, or a forced one, is given; one distribution for all of them."""
    return pace * _dice.uniform(1 - SPREAD, 1 + SPREAD)


def now() -> int:
    """Milliseconds since 1970."""
    return int(time() * 1000)

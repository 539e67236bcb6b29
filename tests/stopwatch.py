"""Processor time, measured so that neither a busy machine nor what other tests left in memory counts for much."""

from __future__ import annotations

import gc
from collections.abc import Callable
from time import thread_time

TRIES = 3


def least(work: Callable[[], object], tries: int = TRIES) -> float:
    """Seconds of the quickest try, while the collector rests: it would walk all that a worker's heap holds."""
    took = []
    collects = gc.isenabled()
    gc.disable()
    try:
        for _ in range(tries):
            start = thread_time()
            work()
            took.append(thread_time() - start)
    finally:
        if collects:
            gc.enable()
    return min(took)

"""Token buckets: so much at once, then so much a second."""

from __future__ import annotations

from time import monotonic

MOST = 10_000  # addresses that are remembered; the ones with full buckets are forgotten first


class Bucket:
    """Fills up by `rate` a second, holds `burst`."""

    __slots__ = ("at", "burst", "level", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self.level, self.at = burst, monotonic()

    def take(self, amount: float = 1.0) -> bool:
        """Whether there was that much left."""
        now = monotonic()
        self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < amount:
            return False
        self.level -= amount
        return True

    @property
    def full(self) -> bool:
        return self.level + (monotonic() - self.at) * self.rate >= self.burst


class Buckets:
    """A bucket for every address."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self._by_address: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        bucket = self._by_address.get(address)
        if bucket is None:
            if len(self._by_address) >= MOST:
                self._by_address = {a: b for a, b in self._by_address.items() if not b.full}
                for old in list(self._by_address)[: max(0, len(self._by_address) - MOST // 2)]:
                    del self._by_address[old]
            bucket = self._by_address[address] = Bucket(self.rate, self.burst)
        return bucket.take()

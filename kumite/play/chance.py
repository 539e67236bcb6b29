"""Who answers for CHANCE: a fast source for simulations, and one that commits to its seed for real matches."""

from __future__ import annotations

import hashlib
import random
import secrets

from kumite.errors import BadOption


class Chance:
    """Answers a question of CHANCE's with a number below n, each equally likely."""

    def below(self, n: int) -> int:
        raise NotImplementedError

    @property
    def seed(self) -> str:
        """What starts the same source again; a secret as long as the match runs."""
        raise NotImplementedError

    @property
    def commitment(self) -> str | None:
        """A hash that binds the source to its seed before the first answer, if it does so."""
        return None


class Fast(Chance):
    """Python's Mersenne Twister from an integer seed: quick, repeatable, no secret."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._bits = random.Random(seed).getrandbits  # noqa: S311  (simulation, not secrecy)

    def below(self, n: int) -> int:
        k = n.bit_length()
        value = self._bits(k)
        while value >= n:
            value = self._bits(k)
        return value

    @property
    def seed(self) -> str:
        return str(self._seed)


class Committed(Chance):
    """SHA-256 in counter mode over a secret 256-bit seed whose hash is shown before the first answer.

    Nobody can work out the next answer from earlier ones; afterwards the seed is revealed, and
    anybody can draw all answers again and compare."""

    def __init__(self, seed: bytes | None = None) -> None:
        self._seed = secrets.token_bytes(32) if seed is None else seed
        self._drawn = 0

    def below(self, n: int) -> int:
        size = (n.bit_length() + 7) // 8
        while True:
            value = int.from_bytes(self._block()[:size], "big") >> (8 * size - n.bit_length())
            if value < n:
                return value

    def _block(self) -> bytes:
        block = hashlib.sha256(b"kumite draw" + self._seed + self._drawn.to_bytes(8, "big")).digest()
        self._drawn += 1
        return block

    @property
    def seed(self) -> str:
        return self._seed.hex()

    @property
    def commitment(self) -> str:
        return commit(self._seed)


def commit(seed: bytes) -> str:
    """What is shown at the start of a match: it binds the seed and tells nothing of it."""
    return hashlib.sha256(b"kumite seed" + seed).hexdigest()


def source(seed: int | str | None) -> Chance:
    """An integer seeds the fast source; 64 hex digits the committed one; None draws a new secret."""
    if seed is None:
        return Committed()
    if isinstance(seed, int) and not isinstance(seed, bool):
        return Fast(seed)
    if isinstance(seed, str):
        if seed.removeprefix("-").isdigit() and len(seed) < 40:
            return Fast(int(seed))
        try:
            if len(seed) == 64:
                return Committed(bytes.fromhex(seed))
        except ValueError:
            pass
    raise BadOption(f"seed is {seed!r}; it must be a whole number, or the 64 hex digits of a revealed seed")

"""Who answers for CHANCE: a fast source for simulations, and one that commits to its seed for real matches."""

from __future__ import annotations

import hashlib
import random
import re
import secrets

from kumite.errors import BadOption

TOO_LARGE = 10**38  # longer numbers could be taken for the hex digits of a revealed seed


class Chance:
    """Answers a question of CHANCE's with a number below n, each equally likely."""

    secret = True  # whether its seed is to be kept until the match is over

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

    def again(self) -> Chance:
        """The same source from its beginning: it will give the same answers."""
        return source(self.seed)


class Fast(Chance):
    """Python's Mersenne Twister from an integer seed: quick, repeatable, no secret."""

    secret = False

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._bits = random.Random(seed).getrandbits

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
            value = int.from_bytes(self._bytes(size), "big") >> (8 * size - n.bit_length())
            if value < n:
                return value

    def _bytes(self, size: int) -> bytes:
        drawn = self._block()
        while len(drawn) < size:
            drawn += self._block()
        return drawn[:size]

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


class Told(Chance):
    """Chance of a record that keeps its seed secret: what it answered is told there; from then on it is a new source,
    with a commitment of its own."""

    def __init__(self, commitment: str | None, told: int, seed: bytes | None = None) -> None:
        self._new = Committed(seed)
        self._drawn = False
        self._old = commitment
        self.told = told  # answers that the record itself had only been told

    def below(self, n: int) -> int:
        self._drawn = True
        return self._new.below(n)

    @property
    def seed(self) -> str:
        return self._new.seed

    @property
    def commitment(self) -> str | None:
        """The record's, as long as nothing was added to it."""
        return self._new.commitment if self._drawn else self._old

    @property
    def untouched(self) -> bool:
        """Whether all there is was told."""
        return not self._drawn

    def again(self) -> Chance:
        return Told(self._old, self.told, bytes.fromhex(self.seed))


def source(seed: int | str | None) -> Chance:
    """An integer seeds the fast source; 64 hex digits the committed one; None draws a new secret."""
    if seed is None:
        return Committed()
    if isinstance(seed, int) and not isinstance(seed, bool) and abs(seed) < TOO_LARGE:
        return Fast(seed)
    if isinstance(seed, str):
        if re.fullmatch(r"-?[0-9]{1,38}", seed):
            return Fast(int(seed))
        if re.fullmatch(r"[0-9a-fA-F]{64}", seed):
            return Committed(bytes.fromhex(seed))
    raise BadOption(
        f"seed is {str(seed)[:80]!r}; it must be a whole number of at most 38 digits, "
        "or the 64 hex digits of a revealed seed"
    )

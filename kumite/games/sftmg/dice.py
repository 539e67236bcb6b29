"""The Battle Dice (SFTMG-DICE-01, SFTMG-RULING-01): six faces, and what a roll is worth to whom.

A roll of n dice is one answer of chance's: a number below 6**n, whose digits are the faces.
"""

from __future__ import annotations

from typing import Final

HIT_OR_BLOCK: Final = 0
CRITICAL: Final = 1
HIT: Final = 2
BLOCK: Final = 3
METER: Final = 4
SIDES: Final = (HIT_OR_BLOCK, HIT_OR_BLOCK, CRITICAL, HIT, BLOCK, METER)  # of one die
NAMES: Final = ("HB", "CR", "H", "B", "M")
SIDE_NAMES: Final = ("HB", "BH", "CR", "H", "B", "M")  # an answer of chance's must be told from every other

HITS: Final = (1, 2, 1, 0, 0)  # by face (SFTMG-DICE-02, SFTMG-DICE-04, SFTMG-DICE-05)
BLOCKS: Final = (1, 0, 0, 1, 0)  # SFTMG-DICE-03, SFTMG-DICE-05
MOST: Final = 8  # SFTMG-DICE-07, SFTMG-COMP-07

Faces = tuple[int, ...]


def faces(n: int, roll: int) -> Faces:
    """The faces of a roll, the first die first."""
    found: list[int] = []
    for _ in range(n):
        found.append(SIDES[roll % 6])
        roll //= 6
    return tuple(found)


def hits(rolled: Faces, meter_hits: bool = False) -> int:
    """SFTMG-DICE-02, SFTMG-DICE-04, SFTMG-DICE-05, SFTMG-DICE-08: what counts for the Attacker; Meter too in a Super or
    Ultra (SFTMG-SUPER-05, SFTMG-ULTRA-04)."""
    total = 0
    for face in rolled:
        total += HITS[face]
    return total + meters(rolled) if meter_hits else total


def blocks(rolled: Faces) -> int:
    """SFTMG-DICE-03: what counts for the Defender."""
    total = 0
    for face in rolled:
        total += BLOCKS[face]
    return total


def meters(rolled: Faces) -> int:
    """SFTMG-DICE-06: Meter faces."""
    total = 0
    for face in rolled:
        if face == METER:
            total += 1
    return total


# As they are written


def faces_text(rolled: Faces) -> str:
    return ", ".join([NAMES[face] for face in rolled]) if rolled else "no dice"


def write(n: int, roll: int) -> str:
    """A roll as a record writes it."""
    words: list[str] = []
    for _ in range(n):
        words.append(SIDE_NAMES[roll % 6])
        roll //= 6
    return ", ".join(words)


def read(n: int, text: str) -> int:
    """The roll written like this, or -1."""
    words = [word.strip() for word in text.split(",")]
    if len(words) != n:
        return -1
    roll = 0
    for word in reversed(words):
        if word not in SIDE_NAMES:
            return -1
        roll = roll * 6 + SIDE_NAMES.index(word)
    return roll


def wanted(n: int) -> str:
    """How a roll is written, for somebody who wrote it otherwise."""
    return f"{n} {'face' if n == 1 else 'faces'} of {', '.join(SIDE_NAMES)}, with commas between them"


# Exactly how likely


def spread(values: tuple[int, ...], n: int) -> list[float]:
    """How likely each total of n dice is, a side being worth `values`: a convolution, no sampling."""
    total = [1.0]
    for _ in range(n):
        more = [0.0] * (len(total) + max(values))
        for sum_so_far, chance in enumerate(total):
            for value in values:
                more[sum_so_far + value] += chance / 6
        total = more
    return total


HIT_SIDES: Final = tuple([HITS[side] for side in SIDES])
POWER_SIDES: Final = tuple([HITS[side] + (1 if side == METER else 0) for side in SIDES])  # of a Super or Ultra
BLOCK_SIDES: Final = tuple([BLOCKS[side] for side in SIDES])

_HITS: Final = [spread(HIT_SIDES, n) for n in range(MOST + 1)]
_POWER: Final = [spread(POWER_SIDES, n) for n in range(MOST + 1)]
_BLOCKS: Final = [spread(BLOCK_SIDES, n) for n in range(MOST + 1)]


def damage_spread(attack: int, defence: int, extra: int = 0, power: bool = False) -> list[float]:
    """How likely each damage is: hits and `extra` less blocks, never below 0 (SFTMG-BLOCK-07, SFTMG-RULING-14)."""
    hitting = (_POWER if power else _HITS)[attack]
    blocking = _BLOCKS[defence]
    found = [0.0] * (max(0, len(hitting) - 1 + extra) + 1)
    for hit, chance in enumerate(hitting):
        for block, other in enumerate(blocking):
            found[max(0, hit + extra - block)] += chance * other
    return found


def blocks_spread(hit: int, defence: int) -> list[float]:
    """How likely each damage is when the hits are known."""
    found = [0.0] * (max(0, hit) + 1)
    for block, chance in enumerate(_BLOCKS[defence]):
        found[max(0, hit - block)] += chance
    return found


def _mean(spread_of: list[float]) -> float:
    return sum([n * chance for n, chance in enumerate(spread_of)])


_MEANS: Final[dict[tuple[int, int, int, bool], tuple[float, float]]] = {}


def expected(attack: int, defence: int, extra: int = 0, power: bool = False) -> tuple[float, float]:
    """The exact mean of the damage, and how likely there is any."""
    key = (attack, defence, extra, power)
    found = _MEANS.get(key)
    if found is None:
        chances = damage_spread(attack, defence, extra, power)
        found = _MEANS[key] = (_mean(chances), 1.0 - chances[0])
    return found

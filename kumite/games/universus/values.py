"""Numbers: reading a property off a face, working an amount out, comparing."""

from __future__ import annotations

from typing import Final

from kumite.core.position import Record, fields
from kumite.games.universus.position import Versus
from kumite.games.universus.printed import Amount, Ctx, Face, Test
from kumite.games.universus.terms import (
    ATTACK,
    BACKUP,
    BLOCK,
    BLOCK_ZONE,
    CHARACTER,
    CHECK,
    DAMAGE,
    DIFFICULTY,
    HAND_SIZE,
    HEALTH,
    NOBODY,
    RATING,
    SPEED,
    STAMINA,
    ZONE,
)

OPS: Final = ("=", "<", ">", "<=", ">=", "!=")


def number(g: Versus, ctx: Ctx, amount: Amount | int) -> int:
    """What an amount comes to now."""
    return amount if isinstance(amount, int) else amount.value(g, ctx)


def lacking(g: Versus, ctx: Ctx, amount: Amount | int) -> bool:
    """Whether it is a number of a card that is not there, or is worked out from one: that is no number, not 0."""
    if isinstance(amount, int):
        return False
    if amount.lacks(g, ctx):
        return True
    return any(lacking(g, ctx, part) for part in fields(amount).values() if isinstance(part, Amount))


def read(face: Face, prop: int) -> int:
    """One of a card's numbers (UVS-PROP-01)."""
    if prop == SPEED:
        return face.speed
    if prop == DAMAGE:
        return face.damage
    if prop == ZONE:
        return face.zone
    if prop == DIFFICULTY:
        return face.difficulty
    if prop == CHECK:
        return face.check
    if prop == BLOCK:
        return face.block
    if prop == BLOCK_ZONE:
        return face.block_zone
    if prop == HAND_SIZE:
        return face.hand_size
    if prop == RATING:  # the highest
        return max([0, *[word.rating for word in face.keywords]])
    return face.health if prop == HEALTH else face.stamina


def has_number(face: Face, prop: int) -> bool:
    """Whether the card has such a number: a back side has no difficulty and no check value (UVS-DSIDE-03), a card
    without a block no modifier, and some belong to one type alone (UVS-PROP-01).  A face-down card has noughts
    (UVS-PRINT-02)."""
    if not face.name:
        return True
    if prop in (DIFFICULTY, CHECK):
        return face.checked
    if prop == BLOCK:
        return face.block_zone != NOBODY
    if prop in (SPEED, DAMAGE, ZONE):
        return face.type == ATTACK
    if prop in (HAND_SIZE, HEALTH):
        return face.type == CHARACTER
    return prop != STAMINA or face.type == BACKUP


def rating(face: Face, keyword: str) -> int:
    """The rating of a keyword, the highest of several instances (UVS-KWRAT-01); 0 where it has none."""
    return max([0, *[word.rating for word in face.keywords if word.name == keyword]])


def write(face: Face, prop: int, value: int) -> None:  # noqa: C901  (a table, not a decision)
    """Set one of the numbers of a state that nobody shares yet."""
    if prop == SPEED:
        face.speed = value
    elif prop == DAMAGE:
        face.damage = value
    elif prop == ZONE:
        face.zone = value
    elif prop == DIFFICULTY:
        face.difficulty = value
    elif prop == CHECK:
        face.check = value
    elif prop == BLOCK:
        face.block = value
    elif prop == BLOCK_ZONE:
        face.block_zone = value
    elif prop == HAND_SIZE:
        face.hand_size = value
    elif prop == HEALTH:
        face.health = value
    elif prop == STAMINA:
        face.stamina = value


def compare(a: int, op: str, b: int) -> bool:
    """UVS-NEG-01: numbers may be negative."""
    if op == "=":
        return a == b
    if op == "<":
        return a < b
    if op == ">":
        return a > b
    if op == "<=":
        return a <= b
    return a >= b if op == ">=" else a != b


def half(n: int) -> int:
    """Rounded up, towards the positive (UVS-DSTEP-03, UVS-RULING-59)."""
    return -(-n // 2)


def reads_scope(part: object) -> bool:
    """Whether a part of a tree speaks of what its effect has chosen, counted or bound."""
    if isinstance(part, (Amount, Test)) and part.of_scope():
        return True
    if isinstance(part, tuple):
        return any(reads_scope(one) for one in part)
    return isinstance(part, Record) and any(reads_scope(one) for one in fields(part).values())

"""An attack of a starter deck in its Enhance Step, or a hand of its cards in the Combat Phase."""

from __future__ import annotations

from typing import Any

from kumite.games.universus.faces import CARDS, NUMBER, card_of, face
from kumite.games.universus.position import NAMES
from tests.games.universus.ringside import PAGE, Table, p1, p2, table


def attacking(card: str, rival: dict[str, Any] | None = None, **mine: Any) -> Table:
    """P1's attack has just been played; both have 20 Blank Pages to go on with, and P1 one in hand."""
    side = {"hand": [PAGE], **mine, "pool": [*mine.get("pool", []), card]}
    return table(p1(**side), p2(**(rival or {})), attack="P1")


def attacked(card: str, rival: dict[str, Any] | None = None, **mine: Any) -> Table:
    """P2's attack has just been played, in P2's turn; P1 is the one to look at."""
    side = {"hand": [PAGE], **(rival or {}), "pool": [card]}
    return table(p1(**mine), p2(**side), attack="P2", turn="P2")


def combat(rival: dict[str, Any] | None = None, **mine: Any) -> Table:
    """P1's Combat Phase."""
    return table(p1(**mine), p2(**(rival or {})))


def bonus(ring: Table, seat: str = "P1", at: int = -1) -> tuple[int, int]:
    """How far speed and damage of an attack in a pool, the last card there, are from what is printed."""
    h = ring.g.pool[NAMES.index(seat)][at]
    now, print_ = face(ring.g, h), card_of(ring.g, h).front
    return now.speed - print_.speed, now.damage - print_.damage


def damage(name: str) -> int:
    """What is printed on a card of the house."""
    return CARDS[NUMBER[name]].front.damage


def take(ring: Table, *words: str) -> Table:
    """Whoever is asked takes the first option in which the word stands, question by question."""
    for word in words:
        found = [option for option in ring.options if word in option]
        assert found, f"{word!r} is in none of {ring.options}"
        assert ring.question is not None
        ring.play(f"{ring.question.split()[0]}: {found[0]}")
    return ring

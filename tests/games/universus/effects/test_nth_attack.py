"""Which attack of the turn it is: attacks that only entered their sequences count with those that were played
(UVS-RULING-47); where a text says played, only those."""

from __future__ import annotations

import pytest

from tests.english.lower.lowering import ability
from tests.games.universus.ringside import PAGE, Table, asset, attack, p1, p2, table


def seer(text: str) -> dict[str, object]:
    return asset([repr(ability(text))])


CARDS = {
    "Twin": attack(keywords=["Multiple: 2"], damage=1),
    "Solo": attack(damage=1, difficulty=0),
    "Seer": seer("Enhance: If this is your first attack this turn, gain 1 health."),
    "Second Seer": seer("Enhance: If this is your second attack this turn, gain 1 health."),
    "Third Seer": seer("Enhance: If this is your third attack this turn, gain 1 health."),
    "Player": seer("Enhance: If this is the first attack you have played this turn, gain 1 health."),
    "Anyone": seer("Enhance: If this is the first attack this turn, gain 1 health."),
    "Not Second": seer("Enhance: If this is not your second attack this turn, gain 1 health."),
}


def gains(name: str) -> list[int]:
    """What P1 gains by it during Twin, its two copies, and Solo."""
    mine = p1(hand=["Twin", "Solo"], stage=[name, *[PAGE] * 9], momentum=[PAGE] * 2, health=10)
    ring: Table = table(mine, p2(hand=[]), cards=CARDS).play("P1: play Twin", "P1: use Twin")
    ring.play("P1: Blank Page in momentum #1", "P1: Blank Page in momentum")
    found = []
    for nth in range(4):
        if nth == 3:
            ring.on("P1 form").play("P1: play Solo")
        before = ring.g.health[0]
        ring.play(f"P1: use {name}")
        found.append(ring.g.health[0] - before)
    return found


@pytest.mark.proves("UVS-RULING-47", "UVS-STACK-10", "UVS-KMULT-01")
@pytest.mark.parametrize(
    ("name", "when"),
    [
        ("Seer", [1, 0, 0, 0]),
        ("Anyone", [1, 0, 0, 0]),
        ("Second Seer", [0, 1, 0, 0]),
        ("Third Seer", [0, 0, 1, 0]),
        ("Not Second", [1, 0, 1, 1]),
        ("Player", [1, 0, 0, 0]),
    ],
)
def test_copies_of_an_attack_count_as_they_enter(name: str, when: list[int]) -> None:
    assert gains(name) == when

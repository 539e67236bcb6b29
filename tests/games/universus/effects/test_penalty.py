"""A penalty equal to a negative amount is none, without a word about it on the card."""

from __future__ import annotations

import pytest

from tests.games.universus.effects.tools import attacking, now
from tests.games.universus.ringside import Table, asset, p1, p2, table


def enhanced(*amounts: str) -> Table:
    """The Jab has speed -4 and damage 3; then each of these changes its damage."""
    words = ", ".join([f"Modify(TheAttack(), DAMAGE, {amount})" for amount in amounts])
    text = f"Ability(ENHANCE, (Modify(TheAttack(), SPEED, -7), {words}))"
    return attacking(p1(stage=["Sun"]), p2(), {"Sun": asset([text])}).play("P1: use Sun")


@pytest.mark.proves("UVS-RULING-59", "UVS-PEN-01")
@pytest.mark.parametrize(
    ("amount", "damage"),
    [
        ("Times(-1, Value(TheAttack(), SPEED))", 3),
        ("Times(-1, Half(Value(TheAttack(), SPEED)))", 3),
        ("Times(Value(TheAttack(), SPEED), -2)", 3),
        ("Minus(0, Value(TheAttack(), SPEED))", 3),
        ("Half(Minus(0, Value(TheAttack(), SPEED)))", 3),
        ("Per(Times(-1, Value(TheAttack(), SPEED)), 2)", 3),
        ("Times(-1, Health())", -22),
        ("Minus(Health(), Value(TheAttack(), SPEED))", 32),  # no penalty, but a difference
        ("Times(-1, Times(-1, Health()))", 3),  # a penalty of what is below 0
        ("Value(TheAttack(), SPEED)", -1),  # a bonus of a negative amount stays one
    ],
)
def test_a_penalty_of_a_negative_amount_is_none(amount: str, damage: int) -> None:
    ring = enhanced(amount)
    assert now(ring).damage == damage
    assert not [event for event in ring.told_of("bonus") if damage == 3]


@pytest.mark.proves("UVS-RULING-59")
def test_a_check_gets_no_bonus_by_a_penalty() -> None:
    text = "Ability(FORM, (CheckBonus(Times(-1, Minus(1, 3))), MakeACheck(then=(Gain(Bound('checked')),))))"
    ring = table(p1(stage=["Sun"], health=5), p2(), cards={"Sun": asset([text])}).play("P1: use Sun")
    assert ring["P1.health"] == 8

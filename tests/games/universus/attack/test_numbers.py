"""Bonuses, penalties, negative numbers and X (UVS-BONUS, UVS-PEN, UVS-NEG, UVS-X)."""

from __future__ import annotations

from typing import Any

import pytest

from kumite.games.universus.terms import DAMAGE, SPEED, V_BONUS, V_PENALTY
from tests.games.universus.attack.spar import jab
from tests.games.universus.ringside import Table, asset, attack

BELLS = asset(
    [
        "Ability(CONTINUOUS, (Fired(Event(V_BONUS), (Gain(1),)),))",
        "Ability(CONTINUOUS, (Fired(Event(V_PENALTY), (Draw(1),)),))",
    ]
)
FREE = "Ability(ENHANCE, (Draw(1),))"


def with_text(*words: str, cost: str = "()", mine: dict[str, Any] | None = None, **numbers: Any) -> Table:
    """P1's Jab has used its Enhance; Bells gain health for a bonus and draw for a penalty."""
    text = f"Ability(ENHANCE, ({''.join([word + ', ' for word in words])}), {cost})"
    side = {"stage": ["Bells"], "health": 10, **(mine or {})}
    now = jab(attack([text, FREE], **numbers), mine=side, Bells=BELLS)
    now.play("P1: use Jab: ability 1")
    return now


def changes(now: Table, verb: int) -> list[tuple[int, int]]:
    """The bonuses or penalties of this turn: which property, and how much."""
    return [(event.note, event.amount) for event in now.g.log if event.verb == verb]


@pytest.mark.proves("UVS-BONUS-01")
def test_plus_n_is_a_bonus() -> None:
    now = with_text("Modify(TheAttack(), SPEED, 2)")
    assert now["attack.speed"] == 5
    assert changes(now, V_BONUS) == [(SPEED, 2)]
    assert now["P1.health"] == 11
    assert changes(now, V_PENALTY) == []


@pytest.mark.proves("UVS-BONUS-02")
@pytest.mark.parametrize("word", ["Set(TheAttack(), SPEED, 4)", "Double(TheAttack(), SPEED)"])
def test_a_number_that_rises_in_another_way_gets_no_bonus(word: str) -> None:
    now = with_text(word, speed=2)
    assert now["attack.speed"] == 4
    assert changes(now, V_BONUS) == []
    assert now["P1.health"] == 10


@pytest.mark.proves("UVS-BONUS-03")
def test_a_bonus_equal_to_something_is_a_bonus() -> None:
    rich = {"stage": ["Bells", "Blank Page", "Blank Page"]}
    now = with_text(
        "Modify(TheAttack(), DAMAGE, Value(TheAttack(), DIFFICULTY, printed=True))", mine=rich, difficulty=3
    )
    assert now["attack.damage"] == 6
    assert changes(now, V_BONUS) == [(DAMAGE, 3)]


@pytest.mark.proves("UVS-PEN-01")
def test_minus_n_is_a_penalty_and_half_is_rounded_up() -> None:
    now = with_text("Modify(TheAttack(), SPEED, -2)")
    assert now["attack.speed"] == 1
    assert changes(now, V_PENALTY) == [(SPEED, 2)]
    assert now.told_of("draw")
    half = with_text("Modify(TheAttack(), SPEED, Times(-1, Half(Value(TheAttack(), SPEED))))", speed=5)
    assert half["attack.speed"] == 2
    assert changes(half, V_PENALTY) == [(SPEED, 3)]


@pytest.mark.proves("UVS-PEN-02")
def test_going_back_to_what_is_printed_is_no_penalty() -> None:
    now = with_text("Modify(TheAttack(), DAMAGE, 4)", "Set(TheAttack(), DAMAGE, None)", damage=6)
    assert now["attack.damage"] == 6
    assert changes(now, V_PENALTY) == []
    assert not now.told_of("draw")


@pytest.mark.proves("UVS-NEG-01")
def test_a_number_may_become_negative() -> None:
    now = with_text("Modify(TheAttack(), SPEED, -3)", "Modify(TheAttack(), SPEED, -2)", speed=3)
    assert now["attack.speed"] == -2


@pytest.mark.proves("UVS-NEG-03", "UVS-X-02")
@pytest.mark.parametrize(("first", "x"), [(-5, 0), (4, 4)])
def test_x_is_never_negative(first: int, x: int) -> None:
    let = "Let(Minus(Value(TheAttack(), SPEED), Value(TheAttack(), SPEED, printed=True)))"
    now = with_text(f"Modify(TheAttack(), SPEED, {first})", "Modify(TheAttack(), DAMAGE, X())", let)
    assert now["attack.damage"] == 3 + x


@pytest.mark.proves("UVS-X-02")
def test_a_difference_below_zero_makes_x_zero() -> None:
    now = with_text("Modify(TheAttack(), DAMAGE, X())", "Let(Minus(1, 4))")
    assert now["attack.damage"] == 3


@pytest.mark.proves("UVS-X-01")
def test_x_comes_from_the_cost() -> None:
    momentum = {"momentum": ["Jab", "Jab", "Jab"]}
    now = with_text("Modify(TheAttack(), DAMAGE, X())", cost="(Spend(Sel(X(), zones=(MOMENTUM,))),)", mine=momentum)
    assert now.question == "P1 x"
    assert now.options == ["0", "1", "2", "3"]
    now.play("P1: 2")
    if now.question == "P1 spend":
        now.play(f"P1: {now.options[0]}", f"P1: {now.options[0]}")
    assert now["attack.damage"] == 5
    assert len(now["P1.momentum"]) == 1


@pytest.mark.proves("UVS-X-01")
def test_the_definition_comes_before_the_cost() -> None:
    momentum = {"momentum": ["Jab", "Jab", "Jab"]}
    spend = "(Spend(Sel(X(), zones=(MOMENTUM,))),)"
    now = with_text("Modify(TheAttack(), DAMAGE, X())", "Let(3)", cost=spend, mine=momentum)
    assert now["attack.damage"] == 6
    assert now["P1.momentum"] == []


@pytest.mark.proves("UVS-X-01", "UVS-NEG-04")
def test_an_x_that_nothing_defines_is_picked_and_not_below_zero() -> None:
    now = with_text("Modify(TheAttack(), DAMAGE, X())")
    assert now.question == "P1 x"
    assert now.options[0] == "0"
    now.refuses("-1")
    now.play("P1: 4")
    assert now["attack.damage"] == 7

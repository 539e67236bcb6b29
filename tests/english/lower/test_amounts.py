"""How much: amounts, properties, sums and limits of card English."""

from __future__ import annotations

import pytest

from tests.english.lower.lowering import does, lowered, tree

ASSETS = "Sel(whose=YOU, tests=(Type((ASSET,)),))"

X_IS = [
    ("the number of assets in your stage", f"Count({ASSETS})"),
    ("this attack's printed damage", "Value(TheAttack(), DAMAGE, True)"),
    ("this attack's damage", "Value(TheAttack(), DAMAGE)"),
    ("this attack's printed damage minus 2", "Minus(Value(TheAttack(), DAMAGE, True), 2)"),
    ("your hand size plus 2", "Plus(Value(Yours(), HAND_SIZE), 2)"),
    ("your printed hand size", "Value(Yours(), HAND_SIZE, True)"),
    ("your rival's health", "Health(RIVAL)"),
    ("your maximum health", "Health(YOU, True)"),
    ("half of your hand size (rounded down)", "Half(Value(Yours(), HAND_SIZE), True)"),
    ("half of your hand size (rounded up)", "Half(Value(Yours(), HAND_SIZE))"),
    ("your rival's momentum (max. 5)", "Cap(Count(Sel(1, RIVAL, (), (MOMENTUM,))), most=5)"),
    ("twice the number of assets in your stage (max. 5)", f"Cap(Times(2, Count({ASSETS})), most=5)"),
    (
        "the highest printed difficulty among cards in your hand",
        "Best('highest', Sel(1, YOU, (), (HAND,)), DIFFICULTY, True)",
    ),
    ("the amount of health you lost this turn", "Tally(Event(V_LOSE, YOU), True)"),
]


@pytest.mark.parametrize(("said", "meant"), X_IS)
def test_x_equals(said: str, meant: str) -> None:
    assert does(f"Enhance: Gain X health. X equals {said}.") == tree(f"Gain(X()), Let({meant})")


def test_a_limit_of_x_belongs_to_its_definition() -> None:
    text = "Enhance: Gain X health. X equals your hand size. X cannot be more than 3."
    assert does(text) == tree("Gain(X()), Let(Cap(Value(Yours(), HAND_SIZE), most=3))")


def test_a_continuous_text_has_x_worked_out_in_place() -> None:
    text = "This attack gets +X speed. X equals the number of assets in your stage."
    assert does(text, on="attack") == tree(f"Modify(This(), SPEED, Count({ASSETS}))")


def test_the_cost_binds_the_card_that_x_speaks_of() -> None:
    old = "E Destroy 1 foundation: Your opponent loses X vitality. X equals the difficulty of the destroyed foundation."
    new = (
        "Enhance Destroy 1 foundation: Your rival loses X health. X equals the difficulty of the destroyed foundation."
    )
    meant = tree("Lose(X(), RIVAL), Let(Value(Ref('destroyed'), DIFFICULTY))")
    assert does(old, "ufs") == does(new) == meant


def test_the_damage_dealt_is_that_of_the_event() -> None:
    text = "Response: After this attack deals damage, gain X health. X equals the damage dealt."
    assert does(text) == tree("Gain(X()), Let(Bound('event'))")


EACH = [
    ("Draw 1 card for each asset in your stage", f"Draw(Count({ASSETS}))"),
    ("Draw 2 cards for each asset in your stage", f"Draw(Times(2, Count({ASSETS})))"),
    ("Draw 1 card for each asset in your stage (max. 3)", f"Draw(Cap(Count({ASSETS}), most=3))"),
    ("Draw 1 card for each differently named asset in your stage", f"Draw(Count({ASSETS}, True))"),
    (
        "Your rival loses 1 health for every 2 foundations in their stage",
        "Lose(Per(Count(Sel(1, RIVAL, (Type((FOUNDATION,)),))), 2), RIVAL)",
    ),
    (
        "Draw 1 card for each time you have played an asset this turn",
        "Draw(Tally(Event(V_PLAY, YOU, (Type((ASSET,)),), notes=(AS_FORM,))))",
    ),
    ("Draw 1 card for each Fuel counter on this card", "Draw(Counters(This(), 'Fuel'))"),
]


@pytest.mark.parametrize(("said", "meant"), EACH)
def test_for_each_scales_a_number(said: str, meant: str) -> None:
    assert does(f"Enhance: {said}.") == tree(meant)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Enhance: Gain X health. X equals the damage dealt.", "the damage dealt"),
        ("Enhance: Draw 1 card for each symbol in your card pool.", "symbol in your card pool"),
    ],
)
def test_a_number_that_nobody_knows_is_refused(text: str, words: str) -> None:
    found = lowered(text)
    assert found.ability is None
    assert found.words == words

"""Whether: conditions of card English, each written in one way."""

from __future__ import annotations

import pytest

from tests.english.lower.lowering import does, lowered, tree

ASSETS = "Sel(1, YOU, (Type((ASSET,)),))"
SPEED_NOW = "Value(TheAttack(), SPEED)"
ATTACKS_PLAYED = "Event(V_PLAY, YOU, (Type((ATTACK,)),), notes=(AS_FORM, AS_REVERSAL))"

CONDS = [
    ("you have 2 or more assets", f"Has({ASSETS}, '>=', 2)"),
    ("you have at least 2 assets", f"Has({ASSETS}, '>=', 2)"),
    ("you have more than 2 assets", f"Has({ASSETS}, '>=', 3)"),
    ("you have exactly 2 assets", f"Has({ASSETS}, '=', 2)"),
    ("you have an asset", f"Has({ASSETS})"),
    ("you have no cards in your hand", "Has(Sel(1, YOU, (), (HAND,)), '=', 0)"),
    ("you have 0 cards in your hand", "Has(Sel(1, YOU, (), (HAND,)), '=', 0)"),
    ("your rival has 2 or fewer momentum", "Has(Sel(1, RIVAL, (), (MOMENTUM,)), '<=', 2)"),
    ("there are 3 or more cards in your card pool", "Has(Sel(1, YOU, (), (POOL,)), '>=', 3)"),
    ("you have more assets than your rival", f"Cmp(Count({ASSETS}), '>', Count(Sel(1, RIVAL, (Type((ASSET,)),))))"),
    ("a player has 9 or more assets", f"Any((Has({ASSETS}, '>=', 9), Has(Sel(1, RIVAL, (Type((ASSET,)),)), '>=', 9)))"),
    ("you have 3 or more differently named assets", f"Cmp(Count({ASSETS}, True), '>=', 3)"),
    ("your rival has more health than you", "Cmp(Health(RIVAL), '>', Health())"),
    ("you are at 10 or less health", "Cmp(Health(), '<=', 10)"),
    ("this attack's speed is 5 or more", f"Cmp({SPEED_NOW}, '>=', 5)"),
    ("this attack's speed is less than 5", f"Cmp({SPEED_NOW}, '<=', 4)"),
    ("this attack's speed is less than its printed speed", f"Cmp({SPEED_NOW}, '<', Value(TheAttack(), SPEED, True))"),
    (
        "your printed hand size is less than your rival's",
        "Cmp(Value(Yours(), HAND_SIZE, True), '<', Value(Yours(RIVAL), HAND_SIZE, True))",
    ),
    ("it is your turn", "During(NOBODY, YOU)"),
    ("it is not your turn", "No(During(NOBODY, YOU))"),
    ("you are at Desperation", "Stands(YOU, 'desperation')"),
    ("your character is committed", "Is(Yours(), (State('committed'),))"),
    ("this attack has Stun", "Is(TheAttack(), (Kw('Stun'),))"),
    ("this attack's zone is high or low", "Is(TheAttack(), (AnyOf((Zoned(HIGH), Zoned(LOW))),))"),
    ("your character is Akane or Goro", "Is(Yours(), (AnyOf((Named('Akane'), Named('Goro'))),))"),
    ("this card is in your card pool", "Is(This(), (Sel(1, YOU, (), (POOL,)),))"),
    ("you have played 2 or more attacks this turn", f"Nth({ATTACKS_PLAYED}, '>=', 2)"),
    ("you have played an attack this turn", f"Past({ATTACKS_PLAYED})"),
    ("this is your second attack this turn", "NthPlayed(TheAttack(YOU), Event(V_ATTACKED, YOU), '=', 2)"),
    ("this is the second attack you have played this turn", f"NthPlayed(TheAttack(YOU), {ATTACKS_PLAYED}, '=', 2)"),
    ("you have lost health this turn", "Past(Event(V_LOSE, YOU))"),
    ("you have lost health this Enhance Step", "Past(Event(V_LOSE, YOU), ENHANCE_STEP)"),
    ("you have not lost health this turn", "No(Past(Event(V_LOSE, YOU)))"),
    ("you have 2 or more assets and it is your turn", f"All((Has({ASSETS}, '>=', 2), During(NOBODY, YOU)))"),
    ("you have 2 or more assets or it is your turn", f"Any((Has({ASSETS}, '>=', 2), During(NOBODY, YOU)))"),
]


@pytest.mark.parametrize(("said", "meant"), CONDS)
def test_if_so(said: str, meant: str) -> None:
    assert does(f"Enhance: If {said}, draw 1 card.") == tree(f"If({meant}, (Draw(1),))")


def test_the_condition_may_come_last() -> None:
    assert does("Enhance: Draw 1 card if you have an asset.") == tree(f"If(Has({ASSETS}), (Draw(1),))")


def test_the_old_wording_means_the_same() -> None:
    old = does("E: If your opponent has 2 or fewer momentum, draw 1 card.", "ufs")
    assert old == does("Enhance: If your rival has 2 or less momentum, draw 1 card.")


def test_this_way_asks_for_the_cards_of_the_instruction() -> None:
    many = "Enhance: Mill 3. If you milled a foundation this way, draw 1 card."
    kind = "Ref('milled'), (Type((FOUNDATION,)),)"
    assert does(many) == tree(f"Mill(3), If(Some({kind}), (Draw(1),))")
    none = "Enhance: Mill 3. If you did not mill a foundation this way, draw 1 card."
    assert does(none) == tree(f"Mill(3), If(Some({kind}, '=', 0), (Draw(1),))")
    one = "Enhance Discard 1 card: If the discarded card was an attack, draw 1 card."
    assert does(one) == tree("If(Is(Ref('discarded'), (Type((ATTACK,)),)), (Draw(1),))")


def test_unless_denies_a_state_and_offers_a_price() -> None:
    state = "Enhance: Draw 1 card unless you have an asset."
    assert does(state) == tree(f"If(Has({ASSETS}, '=', 0), (Draw(1),))")
    price = "Enhance: Your rival loses 2 health unless they discard 1 card."
    paid = "May((Discard(Sel(zones=(HAND,)), RIVAL),), RIVAL)"
    assert does(price) == tree(f"{paid}, If(No(Did()), (Lose(2, RIVAL),))")


@pytest.mark.parametrize(
    ("said", "words"),
    [
        ("you have drawn 2 or more cards last turn", "you have drawn 2 or more cards last turn"),
        ("you have played an asset this game", "you have played an asset this game"),
    ],
)
def test_what_nobody_remembers_or_counts_is_refused(said: str, words: str) -> None:
    found = lowered(f"Enhance: If {said}, draw 1 card.")
    assert found.ability is None
    assert found.words == words

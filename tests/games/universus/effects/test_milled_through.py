"""Cards milled through a cycle: all of them count, as they were when they were milled, and none can be fetched from
the deck that it was shuffled into (UVS-RULING-83, UVS-SCOPE-03)."""

from __future__ import annotations

import pytest

from tests.games.universus.ringside import PAGE, Table, asset, foundation, p1, p2, table

PILE = [f"Leaf {at}" for at in range(11)]
CARDS = {
    "Blade": asset(keywords=["Weapon"], difficulty=4),
    "Oath": foundation(difficulty=2),
    **{leaf: asset() for leaf in PILE},
}
EACH_WEAPON = "Gain(Count(Sel(1, YOU, (Among('milled'), Trait('Weapon')), (DISCARDS,))))"


def milled(does: str, *deck: str, cost: str = "", hears: str = "", **more: object) -> Table:
    """P1 mills from this deck, with eleven assets in the discard pile."""
    stage = ["Grinder", *(["Ear"] if hears else [])]
    cards = {**CARDS, "Grinder": asset([f"Ability(FORM, ({does},), ({cost}))"])}
    if hears:
        cards["Ear"] = asset([hears])
    mine = p1(stage=stage, deck=list(deck), discards=PILE, rest=0, health=10, hand=[], **more)
    return table(mine, p2(health=10), cards=cards).play("P1: use Grinder").on("P1 form")


@pytest.mark.proves("UVS-RULING-83", "UVS-SCOPE-03", "UVS-CYCLE-04")
def test_weapons_milled_before_the_cycle_count() -> None:
    for nth in range(3):
        ring = milled(f"Mill(3), {EACH_WEAPON}", "Blade", "Blade")
        assert len(ring.told_of("cycle")) == 1, nth
        assert ring["P1.health"] == 12 + ring["P1.discards"].count("Blade")


@pytest.mark.proves("UVS-RULING-83")
def test_what_is_no_weapon_does_not_count() -> None:
    ring = milled(f"Mill(3), {EACH_WEAPON}", "Oath", "Oath")
    assert ring["P1.health"] == 10


@pytest.mark.proves("UVS-RULING-83", "UVS-BOTH-02")
def test_both_players_weapons_count_for_their_owner_alone() -> None:
    mine = "Gain(Count(Sel(1, YOU, (Among('milled'), Trait('Weapon')), (DISCARDS,))))"
    theirs = "Gain(Count(Sel(1, RIVAL, (Among('milled'), Trait('Weapon')), (DISCARDS,))), RIVAL)"
    ring = milled(f"ByBoth(Mill(3)), {mine}, {theirs}", "Blade", "Oath")
    assert ring["P1.health"] == 11 + ring["P1.discards"].count("Blade")
    assert ring["P2.health"] == 10


@pytest.mark.proves("UVS-RULING-83", "UVS-SCOPE-03")
def test_types_and_names_are_those_of_all_cards_milled() -> None:
    by_type = milled("Mill(3), Gain(Count(Ref('milled'), by='type'))", "Blade", "Oath")
    assert by_type["P1.health"] == 12
    by_name = milled("Mill(3), Gain(Count(Ref('milled'), distinct=True))", "Blade", "Blade")
    assert by_name["P1.health"] == 11 + (by_name["P1.discards"] != ["Blade"])


@pytest.mark.proves("UVS-RULING-83", "UVS-SCOPE-03")
def test_conditions_and_numbers_look_at_all_of_them() -> None:
    some = milled("Mill(3), If(Some(Ref('milled'), (Type((FOUNDATION,)),)), (Gain(1),))", "Blade", "Oath")
    assert some["P1.health"] == 11
    every = milled("Mill(3), If(Every(Ref('milled'), (Type((ASSET,)),)), (Gain(1),))", "Oath", "Blade")
    assert every["P1.health"] == 10
    best = milled("Mill(3), Gain(Best('highest', Ref('milled'), DIFFICULTY))", "Blade", "Oath")
    assert best["P1.health"] == 14
    many = milled("Mill(3), Gain(Bound('milled'))", "Blade", "Oath")
    assert many["P1.health"] == 13


@pytest.mark.proves("UVS-RULING-83", "UVS-EVENT-02")
def test_who_waits_for_a_weapon_hears_one_that_is_in_the_deck_again() -> None:
    hears = "Ability(CONTINUOUS, (Fired(Event(V_MILL, YOU, (Trait('Weapon'),)), (Gain(1),)),))"
    assert milled("Mill(3)", "Blade", "Oath", hears=hears)["P1.health"] == 11
    ring = milled("Mill(3)", "Oath", "Oath", hears=hears)
    assert ring["P1.health"] == 10  # none was


@pytest.mark.proves("UVS-RULING-83", "UVS-DECK-01")
def test_none_is_fetched_out_of_the_deck_it_was_shuffled_into() -> None:
    ring = milled("Mill(3), Move(Ref('milled'), HAND)", "Blade", "Oath")
    assert (len(ring["P1.hand"]), ring["P1.deck"]) == (1, 2)
    last = milled("Mill(1), If(Is(Ref('milled'), (Trait('Weapon'),)), (Gain(1), Move(Ref('milled'), HAND)))", "Blade")
    assert (last["P1.health"], last["P1.hand"], len(last.told_of("cycle"))) == (11, [], 1)


@pytest.mark.proves("UVS-SCOPE-03", "UVS-PRINT-01")
def test_the_last_card_milled_for_a_cost_is_read_as_it_was() -> None:
    printed = "Gain(Value(Ref('milled'), DIFFICULTY, True))"
    for nth in range(3):
        ring = milled(printed, "Blade", cost="Mill(1),")
        assert (ring["P1.health"], len(ring.told_of("cycle"))) == (14, 1), nth


@pytest.mark.proves("UVS-SCOPE-03")
def test_what_was_destroyed_before_a_cycle_is_read_as_it_lay_in_the_stage() -> None:
    text = "Gain(Value(Ref('destroyed'), DIFFICULTY))"
    cost = "Destroy(Sel(1, DOER, (Type((FOUNDATION,)),))), Mill(1)"
    cards = {**CARDS, "Grinder": asset([f"Ability(FORM, ({text},), ({cost}))"])}
    for down in (False, True):
        oath = {"card": "Oath", "down": True} if down else "Oath"
        mine = p1(stage=["Grinder", oath], deck=[PAGE], discards=PILE, rest=0, health=10)
        ring = table(mine, cards=cards).play("P1: use Grinder").on("P1 form")
        assert (ring["P1.health"], len(ring.told_of("cycle"))) == (10 if down else 12, 1)

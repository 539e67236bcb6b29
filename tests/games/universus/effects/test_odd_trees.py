"""Trees that nobody would print, and that somebody will: what random trees have brought up."""

from __future__ import annotations

import pytest

from kumite.games.universus.english.abilities import ability_english
from kumite.games.universus.trees.reading import read_ability
from tests.games.universus.ringside import PAGE, action, asset, attack, foundation, p1, p2, table


@pytest.mark.parametrize("word", ["Modes(PARTS)", "Or(PARTS)"])
def test_bullets_that_read_alike_are_told_apart(word: str) -> None:
    made = f"Ability(FORM, ({word.replace('PARTS', '((Gain(2),), (Draw(1),), (Gain(2),))')},))"
    ring = table(p1(stage=["Box"], health=10), p2(), cards={"Box": asset([made])}).play("P1: use Box")
    assert ring.options == ["Gain 2 health. #1", "Draw 1 card.", "Gain 2 health. #2"]
    assert ring.play("P1: Gain 2 health. #2")["P1.health"] == 12


@pytest.mark.proves("UVS-NEG-04")
def test_a_number_that_is_named_is_at_most_nothing_where_nothing_is_allowed() -> None:
    made = "Ability(FORM, (Name('number', YOU, Minus(1, 3)), Gain(Plus(1, Bound('named')))))"
    ring = table(p1(stage=["Box"], health=10), p2(), cards={"Box": asset([made])}).play("P1: use Box")
    assert ring["P1.health"] == 11


CARDS = {"Jab": attack(), "Wall": foundation(block="+3 mid")}
BLOCKER = p2(hand=["Wall"])  # so that the game stops at the block


@pytest.mark.proves("UVS-ZONES-01")
@pytest.mark.parametrize(("cards", "zone"), [(1, "mid"), (2, "high"), (3, "mid"), (9, "mid")])
def test_a_number_that_is_no_zone_leaves_the_zone_as_it_is(cards: int, zone: str) -> None:
    """The check that plays the attack is one of the cards."""
    made = "Ability(ENHANCE, (Set(TheAttack(), ZONE, Count(Sel(9, YOU, (), (DISCARDS,), every=True))),))"
    side = p1(hand=["Jab"], stage=["Box"], discards=[PAGE] * (cards - 1))
    ring = table(side, BLOCKER, cards=CARDS | {"Box": asset([made])}).play("P1: play Jab", "P1: use Box")
    assert ring["attack.zone"] == zone
    assert ring.question == "P2 block"


SLOWER = "Event(V_PENALTY, own=True, notes=(SPEED,))"
WEAKER = "Event(V_PENALTY, own=True, notes=(DAMAGE,))"


@pytest.mark.parametrize(
    ("tree", "said"),
    [
        (
            "Ability(FORM, (Draw(TallyCards(Either((Event(V_MILL), Event(V_FLIP))))),))",
            "Form: Draw 1 card for each card that has been milled this turn or card that has been flipped this turn.",
        ),
        (
            f"Ability(CONTINUOUS, (Rule(KEEPS, Either(({SLOWER}, {WEAKER})), 2),))",
            "This card's speed cannot be reduced below 2 and this card's damage cannot be reduced below 2.",
        ),
        (
            "Ability(FORM, (If(Past(Before(Either((Event(V_DRAW, YOU), Event(V_FLIP, YOU))))), (Draw(1),)),))",
            "Form: If you have drawn a card or your card has been flipped this turn, draw 1 card.",
        ),
    ],
)
def test_trees_of_several_events_have_their_english(tree: str, said: str) -> None:
    assert ability_english(read_ability(tree, checked=True)) == said


@pytest.mark.proves("UVS-ONTOP-01")
@pytest.mark.parametrize("on", ["This()", "TheAttack()"])
def test_a_card_is_placed_on_another_one_in_the_stage_alone(on: str) -> None:
    """Neither on an action in the card pool, nor on itself."""
    lay = f"Ability(ENHANCE, (PlaceOnTop(TheAttack(), {on}, NEXT_FORM), Gain(1)))"
    cards = CARDS | {"Trick": action([lay])}
    ring = table(p1(hand=["Jab", "Trick", PAGE], health=10), BLOCKER, cards=cards).play("P1: play Jab", "P1: use Trick")
    assert ring["P1.health"] == 11
    assert ring["P1.pool"] == ["Jab", "Trick"]
    assert ring["P1.stage"] == ["Sparring Partner"]
    assert ring.question == "P2 block"


@pytest.mark.proves("UVS-COST-02")
def test_two_alternatives_in_one_price() -> None:
    """What is left for the second one is kept for it."""
    stage, hand = "Sel(1, YOU, (Named('Wall'),), (STAGE,))", "Sel(1, YOU, (), (HAND,))"
    price = f"(Or(((Destroy({stage}),), (Lose(2),))), Or(((Flip({stage}),), (Discard({hand}),))))"
    ring = table(
        p1(stage=["Box", "Wall"], health=10),
        p2(),
        cards=CARDS | {"Box": asset([f"Ability(FORM, (Gain(5),), {price})"])},
    )
    ring.play("P1: use Box")
    assert ring["P1.health"] == 13
    assert ring["P1.stage"][-1] == "Wall (face down)"
    rich = table(
        p1(stage=["Box", "Wall", "Wall"], hand=[PAGE], health=10),
        p2(),
        cards=CARDS | {"Box": asset([f"Ability(FORM, (Gain(5),), {price})"])},
    )
    rich.play("P1: use Box")
    destroy, flip = 'Destroy 1 card named "Wall".', 'Flip 1 card named "Wall".'
    assert rich.options == [destroy, "Lose 2 health."]
    rich.play(f"P1: {destroy}")
    assert rich.options == [flip, "Discard 1 card."]

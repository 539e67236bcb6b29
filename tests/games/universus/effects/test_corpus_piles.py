"""Found by random games with printed cards: cards that go round, orders of piles, and which ability is used."""

from __future__ import annotations

import pytest

from kumite.games.universus.terms import V_DEAL, V_MILL
from tests.games.universus.ringside import PAGE, Table, asset, attack, foundation, p1, p2, table
from tests.laws.conserved import check_conserved

MILLS = "Ability(FORM, (Mill({n}),))"
LETTERS = [f"Letter {at}" for at in range(14)]


def mill(n: int, deck: int, discards: int) -> Table:
    """P1 mills n with so many cards in deck and discard pile, all of them different."""
    cards = {"Grinder": asset([MILLS.format(n=n)]), **{name: asset() for name in LETTERS}}
    mine = p1(stage=["Grinder"], deck=LETTERS[:deck], discards=LETTERS[deck : deck + discards], rest=0)
    return table(mine, p2(), cards=cards).play("P1: use Grinder")


@pytest.mark.proves("UVS-MILL-02", "UVS-CYCLE-04", "UVS-RULING-83")
def test_what_is_milled_before_a_cycle_is_shuffled_again_and_told_of_as_it_was() -> None:
    for nth in range(12):
        ring = mill(5, 3, 11).play(f"chance: {nth * 43_000_003}").on("P1 form")
        check_conserved("universus", ring.g)
        assert (len(ring.g.discards[0]), len(ring.g.deck[0]), len(ring.g.removed[0])) == (2, 2, 10)
        milled = ring.told_of("mill")
        assert [event["amount"] for event in milled] == [5]  # one event, of five cards
        assert sorted(milled[0]["cards"]) == sorted(LETTERS[:3] + ring["P1.discards"])  # everybody has seen the first
        assert [len(event.what) for event in ring.g.log if event.verb == V_MILL] == [2]  # no handle tells where


@pytest.mark.proves("UVS-DPILE-04", "UVS-DECK-05")
def test_nobody_orders_cards_that_the_cycle_took_along() -> None:
    for nth in range(12):
        ring = mill(3, 2, 10).play(f"chance: {nth * 43_000_003}")
        assert ring.question == "P1 form"  # one card lies in the pile, and the deck is shuffled
        assert (len(ring.g.discards[0]), len(ring.g.deck[0])) == (1, 1)


@pytest.mark.proves("UVS-DPILE-04")
def test_the_order_of_a_pile_is_asked_by_its_own_name() -> None:
    ring = mill(2, 3, 0)
    assert ring.question == "P1 pile order"


@pytest.mark.proves("UVS-PLAYAB-01")
def test_everybody_hears_which_of_several_abilities_is_used() -> None:
    two = ["Ability(FORM, (Draw(1),))", "Ability(FORM, (Gain(1),))"]
    ring = table(p1(stage=["Twofold"], health=20), cards={"Twofold": asset(two)})
    ring.play("P1: use Twofold: ability 2")
    assert [event["detail"] for event in ring.told_of("play ability")] == ["Form #2"]


def test_the_only_ability_of_its_type_needs_no_number() -> None:
    ring = table(p1(stage=["Single"], deck=[PAGE]), cards={"Single": asset(["Ability(FORM, (Draw(1),))"])})
    ring.play("P1: use Single")
    assert [event["detail"] for event in ring.told_of("play ability")] == ["Form"]


@pytest.mark.proves("UVS-STATE-04", "UVS-PLAYCD-05")
def test_an_attack_that_is_played_again_from_the_pool_has_forgotten_what_it_gained() -> None:
    gains = "Ability(ENHANCE, (Grant(This(), ability=Ability(RESPONSE, (Gain(1),), (), Event(V_DEAL, YOU))),))"
    cards = {"Chime": attack([gains], keywords=["Echo"], damage=1), "Wall": foundation(block="+2 low")}
    mine = p1(pool=["Chime"], momentum=[PAGE] * 3, stage=[PAGE] * 6, health=20)
    ring = table(mine, p2(hand=["Wall"]), cards=cards, attack="P1").play("P1: use Chime").on("P1 respond")
    ring.play("P1: use Chime")
    assert ring["P1.health"] == 21  # by the ability it gained
    ring.on("P1 respond").play("P1: use Chime").on("P1 form")
    ring.play("P1: play Chime").on("P1 enhance", "P1 form")
    assert ring.question == "P1 enhance"
    assert ring.g.ears[V_DEAL] == ()
    check_conserved("universus", ring.g)


@pytest.mark.proves("UVS-COST-08")
def test_an_effect_knows_the_card_that_was_checked_for_its_cost() -> None:
    text = "Ability(FORM, (Lose(Value(Ref('checked'), CHECK), RIVAL), Move(Ref('checked'), HAND)), (CheckCost(2),))"
    ring = table(p1(stage=["Scale"], deck=["Omen"]), p2(health=20), cards={"Scale": asset([text]), "Omen": asset()})
    ring.play("P1: use Scale").on("P1 form")
    assert (ring["P2.health"], ring["P1.hand"]) == (17, ["Omen"])


REVEALS = "Ability(FORM, (Reveal(Sel(3, zones=(DECK,), top=True)), Gain(1)))"


@pytest.mark.proves("UVS-REVEAL-01")
def test_the_top_cards_of_a_deck_are_revealed_without_a_question() -> None:
    """Which ones they are is no choice; to be asked would tell which of them are alike."""
    cards = {"Lantern": asset([REVEALS]), "Omen": asset(), "Sign": asset()}
    mine = p1(stage=["Lantern"], deck=["Omen", "Omen", "Sign"], health=10)
    ring = table(mine, cards=cards, options={"windows": "open"}).play("P1: use Lantern")
    assert ring.told_of("reveal")[0]["cards"] == ["Omen", "Omen", "Sign"]
    assert ring.on("P1 form")["P1.health"] == 11


def test_unseen_cards_of_a_deck_are_told_apart_by_their_places() -> None:
    text = "Ability(FORM, (Remove(Sel(1, zones=(DECK,))),))"
    cards = {"Lantern": asset([text]), "Omen": asset(), "Sign": asset()}
    ring = table(p1(stage=["Lantern"], deck=["Omen", "Omen", "Sign"], rest=0), cards=cards).play("P1: use Lantern")
    assert ring.options == ["deck card 1", "deck card 2", "deck card 3"]


@pytest.mark.proves("UVS-FIRED-06")
def test_fired_effects_of_two_copies_are_told_apart() -> None:
    first = "Ability(CONTINUOUS, (Fired(Event(V_DRAW, YOU), (May((Gain(1),)),)),))"
    cards = {"Bell": asset([first]), "Drum": asset(["Ability(FORM, (Draw(1),))"])}
    ring = table(p1(stage=["Bell", "Bell", "Drum"], health=10), cards=cards).play("P1: use Drum")
    assert ring.question == "P1 first"
    assert ring.options == ["Bell #1", "Bell #2"]

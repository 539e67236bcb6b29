"""A second reading of the rulebook, from abilities to cycling: costs, counters and what is forbidden."""

from __future__ import annotations

import pytest

from kumite.games.universus.faces import face
from kumite.games.universus.terms import DISCARDS
from tests.games.universus.attack.spar import jab
from tests.games.universus.judge.test_lawyer_a import held
from tests.games.universus.ringside import PAGE, Table, action, asset, attack, foundation, p1, p2, table

NOTHING = attack(check=0)
HEALS = "Ability(FORM, (Gain(1),), ({},))"


def standing(text: str, **held_by_p1: object) -> Table:
    """P1 may use an asset with this text, and holds a Blank Page."""
    side = {"hand": [PAGE], "stage": ["Altar"], "health": 9, **held_by_p1}
    return table(p1(**side), p2(), cards={"Altar": asset([text]), "Jar": asset(), "Pot": asset()})


# Additional costs


@pytest.mark.proves("UVS-ADDC-01", "UVS-ADDC-02")
def test_an_additional_cost_of_an_ability_is_paid() -> None:
    tax = "Ability(CONTINUOUS, (Rule(SURCHARGE, Event(V_ABILITY, RIVAL, kind=FORM), then=(Spend(),)),))"
    for momentum, may in (([], False), ([PAGE], True)):
        ring = table(
            p1(hand=[PAGE], stage=["Altar"], momentum=momentum, health=9),
            p2(stage=["Tax"]),
            cards={"Altar": asset([HEALS.format("Commit(This())")]), "Tax": asset([tax])},
        )
        assert ("use Altar" in ring.options) == may
        if may:
            ring.play("P1: use Altar")
            assert (ring["P1.health"], ring.g.momentum[0]) == (10, ())


@pytest.mark.proves("UVS-ADDC-01", "UVS-NEXT-01")
def test_an_additional_cost_of_the_next_card_is_paid_once() -> None:
    taxed = "Rule(SURCHARGE, Event(V_PLAY, RIVAL), then=(Discard(Sel(1, DOER, (), (HAND,))),), times=1)"
    tax = f"Ability(RESPONSE, ({taxed},), (Commit(This()),), Event(V_PLAY, RIVAL))"
    ring = table(p1(hand=[PAGE] * 4), p2(stage=["Tax"]), cards={"Tax": asset([tax])})
    ring.play("P1: play Blank Page", "P2: use Tax", "P1: play Blank Page")
    assert len(ring.g.hand[0]) == 1
    ring.play("P1: play Blank Page")
    assert (len(ring.told_of("discard")), len(ring.told_of("play"))) == (1, 3)


@pytest.mark.proves("UVS-ADDC-01", "UVS-NEXT-01")
def test_an_additional_cost_of_the_next_ability_is_paid_once() -> None:
    taxed = "Rule(SURCHARGE, Event(V_ABILITY, RIVAL), then=(Lose(2),), times=1)"
    tax = f"Ability(RESPONSE, ({taxed},), (Commit(This()),), Event(V_PLAY, RIVAL))"
    bell = asset(["Ability(FORM, (Draw(1),), riders=(Limit(2),))"])
    ring = table(
        p1(hand=[PAGE], stage=["Bell"], health=9), p2(stage=["Tax"]), cards={"Tax": asset([tax]), "Bell": bell}
    )
    ring.play("P1: play Blank Page", "P2: use Tax", "P1: use Bell")
    assert ring["P1.health"] == 7
    assert ring.play("P1: use Bell")["P1.health"] == 7


@pytest.mark.proves("UVS-ADDC-03", "UVS-COST-08", "UVS-PLAYCD-09")
def test_a_card_whose_additional_check_fails_is_discarded() -> None:
    tax = "Ability(CONTINUOUS, (Rule(SURCHARGE, Event(V_PLAY, RIVAL), then=(CheckCost(9),)),))"
    ring = table(p1(hand=["Rock", PAGE], deck=["Zero"]), p2(stage=["Tax"]), cards=NO_ROCK | {"Tax": asset([tax])})
    ring.play("P1: play Rock")
    assert ring.g.zone[held(ring, "Rock")] == DISCARDS
    assert (ring.g.transit, ring.g.busy) == ((), 0)


NO_ROCK = {"Rock": foundation(), "Zero": NOTHING}


@pytest.mark.proves("UVS-COST-08", "UVS-ACT-08")
def test_an_action_whose_check_cost_fails_is_discarded() -> None:
    trick = action(["Ability(ENHANCE, (Draw(1),), (CheckCost(9),))"])
    ring = jab(None, {"hand": ["Trick"], "deck": [PAGE, "Zero"]}, Trick=trick, Zero=NOTHING)
    ring.play("P1: use Trick")
    assert ring.g.zone[held(ring, "Trick")] == DISCARDS
    assert (ring.g.transit, len(ring.g.hand[0])) == ((), 1)


@pytest.mark.proves("UVS-COST-08", "UVS-PREST-06", "UVS-RULING-110")
def test_who_fails_the_check_to_cancel_an_ability_does_not_cancel_it() -> None:
    heals = "Ability(FORM, (Gain(1),), (Commit(This()),), riders=(RivalMayCancel((CheckCost(9),)),))"
    ring = table(
        p1(hand=[PAGE], stage=["Altar"], health=9), p2(deck=["Zero"]), cards={"Altar": asset([heals]), "Zero": NOTHING}
    )
    ring.play("P1: use Altar", "P2: cancel it")
    assert ring["P1.health"] == 10


@pytest.mark.proves("UVS-COST-08", "UVS-IF-02", "UVS-RULING-110")
def test_who_fails_the_check_of_an_option_does_not_get_it_and_goes_on() -> None:
    offers = "Ability(FORM, (May((Gain(5),), price=(CheckCost(9),)), Gain(1)), (Commit(This()),))"
    ring = table(
        p1(hand=[PAGE], stage=["Altar"], health=9, deck=["Zero"]),
        p2(),
        cards={"Altar": asset([offers]), "Zero": NOTHING},
    )
    ring.play("P1: use Altar", "P1: yes")
    assert (ring["P1.health"], ring.g.busy) == (10, 0)


# What can be paid


@pytest.mark.proves("UVS-COST-02")
def test_of_a_choice_of_costs_only_what_can_be_paid_is_offered() -> None:
    either = HEALS.format("Or(((Spend(),), (Discard(Sel(1, DOER, (Type((ATTACK,)),), (HAND,))),)))")
    assert "use Altar" not in standing(either).options
    ring = standing(either, momentum=[PAGE]).play("P1: use Altar")
    assert (ring["P1.health"], ring.g.momentum[0]) == (10, ())


@pytest.mark.proves("UVS-COST-06", "UVS-X-01", "UVS-RULING-112")
def test_x_is_any_number_that_can_be_paid() -> None:
    ring = standing("Ability(FORM, (Mill(1),), (Lose(X()),))", health=25).play("P1: use Altar")
    assert ring.options == [str(x) for x in range(26)]
    ring = standing("Ability(FORM, (Draw(1),), (CheckCost(X()),))").play("P1: use Altar")
    assert ring.options == [str(x) for x in range(31)]  # nothing bounds it: the table offers so many


@pytest.mark.proves("UVS-CYCLE-04")
@pytest.mark.parametrize("text", ["Ability(FORM, ({},))", "Ability(FORM, (Gain(1),), ({},))"])
def test_more_cards_than_a_deck_has_are_removed_and_the_deck_is_cycled(text: str) -> None:
    gone = "Remove(Sel(3, YOU, (), (DECK,), top=True))"
    ring = standing(text.format(gone), rest=2, discards=[PAGE] * 14).play("P1: use Altar").on("P1 form")
    assert (len(ring.g.removed[0]), len(ring.g.deck[0]), len(ring.g.discards[0])) == (13, 3, 0)
    few = standing(text.format(gone), rest=2, discards=[PAGE] * 10)
    assert ("use Altar" in few.options) == ("Gain" not in text)


# Counters


@pytest.mark.proves("UVS-CNTR-01")
def test_counters_go_on_as_many_cards_as_are_spoken_of() -> None:
    ring = standing("Ability(FORM, (Counter(Sel(1, YOU, (Named('Jar'),)), 'Fuel', 2),))", stage=["Altar", "Jar", "Jar"])
    ring.play("P1: use Altar")
    assert [n for _, _, n in ring.g.counters] == [2]


@pytest.mark.proves("UVS-CNTR-03", "UVS-COST-02", "UVS-RULING-115")
def test_a_counter_of_no_name_is_any_counter() -> None:
    pays = "Ability(FORM, (Gain(1),), (Counter(This(), '', -2),))"
    ring = standing(pays, stage=[{"card": "Altar", "counters": {"Fuel": 2, "Coin": 1}}])
    ring.play("P1: use Altar", "P1: Coin")
    assert (ring["P1.health"], [entry[1:] for entry in ring.g.counters]) == (10, [("Fuel", 1)])
    assert "use Altar" not in ring.options


@pytest.mark.proves("UVS-COST-02", "UVS-CNTR-02")
def test_counters_are_taken_off_a_card_that_has_them() -> None:
    pays = "Ability(FORM, (Gain(1),), (Counter(Sel(1, YOU, (Type((ASSET,)),)), 'Fuel', -2),))"
    jar, ash = {"card": "Jar", "counters": {"Fuel": 1}}, {"card": "Pot", "counters": {"Ash": 2}}
    assert "use Altar" not in standing(pays, stage=["Altar", jar, ash]).options
    ring = standing(pays, stage=["Altar", jar, {"card": "Pot", "counters": {"Fuel": 2}}]).play("P1: use Altar")
    assert (ring["P1.health"], [entry[1:] for entry in ring.g.counters]) == (10, [("Fuel", 1)])


# What is forbidden


@pytest.mark.proves("UVS-CONF-03")
@pytest.mark.parametrize(
    ("verb", "word", "told"),
    [("V_GAIN", "Gain(1)", "gain"), ("V_LOSE", "Lose(1)", "lose"), ("V_CREATE", "Create('Power')", "create")],
)
def test_what_is_forbidden_does_not_happen(verb: str, word: str, told: str) -> None:
    never = f"Ability(CONTINUOUS, (Rule(CANNOT, Event({verb}, YOU)),))"
    ring = table(
        p1(hand=[PAGE], stage=["Altar", "Never"], health=9),
        p2(),
        cards={"Altar": asset([f"Ability(FORM, ({word},))"]), "Never": asset([never])},
    )
    ring.play("P1: use Altar")
    assert ring.told_of(told) == []
    assert ring["P1.health"] == 9


@pytest.mark.proves("UVS-CONF-03", "UVS-COST-02")
def test_health_that_cannot_be_lost_pays_no_cost() -> None:
    never = "Ability(CONTINUOUS, (Rule(CANNOT, Event(V_LOSE, YOU)),))"
    ring = standing(HEALS.format("Lose(1)"))
    assert "use Altar" in ring.options
    cards = {"Altar": asset([HEALS.format("Lose(1)")]), "Never": asset([never])}
    ring = table(p1(hand=[PAGE], stage=["Altar", "Never"]), p2(), cards=cards)
    assert "use Altar" not in ring.options


@pytest.mark.proves("UVS-CONF-03", "UVS-CANC-01")
def test_an_ability_that_cannot_be_cancelled_is_not() -> None:
    ring = jab(
        None,
        {"stage": ["Never", "Hit"]},
        {"stage": ["Stop"]},
        Never=asset(["Ability(CONTINUOUS, (Rule(CANNOT, Event(V_CANCEL, YOU)),))"]),
        Hit=foundation(["Ability(ENHANCE, (Modify(TheAttack(), DAMAGE, 2),), (Commit(This()),))"]),
        Stop=foundation(["Ability(RESPONSE, (Cancel(),), (Commit(This()),), Event(V_ABILITY, RIVAL))"]),
    )
    ring.play("P1: use Hit", "P2: use Stop").on("P1 form")
    assert ring["P2.health"] == 20


@pytest.mark.proves("UVS-CONF-03", "UVS-STATE-09")
@pytest.mark.parametrize(
    ("verb", "word"),
    [
        ("V_SET, notes=(DAMAGE,)", "Set(TheAttack(), DAMAGE, 9)"),
        ("V_SET, notes=(DAMAGE,)", "Double(TheAttack(), DAMAGE)"),
        ("V_GRANT", "Grant(TheAttack(), Keyword('Throw'))"),
    ],
)
def test_a_property_that_cannot_change_does_not(verb: str, word: str) -> None:
    ring = jab(
        None,
        {"stage": ["Never", "Hit"]},
        Never=asset([f"Ability(CONTINUOUS, (Rule(CANNOT, Event({verb})),))"]),
        Hit=foundation([f"Ability(ENHANCE, ({word},), (Commit(This()),))"]),
    )
    before = face(ring.g, held(ring, "Jab"))
    ring.play("P1: use Hit")
    assert face(ring.g, held(ring, "Jab")) == before


@pytest.mark.proves("UVS-COST-02", "UVS-IF-02")
@pytest.mark.parametrize(("jars", "asked"), [(["Jar"], False), (["Jar", "Pot"], True)])
def test_a_price_of_two_parts_needs_a_card_for_each(jars: list[str], asked: bool) -> None:
    an_asset = "Sel(1, DOER, (Type((ASSET,)), State('other')), (STAGE,))"
    price = f"(Flip({an_asset}), Destroy({an_asset}))"
    offers = f"Ability(FORM, (May((Gain(5),), price={price}), Gain(1)), (Commit(This()),))"
    ring = standing(offers, stage=["Altar", *jars]).play("P1: use Altar")
    assert (ring.question == "P1 may") is asked
    if not asked:
        assert ring["P1.health"] == 10


@pytest.mark.proves("UVS-COST-02")
@pytest.mark.parametrize(("jars", "may"), [(["Jar"], False), (["Jar", "Pot"], True)])
def test_one_of_two_costs_that_has_two_parts_needs_a_card_for_each(jars: list[str], may: bool) -> None:
    an_asset = "Sel(1, DOER, (Type((ASSET,)), State('other')), (STAGE,))"
    either = HEALS.format(f"Or(((Spend(),), (Flip({an_asset}), Destroy({an_asset}))))")
    assert ("use Altar" in standing(either, stage=["Altar", *jars]).options) is may

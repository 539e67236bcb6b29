"""Chapter Resolving an Attack Card: its steps, in their order."""

from __future__ import annotations

import pytest

from tests.games.sftmg.attack.gym import HEALTH, adon, attacked, cody
from tests.games.sftmg.ringside import fight

# Range and line of sight


@pytest.mark.proves("SFTMG-RESOLVE-01")
@pytest.mark.parametrize(("at", "reached"), [("e5", True), ("f5", True), ("f7", True), ("g5", False)])
def test_range_is_checked_at_the_reveal(at: str, reached: bool) -> None:
    ring = attacked("Cross", adon("d5"), cody(at))
    assert "Revealed" in ring.happened
    assert (ring.question == "chance attack dice") == reached
    assert ("Missed" in ring.happened) != reached


@pytest.mark.proves("SFTMG-RESOLVE-01")
def test_line_of_sight_is_checked_at_the_reveal() -> None:
    assert attacked("Bolt", adon("b2"), cody("e6"), large=["d5"]).said("Missed")
    assert not attacked("Bolt", adon("b2"), cody("e6"), small=["d5"]).said("Missed")


@pytest.mark.proves("SFTMG-RESOLVE-02", "SFTMG-RULING-16")
def test_a_counter_against_a_card_out_of_range_goes_back() -> None:
    hand = ("Hook", "Jab", "Muse", "Palm", "Sway")
    ring = attacked("Jab", adon("b5"), cody("f5", *hand)).p2("counter with Hook")
    assert ring.question == "P1 act"
    assert (ring["P1.discards"], ring["P2.discards"]) == (["Jab"], [])
    assert sorted(ring["P2.hand"]) == sorted(hand)
    assert ring.said("Returned")[0]["cards"] == ["Hook"]


@pytest.mark.proves("SFTMG-RESOLVE-02", "SFTMG-RULING-15")
def test_a_counter_that_does_not_match_goes_back_as_well() -> None:
    ring = attacked("Jab", adon("b5"), cody("f5", "Bolt")).p2("counter with Bolt")
    assert (ring["P2.hand"], ring["P2.discards"]) == (["Bolt"], [])
    assert "CounterFailed" not in ring.happened


@pytest.mark.proves("SFTMG-RULING-16")
def test_boosts_do_not_go_back() -> None:
    ring = attacked("Jab", adon("b5"), cody("f5", "Muse", "Palm")).p2("block", "boost with Muse", "done")
    assert (ring["P2.hand"], ring["P2.discards"]) == (["Palm"], ["Muse"])
    throw = attacked("Grab", adon("d5"), cody("e5", "Muse", "Palm")).p2("block", "boost with Muse", "done")
    throw.chance("M, M")
    assert [event["purpose"] for event in throw.said("Rolled")] == ["attack"]
    assert (throw["P2.hand"], throw["P2.discards"]) == (["Palm"], ["Muse"])


@pytest.mark.proves("SFTMG-RESOLVE-03")
def test_a_card_out_of_range_costs_the_action() -> None:
    ring = attacked("Jab", adon("b5", "Muse"), cody("f5", "Focus Attack"), actions=2).p2("block", "done")
    assert (ring.question, ring["actions"], ring["attack"]) == ("P1 act", 1, None)
    assert not {"Rolled", "Whiffed"} & set(ring.happened)


@pytest.mark.proves("SFTMG-RESOLVE-04")
@pytest.mark.parametrize(("at", "end"), [("e5", "d5"), ("f5", None), ("e6", "d6")])
def test_a_dash_is_in_range_if_it_can_end_adjacent(at: str, end: str | None) -> None:
    ring = attacked("Lunge", adon("b5"), cody(at))
    assert ("Missed" in ring.happened) == (end is None)
    if ring.question == "P1 dash":
        ring.p1("dash d5")
    assert ring["Adon.at"] == ("b5" if end is None else "d5")


@pytest.mark.proves("SFTMG-RESOLVE-04")
def test_a_charge_is_in_range_if_it_can_end_adjacent() -> None:
    assert attacked("Ram", adon("b5"), cody("e5"))["Adon.at"] == "d5"
    assert attacked("Ram", adon("b5"), cody("f5")).said("Missed")
    assert attacked("Ram", adon("b5"), cody("e5"), small=["c5"]).said("Missed")


# Movement, EX, dice


@pytest.mark.proves("SFTMG-RESOLVE-05")
def test_movement_and_its_damage_come_before_the_dice() -> None:
    ring = attacked("Ram", adon("h5", wins=1), cody("i5", health=1, wins=1))
    assert ring.outcome == "P1"
    assert "Rolled" not in ring.happened


@pytest.mark.proves("SFTMG-RESOLVE-05", "SFTMG-RESOLVE-06", "SFTMG-RULING-15")
def test_ex_is_decided_after_the_movement() -> None:
    ring = attacked("Ram", adon("c5", meter=1), cody("e5"))
    assert ring.question == "P1 ex"
    assert (ring["Adon.at"], ring["Cody.at"]) == ("e5", "f5")
    assert {"Charged", "Pushed"} <= set(ring.happened)
    assert "Rolled" not in ring.happened
    assert ring.p1("no ex").question == "chance attack dice"


@pytest.mark.proves("SFTMG-RESOLVE-06")
def test_ex_needs_an_ex_card_and_meter() -> None:
    assert attacked("Jab", adon("d5", meter=8), cody("e5")).question == "chance attack dice"
    assert attacked("Flare", adon("d5", meter=0), cody("e5")).question == "chance attack dice"
    assert attacked("Flare", adon("d5", meter=1), cody("e5")).question == "P1 ex"


@pytest.mark.proves("SFTMG-RULING-37")
def test_ex_is_one_die_for_one_meter_once() -> None:
    ring = attacked("Flare", adon("d5", meter=5), cody("e5")).p1("ex")
    assert (ring.question, ring.dice, ring["P1.meter"]) == ("chance attack dice", 3, 4)


@pytest.mark.proves("SFTMG-RULING-37")
def test_with_eight_dice_ex_is_possible_and_pointless() -> None:
    ring = attacked("Glow", adon("d5", meter=1), cody("e5")).p1("ex")
    assert (ring.dice, ring["P1.meter"]) == (8, 0)


@pytest.mark.proves("SFTMG-RULING-37")
def test_every_card_of_a_combo_may_be_ex_on_its_own() -> None:
    ring = attacked("Lunge", adon("c5", "Ram", meter=2), cody("e5")).p1("dash d5", "ex").chance("H, H, H", "M, M")
    ring.p1("combo Ram")
    assert ring.question == "P1 ex"
    assert ring.p1("ex")["P1.meter"] == 0


@pytest.mark.proves("SFTMG-RULING-36")
def test_meter_by_card_text_is_gained_though_meter_was_spent() -> None:
    dice = "M, M, M, M, M, M, M, H"
    ring = attacked("Glow", adon("d5", meter=1), cody("e5")).p1("ex").chance(dice, "M, B")
    assert (ring["P1.meter"], ring["P2.meter"]) == (1, 1)


@pytest.mark.proves("SFTMG-RULING-36")
@pytest.mark.parametrize(("card", "dice", "left"), [("Nova", "M, M, H, H", 4), ("Doom", "M, M, H, H, H", 0)])
def test_the_dice_of_a_super_or_an_ultra_give_their_player_no_meter(card: str, dice: str, left: int) -> None:
    ring = fight(adon("d5", "Nova", meter=8), cody("e5", "Muse")).p1(f"attack Cody with {card}")
    ring.p2("block", "boost with Muse").chance(dice, "M, M" if card == "Nova" else "M, M, H, H")
    assert (ring["P1.meter"], ring["P2.meter"]) == (left, 2)
    assert ring["Cody.health"] == HEALTH - dice.count(",") - 1


@pytest.mark.proves("SFTMG-RULING-36")
def test_meter_spent_on_one_attack_does_not_spoil_the_next() -> None:
    ring = fight(adon("d5", "Flare", "Jab", meter=1), cody("e5")).p1("attack Cody with Flare", "ex")
    ring.chance("M, M, M", "M, M").p1("attack Cody with Jab").chance("M, M", "M, M")
    assert ring["P1.meter"] == 2


@pytest.mark.proves("SFTMG-RESOLVE-07")
def test_both_roll_if_the_defender_blocks() -> None:
    ring = attacked("Cross", adon("d5"), cody("e5"))
    assert (ring.question, ring.dice) == ("chance attack dice", 3)
    ring.chance("H, H, H")
    assert (ring.question, ring.dice) == ("chance block dice", 2)
    ring.chance("B, M")
    assert [event["purpose"] for event in ring.said("Rolled")] == ["attack", "block"]
    assert ring["Cody.health"] == HEALTH - 2


# Meter, keywords


@pytest.mark.proves("SFTMG-RESOLVE-08")
def test_meter_comes_after_damage_and_before_keywords() -> None:
    ring = attacked("Sting", adon("d5"), cody("e5")).chance("H, M", "M, H")
    assert ring.question == "P1 keyword"
    assert (ring["P1.meter"], ring["P2.meter"], ring["Cody.health"]) == (1, 1, HEALTH - 1)
    assert ring.happened.index("Struck") < ring.happened.index("GainedMeter")


@pytest.mark.proves("SFTMG-RULING-122")
def test_a_ko_leaves_no_time_for_meter() -> None:
    ring = attacked("Jab", adon("d5", meter=1), cody("e5", health=1, meter=1)).chance("H, M", "M, M")
    assert "RoundWon" in ring.happened
    assert (ring["P1.meter"], ring["P2.meter"]) == (1, 1)
    spared = attacked("Jab", adon("d5", meter=1), cody("e5", health=2, meter=1)).chance("H, M", "M, M")
    assert (spared["P1.meter"], spared["P2.meter"]) == (2, 3)


@pytest.mark.proves("SFTMG-RESOLVE-09")
@pytest.mark.parametrize(("defence", "at"), [("B, B", "e5"), ("B, M", "g5")])
def test_keywords_need_damage(defence: str, at: str) -> None:
    ring = attacked("Shove", adon("d5"), cody("e5")).chance("H, H", defence)
    assert ring["Cody.at"] == at


@pytest.mark.proves("SFTMG-RESOLVE-09")
def test_keywords_of_one_attack_do_not_touch_the_next() -> None:
    ring = fight(adon("d5", "Shove", "Hook"), cody("e5")).p1("attack Cody with Shove").chance("M, M", "M, M")
    ring.p1("attack Cody with Hook").chance("H, H", "M, M")
    assert (ring["Cody.at"], ring["Cody.health"]) == ("e5", HEALTH - 2)


@pytest.mark.proves("SFTMG-RESOLVE-10")
@pytest.mark.parametrize(("first", "order"), [("knockback", ["Knocked", "Milled"]), ("poke", ["Milled", "Knocked"])])
def test_the_attacker_orders_the_keywords(first: str, order: list[str]) -> None:
    ring = attacked("Sting", adon("d5"), cody("e5")).chance("H, H", "M, M")
    assert ring.question == "P1 keyword"
    assert sorted(ring.options) == ["knockback", "poke"]
    ring.p1(first)
    assert [what for what in ring.happened if what in order] == order
    assert (ring["Cody.at"], len(ring["P2.discards"])) == ("f5", 3)
    assert ring.question == "P1 act"


@pytest.mark.proves("SFTMG-RESOLVE-11")
def test_the_same_keyword_twice_adds_up() -> None:
    ring = fight(adon("c5", "Psych", "Shove"), cody("d5")).p1("play Psych", "attack Cody with Shove")
    assert ring.dice == 3
    ring.chance("H, H, H", "M, M")
    assert ring["Cody.at"] == "g5"
    assert len(ring.said("Knocked")) == 1


@pytest.mark.proves("SFTMG-RESOLVE-11")
def test_a_keyword_may_come_from_an_event_alone() -> None:
    ring = fight(adon("c5", "Psych", "Hook"), cody("d5")).p1("play Psych", "attack Cody with Hook")
    assert ring.chance("H, H, H", "M, M")["Cody.at"] == "e5"


# What waits for the next Attack Card


@pytest.mark.proves("SFTMG-RULING-123")
def test_a_bonus_is_used_by_the_first_attack_card_that_resolves() -> None:
    ring = fight(adon("d5", "Psych", "Hook", "Feint"), cody("e5")).p1("play Psych", "attack Cody with Hook")
    assert ring.dice == 3
    assert ring["P1.boons"] == []
    ring.chance("M, M, M", "M, M").p1("attack Cody with Feint")
    assert ring.dice == 2


@pytest.mark.proves("SFTMG-RULING-123")
@pytest.mark.parametrize(
    ("first", "answers"),
    [
        ("Bolt", ["block", "done"]),
        ("Jab", ["counter with Hook", "place e5", "throw to c5"]),
        ("Jab", ["play Slip", "stay"]),
        ("Bait!", ["play Slip"]),
        ("Focus Attack", ["block", "done"]),
    ],
)
def test_a_bonus_waits_when_the_attack_comes_to_nothing(first: str, answers: list[str]) -> None:
    ring = fight(adon("d5", "Psych", first, "Cross"), cody("e5", "Hook", "Slip"))
    ring.p1("play Psych", f"attack Cody with {first}").p2(*answers)
    assert (ring.question, len(ring["P1.boons"])) == ("P1 act", 1)
    ring.p1("attack Cody with Cross").p2("block", "done")
    assert (ring.dice, ring["P1.boons"]) == (4, [])


@pytest.mark.proves("SFTMG-RULING-123")
def test_a_bonus_is_over_with_the_turn() -> None:
    ring = fight(adon("d5", "Psych"), cody("e5")).p1("play Psych", "end")
    assert ring["P1.boons"] == []


# Supers and Ultras


@pytest.mark.proves("SFTMG-RULING-38")
def test_a_super_costs_an_action_and_four_meter() -> None:
    ring = attacked("Nova", adon("d5", meter=5), cody("e5", "Jab"))
    assert (ring["actions"], ring["P1.meter"]) == (1, 1)
    assert not fight(adon("d5", "Nova", meter=3), cody("e5")).begins("attack")


@pytest.mark.proves("SFTMG-RULING-38")
def test_a_super_as_a_follow_up_costs_four_meter_and_no_action() -> None:
    ring = attacked("Jab", adon("d5", "Nova", meter=4), cody("e5"), actions=1).chance("H, H", "M, M").p1("combo Nova")
    assert (ring["actions"], ring["P1.meter"], ring["attack.card"]) == (0, 0, "Nova")
    poor = attacked("Jab", adon("d5", "Nova", meter=3), cody("e5"), actions=1).chance("H, H", "M, M")
    assert poor.options == ["stop"]


@pytest.mark.proves("SFTMG-RULING-38")
def test_a_super_that_hurt_may_be_followed() -> None:
    ring = attacked("Nova", adon("d5", "Hook", "Jab", meter=4), cody("e5")).chance("H, H, H, H")
    assert ring.options == ["stop", "combo Hook"]


@pytest.mark.proves("SFTMG-RULING-38")
def test_a_super_is_no_attack_card() -> None:
    ring = fight(adon("d5", "Psych", "Nova", meter=4), cody("e5", "Spark")).p1("play Psych", "attack Cody with Nova")
    ring.p2("play Spark")
    assert ring.question == "chance attack dice"
    assert (ring.dice, ring["P2.meter"], len(ring["P1.boons"])) == (4, 0, 1)
    ring.chance("H, H, H, H")
    assert ring["Cody.at"] == "e5"


@pytest.mark.proves("SFTMG-RULING-38")
@pytest.mark.parametrize("given", [{"P2": "i5"}, {"P2": "g5", "large": ["e5"]}])
def test_a_super_that_falls_short_is_paid_for(given: dict[str, object]) -> None:
    large = given.get("large", [])
    ring = attacked("Nova", adon("c5", meter=4), cody(str(given["P2"])), large=large)
    assert ring.said("Missed")[0]["card"] == "Nova"
    assert (ring["P1.meter"], ring["P1.discards"], ring["actions"]) == (0, ["Nova"], 1)


@pytest.mark.proves("SFTMG-RULING-39")
def test_an_ultra_is_paid_for_when_it_is_declared() -> None:
    ring = fight(adon("d5", meter=8), cody("e5", "Jab")).p1("attack Cody with Doom")
    assert ring.question == "P2 react"
    assert (ring["P1.meter"], ring["actions"]) == (0, 1)


@pytest.mark.proves("SFTMG-RULING-39", "SFTMG-RULING-16")
def test_an_ultra_out_of_range_is_lost_with_everything_paid() -> None:
    ring = fight(adon("a5", meter=8), cody("h5", "Muse")).p1("attack Cody with Doom").p2("block", "boost with Muse")
    assert ring.said("Missed")[0]["card"] == "Doom"
    assert (ring["P1.meter"], ring["actions"], ring["P2.discards"]) == (0, 1, ["Muse"])
    assert ring["Cody.health"] == HEALTH


# The whole order


@pytest.mark.proves("SFTMG-RULING-15")
def test_the_order_of_everything() -> None:
    ring = attacked("Ram", adon("c5", "Muse", meter=1), cody("e5", "Muse", "Hook"))
    ring.p2("block", "boost with Muse", "done").p1("ex").chance("H, H, M, H", "M, B, M, H")
    assert ring.happened == [
        *("Attacked", "Blocks", "Boosted", "Revealed", "Charged", "Pushed", "SpentMeter", "Enhanced"),
        *("Rolled", "Rolled", "Struck", "GainedMeter"),
    ]
    assert (ring["Cody.health"], ring["P1.meter"], ring["P2.meter"]) == (HEALTH - 2, 0, 2)


@pytest.mark.proves("SFTMG-RULING-15")
@pytest.mark.parametrize(("face", "damage"), [("M", 1), ("B", 0)])
def test_dice_are_rolled_again_before_the_damage(face: str, damage: int) -> None:
    ring = attacked("Feint", adon("d5"), cody("e5")).chance("H, H", "B, B")
    assert (ring.question, ring["Cody.health"]) == ("P1 mix-up", HEALTH)
    ring.p1("reroll B").chance(face)
    assert (ring["Cody.health"], ring["P2.meter"]) == (HEALTH - damage, damage)

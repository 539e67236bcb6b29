"""The cards of Landslide do what they say."""

from __future__ import annotations

import pytest

from tests.games.universus.ringside import PAGE, Side
from tests.games.universus.starters.ring import attacked, attacking, bonus, combat, damage, take

BORO = "Boro Halvard the Landslide"
AWAKE = "Boro Halvard the Mountain Awake"
HEEL = "Heel of the Mountain"
FIST = "Quarry Fist"


def test_gather_stones() -> None:
    ring = combat(character=BORO, hand=[PAGE]).play(f"P1: use {BORO}")
    assert ring["P1.momentum"] == ["Blank Page (face down)"]
    assert ring["P1.cards.stage"][0]["ready"] is False


@pytest.mark.proves("UVS-X-01", "UVS-COST-06")
def test_let_them_roll_spends_any_number() -> None:
    ring = attacking(HEEL, character=BORO, committed=True, momentum=[FIST, FIST]).play(f"P1: use {BORO}")
    assert ring.options == ["0", "1", "2"]
    ring.play("P1: 2")
    assert ring["P1.momentum"] == []
    assert bonus(ring) == (2, 0)


@pytest.mark.proves("UVS-ATTCH-08", "UVS-RULING-03")
def test_the_mountain_awake_lends_its_abilities() -> None:
    ring = attacking(HEEL, character=BORO, stage=[AWAKE], momentum=[FIST])
    assert ring["P1.limit"] == 6 + 1
    assert len(ring.begins(f"use {BORO}")) == 2
    ring.play(f"P1: {ring.begins(f'use {BORO}')[1]}")
    assert bonus(ring) == (0, 3)


@pytest.mark.proves("UVS-KGAUGE-01")
def test_a_tackle_that_hits_wakes_the_mountain() -> None:
    ring = attacking("Landslide Tackle", character=BORO, discards=[AWAKE]).play("P1: use Landslide Tackle")
    take(take(ring.on("P1 may"), "yes").on("P1 search"), AWAKE)
    assert f"{AWAKE} (attached)" in ring["P1.stage"]


def test_heel_of_the_mountain() -> None:
    ring = attacking(HEEL).play(f"P1: use {HEEL}")
    assert len(ring["P1.momentum"]) == 1


@pytest.mark.proves("UVS-BRKT-03", "UVS-PREST-12")
def test_a_buried_ember_burns_in_momentum_alone() -> None:
    ring = take(attacking(HEEL, momentum=["Buried Ember"]), "use Buried Ember")
    assert ring["P1.discards"][-1] == "Buried Ember"
    assert bonus(ring) == (0, 3)
    assert "use Buried Ember" not in attacking("Buried Ember").options
    assert attacked(HEEL, momentum=["Buried Ember"]).options == ["pass", f"use {HEEL}"]


def test_patient_stone_and_weight_of_years() -> None:
    ring = attacking(HEEL, stage=["Patient Stone"]).on("P1 respond").play("P1: use Patient Stone")
    assert len(ring["P1.momentum"]) == 1
    ring = attacking(HEEL, stage=["Weight of Years"], momentum=[FIST]).play("P1: use Weight of Years")
    assert bonus(ring) == (2, 0)
    assert ring["P1.hand"] == [PAGE, PAGE]
    assert ring["P1.momentum"] == []
    assert "use Weight of Years" not in attacking(HEEL, stage=["Weight of Years"]).options


def test_shoulders_and_tea_take_the_sting_out() -> None:
    ring = attacked("Tin-Can Jab", stage=["Mossy Shoulders"], hand=["Tea Before Battle"])
    ring.play("P1: use Mossy Shoulders", "P1: use Tea Before Battle")
    assert bonus(ring, "P2") == (0, -2 - 2)
    assert ring["P1.discards"] == ["Tea Before Battle"]


@pytest.mark.proves("UVS-PREST-14")
def test_tea_comes_first() -> None:
    ring = combat(health=20, stage=["Tea Before Battle", "Tea Before Battle"], hand=[PAGE])
    ring.play(f"P1: {ring.begins('use Tea')[0]}")
    assert ring["P1.health"] == 21
    assert ring.begins("use Tea") == []


@pytest.mark.proves("UVS-CHECK-05", "UVS-CHECK-07")
def test_twin_pillars_count_as_two() -> None:
    ring = combat(stage=["Twin Pillars"], hand=["Gatebreaker Palm", PAGE], committed=True, pool=[PAGE])
    ring.play("P1: play Gatebreaker Palm").play("P1: commit Twin Pillars")  # a 3 against 5
    assert ring["P1.pool"] == [PAGE, "Gatebreaker Palm"]


@pytest.mark.proves("UVS-COST-08")
def test_roots_run_as_deep_as_the_check() -> None:
    side: Side = {"stage": ["Roots Run Deep"], "hand": [PAGE], "discards": [FIST], "committed": True}
    ring = combat(**side, deck=["Patient Stone"]).play("P1: use Roots Run Deep")
    assert ring["P1.momentum"] == [f"{FIST} (face down)"]
    ring = combat(**side).play("P1: use Roots Run Deep")
    assert ring["P1.momentum"] == []
    assert ring.question == "P1 form"


def test_the_rope_has_knots() -> None:
    ring = attacking(FIST, stage=["Seven-Knot Rope"], momentum=[HEEL]).play(f"P1: use {FIST}")
    ring.play("P1: use Seven-Knot Rope")
    assert ring["P1.cards.stage"][1]["counters"] == {"Knot": 1}
    knots = {"card": "Seven-Knot Rope", "counters": {"Knot": 3}}
    ring = attacking(HEEL, stage=[knots]).play("P1: use Seven-Knot Rope")
    assert bonus(ring) == (0, 3)
    assert ring["P1.cards.stage"][1]["counters"] == {"Knot": 1}


@pytest.mark.proves("UVS-DRIVE-01")
def test_the_hillside_is_shifted_by_two_cards() -> None:
    side: Side = {"stage": [PAGE], "momentum": [FIST], "hand": ["Shift the Hillside"], "deck": ["Patient Stone"]}
    ring = attacking(HEEL, **side, committed=True).play("P1: use Shift the Hillside")
    assert ring["P1.momentum"] == []
    assert ring["P1.cards.stage"][1]["ready"] is False
    assert bonus(ring, at=0) == (0, 4)


@pytest.mark.proves("UVS-BRKT-02", "UVS-ACT-07")
def test_what_the_mountain_keeps_it_keeps_twice() -> None:
    keeps = "What the Mountain Keeps"
    ring = combat(hand=[keeps, PAGE], discards=[FIST, HEEL, PAGE]).play(f"P1: use {keeps}")
    take(ring, FIST, "done")
    assert len(ring["P1.momentum"]) == 1
    ring = take(combat(hand=[PAGE], discards=[keeps]), f"use {keeps}")
    assert ring["P1.removed"] == [keeps]
    assert len(ring["P1.momentum"]) == 1


@pytest.mark.proves("UVS-KDESP-01")
def test_the_seventh_gate_falls_easily_at_desperation() -> None:
    ring = combat(health=12, hand=["Seventh Gate Falling"], deck=["Buried Ember"]).play("P1: play Seventh Gate Falling")
    assert ring["P2.health"] == 25 - damage("Seventh Gate Falling")


def test_the_sidebar() -> None:
    ring = combat(health=20, hand=["Iron Rice Bowl"]).play("P1: use Iron Rice Bowl")
    assert ring["P1.health"] == 23
    assert ring["P1.removed"] == ["Iron Rice Bowl"]
    full = ["Stubborn as Granite"] + [PAGE] * 10
    ring = combat({"stage": full}, stage=["Overfull Shelves"], hand=[PAGE]).play("P1: use Overfull Shelves")
    assert len(ring["P2.stage"]) == 12

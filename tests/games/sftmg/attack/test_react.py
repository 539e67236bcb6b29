"""Chapter reactions by Events: before the reveal, at the reveal, and what is left of the attack."""

from __future__ import annotations

import pytest

from tests.games.sftmg.attack.gym import HEALTH, adon, attacked, cody
from tests.games.sftmg.ringside import fight, side

# Which Events


@pytest.mark.proves("SFTMG-REACT-01")
def test_an_event_reacts_only_if_it_says_so() -> None:
    assert attacked("Jab", adon("d5"), cody("e5", "Muse", "Psych", "Punish", "Rest")).options == ["block"]
    assert attacked("Jab", adon("d5"), cody("e5", "Sway", "Muse")).options == ["block", "play Sway"]


@pytest.mark.proves("SFTMG-REACT-01")
def test_kens_bandana_is_no_reaction() -> None:
    ring = attacked("Jab", adon("d5"), side("Ken", "e5", hand=["Ken's Bandana"]))
    assert ring.options == ["block"]
    ring.refuses("play Ken's Bandana")


@pytest.mark.proves("SFTMG-REACT-01")
@pytest.mark.parametrize(("at", "able"), [("e5", True), ("e6", True), ("f5", False), ("h8", False)])
def test_back_flips_wants_an_adjacent_attacker(at: str, able: bool) -> None:
    ring = attacked("Jab", adon("d5"), side("Vega", at, hand=["Back Flips"]))
    assert ("play Back Flips" in ring.options) == able


@pytest.mark.proves("SFTMG-RULING-40")
def test_an_event_for_facedown_attacks_does_not_answer_face_up_ones() -> None:
    hand = ("Slip", "Sway", "Muse")
    assert attacked("Jab", adon("d5"), cody("e5", *hand)).begins("play") == ["play Sway", "play Slip"]
    for card in ("Nova", "Doom"):
        ring = fight(adon("d5", "Nova", meter=8), cody("e5", *hand)).p1(f"attack Cody with {card}")
        assert ring.begins("play") == ["play Sway"]
    combo = attacked("Jab", adon("d5", "Palm"), cody("e5", *hand)).block("H, H", "M, M").p1("combo Palm")
    assert combo.begins("play") == ["play Sway"]


@pytest.mark.proves("SFTMG-RULING-40")
def test_an_ultra_may_be_answered_by_an_event() -> None:
    ring = fight(adon("d5", meter=8), cody("e5", "Sway")).p1("attack Cody with Doom")
    ring.p2("play Sway", "stay").chance("H, H, H, M, B")
    assert ring["Cody.health"] == HEALTH - 4
    assert ring["P2.discards"] == ["Sway"]


# Before the reveal


@pytest.mark.proves("SFTMG-REACT-02", "SFTMG-RULING-124")
def test_the_event_resolves_before_range_is_checked() -> None:
    ring = attacked("Jab", adon("d5"), cody("e5", "Sway")).p2("play Sway")
    assert ring.question == "P2 step"
    assert "Revealed" not in ring.happened
    assert ring.seen("P2")["attack"]["card"] == "?"
    ring.p2("move g5")
    assert ring.happened.index("Walked") < ring.happened.index("Revealed") < ring.happened.index("Missed")
    assert ring["Cody.health"] == HEALTH
    assert (ring["P1.discards"], ring["P2.discards"], ring.question) == (["Jab"], ["Sway"], "P1 act")


@pytest.mark.proves("SFTMG-RULING-124")
@pytest.mark.parametrize(("to", "dice"), [("stay", 3), ("move h5", 4), ("move i5", 3), ("move f5", 3)])
def test_edge_is_measured_after_the_event(to: str, dice: int) -> None:
    ring = attacked("Bolt", adon("d5"), cody("g5", "Sway")).p2("play Sway", to)
    assert ring.question == "chance attack dice"
    assert ring.dice == dice


@pytest.mark.proves("SFTMG-RULING-124")
def test_an_event_may_spoil_the_edge_and_bring_an_attack_into_range() -> None:
    spoilt = attacked("Bolt", adon("d5"), cody("h5", "Sway")).p2("play Sway", "move g5")
    assert spoilt.dice == 3
    helped = attacked("Bolt", adon("d5"), cody("e5", "Sway")).p2("play Sway", "move f5")
    assert helped.dice == 3


@pytest.mark.proves("SFTMG-REACT-02")
def test_an_event_aimed_at_somebody_unseen_does_nothing() -> None:
    ring = attacked("Bolt", adon("c5"), cody("g5", "Pull"), large=["e5"]).p2("play Pull")
    assert ring.question == "P1 act"
    assert ring["Adon.at"] == "c5"
    assert ring["P2.discards"] == ["Pull"]


@pytest.mark.proves("SFTMG-REACT-03", "SFTMG-RULING-16")
def test_an_event_is_discarded_once_resolved() -> None:
    ring = attacked("Cross", adon("d5"), cody("e5", "Sway")).p2("play Sway", "stay")
    assert ring.question == "chance attack dice"
    assert (ring["P2.discards"], ring["P2.stays"], ring["P2.table"]) == (["Sway"], [], [])


@pytest.mark.proves("SFTMG-REACT-03")
def test_an_event_that_stays_in_play_stays_there() -> None:
    ring = attacked("Cross", adon("d5"), cody("e5", "Mantle")).p2("play Mantle").chance("H, H, M")
    assert (ring["P2.stays"], ring["P2.discards"]) == (["Mantle"], [])
    assert ring["Cody.health"] == HEALTH - 1, "it lessens the very attack it answered"
    ring.quiet("P2 act")
    assert ring["P2.stays"] == ["Mantle"]


@pytest.mark.proves("SFTMG-RULING-16", "SFTMG-REACT-03")
def test_a_reaction_event_does_not_return_when_the_attack_falls_short() -> None:
    for event, stays in (("Sway", []), ("Slip", []), ("Mantle", ["Mantle"]), ("Spark", [])):
        ring = attacked("Focus Attack", adon("d5"), cody("e5", event)).p2(f"play {event}").quiet("P1 act")
        assert ring.said("Missed")[0]["card"] == "Focus Attack"
        assert (ring["P2.hand_size"], ring["P2.stays"]) == (0, stays)
        assert ring["P2.discards"] == ([] if stays else [event])


# What is left of the attack


@pytest.mark.proves("SFTMG-REACT-04", "SFTMG-RESOLVE-07")
def test_an_attack_that_survives_the_event_meets_no_block() -> None:
    ring = attacked("Cross", adon("d5"), cody("e5", "Sway", "Muse")).p2("play Sway", "stay").chance("H, H, B")
    assert ring["Cody.health"] == HEALTH - 2
    assert [event["purpose"] for event in ring.said("Rolled")] == ["attack"]


@pytest.mark.proves("SFTMG-REACT-04")
def test_the_events_modifier_counts() -> None:
    ring = attacked("Cross", adon("d5"), cody("e5", "Pull")).p2("play Pull", "leave").chance("H, H, B")
    assert ring["Cody.health"] == HEALTH - 1


@pytest.mark.proves("SFTMG-REACT-04")
def test_the_attacker_may_ex_against_an_event() -> None:
    ring = attacked("Flare", adon("d5", meter=1), cody("e5", "Sway")).p2("play Sway", "stay")
    assert ring.question == "P1 ex"
    assert ring.p1("ex").dice == 3


@pytest.mark.proves("SFTMG-RULING-85", "SFTMG-REACT-04")
def test_meter_is_gained_against_an_event_too() -> None:
    ring = attacked("Flare", adon("d5", meter=1), cody("e5", "Sway")).p2("play Sway", "stay").p1("no ex").chance("M, M")
    assert ring["P1.meter"] == 3
    paid = attacked("Flare", adon("d5", meter=1), cody("e5", "Sway")).p2("play Sway", "stay").p1("ex").chance("M, M, H")
    assert paid["P1.meter"] == 0


@pytest.mark.proves("SFTMG-REACT-05")
def test_a_combo_may_follow_and_keeps_the_first_card_in_play() -> None:
    ring = attacked("Jab", adon("d5", "Palm"), cody("e5", "Sway")).p2("play Sway", "stay").chance("H, H")
    assert ring.question == "P1 combo"
    ring.p1("combo Palm")
    assert (ring["P1.table"], ring["P1.discards"]) == (["Jab", "Palm"], [])
    ring.block("H, H", "M, M")
    assert (ring["P1.table"], sorted(ring["P1.discards"])) == ([], ["Jab", "Palm"])


@pytest.mark.proves("SFTMG-REACT-05")
def test_without_a_combo_the_card_is_discarded() -> None:
    ring = attacked("Jab", adon("d5", "Palm"), cody("e5", "Sway")).p2("play Sway", "stay").chance("H, H").p1("stop")
    assert (ring["P1.table"], ring["P1.discards"], ring.question) == ([], ["Jab"], "P1 act")


# Canceled


@pytest.mark.proves("SFTMG-REACT-06")
def test_back_flips_cancels_a_strike_and_moves_vega() -> None:
    ring = attacked("Jab", adon("d5", "Palm"), side("Vega", "e5", hand=["Back Flips", "Cosmic Heel"]))
    ring.p2("play Back Flips")
    assert ring.question == "P2 step"
    assert ring.happened.index("Revealed") < ring.happened.index("Canceled")
    assert "move h5" in ring.options
    assert "move i5" not in ring.options
    ring.p2("move h5")
    assert ring.question == "P1 act"
    assert (ring["Vega.at"], ring["Vega.health"]) == ("h5", ring["Vega.max"])
    assert (ring["P1.discards"], ring["P2.discards"]) == (["Jab"], ["Back Flips"])
    assert not {"Rolled", "Whiffed", "GainedMeter"} & set(ring.happened)


@pytest.mark.proves("SFTMG-REACT-06")
def test_a_canceled_charge_does_not_move_and_is_not_ex() -> None:
    ring = attacked("Ram", adon("d5", "Palm", meter=2), cody("e5", "Slip", "Focus Attack")).p2("play Slip", "stay")
    assert ring.question == "P1 act"
    assert (ring["Adon.at"], ring["Cody.at"], ring["P1.meter"]) == ("d5", "e5", 2)
    assert not {"Charged", "Rolled", "Whiffed"} & set(ring.happened)
    assert ring["actions"] == 1


@pytest.mark.proves("SFTMG-RULING-121")
def test_an_attack_that_would_not_have_reached_is_canceled_all_the_same() -> None:
    ring = attacked("Bolt", adon("d5"), cody("e5", "Slip")).p2("play Slip")
    assert ring.question == "P2 step"
    ring.p2("move h5")
    assert (ring["Cody.at"], ring.question) == ("h5", "P1 act")
    assert "Missed" not in ring.happened


@pytest.mark.proves("SFTMG-RULING-121", "SFTMG-REACT-02")
def test_what_comes_with_the_reveal_comes_before_the_range_is_checked() -> None:
    short = attacked("Jab", adon("d5"), cody("e5", "Spark")).p2("play Spark")
    assert short.happened.index("Revealed") < short.happened.index("GainedMeter")
    assert short.question == "P2 step"
    short.p2("move g5")
    assert (short["P2.meter"], short["P2.discards"]) == (1, ["Spark"])
    assert short.said("Missed")[0]["card"] == "Jab"
    near = attacked("Bolt", adon("d5"), cody("e5", "Spark")).p2("play Spark", "move f5")
    assert near.question == "chance attack dice"
    assert near.chance("H, H, M")["Cody.health"] == HEALTH - 2

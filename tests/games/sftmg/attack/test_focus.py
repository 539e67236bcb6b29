"""Chapter Focus Attack: facedown at range 2 against a Block, or a Response to a Whiff."""

from __future__ import annotations

import pytest

from tests.games.sftmg.attack.gym import HEALTH, adon, attacked, cody
from tests.games.sftmg.ringside import Ring, fight

FOCUS = "Focus Attack"


def focused(*hand: str, at: str = "f5") -> Ring:
    """Focus Attack from d5, which is at range 2 of f5."""
    return attacked(FOCUS, adon("d5"), cody(at, *hand))


# As an Action


@pytest.mark.proves("SFTMG-FOCUS-01")
def test_focus_attack_is_played_facedown_as_an_action() -> None:
    ring = focused("Cross", "Sway")
    assert ring["actions"] == 1
    assert ring.options == ["block", "counter with Cross", "play Sway"]
    assert ring.seen("P2")["attack"]["card"] == "?"
    assert ring.seen("P2")["seats"]["P1"]["table"] == ["?"]


@pytest.mark.proves("SFTMG-FOCUS-02")
@pytest.mark.parametrize(("at", "reached"), [("e5", False), ("f5", True), ("f7", True), ("g5", False), ("h5", False)])
def test_focus_attack_reaches_range_two_and_nothing_else(at: str, reached: bool) -> None:
    ring = focused("Cross", at=at).p2("block", "done")
    if reached:
        assert ring.question == "chance block dice"
        ring.chance("H, M")
        assert ring["Cody.health"] == HEALTH - 4
    else:
        assert ring.said("Missed")[0]["why"] == "it is out of range"
        assert ring["Cody.health"] == HEALTH
        assert "Rolled" not in ring.happened
    assert ring.question == "P1 act"
    assert ring["P1.discards"] == [FOCUS]


@pytest.mark.proves("SFTMG-FOCUS-02")
def test_focus_attack_needs_line_of_sight() -> None:
    ring = attacked(FOCUS, adon("d5"), cody("f5"), large=["e5", "e4", "e6"])
    assert ring["Cody.health"] == HEALTH
    assert ring.question == "P1 act"


@pytest.mark.proves("SFTMG-FOCUS-03", "SFTMG-FOCUS-04")
def test_focus_attack_deals_four_and_rolls_nothing_itself() -> None:
    ring = focused()
    assert ring.question == "chance block dice"
    assert ring.dice == 2
    ring.chance("H, M")
    assert ring["Cody.health"] == HEALTH - 4
    assert [event["purpose"] for event in ring.said("Rolled")] == ["block"]
    assert (ring["P1.meter"], ring["P2.meter"]) == (0, 1)


@pytest.mark.proves("SFTMG-FOCUS-04")
def test_each_block_takes_one_off_the_four() -> None:
    ring = focused("Muse").p2("block", "boost with Muse")
    assert ring.question == "chance block dice"
    ring.chance("B, HB, HB, M")
    assert (ring["Cody.health"], ring["P2.meter"]) == (HEALTH - 1, 1)


@pytest.mark.proves("SFTMG-FOCUS-04", "SFTMG-RULING-32")
def test_a_fully_blocked_focus_attack_does_nothing_and_is_no_whiff() -> None:
    ring = focused("Muse", "Muse", FOCUS).p2("block", "boost with Muse", "boost with Muse", "done")
    ring.chance("B, B, HB, HB, B, M")
    assert ring["Cody.health"] == HEALTH
    assert ring["P2.meter"] == 1
    assert ring.question == "P1 act"
    assert "Whiffed" not in ring.happened


@pytest.mark.proves("SFTMG-FOCUS-03")
def test_focus_attack_can_ko() -> None:
    ring = attacked(FOCUS, adon("d5", wins=1), cody("f5", health=4, wins=1)).chance("H, M")
    assert ring.outcome == "P1"


@pytest.mark.proves("SFTMG-FOCUS-05", "SFTMG-RULING-33")
def test_a_counter_cancels_focus_attack_and_is_lost() -> None:
    ring = focused("Bolt").p2("counter with Bolt")
    assert ring.question == "P1 act"
    assert ring.said("Canceled")[0]["card"] == FOCUS
    assert (ring["P1.discards"], ring["P2.discards"]) == ([FOCUS], ["Bolt"])
    assert (ring["Cody.health"], ring["Adon.health"]) == (HEALTH, HEALTH)
    assert (ring["P1.hand_size"], ring["P2.hand_size"]) == (0, 0)
    assert "Rolled" not in ring.happened


@pytest.mark.proves("SFTMG-FOCUS-05", "SFTMG-RULING-33")
def test_an_event_cancels_focus_attack_and_has_resolved() -> None:
    ring = focused("Pull").p2("play Pull", "shift to d6")
    assert ring.question == "P1 act"
    assert ring["Adon.at"] == "d6"
    assert ring.said("Canceled")[0]["card"] == FOCUS
    assert (ring["P1.discards"], ring["P2.discards"]) == ([FOCUS], ["Pull"])
    assert ring["Cody.health"] == HEALTH


@pytest.mark.proves("SFTMG-FOCUS-05", "SFTMG-REACT-03")
def test_an_event_that_stays_in_play_survives_a_focus_attack() -> None:
    ring = focused("Mantle").p2("play Mantle")
    assert ring.said("Canceled")[0]["card"] == FOCUS
    assert (ring["P2.stays"], ring["P2.discards"]) == (["Mantle"], [])


@pytest.mark.proves("SFTMG-FOCUS-06", "SFTMG-RULING-33")
@pytest.mark.parametrize("counter", ["Cross", "Palm", "Bolt", "Bait!"])
def test_no_counter_matches_focus_attack(counter: str) -> None:
    ring = focused(counter).p2(f"counter with {counter}")
    assert ring.question == "P1 act"
    assert (ring["Cody.at"], ring["Adon.health"], ring["P2.meter"]) == ("f5", HEALTH, 0)
    assert (ring["P2.discards"], ring["P2.hand_size"]) == ([counter], 0)


@pytest.mark.proves("SFTMG-FOCUS-06")
def test_focus_attack_is_no_attack_card_for_an_event() -> None:
    ring = focused("Spark").p2("play Spark")
    assert ring["P2.meter"] == 0
    assert ring.question == "P1 act"


@pytest.mark.proves("SFTMG-FOCUS-09", "SFTMG-RULING-109")
def test_no_combo_follows_focus_attack() -> None:
    ring = attacked(FOCUS, adon("d5", "Palm", "Bolt", "Nova", meter=8), cody("f5")).chance("H, M")
    assert ring["Cody.health"] == HEALTH - 4
    assert ring.question == "P1 act"
    assert (ring["actions"], ring["attack"]) == (1, None)


# As a Response


@pytest.mark.proves("SFTMG-FOCUS-07", "SFTMG-WHIFF-04", "SFTMG-RULING-34")
def test_focus_attack_answers_a_whiff_with_two_unblockable_damage() -> None:
    ring = attacked("Jab", adon("d5", "Muse", health=15), cody("e5", FOCUS)).p2("block", "done")
    ring.chance("H, M", "B, M")
    assert ring.question == "P2 whiff"
    ring.p2(f"play {FOCUS}")
    assert (ring["Adon.health"], ring["Cody.health"]) == (13, HEALTH)
    assert ring.question == "P1 act"
    assert (ring["P2.discards"], ring["P1.hand_size"]) == ([FOCUS], 1)
    assert [event["purpose"] for event in ring.said("Rolled")] == ["attack", "block"]


@pytest.mark.proves("SFTMG-FOCUS-07")
def test_the_response_is_not_obligatory() -> None:
    ring = attacked("Jab", adon("d5"), cody("e5", FOCUS)).block("M, M", "M, M").p2("pass")
    assert (ring["Adon.health"], ring["P2.hand"]) == (HEALTH, [FOCUS])


@pytest.mark.proves("SFTMG-FOCUS-07")
def test_there_is_no_response_to_an_attack_that_hurt() -> None:
    ring = attacked("Jab", adon("d5"), cody("e5", FOCUS)).block("H, M", "M, M")
    assert ring.question == "P1 act"
    assert ring["P2.hand"] == [FOCUS]


@pytest.mark.proves("SFTMG-FOCUS-08")
def test_only_the_target_of_the_whiff_responds() -> None:
    ring = attacked("Jab", adon("d5", FOCUS), cody("e5", "Cross")).block("M, M", "M, M")
    assert ring.question == "P2 whiff"
    assert ring.options == ["pass"]
    ring.p2("pass")
    assert ring.question == "P1 act"
    assert ring["Cody.health"] == HEALTH


@pytest.mark.proves("SFTMG-RULING-33")
def test_focus_attack_is_no_reaction() -> None:
    ring = attacked("Jab", adon("d5"), cody("e5", FOCUS))
    assert ring.options == ["block"]


@pytest.mark.proves("SFTMG-FOCUS-07", "SFTMG-RULING-19")
def test_the_response_needs_no_range() -> None:
    ring = attacked("Bolt", adon("a5"), cody("f5", FOCUS)).block("M, M, M", "M, M").p2(f"play {FOCUS}")
    assert ring["Adon.health"] == HEALTH - 2


@pytest.mark.proves("SFTMG-RULING-19")
def test_the_response_needs_line_of_sight() -> None:
    vega = {"fighter": "Vega", "at": "c8", "hand": ["Sky High Claw"]}
    for to, harm in (("stay", 2), ("move e8", 0)):  # behind the Object on e7, once the attack is over
        ring = fight(vega, cody("e5", FOCUS, "Jab"), large=["e7"])
        ring.p1("attack Cody with Sky High Claw").p2("block", "done").p1("dash e6")
        ring.chance("M, M, M", "M, M").p1("keep", to)
        ring.p2(f"play {FOCUS}")
        assert ring["Vega.health"] == ring["Vega.max"] - harm
        assert ring["P2.discards"] == [FOCUS]
        assert len(ring.said("Missed")) == (harm == 0)


@pytest.mark.proves("SFTMG-FOCUS-07")
def test_the_response_can_ko() -> None:
    ring = attacked("Jab", adon("d5", health=2, wins=1), cody("e5", FOCUS, wins=1)).block("M, M", "M, M")
    assert ring.p2(f"play {FOCUS}").outcome == "P2"

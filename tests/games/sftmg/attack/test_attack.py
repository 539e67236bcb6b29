"""Chapter Attacking: a target, a facedown card, and one reaction."""

from __future__ import annotations

import pytest

from tests.games.sftmg.attack.gym import HEALTH, adon, attacked, cody
from tests.games.sftmg.ringside import fight, ryu, sagat


@pytest.mark.proves("SFTMG-ATTACK-01")
def test_the_defender_sees_a_facedown_card_and_its_target() -> None:
    ring = attacked("Jab", adon("d5", "Palm"), cody("e5", "Cross"))
    seen = ring.seen("P2")
    assert (seen["attack"]["by"], seen["attack"]["target"]) == ("Adon", "Cody")
    assert (seen["attack"]["card"], seen["attack"]["faceup"], seen["attack"]["dice"]) == ("?", False, None)
    assert (seen["seats"]["P1"]["table"], seen["seats"]["P1"]["hand"]) == (["?"], ["?"])
    assert "Jab" not in str(seen)
    own = ring.seen("P1")
    assert (own["attack"]["card"], own["seats"]["P1"]["table"]) == ("Jab", ["Jab"])


@pytest.mark.proves("SFTMG-ATTACK-01")
def test_a_super_is_played_face_up() -> None:
    ring = attacked("Nova", adon("d5", meter=4), cody("e5", "Cross"))
    seen = ring.seen("P2")
    assert (seen["attack"]["card"], seen["attack"]["faceup"]) == ("Nova", True)
    assert seen["seats"]["P1"]["table"] == ["Nova"]


@pytest.mark.proves("SFTMG-ATTACK-02", "SFTMG-RULING-99")
def test_the_defender_settles_on_one_reaction() -> None:
    hand = ("Cross", "Sway", "Pull", "Muse")
    ring = attacked("Jab", adon("d5"), cody("e5", *hand))
    assert sorted(ring.options) == ["block", "counter with Cross", "play Pull", "play Sway"]
    ring.p2("block")
    assert ring.question == "P2 boost"
    assert not ring.begins("counter", "play")
    ring.p2("done")
    assert ring.question == "chance attack dice"


@pytest.mark.proves("SFTMG-ATTACK-02", "SFTMG-RULING-99")
@pytest.mark.parametrize("reaction", ["counter with Palm", "play Spark"])
def test_after_a_counter_or_an_event_there_is_no_second_reaction(reaction: str) -> None:
    ring = attacked("Jab", adon("d5"), cody("e5", "Palm", "Spark", "Sway", "Muse")).p2(reaction)
    if ring.question == "P2 step":
        ring.p2("stay")
    assert ring.question == "chance attack dice"
    ring.chance("H, M")
    assert ring["Cody.health"] == HEALTH - 1
    assert ring["P2.hand_size"] == 3


@pytest.mark.proves("SFTMG-ATTACK-03")
@pytest.mark.parametrize("card", ["Nova", "Doom"])
def test_supers_and_ultras_are_not_countered(card: str) -> None:
    ring = fight(adon("d5", "Nova", meter=8), cody("e5", "Cross", "Bait!", "Palm", "Sway", "Muse"))
    ring.p1(f"attack Cody with {card}")
    assert ring.options == ["block", "play Sway"]


@pytest.mark.proves("SFTMG-ATTACK-03")
def test_the_printed_super_and_ultra_are_not_countered() -> None:
    for card in ("Shinku Hadoken", "Metsu Hadoken"):
        ring = fight(ryu("d5", hand=["Shinku Hadoken"], meter=8), sagat("g5", hand=["Tiger Rage", "Quick Tiger Shot"]))
        ring.p1(f"attack Sagat with {card}")
        assert ring.options == ["block"]


@pytest.mark.proves("SFTMG-ATTACK-04")
def test_without_a_hand_only_the_ultra_is_left() -> None:
    assert fight(adon("d5", meter=8), cody("e5")).begins("attack") == ["attack Cody with Doom"]
    assert fight(adon("d5", meter=7), cody("e5")).begins("attack") == []
    hand = fight(adon("d5", "Jab", "Bait!", "Focus Attack", "Muse", meter=8), cody("e5"))
    assert sorted(hand.begins("attack")) == [
        "attack Cody with Bait!",
        "attack Cody with Doom",
        "attack Cody with Focus Attack",
        "attack Cody with Jab",
    ]


@pytest.mark.proves("SFTMG-ATTACK-05")
def test_a_card_that_cannot_reach_may_be_put_down() -> None:
    ring = attacked("Jab", adon("b5"), cody("h5", "Muse"))
    assert ring.question == "P2 react"
    ring.p2("block", "done")
    assert ring.said("Missed")[0]["card"] == "Jab"
    assert ring.question == "P1 act"
    assert (ring["Cody.health"], ring["P1.discards"]) == (HEALTH, ["Jab"])


@pytest.mark.proves("SFTMG-ATTACK-05", "SFTMG-RULING-107")
def test_line_of_sight_is_not_asked_for_either_when_the_card_is_put_down() -> None:
    ring = fight(adon("c5", "Bolt", "Bait!"), cody("g5"), large=["e5"])
    assert len(ring.begins("attack")) == 2


@pytest.mark.proves("SFTMG-RULING-107")
def test_a_play_condition_is_asked_for_when_the_card_is_put_down() -> None:
    assert not fight(adon("d5", "Trick", meter=2), cody("e5")).begins("attack")
    assert fight(adon("d5", "Trick", meter=3), cody("e5")).begins("attack") == ["attack Cody with Trick"]


@pytest.mark.proves("SFTMG-RULING-107")
def test_a_play_condition_is_asked_for_only_then() -> None:
    near_a_wall = {"fighter": "Vega", "at": "g3", "hand": ["Sky High Claw"]}
    ring = fight(near_a_wall, cody("e5", "Pull"), large=["h3", "h2", "h4"])
    ring.p1("attack Cody with Sky High Claw").p2("play Pull", "shift to f4")
    assert "Missed" not in ring.happened
    assert ring.question == "P1 dash"


@pytest.mark.proves("SFTMG-ATTACK-06", "SFTMG-RULING-101")
def test_without_a_hand_one_blocks_with_two_dice() -> None:
    ring = attacked("Jab", adon("d5"), cody("e5")).chance("H, M")
    assert ring.question == "chance block dice"
    assert ring.dice == 2
    assert [event["n"] for event in ring.said("Blocks")] == [2]


@pytest.mark.proves("SFTMG-ATTACK-06", "SFTMG-RULING-101")
def test_bait_and_focus_attack_cannot_be_dodged_by_doing_nothing() -> None:
    assert attacked("Bait!", adon("d5"), cody("e5")).question == "P1 shift"
    focus = attacked("Focus Attack", adon("d5"), cody("f5"))
    assert focus.question == "chance block dice"
    held = attacked("Bait!", adon("d5"), cody("e5", "Muse", "Focus Attack"))
    assert held.options == ["block"]


@pytest.mark.proves("SFTMG-RULING-101")
def test_boosting_stays_voluntary() -> None:
    ring = attacked("Jab", adon("d5"), cody("e5", "Muse")).p2("block")
    assert ring.options == ["done", "boost with Muse"]

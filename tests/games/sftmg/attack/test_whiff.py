"""Chapter Whiffs: an attack that resolved without damage, and the Responses to it."""

from __future__ import annotations

import pytest

from tests.games.sftmg.attack.gym import HEALTH, adon, attacked, cody
from tests.games.sftmg.ringside import fight, side

FOCUS = "Focus Attack"


@pytest.mark.proves("SFTMG-WHIFF-01")
@pytest.mark.parametrize(("defence", "whiffs"), [("B, HB", True), ("B, M", False), ("M, M", False)])
def test_no_damage_is_a_whiff(defence: str, whiffs: bool) -> None:
    ring = attacked("Jab", adon("d5"), cody("e5", FOCUS)).block("H, H", defence)
    assert ("Whiffed" in ring.happened) == whiffs
    assert (ring.question == "P2 whiff") == whiffs


@pytest.mark.proves("SFTMG-WHIFF-02", "SFTMG-RESOLVE-09")
def test_the_movement_of_a_whiff_stands() -> None:
    ring = attacked("Ram", adon("c5"), cody("e5", FOCUS)).p2("block", "done").chance("M, M, H", "B, B")
    assert "Whiffed" in ring.happened
    assert (ring["Adon.at"], ring["Cody.at"]) == ("e5", "f5")


@pytest.mark.proves("SFTMG-WHIFF-03", "SFTMG-COMBO-01")
def test_damage_by_a_collision_does_not_make_it_a_hit() -> None:
    ring = attacked("Ram", adon("g5", "Palm", "Muse"), cody("i5", FOCUS)).p2("block", "done")
    assert ring["Cody.health"] == HEALTH - 1
    ring.chance("M, M", "B, B")
    assert ring["Cody.health"] == HEALTH - 1
    assert "Whiffed" in ring.happened
    assert ring.question == "P2 whiff"
    assert f"play {FOCUS}" in ring.options
    assert ring.p2("pass").question == "P1 act"


@pytest.mark.proves("SFTMG-WHIFF-03")
def test_chun_li_whiffs_though_vega_hits_the_lantern() -> None:
    chun_li = side("Chun-Li", "c5", hand=["Spinning Bird Kick"])
    ring = attacked("Spinning Bird Kick", chun_li, side("Vega", "e5", hand=[FOCUS]), small=["f5"])
    ring.p2("block", "done")
    assert ring.dice == 3, "two dice, and one for the space Vega was moved"
    ring.chance("H, M, B", "B, M")
    assert ring["Vega.health"] == ring["Vega.max"] - 1
    assert ring.question == "P2 whiff"


@pytest.mark.proves("SFTMG-WHIFF-04", "SFTMG-RULING-34")
def test_whiff_events_become_playable() -> None:
    ring = attacked("Jab", adon("d5"), cody("e5", FOCUS, "Punish", "Sway", "Muse", "Slip", "Hook"))
    assert not ring.begins("play Focus", "play Punish")
    ring.block("M, M", "M, M")
    assert ring.options == ["pass", f"play {FOCUS}", "play Punish"]
    ring.p2("play Punish")
    assert ring["Adon.health"] == HEALTH - 1


@pytest.mark.proves("SFTMG-RULING-34")
def test_no_response_before_the_attack_has_resolved() -> None:
    ring = attacked("Feint", adon("d5"), cody("e5", FOCUS, "Punish")).block("M, M", "B, M")
    assert ring.question == "P1 mix-up"
    ring.p1("keep")
    assert ring.question == "P2 whiff"


@pytest.mark.proves("SFTMG-WHIFF-04")
def test_whiff_events_are_not_for_the_one_who_whiffed_or_hit() -> None:
    ring = attacked("Jab", adon("d5", "Punish"), cody("e5", "Punish")).block("M, M", "M, M")
    assert ring.p2("pass").question == "P1 act"
    assert not ring.begins("play")


@pytest.mark.proves("SFTMG-RULING-120")
def test_any_number_of_responses_one_after_the_other() -> None:
    ring = attacked("Jab", adon("d5"), cody("e5", FOCUS, FOCUS, "Punish", "Muse")).block("M, M", "M, M")
    ring.p2(f"play {FOCUS}")
    assert ring.question == "P2 whiff"
    ring.p2("play Punish", f"play {FOCUS}")
    assert ring["Adon.health"] == HEALTH - 5
    assert ring.question == "P2 whiff"
    assert ring.p2("pass").question == "P1 act"


@pytest.mark.proves("SFTMG-RULING-32")
@pytest.mark.parametrize("card", ["Nova", "Doom"])
def test_supers_and_ultras_can_whiff(card: str) -> None:
    ring = fight(adon("d5", "Nova", meter=8), cody("e5", FOCUS, "Muse")).p1(f"attack Cody with {card}")
    ring.p2("block", "boost with Muse", "done")
    ring.chance("B, B, B, B" if card == "Nova" else "B, B, B, B, B")
    ring.chance("B, M" if card == "Nova" else "B, B, M, M")
    assert ring.question == "P2 whiff"
    assert ring.p2(f"play {FOCUS}")["Adon.health"] == HEALTH - 2


@pytest.mark.proves("SFTMG-RULING-32")
def test_a_follow_up_can_whiff() -> None:
    ring = attacked("Jab", adon("d5", "Palm"), cody("e5", FOCUS)).block("H, H", "M, M").p1("combo Palm")
    ring.block("H, M", "B, M")
    assert ring.question == "P2 whiff"
    assert ring.p2(f"play {FOCUS}")["Adon.health"] == HEALTH - 2


@pytest.mark.proves("SFTMG-RULING-32", "SFTMG-RESOLVE-03")
def test_what_was_countered_canceled_or_out_of_range_did_not_whiff() -> None:
    hand = (FOCUS, "Slip", "Hook")
    countered = attacked("Jab", adon("d5"), cody("e5", *hand)).p2("counter with Hook").quiet("P1 act", "P2 whiff")
    canceled = attacked("Jab", adon("d5"), cody("e5", *hand)).p2("play Slip").quiet("P1 act", "P2 whiff")
    missed = attacked("Bolt", adon("d5"), cody("e5", *hand)).p2("block").quiet("P1 act", "P2 whiff")
    for ring in (countered, canceled, missed):
        assert ring.question == "P1 act"
        assert "Whiffed" not in ring.happened

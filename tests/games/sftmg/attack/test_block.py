"""Chapter Blocking: two dice, Boosts, hits less blocks."""

from __future__ import annotations

import pytest

from tests.games.sftmg.attack.gym import HEALTH, adon, attacked, cody
from tests.games.sftmg.ringside import Ring, fight


def blocked(attack: str, defence: str, card: str = "Cross") -> Ring:
    """An attack on a Defender without a hand."""
    return attacked(card, adon("d5"), cody("e5")).chance(attack, defence)


@pytest.mark.proves("SFTMG-BLOCK-01")
def test_a_block_is_two_dice() -> None:
    ring = attacked("Jab", adon("d5"), cody("e5", "Muse")).p2("block", "done").chance("H, H")
    assert ring.question == "chance block dice"
    assert ring.dice == 2


@pytest.mark.proves("SFTMG-BLOCK-02")
def test_each_boost_is_two_dice_more() -> None:
    for n in range(4):
        ring = attacked("Jab", adon("d5"), cody("e5", "Muse", "Muse", "Muse", "Jab"))
        ring.p2("block", *["boost with Muse"] * n, "done").chance("H, H")
        assert ring.dice == 2 + 2 * n
        assert ring["P2.discards"] == ["Muse"] * n


@pytest.mark.proves("SFTMG-BLOCK-02")
def test_only_character_events_boost() -> None:
    hand = ("Jab", "Palm", "Bolt", "Bait!", "Focus Attack", "Nova", "Slip")
    ring = attacked("Jab", adon("d5"), cody("e5", *hand)).p2("block")
    assert ring.options == ["done", "boost with Slip"]
    assert ring.p2("boost with Slip").options == ["done"]


@pytest.mark.proves("SFTMG-BLOCK-03")
def test_a_block_never_rolls_more_than_eight_dice() -> None:
    ring = attacked("Jab", adon("d5"), cody("e5", "Muse", "Muse", "Muse", "Muse"))
    ring.p2("block", *["boost with Muse"] * 4)
    assert ring.question == "chance attack dice"
    ring.chance("H, H")
    assert ring.dice == 8
    assert (ring["P2.discards"], ring["P2.hand_size"]) == (["Muse"] * 4, 0)


@pytest.mark.proves("SFTMG-BLOCK-04")
def test_a_boost_has_no_text() -> None:
    ring = attacked("Jab", adon("d5"), cody("e5", "Muse", "Psych")).p2("block", "boost with Muse", "boost with Psych")
    ring.chance("M, M", "M, M, M, M, M, M")
    assert ring["P2.hand_size"] == 0
    assert ring["P2.boons"] == []
    assert not {"Drew", "GainedAction", "Primed", "Played"} & set(ring.happened)


@pytest.mark.proves("SFTMG-BLOCK-04")
def test_kens_bandana_as_a_boost_draws_nothing() -> None:
    ken = {"fighter": "Ken", "at": "e5", "hand": ["Ken's Bandana"]}
    ring = attacked("Jab", adon("d5"), ken).p2("block", "boost with Ken's Bandana").chance("M, H", "B, B, M, M")
    assert (ring["P2.hand_size"], ring["P2.discards"], ring["actions"]) == (0, ["Ken's Bandana"], 1)


@pytest.mark.proves("SFTMG-BLOCK-05")
def test_boosts_are_fixed_before_the_card_is_turned_over() -> None:
    ring = attacked("Jab", adon("d5"), cody("e5", "Muse", "Muse")).p2("block", "boost with Muse")
    assert ring.question == "P2 boost"
    assert ring.seen("P2")["attack"]["card"] == "?"
    assert "Revealed" not in ring.happened
    ring.p2("done")
    assert ring.happened.index("Boosted") < ring.happened.index("Revealed")
    assert ring.question == "chance attack dice"
    assert ring["P2.hand"] == ["Muse"]


@pytest.mark.proves("SFTMG-BLOCK-06", "SFTMG-RULING-15")
def test_ex_is_decided_with_the_block_in_view() -> None:
    ring = attacked("Flare", adon("d5", meter=1), cody("e5", "Muse")).p2("block", "boost with Muse")
    assert ring.question == "P1 ex"
    assert ring.options == ["no ex", "ex"]
    seen = ring.seen("P1")["attack"]
    assert (seen["reaction"], seen["block_dice"], seen["faceup"]) == ("block", 4, True)
    assert "Rolled" not in ring.happened
    ring.p1("ex")
    assert ring.dice == 3


@pytest.mark.proves("SFTMG-BLOCK-07")
@pytest.mark.parametrize(
    ("attack", "defence", "damage"),
    [
        ("CR, H, HB", "B, HB", 2),
        ("H, M, M", "B, HB", 0),
        ("CR, CR, CR", "M, M", 6),
        ("B, B, M", "H, CR", 0),
        ("H, H, H", "H, CR", 3),
    ],
)
def test_damage_is_hits_less_blocks(attack: str, defence: str, damage: int) -> None:
    ring = blocked(attack, defence)
    assert (ring["Cody.health"], ring["Adon.health"]) == (HEALTH - damage, HEALTH)


@pytest.mark.proves("SFTMG-BLOCK-07", "SFTMG-RULING-99")
def test_an_event_in_play_modifies_the_damage_of_a_blocked_attack() -> None:
    for hits, damage in (("H, H, H", 1), ("H, H, B", 0), ("H, B, B", 0)):
        ring = attacked("Cross", adon("d5"), cody("e5", stays=["Mantle"])).chance(hits, "B, M")
        assert ring["Cody.health"] == HEALTH - damage


@pytest.mark.proves("SFTMG-BLOCK-08")
def test_everybody_gains_the_meter_they_rolled() -> None:
    ring = blocked("M, H, H", "M, M")
    assert (ring["P1.meter"], ring["P2.meter"]) == (1, 2)


@pytest.mark.proves("SFTMG-BLOCK-08")
def test_whoever_paid_for_the_attack_gains_nothing_by_its_dice() -> None:
    ring = attacked("Flare", adon("d5", meter=1), cody("e5")).p1("ex").chance("M, H, H", "M, B")
    assert (ring["P1.meter"], ring["P2.meter"]) == (0, 1)
    plain = attacked("Flare", adon("d5", meter=1), cody("e5")).p1("no ex").chance("M, H", "M, B")
    assert (plain["P1.meter"], plain["P2.meter"]) == (2, 1)


@pytest.mark.proves("SFTMG-BLOCK-09")
def test_without_damage_the_action_is_over() -> None:
    ring = attacked("Jab", adon("d5", "Palm"), cody("e5")).chance("H, M", "B, H")
    assert ring.question == "P1 act"
    assert (ring["P1.discards"], ring["P1.table"], ring["attack"]) == (["Jab"], [], None)


@pytest.mark.proves("SFTMG-BLOCK-09")
def test_with_damage_a_combo_is_offered() -> None:
    ring = attacked("Jab", adon("d5", "Palm"), cody("e5")).chance("H, M", "H, H")
    assert ring.question == "P1 combo"
    assert ring.options == ["stop", "combo Palm"]
    ring.p1("stop")
    assert (ring["P1.discards"], ring.question) == (["Jab"], "P1 act")


@pytest.mark.proves("SFTMG-BLOCK-01", "SFTMG-BLOCK-02")
def test_boosts_last_for_one_attack() -> None:
    ring = fight(adon("d5", "Hook", "Feint"), cody("e5", "Muse", "Jab"))
    ring.p1("attack Cody with Hook").p2("block", "boost with Muse", "done").chance("M, M", "B, B, B, B").p2("pass")
    ring.p1("attack Cody with Feint").p2("block", "done").chance("H, H")
    assert ring.dice == 2

"""The cards of Night Market do what they say."""

from __future__ import annotations

import pytest

from tests.games.universus.ringside import PAGE, Side
from tests.games.universus.starters.ring import attacked, attacking, bonus, combat, damage, take

OYELLE = "Madam Oyelle the Impresario"
JAB = "Tin-Can Jab"


def test_the_stalls_open() -> None:
    ring = combat(character=OYELLE, hand=[PAGE]).play(f"P1: use {OYELLE}")
    assert ring["P1.stage"] == [f"{OYELLE} (committed)", "Power"]


@pytest.mark.proves("UVS-ATTCH-01", "UVS-ATTCH-06")
def test_a_thread_of_gold_is_worn() -> None:
    ring = combat(character=OYELLE, stage=["Thread of Gold"], hand=[PAGE]).play("P1: use Thread of Gold")
    assert ring["P1.stage"][1] == "Thread of Gold (attached)"
    assert ring["P1.hand"] == [PAGE, PAGE]
    assert "use Thread of Gold" not in ring.options
    threads = [{"card": "Thread of Gold", "attached": True}] * 2
    ring = attacking(JAB, character=OYELLE, committed=True, stage=threads).play(f"P1: use {OYELLE}")
    assert bonus(ring) == (2, 0)


@pytest.mark.proves("UVS-STAM-03")
def test_a_fallen_backup_is_worth_a_card_and_another_backup() -> None:
    weak = {"card": "Grum the Door", "wounds": 5}
    side: Side = {"character": OYELLE, "committed": True, "stage": [weak, "The Understudy"]}
    ring = attacked(JAB, **side).play("P1: use Grum the Door")
    assert ring.question == "P1 respond"
    ring.play(f"P1: use {OYELLE}").play("P1: use The Understudy")
    assert ring["P1.hand"] == [PAGE, "Grum the Door"]
    assert ring["P1.discards"] == ["The Understudy"]


def test_grum_holds_the_door_once_a_turn() -> None:
    ring = attacked(JAB, stage=["Grum the Door"]).play("P1: use Grum the Door")
    assert bonus(ring, "P2") == (0, -2)
    assert ring["P1.cards.stage"][1]["stamina"] == [5, 6]


def test_the_lookouts_and_auntie_brine() -> None:
    ring = combat(hand=[PAGE], stage=["Nim and Nam, Lookouts"], deck=["Grand Finale"])
    ring.play("P1: use Nim and Nam, Lookouts").play("P1: Blank Page")
    assert ring["P1.hand"] == ["Grand Finale"]
    ring = combat(health=10, hand=[PAGE], stage=["Auntie Brine"]).play("P1: use Auntie Brine")
    assert ring["P1.health"] == 12
    assert ring["P1.cards.stage"][1]["stamina"] == [2, 4]
    ring = attacking(JAB, stage=["Auntie Brine"]).play("P1: use Auntie Brine")
    assert bonus(ring) == (0, 1)


@pytest.mark.proves("UVS-KELUS-01")
def test_elusive_ones_are_not_attacked_first() -> None:
    ring = combat({"stage": ["Auntie Brine", "Grum the Door"]}, hand=[JAB]).play(f"P1: play {JAB}")
    assert [option for option in ring.options if "Brine" in option] == []
    assert len(ring.options) == 2


def test_cane_and_toss() -> None:
    ring = attacking("Cane of Many Uses", health=20).on("P1 form")
    assert ring["P1.health"] == 21
    ring = attacking("Trapdoor Toss", {"hand": [PAGE, "Busy Feet"]}).play("P1: use Trapdoor Toss")
    ring.on("P2 discard").play("P2: Blank Page")
    assert ring["P2.hand"] == ["Busy Feet"]


@pytest.mark.proves("UVS-KTENS-01")
def test_tension_builds_a_token() -> None:
    ring = attacking("Confetti Uppercut").play("P1: use Confetti Uppercut")
    assert ring["P1.momentum"] == ["Roman Cancel"]


@pytest.mark.proves("UVS-KSHIFT-01", "UVS-TRANSF-01")
def test_after_the_curtain_call_they_stand_and_clap() -> None:
    ring = attacking("Curtain Call Kick", hand=[]).on("P1 shift").play("P1: build it transformed")
    assert ring["P1.stage"][1] == "Standing Ovation (transformed)"
    clap = {"card": "Curtain Call Kick", "back": True}
    ring = take(attacking(JAB, stage=[clap]).on("P1 respond"), "use")
    assert "Power" in ring["P1.stage"]


def test_the_crew_counts() -> None:
    ring = attacking("Here Comes the Crew", stage=["Grum the Door", "Auntie Brine"], committed=True)
    ring.play("P1: use Here Comes the Crew")
    assert bonus(ring) == (0, 2)


@pytest.mark.proves("UVS-SCOPE-03")
def test_the_finale_is_grander_with_a_sacrifice() -> None:
    ring = attacking("Grand Finale", stage=["Grum the Door"]).play("P1: use Grand Finale")
    assert bonus(ring) == (0, 3)
    assert "use Grand Finale" not in attacking("Grand Finale").options


def test_word_of_mouth() -> None:
    side: Side = {"stage": ["Word of Mouth"], "hand": ["Grum the Door"], "committed": True}
    ring = combat(**side, deck=["Seventh Gate Falling"]).play("P1: use Word of Mouth", "P1: play Grum the Door")
    assert ring.told_of("pass")  # a 2 against 3 - 2
    ring = combat(**side).play("P1: play Grum the Door", "P1: use Word of Mouth")
    assert ring["P1.hand"] == [PAGE]
    assert ring["P1.stage"][1] == "Word of Mouth (face down)"


@pytest.mark.proves("UVS-CHECK-13")
def test_loaded_dice() -> None:
    ring = attacking(JAB, stage=["Loaded Dice"], deck=["Grum the Door"]).play("P1: use Loaded Dice")
    assert bonus(ring) == (0, 3)
    ring = attacking(JAB, stage=["Loaded Dice"], committed=True).play("P1: use Loaded Dice")
    assert bonus(ring) == (0, 0)
    assert ring["P1.hand"] == [PAGE, PAGE]


@pytest.mark.proves("UVS-POWER-02")
def test_fireflies_light_up_for_the_next_attack() -> None:
    ring = attacking(JAB, stage=["Fireflies in Jars"]).on("P1 respond").play("P1: use Fireflies in Jars")
    assert ring["P1.stage"][1:] == ["Fireflies in Jars (face down)", "Power"]
    ring = attacking(JAB, stage=["Power"]).play("P1: use Power")
    assert bonus(ring) == (0, 2)
    assert len(ring["P1.stage"]) == 1


@pytest.mark.proves("UVS-CNTR-01")
def test_the_takings_box_fills_and_empties() -> None:
    ring = attacking(JAB, stage=["Takings Box"]).on("P1 respond").play("P1: use Takings Box")
    assert ring["P1.cards.stage"][1]["counters"] == {"Coin": 1}
    assert "use Takings Box" not in ring.on("P1 form").options
    ring = combat(hand=[PAGE], stage=[{"card": "Takings Box", "counters": {"Coin": 2}}]).play("P1: use Takings Box")
    assert ring["P1.hand"] == [PAGE] * 3
    assert ring["P1.cards.stage"][1]["counters"] == {}


@pytest.mark.proves("UVS-OPG-01", "UVS-ACT-05")
def test_encore_plays_an_attack_from_the_discard_pile_once() -> None:
    side: Side = {"hand": ["Encore, Encore!", "Encore, Encore!"], "discards": [JAB, JAB]}
    ring = combat(**side).play("P1: use Encore, Encore!")
    assert ring["P1.hand"] == [PAGE, "Encore, Encore!"]
    assert "use Encore, Encore!" not in ring.options
    take(ring, f"play {JAB}").on("P1 form")
    assert ring["P2.health"] == 25 - damage(JAB)
    assert ring.begins(f"play {JAB}") == []


def test_bait_and_switch_and_payday() -> None:
    ring = attacking(JAB, hand=["Bait and Switch"], deck=["Grum the Door"]).play("P1: use Bait and Switch")
    assert ring.options == ["low", "mid"]
    ring.play("P1: low")
    assert bonus(ring, at=0) == (2, 0)
    assert ring["P1.cards.pool"][0]["zone"] == "low"
    ring = combat(hand=["Payday", PAGE]).play("P1: use Payday")
    assert ring["P1.stage"].count("Power") == 2


def test_the_sidebar() -> None:
    ring = attacking(JAB, stage=["False Bottom"]).play("P1: use False Bottom")
    ring.play(f"P1: {ring.options[0]}")
    assert bonus(ring) == (1, 0)
    ring = combat(hand=[PAGE], stage=["Lantern Row"]).play("P1: use Lantern Row")
    assert ring["P1.stage"][2] == "Power"

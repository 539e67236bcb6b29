"""The cards of Firecracker do what they say."""

from __future__ import annotations

import pytest

from tests.games.universus.ringside import PAGE
from tests.games.universus.starters.ring import attacked, attacking, bonus, combat, damage

MIRRI = "Mirri Vell the Firecracker"
STRING = "Whole String of Crackers"


def test_lit_fuse_counts_attacks_in_the_pool_up_to_three() -> None:
    one = attacking("Tin-Can Jab", character=MIRRI).play("P1: use Mirri Vell the Firecracker")
    assert bonus(one) == (1, 0)
    four = attacking("Tin-Can Jab", character=MIRRI, pool=["Skipping Heel"] * 3)
    assert bonus(four.play("P1: use Mirri Vell the Firecracker")) == (3, 0)


def test_crackle_after_a_block_even_while_committed() -> None:
    ring = attacking(
        "Gutter Sweep",
        {"hand": ["Busy Feet"], "deck": ["Busy Feet"]},
        character=MIRRI,
        committed=True,
        hand=["Tin-Can Jab", PAGE],
    )
    ring.on("P2 block").play("P2: block with Busy Feet").on("P1 respond").play("P1: use Mirri Vell the Firecracker")
    ring.on("P1 form").play("P1: play Tin-Can Jab")
    assert bonus(ring) == (0, 2)


@pytest.mark.proves("UVS-CHAR-12", "UVS-CHAR-14")
def test_another_mirri_attaches() -> None:
    ring = combat(character=MIRRI, hand=[MIRRI], deck=[MIRRI]).play(f"P1: play {MIRRI}").on("P2 review", "P2 form")
    assert ring["P1.stage"].count(f"{MIRRI} (attached)") == 1


def test_a_jab_that_hits_speeds_the_next_attack_up() -> None:
    ring = attacking("Tin-Can Jab", hand=["Skipping Heel", PAGE], deck=["Busy Feet"]).on("P1 form")
    ring.play("P1: play Skipping Heel").on("P1 enhance")
    assert bonus(ring) == (2, 0)


def test_a_heel_makes_the_next_punch_harder() -> None:
    ring = attacking("Skipping Heel", hand=["Tin-Can Jab", "Gutter Sweep"], stage=[PAGE] * 5)
    ring.play("P1: use Skipping Heel").on("P1 form").play("P1: play Tin-Can Jab").on("P1 form")
    assert ring["P2.health"] == 25 - damage("Skipping Heel") - (damage("Tin-Can Jab") + 2)


def test_combos_look_at_the_card_before() -> None:
    ring = attacking("One-Two Sparkler", pool=["Tin-Can Jab"]).play("P1: use One-Two Sparkler")
    assert bonus(ring) == (0, 3)
    assert attacking("One-Two Sparkler", pool=["Skipping Heel"]).question == "P1 form"


def test_the_whole_string() -> None:
    ring = attacking(STRING, character=MIRRI, committed=True, pool=["Tin-Can Jab", "Skipping Heel"])
    assert len(ring.begins("use")) == 3
    for _ in range(3):
        ring.play(f"P1: {ring.begins('use')[0]}")
    assert bonus(ring) == (3, 2 + 1)
    assert len(attacking(STRING, committed=True).begins("use")) == 1  # one is for Mirri alone, one for a combo


def test_feet_fuse_and_nothing_to_lose() -> None:
    ring = attacking("Tin-Can Jab", stage=["Busy Feet", "Short Fuse", "Nothing to Lose"])
    assert "use Nothing to Lose" not in ring.options
    ring.play("P1: use Busy Feet")
    assert "use Short Fuse" not in ring.options  # First Enhance
    assert bonus(ring) == (2, 0)
    ring = attacking("Tin-Can Jab", health=12, stage=["Short Fuse", "Nothing to Lose"])
    ring.play("P1: use Short Fuse", "P1: use Nothing to Lose")
    assert bonus(ring) == (1, 2 + 3)


def test_none_of_them_is_offered_on_a_rival_attack() -> None:
    ring = attacked("Tin-Can Jab", stage=["Busy Feet", "Short Fuse"], character=MIRRI)
    assert ring.question == "P2 form"


def test_street_rhythm_makes_an_attack_easier() -> None:
    ring = combat(hand=["Firecracker Flurry"], stage=["Street Rhythm"], deck=["Gutter Sweep"])
    ring.play("P1: use Street Rhythm", "P1: play Firecracker Flurry")
    assert ring["P1.pool"] == ["Firecracker Flurry"]  # a 4 against 4 - 2
    assert ring["P1.cards.stage"][1]["ready"] is False


def test_a_chip_on_the_shoulder_is_turned_over_for_a_card() -> None:
    ring = attacking("Gutter Sweep", {"hand": ["Busy Feet"], "deck": ["Busy Feet"]}, stage=["Chip on the Shoulder"])
    ring.on("P2 block").play("P2: block with Busy Feet").on("P1 respond").play("P1: use Chip on the Shoulder")
    assert ring["P1.hand"] == [PAGE, PAGE]
    assert ring["P1.stage"][1] == "Chip on the Shoulder (face down)"


def test_borrowed_wind_draws_and_discards() -> None:
    ring = combat(hand=["Tin-Can Jab", PAGE], stage=["Borrowed Wind"], deck=[PAGE, "Busy Feet"])
    ring.play("P1: play Tin-Can Jab").on("P1 respond").play("P1: use Borrowed Wind").on("P1 discard")
    ring.play("P1: Blank Page")
    assert ring["P1.hand"] == ["Busy Feet"]


def test_hot_pavement_speeds_everybody_up() -> None:
    assert bonus(attacking("Skipping Heel", stage=["Hot Pavement"])) == (1, 0)
    assert bonus(attacking("Skipping Heel", {"stage": ["Hot Pavement"]})) == (1, 0)


def test_double_time_ignores_the_pool_once() -> None:
    ring = combat(hand=["Double Time", "Gutter Sweep", PAGE], deck=["Busy Feet", PAGE, "Tin-Can Jab"])
    ring.play("P1: use Double Time")
    assert ring["P1.hand"] == [PAGE, PAGE, "Gutter Sweep"]
    ring.play("P1: play Gutter Sweep")
    assert ring["P1.pool"] == ["Double Time", "Gutter Sweep"]  # a 3 against 3


def test_catching_ones_breath_and_heckling() -> None:
    ring = combat(hand=["Catch Your Breath"], deck=[PAGE, "Busy Feet", "Short Fuse"])
    ring.play("P1: use Catch Your Breath", "P1: Short Fuse")
    assert ring["P1.hand"] == ["Busy Feet"]
    ring = attacking("Tin-Can Jab", {"hand": [PAGE, PAGE]}, hand=["Heckle from the Rooftops", PAGE], stage=[PAGE] * 2)
    ring.play("P1: use Heckle from the Rooftops").on("chance random", "P2 enhance", "P2 block", "P1 form")
    ring.on("P1 form")
    assert ring["P2.hand"] == [PAGE]


def test_the_sidebar() -> None:
    ring = attacking("Gutter Sweep", hand=["Tin-Can Jab", PAGE], stage=[PAGE] * 2).play("P1: use Gutter Sweep")
    ring.on("P1 form").play("P1: play Tin-Can Jab").on("P1 enhance", "P1 form")
    assert ring.told_of("bonus")[-1]["amount"] == 1
    tired = [{"card": PAGE, "committed": True}] * 4
    ring = attacking("Tin-Can Jab", hand=["Spare Fuse"], stage=[*tired, PAGE, PAGE], deck=["Busy Feet"])
    ring.play("P1: use Spare Fuse")
    assert [card["ready"] for card in ring["P1.cards.stage"][1:5]].count(True) == 3
    assert ring["P1.removed"] == ["Spare Fuse"]
    ring = combat({"stage": ["Heat Haze"]}, hand=["Catch Your Breath"], deck=[PAGE, "Busy Feet", "Short Fuse"])
    ring.play("P1: use Catch Your Breath").play("P2: use Heat Haze")
    assert ring["P2.hand"] == [PAGE]

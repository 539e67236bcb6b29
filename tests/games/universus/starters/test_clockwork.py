"""The cards of Clockwork do what they say."""

from __future__ import annotations

import pytest

from tests.games.universus.ringside import PAGE, Side
from tests.games.universus.starters.ring import attacked, attacking, bonus, combat, damage, take

QUILL = "Sister Quill the Still Hour"
JAB = "Tin-Can Jab"
DOWN = {"card": PAGE, "down": True}
SPENT = {"card": PAGE, "committed": True}


@pytest.mark.proves("UVS-LVL-01", "UVS-SKILL-03")
def test_she_levels_up_by_blocking() -> None:
    ring = attacked(JAB, character=QUILL, hand=["Turned Page"], deck=["Vow of Silence"], stage=[PAGE]).on("P1 block")
    ring.play("P1: block with Turned Page").play("P1: commit Blank Page").on("P1 respond").play(f"P1: use {QUILL}")
    assert ring["P1.unlocked"] == 1


def test_the_book_of_hours() -> None:
    ring = attacked(JAB, character=QUILL, committed=True, unlocked=1).play(f"P1: use {QUILL}")
    assert bonus(ring, "P2") == (-1, 0)
    assert attacked(JAB, character=QUILL, unlocked=1)["P1.limit"] == 6
    assert attacked(JAB, character=QUILL, unlocked=2)["P1.limit"] == 7
    ring = combat({"stage": [PAGE, PAGE]}, character=QUILL, unlocked=3, hand=[PAGE]).play(f"P1: use {QUILL}")
    assert ring["P2.stage"][1:] == ["Blank Page (frozen)"] * 2
    ring = attacked("Heel of the Mountain", character=QUILL, committed=True, unlocked=4)
    ring.play("P2: use Heel of the Mountain", f"P1: use {QUILL}")
    assert ring["P2.momentum"] == []


def test_her_own_hand_slows_an_attack() -> None:
    ring = attacked(JAB, character=QUILL).play(f"P1: use {QUILL}")
    assert bonus(ring, "P2") == (-1, -1)


@pytest.mark.proves("UVS-RUIN-01")
def test_midnight_audit_flips_and_ruins() -> None:
    ring = attacking("Midnight Audit", {"stage": ["Busy Feet", "Grum the Door"]}).play("P1: use Midnight Audit")
    take(ring, "Grum").on("P1 form")
    assert ring["P2.stage"][1:] == ["Busy Feet"]
    assert ring["P2.discards"] == ["Grum the Door"]


@pytest.mark.proves("UVS-SEAL-01", "UVS-RULE-01")
def test_the_hour_strikes_twice() -> None:
    ring = attacking("The Hour Strikes", {"stage": ["Mossy Shoulders"], "hand": ["Three Chimes"]})
    take(ring, "use", "Mossy")
    assert ring["P2.stage"][1] == "Mossy Shoulders (sealed)"
    assert ring.question == "P2 enhance"
    take(ring, "pass", "use")
    assert ring.question == "P2 block"  # no more Three Chimes; as a block it may be played
    assert "block with Three Chimes" in ring.options


@pytest.mark.proves("UVS-CANC-01", "UVS-NONCH-01")
def test_a_vow_of_silence_cancels_what_is_no_characters() -> None:
    ring = attacked("Heel of the Mountain", stage=["Vow of Silence"]).play("P2: use Heel of the Mountain")
    ring.play("P1: use Vow of Silence")
    assert ring["P2.momentum"] == []
    assert ring["P1.stage"][1] == "Vow of Silence (face down)"
    mirri = "Mirri Vell the Firecracker"
    ring = attacked(JAB, {"character": mirri}, stage=["Vow of Silence"]).play(f"P2: use {mirri}")
    assert bonus(ring, "P2") == (1, 0)


@pytest.mark.proves("UVS-OUTWIT-02", "UVS-OUTWIT-03")
def test_a_hidden_gear_turns_up_again() -> None:
    ring = combat(hand=[PAGE], stage=["Hidden Gear"]).play("P1: use Hidden Gear")
    assert ring["P1.hand"] == [PAGE, PAGE]
    assert ring["P1.stage"][1] == "Hidden Gear (face down)"
    gear = {"card": "Hidden Gear", "down": True}
    ring = combat({"stage": [gear]}, hand=[JAB, PAGE], stage=[PAGE] * 3)
    take(ring, JAB, "Hidden Gear")
    assert [card["ready"] for card in ring["P1.cards.stage"][1:]].count(False) == 2
    assert ring["P2.stage"][1] == "Hidden Gear (committed)"


@pytest.mark.proves("UVS-FREEZE-01")
def test_frost_holds_what_is_committed() -> None:
    ring = attacking(JAB, {"stage": [PAGE, SPENT]}, stage=["Frost on the Dial"]).play("P1: use Frost on the Dial")
    assert ring["P2.stage"][1:] == [PAGE, "Blank Page (committed, frozen)"]


def test_a_locked_drawer() -> None:
    ring = combat({"stage": ["Mossy Shoulders"]}, hand=[PAGE], stage=["Locked Drawer"]).play("P1: use Locked Drawer")
    assert ring["P2.stage"][1] == "Mossy Shoulders (sealed)"


@pytest.mark.proves("UVS-DEADLK-01", "UVS-DEADLK-02")
def test_shelves_are_overfull_from_eleven() -> None:
    ring = combat({"stage": [DOWN] * 10}, hand=[PAGE], stage=["Overfull Shelves"])
    assert "use Overfull Shelves" not in ring.options
    ring = combat({"stage": [DOWN] * 11}, hand=[PAGE], stage=["Overfull Shelves"]).play("P1: use Overfull Shelves")
    ring.play(f"P1: {ring.options[0]}")
    assert len(ring["P2.stage"]) == 11
    ring = attacked(JAB, stage=["Overfull Shelves"]).play("P1: use Overfull Shelves")
    assert bonus(ring, "P2") == (0, -1)


def test_a_turned_page_adds_to_its_own_check() -> None:
    ring = combat(hand=["Midnight Audit"], deck=["Turned Page"], committed=True).play("P1: play Midnight Audit")
    take(ring, "use Turned Page")
    assert ring["P1.pool"] == ["Midnight Audit"]  # 4 + 2 against 5


@pytest.mark.proves("UVS-RECHK-01")
def test_a_rewound_spring_checks_again() -> None:
    deck = ["The Hour Strikes", "Vow of Silence"]
    ring = combat(hand=["Midnight Audit"], deck=deck, stage=["Rewound Spring"], committed=True)
    ring.play("P1: play Midnight Audit", "P1: use Rewound Spring")
    assert ring["P1.pool"] == ["Midnight Audit"]  # 5 instead of 2
    assert ring["P1.stage"][1] == "Rewound Spring (face down)"


@pytest.mark.proves("UVS-ADDC-01", "UVS-ADDC-02")
def test_the_tower_takes_its_toll() -> None:
    toll: Side = {"stage": ["Toll of the Tower"]}
    ring = combat(toll, hand=["Payday", PAGE], committed=True)
    assert "use Payday" not in ring.options
    ring = combat(toll, hand=["Payday", PAGE], committed=True, stage=[PAGE]).play("P1: use Payday")
    assert ring["P1.cards.stage"][1]["ready"] is False


@pytest.mark.proves("UVS-BULL-01")
def test_three_chimes_ring_once_each() -> None:
    side: Side = {"hand": ["Three Chimes"], "deck": ["Vow of Silence"]}
    ring = attacked(JAB, **side).play("P1: use Three Chimes")
    assert len(ring.options) == 3
    ring.play(f"P1: {ring.options[0]}")
    assert bonus(ring, "P2") == (-2, 0)
    ring = attacked(JAB, **side).play("P1: use Three Chimes")
    ring.play(f"P1: {ring.options[1]}")
    assert bonus(ring, "P2") == (0, -3)
    ring = attacked(JAB, {"stage": [PAGE]}, **side).play("P1: use Three Chimes")
    ring.play(f"P1: {ring.options[2]}")
    assert ring["P2.stage"][1] == "Blank Page (committed)"
    assert ring["P1.hand"] == [PAGE]


@pytest.mark.proves("UVS-BSTEP-02", "UVS-PREST-06")
def test_perfect_stillness_unless_it_is_disturbed() -> None:
    side: Side = {"hand": ["Perfect Stillness", PAGE], "deck": ["Vow of Silence"]}
    ring = attacked(JAB, **side).play("P1: use Perfect Stillness").on("P2 form")
    assert ring["P1.health"] == 25
    assert ring["P1.hand"] == []
    ring = attacked(JAB, {"momentum": [JAB]}, **side).play("P1: use Perfect Stillness").play("P2: cancel it")
    assert ring.on("P2 form")["P1.health"] == 25 - damage(JAB)


def test_confiscate_takes_the_card_one_likes() -> None:
    ring = combat({"hand": [JAB, "Busy Feet"]}, hand=["Confiscate"]).play("P1: use Confiscate")
    take(ring, JAB)
    assert ring["P2.hand"] == ["Busy Feet"]


def test_the_sidebar() -> None:
    ring = attacking(JAB, {"stage": [DOWN] * 3}, stage=["Cold Tea, Warm Ledger"]).play("P1: use Cold Tea, Warm Ledger")
    ring.on("P1 form")
    assert len(ring["P2.stage"]) == 2
    assert ring["P1.hand"] == [PAGE, PAGE]

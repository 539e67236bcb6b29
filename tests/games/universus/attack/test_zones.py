"""Attack zones, block zones and block modifiers (UVS-AZONE, UVS-BZONE, UVS-BMOD, UVS-BLK)."""

from __future__ import annotations

import pytest

from kumite.games.universus.define import BadCard, face
from kumite.games.universus.faces import attack_face
from kumite.games.universus.terms import COMPLETELY, FOUNDATION, HIGH, LOW, MID, PARTIALLY
from tests.games.universus.attack.spar import blocked, jab, spar, statuses
from tests.games.universus.ringside import PAGE, Table, asset, attack, foundation

WALLS = ["High Wall", "Mid Wall", "Low Wall"]
RESULT = {
    ("high", "High Wall"): 0,
    ("high", "Mid Wall"): 2,
    ("mid", "High Wall"): 2,
    ("mid", "Mid Wall"): 0,
    ("mid", "Low Wall"): 2,
    ("low", "Mid Wall"): 2,
    ("low", "Low Wall"): 0,
}


def attacked(zone: str, *walls: str) -> Table:
    return jab(attack(zone=zone, damage=4), theirs={"hand": list(walls)}).on("P2 block", "P1 form")


@pytest.mark.proves("UVS-AZONE-01")
@pytest.mark.parametrize(("zone", "height"), [("high", HIGH), ("mid", MID), ("low", LOW)])
def test_an_attack_has_the_zone_of_its_arrow(zone: str, height: int) -> None:
    now = jab(attack(["Ability(ENHANCE, (Draw(1),))"], zone=zone))
    assert now["attack.zone"] == zone
    assert attack_face(now.g).zone == height


@pytest.mark.proves("UVS-BZONE-01", "UVS-BLK-01", "UVS-BMOD-01")
@pytest.mark.parametrize(("text", "modifier", "zone"), [("+3 low", 3, LOW), ("+0 mid", 0, MID), ("-1 high", -1, HIGH)])
def test_a_block_is_a_modifier_and_a_zone(text: str, modifier: int, zone: int) -> None:
    made = face("Wall", FOUNDATION, 1, 3, text)
    assert (made.block, made.block_zone) == (modifier, zone)
    with pytest.raises(BadCard):
        face("Wall", FOUNDATION, 1, 3, "3 left")


@pytest.mark.proves(
    "UVS-AZONE-02",
    "UVS-AZONE-03",
    "UVS-AZONE-04",
    "UVS-BZONE-02",
    "UVS-BZONE-03",
    "UVS-BZONE-04",
    "UVS-BSTEP-05",
    "UVS-BSTEP-07",
    "UVS-PBLK-01",
)
@pytest.mark.parametrize("zone", ["high", "mid", "low"])
@pytest.mark.parametrize("wall", WALLS)
def test_the_same_zone_blocks_completely_the_next_one_partially_and_the_far_one_not(zone: str, wall: str) -> None:
    now = attacked(zone, wall)
    if (zone, wall) not in RESULT:
        assert now.question == "P1 form"
        assert now["P2.health"] == 21
        return
    assert now.options == ["no block", f"block with {wall}"]
    now.play(f"P2: block with {wall}")
    assert now["P2.health"] == 25 - RESULT[zone, wall]
    status = COMPLETELY if RESULT[zone, wall] == 0 else PARTIALLY
    assert statuses(now) == [status]


@pytest.mark.proves("UVS-BSTEP-07")
def test_the_valid_blocks_of_a_hand_are_offered_together() -> None:
    assert attacked("high", *WALLS).options == ["no block", "block with High Wall", "block with Mid Wall"]
    assert attacked("mid", *WALLS).options == ["no block", *[f"block with {wall}" for wall in WALLS]]
    assert attacked("low", *WALLS).options == ["no block", "block with Mid Wall", "block with Low Wall"]


@pytest.mark.proves("UVS-BMOD-02", "UVS-BSTEP-11")
def test_the_difficulty_of_a_block_is_speed_modifier_and_pool() -> None:
    wall = foundation(block="+2 mid")
    now = blocked("Wall", attack(speed=5), theirs={"hand": ["Wall"], "pool": [PAGE], "stage": [PAGE] * 5}, Wall=wall)
    assert now.question == "P2 commit"
    assert now["check.need"] == 8
    assert now["check.value"] == 3
    assert "fail" in now.options


@pytest.mark.proves("UVS-SPEED-02", "UVS-NEG-01", "UVS-SPEED-01")
def test_a_negative_speed_counts_as_it_is() -> None:
    slow = attack(["Ability(ENHANCE, (Modify(TheAttack(), SPEED, -3),))"], speed=1)
    now = jab(
        slow, theirs={"hand": ["Wall"], "deck": ["Zero"]}, Wall=foundation(block="+3 mid"), Zero=foundation(check=0)
    )
    assert now["attack.speed"] == 1
    now.play("P1: use Jab")
    assert now["attack.speed"] == -2
    now.on("P2 block").play("P2: block with Wall")
    assert now.question == "P2 commit"
    assert now["check.need"] == 1


# What playing a block is, and what it is not

PLAYS = {
    "Wall": attack(block="+0 mid"),
    "Block Bell": asset(["Ability(RESPONSE, (Gain(1),), (), Event(V_PLAY, YOU, notes=(AS_BLOCK,)))"]),
    "Attack Bell": asset(
        ["Ability(RESPONSE, (Gain(1),), (), Event(V_PLAY, YOU, (Type((ATTACK,)),), notes=(AS_FORM, AS_REVERSAL)))"]
    ),
    "Attack Card Bell": asset(["Ability(RESPONSE, (Gain(1),), (), Event(V_PLAY, YOU, (Type((ATTACK,)),)))"]),
    "Card Bell": asset(["Ability(RESPONSE, (Gain(1),), (), Event(V_PLAY, YOU))"]),
}


def rings(bell: str) -> bool:
    """Whether the bell of P2 may be used as P2 blocks with an attack card."""
    now = spar(theirs={"hand": ["Wall"], "stage": [bell], "health": 20}, **PLAYS)
    now.play("P1: play Jab")
    now.on("P2 block").play("P2: block with Wall")
    return now.question == "P2 respond"


@pytest.mark.proves("UVS-BLK-02")
def test_playing_a_block_is_playing_a_card_as_a_block() -> None:
    assert rings("Block Bell")


@pytest.mark.proves("UVS-BLK-03", "UVS-BLK-04")
def test_blocking_with_an_attack_plays_an_attack_card_but_no_attack() -> None:
    assert not rings("Attack Bell")
    assert rings("Attack Card Bell")
    assert rings("Card Bell")


@pytest.mark.proves("UVS-BLK-02", "UVS-BLK-03")
def test_the_same_bells_when_a_card_with_a_block_is_played_as_a_form() -> None:
    for bell, rung in (("Block Bell", False), ("Attack Bell", True), ("Card Bell", True)):
        now = spar(attack(block="+2 mid"), mine={"stage": [bell], "health": 20}, **PLAYS)
        now.play("P1: play Jab")
        assert (now.question == "P1 respond") is rung, bell

"""The Block Step: the attempt, then the status (UVS-BSTEP, UVS-CBLK, UVS-PBLK, UVS-UNBLK)."""

from __future__ import annotations

import pytest

from kumite.games.universus.terms import COMPLETELY, NOT_BLOCKED, PARTIALLY
from tests.games.universus.attack.spar import blocked, jab, statuses
from tests.games.universus.ringside import PAGE, asset, attack, backup, foundation

CONSIDERED = "Ability(ENHANCE, (Considered(),))"
SLIPPERY = "Ability(CONTINUOUS, (Rule(CANNOT, Event(V_STATUS, own=True, notes=(COMPLETELY,))),))"
UNBLOCKABLE = "Ability(CONTINUOUS, (Rule(CANNOT, Event(V_STATUS, own=True, notes=(PARTIALLY, COMPLETELY))),))"
BELL = "Ability(CONTINUOUS, (Fired(Event(V_STATUS, notes=(PARTIALLY, COMPLETELY)), (Draw(1, YOU),)),))"


@pytest.mark.proves("UVS-BSTEP-01", "UVS-BSTEP-15", "UVS-BSTEP-16", "UVS-BSTEP-19")
def test_the_block_is_played_and_responded_to_before_the_attack_is_blocked() -> None:
    played = "Ability(RESPONSE, (Gain(1),), (), Event(V_PLAY, RIVAL, notes=(AS_BLOCK,)))"
    hit = "Ability(RESPONSE, (Draw(1),), (), Event(V_STATUS, notes=(PARTIALLY,)))"
    now = blocked(
        "High Wall",
        mine={"stage": ["Ear", "Eye"], "health": 20},
        theirs={"hand": ["High Wall"]},
        Ear=asset([played]),
        Eye=asset([hit]),
    )
    assert now.question == "P1 respond"
    assert now.begins("use") == ["use Ear"]
    assert now["attack.status"] == "undecided"
    assert now["attack.step"] == "Block Step"
    now.play("P1: use Ear")
    assert now.question == "P1 respond"
    assert now.begins("use") == ["use Eye"]
    assert now["attack.status"] == "partially blocked"
    assert now["P2.health"] == 25
    now.play("P1: pass")
    verbs = now.verbs()
    assert verbs.index("play") < verbs.index("block") < verbs.index("deal")


@pytest.mark.proves("UVS-BSTEP-16")
def test_fired_effects_of_the_block_come_before_those_of_being_blocked() -> None:
    both = asset(
        [
            "Ability(CONTINUOUS, (Fired(Event(V_STATUS, notes=(COMPLETELY,)), (Draw(1),)),))",
            "Ability(CONTINUOUS, (Fired(Event(V_PLAY, RIVAL, notes=(AS_BLOCK,)), (Gain(1),)),))",
        ]
    )
    now = blocked("Mid Wall", mine={"stage": ["Eye"], "health": 20}, theirs={"hand": ["Mid Wall"]}, Eye=both)
    verbs = now.verbs()
    assert verbs.index("gain") < verbs.index("block") < verbs.index("draw")


@pytest.mark.proves("UVS-BSTEP-02")
def test_an_attack_considered_completely_blocked_skips_the_attempt() -> None:
    now = jab(
        attack(damage=5),
        mine={"stage": ["Bell"]},
        theirs={"hand": ["Mid Wall"], "stage": ["Ward"]},
        Ward=asset([CONSIDERED]),
        Bell=asset([BELL]),
    )
    now.play("P2: use Ward").on("P1 form", "P2 block")
    assert now.question == "P1 form"
    assert now["P2.health"] == 25
    assert statuses(now) == [COMPLETELY]
    assert len(now.told_of("draw")) == 1
    assert now["P2.hand"] == ["Mid Wall"]


@pytest.mark.proves("UVS-BSTEP-02", "UVS-BSTEP-03")
def test_a_rule_of_the_defender_does_it_but_none_of_the_attacker() -> None:
    ward = asset(["Ability(CONTINUOUS, (Rule(CONSIDERED, Event(V_STATUS)),))"])
    theirs = jab(theirs={"hand": ["Mid Wall"], "stage": ["Ward"]}, Ward=ward).on("P1 form", "P2 block")
    assert theirs.question == "P1 form"
    assert statuses(theirs) == [COMPLETELY]
    mine = jab(mine={"stage": ["Ward"]}, theirs={"hand": ["Mid Wall"]}, Ward=ward).on("P1 form", "P2 block")
    assert mine.question == "P2 block"
    mine.play("P2: no block")
    assert statuses(mine) == [NOT_BLOCKED]
    assert mine["P2.health"] == 22


@pytest.mark.proves("UVS-BSTEP-03")
def test_the_attacker_cannot_have_the_attack_blocked() -> None:
    now = jab(attack([CONSIDERED]), theirs={"hand": ["Mid Wall"]}).play("P1: use Jab")
    assert now.told_of("play ability")
    now.on("P2 block", "P1 form")
    assert now.question == "P2 block"
    now.play("P2: no block")
    assert now["P2.health"] == 22


@pytest.mark.proves("UVS-BSTEP-04", "UVS-BSTEP-12", "UVS-DSTEP-02")
def test_blocking_is_optional() -> None:
    now = jab(attack(damage=5), theirs={"hand": ["Mid Wall"]}).on("P2 block").play("P2: no block")
    assert statuses(now) == [NOT_BLOCKED]
    assert now["P2.health"] == 20


@pytest.mark.proves("UVS-BSTEP-06", "UVS-BACK-08", "UVS-SEQ-04")
def test_there_is_no_block_where_a_backup_is_attacked() -> None:
    now = jab(theirs={"hand": ["Mid Wall"], "stage": ["Friend"]}, Friend=backup(stamina=5))
    now.play("P1: attack P2's Friend").on("P2 block", "P1 form")
    assert now.question == "P1 form"
    assert not now.told_of("block")
    assert now["P2.health"] == 25
    assert now["P2.cards.stage"][1]["stamina"] == [2, 5]


@pytest.mark.proves("UVS-BSTEP-08")
def test_an_attack_that_cannot_be_completely_blocked_makes_blocks_of_its_zone_invalid() -> None:
    hand = {"hand": ["High Wall", "Mid Wall", "Low Wall"]}
    now = jab(attack([SLIPPERY]), theirs=hand).on("P2 block")
    assert now.options == ["no block", "block with High Wall", "block with Low Wall"]
    plain = jab(theirs=hand).on("P2 block")
    assert "block with Mid Wall" in plain.options


@pytest.mark.proves("UVS-BSTEP-09", "UVS-BSTEP-10")
@pytest.mark.parametrize("when", ["Event(V_CHECK, RIVAL)", "Event(V_PASS, RIVAL)"])
def test_a_block_that_becomes_invalid_while_it_is_played_is_discarded(when: str) -> None:
    lift = f"Ability(CONTINUOUS, (Fired({when}, (Set(TheAttack(YOU), ZONE, HIGH),)),))"
    theirs = {"hand": ["Low Wall", "High Wall"], "stage": [PAGE]}
    now = blocked("Low Wall", mine={"stage": ["Eye"]}, theirs=theirs, Eye=asset([lift]))
    assert now.question == "P1 form"  # no second try, no question of committing
    assert "Low Wall" in now["P2.discards"]
    assert now["P2.pool"] == []
    assert now["P2.hand"] == ["High Wall"]
    assert statuses(now) == [NOT_BLOCKED]
    assert now["P2.health"] == 22


@pytest.mark.proves("UVS-BSTEP-09")
def test_one_that_stays_valid_is_played() -> None:
    raise_it = "Ability(CONTINUOUS, (Fired(Event(V_CHECK, RIVAL), (Set(TheAttack(YOU), ZONE, HIGH),)),))"
    now = blocked("Mid Wall", mine={"stage": ["Eye"]}, theirs={"hand": ["Mid Wall"]}, Eye=asset([raise_it]))
    assert now["P2.pool"] == ["Mid Wall"]
    assert statuses(now) == [PARTIALLY]


@pytest.mark.proves("UVS-BSTEP-14", "UVS-RULING-86")
def test_a_block_that_was_played_and_does_not_match_any_more_blocks_partially() -> None:
    late = "Ability(CONTINUOUS, (Fired(Event(V_PLAY, RIVAL, notes=(AS_BLOCK,)), (Set(TheAttack(YOU), ZONE, HIGH),)),))"
    now = blocked("Low Wall", mine={"stage": ["Eye"]}, theirs={"hand": ["Low Wall"]}, Eye=asset([late]))
    assert statuses(now) == [PARTIALLY]
    assert now["P2.pool"] == ["Low Wall"]


@pytest.mark.proves("UVS-BSTEP-12")
def test_a_failed_block_blocks_nothing() -> None:
    now = blocked("Mid Wall", attack(speed=4, damage=4), theirs={"hand": ["Mid Wall", "Mid Wall"], "committed": True})
    assert statuses(now) == [NOT_BLOCKED]
    assert now["P2.health"] == 21
    assert "Mid Wall" in now["P2.discards"]
    assert now["P2.pool"] == []
    assert now["P2.hand"] == ["Mid Wall"]


@pytest.mark.proves("UVS-BSTEP-13", "UVS-CBLK-01", "UVS-CBLK-02", "UVS-DSTEP-04")
@pytest.mark.parametrize(("zone", "wall"), [("low", "Low Wall"), ("mid", "Mid Wall"), ("high", "High Wall")])
def test_the_same_zone_blocks_completely(zone: str, wall: str) -> None:
    now = blocked(wall, attack(zone=zone, damage=7), theirs={"hand": [wall]})
    assert statuses(now) == [COMPLETELY]
    assert now["P2.health"] == 25
    assert not now.told_of("deal")
    assert now.told_of("resolve")


@pytest.mark.proves("UVS-BSTEP-14", "UVS-PBLK-01", "UVS-PBLK-02", "UVS-DSTEP-03")
@pytest.mark.parametrize(("damage", "dealt"), [(7, 4), (5, 3), (4, 2), (1, 1)])
def test_another_zone_blocks_partially_and_half_of_the_damage_is_dealt(damage: int, dealt: int) -> None:
    now = blocked("Mid Wall", attack(zone="low", damage=damage), theirs={"hand": ["Mid Wall"]})
    assert statuses(now) == [PARTIALLY]
    assert now["P2.health"] == 25 - dealt
    assert [event["amount"] for event in now.told_of("deal")] == [dealt]


@pytest.mark.proves("UVS-BSTEP-17", "UVS-BSTEP-18")
def test_a_later_change_of_the_status_replaces_it_and_triggers_nothing() -> None:
    ward = "Ability(RESPONSE, (Considered(),), (), Event(V_STATUS, notes=(PARTIALLY,)))"
    eye = "Ability(CONTINUOUS, (Fired(Event(V_STATUS, notes=(COMPLETELY,)), (Draw(1),)),))"
    now = blocked(
        "High Wall",
        mine={"stage": ["Eye"]},
        theirs={"hand": ["High Wall"], "stage": ["Ward"]},
        Ward=asset([ward]),
        Eye=asset([eye]),
    )
    now.play("P2: use Ward")
    assert statuses(now) == [COMPLETELY]  # once, and with what it came to
    assert not now.told_of("draw")
    assert now["P2.health"] == 25  # completely blocked, and only that


@pytest.mark.proves("UVS-BSTEP-17")
def test_the_attacker_does_not_change_the_status_of_the_own_attack() -> None:
    ward = "Ability(RESPONSE, (Considered(),), (), Event(V_STATUS, notes=(PARTIALLY,)))"
    now = blocked("High Wall", mine={"stage": ["Ward"]}, theirs={"hand": ["High Wall"]}, Ward=asset([ward]))
    now.play("P1: use Ward")
    assert now["P2.health"] == 23


@pytest.mark.proves("UVS-CBLK-03")
def test_throw_deals_half_though_it_is_completely_blocked() -> None:
    hand = {"hand": ["Mid Wall"]}
    eye = asset(["Ability(CONTINUOUS, (Fired(Event(V_STATUS, notes=(COMPLETELY,)), (Draw(1),)),))"])
    now = blocked("Mid Wall", attack(damage=5, keywords=["Throw"]), mine={"stage": ["Eye"]}, theirs=hand, Eye=eye)
    assert statuses(now) == [COMPLETELY]
    assert now["P2.health"] == 22
    assert now.told_of("draw")


@pytest.mark.proves("UVS-UNBLK-01")
def test_an_unblockable_attack_is_not_blocked() -> None:
    now = jab(attack([UNBLOCKABLE]), theirs={"hand": ["High Wall", "Mid Wall"]}).on("P2 block", "P1 form")
    assert now.question == "P1 form"
    assert now["P2.health"] == 22
    plain = jab(theirs={"hand": ["High Wall", "Mid Wall"]}).on("P2 block", "P1 form")
    assert plain.question == "P2 block"


@pytest.mark.proves("UVS-UNBLK-02")
@pytest.mark.parametrize("text", [CONSIDERED, "Ability(ENHANCE, (Rule(CONSIDERED, Event(V_STATUS)),))"])
def test_nothing_makes_an_unblockable_attack_blocked(text: str) -> None:
    now = jab(attack([UNBLOCKABLE], damage=6), theirs={"stage": ["Ward"]}, Ward=foundation([text]))
    now.play("P2: use Ward").on("P1 form")
    assert statuses(now) == [NOT_BLOCKED]
    assert now["P2.health"] == 19


@pytest.mark.proves("UVS-UNBLK-02")
def test_nor_a_block_that_was_played_before_it_became_so() -> None:
    stop = "Rule(CANNOT, Event(V_STATUS, notes=(PARTIALLY, COMPLETELY)), until=ATTACK_PERIOD)"
    late = f"Ability(CONTINUOUS, (Fired(Event(V_PLAY, RIVAL, notes=(AS_BLOCK,)), ({stop},)),))"
    now = blocked("Mid Wall", mine={"stage": ["Eye"]}, theirs={"hand": ["Mid Wall"]}, Eye=asset([late]))
    assert statuses(now) == [NOT_BLOCKED]
    assert now["P2.health"] == 22


@pytest.mark.proves("UVS-UNBLK-02")
def test_nor_when_its_status_is_changed_afterwards() -> None:
    ward = "Ability(RESPONSE, (Considered(),), (), Event(V_STATUS, notes=(NOT_BLOCKED,)))"
    for text, dealt in (([UNBLOCKABLE], 3), ([], 0)):
        now = jab(attack(text), theirs={"stage": ["Ward"]}, Ward=asset([ward]))
        now.play("P2: use Ward").on("P1 form")
        assert now["P2.health"] == 25 - dealt

"""Damage: how much is dealt, to whom, and what is no damage (UVS-DSTEP, UVS-DMG, UVS-DEALS, UVS-NEG)."""

from __future__ import annotations

import pytest

from kumite.games.universus.terms import V_DEAL
from tests.games.universus.attack.spar import blocked, happened, jab
from tests.games.universus.ringside import asset, attack, backup

EAR = "Ability(CONTINUOUS, (Fired(Event(V_DEAL, own=True), (Draw(1),)),))"


@pytest.mark.proves("UVS-DSTEP-01", "UVS-STAM-02", "UVS-BACK-07")
def test_damage_goes_to_the_rival_or_to_the_attacked_backup() -> None:
    friend = {"stage": ["Friend"]}
    now = jab(attack(damage=2), theirs=friend, Friend=backup(stamina=3)).play("P1: attack P2's Friend")
    assert now["P2.cards.stage"][1]["stamina"] == [1, 3]
    assert now["P2.health"] == 25
    other = jab(attack(damage=2), theirs=friend, Friend=backup(stamina=3)).play("P1: attack the character")
    assert other["P2.cards.stage"][1]["stamina"] == [3, 3]
    assert other["P2.health"] == 23


@pytest.mark.proves("UVS-DSTEP-02", "UVS-DMG-03", "UVS-DMG-01")
def test_an_unblocked_attack_deals_all_its_damage() -> None:
    now = jab(attack(damage=6), theirs={"health": 20})
    assert now["P2.health"] == 14
    assert now["P1.health"] == 25
    assert [event["amount"] for event in now.told_of("deal")] == [6]


@pytest.mark.proves("UVS-DSTEP-03", "UVS-PBLK-02")
@pytest.mark.parametrize(("damage", "dealt"), [(5, 3), (4, 2), (1, 1), (0, 0)])
def test_a_partially_blocked_one_half_of_it_rounded_up(damage: int, dealt: int) -> None:
    now = blocked("High Wall", attack(damage=damage), theirs={"hand": ["High Wall"]})
    assert now["P2.health"] == 25 - dealt
    assert len(now.told_of("deal")) == (1 if dealt else 0)


@pytest.mark.proves("UVS-DSTEP-04", "UVS-CBLK-02")
def test_a_completely_blocked_one_nothing() -> None:
    now = blocked("Mid Wall", attack([EAR], damage=9), theirs={"hand": ["Mid Wall"]})
    assert now["P2.health"] == 25
    assert not now.told_of("deal")
    assert not now.told_of("draw")


@pytest.mark.proves("UVS-DMG-02", "UVS-NEG-01", "UVS-NEG-02")
@pytest.mark.parametrize("hand", [[], ["High Wall"]])
def test_negative_damage_is_no_damage_and_no_healing(hand: list[str]) -> None:
    weak = attack([EAR, "Ability(ENHANCE, (Modify(TheAttack(), DAMAGE, -5),))"], damage=2)
    now = jab(weak, theirs={"hand": hand, "health": 20}).play("P1: use Jab")
    if hand:
        assert now["attack.damage"] == -3
        now.on("P2 block").play("P2: block with High Wall")
    assert now["P2.health"] == 20
    assert happened(now, V_DEAL) == []
    assert not now.told_of("draw")
    now.on("P1 momentum", "P2 form")
    assert now.question == "P2 form"


@pytest.mark.proves("UVS-DEALS-01")
@pytest.mark.parametrize(("damage", "deals"), [(0, False), (1, True)])
def test_dealing_damage_is_dealing_at_least_one(damage: int, deals: bool) -> None:
    now = jab(attack([EAR], damage=damage))
    assert bool(now.told_of("draw")) is deals
    assert now["P2.health"] == 25 - damage
    now.on("P1 momentum", "P2 form")
    assert (now.question == "P1 momentum") is deals


@pytest.mark.proves("UVS-DSTEP-05")
def test_what_damage_causes_is_settled_before_the_attack_resolves() -> None:
    ear = asset(["Ability(RESPONSE, (Draw(1),), (), Event(V_DEAL, RIVAL))"])
    now = jab(theirs={"stage": ["Ear"]}, Ear=ear)
    assert now.question == "P2 respond"
    assert now["attack.step"] == "Damage Step"
    assert not now.told_of("resolve")
    now.play("P2: use Ear")
    assert now.verbs().index("draw") < now.verbs().index("resolve")

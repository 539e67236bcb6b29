"""Attacks: their three numbers, when those change, and when their abilities can be played (UVS-ATK)."""

from __future__ import annotations

import pytest

from kumite.games.universus.define import BadCard, face
from kumite.games.universus.faces import attack_face
from kumite.games.universus.terms import ATTACK, DAMAGE, FOUNDATION, SPEED, V_ATTACKED
from kumite.games.universus.values import read
from tests.games.universus.attack.spar import happened, jab, spar
from tests.games.universus.ringside import PAGE, action, asset, attack, backup, foundation, p1, p2, table

NEXT = "Ability(FORM, (Modify(Sel(1, YOU, (Type((ATTACK,)),), (POOL, TRANSIT), next=True), SPEED, 2, TURN),))"


@pytest.mark.proves("UVS-ATK-02", "UVS-POOL-04")
def test_an_attack_is_played_as_a_form_to_the_right_of_the_pool_and_is_pending() -> None:
    ear = asset(["Ability(RESPONSE, (Gain(1),), (), Event(V_PLAY, YOU))"])
    side = {"pool": [PAGE], "stage": ["Ear"], "deck": ["Five"], "health": 20}
    now = spar(attack(difficulty=4), mine=side, Ear=ear, Five=foundation(check=5)).play("P1: play Jab")
    assert now.question == "P1 respond"
    assert now["P1.pool"] == [PAGE, "Jab"]
    assert now["stack"] == ["Jab"]
    assert now["P1.cards.pool"][1]["pending"] is True


@pytest.mark.proves("UVS-ATK-03", "UVS-DEALS-01", "UVS-CLRP-06")
def test_an_attack_that_dealt_damage_goes_to_momentum_and_another_is_discarded() -> None:
    now = table(p1(hand=["Hook", "Feint"]), p2(), cards={"Hook": attack(), "Feint": attack(damage=0)})
    now.play("P1: play Hook", "P1: play Feint")
    assert now.question == "P1 momentum"  # asked once: for Hook
    now.play("P1: into momentum")
    assert now["P1.momentum"] == ["Hook (face down)"]
    assert "Feint" in now["P1.discards"]
    assert "Hook" not in now["P1.discards"]


@pytest.mark.proves("UVS-ATK-04")
def test_momentum_may_be_declined() -> None:
    now = table(p1(hand=["Hook"]), p2(), cards={"Hook": attack()}).play("P1: play Hook", "P1: discard it")
    assert now["P1.momentum"] == []
    assert "Hook" in now["P1.discards"]


@pytest.mark.proves("UVS-ATK-05", "UVS-DMG-01", "UVS-SPEED-01")
def test_speed_damage_and_zone_belong_to_attacks_alone() -> None:
    made = face("Hook", ATTACK, 1, 3, speed=4, zone="low", damage=5)
    assert (read(made, SPEED), read(made, DAMAGE)) == (4, 5)
    with pytest.raises(BadCard):
        face("Hook", ATTACK, 1, 3, speed=4, damage=5)
    with pytest.raises(BadCard):
        face("Wall", FOUNDATION, 1, 3, speed=4, zone="low", damage=5)
    now = jab(attack(["Ability(ENHANCE, (Draw(1),))"], speed=4, damage=5), mine={"pool": [PAGE]})
    assert "speed" in now["P1.cards.pool"][1]
    assert "speed" not in now["P1.cards.pool"][0]


@pytest.mark.proves("UVS-ATK-06")
def test_an_attack_that_has_resolved_is_not_changed_any_more() -> None:
    more = "Ability(ENHANCE, (Modify(Sel(1, YOU, (Type((ATTACK,)),), (POOL,), every=True), DAMAGE, 2),))"
    cards = {"Hook": attack(), "Jab": attack([more])}
    now = table(p1(hand=["Jab", PAGE], pool=["Hook"]), p2(), cards=cards).play("P1: play Jab", "P1: use Jab")
    assert [card["damage"] for card in now["P1.cards.pool"]] == [3, 5]


@pytest.mark.proves("UVS-ATK-06")
def test_nor_in_the_window_of_its_resolving() -> None:
    ear = asset(["Ability(RESPONSE, (Modify(Ref('event'), DAMAGE, 2),), (), Event(V_RESOLVE, YOU))"])
    now = jab(mine={"stage": ["Ear"]}, Ear=ear).play("P1: use Ear")
    assert now["P1.cards.pool"][0]["damage"] == 3
    assert not now.told_of("bonus")


@pytest.mark.proves("UVS-ATK-07")
def test_a_change_that_comes_while_it_is_being_played_is_held() -> None:
    side = {"stage": ["Drill"], "deck": ["Two"]}
    now = spar(mine=side, Drill=asset([NEXT]), Two=foundation(check=0)).play("P1: use Drill", "P1: play Jab")
    assert now.question == "P1 commit"
    h = now.g.coming
    assert now.g.transit == (h,)
    assert not now.told_of("bonus")
    now.play("P1: commit Sparring Partner")
    assert [event["amount"] for event in now.told_of("bonus")] == [2]


@pytest.mark.proves("UVS-ATK-07")
def test_and_never_made_if_the_check_fails() -> None:
    side = {"stage": ["Drill"], "deck": ["Two"]}
    now = spar(mine=side, Drill=asset([NEXT]), Two=foundation(check=0)).play(
        "P1: use Drill", "P1: play Jab", "P1: fail"
    )
    assert not now.told_of("bonus")
    assert "Jab" in now["P1.discards"]


@pytest.mark.proves("UVS-ATK-07")
def test_an_effect_on_this_attack_during_its_check_waits_as_well() -> None:
    burst = "Ability(RESPONSE, (Modify(TheAttack(), SPEED, 2),), (), Event(V_CHECK, YOU))"
    now = spar(attack(["Ability(ENHANCE, (Draw(1),))"]), mine={"stage": ["Ear"]}, Ear=asset([burst]))
    now.play("P1: play Jab", "P1: use Ear")
    assert now.question == "P1 enhance"
    assert now["attack.speed"] == 5


@pytest.mark.proves("UVS-ATK-08")
def test_an_attack_that_was_not_played_is_met_by_what_waits_when_it_enters_its_sequence() -> None:
    boost = "Ability(CONTINUOUS, (Modify(Sel(1, YOU, (Type((ATTACK,)),), (POOL,), every=True), DAMAGE, 1),))"
    call = "Ability(ENHANCE, (Attacks(Sel(1, YOU, (Named('Hook'),), (DISCARDS,))),))"
    more = "Ability(ENHANCE, (Draw(1),))"
    side = {"stage": ["Flag"], "discards": ["Hook"]}
    now = jab(attack([call, more]), mine=side, Flag=asset([boost]), Hook=attack([more])).play("P1: use Jab: ability 1")
    assert now["attack.damage"] == 4
    assert now["stack"] == ["Hook"]
    assert now["P1.cards.pool"][1]["damage"] == 3  # pending
    now.play("P1: pass")
    assert now["attack.card"] == "Hook"
    assert now["attack.damage"] == 4


@pytest.mark.proves("UVS-ATK-09")
def test_an_enhance_of_an_earlier_attack_is_not_offered() -> None:
    text = ["Ability(ENHANCE, (Draw(1),))"]
    now = jab(attack(text), mine={"pool": ["Hook"]}, Hook=attack(text))
    assert now.begins("use") == ["use Jab"]
    now.play("P1: use Jab")
    assert now.question == "P1 form"  # nothing is left to enhance with


@pytest.mark.proves("UVS-ATK-10")
def test_a_response_of_an_attack_is_for_its_own_sequence() -> None:
    text = ["Ability(RESPONSE, (Gain(1),), (), Event(V_DRAW, RIVAL))"]
    theirs = {"stage": ["Purse"], "health": 20}
    purse = foundation(["Ability(ENHANCE, (Draw(1),))"])
    old = jab(mine={"pool": ["Hook"], "health": 20}, theirs=theirs, Hook=attack(text), Purse=purse).play(
        "P2: use Purse"
    )
    assert old.question != "P1 respond"
    new = jab(attack(text), mine={"health": 20}, theirs=theirs, Purse=purse).play("P2: use Purse")
    assert new.question == "P1 respond"


@pytest.mark.proves("UVS-ATK-10")
def test_and_from_the_moment_it_is_played() -> None:
    text = ["Ability(RESPONSE, (Gain(1),), (), Event(V_DRAW, RIVAL))"]
    eye = foundation(["Ability(CONTINUOUS, (Fired(Event(V_PLAY, RIVAL), (Draw(1),)),))"])
    now = jab(attack(text), mine={"health": 20}, theirs={"stage": ["Eye"]}, Eye=eye)
    assert now.question == "P1 respond"
    assert now["attack"] is None


@pytest.mark.proves("UVS-ATK-11")
@pytest.mark.parametrize(("deck", "hurt"), [([PAGE], True), (["Nil"], False)])
def test_whoever_is_attacked_is_so_once_the_attack_is_played(deck: list[str], hurt: bool) -> None:
    side = {"deck": deck, "committed": True}
    now = jab(mine=side, theirs={"stage": ["Friend"]}, Friend=backup(), Nil=foundation(check=0))
    now.play("P1: attack P2's Friend")
    assert happened(now, V_ATTACKED) == ([["Friend"]] if hurt else [])


@pytest.mark.proves("UVS-ATK-11")
def test_a_dropped_attack_has_attacked_all_the_same() -> None:
    back = "Ability(ENHANCE, (Move(TheAttack(), HAND),))"
    now = jab(attack([back]), theirs={"stage": ["Friend"]}, Friend=backup()).play(
        "P1: attack P2's Friend", "P1: use Jab"
    )
    assert now["P1.pool"] == []
    assert not now.told_of("resolve")
    assert happened(now, V_ATTACKED) == [["Friend"]]


@pytest.mark.proves("UVS-ATK-12")
def test_your_attack_may_be_spoken_of_during_the_rivals_attack() -> None:
    text = "Ability(ENHANCE, (Modify(TheAttack(YOU), DAMAGE, 2),), (Commit(This()),))"
    now = jab(theirs={"stage": ["Vain"]}, Vain=foundation([text]))
    assert now.question == "P2 enhance"
    now.play("P2: use Vain")
    assert now["P2.stage"][1] == "Vain (committed)"
    assert not now.told_of("bonus")
    assert now["P2.health"] == 22


@pytest.mark.proves("UVS-ATK-12")
def test_an_action_for_it_is_no_different() -> None:
    text = "Ability(ENHANCE, (Modify(TheAttack(YOU), DAMAGE, 2),))"
    now = jab(theirs={"hand": ["Vain"]}, Vain=action([text])).play("P2: use Vain")
    assert now["P2.pool"] == ["Vain"]
    assert now["P2.health"] == 22
    assert attack_face(jab(attack(["Ability(ENHANCE, (Draw(1),))"])).g).damage == 3

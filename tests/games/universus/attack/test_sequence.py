"""The attack sequence, who has which part in it, dropped attacks and resolving (UVS-SEQ, UVS-DROP, UVS-RESOLVE)."""

from __future__ import annotations

import pytest

from kumite.games.universus.terms import BEGINS, BLOCK_STEP, DAMAGE_STEP, ENHANCE_STEP, V_MOMENT
from tests.games.universus.attack.spar import blocked, jab, spar, statuses
from tests.games.universus.ringside import PAGE, Table, asset, attack, backup, foundation, p1, p2, table

CLOCK = "Ability(CONTINUOUS, (Fired(Moment(SETUP), (Draw(1),)),))"  # never, but it listens for steps
FREE = "Ability(ENHANCE, (Draw(1),))"
REVERSE = attack([FREE], keywords=["Reversal"], block="+0 high")


def steps(now: Table) -> list[int]:
    """The steps of attacks that began this turn."""
    seen = [event.note for event in now.g.log if event.verb == V_MOMENT and event.amount == BEGINS]
    return [note for note in seen if note in (ENHANCE_STEP, BLOCK_STEP, DAMAGE_STEP)]


@pytest.mark.proves("UVS-SEQ-01", "UVS-SEQ-02")
def test_what_the_playing_causes_comes_before_the_sequence() -> None:
    ear = asset(["Ability(RESPONSE, (Draw(1),), (), Event(V_PLAY, RIVAL))"])
    now = jab(attack([FREE]), theirs={"stage": ["Ear"]}, Ear=ear)
    assert now.question == "P2 respond"
    assert now["attack"] is None
    assert now["stack"] == ["Jab"]
    now.play("P2: use Ear")
    assert now.question == "P1 enhance"
    assert now["attack.step"] == "Enhance Step"
    assert now["stack"] == []
    assert now.verbs().index("draw") < now.verbs().index("enter")


@pytest.mark.proves("UVS-SEQ-03", "UVS-SEQ-05", "UVS-RESOLVE-01", "UVS-DSTEP-05")
def test_the_steps_come_in_order_once_each_and_then_it_resolves() -> None:
    now = jab(theirs={"stage": ["Clock"]}, Clock=asset([CLOCK]))
    assert steps(now) == [ENHANCE_STEP, BLOCK_STEP, DAMAGE_STEP]
    verbs = now.verbs()
    assert verbs.count("resolve") == 1
    assert verbs.index("deal") < verbs.index("resolve")


@pytest.mark.proves("UVS-SEQ-05", "UVS-DSTEP-05", "UVS-RESOLVE-01")
def test_it_resolves_after_the_sequence_has_ended() -> None:
    ear = asset(["Ability(RESPONSE, (Draw(1),), (), Event(V_RESOLVE))"])
    now = jab(mine={"stage": ["Ear"]}, Ear=ear)
    assert now.question == "P1 respond"
    assert now["attack.step"] == "resolved"
    assert now["P2.health"] == 22


@pytest.mark.proves("UVS-SEQ-04")
def test_an_attack_on_a_backup_has_no_block_step() -> None:
    theirs = {"stage": ["Clock", "Friend"], "hand": ["Mid Wall"]}
    now = jab(theirs=theirs, Clock=asset([CLOCK]), Friend=backup()).play("P1: attack P2's Friend")
    assert steps(now) == [ENHANCE_STEP, DAMAGE_STEP]
    assert now.question == "P1 form"


# Dropped


@pytest.mark.proves("UVS-SEQ-06", "UVS-DROP-01", "UVS-RESOLVE-02")
@pytest.mark.parametrize("act", ["Move(TheAttack(), HAND)", "Flip(TheAttack())"])
def test_an_attack_that_leaves_the_pool_or_is_turned_is_dropped(act: str) -> None:
    ear = asset(["Ability(CONTINUOUS, (Fired(Event(V_RESOLVE), (Draw(1),)),))"])
    now = jab(attack([f"Ability(ENHANCE, ({act},))"]), mine={"stage": ["Ear"]}, Ear=ear).play("P1: use Jab")
    assert now.question == "P1 form"
    assert now["P2.health"] == 25
    assert not {"block", "deal", "resolve", "draw"} & set(now.verbs())


@pytest.mark.proves("UVS-DROP-01")
def test_in_the_damage_step_it_is_dropped_no_more() -> None:
    late = "Ability(RESPONSE, (Flip(TheAttack()),), (), Event(V_BEFORE_TAKE))"
    ear = "Ability(RESPONSE, (Draw(1),), (), Event(V_DEAL))"
    now = jab(theirs={"stage": ["Late", "Ear"]}, Late=asset([late]), Ear=asset([ear]))
    assert now["attack.step"] == "Damage Step"
    now.play("P2: use Late")
    assert now.question == "P2 respond"
    assert now["attack.dropped"] is False
    now.play("P2: use Ear")
    assert now["P2.health"] == 22
    assert now.told_of("resolve")
    assert now["P1.pool"] == ["Jab (face down)"]


@pytest.mark.proves("UVS-DROP-01", "UVS-DROP-03")
def test_turned_in_the_block_step_it_is_dropped_before_the_damage() -> None:
    late = "Ability(RESPONSE, (Flip(TheAttack()),), (), Event(V_STATUS))"
    now = jab(theirs={"stage": ["Late"]}, Late=asset([late])).play("P2: use Late")
    assert now.question == "P1 form"
    assert now["P2.health"] == 25
    assert not now.told_of("resolve")


@pytest.mark.proves("UVS-DROP-02")
def test_the_effect_that_drops_it_is_finished_and_nobody_gets_another_enhance() -> None:
    text = "Ability(ENHANCE, (Move(TheAttack(), HAND), Draw(2)))"
    now = jab(attack([text, FREE]), theirs={"stage": ["Keen"]}, Keen=foundation([FREE])).play("P1: use Jab: ability 1")
    assert now.question == "P1 form"
    assert len(now.told_of("draw")) == 1
    assert now["P1.hand_size"] == 4
    assert now["attack"] is None


@pytest.mark.proves("UVS-DROP-03")
def test_a_block_that_is_being_played_is_played_but_gives_no_status() -> None:
    gone = "Ability(CONTINUOUS, (Fired(Event(V_CHECK, RIVAL), (Flip(TheAttack()),)),))"
    now = blocked("Mid Wall", mine={"stage": ["Eye"]}, theirs={"hand": ["Mid Wall"]}, Eye=asset([gone]))
    assert now["P2.pool"] == ["Mid Wall"]
    assert statuses(now) == []
    assert now["P2.health"] == 25
    assert not now.told_of("resolve")
    assert now.question == "P1 form"


@pytest.mark.proves("UVS-RESOLVE-02")
def test_an_attack_that_is_not_dropped_does_resolve() -> None:
    ear = asset(["Ability(CONTINUOUS, (Fired(Event(V_RESOLVE), (Draw(1),)),))"])
    assert jab(mine={"stage": ["Ear"]}, Ear=ear).told_of("draw")


# Resolving an ability


@pytest.mark.proves("UVS-RESOLVE-03")
def test_an_ability_resolves_when_all_its_parts_were_tried() -> None:
    text = "Ability(ENHANCE, (Commit(Sel(1, RIVAL, (Type((FOUNDATION,)),))), Gain(1)))"
    ear = "Ability(CONTINUOUS, (Fired(Event(V_RESOLVED, YOU), (Draw(1),)),))"
    now = jab(attack([text]), mine={"stage": ["Ear"], "health": 20}, Ear=asset([ear])).play("P1: use Jab")
    verbs = now.verbs()
    assert "commit" not in verbs  # the first part failed
    assert verbs.index("gain") < verbs.index("draw")


@pytest.mark.proves("UVS-RESOLVE-03")
def test_an_effect_may_wait_for_it() -> None:
    text = "Ability(ENHANCE, (Fired(Event(V_RESOLVED, YOU), (Draw(1),)), Gain(1)))"
    now = jab(attack([text]), mine={"health": 20}).play("P1: use Jab")
    assert now.verbs().index("gain") < now.verbs().index("draw")


# Attacker and defender


def reversal() -> Table:
    """P1's attack was blocked, and P2's Reversal to it is in its Enhance Step, in P1's turn."""
    side = p2(hand=["Counter", "High Wall"], stage=["Keen"])
    cards = {"Jab": attack(), "Counter": REVERSE, "High Wall": foundation(block="+0 high"), "Keen": foundation([FREE])}
    now = table(p1(hand=["Jab", PAGE], stage=["Keen"]), side, cards=cards)
    now.play("P1: play Jab").on("P2 block").play("P2: block with High Wall")
    now.play("P2: use Counter")
    return now


@pytest.mark.proves("UVS-AP-01", "UVS-ATKR-01", "UVS-DEF-01")
def test_the_attacker_need_not_be_the_active_player() -> None:
    now = reversal()
    assert now["turn"] == "P1"
    assert now["attack.by"] == "P2"
    assert now["attack.card"] == "Counter"
    health = now["P1.health"]
    now.on("P1 form")
    assert now["P1.health"] == health - 3  # the damage is the other player's, and the turn goes on with P1
    assert now["turn"] == "P1"


@pytest.mark.proves("UVS-ATKR-02", "UVS-DEF-02")
def test_the_attacker_is_asked_first_then_the_defender() -> None:
    now = jab(attack([FREE]), mine={"stage": ["Keen"]}, theirs={"stage": ["Keen"]}, Keen=foundation([FREE]))
    assert now.question == "P1 enhance"
    now.play("P1: pass")
    assert now.question == "P2 enhance"
    back = reversal()
    assert back.question == "P2 enhance"
    back.play("P2: pass")
    assert back.question == "P1 enhance"


@pytest.mark.proves("UVS-DEF-01")
def test_the_defender_blocks() -> None:
    now = spar(attack([FREE]), mine={"hand": ["Mid Wall"]}, theirs={"hand": ["Mid Wall"]})
    now.play("P1: play Jab").on("P2 block", "P1 block")
    assert now.question == "P2 block"

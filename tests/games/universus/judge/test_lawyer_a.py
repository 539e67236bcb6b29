"""A second reading of the rulebook, from abilities to cycling: attacks, blocks and the Combat Phase."""

from __future__ import annotations

import pytest

from kumite.games.universus.faces import card_of, face
from kumite.games.universus.terms import COMPLETELY, HIGH, NOT_BLOCKED
from tests.games.universus.attack.spar import BLOCKS, jab, statuses
from tests.games.universus.ringside import PAGE, Table, asset, attack, backup, foundation, p1, p2, table

BLOCKS_COME = "Event(V_PLAY, {}, notes=(AS_BLOCK,))"


def held(ring: Table, name: str) -> int:
    return next(h for h in range(len(ring.g.kind)) if card_of(ring.g, h).name == name)


# Attacks


@pytest.mark.proves("UVS-STACK-10", "UVS-RULING-76")
def test_an_attack_that_comes_again_without_being_played_attacks_the_character() -> None:
    again = "Ability(FORM, (PutOnStack(Sel(1, YOU, (Type((ATTACK,)),), (POOL,))),), (Commit(This()),))"
    ring = table(
        p1(hand=["Jab", PAGE], stage=["Again"]),
        p2(stage=["Pal"]),
        cards={"Jab": attack(), "Pal": backup(stamina=9), "Again": foundation([again])},
    )
    ring.play("P1: play Jab", "P1: attack P2's Pal").on("P1 form")
    assert ring["P2.health"] == 25
    ring.play("P1: use Again").on("P1 form")
    assert ring["P2.health"] == 22
    assert ring.g.attacks[0] == 2


@pytest.mark.proves("UVS-ATK-07", "UVS-STATE-11")
def test_a_zone_that_is_changed_while_the_attack_is_played_changes_as_it_is_played() -> None:
    twist = "Ability(RESPONSE, (ChangeZone(TheAttack(YOU)),), (Commit(This()),), Event(V_CHECK, YOU))"
    ring = table(p1(hand=["Jab", PAGE], stage=["Twist"]), p2(), cards={"Jab": attack(), "Twist": foundation([twist])})
    ring.play("P1: play Jab", "P1: use Twist", "P1: high")
    assert face(ring.g, held(ring, "Jab")).zone == HIGH
    assert ring.g.effects == ()


@pytest.mark.proves("UVS-ATK-06", "UVS-STATE-12")
def test_an_attack_that_was_played_and_has_left_is_not_changed_any_more() -> None:
    sweep = "Ability(RESPONSE, (Clear(Ref('event')),), (Commit(This()),), Event(V_PLAY, RIVAL))"
    push = "Ability(RESPONSE, (Modify(TheAttack(), DAMAGE, 2),), (Commit(This()),), Event(V_CLEAR, YOU))"
    ring = table(
        p1(hand=["Jab", PAGE], stage=["Push"]),
        p2(stage=["Sweep"]),
        cards={"Jab": attack(), "Sweep": foundation([sweep]), "Push": foundation([push])},
    )
    ring.play("P1: play Jab", "P2: use Sweep", "P1: use Push")
    assert face(ring.g, held(ring, "Jab")).damage == 3


def reversed_by(text: str) -> Table:
    """P2 blocks P1's attack partially, answers with a reversal, and has a foundation with this text."""
    ring = table(
        p1(hand=["Jab", PAGE]),
        p2(hand=["High Wall", "Back"], stage=["Push"]),
        cards={**BLOCKS, "Jab": attack(), "Back": attack(keywords=["Reversal"], damage=4), "Push": foundation([text])},
    )
    ring.play("P1: play Jab").on("P2 block").play("P2: block with High Wall").on("P2 respond")
    return ring.play("P2: use Back", "P2: use Push").on("P1 form")


@pytest.mark.proves("UVS-ASGN-03", "UVS-ATKR-01")
def test_what_lasts_for_a_reversal_does_not_end_with_the_attack_before_it() -> None:
    heals = "Fired(Event(V_DEAL, YOU), (Gain(1),), until=ATTACK_PERIOD)"
    ring = reversed_by(f"Ability(RESPONSE, ({heals},), (Commit(This()),), Event(V_PLAY, YOU, (Type((ATTACK,)),)))")
    assert (ring["P1.health"], ring["P2.health"]) == (21, 24)


@pytest.mark.proves("UVS-ATK-07", "UVS-ATKR-01")
@pytest.mark.parametrize(
    "event", ["Event(V_CHECK, YOU, notes=(FOR_FORM,))", "Event(V_PLAY, YOU, notes=(AS_REVERSAL,))"]
)
def test_a_reversal_is_changed_while_and_after_it_is_played(event: str) -> None:
    ring = reversed_by(f"Ability(RESPONSE, (Modify(TheAttack(YOU), DAMAGE, 2),), (Commit(This()),), {event})")
    assert ring["P1.health"] == 19


@pytest.mark.proves("UVS-SEQ-06", "UVS-DROP-02")
def test_an_attack_that_is_dropped_as_it_enters_has_no_enhance_step() -> None:
    leaves = "Ability(CONTINUOUS, (Fired(Event(V_ENTER, own=True), (Move(This(), HAND),)),))"
    chime = "Ability(CONTINUOUS, (Fired(Moment(ENHANCE_STEP), (Gain(1),)),))"
    ring = jab(attack([leaves]), mine={"stage": ["Chime"], "health": 9}, Chime=asset([chime]))
    assert ring.question == "P1 form"
    assert ring["P1.health"] == 9


# Blocks


@pytest.mark.proves("UVS-CONF-03", "UVS-BSTEP-13", "UVS-RULING-108")
def test_an_attack_does_not_get_a_status_that_it_cannot_have() -> None:
    """It is made to match the zone of the block when that has been played."""
    never = "Ability(CONTINUOUS, (Rule(CANNOT, Event(V_STATUS, own=True, notes=(COMPLETELY,))),))"
    twist = f"Ability(RESPONSE, (ChangeZone(TheAttack(RIVAL)),), (Commit(This()),), {BLOCKS_COME.format('YOU')})"
    ring = table(
        p1(hand=["Jab", PAGE]),
        p2(hand=["High Wall"], stage=["Twist"]),
        cards={**BLOCKS, "Jab": attack([never]), "Twist": foundation([twist])},
    )
    ring.play("P1: play Jab").on("P2 block").play("P2: block with High Wall", "P2: use Twist", "P2: high")
    ring.on("P1 form")
    assert statuses(ring) == [NOT_BLOCKED]
    assert ring["P2.health"] == 22


@pytest.mark.proves("UVS-BSTEP-13", "UVS-CBLK-01", "UVS-RULING-107")
@pytest.mark.parametrize("done", ["Flip", "Clear"])
def test_a_block_that_was_turned_or_has_left_is_what_it_was(done: str) -> None:
    over = f"Ability(RESPONSE, ({done}(Ref('event')),), (Commit(This()),), {BLOCKS_COME.format('RIVAL')})"
    high = "Ability(CONTINUOUS, (Set(This(), BLOCK_ZONE, HIGH),))"
    ring = table(
        p1(hand=["Jab", PAGE], stage=["Over"]),
        p2(hand=["Screen"]),
        cards={"Screen": attack([high], block="+0 mid"), "Jab": attack(zone="high"), "Over": foundation([over])},
    )
    ring.play("P1: play Jab").on("P2 block").play("P2: block with Screen", "P1: use Over").on("P1 form")
    assert statuses(ring) == [COMPLETELY]


# The Combat Phase


@pytest.mark.proves("UVS-COMBAT-11", "UVS-COMBAT-03", "UVS-RULING-26")
def test_a_form_that_is_used_from_hand_is_no_card_that_is_played() -> None:
    spare = "Ability(FORM, (Draw(1),), (Discard(This()),), riders=(In(HAND),))"
    ring = table(p1(hand=["Spare"]), p2(), turns=1, cards={"Spare": attack([spare])})
    assert ring.options == ["pass", "use Spare"]


@pytest.mark.proves("UVS-CLEAR-01", "UVS-CLEAR-02")
def test_whatever_goes_from_the_card_pool_to_the_discard_pile_is_cleared() -> None:
    puts = "Ability(FORM, (Move(Sel(1, DOER, (), ({},)), DISCARDS),), (Commit(This()),))"
    ear = "Ability(CONTINUOUS, (Fired(Event(V_CLEAR, YOU), (Gain(1),)),))"
    for zone, gained in (("POOL", 1), ("MOMENTUM", 0)):
        ring = table(
            p1(hand=[PAGE], pool=[PAGE], momentum=[PAGE], stage=["Broom", "Ear"], health=9),
            p2(),
            cards={"Broom": foundation([puts.format(zone)]), "Ear": asset([ear])},
        )
        ring.play("P1: use Broom")
        assert ring["P1.health"] == 9 + gained


@pytest.mark.proves("UVS-CLEAR-01", "UVS-PLAYCD-09")
@pytest.mark.parametrize(("pool", "gained"), [(["Rock"], 1), ([], 0)])
def test_a_card_that_is_played_from_the_card_pool_and_fails_is_cleared(pool: list[str], gained: int) -> None:
    ear = "Ability(CONTINUOUS, (Fired(Event(V_CLEAR, YOU), (Gain(1),)),))"
    again = "Ability(CONTINUOUS, (Rule(PLAYABLE, Event(V_PLAY, YOU), zones=(POOL,)),))"
    ring = table(
        p1(hand=[] if pool else ["Rock"], pool=pool, stage=["Again", "Ear"], health=9, committed=True, deck=["Zero"]),
        p2(),
        cards={"Rock": foundation(), "Again": asset([again]), "Ear": asset([ear]), "Zero": attack(check=0)},
    )
    ring.play("P1: play Rock")
    assert ring["P1.health"] == 9 + gained

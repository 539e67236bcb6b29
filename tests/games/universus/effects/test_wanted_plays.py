"""Words that card English wanted: trying to play, playing at once, abilities that are told apart, handed on, or
anybody's, blocks from elsewhere."""

from __future__ import annotations

import pytest

from tests.games.universus.effects.tools import attacking, health, names, now
from tests.games.universus.ringside import PAGE, asset, attack, backup, foundation, p1, p2, table

# Trying


@pytest.mark.parametrize(("kind", "need"), [("foundation", "6"), ("asset", "3")])
def test_trying_to_block_with_a_foundation_is_harder(kind: str, need: str) -> None:
    tries = "Event(V_TRY, RIVAL, (Type((FOUNDATION,)),), notes=(AS_BLOCK,))"
    text = f"Ability(ENHANCE, (Fired({tries}, (Modify(Ref('event'), BLOCK, 3),), ATTACK_PERIOD),))"
    wall = foundation(block="+0 mid") if kind == "foundation" else asset(block="+0 mid")
    ring = attacking(p1(), p2(stage=[PAGE]), {"Wall": wall}, attack([text]))
    ring.play("P1: use Jab")
    ring.on("P2 block")
    ring.play("P2: block with Wall")
    assert ring.told_of("check")[-1]["detail"] == need


def test_a_card_that_is_tried_as_a_block_slows_the_attack() -> None:
    tries = "Event(V_TRY, YOU, own=True, notes=(AS_BLOCK,))"
    text = f"Ability(CONTINUOUS, (Fired({tries}, (Set(TheAttack(RIVAL), SPEED, 0),)),))"
    ring = attacking(p1(), p2(), {"Wall": foundation([text], block="+1 mid")}, attack(speed=9))
    ring.on("P2 block")
    ring.play("P2: block with Wall")
    assert ring.told_of("check")[-1]["detail"] == "1"


@pytest.mark.parametrize(("zone", "need"), [("hand", "4"), ("discards", "2")])
def test_a_card_tried_from_elsewhere_is_easier(zone: str, need: str) -> None:
    tries = "Event(V_TRY, YOU, own=True, origin=HAND, away=True)"
    text = f"Ability(CONTINUOUS, (Fired({tries}, (Modify(This(), DIFFICULTY, -2),)),))"
    opens = "Ability(CONTINUOUS, (Rule(PLAYABLE, Event(V_PLAY, YOU, (Named('Jab'),)), zones=(DISCARDS,)),))"
    ring = table(
        p1(**{zone: ["Jab"]}, stage=["Watch", PAGE]),
        p2(),
        cards={"Jab": attack([text], difficulty=4), "Watch": foundation([opens])},
    )
    ring.play("P1: play Jab" if zone == "hand" else "P1: play Jab in the discard pile")
    assert ring.told_of("check")[-1]["detail"] == need


def test_nobody_is_told_that_somebody_tries() -> None:
    text = "Ability(CONTINUOUS, (Fired(Event(V_TRY, YOU, own=True), (Gain(1),)),))"
    ring = table(p1(hand=["Jab"], health=9), p2(), cards={"Jab": attack([text], difficulty=0)})
    ring.play("P1: play Jab")
    assert health(ring)[0] == 10
    assert not ring.told_of("try")


# At once


@pytest.mark.proves("UVS-COMBAT-08", "UVS-CHECK-11")
@pytest.mark.parametrize(("free", "difficulty", "plays"), [("False", 1, True), ("False", 9, False), ("True", 9, True)])
def test_an_effect_has_a_card_played(free: str, difficulty: int, plays: bool) -> None:
    text = f"Ability(FORM, (PlayNow(Sel(1, DOER, (Type((FOUNDATION,)),), (DISCARDS,)), free={free}), Gain(1)))"
    ring = table(
        p1(discards=["Leaf"], stage=["Scroll"], health=9),
        p2(),
        cards={"Leaf": foundation(difficulty=difficulty), "Scroll": asset([text])},
    )
    ring.play("P1: use Scroll")
    assert ("Leaf" in names(ring, "P1.pool")) is plays
    assert ("Leaf" in names(ring, "P1.discards")) is not plays
    assert health(ring)[0] == 10  # the effect goes on
    assert ring.g.turn == 0  # no form has failed
    assert len(ring.told_of("check")) == (0 if free == "True" else 1)


def test_an_attack_that_an_effect_plays_attacks() -> None:
    text = "Ability(FORM, (PlayNow(Sel(1, DOER, (Type((ATTACK,)),), (DISCARDS,))),))"
    ring = table(
        p1(discards=["Jab"], stage=["Scroll"]),
        p2(health=9),
        cards={"Jab": attack(difficulty=0), "Scroll": foundation([text])},
    )
    ring.play("P1: use Scroll")
    ring.on("P1 form")
    assert health(ring)[1] == 6


def test_what_cannot_be_played_is_not() -> None:
    text = "Ability(FORM, (PlayNow(Sel(1, DOER, (), (DISCARDS,)), free=True), If(Did(), (Gain(5),))))"
    bans = "Ability(CONTINUOUS, (Rule(CANNOT, Event(V_PLAY, RIVAL, (Type((BACKUP,)),))),))"
    ring = table(
        p1(discards=["Pal"], stage=["Scroll"], health=9),
        p2(stage=["Ban"]),
        cards={"Pal": backup(), "Scroll": foundation([text]), "Ban": foundation([bans])},
    )
    ring.play("P1: use Scroll")
    assert names(ring, "P1.discards") == ["Pal"]
    assert health(ring)[0] == 9


# Abilities


@pytest.mark.parametrize(("zone", "heard"), [("STAGE", True), ("POOL", False)])
@pytest.mark.parametrize("cost", ["", "Destroy(This()),"])
def test_where_the_card_of_an_ability_was(zone: str, heard: bool, cost: str) -> None:
    watch = f"Ability(CONTINUOUS, (Fired(Event(V_ABILITY, RIVAL, origin={zone}), (Gain(1),)),))"
    ring = table(
        p1(stage=["Scroll"]),
        p2(stage=["Watch"], health=9),
        cards={"Scroll": foundation([f"Ability(FORM, (Draw(1),), ({cost}))"]), "Watch": foundation([watch])},
    )
    ring.play("P1: use Scroll")
    assert health(ring)[1] == 9 + heard


def test_an_ability_knows_how_often_it_was_played() -> None:
    again = "Ability(FORM, (If(Nth(Event(V_ABILITY, YOU, same='this'), '>=', 2), (Gain(1),)),))"
    other = "Ability(FORM, (Draw(1),))"
    ring = table(p1(stage=["Scroll"], health=9), p2(), cards={"Scroll": foundation([again, other])})
    ring.play("P1: use Scroll: ability 2", "P1: use Scroll: ability 1")
    assert health(ring)[0] == 9
    ring.play("P1: use Scroll: ability 1")
    assert health(ring)[0] == 10


def test_that_ability_cannot_be_played_again() -> None:
    stops = "Ability(RESPONSE, (Rule(CANNOT, Event(V_ABILITY, same='event')),), trigger=Event(V_ABILITY, RIVAL))"
    form, other = "Ability(FORM, (Draw(1),))", "Ability(FORM, (Draw(2),))"
    ring = table(
        p1(stage=["Scroll", "Tome"]),
        p2(stage=["Ward"]),
        cards={"Scroll": foundation([form, other]), "Tome": foundation([form]), "Ward": foundation([stops])},
    )
    ring.play("P1: use Scroll: ability 1", "P2: use Ward")
    offered = [option for option in ring.options if option.startswith("use")]
    assert offered == ["use Scroll", "use Tome"]
    ring.play("P1: use Scroll", "P2: pass")
    assert sum([line["amount"] for line in ring.told_of("draw")]) == 3  # that was the other one


def test_an_ability_of_the_past_is_known_by_its_type() -> None:
    asks = "Ability(FORM, (If(Past(Event(V_ABILITY, YOU, kind={})), (Gain(1),)),))"
    enhance = "Ability(ENHANCE, (Draw(1),))"
    for kind, gains in (("ENHANCE", 1), ("BLITZ", 0)):
        ring = attacking(
            p1(stage=["Scroll"], health=9), p2(), {"Scroll": foundation([asks.format(kind)])}, attack([enhance])
        )
        ring.play("P1: use Jab")
        ring.on("P1 form")
        ring.play("P1: use Scroll")
        assert health(ring)[0] == 9 + gains


@pytest.mark.proves("UVS-KMULT-05")
def test_multiple_copies_gain_this_ability() -> None:
    text = "Ability(ENHANCE, (Modify(TheAttack(), DAMAGE, 2), PassOn(Copies())))"
    jab = attack([text], keywords=["Multiple: 1"])
    ring = attacking(p1(momentum=[PAGE]), p2(), {}, jab)
    ring.play("P1: use Jab: Multiple")
    ring.on("P1 enhance")
    ring.play("P1: use Jab")
    ring.on("P2 block")
    ring.play("P2: no block")
    ring.on("P1 enhance")
    before = now(ring).damage
    ring.play(f"P1: {next(option for option in ring.options if option.startswith('use'))}")
    assert now(ring).damage == before + 2


# Anybody's


def test_either_player_may_play_it() -> None:
    text = "Ability(ENHANCE, (Gain(1),), (Commit(This()),), riders=({}))"
    for rider, may in (("", False), ("EitherPlayer(),", True)):
        ring = attacking(p1(health=9), p2(stage=["Well"], health=9), {"Well": foundation([text.format(rider)])})
        assert (ring.question == "P1 enhance") is may
        if may:
            was = health(ring)
            ring.play(f"P1: {next(option for option in ring.options if option.startswith('use'))}")
            assert health(ring) == (was[0] + 1, was[1])
            assert not any(option.startswith("use") for option in ring.options)  # it is committed


def test_either_player_may_respond_with_it() -> None:
    text = "Ability(RESPONSE, (Lose(1, RIVAL),), trigger=Event(V_DRAW, YOU), riders=(EitherPlayer(),))"
    draws = "Ability(FORM, (Draw(1),))"
    ring = table(
        p1(stage=["Scroll"]),
        p2(stage=["Well"], health=9),
        cards={"Scroll": foundation([draws]), "Well": foundation([text])},
    )
    ring.play("P1: use Scroll")
    ring.play(f"P1: {next(option for option in ring.options if option.startswith('use'))}")
    assert health(ring)[1] == 8


# Blocks from elsewhere


@pytest.mark.proves("UVS-BSTEP-05")
@pytest.mark.parametrize(("notes", "blocks"), [("(AS_BLOCK,)", True), ("()", False)])
def test_a_block_from_the_stage(notes: str, blocks: bool) -> None:
    text = f"Ability(CONTINUOUS, (Rule(PLAYABLE, Event(V_PLAY, YOU, own=True, notes={notes}), zones=(STAGE,)),))"
    ring = attacking(p1(), p2(stage=["Gate", PAGE, PAGE]), {"Gate": foundation([text], block="+0 mid")})
    ring.on("P2 block")
    found = [option for option in ring.options if "Gate" in option]
    assert bool(found) is blocks
    if blocks:
        ring.play(f"P2: {found[0]}")
        assert ring.told_of("block")[0]["cards"] == ["Jab", "Gate"]

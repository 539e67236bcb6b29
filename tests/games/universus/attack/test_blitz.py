"""Blitzes: at the opening of the Enhance Step, on the attack itself (UVS-BLITZ)."""

from __future__ import annotations

import pytest

from tests.games.universus.attack.spar import jab
from tests.games.universus.ringside import asset, attack, foundation

GAIN = "Ability(BLITZ, (Gain(1),), name='Red')"
DRAW = "Ability(BLITZ, (Draw(1),), name='Blue')"
HURT = "Ability(BLITZ, (Lose(1, RIVAL),), name='Green')"
FREE = "Ability(ENHANCE, (Draw(1),))"
KEEN = foundation([FREE])


@pytest.mark.proves("UVS-BLITZ-01", "UVS-BLITZ-07")
def test_blitzes_come_before_enhances() -> None:
    now = jab(attack([GAIN, FREE]), mine={"health": 20}, theirs={"stage": ["Keen"]}, Keen=KEEN)
    assert now.question == "P1 blitz"
    assert now.options == ["go on", "use Jab"]
    now.play("P1: use Jab")
    assert now.question == "P1 enhance"
    assert now["P1.health"] == 21


@pytest.mark.proves("UVS-BLITZ-02")
def test_a_blitz_gained_after_the_opening_cannot_be_played() -> None:
    frenzy = "Ability(ENHANCE, (Grant(TheAttack(), Keyword('Tension')),))"
    now = jab(attack([frenzy, FREE])).play("P1: use Jab: ability 1")
    assert now["attack.keywords"] == ["Tension"]
    assert now.question == "P1 enhance"
    assert now.begins("use") == ["use Jab"]
    now.on("P1 form", "P1 blitz")
    assert now.question == "P1 form"
    assert now["P1.momentum"] == []


@pytest.mark.proves("UVS-BLITZ-02")
def test_one_gained_before_can() -> None:
    frenzy = "Ability(CONTINUOUS, (Fired(Event(V_PLAY, YOU), (Grant(Ref('event'), Keyword('Tension')),)),))"
    now = jab(mine={"stage": ["Eye"]}, Eye=asset([frenzy]))
    assert now.question == "P1 blitz"
    now.play("P1: use Jab")
    assert now["P1.momentum"] == ["Roman Cancel"]


@pytest.mark.proves("UVS-BLITZ-03")
def test_blitzing_is_optional() -> None:
    now = jab(attack([GAIN, FREE]), mine={"health": 20}).play("P1: go on")
    assert now.question == "P1 enhance"
    assert now["P1.health"] == 20
    assert not now.told_of("play ability")


@pytest.mark.proves("UVS-BLITZ-04", "UVS-BLITZ-06")
def test_any_of_several_in_any_order_each_once() -> None:
    now = jab(attack([GAIN, DRAW, HURT, FREE]), mine={"health": 20})
    assert now.options == ["go on", "use Jab: Red", "use Jab: Blue", "use Jab: Green"]
    now.play("P1: use Jab: Green")
    assert now.options == ["go on", "use Jab: Red", "use Jab: Blue"]
    now.play("P1: use Jab: Red", "P1: go on")
    assert now["P1.health"] == 21
    assert now["P2.health"] == 24
    assert not now.told_of("draw")
    assert now.question == "P1 enhance"


@pytest.mark.proves("UVS-BLITZ-05")
def test_only_on_the_current_attack() -> None:
    now = jab(attack([FREE]), mine={"pool": ["Old"], "stage": ["Base"]}, Old=attack([GAIN]), Base=foundation([GAIN]))
    assert now.question == "P1 enhance"
    with_own = jab(attack([DRAW, FREE]), mine={"pool": ["Old"]}, Old=attack([GAIN]))
    assert with_own.options == ["go on", "use Jab"]


@pytest.mark.proves("UVS-BLITZ-06")
def test_the_same_blitz_not_twice() -> None:
    now = jab(attack(keywords=["Tension"])).play("P1: use Jab")
    assert now.question == "P1 enhance"
    assert now["P1.momentum"] == ["Roman Cancel"]
    assert len(now.told_of("play ability")) == 1

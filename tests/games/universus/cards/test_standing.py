"""How a player stands: health, winning and losing, desperation, deadlock; destroying; during an attack."""

from __future__ import annotations

from typing import Any

import pytest

from kumite.games.universus.trees.reading import read_ability
from kumite.games.universus.words.riders import Desperation
from tests.games.universus.ringside import PAGE, Table, asset, attack, character, foundation, p1, p2, table

WALL = foundation(block="+0 mid")
GAIN_EAR = "Ability(CONTINUOUS, (Fired(Event(V_GAIN, YOU), (Draw(1),)),))"
HURT_EAR = "Ability(CONTINUOUS, (Fired(Event(V_LOSE, YOU, via=BY_DAMAGE), (Draw(1),)),))"


def doing(does: str, cost: str = "", **more: Any) -> Table:
    held: dict[str, Any] = {"hand": [PAGE], "stage": ["Tower"], **more.pop("p1", {})}
    price = f", ({cost},)" if cost else ""
    cards = {"Tower": asset([f"Ability(FORM, ({does},){price})"]), **more.pop("cards", {})}
    return table(p1(**held), more.pop("p2", p2()), cards=cards, **more)


@pytest.mark.proves("UVS-HEALTH-02", "UVS-HEALTH-03")
def test_health_lost_to_a_cost_or_an_effect_is_no_damage() -> None:
    ring = doing("Lose(1)", "Lose(2)", p1={"health": 20, "stage": ["Tower", "Ear"]}, cards={"Ear": asset([HURT_EAR])})
    ring.play("P1: use Tower")
    assert (ring["P1.health"], ring["P1.hand_size"]) == (17, 1)


@pytest.mark.proves("UVS-HEALTH-02", "UVS-HEALTH-03")
def test_damage_is_lost_health_and_taken() -> None:
    ring = table(
        p1(hand=["Jab", PAGE]), p2(stage=["Ear"], health=20), cards={"Jab": attack(damage=4), "Ear": asset([HURT_EAR])}
    )
    ring.play("P1: play Jab").on("P1 form")
    assert (ring["P2.health"], ring["P2.hand_size"]) == (16, 1)


@pytest.mark.proves("UVS-HEALTH-04", "UVS-WIN-01")
@pytest.mark.parametrize(("health", "left", "winner"), [(3, -2, "P1"), (5, 0, "P1"), (6, 1, None)])
def test_zero_health_or_less_loses(health: int, left: int, winner: str | None) -> None:
    ring = table(p1(hand=["Jab", PAGE]), p2(health=health), cards={"Jab": attack(damage=5)})
    ring.play("P1: play Jab").on("P1 form")
    assert (ring["P2.health"], ring.outcome) == (left, winner)


@pytest.mark.proves("UVS-HEALTH-04", "UVS-WIN-01", "UVS-RULING-21")
def test_paying_the_last_health_loses_before_anything_happens() -> None:
    ring = doing("Lose(99, RIVAL)", "Lose(2)", p1={"health": 2})
    ring.play("P1: use Tower")
    assert (ring.outcome, ring["P2.health"]) == ("P2", 25)


@pytest.mark.proves("UVS-HEALTH-05", "UVS-HEALTH-06")
@pytest.mark.parametrize(("health", "n", "after", "drawn"), [(27, 4, 28, 1), (20, 4, 24, 1), (28, 2, 28, 0)])
def test_health_is_gained_up_to_the_maximum_and_not_at_it(health: int, n: int, after: int, drawn: int) -> None:
    ring = doing(
        f"Gain({n})",
        p1={"character": "Hero", "health": health, "stage": ["Tower", "Ear"]},
        cards={"Hero": character(health=28), "Ear": asset([GAIN_EAR])},
    )
    ring.play("P1: use Tower")
    assert (ring["P1.health"], ring["P1.hand_size"]) == (after, 1 + drawn)


@pytest.mark.proves("UVS-HEALTH-07")
@pytest.mark.parametrize(("health", "after"), [(25, 20), (12, 12)])
def test_health_drops_to_a_lower_maximum(health: int, after: int) -> None:
    ring = doing(
        "Set(Yours(), HEALTH, 20)", p1={"character": "Hero", "health": health}, cards={"Hero": character(health=28)}
    )
    ring.play("P1: use Tower")
    assert (ring["P1.health"], ring["P1.max"]) == (after, 20)


# Desperation and deadlock


@pytest.mark.proves("UVS-DESP-01")
def test_desperation_is_a_restriction_and_a_keyword() -> None:
    ability = read_ability("Ability(ENHANCE, (Draw(1),), riders=(Desperation(),))")
    assert isinstance(ability.riders[0], Desperation)
    cards = {"Jab": attack(keywords=["Desperation: 3"], difficulty=5), "Wall": WALL}
    for health, need in ((12, 3), (13, 5)):
        ring = table(
            p1(hand=["Jab"], health=health, committed=False, deck=["Low"], stage=[PAGE] * 4),
            p2(hand=["Wall"]),
            cards={**cards, "Low": foundation(check=1)},
        )
        ring.play("P1: play Jab")
        assert ring["check.need"] == need


@pytest.mark.proves("UVS-DESP-02", "UVS-DESP-03")
@pytest.mark.parametrize(("most", "health", "at"), [(30, 15, False), (30, 14, True), (27, 14, False), (27, 13, True)])
def test_desperation_is_strictly_less_than_half(most: int, health: int, at: bool) -> None:
    form = "Ability(FORM, (Gain(1),), riders=(Desperation(),))"
    ring = table(
        p1(character="Hero", hand=[PAGE], stage=["Gate"], health=health),
        cards={"Hero": character(health=most), "Gate": asset([form])},
    )
    assert (ring["P1.desperation"], "use Gate" in ring.options, ring["P2.desperation"]) == (at, at, False)


@pytest.mark.proves("UVS-DEADLK-01", "UVS-DEADLK-02", "UVS-DEADLK-03", "UVS-RULING-67")
@pytest.mark.parametrize(
    ("up", "down", "assets", "at"), [(10, 0, 3, False), (11, 0, 0, True), (9, 2, 3, True), (8, 2, 5, False)]
)
def test_deadlock_is_more_than_ten_foundations_of_the_rival(up: int, down: int, assets: int, at: bool) -> None:
    form = "Ability(FORM, (Gain(1),), riders=(Deadlock(),))"
    stage = [PAGE] * up + [{"card": "Shed", "down": True}] * down + ["Shed"] * assets
    ring = table(p1(hand=[PAGE], stage=["Gate"]), p2(stage=stage), cards={"Gate": asset([form]), "Shed": asset()})
    assert (ring["P2.deadlock"], "use Gate" in ring.options, ring["P1.deadlock"]) == (at, at, False)


@pytest.mark.proves("UVS-DEADLK-03", "UVS-DEADLK-01", "UVS-RULING-67")
def test_ones_own_deadlock_opens_no_deadlock_ability() -> None:
    form = "Ability(FORM, (Gain(1),), riders=(Deadlock(),))"
    text = "Ability(FORM, (If(Stands(YOU, 'deadlock'), (Draw(1),)), If(Stands(RIVAL, 'deadlock'), (Draw(5),))))"
    ring = table(
        p1(hand=[PAGE], stage=["Gate", "Tower", *[PAGE] * 11]), cards={"Gate": asset([form]), "Tower": asset([text])}
    )
    assert "use Gate" not in ring.options
    ring.play("P1: use Tower")
    assert ring["P1.hand_size"] == 2


# Destroying


EAR = "Ability(CONTINUOUS, (Fired(Event(V_DESTROY), (Gain(1),)),))"


@pytest.mark.proves("UVS-DESTR-01")
@pytest.mark.parametrize(
    ("word", "gained"),
    [
        ("Destroy(Sel(1, RIVAL, (Type((FOUNDATION,)),)))", 1),
        ("Discard(Sel(1, RIVAL, (), (POOL,)))", 0),
        ("Destroy(Sel(1, RIVAL, (), (POOL,)))", 0),
        ("Remove(Sel(1, RIVAL, (Type((FOUNDATION,)),)))", 0),
    ],
)
def test_destroying_is_from_stage_to_the_owners_discard_pile(word: str, gained: int) -> None:
    ring = doing(
        word,
        p1={"health": 10, "stage": ["Tower", "Ear"]},
        p2=p2(stage=["Stone"], pool=["Jab"]),
        cards={"Stone": foundation(), "Jab": attack(), "Ear": asset([EAR])},
    )
    ring.play("P1: use Tower")
    assert ring["P1.health"] == 10 + gained
    assert ("Stone" in ring["P2.discards"]) == bool(gained)
    assert ring["P1.discards"] == []


# During an attack


@pytest.mark.proves("UVS-DURING-01")
def test_during_an_attack_means_during_its_sequence() -> None:
    still = "Ability(CONTINUOUS, (Rule(CANNOT, Event(V_DRAW, RIVAL, during=ATTACK_PERIOD)),))"
    ready = "Ability(RESPONSE, (Draw(1),), trigger=Event(V_PLAY, RIVAL))"
    later = "Ability(ENHANCE, (Draw(1),))"
    after = "Ability(RESPONSE, (Draw(1),), trigger=Event(V_RESOLVE, RIVAL))"
    ring = table(
        p1(hand=["Jab", PAGE]),
        p2(stage=["Wake", "Mid", "Late"]),
        cards={"Jab": attack([still]), "Wake": asset([ready]), "Mid": asset([later]), "Late": asset([after])},
    )
    ring.play("P1: play Jab", "P2: use Wake")
    assert ring["P2.hand_size"] == 1
    ring.on("P2 enhance").play("P2: use Mid")
    assert ring["P2.hand_size"] == 1
    ring.on("P2 respond").play("P2: use Late").on("P1 form")
    assert ring["P2.hand_size"] == 2


@pytest.mark.proves("UVS-DURING-01")
def test_a_condition_on_an_attack_going_on() -> None:
    text = "If(During(ATTACK_PERIOD), (Gain(2),), (Gain(1),))"
    cards = {"Jab": attack([f"Ability(ENHANCE, ({text},))"]), "Tower": asset([f"Ability(FORM, ({text},))"])}
    ring = table(p1(hand=["Jab", PAGE], health=10, stage=["Tower"]), cards=cards)
    ring.play("P1: use Tower")
    assert ring["P1.health"] == 11
    ring.play("P1: play Jab", "P1: use Jab").on("P1 form")
    assert ring["P1.health"] == 13

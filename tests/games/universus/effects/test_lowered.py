"""A number is reduced by a penalty or by being set; but only -N is a penalty (UVS-PEN-01, UVS-PEN-02)."""

from __future__ import annotations

import pytest

from tests.games.universus.ringside import Table, asset, attack, p1, p2, table

ATTACK = "TheAttack()"
HEARS = "Ability(CONTINUOUS, (Fired(Event({verb}, YOU, (Type((ATTACK,)),), notes=({prop},){more}), ({then},)),))"
TOLLS = "Counter(This(), 'Toll', Bound('event'))"
REDUCED, PENALTY = ", cause=RIVAL, however=True", ", cause=RIVAL"


def tolled(does: str, more: str = REDUCED, prop: str = "DAMAGE", verb: str = "V_PENALTY", seat: int = 1) -> int:
    """How much P1's ear has heard of: P1's attack (speed 3, damage 6, two more than is printed) meets this."""
    hears = HEARS.format(verb=verb, prop=prop, more=more, then=TOLLS)
    cards = {
        "Ear": asset([hears]),
        "Swing": attack([f"Ability(ENHANCE, (Modify({ATTACK}, DAMAGE, 2), Modify({ATTACK}, SPEED, 1)))"], damage=4),
        "Damper": asset([f"Ability(ENHANCE, ({does},))"]),
    }
    sides: list[dict[str, list[str]]] = [{"pool": ["Swing"], "stage": ["Ear"]}, {"stage": []}]
    sides[seat]["stage"].append("Damper")
    ring: Table = table(p1(**sides[0]), p2(**sides[1]), cards=cards, attack="P1").play("P1: use Swing")
    ring.on(f"P{seat + 1} enhance").play(f"P{seat + 1}: use Damper").on("P1 enhance")
    return sum(n for _, name, n in ring.g.counters if name == "Toll")


LOWERED = [
    (f"Modify({ATTACK}, DAMAGE, -2)", 2),
    (f"Set({ATTACK}, DAMAGE, 1)", 5),
    (f"Set({ATTACK}, DAMAGE, None)", 2),
    (f"Set({ATTACK}, DAMAGE, Half(Value({ATTACK}, DAMAGE)))", 3),
    (f"Swap({ATTACK})", 2),
]


@pytest.mark.proves("UVS-PEN-02", "UVS-CARD-01")
@pytest.mark.parametrize(("does", "much"), LOWERED)
def test_whatever_lowers_the_damage_reduces_it(does: str, much: int) -> None:
    assert tolled(does) == much


@pytest.mark.proves("UVS-PEN-01", "UVS-PEN-02")
@pytest.mark.parametrize(("does", "much"), LOWERED)
def test_a_penalty_is_none_but_minus_n(does: str, much: int) -> None:
    assert tolled(does, PENALTY) == (much if "Modify" in does else 0)


@pytest.mark.parametrize(
    "does",
    [
        f"Set({ATTACK}, DAMAGE, 9)",
        f"Double({ATTACK}, DAMAGE)",
        f"Set({ATTACK}, DAMAGE, 6)",
        f"Set({ATTACK}, SPEED, 1)",
        f"Set({ATTACK}, ZONE, LOW)",
        f"Modify({ATTACK}, DAMAGE, 2)",
    ],
)
def test_what_raises_it_or_lowers_another_number_does_not(does: str) -> None:
    assert tolled(does) == 0


@pytest.mark.parametrize(("does", "much"), LOWERED[1:3])
def test_nor_does_its_own_players_effect_where_the_rivals_is_waited_for(does: str, much: int) -> None:
    assert tolled(does, seat=0) == 0
    assert tolled(does, ", however=True", seat=0) == much


@pytest.mark.proves("UVS-BONUS-02")
def test_the_speed_alike_and_what_raises_a_number() -> None:
    assert tolled(f"Set({ATTACK}, SPEED, 1)", prop="SPEED") == 3
    assert tolled(f"Swap({ATTACK})", prop="SPEED") == 0
    assert tolled(f"Swap({ATTACK})", prop="SPEED", verb="V_BONUS") == 2
    assert tolled(f"Double({ATTACK}, DAMAGE)", verb="V_BONUS") == 6
    assert tolled(f"Double({ATTACK}, DAMAGE)", PENALTY, verb="V_BONUS") == 0


@pytest.mark.proves("UVS-STATE-02")
def test_either_of_two_numbers_is_heard_by_the_one_that_was_lowered() -> None:
    one = "Event(V_PENALTY, YOU, (Type((ATTACK,)),), notes=(DAMAGE,), however=True)"
    other = "Event(V_SET, ANY, (), notes=(ZONE,))"
    hears = f"Ability(CONTINUOUS, (Fired(Either(({one}, {other})), ({TOLLS},)),))"
    cards = {
        "Ear": asset([hears]),
        "Swing": attack([f"Ability(ENHANCE, (Set({ATTACK}, DAMAGE, 1),))"], damage=4),
    }
    ring = table(p1(pool=["Swing"], stage=["Ear"]), cards=cards, attack="P1").play("P1: use Swing").on("P1 enhance")
    assert [n for _, _, n in ring.g.counters] == [3]


@pytest.mark.proves("UVS-PEN-02", "UVS-RESP-01")
def test_a_response_and_an_effect_that_waits_know_by_how_much() -> None:
    told = "Event(V_PENALTY, YOU, (Type((ATTACK,)),), notes=(DAMAGE,), cause=RIVAL, however=True)"
    cards = {
        "Ear": asset([f"Ability(RESPONSE, (Gain(Bound('event')),), (), {told})"]),
        "Swing": attack([f"Ability(ENHANCE, (Fired({told}, (Draw(Bound('event')),)),))"], damage=4),
        "Damper": asset([f"Ability(ENHANCE, (Set({ATTACK}, DAMAGE, 1),))"]),
    }
    sides = p1(pool=["Swing"], stage=["Ear"], health=10, hand=[]), p2(stage=["Damper"])
    ring = table(*sides, cards=cards, attack="P1").play("P1: use Swing").on("P2 enhance").play("P2: use Damper")
    ring.on("P1 respond").play("P1: use Ear").on("P1 enhance", "P1 form")
    assert (ring["P1.health"], len(ring["P1.hand"])) == (13, 3)

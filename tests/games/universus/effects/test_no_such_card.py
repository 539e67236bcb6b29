"""A number of a card that is not there is no number: nothing is set to it, and nothing compares with it."""

from __future__ import annotations

import pytest

from tests.games.universus.effects.test_read_and_played import said
from tests.games.universus.effects.tools import attacking, now
from tests.games.universus.ringside import PAGE, asset, attack, foundation, p1, p2

COPIES = "Enhance: This attack's speed becomes the printed speed of an attack in your rival's card pool."
FOLLOWS = "Enhance: Change this attack's speed to the printed speed of the attack directly before it in your card pool."


@pytest.mark.proves("UVS-MODIF-05", "UVS-EFF-08")
@pytest.mark.parametrize(("pool", "speed"), [([], 3), (["Slow"], 0), (["Quick"], 6), ([PAGE], 3)])
def test_a_number_is_not_set_to_that_of_a_card_that_is_not_there(pool: list[str], speed: int) -> None:
    cards = {"Mimic": foundation(said(COPIES)), "Quick": attack(speed=6), "Slow": attack(speed=0)}
    ring = attacking(p1(stage=["Mimic"]), p2(pool=pool), cards).play("P1: use Mimic")
    assert now(ring).speed == speed
    assert len(ring.told_of("set")) == (speed != 3)


@pytest.mark.proves("UVS-MODIF-05")
@pytest.mark.parametrize(("pool", "speed"), [([], 3), (["Quick"], 6), (["Quick", PAGE], 3)])
def test_no_attack_before_this_one_sets_nothing(pool: list[str], speed: int) -> None:
    cards = {"Mimic": foundation(said(FOLLOWS)), "Quick": attack(speed=6)}
    ring = attacking(p1(stage=["Mimic"], pool=pool), p2(), cards).play("P1: use Mimic")
    assert now(ring).speed == speed


LEAST = "Ability(ENHANCE, (Set(TheAttack(), SPEED, Best('lowest', Sel(99, RIVAL, (Type((ASSET,)),)), CHECK)),))"
TOTAL = LEAST.replace("lowest", "total")
TWICE = "Ability(ENHANCE, (Set(TheAttack(), SPEED, Times(2, Value(Ref('chosen'), CHECK))),))"
BY_X = "Ability(ENHANCE, (Let(Value(Ref('chosen'), CHECK)), Set(TheAttack(), SPEED, X())))"


@pytest.mark.proves("UVS-MODIF-05", "UVS-X-01")
@pytest.mark.parametrize(("text", "speed"), [(LEAST, 3), (TOTAL, 0), (TWICE, 3), (BY_X, 3)])
def test_of_no_cards_there_is_no_least_number_but_a_sum(text: str, speed: int) -> None:
    ring = attacking(p1(stage=["Mimic"]), p2(), {"Mimic": foundation([text])}).play("P1: use Mimic")
    assert now(ring).speed == speed


ALIKE = "Ability(ENHANCE, (Move(Sel(1, YOU, (Stat(CHECK, '=', Value({}, CHECK)),), (DISCARDS,)), HAND),))"


@pytest.mark.proves("UVS-EFF-08")
@pytest.mark.parametrize(("like", "hand"), [("Ref('chosen')", []), ("This()", ["Nought"])])
def test_no_card_is_like_one_that_is_not_there(like: str, hand: list[str]) -> None:
    cards = {"Mimic": foundation([ALIKE.format(like)], check=0), "Nought": asset(check=0)}
    ring = attacking(p1(stage=["Mimic"], discards=["Nought"]), p2(), cards).play("P1: use Mimic")
    assert ring["P1.hand"] == hand


@pytest.mark.proves("UVS-ATK-12", "UVS-IF-01")
@pytest.mark.parametrize(
    "cond",
    [
        "your attack's speed is at least double its printed speed",
        "your attack's damage is equal to its printed damage",
        "your attack's damage is less than 2",
    ],
)
def test_your_attack_compares_with_nothing_while_it_is_not_yours(cond: str) -> None:
    cards = {"Judge": foundation(said(f"Enhance: If {cond}, draw 1 card."))}
    ring = attacking(p1(), p2(stage=["Judge"]), cards).on("P2 enhance").play("P2: use Judge")
    assert ring["P2.hand"] == ["Wall"]


@pytest.mark.proves("UVS-IF-01")
@pytest.mark.parametrize(("more", "drawn"), [(2, 0), (3, 1)])
def test_your_own_attack_is_compared(more: int, drawn: int) -> None:
    judge = said("Enhance: If your attack's speed is at least double its printed speed, draw 1 card.")
    faster = [f"Ability(ENHANCE, (Modify(TheAttack(), SPEED, {more}),))"]
    ring = attacking(p1(stage=["Judge", "Horn"]), p2(), {"Judge": foundation(judge), "Horn": asset(faster)})
    ring.play("P1: use Horn").on("P1 enhance").play("P1: use Judge")
    assert len(ring["P1.hand"]) == drawn

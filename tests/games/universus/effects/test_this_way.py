"""What was done this way is counted as it was done, wherever the cards are by then."""

from __future__ import annotations

import pytest

from tests.games.universus.effects.tools import FOUNDATIONS, attacking, health, names
from tests.games.universus.ringside import PAGE, asset, attack, foundation, p1, p2

MILLED = "Sel(1, ANY, (Among('milled'), Type((ATTACK,))), (DISCARDS,))"
BACK = "Ability(RESPONSE, (Move(This(), HAND),), (), Event(V_MILL, YOU, own=True))"
BROKEN = "Sel(1, YOU, (Among('destroyed'), Type((FOUNDATION,))), (DISCARDS,))"


@pytest.mark.proves("UVS-SCOPE-03", "UVS-MILL-01")
@pytest.mark.parametrize("answer", ["use Kata in the discard pile", "pass"])
@pytest.mark.parametrize(("op", "n", "gains"), [("=", 0, 0), (">=", 1, 1), (">=", 2, 0)])
def test_a_milled_attack_was_milled_though_it_is_back_in_hand(op: str, n: int, gains: int, answer: str) -> None:
    mills = f"Ability(ENHANCE, (If(Has({MILLED}, '{op}', {n}), (Gain(1),)),), (Mill(3),))"
    ring = attacking(
        p1(stage=["Mill"], health=9, deck=["Kata"]), p2(), {"Mill": asset([mills]), "Kata": attack([BACK])}
    )
    ring.play("P1: use Mill", "P1: done", f"P1: {answer}")
    assert ("Kata" in names(ring, "P1.hand")) == (answer != "pass")
    assert health(ring)[0] == 9 + gains


@pytest.mark.proves("UVS-SCOPE-03", "UVS-MILL-01")
def test_only_what_was_milled_is_counted_and_only_what_is_meant() -> None:
    mills = f"Ability(ENHANCE, (Mill(3), Gain(Count({MILLED}))))"
    cards = {"Mill": asset([mills]), "Kata": attack()}
    ring = attacking(p1(stage=["Mill"], health=9, deck=["Kata", PAGE, "Kata", "Kata"], discards=["Kata"]), p2(), cards)
    ring.play("P1: use Mill", "P1: done")
    assert health(ring)[0] == 11


@pytest.mark.proves("UVS-SCOPE-03", "UVS-FDC-01")
def test_a_face_down_foundation_that_is_destroyed_was_a_foundation() -> None:
    """The attack under it is one only in the discard pile; an asset that is destroyed with it was none."""
    others = "Sel(9, YOU, (Not(Named('Hammer')), Not(Type((CHARACTER,)))), every=True)"
    breaks = f"Ability(ENHANCE, (Destroy({others}), Gain(Count({BROKEN}))))"
    stage = ["Hammer", {"card": "Jab", "down": True}, "Oak", "Vase"]
    cards = {"Hammer": asset([breaks]), "Oak": foundation(), "Vase": asset()}
    ring = attacking(p1(stage=stage, health=9), p2(), cards)
    ring.play("P1: use Hammer", "P1: done")
    assert sorted(names(ring, "P1.discards")) == ["Jab", "Oak", "Vase"]
    assert health(ring)[0] == 11


@pytest.mark.proves("UVS-SCOPE-03", "UVS-COST-01")
def test_what_was_committed_for_the_cost_is_counted_though_it_is_destroyed_before() -> None:
    counts = "Gain(Count(Sel(1, YOU, (Among('committed'), Type((FOUNDATION,))))))"
    cost = f"Commit(Sel(2, YOU, {FOUNDATIONS}))"
    text = f"Ability(ENHANCE, (Destroy(Sel(1, YOU, (Named('Oak'),))), {counts}), ({cost},))"
    cards = {"Rite": asset([text]), "Oak": foundation(), "Elm": foundation()}
    ring = attacking(p1(stage=["Rite", "Oak", "Elm"], health=9), p2(), cards)
    ring.play("P1: use Rite", "P1: Oak", "P1: Elm")
    assert names(ring, "P1.discards") == ["Oak"]
    assert health(ring)[0] == 11

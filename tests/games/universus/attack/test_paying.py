"""Costs of several parts: one after the other, so that what one part takes another cannot have, and all of it is paid
(UVS-COST-02, UVS-PLAYAB-03, UVS-CYCLE-04)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.universus.effects.tools import attacking
from tests.games.universus.ringside import PAGE, Table, asset, foundation, p1, p2

ONE_ASSET = "Sel(1, tests=(Type((ASSET,)),))"
ONE_CARD = "Discard(Sel(1, zones=(HAND,)))"
ONE_ATTACK = "Discard(Sel(1, tests=(Type((ATTACK,)),), zones=(HAND,)))"
FOUNDATION = "Sel(1, tests=(Type((FOUNDATION,)),))"
READY = "Sel(1, tests=(State('ready'), Type((FOUNDATION,))))"
COUNTERS = f"Counter({ONE_ASSET}, 'Oath', -{{}})"


def priced(cost: str, does: str = "Gain(1)") -> str:
    return f"Ability(ENHANCE, ({does},), ({cost},))"


def at_table(cost: str, cards: dict[str, Any] | None = None, **held: Any) -> Table:
    """P1 attacks, and has an Enhance with this cost on a foundation; the character is committed."""
    mine = p1(**{"committed": True, "health": 10, **held, "stage": ["Purse", *held.get("stage", [])]})
    return attacking(mine, p2(), {"Purse": foundation([priced(cost)]), **(cards or {})})


CUP = {"Cup": asset()}


@pytest.mark.proves("UVS-COST-02", "UVS-PLAYAB-03", "UVS-RULING-170")
@pytest.mark.parametrize(
    ("cost", "held", "able"),
    [
        (f"Destroy({ONE_ASSET}), Commit({ONE_ASSET})", {"stage": ["Cup"]}, False),
        (f"Commit({ONE_ASSET}), Destroy({ONE_ASSET})", {"stage": ["Cup"]}, True),
        (f"Destroy({ONE_ASSET}), Commit({ONE_ASSET})", {"stage": ["Cup", "Cup"]}, True),
        (f"Commit({FOUNDATION}), Destroy({READY})", {}, False),
        (f"Commit({FOUNDATION}), Destroy({FOUNDATION})", {}, True),
        (f"Flip({FOUNDATION}), Destroy({FOUNDATION})", {}, True),
        (f"Flip({ONE_ASSET}), Destroy({ONE_ASSET})", {"stage": ["Cup"]}, False),
        ("Destroy(This()), Commit(This())", {}, False),
        ("Commit(This()), Destroy(This())", {}, True),
        ("Lose(6), Lose(6)", {}, False),
        ("Lose(5), Lose(5)", {}, True),
        (f"{COUNTERS.format(2)}, {COUNTERS.format(1)}", {"stage": [{"card": "Cup", "counters": {"Oath": 2}}]}, False),
        (f"{COUNTERS.format(2)}, {COUNTERS.format(1)}", {"stage": [{"card": "Cup", "counters": {"Oath": 3}}]}, True),
        ("Uncounter('Oath', 2), Uncounter('Oath', 1)", {"stage": [{"card": "Cup", "counters": {"Oath": 2}}]}, False),
        ("Clear(Sel(1, zones=(POOL,))), Clear(Sel(1, zones=(POOL,)))", {}, False),
        ("Clear(Sel(1, zones=(POOL,))), Clear(Sel(1, zones=(POOL,)))", {"pool": ["Cup"]}, True),
        (f"Reveal(Sel(1, tests=(Type((ATTACK,)),), zones=(HAND,))), {ONE_CARD}", {"hand": ["Jab"]}, True),
        (f"{ONE_CARD}, Reveal(Sel(1, tests=(Type((ATTACK,)),), zones=(HAND,)))", {"hand": ["Jab"]}, False),
        ("Discard(Sel(99, zones=(HAND,), every=True)), Discard(Sel(1, zones=(HAND,)))", {"hand": [PAGE]}, False),
        ("Discard(Sel(1, zones=(HAND,))), Discard(Sel(99, zones=(HAND,), every=True))", {"hand": [PAGE]}, True),
    ],
)
def test_what_one_part_takes_another_cannot_have(cost: str, held: dict[str, Any], able: bool) -> None:
    ring = at_table(cost, CUP, **held)
    assert ("use Purse" in ring.options) is able


@pytest.mark.proves("UVS-COST-02", "UVS-CYCLE-02", "UVS-CYCLE-04")
@pytest.mark.parametrize(
    ("cost", "discards", "able"),
    [
        ("Mill(4)", 9, True),  # three are milled: 12 cards become a deck of 2
        ("Mill(4)", 8, True),
        ("Mill(4)", 7, False),
        ("Draw(4)", 10, False),
        ("Draw(4)", 11, True),
        ("Mill(2), Mill(2)", 7, False),
        ("Mill(2), Mill(1)", 0, True),
        ("Move(Sel(4, YOU, (), (DECK,), top=True), MOMENTUM)", 10, False),
        ("Move(Sel(4, YOU, (), (DECK,), top=True), MOMENTUM)", 11, True),
        ("Remove(Sel(2, YOU, (), (DECK,), top=True)), Remove(Sel(2, YOU, (), (DECK,), top=True))", 10, False),
    ],
)
def test_so_many_cards_can_leave_a_deck(cost: str, discards: int, able: bool) -> None:
    ring = at_table(cost, rest=3, discards=[PAGE] * discards)
    assert ("use Purse" in ring.options) is able


@pytest.mark.proves("UVS-COST-02", "UVS-CONF-03")
@pytest.mark.parametrize("verb", ["Draw", "Mill"])
def test_what_may_not_leave_a_deck_pays_no_cost(verb: str) -> None:
    hush = foundation([f"Ability(CONTINUOUS, (Rule(CANNOT, Event(V_{verb.upper()})),))"])
    for stage, able in (([], True), (["Hush"], False)):
        ring = attacking(
            p1(stage=["Purse"]), p2(stage=stage), {"Purse": foundation([priced(f"{verb}(1)")]), "Hush": hush}
        )
        assert ("use Purse" in ring.options) is able


@pytest.mark.proves("UVS-COST-02")
@pytest.mark.parametrize(
    ("cost", "held", "picks"),
    [
        (f"{ONE_CARD}, {ONE_ATTACK}", {"hand": ["Jab", PAGE, "Cup"]}, [[PAGE, "Cup"]]),
        (f"{ONE_CARD}, {ONE_ATTACK}", {"hand": ["Jab", "Jab", PAGE]}, [[PAGE, "Jab"]]),
        (
            f"Discard(Sel(2, zones=(HAND,))), {ONE_ATTACK}",
            {"hand": ["Jab", PAGE, "Cup", "Kit"]},
            [[PAGE, "Cup", "Kit"]],
        ),
        (f"Commit({FOUNDATION}), Commit(This())", {"stage": [PAGE], "committed": False}, [[PAGE, "Sparring Partner"]]),
        (f"Destroy({ONE_ASSET}), Commit(Sel(1, tests=(Named('Cup'),)))", {"stage": ["Cup", "Kit"]}, [["Kit"]]),
        (f"Commit({ONE_ASSET}), Destroy({ONE_ASSET})", {"stage": ["Cup", "Kit"]}, [["Cup", "Kit"]]),
        (f"Drive(1), Commit({FOUNDATION})", {"momentum": [PAGE]}, [[PAGE]]),
    ],
)
def test_an_earlier_part_leaves_what_a_later_one_needs(cost: str, held: dict[str, Any], picks: list[list[str]]) -> None:
    """The cards that may be chosen first; where there is only one, it is taken unasked."""
    ring = at_table(cost, {**CUP, "Kit": asset()}, **held).play("P1: use Purse")
    if len(picks[0]) == 1:
        assert picks[0][0] in str(ring.told)
    else:
        assert sorted(ring.options) == sorted(picks[0])
    ring.on("P1 form", "P2 block")
    assert ring["P1.health"] == 11


@pytest.mark.proves("UVS-COST-02", "UVS-PLAYAB-03")
def test_the_price_of_an_option_leaves_enough_for_its_other_parts() -> None:
    """'You may discard 1 card and discard 1 attack. If you do, ...'."""
    may = foundation([f"Ability(ENHANCE, (May((Gain(1),), YOU, ({ONE_CARD}, {ONE_ATTACK})),))"])
    ring = attacking(p1(stage=["Offer"], hand=["Jab", PAGE], health=10), p2(), {"Offer": may})
    ring.play("P1: use Offer", "P1: yes").on("P2 block")
    assert (ring["P1.hand"], ring["P1.health"]) == ([], 11)


COMMITS = f"Commit({ONE_ASSET}), Flip(Ref('committed'))"


@pytest.mark.proves("UVS-COST-02", "UVS-RULING-170")
@pytest.mark.parametrize(
    ("cost", "held", "able"),
    [
        (COMMITS, {"stage": ["Cup"]}, True),
        (COMMITS, {}, False),
        (COMMITS, {"stage": [{"card": "Cup", "committed": True}]}, False),
        (f"{COMMITS}, Destroy({ONE_ASSET})", {"stage": ["Cup"]}, False),
        (f"{COMMITS}, Destroy({FOUNDATION})", {"stage": ["Cup"]}, True),
        (f"{COMMITS}, Destroy({ONE_ASSET})", {"stage": ["Cup", "Cup"]}, True),
        ("Reveal(Sel(1, tests=(Type((ATTACK,)),), zones=(HAND,))), Discard(Ref('revealed'))", {"hand": ["Jab"]}, True),
        ("Reveal(Sel(1, tests=(Type((ATTACK,)),), zones=(HAND,))), Discard(Ref('revealed'))", {"hand": [PAGE]}, False),
        ("Discard(Ref('revealed'))", {"hand": ["Jab"]}, False),
    ],
)
def test_a_part_that_is_about_the_cards_of_an_earlier_one(cost: str, held: dict[str, Any], able: bool) -> None:
    """Commit 1 asset and flip it."""
    ring = at_table(cost, CUP, **held)
    assert ("use Purse" in ring.options) is able


@pytest.mark.proves("UVS-COST-02", "UVS-RULING-170")
def test_what_is_done_to_the_cards_of_an_earlier_part_is_done_to_those() -> None:
    ring = (
        at_table(COMMITS, {**CUP, "Kit": asset()}, stage=["Cup", "Kit"]).play("P1: use Purse", "P1: Kit").on("P2 block")
    )
    assert ring["P1.stage"][2:] == ["Cup", "Kit (face down, committed)"]
    held = at_table(f"{COMMITS}, Commit(Sel(1, tests=(Named('Cup'),)))", {**CUP, "Kit": asset()}, stage=["Cup", "Kit"])
    held.play("P1: use Purse").on("P2 block")
    assert held["P1.stage"][2:] == ["Cup (committed)", "Kit (face down, committed)"]


EITHER = f"Or((({ONE_ATTACK},), (Destroy({ONE_ASSET}),)))"


@pytest.mark.proves("UVS-COST-02", "UVS-OR-01")
@pytest.mark.parametrize(
    ("cost", "held", "able"),
    [
        (f"{EITHER}, {ONE_CARD}", {"hand": ["Jab"]}, False),
        (f"{EITHER}, {ONE_CARD}", {"hand": ["Jab"], "stage": ["Cup"]}, True),
        (f"{ONE_CARD}, {EITHER}", {"hand": ["Jab", PAGE]}, True),
        (f"{EITHER}, {EITHER}", {"hand": ["Jab"]}, False),
        (f"{EITHER}, {EITHER}", {"hand": ["Jab"], "stage": ["Cup"]}, True),
        (f"If(Has(Sel(1)), ({ONE_CARD},)), {ONE_ATTACK}", {"hand": ["Jab"]}, False),
        (f"If(Has(Sel(1)), ({ONE_CARD},)), {ONE_ATTACK}", {"hand": ["Jab", PAGE]}, True),
    ],
)
def test_a_choice_of_costs_beside_another_one(cost: str, held: dict[str, Any], able: bool) -> None:
    ring = at_table(cost, CUP, **held)
    assert ("use Purse" in ring.options) is able


@pytest.mark.proves("UVS-COST-02", "UVS-OR-01")
def test_of_a_choice_of_costs_only_those_that_leave_enough_are_offered() -> None:
    ring = at_table(f"{EITHER}, {ONE_CARD}", CUP, hand=["Jab"], stage=["Cup"]).play("P1: use Purse").on("P2 block")
    assert (ring["P1.hand"], ring["P1.stage"][1:], ring["P1.health"]) == ([], ["Purse"], 11)
    last = at_table(f"{ONE_CARD}, {EITHER}", CUP, hand=["Jab", PAGE]).play("P1: use Purse").on("P2 block")
    assert (last["P1.hand"], last["P1.health"]) == ([], 11)


@pytest.mark.proves("UVS-COST-02", "UVS-OR-01")
def test_of_the_choices_of_a_price_only_what_can_be_paid_is_offered() -> None:
    """Without an asset: 'you may discard 1 attack or destroy 1 asset to gain 1 health'."""
    may = foundation([f"Ability(ENHANCE, (May((Gain(1),), YOU, ({EITHER},)),))"])
    ring = attacking(p1(stage=["Offer"], hand=["Jab"], health=10), p2(), {"Offer": may})
    ring.play("P1: use Offer", "P1: yes").on("P2 block")
    assert (ring["P1.hand"], ring["P1.health"]) == ([], 11)


@pytest.mark.proves("UVS-EFF-08", "UVS-EFF-10")
def test_an_effect_may_take_what_its_next_instruction_would_have_needed() -> None:
    """Only a price has to be paid in full: effects do as much as they can."""
    both = foundation([priced("Commit(This())", f"{ONE_CARD}, {ONE_ATTACK}, Gain(1)")])
    ring = attacking(p1(stage=["Sieve"], hand=["Jab", PAGE], health=10), p2(), {"Sieve": both})
    ring.play("P1: use Sieve", "P1: Jab").on("P2 block")
    assert (ring["P1.hand"], ring["P1.health"]) == ([PAGE], 11)


@pytest.mark.proves("UVS-COST-02", "UVS-X-01")
def test_x_leaves_enough_for_the_other_parts() -> None:
    ring = at_table(f"Discard(Sel(X(), zones=(HAND,))), {ONE_ATTACK}", hand=["Jab", PAGE, PAGE]).play("P1: use Purse")
    assert ring.options == ["0", "1", "2"]
    ring.play("P1: 2").on("P2 block")
    assert (ring["P1.hand"], ring["P1.health"]) == ([], 11)

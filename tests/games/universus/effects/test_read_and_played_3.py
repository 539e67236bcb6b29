"""Sentences and trees of our own, played: what a third reader found by playing printed cards beside their trees."""

from __future__ import annotations

import pytest

from kumite.games.universus.terms import NOBODY
from kumite.games.universus.trees.notation import notation
from tests.english.lower.lowering import ability
from tests.games.universus.effects.tools import attacking
from tests.games.universus.ringside import PAGE, Table, asset, attack, foundation, p1, p2, table


def said(text: str, on: str = "foundation", wording: str = "universus") -> list[str]:
    """The tree of a sentence on a card."""
    return [notation(ability(text, wording, on))]


# What effects cannot do, costs can

KEPT = "Event(V_DESTROY, YOU, via={0}), Event(V_REMOVE, YOU, via={0}, origin=DISCARDS)"
COSTS = ["Destroy(This())", "Destroy(Sel(1, YOU, (Named('Mat'),)))", "Remove(Sel(2, YOU, (), (DISCARDS,)))"]


def warded(via: str, does: str, price: str = "") -> Table:
    """P1 has a ward in the stage that keeps cards from leaving so, and a tool."""
    acts = KEPT.format(via).split(", Event")
    rules = f"Rule(CANNOT, {acts[0]}), Rule(CANNOT, Event{acts[1]})"
    cards = {
        "Ward": foundation([f"Ability(CONTINUOUS, ({rules}))"]),
        "Tool": asset([f"Ability(FORM, ({does},), ({price}))"]),
        "Mat": foundation(),
    }
    return table(p1(stage=["Ward", "Tool", "Mat"], discards=[PAGE, PAGE], health=5), cards=cards)


@pytest.mark.proves("UVS-COST-02", "UVS-RULE-01")
@pytest.mark.parametrize("cost", COSTS)
def test_what_no_effect_may_do_is_paid_as_a_cost(cost: str) -> None:
    ring = warded("BY_EFFECT", "Gain(1)", f"{cost},").play("P1: use Tool")
    assert ring["P1.health"] == 6
    gone = {"Tool": "This()" in cost, "Mat": "Mat" in cost}
    assert {name: name not in ring["P1.stage"] for name in gone} == gone
    assert len(ring["P1.removed"]) == (2 if "Remove" in cost else 0)


@pytest.mark.proves("UVS-COST-02", "UVS-CONF-03")
@pytest.mark.parametrize("cost", COSTS)
@pytest.mark.parametrize("via", ["BY_COST", "NOBODY"])
def test_what_no_cost_may_do_is_not_offered(via: str, cost: str) -> None:
    assert "use Tool" not in warded(via, "Gain(1)", f"{cost},").options


@pytest.mark.proves("UVS-RULE-01", "UVS-CONF-03")
def test_an_effect_and_its_price_are_no_costs() -> None:
    ring = warded("BY_EFFECT", "Destroy(Sel(1, YOU, (Named('Mat'),)))").play("P1: use Tool")
    assert "Mat" in ring["P1.stage"]
    ring = warded("BY_EFFECT", "May((Gain(1),), YOU, (Destroy(Sel(1, YOU, (Named('Mat'),))),))").play("P1: use Tool")
    assert "yes" not in ring.options
    assert (ring["P1.health"], "Mat" in ring["P1.stage"]) == (5, True)


# Reduced to no less than so much

PADDED = "Response Flip: Before you take damage from an attack, reduce the damage you would take by 2 (minimum 1)."
BARE = "Response Flip: Before you take damage from an attack, reduce the damage you would take by 2."


@pytest.mark.proves("UVS-RULE-03", "UVS-RULING-31")
@pytest.mark.parametrize(("damage", "taken"), [(1, 1), (2, 1), (4, 1), (5, 1), (7, 3)])
def test_two_reductions_leave_the_minimum(damage: int, taken: int) -> None:
    ring = attacking(
        p1(), p2(stage=["Pad", "Pad"], health=20), {"Pad": foundation(said(PADDED))}, attack(damage=damage)
    )
    ring.on("P2 block").play("P2: no block")
    for at in (1, 2):
        ring.on("P2 respond").play(f"P2: use Pad #{at}" if f"use Pad #{at}" in ring.options else "P2: use Pad")
    assert ring.on("P1 form", "P1 momentum")["P2.health"] == 20 - taken


@pytest.mark.proves("UVS-RULE-03")
@pytest.mark.parametrize(("first", "taken"), [("Rug", 1), ("Pad", 0)])
def test_a_reduction_without_a_minimum_goes_below(first: str, taken: int) -> None:
    cards = {"Pad": foundation(said(PADDED)), "Rug": foundation(said(BARE))}
    ring = attacking(p1(), p2(stage=["Pad", "Rug"], health=20), cards, attack(damage=3))
    ring.on("P2 block").play("P2: no block").on("P2 respond").play("P2: use Pad").on("P2 respond").play("P2: use Rug")
    ring.on("P2 first").play(f"P2: {first}")
    assert ring.on("P1 form", "P1 momentum")["P2.health"] == 20 - taken


@pytest.mark.proves("UVS-RULE-03")
@pytest.mark.parametrize(("n", "lost"), [(1, 1), (5, 1), (8, 2)])
def test_a_static_minimum_is_of_what_is_left(n: int, lost: int) -> None:
    less = "Rule(REDUCES, Event(V_LOSE, YOU, via=BY_EFFECT), Cap(Minus(Bound('event'), 1), 3, 0))"
    cards = {"Moss": foundation([f"Ability(CONTINUOUS, ({less},))"]), "Thorn": asset([f"Ability(FORM, (Lose({n}),))"])}
    ring = table(p1(stage=["Moss", "Moss", "Thorn"], health=20), cards=cards).play("P1: use Thorn")
    assert ring["P1.health"] == 20 - lost


# To draw is to add

ANSWERS = "Response Destroy: After your rival plays an ability that {} their hand, cancel that ability."
DRAWS = "Response Destroy: After your rival plays an ability that draws any number of cards, cancel that ability."


@pytest.mark.proves("UVS-DRAW-01", "UVS-ABTHAT-01")
@pytest.mark.parametrize(
    ("text", "does", "so"),
    [
        (ANSWERS.format("adds any number of cards to"), "Draw(1)", True),
        (ANSWERS.format("adds any number of cards to"), "Move(Sel(1, YOU, (), (DISCARDS,)), HAND)", True),
        (ANSWERS.format("adds any number of cards to"), "Draw(1, RIVAL)", False),
        (ANSWERS.format("adds any number of cards to"), "Mill(1)", False),
        (ANSWERS.format("adds an attack to"), "Draw(1)", True),
        (DRAWS, "Draw(1)", True),
        (DRAWS, "Move(Sel(1, YOU, (), (DISCARDS,)), HAND)", False),
    ],
)
def test_an_ability_that_draws_adds_to_the_hand(text: str, does: str, so: bool) -> None:
    cards = {"Well": asset([f"Ability(FORM, ({does},))"]), "Lid": foundation(said(text))}
    ring = table(p1(stage=["Well"], discards=[PAGE]), p2(stage=["Lid"]), cards=cards).play("P1: use Well")
    assert ("use Lid" in ring.on("P2 respond", "P1 form").options) is so


# Not even tried

SHY = "Response Commit: After your rival chooses not to block your Kick attack, it gets +1 damage."


@pytest.mark.proves("UVS-BSTEP-04", "UVS-BSTEP-12")
@pytest.mark.parametrize(
    ("text", "does", "keywords", "so"),
    [
        (SHY, "no block", ["Kick"], True),
        (SHY, "block with Wall", ["Kick"], False),
        (SHY, "no block", [], False),
        (SHY.replace("chooses not", "does not try"), "no block", ["Kick"], True),
        (SHY.replace("chooses not", "does not try"), "block with Wall", ["Kick"], False),
        (SHY.replace("chooses not to", "does not"), "block with Wall", ["Kick"], True),
    ],
)
def test_who_has_failed_to_block_has_not_chosen_not_to(text: str, does: str, keywords: list[str], so: bool) -> None:
    ring = attacking(p1(stage=["Jeer"]), p2(), {"Jeer": foundation(said(text))}, attack(keywords=keywords))
    ring.on("P2 block").play(f"P2: {does}").on("P1 respond", "P1 form", "P1 momentum")
    assert ("use Jeer" in ring.options) is so


@pytest.mark.proves("UVS-BSTEP-04")
def test_a_block_that_was_tried_against_another_attack_is_another_matter() -> None:
    cards = {"Jeer": foundation(said(SHY)), "Boot": attack(difficulty=0, keywords=["Kick"])}
    ring = attacking(p1(stage=["Jeer"], hand=["Boot"]), p2(hand=["Wall"]), cards, attack(keywords=["Kick"]))
    ring.on("P2 block").play("P2: block with Wall").on("P1 form").play("P1: play Boot")
    ring.on("P2 block").play("P2: no block")
    assert "use Jeer" in ring.on("P1 respond", "P1 form").options


# One cause behind two deeds

WRONGED = "R Commit: After you flip a foundation or discard a card due to your opponent's effect, draw 1 card."
THEIRS = {
    "Claw": asset(["Ability(FORM, (Discard(Sel(1, DOER, (), (HAND,)), RIVAL),))"]),
    "Push": asset(["Ability(FORM, (Flip(Sel(1, RIVAL, (Named('Mat'),))),))"]),
    "Own": asset(["Ability(FORM, (Gain(1),), (Discard(Sel(1, YOU, (), (HAND,))),))"]),
    "Turn": asset(["Ability(FORM, (Flip(Sel(1, YOU, (Named('Mat'),))),))"]),
    "Mat": foundation(),
}


@pytest.mark.proves("UVS-EVENT-07")
@pytest.mark.parametrize("wording", ["ufs", "universus"])
@pytest.mark.parametrize(
    ("mine", "used", "so"),
    [(False, "Claw", True), (False, "Push", True), (True, "Own", False), (True, "Turn", False)],
)
def test_the_cause_is_that_of_both_deeds(wording: str, mine: bool, used: str, so: bool) -> None:
    text = WRONGED if wording == "ufs" else WRONGED.replace("R ", "Response ", 1).replace("opponent", "rival")
    cards = {"Luck": foundation(said(text, wording=wording)), **THEIRS}
    held = {"stage": ["Luck", "Mat"], "hand": [PAGE]}
    if mine:
        ring = table(p1(**{**held, "stage": ["Luck", "Mat", used]}), cards=cards).play(f"P1: use {used}")
    else:
        ring = table(p1(stage=[used]), p2(**held), cards=cards).play(f"P1: use {used}")
    seat = "P1" if mine else "P2"
    assert ("use Luck" in ring.on(f"{seat} respond", "P1 form").options) is so


# The block modifier of the next attack

EITHER = "Enhance: Your next Kick attack gets -3 difficulty or -3 to its block modifier."
BLOCKS = "Enhance: Your next Kick attack gets -3 block modifier."
EASIER = "Enhance: Your next Kick attack gets -3 difficulty."
KICKS = {
    "Shin": attack(block="+3 mid", keywords=["Kick"]),
    "Arm": attack(block="+3 mid"),
    "Rest": asset(["Ability(FORM, (Gain(1),))"]),
    "Sole": foundation(block="+3 mid", keywords=["Kick"]),
}


@pytest.mark.proves("UVS-NEXT-01", "UVS-EFF-07")
@pytest.mark.parametrize(
    ("text", "card", "chosen", "blocked"),
    [
        (BLOCKS, "Shin", "", True),  # a check of 3 against a speed of 3, and no more
        (EITHER, "Shin", "block", True),
        (EITHER, "Shin", "difficulty", False),
        (EASIER, "Shin", "", False),
        (BLOCKS, "Arm", "", False),
        (BLOCKS, "Sole", "", False),
    ],
)
def test_a_block_is_the_next_attack_whose_block_modifier_is_changed(
    text: str, card: str, chosen: str, blocked: bool
) -> None:
    ring = attacking(p1(stage=["Rest"]), p2(stage=["Knee"], hand=[card]), {"Knee": foundation(said(text)), **KICKS})
    ring.on("P2 enhance").play("P2: use Knee").on("P2 block").play(f"P2: block with {card}")
    if chosen:
        ring.play("P2: " + next(option for option in ring.options if chosen in option))
    assert (card in ring.on("P1 form", "P1 momentum")["P2.pool"]) is blocked


@pytest.mark.proves("UVS-NEXT-01", "UVS-PLAYTY-01")
@pytest.mark.parametrize(
    ("text", "card", "waits"),
    [(EASIER, "Shin", True), (BLOCKS, "Shin", False), (EITHER, "Shin", False), (BLOCKS, "Arm", True)],
)
def test_a_block_uses_up_no_other_change_of_the_next_attack(text: str, card: str, waits: bool) -> None:
    ring = attacking(p1(stage=["Rest"]), p2(stage=["Knee"], hand=[card]), {"Knee": foundation(said(text)), **KICKS})
    ring.on("P2 enhance").play("P2: use Knee").on("P2 block").play(f"P2: block with {card}")
    if text == EITHER:
        ring.play(f"P2: {ring.options[0]}")
    ring.on("P1 form", "P1 momentum")
    assert bool([effect for effect in ring.g.effects if effect.on == NOBODY]) is waits

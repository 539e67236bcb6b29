"""Costs: what can be paid, in which order, what X is; discarding."""

from __future__ import annotations

from typing import Any

import pytest

from kumite.games.universus.trees.reading import read_ability
from kumite.games.universus.words.moves import Discard
from kumite.games.universus.words.turns import Commit
from tests.games.universus.ringside import PAGE, Table, action, asset, attack, backup, foundation, p1, p2, table


def costing(cost: str, does: str = "Gain(1),", **more: Any) -> Table:
    """P1 has a Tower with a Form of this cost."""
    held: dict[str, Any] = {"hand": [PAGE], "stage": ["Tower"], "health": 10, **more.pop("p1", {})}
    cards = {"Tower": asset([f"Ability(FORM, ({does}), ({cost},))"]), **more.pop("cards", {})}
    return table(p1(**held), more.pop("p2", p2()), cards=cards, **more)


@pytest.mark.proves("UVS-COST-01")
def test_the_cost_stands_between_restrictions_and_effect() -> None:
    text = "Ability(ENHANCE, (Draw(2),), (Commit(This()), Discard(Sel(1, zones=(HAND,)))), riders=(First(), Limit(1)))"
    ability = read_ability(text)
    assert [type(word) for word in ability.cost] == [Commit, Discard]
    cards = {"Jab": attack(), "Dojo": foundation([text])}
    ring = table(
        p1(hand=["Jab", PAGE], stage=["Dojo"]), p2(hand=["Wall"]), cards={**cards, "Wall": foundation(block="+0 mid")}
    )
    ring.play("P1: play Jab", "P1: use Dojo")
    assert (ring["P1.discards"][-1], ring["P1.hand_size"]) == (PAGE, 2)
    assert ring["P1.stage"][1] == "Dojo (committed)"


@pytest.mark.proves("UVS-COST-02", "UVS-RULING-21")
@pytest.mark.parametrize(
    ("cost", "offered"),
    [
        ("Lose(10)", True),
        ("Lose(11)", False),
        ("Discard(Sel(1, zones=(HAND,)))", True),
        ("Discard(Sel(2, zones=(HAND,)))", False),
        ("Spend(Sel(2, DOER, (), (MOMENTUM,)))", True),
        ("Spend(Sel(3, DOER, (), (MOMENTUM,)))", False),
        ("Destroy(Sel(1, DOER, (Type((FOUNDATION,)),)))", False),
        ("Commit(This()), Commit(Sel(1, DOER, (Type((ASSET,)),)))", False),
        ("Commit(This()), Commit(Sel(1, DOER, (Type((FOUNDATION,)),)))", True),
    ],
)
def test_an_ability_is_offered_only_if_its_whole_cost_can_be_paid(cost: str, offered: bool) -> None:
    ring = costing(cost, p1={"momentum": [PAGE, PAGE]})
    assert ("use Tower" in ring.options) == offered


@pytest.mark.proves("UVS-COST-02", "UVS-RULING-21")
@pytest.mark.parametrize(("wounds", "offered"), [(1, True), (2, False)])
def test_stamina_must_be_there_to_be_paid(wounds: int, offered: bool) -> None:
    form = "Ability(FORM, (Draw(1),), (Lose(4, of=This()),))"
    ring = table(
        p1(hand=[PAGE], stage=[{"card": "Friend", "wounds": wounds}]), cards={"Friend": backup([form], stamina=5)}
    )
    assert ("use Friend" in ring.options) == offered


EAR = "Ability(CONTINUOUS, (Fired(Event(V_COMMIT, YOU), (Mill(1),)),))"


@pytest.mark.proves("UVS-COST-03")
def test_triggers_wait_until_the_whole_cost_is_paid() -> None:
    ring = costing(
        "Commit(Sel(1, DOER, (Type((FOUNDATION,)),))), Discard(Sel(1, zones=(HAND,)))",
        p1={"hand": ["Stone", PAGE], "stage": ["Tower", "Rock", "Ear"], "committed": True},
        cards={"Rock": foundation(), "Stone": foundation(), "Ear": asset([EAR])},
    )
    ring.play("P1: use Tower")
    assert (ring.question, ring.told_of("mill")) == ("P1 discard", [])
    ring.play("P1: Stone")
    assert [verb for verb in ring.verbs() if verb in ("commit", "discard", "mill", "play ability")] == [
        "commit",
        "discard",
        "mill",
        "play ability",
    ]


@pytest.mark.proves("UVS-COST-05")
@pytest.mark.parametrize(("assets", "offered"), [(1, True), (2, True), (3, False)])
def test_x_in_a_cost_is_what_the_effect_says(assets: int, offered: bool) -> None:
    count = "Let(Count(Sel(99, YOU, (Type((ASSET,)),), every=True)))"
    text = f"Ability(FORM, (Gain(X()), {count}), (Discard(Sel(X(), zones=(HAND,))),))"
    ring = table(
        p1(hand=["A", "B"], health=10, stage=["Tower"] + ["Shed"] * (assets - 1)),
        cards={"Tower": asset([text]), "Shed": asset(), "A": foundation(), "B": foundation()},
    )
    assert ("use Tower" in ring.options) == offered
    if offered:
        ring.play("P1: use Tower").on("P1 form", "P2 form")
        assert (ring["P1.health"], len(ring["P1.discards"])) == (10 + assets, assets)


@pytest.mark.proves("UVS-COST-06")
@pytest.mark.parametrize("x", [0, 1, 2, 3])
def test_an_undefined_x_is_chosen_as_the_ability_is_announced(x: int) -> None:
    text = "Ability(ENHANCE, (Modify(TheAttack(), DAMAGE, X()),), (Spend(Sel(X(), DOER, (), (MOMENTUM,))),))"
    cards = {"Jab": attack([text]), "Wall": foundation(block="+0 mid"), **{name: foundation() for name in "PQR"}}
    ring = table(p1(hand=["Jab"], momentum=["P", "Q", "R"]), p2(hand=["Wall"]), cards=cards)
    ring.play("P1: play Jab", "P1: use Jab")
    assert (ring.question, ring.options) == ("P1 x", ["0", "1", "2", "3"])
    ring.play(f"P1: {x}").on("P2 block")
    assert (ring["attack.damage"], len(ring["P1.momentum"])) == (3 + x, 3 - x)


@pytest.mark.proves("UVS-COST-06", "UVS-COST-02")
@pytest.mark.parametrize(
    ("cost", "xs"),
    [
        ("Discard(Sel(X(), zones=(HAND,)))", ["0", "1", "2"]),
        ("Discard(Sel(X(), zones=(HAND,))), Discard(Sel(1, zones=(HAND,)))", ["0", "1"]),
    ],
)
def test_x_is_no_more_than_can_be_paid_with_all_the_rest(cost: str, xs: list[str]) -> None:
    cards = {"A": foundation(), "B": foundation(), "Plan": action([f"Ability(FORM, (Gain(X()),), ({cost},))"])}
    ring = table(p1(hand=["Plan", "A", "B"], health=10), cards=cards)
    ring.play("P1: use Plan")
    assert (ring.question, ring.options) == ("P1 x", xs)


@pytest.mark.proves("UVS-COST-07")
@pytest.mark.parametrize(
    ("cost", "stage", "elsewhere"),
    [
        ("Commit(This())", ["Tower (committed)"], {}),
        ("Destroy(This())", [], {"discards": ["Tower"]}),
        ("Remove(This())", [], {"removed": ["Tower"]}),
        ("Flip(This())", ["Tower (face down)"], {}),
    ],
)
def test_short_costs_mean_the_card_itself(cost: str, stage: list[str], elsewhere: dict[str, list[str]]) -> None:
    ring = costing(cost, p1={"stage": ["Tower", "Shed"]}, cards={"Shed": asset()})
    ring.play("P1: use Tower")
    assert sorted(ring["P1.stage"][1:]) == sorted([*stage, "Shed"])
    for zone, cards in elsewhere.items():
        assert ring[f"P1.{zone}"] == cards
    assert ring["P1.health"] == 11


@pytest.mark.proves("UVS-COST-08", "UVS-RULING-72")
@pytest.mark.parametrize(("check", "gained"), [(4, 1), (3, 0)])
def test_a_check_cost_is_against_that_number_alone(check: int, gained: int) -> None:
    ring = costing(
        "CheckCost(4)",
        p1={"deck": ["Top"], "pool": [PAGE] * 3, "committed": True},
        cards={"Top": foundation(check=check)},
    )
    ring.play("P1: use Tower")
    assert (ring.question, ring["P1.health"], ring["P1.discards"]) == ("P1 form", 10 + gained, ["Top"])
    assert len(ring.told_of("play ability")) == gained


@pytest.mark.proves("UVS-COST-08")
def test_cards_may_be_committed_for_a_check_cost() -> None:
    ring = costing("CheckCost(4)")
    ring.play("P1: use Tower", "P1: commit Sparring Partner")
    assert ring["P1.health"] == 11


@pytest.mark.proves("UVS-COST-09")
@pytest.mark.parametrize(
    ("cost", "mine", "theirs"),
    [
        ("Spend(Sel(1, DOER, (), (MOMENTUM,)))", 0, 1),
        ("Discard(Sel(1, RIVAL, (), (POOL,)))", 1, 1),
    ],
)
def test_a_cost_means_ones_own_cards_unless_it_says_otherwise(cost: str, mine: int, theirs: int) -> None:
    ring = costing(
        cost,
        p1={"momentum": [PAGE]},
        p2=p2(momentum=[PAGE], pool=["A", "B"]),
        cards={"A": foundation(), "B": foundation()},
    )
    ring.play("P1: use Tower")
    if mine:
        assert (ring.question, ring.options) == ("P1 discard", ["P2's A", "P2's B"])
        ring.play("P1: P2's B")
        assert (ring["P2.pool"], ring["P2.discards"]) == (["A"], ["B"])
    assert (len(ring["P1.momentum"]), len(ring["P2.momentum"]), ring["P1.health"]) == (mine, theirs, 11)


@pytest.mark.proves("UVS-COST-09")
def test_a_cost_about_the_rivals_cards_needs_them() -> None:
    assert "use Tower" not in costing("Discard(Sel(1, RIVAL, (), (POOL,)))", p1={"pool": [PAGE]}).options


@pytest.mark.proves("UVS-COST-10")
def test_costs_are_paid_in_order_and_a_check_last() -> None:
    ring = costing("CheckCost(3), Discard(Sel(1, zones=(HAND,))), Commit(This())")
    ring.play("P1: use Tower")
    assert [verb for verb in ring.verbs() if verb in ("check", "discard", "commit")] == ["discard", "commit", "check"]


# Discarding


HAND_EAR = asset(["Ability(CONTINUOUS, (Fired(Event(V_DISCARD, YOU), (Counter(This(), 'Heard', 1),)),))"])


def heard(ring: Table) -> int:
    return sum(told.get("verb") == "counter" for told in ring.told)


@pytest.mark.proves("UVS-DISC-01")
@pytest.mark.parametrize(
    "word",
    [
        "Discard(Sel(1, YOU, (), (MOMENTUM,)))",
        "Discard(Sel(1, YOU, (), (POOL,)))",
        "Discard(Sel(1, YOU, (), (DECK,), top=True))",
        "Discard(Sel(1, YOU, (), (REMOVED,)))",
        "Discard(Sel(1, YOU, (), (HAND,)))",
    ],
)
def test_a_card_is_discarded_from_any_zone(word: str) -> None:
    ring = costing(
        "Commit(This())",
        f"{word},",
        p1={"momentum": ["A"], "pool": ["A"], "deck": ["A"], "removed": ["A"], "hand": ["A"]},
        cards={"A": foundation()},
    )
    ring.play("P1: use Tower")
    assert ring["P1.discards"] == ["A"]


@pytest.mark.proves("UVS-DISC-02", "UVS-DISC-03")
def test_discard_without_a_zone_is_from_hand() -> None:
    ring = costing(
        "Commit(This())",
        "Discard(Sel(1, zones=(HAND,))),",
        p1={"hand": ["A", "B"], "pool": [PAGE], "momentum": [PAGE], "stage": ["Tower", "Ear"]},
        cards={"A": foundation(), "B": foundation(), "Ear": HAND_EAR},
    )
    ring.play("P1: use Tower")
    assert ring.options == ["A", "B"]
    ring.play("P1: B")
    assert (ring["P1.discards"], heard(ring)) == (["B"], 1)


@pytest.mark.proves("UVS-DISC-03")
@pytest.mark.parametrize(
    "word",
    ["Mill(1)", "Spend()", "Clear(Sel(1, YOU, (), (POOL,)))", "MakeACheck()", "Destroy(Sel(1, YOU, (Named('A'),)))"],
)
def test_other_ways_to_the_discard_pile_are_no_discard_from_hand(word: str) -> None:
    ring = costing(
        "Commit(This())",
        f"{word},",
        p1={"momentum": [PAGE], "pool": [PAGE], "stage": ["Tower", "Ear", "A"]},
        cards={"Ear": HAND_EAR, "A": foundation()},
    )
    ring.play("P1: use Tower")
    assert (len(ring["P1.discards"]), heard(ring)) == (1, 0)


@pytest.mark.proves("UVS-DISC-03", "UVS-REVIEW-03")
def test_a_reviewed_card_is_discarded_from_hand() -> None:
    ring = table(p1(hand=[PAGE], stage=["Ear"]), cards={"Ear": HAND_EAR}, phase="start")
    ring.play("P1: discard Blank Page")
    assert heard(ring) == 1


@pytest.mark.proves("UVS-DISC-04", "UVS-DISC-05")
@pytest.mark.parametrize(
    ("cost", "hand", "offered"),
    [
        ("Discard(Sel(1, zones=(HAND,), every=True))", 0, True),
        ("Discard(Sel(1, zones=(HAND,), every=True))", 2, True),
        ("Discard(Sel(2, zones=(HAND,)))", 1, False),
        ("Discard(Sel(2, zones=(HAND,)))", 2, True),
    ],
)
def test_a_whole_hand_may_be_empty_a_number_must_be_there(cost: str, hand: int, offered: bool) -> None:
    ring = costing(cost, p1={"hand": [PAGE] * hand}, turn="P1")
    if offered:
        ring.play("P1: use Tower")
        assert (ring["P1.health"], len(ring["P1.discards"])) == (11, hand)
    else:
        assert ring.options == ["play Blank Page"]


@pytest.mark.proves("UVS-DISC-05")
def test_the_action_itself_does_not_pay_its_cost() -> None:
    plan = action(["Ability(FORM, (Gain(1),), (Discard(Sel(1, zones=(HAND,))),))"])
    assert "use Plan" not in table(p1(hand=["Plan"], stage=[PAGE]), cards={"Plan": plan}).options
    assert "use Plan" in table(p1(hand=["Plan", PAGE]), cards={"Plan": plan}).options

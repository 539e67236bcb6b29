"""Committed and ready cards, the Ready Step, Drive."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.universus.ringside import PAGE, Table, asset, attack, foundation, p1, p2, table

COMMITS = "Ability(FORM, ({word},))"
DRAWS = "Ability(FORM, (Draw(1),), (Commit(This()),))"


@pytest.mark.proves("UVS-COMMIT-01", "UVS-COMMIT-02", "UVS-COMMIT-07", "UVS-COST-07")
def test_cards_are_committed_by_checks_costs_and_effects() -> None:
    effect = COMMITS.format(word="Commit(Sel(1, DOER, (Named('Stone'),)))")
    cards = {"Stone": foundation(), "Dojo": asset([DRAWS]), "Tower": asset([effect]), "Slab": foundation(difficulty=4)}
    ring = table(p1(hand=["Slab", PAGE], stage=["Stone", "Dojo", "Tower", PAGE]), cards=cards)
    ring.play("P1: use Tower", "P1: use Dojo", "P1: play Slab", "P1: commit Blank Page")
    assert ring["P1.stage"] == [
        "Sparring Partner",
        "Stone (committed)",
        "Dojo (committed)",
        "Tower",
        "Blank Page (committed)",
    ]
    shown = ring.seen("P2")["seats"]["P1"]["cards"]["stage"]
    assert [card["ready"] for card in shown] == [True, False, False, True, False]
    assert ["committed" in card["marks"] for card in shown] == [False, True, True, False, True]


@pytest.mark.proves("UVS-COMMIT-03")
def test_a_committed_card_is_not_committed_again() -> None:
    cards = {
        "Dojo": asset([DRAWS]),
        "Slab": foundation(difficulty=4),
        "Tower": asset(["Ability(FORM, (Draw(1),), (Commit(Sel(1, DOER, (Type((FOUNDATION,)),))),))"]),
    }
    down = {"card": PAGE, "committed": True}
    ring = table(
        p1(hand=["Slab", PAGE], committed=True, stage=[down, {"card": "Dojo", "committed": True}, "Tower"]), cards=cards
    )
    assert ring.options == ["play Blank Page", "play Slab"]
    ring.play("P1: play Slab")
    assert "Slab" in ring["P1.discards"]


@pytest.mark.proves("UVS-COMMIT-03")
def test_stun_finds_only_ready_foundations() -> None:
    ring = table(
        p1(hand=["Jab", PAGE]),
        p2(stage=[{"card": PAGE, "committed": True}, "Stone"]),
        cards={"Jab": attack(keywords=["Stun: 2"]), "Stone": foundation()},
    )
    ring.play("P1: play Jab", "P1: use Jab").on("P1 form")
    assert [told["cards"] for told in ring.told_of("commit")] == [["Stone"]]


@pytest.mark.proves("UVS-COMMIT-04")
def test_only_tenacious_abilities_are_played_on_a_committed_card() -> None:
    plain, stubborn = "Ability(ENHANCE, (Gain(1),))", "Ability(ENHANCE, (Gain(2),), riders=(Tenacious(),))"
    cards = {"Jab": attack(), "Post": foundation([plain, stubborn])}
    ring = table(p1(hand=["Jab"], health=10, stage=[{"card": "Post", "committed": True}]), cards=cards)
    ring.play("P1: play Jab")
    assert ring.options == ["pass", "use Post"]
    ring.play("P1: use Post")
    assert ring["P1.health"] == 12
    ring = table(p1(hand=["Jab"], health=10, stage=["Post"]), cards=cards)
    assert ring.play("P1: play Jab").options == ["pass", "use Post: ability 1", "use Post: ability 2"]


@pytest.mark.proves("UVS-COMMIT-05")
def test_continuous_abilities_work_on_a_committed_card() -> None:
    more = "Ability(CONTINUOUS, (Rule(HAND_SIZE_IS, Event(V_DRAW, YOU), 1),))"
    ring = table(p1(stage=[{"card": "Post", "committed": True}]), cards={"Post": foundation([more])})
    assert ring["P1.limit"] == 7


@pytest.mark.proves("UVS-COMMIT-06")
def test_only_stage_cards_are_ready_or_committed() -> None:
    commits = COMMITS.format(word="Commit(Sel(1, YOU, (), (POOL, MOMENTUM, HAND)))")
    ring = table(p1(hand=[PAGE], pool=[PAGE], momentum=[PAGE], stage=["Tower"]), cards={"Tower": asset([commits])})
    ring.play("P1: use Tower")
    assert ring.told_of("commit") == []
    assert [card["ready"] for zone in ("pool", "momentum") for card in ring[f"P1.cards.{zone}"]] == [None, None]


@pytest.mark.proves("UVS-COMMIT-06")
def test_a_card_that_leaves_the_stage_is_not_committed_any_more() -> None:
    back = COMMITS.format(
        word="Move(Sel(1, YOU, (Named('Stone'),)), POOL), Build(Sel(1, YOU, (Named('Stone'),), (POOL,)))"
    )
    ring = table(
        p1(hand=[PAGE], stage=["Tower", {"card": "Stone", "committed": True}]),
        cards={"Tower": asset([back]), "Stone": foundation()},
    )
    ring.play("P1: use Tower")
    assert ring["P1.stage"] == ["Sparring Partner", "Tower", "Stone"]


# Ready


@pytest.mark.proves("UVS-READY-01")
def test_an_upright_card_is_ready_and_so_is_a_built_one() -> None:
    ring = table(p1(hand=["Stone"]), cards={"Stone": foundation()})
    ring.play("P1: play Stone").on("P2 form")
    shown = ring["P1.cards.stage"]
    assert [(card["name"], card["ready"], card["marks"]) for card in shown] == [
        ("Sparring Partner", True, []),
        ("Stone", True, []),
    ]


READIES = "Ability(FORM, (Ready(Sel(1, DOER, (Type((FOUNDATION,)),))),))"
GAINS = "Ability(CONTINUOUS, (Fired(Event(V_READY), (Gain(1),)),))"


@pytest.mark.proves("UVS-READY-02")
@pytest.mark.parametrize("committed", [True, False])
def test_a_ready_card_cannot_be_readied(committed: bool) -> None:
    cards = {"Tower": asset([READIES]), "Stone": foundation(), "Ear": asset([GAINS])}
    ring = table(
        p1(hand=[PAGE], health=10, stage=["Tower", "Ear", {"card": "Stone", "committed": committed}]), cards=cards
    )
    ring.play("P1: use Tower")
    assert (len(ring.told_of("ready")), ring["P1.health"]) == (int(committed), 10 + committed)


@pytest.mark.proves("UVS-READYST-02", "UVS-READYST-01")
def test_the_ready_step_readies_everything_but_what_is_frozen_as_one_event() -> None:
    down: list[Any] = [{"card": name, "committed": True} for name in ("A", "B", "C")]
    down.append({"card": "D", "committed": True, "frozen": True})
    cards = {**{name: foundation() for name in "ABCD"}, "Ear": asset([GAINS])}
    ring = table(
        p1(health=10, stage=[*down, "Ear"], hand=[PAGE]),
        p2(stage=[{"card": "A", "committed": True}]),
        cards=cards,
        phase="start",
    )
    assert ring.question == "P1 review"
    assert [told["cards"] for told in ring.told_of("ready")] == [["A", "B", "C"]]
    assert ring["P1.health"] == 11
    assert ring["P1.stage"][4] == "D (committed)"
    assert ring["P2.stage"][1] == "A (committed)"
    ring.play("P1: keep all").on("P2 form").on("P1 review")
    assert ring["P1.stage"][4] == "D"


# Drive


def drive(n: int, **more: Any) -> Table:
    form = f"Ability(FORM, (Draw(1),), (Drive({n}),))"
    held: dict[str, Any] = {
        "hand": [PAGE],
        "stage": ["Tower", "Stone", "Rock"],
        "momentum": ["M", "N"],
        "committed": True,
    }
    cards = {"Tower": asset([form]), "Stone": foundation(), "Rock": foundation(), "M": foundation(), "N": foundation()}
    return table(p1(**{**held, **more}), cards=cards)


@pytest.mark.proves("UVS-DRIVE-01")
@pytest.mark.parametrize(
    ("picks", "stage", "momentum"),
    [
        (("Stone", "Rock", "M in momentum"), ["Tower", "Stone (committed)", "Rock (committed)"], ["N (face down)"]),
        (("Stone", "M in momentum", "N in momentum"), ["Tower", "Stone (committed)", "Rock"], []),
    ],
)
def test_drive_is_paid_in_any_mixture(picks: tuple[str, ...], stage: list[str], momentum: list[str]) -> None:
    ring = drive(3)
    ring.play("P1: use Tower", *[f"P1: {pick}" for pick in picks])
    assert (ring["P1.stage"][1:], ring["P1.momentum"], ring["P1.hand_size"]) == (stage, momentum, 2)


@pytest.mark.proves("UVS-DRIVE-01")
def test_drive_takes_exactly_so_many() -> None:
    ring = drive(3)
    ring.play("P1: use Tower", "P1: Stone", "P1: Rock")
    assert ring.options == ["M in momentum", "N in momentum"]
    assert "use Tower" not in drive(3, momentum=[]).options
    assert "use Tower" in drive(3, momentum=[], committed=False).options
    assert "use Tower" not in drive(5).options


@pytest.mark.proves("UVS-DRIVE-01", "UVS-COST-02")
@pytest.mark.parametrize(("momentum", "offered"), [(1, False), (2, True)])
def test_a_card_does_not_pay_drive_and_another_part_of_the_cost(momentum: int, offered: bool) -> None:
    form = "Ability(FORM, (Draw(1),), (Commit(This()), Drive(2)))"
    ring = table(
        p1(hand=[PAGE], committed=True, stage=["Dojo"], momentum=[PAGE] * momentum), cards={"Dojo": foundation([form])}
    )
    assert ("use Dojo" in ring.options) == offered

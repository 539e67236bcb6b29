"""Clearing: what it is, the End Phase, and momentum, where attacks go from there."""

from __future__ import annotations

from typing import Any

import pytest

from kumite.games.universus.terms import MOMENTUM, ZONES
from tests.games.universus.ringside import (
    PAGE,
    Table,
    action,
    asset,
    attack,
    backup,
    character,
    foundation,
    p1,
    p2,
    table,
)

CLEARED = "Ability(CONTINUOUS, (Fired(Event(V_CLEAR), (Gain(1),)),))"
DISCARDED = "Ability(CONTINUOUS, (Fired(Event(V_DISCARD, origin=POOL), (Gain(1),)),))"
FROM_HAND = "Ability(CONTINUOUS, (Fired(Event(V_DISCARD), (Gain(1),)),))"


def ending(*pool: Any, **more: Any) -> Table:
    """P1's End Phase begins with these cards in the pool."""
    held = {"pool": list(pool), **more.pop("p1", {})}
    return table(p1(**held), more.pop("p2", p2()), phase="end", **more)


@pytest.mark.proves("UVS-CLEAR-01", "UVS-CLEAR-02")
@pytest.mark.parametrize("word", ["Clear", "Discard"])
@pytest.mark.parametrize(("hears", "gained"), [(CLEARED, 1), (DISCARDED, 1), (FROM_HAND, 0)])
def test_clearing_is_discarding_from_the_card_pool(word: str, hears: str, gained: int) -> None:
    form = f"Ability(FORM, ({word}(Sel(1, YOU, (), (POOL,))),))"
    ring = table(
        p1(hand=[PAGE], pool=["Old"], stage=["Tower", "Ear"], health=10),
        cards={"Old": foundation(), "Tower": asset([form]), "Ear": asset([hears])},
    )
    ring.play("P1: use Tower")
    assert (ring["P1.pool"], ring["P1.discards"], ring["P1.health"]) == ([], ["Old"], 10 + gained)
    assert len(ring.told_of("clear")) == 1


@pytest.mark.proves("UVS-CLEAR-03")
@pytest.mark.parametrize(
    ("word", "to"), [("Move({}, HAND)", "hand"), ("Remove({})", "removed"), ("Build({})", "stage")]
)
def test_a_pool_card_that_goes_elsewhere_is_not_cleared(word: str, to: str) -> None:
    form = f"Ability(FORM, ({word.format('Sel(1, YOU, (), (POOL,))')},))"
    ring = table(
        p1(hand=[PAGE], pool=["Old"], stage=["Tower", "Ear"], health=10),
        cards={"Old": foundation(), "Tower": asset([form]), "Ear": asset([CLEARED])},
    )
    ring.play("P1: use Tower")
    assert "Old" in ring[f"P1.{to}"]
    assert (ring["P1.health"], ring.told_of("clear")) == (10, [])


@pytest.mark.proves("UVS-CLEAR-03", "UVS-CLRP-04", "UVS-CLRP-05", "UVS-RULING-10")
def test_foundations_assets_and_backups_are_built_without_being_cleared() -> None:
    cards = {"Stone": foundation(), "Tower": asset(), "Friend": backup(), "Ear": asset([CLEARED])}
    ring = ending("Stone", "Tower", "Friend", p1={"stage": ["Ear"], "health": 10}, cards=cards)
    ring.on("P2 form")
    assert ring["P1.stage"] == ["Sparring Partner", "Ear", "Friend", "Tower", "Stone"]
    assert ring["P1.health"] == 10
    assert all(card["ready"] for card in ring["P1.cards.stage"])


@pytest.mark.proves("UVS-CLRP-01", "UVS-CLRP-02")
def test_the_active_player_clears_first_from_right_to_left() -> None:
    plans = {name: action() for name in ("P", "Q", "R", "S", "T")}
    ring = ending("P", "Q", "R", p2=p2(pool=["S", "T"]), cards=plans)
    ring.on("P2 form")
    assert [told["cards"] for told in ring.told_of("clear")] == [["R"], ["Q"], ["P"], ["T"], ["S"]]
    assert (ring["P1.discards"], ring["P2.discards"]) == (["R", "Q", "P"], ["T", "S"])


@pytest.mark.proves("UVS-CLRP-03", "UVS-CLRP-04", "UVS-RULING-11")
@pytest.mark.parametrize(
    "given",
    [
        "Plan",
        {"card": "Stone", "as": "block"},
        {"card": "Tower", "as": "block"},
        {"card": "Stone", "as": "nothing"},
        {"card": "Jab", "as": "nothing"},
        {"card": "Jab", "down": True},
        {"card": "Jab", "as": "block"},
    ],
)
def test_what_is_discarded_at_clearing(given: Any) -> None:
    cards = {"Plan": action(), "Stone": foundation(), "Tower": asset(), "Jab": attack()}
    ring = ending(given, cards=cards)
    ring.on("P2 form")
    assert ring["P1.stage"] == ["Sparring Partner"]
    assert ring["P1.discards"] == [given if isinstance(given, str) else given["card"]]


@pytest.mark.proves("UVS-CLRP-06", "UVS-MOM-02", "UVS-MOM-03")
@pytest.mark.parametrize(
    ("answer", "row"),
    [
        ("into momentum", ["P", "Q", "Jab"]),
        ("into momentum, before card 1", ["Jab", "P", "Q"]),
        ("into momentum, before card 2", ["P", "Jab", "Q"]),
        ("discard it", ["P", "Q"]),
    ],
)
def test_an_attack_that_dealt_damage_may_go_anywhere_into_momentum(answer: str, row: list[str]) -> None:
    cards = {"Jab": attack(), "P": foundation(), "Q": foundation()}
    ring = ending({"card": "Jab", "dealt": True}, p1={"momentum": ["P", "Q"]}, cards=cards)
    assert ring.question == "P1 momentum"
    ring.play(f"P1: {answer}")
    assert ring["P1.momentum"] == [f"{name} (face down)" for name in row]
    assert ring["P1.discards"] == ([] if "Jab" in row else ["Jab"])


@pytest.mark.proves("UVS-CLRP-07")
def test_an_attack_without_damage_is_discarded() -> None:
    ring = table(p1(hand=["Jab"]), p2(hand=["Wall"]), cards={"Jab": attack(), "Wall": foundation(block="+0 mid")})
    ring.play("P1: play Jab", "P2: block with Wall").on("P1 momentum", "P2 form")
    assert ring.question == "P2 form"
    assert ("Jab" in ring["P1.discards"], ring["P1.momentum"]) == (True, [])


@pytest.mark.proves("UVS-CLRP-08", "UVS-RULING-81")
def test_only_a_copy_of_the_character_played_as_a_form_is_built() -> None:
    cards = {
        "Mira": character(version="1", difficulty=1, check=3),
        "Guest": character(version="1", difficulty=1, check=3),
    }
    ring = ending("Guest 1", {"card": "Mira 1", "as": "block"}, "Mira 1", p1={"character": "Mira 1"}, cards=cards)
    ring.on("P2 form")
    assert ring["P1.stage"] == ["Mira 1", "Mira 1 (attached)"]
    assert ring["P1.discards"] == ["Mira 1", "Guest 1"]


@pytest.mark.proves("UVS-ENDPH-01", "UVS-ENDPH-02")
def test_after_the_end_phase_the_rival_has_the_turn() -> None:
    ring = ending("Plan", p2=p2(pool=["Plan"]), cards={"Plan": action()})
    ring.on("P2 form")
    assert (ring["turn"], ring["turns"], ring["P1.pool"], ring["P2.pool"]) == ("P2", 6, [], [])
    assert len(ring.told_of("clear")) == 2


# Momentum


@pytest.mark.proves("UVS-MOM-01")
def test_momentum_is_an_ordered_zone_of_each_player() -> None:
    assert ZONES[MOMENTUM] == "momentum"
    ring = table(p1(momentum=["P", "Q"]), p2(momentum=["Q", "P"]), cards={"P": foundation(), "Q": foundation()})
    assert (ring["P1.momentum"], ring["P2.momentum"]) == (
        ["P (face down)", "Q (face down)"],
        ["Q (face down)", "P (face down)"],
    )


@pytest.mark.proves("UVS-MOM-02", "UVS-MOM-06")
def test_face_down_momentum_is_its_owners_to_look_at() -> None:
    ring = table(p1(momentum=["P", {"card": "Q", "up": True}, "Q"]), cards={"P": foundation(), "Q": foundation()})
    assert ring.seen("P1")["seats"]["P1"]["momentum"] == ["P (face down)", "Q", "Q (face down)"]
    seen = ring.seen("P2")["seats"]["P1"]
    assert seen["momentum"] == ["face down", "Q", "face down"]
    assert [card["at"] for card in seen["cards"]["momentum"]] == [f"P1.momentum.{n}" for n in (1, 2, 3)]
    down = [{k: v for k, v in seen["cards"]["momentum"][at].items() if k != "at"} for at in (0, 2)]
    assert down[0] == down[1]


@pytest.mark.proves("UVS-MOM-02")
def test_a_rule_may_add_cards_to_momentum_face_up() -> None:
    up = "Ability(CONTINUOUS, (Rule(FACE_UP, Event(V_MOVE, own=True, to=MOMENTUM)),))"
    ring = ending({"card": "Jab", "dealt": True}, cards={"Jab": attack([up])})
    ring.play("P1: into momentum")
    assert ring.seen("P2")["seats"]["P1"]["momentum"] == ["Jab"]


@pytest.mark.proves("UVS-MOM-03", "UVS-MOM-02")
@pytest.mark.parametrize(
    ("answer", "row"),
    [
        ("at the end", ["P", "Q", "R"]),
        ("before card 1", ["R", "P", "Q"]),
        ("before card 2", ["P", "R", "Q"]),
    ],
)
def test_an_effect_adds_to_momentum_at_any_place(answer: str, row: list[str]) -> None:
    adds = "Ability(FORM, (Move(Sel(1, YOU, (), (DISCARDS,)), MOMENTUM),))"
    ring = table(
        p1(hand=[PAGE], momentum=["P", "Q"], discards=["R"], stage=["Tower"]),
        cards={"P": foundation(), "Q": foundation(), "R": foundation(), "Tower": asset([adds])},
    )
    ring.play("P1: use Tower", f"P1: {answer}")
    assert ring["P1.momentum"] == [f"{name} (face down)" for name in row]
    assert len(ring.told_of("move")) == 1


@pytest.mark.proves("UVS-MOM-04")
@pytest.mark.parametrize("word", ["Spend(Sel(1, YOU, (), (MOMENTUM,)))", "Move(Sel(1, YOU, (), (MOMENTUM,)), HAND)"])
def test_the_owner_chooses_which_momentum_leaves(word: str) -> None:
    cards = {name: foundation() for name in ("P", "Q", "R")}
    ring = table(
        p1(momentum=["P", "Q", "R"], stage=["Tower"], hand=[PAGE]),
        cards={**cards, "Tower": asset([f"Ability(FORM, ({word},))"])},
    )
    ring.play("P1: use Tower")
    assert ring.options == ["P in momentum", "Q in momentum", "R in momentum"]
    ring.play("P1: Q in momentum")
    assert ring["P1.momentum"] == ["P (face down)", "R (face down)"]


@pytest.mark.proves("UVS-MOM-04", "UVS-RULING-87")
@pytest.mark.parametrize(
    ("text", "asked"),
    [
        ("Discard(Sel(1, RIVAL, (), (MOMENTUM,))),", "P2"),
        ("Spend(Sel(1, DOER, (), (MOMENTUM,)), RIVAL),", "P2"),
        ("Choose(Sel(1, RIVAL, (), (MOMENTUM,))), Discard(Ref('chosen'))", "P1"),
    ],
)
def test_the_rival_chooses_among_momentum_only_if_told(text: str, asked: str) -> None:
    ring = table(
        p1(stage=["Tower"], hand=[PAGE]),
        p2(momentum=["P", "Q"]),
        cards={"P": foundation(), "Q": foundation(), "Tower": asset([f"Ability(FORM, ({text}))"])},
    )
    ring.play("P1: use Tower")
    assert (ring.question or "").startswith(asked)
    ring.play(f"{asked}: {ring.options[1]}")
    assert (ring["P2.momentum"], ring["P2.discards"]) == (["P (face down)"], ["Q"])


@pytest.mark.proves("UVS-MOM-05", "UVS-DPILE-02")
def test_nothing_rearranges_momentum_or_a_discard_pile() -> None:
    cards = {name: foundation() for name in ("P", "Q", "R")}
    ring = table(p1(hand=[PAGE], momentum=["P", "Q"], discards=["R", "Q", "P"]), cards=cards)
    assert ring.options == ["play Blank Page"]
    ring.play("P1: play Blank Page").on("P1 review").play("P1: keep all").on("P1 form")
    assert ring["P1.momentum"] == ["P (face down)", "Q (face down)"]
    assert ring["P1.discards"][:3] == ["R", "Q", "P"]


@pytest.mark.proves("UVS-MOM-06")
def test_a_card_added_from_hand_unseen_is_one_of_several_for_the_rival() -> None:
    adds = "Ability(FORM, (Move(Sel(1, YOU, (), (HAND,)), MOMENTUM),))"
    ring = table(
        p1(hand=["P", "Q"], stage=["Tower"]), cards={"P": foundation(), "Q": foundation(), "Tower": asset([adds])}
    )
    ring.play("P1: use Tower", "P1: Q")
    assert ring.seen("P2")["seats"]["P1"]["momentum"] == ["face down"]
    assert ring.seen("P1")["seats"]["P1"]["momentum"] == ["Q (face down)"]

"""Tokens: Power and Roman Cancel."""

from typing import Any

import pytest

from kumite.games.universus.terms import ASIDE
from tests.games.universus.plays.places import handle
from tests.games.universus.ringside import PAGE, Table, asset, attack, foundation, p1, p2, table

Cards = dict[str, dict[str, Any]]
WALL = foundation(block="+0 mid")
SIDE = foundation(block="+0 high")
CARDS: Cards = {"Jab": attack(damage=8), "Wall": WALL, "Side": SIDE}
TOKEN = "Roman Cancel"


def fought(mine: dict[str, Any], theirs: dict[str, Any] | None = None, by: str = "P1", **cards: Any) -> Table:
    """An attack with Jab (mid, damage 8) is in its Enhance Step."""
    sides = {"P1": dict(mine), "P2": {"hand": ["Wall"], **(theirs or {})}}
    sides[by]["pool"] = ["Jab"]
    return table(sides["P1"], sides["P2"], cards={**CARDS, **cards}, attack=by, turn=by, tried=True)


# Tokens in general


@pytest.mark.proves("UVS-TOKEN-01", "UVS-POWER-01")
def test_tokens_come_from_outside_the_game() -> None:
    make = asset(["Ability(FORM, (Create('Power'),))"])
    ring = table(p1(stage=["Make"], hand=[PAGE]), p2(), cards={"Make": make})
    before = len(ring.g.kind)
    ring.play("P1: use Make")
    assert ring["P1.stage"][-1] == "Power"
    assert ring["P2.stage"] == ["Sparring Partner"]
    assert ring["P1.cards.stage.2.type"] == "token"
    assert len(ring.g.kind) == before + 1
    assert ring.told_of("create")[0]["origin"] == ""


@pytest.mark.proves("UVS-TOKEN-02", "UVS-POWER-02")
def test_a_power_token_gives_two_damage_and_is_gone() -> None:
    ring = fought({"stage": ["Power"]})
    ring.play("P1: use Power")
    assert ring["attack.damage"] == 10
    assert ring["P1.stage"] == ["Sparring Partner"]
    assert ring["P1.discards"] == []
    assert ring["P1.aside"] == []
    assert ring.told_of("sacrifice")[0]["to"] == "discard pile"


@pytest.mark.proves("UVS-POWER-02")
def test_the_power_token_helps_ones_own_attack_only() -> None:
    ring = fought({"stage": ["Power"]}, {"hand": []}, by="P2")
    assert ring.question == "P1 enhance"  # there is no targeting
    ring.play("P1: use Power").on("P2 form", "P1 form")
    assert ring["P1.health"] == 25 - 8


@pytest.mark.proves("UVS-TOKEN-02")
@pytest.mark.parametrize("word", [
    "Flip(Sel(1, YOU, (State('token'),)))",
    "Move(Sel(1, YOU, (State('token'),)), HAND)",
    "Move(Sel(1, YOU, (State('token'),)), DECK)",
    "Remove(Sel(1, YOU, (State('token'),)))",
])  # fmt: skip
def test_a_token_that_moves_or_turns_ceases_to_exist(word: str) -> None:
    act = asset([f"Ability(FORM, ({word},))"])
    ring = table(p1(stage=["Act", "Power"], hand=[PAGE]), p2(), cards={"Act": act})
    h, deck = handle(ring, "Power"), len(ring.g.deck[0])
    ring.play("P1: use Act")
    assert ring.g.zone[h] == ASIDE
    assert (ring["P1.stage"][1:], ring["P1.hand"], ring["P1.removed"]) == (["Act"], [PAGE], [])
    assert len(ring.g.deck[0]) == deck


@pytest.mark.proves("UVS-TOKEN-02")
def test_a_token_that_is_readied_or_committed_stays() -> None:
    act = asset(["Ability(FORM, (Commit(Sel(1, YOU, (State('token'),))),))"])
    ring = table(p1(stage=["Act", "Power"], hand=[PAGE]), p2(), cards={"Act": act}).play("P1: use Act")
    assert ring["P1.stage"][-1] == "Power (committed)"


@pytest.mark.proves("UVS-TOKEN-03", "UVS-SPEND-02", "UVS-SPEND-01")
def test_a_spent_token_is_a_spent_card() -> None:
    ear = asset(["Ability(RESPONSE, (Gain(1),), (), Event(V_SPEND, YOU))"])
    ring = fought({"momentum": [TOKEN], "stage": ["Ear"], "health": 9}, Ear=ear, Jab=attack(keywords=["EX: 2"]))
    ring.play("P1: use Jab")
    assert ring.question == "P1 respond"
    ring.play("P1: use Ear")
    assert ring["P1.health"] == 10
    assert ring["attack.speed"] == 5
    assert ring["P1.momentum"] == []


@pytest.mark.proves("UVS-TOKEN-04")
def test_ceasing_to_exist_is_no_event() -> None:
    left = asset(["Ability(RESPONSE, (Gain(1),), (), Event(V_MOVE, ANY, origin=DISCARDS))"])
    ring = fought({"stage": ["Power", "Left"]}, Left=left)
    ring.play("P1: use Power")
    assert ring.question == "P2 block"
    assert [verb for verb in ring.verbs() if verb in ("move", "remove", "sacrifice", "destroy")] == ["sacrifice"]


# Roman Cancel


@pytest.mark.proves("UVS-ROMAN-02")
def test_a_roman_cancel_leaves_as_its_players_turn_begins() -> None:
    watch = asset(["Ability(RESPONSE, (Draw(1),), (), Event(V_REMOVE, YOU))"])
    cards: Cards = {"Watch": watch}
    ring = table(
        p1(momentum=[TOKEN], stage=["Watch", {"card": PAGE, "committed": True}], hand=[PAGE]), p2(), cards=cards
    )
    ring.on("P2 form")
    assert ring["P1.momentum"] == [TOKEN]  # the rival's turn leaves it
    ring.on("P1 respond")
    assert ring["P1.momentum"] == []
    assert ring["P1.stage"][2] == f"{PAGE} (committed)"  # before the Ready Step


@pytest.mark.proves("UVS-ROMAN-03", "UVS-ROMAN-04", "UVS-ZONES-01")
def test_red_changes_the_zone_once_a_turn() -> None:
    ring = fought({"momentum": [TOKEN, TOKEN], "hand": [PAGE]}, {"hand": ["Side"], "stage": [PAGE]})
    ring.play(f"P1: {ring.begins('use')[0]}")
    assert ring.options == ["low", "high"]
    ring.play("P1: high")
    assert ring["attack.zone"] == "high"
    assert ring["P1.momentum"] == [TOKEN]
    assert ring.question == "P2 block"  # the other token's Red is not offered
    ring.on("P1 form")
    assert [option for option in ring.options if "Roman" in option]  # its Blue is


def resolved(block: str | None, momentum: list[str]) -> Table:
    ring = fought({"momentum": momentum, "hand": [PAGE]}, {"hand": ["Wall", "Side"]}).on("P2 block")
    ring.play(f"P2: block with {block}" if block else "P2: no block")
    return ring.on("P1 respond", "P1 form")


@pytest.mark.proves("UVS-ROMAN-05")
@pytest.mark.parametrize(("block", "health"), [("Wall", 25), ("Side", 21)])
def test_purple_clears_the_blocked_attack_and_draws(block: str, health: int) -> None:
    ring = resolved(block, [TOKEN, PAGE])
    assert ring.question == "P1 respond"
    ring.play(f"P1: {ring.begins('use')[0]}")
    assert ring["P2.health"] == health
    assert ring["P1.momentum"] == []
    assert ring["P1.pool"] == []
    assert sorted(ring["P1.discards"]) == [PAGE, "Jab"]
    assert len(ring["P1.hand"]) == 2


@pytest.mark.proves("UVS-ROMAN-05")
@pytest.mark.parametrize(("block", "momentum"), [(None, [TOKEN, PAGE]), ("Wall", [TOKEN])])
def test_purple_wants_a_block_and_another_momentum(block: str | None, momentum: list[str]) -> None:
    assert resolved(block, momentum).question == "P1 form"


@pytest.mark.proves("UVS-ROMAN-06")
def test_yellow_sets_the_damage_of_an_unblocked_attack_to_three() -> None:
    ring = fought({"momentum": [TOKEN, PAGE]}, {"hand": [PAGE]}, by="P2").on("P1 respond")
    assert ring["P1.health"] == 25
    ring.play(f"P1: {ring.begins('use')[0]}")
    assert ring["P1.health"] == 22
    assert ring["P1.momentum"] == []


@pytest.mark.proves("UVS-ROMAN-06")
def test_yellow_is_for_an_unblocked_attack_and_costs_another_momentum() -> None:
    ring = fought({"momentum": [TOKEN, PAGE], "hand": ["Side"]}, {"hand": [PAGE]}, by="P2").on("P1 block")
    ring.play("P1: block with Side").on("P2 form", "P1 respond")
    assert ring.question == "P2 form"
    ring = fought({"momentum": [TOKEN]}, {"hand": [PAGE]}, by="P2").on("P2 form", "P1 respond")
    assert ring.question == "P2 form"


@pytest.mark.proves("UVS-ROMAN-07", "UVS-RIVAL-01", "UVS-ROMAN-03")
def test_blue_freezes_a_rival_foundation() -> None:
    cards: Cards = {"A": foundation(), "B": foundation(), "Lamp": asset()}
    theirs = p2(stage=[{"card": "A", "committed": True}, {"card": "B", "committed": True}, "Lamp"])
    ring = table(p1(momentum=[TOKEN, TOKEN], stage=["A"], hand=[PAGE]), theirs, cards=cards)
    ring.play(f"P1: {ring.begins('use')[0]}")
    assert ring.options == ["P2's A", "P2's B"]
    ring.play("P1: P2's B")
    assert not ring.begins("use")  # one Blue a turn, whichever token
    ring.on("P2 form")
    assert ring["P2.stage"][1:3] == ["A", "B (committed)"]


# Rules about cards


@pytest.mark.proves("UVS-TOKEN-01", "UVS-RULE-01")
@pytest.mark.parametrize(
    ("which", "added"),
    [("(State('other'),)", 0), ("(Not(Type((ATTACK,))),)", 0), ("(Type((ATTACK,)),)", 1), ("(State('token'),)", 0)],
)
def test_a_token_is_a_card_that_may_not_be_added(which: str, added: int) -> None:
    bars = f"Ability(CONTINUOUS, (Rule(CANNOT, Event(V_MOVE, YOU, {which}, to=MOMENTUM)),))"
    make = asset(["Ability(FORM, (Create('Roman Cancel', 2),))"])
    ring = table(p1(stage=["Make", "Bar"], hand=[PAGE]), p2(), cards={"Make": make, "Bar": foundation([bars])})
    before = len(ring.g.kind)
    ring.play("P1: use Make").on("P1 form", "P1 place")
    assert len(ring.g.kind) == before + 2 * added
    assert len(ring["P1.momentum"]) == 2 * added


@pytest.mark.proves("UVS-TOKEN-01", "UVS-RULE-01")
def test_a_rule_for_the_rival_lets_ones_own_token_come() -> None:
    bars = "Ability(CONTINUOUS, (Rule(CANNOT, Event(V_MOVE, RIVAL, (Not(Type((ATTACK,))),), to=MOMENTUM)),))"
    make = asset(["Ability(FORM, (Create('Roman Cancel'),))"])
    ring = table(p1(stage=["Make", "Bar"], hand=[PAGE]), p2(), cards={"Make": make, "Bar": foundation([bars])})
    ring.play("P1: use Make")
    assert ring["P1.momentum"] == [TOKEN]

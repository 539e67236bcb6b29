"""Costs that are paid out of the other player's hand: what can be paid depends only on what the payer knows."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.universus.effects.tools import names
from tests.games.universus.ringside import PAGE, Table, asset, attack, foundation, p1, p2, table

KIND = "(Type((ATTACK,)),)"
PAYS = "Ability(FORM, (Gain(1),), (Discard(Sel(1, {}, " + KIND + ", (HAND,)){}),))"
WAYS = [("EITHER", ""), ("RIVAL", ""), ("RIVAL", ", RIVAL")]  # of either player; of the rival; the rival does it


def holding(cost: str, mine: list[str], theirs: list[Any], *more: str) -> Table:
    cards = {"Rite": asset([cost, *more]), "Jab": attack(), "Oak": foundation()}
    return table(p1(stage=["Rite"], hand=[*mine, PAGE], health=9), p2(hand=theirs), cards=cards)


@pytest.mark.proves("UVS-PRIV-01", "UVS-COST-02", "UVS-EITHER-01", "UVS-RULING-128")
@pytest.mark.parametrize(("whose", "who"), WAYS)
@pytest.mark.parametrize("windows", ["open", "silent"])
def test_what_the_rival_holds_does_not_show_in_what_is_offered(whose: str, who: str, windows: str) -> None:
    cost = PAYS.format(whose, who)
    cards = {"Rite": asset([cost]), "Jab": attack(), "Oak": foundation()}
    offered = []
    for held in (["Jab", "Oak"], ["Oak", "Oak"]):
        mine = p1(stage=["Rite"], hand=[PAGE], health=9)
        ring = table(mine, p2(hand=held), cards=cards, options={"windows": windows})
        offered.append(ring.options)
    assert offered[0] == offered[1]
    assert "use Rite" not in offered[0]


@pytest.mark.proves("UVS-EITHER-01", "UVS-PRIV-01")
@pytest.mark.parametrize("held", [["Jab", "Oak"], ["Oak", "Oak"]])
def test_with_an_attack_of_their_own_they_pay_with_that(held: list[str]) -> None:
    ring = holding(PAYS.format("EITHER", ""), ["Jab"], held)
    ring.play("P1: use Rite")
    while ring.question != "P1 form":
        assert sorted(ring.options) in (["P1"], ["Jab"])
        ring.play(f"P1: {ring.options[0]}")
    assert names(ring, "P1.discards") == ["Jab"]
    assert names(ring, "P2.discards") == []


@pytest.mark.proves("UVS-PRIV-01", "UVS-COST-02", "UVS-RULING-128")
@pytest.mark.parametrize(("whose", "who"), WAYS)
def test_a_card_that_they_have_seen_pays(whose: str, who: str) -> None:
    """Jab came back to P2's hand before everybody's eyes."""
    back = "Ability(FORM, (Move(Sel(1, RIVAL, (Named('Jab'),), (DISCARDS,)), HAND),))"
    cards = {"Rite": asset([PAYS.format(whose, who), back]), "Jab": attack(), "Oak": foundation()}
    ring = table(p1(stage=["Rite"], hand=[PAGE], health=9), p2(hand=["Oak"], discards=["Jab"]), cards=cards)
    ring.play("P1: use Rite")
    assert sorted(names(ring, "P2.hand")) == ["Jab", "Oak"]
    ring.play("P1: use Rite: ability 1")
    while ring.question != "P1 form":
        (only,) = ring.options
        ring.play(f"{str(ring.question)[:2]}: {only}")
    assert names(ring, "P2.discards") == ["Jab"]
    assert ring["P1.health"] == 10


@pytest.mark.proves("UVS-COST-02", "UVS-RULING-128")
@pytest.mark.parametrize("held", [["Jab"], ["Oak"]])
def test_any_card_of_the_rival_pays_where_no_kind_is_asked_for(held: list[str]) -> None:
    ring = holding("Ability(FORM, (Gain(1),), (Discard(Sel(1, RIVAL, (), (HAND,))),))", [], held)
    ring.play("P1: use Rite")
    assert names(ring, "P2.discards") == held


@pytest.mark.proves("UVS-FDC-04", "UVS-PRIV-01")
@pytest.mark.parametrize("under", [["Oak", "Oak"], ["Oak", "Elm"]])
def test_which_face_down_card_is_asked_where_both_are_the_same_too(under: list[str]) -> None:
    """Not to ask would tell the rival that they are."""
    cards = {"Rite": asset(["Ability(FORM, (Commit(Sel(1, RIVAL, (Type((FOUNDATION,)),), (STAGE,)), RIVAL),))"])}
    cards |= {"Oak": foundation(), "Elm": foundation()}
    theirs = p2(stage=[{"card": card, "down": True} for card in under])
    ring = table(p1(stage=["Rite"]), theirs, cards=cards, options={"windows": "open"}).play("P1: use Rite")
    while ring.options == ["pass"]:
        ring.play(f"{str(ring.question)[:2]}: pass")
    assert ring.question == "P2 commit"
    silent = table(p1(stage=["Rite"]), theirs, cards=cards).play("P1: use Rite")
    assert (silent.question == "P2 commit") is (len(set(under)) > 1)  # what makes no difference is not asked there

"""Keywords with a name before them, and cards that belong to somebody."""

from __future__ import annotations

from typing import Any

import pytest

from kumite.cards.words import sort_words
from kumite.games.universus.combo import shows
from kumite.games.universus.define import BadCard, face
from kumite.games.universus.terms import ATTACK
from kumite.games.universus.trees.notation import notation
from tests.games.universus.ringside import PAGE, Table, attack, character, foundation, p1, p2, table

Cards = dict[str, dict[str, Any]]


def made(word: str) -> list[str]:
    """The abilities that a word of the keyword line gives."""
    return [notation(ability) for ability in sort_words((word,), (), False, frozenset()).restricted]


def desperate(name: str) -> Table:
    cards: Cards = {
        name: character(health=27),
        "Longer": attack(made("Tamura Desperation: 4"), difficulty=6, keywords=["Desperation: 4"]),
    }
    return table(p1(character=name, health=5, hand=["Longer"], stage=[PAGE] * 6), p2(), cards=cards)


@pytest.mark.proves("UVS-KDESP-01", "UVS-PREST-19")
@pytest.mark.parametrize(("name", "need"), [("Vex Tamura", 4), ("Mina Orla", 6)])
def test_a_desperation_of_somebody(name: str, need: int) -> None:
    ring = desperate(name).play("P1: play Longer")
    assert ring["check.need"] == need


def owned(name: str) -> Table:
    cards: Cards = {
        name: character(),
        "Crown": foundation(made("Orla/Tamura Only"), difficulty=1),
        "Free": foundation(),
    }
    return table(p1(character=name, hand=["Crown", "Free"], stage=[PAGE] * 3), p2(), cards=cards)


@pytest.mark.proves("UFS-KEY-18")
@pytest.mark.parametrize(("name", "there"), [("Vex Tamura", True), ("Mina Orla", True), ("Tam Urana", False)])
def test_a_card_of_one_of_several(name: str, there: bool) -> None:
    options = owned(name).options
    assert ("play Crown" in options) == there
    assert "play Free" in options


@pytest.mark.proves("UVS-KCOMBO-02")
@pytest.mark.parametrize(
    ("need", "there"), [("Mid Block", True), ("High Block", False), ("mid block", True), ("High Attack", True)]
)
def test_a_block_is_a_printed_one(need: str, there: bool) -> None:
    """The zone of a block is its own, whatever that of the attack."""
    jab = face("Jab", ATTACK, 3, 3, "+2 mid", symbols=("fire",), speed=3, zone="high", damage=3)
    bare = face("Bare", ATTACK, 3, 3, symbols=("fire",), speed=3, zone="mid", damage=3)
    assert shows(jab, need) == there
    assert not shows(bare, "Mid Block")


@pytest.mark.proves("UVS-KCOMBO-02", "UVS-KCOMBO-03")
@pytest.mark.parametrize(
    ("need", "there"), [("3 Damage", True), ("3 damage", True), ("4 Damage", False), ("5 Speed", True)]
)
def test_printed_numbers(need: str, there: bool) -> None:
    jab = face("Jab", ATTACK, 4, 3, "+2 mid", symbols=("fire",), speed=5, zone="high", damage=3)
    assert shows(jab, need) == there


@pytest.mark.proves("UVS-KWRAT-01", "UVS-KWRAT-02")
def test_a_rating_of_0_is_raised() -> None:
    raised = "Ability(ENHANCE, (Rate(TheAttack(), 'Stun', 2),))"
    cards: Cards = {"Jab": attack([raised], keywords=["Stun: 0"])}
    ring = table(p1(pool=["Jab"]), p2(stage=[PAGE] * 3), cards=cards, attack="P1")
    ring.play("P1: use Jab: ability 2").play("P1: use Jab")
    assert [card.endswith("(committed)") for card in ring["P2.stage"]].count(True) == 2


@pytest.mark.proves("UVS-KWRAT-01")
def test_a_rated_keyword_needs_its_rating() -> None:
    with pytest.raises(BadCard):
        face("Jab", ATTACK, 4, 3, symbols=("fire",), keywords=("Stun",), speed=5, zone="high", damage=3)

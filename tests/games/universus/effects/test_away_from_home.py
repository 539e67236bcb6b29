"""Away from where its abilities function a card says nothing but what it says of itself (UVS-RULING-12): neither
another sentence of the same ability, nor another ability that listens for the same, is so in a hand or a pile."""

from __future__ import annotations

from typing import Any

import pytest

from kumite.games.universus.trees.notation import notation
from tests.english.lower.lowering import ability
from tests.games.universus.ringside import PAGE, Table, attack, foundation, p1, p2, table

FELL = "When this card is destroyed, gain 1 health."
AWAY = ["hand", "discards", "removed", "pool", "momentum"]


def told(*texts: str) -> dict[str, Any]:
    return foundation([notation(ability(text, on="foundation")) for text in texts])


def ring(bell: dict[str, Any], where: str) -> Table:
    """P1 has the Bell there, a Jab in hand, and an asset that destroys a foundation."""
    mine: dict[str, Any] = {"hand": ["Jab", PAGE], "stage": ["Axe", PAGE], "deck": [PAGE] * 5}
    mine[where] = [*mine.get(where, []), "Bell"]
    axe = {**told("Form: Destroy 1 foundation."), "type": "asset"}
    cards = {"Bell": bell, "Axe": axe, "Jab": attack(difficulty=0)}
    return table(p1(health=10, **mine), p2(), cards=cards, tried=True)


def destroyed(bell: dict[str, Any], where: str) -> Table:
    at = ring(bell, where).play("P1: use Axe")
    return at.play(f"P1: {PAGE}") if PAGE in at.options else at


@pytest.mark.proves("UVS-RULING-12", "UVS-STATIC-02", "UVS-LIVE-03")
@pytest.mark.parametrize("where", [*AWAY, "stage"])
@pytest.mark.parametrize(
    "texts", [(f"{FELL} Your attacks get +1 damage.",), (FELL, "Your attacks get +1 damage.")], ids=["one", "two"]
)
def test_a_change_beside_it_is_not_made_from_there(texts: tuple[str, ...], where: str) -> None:
    at = ring(told(*texts), where).play("P1: play Jab")
    assert at["P2.health"] == (25 - 3 - 1 if where == "stage" else 25 - 3)


@pytest.mark.proves("UVS-RULING-12", "UVS-FIRED-02")
@pytest.mark.parametrize("where", [*AWAY, "stage"])
@pytest.mark.parametrize(
    "texts",
    [
        (FELL, "When you destroy a foundation, gain 2 health."),
        (f"{FELL} When you destroy a foundation, gain 2 health.",),
    ],
    ids=["two", "one"],
)
def test_what_waits_for_other_cards_beside_it_is_not_set_off_there(texts: tuple[str, ...], where: str) -> None:
    assert destroyed(told(*texts), where)["P1.health"] == (12 if where == "stage" else 10)


@pytest.mark.proves("UVS-RULING-12", "UVS-RULE-01")
@pytest.mark.parametrize("where", [*AWAY, "stage"])
def test_a_rule_about_other_cards_beside_it_is_none_there(where: str) -> None:
    at = destroyed(told("This card cannot be destroyed.", "Your foundations cannot be destroyed."), where)
    assert (PAGE in at["P1.stage"]) is (where == "stage")


@pytest.mark.proves("UVS-RULING-12", "UVS-CHECK-03")
@pytest.mark.parametrize("where", [*AWAY, "stage"])
def test_a_bonus_on_other_checks_beside_it_is_none_there(where: str) -> None:
    bell = told("Your checks to play this card get +2.", "Your checks to play attacks get +4.")
    cards = {"Bell": bell, "Jab": attack(difficulty=6)}
    mine: dict[str, Any] = {"hand": ["Jab"], "deck": [PAGE] * 5}
    mine[where] = [*mine.get(where, []), "Bell"]
    at = table(p1(**mine, committed=True), p2(), cards=cards, tried=True).play("P1: play Jab")
    assert (at["P2.health"] < 25) is (where == "stage")


@pytest.mark.proves("UVS-RULING-12", "UVS-RULING-130")
def test_what_it_says_of_itself_is_still_heard() -> None:
    at = ring(told(f"{FELL} Your attacks get +1 damage."), "stage").play("P1: use Axe", "P1: Bell")
    assert at["P1.health"] == 11

"""Of several cards that something is done to at once, one is `it`: its player says which (UVS-RULING-129)."""

from __future__ import annotations

import pytest

from kumite.games.universus.trees.notation import notation
from tests.english.lower.lowering import ability
from tests.games.universus.ringside import PAGE, Table, action, asset, attack, foundation, p1, p2, table

COMMITS = "Form: Commit 2 of your rival's foundations."
SAVES = "Response Flip: After 1 of your foundations is committed due to your rival's effect, ready it."
KEEPS = "Response Flip: After 1 of your foundations is committed due to your rival's effect, draw 1 card."
ALWAYS = "When 1 of your foundations is committed due to your rival's effect, ready it."
MILLS = "Form: Your rival mills 3."
TAKES = "Response Flip: After you mill an attack, add it to your hand."


def said(text: str, on: str = "foundation") -> list[str]:
    return [notation(ability(text, on=on))]


def struck(text: str, *stage: str) -> Table:
    """P1 commits two of P2's foundations, who has something to say about it."""
    cards = {
        "Raid": action(said(COMMITS, "action"), difficulty=0),
        "Guard": asset(said(text, "asset")),
        "Jab": attack(difficulty=0),
        "Elm": foundation(),
        "Oak": foundation(),
    }
    ring = table(p1(hand=["Raid", "Jab"]), p2(stage=["Guard", *stage]), cards=cards)
    return ring.play("P1: use Raid")


def pick(ring: Table, *names: str) -> Table:
    for name in names:
        ring.play(f"P1: {next(text for text in ring.options if name in text)}")
    return ring


@pytest.mark.proves("UVS-RULING-129", "UVS-EVENT-02")
@pytest.mark.parametrize("name", ["Elm", "Oak"])
def test_who_responds_says_which_card_is_meant(name: str) -> None:
    ring = pick(struck(SAVES, "Elm", "Oak", PAGE), "Elm", "Oak")
    ring.on("P2 respond").play("P2: use Guard")
    assert (ring.question, set(ring.options)) == ("P2 meant", {"Elm", "Oak"})
    ring.play(f"P2: {name}")
    other = "Oak" if name == "Elm" else "Elm"
    assert {name, f"{other} (committed)"} <= set(ring["P2.stage"])


@pytest.mark.proves("UVS-RULING-129")
def test_who_owns_the_effect_says_which_card_is_meant() -> None:
    ring = pick(struck(ALWAYS, "Elm", "Oak", PAGE), "Elm", "Oak").on("P2 meant").play("P2: Oak")
    assert {"Elm (committed)", "Oak"} <= set(ring["P2.stage"])


@pytest.mark.proves("UVS-RULING-129")
def test_alike_or_alone_or_not_spoken_of_nobody_asks() -> None:
    alike = struck(SAVES, "Elm", "Elm").on("P2 respond").play("P2: use Guard")
    assert sorted(alike["P2.stage"])[:2] == ["Elm", "Elm (committed)"]
    unsaid = struck(KEEPS, "Elm", "Oak").on("P2 respond").play("P2: use Guard")
    assert len(unsaid["P2.hand"]) == 1
    one = struck(SAVES, "Elm").on("P2 respond").play("P2: use Guard")
    assert "Elm" in one["P2.stage"]


@pytest.mark.proves("UVS-RULING-129")
def test_only_the_cards_that_the_trigger_speaks_of_are_meant() -> None:
    cards = {
        "Leak": action(said(MILLS, "action"), difficulty=0),
        "Net": asset(said(TAKES, "asset")),
        "Jab": attack(),
        "Hook": attack(),
        "Elm": foundation(),
    }
    theirs = p2(stage=["Net"], deck=["Elm", "Jab", "Hook", PAGE, PAGE])
    ring = table(p1(hand=["Leak", "Jab"]), theirs, cards=cards).play("P1: use Leak")
    ring.on("P2 respond").play("P2: use Net")
    assert set(ring.options) == {"Jab in the discard pile", "Hook in the discard pile"}
    assert ring.play("P2: Hook in the discard pile")["P2.hand"] == ["Hook"]

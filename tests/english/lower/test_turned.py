"""Clauses told from another side: what they come to at the table, and what is refused."""

from __future__ import annotations

import pytest

from kumite.cards.faces import compile_text
from tests.english.lower.lowering import ability, lowered, tree
from tests.games.universus.ringside import PAGE, asset, attack, foundation, p1, p2, table


def told(text: str, kind: str = "foundation") -> list[str]:
    return [part.tree for part in compile_text(text, "universus", kind, "Test Card")]


@pytest.mark.proves("UVS-RULING-140")
@pytest.mark.parametrize(("outcome", "health"), [("If it fails", 10), ("If that check passes", 11)])
def test_it_is_the_check_that_set_this_off_and_no_later_one(outcome: str, health: int) -> None:
    text = f"Response Flip: After your rival makes a check, that check gets -1. {outcome}, gain 1 health."
    cards = {
        "Cup": asset(difficulty=1),
        "Mast": asset(difficulty=9),
        "Grin": foundation(told(text)),
    }
    ring = table(p1(hand=["Cup", "Mast"]), p2(stage=["Grin", PAGE], health=10), cards=cards)
    ring.play("P1: play Cup", "P2: use Grin")
    assert ring["P2.health"] == health
    ring.play("P1: play Mast")
    assert ring["P2.health"] == health


@pytest.mark.parametrize(
    "text",
    [
        "Response: After your rival makes a check, that check gets -1. If it fails, destroy it.",
        "Response: After your rival makes a check, that check gets -1. If it fails, destroy that card.",
    ],
)
def test_what_the_check_was_made_for_is_not_told_by_it(text: str) -> None:
    assert lowered(text).ability is None


@pytest.mark.proves("UVS-RULING-141")
def test_a_trait_that_is_called_one() -> None:
    text = "Form Commit: If your character has the {} trait, draw 1 card."
    for name in ("Night Watch", "Survey Corps"):
        assert ability(text.format(name)).does == tree(f"If(Is(Yours(), (Trait('{name}'),)), (Draw(1),))")
    for unsure in ("Survey", "Military Police", "night watch"):  # a part of a listed one, or no name
        assert lowered(text.format(unsure)).ability is None, unsure
    assert lowered("Form Commit: Ready 1 Night Watch foundation.").ability is None


@pytest.mark.proves("UVS-RULING-121")
def test_the_attack_and_not_what_blocked_it_changes() -> None:
    text = "Response: After this attack is blocked by a foundation, it gets +2 damage."
    assert ability(text, on="attack").does == tree("Modify(This(), DAMAGE, 2)")
    text = "Response: After you block with this card, it gets -2 damage."
    assert "This()" not in repr(ability(text, on="attack").does)


@pytest.mark.parametrize(
    "text",
    [
        "Form: You may play 2 attacks from your momentum as your next form if it has Stun.",
        "Response: After 2 or more cards are added to your hand from your discard pile or momentum, draw 1 card.",
        "1 of your foundations cannot be destroyed.",
        "Your rival can only play 1 Enhance during this Enhance Step.",
        "The first time you play an attack, gain 1 health.",
    ],
)
def test_what_is_not_sure(text: str) -> None:
    assert lowered(text).ability is None


def test_counters_are_asked_of_the_cards_that_are_chosen() -> None:
    cards = {
        "Jab": attack(),
        "Flint": foundation(told("Enhance: Destroy 1 rival foundation with no Spark counters.")),
        "Elm": foundation(),
    }
    theirs = p2(stage=[{"card": "Elm", "counters": {"Spark": 1}}, {"card": PAGE, "counters": {"Spark": 2}}, "Elm"])
    ring = table(p1(hand=["Jab", PAGE], stage=["Flint"]), theirs, cards=cards).play("P1: play Jab", "P1: use Flint")
    assert len(ring["P2.stage"]) == 3  # the character is always there
    assert ring["P2.discards"] == ["Elm"]

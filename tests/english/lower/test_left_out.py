"""Nothing that a text says of a card is left out of the tree: it is in it, or the text is not understood."""

from __future__ import annotations

import pytest

from kumite.english.lower.ability import LEFT_OUT, lower_card
from kumite.games.universus.terms import ATTACK
from tests.english.lower.lowering import ability, lowered


@pytest.mark.parametrize(
    "text",
    [
        "If the Weapon card you checked to play this attack has a printed check of 3, draw 1 card.",
        "Name a card. Draw 1 card for each copy of the named Weapon card in your stage.",
    ],
)
def test_a_trait_that_is_nowhere_in_the_tree_is_told(text: str) -> None:
    told = lowered(f"Enhance: {text}", on="attack")
    assert (told.ability, told.why, told.words) == (None, LEFT_OUT, "Weapon")
    assert ability(f"Enhance: {text.replace('Weapon ', '')}", on="attack").does


@pytest.mark.parametrize(
    "text",
    [
        "Your Weapon or Ally attack gets +1 damage.",
        "Add 1 Ally from your discard pile to your hand.",
        "Your rival's stun attack gets -1 damage.",
        "Multiple copies of this attack get +1 damage.",
        "Your rival cannot play Action cards.",
        "Draw 1 card for each Kick in your card pool.",
    ],
)
def test_what_is_in_it_in_other_words_is_in_it(text: str) -> None:
    assert ability(f"Enhance: {text}", on="attack").does


@pytest.mark.parametrize(
    "text",
    [
        "Response: After you block with this {}card, draw 1 card.",
        "Response: After you try to block with this {}card, draw 1 card.",
        "Enhance: Your rival cannot play abilities until this {}attack resolves.",
        "Enhance: Your rival cannot play an attack as a reversal to this {}attack.",
        "Enhance: Draw 1 card. Only playable while this {}card is face up in your momentum.",
    ],
)
def test_nothing_more_can_be_said_of_this_card_there(text: str) -> None:
    assert ability(text.format("")).kind
    for word in ("committed ", "Weapon "):
        assert lowered(text.format(word)).ability is None


def test_what_the_card_itself_is_goes_without_saying() -> None:
    text = "Response: After you play this attack, this Weapon attack gets +2 damage."
    for keywords, understood in ((("Weapon",), True), (("Kick",), False)):
        (told,) = lower_card(text, "universus", ATTACK, "Test Card", keywords)
        assert (told.ability is not None) is understood


@pytest.mark.parametrize("kind", ["Kick", "low", "high or low"])
def test_the_check_of_the_next_such_attack(kind: str) -> None:
    made = ability(f"E: Your next {kind} attack's control check this turn gets +2.", "ufs")
    assert made == ability(f"Enhance: Your next check to play a {kind} attack gets +2.")
    assert made != ability("Enhance: Your next check to play an attack gets +2.")

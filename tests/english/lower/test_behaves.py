"""Trees that would mean something else, or nothing, are refused: found by games with printed cards."""

from __future__ import annotations

import pytest

from tests.english.lower.lowering import ability, does, lowered, tree


def test_a_card_that_was_checked_is_not_that_foundation() -> None:
    text = "Response (5+): After your rival plays a Form printed on a foundation, destroy that foundation."
    assert does(text) == tree("Destroy(Ref('event'))")


def test_the_checked_card_is_known_by_its_check() -> None:
    text = "Form (5+): Your rival loses X health. X equals the check of the card checked for this ability."
    assert "Ref(name='checked')" in repr(ability(text))


@pytest.mark.parametrize("on", ["foundation", "character"])
def test_an_ability_that_is_played_second_is_refused(on: str) -> None:
    assert "second" in lowered("Second Enhance: Draw 1 card.", on=on).why


def test_a_name_before_the_type_is_a_need_but_on_another_character() -> None:
    text = "Iron Rose Enhance: Draw 1 card."
    assert "ForCharacter(name='Iron Rose')" in repr(ability(text))
    assert lowered(text, on="character").ability is None


def test_your_hand_size_is_yours_whoever_acts() -> None:
    assert "Yours(whose=0)" in repr(ability("Form: Your rival discards down to your hand size."))
    assert "Yours(whose=1)" in repr(ability("Form: Your rival discards down to their hand size."))
    assert "Yours(whose=0)" in repr(ability("Form: Your rival loses health equal to your hand size."))


@pytest.mark.parametrize("least", ["(min. 1)", "to a minimum of 1"])
def test_the_least_of_a_reduction_is_that_of_the_property(least: str) -> None:
    text = f"Enhance: Reduce your rival's attack's damage by 2 {least}."
    assert ability(text) == ability("Enhance: Your rival's attack gets -2 damage (min. 1).")


def test_a_different_name_from_a_pile_is_not_than_a_pile() -> None:
    text = "Form: Reveal 1 card from your hand. Add 1 card with a different name from your discard pile to your hand."
    assert lowered(text).why == "other than what cannot be told"


def test_the_other_player_is_not_the_one_spoken_of() -> None:
    assert "who=0" in repr(ability("Response: After your rival draws 1 card, the other player draws 1 card.").does)
    assert "who=1" in repr(ability("Response: After you draw 1 card, the other player draws 1 card.").does)
    assert "who=1" in repr(ability("Form: The other player draws 1 card.").does)
    assert lowered("Response: After a player draws 1 card, the other player draws 1 card.").ability is None


def test_an_effect_that_waits_for_a_card_to_go_is_not_assigned_to_it() -> None:
    """What is assigned to a card ends as that changes zones, so nothing would be left to wait."""
    text = "Response: After you play this card, draw 2 cards. When this card leaves your card pool, remove it."
    assert "on=None" in repr(ability(text, on="attack").does[1])
    assert "on=This()" in repr(ability("Enhance: If this card is readied this turn, draw 1 card.").does[0])


def test_a_card_is_built_committed_and_not_a_second_time() -> None:
    text = "When you build this card, build it committed."
    assert ability(text) == ability("If you would build this card, build it committed instead.")
    assert "Fired" in repr(ability("After you build an asset, build this card."))


@pytest.mark.parametrize("on", ["attack", "foundation"])
def test_the_blocked_attack_is_not_the_card_that_blocked(on: str) -> None:
    fired = ability(
        "Response: After you block with this card, draw 1 card after the blocked attack resolves.", on=on
    ).does
    assert "own=False" in repr(fired[0])
    assert "by=1" in repr(fired[0])


def test_an_attack_in_progress_has_been_played() -> None:
    text = "Enhance: If this attack is played as a reversal, it gains Safe."
    assert ability(text, on="attack") == ability(text.replace("is played", "was played"), on="attack")
    assert lowered("Blitz: After you play this card, draw 1 card.", on="attack").ability is None

"""Trees that would mean something else, or nothing, are refused: found by games with printed cards."""

from __future__ import annotations

import pytest

from tests.english.lower.lowering import ability, lowered


def test_a_card_that_was_checked_is_not_that_foundation() -> None:
    text = "Response (5+): After your rival plays a Form printed on a foundation, destroy that foundation."
    found = lowered(text)
    assert found.ability is None
    assert found.words == "that foundation"


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

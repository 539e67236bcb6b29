"""What would be read with another zone, number or count than is meant is refused, or put right."""

from __future__ import annotations

import pytest

from tests.english.lower.lowering import ability, does, lowered, tree


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (
            "Form Commit: Mill 3 cards. Build all foundations milled this turn.",
            "from where these are built is not said",
        ),
        (
            "Enhance Commit: Ready 1 foundation. If you have 2 or more assets, ready 1 additional foundation instead.",
            "on top of what it is instead of",
        ),
        ("Once per turn, after you block with a foundation, draw 1 card.", "to such cards is not counted"),
        (
            "Form: Name a keyword ability. Your rival names a keyword ability. The named abilities cannot be played.",
            "only what was named last is remembered",
        ),
        ("Foundations in your stage get +1 damage.", "no card in a stage has this"),
    ],
)
def test_what_would_be_guessed_is_refused(text: str, why: str) -> None:
    assert why in lowered(text).why


@pytest.mark.parametrize(
    "text",
    [
        "Form Commit: Mill 3 cards. Build 1 foundation from your discard pile that was milled this turn.",
        "Enhance Commit: Ready 1 foundation. If you have 2 or more assets, ready 2 foundations instead.",
        "Once per turn, after you block, draw 1 card.",
        "Form: Name a keyword ability. The named ability cannot be played.",
        "Foundations in your stage get +1 difficulty.",
    ],
)
def test_what_is_said_in_full_is_understood(text: str) -> None:
    assert ability(text) is not None


def test_reversals_that_get_damage_are_attacks() -> None:
    bonus = "Modify(Sel(99, YOU, (Type((3,)), Kw('Reversal')), (4, 6), every=True), DAMAGE, 1)"
    assert does("Your Reversals get +1 damage.") == tree(bonus)

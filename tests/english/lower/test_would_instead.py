"""Something else instead, of a card by itself: as the card that has it is compiled and played."""

from __future__ import annotations

import pytest

from kumite.cards.faces import Part, compile_text
from tests.games.universus.ringside import PAGE, asset, foundation, p1, p2, table


def compiled(text: str) -> Part:
    return compile_text(text, "universus", "asset", "Test Card")[0]


@pytest.mark.parametrize(
    ("rule", "deed", "zone", "there"),
    [
        (
            "If your foundation would be destroyed, flip it instead.",
            "Destroy 1 foundation.",
            "stage",
            "Oak (face down)",
        ),
        ("If your foundation would be destroyed, remove it instead.", "Destroy 1 foundation.", "removed", "Oak"),
        ("If your foundation would be committed, flip it instead.", "Commit 1 foundation.", "stage", "Oak (face down)"),
        ("If you would discard a card, remove it instead.", "Discard 1 card.", "removed", PAGE),
        ("If you would spend momentum, remove it instead.", "Spend 1 momentum.", "removed", PAGE),
        ("If you would build a card, add it to your hand instead.", "Build 1 foundation from your hand.", "hand", PAGE),
    ],
)
def test_it_is_the_card_to_which_that_would_happen(rule: str, deed: str, zone: str, there: str) -> None:
    """UVS-CONF-01"""
    cards = {
        "Ward": asset([compiled(rule).tree]),
        "Deed": asset([compiled(f"Form Commit: {deed}").tree]),
        "Oak": foundation(),
    }
    mine = p1(stage=["Ward", "Deed", "Oak"], hand=[PAGE], momentum=[PAGE])
    ring = table(mine, p2(), cards=cards).play("P1: use Deed")
    assert there in ring[f"P1.{zone}"]


@pytest.mark.parametrize("verb", ["draw", "mill"])
def test_which_card_comes_off_a_deck_nobody_knows_before(verb: str) -> None:
    """Such a text is refused, for nothing could be done to it."""
    refused = compiled(f"If you would {verb} a card, remove it instead.")
    assert refused.ability is None
    assert "nothing has happened" in refused.why
    assert compiled(f"If you would {verb} a card, gain 1 health instead.").ability is not None

"""What somebody who read text beside tree found read as something else than it may mean: it is refused."""

from __future__ import annotations

import pytest

from kumite.games.universus.english import written_out
from tests.english.lower.lowering import lowered

UNSURE = [
    ("Enhance: Draw 1 card. It gets +1 damage.", "what it is cannot be told"),
    ("Enhance: This attack gets +X damage. X equals the number named.", "nothing was named before"),
    (
        (
            "After you build this card, choose a symbol. "
            "While this card is in your stage, your character gains the chosen symbol."
        ),
        "nothing was named before",
    ),
    ("Enhance Discard 1 card: Your rival discards 1 card. If you discarded an attack, draw 1 card.", "another card"),
    (
        "Form: Choose 2 rival foundations. Your rival chooses 1 foundation. Flip the chosen cards.",
        "two instructions together",
    ),
    ("Form: Each player discards 1 card. If the discarded card is an asset, draw 1 card.", "which player's card"),
    ("Enhance: Destroy all assets and foundations.", "whose cards these are is not said"),
    ("Enhance: Commit all copies of 1 of your rival's assets.", "a copy of which card"),
    (
        "Enhance: Choose 1 card in your card pool. Clear all other cards from your card pool.",
        "other than which card",
    ),
    ("Enhance: Add 1 Ember counter to a card in your stage, then seal that card.", "which of several cards"),
    (
        "Enhance: Choose 1 rival asset. While this card is committed, the chosen asset cannot be readied.",
        "not so any more",
    ),
    ("Enhance: Choose 1 rival asset. It cannot be readied until this card leaves your stage.", "another card leaves"),
    ("Enhance: Your attacks get +1 speed for each card preceding this card until the end of the turn.", "the place of"),
    ("Response: After your second attack this turn resolves, draw 1 card.", "first one only"),
    (
        "Enhance: Your rival cannot play Enhance abilities during this Ranged attack's Enhance Step.",
        "is not understood here",
    ),
    ("Form: If your Kick attack has dealt damage to your rival this turn, draw 1 card.", "cannot be said of an event"),
    ("Form: You may discard 1 card. If you do, draw 2 cards instead.", "instead of what"),
    (
        "Enhance: This attack gets +X speed. X equals the check of the top card of either player's discard pile.",
        "whose value this is",
    ),
    ("Form: If your next attack deals damage, draw 1 card.", "first one only"),
    ("Form: If a foundation was destroyed, draw 1 card.", "since when this is asked"),
    ("Response Flip: After you play a Breaker ability, its rating gets +1.", "what it is cannot be told"),
    ("Enhance: Mill 1. If it is an attack, it gets +2 damage.", "what it is cannot be told"),
    ("Enhance: Your attack gets +3 and +1 speed.", "which number is changed"),
    ("Response: After you play a card with a Breaker ability, its rating gets +2.", "which keyword's rating"),
]


@pytest.mark.parametrize(("text", "why"), UNSURE)
def test_what_nobody_can_tell_is_refused(text: str, why: str) -> None:
    found = lowered(text)
    assert found.ability is None, written_out(found.ability)
    assert why in found.why

"""What somebody who read text beside tree found read as something else than it may mean: it is refused."""

from __future__ import annotations

import pytest

from kumite.games.universus.english.abilities import written_out
from tests.english.lower.lowering import lowered

UNSURE = [
    (
        (
            "Enhance: You may discard 1 card as though you were spending 1 momentum to pay the cost of this attack's "
            "EX or Powerful ability."
        ),
        "for each of these costs",
    ),
    ("Enhance: For the rest of this turn, players cannot play enhances or attack cards.", "no instruction is known"),
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
    ("Enhance: Commit all copies of 1 asset.", "a copy of which card"),  # whose it is is not said
    ("Enhance: Commit all copies of 2 of your rival's assets.", "a copy of which card"),
    ("Enhance: Flip all copies of 1 asset in either player's stage.", "a copy of which card"),
    ("Enhance: Remove all copies of 1 card in your rival's hand from the game.", "a copy of which card"),
    ("Enhance Commit all copies of 1 of your assets: Draw 1 card.", "can be paid in full"),
    ("Form Commit 1 momentum: Draw 1 card.", "momentum is neither ready nor committed"),
    ("Response Ready 1 momentum: After your rival plays an attack, draw 1 card.", "momentum is neither ready"),
    ("Enhance: Commit 1 asset in your card pool.", "only in a stage"),
    ("Enhance: Clear 1 other card from your card pool.", "other than which card"),
    ("Enhance Commit 1 foundation: Ready 1 other foundation.", "other than which card"),
    ("Form: If you have played another attack this turn, draw 1 card.", "other than which card"),
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
    ("Enhance: Mill 1. If it is an attack, it gets +2 damage.", "what it is cannot be told"),
    ("Response: After your rival plays an ability, gain health equal to its rating.", "whose rating"),
    ("Response: After your rival plays a Reversal ability, gain health equal to its rating.", "whose rating"),
    (
        "Response Commit 1 foundation: After your rival plays an attack, gain X health. X equals its rating.",
        "whose rating",
    ),
    ("Enhance: This card may be played at -2 difficulty.", "until when it may be played so"),
    ("Your attacks may be played at -2 difficulty.", "which card may be played so"),
    (
        "This card may be played at -X difficulty. X equals the number of assets in your stage.",
        "with which numbers it may be played",
    ),
    ("Enhance: Your attack gets +3 and +1 speed.", "which number is changed"),
    ("Response: After you play a card with a Breaker ability, its rating gets +2.", "which keyword's rating"),
]


@pytest.mark.parametrize(("text", "why"), UNSURE)
def test_what_nobody_can_tell_is_refused(text: str, why: str) -> None:
    found = lowered(text)
    assert found.ability is None, written_out(found.ability)
    assert why in found.why

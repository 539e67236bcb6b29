"""Neighbours of forms that cards print: the same said with other words gives the same tree."""

from __future__ import annotations

import pytest

from tests.english.lower.lowering import ability, lowered

SAME = [
    # numbers and nouns
    ("Enhance: Ready up to 2 foundations you control.", "Enhance: Ready up to 2 foundations."),
    (
        "Enhance: If you control 3 or more Ally cards, draw 1 card.",
        "Enhance: If you have 3 or more Ally cards, draw 1 card.",
    ),
    (
        "Enhance: Add 1 attack with 6 or more printed damage from your discard pile to your momentum.",
        "Enhance: Add 1 attack with a printed damage of 6 or more from your discard pile to your momentum.",
    ),
    (
        "Enhance: If this attack is your third or later attack this turn, draw 1 card.",
        "Enhance: If this attack is your third or more attack this turn, draw 1 card.",
    ),
    (
        "Enhance: Draw X cards, where X is the number of assets in your stage.",
        "Enhance: Draw X cards. X equals the number of assets in your stage.",
    ),
    # conditions
    ("Enhance: If your hand is empty, draw 1 card.", "Enhance: If you have no cards in your hand, draw 1 card."),
    (
        "Enhance: If your hand is not empty, draw 1 card.",
        "Enhance: If you have 1 or more cards in your hand, draw 1 card.",
    ),
    (
        "Enhance: If your discard pile has 5 or more attacks, draw 1 card.",
        "Enhance: If you have 5 or more attacks in your discard pile, draw 1 card.",
    ),
    (
        "Enhance: If all of your assets are committed, draw 1 card.",
        "Enhance: If you have no ready assets, draw 1 card.",
    ),
    (
        "Enhance: If none of your assets are committed, draw 1 card.",
        "Enhance: If you have no committed assets, draw 1 card.",
    ),
    (
        "Enhance: If neither player has any momentum, draw 1 card.",
        "Enhance: If you have no momentum and your rival has no momentum, draw 1 card.",
    ),
    ("Enhance: If this attack already has Stun, draw 1 card.", "Enhance: If this attack has Stun, draw 1 card."),
    # events
    (
        "Response: After your rival's check fails, draw 1 card.",
        "Response: After your rival fails a check, draw 1 card.",
    ),
    (
        "Response: After your character becomes committed, draw 1 card.",
        "Response: After your character is committed, draw 1 card.",
    ),
    (
        "Response: After a rival effect makes you discard a card, draw 1 card.",
        "Response: After you discard a card due to a rival effect, draw 1 card.",
    ),
    (
        "Response: After an effect readies 1 of your foundations, draw 1 card.",
        "Response: After 1 of your foundations is readied due to an effect, draw 1 card.",
    ),
    (
        "Response: After an attack you played is blocked, draw 1 card.",
        "Response: After your attack is blocked, draw 1 card.",
    ),
    # effects
    ("Enhance: This attack's damage is reduced to 2.", "Enhance: Reduce this attack's damage to 2."),
    ("Enhance: This attack becomes high.", "Enhance: Change this attack's zone to high."),
    ("Enhance: Add 2 to your next check.", "Enhance: Your next check gets +2."),
    ("Enhance: Flip 1 face-down asset face up.", "Enhance: Unflip 1 face-down asset."),
    ("Enhance: Your rival chooses and discards 1 card.", "Enhance: Your rival discards 1 card."),
    (
        "Enhance: This attack gains the Kick and Slam traits.",
        "Enhance: This attack gains the Kick trait. This attack gains the Slam trait.",
    ),
    ("Enhance: For this turn, your attacks get +1 speed.", "Enhance: Your attacks get +1 speed this turn."),
    (
        "Enhance: Until your next turn begins, your attacks get +1 speed.",
        "Enhance: Until the start of your next turn, your attacks get +1 speed.",
    ),
    ("Enhance: Choose 1: Draw 1 card; or gain 2 health.", "Enhance: Either draw 1 card or gain 2 health."),
    ("Enhance: You may pay 2 health to draw 1 card.", "Enhance: You may lose 2 health to draw 1 card."),
    # rules and riders
    (
        "Enhance: No player may gain health this turn.",
        "Enhance: Neither player can gain health this turn.",
    ),
    (
        "Enhance: Rival foundations do not ready until the start of your next turn.",
        "Enhance: Rival foundations cannot be readied until the start of your next turn.",
    ),
    (
        "Enhance: Play this ability only if you have 2 or more assets. Draw 1 card.",
        "Enhance: Draw 1 card. Only playable if you have 2 or more assets.",
    ),
    ("Your hand size is increased by 1.", "Your hand size gets +1."),
    ("Enhance: Draw 1 card. You may only play this ability once per turn.", "Enhance [Once per turn]: Draw 1 card."),
    ("Enhance: Draw 1 card. Play only during your rival's turn.", "Enhance [Rival's turn]: Draw 1 card."),
    ("E: Draw 1 card. This ability may be played by either player.", "E: Draw 1 card. Playable by either player."),
    ("Osk or Vira Enhance: Draw 1 card.", "Osk/Vira Enhance: Draw 1 card."),
    # costs
    (
        "Enhance Commit or flip 1 foundation: Draw 1 card.",
        "Enhance Either commit 1 foundation or flip 1 foundation: Draw 1 card.",
    ),
    (
        "Enhance Commit or spend 1 momentum: Draw 1 card.",
        "Enhance Either commit this card or spend 1 momentum: Draw 1 card.",
    ),
    (
        "While in your stage, this card gets -1 difficulty.",
        "While this card is in your stage, this card gets -1 difficulty.",
    ),
    (
        "R: After you lose vitality, gain that much vitality.",
        "R: After you lose vitality, gain the same amount.",
    ),
]


@pytest.mark.parametrize(("one", "other"), SAME)
def test_the_same_in_other_words(one: str, other: str) -> None:
    assert ability(one, on="attack") == ability(other, on="attack")


@pytest.mark.parametrize(
    "text",
    [
        "Enhance: If the discard pile has 5 or more attacks, draw 1 card.",
        "Enhance: Your rival chooses and draws 1 card.",
        "Enhance: Add 2 to your deck.",
    ],
)
def test_no_neighbours(text: str) -> None:
    assert lowered(text).ability is None

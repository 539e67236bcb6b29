"""A word that makes another text of it makes another tree, or none: what says nothing where it stands is refused."""

from __future__ import annotations

import pytest

from tests.english.lower.lowering import ability, lowered

IDLE = [  # a text that is understood, and the same with words in it that would be swallowed
    (
        "Response Flip: After your rival's Ready Step, ready all your foundations.",
        "Response Flip: After your rival's Ready Step, ready all your foundations for each asset.",
    ),
    (
        "Enhance: Your rival discards 1 card for each asset in your stage.",
        "Enhance: Your rival discards 1 card for each asset in your stage for each backup.",
    ),
    (
        "Enhance: If there is a Weapon card in your stage, draw 1 card.",
        "Enhance: If there is a Weapon card in your stage for each asset, draw 1 card.",
    ),
    (
        "Enhance: Draw X cards. X equals the difficulty of this card.",
        "Enhance: Draw X cards. X equals the difficulty of this card for each asset.",
    ),
    ("Response: After you add a card to your momentum, draw 1 card.",)
    + ("Response: After you add no card to your momentum, draw 1 card.",),
    ("Response: After you play a foundation, draw 1 card.", "Response: After you play no foundation, draw 1 card."),
    ("Response: After an attack is blocked, draw 1 card.", "Response: After no attack is blocked, draw 1 card."),
    ("Response: After you block an attack, draw 1 card.", "Response: After you block a foundation, draw 1 card."),
    (
        "Response: After you block a high attack with this card, draw 1 card.",
        "Response: After you block a high foundation with this card, draw 1 card.",
    ),
    (
        "Response: After the Block Step of your attack, draw 1 card.",
        "Response: After the Block Step of your foundation, draw 1 card.",
    ),
    (
        "Enhance: If you have 2 cards in your hand, draw 1 card.",
        "Enhance: If you have 2 cards at random in your hand, draw 1 card.",
    ),
    (
        "Enhance: Draw X cards. X equals the number of assets in your stage.",
        "Enhance: Draw X cards. X equals the number of random assets in your stage.",
    ),
    ("Enhance: Remove this card from the game.", "Enhance: Remove this card at random from the game."),
    (
        "Response: After you discard a card, draw 1 card.",
        "Response: After you discard a card at random, draw 1 card.",
    ),
    (
        "Enhance: Your rival loses 3 health. This effect cannot reduce your rival below 1 health.",
        "Enhance: Your rival loses 3 health. This effect cannot reduce you below 1 health.",
    ),
    (
        "Enhance: Your rival's attack gets -3 damage. This effect cannot reduce its damage below 1.",
        "Enhance: Your rival's attack gets -3 damage. This effect cannot reduce its speed below 1.",
    ),
    (
        "Enhance: Your rival's attack gets -3 damage. This effect cannot reduce it below 1 damage.",
        "Enhance: Your rival's attack gets -3 damage. This effect cannot reduce its printed damage below 1.",
    ),
    (
        "Enhance: Clear 1 card from your rival's card pool. If you do, draw 1 card.",
        "Enhance: Clear 1 card from your rival's card pool. If your rival does, draw 1 card.",
    ),
    (
        "Enhance: Your rival may discard 1 card. If your rival does not, draw 1 card.",
        "Enhance: Your rival may discard 1 card. If you do not, draw 1 card.",
    ),
    (
        "Enhance: If your rival has no cards in their hand, draw 1 card.",
        "Enhance: If your rival has no cards in your hand, draw 1 card.",
    ),
    (
        "Enhance: If there are 2 or more assets in your rival's stage, draw 1 card.",
        "Enhance: If you have 2 or more assets in your rival's stage, draw 1 card.",
    ),
    (
        "Enhance: If you have no cards in your hand, draw 1 card.",
        "Enhance: If you have no cards in their hand, draw 1 card.",
    ),
    (
        "When this card leaves your card pool, remove it from the game.",
        "When this card leaves your rival's card pool, remove it from the game.",
    ),
    (
        "Response: After your rival plays an attack, that attack deals no damage.",
        "Response: After your rival plays an attack, that attack deals no damage during your turn.",
    ),
    (
        "Enhance: If this attack has received a speed bonus, draw 1 card.",
        "Enhance: If this attack has received a printed speed bonus, draw 1 card.",
    ),
    (
        "Blitz: Each of this attack's keyword ratings gets +2.",
        "Blitz: Each of this next attack's keyword ratings gets +2.",
    ),
    (
        "Response: After your rival's Ready Step, draw 1 card.",
        "Response: After their rival's Ready Step, draw 1 card.",
    ),
    ("Enhance: Seal 1 of your rival's foundations.", "Enhance: Seal 1 of their rival's foundations."),
    (
        "Enhance: If you are attacking a backup, this attack gets +3 damage.",
        "Enhance: If you are attacking a ready backup, this attack gets +3 damage.",
    ),
    (
        "When committing cards to pass a check, you may commit 1 asset as though it were a foundation.",
        "When committing cards to pass a check, you may commit 1 asset as though it were a committed foundation.",
    ),
    (
        "You may commit Weapon assets as though they were foundations to pass checks.",
        "You may commit Weapon assets as though they were committed foundations to pass checks.",
    ),
    (
        "Enhance: Flip this card. It is considered a foundation with a blank text box.",
        "Enhance: Flip this card. It is considered a frozen foundation with a blank text box.",
    ),
    (
        "Enhance: Your next check gets +2. If that check fails, this Combat Phase does not end.",
        "Enhance: Your next check gets +2. If that check fails due to an effect, this Combat Phase does not end.",
    ),
    (
        "Response: After you make a check, that check gets +2.",
        "Response: After you make a check, that check gets +2 for the rest of the game.",
    ),
    (
        "Form: Checks to play your cards this turn cannot be modified by effects.",
        "Form: Checks to play your cards as a block this turn cannot be modified by effects.",
    ),
    (
        "Enhance: Your checks to play blocks get +1 for the rest of the turn.",
        "Enhance: Your checks committed to play blocks get +1 for the rest of the turn.",
    ),
    (
        "Enhance: Multiple copies of this attack get +2 damage.",
        "Enhance: Multiple copies of this attack in your discard pile get +2 damage.",
    ),
    (
        "Enhance: Add the top card of your deck to your momentum face up.",
        "Enhance: Add the top card of your deck to your momentum face down face up.",
    ),
    (
        "Enhance: If this is the only attack in your card pool, draw 1 card.",
        "Enhance: If this is the only random attack in your card pool, draw 1 card.",
    ),
    (
        "Response: After you block with this card, draw 1 card.",
        "Response: After you block with this card for the rest of the game, draw 1 card.",
    ),
    (
        "Response: After you block an attack with this card, mill 2 cards.",
        "Response: After you block an attack from your hand with this card, mill 2 cards.",
    ),
    (
        "Enhance: This attack gets -3 speed (min. 0).",
        "Enhance: This attack gets -3 speed (min. 0) (max. 3).",
    ),
    ("Enhance: This attack gains Weapon.", "Enhance: This attack gains Weapon (max. 3)."),
    ("Enhance: Draw 1 additional card.", "Enhance: If you have 2 additional cards in your hand, draw 1 card."),
    ("Enhance: This attack gets +1 damage.", "Enhance: This additional attack gets +1 damage."),
    (
        "Response: After you block an attack, draw 1 card.",
        "Response: After you block an additional attack, draw 1 card.",
    ),
    ("Enhance: This attack gets +2 damage.", "Enhance: This attack of your choice gets +2 damage."),
    ("Enhance: Your next attack gets +2 damage.", "Enhance: Your next attack of your choice gets +2 damage."),
    (
        "Enhance: If you have 6 or fewer foundations, draw 1 card.",
        "Enhance: If you have 6 or fewer foundations of your choice, draw 1 card.",
    ),
    (
        "Enhance: Make a check against a difficulty of 5. If you pass, draw 1 card.",
        "Enhance: Make a check against a difficulty of 5. If you pass twice, draw 1 card.",
    ),
    (
        "Enhance: Your rival makes a check against a difficulty of 5. If they fail, mill 2 cards.",
        "Enhance: Your rival makes a check against a difficulty of 5. If they fail with this card, mill 2 cards.",
    ),
    (
        "Enhance: Reveal the top card of your deck. If the revealed card is an attack, draw 1 card.",
        "Enhance: Reveal the top card of your deck. If the revealed card discarded this way is an attack, draw 1 card.",
    ),
    (
        "Enhance: If this attack deals damage to a character, draw 1 card.",
        "Enhance: If this attack deals damage to a random character, draw 1 card.",
    ),
    (
        "Enhance: If you have 2 copies of a card in your card pool, draw 1 card.",
        "Enhance: If you have 2 copies of a card in your card pool due to an effect, draw 1 card.",
    ),
    ("Enhance: Remove this card from the game.", "Enhance: Remove this card of your choice from the game."),
    ("Enhance: Commit your character.", "Enhance: Commit your character of your choice."),
    ("Form: Your attacks get +2 damage this turn.", "Form: Your attacks at random get +2 damage this turn."),
]


@pytest.mark.parametrize(("sense", "nonsense"), IDLE)
def test_a_word_that_would_change_nothing_is_refused(sense: str, nonsense: str) -> None:
    assert ability(sense).does
    assert lowered(nonsense).ability is None


@pytest.mark.parametrize(
    "text",
    [
        "X equals the number of your next attacks.",
        "X equals the number of your next 2 attacks in your card pool.",
        "X equals the number of cards in your hand at random.",
    ],
)
def test_what_cannot_be_counted_is_refused_and_nothing_falls_over(text: str) -> None:
    assert lowered(f"Enhance: Draw X cards. {text}").ability is None


def test_a_lower_end_is_of_the_number_that_is_named() -> None:
    both = "Enhance: Your rival's attack gets -3 damage and -2 speed. This effect cannot reduce {} below 1."
    apart = "Enhance: Your rival's attack gets -3 damage{}. Your rival's attack gets -2 speed{}."
    assert ability(both.format("its speed")).does == ability(apart.format("", " (min. 1)")).does
    assert ability(both.format("its damage")).does == ability(apart.format(" (min. 1)", "")).does


def test_their_is_the_chosen_player_though_that_be_you() -> None:
    made = ability("Enhance: Choose a player. That player discards 1 card from their hand.")
    assert made == ability("Enhance: Choose a player. They discard 1 card.")


def test_a_sentence_of_one_word_before_the_type_is_no_name() -> None:
    for name in ("Lamp", "Dr. Lamp", "J. Lamp", "Lamp Jr."):
        assert ability(f"{name} Enhance: Draw 1 card.", on="attack").riders
    for words in ("Lamp.", "Draw.", "Lamp. Light"):
        assert lowered(f"{words} Enhance: Draw 1 card.", on="attack").ability is None


def test_a_limit_behind_a_rating_is_the_ratings() -> None:
    made = ability("Enhance: This attack gains Stun: X (max. 3). X equals its speed.")
    assert made != ability("Enhance: This attack gains Stun: X. X equals its speed.")
    assert "most=3" in repr(made)
    assert ability("Enhance: Reveal the top 3 cards of your deck. Add 1 of them at random to your hand.").does

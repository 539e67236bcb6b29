"""Older cards say in other words what has words already: both give one tree, and what only looks so is refused."""

from __future__ import annotations

import pytest

from tests.english.lower.lowering import ability, does, lowered, tree

SAME = [  # the type of the card, the older text, the newer one
    # what is named and chosen
    (
        "foundation",
        "E: Name a card. Reveal the top card of your deck. If it is the named card, draw 1 card.",
        "Enhance: Name a card. Reveal the top card of your deck. If it matches the named card, draw 1 card.",
    ),
    (
        "foundation",
        "E: Choose 1 symbol. Draw 1 card for each card with that symbol in your card pool.",
        "Enhance: Name a symbol. Draw 1 card for each card in your card pool with the named symbol.",
    ),
    (
        "foundation",
        "R Name 1 keyword ability: After your opponent plays an attack, it loses the named ability.",
        "Response Name a keyword: After your rival plays an attack, that attack loses the named keyword.",
    ),
    # what cards have, and are
    ("asset", "This card is considered to have the {air} symbol.", "This card gains the air symbol."),
    (
        "foundation",
        "E Flip: Until the end of the turn, your attacks are considered to have Stun: 1.",
        "Enhance Flip: Until the end of the turn, your attacks gain Stun: 1.",
    ),
    (
        "foundation",
        "While you have 2 or more assets, this card is considered to have the Weapon trait.",
        "While you have 2 or more assets, this card gains the Weapon trait.",
    ),
    (
        "foundation",
        "This foundation counts as an asset.",
        "This card is considered an asset in addition to its other types.",
    ),
    (
        "asset",
        "This card is also a foundation.",
        "This card is considered a foundation in addition to its other types.",
    ),
    # numbers
    (
        "foundation",
        "E Discard 1 card: If the discarded card's control equals 5, draw 1 card.",
        "Enhance Discard 1 card: If the discarded card's check is 5, draw 1 card.",
    ),
    (
        "foundation",
        "E: If your attack's speed does not equal its damage, draw 1 card.",
        "Enhance: If your attack's speed is not equal to its damage, draw 1 card.",
    ),
    (
        "foundation",
        "E Commit: Ready 1 foundation with a difficulty less than this card's.",
        "Enhance Commit: Ready 1 foundation with a lower difficulty than this card.",
    ),
    (
        "foundation",
        "E: Discard 1 asset with a printed difficulty equal to this card's.",
        "Enhance: Discard 1 asset with the same printed difficulty as this card.",
    ),
    (
        "attack",
        "E: Your attack gets +1 to each of its keyword ratings.",
        "Enhance: Your attack gets +1 to all of its keyword ratings.",
    ),
    # blocks
    (
        "foundation",
        "E Discard 1 card with a high or mid block zone from your hand: Draw 1 card.",
        "Enhance Discard 1 card with a high or mid block: Draw 1 card.",
    ),
    (
        "foundation",
        "E: Add 1 card with a +2 block modifier or higher from your discard pile to your hand.",
        "Enhance: Add 1 card from your discard pile with a block modifier of 2 or more to your hand.",
    ),
    # checks
    ("attack", "This attack's control check gets +2.", "Checks to play this attack get +2."),
    # what is chosen, and then cannot
    (
        "foundation",
        "E: Until the start of your next turn, 1 of your opponent's foundations cannot be readied.",
        (
            "Enhance: Choose 1 rival foundation. Until the start of your next turn, the chosen foundation cannot be "
            "readied."
        ),
    ),
    (
        "foundation",
        "E: For the rest of this turn, 2 of your opponent's assets cannot be committed.",
        "Enhance: Choose 2 rival assets. Until the end of the turn, the chosen assets cannot be committed.",
    ),
    # older nouns and numbers
    (
        "attack",
        "E: This attack gets +1 damage for each foundation you committed to play it.",
        "Enhance: This attack gets +1 damage for each foundation committed to pass the check to play this attack.",
    ),
    (
        "foundation",
        "E: Your attack gets +1 speed for each other card in your card pool with the same name.",
        "Enhance: Your attack gets +1 speed for each other copy of this attack in your card pool.",
    ),
    (
        "foundation",
        "E: Add 1 copy of a card in your card pool from your discard pile to your hand.",
        "Enhance: Add 1 card in your discard pile that shares a name with 1 card in your card pool to your hand.",
    ),
    (
        "foundation",
        "R: After you play a copy of an asset in your staging area, draw 1 card.",
        "Response: After you play a card that shares a name with 1 asset in your stage, draw 1 card.",
    ),
    (
        "attack",
        "E: Your opponent cannot play reversals to this attack.",
        "Enhance: Until the end of this attack, your rival cannot play an attack as a reversal.",
    ),
    (
        "attack",
        "E: This attack cannot be reversed.",
        "Enhance: Until the end of this attack, your rival cannot play an attack as a reversal.",
    ),
    (
        "foundation",
        "E: Increase your attack's speed by 2 and its damage by 1.",
        "Enhance: Your attack gets +2 speed and +1 damage.",
    ),
    (
        "foundation",
        "E: Reduce the speed of your opponent's attack by 2 and its damage by X. X equals your hand size.",
        "Enhance: Your rival's attack gets -2 speed and -X damage. X equals your hand size.",
    ),
    ("attack", "E: This attack loses 2 speed and gains 4 damage.", "Enhance: This attack gets -2 speed and +4 damage."),
    ("foundation", "E: Your opponent's attack loses 2 damage.", "Enhance: Your rival's attack gets -2 damage."),
    (
        "foundation",
        "E: Your opponent's attack loses X speed. X equals your hand size.",
        "Enhance: Your rival's attack gets -X speed. X equals your hand size.",
    ),
    (
        "attack",
        "E: This attack's damage becomes the same as its speed.",
        "Enhance: Change this attack's damage to this attack's speed.",
    ),
    ("foundation", "E: Choose 2 assets. Destroy both.", "Enhance: Choose 2 assets. Destroy the chosen assets."),
    (
        "foundation",
        "E: Gain X vitality. X equals the difference between your maximum and current vitality.",
        "Enhance: Gain X health. X equals the difference between your maximum health and your health.",
    ),
    (
        "foundation",
        "E: Draw X cards. X equals the difference between your hand size and your opponent's.",
        "Enhance: Draw X cards. X equals the difference between your hand size and your rival's hand size.",
    ),
    (
        "foundation",
        "E: Choose a number between 0 and 3. Draw X cards. X equals the chosen number.",
        "Enhance: Name a number from 0 to 3. Draw X cards. X equals the named number.",
    ),
    # one subject
    (
        "foundation",
        "E: Your opponent loses 2 vitality and cannot play actions for the rest of this turn.",
        "Enhance: Your rival loses 2 health. Until the end of the turn, your rival cannot play an action.",
    ),
    (
        "foundation",
        "E: Your opponent commits 1 foundation and cannot ready it this turn.",
        (
            "Enhance: Your rival commits 1 foundation. Until the end of the turn, your rival cannot ready the "
            "committed foundation."
        ),
    ),
    (
        "foundation",
        "E: Your opponent draws 1 card and must discard 1 card.",
        "Enhance: Your rival draws 1 card. Your rival discards 1 card.",
    ),
    (
        "foundation",
        "R: After you play an attack, you draw 1 card and may commit 1 foundation.",
        "Response: After you play an attack, draw 1 card. You may commit 1 foundation.",
    ),
    # what there is among cards, and before them
    (
        "foundation",
        (
            "E Discard 3 cards: Gain X vitality. X equals the difference between the highest and lowest control among "
            "the discarded cards."
        ),
        (
            "Enhance Discard 3 cards: Gain X health. X equals the difference between the highest check among the "
            "discarded cards and the lowest check among the discarded cards."
        ),
    ),
    (
        "foundation",
        "E: Draw 1 card for each unique control value among foundations in your staging area.",
        "Enhance: Draw 1 card for each different check value among foundations in your stage.",
    ),
    (
        "foundation",
        "E: Add 1 foundation from your discard pile to your staging area committed (that you could normally play).",
        "Enhance: Build 1 foundation from your discard pile that you could normally play committed.",
    ),
    (
        "attack",
        "E: If this attack is not preceded by a Kick attack, draw 1 card.",
        "Enhance: If you have no Kick attacks in your card pool preceding this card, draw 1 card.",
    ),
    (
        "attack",
        "E: If this attack is immediately preceded by a foundation, draw 1 card.",
        "Enhance: If you have 1 or more foundations in your card pool directly preceding this card, draw 1 card.",
    ),
    # the rest, and otherwise
    (
        "foundation",
        "E: Look at the top 3 cards of your deck. Put 1 into your hand and the rest into your discard pile.",
        (
            "Enhance: Look at the top 3 cards of your deck. Add 1 of the cards looked at to your hand. Put the rest "
            "into your discard pile."
        ),
    ),
    (
        "foundation",
        "E: Look at the top 2 cards of your deck. Put one into your hand and the other on the bottom of your deck.",
        (
            "Enhance: Look at the top 2 cards of your deck. Add 1 of the cards looked at to your hand. Put the rest "
            "on the bottom of your deck."
        ),
    ),
    (
        "foundation",
        "E: If you have 3 or more assets, draw 1 card; otherwise, gain 1 vitality.",
        "Enhance: If you have 3 or more assets, draw 1 card. Otherwise, gain 1 health.",
    ),
    (
        "foundation",
        "E: If your attack has Stun, draw 1 card, otherwise discard 1 card.",
        "Enhance: If your attack has Stun, draw 1 card. Otherwise, discard 1 card.",
    ),
    (
        "foundation",
        "E: Make a control check. If the result is 5 or more, draw 1 card.",
        "Enhance: Make a check. If the value of that check is 5 or more, draw 1 card.",
    ),
    # symbols in common
    (
        "foundation",
        "E: If your character has 3 or more symbols in common with your opponent's character, draw 1 card.",
        "Enhance: If your character shares 3 or more symbols with your rival's character, draw 1 card.",
    ),
    (
        "foundation",
        "E: Ready 1 foundation with 2 or more resource symbols in common with your character.",
        "Enhance: Ready 1 foundation that shares 2 or more symbols with your character.",
    ),
    (
        "foundation",
        "E: If your attack shares no symbols with your opponent's character, draw 1 card.",
        "Enhance: If your attack does not share a symbol with your rival's character, draw 1 card.",
    ),
    (
        "foundation",
        "E: Commit 1 asset that shares no symbols with your character.",
        "Enhance: Commit 1 asset that does not share a symbol with your character.",
    ),
    # blocks as cards, and small words
    (
        "foundation",
        "E Reveal 1 high or mid block from your hand: Draw 1 card.",
        "Enhance Reveal 1 card from your hand with a high or mid block: Draw 1 card.",
    ),
    (
        "foundation",
        "E: Add 1 low block from your discard pile to your hand.",
        "Enhance: Add 1 card from your discard pile with a low block to your hand.",
    ),
    (
        "foundation",
        "R Remove 1 block in your discard pile from the game: After your opponent plays an attack, draw 1 card.",
        (
            "Response Remove 1 card in your discard pile with a block from the game: After your rival plays an attack, "
            "draw 1 card."
        ),
    ),
    (
        "attack",
        "First E: Your opponent must reveal a mid block from their hand as an additional cost to block this attack.",
        (
            "First Enhance: As an additional cost to block this attack, your rival must reveal 1 card from their hand "
            "with a mid block."
        ),
    ),
    (
        "attack",
        "E: This attack gets a +2 damage bonus for each Kick attack in your card pool.",
        "Enhance: This attack gets +2 damage for each Kick attack in your card pool.",
    ),
    (
        "attack",
        "E: After this attack, you may draw a card.",
        "Enhance: After this attack resolves, you may draw 1 card.",
    ),
    ("attack", "E: This attack deals +3 damage.", "Enhance: This attack gets +3 damage."),
    (
        "foundation",
        "E: You may play 1 asset from your hand without a check.",
        "Enhance: You may play 1 asset from your hand without making a check.",
    ),
    # headers and riders
    (
        "foundation",
        "E Lose 2 vitality or commit: Draw 1 card.",
        "Enhance Either lose 2 health or commit this card: Draw 1 card.",
    ),
    ("foundation", "E (5+) Commit: Draw 1 card.", "Enhance Check 5, commit: Draw 1 card."),
    (
        "action",
        "R [Hand] Reveal: After you play an attack, draw 1 card.",
        "Response [Hand] Reveal this card: After you play an attack, draw 1 card.",
    ),
    (
        "foundation",
        "{fire}/{earth} E Commit: Draw 1 card.",
        "{fire} or {earth} Enhance Commit: Draw 1 card.",
    ),
    (
        "foundation",
        "E: Draw 1 card. Cannot be played if you have no momentum.",
        "Enhance: Draw 1 card. Only playable if you have 1 or more momentum.",
    ),
    (
        "foundation",
        "E: Draw 1 card. Not playable during your opponent's turn.",
        "Enhance: Draw 1 card. Only playable if it is not your rival's turn.",
    ),
    (
        "foundation",
        "E: Draw 1 card for each {fire} symbol on cards in your card pool.",
        "Enhance: Draw 1 card for each {fire} card in your card pool.",
    ),
]


@pytest.mark.parametrize(("on", "older", "newer"), SAME)
def test_both_have_one_tree(on: str, older: str, newer: str) -> None:
    assert ability(older, "ufs", on) == ability(newer, on=on)


TREES = [
    (
        "Your checks to block with this card get +1.",
        "CheckBonus(1, purposes=(FOR_BLOCK,), times=NOBODY, tests=(This(),))",
    ),
    (
        "Your check to play this card gets +1.",
        "CheckBonus(1, purposes=(FOR_FORM, FOR_BLOCK), times=NOBODY, tests=(This(),))",
    ),
    ("E: Your attack gets -1 to its Stun rating (minimum 1).", "Rate(TheAttack(YOU), 'Stun', -1, floor=1)"),
    (
        "E: Your attack gets -2 to all of its keyword ratings (min. 0).",
        "Rate(TheAttack(YOU), '', -2, floor=0)",
    ),
    (
        "E: Draw 1 card for each World of Indines attack in your card pool.",
        "Draw(Count(Sel(1, YOU, (Type((ATTACK,)), OfLicence('World of Indines')), (POOL,))))",
    ),
    (
        "E: Destroy 1 non-Tekken asset.",
        "Destroy(Sel(1, tests=(Type((ASSET,)), Not(OfLicence('Tekken')))))",
    ),
    ("Mega Man E: Draw 1 card.", "Draw(1)"),
]


@pytest.mark.parametrize(("text", "wanted"), TREES)
def test_what_only_it_says_has_a_tree(text: str, wanted: str) -> None:
    assert does(text, "ufs") == tree(wanted)


REFUSED = [
    ("E: Your checks to play this card get +1.", "which card is played"),  # it lies in the stage already
    ("This card counts as 2 assets in your card pool.", "not understood"),
    ("E: Your Mad Tiger attack gets +1 damage.", "no keyword, trait or symbol"),
    ("E: Your Tekken 66 attack gets +1 damage.", "not parsed"),
    ("E: Choose 1 asset and 1 of your opponent's foundations. Destroy them.", "two instructions together"),
    ("E: If your attack is preceded by an attack with Throw, draw 1 card.", ""),
    ("E: Draw 1 card for each difficulty in your card pool.", "properties cannot be counted"),
    ("E: Draw 1 card for each copy of a card in your discard pile.", "a copy of which card"),
    ("E: Choose a number from 1 to 3. Draw 1 card.", "which numbers"),
    ("E: Your attack gets 3 damage.", "how much this is"),
    ("E: Draw 1 card for each card in your discard pile with the same name.", "the same as what"),
    ("E: Your attack gains the named ability.", "which abilities these are"),
]


@pytest.mark.parametrize(("text", "why"), REFUSED)
def test_what_only_looks_so_is_refused(text: str, why: str) -> None:
    found = lowered(text, "ufs")
    assert found.ability is None
    assert why in found.why

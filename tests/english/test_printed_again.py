"""What is printed says what was read, in words of a card, and is read as the same again: invented sentences, each with
what becomes of it in print; nothing where it stays as it is."""

from __future__ import annotations

from typing import Final

import pytest

from kumite.english.read_back import SAME, read_back
from kumite.games.universus.english.abilities import written_out
from kumite.games.universus.terms import RIVAL, TYPES
from kumite.games.universus.words.conds import Is
from kumite.games.universus.words.sels import TheAttack
from kumite.games.universus.words.structure import Fired, If
from kumite.games.universus.words.tests import AnyOf, Zoned
from tests.english.lower.lowering import ability

SAID: Final[list[tuple[str, str, str]]] = [
    # a condition that is part of the event
    ("attack", "Enhance: If this attack is blocked by a foundation, draw 1 card.", ""),
    ("attack", "Enhance: If your Punch attack is blocked by a non-attack card, gain 1 health.", ""),
    (
        "asset",
        "Enhance: Name a card type. If your attack is blocked by a card with the named card type, draw 1 card.",
        "",
    ),
    (
        "attack",
        "After you block a mid attack with this card, draw 1 card.",
        "When your rival's mid attack is blocked by this card, draw 1 card.",
    ),
    (
        "attack",
        "When you try to block a low attack with this card, draw 1 card.",
        "When you try to block your rival's low attack with this card, draw 1 card.",
    ),
    ("attack", "At the start of this attack's Block Step, this card gets +1 speed.", ""),
    ("attack", "When your rival plays an Enhance ability during this attack, this card gets +2 speed.", ""),
    ("character", 'When this card transforms into "Gull, Storm Form", draw 1 card.', ""),
    ("attack", "If this card is cleared during the Combat Phase and it is your turn, build this card face down.", ""),
    (
        "attack",
        "Enhance: If this attack is not blocked and your rival has 3 or more committed foundations, draw 1 card.",
        (
            "Enhance: If this attack is not blocked and your rival has 3 or more committed foundations in "
            "their stage, draw 1 card."
        ),
    ),
    # that attack, where this attack is another one
    ("attack", "When your rival's attack with Throw is blocked by this card, that attack deals no damage.", ""),
    ("attack", "When your rival's attack is blocked by this card, that attack deals half damage (rounded up).", ""),
    (
        "attack",
        "Response [Card pool] Remove: After your rival plays an attack, its speed cannot be modified.",
        (
            "Response [Card pool] Remove: After your rival plays an attack, until the end of this attack, the "
            "speed of that attack cannot be modified."
        ),
    ),
    # whose card it is goes without saying
    ("asset", "When this card is discarded by your rival's effect, gain 2 health.", ""),
    ("asset", "When this card is discarded by your character's effect, gain 2 health.", ""),
    (
        "asset",
        "Enhance: Draw 1 card for each card you discarded from your hand this Combat Phase.",
        "Enhance: Draw 1 card for each of your cards that have been discarded this Combat Phase.",
    ),
    ("asset", "Enhance [Momentum]: Draw 1 card. Only playable if this card is face up.", ""),
    # so much, so many
    (
        "attack",
        "Enhance: This attack gets +X damage. X equals the amount of health you have lost this Combat Phase.",
        "",
    ),
    (
        "attack",
        (
            "Enhance: This attack gets +X damage. X equals twice the amount this attack's damage was reduced "
            "this Enhance Step."
        ),
        "",
    ),
    ("asset", "Enhance: If your rival has lost 2 or more health this turn, draw 1 card.", ""),
    ("asset", "Enhance: If you have drawn 2 or more cards this Combat Phase, gain 1 health.", ""),
    ("attack", "Enhance: If you have played 2 or more other attacks this turn, gain 1 health.", ""),
    ("attack", "Enhance: This attack gets +1 damage for each foundation in your stage (max. 3).", ""),
    ("attack", "Enhance: This attack gets -1 speed for each foundation in your stage (max. 3).", ""),
    ("attack", "Enhance: This attack gets +1 damage for every 3 foundations in your stage (max. 2).", ""),
    ("attack", "Enhance: This attack gets +1 or -1 damage for each foundation in your stage (max. 3).", ""),
    ("attack", "Enhance: This attack gets +1 speed or +1 damage for each asset in your stage (max. 3).", ""),
    (
        "attack",
        "Enhance Mill 1 card: This attack gets a damage or speed bonus equal to the milled card's block modifier.",
        "",
    ),
    # choices
    ("asset", "Enhance: You may draw 1 card or unflip 1 foundation.", ""),
    ("asset", "Enhance: Your rival may draw 1 card or gain 3 health.", ""),
    # events
    ("asset", "Response: After you review an attack, draw 1 card.", ""),
    ("asset", "Enhance: If you have reviewed a foundation this turn, draw 1 card.", ""),
    ("asset", "Response Commit: After you make a check to play an ability, that check gets +3.", ""),
    (
        "asset",
        "Response: After you play an attack, it gets +2 speed. The next time your rival plays an ability, cancel it.",
        (
            "Response: After you play an attack, that attack gets +2 speed. The next time your rival plays an "
            "ability, cancel that ability."
        ),
    ),
    ("attack", "Enhance: If this attack deals damage, the next time you play a foundation, build that foundation.", ""),
    # rules
    ("attack", "Enhance: This attack cannot be blocked by mid blocks.", ""),
    ("attack", "Enhance: This attack cannot be blocked by non-attack cards.", ""),
    ("asset", "Your blocks ignore progressive difficulty.", ""),
    ("attack", "Ignore progressive difficulty when playing this attack.", ""),
    ("attack", "If this card is played from anywhere other than your hand, it ignores progressive difficulty.", ""),
    ("attack", "While you have exactly 4 other cards in your card pool, this card ignores progressive difficulty.", ""),
    (
        "attack",
        "This card cannot leave your card pool due to rival effects.",
        "This card cannot leave your card pool by your rival's effect.",
    ),
    (
        "asset",
        (
            "Enhance: If you have 4 or fewer cards in your hand, commit this card and this card cannot be "
            "readied until the end of the turn."
        ),
        "",
    ),
    (
        "asset",
        (
            "Enhance: Choose 1 foundation in your rival's stage. Until the end of the turn, abilities on the "
            "chosen foundation cannot be played."
        ),
        "",
    ),
    (
        "asset",
        (
            "Enhance: Choose 1 foundation in your rival's stage. Your rival cannot commit that foundation to "
            "pass a check this turn."
        ),
        (
            "Enhance: Choose 1 foundation in your rival's stage. Until the end of the turn, your rival cannot "
            "commit the chosen foundation to pass a check."
        ),
    ),
    (
        "asset",
        (
            "Form: Choose 1 attack in your discard pile. You may play the chosen attack from your discard "
            "pile as your next form."
        ),
        "",
    ),
    # players, and whose cards
    ("asset", "Enhance: Shuffle up to 3 cards from either player's discard pile into their deck.", ""),
    ("asset", "Enhance: Both players destroy 1 of their rival's committed foundations.", ""),
    ("asset", "At the start of each player's Review Step, that player may draw 1 card.", ""),
    ("asset", "Response: After a player plays a non-attack card, that player draws 1 card.", ""),
    ("asset", "Response: After your rival adds 2 or more cards to their hand by their effect, draw 2 cards.", ""),
    # health that is not lost below a number, as one sentence behind the one it is about
    (
        "attack",
        (
            "Enhance: If this attack deals damage, gain 3 health and your rival loses 3 health. This effect "
            "cannot reduce your rival below 1 health."
        ),
        "",
    ),
    ("asset", "At the start of your turn, lose 3 health. This effect cannot reduce you below 1 health.", ""),
    # what is checked, stunned, tried, blocked, played so often
    ("asset", "Form Check 5: Your rival destroys X assets. X equals 6 minus the checked card's check.", ""),
    ("asset", "Response [Tenacious]: After this card is stunned, your rival's attack gets -1 speed.", ""),
    ("attack", "Enhance: If your rival does not try to block your attack, your rival discards 1 card.", ""),
    (
        "asset",
        'When you try to play an attack, if that attack has "Gale" in its name, that attack gets -1 difficulty.',
        "",
    ),
    ("attack", "When you try to play this attack from your removed pile, this card gets -3 difficulty.", ""),
    ("attack", "Response: After you play this attack, draw 1 card.", ""),
    ("asset", "Enhance Flip: Draw 1 card. Only playable if you have blocked 2 or more attacks this turn.", ""),
    ("asset", "Enhance: If your rival has played 3 or more Enhance abilities this turn, draw 1 card.", ""),
    ("asset", "Enhance: If your rival has made 3 or more checks this turn, draw 1 card.", ""),
    (
        "asset",
        (
            "Response: After your rival plays the same ability on the same card for the second or later time "
            "this turn, draw 1 card."
        ),
        "",
    ),
    ("asset", "Response [Once per turn]: After you play or block with a foundation, gain 3 health.", ""),
    ("asset", "Response: After you make a check to play an attack card with Throw, that check gets +3.", ""),
    ("asset", "Response: After you make a check to play this card, that check gets +3.", ""),
    # up to and down to a number
    ("asset", "Enhance: Draw cards up to your character's hand size.", ""),
    ("asset", "Enhance: Draw 3 cards. Discard down to your character's printed hand size.", ""),
    ("asset", "Enhance: Commit a number of rival cards equal to your rival's character's printed hand size.", ""),
    ("attack", "Enhance: This attack gets +1 damage for every 2 Wall counters on this card.", ""),
    ("attack", "Enhance: This attack gets +X damage. X equals your maximum health divided by 3 (rounded down).", ""),
    (
        "asset",
        (
            "Enhance: If the number of cards in your hand is less than or equal to the number of cards in "
            "your rival's hand, draw 1 card."
        ),
        "",
    ),
    ("attack", "Enhance: If this attack's speed is 5, draw 1 card.", ""),
    (
        "asset",
        (
            "Form Commit: Draw 1 card for each backup in your stage. If 4 or more cards were drawn this way, "
            "gain 1 health."
        ),
        "",
    ),
    # one of two, or both
    ("attack", "Enhance: If this attack is mid or low, draw 1 card.", ""),
    ("attack", "Enhance: If your attack has the Punch or Kick trait, draw 1 card.", ""),
    ("attack", "Enhance: If your attack has the {fire} or {water} symbol, draw 1 card.", ""),
    ("attack", "Enhance: If your attack has the {fire} and {water} symbols, draw 1 card.", ""),
    ("attack", "Enhance: If your attack has Stun or Throw, draw 1 card.", ""),
    ("attack", "Enhance: If your attack has Stun and Throw, draw 1 card.", ""),
    ("asset", "Enhance: Destroy 1 rival foundation with an ability that gives a damage or speed bonus.", ""),
    ("asset", "Enhance: If you have 1 or more characters in your discard pile or removed pile, draw 1 card.", ""),
    # cards
    (
        "attack",
        "Enhance: If you have exactly 1 copy of this card in your card pool preceding this card, draw 1 card.",
        "",
    ),
    ("attack", "Response: After a multiple copy of this attack resolves, draw 1 card.", ""),
    ("attack", "Enhance: This attack gets +1 damage for each printed mid attack in your card pool.", ""),
    # rules
    ("asset", "Enhance: Your rival must play a non-attack card as their next form or pass.", ""),
    (
        "attack",
        "Enhance: If this attack deals damage, you may choose not to clear that attack during the End Phase.",
        "",
    ),
    ("asset", "Enhance: If your attack is added to your momentum this turn, add it face up.", ""),
    (
        "attack",
        (
            "Enhance: You may remove any number of Kick attacks from your card pool in addition to momentum "
            "to pay for this attack's EX ability."
        ),
        "",
    ),
    (
        "asset",
        (
            "While you have 3 or more assets in your stage, you may sacrifice this card as though you were spending "
            "momentum to pay for EX abilities."
        ),
        "",
    ),
    ("asset", 'Your deck may include up to 8 copies of "Test Card".', ""),
    ("asset", "Checks to play this card cannot be modified by your rival.", ""),
    (
        "attack",
        (
            "Enhance: This attack gets +2 damage. The speed of this attack cannot be increased until the end "
            "of the Enhance Step."
        ),
        "",
    ),
    ("asset", "{Gale} Enhance Spend 1 momentum: Draw 1 card.", ""),
    # sentences that belong to what waits
    (
        "attack",
        (
            "Enhance: If this attack deals damage, reveal the top card of your deck. If the revealed card is "
            "an attack, add the revealed card to your hand."
        ),
        "",
    ),
]


@pytest.mark.parametrize(("on", "text", "printed"), SAID, ids=[text for _, text, _ in SAID])
def test_it_is_printed_so_and_read_as_the_same_again(on: str, text: str, printed: str) -> None:
    tree = ability(text, on=on)
    assert written_out(tree) == (printed or text)
    assert read_back(tree, TYPES.index(on), "Test Card").came == SAME


# Read wrong before it was printed and read again


@pytest.mark.parametrize("said", ["mid or low", "low or mid"])
def test_either_zone_is_enough(said: str) -> None:
    """UVS-OR-01: one of both, not both of them."""
    found = ability(f"Enhance: If this attack is {said}, draw 1 card.", on="attack").does[0]
    assert isinstance(found, If)
    assert isinstance(found.cond, Is)
    assert [type(test) for test in found.cond.tests] == [AnyOf]


def test_it_is_the_blocked_attack_that_must_be_mid() -> None:
    """A card is asked nothing in an event of its own: the attack is asked as it becomes blocked."""
    said = "your rival's mid attack is blocked by this card, draw 1 card."
    other = "you block a mid attack with this card, draw 1 card."
    assert ability(f"When {said}", on="attack") == ability(f"After {other}", on="attack")
    found = ability(f"When {said}", on="attack").does[0]
    assert isinstance(found, Fired)
    assert found.cond == Is(TheAttack(RIVAL), (Zoned(1),))

"""What the older print says more loosely is the plain sentence: the same tree; and what is not sure is refused."""

from __future__ import annotations

import pytest

from kumite.english.lower.ability import lower_card
from kumite.games.universus.terms import DAMAGE, TYPES
from kumite.games.universus.words.changes import Modify
from kumite.games.universus.words.riders import Tenacious
from kumite.games.universus.words.sels import TheAttack
from kumite.games.universus.words.structure import Fired
from tests.english.lower.lowering import ability, lowered

CHECK = "Your next check to play an attack gets +1."
SAME = (
    # how often, when
    ("E: Draw 1 card. Playable once per turn.", "E: Draw 1 card. Only playable once per turn."),
    ("E: Draw 1 card. Playable during your attack only.", "E: Draw 1 card. Only playable during your attack."),
    (
        "E: Draw 1 card. This ability may be played up to twice per turn.",
        "E: Draw 1 card. Only playable twice per turn.",
    ),
    (
        "F: Draw 1 card. Only playable while at Desperation.",
        "F: Draw 1 card. Only playable while you are at Desperation.",
    ),
    # ordinals
    (
        "F Commit: The first attack you play this turn gains Powerful: 2.",
        "F Commit: Your first attack this turn gains Powerful: 2.",
    ),
    # by doing, and other turns
    ("E: You may draw 1 card by losing 2 vitality.", "E: You may lose 2 vitality to draw 1 card."),
    (
        "E: Your opponent may discard 1 card. If they choose not to, draw 1 card.",
        "E: Your opponent may discard 1 card. If they do not, draw 1 card.",
    ),
    (
        "E: Reveal the top card of your deck to your opponent and add it to your hand.",
        "E: Reveal the top card of your deck and add it to your hand.",
    ),
    (
        "E Commit: Your attack gets +1 speed; if you have 2 or more assets, draw 1 card.",
        "E Commit: Your attack gets +1 speed. If you have 2 or more assets, draw 1 card.",
    ),
    ("E: Draw 1 card, but your attack gets -1 damage.", "E: Draw 1 card. Your attack gets -1 damage."),
    (
        "E: Your attack gets +3 damage, and if it deals damage, ready your character.",
        "E: Your attack gets +3 damage. If your attack deals damage, ready your character.",
    ),
    # numbers
    ("E Commit: Your attack has a speed of 4.", "E Commit: Change your attack's speed to 4."),
    (
        "E Discard 1 card: Destroy 1 asset with a difficulty equal to or less than the discarded card.",
        "E Discard 1 card: Destroy 1 asset with a difficulty equal to or less than the discarded card's difficulty.",
    ),
    (
        "R: After you lose vitality, your opponent loses the same amount.",
        "R: After you lose vitality, your opponent loses that much vitality.",
    ),
    (
        "E: Draw 1 card for each point of damage this attack deals.",
        "E: If this attack deals damage, draw 1 card for each point of damage dealt.",
    ),
    (
        "F: Your next attack gets +X speed. X equals that attack's printed difficulty.",
        "F: When your next attack comes, it gets a speed bonus equal to its printed difficulty.",
    ),
    # cards
    (
        "E (5+): If the revealed card is an attack, draw 1 card.",
        "E (5+): If the checked card is an attack, draw 1 card.",
    ),
    (
        "F: Name a card. Your opponent reveals their hand and discards all copies of it.",
        "F: Name a card. Your opponent reveals their hand and discards all copies of the named card.",
    ),
    (
        "F: Add 1 attack from your discard pile to your card pool in any order.",
        "F: Add 1 attack from your discard pile to your card pool.",
    ),
    (
        "F: Both players choose 1 card from their hand and add it to their momentum.",
        "F: Both players add 1 card from their hand to their momentum.",
    ),
    (
        "E: Your opponent discards 1 card. If it is an asset, they discard another card.",
        "E: Your opponent discards 1 card. If it is an asset, they discard 1 card.",
    ),
    (
        "F: Add 1 attack from your discard pile to your hand that shares a symbol with your character.",
        "F: Add 1 attack that shares a symbol with your character from your discard pile to your hand.",
    ),
    # events
    (
        "R: After your opponent attempts to block your attack and fails, draw 1 card.",
        "R: After your opponent fails a check to block your attack, draw 1 card.",
    ),
    (
        "R: After your attack is reversed, draw 1 card.",
        "R: After your opponent plays an attack as a reversal, draw 1 card.",
    ),
    (
        "E: If you played a Kick attack before this attack this turn, draw 1 card.",
        "E: If you have played another Kick attack this turn, draw 1 card.",
    ),
    ("E (5+): If you pass by 2 or more, draw 1 card.", "E (5+): If you passed by 2 or more, draw 1 card."),
    (
        "R: After your opponent commits their character to pay for an ability, draw 1 card.",
        "R: After your opponent commits their character to pay the cost of an ability, draw 1 card.",
    ),
    (
        "R: After you take damage, gain half of the vitality lost (rounded down).",
        "R: After you take damage, gain vitality equal to half of that amount (rounded down).",
    ),
    # of one thing or another
    (
        "E: Your opponent's attack gets -1 damage, or -2 damage if it has Powerful.",
        "E: Your opponent's attack gets -1 damage. If it has Powerful, it gets -2 damage instead.",
    ),
    (
        "E: This attack gets +1 speed and is considered a low attack.",
        "E: This attack gets +1 speed. Change its zone to low.",
    ),
    ("E: This attack is considered to be high.", "E: Change this attack's zone to high."),
    (
        "F: Choose 1 attack in your discard pile. Destroy 1 asset with the same name.",
        "F: Choose 1 attack in your discard pile. Destroy 1 asset with the same name as it.",
    ),
    (
        f"F: {CHECK} If that attack is a Kick, it gets +1 damage.",
        f"F: {CHECK} The next time you try to play an attack, if it is a Kick, it gets +1 damage.",
    ),
    (
        "E: Choose 1 foundation. It cannot ready during its owner's next Ready Phase.",
        "E: Choose 1 foundation. It does not ready during its owner's next Ready Phase.",
    ),
    # later
    (
        "E: Your opponent cannot play responses during your next attack.",
        "E: When your next attack begins its attack sequence, your opponent cannot play responses during that attack.",
    ),
    (
        "F: If you play an asset during your next turn, draw 1 card.",
        "F: At the start of your next turn, the next time you play an asset this turn, draw 1 card.",
    ),
    (
        "F: Whenever you play an asset during your next turn, draw 1 card.",
        "F: At the start of your next turn, whenever you play an asset this turn, draw 1 card.",
    ),
    (
        "Your assets may not be committed, flipped or destroyed by your opponent while your character is ready.",
        "While your character is ready, your assets may not be committed, flipped, or destroyed by your opponent.",
    ),
)


@pytest.mark.parametrize(("loose", "plain"), [pair for pair in SAME if pair[0] != pair[1]], ids=lambda text: text[:60])
def test_it_is_the_same_said_loosely(loose: str, plain: str) -> None:
    assert ability(loose, "ufs") == ability(plain, "ufs")


@pytest.mark.parametrize(
    "text",
    [
        "R: After your opponent plays a card with the same name as a card in their staging area, commit both.",
        "E [Opponent's attack]: Your check to block this attack gets +2 if you block with a foundation.",
        "E: This attack gets +X damage. X equals 10 minus your vitality, divided by 2.",
        "F: Each player chooses 1 of their foundations. Each player flips the chosen foundation.",
    ],
)
def test_it_is_refused_where_it_is_not_sure(text: str) -> None:
    assert lowered(text, "ufs").ability is None


def test_a_line_about_all_abilities_of_a_card_is_in_each_of_them() -> None:
    text = "Abilities on this card are playable while committed.\n\nE Flip: Draw 1 card.\n\nYour attacks get +1 speed."
    found = [one.ability for one in lower_card(text, "ufs", TYPES.index("foundation"), "Test Card")]
    assert [one is not None and Tenacious() in one.riders for one in found] == [True, False]


def test_a_failed_check_gets_no_damage() -> None:
    said = ability("E: If your opponent fails their check to block this attack, it gets +3 damage.", "ufs", "attack")
    assert isinstance(said.does[0], Fired)
    assert said.does[0].then == (Modify(TheAttack(), DAMAGE, 3),)

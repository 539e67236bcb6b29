"""The older wording, said loosely: the same tree as the plain sentence has."""

from __future__ import annotations

from typing import Any

import pytest

from kumite.cards.faces import compile_text
from tests.english.lower.lowering import ability, does, lowered
from tests.games.ufs.ringside import character
from tests.games.ufs.ringside import table as older
from tests.games.universus.ringside import PAGE, Side, Table, attack, foundation, p1, p2

SAME = [
    # when and how often it is playable
    (
        "E: Playable only during your opponent's turn. Draw a card.",
        "E: Draw 1 card. Only playable during your opponent's turn.",
    ),
    (
        "E: May only be played if your opponent has 5 or more foundations. Draw a card.",
        "E: Draw 1 card. Only playable if your opponent has 5 or more foundations.",
    ),
    ("E: You can only use this ability once per turn. Draw 2 cards.", "E: Draw 2 cards. Only playable once per turn."),
    ("E: Usable only once per turn. Draw 2 cards.", "E: Draw 2 cards. Only playable once per turn."),
    ("E: Use only once per turn. Draw 2 cards.", "E: Draw 2 cards. Only playable once per turn."),
    (
        "R: Only playable once per turn. After you play a foundation, draw 1 card.",
        "R: After you play a foundation, draw 1 card. Only playable once per turn.",
    ),
    (
        "R: During your opponent's turn, after they play an attack, draw a card.",
        "R: After your opponent plays an attack, draw a card. Only playable during your opponent's turn.",
    ),
    # numbers and limits
    (
        "E: Your attack gets +X damage, X equal to the difficulty of your character.",
        "E: Your attack gets +X damage. X equals the difficulty of your character.",
    ),
    (
        "E: Your opponent's attack gets -3 speed, minimum of 1.",
        "E: Your opponent's attack gets -3 speed (minimum 1).",
    ),
    (
        "E: Your attack gets +1 damage for each card in your momentum. (Max +4)",
        "E: Your attack gets +1 damage for each card in your momentum (maximum 4).",
    ),
    (
        "E: Your attack gets +1 damage for each card in your momentum, to a maximum of +4.",
        "E: Your attack gets +1 damage for each card in your momentum (maximum 4).",
    ),
    ("E: If you have 5 foundations or more, draw 1 card.", "E: If you have 5 or more foundations, draw 1 card."),
    ("E: If you're at 10 vitality or less, draw a card.", "E: If you are at 10 or less vitality, draw a card."),
    (
        "R: After your opponent gains vitality, they lose that much vitality.",
        "R: After your opponent gains vitality, they lose vitality equal to that amount.",
    ),
    # checks
    (
        "R: After this card is revealed for a control check, add it to your hand.",
        "R: After this card is checked, add it to your hand.",
    ),
    ("R: After you reveal an attack as a control check, draw 1 card.", "R: After you check an attack, draw 1 card."),
    (
        "R: After your opponent makes a control check, reduce it by 1.",
        "R: After your opponent makes a control check, that check gets -1.",
    ),
    (
        "R: After you make a control check, add the revealed card to your momentum.",
        "R: After you make a control check, add the checked card to your momentum.",
    ),
    (
        "E: Make a control check. If it is 5 or higher, draw a card.",
        "E: Make a control check. If the value of that check is 5 or higher, draw a card.",
    ),
    (
        "E: Your opponent makes a control check. If they fail to check a 4 or more, they discard a card.",
        "E: Your opponent makes a control check. If the value of that check is 3 or less, they discard a card.",
    ),
    # blocks and damage
    ("R: After this card is used to block, draw 1 card.", "R: After this card is played as a block, draw 1 card."),
    (
        "R: After you use this card to block an attack, draw 1 card.",
        "R: After you play this card as a block, draw 1 card.",
    ),
    (
        "R: After your attack is blocked, discard the blocking card.",
        "R: After your attack is blocked, discard the block.",
    ),
    ("E: If your attack is unblocked, draw 1 card.", "E: If your attack is not blocked, draw 1 card."),
    ("R: After damage is dealt to you, draw 1 card.", "R: After you take damage, draw 1 card."),
    ("R: Before damage is dealt to you, reduce it by 2.", "R: Before you take damage, reduce that damage by 2."),
    ("E: If this attack doesn't deal damage, draw 1 card.", "E: If this attack deals no damage, draw 1 card."),
    # what counts as a sort
    ("E: This attack is considered to be a Kick attack.", "E: This attack gains Kick."),
    ("E: Your attack counts as a Ranged attack.", "E: Your attack gains Ranged."),
    ("E: Your attack gains the Powerful: 3 keyword ability.", "E: Your attack gains Powerful: 3."),
    (
        "This attack is +2 speed if your opponent has 8 or more foundations.",
        "This attack gets +2 speed if your opponent has 8 or more foundations.",
    ),
    # left out, because it was said before
    (
        "E: Look at the top 5 cards of your deck. Add 1 to your hand and discard the rest.",
        "E: Look at the top 5 cards of your deck. Add 1 of them to your hand and discard the rest.",
    ),
    ("E: Draw 2 cards, then discard 1.", "E: Draw 2 cards, then discard 1 card."),
    (
        "E: Look at the top card of your deck. You may put it on the bottom.",
        "E: Look at the top card of your deck. You may put it on the bottom of your deck.",
    ),
    # the rest
    (
        "E: Choose one: draw a card, or gain 1 vitality.",
        "E: Choose 1: draw a card; or gain 1 vitality.",
    ),
    ("F: Your opponent reveals his hand.", "F: Your opponent reveals their hand."),
    (
        "E: If you and your opponent have the same number of assets, draw 1 card.",
        "E: If the number of assets you have is equal to the number of assets your opponent has, draw 1 card.",
    ),
    (
        "E: If the last attack you played dealt damage, draw 1 card.",
        "E: If your last attack dealt damage, draw 1 card.",
    ),
    (
        "E: During your opponent's next turn, their attacks get -1 speed.",
        "E: At the start of your opponent's next turn, their attacks get -1 speed for the rest of the turn.",
    ),
    (
        "E: Your opponent's attacks get -1 speed during their next turn.",
        "E: At the start of your opponent's next turn, their attacks get -1 speed for the rest of the turn.",
    ),
    (
        "E: During your next turn, your first attack gets +2 damage.",
        "E: At the start of your next turn, your next attack gets +2 damage.",
    ),
    (
        "F: Your first attack this turn gets +2 damage.",
        "F: If you have not played an attack this turn, your next attack gets +2 damage.",
    ),
    # players, and what they must or choose
    ("E: Your opponent gets -2 to their next control check.", "E: Your opponent's next control check gets -2."),
    (
        "E: You get +2 to your control checks for the rest of the turn.",
        "E: Your control checks get +2 for the rest of the turn.",
    ),
    (
        "E: Your opponent must discard 1 card to block this attack.",
        "E: Your opponent must discard 1 card as an additional cost to block this attack.",
    ),
    (
        "E: This attack cannot be blocked unless your opponent discards 1 card.",
        "E: Your opponent must discard 1 card as an additional cost to block this attack.",
    ),
    (
        "R: After your opponent attempts to play a foundation, their control check gets -1.",
        "R: After your opponent attempts to play a foundation, their next check to play a foundation gets -1.",
    ),
    (
        "Your opponent's control checks to block your attacks get -1.",
        "Your opponent's control checks to block get -1.",
    ),
    ("Your control checks get +1 during your turn.", "While it is your turn, your control checks get +1."),
    (
        "You may commit assets to pass control checks.",
        "You may commit assets as if they were foundations to pass checks.",
    ),
    ("You ignore progressive difficulty when playing assets.", "Ignore progressive difficulty when playing assets."),
    (
        "You may draw 1 additional card during your Draw Step.",
        "During your Draw Step, you may draw 1 additional card.",
    ),
    # bonuses
    ("E: Your attack gets a +1 speed bonus.", "E: Your attack gets +1 speed."),
    ("E: Your attack gets a bonus of +2 damage.", "E: Your attack gets +2 damage."),
    ("E: Your attack gets +2 speed but -1 damage.", "E: Your attack gets +2 speed and -1 damage."),
    ("E: Add 2 to your attack's speed.", "E: Increase your attack's speed by 2."),
    ("E: Subtract 2 from your attack's damage.", "E: Reduce your attack's damage by 2."),
    (
        "E: Your attack gets +1 damage for each keyword it has.",
        "E: Your attack gets +1 damage for each keyword on it.",
    ),
    ("E: If you have 3 or more Weapons, draw 1 card.", "E: If you have 3 or more Weapon cards, draw 1 card."),
    ("Each time you play a Weapon, gain 1 vitality.", "Each time you play a Weapon card, gain 1 vitality."),
    ("E: Your opponent's attack loses its Multiple keyword.", "E: Your opponent's attack loses Multiple."),
    ("E: Draw another card.", "E: Draw 1 card."),
    # text boxes, copies, abilities
    (
        "E: Choose 1 foundation. Its text box is considered blank until the end of the turn.",
        "E: Choose 1 foundation. It is considered to have a blank text box until the end of the turn.",
    ),
    (
        "E: Blank the text box of 1 of your opponent's assets until the end of the turn.",
        "E: 1 of your opponent's assets is considered to have a blank text box until the end of the turn.",
    ),
    (
        "E: Abilities on 1 of your opponent's assets cannot be used this turn.",
        "E: Choose 1 of your opponent's assets. Abilities on the chosen card cannot be played this turn.",
    ),
    (
        "E: Draw 1 card for each symbol that your attack shares with your character.",
        "E: Draw 1 card for each symbol your attack shares with your character.",
    ),
    (
        "E: One of your opponent's assets does not ready during their next Ready Step.",
        "E: Choose 1 of your opponent's assets. It does not ready during their next Ready Step.",
    ),
    (
        "E: Your opponent may play only 1 Enhance this Enhance Step.",
        "E: Your opponent may only play 1 Enhance this Enhance Step.",
    ),
    (
        "E: If this attack deals damage, your opponent loses an additional 2 vitality.",
        "E: If this attack deals damage, your opponent loses 2 vitality.",
    ),
    (
        "E: If your opponent chooses not to block this attack, draw 1 card.",
        "E: If your opponent does not block this attack, draw 1 card.",
    ),
    ("E: The next time this attack is blocked, draw 1 card.", "E: If this attack is blocked, draw 1 card."),
    (
        "E: Choose 1 keyword on your opponent's attack. It loses that keyword.",
        "E: Your opponent's attack loses 1 keyword of your choice.",
    ),
    (
        "R: After your opponent plays an attack, choose a keyword on it. It loses the chosen keyword.",
        "R: After your opponent plays an attack, that attack loses 1 keyword of your choice.",
    ),
    # headers
    ("E Once per turn: Draw 1 card.", "E [Once per turn]: Draw 1 card."),
    ("E Check a 5 or higher: Draw 1 card.", "E (5+): Draw 1 card."),
    (
        "R Remove from the game: After your opponent plays an asset, destroy it.",
        "R Remove: After your opponent plays an asset, destroy it.",
    ),
]


@pytest.mark.parametrize(("text", "plain"), SAME, ids=[text for text, _ in SAME])
def test_the_same_said_loosely(text: str, plain: str) -> None:
    on = "attack" if "his attack" in text else "foundation"
    assert ability(text, "ufs", on) == ability(plain, "ufs", on)


@pytest.mark.parametrize(
    "text",
    [
        "E: If your opponent has 3 or more foundations, destroy 1.",  # theirs, or yours?
        "E: Discard 1.",
        "R: After your attack resolves, if your last attack was a Throw, draw 1 card.",  # that one, or the one before?
        "E: Your opponent's attacks get -1 speed next turn.",
        "E: Your opponent chooses: draw 2 cards or lose 3 vitality.",  # who draws?
    ],
)
def test_what_is_left_out_must_have_been_said(text: str) -> None:
    assert lowered(text, "ufs").ability is None


# At the table


def told(text: str, kind: str = "attack") -> list[str]:
    return [part.tree for part in compile_text(text, "ufs", kind, "Test Card")]


def ring(text: str, first: Side | None = None, **more: Any) -> Table:
    """P1 has a Throw or a Kick to play, and then Jab with the text."""
    known = {
        "Jab": attack(told(text)),
        "Toss": attack(traits=["Slam"], **(first or {})),
        "Boot": attack(traits=["Kick"]),
    }
    mine = p1(**{"hand": ["Jab", "Toss", "Boot"], "stage": [PAGE] * 6, **more})
    return older(mine, p2(hand=[PAGE] * 4, stage=[PAGE] * 3), cards=known)


@pytest.mark.parametrize(("played", "drawn"), [("Toss", 2), ("Boot", 0)])
def test_the_last_attack_is_the_one_before_this_one(played: str, drawn: int) -> None:
    table = ring("E: If your last attack was a Slam, draw 2 cards.")
    table.play(f"P1: play {played}").on("P1 form")
    table.play("P1: play Jab")
    before = len(table["P1.hand"])
    table.play("P1: use Jab")
    assert len(table["P1.hand"]) == before + drawn


def test_whoever_is_said_to_choose_chooses() -> None:
    table = ring("E: Your opponent chooses to discard 1 card or lose 3 vitality.")
    table.play("P1: play Jab", "P1: use Jab")
    assert table.question == "P2 which"
    table.play(f"P2: {table.options[1]}")
    assert len(table["P2.hand"]) == 4
    assert table["P2.health"] == 25 - 3 - 3  # and the attack


@pytest.mark.parametrize("text", ["During your opponent's next turn, their attacks get -2 damage."])
def test_what_is_so_in_the_next_turn_is_not_so_before_and_after(text: str) -> None:
    (seen,) = does(f"E: {text}", "ufs")
    assert (seen.trigger.edge, seen.trigger.whose) == (0, 1)
    assert seen.then[0].until == 10  # the turn that has begun


@pytest.mark.parametrize(("theirs", "drawn"), [(["fire", "water"], 2), (["fire", "air"], 1), (["air"], 0)])
def test_symbols_shared_with_the_other_character(theirs: list[str], drawn: int) -> None:
    text = "E: Draw 1 card for each symbol that this attack shares with your opponent's character."
    known = {
        "Jab": attack(told(text), symbols=["fire", "water"]),
        "Rook": character(symbols=["air"]),
        "Knight": character(symbols=theirs),
    }
    table = older(p1(character="Rook", hand=["Jab"]), p2(character="Knight"), cards=known)
    table.play("P1: play Jab", "P1: use Jab")
    assert len(table["P1.hand"]) == drawn


def test_the_next_time_is_once() -> None:
    text = "F: The next time one of your foundations would be destroyed this turn, discard 1 card instead."
    (word,) = does(text, "ufs")
    assert (word.times, word.until) == (1, 10)
    every = "F: If one of your foundations would be destroyed this turn, discard 1 card instead."
    (always,) = does(every, "ufs")
    assert (always.times, always.then) == (-1, word.then)


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        (
            "You may not play foundations for the rest of this turn.",
            "you may not play foundations for the rest of this turn.",
        ),
        (
            "Until this attack resolves, your opponent cannot play abilities on actions.",
            "until this attack resolves, your opponent cannot play abilities on actions.",
        ),
    ],
)
def test_on_an_attack_what_has_an_end_begins_as_that_is_played(text: str, plain: str) -> None:
    assert ability(text, "ufs", "attack") == ability(f"After you play this attack, {plain}", "ufs", "attack")
    assert lowered(text, "ufs", "foundation").ability is None


def test_copies_of_an_attack_are_blocked_later() -> None:
    text = "E: Multiple copies of this attack cannot be blocked by Ranged cards."
    assert lowered(text, "ufs", "attack").ability is None


def test_what_may_not_be_played_for_the_rest_of_the_turn() -> None:
    table = ring("You may not play attacks for the rest of this turn.", hand=["Jab", "Toss", PAGE])
    assert "play Toss" in table.options
    table.play("P1: play Jab").on("P1 form")
    assert "play Toss" not in table.options
    assert f"play {PAGE}" in table.options


@pytest.mark.parametrize(("theirs", "blocks"), [([PAGE, "Wall"], True), (["Wall"], False)])
def test_a_block_that_costs_a_card(theirs: list[str], blocks: bool) -> None:
    """There must be another card to discard."""
    text = "E: This attack cannot be blocked unless your opponent discards 1 card."
    known = {"Jab": attack(told(text)), "Wall": foundation(block="+0 mid")}
    table = older(p1(hand=["Jab"], stage=[PAGE] * 3), p2(hand=theirs, stage=[PAGE] * 4), cards=known)
    table.play("P1: play Jab", "P1: use Jab").on("P2 block", "P1 form")
    assert (table.question == "P2 block" and "block with Wall" in table.options) is blocks


def test_the_check_of_a_block_that_is_tried() -> None:
    """UFS-RULING-57: what is said of their check is said of the one they make for that block."""
    text = "E: If your opponent attempts to block this attack, they get -2 to their control check."
    known = {"Jab": attack(told(text)), "Wall": foundation(block="+0 mid", difficulty=2)}
    table = older(p1(hand=["Jab"], stage=[PAGE] * 3), p2(hand=["Wall"], stage=[PAGE] * 4, deck=[PAGE] * 3), cards=known)
    table.play("P1: play Jab", "P1: use Jab").on("P2 block")
    table.play("P2: block with Wall")
    assert table["check.value"] == 3 - 2

"""Whole abilities: both wordings, pairs that must differ, refusals with their place, texts that mean harm."""

import pytest

from kumite.english.nodes import Node, tree
from kumite.english.parse import NOT_UNDERSTOOD, TOO_LONG, parse_ability, parse_card
from tests.stopwatch import least


def parsed(text: str, wording: str = "universus") -> Node:
    result = parse_ability(text, wording)
    assert result.node is not None, result.refusal
    return result.node


@pytest.mark.parametrize(
    ("universus", "ufs"),
    [
        ("Enhance Commit: Your rival loses 2 health.", "E Commit: Your opponent loses 2 vitality."),
        (
            "Response: After your rival plays an asset, draw 1 card.",
            "R: After your opponent plays an asset, draw 1 card.",
        ),
        ("Form: Ready 1 foundation in your stage.", "F: Ready 1 foundation in your staging area."),
        ("Enhance: Your next check gets +2.", "E: Your next control check gets +2."),
        ("Enhance: Flip 1 card with a check value of 3 or more.", "E: Flip 1 card with a control of 3 or greater."),
        ("Enhance: Your rival cannot draw cards.", "E: Your opponent may not draw cards."),
        ("Enhance: You may try to play 1 asset.", "E: You may attempt to play one asset."),
        (
            "Enhance [Your turn]: Discard 2 of your rival's momentum.",
            "E [Your turn]: Discard 2 of your opponent's momentum.",
        ),
    ],
)
def test_both_wordings(universus: str, ufs: str) -> None:
    assert parsed(universus) == parsed(ufs, "ufs")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("If this attack is blocked, draw 2 cards.", "If this attack is not blocked, draw 2 cards."),
        ("Destroy 1 card with difficulty 3 or less.", "Destroy 1 card with printed difficulty 3 or less."),
        ("Destroy 1 card with difficulty 3 or less.", "Destroy 1 card with difficulty 3 or more."),
        ("Ready 2 foundations.", "Ready up to 2 foundations."),
        ("Discard the top card of your deck.", "Discard the bottom card of your deck."),
        ("Add it to the top of your deck.", "Add it to the bottom of your deck."),
        ("Your attack gets +1 speed.", "Your next attack gets +1 speed."),
        ("Ready 1 foundation.", "Ready 1 other foundation."),
        ("Your rival's attack gets +1 speed.", "Your attack gets +1 speed."),
        ("Draw 1 card and discard 1 card.", "Draw 1 card or discard 1 card."),
        ("Your rival discards 1 card and draws 1 card.", "Your rival discards 1 card and draw 1 card."),
        ("Discard 1 card from your hand.", "Discard 1 card from your momentum."),
        ("Discard 1 card.", "Discard 1 card at random."),
        ("Destroy 1 asset that has been readied this turn.", "Destroy 1 asset that has not been readied this turn."),
        ("Build it.", "Build it face down."),
        ("This attack can be blocked by assets.", "This attack can only be blocked by assets."),
        ("Commit 1 rival foundation.", "Your rival commits 1 foundation."),
    ],
)
def test_small_words_matter(one: str, other: str) -> None:
    assert parsed(f"Enhance: {one}") != parsed(f"Enhance: {other}")


def test_agreement() -> None:
    """The second verb shares the subject when it has its -s."""
    seq = parsed("Enhance: Your rival discards 1 card and loses 1 health.").node("does").parts()[0]
    assert isinstance(seq, Node)
    second = seq.parts()[1]
    assert isinstance(second, Node)
    assert (seq.label, second.label, second.get("agrees")) == ("Seq", "Lose", "yes")


def test_every_word_is_in_a_node() -> None:
    node = parsed(
        "Enhance: If you have 2 or more ready assets, your next Kick attack this turn gets +2 damage (max. 4)."
    )
    assert {"AtLeast", "State", "Until", "Max", "Trait"} <= {part.label for part in node.walk()}
    assert node.get("type") == "enhance"


def test_a_quoted_ability_is_parsed() -> None:
    text = 'Enhance: This attack gains "Response: After this attack deals damage, draw 1 card."'
    node = parsed(text)
    inner = next(part for part in node.walk() if part.label == "Quoted").node("ability")
    assert inner.get("type") == "response"
    draw = next(part for part in inner.walk() if part.label == "Draw")
    assert draw.words(text) == "draw 1 card"
    refusal = parse_ability(text.replace("draw 1 card", "draw 1 banana"), "universus").refusal
    assert refusal is not None
    assert refusal.words.startswith("banana")


@pytest.mark.parametrize(
    ("text", "part", "words"),
    [
        ("Enhance: Draw 1 banana.", "body", "banana."),
        ("Enhance: Draw 1 card. Your rival quickly loses 1 health.", "body", "quickly loses 1 health."),
        ("Enhance Juggle 3 balls: Draw 1 card.", "cost", "balls"),
        ("Enhance [Now and then]: Draw 1 card.", "bracket", ""),
    ],
)
def test_refusals_say_where(text: str, part: str, words: str) -> None:
    result = parse_ability(text, "universus")
    assert result.node is None
    refusal = result.refusal
    assert refusal is not None
    assert (refusal.why, refusal.part) == (NOT_UNDERSTOOD, part)
    assert refusal.words.startswith(words)
    assert result.text[refusal.start : refusal.end] == refusal.words


@pytest.mark.parametrize(
    "text",
    [
        "Enhance: Your attack next gets +1 speed.",
        "Enhance: Draw card 1.",
        "Enhance: Commit rival 1 foundation.",
        "Enhance: this If attack deals damage, draw 1 card.",
        "Enhance: Destroy asset 1 in your stage.",
        "Enhance: Your rival loses health 2.",
    ],
)
def test_words_out_of_order_are_refused(text: str) -> None:
    assert parse_ability(text, "universus").node is None


HOSTILE = {
    "a megabyte": "Enhance: Draw 1 card. " * 50_000,
    "deep conditions": "Enhance: " + "If you have 1 card, " * 60 + "draw 1 card.",
    "an endless list": "Enhance: Discard " + "1 card, " * 110 + "or 1 card.",
    "brackets": "Enhance: " + "(" * 800 + "Draw 1 card." + ")" * 800,
    "capitals": "Enhance: " + "Kick " * 240 + ".",
    "quotation marks": "Enhance: This attack gains " + '"' * 500,
    "traits": "Enhance: Your " + "Kick or " * 120 + "Punch attack gets +1 damage.",
    "copies of copies": "Enhance: Destroy " + "1 copy of " * 60 + "it.",
    "clauses in clauses": "Enhance: Destroy 1 card " + "that was discarded by a card " * 30 + ".",
    "for each": "Enhance: Draw 1 card" + " for each card" * 70 + ".",
    "restrictions": "First " * 300 + "E: Draw 1 card.",
    "colons": "E " * 900 + ":",
    "signs": "Enhance: Draw １ card \u202e 𝟙 \x00 \ud800 é́ 卡. " * 10,
    "digits": "Enhance: Draw " + "9" * 1500 + " cards.",
    "stops": "." * 5000,
    "nothing": "",
    "spaces": " \n\n ",
}


@pytest.mark.parametrize("name", list(HOSTILE))
def test_hostile_texts_are_refused_quickly(name: str) -> None:
    parse_ability("Enhance: Draw 1 card.", "ufs")
    assert least(lambda: parse_ability(HOSTILE[name], "ufs")) < 0.5  # half of what the issue allows
    result = parse_ability(HOSTILE[name], "ufs")
    assert result.node is None or name == "signs"
    assert all(one.node is None or len(HOSTILE[name]) < 1000 for one in parse_card(HOSTILE[name], "ufs"))


def test_too_long() -> None:
    refusal = parse_ability("Enhance: " + "Draw 1 card. " * 200, "universus").refusal
    assert refusal is not None
    assert refusal.why == TOO_LONG


def test_tree_is_for_people() -> None:
    assert "Draw(verb='draw')" in tree(parsed("Enhance: Draw 1 card."))

"""Stage 1: records -> text."""

import pytest

from kumite.english.clean import LONGEST, TooLong, clean
from kumite.english.markup import own_keywords
from kumite.english.spelling import repair


@pytest.mark.parametrize(
    ("dirty", "tidy"),
    [
        ("Enhance: Your rival’s “Iron Gate” – gone.", 'Enhance: Your rival\'s "Iron Gate" - gone.'),
        ("E: Draw 1 card..", "E: Draw 1 card."),
        ("E: Your attack gets -2 damage (min. 1.)", "E: Your attack gets -2 damage (min 1)."),
        ("{Fire}E: Draw 1 card.", "{fire} E: Draw 1 card."),
        ("water Enhance: Draw 1 card.", "{water} Enhance: Draw 1 card."),
        ("R After you draw a card, gain 1 health.", "R: After you draw a card, gain 1 health."),
        ("E: Flip 1 asset: Draw 1 card.", "E Flip 1 asset: Draw 1 card."),
        ("E [Once per turn] Your attack gets +1 speed.", "E [Once per turn]: Your attack gets +1 speed."),
        ("E: Ready {all} foundations.", "E: Ready all foundations."),
        ("E: Put them back in any {order}.", "E: Put them back in any order."),
        ("E: Your fire attack gets +1 speed.", "E: Your {fire} attack gets +1 speed."),
        ("E: Your {attackmid} attack gets +1 speed.", "E: Your mid attack gets +1 speed."),
        ("Breaker: 1 · Ranged E: Draw 1 card.", " E: Draw 1 card."),
        ("E: Draw 1 card ,then discard 1 card.", "E: Draw 1 card, then discard 1 card."),
        ("E: Your opponent?s attack loses Safe.", "E: Your opponent's attack loses Safe."),
        ("R: After you opponent draws a card, gain 1 health.", "R: After your opponent draws a card, gain 1 health."),
        ("R: After you Kick attack is blocked, draw 1 card.", "R: After your Kick attack is blocked, draw 1 card."),
        (
            "R: After you attack with a Kick attack, draw 1 card.",
            "R: After you attack with a Kick attack, draw 1 card.",
        ),
        ("E: Look at the top card of your opponent deck.", "E: Look at the top card of your opponent's deck."),
        ("E: Cancel it's effects.", "E: Cancel its effects."),
        (
            "E: This attack and it's multiple copies get +1 speed.",
            "E: This attack and its multiple copies get +1 speed.",
        ),
        ("E: Remove 1 asset form the game.", "E: Remove 1 asset from the game."),
        ("E: Discard 1 card form any card pool.", "E: Discard 1 card from any card pool."),
        ("E: You may play it as your next form.", "E: You may play it as your next form."),
        ("E: Destroy 1 card with a difficulty of 3 ore more.", "E: Destroy 1 card with a difficulty of 3 or more."),
        ("E: Gain 1 health for each card discard this way.", "E: Gain 1 health for each card discarded this way."),
        ("E: Your attack has the life or water symbol.", "E: Your attack has the {life} or {water} symbol."),
        ("E: If it has the [fire} symbol, draw 1 card.", "E: If it has the {fire} symbol, draw 1 card."),
        ("E Draw 1 card.", "E: Draw 1 card."),
        ("E Flip 1 foundation; this attack gets +1 speed.", "E Flip 1 foundation: this attack gets +1 speed."),
        ("Osk E: Flip 1 asset: Draw 1 card.", "Osk E Flip 1 asset: Draw 1 card."),
        ("R Commit; AFter you draw a card, gain 1 health.", "R Commit: After you draw a card, gain 1 health."),
        ("Form Choose 1 of the following: - Draw 1 card.", "Form: Choose 1 of the following: - Draw 1 card."),
        ("Combo (Kick) E: Draw 1 card.", "E: Draw 1 card."),
        ("It gains the following ability: E: Draw 1 card.", 'It gains the following ability: "E: Draw 1 card."'),
        ("<b>Enhance:</b> Draw 1 card.<br><br>Form: Gain 1 health.", "Enhance: Draw 1 card.\n\nForm: Gain 1 health."),
        ("<p>**Enhance Commit:** Draw&nbsp;1 card.</p>", "\n\nEnhance Commit: Draw 1 card.\n\n"),
        ("Form: Choose 1:<ul><li>Draw 1 card.</li></ul>", "Form: Choose 1:\n\n\n• Draw 1 card.\n\n\n"),
        ("<Fire> Enhance: Destroy 1 {FIRE} asset.", "{fire} Enhance: Destroy 1 {fire} asset."),
        ("Enhance: Discard 1 &quot;Iron Gate&quot;.", 'Enhance: Discard 1 "Iron Gate".'),
        ("ENHANCE Commit: Draw 1 card.", "Enhance Commit: Draw 1 card."),
        (
            "form: Draw 1 card. Osk response: After you block it.",
            "Form: Draw 1 card. Osk Response: After you block it.",
        ),
        ("Enhance Commit:Draw 1 card.", "Enhance Commit: Draw 1 card."),
        ("Enhance Commit (Once per turn): Draw 1 card.", "Enhance Commit [Once per turn]: Draw 1 card."),
        ("Form Discard 1 card (Hand): Draw 1 card.", "Form Discard 1 card [Hand]: Draw 1 card."),
        ("Form: Draw 1 card\nForm Commit: Gain 1 health.", "Form: Draw 1 card.\n\nForm Commit: Gain 1 health."),
        ("Iron Gate\nForm Commit: Gain 1 health.", "Iron Gate\nForm Commit: Gain 1 health."),
        ("Enhance: Your attack gets + 2 damage or - 1 speed.", "Enhance: Your attack gets +2 damage or -1 speed."),
        ("Form: Your rivals next check gets -1.", "Form: Your rival's next check gets -1."),
    ],
)
def test_steps(dirty: str, tidy: str) -> None:
    assert clean(dirty) == tidy


@pytest.mark.parametrize(
    ("slip", "word"),
    [
        ("foundaton", "foundation"),
        ("drwa", "draw"),
        ("atack", "attack"),
        ("readid", "readied"),
        ("afoundation", "a foundation"),
        ("youplay", "you play"),
        ("mayy", "may"),
        ("stagging", "staging"),
    ],
)
def test_slips_are_repaired(slip: str, word: str) -> None:
    assert repair(slip) == word


@pytest.mark.parametrize("word", ["where", "before", "neither", "zebra", "counters"])
def test_other_words_stay(word: str) -> None:
    assert repair(word) == word


@pytest.mark.parametrize(
    "word", ["plates", "reminder", "loss", "damaged", "towers", "beings", "sword", "speedy", "cars"]
)
def test_a_word_of_english_is_no_slip(word: str) -> None:
    """Each is one letter away from a word of card English."""
    assert repair(word) == word


@pytest.mark.parametrize(
    ("slip", "word"),
    [
        ("E Comit: Draw 1 card.", "E Commit: Draw 1 card."),
        ("R Destory: Afer you draw 1 card, draw 1 card.", "R Destroy: After you draw 1 card, draw 1 card."),
        ("E: This attack gains Stunn: 1.", "E: This attack gains Stun: 1."),
        ("E: Discard 1 card from you hand.", "E: Discard 1 card from your hand."),
        ("E: Mulitple copies of this attack get + 2 damage.", "E: Multiple copies of this attack get +2 damage."),
        ("E, Commit: Draw 1 card.", "E Commit: Draw 1 card."),
        ("E: Shuffle your deck in {order} to draw 1 card.", "E: Shuffle your deck in order to draw 1 card."),
    ],
)
def test_slips_where_only_some_words_can_stand(slip: str, word: str) -> None:
    assert clean(slip) == word


@pytest.mark.parametrize(
    "text",
    ["Thea Comma E: Draw 1 card.", "E: This attack gains Punch: 2.", "E: Thea gets +1 damage.", "R: Comit plays."],
)
def test_no_name_is_a_slip(text: str) -> None:
    assert clean(text) == text


def test_names_are_never_repaired() -> None:
    assert clean('E: Destroy "Atack Foundaton".') == 'E: Destroy "Atack Foundaton".'


@pytest.mark.parametrize(
    ("told", "cleaned"),
    [
        ("Enhance: Destroy 1 'Slow Fuse' card.", 'Enhance: Destroy 1 "Slow Fuse" card.'),
        ("Enhance: Seal 1 'Fire' or 'Water' asset.", "Enhance: Seal 1 {fire} or {water} asset."),
        ("Enhance: Name an attack zone ['High', 'Mid', or 'Low'].", "Enhance: Name an attack zone."),
        ("Enhance: Add 1 card from your rivals' decks to their owners' hands.", None),
    ],
)
def test_single_quotation_marks_hold_a_name_or_a_symbol(told: str, cleaned: str | None) -> None:
    assert clean(told) == (told if cleaned is None else cleaned)


def test_too_long() -> None:
    with pytest.raises(TooLong):
        clean("a" * (LONGEST + 1))


@pytest.mark.parametrize(
    "text",
    [
        "Kick · Stun: 2\n\nEnhance: Draw 1 card.",
        "Kick, Stun: 2\nEnhance: Draw 1 card.",
        "Kick\n\nStun:2\n\nEnhance: Draw 1 card.",
        "KICK / STUN: 2 Enhance: Draw 1 card.",
        "Enhance: Draw 1 card.",
    ],
)
def test_a_text_begins_behind_the_keywords_that_the_card_has(text: str) -> None:
    assert own_keywords(text, ("Kick", "Stun: 2")) == "Enhance: Draw 1 card."


@pytest.mark.parametrize(
    "text", ["Kick Enhance: Draw 1 card.", "Stun: 3\nForm: Draw 1 card.", "Kick attacks get +1 speed."]
)
def test_a_keyword_alone_before_a_type_is_a_need_and_others_are_no_keywords_of_the_card(text: str) -> None:
    assert own_keywords(text, ("Kick", "Stun: 2")) == text
    assert own_keywords(text, ()) == text

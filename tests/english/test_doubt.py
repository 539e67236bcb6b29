"""The word that is none is marked, and what was repaired is told."""

from __future__ import annotations

import pytest

from kumite.cards.faces import MOST_REPAIRS, Part, compile_text, read_otherwise
from kumite.cards.report import marked
from kumite.english.doubt import repairs


def read(text: str, name: str = "Lamp") -> Part:
    (part,) = compile_text(text, "universus", "attack", name)
    return part


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("Enhance: »Drow« 1 card.", "did you mean 'Draw'?"),
        ("Enhance: »Mil« 2 cards.", "did you mean 'Mill'?"),
        ("Enhance »Cmmitt«: Flip 1 foundation.", "did you mean 'Commit'?"),
        ("»Enhnace« Commit: Flip 1 foundation.", "did you mean 'Enhance'?"),
        ("»Enhace«: Draw 1 card.", "did you mean 'Enhance'?"),
        ("»Respons«: After you play an attack, draw 1 card.", "did you mean 'Response'?"),
        ("»Enhanse« Comit: Draw 1 card.", "did you mean 'Enhance'?"),  # two of them are no name
        ("»Respones« Cmmit 1 asset: After you play an attack, draw 1 card.", "did you mean 'Response'?"),
        ("Enhance: Draw 1 card for »eech« foundation.", "did you mean 'each'?"),
        ("Enhance: »Frobnicate« 2 foundations.", "card English"),
        ("Enhance: Put 1 soul counter on the »moon«.", "card English"),  # any word can be a kind of counter
        ("Enhance: »Juggle« three lanterns.", "card English"),
    ],
)
def test_the_word_that_is_none_is_marked(text: str, says: str) -> None:
    part = read(text.replace("»", "").replace("«", ""))
    assert marked(part) == text
    assert f"{part.words!r} is no word of card English" in part.why
    assert part.why.endswith(says)


@pytest.mark.parametrize(
    "text",
    [
        "Enhance: Draw -1 cards.",
        "Enhance: Seal the next ready of turn.",
        'Enhance: This attack gets +2 damage for each "Frobnicator" of the next.',
        "Enhance: Lamp gets the next ready of turn.",  # the card's own name
    ],
)
def test_where_all_words_are_known_the_rules_say_where_they_gave_up(text: str) -> None:
    part = read(text)
    assert part.why == "not parsed: not understood"


def test_a_name_is_no_misspelt_word() -> None:
    """Capitals in the midst of a sentence, and two words with capitals at its beginning."""
    for text in ("Enhance: Wick Drill gets of the next turn.", "Enhance: Ready Wick Drill of the next."):
        assert "no word" not in read(text).why


def test_a_response_to_nothing_is_told_what_it_lacks() -> None:
    part = read("Response: Draw 1 card.")
    assert not part.tree
    assert part.why.startswith("a Response says first what it answers")


@pytest.mark.parametrize(
    ("text", "was", "now"),
    [
        ("Enhance: This attack gets +2 damge.", "damge", "damage"),
        ("Enhance: Your rival loses 2 helth.", "helth", "health"),
        ("Enhance Comit: Draw 1 card.", "Comit", "Commit"),
        ("Enhance: Choose 1 fondation.", "fondation", "foundation"),
        ("Enhance: Your oponent discards 1 card.", "oponent", "opponent"),
        ("Enhance: This attack gets +2 damage for the rest of turn.", "rest of turn", "rest of the turn"),
    ],
)
def test_what_was_repaired_is_told(text: str, was: str, now: str) -> None:
    assert (was, now) in repairs(text)
    assert f"read {was!r} as {now!r}" in read_otherwise(text)


def test_what_is_written_well_needs_no_note() -> None:
    text = "Enhance [Once per turn] Discard 1 card: This attack gets +2 damage. Your opponent's next check gets -1."
    assert read_otherwise(text) == []


def test_there_are_not_more_notes_than_one_reads() -> None:
    wrong = "abcdefghijklmnopqrstuvwxyz"
    text = " ".join(["dama" + letter + "ge" for letter in wrong if letter not in "ag"])
    assert len(repairs(text)) > MOST_REPAIRS
    assert len(read_otherwise(text)) == MOST_REPAIRS + 1

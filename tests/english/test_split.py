"""Stage 2: text -> abilities."""

import pytest

from kumite.english.split import split


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("Enhance: Draw 1 card.\n\nForm: Gain 1 health.", ["Enhance: Draw 1 card.", "Form: Gain 1 health."]),
        ("E: Draw 1 card.  R: After you draw a card, gain 1 health.", None),
        ("E: Draw 1 card. R Commit: After you draw a card, gain 1 health.", None),
        ("E: Draw 1 card\nand gain 1 health.", ["E: Draw 1 card and gain 1 health."]),
        (
            "Enhance: Choose 1:\n\n• Draw 1 card.\n\n• Gain 1 health.",
            ["Enhance: Choose 1:  • Draw 1 card.  • Gain 1 health."],
        ),
        (
            'This attack gains "E: Draw 1 card."\n\nE: Draw 1 card.',
            ['This attack gains "E: Draw 1 card."', "E: Draw 1 card."],
        ),
        ('This card has "E: Draw 1 card. R: After you draw a card, gain 1 health."', None),
        ("E: Draw 1 card.  Your attacks get +1 speed.", ["E: Draw 1 card.", "Your attacks get +1 speed."]),
        ("E: Draw 1 card.  This card cannot be destroyed.", None),
        (
            "Enhance: Draw 1 card.  This card cannot be blocked.\n\nForm: Draw 1 card.",
            ["Enhance: Draw 1 card.  This card cannot be blocked.", "Form: Draw 1 card."],
        ),
        (
            "Foundations cost more.  Draw 1 card.\n\nForm: Draw 1 card.",
            ["Foundations cost more.", "Draw 1 card.", "Form: Draw 1 card."],
        ),
        ("", []),
        (" \n\n ", []),
    ],
)
def test_split(text: str, parts: list[str] | None) -> None:
    found = [piece.text for piece in split(text)]
    if parts is not None:
        assert found == parts
    else:
        assert len(found) == (1 if '"' in text else 2)


def test_places() -> None:
    text = "E: Draw 1 card.  R: After you draw a card, gain 1 health.\n\nF: Gain 1\nhealth."
    for piece in split(text):
        assert text[piece.start : piece.start + len(piece.text)].replace("\n", " ") == piece.text

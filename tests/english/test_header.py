"""Stage 3: the parts of an ability."""

import pytest

from kumite.english.header import header


@pytest.mark.parametrize(
    ("text", "kind", "needs", "brackets", "cost"),
    [
        ("Enhance: Draw 1 card.", "enhance", [], [], ""),
        ("E Commit: Draw 1 card.", "enhance", [], [], "Commit"),
        ("Response [Once per turn, Your attack] Flip, discard 1 card: After you draw a card, gain 1 health.",
         "response", [], ["Once per turn", "Your attack"], "Flip, discard 1 card"),
        ("First Deadlock Enhance: Draw 1 card.", "enhance", ["First", "Deadlock"], [], ""),
        ("{fire} E: Draw 1 card.", "enhance", ["{fire}"], [], ""),
        ("Akane First E (5+): Draw 1 card.", "enhance", ["Akane", "First"], [], "(5+)"),
        ("F Discard 1 card [Momentum]: Draw 1 card.", "form", [], ["Momentum"], "Discard 1 card"),
        ("Your attacks get +1 speed.", "continuous", [], [], ""),
    ],
)  # fmt: skip
def test_header(text: str, kind: str, needs: list[str], brackets: list[str], cost: str) -> None:
    parts = header(text)
    assert parts.type == kind
    assert [piece.text for piece in parts.needs] == needs
    assert [piece.text for piece in parts.brackets] == brackets
    assert parts.cost.text == cost
    for piece in (*parts.needs, *parts.brackets, parts.cost, parts.body):
        assert text[piece.start : piece.start + len(piece.text)] == piece.text

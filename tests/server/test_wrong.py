"""What is wrong with a record: one sentence that says where, and what to do."""

from __future__ import annotations

import pytest

from kumite.server.wrong import wrong


@pytest.mark.parametrize(
    ("error", "says"),
    [
        ("Expected `array` of length <= 40 - at `$.keywords`", "keywords has too many entries: 40 are the most"),
        (
            "Expected `str` of length <= 200 - at `$.keywords[2]`",
            "keywords, entry 3 is too long: 200 letters are the most",
        ),
        ("Expected `int` >= -99 - at `$.back.hand_size`", "back, hand size is too small: -99 is the least"),
        ("Expected `int | null`, got `str` - at `$.speed`", "speed is text; it must be a whole number or nothing"),
        ("Object contains unknown field `colour`", "there is no entry 'colour'; leave it out"),
        ("Object missing required field `name` - at `$.back`", "back: name is missing"),
        ("Expected `object`, got `array`", "what was sent is a list; it must be an object with entries"),
        ("Something new - at `$.x`", "this is not what is expected here: Something new - at `$.x`"),
    ],
)
def test_a_sentence(error: str, says: str) -> None:
    assert wrong(error) == says


def test_what_somebody_sends_is_no_template() -> None:
    assert wrong("Object contains unknown field `{it.__class__}`") == "there is no entry '{it.__class__}'; leave it out"

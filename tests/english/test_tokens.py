"""Stage 4: tokens."""

import pytest

from kumite.english.tokens import CAPITAL, FIRST, SMALL, tokens


def lemmas(text: str) -> list[str]:
    return [token.lemma for token in tokens(text)]


@pytest.mark.parametrize(
    ("ufs", "universus"),
    [
        ("your opponent's vitality", "your rival's health"),
        ("in your staging area", "in your stage"),
        ("make a control check", "make a check"),
        ("a control of 3 or greater", "a check value of 3 or more"),
        ("attempt to play", "try to play"),
        ("turn it face-down", "turn it face down"),
        ("may not be", "cannot be"),
    ],
)
def test_both_wordings_have_the_same_words(ufs: str, universus: str) -> None:
    assert lemmas(ufs) == lemmas(universus)


def test_inflection_is_kept() -> None:
    draws, cards = tokens("draws cards")
    assert (draws.lemma, draws.inflected, cards.lemma, cards.inflected) == ("draw", True, "card", True)
    assert not tokens("draw")[0].inflected


def test_places() -> None:
    text = "Add it to your card pool, face down."
    assert [text[token.start : token.end] for token in tokens(text)][-3:] == [",", "face down", "."]
    assert text[tokens(text)[4].start : tokens(text)[4].end] == "card pool"


def test_capitals() -> None:
    assert [token.capital for token in tokens("Draw Kick cards. Add it.")] == [
        FIRST,
        CAPITAL,
        SMALL,
        SMALL,
        FIRST,
        SMALL,
        SMALL,
    ]


def test_words_by_their_neighbours() -> None:
    assert "less" in lemmas("5 or lower")
    assert "lower" in lemmas("lower its speed")
    assert "control" in lemmas("cards you control")


def test_signs() -> None:
    assert lemmas("gets +2 speed or -X damage (5+)") == ["get", "+2", "speed", "or", "-x", "damage", "(", "5+", ")"]

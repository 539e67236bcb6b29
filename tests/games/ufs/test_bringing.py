"""Decks of one's own at a table of UFS."""

import pytest

import kumite
from kumite.games.ufs.shelf import SHELF
from kumite.games.universus.terms import symbol_names

HOUSE = list(SHELF.decks.values())


def written(at: int) -> dict[str, object]:
    deck = HOUSE[at]
    return {
        "deck": "Mine",
        "game": "ufs",
        "character": deck.character,
        "symbol": deck.symbol,
        "cards": dict(deck.cards),
    }


@pytest.mark.proves("UFS-DECK-01", "UFS-SETUP-01")
def test_a_deck_of_ones_own_is_brought() -> None:
    match = kumite.match("ufs", seed=4, decks=[written(0), HOUSE[1].name])
    while match.question is not None and match.question.what == "character":
        match.answer(match.question.options[0])
    assert match.question is not None
    assert match.question.what == "mulligan"
    sides = match.view(None)["seats"]
    assert [sides[seat]["character"] for seat in ("P1", "P2")] == [deck.character for deck in HOUSE[:2]]


@pytest.mark.proves("UFS-DECK-01")
def test_one_that_is_not_legal_is_refused_by_this_books_rules() -> None:
    short = written(0)
    cards = dict(HOUSE[0].cards)
    cards.pop(next(iter(cards)))
    with pytest.raises(kumite.BadPosition, match="60") as refused:
        kumite.match("ufs", seed=4, decks=[{**short, "cards": cards}, None])
    assert refused.value.rules[0] == "UFS-DECK-01"


@pytest.mark.proves("UFS-KEY-12", "UFS-KEY-13")
def test_a_table_without_reversals_takes_no_deck_with_one() -> None:
    name = next(card.name for card in SHELF.cards() if card.front.keyword("Reversal") is not None)
    at = next(at for at, deck in enumerate(HOUSE) if deck.symbol in symbols_of(name))
    cards = dict(HOUSE[at].cards)
    deck = {**written(at), "cards": {**cards, name: 1}}
    with pytest.raises(kumite.BadPosition, match="advanced rules"):
        kumite.match("ufs", seed=4, decks=[deck, None])
    assert kumite.match("ufs", seed=4, options={"reversal": True}, decks=[deck, None]).question is not None


def symbols_of(name: str) -> list[str]:
    return symbol_names(next(card for card in SHELF.cards() if card.name == name).front.symbols)

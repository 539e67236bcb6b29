"""docs/cards-universus.md is made from the catalogue, and up to date."""

from __future__ import annotations

from kumite.games.universus.decks import DECKS
from scripts.cards_universus import UNIVERSUS, in_decks, render


def test_the_page_is_up_to_date() -> None:
    assert UNIVERSUS.path.read_text(encoding="utf-8") == render(), "run scripts/cards_universus.py"


def test_every_card_of_every_deck_stands_on_it() -> None:
    page = render()
    for name in in_decks():
        assert f"**{name}**" in page, name
    for deck in DECKS.values():
        assert f"## {deck.name}\n" in page
    assert page.count("●") == 3  # the mark is explained, and two tokens have it

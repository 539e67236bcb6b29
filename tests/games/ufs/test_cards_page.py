"""docs/cards-ufs.md is made from the catalogue, and up to date."""

from __future__ import annotations

from kumite.games.ufs.shelf import SHELF
from scripts.cards_ufs import UFS, render


def test_the_page_is_up_to_date() -> None:
    assert UFS.path.read_text(encoding="utf-8") == render(), "run python -m scripts.cards_ufs"


def test_every_card_stands_on_it_in_the_words_of_the_edition() -> None:
    page = render()
    for name in SHELF.numbers:
        assert f"**{name}**" in page, name
    for deck in SHELF.decks.values():
        assert f"## {deck.name}\n" in page
    assert "vitality" in page
    assert "rival" not in page

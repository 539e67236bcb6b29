"""UFS in a real browser: the table of UniVersus in the words of the older edition."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.house import House
from tests.web.conftest import DESKTOP, PHONE
from tests.web.playing import Clicker, my_turn, new_table
from tests.web.test_games import check_over
from tests.web.test_pages import sideways

DECKS: dict[str, Any] = {"p1_deck": "Quick Study", "p2_deck": "Hollow House"}
OTHERS = re.compile(r"\b(rival|health|stage|start phase|check value)\b(?!-\d)", re.IGNORECASE)  # STAGE-05 is a rule


@pytest.mark.parametrize(("size", "seed", "options"), [(DESKTOP, 1, {"p1_deck": "choose"}), (PHONE, 2, {})])
def test_a_whole_game_by_clicks(
    newcomer: Callable[..., Page], house: House, size: dict[str, int], seed: int, options: dict[str, Any]
) -> None:
    page = newcomer(size)
    new_table(page, game="ufs", options={**DECKS, **options})
    assert Clicker(page, seed).play() > 15
    check_over(page, house)
    assert sideways(page) <= 0


def test_the_character_is_touched_to_start_with_it(newcomer: Callable[..., Page]) -> None:
    page = newcomer()
    new_table(page, game="ufs", options=DECKS)
    my_turn(page)
    expect(page.get_by_role("heading", name="Choose the character you start with").first).to_be_visible()
    page.locator('[data-place="card Wren Halloway of Every House"]').click()
    expect(page.get_by_role("region", name="Side of Ann")).to_contain_text("Wren Halloway of Every House")


def test_everything_is_said_in_the_words_of_the_edition(newcomer: Callable[..., Page]) -> None:
    """On the drawn table and in text mode; a card shows E, R and F."""
    page = newcomer()
    new_table(page, game="ufs", options=DECKS)
    clicker, seen = Clicker(page, 4), my_turn(page)
    for _ in range(25):
        if seen["over"]:
            break
        clicker.decide(seen)
        seen = my_turn(page, seen["question"])
        assert not OTHERS.search(page.locator("main").inner_text())
    expect(page.get_by_text("Staging area", exact=True).first).to_be_visible()
    page.keyboard.press("t")
    expect(page.get_by_role("heading", name="Your staging area")).to_be_visible()
    assert not OTHERS.search(page.locator("main").inner_text())
    page.goto("/book/ufs")
    expect(page.get_by_text("Vitality", exact=True).first).to_be_visible()
    for kind in ("E", "R", "F"):
        expect(page.locator("b.ability", has_text=re.compile(f"^{kind}$")).first).to_be_attached()
    assert not OTHERS.search(page.locator("main").inner_text())

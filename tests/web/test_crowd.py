"""The miniatures game with more than two seats in a real browser: a Free-for-All with five bots, two against two."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import DESKTOP, PHONE
from tests.web.playing import Clicker, Reader, my_turn, new_table
from tests.web.test_pages import LOOKS, sideways, violations

CROWD: dict[str, Any] = {
    "game": "sftmg",
    "mode": "free-for-all",
    "options": {"players": 6, "stage": "Dojo", "fighter1": "Ryu", "mirror": True},
    "seats": ["human", *["random"] * 5],
}
PAIRS: dict[str, Any] = {
    "game": "sftmg",
    "mode": "team",
    "options": {"stage": "Dojo", "fighter1": "Ryu", "fighter3": "Ken"},
    "seats": ["human", *["random"] * 3],
}


def in_the_fight(page: Page, seed: int) -> dict[str, Any]:
    """Play at random until it is one's turn to act."""
    seen, clicker = my_turn(page), Clicker(page, seed)
    while "end" not in seen["options"]:
        assert not seen["over"]
        clicker.decide(seen)
        seen = my_turn(page, seen["question"])
    expect(page.get_by_role("grid")).to_be_visible()
    return seen


@pytest.mark.parametrize(("size", "seed"), [(DESKTOP, 3), (PHONE, 4)])
def test_a_free_for_all_with_five_bots_by_clicks(
    newcomer: Callable[..., Page], size: dict[str, int], seed: int
) -> None:
    page = newcomer(size)
    new_table(page, **CROWD)
    in_the_fight(page, seed)
    sides = page.locator("section.side")
    expect(sides).to_have_count(6)
    expect(page.locator(".figure").nth(1)).to_be_attached()
    assert sideways(page) <= 0
    if Clicker(page, seed).play(12) < 12:
        expect(page.locator("[data-over]")).to_have_count(1)


def test_two_against_two_in_text_mode_shows_the_partners_hand(page: Page) -> None:
    new_table(page, **PAIRS)
    my_turn(page)
    page.keyboard.press("t")
    assert Reader(page, 5).play(10) == 10
    expect(page.get_by_role("heading", name="Side of P3")).to_be_visible()
    expect(page.get_by_text("P3's hand").first).to_be_visible()


@pytest.mark.parametrize(("size", "scheme"), LOOKS)
def test_axe_finds_nothing_serious_in_a_crowd(newcomer: Callable[..., Page], size: dict[str, int], scheme: str) -> None:
    page = newcomer(size, color_scheme=scheme)
    new_table(page, **CROWD)
    in_the_fight(page, 6)
    assert violations(page) == []
    assert sideways(page) <= 0

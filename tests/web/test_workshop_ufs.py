"""The card workshop for the older edition: its words and checks while one writes, and a table with the card."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import DESKTOP, PHONE
from tests.web.playing import Clicker
from tests.web.test_pages import sideways, violations
from tests.web.test_ufs import OTHERS

UNDERSTOOD = '[data-state="understood"]'


def workshop(page: Page) -> None:
    page.goto("/workshop")
    expect(page.locator(UNDERSTOOD)).to_be_visible()
    page.get_by_role("combobox", name="Game", exact=True).select_option(label="Universal Fighting System")
    expect(page.get_by_label("Control", exact=True)).to_be_visible()
    expect(page.locator(UNDERSTOOD)).to_be_visible()


def test_a_card_is_written_in_the_words_of_the_edition_and_each_game_keeps_its_own(page: Page) -> None:
    workshop(page)
    expect(page.get_by_label("Text", exact=True)).to_have_value("E Commit 1 foundation: This attack gets +2 damage.")
    page.get_by_label("Name", exact=True).fill("Paper Crane")
    page.get_by_role("combobox", name="Type", exact=True).select_option("character")
    expect(page.get_by_label("Vitality", exact=True)).to_be_visible()
    page.get_by_role("button", name="water: off").click()
    page.get_by_role("button", name="water: on").click()
    expect(page.get_by_role("button", name="water: off")).to_be_visible()  # nothing is attuned
    page.get_by_label("Keywords and traits").fill("Umbrella, Stunn")
    result = page.get_by_role("region", name="The card")
    expect(
        result.get_by_text("Stunn is no keyword of this game, and taken as a trait; perhaps Stun is meant")
    ).to_be_visible()
    page.get_by_label("Text", exact=True).fill("E Commit: Your opponent loses 2 vitality.")
    expect(result.get_by_text("In the engine's words: word for word the same")).to_be_visible()
    expect(page.get_by_label("The card as text")).to_have_value(re.compile("control: 3\n.*\n.*\nvitality: 25\n"))
    result.get_by_text("The tree").click()
    expect(result.get_by_role("region", name="The tree")).to_contain_text("who your opponent")
    assert not OTHERS.search(page.locator("main").inner_text())
    page.get_by_role("combobox", name="Game", exact=True).select_option(label="UniVersus")
    expect(page.get_by_label("Name", exact=True)).to_have_value("Lantern Kick")
    expect(page.get_by_label("Check", exact=True)).to_be_visible()
    page.goto("/workshop?game=ufs")
    expect(page.get_by_label("Name", exact=True)).to_have_value("Paper Crane")


@pytest.mark.parametrize("way", ["Play a deck with four copies", "Start with it at hand"])
def test_a_card_of_ones_own_is_played(page: Page, way: str) -> None:
    workshop(page)
    page.get_by_label("Name", exact=True).fill("Paper Crane")
    expect(page.get_by_role("region", name="The card").get_by_text("Paper Crane")).to_be_visible()
    page.get_by_role("button", name=way).click()
    page.wait_for_url(re.compile("/t/"))
    if way.startswith("Start"):
        card = page.locator('[data-place="card Paper Crane"]').first
        expect(card).to_contain_text("This attack gets +2 damage")
        expect(page.get_by_text("Staging area").first).to_be_visible()
    assert Clicker(page, 3).play(12) == 12


@pytest.mark.parametrize(("size", "scheme"), [(DESKTOP, "dark"), (PHONE, "light")])
def test_axe_finds_nothing_serious_and_nothing_is_too_wide(
    newcomer: Callable[..., Page], size: dict[str, int], scheme: str
) -> None:
    page = newcomer(size, color_scheme=scheme)
    workshop(page)
    assert (violations(page), sideways(page)) == ([], 0)

"""The deck builder for the older edition: its cards, its words, its rules, from nothing to a table."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import DESKTOP, PHONE
from tests.web.playing import my_turn
from tests.web.test_cards import row, seek
from tests.web.test_pages import sideways, violations
from tests.web.test_ufs import OTHERS

LEAD = "Wren Halloway of Every House"


def legality(page: Page) -> Any:
    return page.get_by_role("region", name="Legality")


def game(page: Page) -> Any:
    return page.get_by_role("combobox", name="Game", exact=True)


def begin(page: Page) -> None:
    """An empty deck of this edition."""
    page.goto("/decks/new")
    game(page).select_option(label="Universal Fighting System")
    expect(legality(page)).to_contain_text("There is no symbol yet.")


def lead(page: Page) -> None:
    page.get_by_role("combobox", name="Type", exact=True).select_option("character")
    row(page, LEAD).get_by_role("button", name=re.compile("^Start with")).click()
    page.get_by_role("button", name="Clear the filters").click()


def fill(page: Page) -> None:
    """Four of each card with the deck's symbol, from the list, until the deck has its sixty cards."""
    page.get_by_role("search").get_by_role("combobox", name="Symbol", exact=True).select_option("good")
    cards = page.get_by_role("region", name="Cards", exact=True).get_by_role("button", name=re.compile("^One more"))
    left = 59
    for kind in ("foundation", "attack", "asset"):
        with page.expect_response(re.compile(f"/api/cards\\?.*type={kind}")) as answer:
            page.get_by_role("combobox", name="Type", exact=True).select_option(kind)
        found = answer.value.json()["cards"]
        for card in found:
            for _ in range(min(4, left)):
                cards.and_(page.get_by_role("button", name=f"One more {card['name']}", exact=True)).click()
                left -= 1
    assert left == 0


def test_a_deck_is_built_from_nothing_exported_imported_drawn_from_and_played(page: Page) -> None:
    begin(page)
    expect(legality(page)).to_contain_text("The deck has 0 cards, its character among them; 60 is the least.")
    lead(page)
    expect(legality(page)).to_contain_text("The deck has 1 card, its character among them")
    expect(page.get_by_role("region", name="Deck", exact=True).get_by_label("Symbol", exact=True)).to_have_value("good")
    fill(page)
    expect(page.locator("[data-legal=true]")).to_be_visible()
    expect(page.get_by_role("heading", name="Deck: 60")).to_be_visible()
    assert not OTHERS.search(page.locator("main").inner_text())

    # One card less, and the reason with its rule
    page.get_by_role("button", name="Clear the filters").click()
    one = page.get_by_role("region", name="Deck", exact=True).get_by_role("button", name=re.compile("^One .* less$"))
    one.first.click()
    expect(legality(page)).to_contain_text("The deck has 59 cards, its character among them; 60 is the least.")
    legality(page).get_by_role("button", name="Rule UFS-DECK-01").click()
    expect(page.get_by_role("dialog")).to_contain_text("UFS-DECK-01")
    page.keyboard.press("Escape")

    # Out, and in again
    text = page.get_by_label("The deck as text")
    written = text.input_value()
    assert "\ngame: ufs\n" in written
    more = re.sub(r"^  (.+): 3$", r"  \1: 4", written, count=1, flags=re.MULTILINE)
    text.fill(more)
    page.get_by_role("button", name="Use this text").click()
    expect(page.locator("[data-legal=true]")).to_be_visible()
    expect(game(page)).to_have_value("ufs")

    page.get_by_role("button", name="Draw an opening hand").click()
    hand = page.get_by_role("list", name="Opening hand").get_by_role("listitem")
    expect(hand.nth(4)).to_be_visible()  # five at least
    for title in ("Difficulty", "Control values", "Blocks by zone", "Types", "Symbols"):
        expect(page.get_by_role("img", name=re.compile(f"^{title}\\. .*: \\d"))).to_be_visible()

    page.get_by_role("button", name="Play this deck").click()
    page.wait_for_url(re.compile("/t/"))
    assert my_turn(page)["question"]


def test_a_card_is_told_in_the_words_of_the_edition(page: Page) -> None:
    begin(page)
    expect(page.get_by_role("button", name=re.compile("in the sidebar"))).to_have_count(0)
    seek(page, LEAD)
    row(page, LEAD).locator("[data-card]").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text("Vitality", exact=True)).to_be_visible()
    assert not OTHERS.search(dialog.inner_text())


def test_a_card_of_another_symbol_is_a_reason_and_one_for_somebody_else_a_warning(page: Page) -> None:
    begin(page)
    lead(page)
    seek(page, "the hollow house")
    row(page, "The Hollow House").get_by_role("button", name="One more The Hollow House", exact=True).click()
    expect(legality(page)).to_contain_text("The Hollow House has evil, death and void, not good;")
    expect(legality(page)).to_contain_text("The Hollow House is for Ottoline Crake only")


def test_each_game_keeps_its_deck_while_one_changes_between_them(page: Page) -> None:
    begin(page)
    lead(page)
    game(page).select_option(label="UniVersus")
    expect(legality(page)).to_contain_text("There is no primary symbol yet.")
    seek(page, "busy feet")
    row(page, "Busy Feet").get_by_role("button", name="One more Busy Feet", exact=True).click()
    game(page).select_option("ufs")
    expect(legality(page)).to_contain_text("The deck has 1 card, its character among them")
    expect(page.get_by_role("region", name="Deck", exact=True)).to_contain_text(LEAD)
    page.reload()
    expect(game(page)).to_have_value("ufs")
    expect(page.get_by_role("region", name="Deck", exact=True)).to_contain_text(LEAD)


def test_a_house_deck_is_begun_from_and_kept(page: Page) -> None:
    page.goto("/decks")
    study = page.get_by_role("listitem").filter(has_text="Quick Study")
    expect(study).to_contain_text("Universal Fighting System: led by Wren Halloway; 59 other cards")
    study.get_by_role("link", name="Begin from it").click()
    expect(page.locator("[data-legal=true]")).to_be_attached()
    page.get_by_label("Deck's name").fill("Evening Class")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Saved.")).to_be_visible()
    page.reload()
    expect(page.get_by_label("Deck's name")).to_have_value("Evening Class")
    expect(game(page)).to_have_value("ufs")
    expect(game(page)).to_be_disabled()


@pytest.mark.parametrize(("size", "scheme"), [(DESKTOP, "light"), (PHONE, "dark")])
def test_axe_finds_nothing_serious_and_nothing_is_too_wide(
    newcomer: Callable[..., Page], size: dict[str, int], scheme: str
) -> None:
    page = newcomer(size, color_scheme=scheme)
    page.goto("/decks/new?from=Quick%20Study")
    expect(page.locator("[data-legal=true]")).to_be_attached()
    assert (violations(page), sideways(page)) == ([], 0)
    if size is PHONE:
        page.get_by_role("button", name="Deck (60)").click()
    page.get_by_role("button", name="Draw an opening hand").click()
    expect(page.get_by_role("list", name="Opening hand")).to_be_visible()
    assert (violations(page), sideways(page)) == ([], 0)

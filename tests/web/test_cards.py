"""Cards of one's own in the browser: the workshop, card pools, the deck builder, and playing what comes out of them."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import DESKTOP, LAPTOP, PHONE
from tests.web.playing import Clicker, my_turn
from tests.web.test_pages import sideways, violations

GATE: dict[str, Any] = {
    "name": "Copper Gate",
    "type": "foundation",
    "difficulty": 2,
    "control": 5,
    "block_mod": 2,
    "block_zone": "mid",
    "symbols": ["fire", "air", "order"],
    "text": "Response Commit: After your rival plays an attack, draw 1 card.",
}
PUNCH: dict[str, Any] = {
    "name": "Kettle Punch",
    "type": "attack",
    "difficulty": 3,
    "control": 3,
    "speed": 3,
    "zone": "low",
    "damage": 4,
    "symbols": ["fire", "earth", "void"],
    "keywords": ["Punch", "Powerful: 2"],
    "text": "Enhance: This attack gets +1 speed. Enhance: Whistle at the moon.",
}
POOL = "\n".join([json.dumps(card) for card in (GATE, PUNCH)])
HALF = "Enhance: This attack gets +2 damage.\nResponse: After your rival plays a foundation, bake 1 card."


def workshop(page: Page) -> None:
    page.goto("/workshop")
    expect(page.locator('[data-state="understood"]')).to_be_visible()


def upload(page: Page, text: str = POOL, name: str = "kettles.jsonl") -> None:
    page.goto("/pools")
    page.set_input_files("input[type=file]", {"name": name, "mimeType": "text/plain", "buffer": text.encode()})
    page.get_by_role("button", name="Upload it").click()


def pool(page: Page) -> None:
    upload(page)
    expect(page.locator('[data-pool="kettles"][data-state="ready"]')).to_be_visible()


def firecracker(page: Page) -> None:
    """A legal deck to begin from."""
    page.goto("/decks")
    page.get_by_role("listitem").filter(has_text="Firecracker").get_by_role("link", name="Begin from it").click()
    expect(page.locator("[data-legal=true]")).to_be_attached()


def cards_pane(page: Page) -> Any:
    return page.get_by_role("region", name="Cards", exact=True)


def row(page: Page, name: str) -> Any:
    """A card among those that can be added."""
    return cards_pane(page).get_by_role("listitem").filter(has=page.locator(f'[data-card="{name}"]'))


def seek(page: Page, words: str) -> None:
    page.get_by_role("searchbox", name="Search").fill(words)


# The workshop


def test_a_card_is_read_while_it_is_written(page: Page) -> None:
    workshop(page)
    result = page.get_by_role("region", name="The card")
    page.get_by_label("Name", exact=True).fill("Paper Crane")
    page.get_by_label("Text", exact=True).fill(HALF)
    expect(page.locator('[data-state="partly"]')).to_be_visible()
    expect(result.get_by_text("Paper Crane")).to_be_visible()
    expect(result.locator("mark")).to_contain_text("bake")
    expect(result.get_by_role("heading", name="Ability 1: Understood")).to_be_visible()
    expect(result.get_by_role("heading", name="Ability 2: Not understood")).to_be_visible()
    result.get_by_text("The tree").click()
    expect(result.get_by_role("region", name="The tree")).to_contain_text("Modify")
    page.get_by_label("Text", exact=True).fill("Enhance: This attack gets +2 damage.")
    expect(page.locator('[data-state="understood"]')).to_be_visible()
    page.reload()
    expect(page.get_by_label("Name", exact=True)).to_have_value("Paper Crane")


def test_warnings_come_while_one_writes_and_types_have_their_numbers(page: Page) -> None:
    workshop(page)
    page.get_by_label("Keywords and traits").fill("Kick, Stunn: 2")
    expect(page.get_by_text("perhaps Stun is meant")).to_be_visible()  # and said once
    expect(page.get_by_text("Stunn: 2")).to_have_count(1)
    page.get_by_role("combobox", name="Type", exact=True).select_option("character")
    expect(page.get_by_label("Hand size")).to_be_visible()
    expect(page.get_by_label("Speed")).not_to_be_visible()
    page.get_by_role("button", name="water: off").click()
    page.get_by_role("button", name="water: on").click()
    expect(page.get_by_role("button", name="water: attuned")).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("way", ["Play a deck with four copies", "Start with it at hand"])
def test_a_card_of_ones_own_is_played(page: Page, way: str) -> None:
    workshop(page)
    page.get_by_label("Name", exact=True).fill("Paper Crane")
    expect(page.get_by_role("region", name="The card").get_by_text("Paper Crane")).to_be_visible()
    page.get_by_role("button", name=way).click()
    page.wait_for_url(re.compile("/t/"))
    if way.startswith("Start"):
        card = page.locator('[data-place="card Paper Crane"]').first
        expect(card).to_be_visible()
        expect(card).to_contain_text("This attack gets +2 damage")
        page.keyboard.press("t")
        expect(page.get_by_text("Paper Crane").first).to_be_visible()
        page.keyboard.press("t")
    assert Clicker(page, 3).play(12) == 12


def test_a_card_is_pasted_as_text_and_copied_as_text(page: Page) -> None:
    workshop(page)
    text = page.get_by_label("The card as text")
    expect(text).to_have_value(re.compile("^name: Lantern Kick\ntype: attack\n"))
    text.fill(
        "Paper Crane\nattack: 2L5\nsymbols: fire, attuned:water, void\nkeywords: Kick, Stun: 2\n\nEnhance: Draw 1 card."
    )
    page.get_by_role("button", name="Use this text").click()
    expect(page.get_by_text("Not said, so assumed: difficulty 4; check 3; no block.")).to_be_visible()
    expect(page.get_by_label("Name", exact=True)).to_have_value("Paper Crane")
    expect(page.get_by_label("Keywords and traits")).to_have_value("Kick, Stun: 2")
    expect(page.get_by_label("Damage")).to_have_value("5")
    expect(page.get_by_role("button", name="water: attuned")).to_be_visible()
    expect(page.get_by_role("button", name="air: off")).to_be_visible()
    expect(text).to_have_value(re.compile("^name: Paper Crane\n(.*\n)*attack: 2 low 5\n"))
    text.fill("name: Paper Crane\ntype: hat")
    page.get_by_role("button", name="Use this text").click()
    expect(page.get_by_role("alert")).to_contain_text("Type is 'hat'; it must be one of attack")
    text.fill("game: ufs\nname: Paper Swan\n\nE Commit: Draw 1 card.")
    page.get_by_role("button", name="Use this text").click()
    expect(page.get_by_label("Name", exact=True)).to_have_value("Paper Swan")
    expect(page.get_by_role("combobox", name="Game", exact=True)).to_have_value("ufs")
    expect(page.locator('[data-state="understood"]')).to_be_visible()


def test_what_is_understood_is_in_sight_while_one_writes_on_a_phone(newcomer: Callable[..., Page]) -> None:
    page = newcomer(PHONE, has_touch=True)
    workshop(page)
    page.get_by_label("Text", exact=True).fill(HALF)
    state = page.get_by_role("button", name="Partly understood: 1 of 2 abilities")
    expect(state).to_be_in_viewport()
    expect(page.get_by_role("heading", name="Ability 2")).not_to_be_in_viewport()
    state.click()
    expect(page.get_by_role("region", name="The card")).to_be_in_viewport()


def test_the_other_side_of_a_card_is_written_shown_and_kept(page: Page) -> None:
    workshop(page)
    result = page.get_by_role("region", name="The card")
    page.get_by_label("Keywords and traits").fill("Shift")
    expect(result.get_by_text("back").first).to_be_visible()  # it is refused without one
    page.get_by_role("button", name="Add another side").click()
    other = page.get_by_role("group", name="The other side")
    expect(other.get_by_label("Difficulty")).to_have_count(0)
    other.get_by_label("Name", exact=True).fill("Paper Swan")
    other.get_by_role("combobox", name="Type", exact=True).select_option("backup")
    other.get_by_label("Stamina").fill("5")
    other.get_by_label("Text", exact=True).fill("Enhance Commit: Bake 1 card.")
    expect(page.locator('[data-state="partly"]')).to_be_visible()
    expect(result.get_by_text("Paper Swan").first).to_be_visible()
    other.get_by_label("Text", exact=True).fill("Enhance Commit: Draw 1 card.")
    expect(page.locator('[data-state="understood"]')).to_be_visible()
    other.get_by_label("Traits of your own").fill("Origami")
    text = page.get_by_label("The card as text")
    expect(text).to_have_value(re.compile("\nback:\n  name: Paper Swan\n  type: backup\n(  .*\n)*  traits: Origami\n"))
    assert violations(page) == []
    page.reload()
    expect(other.get_by_label("Name", exact=True)).to_have_value("Paper Swan")
    expect(other.get_by_label("Traits of your own")).to_have_value("Origami")
    expect(text).to_have_value(re.compile("name: Paper Swan"))
    text.fill(text.input_value().replace("name: Paper Swan", "name: Paper Goose"))
    page.get_by_role("button", name="Use this text").click()
    expect(other.get_by_label("Name", exact=True)).to_have_value("Paper Goose")
    expect(other.get_by_label("Text", exact=True)).to_have_value("Enhance Commit: Draw 1 card.")
    expect(page.locator('[data-state="understood"]')).to_be_visible()
    page.get_by_role("button", name="Start with it at hand").click()
    page.wait_for_url(re.compile("/t/"))
    assert Clicker(page, 3).play(8) == 8


def test_seven_cards_in_hand_show_their_check_values_on_a_laptop(newcomer: Callable[..., Page]) -> None:
    page = newcomer(LAPTOP)
    firecracker(page)
    page.get_by_role("button", name="Play this deck").click()
    page.wait_for_url(re.compile("/t/"))
    seen = my_turn(page)
    if "go first" in seen["options"]:  # whoever wins the toss is asked
        page.locator('#options [data-option="go first"]').click()
    cards = page.locator('[data-place^="card "]')
    expect(cards.first).to_be_visible()
    for card in cards.all():
        whole, check = card.bounding_box(), card.locator(".check").bounding_box()
        assert whole is not None
        assert check is not None
        assert check["x"] + check["width"] <= whole["x"] + whole["width"]


# Pools


def test_a_file_is_read_and_shown_card_by_card(page: Page) -> None:
    pool(page)
    expect(page.get_by_text("2 cards: 1 understood, 1 partly, 0 not")).to_be_visible()
    page.get_by_role("link", name="Look through it").click()
    expect(page.get_by_role("heading", name="kettles")).to_be_visible()
    expect(page.locator('[data-card="Kettle Punch"] mark')).to_be_visible()
    page.get_by_role("button", name="partly understood 1").click()
    expect(page.locator("[data-card]")).to_have_count(1)
    page.get_by_role("button", name="all 2").click()
    seek(page, "draw 1")
    expect(page.locator("[data-card]")).to_have_count(1)
    page.get_by_role("button", name="Details of Copper Gate").click()
    expect(page.get_by_role("dialog").get_by_text("In the engine's words")).to_be_visible()


def test_a_wrong_file_is_told_in_a_sentence(page: Page) -> None:
    upload(page, "this is no card file")
    expect(page.get_by_role("alert")).to_contain_text("JSON lines, a JSON array or CSV")


def test_a_file_that_is_no_text_is_not_sent(page: Page) -> None:
    page.goto("/pools")
    file = page.locator("input[type=file]")
    file.set_input_files({"name": "cards.csv", "mimeType": "text/csv", "buffer": "name: Café".encode("latin-1")})
    page.get_by_role("button", name="Upload it").click()
    expect(page.get_by_role("alert")).to_have_text("This file is not UTF-8 text, so it is no card file.")
    expect(page.get_by_text("at most 20 MB and 20,000 cards")).to_be_visible()
    file.set_input_files({"name": "cards.csv", "mimeType": "text/csv", "buffer": b"x" * 20_000_001})
    page.get_by_role("button", name="Upload it").click()
    expect(page.get_by_role("alert")).to_have_text("A card file has at most 20 MB; this one is longer.")
    assert ".yaml" in (file.get_attribute("accept") or "")  # as the workshop calls what it gives


def test_a_pool_is_deleted_by_whoever_is_sure(page: Page) -> None:
    pool(page)
    page.get_by_role("button", name="Delete kettles").click()
    page.get_by_role("button", name="Keep it").click()
    page.get_by_role("button", name="Delete kettles").click()
    page.get_by_role("button", name="Yes, delete it").click()
    expect(page.get_by_text("You have no card pools yet.")).to_be_visible()


# The builder


def test_a_deck_from_nothing_is_told_what_it_lacks(page: Page) -> None:
    page.goto("/decks/new")
    legality = page.get_by_role("region", name="Legality")
    expect(legality).to_contain_text("There is no starting character yet.")
    page.get_by_role("button", name="Choose a character").click()
    expect(cards_pane(page).locator("[data-card]")).to_have_count(5)
    expect(row(page, "Mirri Vell the Firecracker")).to_contain_text("character · 29 health, hand size 7 · Brawler")
    row(page, "Mirri Vell the Firecracker").get_by_role("button", name=re.compile("^Start with")).click()
    expect(legality).not_to_contain_text("no starting character")
    expect(page.get_by_label("Primary symbol")).to_have_value("fire")
    legality.get_by_role("button", name="Rule UVS-DCON-02").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("UVS-DCON-02")


def test_clicks_and_keys_change_the_deck(page: Page) -> None:
    firecracker(page)
    legality = page.get_by_role("region", name="Legality")
    seek(page, "busy feet")
    found = row(page, "Busy Feet")
    found.get_by_role("button", name="One more Busy Feet", exact=True).click()
    expect(legality).to_contain_text("There are 5 copies of Busy Feet")
    expect(page.get_by_text("Busy Feet: 5 in the deck")).to_be_attached()
    found.locator("[data-card]").focus()
    page.keyboard.press("-")
    expect(page.locator("[data-legal=true]")).to_be_visible()
    page.keyboard.press("-")
    expect(legality).to_contain_text("59 cards; 60 is the least")
    page.keyboard.press("+")
    page.keyboard.press("s")
    expect(legality).to_contain_text("the sidebar has 11 cards", ignore_case=True)
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog").get_by_role("heading", name="Busy Feet")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("/")
    expect(page.get_by_role("searchbox", name="Search")).to_be_focused()
    page.get_by_role("button", name="Clear the filters").click()
    listed = cards_pane(page).locator("[data-card]")
    expect(listed).to_have_count(40)
    listed.first.focus()
    page.keyboard.press("ArrowDown")
    expect(listed.nth(1)).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(listed.first).to_be_focused()


def test_what_a_card_makes_of_the_deck_is_seen_wherever_it_is_added(newcomer: Callable[..., Page]) -> None:
    page = newcomer(DESKTOP)
    firecracker(page)
    last = cards_pane(page).locator("[data-card]").last
    last.scroll_into_view_if_needed()
    found = row(page, last.get_attribute("data-card") or "")
    for _ in range(5):
        found.get_by_role("button", name=re.compile("^One more (?!.*sidebar)")).click()
    expect(page.get_by_role("region", name="Legality")).to_contain_text("copies of")
    expect(page.get_by_role("region", name="Legality")).to_be_in_viewport()
    page = newcomer(PHONE, has_touch=True)
    page.goto("/decks/new?from=Firecracker")
    tab = page.get_by_role("button", name="Deck (60)")
    expect(tab).to_have_accessible_name("Deck (60) legal")
    seek(page, "busy feet")
    row(page, "Busy Feet").get_by_role("button", name="One more Busy Feet", exact=True).click()
    expect(page.get_by_role("button", name="Deck (61)")).to_have_accessible_name("Deck (61) not legal yet")
    expect(page.get_by_role("button", name="Deck (61)")).to_be_in_viewport()


def test_numbers_hands_and_text(page: Page) -> None:
    firecracker(page)
    for title in ("Difficulty", "Check values", "Blocks by zone", "Types", "Symbols"):
        expect(page.get_by_role("img", name=re.compile(f"^{title}\\. .*: \\d"))).to_be_visible()
    page.get_by_role("button", name="Draw an opening hand").click()
    hand = page.get_by_role("list", name="Opening hand")
    expect(hand.get_by_role("listitem")).to_have_count(7)
    expect(hand.locator(".line").first).to_be_visible()
    text = page.get_by_label("The deck as text")
    written = text.input_value()
    assert written.startswith("deck: Firecracker\ngame: universus\n")
    with page.expect_download() as file:
        page.get_by_role("link", name="Download").click()
    assert file.value.suggested_filename == "Firecracker.yaml"
    text.fill(written.replace("Busy Feet: 4", "Bussy Feet: 4"))
    page.get_by_role("button", name="Use this text").click()
    expect(page.get_by_role("alert")).to_contain_text("did you mean 'Busy Feet'")
    text.fill(written.replace("Busy Feet: 4", "Busy Feet: 3"))
    page.get_by_role("button", name="Use this text").click()
    expect(page.get_by_role("region", name="Legality")).to_contain_text("59 cards")


def test_a_deck_is_saved_found_again_and_deleted(page: Page) -> None:
    firecracker(page)
    page.get_by_label("Deck's name").fill("Evening Deck")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Saved.")).to_be_visible()
    page.reload()
    expect(page.get_by_label("Deck's name")).to_have_value("Evening Deck")
    page.goto("/decks")
    mine = page.get_by_role("listitem").filter(has_text="Evening Deck")
    expect(mine).to_contain_text("60 other cards, 10 in the sidebar")
    mine.get_by_role("button", name="Delete Evening Deck").click()
    mine.get_by_role("button", name="Yes, delete it").click()
    expect(page.get_by_text("You have no decks yet.", exact=False)).to_be_visible()


def test_a_deck_with_cards_of_ones_own_is_built_and_played(page: Page) -> None:
    pool(page)
    firecracker(page)
    page.get_by_role("combobox", name="From", exact=True).select_option(label="kettles and Kumite's own")
    seek(page, "copper")
    for _ in range(4):
        row(page, "Copper Gate").get_by_role("button", name="One more Copper Gate", exact=True).click()
    expect(page.get_by_role("heading", name="Deck: 64")).to_be_visible()
    expect(page.locator("[data-legal=true]")).to_be_visible()
    seek(page, "kettle")
    row(page, "Kettle Punch").get_by_role("button", name="One more Kettle Punch", exact=True).click()
    expect(page.get_by_role("region", name="Legality")).to_contain_text("not wholly understood")
    expect(page.get_by_role("button", name="Play this deck")).to_be_disabled()
    page.get_by_label("Allow text that is not understood").check()
    expect(page.locator("[data-legal=true]")).to_be_visible()
    page.get_by_role("button", name="Play this deck").click()
    page.wait_for_url(re.compile("/t/"))
    my_turn(page)
    assert Clicker(page, 5).play(12) == 12


# For everybody


@pytest.mark.parametrize(("size", "scheme"), [(DESKTOP, "light"), (PHONE, "dark"), (PHONE, "light")])
def test_axe_finds_nothing_serious_and_nothing_is_too_wide(
    newcomer: Callable[..., Page], size: dict[str, int], scheme: str
) -> None:
    page = newcomer(size, color_scheme=scheme)
    found: dict[str, list[str]] = {}

    def look(name: str) -> None:
        found[name] = violations(page)
        if sideways(page) > 0:
            found[name].append(f"{sideways(page)} pixels too wide")

    workshop(page)
    page.get_by_label("Text", exact=True).fill(HALF)
    expect(page.locator('[data-state="partly"]')).to_be_visible()
    page.get_by_text("The tree").first.click()
    look("workshop")
    pool(page)
    look("pools")
    page.get_by_role("link", name="Look through it").click()
    expect(page.locator('[data-card="Kettle Punch"]')).to_be_visible()
    look("pool")
    page.goto("/decks")
    look("decks")
    firecracker(page)
    look("builder")
    if size is PHONE:
        page.get_by_role("button", name="Deck (60)").click()
    page.get_by_role("button", name="Draw an opening hand").click()
    expect(page.get_by_role("list", name="Opening hand")).to_be_visible()
    look("deck")
    assert {name: wrong for name, wrong in found.items() if wrong} == {}

"""UniVersus in a real browser: by clicks, by keyboard, in text mode, on a narrow screen."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.house import House
from tests.web.conftest import DESKTOP, LAPTOP, PHONE
from tests.web.playing import Clicker, Keys, Reader, look, my_turn, new_table
from tests.web.test_games import check_over
from tests.web.test_pages import LOOKS, sideways, violations

DECKS: dict[str, Any] = {"p1_deck": "Firecracker", "p2_deck": "Landslide"}
PASSING = "Pass by itself"
WINDOW = "Respond|Play an Enhance"
LITTLE = 400  # milliseconds


def sit_down(page: Page, mode: str = "single", **options: Any) -> dict[str, Any]:
    """A table against the greedy bot, drawn, with the first question open."""
    new_table(page, game="universus", mode=mode, options={**DECKS, **options})
    seen = my_turn(page)
    expect(page.get_by_role("region", name="The attack")).to_be_visible()
    return seen


def until(page: Page, wanted: Callable[[list[str]], bool], seed: int, prompt: str = "") -> dict[str, Any]:
    """Play at random until options like these are open."""
    seen, clicker = my_turn(page), Clicker(page, seed)
    while not (wanted(seen["options"]) and stays(page, seen, prompt)):
        assert not seen["over"]
        if look(page)["question"] == seen["question"]:
            clicker.decide(seen)
        seen = my_turn(page, seen["question"])
    return seen


def stays(page: Page, seen: dict[str, Any], prompt: str) -> bool:
    """Whether it is asked still a little later: a click at a question that went by itself may just have answered it."""
    page.wait_for_timeout(LITTLE)
    return look(page)["question"] == seen["question"] and bool(
        re.match(prompt, page.locator("#options h2").inner_text())
    )


def may_play(options: list[str]) -> bool:
    return any(option.startswith("play ") for option in options)


def may_block(options: list[str]) -> bool:
    return any(option.startswith("block with ") for option in options)


def may_commit(options: list[str]) -> bool:
    return any(option.startswith("commit ") for option in options)


# Whole games


@pytest.mark.parametrize(("size", "seed", "options"), [(DESKTOP, 1, {"p1_deck": "choose"}), (PHONE, 2, {})])
def test_a_whole_game_by_clicks(
    newcomer: Callable[..., Page], house: House, size: dict[str, int], seed: int, options: dict[str, Any]
) -> None:
    page = newcomer(size)
    new_table(page, game="universus", options={**DECKS, **options})
    clicker = Clicker(page, seed)
    assert clicker.play() > 15
    check_over(page, house)
    kinds = {re.split(r"[ .]", place.removeprefix("P1.").removeprefix("P2."))[0] for place in clicker.touched}
    assert {"card", "stage", "turn"} <= kinds, kinds
    assert sideways(page) <= 0
    page.get_by_role("link", name="Watch the replay").click()
    expect(page.get_by_role("slider")).to_be_visible()
    ended = page.locator(".page > header p")
    expect(ended).to_contain_text(re.compile(r"won: (Ann|Greedy bot)\b"))
    expect(ended).not_to_contain_text(re.compile(r"\bP[12]\b"))


def test_a_whole_game_by_keyboard(page: Page, house: House) -> None:
    sit_down(page)
    keys = Keys(page, 3)
    assert keys.play() > 15
    check_over(page, house)
    assert keys.digits > 10


def test_a_whole_game_in_text_mode(page: Page, house: House) -> None:
    sit_down(page)
    page.keyboard.press("t")
    expect(page.get_by_role("heading", name="Your stage")).to_be_visible()
    expect(page.get_by_text("Before the first turn", exact=True)).to_be_visible()
    expect(page.locator(".stage")).not_to_contain_text("Turn 0")
    reader = Reader(page, 4)
    assert reader.play() > 15
    check_over(page, house)
    assert reader.touched
    expect(page.locator(".stage").get_by_role("button", name="Read about it").first).to_be_visible()
    expect(page.locator(".stage").get_by_role("button", name="Why not?")).to_have_count(0)  # it is over
    expect(page.locator(".stage svg")).to_have_count(0)


# The table


def test_what_can_be_chosen_glows_and_is_in_the_list(page: Page) -> None:
    sit_down(page)
    seen = until(page, may_play, 5)
    names = [option.removeprefix("play ") for option in seen["options"] if option.startswith("play ")]
    for name in names:
        assert f"card {name}" in seen["places"], seen
        expect(page.locator(f'#options [data-option="play {name}"]')).to_have_count(1)
    page.locator(f'[data-place="card {names[0]}"]').click()
    now = my_turn(page, seen["question"])
    assert now["question"] != seen["question"]
    expect(page.get_by_role("log")).to_contain_text(re.compile(rf"Ann (announces|plays) {re.escape(names[0])}"))


def test_a_check_shows_its_card_its_value_and_what_it_needs(page: Page) -> None:
    sit_down(page)
    until(page, may_commit, 6)
    check = page.get_by_role("region", name="Check", exact=True)
    expect(check).to_contain_text(re.compile(r"needs \d+"))
    expect(check.locator(".value")).to_have_text(re.compile(r"^-?\d+$"))
    expect(page.locator('[data-place^="P1.stage."].ready').first).to_be_visible()


def test_the_attack_is_shown_with_its_numbers_and_its_step(page: Page) -> None:
    sit_down(page)
    until(page, may_block, 7)
    attack = page.get_by_role("region", name="The attack")
    for tag in ("Speed", "Damage"):
        expect(attack.get_by_text(tag, exact=True)).to_be_visible()
    expect(attack.locator("svg .lit")).to_have_count(1)
    expect(attack.locator("dt").nth(1)).to_have_text(re.compile("^(high|mid|low)$", re.IGNORECASE))
    step = page.get_by_role("region", name="Where the turn is").locator('[aria-current="step"]')
    expect(step).to_have_text("Block")
    expect(page.get_by_text("You decide")).to_be_visible()


def test_committed_cards_lie_turned(page: Page) -> None:
    sit_down(page)
    clicker, seen = Clicker(page, 8), my_turn(page)
    while not page.locator("li.committed").count():
        assert not seen["over"]
        clicker.decide(seen)
        seen = my_turn(page, seen["question"])
    box = page.locator("li.committed").first.bounding_box()
    assert box is not None
    assert box["width"] > box["height"]
    expect(page.locator("li.committed .hidden-visually").first).to_contain_text("committed")


def test_a_rival_s_hidden_cards_show_nothing(page: Page) -> None:
    sit_down(page)
    until(page, may_block, 9)
    hand = page.get_by_role("img", name=re.compile("^Rival's hand, "))
    expect(hand).to_have_count(1)
    for back in page.locator('li.down[data-at^="P2."]').all():
        expect(back.get_by_role("img")).to_have_accessible_name(re.compile("^Rival's card, face down"))
        expect(back.locator("button")).to_have_count(0)


def test_discard_piles_can_be_looked_through(page: Page) -> None:
    sit_down(page)
    until(page, may_block, 10)
    page.get_by_role("button", name=re.compile("^Rival's discard pile, .*look through")).click()
    pile = page.locator("dialog[open]")
    expect(pile.get_by_role("heading")).to_have_text("Rival's discard pile")
    expect(pile.get_by_role("listitem").first).to_be_visible()
    name = pile.locator("li button").first.inner_text()
    pile.get_by_role("button", name=name, exact=True).first.click()
    expect(page.locator("dialog[open]", has_text="Comes from")).to_contain_text(name)


# Reading cards


def test_the_reader_shows_the_card_that_is_pointed_at_or_has_the_focus(page: Page) -> None:
    sit_down(page)
    until(page, may_play, 13)
    reader = page.get_by_role("region", name="The card")
    character = page.locator('[data-place="P1.stage.1"]')
    character.hover()
    expect(reader).to_contain_text("Mirri Vell the Firecracker")
    expect(reader).to_contain_text("Enhance")
    card = page.locator('[data-place^="card "]').last
    card.focus()
    name = (card.get_attribute("data-place") or "").removeprefix("card ")
    expect(reader).to_contain_text(name)


def test_a_card_is_readable_on_a_narrow_screen(newcomer: Callable[..., Page]) -> None:
    page = newcomer(PHONE, has_touch=True)
    sit_down(page)
    until(page, may_play, 14)
    assert sideways(page) <= 0
    page.get_by_role("button", name=re.compile("^Read about ")).first.click()
    about = page.locator("dialog[open]")
    text = about.locator(".whole .text")
    expect(text).to_be_visible()
    assert text.evaluate("one => parseFloat(getComputedStyle(one).fontSize)") >= 15
    assert about.evaluate("one => one.scrollWidth <= one.clientWidth")
    assert text.evaluate("one => one.scrollHeight <= one.clientHeight + 1")  # nothing of it is cut off


def test_the_book_has_decks_and_cards(page: Page) -> None:
    page.goto("/book/universus")
    expect(page.get_by_role("article", name="Firecracker deck", exact=True)).to_contain_text("Tin-Can Jab")
    jab = page.get_by_role("article", name="Tin-Can Jab", exact=True)
    expect(jab).to_contain_text("Speed")
    expect(jab).to_contain_text("our design")


def test_each_part_of_the_table_has_a_name_of_its_own(page: Page) -> None:
    sit_down(page)
    until(page, may_play, 13)
    names = page.evaluate(
        "[...document.querySelectorAll('main section[aria-label]')].map((one) => one.getAttribute('aria-label'))"
    )
    assert {"Your stage", "Rival's stage", "Your card pool", "Rival's card pool", "Your momentum"} <= set(names)
    assert len(names) == len(set(names))
    expect(page.get_by_role("img", name=re.compile(r"^Your hand, \d+ cards?; hand size \d$"))).to_be_visible()


# Passing by itself


def may_respond(page: Page, seed: int) -> dict[str, Any]:
    """Play until there is a choice between passing and something else, where one may respond or enhance."""
    return until(
        page, lambda options: "pass" in options and any(one.startswith("use ") for one in options), seed, WINDOW
    )


def test_passing_by_itself_is_shown_and_logged_and_stopped_by_a_key(page: Page) -> None:
    sit_down(page)
    may_respond(page, 11)
    page.get_by_role("combobox", name=PASSING).select_option("until my next turn")
    expect(page.get_by_role("log")).to_contain_text("Passed for you, until your next turn.")
    page.get_by_role("combobox", name=PASSING).select_option("until an attack is played")
    pilot = page.get_by_role("region", name=PASSING)
    expect(pilot.get_by_role("button", name="Stop")).to_be_visible()
    expect(pilot.get_by_role("status")).to_have_text("Passing until an attack is played")
    page.locator("#log").focus()
    page.keyboard.press("p")
    expect(pilot.get_by_role("status")).to_have_text("")
    expect(page.get_by_role("combobox", name=PASSING)).to_have_value("never")


def test_passing_by_itself_answers_nothing_but_responses_and_enhances(page: Page) -> None:
    page.clock.install()
    sit_down(page)
    seen = until(page, may_play, 12)
    page.get_by_role("combobox", name=PASSING).select_option("until my next turn")
    page.clock.fast_forward(5000)  # longer than it waits before it passes
    assert my_turn(page)["question"] == seen["question"]
    expect(page.get_by_role("log")).not_to_contain_text("Passed for you")


# For everybody


@pytest.mark.parametrize(("size", "scheme"), LOOKS)
def test_axe_finds_nothing_serious_at_the_table(
    newcomer: Callable[..., Page], size: dict[str, int], scheme: str
) -> None:
    page = newcomer(size, color_scheme=scheme)
    found: dict[str, list[str]] = {}

    def look(name: str) -> None:
        found[name] = violations(page)
        if sideways(page) > 0:
            found[name].append(f"{sideways(page)} pixels too wide")

    new_table(page, game="universus")
    my_turn(page)
    expect(page.locator('[data-place="deck Firecracker"]')).to_be_visible()
    look("choosing a deck")
    sit_down(page)
    until(page, may_play, 12)
    look("a form")
    until(page, may_block, 12)
    look("a block")
    page.keyboard.press("t")
    look("text mode")
    page.goto("/book/universus")
    expect(page.get_by_text("Tin-Can Jab").first).to_be_visible()
    look("book")
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


# A match of several games


def test_one_game_is_conceded_and_the_next_one_follows(newcomer: Callable[..., Page]) -> None:
    page = newcomer(DESKTOP)
    seen = sit_down(page, mode="match")
    until(page, may_play, 3)
    page.get_by_role("button", name="Concede", exact=True).click()
    asked = page.get_by_role("dialog", name="Concede what?")
    expect(asked.get_by_role("button", name="The whole match")).to_be_visible()
    asked.get_by_role("button", name="This game").click()
    expect(page.get_by_role("log")).to_contain_text("Greedy bot wins game 1 (1 : 0): Ann conceded.")
    expect(page.get_by_role("region", name="The attack")).to_contain_text("No attack")
    expect(page.get_by_text("Last check")).to_have_count(0)
    expect(page.get_by_text("Game 2 (0 : 1)")).to_be_visible()
    assert my_turn(page, seen["question"])["options"]


CUT_OFF = """hand => [...hand.querySelectorAll(".numbers > span")]
  .filter((one) => one.getBoundingClientRect().right > one.closest(".card").getBoundingClientRect().right - 3)
  .map((one) => one.innerText)"""


def test_no_number_of_a_card_in_hand_is_cut_off_however_wide_it_is(newcomer: Callable[..., Page]) -> None:
    page = newcomer(LAPTOP)
    sit_down(page)
    until(page, may_play, 3)
    hand = page.locator(".hand ul")
    assert hand.locator(".numbers").count()
    for width in range(112, 179, 6):
        hand.evaluate("(ul, width) => [...ul.children].forEach((li) => (li.style.flex = `0 0 ${width}px`))", width)
        assert (width, hand.evaluate(CUT_OFF)) == (width, [])

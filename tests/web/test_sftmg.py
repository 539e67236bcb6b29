"""The duel of Street Fighter: The Miniatures Game in a real browser: by clicks, by keyboard, in text mode."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.house import House
from tests.web.conftest import DESKTOP, PHONE
from tests.web.playing import Clicker, Curious, Keys, Reader, my_turn, new_table
from tests.web.test_games import check_over
from tests.web.test_pages import LOOKS, sideways, violations
from tests.web.test_together import invite, sit

RYU: dict[str, Any] = {"fighter1": "Ryu", "fighter2": "Sagat", "stage": "Dojo"}
WALKS = 6  # at least, over the stage by its keys
AT = "document.activeElement?.dataset.at ?? ''"


def duel(page: Page, **options: Any) -> dict[str, Any]:
    """A table against the greedy bot, drawn, with the first question open."""
    new_table(page, game="sftmg", options=options)
    return my_turn(page)


def until(page: Page, wanted: Callable[[list[str]], bool], seed: int) -> dict[str, Any]:
    """Play at random until options like these are open."""
    seen, clicker = my_turn(page), Clicker(page, seed)
    while not wanted(seen["options"]):
        assert not seen["over"]
        clicker.decide(seen)
        seen = my_turn(page, seen["question"])
    expect(page.get_by_role("grid")).to_be_visible()
    return seen


def may_act(options: list[str]) -> bool:
    return "end" in options and any(option.startswith("move ") for option in options)


# Whole duels


@pytest.mark.parametrize(
    ("size", "seed", "options"), [(DESKTOP, 1, {}), (PHONE, 2, {"rounds": 1, "setup": "competitive"})]
)
def test_a_whole_duel_by_clicks(
    newcomer: Callable[..., Page], house: House, size: dict[str, int], seed: int, options: dict[str, Any]
) -> None:
    page = newcomer(size)
    duel(page, **options)
    clicker = Curious(page, seed)
    assert clicker.play() > 20
    check_over(page, house)
    kinds = {place.partition(" ")[0] for place in clicker.touched}
    assert {"space", "card", "fighter"} <= kinds, kinds  # and decks, turns, dice ... as chance would have it


class GridKeys(Keys):
    """Never touches the mouse either, and walks over the stage by its arrow keys."""

    walked = 0

    def decide(self, seen: dict[str, Any]) -> None:
        spaces = [place for place in seen["places"] if place.startswith("space ")]
        if spaces and (self.walked < WALKS or self.dice.random() < 0.5):  # the server's dice may make it a short duel
            self.walk(self.dice.choice(spaces).removeprefix("space "))
        else:
            super().decide(seen)

    def walk(self, to: str) -> None:
        """To a space, and choose it; where it means several options, the first."""
        self.page.keyboard.press("b")
        at = self.page.evaluate(AT)
        across, up = ord(to[0]) - ord(at[0]), int(to[1]) - int(at[1])
        for key in ["ArrowRight" if across > 0 else "ArrowLeft"] * abs(across) + [
            "ArrowUp" if up > 0 else "ArrowDown"
        ] * abs(up):
            self.page.keyboard.press(key)
        assert self.page.evaluate(AT) == to
        self.page.keyboard.press("Enter")
        self.walked += 1
        for _ in range(10):
            if not self.page.locator("dialog[open] [data-option]").count():
                return
            if self.page.evaluate("document.activeElement?.dataset.option ?? ''"):
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("Tab")


def test_a_whole_duel_by_keyboard(page: Page, house: House) -> None:
    duel(page, rounds=1)
    keys = GridKeys(page, 3)
    assert keys.play() > 10  # one round may be a short one
    check_over(page, house)
    assert keys.digits > 3
    assert keys.walked >= WALKS


def test_a_whole_duel_in_text_mode(page: Page, house: House) -> None:
    new_table(page, game="sftmg", options={"rounds": 1})
    my_turn(page)
    page.keyboard.press("t")
    expect(page.get_by_role("heading", name="Characters")).to_be_visible()
    reader = Reader(page, 4)
    assert reader.play() > 20
    check_over(page, house)
    assert reader.touched
    expect(page.locator(".stage svg")).to_have_count(0)


# The stage


def test_spaces_have_names_and_the_arrow_keys_go_over_them(page: Page) -> None:
    duel(page, **RYU)
    until(page, may_act, 5)
    stage = page.get_by_role("grid", name="Stage Dojo")
    expect(stage.get_by_role("gridcell")).to_have_count(81)
    expect(stage.get_by_role("button", name=re.compile(r"^[a-i][1-9], Ryu$"))).to_have_count(1)
    expect(stage.get_by_role("button", name="c6, Rocks")).to_have_count(1)
    expect(stage.get_by_role("button", name="e7, Sakura Trees (large)")).to_have_count(1)
    expect(page.locator('[role="grid"] button[tabindex="0"]')).to_have_count(1)
    stage.get_by_role("button", name=re.compile("Ryu")).focus()
    for key, wanted in [("PageDown", "1"), ("PageUp", "9")]:
        page.keyboard.press(key)
        assert page.evaluate(AT)[1] == wanted
    for key, wanted in [("Home", "a"), ("ArrowRight", "b"), ("ArrowRight", "c"), ("ArrowLeft", "b"), ("End", "i")]:
        page.keyboard.press(key)
        assert page.evaluate(AT)[0] == wanted
    expect(page.get_by_role("status").filter(has_text="i9")).to_contain_text("of Ryu")


def test_ranges_sight_and_reach_are_shown(page: Page) -> None:
    duel(page, **RYU)
    until(page, may_act, 6)
    field = page.locator('[role="grid"]')
    page.mouse.move(2, 2)
    expect(page.locator(".numbers")).to_have_count(0)
    page.get_by_role("button", name="Sagat", exact=True).click()
    page.mouse.move(2, 2)
    expect(page.locator(".numbers text")).to_have_count(81)
    expect(field.locator(".unseen").first).to_be_attached()  # behind the trees
    page.get_by_role("button", name="Sagat", exact=True).click()
    page.mouse.move(2, 2)
    expect(page.locator(".numbers")).to_have_count(0)
    page.locator('[data-place="ultra Metsu Hadoken"]').hover()
    expect(field.locator(".reached").first).to_be_visible()
    page.mouse.move(2, 2)
    expect(field.locator(".reached")).to_have_count(0)


def test_a_facedown_attack_shows_nothing_before_the_reveal(page: Page) -> None:
    duel(page, **RYU)
    until(page, lambda options: "block" in options, 7)
    clash = page.get_by_role("region", name="The attack")
    expect(clash).to_contain_text("Sagat")
    if "a facedown card" in clash.inner_text():
        expect(clash.locator(".card.back")).to_have_count(1)
        expect(clash.locator("[data-place]")).to_have_count(0)


def test_a_card_tells_why_it_cannot_be_played_and_where_it_comes_from(page: Page) -> None:
    duel(page, **RYU)
    until(page, may_act, 8)
    page.locator('[data-place="ultra Metsu Hadoken"]').click(force=True)
    why = page.locator("dialog[open]")
    expect(why).to_contain_text("Not possible now")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Read about Metsu Hadoken").click()
    about = page.locator("dialog[open]")
    expect(about).to_contain_text("Card of Ryu")
    about.get_by_text("Where this comes from").click()
    expect(about).to_contain_text("printed: 000, Character Cards & Stats")


def test_the_book_has_characters_stages_and_cards(page: Page) -> None:
    page.goto("/book/sftmg")
    expect(page.get_by_role("article", name="Ryu", exact=True)).to_contain_text("25 Health")
    expect(page.get_by_role("article", name="Dojo", exact=True)).to_contain_text("5 Sakura Trees, large")
    hadoken = page.get_by_role("article", name="Fierce Hadoken", exact=True)
    expect(hadoken).to_contain_text("range 2-5")
    expect(hadoken).to_contain_text("Counter-Attack")
    expect(hadoken).to_contain_text(re.compile("deduced", re.IGNORECASE))


@pytest.mark.parametrize(("size", "scheme"), LOOKS)
def test_axe_finds_nothing_serious_at_the_duel(
    newcomer: Callable[..., Page], size: dict[str, int], scheme: str
) -> None:
    page = newcomer(size, color_scheme=scheme)
    found: dict[str, list[str]] = {}

    def look(name: str) -> None:
        found[name] = violations(page)
        if sideways(page) > 0:
            found[name].append(f"{sideways(page)} pixels too wide")

    duel(page)
    expect(page.locator('[data-place="fighter Ryu"]')).to_be_visible()
    look("selecting")
    duel(page, **RYU)
    until(page, may_act, 9)
    look("acting")
    until(page, lambda options: "block" in options, 9)
    look("reacting")
    page.keyboard.press("t")
    look("text mode")
    page.goto("/book/sftmg")
    expect(page.get_by_text("Fierce Hadoken").first).to_be_visible()
    look("book")
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


# Before the first turn


def test_it_is_nobodys_turn_while_everything_is_laid_out(page: Page) -> None:
    seen = duel(page, rounds=1, **RYU)
    plate = page.locator(".turn .plate")
    end = page.locator('[data-place="turn"]')
    assert "end" not in seen["options"]
    expect(plate).to_contain_text(
        re.compile("(ready|set)!", re.IGNORECASE)
    )  # whoever wins the roll takes a token first
    expect(plate).to_contain_text("You get ready")
    expect(plate).not_to_contain_text("turn")
    expect(end).to_have_count(0)
    until(page, may_act, 5)
    expect(plate).to_contain_text("Your turn")
    expect(end).to_have_count(1)


def test_whose_choice_a_character_is_is_shown(newcomer: Callable[..., Page]) -> None:
    """Two people, and only one of them is asked."""
    pages = [newcomer(), newcomer()]
    sit(pages[1], invite(pages[0], "sftmg"), "Bob")
    for page in pages:
        expect(
            page.get_by_text("chooses among these").or_(page.get_by_text("Select your Character")).first
        ).to_be_visible()
    theirs = [page for page in pages if page.locator(".roster.theirs").count()]
    assert len(theirs) == 1
    expect(theirs[0].get_by_text("chooses among these. Touch one to read about it meanwhile.")).to_be_visible()
    expect(theirs[0].locator(".roster .ready")).to_have_count(0)
    (other,) = [page for page in pages if page is not theirs[0]]
    expect(other.locator(".roster .ready").first).to_be_visible()
    expect(other.locator(".roster.theirs")).to_have_count(0)

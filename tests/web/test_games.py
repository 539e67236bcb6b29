"""Whole games in a real browser: by clicks, by keyboard, in text mode."""

from __future__ import annotations

import re
from collections.abc import Callable

import httpx
import pytest
from playwright.sync_api import Page, expect

from kumite.play.record import replay
from tests.house import House
from tests.web.conftest import DESKTOP, PHONE
from tests.web.playing import Clicker, Curious, Keys, Reader, my_turn, new_table, result


def check_over(page: Page, house: House) -> None:
    """The end is told, and the record of this very match can be replayed."""
    assert re.search("you win|you lose|a draw", result(page), re.IGNORECASE)
    table = page.url.partition("/t/")[2].partition("?")[0]
    record = httpx.get(f"{house.address}/api/tables/{table}/record", trust_env=False).text
    played = replay(record)
    assert played.outcome is not None
    expect(page.get_by_text("Chance kept its word")).to_have_count(1)


def test_ten_seconds_to_a_game(page: Page) -> None:
    """The first click on the first page is the first question of a match against a bot."""
    page.goto("/")
    page.get_by_role("button", name="Play now").first.click()
    seen = my_turn(page)
    assert any(option.startswith("draft ") for option in seen["options"])
    expect(page.locator("#options h2")).to_have_text("Draft a Fighter")


@pytest.mark.parametrize(("mode", "size", "seed"), [("standard", DESKTOP, 1), ("veteran", PHONE, 2)])
def test_a_whole_game_by_clicks(
    newcomer: Callable[..., Page], house: House, mode: str, size: dict[str, int], seed: int
) -> None:
    page = newcomer(size)
    new_table(page, mode=mode)
    clicker = Curious(page, seed)
    assert clicker.play() > 20
    check_over(page, house)
    kinds = {place.partition(" ")[0] for place in clicker.touched}
    assert {"fighter", "card", "attack"} <= kinds, kinds
    assert sum(place.startswith("fighter") for place in clicker.touched) >= 4  # the draft was by clicks, too


def test_a_whole_game_by_keyboard(page: Page, house: House) -> None:
    page.goto("/")
    keys = Keys(page, 3)
    keys.reach("Play now")
    page.keyboard.press("Enter")
    assert keys.play() > 20
    check_over(page, house)
    assert keys.digits > 10
    assert keys.tabbed > 3


def test_the_focus_is_never_lost(page: Page) -> None:
    """What was answered goes away, and whoever plays by keyboard stays at the question; in the end, at the result."""
    new_table(page, options={"draft": "random", "turn_limit": 4})
    seen, answers = my_turn(page), 0
    while not seen["over"]:
        page.keyboard.press("o")
        page.keyboard.press("Enter")
        seen = my_turn(page, seen["question"])
        answers += 1
        page.wait_for_function("() => document.activeElement !== document.body")
    assert answers > 4
    expect(page.locator("[data-over] h2")).to_be_focused()


def test_a_whole_game_in_text_mode(page: Page, house: House) -> None:
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Text mode").check()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Play now").first.click()
    reader = Reader(page, 4)
    assert reader.play() > 20
    check_over(page, house)
    assert reader.touched
    expect(page.locator(".stage svg")).to_have_count(0)


def test_a_card_that_cannot_be_played_says_why(page: Page) -> None:
    new_table(page, options={"draft": "random", "first": "P1"})
    my_turn(page)
    clicker = Clicker(page, 5)
    while not page.locator('[data-place^="attack"][aria-disabled="true"]').count():
        clicker.play(1)
    page.locator('[data-place^="attack"][aria-disabled="true"]').first.click(force=True)
    why = page.locator("dialog[open]")
    expect(why).to_contain_text("Not possible now")
    rule = why.get_by_role("button", name=re.compile("MEGA-")).first
    name = rule.inner_text()
    rule.click()
    panel = page.locator("dialog[open]", has_text=name)
    expect(panel.last).to_contain_text(re.compile(r"\w.{80}", re.DOTALL))


def test_asking_why_in_ones_own_words(page: Page) -> None:
    new_table(page)
    my_turn(page)
    page.keyboard.press("w")
    page.locator("dialog[open] input").fill("taunt")
    page.keyboard.press("Enter")
    expect(page.locator("dialog[open]")).to_contain_text("Actions are taken in the Action Phase")


def test_a_step_is_taken_back(page: Page) -> None:
    new_table(page)
    seen = my_turn(page)
    page.locator("#options [data-option]").first.click()
    now = my_turn(page, seen["question"])
    assert len(now["options"]) < len(seen["options"])
    page.keyboard.press("u")
    again = my_turn(page, now["question"])
    assert again["options"] == seen["options"]


def test_conceding_is_asked_twice(page: Page) -> None:
    new_table(page)
    my_turn(page)
    page.get_by_role("button", name="Concede").click()
    page.get_by_role("button", name="Play on").click()
    my_turn(page)
    page.get_by_role("button", name="Concede").click()
    page.get_by_role("button", name="Yes, I concede").click()
    assert "lose" in result(page).lower()
    page.get_by_role("button", name="Rematch").click()
    page.get_by_role("link", name="To the new table").click()
    assert my_turn(page)["options"]


MARKS = """() => Object.fromEntries(["acked", "drawn"].map((name) =>
  [name, performance.getEntriesByName(name).map((mark) => [mark.detail, mark.startTime])]))"""


def measured(page: Page) -> list[float]:
    """For each answer, the milliseconds from its acknowledgement to the frame that shows it; 0 if that came first."""
    marks: dict[str, list[tuple[int, float]]] = page.evaluate(MARKS)
    drawn = dict(marks["drawn"])
    return sorted([max(0.0, drawn[seq] - at) for seq, at in marks["acked"] if seq in drawn])


def test_an_answer_is_on_screen_within_100_ms(page: Page) -> None:
    """The median, because this machine does other things, too."""
    new_table(page, options={"draft": "random"})
    Clicker(page, 6).play(15)
    waits = measured(page)
    assert len(waits) >= 8
    assert waits[len(waits) // 2] < 100, waits

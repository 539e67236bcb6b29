"""The question on a telephone: within reach of the thumb, and the table in sight beside it."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import DESKTOP, PHONE
from tests.web.playing import Clicker, my_turn, new_table
from tests.web.test_universus import may_block, may_play, sit_down, until

MOST = 0.4  # of the window's height, for a question with all its options
LEAST = 40  # pixels, for a finger

# What can be touched and is too small for that; what stands around a button's letters counts, and the log does not:
# its rules are words in a text
SMALL = """(least) => [...document.querySelectorAll("main :is(button, select, summary), header :is(a, button)")]
  .filter((one) => one.checkVisibility() && !one.closest("#log"))
  .map((one) => {
    const box = one.getBoundingClientRect(), around = getComputedStyle(one, "::after");
    const more = around.content !== "none" && around.position === "absolute" ? around : null;
    const size = (length, from, to) => length - (more ? parseFloat(more[from]) + parseFloat(more[to]) : 0);
    const [width, height] = [size(box.width, "left", "right"), size(box.height, "top", "bottom")];
    return { width, height, name: one.getAttribute("aria-label") ?? one.innerText };
  })
  .filter(({ width, height }) => Math.min(width, height) < least - 0.5)"""


def sit_with_a_phone(newcomer: Callable[..., Page], wanted: Callable[[list[str]], bool], seed: int) -> Page:
    """UniVersus on a telephone, where options like these are open."""
    page = newcomer(PHONE, has_touch=True)
    sit_down(page)
    until(page, wanted, seed)
    return page


def focus(page: Page, thing: Locator) -> None:
    """What the focus scrolls, and what stays in sight then, is where it belongs a frame later."""
    thing.focus()
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def box(thing: Locator) -> dict[str, float]:
    found: dict[str, float] = thing.evaluate("one => one.getBoundingClientRect().toJSON()")
    return found


@pytest.mark.parametrize("folded", [False, True])
def test_the_attack_and_ones_own_stage_are_seen_beside_a_question(newcomer: Callable[..., Page], folded: bool) -> None:
    page = sit_with_a_phone(newcomer, may_block, 7)
    if folded:
        page.locator("#options .fold").click()
    bar, attack = page.locator("#options"), page.get_by_role("region", name="The attack")
    cards = page.locator('[data-place^="P1.stage."]')
    expect(cards.first).to_be_visible()
    for card in cards.all():
        page.evaluate("document.activeElement.blur(); scrollTo(0, 0)")
        focus(page, card)
        assert box(attack)["top"] >= 0
        assert box(attack)["bottom"] <= box(card)["top"]
        assert box(card)["bottom"] <= box(bar)["top"]
        assert box(bar)["bottom"] <= PHONE["height"] + 1
    assert box(bar)["height"] <= PHONE["height"] * (MOST / 2 if folded else MOST) + 1


def test_a_question_s_own_buttons_do_not_move_the_table(newcomer: Callable[..., Page]) -> None:
    page = sit_with_a_phone(newcomer, may_block, 7)
    focus(page, page.locator('[data-place="P1.stage.1"]'))
    before = page.evaluate("scrollY")
    for option in page.locator("#options [data-option]").all():
        focus(page, option)
        assert page.evaluate("scrollY") == before
        assert box(option)["bottom"] <= PHONE["height"]
    prompt = page.locator("#options h2")
    assert box(prompt)["bottom"] <= box(page.locator("#choices"))["top"]  # it does not scroll away with the options


def test_folded_options_leave_one_line_and_what_is_about_no_card(newcomer: Callable[..., Page]) -> None:
    page = sit_with_a_phone(newcomer, may_block, 7)
    seen = my_turn(page)
    fold = page.locator("#options .fold")
    expect(fold).to_have_accessible_name(f"Fold away {len(seen['options'])} options")
    expect(fold).to_have_attribute("aria-expanded", "true")
    fold.click()
    expect(fold).to_have_accessible_name(f"Show {len(seen['options'])} options")
    expect(fold).to_have_attribute("aria-expanded", "false")
    expect(fold).to_be_focused()
    expect(page.locator('#options [data-option^="block with "]').first).to_be_hidden()
    expect(page.locator('#options [data-option="no block"]')).to_be_visible()
    page.reload()  # whoever likes it so has it so
    expect(page.locator("#options .fold")).to_have_attribute("aria-expanded", "false")
    my_turn(page)
    page.keyboard.press("o")
    expect(page.locator("#options [data-option]").first).to_be_focused()
    expect(page.locator('#options [data-option^="block with "]').first).to_be_visible()
    page.locator("#options .fold").click()
    page.locator('#options [data-option="no block"]').click()
    assert my_turn(page, seen["question"])["question"] != seen["question"]


def test_where_the_log_is_far_away_its_last_line_stands_with_the_question(newcomer: Callable[..., Page]) -> None:
    page = sit_with_a_phone(newcomer, may_block, 7)
    last = page.locator("#options .last")
    expect(last).to_be_visible()
    expect(page.locator("#log li").last).to_contain_text(last.inner_text())
    page.set_viewport_size(DESKTOP)  # type: ignore[arg-type]
    expect(page.locator("#options h2")).to_be_visible()
    expect(last).to_be_hidden()


def test_what_is_seen_first_is_read_first(newcomer: Callable[..., Page]) -> None:
    page = sit_with_a_phone(newcomer, may_block, 7)
    page.evaluate("scrollTo(0, 0)")
    tops: list[float] = page.evaluate(
        """[...document.querySelectorAll(".time, .plaque, .half, .pools, .table > .hand")]
          .map((one) => one.getBoundingClientRect().top)"""
    )
    assert len(tops) == 6
    assert tops == sorted(tops)


def test_the_hand_that_is_decided_about_before_the_first_turn_is_in_sight(newcomer: Callable[..., Page]) -> None:
    page = sit_with_a_phone(newcomer, lambda options: any(option.startswith("put back ") for option in options), 7)
    page.evaluate("scrollTo(0, 0)")
    card = page.locator('[data-place^="card "]').first
    assert box(card)["top"] < box(page.locator("#options"))["top"] - PHONE["height"] / 8
    until(page, may_play, 7)
    tops = [box(page.locator(part).first)["top"] for part in (".half.near", ".table > .hand")]
    assert tops == sorted(tops)


def test_a_card_that_cannot_be_played_tells_why_where_it_is_read(newcomer: Callable[..., Page]) -> None:
    page = sit_with_a_phone(newcomer, may_play, 7)
    card = page.locator('[data-place^="card "].calm').first  # nobody attacks on the first turn
    name = (card.get_attribute("data-place") or "").removeprefix("card ")
    card.click()
    about = page.get_by_role("dialog", name=name, exact=True)
    about.get_by_role("button", name="Why not now?").click()
    expect(page.get_by_role("dialog", name="Not possible now")).to_contain_text(re.compile("[.]"))
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.locator('[data-place^="card "].ready').first.locator("xpath=..").get_by_role("button", name="Read").click()
    expect(page.locator("dialog[open]")).to_be_visible()
    expect(page.get_by_role("button", name="Why not now?")).to_have_count(0)


@pytest.mark.parametrize("wanted", [may_play, may_block])
def test_everything_is_large_enough_for_a_finger(
    newcomer: Callable[..., Page], wanted: Callable[[list[str]], bool]
) -> None:
    page = sit_with_a_phone(newcomer, wanted, 12)
    assert page.evaluate(SMALL, LEAST) == []


@pytest.mark.parametrize("game", ["megafighter", "sftmg"])
def test_the_other_tables_are_not_covered_either(newcomer: Callable[..., Page], game: str) -> None:
    """The last thing on the table can be scrolled to above the question."""
    page = newcomer(PHONE, has_touch=True)
    more: dict[str, Any] = (
        {"options": {"fighter1": "Ryu", "fighter2": "Ken", "stage": "Dojo"}} if game == "sftmg" else {}
    )
    new_table(page, game=game, **more)
    Clicker(page, 3).play(8)
    bar = page.locator("#options")
    last = page.locator(".stage button:visible").last
    last.evaluate("one => one.scrollIntoView({ block: 'nearest' })")
    assert box(last)["bottom"] <= box(bar)["top"]
    assert box(bar)["height"] <= PHONE["height"] * MOST + 1

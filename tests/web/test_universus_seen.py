"""The table of UniVersus, however much lies there: nothing is covered, cut off or out of sight."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import DESKTOP, LAPTOP, PHONE
from tests.web.playing import my_turn, new_table
from tests.web.test_pages import sideways

WHOLE_WORDS = """name => {
  const style = name.style;
  [style.overflowWrap, style.hyphens] = ["normal", "manual"];
  return [name.innerText, name.scrollWidth <= name.clientWidth];
}"""


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_no_word_of_a_name_on_the_table_is_broken(newcomer: Callable[..., Page], size: dict[str, int]) -> None:
    page = newcomer(size)
    stage = ["Apprentice's Satchel", "Letter of Introduction", "Clockwork Footmen"]
    new_table(page, game="ufs", position={"P1": {"staging area": stage}})
    my_turn(page)
    names = page.locator("li[data-at^='P1.'] .piece .name")
    expect(names).to_have_count(4)
    assert [found for found in (name.evaluate(WHOLE_WORDS) for name in names.all()) if not found[1]] == []


USABLE = ["Deep Breath", "Street Rhythm", "Thread of Gold", "Tea Before Battle"]
LYING = {
    "P1": {
        "hand": ["Tin-Can Jab"],
        "stage": [
            {"card": "Short Fuse", "sealed": True, "counters": {"Oath": 2}},
            {"card": "Grum the Door", "wounds": 2},
            {"card": "Short Fuse", "sealed": True, "committed": True, "counters": {"Oath": 2}},
            {"card": "Deep Breath", "frozen": True, "counters": {"Oath": 2}},
            *USABLE,
        ],
        "momentum": [
            {"card": "Bell-Rope Lash", "up": True},
            {"card": "Blink-and-Miss Elbow", "up": True},
            *["Pendulum Kick"] * 8,
        ],
    }
}
COVERED = """piece => {
  const words = document.createRange();
  words.selectNodeContents(piece.querySelector(".name"));
  const lines = [...words.getClientRects()];
  const covers = ({ top, bottom, left, right, width }) => width && lines.some((line) =>
    bottom > line.top + 2 && top < line.bottom - 2 && right > line.left + 2 && left < line.right - 2);
  const lying = piece.closest("li").querySelectorAll(".signs > *, .read button > span, .foot > *");
  return [...lying].filter((one) => covers(one.getBoundingClientRect())).length;
}"""
BEYOND = """piece => [...piece.querySelectorAll(".foot > *")]
  .filter((one) => one.getBoundingClientRect().right > piece.getBoundingClientRect().right).length"""


def edge(found: Locator, side: str) -> int:
    at: int = found.evaluate("(one, side) => Math.round(one.getBoundingClientRect()[side])", side)
    return at


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_what_lies_on_a_card_covers_nothing_and_nothing_is_cut_off(
    newcomer: Callable[..., Page], size: dict[str, int]
) -> None:
    page = newcomer(size, has_touch=size is PHONE)
    new_table(page, game="universus", position=LYING)
    my_turn(page)
    expect(page.locator("li[data-at^='P1.stage'] .read")).to_have_count(5)
    names = page.locator("li[data-at^='P1.'] .piece .name")
    expect(names).to_have_count(19)
    pieces = page.locator("li[data-at^='P1.'] .piece")
    assert [(piece.inner_text(), piece.evaluate(COVERED), piece.evaluate(BEYOND)) for piece in pieces.all()] == [
        (piece.inner_text(), 0, 0) for piece in pieces.all()
    ]
    assert [found for found in (name.evaluate(WHOLE_WORDS) for name in names.all()) if not found[1]] == []
    assert max(edge(piece, "right") for piece in pieces.all()) <= size["width"]
    page.locator('[data-place="P1.stage.3"]').click()
    expect(page.locator("dialog[open]")).to_contain_text("Your stage: ready, stamina 4 of 6")


# The hand

HELD = ["Tin-Can Jab", "Skipping Heel", "Firecracker Flurry", "Rooftop Rebound", "Busy Feet", "Street Rhythm"]
LOW = {"width": 1280, "height": 720}
MANY = [*USABLE, "Busy Feet", "Short Fuse", "Heat Haze", "Loaded Dice", "Nim and Nam, Lookouts", "Patient Stone"]


@pytest.mark.parametrize("size", [DESKTOP, LAPTOP])
def test_the_whole_hand_is_in_sight_on_a_desk(newcomer: Callable[..., Page], size: dict[str, int]) -> None:
    page = newcomer(size)
    new_table(page, game="universus", position={"P1": {"hand": [*HELD, "Short Fuse"]}})
    my_turn(page)
    hand = page.locator(".hand ul")
    expect(hand.locator("li")).to_have_count(7)
    assert hand.evaluate("(ul) => ul.scrollWidth <= ul.clientWidth && ul.getBoundingClientRect().bottom <= innerHeight")


@pytest.mark.parametrize("size", [DESKTOP, LOW, PHONE])
def test_with_large_stages_hand_and_question_stay_in_sight(newcomer: Callable[..., Page], size: dict[str, int]) -> None:
    page = newcomer(size)
    sides = {seat: {"hand": HELD, "stage": [*MANY, "Twin Pillars", "Mossy Shoulders"]} for seat in ("P1", "P2")}
    new_table(page, game="universus", position=sides)
    my_turn(page)
    expect(page.locator("li[data-at^='P1.stage']")).to_have_count(13)
    assert sideways(page) <= 0
    assert edge(page.locator("#options"), "bottom") <= size["height"]
    if size is not PHONE:  # there the question tells about each card, and the hand lies below the stages
        assert edge(page.locator(".hand ul"), "bottom") <= size["height"]
    if size is DESKTOP:
        side = page.get_by_role("region", name="Side of Ann")
        assert edge(side, "bottom") <= edge(page.locator("div.hand"), "top")
    names = [
        piece.locator(".name").inner_text() for piece in page.locator("li .piece").all() if piece.evaluate(COVERED)
    ]
    assert names == []


# The reader

BESIDE = """one => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(x + width / 2, y + height - 3));
}"""


def test_the_reader_shows_all_of_a_card_and_the_skills_it_has_unlocked(newcomer: Callable[..., Page]) -> None:
    page = newcomer(DESKTOP)
    quill = "Sister Quill the Still Hour"
    position: dict[str, Any] = {"P1": {"character": quill, "unlocked": 4}, "P2": {"character": quill, "unlocked": 1}}
    new_table(page, game="universus", position=position)
    my_turn(page)
    reader = page.get_by_role("region", name="The card")
    page.locator('[data-place="P1.stage.1"]').hover()
    expect(reader.locator(".line")).to_have_count(6)
    expect(reader).to_contain_text("Level 1 · Prime")
    expect(reader).to_contain_text("Level 4 · Compline")
    for button in reader.get_by_role("button").all():
        assert button.evaluate(BESIDE)
    reader.locator(".line").last.evaluate("line => line.scrollIntoView({ block: 'center' })")
    assert reader.locator(".line").last.evaluate(BESIDE)
    page.locator('[data-place="P2.stage.1"]').hover()
    expect(reader.locator(".line")).to_have_count(3)
    expect(reader).not_to_contain_text("Level 2")
    new_table(page, game="universus", position={"P1": {"character": "Madam Oyelle the Impresario"}})
    my_turn(page)
    page.locator('[data-place="P1.stage.1"]').hover()
    expect(reader.locator(".line")).to_have_count(3)
    assert [line.evaluate(BESIDE) for line in [*reader.locator(".line").all(), reader.locator(".more")]] == [True] * 4

"""Several browsers at one table: a friend by a link, reload, a lost line, a restart, a spectator."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.house import House
from tests.web.playing import Clicker, look, my_turn, result


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("house"))
    try:
        house.start()
        yield house
    finally:
        house.stop(hard=True)


def invite(page: Page, game: str = "") -> str:
    """Make a table for a friend as a person does; the friend's link."""
    if game:
        page.goto(f"/new?game={game}&against=friend")
    else:
        page.goto("/")
        page.get_by_role("link", name="Play a friend").first.click()
    page.get_by_label("Your name").fill("Ann")
    page.get_by_role("button", name="Set up the table").click()
    return page.get_by_label("Send this link to whoever plays P2").input_value()


def wire(page: Page) -> list[WebSocketRoute]:
    """The page's connections, one after the other, so that a test can break them."""
    lines: list[WebSocketRoute] = []

    def through(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    page.route_web_socket(re.compile("/socket"), through)
    return lines


def sit(page: Page, link: str, name: str) -> None:
    page.goto(link)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down and play").click()


def turn_of(pages: list[Page]) -> Page:
    """Whoever is asked."""
    for _ in range(600):
        for page in pages:
            seen = look(page)
            if seen["options"] or seen["over"]:
                return page
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody is asked")


def play(pages: list[Page], decisions: int, seed: int) -> None:
    for n in range(decisions):
        page = turn_of(pages)
        seen = look(page)
        if seen["over"]:
            return
        Clicker(page, seed + n).decide(seen)
        page.wait_for_function(
            "(q) => (document.querySelector('#options')?.dataset.question ?? '') !== q", arg=seen["question"]
        )


def test_two_browsers_and_a_spectator(newcomer: Callable[..., Page], house: House) -> None:
    ann, bob, eve = newcomer(), newcomer(), newcomer()
    lines = wire(ann)
    link = invite(ann)
    expect(ann.get_by_text("Waiting for the others")).to_be_visible()
    eve.goto(ann.url)
    sit(bob, link, "Bob")
    players = [ann, bob]
    play(players, 12, 1)
    expect(eve.locator('ul[aria-label="Seats"]')).to_contain_text("Bob")
    expect(eve.get_by_text("You are watching.")).to_be_visible()
    assert look(eve)["options"] == []
    expect(ann.get_by_text("1 spectator")).to_be_visible()

    bob.reload()
    play(players, 6, 2)
    expect(bob.locator("#log li").nth(5)).to_be_attached()  # the log outlives a reload

    before = len(lines)
    lines[-1].close(code=4999, reason="a bad network")
    ann.wait_for_timeout(50)
    expect(ann.get_by_text("The connection is lost")).to_have_count(0)
    assert len(lines) == before + 1
    play(players, 6, 3)

    house.stop(hard=True)
    expect(ann.get_by_text("The connection is lost")).to_be_visible()
    house.start()
    for page in (ann, bob, eve):
        expect(page.get_by_text("The connection is lost")).to_have_count(0)
    play(players, 8, 4)
    house.stop(hard=False)
    house.start()
    play(players, 8, 5)

    ann.get_by_text("Gestures").click()
    ann.get_by_role("button", name="Nice move!").click()
    expect(bob.get_by_text("Nice move!").first).to_be_visible()

    bob.get_by_role("button", name="Concede").click()
    bob.get_by_role("button", name="Yes, I concede").click()
    assert "win" in result(ann).lower()
    assert "lose" in result(bob).lower()
    assert "ann wins" in result(eve).lower()


def test_a_step_back_is_asked_for(newcomer: Callable[..., Page]) -> None:
    ann, bob = newcomer(), newcomer()
    sit(bob, invite(ann), "Bob")
    first = turn_of([ann, bob])
    other = bob if first is ann else ann
    seen = look(first)
    first.locator("#options [data-option]").first.click()
    my_turn(other)
    first.get_by_role("button", name="Take back").click()
    other.get_by_role("button", name="Agree").click()
    again = my_turn(first, seen["question"])
    assert again["options"] == seen["options"]


def test_somebody_elses_seat_is_not_opened(newcomer: Callable[..., Page]) -> None:
    ann, bob, eve = newcomer(), newcomer(), newcomer()
    link = invite(ann)
    sit(bob, link, "Bob")
    my_turn(turn_of([ann, bob]))
    eve.goto(link)
    expect(eve.get_by_text("somebody else's seat")).to_be_visible()


def test_a_public_seat_is_joined_from_the_front_page(newcomer: Callable[..., Page]) -> None:
    ann, bob = newcomer(), newcomer()
    ann.goto("/new?game=megafighter&against=friend")
    ann.get_by_label("Your name").fill("Ann")
    ann.get_by_label("Public").check()
    ann.get_by_role("button", name="Set up the table").click()
    ann.get_by_text("Waiting for the others").wait_for()
    bob.goto("/")
    bob.get_by_role("link", name="Join").first.click()
    bob.get_by_label("Your name").fill("Bob")
    bob.get_by_role("button", name="Sit down and play").click()
    play([ann, bob], 3, 1)


def test_a_table_that_is_not_there_says_so(page: Page) -> None:
    page.goto("/t/nosuchtable")
    expect(page.get_by_text("there is no such table")).to_be_visible()

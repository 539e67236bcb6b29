"""The pages around the table: accessible, quick, and worded."""

from __future__ import annotations

import gzip
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from kumite.server.assets import BUILT
from tests.web.conftest import DESKTOP, PHONE
from tests.web.playing import Clicker, my_turn, new_table

AXE = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async () => (await axe.run(document, { resultTypes: ["violations"] })).violations
  .filter((one) => ["serious", "critical"].includes(one.impact))
  .map((one) => `${one.id}: ${one.help}: ${one.nodes.map((node) => node.target.join(" ")).slice(0, 4).join(" | ")}`)"""
LOOKS = [(DESKTOP, "light"), (DESKTOP, "dark"), (PHONE, "light"), (PHONE, "dark")]


def violations(page: Page) -> list[str]:
    """What axe finds serious or critical."""
    page.evaluate(AXE.read_text())
    found: list[str] = page.evaluate(RUN)
    return found


def sideways(page: Page) -> int:
    """By how many pixels the page is wider than its window."""
    wide: int = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return wide


def finished(page: Page) -> str:
    """A short match of ours that is over."""
    table = new_table(page, options={"draft": "random", "turn_limit": 2})
    Clicker(page, 1).play()
    return table


@pytest.mark.parametrize(("size", "scheme"), LOOKS)
def test_axe_finds_nothing_serious(newcomer: Callable[..., Page], size: dict[str, int], scheme: str) -> None:
    page = newcomer(size, color_scheme=scheme)
    found: dict[str, list[str]] = {}

    def look(name: str) -> None:
        found[name] = violations(page)
        if sideways(page) > 0:
            found[name].append(f"{sideways(page)} pixels too wide")

    for path, wanted in [
        ("/", "Play now"),
        ("/new?game=megafighter&against=friend", "Set up the table"),
        ("/rules/megafighter", "MEGA-TURN-01"),
        ("/book/megafighter", "Frankfurterer"),
        ("/nowhere", "There is nothing at this address"),
    ]:
        page.goto(path)
        expect(page.get_by_text(wanted).first).to_be_visible()
        look(path)
    new_table(page, mode="veteran")
    my_turn(page)
    look("draft")
    Clicker(page, 2).play(9)
    look("playing")
    page.keyboard.press("t")
    look("text mode")
    page.keyboard.press("t")
    page.keyboard.press("?")
    look("keys")
    page.keyboard.press("Escape")
    table = finished(page)
    look("over")
    page.goto(f"/replay/{table}")
    expect(page.get_by_role("button", name="Next decision")).to_be_enabled()
    look("replay")
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


def test_a_page_is_usable_within_a_second(newcomer: Callable[..., Page]) -> None:
    """From the address to a button that works, with nothing in the browser's cache; the best of three."""
    took = []
    for _ in range(3):
        page = newcomer()
        began = time.monotonic()
        page.goto("/", wait_until="commit")
        expect(page.get_by_role("button", name="Play now").first).to_be_enabled()
        took.append(time.monotonic() - began)
    assert min(took) < 1.0, took


def test_the_bundle_is_small() -> None:
    files = [path for path in BUILT.rglob("*") if path.is_file() and path.name != ".stamp"]
    packed = sum(len(gzip.compress(path.read_bytes())) for path in files if path.suffix != ".woff")
    assert 50_000 < packed < 250_000


def test_the_rules_are_found_by_words_and_have_links(page: Page) -> None:
    page.goto("/rules/megafighter")
    page.get_by_label("Search").fill("taunt")
    expect(page.get_by_text("MEGA-TAUNT-01").first).to_be_visible()
    page.goto("/rules/megafighter#MEGA-KO-02")
    expect(page.locator("#MEGA-KO-02")).to_be_in_viewport()


def test_a_rule_of_the_log_opens(page: Page) -> None:
    new_table(page, options={"draft": "random"})
    Clicker(page, 3).play(3)
    rule = page.locator("#log").get_by_role("button", name=re.compile("MEGA-")).first
    name = (rule.get_attribute("aria-label") or "").removeprefix("Rule ")
    rule.click()
    expect(page.locator("dialog[open]")).to_contain_text(name)
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_a_fighter_tells_where_its_facts_come_from(page: Page) -> None:
    page.goto("/book/megafighter")
    board = page.get_by_role("article", name="Frankfurterer")
    expect(board).to_contain_text("Weeny Gun")
    expect(board).to_contain_text(re.compile("printed", re.IGNORECASE))
    expect(board).to_contain_text(re.compile("deduced", re.IGNORECASE))


def test_settings_are_kept(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Dark", exact=True).check()
    page.get_by_label("Animations").uncheck()
    page.reload()
    looks: dict[str, Any] = page.evaluate("({ ...document.documentElement.dataset })")
    assert looks == {"theme": "dark", "moving": "no"}
    ground = "getComputedStyle(document.documentElement).backgroundColor"
    dark = page.evaluate(ground)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Light", exact=True).check()
    page.wait_for_function(f"(dark) => {ground} !== dark", arg=dark)


def test_a_replay_is_stepped_shared_and_gone_on_from(newcomer: Callable[..., Page]) -> None:
    page = newcomer(permissions=["clipboard-read", "clipboard-write"])
    table = finished(page)
    page.get_by_role("link", name="Watch the replay").click()
    page.wait_for_url(f"**/replay/{table}*")
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible()

    def press(name: str) -> int:
        """Where that leads; the frames it has to look at may still be on their way."""
        before = slider.input_value()
        page.get_by_role("button", name=name).click()
        expect(slider).not_to_have_value(before)
        return int(slider.input_value())

    expect(slider).to_have_value("0")
    assert press("Next decision") == 1
    turn = press("Next turn")
    assert turn > 1
    assert press("Next action") > turn
    assert press("Previous turn") <= turn
    before = slider.input_value()
    page.keyboard.press("End")
    expect(slider).not_to_have_value(before)
    assert int(slider.input_value()) > turn
    assert press("To the beginning") == 0
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function("() => document.querySelector('input[type=range]').value > 2")
    page.get_by_role("button", name="Pause").click()

    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    assert press("To the beginning") == 0  # however far it has played on a busy machine
    here = press("Next turn")
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()  # the clipboard takes its time
    link: str = page.evaluate("navigator.clipboard.readText()")
    other = newcomer()
    other.goto(link)
    expect(other.get_by_role("slider")).to_have_value(str(here))
    expect(other.get_by_role("button", name="Go on from here")).to_have_count(0)  # it was not their match

    with page.expect_download() as download:
        page.get_by_role("button", name="Download the record").click()
    assert '[Game "megafighter"]' in Path(download.value.path()).read_text()

    page.get_by_role("button", name=re.compile("Go on from here")).click()
    page.wait_for_url("**/t/*")
    assert my_turn(page)["options"]
    assert table not in page.url


def test_an_account(newcomer: Callable[..., Page]) -> None:
    page, name = newcomer(), f"Ada {time.monotonic_ns() % 10**9}"
    dialog = page.locator("dialog[open]")

    def fill(password: str, kind: str, button: str) -> None:
        if dialog.get_by_role("button", name=kind).count():
            dialog.get_by_role("button", name=kind).click()
        dialog.get_by_label("Name").fill(name)
        dialog.get_by_label("Password").fill(password)
        dialog.get_by_role("button", name=button).click()

    page.goto("/")
    page.get_by_role("button", name="You: Guest").click()
    fill("eight letters", "I want an account", "Make an account")
    page.get_by_role("button", name=f"You: {name}").click()
    dialog.get_by_role("button", name="Log out").click()
    expect(page.get_by_role("button", name="You: Guest", include_hidden=True)).to_have_count(1)
    page.goto("/")
    page.get_by_role("button", name="You: Guest").click()
    fill("wrong letters", "I have an account", "Log in")
    expect(dialog).to_contain_text("no account with this name and this password")
    fill("eight letters", "I have an account", "Log in")
    expect(page.get_by_role("button", name=f"You: {name}")).to_be_visible()


def test_without_a_server_the_page_says_so(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    page.route("**/api/tables", lambda route: route.abort())
    page.get_by_role("button", name="Play now").first.click()
    expect(page.get_by_text("The server does not answer").first).to_be_visible()
    page.unroute("**/api/tables")
    page.get_by_role("button", name="Try again").first.click()
    assert my_turn(page)["options"]

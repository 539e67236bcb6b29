"""Pictures of the web client for the README: `.venv/bin/python -m scripts.screenshots` (after `make web browser`).

A real server, a real Chromium, a match that is played by clicking; looked at before they are committed."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from scripts.browser import find
from tests.house import House
from tests.web.playing import Clicker, my_turn, new_table
from tests.web.test_modes import BOSS, BRAWL, JOINED, TAG, TOKENS

FOLDER = Path(__file__).parent.parent / "docs" / "screenshots"
SIZES = {"desktop": ({"width": 1440, "height": 900}, "dark"), "phone": ({"width": 360, "height": 740}, "light")}
SEED = 5
DECISIONS = 14  # until there is something to see
SEATS = ("P1", "P2", "P3", "P4", "P5", "P6")
STAGED = 5  # cards in one's stage, the same
BUSY = ("play ", "use ", "block with ", "commit ", "into momentum")


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.start()
        try:
            browser = playwright.chromium.launch(executable_path=find(), args=["--no-sandbox"])
            for name in SIZES:
                tour(browser, house, name)
                duel(browser, house, name)
                modes(browser, house, name)
                cards(browser, house, name)
            browser.close()
        finally:
            house.stop(hard=True)


def visit(browser: Browser, house: House, name: str) -> Page:
    """A page in one size."""
    size, scheme = SIZES[name]
    context = browser.new_context(
        viewport=size,  # type: ignore[arg-type]
        color_scheme=scheme,  # type: ignore[arg-type]
        base_url=house.address,
        reduced_motion="reduce",
    )
    return context.new_page()


def tour(browser: Browser, house: House, name: str) -> None:
    """Every page in one size."""
    page = visit(browser, house, name)
    page.goto("/")
    page.get_by_role("button", name="Play now").first.wait_for()
    shoot(page, f"{name}-home")
    new_table(page)
    my_turn(page)
    shoot(page, f"{name}-draft")
    Clicker(page, SEED).play(DECISIONS)
    shoot(page, f"{name}-table")
    page.keyboard.press("t")
    shoot(page, f"{name}-text")
    page.keyboard.press("t")
    Clicker(page, SEED).play()
    page.get_by_role("link", name="Watch the replay").click()
    page.get_by_role("button", name="Next turn").click()
    shoot(page, f"{name}-replay")
    page.goto("/rules/megafighter#MEGA-COMBO-01")
    page.locator("#MEGA-COMBO-01").wait_for()
    shoot(page, f"{name}-rules")
    page.context.close()


def duel(browser: Browser, house: House, name: str) -> None:
    """The table of sftmg: selecting, moving with ranges shown, reacting to a facedown attack."""
    page = visit(browser, house, name)
    new_table(page, game="sftmg")
    my_turn(page)
    page.locator('[data-place="fighter Ryu"]').wait_for()
    shoot(page, f"{name}-sftmg-select")
    new_table(page, game="sftmg", options={"fighter1": "Ryu", "fighter2": "Vega", "stage": "Dojo"})
    until(page, "end")
    page.locator(".ranges button").first.click()
    page.locator('[role="grid"]').scroll_into_view_if_needed()
    shoot(page, f"{name}-sftmg-ranges")
    page.locator(".ranges button").first.click()
    until(page, "block")
    page.locator('[role="grid"]').scroll_into_view_if_needed()
    shoot(page, f"{name}-sftmg-react")
    page.context.close()


def modes(browser: Browser, house: House, name: str) -> None:
    """Six alone, partners, a boss, Power-Up tokens, two stages: each from a described position."""
    page = visit(browser, house, name)
    crowd = {**BRAWL, "guard": {"seat": "P3", "dice": 2}, "P2": {"fighter": "Ken", "health": 0}}
    boss = {**BOSS, "challenge": "Relentless", "continues": 1, "P2": {"fighter": "Ken"}}
    for picture, position in [("crowd", crowd), ("tag", TAG), ("boss", boss), ("power", TOKENS), ("joined", JOINED)]:
        seats = ["human", *["greedy"] * (len([key for key in position if key in SEATS]) - 1)]
        new_table(page, game="sftmg", position=position, seats=seats)
        my_turn(page)
        page.locator('[role="grid"]').wait_for()
        if name == "phone":
            page.locator("#options .fold").click()
            page.locator(".stage").evaluate("stage => stage.scrollIntoView()")
        shoot(page, f"{name}-sftmg-{picture}")
    page.context.close()


def cards(browser: Browser, house: House, name: str) -> None:
    """The table of UniVersus: decks, a hand, a check that falls short, a block."""
    page = visit(browser, house, name)
    new_table(page, game="universus")
    my_turn(page)
    page.locator('[data-place="deck Firecracker"]').wait_for()
    shoot(page, f"{name}-universus-decks")
    decks = {"p1_deck": "Night Market", "p2_deck": "Landslide"}
    new_table(page, game="universus", options=decks, seats=["human", "random"])
    builder, stage = Builder(page, SEED), page.locator("li[data-at^='P1.stage.']")
    while stage.count() < STAGED and builder.play(1):
        pass
    for picture, option in (("check", "commit "), ("block", "block with "), ("hand", "play ")):
        seen = my_turn(page)
        while not any(each.startswith(option) for each in seen["options"]) and not seen["over"]:
            builder.decide(seen)
            seen = my_turn(page, seen["question"])
        page.evaluate("scrollTo(0, 0)")
        if (name, picture) == ("phone", "hand"):
            page.get_by_role("region", name="Hand", exact=True).evaluate("hand => hand.scrollIntoView()")
        shoot(page, f"{name}-universus-{picture}")
    page.context.close()


class Builder(Clicker):
    """Plays and uses what there is, so that there is something to see."""

    def try_to(self, seen: dict[str, Any]) -> None:
        busy = [option for option in seen["options"] if option.startswith(BUSY)]
        if busy:
            self.choose(self.dice.choice(busy))
        else:
            super().try_to(seen)


def until(page: Page, option: str) -> None:
    """Play on until this can be chosen."""
    seen, clicker = my_turn(page), Clicker(page, SEED)
    while option not in seen["options"] and not seen["over"]:
        clicker.decide(seen)
        seen = my_turn(page, seen["question"])


def shoot(page: Page, name: str) -> None:
    page.wait_for_timeout(500)
    page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=82)
    print(f"docs/screenshots/{name}.jpg", flush=True)


if __name__ == "__main__":
    main()

"""How a person plays in the browser: look at what glows, touch it, and see what comes."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TooLong

SOON = 5000  # milliseconds: longer than anything takes on a page that is there, unless the machine is very busy
DONE = 3000  # decisions: no game takes as many

LOOK = """() => {
  const over = document.querySelector("[data-over]") !== null;
  const options = [...document.querySelectorAll("#options [data-option]")];
  const bar = document.querySelector("#options");
  return {
    over,
    question: bar ? bar.dataset.question ?? "" : "",
    options: options.map((option) => option.dataset.option),
    places: [...document.querySelectorAll("[data-place].ready:not([aria-hidden])")].map((one) => one.dataset.place),
  };
}"""
CHANGED = f"""(question) => {{
  const seen = ({LOOK})();
  return seen.over || (seen.question !== question && seen.options.length > 0) ? seen : null;
}}"""


def look(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(LOOK)
    return found


def my_turn(page: Page, before: str = "") -> dict[str, Any]:
    """Wait until another question than this one is open, or the match is over."""
    seen: dict[str, Any] = page.wait_for_function(CHANGED, arg=before).json_value()
    return seen


def new_table(page: Page, **plan: Any) -> str:
    """A table against a bot, made by the page's own request, and gone to."""
    page.goto("/rules")
    seats = {"seats": ["human", "greedy"], "sit": "P1", "name": "Ann", "public": False}
    body = {"game": "megafighter", **seats, **plan}
    made: dict[str, Any] = page.evaluate(
        """async (body) => {
          await fetch("/api/me");
          const headers = { "Content-Type": "application/json" };
          return (await fetch("/api/tables", { method: "POST", headers, body: JSON.stringify(body) })).json();
        }""",
        body,
    )
    page.goto(f"/t/{made['id']}")
    return str(made["id"])


class Somebody:
    """Decides at random until the match is over."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page, self.dice = page, random.Random(seed)

    def decide(self, seen: dict[str, Any]) -> None:
        raise NotImplementedError

    def play(self, until: int = DONE) -> int:
        """Decide until it is over; says how often."""
        seen = my_turn(self.page)
        for n in range(until):
            if seen["over"]:
                return n
            self.decide(seen)
            seen = my_turn(self.page, seen["question"])
        return until


class Clicker(Somebody):
    """Touches things on the drawn table, and the options that are about nothing there."""

    def __init__(self, page: Page, seed: int) -> None:
        super().__init__(page, seed)
        self.touched: list[str] = []  # places
        self.chosen: list[str] = []  # options, in the bar

    def decide(self, seen: dict[str, Any]) -> None:
        try:
            self.try_to(seen)
        except TooLong:
            if look(self.page)["question"] != seen["question"]:
                return  # the server was quicker: there was only one answer
            if self.page.locator("dialog[open]").count():
                self.page.keyboard.press("Escape")  # a page about something that was not to be chosen any more
            self.try_to(seen)  # a busy machine gets a second chance

    def try_to(self, seen: dict[str, Any]) -> None:
        if seen["places"] and self.dice.random() < 0.8:
            self.touch(self.dice.choice(seen["places"]))
        else:
            self.choose(self.dice.choice(seen["options"]))

    def touch(self, place: str) -> None:
        self.page.locator(f'[data-place="{place}"].ready:not([aria-hidden])').first.click(timeout=SOON)
        self.touched.append(place)
        several = self.page.locator("dialog[open] [data-option]")
        if several.count():
            several.first.click()

    def choose(self, option: str) -> None:
        self.page.locator(f'#options [data-option="{option}"]').click(timeout=SOON)
        self.chosen.append(option)


class Curious(Clicker):
    """Touches what it has touched nothing like of before, wherever there is such a thing."""

    def try_to(self, seen: dict[str, Any]) -> None:
        known = {place.partition(" ")[0] for place in self.touched}
        new = [place for place in seen["places"] if place.partition(" ")[0] not in known]
        if new:
            self.touch(self.dice.choice(new))
        else:
            super().try_to(seen)


class Keys(Somebody):
    """Never touches the mouse: digits for the first nine options, Tab and Enter for the others."""

    digits = tabbed = 0

    def reach(self, name: str) -> None:
        """Tab until something of this name has the focus."""
        for _ in range(60):
            self.page.keyboard.press("Tab")
            if name in self.page.evaluate("document.activeElement?.closest('a, button')?.innerText ?? ''"):
                return
        raise AssertionError(f"the keyboard does not reach {name}")

    def decide(self, seen: dict[str, Any]) -> None:
        at = self.dice.randrange(len(seen["options"]))
        if at < 9 and self.dice.random() < 0.8:
            self.digits += 1
            self.page.keyboard.press(str(at + 1))
            return
        self.tabbed += 1
        self.page.keyboard.press("o")
        for _ in range(20 + at):  # until it has the focus: the server may have been quicker, then nothing has it
            if self.page.evaluate("document.activeElement?.dataset.option ?? ''") == seen["options"][at]:
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("Tab")


class Reader(Somebody):
    """Plays by the words of the text mode: its buttons, and the list of options."""

    def __init__(self, page: Page, seed: int) -> None:
        super().__init__(page, seed)
        self.touched = 0

    def decide(self, seen: dict[str, Any]) -> None:
        try:
            self.try_to(seen)
        except TooLong:
            if look(self.page)["question"] == seen["question"]:
                self.try_to(seen)

    def try_to(self, seen: dict[str, Any]) -> None:
        buttons = self.page.locator(".stage li > button.button")
        if (count := buttons.count()) and self.dice.random() < 0.7:
            buttons.nth(self.dice.randrange(count)).click(timeout=SOON)
            self.touched += 1
            several = self.page.locator("dialog[open] [data-option]")
            if several.count():
                several.first.click()
        else:
            option = self.dice.choice(seen["options"])
            self.page.locator(f'#options [data-option="{option}"]').click(timeout=SOON)


def result(page: Page) -> str:
    """How it ended, in the page's words."""
    heading = page.locator("[data-over] h2")
    expect(heading).to_be_visible()
    return heading.inner_text()

"""A real Chromium, the real server, and pages that complain about nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from scripts.browser import find
from tests.house import House

PATIENCE = 30_000  # milliseconds, on a busy machine
DESKTOP, PHONE = {"width": 1440, "height": 900}, {"width": 360, "height": 740}
LAPTOP = {"width": 1280, "height": 800}
EXPECTED = (
    "net::ERR_CONNECTION_REFUSED",
    "net::ERR_FAILED",
    "WebSocket connection",
    "status of 401",
    "status of 404",
    "status of 422",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Real processes and a real clock, on busy machines: what fails is tried twice more, and pytest says so."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.slow)
            item.add_marker(pytest.mark.flaky(reruns=2))


expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = find()
    assert path is not None, "there is no Chromium here; `make browser` installs one"
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield found
        found.close()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server without pauses, for all tests of a file."""
    house = House(tmp_path_factory.mktemp("house"))
    try:
        house.start()
        yield house
    finally:
        house.stop(hard=True)


class Visitors:
    """People with browsers of their own; what their pages complain about is collected."""

    def __init__(self, browser: Browser, house: House) -> None:
        self.browser, self.house = browser, house
        self.contexts: list[BrowserContext] = []
        self.complaints: list[str] = []

    def new(self, size: dict[str, int] = DESKTOP, **settings: object) -> Page:
        context = self.browser.new_context(
            viewport=size,  # type: ignore[arg-type]
            base_url=self.house.address,
            reduced_motion="reduce",
            **settings,  # type: ignore[arg-type]
        )
        context.set_default_timeout(PATIENCE)
        self.contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", lambda said: self.note(said.type, said.text))
        return page

    def note(self, kind: str, text: str) -> None:
        if kind in ("error", "warning") and not any(one in text for one in EXPECTED):
            self.complaints.append(f"{kind}: {text}")

    def close(self) -> None:
        for context in self.contexts:
            context.close()


@pytest.fixture
def visitors(browser: Browser, house: House) -> Iterator[Visitors]:
    found = Visitors(browser, house)
    yield found
    found.close()
    assert found.complaints == []


@pytest.fixture
def page(visitors: Visitors) -> Page:
    return visitors.new()


@pytest.fixture
def newcomer(visitors: Visitors) -> Callable[..., Page]:
    return visitors.new

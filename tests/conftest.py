"""Which rules the tests run on: the sources (the default), or the compiled build (KUMITE_BUILD=compiled)."""

import os
import signal
from pathlib import Path

import pytest

ASKED = os.environ.setdefault("KUMITE_BUILD", "plain")

from hypothesis import settings

from kumite.build import which

RUNNING = which()
if ASKED not in ("auto", RUNNING):
    raise RuntimeError(f"asked to test the {ASKED} rules, but the {RUNNING} rules were imported")

# Started in the background of a script, a run is deaf to Ctrl-C, and so is every process that it starts.
signal.signal(signal.SIGINT, signal.default_int_handler)

# Repeatable, and without a stopwatch: this runs on busy machines.
settings.register_profile("kumite", deadline=None, derandomize=True)
settings.load_profile("kumite")


def pytest_report_header() -> str:
    return f"rules: {RUNNING} (KUMITE_BUILD={ASKED})"


# Rooms whose tests wait for browsers and servers.
WAITING = tuple(Path(__file__).parent / room for room in ("web", "server", "client"))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Who waits begins first: else one core is idle at the end, while the other still looks at a browser."""
    items.sort(key=lambda item: not any(room in item.path.parents for room in WAITING))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--soak-kills", type=int, default=8, help="how often tests/server/test_soak.py kills the server")

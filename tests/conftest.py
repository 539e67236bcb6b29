"""Which rules the tests run on: the sources (the default), or the compiled build (KUMITE_BUILD=compiled)."""

import os

import pytest

ASKED = os.environ.setdefault("KUMITE_BUILD", "plain")

from hypothesis import settings

from kumite.build import which

RUNNING = which()
if ASKED not in ("auto", RUNNING):
    raise RuntimeError(f"asked to test the {ASKED} rules, but the {RUNNING} rules were imported")

# Repeatable, and without a stopwatch: this runs on busy machines.
settings.register_profile("kumite", deadline=None, derandomize=True)
settings.load_profile("kumite")


def pytest_report_header() -> str:
    return f"rules: {RUNNING} (KUMITE_BUILD={ASKED})"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--soak-kills", type=int, default=8, help="how often tests/server/test_soak.py kills the server")

"""The help page loads no game, and `kumite` still offers what it always has."""

from __future__ import annotations

import subprocess
import sys

import kumite

HELP = "import sys, kumite.cli.app; print([name for name in sys.modules if name.startswith('kumite.games')])"
LATE = (
    "import kumite.games.universus.faces, kumite; print(kumite.games(), kumite.match.__name__, kumite.Match.__name__)"
)


def said(code: str) -> str:
    return subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout.strip()


def test_no_game_is_loaded_before_somebody_plays_one() -> None:
    assert said(HELP) == "[]"


def test_the_names_of_the_package() -> None:
    assert said(LATE) == f"{kumite.games()} match Match"
    assert all(hasattr(kumite, name) for name in kumite.__all__)
    assert not hasattr(kumite, "nothing_of_the_kind")

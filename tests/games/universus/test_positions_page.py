"""docs/positions/universus.md: every entry of a description is on it (its examples run in tests/scenarios)."""

from pathlib import Path

import pytest

from kumite.games.universus.describe import KEYS, MARKS, PHASES, SIDE_KEYS
from kumite.games.universus.written import KEYS as PRINTED

PAGE = (Path(__file__).parents[3] / "docs" / "positions" / "universus.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("word", [*KEYS, *SIDE_KEYS, *MARKS, *PHASES, *PRINTED])
def test_the_page_lists_every_entry(word: str) -> None:
    assert f"`{word}`" in PAGE

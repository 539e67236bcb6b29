"""A deck file that is wrong in several places is told all of them at once."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml
from typer.testing import CliRunner

import kumite.games.ufs.modes
import kumite.games.universus.modes  # noqa: F401  (they fill the catalogue, and know the formats)
from kumite.cli.app import app
from kumite.games.universus.construction import catalogue
from kumite.games.universus.deckfile import BadDeck, read_deck

WRONG: dict[str, Any] = {
    "deck": 7,
    "game": "universus",
    "character": "Nobody",
    "symbol": "fier",
    "cards": {"Busy Feet": 0, "Xyzzy": 4, "busy feet": "two"},
    "sidebar": {"Plugh": 1},
    "format": "legacy",
}
PARTS = (
    "deck must be text, in quotes where YAML reads something else; it is 7",
    "character: there is no card called 'Nobody'",
    "symbol: 'fier' is no symbol; did you mean 'fire'? [UVS-SYM-02]",
    "cards: there is no card called 'Xyzzy'",
    "cards: 'Busy Feet': a count is a whole number from 1 to 999, not 0; 'busy feet': a count is a whole number",
    "sidebar: there is no card called 'Plugh'",
    "format: there is no format 'legacy'; known are standard [UVS-DCON-01]",
)


def test_every_entry_that_is_wrong_is_told() -> None:
    with pytest.raises(BadDeck) as refused:
        read_deck(WRONG, catalogue())
    assert [part[: len(wanted)] for part, wanted in zip(refused.value.parts, PARTS, strict=True)] == list(PARTS)
    assert refused.value.rules == ("UVS-CHAR-05", "UVS-SYM-02", "UVS-DCON-01")


def test_unknown_and_missing_entries_are_told_with_the_rest() -> None:
    told = {key: value for key, value in WRONG.items() if key != "symbol"} | {"crads": {}, "hue": 1}
    with pytest.raises(BadDeck) as refused:
        read_deck(told, catalogue())
    first = refused.value.parts[0]
    assert first.startswith("unknown entry 'crads'; did you mean 'cards'?; unknown entry 'hue'; a deck file has deck")
    assert first.endswith("there is no entry 'symbol': the primary symbol, one of the character's")
    assert len(refused.value.parts) == len(PARTS)


def test_of_a_deck_for_another_game_nothing_more_is_said() -> None:
    with pytest.raises(BadDeck) as refused:
        read_deck(WRONG | {"deck": "Sevens", "game": "chess"}, catalogue())
    assert refused.value.parts == ("game: decks are checked for universus and ufs, not for 'chess'",)


def test_the_command_tells_them_a_line_each(tmp_path: Path) -> None:
    file = tmp_path / "wrong.yaml"
    file.write_text(yaml.safe_dump(WRONG), encoding="utf-8")
    result = CliRunner().invoke(app, ["deck", "check", str(file)])
    assert result.exit_code == 2
    lines = result.stderr.splitlines()
    assert [line[: len(f"{file}: {part}")] for line, part in zip(lines, PARTS, strict=True)] == [
        f"{file}: {part}" for part in PARTS
    ]

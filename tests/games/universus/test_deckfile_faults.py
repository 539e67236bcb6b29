"""A deck file that is wrong in several places is told all of them at once."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
import yaml
from typer.testing import CliRunner, Result

import kumite.games.ufs.modes
import kumite.games.universus.modes  # noqa: F401  (they fill the catalogue, and know the formats)
from kumite.cli.app import app
from kumite.errors import Refusal
from kumite.games.universus.construction import catalogue
from kumite.games.universus.deckfile import BadDeck, read_deck
from kumite.server.cards.judge import from_text

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
    assert first.endswith("there is no entry 'symbol': one of the starting character's symbols")
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


def test_of_many_unknown_names_a_few_are_told() -> None:
    many = {f"Xyzzy {n}": 1 for n in range(20_000)}
    told = {"deck": "Many", "game": "universus", "character": "Mirri Vell the Firecracker", "symbol": "fire"}
    with pytest.raises(BadDeck) as refused:
        read_deck({**told, "cards": many}, catalogue())
    assert refused.value.reason.count("there is no card called") == 8
    assert refused.value.reason.endswith("; and 19992 more of these names are of no card")


NEARLY: dict[str, Any] = {
    "deck": "Nearly",
    "game": "universus",
    "character": "Mirri Vell the Firecracker",
    "symbol": "fire",
    "cards": {"Bussy Feet": 4, "Busy Feet": 5, "Short Fuse": 4},
}
SHORT = "the deck has 13 cards; 60 is the least [UVS-DCON-02]"
MANY = "there are 5 copies of Busy Feet (5 in the deck); 4 may be there [UVS-DCON-08]"
UNKNOWN = "cards: there is no card called 'Bussy Feet', did you mean 'Busy Feet'?"


def checked(tmp_path: Path, told: dict[str, Any], *more: str) -> Result:
    file = tmp_path / "deck.yaml"
    file.write_text(yaml.safe_dump(told), encoding="utf-8")
    return CliRunner().invoke(app, ["deck", "check", str(file), *more])


@pytest.mark.proves("UVS-CHAR-05", "UVS-DCON-02", "UVS-DCON-08")
def test_beside_an_unknown_name_every_other_reason_is_told(tmp_path: Path) -> None:
    """A card of that name counts as one: the deck has as many cards as it says."""
    result = checked(tmp_path, NEARLY)
    assert result.exit_code == 2
    lines = [line.removeprefix(f"{tmp_path / 'deck.yaml'}: ") for line in result.stderr.splitlines()]
    assert lines == [f"{UNKNOWN} [UVS-CHAR-05]", SHORT, MANY]
    told = json.loads(checked(tmp_path, NEARLY, "--json").stdout)["decks"][0]
    assert told["result"] == "unreadable"
    assert [fault["rules"] for fault in told["faults"]] == [["UVS-DCON-02"], ["UVS-DCON-08"]]


@pytest.mark.proves("UVS-CHAR-05", "UVS-DCON-02")
def test_beside_an_unknown_character_too(tmp_path: Path) -> None:
    """Of symbols nothing is said: which ones it has, nobody knows."""
    result = checked(tmp_path, NEARLY | {"character": "Mirri Fell the Firecracker", "cards": {"Busy Feet": 4}})
    assert result.exit_code == 2
    first, second = [line.split(": ", 1)[1] for line in result.stderr.splitlines()]
    assert first.endswith(
        "called 'Mirri Fell the Firecracker', did you mean 'Mirri Vell the Firecracker'? [UVS-CHAR-05]"
    )
    assert second == "the deck has 4 cards; 60 is the least [UVS-DCON-02]"


def test_where_more_than_names_is_wrong_the_deck_is_not_judged(tmp_path: Path) -> None:
    result = checked(tmp_path, NEARLY | {"sidebar": 7})
    assert result.exit_code == 2
    assert len(result.stderr.splitlines()) == 2
    assert "60 is the least" not in result.stderr


@pytest.mark.proves("UVS-CHAR-05", "UVS-DCON-02", "UVS-DCON-08")
def test_the_deck_builder_says_the_same() -> None:
    with pytest.raises(Refusal) as refused:
        from_text(NEARLY, None, None)
    assert refused.value.reason == "; ".join([UNKNOWN, SHORT[: SHORT.index(" [")], MANY[: MANY.index(" [")]])
    assert refused.value.rules == ("UVS-CHAR-05", "UVS-DCON-02", "UVS-DCON-08")

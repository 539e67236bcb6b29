"""`kumite deck check` of a deck for UFS: its own cards, its own rules, its own words."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
import yaml
from typer.testing import CliRunner, Result

from kumite.cli.app import app
from kumite.games.ufs.shelf import SHELF

MINE: dict[str, Any] = {
    "deck": "My Lessons",
    "game": "ufs",
    "character": "Wren Halloway",
    "symbol": "good",
    "cards": dict(SHELF.decks["Quick Study"].cards),
}


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "100")
    return tmp_path


def run(told: dict[str, Any], *more: str) -> Result:
    Path("mine.yaml").write_text(yaml.safe_dump(told), encoding="utf-8")
    return CliRunner().invoke(app, ["deck", "check", "mine.yaml", *more])


@pytest.mark.proves("UFS-DECK-01")
def test_a_legal_deck_in_the_words_of_its_edition() -> None:
    result = run(MINE)
    assert result.exit_code == 0, result.output
    lines = result.stdout.splitlines()
    assert lines[:4] == [
        "legal    mine.yaml: My Lessons (UFS)",
        "         Wren Halloway, symbol good",
        "         60 cards, the character among them",
        "         27 foundations, 24 attacks, 6 assets, 2 characters",
    ]
    assert " and control " in lines[4]
    assert lines[5].startswith("         control ")


@pytest.mark.proves("UFS-DECK-01", "UFS-DECK-02", "UFS-DECK-03", "UFS-RULING-25")
def test_an_illegal_deck_gets_every_reason_with_the_rules_of_its_edition() -> None:
    result = run({**MINE, "cards": {"Borrowed Jab": 5, "Tripwire": 2}})
    text = " ".join(result.stdout.split())
    assert result.exit_code == 1
    assert "the deck has 8 cards, its character among them; 60 is the least [UFS-DECK-01]" in text
    assert "there are 5 copies of Borrowed Jab; 4 may be there [UFS-DECK-02, UFS-RULING-25]" in text
    assert "Tripwire has earth, death and order, not good [UFS-DECK-03, UFS-DECK-04, UFS-RULING-23]" in text
    assert "UVS-" not in text


@pytest.mark.proves("UFS-DECK-06")
def test_a_card_of_another_character_is_warned_of() -> None:
    engineer = {**MINE, "symbol": "death", "cards": dict(SHELF.decks["Hollow House"].cards)}
    assert "but " not in run({**engineer, "character": "Ottoline Crake"}).stdout
    hers = run({**engineer, "character": "Ottoline Crake"}, "--json")
    assert "warnings" not in json.loads(hers.stdout)["decks"][0]
    other = run(engineer)
    said = "but The Hollow House is for Ottoline Crake only, and the deck starts with Wren Halloway [UFS-DECK-06]"
    assert said in " ".join(other.stdout.split())
    told = json.loads(run(engineer, "--json").stdout)["decks"][0]
    assert told["warnings"][0]["rules"] == ["UFS-DECK-06"]


def test_a_card_of_the_other_edition_is_unknown_here() -> None:
    result = run({**MINE, "cards": {"Tin-Can Jab": 4}})
    assert result.exit_code == 2
    assert "there is no card called 'Tin-Can Jab'" in result.stderr
    assert "[UFS-CARD-03]" in result.stderr


def test_there_is_no_sidebar() -> None:
    result = run({**MINE, "sidebar": {"Borrowed Jab": 1}})
    assert result.exit_code == 2
    assert "unknown entry 'sidebar'" in result.stderr

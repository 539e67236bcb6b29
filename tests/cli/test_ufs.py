"""The terminal at a table of UFS: what is told, by watching, replaying or `log`, is in its words and cites its book."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from kumite.cli.app import app

DECKS = ["--option", "p1_deck=Hollow House", "--option", "p2_deck=Quick Study"]


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("COLUMNS", "80")
    return tmp_path / "match.kumite"


def shown(*arguments: str, typed: str = "") -> str:
    result = CliRunner().invoke(app, list(arguments), input=typed)
    assert result.exit_code == 0, result.output
    return result.stdout


def is_of_this_edition(told: str) -> bool:
    return "vitality (" in told and "passes the control check." in told and "health" not in told and "UVS-" not in told


@pytest.mark.proves("UFS-DMG-04")
def test_whoever_looks_on_reads_the_words_of_the_edition(file: Path) -> None:
    watched = shown("play", "ufs", "--watch", "--bot", "random", "--seed", "5", *DECKS, "--save", str(file))
    replayed = shown("replay", str(file))
    for told in (watched, replayed):
        assert is_of_this_edition(told)
        assert "[UFS-DMG-04]" in told


@pytest.mark.proves("UFS-DMG-04")
def test_a_player_is_told_in_them_too(file: Path) -> None:
    typed = "\n".join(["1", "keep", "pass", *["1"] * 30, "log all", "quit"])
    told = shown("play", "ufs", "--bot", "random", "--seed", "5", *DECKS, "--save", str(file), typed=typed)
    assert is_of_this_edition(told)

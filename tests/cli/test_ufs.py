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


def intro(mode: str) -> str:
    return " ".join(shown("play", "ufs", "--bot", "random", "--seed", "5", "--mode", mode, *DECKS).split())


@pytest.mark.proves("UFS-INTRO-03")
def test_a_newcomer_is_told_of_the_game_without_card_texts(file: Path) -> None:
    assert "without card texts: 'kumite play ufs --mode intro'" in intro("single")
    assert "without card texts" not in intro("intro")
    assert "Nothing in the text boxes counts in this game." in intro("intro")


@pytest.mark.proves("UFS-DISC-02", "UFS-RFG-01", "UFS-SETUP-08")
def test_open_piles_can_be_looked_through(file: Path) -> None:
    typed = "1\npiles\nmulligan\npiles\nkeep all\npass\ndiscards\nquit"
    told = shown("play", "ufs", "--bot", "random", "--seed", "5", *DECKS, "--save", str(file), typed=typed)
    first, after_mulligan, later = told.split("P1's discard pile")[1:]
    assert first.startswith(": no cards.")
    assert "Removed" not in first
    assert after_mulligan.startswith(": no cards.")
    assert "Removed from the game, of P1, 6 cards, the last one first: " in after_mulligan
    assert "P2's discard pile, 4 cards, the last one first: Page-Turner Slam, Everything\n    They Taught Me, " in later


def test_the_help_speaks_of_cards(file: Path) -> None:
    told = shown("play", "ufs", "--bot", "random", "--seed", "5", *DECKS, "--save", str(file), typed="help\nquit\n")
    assert "  card ...      everything on a card, or in a deck: 'card trip', 'card hollow'" in told
    assert "fighter" not in told

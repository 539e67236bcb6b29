"""`kumite deck check`: legal decks in a few lines, every reason against the others, a sentence for unreadable files."""

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

import kumite.cli.deck
from kumite.cli.app import app
from kumite.games.universus.construction import Catalogue
from kumite.games.universus.define import face
from kumite.games.universus.printed import Card, Face
from kumite.games.universus.terms import ATTACK, CHARACTER, FOUNDATION

SYMBOLS = ("fire", "good", "all")

GOOD = """
deck: Proof Storm
game: universus
character: Kaida 1
symbol: fire
cards: {Stance 1: 4, Stance 2: 4, Stance 3: 4, Stance 4: 4, Stance 5: 4, Stance 6: 4, Stance 7: 4, Stance 8: 4,
        Jab 1: 4, Jab 2: 4, Jab 3: 4, Jab 4: 4, Jab 5: 4, Jab 6: 4, Jab 7: 3, Kaida 1: 1}
sidebar: {Stance 9: 4, Stance 10: 4, Jab 8: 2}
"""
SMALL = GOOD.replace("Jab 7: 3, ", "").replace("symbol: fire", "symbol: evil").replace("Jab 8: 2", "Jab 8: 5")
TYPO = GOOD.replace("Stance 3", "Stanze 3")


@pytest.fixture(autouse=True)
def cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cards of the test's own."""
    monkeypatch.setattr(kumite.cli.deck, "known_cards", known)


def known(game: str) -> Catalogue:
    found: list[Face] = [
        face("Kaida", CHARACTER, 6, 6, symbols=SYMBOLS, hand_size=6, health=25, version="1"),
        *[face(f"Stance {n}", FOUNDATION, 2, 5, "+2 mid", symbols=SYMBOLS) for n in range(1, 13)],
        *[face(f"Jab {n}", ATTACK, 4, 2, symbols=SYMBOLS, speed=3, damage=3, zone="mid") for n in range(1, 13)],
    ]
    return {each.full_name(): Card(each) for each in found}


def run(*arguments: Path | str) -> Result:
    return CliRunner().invoke(app, ["deck", "check", *map(str, arguments)])


def write(folder: Path, name: str, text: str) -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A legal deck, an illegal one and one with a typo."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "100")
    write(tmp_path, "good.yaml", GOOD)
    write(tmp_path, "small.yaml", SMALL)
    write(tmp_path, "typo.yaml", TYPO)
    return tmp_path


def test_a_legal_deck_is_shown_in_a_few_lines(folder: Path) -> None:
    result = run("good.yaml")
    assert result.exit_code == 0, result.output
    assert result.stdout.splitlines() == [
        "legal    good.yaml: Proof Storm (Standard)",
        "         Kaida 1, primary symbol fire",
        "         60 cards, 10 in the sidebar",
        "         32 foundations, 27 attacks, 1 character",
        "         difficulty 3.0 and check 3.7 on average",
        "         check   2   5   6",
        "         cards  27  32   1",
        "                 ▇   █   ▁",
    ]


@pytest.mark.proves("UVS-DCON-02", "UVS-DCON-06", "UVS-DCON-08", "UVS-DCON-09")
def test_an_illegal_deck_gets_every_reason_with_its_rules(folder: Path) -> None:
    result = run("small.yaml")
    assert result.exit_code == 1
    lines = result.stdout.splitlines()
    assert lines[0] == "ILLEGAL  small.yaml: Proof Storm (Standard)"
    assert lines[1] == "         the deck has 57 cards; 60 is the least  [UVS-DCON-02]"
    text = " ".join(result.stdout.split())
    assert "the sidebar has 13 cards; it must have exactly 10, or none [UVS-DCON-06]" in text
    assert "Kaida 1 has fire, good and all, so the primary symbol cannot be evil [UVS-DCON-09, UVS-SYM-03]" in text
    assert "there are 5 copies of Jab 8 (5 in the sidebar); 4 may be there [UVS-DCON-08]" in text
    assert text.count("not the primary symbol evil") == 18
    assert all(len(line) <= 100 for line in lines)


@pytest.mark.proves("UVS-RULING-56")
def test_the_table_may_count_the_starting_character(folder: Path) -> None:
    path = write(folder, "many.yaml", GOOD.replace("Kaida 1: 1}", "Kaida 1: 4}"))
    assert run(path).exit_code == 0
    result = run(path, "--starter-counts")
    assert result.exit_code == 1
    assert "UVS-RULING-56" in result.stdout
    assert run("good.yaml", "--starter-counts").exit_code == 0


def test_one_that_cannot_be_read_gets_one_sentence_with_file_and_place(folder: Path) -> None:
    result = run("typo.yaml")
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith("typo.yaml: cards: there is no card called 'Stanze 3', did you mean 'Stance 3'")
    assert result.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (GOOD + "  : : :", "bad.yaml: line 9, column"),
        (GOOD + "deck: again\n", "bad.yaml: line 9: 'deck' stands here a second time"),
        (GOOD.replace("Jab 2: 4", "Jab 1: 4"), "'Jab 1' stands here a second time"),
        (GOOD.replace("character: Kaida 1\n", ""), "bad.yaml: there is no entry 'character'"),
        (GOOD + "format: legacy\n", "bad.yaml: format: there is no format 'legacy'; known are standard [UVS-DCON-01]"),
        (GOOD.replace("Jab 1: 4", "Jab 1: -4"), "bad.yaml: cards: 'Jab 1': a count is a whole number from 1 to 999"),
        ("", "bad.yaml: a deck file is a mapping with deck, game, character, symbol, cards; this is nothing"),
        ("a: &a [*a]\nb: *a\n", "bad.yaml: "),
    ],
)
def test_what_is_wrong_is_said_with_its_place(folder: Path, text: str, says: str) -> None:
    write(folder, "bad.yaml", text)
    result = run("bad.yaml")
    assert result.exit_code == 2
    assert says in result.stderr
    assert result.stderr.count("\n") == 1


def test_wrong_files_get_one_sentence(folder: Path) -> None:
    assert (run("none.yaml").exit_code, run("none.yaml").stderr) == (2, "There is no file none.yaml.\n")
    assert run(folder).stderr == f"{folder} is a folder, not a file.\n"
    binary = folder / "b.yaml"
    binary.write_bytes(b"\xff")
    assert run(binary).stderr == f"{binary} is not UTF-8 text: invalid start byte at byte 0.\n"
    assert run().exit_code == 2


def test_several_files_are_all_looked_at_and_the_worst_decides(folder: Path) -> None:
    result = run("typo.yaml", "small.yaml", "good.yaml")
    assert result.exit_code == 2
    assert result.stdout.splitlines()[-1] == "1 legal, 1 illegal, 1 could not be read"
    result = run("good.yaml", "small.yaml")
    assert (result.exit_code, result.stdout.splitlines()[-1]) == (1, "1 legal, 1 illegal")


def test_for_programs(folder: Path) -> None:
    result = run("good.yaml", "small.yaml", "typo.yaml", "--json")
    assert (result.exit_code, result.stderr) == (2, "")
    data: dict[str, Any] = json.loads(result.stdout)
    assert (data["legal"], data["illegal"], data["unreadable"]) == (1, 1, 1)
    good, small, typo = data["decks"]
    assert good["profile"]["types"] == {"foundation": 32, "attack": 27, "character": 1}
    assert good["profile"]["checks"] == {"2": 27, "5": 32, "6": 1}
    assert (good["result"], good["faults"], good["format"]) == ("legal", [], "standard")
    assert small["faults"][0] == {"reason": "the deck has 57 cards; 60 is the least", "rules": ["UVS-DCON-02"]}
    assert "profile" not in small
    assert (typo["result"], typo["file"]) == ("unreadable", "typo.yaml")
    assert typo["error"].startswith("cards: there is no card called 'Stanze 3'")


def test_without_a_test_it_knows_the_cards_of_the_house(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    token = write(folder, "token.yaml", GOOD.replace("Kaida 1", "Power").replace("Stance 1:", "Powr:"))
    assert "there is no card called 'Powr', did you mean 'Power'?" in run(token).stderr


def test_deck_alone_shows_what_there_is() -> None:
    result = CliRunner().invoke(app, ["deck"])
    assert "check" in result.output

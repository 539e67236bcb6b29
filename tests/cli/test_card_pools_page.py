"""docs/card-pools.md: a designer who does what stands there, in that order, gets what it says."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
from typer.testing import CliRunner

from kumite.cards.sheet import read_sheet
from kumite.cli.app import app

PAGE = (Path(__file__).parent.parent.parent / "docs" / "card-pools.md").read_text(encoding="utf-8")
FENCED = re.compile(r"^```(.*)\n((?:.*\n)*?)```$", re.MULTILINE)
ECHOED = re.compile(r'echo "([^"]*)" \| ')


@pytest.fixture(scope="module")
def said(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """What every command of the page prints."""
    folder = tmp_path_factory.mktemp("designer")
    found: dict[str, str] = {}
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(folder)
        patch.setenv("COLUMNS", "120")
        patch.setenv("KUMITE_POOLS", str(folder / "pools"))
        patch.setenv("XDG_STATE_HOME", str(folder / "state"))
        for title, body in FENCED.findall(PAGE):
            if title:
                (folder / title.split()[-1]).write_text(body, encoding="utf-8")
                continue
            for line in body.splitlines():
                found[line.split("  #")[0].strip()] = run(line)
    return found


def run(line: str) -> str:
    """The whole line, whatever is typed into a game is that one leaves it."""
    if "ADDRESS" in line:
        return ""
    echoed = ECHOED.match(line)
    typed = f"{echoed[1]}\n" if echoed else "quit\n"
    words = shlex.split(ECHOED.sub("", line), comments=True)
    assert words.pop(0) == "kumite"
    if words[0] == "sim":
        words += ["--jobs", "1"]
        words[words.index("--games") + 1] = "2"
    result = CliRunner().invoke(app, words, input=typed)
    assert result.exit_code in (0, 1), f"{line}: {result.output}"
    return " ".join(result.output.split())


@pytest.mark.parametrize(
    ("command", "words"),
    [
        ("kumite cards try kick.txt", "Not said, so assumed: difficulty 4; check 3."),
        ("kumite cards try kick.txt --play", "play Lantern Kick"),
        ('echo "Enhance Commit: Draw 1 card." | kumite cards try -', "Understood: Enhance Commit: Draw 1 card."),
        (
            "kumite cards try lantern.txt",
            "On the other side: Burning Lantern (yours, universus) attack 3 mid 4; Stun: 1",
        ),
        ("kumite cards check lamps.txt", "universus all 3 3 100.0%"),
        ("kumite cards import lamps.txt --name Lamps", "Card pool 'Lamps': 3 cards, 3 of them understood."),
        ("kumite cards pools", "Lamps: 3 cards, 3 of them understood"),
        ('kumite cards show "Wick Drill"', "Understood: Form Commit: Draw 1 card."),
        ("kumite cards show wick --pool Lamps --json", '"name": "Wick Drill"'),
        ("kumite deck check lamps.yaml", "legal lamps.yaml: Street Lamps (Standard)"),
        ("kumite play universus --deck lamps.yaml", "Osk Farrow the Lamplighter"),
        ("kumite sim universus --deck lamps.yaml --games 20", "win rate"),
    ],
)
def test_a_command_of_the_page(said: dict[str, str], command: str, words: str) -> None:
    assert words in said[command]


def test_a_scenario_of_the_page_holds(said: dict[str, str]) -> None:
    assert said["kumite scenario kick-scenario.yaml"].endswith("1 passed, 0 failed")


@pytest.mark.parametrize(
    "line",
    [
        *("attack: 3M4", "block: mid +2", "block: +2M", "check: 4", "control: 4", "vitality: 4", "stamina: 4"),
        *("symbols: fire, attuned:water, void", "symbols: infinity", "keywords: Kick, Stun: 1, Combo (Punch, Low)"),
        *("game: ufs", 'back: {name: Burning Lantern, type: asset, text: "..."}'),
    ],
)
def test_an_entry_of_the_page(line: str) -> None:
    key, _, value = line.partition(": ")
    assert f"`{value}`" in PAGE or f"`{key}`" in PAGE
    assert read_sheet(f"name: Wick\n{line}\n").record.name == "Wick"

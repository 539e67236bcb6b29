"""`kumite sim`: what is given on the command line, what of it is refused, and what is shown for it."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from typer.testing import CliRunner

from kumite.cli.app import app
from kumite.cli.given import table_options
from kumite.cli.sim import in_turns, sides
from kumite.errors import BadOption
from kumite.sim.pool import Plan


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--option", "first"], "not of the form NAME=VALUE"),
        (["--option", "speed=3"], "no option 'speed'"),
        (["--option", "turn_limit=²"], "option turn_limit is '²'; it must be a whole number"),
        (["--option", "turn_limit=" + "9" * 5000], "it must be a whole number from 1 to 10000"),
        (["--option", "turn_limit=-5"], "option turn_limit is -5"),
        (["--bots", "nope,greedy"], "there is no bot 'nope'"),
        (["--by", "moon"], "--by is 'moon'"),
    ],
)
def test_a_wish_that_cannot_be_granted_is_refused_in_a_sentence(arguments: list[str], says: str) -> None:
    result = CliRunner().invoke(app, ["sim", "megafighter", "--games", "2", "--jobs", "1", *arguments])
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1
    assert says in result.stderr


def test_options_are_what_they_look_like() -> None:
    given = ["a=true", "b=No", "c = 12", "d=-3", "e=P1", "f=", "g=x=y", "h=" + "1" * 10, "i=١"]
    assert table_options(given) == {
        "a": True,
        "b": False,
        "c": 12,
        "d": -3,
        "e": "P1",
        "f": "",
        "g": "x=y",
        "h": "1111111111",
        "i": "١",
    }


SHORT = ("--option", "draft=random", "--option", "turn_limit=4", "--bots", "random,random", "--games", "6")


def run(*arguments: str) -> str:
    result = CliRunner().invoke(app, ["sim", "megafighter", "--jobs", "1", *arguments])
    assert result.exit_code == 0, result.output
    return result.stdout


def test_the_tables() -> None:
    lines = run("--games", "4", "--by", "fighter", "--option", "draft=random").splitlines()
    assert lines[0].startswith("megafighter: 4 games, 0 draws, ")
    assert lines[0].endswith(" turns a game")
    assert [line.split()[0] for line in lines[2:5]] == ["bot", "greedy", "random"]
    assert lines[3].split() == ["greedy", "4", "4", "0", "100.0%", "51.0%", "-", "100.0%"]
    assert [line.split()[0] for line in lines[6:9]] == ["seat", "P1", "P2"]
    assert lines[10].split()[0] == "fighter"
    assert len(lines) > 16


@pytest.mark.parametrize(
    ("mode", "options", "share"),
    [
        ("versus", {}, 1 / 2),
        ("team", {"teams": "3v3"}, 1 / 2),
        ("team", {"teams": "2v2v2"}, 1 / 3),
        ("free-for-all", {"players": 6}, 1 / 6),
        ("boss", {}, 1 / 2),
    ],
)
def test_a_fair_share_of_the_wins_is_one_side_s_of_the_table(mode: str, options: dict[str, str], share: float) -> None:
    assert sides(Plan("sftmg", (), mode, dict(options)))[1] == share


def test_a_drawn_free_for_all_is_fair_for_everybody() -> None:
    asked = ["sim", "sftmg", "--mode", "free-for-all", "--option", "players=5", "--option", "turn_limit=1"]
    asked += [
        "--bots",
        "random,random,random,random,random",
        "--games",
        "5",
        "--jobs",
        "1",
        "--by",
        "fighter",
        "--json",
    ]
    found = json.loads(CliRunner().invoke(app, asked).stdout)
    assert found["draws"] == found["games"] == 5
    assert {each["rate"] for each in found["by_fighter"].values()} == {0.2}
    assert {each["verdict"] for each in found["by_fighter"].values()} == {"fair"}


def test_the_same_seed_gives_the_same_bytes_for_programs() -> None:
    first = run(*SHORT, "--json", "--by", "fighter")
    assert run(*SHORT, "--json", "--by", "fighter") == first
    found = json.loads(first)
    assert (found["games"], found["draws"], found["turns"], found["whole"]) == (6, 6, 4.0, True)
    assert found["by_bot"]["random #1"] == {
        "games": 6,
        "wins": 0,
        "draws": 6,
        "rate": 0.5,
        "low": 0.1876,
        "high": 0.8124,
    }
    assert sum(each["games"] for each in found["by_fighter"].values()) == 6 * 6
    assert {each["verdict"] for each in found["by_fighter"].values()} == {"fair"}


def test_what_is_kept_is_not_played_again(tmp_path: Path) -> None:
    file = tmp_path / "games"
    whole = run(*SHORT, "--json")
    assert run(*SHORT, "--json", "--keep", str(file)) == whole
    lines = file.read_text().splitlines(keepends=True)
    assert len(lines) == 7
    forged = lines[1].replace("[],", "[0],", 1)  # a draw that was none: if it shows, the game was not played again
    file.write_text("".join([lines[0], forged, *lines[2:5]]))
    found = json.loads(run(*SHORT, "--json", "--keep", str(file)))
    assert (found["games"], found["draws"]) == (6, 5)
    assert file.read_text().splitlines(keepends=True)[5:] == lines[5:]


def test_a_file_that_keeps_something_else_is_refused_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "notes").write_text("milk, eggs")
    result = CliRunner().invoke(app, ["sim", "megafighter", *SHORT, "--keep", str(tmp_path / "notes")])
    assert result.exit_code == 2
    assert result.stderr == f"{tmp_path / 'notes'} does not keep a simulation\n"


@pytest.mark.skipif(sys.platform == "win32", reason="there is no Ctrl-C to send to a group of processes")
@pytest.mark.parametrize("jobs", ["1", pytest.param("2", marks=pytest.mark.slow)])
def test_an_interrupted_run_shows_what_it_has_and_goes_on_later(tmp_path: Path, jobs: str) -> None:
    file = tmp_path / "games"
    command = [sys.executable, "-m", "kumite.cli.app", "sim", "megafighter", "--games", "100000", "--jobs", jobs]
    command += ["--bots", "random,random", "--keep", str(file)]
    running = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    until = time.monotonic() + 60
    while time.monotonic() < until and not (file.exists() and file.read_bytes().count(b"\n") > 3):
        time.sleep(0.05)
    os.killpg(running.pid, signal.SIGINT)
    out, err = running.communicate(timeout=60)
    assert running.returncode == 130
    assert err == ""
    kept = file.read_bytes().count(b"\n") - 1
    assert out.startswith(f"Interrupted. This is what was played until then:\nmegafighter: {kept} games, ")
    assert kept >= 3


@pytest.mark.parametrize(
    ("mode", "named", "seated"),
    [
        ("versus", ("greedy", "random"), ("greedy", "random")),
        ("team", ("greedy", "random"), ("greedy", "random", "greedy", "random")),
        ("free-for-all", ("greedy", "random", "random", "random"), ("greedy", "random", "random", "random")),
        ("free-for-all", ("greedy", "random"), ("greedy", "random", "greedy", "random")),
    ],
)
def test_at_a_table_of_many_bots_sit_in_turns(mode: str, named: tuple[str, ...], seated: tuple[str, ...]) -> None:
    assert in_turns(Plan("sftmg", named, mode)).bots == seated


@pytest.mark.parametrize(
    ("options", "named", "says"),
    [
        ({}, "greedy,random,random", "this table has 4 seats; 3 bots were named: name 2 or 4 of them"),
        ({}, "greedy", "this table has 4 seats; 1 bot was named: name 2 or 4 of them"),
        ({"players": 3}, "greedy,random", "this table has 3 seats; 2 bots were named: name 3 of them"),
    ],
)
def test_bots_that_cannot_sit_in_turns_are_refused(options: dict[str, int], named: str, says: str) -> None:
    with pytest.raises(BadOption) as refused:
        in_turns(Plan("sftmg", tuple(named.split(",")), "free-for-all", options))
    assert str(refused.value) == says

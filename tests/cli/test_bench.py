"""`kumite bench`: the figures, for people and for programs."""

import json
import sys

import pytest
from typer.testing import CliRunner, Result

import kumite
from kumite.build import which
from kumite.cli.app import app
from kumite.cli.bench import show


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, ["bench", "--seconds", "0.1", *arguments])


@pytest.mark.slow
def test_for_programs() -> None:
    result = run("--json")
    assert result.exit_code == 0
    found = json.loads(result.stdout)
    assert list(found) == ["games", "peers", "compiled"]
    assert list(found["games"]) == kumite.games()
    assert found["peers"] == {}
    assert found["compiled"] is (which() == "compiled")
    ours = found["games"]["megafighter"]
    assert {"decisions_per_s", "games_per_s", "decisions_per_game", "clone_us", "peak_mb"} <= set(ours)
    assert all(isinstance(figure, int | float) for figure in ours.values())


@pytest.mark.slow
def test_big_tables_are_measured_against_the_duel(capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(run("megafighter", "sftmg", "--json").stdout)
    crowds = found["games"]["sftmg"]["crowds"]
    assert list(crowds) == ["team teams 2v2v2", "free-for-all players 6", "tag team tag_teams 2v2v2"]
    for held in crowds.values():
        assert list(held) == ["decisions_per_s", "percent_of_the_duel", "clone_us"]
        assert min(held.values()) > 0
    assert "crowds" not in found["games"]["megafighter"]
    show(found)
    assert "free-for-all players 6: " in capsys.readouterr().out


@pytest.mark.slow
def test_for_people_it_says_which_build_was_measured() -> None:
    result = run("megafighter")
    assert result.exit_code == 0
    assert result.stdout.startswith("The rules compiled" if which() == "compiled" else "The rules as written (plain;")
    assert "decisions/s through the public API" in result.stdout
    assert "us a clone" in result.stdout
    assert "measuring megafighter" in result.stderr


@pytest.mark.slow
def test_peers_that_are_missing_can_be_had(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "rlcard", None)
    monkeypatch.setitem(sys.modules, "chess", None)
    assert "rlcard uno: not installed; `make peers` installs it" in run("megafighter", "--peers").stdout
    assert (
        json.loads(run("megafighter", "--peers", "--json").stdout)["peers"]["python-chess"]
        == "`make peers` installs it"
    )


@pytest.mark.slow
def test_only_the_games_that_are_named_are_measured() -> None:
    assert list(json.loads(run("ufs", "megafighter", "ufs", "--json").stdout)["games"]) == ["ufs", "megafighter"]
    result = run("megafighter", "chess")
    assert result.exit_code == 2
    assert "there is no game 'chess'; there is megafighter" in result.stderr
    assert "measuring" not in result.stderr


def test_no_time_at_all_is_refused() -> None:
    assert run("--seconds", "0").exit_code == 2

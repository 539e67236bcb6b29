"""'pass until ...' in the terminal: what is passed by itself, when that ends, and where it is offered."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import kumite
from kumite.cli import pilot
from kumite.cli.app import app
from kumite.cli.pilot import Pilot
from kumite.client import link
from kumite.games import GAMES
from tests.client.fake import Line, fake_server, update

OFFERED = "'pass until attack' or 'pass until turn' passes by itself."
Resume = Callable[..., str]
PASSED = "(Passed for you, until your next turn.)"
ENDED = "Passing by itself has ended."
HELD: dict[str, Any] = {
    "P1": {
        "character": "Mirri Vell the Firecracker",
        "hand": ["Tin-Can Jab", "Tin-Can Jab"],
        "stage": ["Short Fuse", "Busy Feet", "Street Rhythm", "Chip on the Shoulder"],
    },
    "P2": {"character": "Boro Halvard the Landslide", "hand": ["Quarry Fist"]},
}


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setattr(link, "FIRST_WAIT", 0.01)
    monkeypatch.setattr(pilot, "WAIT", 0.02)
    return tmp_path


@pytest.fixture
def resume(tmp_path: Path) -> Resume:
    def told(*typed: str) -> str:
        """What comes of these lines in P1's Combat Phase, against a bot."""
        file = tmp_path / "held.kumite"
        file.write_text(kumite.setup("universus", HELD, seed=1).save())
        return shown("--resume", str(file), "--bot", "greedy", typed="".join(f"{line}\n" for line in typed))

    return told


def shown(*arguments: str, typed: str = "") -> str:
    result = CliRunner().invoke(app, ["play", *arguments], input=typed)
    assert result.exit_code == 0, result.output
    return result.stdout


def view_at(what: str, **fields: Any) -> dict[str, Any]:
    question = {"what": what, "seat": "P1", "prompt": "Respond?", "options": ["pass", "use Coin"], "rules": []}
    view: dict[str, Any] = kumite.setup("universus", HELD, seed=1).view("P1")
    del view["events"]
    return {**view, "question": question, **fields}


# At one's own keyboard


def test_windows_are_passed_until_the_next_turn(resume: Resume) -> None:
    assert OFFERED in resume("play tin")
    passed = resume("pass until turn", "play tin", "pass")
    assert "Passing until your next turn" in passed
    assert passed.count(PASSED) > 1
    assert OFFERED not in passed
    assert passed.index(PASSED) < passed.index(ENDED) < passed.index("* Turn 7: P1.")


def test_an_attack_ends_it(resume: Resume) -> None:
    told = resume("pass until attack", "play tin")
    assert told.index("Passing until an attack is played") < told.index(ENDED) < told.index(OFFERED)
    assert "Passed for you" not in told


@pytest.mark.parametrize("typed", ["pass until never", "until never", "", "undo"])
def test_it_can_be_ended(resume: Resume, typed: str) -> None:
    told = resume("pass until turn", "play tin", typed)
    assert told.index(PASSED) < told.index(ENDED)
    assert ENDED not in resume("pass until turn", "play tin", "board")


@pytest.mark.parametrize("typed", ["pass until", "pass until noon", "until noon"])
def test_until_when_must_be_said(resume: Resume, typed: str) -> None:
    assert "Say until when: 'pass until attack'" in resume(typed)


def test_what_decides_more_than_a_window_is_not_passed(resume: Resume) -> None:
    """In the Combat Phase one passes by the same word."""
    told = resume("pass until turn", "play tin", "board")
    assert "P1: Play a form, or pass\n   1  pass" in told


def test_the_help_tells_of_it_where_there_is_something_to_pass(resume: Resume) -> None:
    assert "\n  pass until" in resume("help")
    other = shown("megafighter", "--seed", "3", typed="help\npass until turn\n")
    assert "there is nothing to pass" in other
    assert "\n  pass until" not in other


@pytest.mark.parametrize("game", ["universus", "ufs"])
def test_both_editions_have_it(game: str) -> None:
    assert "\n  pass until" in shown(game, "--seed", "3", typed="help\n")


# What it is


def held(habit: str = "turn", turn: int = 3) -> Pilot:
    made = Pilot()
    made.habit, made.turn = habit, turn
    return made


NOTHING: set[str] = set()


@pytest.mark.parametrize(
    ("habit", "view", "happened", "over"),
    [
        ("turn", {"turns": 3, "turn": "P1"}, NOTHING, False),
        ("turn", {"turns": 4, "turn": "P2"}, {"enter"}, False),
        ("turn", {"turns": 5, "turn": "P1"}, NOTHING, True),
        ("turn", {"turns": 2, "turn": "P2"}, NOTHING, True),  # somebody took back
        ("turn", {"turns": 3, "turn": "P2"}, {"Note"}, True),
        ("attack", {"turns": 3, "turn": "P2"}, {"check"}, False),
        ("attack", {"turns": 3, "turn": "P2"}, {"enter"}, True),
        ("attack", {"turns": 3, "turn": "P2", "outcome": {}}, NOTHING, False),
        ("attack", {"turns": 3, "turn": "P2", "outcome": {"winners": []}}, NOTHING, True),
    ],
)
def test_when_it_is_over(habit: str, view: dict[str, Any], happened: set[str], over: bool) -> None:
    assert held(habit).is_over({"you": "P1", **view}, happened) is over


@pytest.mark.parametrize(
    ("what", "passes"), [("respond", "pass"), ("enhance", "pass"), ("form", None), ("block", None)]
)
def test_only_windows_of_ones_own_are_passed(what: str, passes: str | None) -> None:
    game = GAMES["universus"]
    view = view_at(what)
    assert game.passing(view) == passes
    view["question"]["seat"] = "P2"
    assert game.passing(view) is None


# At a far table


def far(talk: Callable[[Line], None], *typed: str) -> str:
    with fake_server(talk) as fake:
        words = "".join(f"{line}\n" for line in typed)
        result = CliRunner().invoke(app, ["join", fake.link, "--name", "Ann"], input=words)
    assert result.exit_code == 0, result.output
    return result.stdout


def at(seq: int, what: str, *events: str, **fields: Any) -> dict[str, Any]:
    made = update(seq, q=seq)
    made["view"] = view_at(what, **fields)
    made["events"] = [{"what": event, "text": f"{event}.", "rules": []} for event in events]
    return made


@pytest.mark.slow
def test_a_far_window_is_passed_until_something_is_said() -> None:
    given = []

    def talk(line: Line) -> None:
        line.open(at(1, "form"))
        given.append(line.ok("answer", 1)["option"])
        line.say(at(2, "respond"))
        given.append(line.ok("answer", 2)["option"])
        line.say(at(3, "enhance", "enter"))
        given.append(line.ok("answer", 3)["option"])
        line.say(at(4, "respond", "Note"))
        given.append(line.ok("answer", 4)["option"])
        line.stay()

    told = far(talk, "pass until turn", "use Coin", "use Coin")
    assert given == ["use Coin", "pass", "pass", "use Coin"]
    assert told.count(PASSED) == 2
    assert told.index(PASSED) < told.index(ENDED) < told.index(OFFERED)


def test_a_far_window_is_not_passed_without_being_asked_to() -> None:
    def talk(line: Line) -> None:
        line.open(at(1, "respond"))
        line.stay()

    told = far(talk)
    assert OFFERED in told
    assert "Passed for you" not in told

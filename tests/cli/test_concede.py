"""`concede` at the keyboard: asked once more, kept in the file, and replayed."""

import json
from collections.abc import Iterable
from pathlib import Path

import pytest
from typer.testing import CliRunner

import kumite
from kumite.cli.app import app

RANDOM = ["--option", "p1_deck=random", "--option", "p2_deck=random"]
OF_THREE = ["--mode", "match", *RANDOM]
ONES = ["1"] * 4


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Matches keep themselves somewhere else than with whoever runs the tests."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("COLUMNS", "80")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "match.kumite"


def run(*arguments: str, typed: Iterable[str] = ()) -> str:
    result = CliRunner().invoke(app, [*arguments], input="".join(f"{line}\n" for line in typed))
    assert result.exit_code == 0, result.output
    return result.stdout


def play(game: str, file: Path, *arguments: str, typed: Iterable[str]) -> str:
    seats = () if "--hot-seat" in arguments else ("--bot", "random")
    return run("play", game, *seats, "--seed", "3", "--save", str(file), *arguments, typed=typed)


@pytest.mark.parametrize("word", ["concede", "resign", "Give  up", "concede game"])
def test_a_game_of_a_best_of_three(file: Path, word: str) -> None:
    shown = play("ufs", file, *OF_THREE, typed=[*ONES, word, "yes", "log"])
    assert "Concede the game? The match goes on, unless this game decides it." in shown
    assert "* P1 concedes the game.\n" in shown
    assert "Game 2 (0 : 1), before the first turn" in shown
    match = kumite.replay(file.read_text())
    assert (match.outcome, match.position.wins) == (None, [0, 1])  # type: ignore[attr-defined]
    assert file.read_text().count("P1: concede\n") == 1


def test_it_is_asked_whether_it_is_meant(file: Path) -> None:
    for no in ("no", "", "1"):
        shown = run("play", "megafighter", "--bot", "random", "--seed", "3", typed=["concede", no, "log"])
        assert "Concede the match? Type 'yes' if you mean it." in shown
        assert "Nothing is given up." in shown
        assert "concedes" not in shown
    assert "concede the match?" in play("megafighter", file, typed=["concede; yes"]).lower()
    assert "P1: concede" in file.read_text()


@pytest.mark.parametrize(
    ("game", "arguments"), [("megafighter", []), ("sftmg", []), ("universus", RANDOM), ("ufs", RANDOM)]
)
def test_every_game_can_be_conceded_and_its_record_verifies(game: str, arguments: list[str], file: Path) -> None:
    shown = play(game, file, *arguments, typed=["1", "concede", "yes", "concede", "quit"])
    assert "You lose. P2 wins: P1 conceded." in shown
    assert "The match is over; there is nothing to concede." in shown
    assert "Good fight." in shown
    assert "come from the seed 3" in run("replay", str(file), "--verify")
    assert run("replay", str(file)).rstrip().endswith("P2 wins: P1 conceded.")
    last = json.loads(run("replay", str(file), "--json"))[-1]
    assert (last["seat"], last["answer"]) == ("P1", "concede")
    assert [event["text"] for event in last["events"]] == ["P1 concedes the match."]
    assert json.loads(run("replay", str(file), "--verify", "--json"))["seed"] == "3"


def test_the_whole_match(file: Path) -> None:
    shown = play("universus", file, *OF_THREE, typed=[*ONES, "concede match", "yes"])
    assert "Concede the match? Type 'yes'" in shown
    assert shown.count("* P1 concedes the match.") == 1
    assert "concedes the game" not in shown
    assert file.read_text().count("P1: concede match") == 1
    assert "You lose. P2 wins: 0 : 2 games; the last: P1 conceded." in shown
    assert "come from the seed 3" in run("replay", str(file), "--verify")
    assert "You lose. P2 wins: 0 : 2 games" in run("play", "--resume", str(file))


def test_it_is_the_one_at_the_keyboard_who_gives_up(file: Path) -> None:
    play("megafighter", file, "--hot-seat", typed=["", "concede", "yes"])
    lines = [line for line in file.read_text().splitlines() if line.endswith("concede")]
    match = kumite.replay(file.read_text())
    assert match.outcome is not None
    assert lines == [f"{match.seats[1 - match.outcome.winners[0]]}: concede"]


def test_it_can_be_taken_back(file: Path) -> None:
    shown = play("ufs", file, *OF_THREE, typed=[*ONES, "concede", "yes", "undo", "board"])
    assert "Taken back: 'concede', and what came of it." in shown
    assert "concede" not in file.read_text()
    shown = play("megafighter", file.with_name("other"), typed=["concede", "yes", "undo", "1"])
    assert "Taken back: 'concede'" in shown
    assert kumite.replay(file.with_name("other").read_text()).outcome is None


@pytest.mark.proves("SFTMG-RULING-178")
def test_in_a_free_for_all_the_others_play_on(file: Path) -> None:
    shown = play("sftmg", file, "--mode", "free-for-all", typed=[*["1"] * 25, "concede", "yes", "record"])
    assert "Leave the fight? The others go on without you." in shown
    assert "You lose." in shown
    match = kumite.replay(file.read_text())
    assert match.outcome is not None
    assert 0 not in match.outcome.winners
    assert file.read_text().count("P1: concede") == 1


def test_help_lists_it_and_a_slip_is_explained(file: Path) -> None:
    shown = play("ufs", file, typed=["help", "concede everything"])
    assert "  concede       give up the game" in shown
    assert "'concede match'" in shown
    assert "Say 'concede', or 'concede match' for all games of a match." in shown


def test_before_a_match_has_decks_there_is_nothing_to_concede(file: Path) -> None:
    assert "No game has begun that could be conceded." in play("ufs", file, "--mode", "match", typed=["concede"])

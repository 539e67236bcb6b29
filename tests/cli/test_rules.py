"""`kumite rules` and the manners of the command line as a whole."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.testing import CliRunner, Result

from kumite.catalogue import catalogue
from kumite.cli.app import PoliteGroup, app
from kumite.errors import Refusal


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, ["rules", *arguments])


def run_json(*arguments: str) -> Any:
    result = run(*arguments, "--json")
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def refusal(*arguments: str) -> str:
    """The one sentence of a refused command."""
    result = run(*arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1
    return result.stderr


# ---------------------------------------------------------------------------- looking up


def test_without_arguments_it_shows_what_there_is() -> None:
    lines = run().stdout.splitlines()
    assert lines[0].split() == ["game", "rules", "rulings", "examples", "topics", "title"]
    mega = catalogue("megafighter")
    counts = [len(mega.rules), len(mega.rulings), len(mega.examples)]
    assert lines[1].split()[:5] == ["megafighter", *map(str, counts), "25"]
    assert min(counts) > 8
    assert run_json()["games"]["universus"]["rules"] == 796


def test_an_id_shows_the_rule_with_its_source_and_its_rulings() -> None:
    text = run("mega-ko-02").stdout
    assert text.startswith("MEGA-KO-02  rule (mechanic), megafighter\n")
    assert "must at once promote" in text
    assert "004, Damage and K.O." in text
    assert "test idea" in text
    assert "MEGA-RULING-15" in text
    assert "cited in" in text
    assert "proven by" in text


def test_brackets_in_a_text_are_printed_as_they_are() -> None:
    bracketed = next(each["id"] for each in run_json("--topic", "meter")["entries"] if "[H,M,M]" in each["test"])
    assert "[H,M,M]" in run(bracketed).stdout


def test_several_ids_show_several_entries() -> None:
    entries = run_json("MEGA-KO-02", "MEGA-RULING-03", "MEGA-EX-01")["entries"]
    assert [(each["type"], each["id"]) for each in entries] == [
        ("rule", "MEGA-KO-02"), ("ruling", "MEGA-RULING-03"), ("example", "MEGA-EX-01"),
    ]  # fmt: skip
    assert "MEGA-RULING-15" in [ruling["id"] for ruling in entries[0]["rulings"]]
    assert "MEGA-COMP-01" in [each["id"] for each in entries[1]["refers_to"]]
    assert {"cited", "proven", "examples", "source", "test"} <= set(entries[0])


def test_words_search_and_the_best_hit_comes_first() -> None:
    text = run("double", "sided", "button").stdout
    assert text.startswith("MEGA-BTN-01  rule (mechanic)\n")
    assert text.endswith(" found.\n")
    assert run_json("double sided button")["entries"][0]["id"] == "MEGA-BTN-01"


def test_words_are_marked_on_a_terminal_only(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "\x1b" not in run("swap", "token").stdout
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.delenv("NO_COLOR", raising=False)
    assert "\x1b[1;33mSwap\x1b[0m" in run("swap", "token").stdout


def test_long_lists_are_cut_unless_all_is_asked_for() -> None:
    assert "more with --all" in run("damage").stdout
    every = run("damage", "--all").stdout
    assert "more with --all" not in every
    assert len(every.splitlines()) > 100


def test_game_and_topic_narrow_the_search() -> None:
    assert {each["game"] for each in run_json("damage", "--game", "ufs")["entries"]} == {"ufs"}
    listed = run_json("--topic", "ko", "--game", "megafighter")["entries"]
    assert [each["id"] for each in listed][:2] == ["MEGA-KO-01", "MEGA-KO-02"]


def test_a_game_alone_lists_its_topics() -> None:
    assert "KO " in run("--game", "megafighter").stdout
    assert run_json("--game", "megafighter")["games"]["megafighter"]["topics"]["WIN"] == 3


@pytest.mark.slow
def test_everything_fits_80_columns_with_no_lines_drawn_and_no_blanks_at_the_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    for arguments in ([], ["SFTMG-LOS-01"], ["line", "of", "sight"], ["--game", "sftmg"], ["--coverage", "--topics"]):
        for line in run(*arguments).stdout.splitlines():
            assert len(line) <= 80
            assert line == line.rstrip()
            assert not any("─" <= sign <= "╿" for sign in line)


# ---------------------------------------------------------------------------- refusing


def test_a_wrong_id_is_refused_in_one_sentence_with_near_ones() -> None:
    assert "MEGA-KO-99; near it are MEGA-KO-0" in refusal("MEGA-KO-99")


def test_words_found_nowhere_are_named() -> None:
    assert "'xylophone'" in refusal("button", "xylophone")
    assert run_json("button", "xylophone") == {"entries": []}


def test_wrong_games_and_topics_are_refused() -> None:
    assert "did you mean megafighter?" in refusal("--game", "mega")
    assert "no topic LOZ" in refusal("--topic", "loz", "--game", "sftmg")
    assert "There is no game called 'chess'" in refusal("--coverage", "--game", "chess")


def test_usage_errors_exit_with_2() -> None:
    assert run("--nonsense").exit_code == 2
    assert run("--coverage", "words").exit_code == 2


# ---------------------------------------------------------------------------- coverage


def test_coverage_counts_the_rules_advice_aside() -> None:
    report = run_json("--coverage")
    assert {game: each["total"] for game, each in report["games"].items()} == {
        "megafighter": 114, "sftmg": 449, "ufs": 242, "universus": 795,
    }  # fmt: skip
    for each in report["games"].values():
        assert 0 <= each["proven"] <= each["total"]
        assert each["proven"] + len(each["missing"]) == each["total"]
        assert all({"total", "proven"} <= set(topic) for topic in each["topics"].values())


@pytest.mark.slow
def test_coverage_of_one_game_as_a_table() -> None:
    lines = run("--coverage", "--game", "megafighter", "--topics").stdout.splitlines()
    assert lines[0].split() == ["game", "rules", "cited", "proven", "percent"]
    assert lines[1].split()[:2] == ["megafighter", "114"]
    assert "Topics of megafighter" in lines
    assert not any("sftmg" in line for line in lines[:2])


@pytest.mark.slow
def test_coverage_topic_by_topic() -> None:
    """Each game's topics stand under its name, with the numbers of the JSON."""
    report = run_json("--coverage", "--game", "sftmg")["games"]["sftmg"]["topics"]
    lines = [line.split() for line in run("--coverage", "--game", "sftmg", "--topics").stdout.splitlines()]
    start = lines.index(["Topics", "of", "sftmg"])
    assert lines[start + 1] == ["topic", "rules", "cited", "proven", "percent"]
    shown = {line[0]: line[1:4] for line in lines[start + 2 : start + 2 + len(report)]}
    assert shown == {name: [str(each[key]) for key in ("total", "cited", "proven")] for name, each in report.items()}
    assert not any(line[:1] == ["Topics"] for line in map(str.split, run("--coverage").stdout.splitlines()))


# ---------------------------------------------------------------------------- the command line as a whole


def test_no_command_shows_the_help() -> None:
    result = CliRunner().invoke(app, [])
    assert result.exit_code == 0
    assert "rules" in result.stdout


def test_version() -> None:
    result = CliRunner().invoke(app, ["--version"])
    assert result.exit_code == 0
    assert result.stdout.startswith("kumite ")


@pytest.mark.parametrize(
    ("error", "code", "said"),
    [
        (Refusal("No such\ncard.", ("UFS-DECK-01",)), 2, "No such card. [UFS-DECK-01]\n"),
        (FileNotFoundError(2, "gone", "a.deck"), 2, "There is no file a.deck.\n"),
        (IsADirectoryError(21, "folder", "decks"), 2, "decks is a folder, not a file.\n"),
        (PermissionError(13, "no", "a.deck"), 2, "a.deck may not be read or written.\n"),
        (UnicodeDecodeError("utf-8", b"\xff", 0, 1, "invalid start byte"), 2,
         "The file is not UTF-8 text: invalid start byte at byte 0.\n"),
        (KeyboardInterrupt(), 130, ""),
    ],
)  # fmt: skip
def test_mistakes_of_a_user_end_in_one_sentence(error: BaseException, code: int, said: str) -> None:
    failing = typer.Typer(cls=PoliteGroup)

    @failing.callback()
    def nothing() -> None:
        pass

    @failing.command()
    def fail() -> None:
        raise error

    result = CliRunner().invoke(failing, ["fail"])
    assert (result.exit_code, result.stderr) == (code, said)


def test_our_own_mistakes_are_not_hidden() -> None:
    failing = typer.Typer(cls=PoliteGroup)

    @failing.callback(invoke_without_command=True)
    def fail() -> None:
        raise OSError("nothing a user did")

    assert isinstance(CliRunner().invoke(failing, []).exception, OSError)


@pytest.mark.parametrize("arguments", [["damage", "--all"], ["MEGA-KO-02"], ["--json"]])
def test_a_reader_who_leaves_early_hears_no_complaint(arguments: list[str]) -> None:
    command = [sys.executable, "-m", "kumite.cli.app", "rules", *arguments]
    root = Path(__file__).parents[2]
    buffered = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
    with subprocess.Popen(command, cwd=root, env=buffered, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        complaints = process.stderr.read()
    assert complaints == b""


def test_help_does_not_load_the_catalogue() -> None:
    program = "import sys, kumite.cli.app; print(sorted({'yaml', 'rich', 'msgspec', 'ast'} & set(sys.modules)))"
    root = Path(__file__).parents[2]
    shown = subprocess.run([sys.executable, "-c", program], cwd=root, capture_output=True, text=True, check=True)
    loaded = shown.stdout.strip()
    assert "yaml" not in loaded
    assert "rich" not in loaded

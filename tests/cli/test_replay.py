"""`kumite replay`: a record told line by line, and whether its chance kept to its seed."""

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

import kumite
from kumite.cli.app import app


def finished(seed: int | None, mode: str = "standard") -> kumite.Match:
    match = kumite.match("megafighter", seed=seed, mode=mode, options={"turn_limit": 12})
    rng = random.Random(3)
    while match.question is not None:
        match.answer(rng.choice(match.question.options))
    return match


@pytest.fixture(scope="module")
def match() -> kumite.Match:
    return finished(None, "veteran")


@pytest.fixture
def file(match: kumite.Match, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("COLUMNS", "80")
    path = tmp_path / "match.kumite"
    path.write_text(match.record())
    return path


def replay(file: Path | str, *arguments: str, typed: str = "") -> Result:
    return CliRunner().invoke(app, ["replay", str(file), *arguments], input=typed)


def shown(file: Path | str, *arguments: str, typed: str = "") -> str:
    result = replay(file, *arguments, typed=typed)
    assert result.exit_code == 0, result.output
    assert result.stderr == ""
    return result.stdout


def refused(file: Path | str, *arguments: str) -> str:
    result = replay(file, *arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1
    return result.stderr


def read_json(file: Path, *arguments: str) -> Any:
    return json.loads(shown(file, "--json", *arguments))


# ---------------------------------------------------------------------------- telling


def test_every_answer_is_told_with_its_events_and_their_rules(file: Path, match: kumite.Match) -> None:
    text = shown(file)
    assert text.startswith(f"Ultra Deluxe 2D Arcade Megafighter, veteran rules, {len(match.log)} answers.\n")
    answers = match.record().split("\n\n")[1].splitlines()
    assert re.findall(r"^ *\d+  ((?:P1|P2|chance): .*)$", text, re.MULTILINE) == answers
    assert re.search(r"^      \* P\d drafts .*\.  \[MEGA-SETUP-04, MEGA-SETUP-05\]$", text, re.MULTILINE)
    assert text.count("== Turn") == match.view(None)["turns"]
    assert match.outcome is not None
    assert f"[{match.outcome.rules[0]}]" in text.splitlines()[-1]


def test_the_lines_fit_80_columns(file: Path) -> None:
    assert max(map(len, shown(file).splitlines())) <= 80


def test_upto_stops_there_and_says_who_is_asked(file: Path, match: kumite.Match) -> None:
    text = shown(file, "--upto", "20")
    numbers = [int(number) for number in re.findall(r"^ *(\d+)  (?:P1|P2|chance): ", text, re.MULTILINE)]
    assert numbers == list(range(1, len(numbers) + 1))
    assert 20 <= len(numbers) < len(match.log)
    assert re.match(r"Here P[12] is asked: ", text.splitlines()[-1])
    assert "less than none" in refused(file, "--upto", "-1")


def half_named() -> kumite.Match:
    """P1 is naming the cards of a Start Combo, which P2 must not know."""
    hand = ["B +swap", "B +super", "Y +swap"]
    table = {"P1": {"front": "Frankfurterer", "hand": hand}, "P2": {"front": "Sharkfist"}}
    match = kumite.setup("megafighter", table, seed=1)
    match.answer("start Weeny Gun")
    return match


@pytest.mark.parametrize(
    ("by", "says"),
    [
        ("judge", "Here P1 is asked: Which card is the first Button?"),
        ("P1", "Here P1 is asked: Which card is the first Button?"),
        ("P2", "Here P1 is asked."),
        ("spectator", "Here P1 is asked."),
    ],
)
def test_what_somebody_is_asked_is_theirs_to_know(tmp_path: Path, by: str, says: str) -> None:
    file = tmp_path / "half.kumite"
    file.write_text(half_named().save())
    assert shown(file, "--from", by).splitlines()[-1].startswith(says)


def test_what_happens_before_the_first_answer_is_told(tmp_path: Path) -> None:
    file = tmp_path / "first.kumite"
    file.write_text(kumite.match("megafighter", seed=1, options={"first": "P1"}).save())
    for by in ("judge", "P2", "spectator"):
        text = shown(file, "--from", by)
        assert text.index("* P1 goes first.") < text.index("shuffled") < text.index("P1 draws 5 cards")
        first, second, *_ = read_json(file, "--from", by)
        assert (first["n"], first["seat"], first["answer"]) == (0, None, None)
        assert [event["what"] for event in first["events"]] == ["FirstPlayer", "Shuffled"]
        assert second["n"] == 1 or by != "judge"


def test_step_by_step(file: Path) -> None:
    text = shown(file, "--step", typed="\n\nq\n")
    assert len(re.findall(r"^ *\d+  P[12]: ", text, re.MULTILINE)) == 3
    assert shown(file, "--step", typed="\n").endswith("\n")


def test_a_seat_sees_its_own_answers_and_what_it_could_know(file: Path, match: kumite.Match) -> None:
    text = shown(file, "--from", "p1")
    assert re.search(r"^ *\d+  P1: ", text, re.MULTILINE)
    assert not re.search(r"^ *\d+  (P2|chance): ", text, re.MULTILINE)
    assert not re.search(r"P2 (draws|lays) .*:", text)
    assert re.search(r"P1 (draws|lays) .*:", text)
    numbers = [int(number) for number in re.findall(r"^ *(\d+)  P1: ", text, re.MULTILINE)]
    assert numbers == list(range(1, len(numbers) + 1)), "gaps would tell how often the other one was asked"


def test_a_spectator_sees_no_hand(file: Path) -> None:
    text = shown(file, "--from", "spectator")
    assert not re.search(r"^ *\d+  (P1|P2|chance): ", text, re.MULTILINE)
    assert "Hand:" not in text.split(" shows ")[0]  # until a player must show it to everybody
    assert not re.search(r"P\d (draws|lays) .*:", text)
    assert "nobody here is called 'P9'; there are P1, P2, judge, spectator" in refused(file, "--from", "P9")


def test_for_programs_it_is_a_list_of_answers_with_events(file: Path, match: kumite.Match) -> None:
    pages = read_json(file)
    assert [page["n"] for page in pages] == list(range(1, len(match.log) + 1))
    assert {page["seat"] for page in pages} == {"P1", "P2", "chance"}
    draft = next(page for page in pages if str(page["answer"]).startswith("draft "))
    (event,) = draft["events"]
    assert event["what"] == "Drafted"
    assert event["rules"] == ["MEGA-SETUP-04", "MEGA-SETUP-05"]
    assert event["text"].endswith(".")


def test_for_programs_too_a_seat_gets_only_what_it_may_know(file: Path) -> None:
    pages = read_json(file, "--from", "P2")
    assert {page["seat"] for page in pages} == {"P2", None}
    for page in pages:
        assert (page["answer"] is None) == (page["seat"] is None)
        assert page["answer"] is not None or page["events"]
        for event in page["events"]:
            assert not (event["what"] in ("Drew", "Allocated") and event["who"] == 0 and "cards" in event)


def test_a_described_position_is_shown_before_its_first_answer(tmp_path: Path) -> None:
    table = {"P1": {"front": "Frankfurterer", "hand": ["B/Y"]}, "P2": {"front": "Sharkfist"}}
    file = tmp_path / "described.kumite"
    match = kumite.setup("megafighter", table, seed=1)
    match.answer("taunt")
    file.write_text(match.record())
    text = shown(file)
    assert text.index("== Turn 1") < text.index("P1: taunt")


@pytest.mark.parametrize(
    ("result", "says"),
    [
        ("P1: P2 (Bob) conceded", "P1 wins: P2 (Bob) conceded."),
        ("P1 and P3: P2 ran out of time", "P1 and P3 wins: P2 ran out of time."),
        ("draw: P1: \x1b[2J\\n", "A draw: P1:  [2J ."),
    ],
)
def test_a_match_that_people_ended_says_how(tmp_path: Path, result: str, says: str) -> None:
    match = kumite.match("megafighter", options={"first": "P1"})
    match.answer("draft Frankfurterer")
    text = match.save()
    file = tmp_path / "match.kumite"
    file.write_text(text.replace("\n\n", f'\n[Result "{result}"]\n\n', 1))
    assert shown(file).splitlines()[-1] == says
    assert shown(file, "--upto", "99").splitlines()[-1] == says
    assert "is asked" in shown(file, "--upto", "0").splitlines()[-1]
    assert "the seed fits the commitment" in shown(file, "--verify")
    assert kumite.replay(file.read_text()).save() == text
    file.write_text(file.read_text().replace(match.chance.seed, "00" * 32))
    assert "the seed is not the one" in refused(file, "--verify")


# ---------------------------------------------------------------------------- verifying


def test_a_fair_match_is_said_to_be_fair(file: Path, match: kumite.Match) -> None:
    chances = len([who for who in match.askers() if who < 0])
    said = shown(file, "--verify")
    assert said == (
        f"{file}: all {chances} answers of chance come from the revealed seed, and the seed fits the commitment. "
        f"That was {match.commitment}; compare it with what you were shown at the start.\n"
    )
    data = json.loads(shown(file, "--verify", "--json"))
    assert data["verified"] is True
    assert data["seed"] == match.chance.seed
    assert data["commitment"] == match.commitment
    assert data["answers_of_chance"] == chances


def test_without_a_commitment_it_says_so(tmp_path: Path) -> None:
    file = tmp_path / "seeded.kumite"
    file.write_text(finished(5).record())
    assert shown(file, "--verify").endswith("come from the seed 5; nobody committed to it before.\n")


def test_a_match_that_keeps_its_seed_cannot_be_verified(tmp_path: Path) -> None:
    file = tmp_path / "open.kumite"
    file.write_text(kumite.match("megafighter").record())
    assert "keeps its seed secret, so nothing can be verified" in refused(file, "--verify")
    assert shown(file)


def test_what_was_told_without_a_seed_is_not_claimed_to_be_fair(tmp_path: Path) -> None:
    match = kumite.match("megafighter")
    told = len(match.log)
    again = kumite.replay(match.record())
    rng = random.Random(1)
    while again.question is not None:
        again.answer(rng.choice(again.question.options))
    file = tmp_path / "told.kumite"
    file.write_text(again.record())
    assert f"but the first {told} answers were told without a seed" in shown(file, "--verify")
    assert json.loads(shown(file, "--verify", "--json"))["verified"] is False


@pytest.mark.parametrize("option", ["--verify", "--json", "--step"])
def test_a_tampered_answer_of_chance_is_refused_with_its_line(file: Path, option: str) -> None:
    lines = file.read_text().splitlines()
    at = max(i for i, line in enumerate(lines) if re.match(r"chance: [1-9]\d*$", line))
    lines[at] = f"chance: {int(lines[at][8:]) - 1}"
    file.write_text("\n".join(lines))
    said = refused(file, option)
    assert said.startswith(f"{file}, line {at + 1}: chance answers")
    assert "not what the seed gives" in said


def test_a_tampered_seed_is_refused_with_its_line(file: Path, match: kumite.Match) -> None:
    text = file.read_text()
    number = 1 + next(i for i, line in enumerate(text.splitlines()) if line.startswith("[Seed"))
    seed = match.chance.seed
    file.write_text(text.replace(seed, seed[::-1]))
    assert refused(file, "--verify").startswith(f"{file}, line {number}: the seed is not the one")


def test_a_tampered_answer_of_a_player_is_refused_with_its_line(file: Path) -> None:
    lines = file.read_text().splitlines()
    at = next(i for i, line in enumerate(lines) if re.match("P[12]: front ", line))
    lines[at] = lines[at][:4] + "front Nobody"
    file.write_text("\n".join(lines))
    assert refused(file, "--verify").startswith(f"{file}, line {at + 1}: 'front Nobody' does not answer 'pick front'")


# ---------------------------------------------------------------------------- wrong files


def test_wrong_files_get_one_sentence(tmp_path: Path) -> None:
    assert refused(tmp_path / "none") == f"There is no file {tmp_path / 'none'}.\n"
    assert refused(tmp_path) == f"{tmp_path} is a folder, not a file.\n"
    assert "cannot be read" in refused("x" * 5000)
    binary = tmp_path / "picture.png"
    binary.write_bytes(b"\x89PNG\xff")
    assert refused(binary) == f"{binary} is not UTF-8 text: invalid start byte at byte 0.\n"
    empty = tmp_path / "empty"
    empty.write_text("")
    assert refused(empty) == f'{empty}: the record has no [Game "..."] line\n'
    assert "leave --upto and --step out" in refused(empty, "--verify", "--step")

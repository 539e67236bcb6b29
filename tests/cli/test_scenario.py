"""`kumite scenario`: files and folders of them; a readable difference where one fails."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from kumite.cli.app import app

GOOD = """
scenario: a Taunt gains two Super Tokens
game: megafighter
rules: [MEGA-TAUNT-01]
given:
  P1: {front: Frankfurterer}
  P2: {front: Sharkfist}
when:
  - P1: taunt
then:
  P1.super: 2
  actions: 2
"""
WRONG = GOOD.replace("P1.super: 2", "P1.super: 3").replace("actions: 2", "actions: 1")
TYPO = GOOD.replace("front: Sharkfist", "frond: Sharkfist")


def run(*arguments: Path | str) -> Result:
    return CliRunner().invoke(app, ["scenario", *map(str, arguments)])


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A good one, a wrong one and one with a typo, the last two below."""
    (tmp_path / "below").mkdir()
    (tmp_path / "good.yaml").write_text(GOOD)
    (tmp_path / "below" / "typo.yml").write_text(TYPO)
    (tmp_path / "below" / "wrong.yaml").write_text(WRONG)
    (tmp_path / "notes.txt").write_text("not a scenario")
    return tmp_path


def test_one_that_holds(folder: Path) -> None:
    file = folder / "good.yaml"
    result = run(file)
    assert result.exit_code == 0
    assert result.stdout == f"ok     {file}: a Taunt gains two Super Tokens\n1 passed, 0 failed\n"


def test_one_that_fails_says_what_is_different(folder: Path) -> None:
    file = folder / "below" / "wrong.yaml"
    result = run(file)
    assert result.exit_code == 1
    assert result.stdout.splitlines() == [
        f"FAILS  {file}: a Taunt gains two Super Tokens",
        "         then: P1.super is 2, not 3",
        "         then: actions is 2, not 1",
        "0 passed, 1 failed",
    ]


def test_one_that_cannot_be_read_gets_one_sentence_with_file_and_place(folder: Path) -> None:
    file = folder / "below" / "typo.yml"
    result = run(file)
    assert result.exit_code == 2
    assert result.stderr.count("\n") == 1
    assert result.stderr.startswith(f"{file}: given: P2 has the unknown entry 'frond'; known are")
    assert result.stdout == "0 passed, 0 failed, 1 could not be read\n"
    file.write_text(GOOD + "  : : :")
    assert run(file).stderr.startswith(f"{file}: line 13, column")


def test_a_folder_is_all_the_scenarios_below_it(folder: Path) -> None:
    result = run(folder)
    assert result.exit_code == 2
    assert result.stdout.splitlines()[-1] == "1 passed, 1 failed, 1 could not be read"
    assert run(folder / "good.yaml", folder / "below" / "wrong.yaml").exit_code == 1


def test_for_programs(folder: Path) -> None:
    result = CliRunner().invoke(app, ["scenario", str(folder), "--json"])
    assert result.exit_code == 2
    assert result.stderr == ""
    data = json.loads(result.stdout)
    assert (data["passed"], data["failed"], data["unreadable"]) == (1, 1, 1)
    found = {Path(each["file"]).name: each for each in data["scenarios"]}
    assert found["good.yaml"]["result"] == "ok"
    assert found["good.yaml"]["rules"] == ["MEGA-TAUNT-01"]
    assert found["wrong.yaml"]["result"] == "fails"
    assert found["wrong.yaml"]["differences"] == ["then: P1.super is 2, not 3", "then: actions is 2, not 1"]
    assert found["typo.yml"]["result"] == "unreadable"


def test_wrong_files_get_one_sentence(tmp_path: Path) -> None:
    result = run(tmp_path)
    assert (result.exit_code, result.stderr) == (2, f"There is no scenario file (*.yaml) in {tmp_path}.\n")
    missing = tmp_path / "none.yaml"
    result = run(missing)
    assert (result.exit_code, result.stderr) == (2, f"There is no file {missing}.\n")
    binary = tmp_path / "b.yaml"
    binary.write_bytes(b"\xff")
    assert run(binary).stderr == f"{binary} is not UTF-8 text: invalid start byte at byte 0.\n"
    assert run().exit_code == 2


@pytest.mark.slow
def test_the_scenarios_of_the_house_hold() -> None:
    house = Path(__file__).parent.parent / "scenarios"
    if any(house.rglob("*.yaml")):
        result = run(house)
        assert result.exit_code == 0, result.output

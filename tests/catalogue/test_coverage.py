"""Coverage counts what code cites and tests prove, on a small checkout written for the purpose."""

import json
from collections.abc import Callable
from pathlib import Path
from textwrap import dedent

import pytest
from msgspec import to_builtins

from kumite.catalogue.coverage import Coverage, checkout, coverage
from kumite.catalogue.load import catalogue, games
from kumite.errors import Refusal

Write = Callable[[str, str], None]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    def put(file: str, text: str) -> None:
        path = tmp_path / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(dedent(text), encoding="utf-8")

    put("pyproject.toml", "")
    put("kumite/__init__.py", "")
    put("tests/conftest.py", "")
    return put


@pytest.fixture
def count(tmp_path: Path) -> Callable[[], Coverage]:
    return lambda: coverage(tmp_path, "megafighter")


Count = Callable[[], Coverage]


def proven(report: Coverage) -> set[str]:
    return {each for each, places in report.where.items() if any(place.startswith("tests/") for place in places)}


def cited(report: Coverage) -> set[str]:
    return {each for each, places in report.where.items() if any(place.startswith("kumite/") for place in places)}


def test_docstrings_and_ids_as_data_cite_but_comments_and_other_strings_do_not(write: Write, count: Count) -> None:
    write(
        "kumite/games/m/rules.py",
        '''\
        """Chapter one: MEGA-WIN-01."""
        # MEGA-WIN-02 is only a comment
        TEXT = "MEGA-WIN-03 is only a string"
        LOWER = "mega-comp-01"

        class Step:
            """What it does.

            MEGA-KO-01, MEGA-KO-02: at once.
            """
            rules = ("MEGA-KO-03",)
            others = ("MEGA-COMP-02 and more",)

        class Typed:
            rules: tuple[str, ...] = Step.rules + ("MEGA-TURN-01",)

            async def act(self):
                "MEGA-TURN-02"
                return gain(1, "MEGA-COMP-04")
        ''',
    )
    report = count()
    assert cited(report) == {
        "MEGA-WIN-01", "MEGA-KO-01", "MEGA-KO-02", "MEGA-KO-03", "MEGA-TURN-01", "MEGA-TURN-02",
        "MEGA-COMP-04",
    }  # fmt: skip
    assert report.where["MEGA-KO-02"] == ["kumite/games/m/rules.py:9"]
    assert report.games["megafighter"].cited == 7
    assert report.games["megafighter"].proven == 0
    assert "MEGA-WIN-01" not in report.games["megafighter"].uncited


def test_only_the_engine_rooms_cite(write: Write, count: Count) -> None:
    for room in ("core", "games", "play", "bots", "server"):
        write(f"kumite/{room}/a.py", '"""MEGA-WIN-01."""')
    assert count().where["MEGA-WIN-01"] == ["kumite/core/a.py:1", "kumite/games/a.py:1", "kumite/play/a.py:1"]


def test_marks_on_functions_classes_and_modules_prove(write: Write, count: Count) -> None:
    write(
        "tests/a/test_a.py",
        """\
        import pytest
        from pytest import mark

        proves = pytest.mark.proves

        @pytest.mark.proves("MEGA-WIN-01", "MEGA-WIN-02")
        def test_function():
            assert 1 + 1 == 2

        @mark.proves("MEGA-WIN-03")
        @pytest.mark.slow
        async def test_async():
            assert 1 + 1 == 2

        @proves("MEGA-KO-01")
        def test_short_name():
            assert 1 + 1 == 2

        @pytest.mark.proves("MEGA-KO-02")
        class TestAll:
            pytestmark = [pytest.mark.slow, pytest.mark.proves("MEGA-KO-03")]

            def helper(self):
                pass

            @pytest.mark.proves("MEGA-KO-04")
            def test_method(self):
                assert 1 + 1 == 2

            class TestInner:
                @pytest.mark.proves("MEGA-TURN-01")
                def test_inner(self):
                    assert 1 + 1 == 2
        """,
    )
    write(
        "tests/b_test.py",
        """\
        import pytest
        pytestmark = pytest.mark.proves("MEGA-TURN-02")

        def helper():
            pass

        def test_it():
            assert 1 + 1 == 2
        """,
    )
    report = count()
    assert proven(report) == {
        "MEGA-WIN-01", "MEGA-WIN-02", "MEGA-WIN-03", "MEGA-KO-01", "MEGA-KO-02", "MEGA-KO-03", "MEGA-KO-04",
        "MEGA-TURN-01", "MEGA-TURN-02",
    }  # fmt: skip
    assert report.where["MEGA-WIN-01"] == ["tests/a/test_a.py:7"]
    assert (report.empty, report.skipped, report.unknown) == ([], [], [])


def test_a_mention_in_a_comment_a_docstring_or_a_message_proves_nothing(write: Write, count: Count) -> None:
    write(
        "tests/test_a.py",
        '''\
        import pytest

        # @pytest.mark.proves("MEGA-WIN-01")
        def test_MEGA_WIN_01():
            """proves MEGA-WIN-02"""
            assert 1 + 1 == 2, "proves MEGA-WIN-03"

        @pytest.mark.parametrize("proves", ["MEGA-KO-01"])
        def test_other(proves):
            assert proves
        ''',
    )
    assert proven(count()) == set()


def test_a_test_without_an_assertion_is_reported_as_empty(write: Write, count: Count) -> None:
    write(
        "tests/test_a.py",
        """\
        import pytest

        @pytest.mark.proves("MEGA-WIN-01")
        def test_nothing():
            table = play()

        @pytest.mark.proves("MEGA-WIN-02")
        def test_truism():
            assert True

        @pytest.mark.proves("MEGA-WIN-03")
        class TestNone:
            def helper(self):
                assert 1 + 1 == 2
        """,
    )
    report = count()
    assert proven(report) == set()
    assert [(fault.where, fault.rules) for fault in report.empty] == [
        ("tests/test_a.py:4", ("MEGA-WIN-01",)),
        ("tests/test_a.py:8", ("MEGA-WIN-02",)),
        ("tests/test_a.py:12", ("MEGA-WIN-03",)),
    ]


@pytest.mark.parametrize(
    "body",
    [
        "assert x == 1",
        "with pytest.raises(ValueError): x()",
        "check_rule(x)",
        "table.expect(life=3)",
        "x.verify()",
        "run_scenario('a.yaml')",
        "for y in x: assert y",
    ],
)
def test_what_counts_as_an_assertion(write: Write, count: Count, body: str) -> None:
    write("tests/test_a.py", f"import pytest\n@pytest.mark.proves('MEGA-WIN-01')\ndef test_a():\n    {body}\n")
    assert proven(count()) == {"MEGA-WIN-01"}


@pytest.mark.parametrize(
    "text",
    [
        "@pytest.mark.skip\n@pytest.mark.proves('MEGA-WIN-01')\ndef test_a():\n    assert x",
        "@pytest.mark.proves('MEGA-WIN-01')\n@pytest.mark.skipif(x, reason='y')\ndef test_a():\n    assert x",
        "@pytest.mark.proves('MEGA-WIN-01')\n@pytest.mark.xfail(strict=True)\ndef test_a():\n    assert x",
        "later = pytest.mark.skip(reason='z')\n@later\n@pytest.mark.proves('MEGA-WIN-01')\ndef test_a():\n    assert x",
        "pytestmark = pytest.mark.skip\n@pytest.mark.proves('MEGA-WIN-01')\ndef test_a():\n    assert x",
        "pytest.skip('z', allow_module_level=True)\n@pytest.mark.proves('MEGA-WIN-01')\ndef test_a():\n    assert x",
        "@pytest.mark.proves('MEGA-WIN-01')\ndef test_a():\n    pytest.skip('later')\n    assert x",
        "@pytest.mark.skip\nclass TestA:\n  @pytest.mark.proves('MEGA-WIN-01')\n  def test_a(self):\n    assert x",
        "@pytest.mark.proves('MEGA-WIN-01')\ndef helper():\n    assert x",
        "class Helper:\n    @pytest.mark.proves('MEGA-WIN-01')\n    def test_a(self):\n        assert x",
    ],
)
def test_a_test_that_does_not_run_proves_nothing_and_is_reported(write: Write, count: Count, text: str) -> None:
    write("tests/test_a.py", f"import pytest\n{text}\n")
    report = count()
    assert proven(report) == set()
    assert [fault.rules for fault in report.skipped] == [("MEGA-WIN-01",)]


def test_a_file_pytest_does_not_collect_proves_nothing(write: Write, count: Count) -> None:
    write("tests/helpers.py", "import pytest\n@pytest.mark.proves('MEGA-WIN-01')\ndef test_a():\n    assert x\n")
    assert proven(count()) == set()


def test_ids_that_do_not_exist_are_listed_with_file_and_line(write: Write, count: Count) -> None:
    write("kumite/games/a.py", '"""One.\n\nMEGA-KO-99 and UVS-CARD-01, a card, which exists.\n"""\n')
    write(
        "tests/test_a.py",
        "import pytest\n@pytest.mark.proves('MEGA-XYZ-01', 'mega-win-01', *IDS)\ndef test_a():\n    assert x\n",
    )
    write("tests/scenarios/m/a.yaml", "scenario: a\nrules:\n  - MEGA-WIN-77\nwhen: [x]\nthen: {y: 1}\n")
    assert [(fault.where, *fault.rules) for fault in count().unknown] == [
        ("kumite/games/a.py:3", "MEGA-KO-99"),
        ("tests/test_a.py:2", "MEGA-XYZ-01"),
        ("tests/test_a.py:2", "mega-win-01"),
        ("tests/test_a.py:2", "*IDS"),
        ("tests/scenarios/m/a.yaml:3", "MEGA-WIN-77"),
    ]


def test_scenarios_prove_when_something_happens_and_something_is_checked(write: Write, count: Count) -> None:
    scenario = "scenario: s\ngame: megafighter\nrules: [{}]\n{}"
    write("tests/scenarios/m/good.yaml", scenario.format("MEGA-WIN-01, MEGA-EX-01", "when: [P1: x]\nthen: {y: 1}\n"))
    write("tests/scenarios/m/deep/two.yml", scenario.format("MEGA-KO-01", "when: [x]\nthen: {y: 1}\n"))
    write("tests/scenarios/m/no_then.yaml", scenario.format("MEGA-WIN-02", "when: [P1: x]\n"))
    write("tests/scenarios/m/no_when.yaml", scenario.format("MEGA-WIN-03", "when:\nthen: {y: 1}\n"))
    write("tests/scenarios/m/skipped.yaml", scenario.format("MEGA-KO-02", "skip: later\nwhen: [x]\nthen: {y: 1}\n"))
    write("tests/elsewhere/a.yaml", scenario.format("MEGA-KO-03", "when: [x]\nthen: {y: 1}\n"))
    report = count()
    assert proven(report) == {"MEGA-WIN-01", "MEGA-EX-01", "MEGA-KO-01"}
    assert {fault.rules for fault in report.empty} == {("MEGA-WIN-02",), ("MEGA-WIN-03",)}
    assert [fault.rules for fault in report.skipped] == [("MEGA-KO-02",)]
    assert report.games["megafighter"].examples.proven == 1
    assert report.games["megafighter"].proven == 2


def test_a_broken_file_is_reported_and_the_others_still_count(write: Write, count: Count) -> None:
    write("kumite/games/broken.py", '"""MEGA-WIN-01"""\ndef (\n')
    write("kumite/games/fine.py", '"""MEGA-WIN-02"""\n')
    write("tests/scenarios/broken.yaml", "rules: [MEGA-WIN-01\nwhen: }")
    report = count()
    assert [fault.where for fault in report.unreadable] == ["kumite/games/broken.py", "tests/scenarios/broken.yaml"]
    assert cited(report) == {"MEGA-WIN-02"}


def test_advice_is_left_out_of_every_number(write: Write, count: Count) -> None:
    write("kumite/games/a.py", '"""MEGA-VET-01"""\n')
    game = count().games["megafighter"]
    assert game.total == 114  # 116 less 2 of kind advice
    assert sum(topic.total for topic in game.topics.values()) == game.total
    assert len(game.missing) == game.total


def test_the_shape_that_scripts_rely_on(write: Write, tmp_path: Path) -> None:
    write("kumite/games/a.py", '"""SFTMG-LOS-01, SFTMG-LOS-02"""\n')
    write("tests/test_a.py", "import pytest\n@pytest.mark.proves('SFTMG-LOS-01')\ndef test_a():\n    assert x\n")
    shape = json.loads(json.dumps(to_builtins(coverage(tmp_path))))
    assert list(shape["games"]) == ["megafighter", "sftmg", "ufs", "universus"]
    sftmg = shape["games"]["sftmg"]
    assert (sftmg["total"], sftmg["cited"], sftmg["proven"]) == (449, 2, 1)
    assert sftmg["topics"]["LOS"]["proven"] == 1
    assert sftmg["topics"]["LOS"]["total"] > 1
    assert "SFTMG-LOS-01" not in sftmg["missing"]
    assert "SFTMG-LOS-02" in sftmg["missing"]


def test_the_checkout_is_found_upward_and_nowhere_else(write: Write, tmp_path: Path) -> None:
    assert checkout(tmp_path / "kumite" / "catalogue" / "coverage.py") == tmp_path
    (tmp_path / "pyproject.toml").unlink()
    with pytest.raises(Refusal, match="run it from a checkout"):
        checkout(tmp_path / "kumite" / "catalogue" / "coverage.py")


def test_this_checkout_names_no_rule_that_does_not_exist_and_claims_no_proof_without_an_assertion() -> None:
    report = coverage()
    assert report.unknown == []
    assert report.empty == []
    assert report.unreadable == []


NOT_ABOUT_PLAY = {
    "SFTMG-RULING-43": "two layouts print the same counter lines under other titles; what the lines do are rules",
    "SFTMG-RULING-87": "how the numbers of a damaged extract are read, card by card",
    "UFS-RULING-01": "whether a gap in the extract has lost a text",
    "UVS-RULING-64": "which words stand for lost icons, and which stray words are skipped",
}


def test_every_ruling_about_play_is_proven_by_a_test_that_names_it() -> None:
    rulings = {ruling.id for game in games() for ruling in catalogue(game).rulings}
    assert rulings - proven(coverage()) == set(NOT_ABOUT_PLAY)

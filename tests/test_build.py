"""One source, two builds: which one is chosen, and that a stale one never is."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from kumite import build
from kumite.errors import BadOption


class House:
    """A small package with rules in it, and a site-packages folder to compile it into."""

    def __init__(self, folder: Path) -> None:
        self.package = folder / "source" / "kumite"
        self.site = folder / "site"
        self.built = self.site / build.FOLDER / "kumite"
        self.site.mkdir()
        for name in ("core/__init__.py", "core/position.py", "games/__init__.py", "games/brawl/__init__.py"):
            self.write(name, f"'{name}'\n")

    def write(self, name: str, text: str) -> None:
        path = self.package / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def compile(self) -> None:
        """What `make fast` leaves behind, as far as `choose` looks at it."""
        self.built.mkdir(parents=True)
        (self.built.parent / build.STAMP).write_text(build.listing(str(self.package)), encoding="utf-8")

    def chosen(self) -> list[str]:
        path = [str(self.package)]
        build.choose(path)
        return path


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> House:
    house = House(tmp_path)
    monkeypatch.setattr(sys, "path", [str(house.site)])
    monkeypatch.setenv("KUMITE_BUILD", "auto")
    return house


def test_without_a_build_the_sources_run(house: House) -> None:
    assert house.chosen() == [str(house.package)]


def test_a_fresh_build_comes_first(house: House) -> None:
    house.compile()
    assert house.chosen() == [str(house.built), str(house.package)]


def test_auto_is_the_default(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    house.compile()
    monkeypatch.delenv("KUMITE_BUILD")
    assert house.chosen() == [str(house.built), str(house.package)]


def test_plain_ignores_a_fresh_build(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    house.compile()
    monkeypatch.setenv("KUMITE_BUILD", "plain")
    assert house.chosen() == [str(house.package)]


def edit(house: House) -> None:
    house.write("core/position.py", "'longer than it was when it was compiled'\n")


def edit_keeping_the_size(house: House) -> None:
    position = house.package / "core/position.py"
    os.utime(position, ns=(0, position.stat().st_mtime_ns + 1))


def add(house: House) -> None:
    house.write("games/brawl/verbs.py", "")


def remove(house: House) -> None:
    (house.package / "games/brawl/__init__.py").unlink()


def other_interpreter(house: House) -> None:
    stamp = house.built.parent / build.STAMP
    stamp.write_text("cpython-27" + stamp.read_text(encoding="utf-8"), encoding="utf-8")


@pytest.mark.parametrize("happens", [edit, edit_keeping_the_size, add, remove, other_interpreter])
class TestStale:
    def test_is_not_used(self, house: House, happens: Callable[[House], None]) -> None:
        house.compile()
        happens(house)
        assert house.chosen() == [str(house.package)]

    def test_is_refused_when_asked_for(
        self, house: House, happens: Callable[[House], None], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        house.compile()
        happens(house)
        monkeypatch.setenv("KUMITE_BUILD", "compiled")
        with pytest.raises(BadOption, match="older than their sources: run `make fast`"):
            house.chosen()


def test_what_is_not_compiled_makes_nothing_stale(house: House) -> None:
    house.compile()
    house.write("bots/greedy.py", "")
    house.write("errors.py", "")
    house.write("core/__pycache__/position.cpython-311.pyc", "")
    assert house.chosen() == [str(house.built), str(house.package)]


def test_a_missing_build_is_refused_when_asked_for(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KUMITE_BUILD", "compiled")
    with pytest.raises(BadOption, match="not there: run `make fast`"):
        house.chosen()


def test_an_unfinished_build_is_no_build(house: House) -> None:
    house.built.mkdir(parents=True)
    assert house.chosen() == [str(house.package)]


def test_an_unknown_wish_is_refused(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KUMITE_BUILD", "quick")
    with pytest.raises(BadOption, match="KUMITE_BUILD=quick is none of auto, plain, compiled"):
        house.chosen()


def test_this_run_has_the_rules_it_asked_for() -> None:
    assert os.environ["KUMITE_BUILD"] in ("auto", build.which())


def test_plain_gets_the_sources_whatever_is_installed() -> None:
    """In a process of its own, as a user would start it."""
    program = "import kumite.core.position as p; from kumite.build import which; print(which(), p.__file__)"
    environment = {**os.environ, "KUMITE_BUILD": "plain"}
    done = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True, timeout=60
    )
    word, file = done.stdout.split(maxsplit=1)
    assert word == "plain"
    assert file.strip().endswith("position.py")
    assert build.FOLDER not in file

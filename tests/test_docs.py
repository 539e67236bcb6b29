"""The pages that are written by scripts are up to date, and what the pages name exists."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from scripts import rulings

ROOT = Path(__file__).parent.parent
PAGES = sorted([ROOT / "README.md", *(ROOT / "docs").rglob("*.md")])


def test_rulings_are_up_to_date() -> None:
    assert rulings.PAGE.read_text(encoding="utf-8") == rulings.page(), "run scripts/rulings.py"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_file_a_page_names_exists(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    named = re.findall(r"`((?:kumite|tests|docs|scripts)/[\w./-]+\.\w+)`", text)
    missing = [name for name in named if not (ROOT / name).exists()]
    assert not missing


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_of_a_page_leads_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#]+?)(?:#[^)]*)?\)", page.read_text(encoding="utf-8"))
    broken = [link for link in links if "://" not in link and not (page.parent / link).exists()]
    assert not broken


def test_the_readme_does_what_it_says() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried >= 10
    assert failed == 0


def test_the_page_about_universus_names_every_module_and_folder() -> None:
    page = (ROOT / "docs" / "inside-universus.md").read_text(encoding="utf-8")
    room = ROOT / "kumite" / "games" / "universus"
    there = {f"{path.name}/" if path.is_dir() else path.name for path in room.iterdir()} - {
        "__init__.py",
        "__pycache__/",
    }
    named = set(re.findall(r"`([a-z]+(?:\.py|/))`", page))
    assert there == named

"""One source, two builds, the same matches."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import kumite
from kumite import build

ROOT = Path(__file__).parent.parent.parent
PACKAGE = str(Path(kumite.__file__).parent)
MATCHES = 10  # a mode


def fresh_build_exists() -> bool:
    folder = build.find()
    return folder is not None and build.is_fresh(folder, PACKAGE)


def records(wish: str) -> str:
    environment = {**os.environ, "KUMITE_BUILD": wish}
    command = [sys.executable, "-m", "tests.laws.records", str(MATCHES)]
    done = subprocess.run(
        command, env=environment, cwd=ROOT, capture_output=True, text=True, timeout=300, check=False, encoding="utf-8"
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.skipif(
    build.which() != "compiled" and not fresh_build_exists(),
    reason="there is no compiled build, or it is older than its sources: `make fast`",
)
def test_seeded_matches_give_the_same_records_in_both_builds() -> None:
    plain, compiled = records("plain"), records("compiled")
    assert plain.count("[Game ") >= MATCHES
    assert compiled.splitlines() == plain.splitlines()

"""Reading cards is bounded: processor time, so that a busy machine does not matter much."""

from __future__ import annotations

import json
import statistics
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

import kumite.games.universus.cards  # noqa: F401  (it fills the catalogue)
from kumite.build import which
from kumite.cards.faces import compile_text
from kumite.cards.record import LONGEST_TEXT
from kumite.cards.records import read_records
from kumite.english.lower.ability import lower_card
from kumite.errors import Refusal
from kumite.games.universus.english.abilities import written_out
from kumite.games.universus.faces import CARDS
from kumite.games.universus.terms import ATTACK, TYPES
from tests.stopwatch import least

MILLION = 1_000_000
NOISE = 3  # a shared machine may be so much slower than one core of its own
HOSTILE = (
    "Draw 1 card. ",
    "Enhance: Draw 1 card.  ",
    "Enhance: Draw 1 card, draw 1 card, ",
    "Enhance: Your Punch or Kick or ",
    "If you have 1 or more foundations, if ",
    "Enhance: Ready 1 foundation that is not that is ",
    "for each card for each ",
    "((((",
    '"Form: ',
    "[",
    "• Draw 1 card. ",
    "e\u0301",
    "1 ",
)


def spent(text: str, kind: str = "attack") -> float:
    return least(lambda: compile_text(text, "universus", kind, "Nobody"))


def filled(words: str, letters: int) -> str:
    return (words * (letters // len(words) + 1))[:letters]


@pytest.mark.parametrize("words", HOSTILE)
def test_a_million_letters_are_refused_at_once(words: str) -> None:
    text = filled(words, MILLION)
    assert least(lambda: lower_card(text, "universus", ATTACK)) < 1
    assert all(one.ability is None for one in lower_card(text, "universus", ATTACK))


def test_a_file_with_such_a_card_is_refused_at_once() -> None:
    text = json.dumps({"name": "Flood", "type": "action", "text": filled(HOSTILE[0], MILLION)})

    def read() -> None:
        with pytest.raises(Refusal, match="room for"):
            read_records(text)

    assert least(read) < 1


@pytest.mark.parametrize("command", ["check", "try"])
@pytest.mark.parametrize("form", ["a line", "a sheet"])
def test_a_wrong_file_is_refused_before_any_game_is_loaded(command: str, form: str, tmp_path: Path) -> None:
    """From the start of the command: its imports are what would take long."""
    text = filled(HOSTILE[0], MILLION)
    flood = json.dumps({"name": "Flood", "type": "action", "text": text})
    (tmp_path / "flood.txt").write_text(flood if form == "a line" else f"name: Flood\n\n{text}")
    program = (
        "import sys\nfrom time import process_time\nfrom typer.testing import CliRunner\n"
        "from kumite.cli.app import app\n"
        "found = CliRunner().invoke(app, ['cards', *sys.argv[1:]])\n"
        "print(process_time(), found.exit_code, 'kumite.games' in sys.modules)"
    )
    called = [sys.executable, "-c", program, command, str(tmp_path / "flood.txt")]
    told = subprocess.run(called, capture_output=True, text=True, check=True).stdout.split()
    assert told[1:] == ["2", "False"]
    assert float(told[0]) < 1


@pytest.mark.parametrize("words", HOSTILE)
def test_a_card_takes_fifty_milliseconds_at_most(words: str) -> None:
    compile_text("Form: Draw 1 card.", "universus", "attack", "Nobody")
    text = filled(words, LONGEST_TEXT)
    assert spent(text) < 0.05 * NOISE
    several = "  ".join([f"Enhance: {filled(words, 350).strip()}." for _ in range(16)])
    assert spent(several) < 0.05 * NOISE


@pytest.mark.skipif(which() != "plain", reason="the budget is that of the plain rules")
def test_the_median_ability_takes_two_milliseconds_at_most() -> None:
    faces = [card.front for card in CARDS]
    texts = [(written_out(one), face.type) for face in faces for one in face.abilities if one.does and not one.keyword]
    assert len(texts) > 80
    times = [least(partial(lower_card, text, "universus", kind), tries=1) for text, kind in texts]
    assert statistics.median(times) < 0.002 * NOISE
    assert max([spent(text, TYPES[kind]) for text, kind in texts]) < 0.05 * NOISE


def test_the_grammar_loads_in_half_a_second() -> None:
    program = (
        "import kumite.cards.faces\nfrom time import process_time\nfrom kumite.english.grammar import load\n"
        "start = process_time()\nload()\nprint(process_time() - start)"
    )
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert float(told.stdout) < 0.5

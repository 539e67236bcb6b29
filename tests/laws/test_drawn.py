"""Random legal decks of a card file, and a few of the games that scripts/corpus_games.py plays with them."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from kumite.cards.faces import compile_all
from kumite.cards.pool import make_pool
from kumite.cards.records import read_records
from kumite.games import GAMES
from tests.cards.lamps import CHARACTER, kick, lamps, lines
from tests.laws.drawn import Drawn, three_symbols

SCRIPT = Path(__file__).parents[2] / "scripts" / "corpus_games.py"
GAMES_PLAYED = 6


@pytest.fixture(scope="module")
def drawn() -> Drawn:
    """The lamps; one kick has fewer symbols than a card has, one has a text that nobody understands."""
    cards = [*lamps(), kick(9, symbols=["attuned:fire"])]
    pool, _ = make_pool("Lamps", compile_all(read_records(lines(cards))))
    return Drawn(pool.cards.values())


def test_only_understood_cards_are_drawn(drawn: Drawn) -> None:
    assert "Lamp Kick 7" in drawn.names
    assert "Lamp Kick 8" not in drawn.names
    assert drawn.leaders == [CHARACTER]
    assert drawn.abilities() == 17


def test_every_deck_is_legal_and_every_card_comes_up(drawn: Drawn) -> None:
    seen: set[str] = set()
    for seed in range(12):
        given = drawn.position(seed)
        GAMES["universus"].setup(given)  # refuses what is not legal
        assert given == drawn.position(seed)
        seen |= set(given["cards"])
    assert seen == set(drawn.names)


@pytest.mark.parametrize(
    ("told", "first"),
    [
        (["fire", "air", "void"], ["fire", "air", "void"]),
        (["fire", "air", "void", "life"], ["fire", "air", "void"]),
        (["attuned:fire"], ["attuned:fire"]),
        (["infinity", "fire"], ["infinity"]),
    ],
)
def test_a_card_has_three_symbols_or_infinity(told: list[str], first: list[str]) -> None:
    found = three_symbols("Lamp Kick 1", told)
    assert found[: len(first)] == first
    assert len({name.removeprefix("attuned:") for name in found}) == (1 if first == ["infinity"] else 3)


def test_games_are_played_and_told(tmp_path: Path) -> None:
    cards = tmp_path / "lamps.jsonl"
    cards.write_text(lines(lamps()), encoding="utf-8")
    more = ("--games", str(GAMES_PLAYED), "--seed", "5", "--json")
    run = subprocess.run(
        [sys.executable, "-m", "scripts.corpus_games", str(cards), *more],
        capture_output=True,
        text=True,
        check=False,
        cwd=SCRIPT.parents[1],
        env={"KUMITE_BUILD": "plain"},
    )
    assert run.returncode == 0, run.stderr
    told = json.loads(run.stdout)
    assert (told["games"], told["failures"]) == (GAMES_PLAYED, [])
    assert (told["cards"], told["cards_in_decks"]) == (16, 16)
    assert told["cards_played"] > 10
    assert told["abilities_used"] > 10
    assert len(told["abilities_never_used"]) == told["abilities"] - told["abilities_used"]

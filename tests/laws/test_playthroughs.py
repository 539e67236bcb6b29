"""Golden playthroughs: after a change of the rules run `scripts/playthrough.py --update`, and read the difference."""

import pytest

from kumite.core.game import Game
from tests.laws.playthrough import MANY, QUICK, digests, known_digest, path_of, seed_of, transcript
from tests.laws.tables import PLAIN, Table


@pytest.mark.parametrize("table", PLAIN, ids=str)
def test_a_playthrough_is_unchanged(table: Table) -> None:
    path = path_of(table)
    assert path.exists(), f"{path} is missing: python scripts/playthrough.py --update"
    golden = path.read_text(encoding="utf-8")
    assert transcript(table, seed_of(golden)).splitlines() == golden.splitlines()


@pytest.mark.parametrize("games", [QUICK, pytest.param(MANY, marks=pytest.mark.slow)])
def test_many_games_are_unchanged_to_the_letter(game: Game, games: int) -> None:
    assert digests(game, games)[games] == known_digest(game.id, games)

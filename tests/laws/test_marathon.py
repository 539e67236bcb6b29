"""A short run of what scripts/marathon.py does with a hundred thousand games, and the same from described positions."""

from itertools import islice

import pytest

from kumite.games import GAMES
from tests.laws.counting import Scene, scenes
from tests.laws.sampled import check, play
from tests.laws.tables import TABLES, Table, walk_on

ANSWERS = 40  # from a described position


@pytest.mark.parametrize("seed", [100, pytest.param(101, marks=pytest.mark.slow)])
def test_all_laws_hold_in_a_whole_game(any_table: Table, seed: int) -> None:
    answers, broken = play(any_table, seed)
    assert broken is None, f"{any_table}, seed {seed}, answer {answers}: {broken}"


@pytest.mark.parametrize(("name", "seed"), [("universus-single", 1001230)])
def test_games_that_once_broke_a_law_hold(name: str, seed: int) -> None:
    """A second mulligan shows its hand, and told with it in which order it was held."""
    table = next(table for table in TABLES if str(table) == name)
    answers, broken = play(table, seed)
    assert broken is None, f"answer {answers}: {broken}"


@pytest.mark.parametrize("scene", [scene for game in GAMES for scene in scenes(game)], ids=str)
def test_all_laws_hold_from_a_described_position(scene: Scene) -> None:
    for seed in range(20):
        for answers, g in enumerate(islice(walk_on(scene.set_up(), seed), ANSWERS)):
            check(GAMES[scene.game], g, seed, answers)

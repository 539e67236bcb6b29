"""Random games use everything that is printed."""

from collections.abc import Iterator
from random import Random

import pytest

from kumite.core.game import Game
from kumite.core.position import Position
from kumite.games import GAMES
from tests.laws.tables import Table, tables_of
from tests.laws.usage import Usage, usage

GAMES_AT_MOST = 1000  # Megafighter needs about 20; a Super that follows a card it links to is rare


def lively(table: Table, seed: int, looked_for: Usage) -> Iterator[Position]:
    """The decisions of a random game whose players, half of the time, get on with it."""
    rng, g = Random(seed), table.new()
    while True:
        yield g
        if g.asking is None:
            return
        options = looked_for.livelier(g) if rng.randrange(2) else g.asking.options
        g.answer(options[rng.randrange(len(options))])


def unused_after(game: Game, games: int) -> tuple[set[str], int]:
    """What random games in all modes have not used, and how many games it took if they used everything."""
    looked_for = usage(game.id)
    unused = looked_for.everything()
    tables = tables_of(game)
    for seed in range(games):
        before = None
        for g in lively(tables[seed % len(tables)], seed, looked_for):
            if before is not None:
                unused.difference_update(looked_for.used(before, g))
            before = g.clone()
        if not unused:
            return unused, seed + 1
    return unused, games


SLOW = {"sftmg", "ufs", "universus"}  # a quarter of a minute


@pytest.mark.parametrize(
    "game",
    [pytest.param(game, marks=pytest.mark.slow if game.id in SLOW else (), id=game.id) for game in GAMES.values()],
)
def test_every_card_gets_played_and_every_ability_used(game: Game) -> None:
    unused, games = unused_after(game, GAMES_AT_MOST)
    assert not unused, f"not used in {games} random games: {', '.join(sorted(unused))}"

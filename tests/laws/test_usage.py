"""Random games use everything that is printed."""

import pytest

from kumite.core.game import Game
from kumite.games import GAMES
from tests.laws.tables import tables_of, walk
from tests.laws.usage import usage

GAMES_AT_MOST = 200  # about 20 do


def unused_after(game: Game, games: int) -> tuple[set[str], int]:
    """What random games in all modes have not used, and how many games it took if they used everything."""
    looked_for = usage(game.id)
    unused = looked_for.everything()
    tables = tables_of(game)
    for seed in range(games):
        before = None
        for g in walk(tables[seed % len(tables)], seed):
            if before is not None:
                unused.difference_update(looked_for.used(before, g))
            before = g.clone()
        if not unused:
            return unused, seed + 1
    return unused, games


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_card_gets_played_and_every_ability_used(game: Game) -> None:
    unused, games = unused_after(game, GAMES_AT_MOST)
    assert not unused, f"not used in {games} random games: {', '.join(sorted(unused))}"

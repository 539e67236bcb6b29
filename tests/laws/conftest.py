"""Every law is played at every table."""

import pytest
from _pytest.mark import ParameterSet

from kumite.core.game import Game
from kumite.games import GAMES
from tests.laws.tables import PLAIN, TABLES, Table

FIRST = next(iter(GAMES))


# modes that are several games of another mode, or the same rules with other people around the table: for them all laws
# at once are enough
SEVERAL = ("match", "intro", "classic arcade", "3-on-3", "tag team", "free-for-all", "boss", "nemesis")
ONE_BY_ONE = [table for table in TABLES if table.mode not in SEVERAL]


def marked(tables: list[Table], quick: list[Table]) -> list[ParameterSet]:
    """The tables, those that the quick loop has no time for marked as slow."""
    return [pytest.param(table, marks=() if table in quick else pytest.mark.slow, id=str(table)) for table in tables]


# the quick loop plays one whole game of every game's first mode, under all laws at once (test_marathon.py),
# and holds each law by itself at the first game's tables only; `make test` does all of it at every table
@pytest.fixture(params=marked(TABLES, [table for table in PLAIN if table.mode == table.game.modes[0]]))
def any_table(request: pytest.FixtureRequest) -> Table:
    assert isinstance(request.param, Table)
    return request.param


@pytest.fixture(params=marked(ONE_BY_ONE, [table for table in PLAIN if table.game.id == FIRST]))
def table(request: pytest.FixtureRequest) -> Table:
    assert isinstance(request.param, Table)
    return request.param


@pytest.fixture(params=GAMES.values(), ids=list(GAMES))
def game(request: pytest.FixtureRequest) -> Game:
    assert isinstance(request.param, Game)
    return request.param

"""Every law is played at every table."""

import pytest

from kumite.core.game import Game
from kumite.games import GAMES
from tests.laws.tables import TABLES, Table

# the quick loop plays at the tables as they come; `make test` with the house rules turned, too
AS_THEY_COME = [pytest.param(table, marks=pytest.mark.slow if table.options else (), id=str(table)) for table in TABLES]


@pytest.fixture(params=AS_THEY_COME)
def table(request: pytest.FixtureRequest) -> Table:
    assert isinstance(request.param, Table)
    return request.param


@pytest.fixture(params=GAMES.values(), ids=list(GAMES))
def game(request: pytest.FixtureRequest) -> Game:
    assert isinstance(request.param, Game)
    return request.param

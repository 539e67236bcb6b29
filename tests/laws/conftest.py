"""Every law is played at every table."""

import pytest

from kumite.core.game import Game
from kumite.games import GAMES
from tests.laws.tables import TABLES, Table


@pytest.fixture(params=TABLES, ids=str)
def table(request: pytest.FixtureRequest) -> Table:
    assert isinstance(request.param, Table)
    return request.param


@pytest.fixture(params=GAMES.values(), ids=list(GAMES))
def game(request: pytest.FixtureRequest) -> Game:
    assert isinstance(request.param, Game)
    return request.param

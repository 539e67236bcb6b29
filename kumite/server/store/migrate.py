"""Bringing a database to the schema of this program, whatever it was before."""

from __future__ import annotations

import logging
import sqlite3
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, text

from kumite.server.store.connect import BadStore

ADVISORY = 0x6B756D69746531  # our lock in PostgreSQL: two servers that start together migrate one after the other


def upgrade(engine: Engine) -> None:
    """Run the revisions this database does not have yet, all or none."""
    with engine.connect() as connection:
        check_keys(connection, on=False)  # SQLite makes a new table and drops the old one, which others point to
        try:
            with connection.begin():
                run(connection)
        finally:
            check_keys(connection, on=True)


def run(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": ADVISORY})
    try:
        command.upgrade(config(connection), "head")
    except CommandError as error:
        raise BadStore(
            "this database has a schema that this Kumite does not know: it was made by a newer one, so update Kumite"
        ) from error
    if connection.dialect.name == "sqlite" and connection.execute(text("PRAGMA foreign_key_check")).first():
        raise BadStore("this database is damaged: some entries belong to no table; restore it from a backup")


def config(connection: Connection) -> Config:
    """Alembic's settings, without a file."""
    logging.getLogger("alembic").setLevel(logging.WARNING)  # it tells every revision at INFO
    made = Config()
    made.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    made.set_main_option("path_separator", "os")
    made.attributes["connection"] = connection
    return made


def check_keys(connection: Connection, *, on: bool) -> None:
    """SQLite heeds this only outside of a transaction, so it goes past SQLAlchemy."""
    raw: object = connection.connection.dbapi_connection
    if isinstance(raw, sqlite3.Connection):
        raw.execute(f"PRAGMA foreign_keys={'ON' if on else 'OFF'}")

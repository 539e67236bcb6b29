"""Opening a database: SQLite as a file that survives a power cut, or PostgreSQL."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from kumite.errors import Refusal

KINDS = "sqlite:///path/of/the/file or postgresql://user:password@host:5432/name"
IDLE_S = 30  # after which PostgreSQL ends a transaction whose server is not heard of, and frees the lease
CONNECT_S = 5


class StoreDown(Refusal):
    """The database is away or refuses to write; nothing was written, unless the reason says that nobody knows."""


class BadStore(Refusal):
    """A database that cannot be opened or used."""


def open_engine(url: str) -> Engine:
    """The database behind this url, tried out; whoever opens it disposes of it."""
    parsed = parse(url)
    engine = sqlite(parsed) if parsed.get_backend_name() == "sqlite" else postgresql(parsed)
    try:
        with engine.connect():
            pass
    except Exception as error:
        engine.dispose()
        if isinstance(error, DBAPIError | sqlite3.Error):
            raise BadStore(sentence(url, parsed, error)) from None
        raise
    return engine


@contextmanager
def reading(engine: Engine) -> Iterator[Connection]:
    """A transaction that only reads: in SQLite it waits for no writer, and none waits for it."""
    try:
        with engine.execution_options(reading=True).connect() as connection:
            yield connection
    except DBAPIError:
        raise StoreDown("the database cannot be read at the moment; try again") from None


def parse(url: str) -> URL:
    """The url with our driver; nothing of a bad one is repeated, because a password may be anywhere in it."""
    try:
        parsed = make_url(url)
        backend = parsed.get_backend_name()
    except (ArgumentError, ValueError):
        raise BadStore(f"the database's url cannot be read; write {KINDS}, with %40 for an @ in the password") from None
    if backend == "sqlite" and parsed.drivername in ("sqlite", "sqlite+pysqlite"):
        if parsed.host or parsed.username or parsed.query:
            raise BadStore("a SQLite url is the path of a file and nothing else: sqlite:///path/of/the/file")
        return parsed
    if backend in ("postgres", "postgresql") and parsed.drivername in (backend, "postgresql+psycopg"):
        return parsed.set(drivername="postgresql+psycopg")
    raise BadStore(f"Kumite keeps its tables in SQLite or PostgreSQL; write the database's url as {KINDS}")


def sentence(url: str, parsed: URL, error: DBAPIError | sqlite3.Error) -> str:
    said = error.orig if isinstance(error, DBAPIError) else error
    reason = (str(said).strip() or "no reason given").splitlines()[0].rstrip(".")
    if parsed.get_backend_name() == "sqlite":
        return f"the file {parsed.database} cannot be used as a database ({reason}); check its folder and its rights"
    secrets = (parsed.password, parsed.query.get("password"))
    misread = url.count("@") > 1  # then what was taken for the host has a piece of the password
    if misread or any(isinstance(secret, str) and secret and secret in reason for secret in secrets):
        reason = "an @ in a password is written %40" if misread else "the reason is not told: it has the password in it"
    return (
        f"PostgreSQL cannot be reached ({reason}); check that it is running, "
        "and the user, password, host, port and name in the database's url"
    )


def sqlite(url: URL) -> Engine:
    engine = create_engine(url)
    event.listen(engine, "connect", prepare_sqlite)
    event.listen(engine, "begin", begin_sqlite)
    return engine


def prepare_sqlite(connection: sqlite3.Connection, _record: object) -> None:
    connection.isolation_level = None  # the driver begins no transactions: begin_sqlite does
    connection.execute("PRAGMA busy_timeout=5000")
    mode = connection.execute("PRAGMA journal_mode=WAL").fetchone()[0]
    if mode != "wal":
        connection.close()
        raise BadStore(
            f"SQLite cannot keep a write-ahead log here (it says {mode!r}); "
            "put the database into a file on a local disk that can be written"
        )
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA foreign_keys=ON")
    connection.execute("PRAGMA wal_autocheckpoint=0")  # `checkpoint` does that, and no commit waits for it


def checkpoint(engine: Engine) -> None:
    """Move what SQLite has logged into the database itself, beside the writer; PostgreSQL does that by itself."""
    if engine.dialect.name == "sqlite":
        with reading(engine) as connection:
            connection.rollback()
            raw = connection.connection.driver_connection
            if raw is not None:
                raw.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()


def begin_sqlite(connection: Connection) -> None:
    """A writer takes its lock at once: one that comes late to it would be refused, not made to wait."""
    reads = connection.get_execution_options().get("reading")
    connection.exec_driver_sql("BEGIN" if reads else "BEGIN IMMEDIATE")


def postgresql(url: URL) -> Engine:
    waits: dict[str, Any] = {} if "connect_timeout" in url.query else {"connect_timeout": CONNECT_S}
    engine = create_engine(url, pool_pre_ping=True, connect_args=waits)
    event.listen(engine, "connect", prepare_postgresql)
    return engine


def prepare_postgresql(connection: Any, _record: object) -> None:
    connection.autocommit = True  # a setting made in a transaction would go with it
    connection.execute(f"SET idle_in_transaction_session_timeout = '{IDLE_S}s'")
    connection.autocommit = False

"""Opening databases: what is set, and what is said of one that cannot be opened."""

from pathlib import Path

import pytest
from sqlalchemy import Engine, text

from kumite.server.store.connect import BadStore, open_engine, reading
from tests.server.databases import opened


def pragma(engine: Engine, name: str) -> object:
    with reading(engine) as connection:
        return connection.scalar(text(f"PRAGMA {name}"))


def test_sqlite_is_set_to_survive_a_power_cut(tmp_path: Path) -> None:
    with opened(f"sqlite:///{tmp_path}/a.db", migrated=False) as engine:
        settings = [pragma(engine, name) for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")]
    assert settings == ["wal", 2, 1, 5000]


def test_in_sqlite_a_writer_has_its_lock_from_the_beginning_and_readers_go_on(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/a.db"
    with opened(url) as engine, opened(url, migrated=False) as other, engine.begin():
        with reading(other) as connection:
            assert connection.scalar(text("SELECT epoch FROM lease")) == 0
        with other.connect() as connection:
            raw = connection.connection.dbapi_connection
            assert raw is not None
            raw.cursor().execute("PRAGMA busy_timeout=10")
            with pytest.raises(Exception, match="database is locked"):
                connection.execute(text("SELECT 1"))


def test_postgres_urls_of_all_spellings_are_opened(postgresql: object) -> None:
    assert callable(postgresql)
    url = postgresql()
    for scheme in ("postgres", "postgresql", "postgresql+psycopg"):
        with opened(url.replace("postgresql", scheme, 1), migrated=False) as engine, reading(engine) as connection:
            assert connection.dialect.driver == "psycopg"
            assert connection.scalar(text("SHOW idle_in_transaction_session_timeout")) == "30s"


@pytest.mark.parametrize(
    ("url", "says"),
    [
        ("", "cannot be read"),
        ("hunter2", "cannot be read"),
        ("postgresql://kumite:hunter2@localhost:port/kumite", "cannot be read"),
        ("mysql://kumite:hunter2@localhost/kumite", "SQLite or PostgreSQL"),
        ("postgresql+asyncpg://kumite:hunter2@localhost/kumite", "SQLite or PostgreSQL"),
        ("sqlite+aiosqlite:///kumite.db", "SQLite or PostgreSQL"),
        ("sqlite://", "local disk"),
        ("sqlite:////nowhere/at/all/kumite.db", "/nowhere/at/all/kumite.db cannot be used"),
        ("sqlite:////tmp", "/tmp cannot be used"),
        ("sqlite:////tmp/a.db?key=hunter2", "a file and nothing else"),
        ("postgresql://kumite:hunter2@127.0.0.1:1/kumite", "check that it is running"),
        ("postgres://kumite:hunter2@127.0.0.1:1/hunter2", "check that it is running"),
        ("postgresql://kumite@127.0.0.1:1/kumite?password=hunter2", "check that it is running"),
        ("postgresql://kumite:a@hunter2@127.0.0.1:1/kumite", "%40"),
        ("sqlite://kumite:hunter2@localhost/kumite", "a file and nothing else"),
        ("postgresql://kumite:hunter2@127.0.0.1:1/kumite?hunter2=1", "not told"),
    ],
)
def test_a_bad_url_is_refused_without_the_password(url: str, says: str) -> None:
    with pytest.raises(BadStore, match=says) as refused:
        open_engine(url)
    assert "hunter2" not in str(refused.value)
    assert refused.value.__cause__ is None
    assert "\n" not in str(refused.value)


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear server, " * 100, encoding="utf-8")
    with pytest.raises(BadStore, match=r"letter\.txt cannot be used as a database \(file is not a database\)"):
        open_engine(f"sqlite:///{path}")


def test_a_database_that_does_not_exist_is_refused(postgresql: object) -> None:
    assert callable(postgresql)
    url = postgresql()
    with pytest.raises(BadStore, match="does not exist"):
        open_engine(url.replace("?", "_not?"))

"""Migrations: they give exactly the schema that the program uses, and nothing else happens."""

import logging
from concurrent.futures import ThreadPoolExecutor

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Engine, inspect, text

from kumite.server.entry import Entry, Row
from kumite.server.store import read, schema
from kumite.server.store.connect import BadStore
from kumite.server.store.migrate import upgrade
from kumite.server.store.write import Append, put_entries, put_row
from tests.server.databases import opened


def test_the_migrated_schema_is_the_one_in_the_program(engine: Engine) -> None:
    with engine.connect() as connection:
        context = MigrationContext.configure(
            connection, opts={"render_as_batch": True, "compare_server_default": True, "compare_type": True}
        )
        assert compare_metadata(context, schema.metadata) == []
        found = inspect(connection)
        assert set(found.get_table_names()) == {*schema.metadata.tables, "alembic_version"}
        for name, table in schema.metadata.tables.items():
            assert found.get_pk_constraint(name)["name"] == table.primary_key.name
        once = next(index for index in found.get_indexes("entries") if index["name"] == "entries_once")
        assert once["unique"]
        assert {"sqlite_where", "postgresql_where"} & set(once["dialect_options"])


def test_upgrading_again_changes_nothing(engine: Engine) -> None:
    upgrade(engine)
    with engine.connect() as connection:
        assert connection.execute(schema.lease.select()).all() == [(1, 0, "", 0)]


def test_who_sat_before_there_were_lists_is_found(engine: Engine) -> None:
    row = Row("t1", 1, "megafighter", True, "{}", "0", "over")
    sat = Entry(1, 5, "sit", 0, '{"user":"ann","name":"Ann"}', None)
    with engine.begin() as connection:
        put_row(connection, row)
        put_entries(connection, [Append("t1", (sat,), None)])
        for later in ("sitters", "pools", "decks"):
            connection.execute(text(f"DROP TABLE {later}"))
        connection.execute(text("ALTER TABLE tables DROP COLUMN summary"))
        connection.execute(text("UPDATE alembic_version SET version_num = '0001'"))
    upgrade(engine)
    assert [(listed.id, seat) for listed, seat in read.tables_of(engine, "ann", 9)] == [("t1", 0)]
    assert read.tables_of(engine, "bob", 9) == []


def test_two_servers_may_start_together(database_url: str) -> None:
    with opened(database_url, migrated=False) as first, opened(database_url, migrated=False) as second:
        with ThreadPoolExecutor() as pool:
            list(pool.map(upgrade, (first, second)))
        with first.connect() as connection:
            assert connection.execute(schema.lease.select()).all() == [(1, 0, "", 0)]


def test_foreign_keys_are_checked_again_afterwards(engine: Engine) -> None:
    orphan = {"table_id": "nowhere", "at": 1, "text": ""}
    with pytest.raises(Exception, match=r"(?i)foreign key"), engine.begin() as connection:
        connection.execute(schema.bundles.insert(), orphan)


def test_a_database_of_a_newer_program_is_refused(engine: Engine) -> None:
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(BadStore, match="newer"):
        upgrade(engine)


def test_nothing_is_logged(database_url: str, caplog: pytest.LogCaptureFixture) -> None:
    before = list(logging.getLogger().handlers)
    with caplog.at_level(logging.INFO), opened(database_url):
        pass
    assert caplog.records == []
    assert logging.getLogger().handlers == before

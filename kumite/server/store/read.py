"""Looking into the store; nothing here changes it."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from sqlalchemy import ColumnElement, Engine, func, select

from kumite.server.entry import Bundle, Entry, Row, User, name_key
from kumite.server.store import schema
from kumite.server.store.connect import reading

ROW = [schema.tables.c[name] for name in Row.__struct_fields__]
ENTRY = [schema.entries.c[name] for name in Entry.__struct_fields__]
USER = [schema.users.c[name] for name in User.__struct_fields__]
BUNDLE = [schema.bundles.c[name] for name in Bundle.__struct_fields__]


def row(engine: Engine, table_id: str) -> Row | None:
    with reading(engine) as connection:
        found = connection.execute(select(*ROW).where(schema.tables.c.id == table_id)).first()
    return Row(*found) if found else None


def entries(engine: Engine, table_id: str, after: int = 0) -> list[Entry]:
    """The log of a table, in order, from the entry after this one."""
    columns = schema.entries.c
    wanted = select(*ENTRY).where(columns.table_id == table_id, columns.n > after).order_by(columns.n)
    with reading(engine) as connection:
        return [Entry(*found) for found in connection.execute(wanted)]


def listing(engine: Engine, statuses: Collection[str], public_only: bool, limit: int) -> list[Row]:
    """Tables of these statuses, those that were made, or got another status, last first."""
    columns = schema.tables.c
    wanted = select(*ROW).where(columns.status.in_(statuses)).order_by(columns.changed.desc(), columns.id).limit(limit)
    if public_only:
        wanted = wanted.where(columns.public)
    with reading(engine) as connection:
        return [Row(*found) for found in connection.execute(wanted)]


class Listed(NamedTuple):
    """A table in a list; a summary may be missing, or older than the table."""

    id: str
    status: str
    summary: str | None


LISTED = [schema.tables.c[name] for name in Listed._fields]


def finished(engine: Engine, limit: int) -> list[Listed]:
    """Public tables that are over, the last one first."""
    columns = schema.tables.c
    wanted = select(*LISTED).where(columns.public, columns.status == "over")
    with reading(engine) as connection:
        found = connection.execute(wanted.order_by(columns.changed.desc(), columns.id).limit(limit))
        return [Listed(*row) for row in found]


def tables_of(engine: Engine, user_id: str, limit: int) -> list[tuple[Listed, int]]:
    """The tables at which somebody sits or sat, and at which seat, the last one first."""
    columns, sitters, entries = schema.tables.c, schema.sitters.c, schema.entries.c
    wanted = (
        select(*LISTED, func.min(entries.seat))
        .join(schema.sitters, sitters.table_id == columns.id)
        .join(schema.entries, (entries.table_id == sitters.table_id) & (entries.n == sitters.n))
        .where(sitters.user_id == user_id)
        .group_by(*LISTED, columns.changed)
        .order_by(columns.changed.desc(), columns.id)
        .limit(limit)
    )
    with reading(engine) as connection:
        return [(Listed(*found), seat) for *found, seat in connection.execute(wanted)]


def playing(engine: Engine) -> list[str]:
    """The ids of the tables at which a match goes on, the oldest first."""
    columns = schema.tables.c
    wanted = select(columns.id).where(columns.status == "playing").order_by(columns.made, columns.id)
    with reading(engine) as connection:
        return list(connection.scalars(wanted))


def user(engine: Engine, user_id: str) -> User | None:
    return one_user(engine, schema.users.c.id == user_id)


def user_by_name(engine: Engine, name: str) -> User | None:
    """The person who owns this name, however it is capitalised; guests own none."""
    return one_user(engine, schema.users.c.name_key == name_key(name))


def one_user(engine: Engine, which: ColumnElement[bool]) -> User | None:
    with reading(engine) as connection:
        found = connection.execute(select(*USER).where(which)).first()
    return User(*found) if found else None


def bundles(engine: Engine, table_id: str) -> list[Bundle]:
    """What was stored about failures of this table, the oldest first."""
    wanted = select(*BUNDLE).where(schema.bundles.c.table_id == table_id).order_by(schema.bundles.c.id)
    with reading(engine) as connection:
        return [Bundle(*found) for found in connection.execute(wanted)]

"""The statements that change the store; the journal runs them inside its transactions."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, bindparam, insert, update

from kumite.server.entry import Entry, Row
from kumite.server.store import schema

CHANGE = update(schema.tables).where(schema.tables.c.id == bindparam("table"))


class Append(NamedTuple):
    """Entries of one table that are written together, and the status it has from then on."""

    table_id: str
    entries: tuple[Entry, ...]
    status: str | None


def put_entries(connection: Connection, appends: Iterable[Append]) -> None:
    """Many tables' entries in at most two statements.

    `changed` moves with the status only: the list of tables is in its order, and most entries are not for everybody to
    know of."""
    rows, changes = [], {}
    for append in appends:
        rows += [{"table_id": append.table_id, **msgspec.structs.asdict(entry)} for entry in append.entries]
        if append.status is not None:
            changes[append.table_id] = {"to": append.status, "at": append.entries[-1].at}
    connection.execute(insert(schema.entries), rows)
    if sitters := [sitter(row) for row in rows if row["kind"] == "sit"]:
        connection.execute(insert(schema.sitters), sitters)
    if changes:
        connection.execute(
            CHANGE.values(status=bindparam("to"), changed=bindparam("at")),
            [{"table": table, **change} for table, change in changes.items()],
        )


def sitter(row: dict[str, Any]) -> dict[str, Any]:
    """Who sat down, for the list of somebody's own tables."""
    return {"table_id": row["table_id"], "n": row["n"], "user_id": msgspec.json.decode(row["data"])["user"]}


def put_row(connection: Connection, row: Row) -> None:
    connection.execute(insert(schema.tables), {**msgspec.structs.asdict(row), "changed": row.made})


def put_bundle(connection: Connection, table_id: str, at: int, text: str) -> None:
    connection.execute(insert(schema.bundles), {"table_id": table_id, "at": at, "text": text})


def put_status(connection: Connection, table_id: str, status: str, at: int, summary: str) -> None:
    """How far a table is, since when, and what a list says of it."""
    change = CHANGE.values(status=bindparam("to"), changed=bindparam("at"), summary=bindparam("told"))
    connection.execute(change, [{"table": table_id, "to": status, "at": at, "told": summary}])


def put_void(connection: Connection, table_id: str, void: Entry, n: int) -> None:
    """Declare entry n void; its key is free again, so that the same message can be tried once more."""
    columns = schema.entries.c
    connection.execute(update(schema.entries).where(columns.table_id == table_id, columns.n == n).values(key=None))
    put_entries(connection, (Append(table_id, (void,), None),))

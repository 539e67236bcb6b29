"""The statements that change the store; the journal runs them inside its transactions."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

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
    """Many tables' entries in at most three statements."""
    rows, changed, status = [], {}, {}
    for append in appends:
        rows += [{"table_id": append.table_id, **msgspec.structs.asdict(entry)} for entry in append.entries]
        changed[append.table_id] = append.entries[-1].at
        if append.status is not None:
            status[append.table_id] = append.status
    connection.execute(insert(schema.entries), rows)
    connection.execute(
        CHANGE.values(changed=bindparam("to")), [{"table": table, "to": at} for table, at in changed.items()]
    )
    if status:
        connection.execute(
            CHANGE.values(status=bindparam("to")), [{"table": table, "to": now} for table, now in status.items()]
        )


def put_row(connection: Connection, row: Row) -> None:
    connection.execute(insert(schema.tables), {**msgspec.structs.asdict(row), "changed": row.made})


def put_bundle(connection: Connection, table_id: str, at: int, text: str) -> None:
    connection.execute(insert(schema.bundles), {"table_id": table_id, "at": at, "text": text})


def put_status(connection: Connection, table_id: str, status: str) -> None:
    connection.execute(CHANGE.values(status=bindparam("to")), [{"table": table_id, "to": status}])

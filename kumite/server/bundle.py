"""What is kept of a failure: everything that is needed to see it again."""

from __future__ import annotations

import platform
from typing import Any

import msgspec

from kumite.build import which
from kumite.play.write import engine
from kumite.server.entry import Entry, Row
from kumite.server.table import Broken, Table, fold


def bundle(row: Row, entries: list[Entry], trace: str) -> str:
    """The table's row and log, the traceback, and what ran it; for the keeper of the server only: it holds the seed."""
    held: dict[str, Any] = {
        "row": row,
        "entries": entries,
        "traceback": trace,
        "engine": engine(),
        "build": which(),
        "python": platform.python_version(),
    }
    return msgspec.json.encode(held).decode()


class Report(msgspec.Struct, frozen=True):
    """A bundle, unpacked."""

    row: Row
    entries: list[Entry]
    traceback: str
    engine: str
    build: str
    python: str


def reproduce(text: str) -> Table | Broken:
    """The failure again, or the table if it does not fail any more."""
    held = msgspec.json.decode(text, type=Report)
    try:
        return fold(held.row, held.entries)
    except Broken as broken:
        return broken

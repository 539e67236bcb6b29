"""What a list says of a table."""

from __future__ import annotations

from typing import Any

import msgspec

from kumite.server import shapes
from kumite.server.table import Table


def summary(table: Table) -> shapes.Table:
    return msgspec.convert(told(table), shapes.Table)


def in_full(table: Table) -> shapes.TableInFull:
    return msgspec.convert({**told(table), "clock": table.plan.clock}, shapes.TableInFull)


def told(table: Table) -> dict[str, Any]:
    """What everybody may know of the table around the match.

    `changed` is when everybody could see something happen; what happens in secret changes neither this nor an order."""
    row, mode = table.row, table.match.header["Mode"]
    seen = {
        "game": row.game,
        "mode": mode,
        "public": row.public,
        "free": table.plan.free,
        "changed": table.shown_at,
        "result": table.result,
    }
    return {**seen, **table.shown(None)}

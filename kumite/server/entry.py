"""What the store keeps, as plain records: the rows of tables, the entries of their logs, people, and bundles."""

from __future__ import annotations

import unicodedata

import msgspec

STATUSES = ("open", "playing", "over")


class Entry(msgspec.Struct, frozen=True):
    """One thing that happened to a table; a table is the fold of its entries."""

    n: int  # 1, 2, 3 ... within the table
    at: int  # milliseconds since 1970, by the server's clock; the only time the fold knows
    kind: str
    seat: int  # who did it; -1 the server
    data: str  # JSON, by kind
    key: str | None  # the client's id of the message: duplicates are known by (seat, key)


class Row(msgspec.Struct, frozen=True):
    """A table before its first entry, and how far it is."""

    id: str
    made: int
    game: str
    public: bool
    plan: str  # JSON; the store does not look inside
    seed: str  # secret until the match is over
    status: str  # one of STATUSES


class User(msgspec.Struct, frozen=True):
    """A person; one without a password is a guest."""

    id: str
    name: str
    name_key: str | None
    password_hash: str | None
    made: int


class Bundle(msgspec.Struct, frozen=True):
    """What is needed to look into a failure later."""

    id: int
    table_id: str
    at: int
    text: str


def name_key(name: str) -> str:
    """The form in which two people's names may not be the same."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())

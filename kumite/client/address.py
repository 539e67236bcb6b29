"""Where a server is, and where at it a table: what people copy from one another."""

from __future__ import annotations

import re
from urllib.parse import SplitResult, parse_qs, urlencode, urlsplit

from kumite.errors import Refusal, brief

SHAPE = "a link to a table looks like http://host:port/t/<id>"
TABLE = re.compile(r"[A-Za-z0-9_-]{1,64}")


class Place:
    """A table at a server, and perhaps a seat with its key."""

    def __init__(self, address: str, table: str, seat: str | None = None, key: str | None = None) -> None:
        self.address = address  # of the server: http://host:port
        self.table = table
        self.seat = seat
        self.key = key

    @property
    def link(self) -> str:
        """What one gives to somebody who is to come here too."""
        return f"{self.address}/t/{self.table}{self._query()}"

    @property
    def socket(self) -> str:
        """Where the messages go."""
        return f"ws{self.address.removeprefix('http')}/api/tables/{self.table}/socket{self._query()}"

    def _query(self) -> str:
        given = {name: value for name, value in (("seat", self.seat), ("key", self.key)) if value is not None}
        return f"?{urlencode(given)}" if given else ""

    def next(self, table: str) -> Place:
        """Another table of the same server, where the cookie decides who one is."""
        if not TABLE.fullmatch(table):
            raise Refusal(f"the server names a table {brief(table)}, which cannot be one")
        return Place(self.address, table)


def read_place(url: str) -> Place:
    """The table that a link leads to."""
    parts = split(url, SHAPE)
    before, slash_t, table = parts.path.rpartition("/t/")
    table = table.rstrip("/")
    if not slash_t or not TABLE.fullmatch(table):
        raise Refusal(f"{brief(url)} leads to no table; {SHAPE}")
    query = parse_qs(parts.query)
    seat, key = [query.get(name, [None])[0] for name in ("seat", "key")]
    return Place(f"{parts.scheme}://{parts.netloc}{before.rstrip('/')}", table, seat, key)


def read_address(url: str) -> str:
    """A server's address, as everything at it begins."""
    parts = split(url, "an address looks like http://host:port")
    return f"{parts.scheme}://{parts.netloc}{parts.path.rstrip('/')}"


def split(url: str, shape: str) -> SplitResult:
    try:
        parts = urlsplit(url.strip())
        good = parts.scheme in ("http", "https") and parts.hostname and parts.hostname.encode("idna")
        if not good or parts.port == 0 or "@" in parts.netloc or not url.strip().isprintable():
            raise ValueError
    except ValueError:  # a bad port, host or bracket, too
        raise Refusal(f"{brief(url)} is no address of a server; {shape}") from None
    return parts

"""How a server is run."""

from __future__ import annotations

from pathlib import Path

import msgspec


class Limits(msgspec.Struct, frozen=True):
    """What one client may ask of the server.  Rates are per second; bursts come on top."""

    messages: float = 20.0  # over one socket
    burst: float = 60.0
    wishes: float = 1.0  # of these, what is no answer: undo, takeover ...
    wish_burst: float = 20.0
    requests: float = 10.0  # over HTTP, by address
    request_burst: float = 60.0
    tables: float = 0.2  # new tables, by address
    table_burst: float = 20.0
    logins: float = 0.1  # tries, by address
    login_burst: float = 10.0
    tries: float = 4.0  # cards and decks to be read, by address
    try_burst: float = 40.0
    uploads: float = 1 / 30  # card files, by address
    upload_burst: float = 6.0
    upload_bytes: int = 40_010_000  # of a card file of 20 MB, as JSON: there a line's end and a quote take two
    pools: int = 8  # that somebody may keep
    pools_in_all: int = 2_000
    decks: int = 60  # that somebody may keep
    sockets: int = 64  # at the same time, by address
    message_bytes: int = 16_384
    body_bytes: int = 65_536
    waiting: int = 64  # messages that a slow client may be behind
    watchers: int = 200  # of one table
    tables_at_once: int = 20_000  # unfinished ones in memory

    def shared_by(self, people: int) -> Limits:
        """The same for every one of so many people who come from one address."""
        return msgspec.structs.replace(self, **{name: getattr(self, name) * people for name in BY_ADDRESS})


BY_ADDRESS = (
    *("requests", "request_burst", "tables", "table_burst", "logins", "login_burst", "tries", "try_burst"),
    *("uploads", "upload_burst", "sockets"),
)


class Config(msgspec.Struct, frozen=True):
    """Everything `kumite serve` can be told."""

    database: str
    secret: str  # signs cookies and links; whoever knows it can be anybody
    origins: tuple[str, ...] = ()  # besides the server's own, who may open sockets from a page
    secure: bool = False  # behind https: cookies are for https only
    workers: int = 1  # processes that bots think in
    pace: float = 0.8  # seconds, on average, until a bot or a forced answer comes
    grace: float = 60.0  # seconds somebody may be gone before a bot may take over
    heartbeat: float = 10.0  # seconds between two signs of life
    limits: Limits = Limits()
    web: str = ""  # the folder of a built web client, if not the one that `make web` builds


def default_folder() -> Path:
    """Where the embedded database lives unless somebody says otherwise."""
    return Path.home() / ".local" / "share" / "kumite"

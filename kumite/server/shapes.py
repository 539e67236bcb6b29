"""What goes over HTTP, both ways; /api/openapi.json is made of these."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from kumite.server.plan import Clock, Plan

Name = Annotated[str, msgspec.Meta(max_length=64)]
Status = Literal["open", "playing", "over"]


class Refused(msgspec.Struct, frozen=True):
    """It did not happen, and why."""

    reason: str
    rules: tuple[str, ...] = ()


class Health(msgspec.Struct, frozen=True):
    """Whether this server can be played on."""

    ok: bool
    build: Literal["plain", "compiled"]
    database: str
    draining: bool


class Setting(msgspec.Struct, frozen=True):
    """An option of a table; the first value is the default, and a number's least and greatest follow it."""

    name: str
    values: tuple[bool | int | str, ...]
    meaning: str
    rules: tuple[str, ...]


class Game(msgspec.Struct, frozen=True):
    """A game that can be played here; the first mode is the default."""

    id: str
    title: str
    modes: tuple[str, ...]
    settings: tuple[Setting, ...]
    seats: tuple[str, ...]


class Me(msgspec.Struct, frozen=True):
    """Who the client is; a guest has no name."""

    user: str
    name: str
    account: bool


class NewAccount(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name and a password of one's own."""

    name: Annotated[str, msgspec.Meta(min_length=2, max_length=24)]
    password: Annotated[str, msgspec.Meta(min_length=8, max_length=200)]


class Login(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The name and the password of an account."""

    name: Annotated[str, msgspec.Meta(max_length=200)]
    password: Annotated[str, msgspec.Meta(max_length=200)]


class Chair(msgspec.Struct, frozen=True):
    """A seat, and who plays it: a person, or a bot."""

    seat: str
    name: str
    bot: str | None
    taken: bool


class Table(msgspec.Struct, frozen=True):
    """A table in a list; `changed` is when everybody could see something happen, in milliseconds since 1970."""

    id: str
    game: str
    mode: str
    status: Status
    seats: tuple[Chair, ...]
    public: bool
    changed: int


class Result(msgspec.Struct, frozen=True):
    """How a match ended."""

    winners: tuple[str, ...]
    reason: str
    rules: tuple[str, ...]


class TableInFull(Table, frozen=True):
    """One table; the seed behind the commitment is told when the match is over."""

    clock: Clock
    commitment: str | None
    seed: str | None
    result: Result | None


class NewTable(Plan, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What is to be played; with `sit`, whoever asks sits down there at once, by this name or the account's."""

    name: Name = ""
    sit: Name | None = None


class Link(msgspec.Struct, frozen=True):
    """A seat and its private link: whoever has that may sit there.  A bot's seat has none."""

    seat: str
    bot: str | None
    url: str | None


class Made(msgspec.Struct, frozen=True):
    """A new table: its address, the same for spectators, and a private link for each seat."""

    id: str
    url: str
    spectate: str
    seats: tuple[Link, ...]

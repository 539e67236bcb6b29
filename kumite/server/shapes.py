"""What goes over HTTP, both ways; /api/openapi.json is made of these."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from kumite.catalogue.records import Example, Rule, Ruling
from kumite.server.plan import Clock

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


class Mode(msgspec.Struct, frozen=True):
    """A mode of a game: the settings it has, by name, and its seats as it comes; `sizes` tells for each value of the
    setting `sized_by` how many seats there are then, and `teams` which team, counted from 1, each of them belongs to
    (under "" where nothing is to be set).  `own` are those of the settings that are another thing in this mode."""

    mode: str
    settings: tuple[str, ...]
    seats: tuple[str, ...]
    sized_by: str | None
    sizes: dict[str, int]
    teams: dict[str, tuple[int, ...]]
    own: tuple[Setting, ...]


class Game(msgspec.Struct, frozen=True):
    """A game that can be played here; the first mode is the default, and its seats are `seats`."""

    id: str
    title: str
    modes: tuple[str, ...]
    settings: tuple[Setting, ...]
    seats: tuple[str, ...]
    tables: tuple[Mode, ...]


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


class Table(msgspec.Struct, frozen=True, kw_only=True):
    """A table in a list; `free` tells whether its free seats are for anybody, `changed` when everybody could see
    something happen, in milliseconds since 1970."""

    id: str
    game: str
    mode: str
    status: Status
    seats: tuple[Chair, ...]
    public: bool
    free: bool = False
    changed: int
    result: Result | None


class Result(msgspec.Struct, frozen=True):
    """How a match ended."""

    winners: tuple[str, ...]
    reason: str
    rules: tuple[str, ...]


class MyTable(Table, frozen=True, kw_only=True):
    """A table in the list of one's own; `you` is the seat one has there."""

    you: str


class TableInFull(Table, frozen=True, kw_only=True):
    """One table; the seed behind the commitment is told when the match is over."""

    clock: Clock
    commitment: str | None
    seed: str | None


class Point(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A point of a match that is over: its table, and how many answers of its record came before."""

    table: Annotated[str, msgspec.Meta(max_length=64)]
    at: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, rename={"start": "from"}):
    """What is to be played; with `sit`, whoever asks sits down there at once, by this name or the account's.

    With `from`, a match of one's own that is over goes on from that point, and its mode and options count."""

    game: str
    mode: str | None = None
    options: dict[str, Any] = {}
    position: dict[str, Any] | None = None  # a described one to start from, instead of mode and options
    start: Point | None = None
    seats: tuple[str, ...] = ()  # for each: "human", or a bot's name
    clock: Clock = Clock()
    public: bool = True
    free: bool = False  # whether anybody may take a free seat, without its link
    name: Name = ""
    sit: Name | None = None


class Link(msgspec.Struct, frozen=True):
    """A seat and its private link: whoever has that may sit there.  A bot's seat has none."""

    seat: str
    bot: str | None
    url: str | None


class RuleBook(msgspec.Struct, frozen=True):
    """Every rule of a game in our own words, what was decided about them, and worked examples."""

    game: str
    title: str
    rules: tuple[Rule, ...]
    rulings: tuple[Ruling, ...]
    examples: tuple[Example, ...]


class Frame(msgspec.Struct, frozen=True):
    """A match after one more decision: who decided what, what came of it, and everything as it then lay, open."""

    n: int
    at: int  # answers of the record so far
    seat: str | None
    option: str | None
    turn: int
    action: str  # in words; another one begins where this changes
    events: list[dict[str, Any]]
    view: dict[str, Any]


class Replay(msgspec.Struct, frozen=True):
    """Some frames of a match that is over, of `total`; the first, number 0, is before the first decision."""

    table: str
    game: str
    mode: str
    seats: tuple[Chair, ...]
    total: int
    result: Result | None
    frames: tuple[msgspec.Raw, ...]


class Made(msgspec.Struct, frozen=True):
    """A new table: its address, the same for spectators, and a private link for each seat."""

    id: str
    url: str
    spectate: str
    seats: tuple[Link, ...]

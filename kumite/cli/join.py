"""`kumite join`, and `kumite play --url`: a match at a server somewhere else, line by line."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any
from urllib.parse import urljoin

import typer

from kumite.errors import BadOption, Refusal, brief

if TYPE_CHECKING:
    from kumite.cli.keyboard import Scroll
    from kumite.client import Place

INTERRUPTED = 130
FRIEND, HUMAN = "friend", "human"
CLOCK = re.compile(r"(move|chess):([0-9]{1,7})(?:\+([0-9]{1,7}))?")

Link = Annotated[str, typer.Argument(help="The link to a table, or to your seat at it.", metavar="URL")]
Name = Annotated[str | None, typer.Option("--name", help="What the others call you.", metavar="NAME")]
Json = Annotated[bool, typer.Option("--json", help="Every message a line of JSON; commands are read as such lines.")]
Plain = Annotated[bool, typer.Option("--plain", help="No bars and rules: easier on a screen reader.")]


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("join")(join)


def join(url: Link, *, name: Name = None, json: Json = False, plain: Plain = False) -> None:
    """Play or watch at a server, by a link that somebody gave you.

    Leaving ends nothing: the same command, on the same machine, brings you back to your seat."""
    from kumite.cli.guests import known_at
    from kumite.client import read_place

    place = read_place(url)
    cookie = known_at(place.address)
    if json:
        from kumite.cli.wire import Wire

        Wire(place, cookie, called(name)).run()
    else:
        visit(place, cookie, called(name), plain)


def visit(place: Place, cookie: str | None, name: str, plain: bool, paper: Scroll | None = None) -> None:
    """At a table until somebody leaves."""
    from kumite.cli.keyboard import Scroll
    from kumite.cli.visit import Visit

    guest = Visit(place, cookie, name, paper or Scroll(), plain)
    try:
        guest.run()
    except KeyboardInterrupt:
        guest.paper.line()
        guest.goodbye()
        raise typer.Exit(INTERRUPTED) from None


def called(name: str | None) -> str:
    """What was said, or how the machine calls us."""
    import getpass

    if name is not None:
        return " ".join(name.split())
    try:
        return getpass.getuser()
    except (KeyError, OSError, ImportError):  # a user without a name
        return ""


class Wanted:
    """A table as somebody would like to have it."""

    def __init__(
        self,
        game: str,
        mode: str | None,
        options: list[str],
        seat: str | None,
        against: str | None,
        clock: str | None,
        decks: list[Path] | None = None,
        by_hand: bool = False,
    ) -> None:
        self.game = game
        self.mode = mode
        self.options = options
        self.seat = seat
        self.against = against or "greedy"
        self.clock = clock or "none"
        self.decks = decks or []
        self.by_hand = by_hand

    def plan(self, name: str) -> dict[str, Any]:
        """As the server wants to have it; what is wrong with it is said before anybody is asked."""
        from kumite.cli.given import table_options
        from kumite.cli.play import Wish, new_match

        match = new_match(self.game, None, self.mode, self.options, self.decks, self.by_hand, self.seat)
        mine = match.seats[Wish([], False, self.seat, False, False).mine(match)]
        other = HUMAN if self.against == FRIEND else self.against
        plan = {
            "game": self.game,
            "options": table_options(self.options),
            "seats": [HUMAN if seat == mine else other for seat in match.seats],
            "clock": read_clock(self.clock),
            "sit": mine,
            "name": name,
        }
        if self.decks:
            from kumite.cli.brought import brought_position

            given = brought_position(
                self.game, self.decks, self.mode, table_options(self.options), self.by_hand, self.seat
            )
            return {**plan, "options": {}, "position": given}
        return plan if self.mode is None else {**plan, "mode": self.mode}


def read_clock(text: str) -> dict[str, object]:
    """none, so many seconds for each question, or a budget and an increment."""
    if text.lower() == "none":
        return {"kind": "none"}
    found = CLOCK.fullmatch(text.lower())
    if found is None or (found[1] == "move" and found[3]):
        raise BadOption(f"--clock {brief(text)} is not none, move:60 or chess:600+10")
    clock: dict[str, object] = {"kind": found[1], "seconds": int(found[2])}
    return clock if found[1] == "move" else {**clock, "increment": int(found[3] or 0)}


def set_table(url: str, wanted: Wanted, name: str | None, plain: bool) -> None:
    """Have a table set, tell the links, and play."""
    from kumite.cli.guests import known_at
    from kumite.cli.keyboard import Scroll
    from kumite.client import Place, create_table, read_address

    address = read_address(url)
    plan = wanted.plan(called(name))
    cookie = known_at(address)
    if cookie is None:
        raise Refusal(f"the server at {address} gave us no cookie, so it would not know us again")
    made = create_table(address, plan, cookie)
    place, paper = Place(address, "-").next(made["id"]), Scroll()
    tell_links(paper, place, made, plan["sit"])
    visit(place, cookie, plan["name"], plain, paper)


def tell_links(paper: Scroll, place: Place, made: dict[str, Any], mine: str) -> None:
    """For whom which link is."""
    from kumite.cli.far import washed

    for chair in washed(made.get("seats") or []):
        if isinstance(chair, dict) and chair.get("url") and chair.get("seat") != mine:
            paper.line(f"For whoever plays {chair['seat']}, and nobody else:")
            paper.line(f"  {urljoin(f'{place.address}/', chair['url'])}")
    paper.line("For everybody who would like to watch:")
    paper.line(f"  {place.link}")
    paper.line()

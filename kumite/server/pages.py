"""The plain pages of a server whose web client is not built: what is played here, and how to join."""

from __future__ import annotations

from collections.abc import Sequence

from starlette.responses import HTMLResponse, Response
from starlette.types import Scope

from kumite.errors import Refusal
from kumite.server.http import headers_of, refuse, status_of
from kumite.server.markup import Html, page, tag
from kumite.server.plan import HUMAN
from kumite.server.shapes import Chair, Game, Link, Table, TableInFull

FOR_PROGRAMS = ("/api/", "/healthz", "/metrics")
STATUS = {"open": "waiting for players", "playing": "being played", "over": "over"}


def turned_away(scope: Scope, refusal: Refusal) -> Response:
    """A refusal as JSON for programs, as a page for people."""
    if scope["path"].startswith(FOR_PROGRAMS):
        return refuse(refusal)
    back = tag("p", tag("a", "To the front page", href="/"))
    inner = (tag("h1", "That did not work"), tag("p", sentence(refusal)), back)
    return HTMLResponse(page("Kumite", *inner), status_of(refusal), headers_of(refusal))


def sentence(refusal: Refusal) -> str:
    reason = str(refusal)
    return f"{reason[:1].upper()}{reason[1:]}."


# The front page


def front(address: str, games: Sequence[Game], bots: Sequence[str], tables: Sequence[Table]) -> Html:
    """Everything that is played here, a form for a new table, and the same for the terminal."""
    return page(
        "Kumite, an open table for tabletop fighting games",
        tag("h1", "An open table for tabletop fighting games"),
        tag("p", "Play a friend or a bot. Every rule is exact, nobody needs an account, and a match waits for you."),
        tag("h2", "New table"),
        form(games, bots),
        tag("h2", "Tables"),
        listing(tables, {game.id: game.title for game in games}),
        tag("h2", "Games"),
        tag("ul", *[tag("li", tag("strong", game.title), f": {about(game)}") for game in games]),
        tag("h2", "From a terminal"),
        tag("p", "A new table against a bot:"),
        command("kumite", "play", games[0].id, "--url", address),
        tag("p", "To join a table, or to watch it, with the link that somebody sent you:"),
        command("kumite", "join", "LINK"),
        tag("p", "In a clone of the project the command is ", tag("code", ".venv/bin/kumite"), "."),
        tag("p", "For programs there is ", tag("a", "a description of the HTTP part", href="/api/openapi.json"), "."),
    )


def about(game: Game) -> str:
    return f"{len(game.seats)} players; {' or '.join(game.modes)}"


def form(games: Sequence[Game], bots: Sequence[str]) -> Html:
    choices = [tag("option", f"{g.title}, {mode}", value=f"{g.id}/{mode}") for g in games for mode in g.modes]
    others = [tag("option", "a friend", value=HUMAN), *[tag("option", f"the bot {b}", value=b) for b in bots]]
    return tag(
        "form",
        tag("label", "Game", tag("select", *choices, name="game")),
        tag("label", "Against", tag("select", *others, name="against")),
        tag(
            "label", tag("input", type="checkbox", name="public", checked=True), "Show it on this page", class_="check"
        ),
        tag("button", "Set up the table", type="submit"),
        method="post",
        action="/new",
    )


def listing(tables: Sequence[Table], titles: dict[str, str]) -> Html:
    if not tables:
        return tag("p", "Nobody plays in public at the moment.")
    head = tag("tr", *[tag("th", name, scope="col") for name in ("Game", "Seats", "State")])
    rows = []
    for table in tables:
        link = tag("a", f"{titles.get(table.game, table.game)}, {table.mode}", href=f"/t/{table.id}")
        seats = ", ".join([seated(chair) for chair in table.seats])
        rows.append(tag("tr", tag("td", link), tag("td", seats), tag("td", STATUS[table.status])))
    return tag("table", tag("thead", head), tag("tbody", *rows))


# A table's page


def table_page(address: str, title: str, table: TableInFull, links: Sequence[Link], board: Sequence[str]) -> Html:
    """What this table is, who sits there, and how to join; with the links of the seats that the reader may take."""
    return page(
        f"{title}, {table.mode}",
        tag("h1", f"{title}, {table.mode}"),
        tag("p", f"This table is {STATUS[table.status]}."),
        *outcome(table),
        tag("ul", *[tag("li", seated(chair)) for chair in table.seats]),
        *joining(f"{address}/t/{table.id}", table, links),
        tag("h2", "What a spectator sees"),
        tag("pre", "\n".join(board), tabindex="0", role="region", aria_label="What a spectator sees"),
        *commitment(table),
    )


def outcome(table: TableInFull) -> list[Html]:
    if table.result is None:
        return []
    winners = " and ".join(table.result.winners)
    won = f"{winners} won" if winners else "Nobody won"
    record = tag("a", "the record of the match", href=f"/api/tables/{table.id}/record")
    return [tag("p", f"{won}: {table.result.reason}. Here is ", record, ".")]


def joining(url: str, table: TableInFull, links: Sequence[Link]) -> list[Html]:
    """First the reader's own seat, then the links for the others, then how to watch."""
    found = []
    if table.status != "over":
        for at, link in enumerate(links):
            found.append(tag("h2", f"Play {link.seat} yourself" if at == 0 else f"For whoever plays {link.seat}"))
            if at:
                found.append(tag("p", "Send this link to nobody else; whoever uses it first sits there."))
            found.append(command("kumite", "join", link.url or ""))
    return [*found, tag("h2", "Watch"), command("kumite", "join", url)]


def commitment(table: TableInFull) -> list[Html]:
    """How chance can be checked."""
    if table.commitment is None:
        return []
    told = f" The seed was {table.seed}." if table.seed else " The seed is told when the match is over."
    return [tag("p", "Chance is bound to a seed whose hash is ", tag("code", table.commitment), ".", told)]


def seated(chair: Chair) -> str:
    if not chair.taken:
        return f"{chair.seat}: free"
    bot = f", played by the bot {chair.bot}" if chair.bot and chair.bot != chair.name else ""
    return f"{chair.seat}: {'the bot ' if chair.bot == chair.name else ''}{chair.name}{bot}"


def command(*words: str) -> Html:
    """A line for a shell; a link has signs that a shell would take for its own."""
    line = " ".join([f"'{word}'" if "&" in word or "?" in word else word for word in words])
    return tag("pre", tag("code", line), tabindex="0")

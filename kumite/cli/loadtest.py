"""`kumite loadtest`: how many matches this machine can serve at once."""

from __future__ import annotations

from typing import Annotated

import typer

from kumite.cli.samples import GAMES
from kumite.errors import BadOption

Matches = Annotated[int, typer.Option(min=1, max=100_000, help="Matches at the same time, two clients each.")]
Seconds = Annotated[float, typer.Option(min=1, max=86_400, help="For how long, once everybody sits.")]
BeatSeconds = Annotated[float, typer.Option(min=0.01, max=60, help="Seconds between two moves of a match.")]
Database = Annotated[str | None, typer.Option(help="An empty database; a temporary SQLite file unless named.")]
Json = Annotated[bool, typer.Option("--json", help="For programs.")]


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("loadtest")(loadtest)


def loadtest(
    *,
    game: Annotated[str, typer.Option(help=f"Which game ({GAMES}).")] = "megafighter",
    matches: Matches = 500,
    seconds: Seconds = 60.0,
    beat: BeatSeconds = 1.0,
    database: Database = None,
    json: Json = False,
) -> None:
    """Start a server on this machine, play many matches on it over sockets, and say how it went.

    Exits with 1 if an acknowledged answer was lost or happened twice."""
    import msgspec
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

    from kumite.play.sit import games
    from kumite.server import load

    if game not in games():
        raise BadOption(f"there is no game {game!r}; there is {', '.join(games())}")
    console = Console(stderr=True)
    columns = (TextColumn("{task.description:>8}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal, transient=True) as bar:
        tasks = {name: bar.add_task(name, start=False) for name in ("tables", "clients", "seconds")}

        def tell(what: str, done: int, total: int) -> None:
            bar.update(tasks[what], completed=done, total=total)

        report = load.loadtest(game, matches, seconds, beat, database, tell)
    print(msgspec.json.encode(report).decode() if json else in_words(report))
    raise typer.Exit(1 if report.lost or report.doubled else 0)


def in_words(report: object) -> str:
    """A figure a line."""
    from kumite.server.load import Report

    assert isinstance(report, Report)
    lines = [
        f"{report.matches} matches for {report.seconds:g} s on {report.database}, {report.build} rules",
        f"  moves          {report.moves:,} ({report.moves_per_s:,.1f} a second)",
        f"  acknowledged   p50 {report.p50_ms:.1f} ms, p99 {report.p99_ms:.1f} ms, worst {report.worst_ms:.1f} ms",
        f"  lost, doubled  {report.lost}, {report.doubled}",
        f"  refused        {sum(report.refused.values())}; reconnects {report.reconnects}; gaps {report.gaps}",
        f"  traffic        {report.kb_in_per_move:.1f} KB to the clients for each move",
        f"  memory         {report.server_mb:.1f} MB, {report.kb_per_match:.1f} KB a match",
    ]
    return "\n".join(lines)

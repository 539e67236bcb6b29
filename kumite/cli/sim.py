"""`kumite sim`: many games, counted, with confidence intervals."""

from __future__ import annotations

import json
import os
import sys
from typing import TYPE_CHECKING, Annotated, Any

import typer

from kumite.errors import BadOption, brief

if TYPE_CHECKING:
    from kumite.sim.pool import Plan, Played
    from kumite.sim.stats import Tally

Bots = Annotated[str, typer.Option(help="Who plays, a name a seat, separated by commas.")]
Games = Annotated[int, typer.Option(min=1, help="How many games; each seed is played with the bots swapped.")]
Seed = Annotated[int, typer.Option(help="The first seed; the same seed gives the same games.")]
Mode = Annotated[str | None, typer.Option(help="The game's mode.")]
Options = Annotated[list[str] | None, typer.Option("--option", help="An option of the table, name=value; repeatable.")]
Jobs = Annotated[int, typer.Option(min=0, help="Worker processes; 0 is one a core.")]
By = Annotated[str | None, typer.Option(help="Also count by what was played with: fighter.")]
AsJson = Annotated[bool, typer.Option("--json", help="For scripts.")]


def register(app: typer.Typer) -> None:
    app.command("sim", help="Play many games with bots, and say who wins how often.")(sim)


def sim(
    game: str,
    bots: Bots = "greedy,random",
    games: Games = 200,
    seed: Seed = 1,
    mode: Mode = None,
    option: Options = None,
    jobs: Jobs = 0,
    by: By = None,
    as_json: AsJson = False,
) -> None:
    from kumite.sim.pool import Plan

    if by not in (None, "fighter"):
        raise BadOption(f"--by is {brief(by)}; it can be: fighter")
    names = tuple([name.strip() for name in bots.split(",")])
    plan = Plan(game, names, mode, table_options(option or []))
    played, whole = gather(plan, games, seed, jobs or os.cpu_count() or 1, quiet=as_json)
    if as_json:
        typer.echo(json.dumps(data(plan, played, by, whole)))
    else:
        show(plan, played, by, whole)
    if not whole:
        raise typer.Exit(130)


def table_options(given: list[str]) -> dict[str, Any]:
    """name=value pairs; true, false and numbers are what they look like."""
    found: dict[str, Any] = {}
    for pair in given:
        name, sign, value = pair.partition("=")
        if not sign or not name:
            raise BadOption(f"--option is {brief(pair)}; it must be name=value")
        words: dict[str, Any] = {"true": True, "false": False}
        found[name] = words.get(value.lower(), int(value) if value.isdigit() and len(value) < 10 else value)
    return found


def gather(plan: Plan, games: int, seed: int, jobs: int, quiet: bool) -> tuple[list[Played], bool]:
    """Play, with a progress bar; Ctrl-C keeps what is there."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    from kumite.sim.pool import play_all

    played: list[Played] = []
    console = Console(stderr=True)
    columns = ("[progress.description]{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=quiet or not console.is_terminal) as bar:
        task = bar.add_task("games", total=games)
        try:
            for batch in play_all(plan, games, seed, jobs):
                played += batch
                bar.update(task, completed=min(len(played), games))
        except KeyboardInterrupt:
            return sorted(played), False
    return sorted(played), True


def data(plan: Plan, played: list[Played], by: str | None, whole: bool) -> dict[str, Any]:
    """The same as the tables, for scripts."""
    from kumite.sim import tables

    found: dict[str, Any] = {
        "game": plan.game,
        "whole": whole,
        **tables.summary(played),
        "bots": {name: tally.data() for name, tally in tables.by_bot(plan, played).items()},
        "seats": {name: tally.data() for name, tally in tables.by_seat(seats(plan), played).items()},
    }
    if by:
        found["by"] = {name: tally.data() for name, tally in tables.by_group(played).items()}
    return found


def seats(plan: Plan) -> tuple[str, ...]:
    import kumite

    return kumite.match(plan.game, 0, plan.mode, plan.options).seats


def show(plan: Plan, played: list[Played], by: str | None, whole: bool) -> None:
    """Tables for people."""
    from kumite.sim import tables

    if not whole:
        print("Interrupted; this is what was played until then.")
    lengths = tables.summary(played)
    print(
        f"{plan.game}: {lengths['games']} games, {lengths['draws']} draws, "
        f"{lengths['decisions']} decisions and {lengths['turns']} turns a game"
    )
    show_table("bot", tables.by_bot(plan, played))
    show_table("seat", tables.by_seat(seats(plan), played))
    if by:
        groups = tables.by_group(played)
        show_table(by, groups, fair=tables.FAIR)


def show_table(title: str, tallies: dict[str, Tally], fair: tuple[float, float] | None = None) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(title)
    for column in ("games", "wins", "draws", "win rate", "95% interval"):
        table.add_column(column, justify="right")
    for name, tally in tallies.items():
        low, high = tally.interval
        mark = "  unfair" if fair and not fair[0] <= tally.rate <= fair[1] else ""
        cells = (f"{tally.games}", f"{tally.wins}", f"{tally.draws}", f"{tally.rate:.1%}", f"{low:.1%} - {high:.1%}")
        table.add_row(name, *cells, mark)
    print()
    Console(file=sys.stdout, width=None if sys.stdout.isatty() else 100).print(table)

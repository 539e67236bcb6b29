"""`kumite sim`: many games between bots, counted, with confidence intervals."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from kumite.cli.samples import GAMES, MODES_IN_WORDS
from kumite.errors import BadOption

if TYPE_CHECKING:
    from kumite.sim.keep import Keep
    from kumite.sim.pool import Deal, Plan, Played
    from kumite.sim.stats import Tally

INTERRUPTED = 130

Game = Annotated[str, typer.Argument(help=f"Which game ({GAMES}).", metavar="GAME")]
Bots = Annotated[
    str,
    typer.Option(
        help="Who plays, a bot a seat (random, greedy, search, search:500ms); two at a table of more play in turns."
    ),
]
Games = Annotated[int, typer.Option(min=1, help="How many games; every seed is played with the bots swapped, too.")]
Seed = Annotated[
    int, typer.Option(help="The first seed. The same seeds give the same games, unless a bot goes by the clock.")
]
Mode = Annotated[str | None, typer.Option(help=f"Which rules ({MODES_IN_WORDS}).", metavar="MODE")]
Options = Annotated[
    list[str] | None, typer.Option("--option", help="An option of the table, as draft=random.", metavar="NAME=VALUE")
]
Jobs = Annotated[int, typer.Option(min=0, max=1000, help="Worker processes; 0 is one for each core.")]
By = Annotated[str | None, typer.Option(help="Count by what was played with, too: fighter.", metavar="WHAT")]
KeepFile = Annotated[
    Path | None, typer.Option("--keep", help="Keep every game here; the same command goes on with it.", metavar="FILE")
]
Decks = Annotated[
    list[Path] | None,
    typer.Option("--deck", help="A deck of your own, for the first seat; a second one for the other.", metavar="FILE"),
]
ByHand = Annotated[bool, typer.Option("--by-hand", help="Cards whose text is not understood may be in decks.")]
AsJson = Annotated[bool, typer.Option("--json", help="For programs.")]


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("sim")(sim)


def sim(
    game: Game,
    *,
    bots: Bots = "greedy,random",
    games: Games = 200,
    seed: Seed = 1,
    mode: Mode = None,
    option: Options = None,
    jobs: Jobs = 0,
    by: By = None,
    keep: KeepFile = None,
    deck: Decks = None,
    by_hand: ByHand = False,
    as_json: AsJson = False,
) -> None:
    """Let bots play many games, and say who wins how often.

    Ctrl-C shows what was played until then; with --keep nothing of it is lost."""
    from kumite.cli.given import table_options
    from kumite.sim.keep import Keep
    from kumite.sim.pool import Plan, deals

    names = tuple([name.strip() for name in bots.split(",")])
    plan = in_turns(planned(Plan(game, names, mode, table_options(option or []), by), deck or [], by_hand))
    todo = deals(plan, games, seed)
    played, whole = gather(plan, todo, jobs or os.cpu_count() or 1, Keep(keep, plan) if keep else None)
    if as_json:
        typer.echo(json.dumps({"seed": seed, **data(plan, played, whole)}))
    else:
        show(plan, played, whole)
    if not whole:
        raise typer.Exit(INTERRUPTED)


def in_turns(plan: Plan) -> Plan:
    """At a table of many the named bots sit in turns: with two of them every other seat, so that partners are alike."""
    many, named = len(sides(plan)[0]), len(plan.bots)
    fits = [n for n in range(2, many + 1) if many % n == 0]
    if named not in fits:
        said = "1 bot was named" if named == 1 else f"{named} bots were named"
        raise BadOption(f"this table has {many} seats; {said}: name {' or '.join([str(n) for n in fits])} of them")
    return plan._replace(bots=plan.bots * (many // named))


def planned(plan: Plan, decks: list[Path], by_hand: bool) -> Plan:
    """The plan, with decks of one's own if there are any: every game begins from a position that carries them."""
    if not decks:
        return plan
    from kumite.cli.brought import brought_position
    from kumite.sim.pool import quietly

    return plan._replace(position=brought_position(plan.game, decks, plan.mode, quietly(plan), by_hand))


def gather(plan: Plan, todo: list[Deal], jobs: int, keep: Keep | None) -> tuple[list[Played], bool]:
    """Play, with a progress bar where somebody can see it; Ctrl-C leaves what is there."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    from kumite.sim.pool import Deal, play_all

    wanted = set(todo)
    played = [one for one in keep.read() if Deal(one.seed, one.shift) in wanted] if keep else []
    done = {Deal(one.seed, one.shift) for one in played}
    console = Console(stderr=True)
    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal) as bar:
        task = bar.add_task("games", total=len(todo), completed=len(played))
        try:
            for batch in play_all(plan, [deal for deal in todo if deal not in done], jobs):
                played += batch
                if keep:
                    keep.add(batch)
                bar.update(task, completed=len(played))
        except KeyboardInterrupt:
            return sorted(played), False
    return sorted(played), True


def data(plan: Plan, played: list[Played], whole: bool) -> dict[str, Any]:
    """The same as the tables, for programs."""
    import kumite
    from kumite.sim import tables

    names, share = sides(plan)
    found: dict[str, Any] = {
        **{name: value for name, value in plan._asdict().items() if name != "position"},
        "kumite": kumite.__version__,
        "whole": whole,
        **tables.summary(played),
        "by_bot": {name: tally.data() for name, tally in tables.by_bot(plan, played, share).items()},
        "by_seat": {name: tally.data() for name, tally in tables.by_seat(names, played, share).items()},
    }
    if plan.by:
        groups = tables.by_group(played, share).items()
        found[f"by_{plan.by}"] = {name: {**tally.data(), "verdict": tables.verdict(tally)} for name, tally in groups}
    return found


def sides(plan: Plan) -> tuple[tuple[str, ...], float]:
    """The seats of the table, and the share of the wins that is fair for each of its sides."""
    from kumite.sim.pool import begun
    from kumite.sim.tables import fair_share

    match = begun(plan, 0)
    return match.seats, fair_share(match.game.teams(match.position))


def show(plan: Plan, played: list[Played], whole: bool) -> None:
    """Tables for people."""
    from kumite.sim import tables

    if not whole:
        print("Interrupted. This is what was played until then:")
    lengths = tables.summary(played)
    turns = f" and {lengths['turns']} turns" if lengths["turns"] is not None else ""
    a_game = f"{lengths['decisions']} decisions{turns} a game" if played else "none was finished"
    print(f"{plan.game}: {lengths['games']} games, {lengths['draws']} draws, {a_game}")
    names, share = sides(plan)
    show_table("bot", tables.by_bot(plan, played, share))
    show_table("seat", tables.by_seat(names, played, share))
    if plan.by:
        show_table(plan.by, tables.by_group(played, share), judged=True)


def show_table(title: str, tallies: dict[str, Tally], judged: bool = False) -> None:
    from rich.console import Console
    from rich.table import Table

    from kumite.sim.tables import verdict

    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(title)
    for column in ("games", "wins", "draws", "win rate", "95% interval"):
        table.add_column(column, justify="right", no_wrap=True)
    for name, tally in tallies.items():
        low, high = tally.interval
        mark = verdict(tally).replace("fair", "") if judged else ""
        cells = (f"{tally.games}", f"{tally.wins}", f"{tally.draws}", f"{tally.rate:.1%}", f"{low:.1%} - {high:.1%}")
        table.add_row(name, *cells, mark)
    print()
    Console(file=sys.stdout, width=None if sys.stdout.isatty() else 100).print(table)

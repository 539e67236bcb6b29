"""`kumite cards`: card files looked at, made into pools, shown card by card; cards of one's own tried out."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from kumite.errors import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.console import RenderableType

    from kumite.cards.faces import Compiled
    from kumite.cards.pool import Pool, PoolCard
    from kumite.cards.report import Count, Report

FEW_PLACES = 3
FEW = 25  # reasons that are shown unless somebody wants more

File = Annotated[Path, typer.Argument(help="A card file: JSON lines, a JSON array or CSV.", metavar="FILE")]
AsJson = Annotated[bool, typer.Option("--json", help="For programs.")]
Reasons = Annotated[int, typer.Option("--reasons", min=0, help="How many reasons to show.")]
PoolName = Annotated[str | None, typer.Option("--name", help="The pool's name; else the file's.", metavar="NAME")]
CardName = Annotated[str, typer.Argument(help="A card, or the beginning of its name.", metavar="NAME")]
FromPool = Annotated[str | None, typer.Option("--pool", help="In this pool only.", metavar="POOL")]
Tree = Annotated[bool, typer.Option("--tree", help="The ability trees, too.")]


def register(app: typer.Typer) -> None:
    """Add the commands."""
    from kumite.cli import trying

    group = typer.Typer(no_args_is_help=True, rich_markup_mode=None)
    group.callback()(nothing)
    group.command("check")(check)
    group.command("import")(bring_in)
    group.command("show")(show)
    group.command("try")(trying.try_out)
    app.add_typer(group, name="cards")


def nothing() -> None:
    """Read card English: check card files, make pools of them, try cards of your own."""


# Reading


def compiled(path: Path) -> Iterator[Compiled]:
    """Every card of a file, with a progress bar where somebody can see it."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    from kumite.cards.records import read_records
    from kumite.cli import files

    text = files.read(path)
    try:
        records = read_records(text)
    except Refusal as refusal:
        raise Refusal(f"{path}, {refusal.reason}", refusal.rules) from None
    from kumite.cards.faces import compile_all

    console = Console(stderr=True)
    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        yield from bar.track(compile_all(records), total=len(records), description="cards")


# check


def check(path: File, *, as_json: AsJson = False, reasons: Reasons = FEW) -> None:
    """Say how much of a card file is understood, what is not, and why."""
    from kumite.cards.report import Report
    from kumite.catalogue.show import emit

    report = Report()
    for card in compiled(path):
        report.add(card)
    if as_json:
        typer.echo(json.dumps(report.data(), ensure_ascii=False))
    else:
        emit(report_page(report, reasons))


def report_page(report: Report, reasons: int) -> Iterator[RenderableType]:
    """Tables for people."""
    from rich.padding import Padding
    from rich.text import Text

    from kumite.catalogue.show import columns

    numbers = ("cards", "understood", "abilities", "understood ")
    table = columns("wording", "type", *numbers, numbers=numbers)
    for wording, count in report.wordings.items():
        if count.cards:
            table.add_row(Text(wording, "bold"), Text("all", "bold"), *row(count))
            for (of, kind), part in report.types.items():
                if of == wording and part.cards:
                    table.add_row("", kind, *row(part))
    yield table
    yield from fault_lines(report.faults)
    missing = report.missing
    if missing and reasons:
        yield Text(f"\nWhat is not understood, {len(missing)} reasons; the rule to write next comes first:", "bold")
    for one in missing[:reasons]:
        waiting = f", {one.cards} card{'' if one.cards == 1 else 's'} for this alone" if one.cards else ""
        yield Text.assemble((f"{one.count:5}  ", "bold"), one.reason, (waiting, "dim"))
        yield Padding(Text(one.examples[0], "dim"), (0, 0, 0, 7))


def fault_lines(faults: list[str]) -> Iterator[RenderableType]:
    """Cards that cannot be, the same mistake once."""
    from rich.text import Text

    groups: dict[str, list[str]] = {}
    for fault in faults:
        place, _, reason = fault.partition("): ")
        groups.setdefault(reason, []).append(f"{place})")
    for reason, places in groups.items():
        more = f" and {len(places) - FEW_PLACES} more" if len(places) > FEW_PLACES else ""
        yield Text(f"No such card: {reason}: {', '.join(places[:FEW_PLACES])}{more}", "red")


def row(count: Count) -> tuple[str, str, str, str]:
    return (
        str(count.cards),
        share(count.cards_understood, count.cards),
        str(count.abilities),
        share(count.abilities_understood, count.abilities),
    )


def share(part: int, whole: int) -> str:
    return f"{part} {100 * part / whole:5.1f}%" if whole else "-"


# import


def bring_in(path: File, *, name: PoolName = None, as_json: AsJson = False) -> None:
    """Make a card pool of a card file: for decks, terminal play, simulations and tables at a server."""
    from kumite.cards.pool import check_name, make_pool
    from kumite.cards.store import Store

    called = check_name(name or path.stem)
    pool, twice = make_pool(called, compiled(path))
    where = Store().save(pool)
    numbers = {
        "cards": len(pool.cards),
        "understood": sum(card.understood and not card.faults for card in pool.cards.values()),
        "twice": len(twice),
        "faults": sum(bool(card.faults) for card in pool.cards.values()),
    }
    if as_json:
        typer.echo(json.dumps({"pool": pool.name, "file": str(where), **numbers}))
        return
    typer.echo(f"Card pool {pool.name!r}: {numbers['cards']} cards, {numbers['understood']} of them understood.")
    if twice:
        some = f"{', '.join(twice[:3])}{' ...' if len(twice) > 3 else ''}"
        typer.echo(f"{len(twice)} names stood there more than once ({some}); the last of each is kept.")
    typer.echo(f"It is kept in {where}")
    typer.echo(f"A deck uses it with the line  pool: {pool.name}")


# show


def show(name: CardName, *, pool: FromPool = None, tree: Tree = False, as_json: AsJson = False) -> None:
    """Print a card of a pool, what the engine understood of it, in words, and what it did not."""
    from kumite.catalogue.show import emit

    held, card = find(name, pool)
    if as_json:
        import msgspec

        data: dict[str, Any] = msgspec.to_builtins(card)
        typer.echo(json.dumps({"pool": held.name, "understood": card.understood, **data}, ensure_ascii=False))
    else:
        from kumite.cards.shown import card_page

        emit(card_page(card, held.name, tree))


def find(name: str, pool: str | None) -> tuple[Pool, PoolCard]:
    """The one card that is meant, of one pool or of all."""
    from kumite.cards.store import Store

    store = Store()
    pools = [store.load(each) for each in ([pool] if pool else store.names())]
    if not pools:
        raise Refusal("there is no card pool yet; `kumite cards import FILE` makes one")
    for held in pools:
        card = held.by_side(name)
        if card is not None:
            return held, card
    near = [(held, each) for held in pools for each in held.like(name)]
    if len(near) == 1:
        return near[0][0], near[0][0].cards[near[0][1]]
    if near:
        more = " ..." if len(near) > 6 else ""
        raise Refusal(f"{name!r} could be {', '.join([each for _, each in near[:6]])}{more}; write a little more")
    raise Refusal(f"no card of {' or '.join([held.name for held in pools])} is called {name!r}")

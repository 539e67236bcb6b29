"""`kumite cards`: card files looked at, made into pools, shown card by card; cards of one's own tried out."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from kumite.errors import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.console import RenderableType

    from kumite.cards.faces import Compiled
    from kumite.cards.pool import Pool, PoolCard
    from kumite.cards.record import CardRecord
    from kumite.cards.report import Count, Report

FEW_PLACES = 3
FEW = 25  # reasons that are shown unless somebody wants more

FILES = "A card file: JSON lines, a JSON array, CSV, or sheets as `try` takes them; - reads what is typed."
File = Annotated[Path, typer.Argument(help=FILES, metavar="FILE")]
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
    group.command("pools")(pools)
    group.command("try")(trying.try_out)
    app.add_typer(group, name="cards")


def nothing() -> None:
    """Read card English: check card files, make pools of them, try cards of your own."""


# Reading


def records_of(path: Path) -> list[CardRecord]:
    """What a file says of its cards: a wrong file is refused before the rules of any game are loaded."""
    from kumite.cards.records import read_records
    from kumite.cli import files

    text = files.read(path)
    try:
        return read_records(text)
    except Refusal as refusal:
        raise files.wrong(path, refusal) from None


def compiled(records: list[CardRecord]) -> Iterator[Compiled]:
    """Every card of a file, with a progress bar where somebody can see it."""
    from kumite.cards.faces import compile_all

    if not sys.stderr.isatty():
        yield from compile_all(records)
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        yield from bar.track(compile_all(records), total=len(records), description="cards")


# check


def check(path: File, *, as_json: AsJson = False, reasons: Reasons = FEW) -> None:
    """Say how much of a card file is understood, what is not, and why."""
    records = records_of(path)
    from kumite.cards.report import Report
    from kumite.catalogue.show import emit

    report = Report()
    for card in compiled(records):
        report.add(card)
    if as_json:
        typer.echo(json.dumps(report.data(), ensure_ascii=False))
    else:
        emit(report_page(report, reasons))


def counted(n: int, noun: str) -> str:
    return f"{n} {noun if n == 1 else f'{noun}s'}"


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
    yield from grouped_lines(report.faults, "No such card", "red")
    yield from grouped_lines(report.notes, "Note", "dim", reasons)
    missing = report.missing
    if missing and reasons:
        yield Text(
            f"\nWhat is not understood, {counted(len(missing), 'reason')}; the rule to write next comes first:",
            "bold",
        )
    for one in missing[:reasons]:
        waiting = f", {one.cards} card{'' if one.cards == 1 else 's'} for this alone" if one.cards else ""
        yield Text.assemble((f"{one.count:5}  ", "bold"), one.reason, (waiting, "dim"))
        yield Padding(Text(one.examples[0], "dim"), (0, 0, 0, 7))


def grouped_lines(told: list[str], title: str, style: str, most: int | None = None) -> Iterator[RenderableType]:
    """What is said of several cards, once for all of them."""
    from rich.text import Text

    groups: dict[str, list[str]] = {}
    for one in told:
        place, _, reason = one.partition("): ")
        groups.setdefault(reason, []).append(f"{place})")
    for reason, places in list(groups.items())[:most]:
        more = f" and {len(places) - FEW_PLACES} more" if len(places) > FEW_PLACES else ""
        yield Text(f"{title}: {reason}: {', '.join(places[:FEW_PLACES])}{more}", style)
    if most is not None and len(groups) > most:
        yield Text(f"{len(groups) - most} more notes: --reasons {len(groups)} shows them.", style)


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
    records = records_of(path)
    from kumite.cards.pool import check_name, dropped, make_pool, understood_in
    from kumite.cards.store import Store

    called = check_name(name or path.stem)
    cards = list(compiled(records))
    pool, twice = make_pool(called, cards)
    gone = dropped(cards)
    store = Store()
    replaced = store.called(called)
    where = store.save(pool)
    numbers = {
        "cards": len(pool.cards),
        "understood": understood_in(pool),
        "twice": len(twice),
        "faults": sum(bool(card.faults) for card in pool.cards.values()),
        "replaced": bool(replaced),
    }
    if as_json:
        typer.echo(json.dumps({"pool": pool.name, "file": str(where), **numbers, "dropped": gone}, ensure_ascii=False))
        return
    typer.echo(
        f"Card pool {pool.name!r}: {counted(len(pool.cards), 'card')}, {numbers['understood']} of them understood."
    )
    for line in [*wanting(path, len(pool.cards) - numbers["understood"], numbers["faults"]), *told_twice(twice, gone)]:
        typer.echo(line)
    typer.echo(f"It is kept in {where}{', in place of the one that was there' if replaced else ''}")
    typer.echo(f"A deck uses it with the line  pool: {pool.name}")


def wanting(path: Path, n: int, faults: int) -> list[str]:
    """Cards that cannot be played as they stand, and where one learns why."""
    if not n:
        return []
    wrong = f" ({faults} of them for what is printed besides the text)" if faults else ""
    return [f"{n} cannot be played as they stand{wrong}: `kumite cards check {path}` says why."]


def told_twice(twice: list[str], gone: list[str]) -> list[str]:
    """Which cards the pool does not have since others have their names."""
    if not twice:
        return []
    said = [f"{counted(len(twice), 'name')} stood there more than once; the last card of each is kept."]
    said += [f"  {one}" for one in gone[:FEW]]
    said += [f"  and {len(gone) - FEW} more; --json tells all of them."] if len(gone) > FEW else []
    if any("another wording" in one for one in gone):
        said.append("To keep the cards of both wordings, make a file and a pool of each.")
    return said


# pools


def pools(*, as_json: AsJson = False) -> None:
    """List the card pools there are."""
    from kumite.cards.pool import understood_in
    from kumite.cards.store import Store

    store = Store()
    held = [(name, store.load(name)) for name in store.names()]
    if as_json:
        told = [{"pool": name, "cards": len(p.cards), "understood": understood_in(p)} for name, p in held]
        typer.echo(json.dumps(told, ensure_ascii=False))
    elif not held:
        typer.echo("There is no card pool yet; `kumite cards import FILE` makes one.")
    else:
        for name, pool in held:
            typer.echo(f"{name}: {counted(len(pool.cards), 'card')}, {understood_in(pool)} of them understood")
        typer.echo(f"They are kept in {store.folder}")


# show


def show(name: CardName, *, pool: FromPool = None, tree: Tree = False, as_json: AsJson = False) -> None:
    """Print a card of a pool, what the engine understood of it, in words, and what it did not."""
    from kumite.catalogue.show import emit

    held, card = find(name, pool)
    if as_json:
        from kumite.cards.shown import card_data

        typer.echo(json.dumps({"pool": held.name, **card_data(card)}, ensure_ascii=False))
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
    if not name.strip():
        raise Refusal("write a card's name, or the beginning of one")
    near = list(dict.fromkeys([(held, each) for held in pools for each in held.like(name)]))
    if len(near) == 1:
        return near[0][0], near[0][0].cards[near[0][1]]
    if near:
        more = " ..." if len(near) > 6 else ""
        raise Refusal(f"{name!r} could be {', '.join([each for _, each in near[:6]])}{more}; write a little more")
    raise Refusal(f"no card of {' or '.join([held.name for held in pools])} is called {name!r}{hint(name, pools)}")


def hint(name: str, pools: list[Pool]) -> str:
    """Cards that are written nearly like this."""
    from difflib import get_close_matches

    from kumite.cards.pool import fold

    found = [held.names[near] for held in pools for near in get_close_matches(fold(name), held.names, 2, 0.6)]
    return f"; did you mean {' or '.join([repr(near) for near in dict.fromkeys(found[:3])])}?" if found else ""

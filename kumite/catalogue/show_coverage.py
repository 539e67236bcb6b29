"""Coverage on a terminal: the table, what is missing, and what does not count."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from kumite.catalogue.coverage import Count, Coverage, GameCoverage
from kumite.catalogue.evidence import Fault
from kumite.catalogue.show import SHORT_LIST, columns

NUMBERS = ("rules", "cited", "proven", "percent")


def coverage_page(report: Coverage, topics: bool, everything: bool) -> Iterator[RenderableType]:
    """The numbers first, then the work that is left."""
    table = columns("game", *NUMBERS, numbers=NUMBERS)
    for game, count in report.games.items():
        table.add_row(Text(game, "bold"), *_cells(count))
    if len(report.games) > 1:
        table.add_row("all", *_cells(_sum(list(report.games.values()))))
    yield table
    for game, count in report.games.items():
        if topics:
            yield from _topics(game, count)
        yield from _missing(game, count.missing, everything)
    yield from _faults("Ids that do not exist", report.unknown, everything)
    yield from _faults("Tests that prove nothing", report.empty, everything)
    yield from _faults("Tests that do not run", report.skipped, everything)
    yield from _faults("Files that cannot be read", report.unreadable, everything)


def _cells(count: Count | GameCoverage) -> tuple[str, str, str, str]:
    """Percent is rounded down: 100 means every one."""
    percent = f"{100 * count.proven // count.total} %" if count.total else "-"
    return str(count.total), str(count.cited), str(count.proven), percent


def _sum(counts: Sequence[GameCoverage]) -> Count:
    return Count(sum(c.total for c in counts), sum(c.cited for c in counts), sum(c.proven for c in counts))


def _topics(game: str, whole: GameCoverage) -> Iterator[RenderableType]:
    yield Text(f"\nTopics of {game}", "bold")
    table = columns("topic", *NUMBERS, numbers=NUMBERS)
    for topic, count in whole.topics.items():
        table.add_row(topic, *_cells(count))
    yield Padding(table, (0, 0, 0, 2))


def _missing(game: str, ids: Sequence[str], everything: bool) -> Iterator[RenderableType]:
    if not ids:
        return
    shown = ids if everything else ids[:SHORT_LIST]
    rest = len(ids) - len(shown)
    yield Text(f"\nNot proven in {game}: {len(ids)}", "bold")
    yield Padding(Text(f"{', '.join(shown)}{f' and {rest} more (--all)' if rest else ''}"), (0, 0, 0, 2))


def _faults(title: str, faults: Sequence[Fault], everything: bool) -> Iterator[RenderableType]:
    if not faults:
        return
    yield Text(f"\n{title}: {len(faults)}", "bold red")
    shown = faults if everything else faults[:SHORT_LIST]
    for fault in shown:
        rules = f" [{', '.join(fault.rules)}]" if fault.rules else ""
        yield Padding(Text(f"{fault.where}  {fault.what}{rules}"), (0, 0, 0, 2))
    if len(shown) < len(faults):
        yield Text(f"  and {len(faults) - len(shown)} more (--all)", "dim")

"""The catalogue on a terminal: plain columns that read the same in 80 columns, in a file and in a pipe.

Rule texts hold brackets and stars, so everything is printed as `Text`, never as Rich markup.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Sequence

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from kumite.catalogue.detail import Detail
from kumite.catalogue.records import Catalogue, Entry, Example, Rule, Ruling

WIDEST = 100
SHORT_LIST = 20


def emit(parts: Iterable[RenderableType]) -> None:
    """Print, without the blanks that columns leave at the ends of lines."""
    console = Console(highlight=False, emoji=False, markup=False)
    console.width = min(console.width, WIDEST)
    with console.capture() as captured:
        for part in parts:
            console.print(part)
    sys.stdout.write("".join(f"{line.rstrip()}\n" for line in captured.get().splitlines()))


def columns(*headers: str, numbers: Sequence[str] = ()) -> Table:
    """A table without lines around it; the named columns hold numbers and stand right."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    for header in headers:
        right = header in numbers
        table.add_column(header, justify="right" if right else "left", no_wrap=right)
    return table


def overview(catalogues: Iterable[Catalogue]) -> Iterator[RenderableType]:
    """What there is, game by game."""
    counted = ("rules", "rulings", "examples", "topics")
    table = columns("game", *counted, "title", numbers=counted)
    for one in catalogues:
        sizes = (len(one.rules), len(one.rulings), len(one.examples), len(one.topics))
        table.add_row(Text(one.game, "bold"), *map(str, sizes), Text(one.title))
    yield table
    yield Text("\nkumite rules ID shows one, kumite rules WORDS searches, kumite rules --game G lists topics.", "dim")


def topic_list(one: Catalogue) -> Iterator[RenderableType]:
    """The topics of a game, each with the chapter its first rule comes from."""
    yield Text.assemble((one.game, "bold"), f": {one.title}")
    table = columns("topic", "rules", "source of the first", numbers=("rules",))
    for topic, rules in one.topics.items():
        table.add_row(Text(topic, "bold"), str(len(rules)), Text(rules[0].source))
    yield table
    yield Text("")


def hits(entries: Sequence[Entry], words: Sequence[str], everything: bool) -> Iterator[RenderableType]:
    """A list of entries with the searched words marked."""
    shown = entries if everything else entries[:SHORT_LIST]
    for entry in shown:
        yield Text.assemble((entry.id, "bold cyan"), "  ", (_label(entry), "dim"))
        text = Text(_whole_text(entry))
        if words:
            text.highlight_words(words, "bold yellow", case_sensitive=False)
        yield Padding(text, (0, 0, 0, 2))
    rest = len(entries) - len(shown)
    found = f"{len(entries)} found" if len(entries) != 1 else "1 found"
    yield Text(f"\n{found}{f', {rest} more with --all' if rest else ''}.", "dim")


def entry_page(page: Detail) -> Iterator[RenderableType]:
    """Everything about one entry."""
    entry = page.entry
    yield Text.assemble((entry.id, "bold cyan"), "  ", (f"{_label(entry)}, {entry.game}", "dim"))
    yield Padding(Text(_main_text(entry)), (0, 0, 1, 2))
    rows = columns("", "")
    rows.show_header = False
    for label, text in _facts(page):
        rows.add_row(Text(label, "bold"), text)
    yield rows
    yield Text("")


def _facts(page: Detail) -> Iterator[tuple[str, Text]]:
    entry = page.entry
    if not isinstance(entry, Ruling):
        yield "source", Text(entry.source)
    if isinstance(entry, Rule):
        yield "test idea", Text(entry.test)
    for label, others in (("about", page.refers_to), ("ruling", page.rulings), ("example", page.examples)):
        for other in others:
            yield label, Text.assemble((other.id, "cyan"), f"  {_whole_text(other)}")
    if page.cited is not None and page.proven is not None:
        yield "cited in", _places(page.cited)
        yield "proven by", _places(page.proven)


def _places(places: Sequence[str]) -> Text:
    return Text("\n".join(places)) if places else Text("nothing yet", "dim")


def _label(entry: Entry) -> str:
    if isinstance(entry, Rule):
        return f"rule ({entry.kind})"
    return "ruling" if isinstance(entry, Ruling) else "example"


def _main_text(entry: Entry) -> str:
    if isinstance(entry, Example):
        return f"{entry.scenario}\nExpected: {entry.expected}"
    return f"{entry.problem}\nRuling: {entry.ruling}" if isinstance(entry, Ruling) else entry.rule


def _whole_text(entry: Entry) -> str:
    return " ".join(_main_text(entry).split())

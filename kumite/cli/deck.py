"""`kumite deck check`: whether deck files are legal, and if not, every reason why."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from kumite.errors import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.console import RenderableType

    from kumite.games.universus.construction import Catalogue, Fault
    from kumite.games.universus.deckfile import DeckFile
    from kumite.games.universus.profile import Profile

LEGAL, ILLEGAL, UNREADABLE = "legal", "illegal", "unreadable"
EXIT_ILLEGAL, EXIT_UNREADABLE = 1, 2
BARS = " ▁▂▃▄▅▆▇█"
INDENT = 9

Files = Annotated[list[Path], typer.Argument(help="Deck files (docs/decks.md).", metavar="FILE")]
StarterCounts = Annotated[
    bool, typer.Option("--starter-counts", help="The starting character is one of the four copies (UVS-RULING-56).")
]
ByHand = Annotated[
    bool, typer.Option("--by-hand", help="Text that is not understood is for the table to resolve: no reason against.")
]
AsJson = Annotated[bool, typer.Option("--json", help="For programs.")]


class Report:
    """What came of one file."""

    def __init__(
        self, path: Path, file: DeckFile | None, faults: list[Fault], profile: Profile | None, error: str = ""
    ) -> None:
        self.path = path
        self.file = file  # None where it could not be read
        self.faults = faults
        self.profile = profile  # of a legal deck
        self.error = error  # why it could not be read

    @property
    def result(self) -> str:
        return UNREADABLE if self.file is None else ILLEGAL if self.faults else LEGAL

    def data(self) -> dict[str, Any]:
        found: dict[str, Any] = {"file": str(self.path), "result": self.result}
        if self.file is None:
            return found | {"error": self.error}
        deck = self.file.deck
        found |= {"deck": deck.name, "format": self.file.format.name}
        found |= {"character": deck.character, "symbol": deck.symbol}
        found["faults"] = [{"reason": fault.reason, "rules": list(fault.rules)} for fault in self.faults]
        return found | ({"profile": numbers(self.profile)} if self.profile else {})


def register(app: typer.Typer) -> None:
    """Add the command."""
    group = typer.Typer(no_args_is_help=True, rich_markup_mode=None)
    group.callback()(nothing)
    group.command("check")(check)
    app.add_typer(group, name="deck")


def nothing() -> None:
    """Check the decks you build."""


def check(
    paths: Files, *, starter_counts: StarterCounts = False, by_hand: ByHand = False, as_json: AsJson = False
) -> None:
    """Say whether decks are legal, and if not, every reason why.

    Exit code 1 where one is illegal, 2 where one cannot be read."""
    cards = known_cards()
    reports = []
    for path in paths:
        report = look_at(path, cards, starter_counts, by_hand)
        reports.append(report)
        if not as_json:
            show(report)
    results = [report.result for report in reports]
    counts = {word: results.count(word) for word in (LEGAL, ILLEGAL, UNREADABLE)}
    if as_json:
        typer.echo(json.dumps(counts | {"decks": [report.data() for report in reports]}, indent=2))
    elif len(reports) > 1:
        unread = f", {counts[UNREADABLE]} could not be read" if counts[UNREADABLE] else ""
        typer.echo(f"{counts[LEGAL]} legal, {counts[ILLEGAL]} illegal{unread}")
    if counts[UNREADABLE]:
        raise typer.Exit(EXIT_UNREADABLE)
    if counts[ILLEGAL]:
        raise typer.Exit(EXIT_ILLEGAL)


def known_cards() -> Catalogue:
    """Every card a deck may name."""
    import kumite.games.universus.cards  # noqa: F401  (it fills the catalogue)
    from kumite.games.universus.construction import catalogue

    return catalogue()


def look_at(path: Path, cards: Catalogue, starter_counts: bool, by_hand: bool = False) -> Report:
    """Read one file and judge it."""
    from kumite.cli import files
    from kumite.games.universus.construction import check_deck
    from kumite.games.universus.deckfile import read_deck
    from kumite.games.universus.profile import profile
    from kumite.play.scenario import parse

    try:
        told = parse(files.read(path))
        if isinstance(told, dict) and told.get("pool") is not None:
            from kumite.cards.play import judged

            file, cards, unclear = judged(told, by_hand)
        else:
            file, unclear = read_deck(told, cards), []
    except Refusal as refusal:
        return Report(path, None, [], None, " ".join(str(refusal).split()))
    faults = check_deck(file.deck, cards, file.format, starter_counts) + unclear
    return Report(path, file, faults, None if faults else profile(file.deck, cards))


def numbers(found: Profile) -> dict[str, Any]:
    return {
        "cards": found.cards,
        "sidebar": found.sidebar,
        "types": dict(found.types),
        "difficulty": round(found.difficulty, 2),
        "check": round(found.check, 2),
        "checks": dict(found.checks),
    }


# For people


def show(report: Report) -> None:
    """A headline; then the reasons against the deck, or what it is like."""
    from kumite.catalogue.show import emit

    if report.file is None:
        said = report.error
        typer.echo(said if str(report.path) in said else f"{report.path}: {said}", err=True)
        return
    emit(page(report, report.file))


def page(report: Report, file: DeckFile) -> Iterator[RenderableType]:
    from rich.padding import Padding
    from rich.text import Text

    word, style = ("ILLEGAL", "bold red") if report.faults else ("legal", "bold green")
    title = f"{report.path}: {file.deck.name} ({file.format.name.title()})"
    yield Text.assemble((f"{word:<{INDENT}}", style), title)
    for fault in report.faults:
        rules = f"  [{', '.join(fault.rules)}]" if fault.rules else ""
        sentence = Text.assemble(fault.reason, (rules, "dim"))
        yield Padding(sentence, (0, 0, 0, INDENT))
    if report.profile is not None:
        for line in summary(file, report.profile):
            yield Padding(Text(line), (0, 0, 0, INDENT))


def summary(file: DeckFile, found: Profile) -> list[str]:
    """A deck in a few lines."""
    deck = file.deck
    aside = f", {found.sidebar} in the sidebar" if found.sidebar else ""
    kinds = ", ".join(f"{n} {kind}{'' if n == 1 else 's'}" for kind, n in found.types)
    return [
        f"{deck.character}, primary symbol {deck.symbol}",
        f"{found.cards} cards{aside}",
        kinds,
        f"difficulty {found.difficulty:.1f} and check {found.check:.1f} on average",
        *histogram(found.checks),
    ]


def histogram(counts: tuple[tuple[int, int], ...]) -> list[str]:
    """How many cards have which check value: in numbers, and drawn."""
    most = max((n for _, n in counts), default=1)
    bars = [BARS[-(-n * (len(BARS) - 1) // most)] for _, n in counts]
    rows = (("check", [value for value, _ in counts]), ("cards", [n for _, n in counts]), ("", bars))
    return [f"{title:<5}{''.join(f'{cell:>4}' for cell in cells)}" for title, cells in rows]

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
MOST_NAMES = 500  # of a deck that are looked up
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
        self,
        path: Path,
        file: DeckFile | None,
        faults: list[Fault],
        profile: Profile | None,
        errors: tuple[str, ...] = (),
        warnings: list[Fault] | None = None,
    ) -> None:
        self.path = path
        self.file = file  # None where it could not be read
        self.faults = faults  # of one that cannot be read, what is known of the rest
        self.warnings = warnings or []  # what is legal, and hardly meant
        self.profile = profile  # of a legal deck
        self.errors = errors  # why it could not be read

    @property
    def result(self) -> str:
        return UNREADABLE if self.file is None else ILLEGAL if self.faults else LEGAL

    def data(self) -> dict[str, Any]:
        found: dict[str, Any] = {"file": str(self.path), "result": self.result}
        if self.file is None:
            found["error"] = "; ".join(self.errors)
            return found | ({"faults": self.told_faults()} if self.faults else {})
        deck = self.file.deck
        found |= {"deck": deck.name, "format": self.file.format.name}
        found |= {"character": deck.character, "symbol": deck.symbol}
        found["faults"] = self.told_faults()
        if self.warnings:
            found["warnings"] = [{"reason": one.reason, "rules": list(one.rules)} for one in self.warnings]
        return found | ({"profile": numbers(self.profile)} if self.profile else {})

    def told_faults(self) -> list[dict[str, Any]]:
        return [{"reason": fault.reason, "rules": list(fault.rules)} for fault in self.faults]


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
    reports = []
    for path in paths:
        report = look_at(path, starter_counts, by_hand)
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


def known_cards(game: str) -> Catalogue:
    """Every card a deck of this game may name."""
    from kumite.games.universus.construction import catalogue
    from kumite.games.universus.decks import SHELVES

    return catalogue(SHELVES[game])


def look_at(path: Path, starter_counts: bool, by_hand: bool = False) -> Report:
    """Read one file and judge it."""
    import kumite.games.ufs.modes
    import kumite.games.universus.modes  # noqa: F401  (they fill the catalogue, and know the formats)
    from kumite.cli import files
    from kumite.games.universus.construction import check_deck
    from kumite.games.universus.deckfile import BadDeck, game_of, read_deck
    from kumite.games.universus.profile import profile
    from kumite.play.yaml_text import parse

    try:
        told = parse(files.read(path))
        game = game_of(told)
        cards = known_cards(game)
        if isinstance(told, dict) and told.get("pool") is not None:
            from kumite.cards.play import judged

            file, cards, unclear = judged(told, by_hand)
        else:
            file, unclear = read_deck(told, cards, game), []
    except BadDeck as bad:
        besides = bad.faults(cards, starter_counts)
        return Report(path, None, besides, None, on_lines((*bad.parts, *forgotten_pool(told))))
    except Refusal as refusal:
        return Report(path, None, [], None, on_lines((str(refusal),)))
    faults = check_deck(file.deck, cards, file.format, starter_counts) + unclear
    warnings = file.format.warnings(file.deck, cards)
    return Report(path, file, faults, None if faults else profile(file.deck, cards), (), warnings)


def on_lines(told: tuple[str, ...]) -> tuple[str, ...]:
    """Each reason on one line."""
    return tuple([" ".join(one.split()) for one in told])


def forgotten_pool(told: Any) -> list[str]:
    """A deck without a pool names a card that one of the pools has: there the line is missing."""
    from kumite.cards.play import names_in
    from kumite.cards.store import Store
    from kumite.games.universus.deckfile import game_of

    if not isinstance(told, dict) or told.get("pool") is not None:
        return []
    known, store = known_cards(game_of(told)), Store()
    named = {name for name in names_in(told)[:MOST_NAMES] if name not in known}
    for pool in store.names():
        try:
            has = sorted(named & set(store.load(pool).cards))
        except Refusal:
            continue  # a broken pool is not what was asked about
        if has:
            return [f"the card pool {pool} has {has[0]!r}; a line `pool: {pool}` lets the deck name its cards"]
    return []


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
        besides = [f"{one.reason} [{', '.join(one.rules)}]" for one in report.faults]
        for said in (*report.errors, *besides):
            typer.echo(said if str(report.path) in said else f"{report.path}: {said}", err=True)
        return
    emit(page(report, report.file))


def page(report: Report, file: DeckFile) -> Iterator[RenderableType]:
    from rich.padding import Padding
    from rich.text import Text

    word, style = ("ILLEGAL", "bold red") if report.faults else ("legal", "bold green")
    title = f"{report.path}: {file.deck.name} ({file.format.title()})"
    yield Text.assemble((f"{word:<{INDENT}}", style), title)
    for fault in report.faults:
        rules = f"  [{', '.join(fault.rules)}]" if fault.rules else ""
        sentence = Text.assemble(fault.reason, (rules, "dim"))
        yield Padding(sentence, (0, 0, 0, INDENT))
    for one in report.warnings:
        sentence = Text.assemble(("but ", "bold yellow"), one.reason, (f"  [{', '.join(one.rules)}]", "dim"))
        yield Padding(sentence, (0, 0, 0, INDENT))
    if report.profile is not None:
        for line in summary(file, report.profile):
            yield Padding(Text(line), (0, 0, 0, INDENT))


def summary(file: DeckFile, found: Profile) -> list[str]:
    """A deck in a few lines, in the words of its game."""
    from kumite.games.universus.decks import SHELVES

    deck, words = file.deck, SHELVES[file.format.game].words
    aside = f", {found.sidebar} in the sidebar" if found.sidebar else ""
    kinds = ", ".join(f"{n} {kind}{'' if n == 1 else 's'}" for kind, n in found.types)
    size, title = file.format.size(deck), words.terms.get("check value", "check")
    held = f"{size} cards{aside}" if size == found.cards else f"{size} cards, the character among them"
    return [
        words.say(f"{deck.character}, primary symbol {deck.symbol}"),
        held,
        kinds,
        f"difficulty {found.difficulty:.1f} and {title} {found.check:.1f} on average",
        *histogram(found.checks, title),
    ]


def histogram(counts: tuple[tuple[int, int], ...], title: str = "check") -> list[str]:
    """How many cards have which check value: in numbers, and drawn."""
    most = max((n for _, n in counts), default=1)
    bars = [BARS[-(-n * (len(BARS) - 1) // most)] for _, n in counts]
    rows = ((title, [value for value, _ in counts]), ("cards", [n for _, n in counts]), ("", bars))
    return [f"{lead:<{max(5, len(title))}}{''.join(f'{cell:>4}' for cell in cells)}" for lead, cells in rows]

"""`kumite rules`: look a rule or a ruling up, and see how much of the catalogue is cited and proven.

Everything heavy is imported inside the functions, so that `kumite --help` does not wait for YAML and Rich.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated, Any

import typer

from kumite.errors import Refusal

if TYPE_CHECKING:
    from kumite.catalogue import Catalogue

Words = Annotated[list[str] | None, typer.Argument(metavar="ID|WORDS", help="A rule's id, or words to search for.")]
Game = Annotated[str | None, typer.Option("--game", help="Only this game.", metavar="GAME")]
Topic = Annotated[str | None, typer.Option("--topic", help="Only this topic, as LOS in SFTMG-LOS-01.", metavar="TOPIC")]
Counting = Annotated[bool, typer.Option("--coverage", help="Count the rules that code cites and tests prove.")]
Topics = Annotated[bool, typer.Option("--topics", help="Topic by topic.")]
Everything = Annotated[bool, typer.Option("--all", help="Long lists in full.")]
AsJson = Annotated[bool, typer.Option("--json", help="For programs.")]


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("rules")(rules)


def rules(
    words: Words = None,
    *,
    game: Game = None,
    topic: Topic = None,
    coverage: Counting = False,
    topics: Topics = False,
    everything: Everything = False,
    as_json: AsJson = False,
) -> None:
    """Look a rule or a ruling up, by id or by words; with --coverage, count what is cited and proven."""
    from kumite.catalogue.ids import looks_like_id

    if coverage:
        if words or topic:
            raise typer.BadParameter("--coverage counts whole games: leave the words and --topic out, or add --topics.")
        _coverage(game, topics, everything, as_json)
    elif words and all(looks_like_id(word) for word in words):
        _entries(words, as_json)
    elif words or topic:
        _search(words or [], game, topic, everything, as_json)
    else:
        _overview(game, topics or game is not None, as_json)


def _entries(ids: list[str], as_json: bool) -> None:
    from kumite.catalogue.detail import detail

    pages = [detail(each) for each in ids]
    if as_json:
        _print_json({"entries": [page.as_json() for page in pages]})
        return
    from kumite.catalogue.show import emit, entry_page

    emit(part for page in pages for part in entry_page(page))


def _search(words: list[str], game: str | None, topic: str | None, everything: bool, as_json: bool) -> None:
    from msgspec import to_builtins

    from kumite.catalogue import search, selection

    found = search(words, game, topic) if words else selection(game, topic)
    if as_json:
        _print_json({"entries": to_builtins(found)})
        return
    if not found:
        raise Refusal(_nothing_found(words, game, topic))
    from kumite.catalogue.show import emit, hits

    emit(hits(found, " ".join(words).split(), everything or not words))


def _nothing_found(words: list[str], game: str | None, topic: str | None) -> str:
    """Say which word is to blame, when one is."""
    from kumite.catalogue import search

    absent = [word for word in " ".join(words).split() if not search(word, game, topic)]
    if absent:
        return f"No rule, ruling or example there holds the word {' or the word '.join(map(repr, absent))}."
    return f"No rule, ruling or example there holds all of the words {' '.join(words)!r} together."


def _overview(game: str | None, topics: bool, as_json: bool) -> None:
    from kumite.catalogue import catalogue, games

    chosen = [catalogue(game)] if game else [catalogue(each) for each in games()]
    if as_json:
        _print_json({"games": {one.game: _sizes(one) for one in chosen}})
        return
    from kumite.catalogue.show import emit, overview, topic_list

    emit((part for one in chosen for part in topic_list(one)) if topics else overview(chosen))


def _sizes(one: Catalogue) -> dict[str, Any]:
    return {
        "title": one.title,
        "rules": len(one.rules),
        "rulings": len(one.rulings),
        "examples": len(one.examples),
        "topics": {topic: len(rules) for topic, rules in one.topics.items()},
    }


def _coverage(game: str | None, topics: bool, everything: bool, as_json: bool) -> None:
    from msgspec import to_builtins

    from kumite.catalogue.coverage import coverage

    report = coverage(game=game)
    if as_json:
        _print_json(to_builtins(report))
        return
    from kumite.catalogue.show import emit
    from kumite.catalogue.show_coverage import coverage_page

    emit(coverage_page(report, topics, everything))


def _print_json(data: dict[str, Any]) -> None:
    typer.echo(json.dumps(data, indent=2))

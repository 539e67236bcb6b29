"""How much of the catalogue the engine cites and the tests prove, by reading them, not from a list kept by hand.

Only a checkout can answer: the tests are not part of an installed package.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import yaml
from msgspec import Struct

from kumite.catalogue.citations import citations
from kumite.catalogue.evidence import Evidence, Fault
from kumite.catalogue.load import catalogue, games
from kumite.catalogue.proofs import claims
from kumite.catalogue.records import Catalogue, Rule
from kumite.catalogue.scenarios import scenario_claims
from kumite.errors import Refusal

ENGINE = ("kumite/core", "kumite/games", "kumite/play")
TEST_FILES = ("test_*.py", "*_test.py")
SCENARIO_FILES = ("*.yaml", "*.yml")

Reader = Callable[[str, str, Evidence], None]


class Count(Struct, frozen=True):
    """How many there are, how many of them are cited, and how many are proven."""

    total: int
    cited: int
    proven: int


class GameCoverage(Struct, frozen=True):
    """One game's share; advice is left out everywhere, because it asks nothing of the engine."""

    total: int
    cited: int
    proven: int
    topics: dict[str, Count]
    missing: list[str]
    uncited: list[str]
    rulings: Count
    examples: Count


class Coverage(Struct, frozen=True):
    """The whole answer, in the shape of `kumite rules --coverage --json`."""

    games: dict[str, GameCoverage]
    unknown: list[Fault]
    empty: list[Fault]
    skipped: list[Fault]
    unreadable: list[Fault]
    where: dict[str, list[str]]


def coverage(root: Path | None = None, game: str | None = None) -> Coverage:
    """Read the checkout and count."""
    found = gather(root or checkout())
    chosen = [catalogue(game)] if game else [catalogue(each) for each in games()]
    ids = [entry.id for one in chosen for entry in one.entries]
    where = {each: found.cited.get(each, []) + found.proven.get(each, []) for each in ids}
    return Coverage(
        games={one.game: _count_game(one, found) for one in chosen},
        unknown=found.unknown,
        empty=found.empty,
        skipped=found.skipped,
        unreadable=found.unreadable,
        where={each: places for each, places in where.items() if places},
    )


def checkout(start: Path | None = None) -> Path:
    """The source tree this package, or else the current directory, is in."""
    for place in (start,) if start else (Path(__file__), Path.cwd() / "here"):
        for folder in place.resolve().parents:
            if (folder / "pyproject.toml").is_file() and (folder / "tests").is_dir() and (folder / "kumite").is_dir():
                return folder
    raise Refusal("Coverage is counted from the sources and the tests: run it from a checkout of the repository.")


def gather(root: Path, about: str = "") -> Evidence:
    """Read the engine, the tests and the scenarios; with `about`, only the files that spell that id."""
    evidence = Evidence(known=frozenset(_known_ids()))
    for folder in ENGINE:
        _read(root, _files(root / folder, ("*.py",)), _read_engine, evidence, about)
    _read(root, _files(root / "tests", TEST_FILES), _read_tests, evidence, about)
    _read(root, _files(root / "tests/scenarios", SCENARIO_FILES), _read_scenarios, evidence, about)
    return evidence


def _known_ids() -> Iterator[str]:
    for game in games():
        one = catalogue(game)
        yield from (entry.id for entry in one.entries)
        yield from one.other_ids


def _files(folder: Path, patterns: Iterable[str]) -> list[Path]:
    return sorted({path for pattern in patterns for path in folder.rglob(pattern) if path.is_file()})


def _read(root: Path, paths: Iterable[Path], reader: Reader, evidence: Evidence, about: str) -> None:
    """A file that cannot be read is reported and the others are counted all the same."""
    for path in paths:
        file = path.relative_to(root).as_posix()
        try:
            text = path.read_text(encoding="utf-8")
            if about in text:
                reader(file, text, evidence)
        except (SyntaxError, ValueError, yaml.YAMLError) as error:
            evidence.unreadable.append(Fault(file, " ".join(str(error).split())))


def _read_engine(file: str, text: str, evidence: Evidence) -> None:
    evidence.cite(file, citations(ast.parse(text)))


def _read_tests(file: str, text: str, evidence: Evidence) -> None:
    if "proves" in text:
        for claim in claims(ast.parse(text)):
            evidence.weigh(file, claim)


def _read_scenarios(file: str, text: str, evidence: Evidence) -> None:
    for claim in scenario_claims(text):
        evidence.weigh(file, claim)


def _count_game(one: Catalogue, found: Evidence) -> GameCoverage:
    rules = [rule for rule in one.rules if rule.binding]
    whole = _count((rule.id for rule in rules), found)
    return GameCoverage(
        total=whole.total,
        cited=whole.cited,
        proven=whole.proven,
        topics=_count_topics(one, found),
        missing=[rule.id for rule in rules if rule.id not in found.proven],
        uncited=[rule.id for rule in rules if rule.id not in found.cited],
        rulings=_count((ruling.id for ruling in one.rulings), found),
        examples=_count((example.id for example in one.examples), found),
    )


def _count_topics(one: Catalogue, found: Evidence) -> dict[str, Count]:
    groups: dict[str, list[Rule]] = {
        topic: [rule for rule in rules if rule.binding] for topic, rules in one.topics.items()
    }
    return {topic: _count((rule.id for rule in rules), found) for topic, rules in groups.items() if rules}


def _count(ids: Iterable[str], found: Evidence) -> Count:
    wanted = list(ids)
    cited = sum(each in found.cited for each in wanted)
    proven = sum(each in found.proven for each in wanted)
    return Count(len(wanted), cited, proven)

"""Reading the YAML files: each once, and only when somebody asks for that game."""

from __future__ import annotations

from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from typing import Any, TypeVar

import msgspec
import yaml

from kumite.catalogue.ids import PREFIXES, topic_of
from kumite.catalogue.records import Catalogue, Example, Rule, Ruling
from kumite.errors import UnknownGame

Row = TypeVar("Row", Rule, Ruling, Example)

ENTRY_SECTIONS = ("rules", "rulings", "examples")


def games() -> list[str]:
    """The games the catalogue covers."""
    return sorted(PREFIXES.values())


def catalogue(game: str) -> Catalogue:
    """Everything the catalogue says about one game."""
    name = game.strip().lower()
    if name not in PREFIXES.values():
        near = get_close_matches(name, games(), n=1, cutoff=0.5)
        hint = f"did you mean {near[0]}?" if near else f"the games are {', '.join(games())}."
        raise UnknownGame(f"There is no game called {game!r}; {hint}")
    return _read(name)


@cache
def _read(game: str) -> Catalogue:
    text = files(__package__).joinpath(f"{game}.yaml").read_text(encoding="utf-8")
    document: dict[str, Any] = yaml.load(text, Loader=yaml.CSafeLoader)
    return Catalogue(
        game=game,
        title=document["title"],
        sources=tuple(document["sources"]),
        rules=_rows(document["rules"], Rule, game),
        rulings=_rows(document["rulings"], Ruling, game),
        examples=_rows(document["examples"], Example, game),
        other_ids=frozenset(_other_ids(document)),
    )


def _rows(rows: list[dict[str, Any]], kind: type[Row], game: str) -> tuple[Row, ...]:
    return tuple(msgspec.convert({**row, "game": game, "topic": topic_of(row["id"])}, kind) for row in rows)


def _other_ids(document: dict[str, Any]) -> set[str]:
    sections = (rows for name, rows in document.items() if name not in ENTRY_SECTIONS and isinstance(rows, list))
    return {row["id"] for rows in sections for row in rows if isinstance(row, dict) and "id" in row}

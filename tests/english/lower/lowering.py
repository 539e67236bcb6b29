"""Sentences of our own, lowered: what the tests of the chapters share."""

from __future__ import annotations

from typing import Any

from kumite.english.lower.ability import Lowered, lower_ability
from kumite.english.lower.canon import canonical
from kumite.english.parse import parse_ability
from kumite.games.universus.printed import Ability, Word
from kumite.games.universus.terms import TYPES
from kumite.games.universus.trees.reading import read_tree


def lowered(text: str, wording: str = "universus", on: str = "foundation") -> Lowered:
    return lower_ability(parse_ability(text, wording), TYPES.index(on), "Test Card")


def ability(text: str, wording: str = "universus", on: str = "foundation") -> Ability:
    found = lowered(text, wording, on)
    assert found.ability is not None, f"{text}: {found.label}: {found.why}: {found.words!r}"
    return found.ability


def does(text: str, wording: str = "universus", on: str = "foundation") -> Any:
    """The words of the text, as one tuple."""
    return ability(text, wording, on).does


def tree(text: str) -> Any:
    """Several words in the notation of reading.py, in the order that lowering gives them."""
    made = read_tree(f"({text},)")
    return canonical(made) if all(isinstance(part, Word) for part in made) else made

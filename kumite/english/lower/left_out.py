"""The last look: traits and keywords that a text names are in what was understood of it."""

from __future__ import annotations

from typing import Final

from kumite.english.nodes import Node, Value
from kumite.games.universus.printed import Ability
from kumite.games.universus.terms import TYPES

IN_OTHER_WORDS: Final = (*TYPES, "multiple", "reversal", "stun")  # a type, a role, how it was committed


def left_out(node: Node, ability: Ability, own: tuple[str, ...]) -> Node | None:
    """The first trait or keyword before a noun that the tree does not have, so that the text says more than it; `own`
    are those of the card itself, of which it goes without saying."""
    named = [part for part in node.walk() if part.label == "Trait" and part not in of_numbers(node)]
    if not named:
        return None
    tree = f"{ability!r} {' '.join(own)}".lower()
    for part in named:
        for word in str(part.get("name")).lower().split():
            if word.removesuffix("s") not in IN_OTHER_WORDS and not any(one in tree for one in singular(word)):
                return part
    return None


def of_numbers(node: Node) -> list[Value]:
    """What is said before a property, not before cards: each unique check value."""
    counted = [sel for sel in node.walk() if isinstance(kind := sel.get("type"), Node) and kind.get("props")]
    return [adj for sel in counted for adj in sel.parts("adjs")]


def singular(word: str) -> tuple[str, ...]:
    """Allies, Kicks: of one card."""
    return (word.removesuffix("s"), word.removesuffix("ies") + "y")

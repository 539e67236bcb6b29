"""What is made of a card text: its nodes, its tree, the tree in words again, or what was not understood.

python -m kumite.english.show "Enhance Commit: Draw 1 card." [--ufs] [--type attack] [--name NAME]
"""

from __future__ import annotations

import argparse
import sys

from kumite.english.lower.ability import Lowered, lower_ability, lower_card
from kumite.english.nodes import tree
from kumite.english.parse import parse_ability
from kumite.games.universus.english.abilities import tree as outline
from kumite.games.universus.english.abilities import written_out
from kumite.games.universus.terms import TYPES


def shown(lowered: Lowered, card_type: int) -> list[str]:
    """One ability, for people."""
    out = [lowered.parsed.text]
    if lowered.parsed.node is not None:
        out.append(tree(lowered.parsed.node))
    if lowered.ability is None:
        return [*out, f"NOT UNDERSTOOD {lowered.label}: {lowered.why}: {lowered.words!r}"]
    out += [repr(lowered.ability), *outline(lowered.ability)]
    return [*out, *back_again(lowered, card_type)]


def back_again(lowered: Lowered, card_type: int) -> list[str]:
    """The tree in words, and whether these words give the same tree."""
    if lowered.ability is None:
        return []
    try:
        text = written_out(lowered.ability)
    except NotImplementedError as missing:
        return [f"NOT PRINTED: {missing}"]
    again = lower_ability(parse_ability(text, "universus"), card_type)
    if again.ability == lowered.ability:
        return [text, "read back: the same"]
    why = f"{again.label}: {again.why}: {again.words!r}" if again.ability is None else repr(again.ability)
    return [text, f"READ BACK OTHERWISE: {why}"]


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description="Show what is understood of a card text.")
    parser.add_argument("text")
    parser.add_argument("--ufs", action="store_true", help="in the older wording")
    parser.add_argument("--type", default="foundation", choices=TYPES[1:])
    parser.add_argument("--name", default="")
    given = parser.parse_args()
    card_type = TYPES.index(given.type)
    wording = "ufs" if given.ufs else "universus"
    for lowered in lower_card(given.text, wording, card_type, given.name):
        sys.stdout.write("\n".join(shown(lowered, card_type)) + "\n\n")


if __name__ == "__main__":
    main()

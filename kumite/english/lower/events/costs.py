"""What cards are given up for: a cost, of an ability or of whatever."""

from __future__ import annotations

from kumite.english.nodes import Node


def cause_noun(what: Node) -> str:
    kind = what.get("type")
    if not isinstance(kind, Node) or kind.label != "Type":
        return ""
    noun, name = kind.get("noun"), str(kind.get("name"))
    return str(noun) if name == "card" and noun is not None else name if noun is None else ""


def any_ability(what: Node) -> Node:
    """The cost of an ability: of whichever."""
    mods = what.parts("mods")
    of = mods[0].get("what") if len(mods) == 1 and isinstance(mods[0], Node) and mods[0].label == "Of" else None
    plain = isinstance(of, Node) and len(of.fields) == 2 and of.get("det") == "a" and cause_noun(of) == "ability"
    return Node("Sel", tuple([one for one in what.fields if one[0] != "mods"]), what.start, what.end) if plain else what


def whichever(what: Node) -> str:
    """Whether it is the cost of an ability, by a keyword or not, and no additional cost of a card (UVS-ADDC-03)."""
    return "either" if any_ability(what) is not what else ""

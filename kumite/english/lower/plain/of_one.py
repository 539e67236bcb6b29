"""Copies of one card that is still to be picked."""

from __future__ import annotations

from typing import Final

from kumite.english.lower.plain.nodes import label_of, noun, put, remade
from kumite.english.nodes import Node

A_PLAYER: Final = ("You", "Rival", "Their")
HIDDEN: Final = ("hand", "deck", "momentum")  # what is alike there only its owner sees


def of_one_there(node: Node) -> Node:
    """Commit all copies of 1 of your rival's foundations: it is chosen, and then all of that player's copies of it
    (UVS-RULING-175)."""
    copies = node.get("what")
    one = card_copied(copies) if isinstance(copies, Node) else None
    if not isinstance(copies, Node) or one is None:
        return node
    done = remade(one, (("act", "choose"),), "Done")
    card = remade(one, (("name", "card"),), "Type")
    chosen = remade(one, (("det", "the"), ("adjs", (done,)), ("type", card)), "Sel")
    where = [mod for mod in one.parts("mods") if label_of(mod) == "In"]
    theirs = put(copies, "mods", (remade(one, (("what", chosen),), "Of"), *where))
    whose = one.get("whose")
    if whose is not None:
        theirs = put(theirs, "whose", whose)
    choose = remade(one, (("verb", "choose"), ("what", one)), "Choose")
    return remade(node, (("parts", (choose, put(node, "what", theirs))), ("joins", ("and",))), "Seq")


def card_copied(copies: Node) -> Node | None:
    """All copies of 1 of your assets, of 1 card in your rival's discard pile: that one, if whose it is is said."""
    mods, kind = copies.parts("mods"), copies.get("type")
    of = mods[0].get("what") if len(mods) == 1 and isinstance(mods[0], Node) and mods[0].label == "Of" else None
    plain = set(dict(copies.fields)) <= {"n", "type", "mods", "words"} and label_of(copies.get("n")) == "All"
    if not plain or noun(copies) != "copy" or not isinstance(kind, Node) or kind.get("many") is None:
        return None
    if not isinstance(of, Node) or of.label != "Sel" or of.get("among") is not None:
        return None
    n = of.get("n")
    one = isinstance(n, Node) and n.label == "Num" and n.get("n") == 1
    return of if one and is_of_a_player(of) else None


def is_of_a_player(one: Node) -> bool:
    """1 of their foundations; 1 card in their discard pile."""
    where = [mod for mod in one.parts("mods") if isinstance(mod, Node) and mod.label == "In"]
    if any(label_of(mod) not in ("In", "With", "Without") for mod in one.parts("mods")) or len(where) > 1:
        return False
    if not where:
        return label_of(one.get("whose")) in A_PLAYER
    zones = where[0].get("zones")
    if not isinstance(zones, Node) or zones.label != "Zone" or one.get("whose") is not None:
        return False
    open_there = not [name for name in zones.parts("names") if name in HIDDEN]
    return open_there and label_of(zones.get("whose")) in A_PLAYER

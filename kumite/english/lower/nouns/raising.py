"""Zones that stand after an inner noun but belong to the outer one, and other parts taken off a noun phrase."""

from __future__ import annotations

from kumite.english.lower.base import node_of, only
from kumite.english.lower.nouns.its_owner import owner_said
from kumite.english.lower.nouns.phrase import Phrase
from kumite.english.lower.nouns.places import zones_of
from kumite.english.nodes import Node
from kumite.games.universus.terms import ANY, NOBODY, OWNER


def mod_in(phrase: Phrase, node: Node) -> None:
    """In, from, not in a zone."""
    only(node, "prep", "zones")
    whose, zones = zones_of(node.node("zones"), phrase.low)
    if whose == OWNER:  # its owner's: of the card spoken of; of the one that is pointed at, whosever it is
        picks = phrase.node.get("det") in (None, "a", "another")
        told = owner_said(node, phrase.low) if picks else NOBODY
        whose = ANY if told == NOBODY else told
    phrase.own(whose, node)
    phrase.lie(zones, node)


def raised(phrase: Phrase, inner: Node) -> Node:
    """A zone after the inner noun is where the outer cards are: a copy of that card in your stage, one that shares a
    symbol with your character from your discard pile."""
    if inner.label == "Sels":
        last = raised(phrase, node_of(inner.parts()[-1], inner))
        fields = [(name, (*inner.parts()[:-1], last) if name == "parts" else value) for name, value in inner.fields]
        return Node(inner.label, tuple(fields), inner.start, inner.end)
    if inner.label != "Sel" or inner.get("det") in ("a", "another") or inner.get("n") is not None:
        return inner
    if inner.get("order") in ("first", "last"):  # of that very zone
        return inner
    inner, zones = lifted(inner, "In")
    for zone in zones:
        mod_in(phrase, zone)
    return inner


def with_raised(phrase: Phrase, node: Node, name: str) -> Node:
    """The same for the noun in one field of a phrase."""
    if node.label == "IsA" and node.node("as").label == "CopyOf":
        name, deeper = "as", with_raised(phrase, node.node("as"), "what")
        return Node(
            node.label,
            tuple([(key, deeper if key == name else value) for key, value in node.fields]),
            node.start,
            node.end,
        )
    inner = node.get(name)
    if not isinstance(inner, Node) or node.label not in ("Shares", "HasSame", "HasOther", "CopyOf"):
        return node
    fields = [(key, raised(phrase, inner) if key == name else value) for key, value in node.fields]
    return Node(node.label, tuple(fields), node.start, node.end)


def without(node: Node, *labels: str) -> Node:
    """The noun phrase without some of what follows the noun."""
    mods = tuple([part for part in node.parts("mods") if not (isinstance(part, Node) and part.label in labels)])
    fields = [(name, value) for name, value in node.fields if name != "mods"]
    return Node(node.label, tuple(fields) + ((("mods", mods),) if mods else ()), node.start, node.end, node.rule)


def lifted(node: Node, *labels: str) -> tuple[Node, tuple[Node, ...]]:
    """The noun phrase without what follows the noun with these labels, and those parts: a time, a limit, a cause."""
    taken = [part for part in node.parts("mods") if isinstance(part, Node) and part.label in labels]
    return (without(node, *labels), tuple(taken)) if taken else (node, ())

"""What several players do, told of one after the other: first you, then your rival."""

from __future__ import annotations

from typing import Final

from kumite.english.lower.plain.nodes import label_of, put, remade
from kumite.english.nodes import Node, Value

BOTH: Final = ("EachPlayer", "BothPlayers")
ONES: Final = ("You", "Rival")


def those_with(node: Node) -> Node:
    """Players with 9 or more foundations destroy 1 foundation: whoever has them does, each for themselves."""
    who, does = node.get("who"), node.get("does")
    if not isinstance(who, Node) or who.label != "PlayersWith" or not isinstance(does, Node) or speaks(does):
        return node
    parts: list[Value] = []
    for label in ONES:
        one = remade(who, (), label)
        cond = remade(who, (("who", one), ("what", who.node("what"))), "Has")
        deed = remade(node, (("who", one), ("does", own(does, label))), "Do")
        parts.append(remade(node, (("cond", cond), ("does", deed)), "If"))
    return remade(node, (("parts", tuple(parts)), ("joins", ("and",))), "Seq")


def each_searches(node: Node) -> Node:
    """Each player searches their deck for 1 card and adds it to their hand: yours first, then your rival's."""
    parts = [part for part in node.parts() if isinstance(part, Node)]
    search = parts[0] if parts and parts[0].label == "Do" else None
    if search is None or len(parts) != len(node.parts()) or label_of(search.get("who")) not in BOTH:
        return node
    if label_of(search.get("does")) != "Search" or any(speaks(part) or has_doer(part) for part in parts[1:]):
        return node
    agreed = search.node("does").get("agrees") is not None
    if any((part.get("agrees") is not None) is not agreed for part in parts[1:]):
        return node
    found: list[Value] = []
    for label in ONES:
        for part in parts:
            deed = part.node("does") if part is search else part
            fields = (("who", remade(search.node("who"), (), label)), ("does", own(deed, label)))
            found.append(remade(part, fields, "Do"))
    return put(put(node, "parts", tuple(found)), "joins", tuple(["and"] * (len(found) - 1)))


def each_looked_at(node: Node) -> Node:
    """Look at the top 2 cards of each player's deck and replace them in any order: one deck, then the other."""
    parts = list(node.parts())
    for at in range(len(parts) - 1):
        look, back = parts[at], parts[at + 1]
        if isinstance(look, Node) and isinstance(back, Node) and of_each_deck(look) and put_back(back):
            twice: list[Value] = []
            for label in ONES:
                top = look.node("what")
                zones = put(top.node("zones"), "whose", remade(top.node("zones"), (), label))
                twice += [put(look, "what", put(top, "zones", zones)), back]
            made = put(node, "parts", (*parts[:at], *twice, *parts[at + 2 :]))
            return put(made, "joins", tuple(["and"] * (len(made.parts()) - 1))) if node.label == "Seq" else made
    return node


def of_each_deck(look: Node) -> bool:
    """The top or bottom cards of both decks."""
    top = look.get("what") if look.label == "Look" else None
    zones = top.get("zones") if isinstance(top, Node) and top.label == "Top" else None
    return isinstance(zones, Node) and zones.parts("names") == ("deck",) and label_of(zones.get("whose")) in BOTH


def put_back(back: Node) -> bool:
    """(You may) replace them in any order: whoever may, may leave them as they lie."""
    deed = back.node("does") if back.label == "May" and label_of(back.get("who")) == "You" else back
    return deed.label == "Arrange" and deed.get("order") == "any" and label_of(deed.get("what")) in ("It", "Them")


def speaks(node: Node) -> bool:
    """Whether it is said of one player's things: then it is not the same for both."""
    return any(part.label in ONES for part in node.walk())


def has_doer(node: Node) -> bool:
    return node.get("who") is not None or node.get("target") is not None


def own(node: Node, label: str) -> Node:
    """The deed of one of them: of you, their things are yours."""
    if label != "You":
        return node
    fields = [(name, own_value(value)) for name, value in node.fields if name != "agrees"]
    return remade(node, tuple(fields), "You" if node.label == "Their" else "")


def own_value(value: Value) -> Value:
    if isinstance(value, tuple):
        return tuple([own_value(part) for part in value])
    if isinstance(value, Node):
        return own(value, "You")
    return "your" if value == "their" else value

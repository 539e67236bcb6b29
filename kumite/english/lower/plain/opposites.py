"""What is done where something does not come: `otherwise` and `unless` after an event that is still to come."""

from __future__ import annotations

from typing import Final

from kumite.english.lower.plain.nodes import label_of, put, remade, without
from kumite.english.nodes import Node, Value

IF_ALONE: Final = ("cond", "does", "words", "then", "tail")


def opposite(cond: Value | None) -> Node | None:
    """This attack is not blocked, for that it is blocked; it deals no damage, for that it deals some."""
    if not isinstance(cond, Node):
        return None
    if cond.label == "Now":
        return dealt(cond)
    blocked = cond.label == "Past" and cond.get("act") == "block" and cond.get("who") is None
    if cond.label == "Is" and label_of(cond.get("as")) == "Blocked":
        blocked = True
    if not blocked or cond.get("tense") != "is":
        return None
    return put(cond, "not", "not") if cond.get("not") is None else without(cond, "not")


def dealt(cond: Node) -> Node | None:
    does = cond.get("does")
    n = does.get("n") if isinstance(does, Node) and does.label == "Deal" and does.get("to") is None else None
    if not isinstance(does, Node) or not isinstance(n, Node) or cond.get("pps") is not None:
        return None
    if n.label == "NoDamage":
        return put(cond, "does", put(does, "n", remade(n, (), "Damage")))
    plain = n.label == "Damage" and n.get("n") is None and n.get("change") is None
    return put(cond, "does", put(does, "n", remade(n, (), "NoDamage"))) if plain else None


def otherwise(node: Node) -> Node:
    """If this attack is blocked, draw 1 card. Otherwise, ready 1 asset: if it is not blocked."""
    parts = list(node.parts())
    for at in range(1, len(parts)):
        before, part = parts[at - 1], parts[at]
        if label_of(before) != "If" or label_of(part) != "Else":
            continue
        assert isinstance(before, Node) and isinstance(part, Node)
        cond = opposite(before.get("cond"))
        alone = all(name in IF_ALONE for name, _ in before.fields) and len(without(part, "words").fields) == 1
        if cond is not None and alone:
            parts[at] = remade(part, (("cond", cond), ("does", part.node("does"))), "If")
    return put(node, "parts", tuple(parts))


def unless(node: Node) -> Node:
    """This attack gets +2 damage unless it is blocked: if it is not."""
    cond = opposite(node.get("cond"))
    if cond is None:
        return node
    return remade(put(node, "cond", cond), put(node, "cond", cond).fields, "If")

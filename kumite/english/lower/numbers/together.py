"""Several properties together, as one number."""

from __future__ import annotations

from kumite.english.lower.base import Low, only, refuse
from kumite.english.lower.numbers.amounts import property_amount
from kumite.english.nodes import Node
from kumite.games.universus.printed import Amount


def sum_of(node: Node, low: Low) -> Amount | int:
    """The sum of its speed and damage."""
    only(node, "prop")
    prop = node.node("prop")
    if prop.get("kind") is not None or len(prop.node("props").parts()) < 2:
        refuse(node, "what is summed up cannot be told")
    return property_amount(Node("Prop", (*prop.fields, ("kind", "sum")), prop.start, prop.end), low)

"""Cards that were shown, put into several places by one sentence."""

from __future__ import annotations

from typing import Final

from kumite.english.lower.plain.nodes import put, remade, without
from kumite.english.lower.plain.older_nouns import the_rest_there
from kumite.english.nodes import Node, Value

GOALS: Final = ("what2", "to2", "to3", "rest", "prep2", "hows")


def each_to_its_place(node: Node) -> Node:
    """Add 1 to your hand and 1 to your momentum; and the rest to the bottom of your deck: one move after the other."""
    what, to = node.get("what2"), node.get("to2")
    if not isinstance(what, Node) or not isinstance(to, Node):
        return node
    first = without(node, *GOALS)
    second = put(put(first, "what", what), "to", to)
    rest = node.get("rest")
    if isinstance(rest, Node):
        more: list[tuple[str, Value]] = [("rest", rest), ("prep2", str(node.get("prep2"))), ("to2", node.node("to3"))]
        more += [("hows", node.parts("hows"))] if node.parts("hows") else []
        second = the_rest_there(remade(second, (*second.fields, *more)))
    return remade(node, (("parts", (first, second)), ("joins", ("and",))), "Seq")

"""Cards that turn by themselves: that ready, that flip."""

from __future__ import annotations

from kumite.english.lower.plain.nodes import label_of, remade
from kumite.english.nodes import Node


def turns_itself(node: Node) -> Node:
    """After this card readies: after it is readied."""
    does, who = node.get("does"), node.get("who")
    if label_of(does) != "TurnsSelf" or not isinstance(does, Node) or label_of(who) not in ("Sel", "It", "Named"):
        return node
    rest = [one for one in node.fields if one[0] not in ("who", "does")]
    assert isinstance(who, Node)
    act = str(does.get("verb"))
    if node.label == "Now":
        return remade(node, (("what", who), ("tense", "is"), ("act", act), *rest), "Past")
    return remade(node, (("what", who), ("act", act), *rest))

"""Nodes made from nodes: what every rule of putting things plainly uses."""

from __future__ import annotations

from typing import Final

from kumite.english.nodes import Node, Value


def remade(node: Node, fields: tuple[tuple[str, Value], ...], label: str = "") -> Node:
    return Node(label or node.label, fields, node.start, node.end, node.rule)


def without(node: Node, *names: str) -> Node:
    return remade(node, tuple([one for one in node.fields if one[0] not in names]))


def put(node: Node, name: str, value: Value) -> Node:
    """The field has this value; new ones stand at the end."""
    if node.get(name) is None:
        return remade(node, (*node.fields, (name, value)))
    return remade(node, tuple([(key, value if key == name else old) for key, old in node.fields]))


def fields_but_words(node: Node) -> list[tuple[str, Value]]:
    return [one for one in node.fields if one[0] != "words"]


def label_of(value: Value | None) -> str:
    return value.label if isinstance(value, Node) else ""


def only_part(node: Node, name: str, label: str) -> Node | None:
    """The one part of a list, if it has that label."""
    parts = node.parts(name)
    return parts[0] if len(parts) == 1 and isinstance(parts[0], Node) and parts[0].label == label else None


def noun(node: Node) -> str:
    kind = node.get("type")
    return str(kind.get("name")) if isinstance(kind, Node) and kind.label == "Type" else ""


THIS_TURN: Final = Node("Until", (("until", Node("This", (("period", "turn"),), 0, 0)),), 0, 0)


def swapped(node: Node, old: Node, new: Node) -> Node:
    """The same with one node in it replaced."""
    if node is old:
        return new
    return remade(node, tuple([(name, swapped_in(value, old, new)) for name, value in node.fields]))


def swapped_in(value: Value, old: Node, new: Node) -> Value:
    if isinstance(value, tuple):
        return tuple([swapped_in(part, old, new) for part in value])
    return swapped(value, old, new) if isinstance(value, Node) else value

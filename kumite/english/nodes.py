"""A parse node: what a stretch of card text says, by label and fields.  NODES.md lists them all."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

Value: TypeAlias = "Node | str | int | tuple[Value, ...]"
Fields: TypeAlias = "tuple[tuple[str, Value], ...]"


class Node:
    """Equal where label and fields are equal, wherever it stands and however it was worded.

    start and end are offsets into the cleaned text, so that an error can point at the words.
    """

    __slots__ = ("end", "fields", "label", "rule", "start")

    def __init__(self, label: str, fields: Fields, start: int, end: int, rule: str = "") -> None:
        self.label = label
        self.fields = fields
        self.start = start
        self.end = end
        self.rule = rule  # the place of the rule that made it: effects.rules:12

    def get(self, name: str) -> Value | None:
        """The value of a field; None where it has none."""
        for key, value in self.fields:
            if key == name:
                return value
        return None

    def node(self, name: str) -> Node:
        """The node in a field; KeyError where there is none."""
        value = self.get(name)
        if isinstance(value, Node):
            return value
        raise KeyError(f"{self.label} has no node {name!r}")

    def parts(self, name: str = "parts") -> tuple[Value, ...]:
        """The values of a list field; none where it is absent."""
        value = self.get(name)
        if value is None:
            return ()
        return value if isinstance(value, tuple) else (value,)

    def words(self, text: str) -> str:
        """The words of the cleaned text that it stands for."""
        return text[self.start : self.end]

    def walk(self) -> Iterator[Node]:
        """This node and all below it."""
        yield self
        for _, value in self.fields:
            yield from below(value)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Node) and self.label == other.label and self.fields == other.fields

    def __hash__(self) -> int:
        return hash((self.label, self.fields))

    def __repr__(self) -> str:
        return f"{self.label}({', '.join([f'{key}={value!r}' for key, value in self.fields])})"


def below(value: Value) -> Iterator[Node]:
    """The nodes in a value."""
    if isinstance(value, Node):
        yield from value.walk()
    elif isinstance(value, tuple):
        for part in value:
            yield from below(part)


def tree(value: Value, name: str = "", depth: int = 0) -> str:
    """A node, one line a field: for people."""
    pad = "  " * depth + (f"{name}: " if name else "")
    if isinstance(value, Node):
        plain = [f"{key}={part!r}" for key, part in value.fields if not holds_nodes(part)]
        lines = [pad + value.label + (f"({', '.join(plain)})" if plain else "")]
        lines += [tree(part, key, depth + 1) for key, part in value.fields if holds_nodes(part)]
        return "\n".join(lines)
    if isinstance(value, tuple):
        return "\n".join([tree(part, f"{name}[{i}]", depth) for i, part in enumerate(value)])
    return f"{pad}{value!r}"


def holds_nodes(value: Value) -> bool:
    """A node, or a list with nodes."""
    return isinstance(value, Node) or (isinstance(value, tuple) and any(isinstance(part, Node) for part in value))

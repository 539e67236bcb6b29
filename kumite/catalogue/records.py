"""What the catalogue is made of: rules, rulings and examples, one frozen record each.

All three have `id`, `game`, `topic` and `text`, so that a list of hits can be shown without asking which is which.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

ADVICE = "advice"


class Rule(Struct, frozen=True, tag="rule", tag_field="type"):
    """One atomic rule, and the idea of a test that would fail if it were broken."""

    id: str
    game: str
    topic: str
    source: str
    kind: str
    rule: str
    test: str

    @property
    def text(self) -> str:
        """The sentence that is the rule."""
        return self.rule

    @property
    def binding(self) -> bool:
        """Advice is printed for players and asks nothing of the engine, so it needs no test."""
        return self.kind != ADVICE


class Ruling(Struct, frozen=True, tag="ruling", tag_field="type"):
    """What we decided where a rulebook is silent or contradicts itself."""

    id: str
    game: str
    topic: str
    about: tuple[str, ...]
    problem: str
    ruling: str

    @property
    def text(self) -> str:
        """What was decided; the problem is context."""
        return self.ruling


class Example(Struct, frozen=True, tag="example", tag_field="type"):
    """A worked example of a rulebook, retold."""

    id: str
    game: str
    topic: str
    source: str
    rules: tuple[str, ...]
    scenario: str
    expected: str

    @property
    def text(self) -> str:
        """The position and what follows from it; neither says anything alone."""
        return f"{self.scenario} Expected: {self.expected}"


Entry = Rule | Ruling | Example


class Catalogue(Struct, frozen=True):
    """One game's part of the catalogue."""

    game: str
    title: str
    sources: tuple[str, ...]
    rules: tuple[Rule, ...]
    rulings: tuple[Ruling, ...]
    examples: tuple[Example, ...]
    other_ids: frozenset[str]
    """Ids of cards, stages and ability templates, which the file lists too: known, though no rules."""

    @property
    def entries(self) -> tuple[Entry, ...]:
        """Rules first, then what was decided about them, then examples: the order of the file."""
        return (*self.rules, *self.rulings, *self.examples)

    @property
    def topics(self) -> Mapping[str, tuple[Rule, ...]]:
        """The rules by topic, in the order of the file, which is the order of the rulebook."""
        groups: dict[str, list[Rule]] = {}
        for rule in self.rules:
            groups.setdefault(rule.topic, []).append(rule)
        return {topic: tuple(rules) for topic, rules in groups.items()}

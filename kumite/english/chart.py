"""Memoised recursive descent that keeps every end: for a category and a place, all places where it can stop.

The order of the rules decides: of several derivations with the same end the first one is kept.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from kumite.english.grammar import ALT, CONST, NONTERMINAL, OPTION, WORD, Element, Grammar, Rule
from kumite.english.nodes import Fields, Node, Value
from kumite.english.terminals import TERMINALS, opens
from kumite.english.tokens import Token

Caps: TypeAlias = "tuple[tuple[str, Value], ...]"
State: TypeAlias = "tuple[int, Caps]"

STEPS: Final = 5_000
DEPTH: Final = 90
LOOSE: Final = "words"  # optional and alternative words without a field of their own


class Exhausted(Exception):
    """The text asks for more work than any card does."""


class Chart:
    """One parse.  `far` is the furthest token any rule has read."""

    def __init__(self, grammar: Grammar, found: list[Token], steps: int = STEPS) -> None:
        self.grammar = grammar
        self.found = found
        self.size = len(found)
        self.lemmas = [token.lemma for token in found]
        self.far = 0
        self.left = steps
        self.depth = 0
        self.rivals = 0  # derivations that came second
        self.memo: dict[tuple[str, int], list[tuple[int, Value]]] = {}
        self.keys = [grammar.key(token.lemma, opens(found, i)) for i, token in enumerate(found)]

    def whole(self, category: str) -> Value | None:
        """The first derivation of all tokens as this category."""
        for end, value in self.ends(category, 0):
            if end == self.size:
                return value
        return None

    def ends(self, category: str, at: int) -> list[tuple[int, Value]]:
        """Every end, longest first."""
        key = (category, at)
        known = self.memo.get(key)
        if known is not None:
            return known
        self.memo[key] = []  # cuts left recursion
        if at >= self.size:
            return []
        self.depth += 1
        best: dict[int, Value] = {}
        for rule in self.grammar.candidates(category, self.keys[at]):
            ways = self.follow(rule.elements, at)
            self.left -= 1 + len(ways)
            if self.left < 0 or self.depth > DEPTH:
                raise Exhausted
            for end, caps in ways:
                if end in best:
                    self.rivals += 1
                else:
                    best[end] = self.made(rule, caps, at, end)
        self.depth -= 1
        result = sorted(best.items(), key=by_end, reverse=True)
        self.memo[key] = result
        return result

    def spend(self, steps: int) -> None:
        """So much work is done: there is an end to it, and to how deep it goes."""
        self.left -= steps
        if self.left < 0 or self.depth > DEPTH:
            raise Exhausted

    def follow(self, elements: tuple[Element, ...], at: int) -> list[State]:
        """All ways through a sequence, the preferred one first; one for each end."""
        states: list[State] = [(at, ())]
        for element in elements:
            if len(states) == 1:
                at, caps = states[0]
                if element.kind == WORD and (at >= self.size or self.lemmas[at] not in element.words):
                    return []
                ways = self.through(element, at)
                states = [(end, caps + more) for end, more in ways] if len(ways) == 1 else self.advance(ways, caps)
            else:
                states = self.advance_all(element, states)
            if not states:
                break
        return states

    def advance(self, ways: list[State], caps: Caps) -> list[State]:
        """One state further in several ways; one for each end."""
        seen: dict[int, Caps] = {}
        for end, more in ways:
            if end not in seen:
                seen[end] = caps + more
        return list(seen.items())

    def advance_all(self, element: Element, states: list[State]) -> list[State]:
        """One element further, from every state."""
        self.spend(len(states) // 4)  # long lists of ends are what makes hostile texts slow
        out: list[State] = []
        seen: set[int] = set()
        for at, caps in states:
            for end, more in self.through(element, at):
                if end not in seen:
                    seen.add(end)
                    out.append((end, caps + more))
        return out

    def through(self, element: Element, at: int) -> list[State]:
        """The ways through one element."""
        kind = element.kind
        if kind == WORD:
            return self.word(element, at)
        if kind == NONTERMINAL:
            name = element.name
            return [(end, ((name, value),)) for end, value in self.ends(element.category, at)]
        if kind == OPTION:
            if at >= self.size or not self.may_open(element, at):
                return [(at, ())]
            return self.follow(element.parts[0], at) + [(at, ())]
        if kind == ALT:
            return [way for part in element.parts for way in self.follow(part, at)]
        if kind == CONST:
            return [(at, ((element.name, int(element.value) if element.value.isdecimal() else element.value),))]
        return self.terminal(element, at)

    def may_open(self, element: Element, at: int) -> bool:
        """Whether the token here can begin the element."""
        lemma, classes = self.keys[at]
        return lemma in element.first or not element.first.isdisjoint(classes)

    def word(self, element: Element, at: int) -> list[State]:
        if at >= self.size:
            return []
        token = self.found[at]
        if token.lemma not in element.words:
            return []
        self.far = max(self.far, at + 1)
        if not element.name:
            return [(at + 1, ())]
        caps: Caps = ((element.name, token.lemma),)
        if element.value and token.inflected:
            caps += ((element.value, "yes"),)
        return [(at + 1, caps)]

    def terminal(self, element: Element, at: int) -> list[State]:
        if at >= self.size:
            return []
        ways = TERMINALS[element.category](self.found, at)
        for end, value in ways:
            self.far = max(self.far, end)
            if element.value and self.found[end - 1].inflected:
                return [(end, ((element.name, value), (element.value, "yes")))]
        return [(end, ((element.name, value),)) for end, value in ways]

    def made(self, rule: Rule, caps: Caps, at: int, end: int) -> Value:
        """The value a rule gives: a node, or for a rule that passes on, what it passes on."""
        if rule.label == "-":
            for name, value in caps:
                if not name:
                    return value
            return " ".join([token.lemma for token in self.found[at:end]])
        last = self.found[max(end - 1, at)].end
        return Node(rule.label, gathered(rule.label, caps), self.found[at].start, last, rule.place)


def by_end(item: tuple[int, Value]) -> int:
    return item[0]


def gathered(label: str, caps: Caps) -> Fields:
    """Fields from what was read: lists put together, nested lists of the same label taken in."""
    fields: dict[str, Value] = {}
    for name, value in caps:
        if name.endswith("*") or name == LOOSE:
            take_in(fields, label, name.removesuffix("*"), value)
        elif name:
            fields[name] = value
    return tuple(fields.items())


def take_in(fields: dict[str, Value], label: str, name: str, value: Value) -> None:
    """Add to a list; a List, or a node of the same label with that list, gives its parts and other fields."""
    before = fields.get(name, ())
    assert isinstance(before, tuple)
    if (
        isinstance(value, Node)
        and value.label in (label, "List")
        and value.get(name if value.label == label else "parts")
    ):
        inner = dict(value.fields)
        fields[name] = before + value.parts(name if value.label == label else "parts")
        for key, other in inner.items():
            if key not in (name, "parts"):
                old = fields.get(key)
                fields[key] = old + other if isinstance(old, tuple) and isinstance(other, tuple) else other
    else:
        fields[name] = before + (value,)

"""The grammar: rules as data, read from grammar/*.rules and checked.

    @vp                                          a category
    Draw = ^draw <n:qty> [more:additional] card  a node Draw with fields verb, n and maybe more
    - <steps>                                    passes on what steps gives

word or a|b        a token with that base form; unnamed optional or alternative words gather in the field `words`
name:a|b           the word goes into a field; +next is next:next; ^draw is verb:draw and `agrees` where it has its -s;
                   ~card is name:card and `many` where it is a plural
<cat>, <name:cat>  another category, or a token class in capitals; <name*:cat> adds to a list
{name=value}       a field with a fixed value
[ ... ]            optional        ( ... / ... ) alternatives        LB RB SLASH stand for ( ) /
"""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from typing import Final, TypeAlias

from kumite.english.terminals import TERMINALS
from kumite.english.tokens import lemma_of

WORD, NONTERMINAL, TERMINAL, OPTION, ALT, CONST = range(6)
FILES: Final = (
    "structure",
    "effects",
    "predicates",
    "nouns",
    "amounts",
    "conditions",
    "events",
    "riders",
    "costs",
    "headers",
)
ROOTS: Final = ("response", "body", "costs", "bracket", "need")
PIECE: Final = re.compile(r"\{[^}]*\}|<[^>]*>|[\[\]()]|(?<=\s)/(?=\s)|[^\s\[\]()<>]+")
PUNCTUATION: Final = frozenset([",", ".", "(", ")", ":", ";", "'", '"', "-", "—"])
Key: TypeAlias = "tuple[str, frozenset[str]]"


class BadGrammar(ValueError):
    """A rule that cannot be read, or that nothing can reach."""


class Element:
    """One part of a rule."""

    __slots__ = ("category", "first", "kind", "name", "parts", "value", "words")

    def __init__(
        self,
        kind: int,
        name: str = "",
        category: str = "",
        value: str = "",
        words: frozenset[str] = frozenset(),
        parts: tuple[tuple[Element, ...], ...] = (),
    ) -> None:
        self.kind = kind
        self.name = name
        self.category = category
        self.value = value
        self.words = words
        self.parts = parts
        self.first: set[str] = set()  # of an optional part: what it can begin with


class Rule:
    """One line of the grammar."""

    __slots__ = ("category", "elements", "label", "place", "text")

    def __init__(self, category: str, label: str, elements: tuple[Element, ...], text: str, place: str) -> None:
        self.category = category
        self.label = label
        self.elements = elements
        self.text = text
        self.place = place


class Grammar:
    """All rules by category, and by what a token can begin."""

    def __init__(self, rules: list[Rule]) -> None:
        self.rules: dict[str, list[Rule]] = {}
        for rule in rules:
            self.rules.setdefault(rule.category, []).append(rule)
        self.words = set().union(*[words_in(rule.elements) for rule in rules])
        check(self)
        firsts = first_sets(self)
        self.starts = {
            category: [(rule, started(rule, firsts)) for rule in listed] for category, listed in self.rules.items()
        }
        for rule in rules:
            mark_options(rule.elements, firsts)
        self.cache: dict[tuple[str, Key], tuple[Rule, ...]] = {}

    def key(self, lemma: str, classes: frozenset[str]) -> Key:
        """What decides which rules a token can begin."""
        return (lemma if lemma in self.words else "", classes)

    def candidates(self, category: str, key: Key) -> tuple[Rule, ...]:
        """The rules of a category that may begin with such a token."""
        known = self.cache.get((category, key))
        if known is None:
            lemma, classes = key
            known = tuple(
                [rule for rule, first in self.starts[category] if lemma in first or not first.isdisjoint(classes)]
            )
            self.cache[(category, key)] = known
        return known


def mark_options(elements: tuple[Element, ...], firsts: dict[str, set[str]]) -> None:
    """Every optional part learns what it can begin with, so that most are passed over at once."""
    for element in elements:
        for part in element.parts:
            mark_options(part, firsts)
        if element.kind == OPTION:
            words, categories, _ = opening(element.parts[0])
            element.first = words.union(*[firsts[category] for category in categories if category in firsts])


def started(rule: Rule, firsts: dict[str, set[str]]) -> set[str]:
    """The words and classes a rule can begin with."""
    words, categories, _ = opening(rule.elements)
    for category in categories:
        words |= firsts[category]
    return words


@cache
def load() -> Grammar:
    """The grammar of the package."""
    rules: list[Rule] = []
    for file in FILES:
        text = resources.files("kumite.english").joinpath(f"grammar/{file}.rules").read_text("utf-8")
        rules += read_rules(text, file)
    return Grammar(rules)


def read_rules(text: str, file: str) -> list[Rule]:
    """The rules in one file."""
    rules: list[Rule] = []
    category = ""
    for number, line in enumerate(text.splitlines(), 1):
        line = line.split("#")[0].strip()  # noqa: PLW2901
        if line.startswith("@"):
            category = line[1:].strip()
        elif line:
            rules.append(read_rule(line, category, f"{file}.rules:{number}"))
    return rules


def read_rule(line: str, category: str, place: str) -> Rule:
    """One line."""
    label, sign, pattern = line.partition(" = ")
    if line.startswith("- "):
        label, pattern = "-", line[2:]
    elif not sign or not label.strip().isalnum():
        raise BadGrammar(f"{place}: neither `Label = ...` nor `- ...`: {line}")
    if not category:
        raise BadGrammar(f"{place}: a rule before the first @category")
    reader = Reader(PIECE.findall(pattern), place)
    return Rule(category, label.strip(), reader.sequence(False), line, place)


class Reader:
    """Reads a pattern, piece by piece."""

    def __init__(self, pieces: list[str], place: str) -> None:
        self.pieces = pieces
        self.at = 0
        self.place = place

    def sequence(self, loose: bool) -> tuple[Element, ...]:
        """Until the end of the pattern."""
        ways = self.ways("", loose)
        if self.at < len(self.pieces):
            raise BadGrammar(f"{self.place}: unexpected {self.pieces[self.at]!r}")
        return ways[0] if len(ways) == 1 else (Element(ALT, parts=ways),)

    def ways(self, close: str, loose: bool) -> tuple[tuple[Element, ...], ...]:
        """Alternatives up to a closing bracket."""
        out: list[tuple[Element, ...]] = []
        now: list[Element] = []
        while self.at < len(self.pieces) and self.pieces[self.at] not in ("]", ")"):
            piece = self.pieces[self.at]
            self.at += 1
            if piece == "/":
                out.append(tuple(now))
                now = []
            else:
                now.append(self.element(piece, loose))
        if close and (self.at >= len(self.pieces) or self.pieces[self.at] != close):
            raise BadGrammar(f"{self.place}: {close} is missing")
        self.at += 1 if close else 0
        return (*out, tuple(now))

    def element(self, piece: str, loose: bool) -> Element:
        """One element."""
        if piece == "[":
            ways = self.ways("]", True)
            return Element(OPTION, parts=(ways[0] if len(ways) == 1 else (Element(ALT, parts=ways),),))
        if piece == "(":
            return Element(ALT, parts=self.ways(")", True))
        if piece[0] == "{":
            name, _, value = piece[1:-1].partition("=")
            return Element(CONST, name=name, value=value)
        if piece[0] == "<":
            name, _, category = piece[1:-1].rpartition(":")
            kind = TERMINAL if category.isupper() else NONTERMINAL
            return Element(kind, name=name, category=category, value="many" if category == "PLUR" else "")
        return word_element(piece, loose)


def word_element(piece: str, loose: bool) -> Element:
    """A word, with its field if it has one."""
    mark, name = "", ""
    if piece.startswith("~~"):
        mark, name, piece = "~", "noun", piece[2:]
    elif piece[0] in "+^~" and len(piece) > 1 and not piece[1].isdigit():
        mark, piece = piece[0], piece[1:]
        name = {"+": piece.partition("|")[0], "^": "verb", "~": "name"}[mark]
    elif ":" in piece[1:]:
        name, _, piece = piece.partition(":")
    words = frozenset(piece.replace("LB", "(").replace("RB", ")").replace("SLASH", "/").split("|"))
    if not name and (loose or len(words) > 1) and not words <= PUNCTUATION:
        name = "words"
    return Element(WORD, name=name, words=words, value={"^": "agrees", "~": "many"}.get(mark, ""))


def words_in(elements: tuple[Element, ...]) -> set[str]:
    """Every word of a pattern."""
    found: set[str] = set()
    for element in elements:
        found |= element.words
        for part in element.parts:
            found |= words_in(part)
    return found


def categories_in(elements: tuple[Element, ...]) -> set[str]:
    """The categories and token classes a pattern mentions."""
    found: set[str] = set()
    for element in elements:
        if element.category:
            found.add(element.category)
        for part in element.parts:
            found |= categories_in(part)
    return found


def check(grammar: Grammar) -> None:
    """Every word is a base form, for only those are compared; every category is defined and can be reached."""
    for word in grammar.words:
        if lemma_of(word) != word:
            raise BadGrammar(f"{word!r} is not a base form: {lemma_of(word)!r} is")
    for listed in grammar.rules.values():
        for rule in listed:
            for category in categories_in(rule.elements):
                if category not in grammar.rules and category not in TERMINALS:
                    raise BadGrammar(f"{rule.place}: undefined category {category}")
    lost = sorted(set(grammar.rules) - reachable(grammar))
    if lost:
        raise BadGrammar(f"{grammar.rules[lost[0]][0].place}: nothing reaches {', '.join(lost)}")


def reachable(grammar: Grammar) -> set[str]:
    """The categories that some root leads to."""
    reached = set(ROOTS)
    waiting = list(ROOTS)
    while waiting:
        for rule in grammar.rules.get(waiting.pop(), ()):
            for category in categories_in(rule.elements) - reached:
                reached.add(category)
                waiting.append(category)
    return reached


def opening(elements: tuple[Element, ...]) -> tuple[set[str], set[str], bool]:
    """The words and classes a sequence can begin with, the categories it can, and whether it can be empty.

    No category is ever empty: a rule that needs no word is refused.
    """
    words: set[str] = set()
    categories: set[str] = set()
    for element in elements:
        empty = False
        if element.kind == WORD:
            words |= element.words
        elif element.kind == TERMINAL:
            words.add(element.category)
        elif element.kind == NONTERMINAL:
            categories.add(element.category)
        else:
            empty = element.kind in (CONST, OPTION)
            for part in element.parts:
                more, others, hollow = opening(part)
                words |= more
                categories |= others
                empty = empty or hollow
        if not empty:
            return words, categories, False
    return words, categories, True


def first_sets(grammar: Grammar) -> dict[str, set[str]]:
    """What each category can begin with, through the categories it can begin with."""
    direct: dict[str, set[str]] = {}
    through: dict[str, set[str]] = {}
    for category, listed in grammar.rules.items():
        direct[category], through[category] = set(), set()
        for rule in listed:
            words, categories, empty = opening(rule.elements)
            if empty:
                raise BadGrammar(f"{rule.place}: a rule that needs no word: {rule.text}")
            direct[category] |= words
            through[category] |= categories
    return {category: reached_words(category, direct, through) for category in grammar.rules}


def reached_words(category: str, direct: dict[str, set[str]], through: dict[str, set[str]]) -> set[str]:
    """The words a category can begin with; a category that begins with itself is refused."""
    found: set[str] = set()
    seen: set[str] = set()
    waiting = [category]
    while waiting:
        now = waiting.pop()
        found |= direct[now]
        for other in through[now]:
            if other == category:
                raise BadGrammar(f"@{category} can begin with itself, by way of @{now}")
            if other not in seen:
                seen.add(other)
                waiting.append(other)
    return found

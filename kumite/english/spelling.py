"""Spelling: a small word that card English does not have becomes the one word it has that is one slip away."""

from __future__ import annotations

import re
from functools import cache, partial
from typing import Final

from kumite.english.grammar import load
from kumite.english.lexicon import (
    PARTICIPLES,
    PHRASES,
    PLURALS,
    PROGRESSIVES,
    SAME,
    SMALL_TRAITS,
    SPLITS,
    SYMBOLS,
    THIRD,
    words,
)
from kumite.english.real_words import ENDINGS, REAL
from kumite.english.tokens import lemma_of

SHORTEST: Final = 4
SHORT: Final = 5
LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"
WORD: Final = re.compile(r"(?<![\w'{\[])[a-z]{4,16}(?!\w|'(?!s\b)|[}\]])")
RATED: Final = frozenset(words("breaker charge desperation deadlock echo gauge multiple powerful reversal stun throw"))
KEYWORD: Final = re.compile(
    r"\b[A-Z][a-z]{4,12}(?=: ?(?:\d|X\b)|(?:'s)? (?:ability|abilities|rating|copy|copies|cost)\b)"
)
COSTS: Final = frozenset(words("commit destroy discard remove reveal sacrifice flip lose"))
STARTS: Final = frozenset(
    words("after before your this that then when while until choose draw destroy discard reveal remove search ready")
)
COST: Final = re.compile(r"(?m)(?:(?<=^[ERF] )|(?<=^(?:Form) )|(?<=^Enhance )|(?<=^Response ))[A-Z][a-z]{3,8}(?=[:, ])")
START: Final = re.compile(r"(?<=: )[A-Z][a-z]{3,8}(?= [a-z\d])")
CAPITALS: Final = ((COST, COSTS), (START, STARTS), (KEYWORD, RATED))
PARTS: Final = words("staging resource longer")  # of words that are two
BEFORE_VERBS: Final = ("you", "may", "not")
SMALL: Final = frozenset(words("may for the and not you"))
KEEP: Final = words("male female gender guess reason some unlock skill tree below skills begins beginning")


@cache
def known() -> frozenset[str]:
    """Every word the grammar or the lexicon has, in every form."""
    words = {word for word in load().words if word.isalpha()}
    for table in (PARTICIPLES, PLURALS, PROGRESSIVES, SAME, SPLITS, THIRD):
        words.update(table)
        words.update(table.values())
    for phrase in PHRASES:
        words.update(phrase.split())
    return frozenset(words | SYMBOLS | SMALL_TRAITS | KEEP)


@cache
def aims() -> frozenset[str]:
    """What a repair may give: words whose base form stands in a rule, and longer participles of its verbs."""
    rules = load().words
    done = [word for table in (PARTICIPLES, PROGRESSIVES) for word, verb in table.items() if verb in rules]
    plain = [word for word in known() if len(word) >= SHORTEST and (word in rules or lemma_of(word) in rules)]
    return frozenset(plain + [word for word in done if len(word) > SHORT]) | PARTS


def repaired(text: str) -> str:
    """With every slip repaired that can be."""
    text = WORD.sub(lambda match: repair(match.group()), text)
    for pattern, among in CAPITALS:
        text = pattern.sub(partial(capital, among=among), text)
    return text


def capital(match: re.Match[str], among: frozenset[str]) -> str:
    """What stands where only some words can stand: a cost, the first word of a text, a keyword with its rating."""
    word = match.group()
    small = word.lower()
    if small in among or small in known() or is_english(small):
        return word
    found = {near for near in one_slip(small) & among if near[0] == small[0]}
    return found.pop().capitalize() if len(found) == 1 else word


def repair(word: str) -> str:
    """The word itself, or the one known word that is one slip away from it; a word of English is no slip."""
    if word in known() or is_english(word):
        return word
    if word[0] == "a" and len(word) > SHORT and word[1:] in aims():
        return f"a {word[1:]}"
    if word[:3] in BEFORE_VERBS and word[3:] in aims():
        return f"{word[:3]} {word[3:]}"
    for i in range(SHORTEST, len(word) - SHORTEST + 1):
        if word[:i] in aims() and word[i:] in aims():
            return f"{word[:i]} {word[i:]}"
    found = one_slip(word) & aims() or shorter(word) & SMALL
    if len(found) > 1:
        found = {near for near in found if near[0] == word[0] and near[-1] == word[-1]} or found
    return found.pop() if len(found) == 1 else word


def shorter(word: str) -> set[str]:
    """With one letter too many."""
    return {word[:i] + word[i + 1 :] for i in range(len(word))}


def is_english(word: str) -> bool:
    """Some other word than card English has: what it says is not for us to change."""
    return word in REAL or (word[-1] in ENDINGS and word[-1] != word[-2] and word[:-1] in aims())


def one_slip(word: str) -> set[str]:
    """A letter left out or added, two that changed places, in longer words one that is wrong."""
    found: set[str] = set()
    wrong = LETTERS if len(word) > SHORT else ""
    for i in range(len(word) + 1):
        head, tail = word[:i], word[i:]
        if tail:
            found.add(head + tail[1:])
            found.update([head + letter + tail[1:] for letter in wrong])
        if len(tail) > 1:
            found.add(head + tail[1] + tail[0] + tail[2:])
        found.update([head + letter + tail for letter in LETTERS])
    return found

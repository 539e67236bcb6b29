"""Spelling: a small word that card English does not have becomes the one word it has that is one slip away."""

from __future__ import annotations

import re
from functools import cache
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
WORD: Final = re.compile(r"(?<![\w'{\[])[a-z]{4,16}(?![\w'}\]])")
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
    return frozenset(plain + [word for word in done if len(word) > SHORT])


def repaired(text: str) -> str:
    """With every slip repaired that can be."""
    return WORD.sub(lambda match: repair(match.group()), text)


def repair(word: str) -> str:
    """The word itself, or the one known word that is one slip away from it; a word of English is no slip."""
    if word in known() or is_english(word):
        return word
    if word[0] == "a" and len(word) > SHORT and word[1:] in aims():
        return f"a {word[1:]}"
    for i in range(SHORTEST, len(word) - SHORTEST + 1):
        if word[:i] in aims() and word[i:] in aims():
            return f"{word[:i]} {word[i:]}"
    found = one_slip(word) & aims()
    if len(found) > 1:
        found = {near for near in found if near[0] == word[0] and near[-1] == word[-1]} or found
    return found.pop() if len(found) == 1 else word


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

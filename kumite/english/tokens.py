"""Text -> tokens: base form for the rules, raw form for agreement, capital, and the place in the text."""

from __future__ import annotations

import re
from typing import Final

from kumite.english.lexicon import IRREGULAR_S, PHRASES, PLURALS, SAME, SPLITS, THIRD, words

SMALL, CAPITAL, FIRST = 0, 1, 2  # FIRST: a capital at the start of a sentence, which says nothing

PIECE: Final = re.compile(
    r"\{[^{}]*\}|\[[^\[\]]*\]|[+-]\d+(?![\d+])|[+-][XYZ]\b|\d+\+|\d+(?:st|nd|rd|th)\b|\d+(?=X\b)|\d+"
    r"|[A-Z][^\W\d_]*'[^\W\d_]{3,}|[A-Z]'[A-Z][^\W\d_]+|[^\W\d_]+(?:'(?:s|t|ve|re)\b|(?<=s)'(?=\s))?|[^\s\w]|_"
)
SIGN: Final = re.compile(r"[+-](?:\d+|[XYZ])$")
LONGEST_PHRASE: Final = 6
OWNED: Final = words("hand deck discardpile cardpool momentum stage removedpile attack foundation card")
NEARBY: Final = {"lower": "less", "under": "less", "below": "less", "above": "more"}


class Token:
    """One word, or one phrase that counts as one."""

    __slots__ = ("capital", "end", "lemma", "raw", "start")

    def __init__(self, lemma: str, raw: str, start: int, end: int, capital: int) -> None:
        self.lemma = lemma
        self.raw = raw
        self.start = start
        self.end = end
        self.capital = capital

    def __repr__(self) -> str:
        return f"{self.lemma}({self.raw!r} at {self.start})"

    @property
    def inflected(self) -> bool:
        """A plural, or a verb with its -s."""
        raw = self.raw.lower()
        return raw in PLURALS or raw in THIRD or raw in ("are", "were")


def tokens(text: str) -> list[Token]:
    """The tokens of a cleaned text."""
    return compared(merged(marked(pieces(text))))


def pieces(text: str) -> list[Token]:
    """Plain words, contractions taken apart."""
    found: list[Token] = []
    for match in PIECE.finditer(text):
        raw = match.group()
        capital = CAPITAL if raw[0].isupper() else SMALL
        parts = SPLITS.get(raw.lower(), raw).split()
        found += [Token(lemma_of(part), part, match.start(), match.end(), capital) for part in parts]
    return found


def lemma_of(raw: str) -> str:
    """The base form."""
    low = raw.lower()
    if low in SAME:
        return SAME[low]
    if low in PLURALS and low not in IRREGULAR_S:
        return PLURALS[low]
    if low in THIRD:
        return THIRD[low]
    return low


def marked(found: list[Token]) -> list[Token]:
    """A capital at the start of a sentence may be no name."""
    before = "."
    for token in found:
        if token.capital == CAPITAL and before in (".", ":", '"', "(", "•", "*", "!"):
            token.capital = FIRST
        before = token.lemma
    return found


def merged(found: list[Token]) -> list[Token]:
    """Phrases that count as one word become one; longest first."""
    out: list[Token] = []
    i = 0
    while i < len(found):
        size = phrase_at(found, i)
        if size:
            out.extend(phrase_tokens(found, i, size))
            i += size
        else:
            out.append(found[i])
            i += 1
    return out


def compared(found: list[Token]) -> list[Token]:
    """Words that mean something else among others: `or lower`, `or above`; `a control of 5`."""
    for i, token in enumerate(found):
        before = found[i - 1].lemma if i else ""
        after = found[i + 1].lemma if i + 1 < len(found) else ""
        if token.lemma in NEARBY and (before == "or" or after == "than"):
            token.lemma = NEARBY[token.lemma]
        elif token.lemma == "control" and before not in ("you", "they", "rival", "player", "his", "her"):
            token.lemma = "checkvalue"
        elif token.lemma == "discard" and before in ("your", "their", "rival's") and token.raw == "discard":
            token.lemma = "discardpile"
        elif token.raw.lower() in ("rivals", "opponents") and before == "your" and after in OWNED:
            token.lemma = "rival's"
    return found


def phrase_at(found: list[Token], i: int) -> int:
    """How many tokens a phrase takes from here; 0 for none."""
    if found[i].raw.lower() not in PHRASE_STARTS:
        return 0
    for size in range(min(LONGEST_PHRASE, len(found) - i), 0, -1):
        words = " ".join([token.raw.lower() for token in found[i : i + size]])
        if words in PHRASES:
            return size
    return 0


def phrase_tokens(found: list[Token], i: int, size: int) -> list[Token]:
    """The tokens a phrase becomes."""
    first, last = found[i], found[i + size - 1]
    words = PHRASES[" ".join([token.raw.lower() for token in found[i : i + size]])].split()
    raw = last.raw if len(words) == 1 else ""
    return [
        Token(word, raw or word, first.start, last.end, first.capital if first.capital != CAPITAL else SMALL)
        for word in words
    ]


PHRASE_STARTS: Final = frozenset([phrase.split()[0] for phrase in PHRASES])

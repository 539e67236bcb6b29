"""The words of an edition.

The core speaks in the words of UniVersus.  An edition with words of its own has a table of phrases, and whatever is
printed for people goes through it where it is printed: prompts, lines of the log, hints, boards, pages and card texts.
Names are written with capitals and the phrases are not, so that a card keeps its name."""

from __future__ import annotations

import re
from typing import Final

REMEMBERED: Final = 4096  # sentences: prompts, card texts and many lines come again and again


class Vocabulary:
    """Phrases of the core, as regular expressions, and what this edition says for them; the first ones come first.
    `terms` are the single words by themselves, for whoever draws a table."""

    def __init__(self, phrases: tuple[tuple[str, str], ...] = (), terms: dict[str, str] | None = None) -> None:
        self.phrases = [(re.compile(phrase), said) for phrase, said in phrases]
        self.terms = terms or {}
        self.said: dict[str, str] = {}

    def say(self, text: str) -> str:
        """A text of the core in this edition's words."""
        if not self.phrases:
            return text
        known = self.said.get(text)
        if known is not None:
            return known
        if len(self.said) >= REMEMBERED:
            self.said.clear()
        put = text
        for phrase, said in self.phrases:
            put = phrase.sub(said, put)
        self.said[text] = put
        return put


OURS: Final = Vocabulary()  # of the core itself

"""Words: what is printed, as data.

A word acts through verbs, or leaves a step to do (which may ask).  Whatever a word leaves to do,
triggers included, is done before the next word is read.
"""

from __future__ import annotations

from typing import Any

from kumite.core.position import Position, Record, Step


class Ctx(Record):
    """Who is resolving what, and by which rule."""

    def __init__(self, you: int, source: int, subject: int, rule: str) -> None:
        self.you = you  # the seat whose text this is
        self.source = source  # the thing it is printed on
        self.subject = subject  # what set it off, or happened to
        self.rule = rule


class Word(Record):
    """One instruction of a printed text."""

    def does(self, g: Any, ctx: Ctx) -> None:
        raise NotImplementedError(f"{self} does nothing by itself")

    def aims(self) -> bool:
        """Whether it is about an opponent: where there are several, somebody has to say which."""
        return False

    def text(self) -> str:
        """The word, printed back as a sentence."""
        return repr(self)


Text = tuple[Word, ...]  # read left to right


class Effect(Step):
    """Read the words in order; what one leaves to do comes before the next."""

    says = "Carry out the rest of the text"

    def __init__(self, words: Text, ctx: Ctx) -> None:
        self.words = words
        self.ctx = ctx

    def run(self, g: Position) -> None:
        words, todo, ctx = self.words, g.todo, self.ctx
        for i in range(len(words)):
            height = len(todo)
            words[i].does(g, ctx)
            if g.outcome is not None:
                return
            if len(todo) > height and i + 1 < len(words):
                todo.insert(height, Effect(words[i + 1 :], ctx))
                return


def sentence(words: Text) -> str:
    """A text printed back."""
    return " ".join([word.text() for word in words])

"""Wishes: what somebody would like to do and cannot.  Here is what every game answers alike, and the words for it."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Any, Final, final

from kumite.core.game import Why, notations, the_question
from kumite.core.position import CHANCE, Position, RuleIds
from kumite.errors import LONGEST, brief

SHOWN: Final = 3  # of several possibilities
LIKE_ENOUGH: Final = 0.6  # for words that are taken for a slip of the pen


class Reasons:
    """The reasons of one game: it says what is its own, and hears only wishes that nobody else can answer."""

    verbs: tuple[str, ...] = ()  # first words of options: they are no part of a name
    unwritten: RuleIds = ()  # the rules behind a question that names none

    def seats(self, g: Any) -> tuple[str, ...]:
        """The seats' names."""
        raise NotImplementedError

    def names(self, g: Any, seat: int) -> list[str]:
        """The things this seat may speak of by their whole names: such words are no beginning of anything else."""
        return []

    def before(self, g: Any, text: str) -> Why | None:
        """What is said before the words are held against those of the options."""
        return None

    def reason(self, g: Any, seat: int, text: str) -> Why | None:
        """Why these words are none of the options."""
        raise NotImplementedError

    @final
    def why_not(self, g: Position, text: str) -> Why:
        """Why this is not among the options now."""
        asking, waiting = g.asking, g.waiting
        if asking is None or waiting is None:
            return Why("the match is over", g.outcome.rules if g.outcome is not None else ())
        if asking.who == CHANCE:
            return Why("nobody is asked but chance", waiting.rules)
        seats, text = self.seats(g), " ".join(text.split())
        seat, colon, rest = text.partition(": ")
        if colon and (seat in seats or seat == "chance"):
            if seat != seats[asking.who]:
                return Why(f"{seats[asking.who]} is asked, not {seat}", self.rules(g))
            text = rest
        if text.lower() in [option.lower() for option in notations(g)]:
            return Why(f"{brief(text)} is possible: it is among the options")
        text = text[:LONGEST]
        return (
            self.before(g, text)
            or self.half_written(g, asking.who, text)
            or self.reason(g, asking.who, text)
            or self.unknown(g, text)
        )

    @final
    def rules(self, g: Position) -> RuleIds:
        """By which the open question is asked."""
        return the_question(g)[1].rules or self.unwritten

    @final
    def half_written(self, g: Position, seat: int, text: str) -> Why | None:
        """Words that begin like those of an option."""
        words = text.lower().split()
        if not words or any(f" {text}".lower().endswith(f" {name.lower()}") for name in self.names(g, seat)):
            return None
        begin = f"{words[0]} " if words[0] in self.verbs else ""
        found = [each for each in notations(g) if each.startswith(begin) and in_order(words, each.lower().split())]
        if len(found) > 1:
            return Why(f"{brief(text)} could be {one_or_another(found)}; write a little more", self.rules(g))
        return written_out(found[0]) if found else None

    @final
    def unknown(self, g: Position, text: str) -> Why:
        """Words no reason is known for: perhaps misspelt."""
        options = notations(g)
        near = get_close_matches(text.lower(), [option.lower() for option in options], 1, LIKE_ENOUGH)
        said = f"{brief(text)} is nothing one can do here"
        if not near:
            return Why(said, self.rules(g))
        meant = next(each for each in options if each.lower() == near[0])
        return Why(f"{said}; did you mean {meant!r}?", self.rules(g))


def written_out(option: str) -> Why:
    return Why(f"written out, it is possible: {option!r} is among the options")


def one_or_another(options: list[str]) -> str:
    more = " ..." if len(options) > SHOWN else ""
    return " or ".join([repr(option) for option in options[:SHOWN]]) + more


def in_order(typed: list[str], written: list[str]) -> bool:
    """Whether each typed word begins a written one, in the same order."""
    at = 0
    for word in written:
        if at < len(typed) and word.startswith(typed[at]):
            at += 1
    return at == len(typed)

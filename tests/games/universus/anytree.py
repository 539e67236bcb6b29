"""Random ability trees of every word, with anything in any of its fields that may stand there: made from the table that
trees are checked against (`wordfields.py`), so that whatever can be read can be drawn here."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from random import Random
from typing import Any, Final

from hypothesis import strategies as st

from kumite.core.position import Record
from kumite.games.universus import terms
from kumite.games.universus.printed import Ability, Rider, Trigger, Word
from kumite.games.universus.trees.constructors import MISSING, parameters
from kumite.games.universus.trees.reading import WORDS
from kumite.games.universus.trees.slots import (
    Choice,
    Code,
    Either,
    Flag,
    Line,
    Node,
    Nothing,
    Row,
    Slot,
    TokenName,
    Whole,
    tokens,
)
from kumite.games.universus.trees.soundness import STANDING, unsound
from kumite.games.universus.trees.wordfields import UNWRITTEN, slot_of
from kumite.games.universus.words.acting import Acting
from kumite.games.universus.words.atonce import AtOnce

BY_HAND: Final = ("ByHand", "DeckRule", "Figure")  # text that players resolve; deck building; what only a pool prints
MADE: Final = sorted(set(WORDS) - UNWRITTEN - {*BY_HAND})
LINES: Final = ("Blood", "Coin", "Fist", "Lead", "Punch", "Kick", "KMT", "chosen")
REFS: Final = (
    "event",
    "chosen",
    "discarded",
    "destroyed",
    "revealed",
    "drawn",
    "block",
    "checked",
    "spent",
    "committed",
)
OFTEN: Final = 0.35  # a field that may be left out is written
TRIES: Final = 8
DEEP: Final = 3


class DeadEnd(Exception):
    """Nothing that fits is simple enough."""


def may_end(slot: Slot | None) -> bool:
    """Whether a field can be written without another word in it."""
    if isinstance(slot, Row):
        return slot.least == 0 or may_end(slot.each)
    if isinstance(slot, Either):
        return may_end(slot.one) or may_end(slot.other)
    return not isinstance(slot, Node)


def of_kind(kind: type[Record], some: tuple[type[Record], ...] = ()) -> list[type[Record]]:
    return list(some) or [WORDS[name] for name in MADE if issubclass(WORDS[name], kind)]


def is_simple(word: type[Record]) -> bool:
    needed = [field for field, default in parameters(word).items() if default is MISSING]
    return all(may_end(slot_of(word.__name__, field)) for field in needed)


class Maker:
    """Draws words, and what stands in them."""

    def __init__(self, draw: Random) -> None:
        self.draw = draw

    def value(self, slot: Slot, word: str, depth: int) -> Any:
        if isinstance(slot, Whole):
            return self.draw.randint(max(slot.least, -3), min(slot.most, 6))
        if isinstance(slot, Code):
            return self.draw.choice([*slot.values, *([terms.NOBODY] if slot.none else [])])
        if isinstance(slot, Choice):
            return self.draw.choice(slot.names)
        if isinstance(slot, Line):
            return self.draw.choice(REFS if word in ("Ref", "Bound", "Among") else LINES)
        if isinstance(slot, TokenName):
            return self.draw.choice(tokens())
        if isinstance(slot, Nothing):
            return None
        return self.flag() if isinstance(slot, Flag) else self.part(slot, word, depth)

    def flag(self) -> bool:
        return self.draw.random() < 0.5

    def part(self, slot: Slot, word: str, depth: int) -> Any:
        """What holds words, or may."""
        if isinstance(slot, Either):
            ways = [one for one in (slot.one, slot.other) if depth > 0 or may_end(one)] or [slot.one, slot.other]
            return self.value(self.draw.choice(ways), word, depth)
        if isinstance(slot, Row):
            more = int(self.flag()) + int(self.flag() and self.flag()) if depth > 0 else 0
            drawn = [self.value(slot.each, word, depth) for _ in range(slot.least + more)]
            return tuple(dict.fromkeys(drawn) if slot.once else drawn)
        assert isinstance(slot, Node)
        kinds = of_kind(slot.kind, slot.some)
        return self.word(kinds if depth > 0 else [one for one in kinds if is_simple(one)] or kinds, depth - 1)

    def word(self, kinds: Sequence[type[Record]], depth: int) -> Any:
        """One of these words, sound in itself."""
        if depth < -DEEP:
            raise DeadEnd
        kind = self.draw.choice(kinds)
        for _ in range(TRIES):
            held = self.fields(kind, depth)
            if not unsound(kind.__name__, held):
                return kind(**held)
        raise DeadEnd

    def fields(self, kind: type[Record], depth: int) -> dict[str, Any]:
        if kind is AtOnce:
            one = self.word([made for made in of_kind(Word) if issubclass(made, Acting)], depth - 1)
            return {"then": (one, one)}  # the same, on two of such cards
        held = {}
        for field, default in parameters(kind).items():
            slot = slot_of(kind.__name__, field)
            if slot is not None and (default is MISSING or self.draw.random() < OFTEN):
                held[field] = self.value(slot, kind.__name__, depth)
        return held

    def some(self, kind: type[Record], most: int, depth: int, least: int = 0) -> tuple[Any, ...]:
        kinds = of_kind(kind)
        return tuple([self.word(kinds, depth) for _ in range(self.draw.randint(least, most))])

    def ability(self) -> Ability:
        kind = self.draw.choice(range(5))
        if kind == terms.CONTINUOUS:
            standing = [one for one in of_kind(Word) if issubclass(one, STANDING)]
            held: dict[str, Any] = {"does": (self.word(standing, DEEP),)}
        else:
            held = {
                "does": self.some(Word, 3, DEEP, 1),
                "cost": self.some(Word, 2, 1),
                "riders": self.some(Rider, 2, 1),
            }
        if kind == terms.RESPONSE:
            held["trigger"] = self.word(of_kind(Trigger), 2)
        if unsound("Ability", {"kind": kind, **held}):
            raise DeadEnd
        return Ability(kind, **held)


def sound_abilities(draw: Random, n: int) -> list[Ability]:
    """So many abilities that can be read."""
    made: list[Ability] = []
    maker = Maker(draw)
    while len(made) < n:
        try:
            made.append(maker.ability())
        except DeadEnd:
            continue
    return made


def words_of(made: Iterable[Ability]) -> set[str]:
    """The names of all words that these are made of."""
    return set(re.findall(r"\b([A-Z]\w*)\(", repr(list(made))))


def seeds() -> st.SearchStrategy[int]:
    """Whatever is drawn comes from one number, evenly: Hypothesis prefers small numbers where there are more of them
    than this, and choices it has made before where it draws every word itself, which leaves few trees of a thousand."""
    return st.integers(0, 2**24 - 1)

"""How much of a card file is understood: per type and wording, and what keeps the rest from it.

The reasons are grouped so that the rule to write next is the first one.
"""

from __future__ import annotations

import re
from typing import Any, Final

from kumite.cards.faces import NO_WORD, Compiled, Part
from kumite.cards.record import TYPES, WORDINGS

EXAMPLES: Final = 3  # of a reason
NOT_PARSED: Final = "not parsed"
TWICE: Final = "there is a card of this name above; a pool keeps the last one"
MARKS: Final = ("»", "«")


class Count:
    """Understood of all, cards and abilities."""

    def __init__(self) -> None:
        self.cards = 0
        self.cards_understood = 0
        self.abilities = 0
        self.abilities_understood = 0

    def add(self, card: Compiled) -> None:
        self.cards += 1
        self.cards_understood += card.understood
        self.abilities += len(card.parts)
        self.abilities_understood += sum([part.ability is not None for part in card.parts])

    def data(self) -> dict[str, int]:
        return {
            "cards": self.cards,
            "cards_understood": self.cards_understood,
            "abilities": self.abilities,
            "abilities_understood": self.abilities_understood,
        }


class Missing:
    """One reason: how many abilities or keywords it keeps, and how many cards wait for it alone."""

    def __init__(self, reason: str) -> None:
        self.reason = reason
        self.count = 0
        self.cards = 0
        self.examples: list[str] = []

    def add(self, example: str, alone: bool) -> None:
        self.count += 1
        self.cards += alone
        if len(self.examples) < EXAMPLES:
            self.examples.append(example)

    def data(self) -> dict[str, Any]:
        return {"reason": self.reason, "count": self.count, "cards": self.cards, "examples": self.examples}


class Report:
    """What was counted; cards are added one at a time."""

    def __init__(self) -> None:
        self.wordings = {wording: Count() for wording in WORDINGS}
        self.types = {(wording, kind): Count() for wording in WORDINGS for kind in TYPES}
        self.reasons: dict[str, Missing] = {}
        self.faults: list[str] = []  # cards that cannot be, with the place
        self.notes: list[str] = []  # what was read otherwise than it is written, or left out
        self.names: set[str] = set()

    def add(self, card: Compiled) -> None:
        self.faults += [f"{card.record.place} ({card.name}): {fault}" for fault in card.faults]
        if card.name in self.names:
            self.notes.append(f"{card.record.place} ({card.name}): {TWICE}")
        self.names.add(card.name)
        for side in card.sides():
            self.notes += [f"{card.record.place} ({side.name}): {note}" for note in side.notes]
            self.add_side(side)

    def add_side(self, card: Compiled) -> None:
        """A side counts by its own type, as a card does."""
        record = card.record
        self.wordings[record.wording].add(card)
        self.types[record.wording, record.type].add(card)
        found = [(reason_of(part), f"{card.name}: {marked(part)}") for part in card.parts if part.ability is None]
        found += [(grouped(why), f"{card.name}: {why.partition(': ')[2]}") for why in card.unread]
        alone = len({reason for reason, _ in found}) == 1
        for at, (reason, example) in enumerate(found):
            self.reasons.setdefault(reason, Missing(reason)).add(example, alone and at == 0)

    @property
    def missing(self) -> list[Missing]:
        """The most frequent first; among equals the one that more cards wait for alone."""
        return sorted(self.reasons.values(), key=lambda one: (-one.count, -one.cards, one.reason))

    def data(self) -> dict[str, Any]:
        """For programs."""
        return {
            "wordings": {wording: count.data() for wording, count in self.wordings.items()},
            "types": {
                wording: {kind: self.types[wording, kind].data() for kind in TYPES if self.types[wording, kind].cards}
                for wording in WORDINGS
            },
            "missing": [one.data() for one in self.missing],
            "faults": self.faults,
            "notes": self.notes,
        }


def reason_of(part: Part) -> str:
    """What a rule would have to say: for a text that is not parsed, the words at the furthest point reached; for one
    that is, the kind of phrase and what is not understood of it."""
    if part.why.startswith(NOT_PARSED) or NO_WORD in part.why:
        words = " ".join(part.words.split()[:2]) or "(the end)"
        return f"{NOT_PARSED}, {part.label or 'text'}: {words}"
    why = grouped(part.why)
    return f"{part.label}: {why}" if part.label else why


def grouped(why: str) -> str:
    """The reason without the words that differ from card to card."""
    return re.sub(r"\s+", " ", re.sub(r"\([^()]*(?:\([^()]*\)[^()]*)*\)|'[^']*'|\"[^\"]*\"", "", head(why))).strip(
        " :,;"
    )


def head(why: str) -> str:
    """`a keyword with a restriction: Somebody Stun: 2` is about restrictions, not about Somebody."""
    before, colon, _ = why.partition(": ")
    return before if colon else why


def marked(part: Part) -> str:
    """The text with the words that were not understood between marks."""
    if not 0 <= part.start < part.end <= len(part.text):
        return part.text
    opened, closed = MARKS
    return f"{part.text[: part.start]}{opened}{part.words}{closed}{part.text[part.end :]}"

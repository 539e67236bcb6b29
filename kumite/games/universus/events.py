"""What happened, told to every seat in its own words: the lines of the log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kumite.core.position import Event, RuleIds


class Told(Event):
    """Something that happened.  `cards` are the names of the cards as the seats in `seen` saw them."""

    def __init__(
        self,
        verb: str,
        by: int,
        cards: tuple[str, ...],
        handles: tuple[int, ...],
        seen: int,
        amount: int,
        note: str,
        cites_: RuleIds,
        origin: str = "",
        to: str = "",
    ) -> None:
        self.verb = verb
        self.by = by  # a seat, or -1
        self.cards = cards
        self.handles = handles
        self.seen = seen  # bits of the seats that may know the names
        self.amount = amount
        self.note = note
        self.cites_ = cites_
        self.origin = origin
        self.to = to

    def cites(self) -> RuleIds:
        return self.cites_

    def named(self, seat: int) -> list[str]:
        """The names of the cards as this seat knows them."""
        shown = seat == -3 or (seat >= 0 and self.seen >> seat & 1) or self.seen == 3
        return [name if shown and name else "a card" for name in self.cards]

    def text(self, names: Sequence[str], seat: int) -> str:
        who = names[self.by] if self.by >= 0 else "The game"
        what = ", ".join(self.named(seat))
        parts = [who, self.verb, what, self.note, str(self.amount) if self.amount else ""]
        return " ".join([part for part in parts if part]) + "."

    def data(self, seat: int) -> dict[str, Any]:
        return {
            "verb": self.verb,
            "by": self.by,
            "cards": self.named(seat),
            "amount": self.amount,
            "note": self.note,
            "origin": self.origin,
            "to": self.to,
        }

"""A table without a server: entries one after the other, by hand."""

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from kumite.server import asks
from kumite.server import messages as say
from kumite.server.entry import Entry, Row
from kumite.server.plan import Clock, Plan, check
from kumite.server.table import OPEN, Table, fold

SEED = "ab" * 32
START = 1_700_000_000_000


class Desk:
    """A table, its log, and a clock that goes on when it is told to."""

    def __init__(self, plan: Plan | None = None, seed: str = SEED, **more: Any) -> None:
        plan = check(plan or Plan("megafighter", options={"draft": "random"}, **more))
        self.row = Row("table", START, plan.game, plan.public, msgspec.json.encode(plan).decode(), seed, OPEN)
        self.table = Table(self.row)
        self.log: list[Entry] = []
        self.at = START
        self.updates: list[list[bytes | None]] = []
        self.away: Callable[[int], bool] = lambda _: False
        self._ids = 0

    def say(self, seat: int, said: say.Command) -> list[bytes | None]:
        """A seat says something, and it happens; a refusal if it may not."""
        entry = asks.entry(self.table, asks.Asking(seat, f"user {seat}", self.at, self.away), said)
        return self.enter(entry)

    def do(self, kind: str, seat: int, data: Any) -> list[bytes | None]:
        """The server does something of itself."""
        return self.enter(asks.make(self.table, kind, seat, data, self.at))

    def enter(self, entry: Entry) -> list[bytes | None]:
        self.log.append(entry)
        updates = self.table.apply(entry)
        self.updates.append(updates)
        return updates

    def id(self) -> str:
        self._ids += 1
        return f"m{self._ids}"

    def sit(self) -> "Desk":
        """Everybody sits down."""
        for seat, chair in enumerate(self.table.chairs):
            if not chair.taken:
                self.say(seat, say.Sit(self.id(), f"name {seat}"))
        return self

    def answer(self, option: str | None = None) -> list[bytes | None]:
        """Whoever is asked answers; the first option unless one is named."""
        seat = self.table.asked
        question = self.table.match.question
        assert question is not None
        text = str(question.options[0]) if option is None else option
        return self.say(seat, say.Answer(self.id(), self.table.questions[seat], text))

    def play(self, answers: int, seed: int = 1) -> "Desk":
        """So many random answers, or until it is over."""
        rng = Random(seed)
        for _ in range(answers):
            if self.table.asked < 0 or self.table.match.question is None:
                break
            self.answer(str(rng.choice(list(self.table.match.question.options))))
        return self

    def again(self) -> Table:
        """The table as its log tells."""
        return fold(self.row, self.log)

    def update(self, viewer: int) -> Any:
        """The last update of a viewer."""
        return msgspec.json.decode(self.table.streams[viewer].last)


def chess(seconds: int, increment: int = 0) -> Clock:
    return Clock("chess", seconds, increment)

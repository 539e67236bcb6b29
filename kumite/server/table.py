"""A table: a match, the people and bots around it, and what each viewer of it was told.  The fold of its log.

Nothing here waits, reads a clock or rolls a die: the same row and the same entries make the same table, down to the
last byte of every update.  That is how a table comes back after a crash.
"""

from __future__ import annotations

from typing import Any

import msgspec

from kumite.play.match import Match
from kumite.server import plan as plans
from kumite.server.clock import NOBODY, Clocks
from kumite.server.entry import Entry, Row
from kumite.server.plan import HUMAN, Plan
from kumite.server.stream import Stream

OPEN, PLAYING, OVER = "open", "playing", "over"
LEAVING = ("concede", "flag")  # entries by which a seat leaves


class Chair:
    """A seat of the table, and who plays it."""

    __slots__ = ("bot", "name", "planned", "user")

    def __init__(self, planned: str) -> None:
        self.planned = planned  # "human", or a bot's name
        self.bot: str | None = None if planned == HUMAN else planned  # who plays it now, if not a person
        self.user: str | None = None
        self.name = "" if planned == HUMAN else planned

    @property
    def taken(self) -> bool:
        return self.planned != HUMAN or self.user is not None


class Wish:
    """A step that somebody would like to take back, and who has agreed to that."""

    __slots__ = ("agreed", "seat", "to")

    def __init__(self, seat: int, to: int) -> None:
        self.seat = seat
        self.to = to  # where in the match's log
        self.agreed = {seat}


class Table:
    """One match and everything around it, after so many entries of its log."""

    def __init__(self, row: Row) -> None:
        self.row = row
        self.plan = msgspec.json.decode(row.plan, type=Plan)
        self.match: Match = plans.deal(self.plan, row.seed)
        self.chairs = [Chair(planned) for planned in self.plan.seats]
        self.streams = [Stream() for _ in range(len(self.chairs) + 1)]  # the last one is the spectators'
        self.clocks = Clocks(self.plan.clock, len(self.chairs))
        self.n = 0
        self.at = row.made
        self.done: dict[tuple[int, str], int] = {}  # seat and message id -> the number of that seat's update
        self.questions = [0] * len(self.chairs)  # how many each seat was asked
        self.result: dict[str, Any] | None = None
        self.wish: Wish | None = None
        self.wished: set[int] = set()  # who has asked for an undo since the last answer
        self.again: set[int] = set()  # who wants a rematch
        self.rematch: str | None = None
        self.shown_at = row.made  # when the spectators were last told something
        self._asked = -1
        self._turn_to_next(row.made, False)
        self.publish(True, [])

    # What is going on

    @property
    def seats(self) -> tuple[str, ...]:
        return self.match.seats

    @property
    def status(self) -> str:
        if self.result is not None:
            return OVER
        return PLAYING if all(chair.taken for chair in self.chairs) else OPEN

    @property
    def asked(self) -> int:
        """The seat whose answer the table waits for, or NOBODY."""
        question = self.match.question if self.status == PLAYING else None
        return NOBODY if question is None else question.seat

    def people(self) -> list[int]:
        """The seats that belong to people, whoever plays them at the moment."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.planned == HUMAN]

    @property
    def forced(self) -> bool:
        """Whether there is only one answer to the open question."""
        asking = self.match.position.asking
        return asking is not None and len(asking.options) == 1

    def called(self, seat: int) -> str:
        """A seat as the others would call it."""
        name = self.chairs[seat].name
        return f"{self.seats[seat]} ({name})" if name else self.seats[seat]

    # What an entry does

    def apply(self, entry: Entry) -> list[bytes | None]:
        """One more entry; the updates that it causes, by viewer."""
        self.n, self.at = entry.n, entry.at
        notes = HAPPENS[entry.kind](self, entry.seat, msgspec.json.decode(entry.data), entry.at)
        if self.result is None and self.match.outcome is not None:
            self.result = self.match.view(None)["outcome"]
        self._turn_to_next(entry.at, entry.kind == "answer")
        told = entry.kind == "answer" or (entry.kind in LEAVING and (self.result is None or not notes))
        updates = self.publish(told, notes)
        if updates[-1] is not None:
            self.shown_at = entry.at
        if entry.key is not None:
            self.done[entry.seat, entry.key] = self.streams[entry.seat].seq
        return updates

    def answer(self, seat: int, data: Any, at: int) -> list[str]:
        self.match.answer(data["option"])
        self.wish = None
        self.wished.clear()
        return []

    def undo(self, seat: int, data: Any, at: int) -> list[str]:
        self.match.rewind(data["to"])
        self.wish = None
        return [f"{self.called(seat)} took the last step back"]

    def ask_undo(self, seat: int, data: Any, at: int) -> list[str]:
        self.wish = Wish(seat, data["to"])
        self.wished.add(seat)
        return [f"{self.called(seat)} would like to take the last step back"]

    def agree(self, seat: int, data: Any, at: int) -> list[str]:
        if self.wish is not None:
            self.wish.agreed.add(seat)
        return [f"{self.called(seat)} agrees"]

    def decline(self, seat: int, data: Any, at: int) -> list[str]:
        self.wish = None
        return [f"{self.called(seat)} would rather not"]

    def concede(self, seat: int, data: Any, at: int) -> list[str]:
        """One game of the match, which is told by an event of its own; or all of it."""
        if not data.get("game", False):
            return self.lose(seat, "conceded")
        self.match.concede(seat, game=True)
        self.wish = None
        self.wished.clear()
        return []

    def flag(self, seat: int, data: Any, at: int) -> list[str]:
        return self.lose(seat, "ran out of time")

    def lose(self, seat: int, how: str) -> list[str]:
        """Somebody leaves.  Either the game goes on without them, or it is the end without the rules: those still in
        it have won, with their partners, but not one's own."""
        if self.match.concede(seat):
            self.wish = None
            return [f"{self.called(seat)} {how}"]
        g = self.match.position
        teams = self.match.game.teams(g)
        left = {teams[other] for other in range(len(teams)) if not g.is_out(other)} - {teams[seat]}
        winners = [name for other, name in enumerate(self.seats) if teams[other] in left]
        self.result = {"winners": winners, "reason": f"{self.called(seat)} {how}", "rules": []}
        return [self.result["reason"]]

    def sit(self, seat: int, data: Any, at: int) -> list[str]:
        chair = self.chairs[seat]
        chair.user, chair.name = data["user"], data["name"]
        return [f"{self.called(seat)} sat down"]

    def take_over(self, seat: int, data: Any, at: int) -> list[str]:
        self.chairs[data["seat"]].bot = data["bot"]
        return [f"{data['bot']} plays on for {self.called(data['seat'])}"]

    def give_back(self, seat: int, data: Any, at: int) -> list[str]:
        self.chairs[seat].bot = None
        return [f"{self.called(seat)} is back"]

    def want_rematch(self, seat: int, data: Any, at: int) -> list[str]:
        self.again.add(seat)
        return [f"{self.called(seat)} would like to play again"]

    def rematched(self, seat: int, data: Any, at: int) -> list[str]:
        self.rematch = data["table"]
        return ["a new table is set"]

    def resume(self, seat: int, data: Any, at: int) -> list[str]:
        self.clocks.resume(at)
        return []

    def void(self, seat: int, data: Any, at: int) -> list[str]:
        return []

    def _turn_to_next(self, at: int, answered: bool) -> None:
        """Count the question if it is a new one, and let its seat's time run."""
        seat = self.asked
        if seat != NOBODY and self.match.asked != self._asked:
            self._asked = self.match.asked
            self.questions[seat] += 1
        seen = answered and self.clocks.clock.kind == "move" and self.streams[-1].differs(*self.body(None))
        self.clocks.ask(seat, at, answered, seen)

    # What everybody is told

    def publish(self, answered: bool, notes: list[str]) -> list[bytes | None]:
        """Whatever changed for somebody, by viewer; the spectators' comes last."""
        said = [{"what": "Note", "text": note, "rules": []} for note in notes]
        clock = self.clocks.shown(self.seats, self.at)
        updates = []
        for viewer, stream in enumerate(self.streams):
            seat = viewer if viewer < len(self.chairs) else None
            body, events = self.body(seat)
            updates.append(stream.offer(body, events if answered else [], said, clock))
        return updates

    def body(self, seat: int | None) -> tuple[dict[str, Any], list[Any]]:
        """Everything this viewer may see, and what it may know of the last answer's consequences."""
        seen = self.match.view(seat)
        events = seen.pop("events")
        if self.status != PLAYING:
            seen["question"], seen["outcome"] = None, self.result
        q = self.questions[seat] if seat is not None and seat == self.asked else None
        menu = self.match.game.menu(seen) if q is not None else None
        return {"q": q, "menu": menu, "view": seen, "table": self.shown(seat)}, events

    def shown(self, seat: int | None) -> dict[str, Any]:
        """The table around the match."""
        over = self.status == OVER
        return {
            "id": self.row.id,
            "status": self.status,
            "seats": [self._chair(at, chair) for at, chair in enumerate(self.chairs)],
            "games": self.match.position.has_games(),
            "commitment": self.match.commitment,
            "seed": self.match.chance.seed if over else None,
            "undo": self.wish and {"seat": self.seats[self.wish.seat], "agreed": self._names(self.wish.agreed)},
            "rematch": {"agreed": self._names(self.again), "table": self.rematch} if over else None,
        }

    def _chair(self, at: int, chair: Chair) -> dict[str, Any]:
        return {"seat": self.seats[at], "name": chair.name, "bot": chair.bot, "taken": chair.taken}

    def _names(self, seats: set[int]) -> list[str]:
        return [self.seats[seat] for seat in sorted(seats)]


HAPPENS = {
    "answer": Table.answer,
    "undo": Table.undo,
    "ask_undo": Table.ask_undo,
    "agree": Table.agree,
    "decline": Table.decline,
    "concede": Table.concede,
    "flag": Table.flag,
    "sit": Table.sit,
    "bot": Table.take_over,
    "human": Table.give_back,
    "rematch": Table.want_rematch,
    "rematched": Table.rematched,
    "resume": Table.resume,
    "void": Table.void,
}


class Broken(RuntimeError):
    """An entry that cannot be applied: a mistake of ours, not of whoever made it."""

    def __init__(self, n: int, cause: BaseException) -> None:
        super().__init__(f"entry {n}: {type(cause).__name__}: {cause}")
        self.n = n
        self.cause = cause


def fold(row: Row, entries: list[Entry]) -> Table:
    """The table that this log tells of; entries that a later one declares void never happened."""
    try:
        table = Table(row)
    except Exception as cause:
        raise Broken(0, cause) from cause
    void = {msgspec.json.decode(entry.data)["n"] for entry in entries if entry.kind == "void"}
    for entry in entries:
        if entry.n in void:
            continue
        try:
            table.apply(entry)
        except Exception as cause:
            raise Broken(entry.n, cause) from cause
    return table

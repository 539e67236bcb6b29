"""A table's clock, told the time by the entries of its log and by nothing else."""

from __future__ import annotations

from typing import Any

from kumite.server.plan import Clock

NOBODY = -1


class Clocks:
    """Who is thinking since when, and how long everybody may still think.  Milliseconds.

    What a seat thinks about may be nobody else's business, and neither is how many answers it gives in one go.  So a
    chess-like budget is charged, and earns its increment, when somebody else is asked; a clock for each move begins
    anew when somebody else is asked or everybody could see that something has happened."""

    __slots__ = ("clock", "left", "since", "thinking")

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.left = [clock.seconds * 1000] * seats
        self.thinking = NOBODY
        self.since = 0

    def ask(self, seat: int, at: int, answered: bool, seen: bool) -> None:
        """From now on this seat thinks; NOBODY: the clock rests.  Only an answer earns an increment."""
        before = self.thinking
        if seat == before:
            if self.clock.kind == "move" and answered and seen:
                self.since = at
            return
        if before != NOBODY and self.clock.kind == "chess":
            self.left[before] = self.left_at(before, at) + (self.clock.increment * 1000 if answered else 0)
        self.thinking, self.since = seat, at

    def left_at(self, seat: int, at: int) -> int:
        """What a seat has left of its budget at this moment."""
        return max(0, self.left[seat] - (max(0, at - self.since) if seat == self.thinking else 0))

    def resume(self, at: int) -> None:
        """The server was away: that time is nobody's."""
        self.since = at

    def deadline(self) -> int | None:
        """When the one who thinks has lost on time."""
        if self.thinking == NOBODY or self.clock.kind == "none":
            return None
        if self.clock.kind == "move":
            return self.since + self.clock.seconds * 1000
        return self.since + self.left[self.thinking]

    def shown(self, names: tuple[str, ...], at: int) -> dict[str, Any] | None:
        """As everybody may see it, at the moment of an update."""
        if self.clock.kind == "none":
            return None
        running = None if self.thinking == NOBODY else names[self.thinking]
        if self.clock.kind == "move":
            spent = 0 if running is None else max(0, at - self.since)
            return {"kind": "move", "seconds": self.clock.seconds, "spent_ms": spent, "running": running}
        left = {name: self.left_at(seat, at) for seat, name in enumerate(names)}
        return {"kind": "chess", "left_ms": left, "increment": self.clock.increment, "running": running}

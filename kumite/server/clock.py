"""A table's clock, told the time by the entries of its log and by nothing else."""

from __future__ import annotations

from typing import Any

from kumite.server.plan import Clock

NOBODY = -1


class Clocks:
    """Who is thinking since when, and how long everybody may still think.  Milliseconds.

    A chess-like increment is earned when somebody else is asked, not with each answer: how many
    answers a seat gave in one go may be nobody else's business."""

    __slots__ = ("clock", "left", "since", "thinking")

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.left = [clock.seconds * 1000] * seats
        self.thinking = NOBODY
        self.since = 0

    def ask(self, seat: int, at: int) -> None:
        """From now on this seat thinks; NOBODY: the clock rests."""
        before = self.thinking
        if before != NOBODY and self.clock.kind == "chess":
            self.left[before] = max(0, self.left[before] - max(0, at - self.since))
            if seat != before:
                self.left[before] += self.clock.increment * 1000
        self.thinking, self.since = seat, at

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

    def shown(self, names: tuple[str, ...]) -> dict[str, Any] | None:
        """As everybody may see it, at the moment of the last entry."""
        if self.clock.kind == "none":
            return None
        running = None if self.thinking == NOBODY else names[self.thinking]
        if self.clock.kind == "move":
            return {"kind": "move", "seconds": self.clock.seconds, "running": running}
        left = dict(zip(names, self.left, strict=True))
        return {"kind": "chess", "left_ms": left, "increment": self.clock.increment, "running": running}

"""What one viewer of a table is told: numbered updates, and only when something changed for that viewer."""

from __future__ import annotations

from collections import deque
from typing import Any

from kumite.server.messages import encode

KEPT = 16  # updates that can be sent again to somebody who comes back


class Stream:
    """The updates of one seat, or of all spectators.

    The numbers count what this viewer was told.  Something that does not concern the viewer makes no update and
    takes no number, so neither tells anything."""

    __slots__ = ("_body", "kept", "seq")

    def __init__(self) -> None:
        self.seq = 0
        self.kept: deque[tuple[int, bytes]] = deque(maxlen=KEPT)
        self._body = b""

    def differs(self, body: dict[str, Any], events: list[Any]) -> bool:
        """Whether there is anything new in this."""
        return bool(events) or encode(body) != self._body

    def offer(self, body: dict[str, Any], events: list[Any], notes: list[Any], clock: Any) -> bytes | None:
        """The next update if there is anything to tell.  A note alone is not; nor is a clock that ticks."""
        packed = encode(body)
        if packed == self._body and not events:
            return None
        self._body = packed
        self.seq += 1
        head = {"type": "update", "seq": self.seq, "events": events + notes, "clock": clock}
        message = encode(head)[:-1] + b"," + packed[1:]
        self.kept.append((self.seq, message))
        return message

    def missed(self, since: int | None) -> list[bytes] | None:
        """The updates after this number, or None if they are not all kept: then the last one stands for all."""
        if since is None or since > self.seq or since < 0:
            return None
        found = [message for seq, message in self.kept if seq > since]
        return found if len(found) == self.seq - since else None

    @property
    def last(self) -> bytes:
        """The newest update; each holds everything there is to see."""
        return self.kept[-1][1]

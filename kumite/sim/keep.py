"""A file that keeps what was played, match by match, so that a long simulation can be interrupted and go on."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

import kumite
from kumite.errors import BadOption
from kumite.sim.pool import Plan, Played


class Keep:
    """JSON lines: the plan first, then a line for each match."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.head = {"kumite": kumite.__version__, **plan._asdict()}

    def read(self) -> list[Played]:
        """What was played already; an absent file is begun."""
        if not self.path.exists():
            self.path.write_bytes(msgspec.json.encode(self.head) + b"\n")
            return []
        head, *lines = self.path.read_bytes().split(b"\n")
        self.check(head)
        if lines and lines[-1]:  # the last line was cut off when the machine stopped: that match is played again
            self.path.write_bytes(b"\n".join([head, *lines[:-1], b""]))
        return [self.line(at, line) for at, line in enumerate(lines[:-1], 2)]

    def check(self, head: bytes) -> None:
        """The file must be of the same plan: its games could not be added up otherwise."""
        try:
            kept: Any = msgspec.json.decode(head)
        except msgspec.DecodeError:
            kept = None
        if not isinstance(kept, dict) or "kumite" not in kept:
            raise BadOption(f"{self.path} does not keep a simulation")
        planned = msgspec.json.decode(msgspec.json.encode(self.head))
        for name in planned:
            if kept.get(name) != planned[name]:
                was, now = msgspec.json.encode(kept.get(name)).decode(), msgspec.json.encode(planned[name]).decode()
                raise BadOption(f"{self.path} keeps another simulation: {name} is {was} there and {now} here")

    def line(self, at: int, line: bytes) -> Played:
        try:
            return msgspec.json.decode(line, type=Played)
        except msgspec.DecodeError as error:
            raise BadOption(f"{self.path}, line {at}: no match is kept there ({error})") from None

    def add(self, played: list[Played]) -> None:
        with self.path.open("ab") as file:
            file.write(b"".join([msgspec.json.encode(one) + b"\n" for one in played]))

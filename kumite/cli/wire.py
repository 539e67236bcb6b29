"""`kumite join --json`: the messages of a table as lines of JSON, both ways, for scripts."""

from __future__ import annotations

from queue import SimpleQueue
from typing import TYPE_CHECKING, Any

import msgspec

from kumite.cli.keyboard import Keyboard
from kumite.errors import Refusal

if TYPE_CHECKING:
    from kumite.client import Place, Session

OURS = ("hello", "ping")  # what the connection says of itself


class Wire:
    """Between a table and a script."""

    def __init__(self, place: Place, cookie: str | None, name: str) -> None:
        self.place, self.cookie, self.name = place, cookie, name
        self.inbox: SimpleQueue[dict[str, Any] | str | None] = SimpleQueue()
        self.nobody_types = False

    def run(self) -> None:
        """Until the match is over and nothing more will be said."""
        from kumite.client import Session

        with Session.open(self.place, self.cookie, self.inbox.put) as session:
            self.sit_down(session)
            Keyboard(self.inbox.put)
            while not (self.nobody_types and self.inbox.empty() and session.status == "over"):
                self.take(session, self.inbox.get())

    def sit_down(self, session: Session) -> None:
        """Take the seat that is ours, if nobody has yet."""
        chairs = session.update["table"]["seats"] if session.update else []
        if session.you is not None and session.you in [each["seat"] for each in chairs if not each.get("taken")]:
            session.tell({"type": "sit", "name": self.name})

    def take(self, session: Session, what: dict[str, Any] | str | None) -> None:
        if what is None:
            self.nobody_types = True
        elif isinstance(what, str):
            try:
                self.say(session, what)
            except Refusal as refusal:
                self.put({"type": "refused", "reason": refusal.reason})
        elif what["type"] == "ended" and session.end is not None:
            raise session.end
        else:
            self.put(what)

    def say(self, session: Session, line: str) -> None:
        """A command of the protocol; its id, and the number of the question, may be left out."""
        if not line.strip():
            return
        try:
            command = msgspec.json.decode(line)
        except msgspec.DecodeError as error:
            raise Refusal(f"this line is not JSON: {error}") from None
        if not isinstance(command, dict) or not isinstance(command.get("type"), str) or command["type"] in OURS:
            raise Refusal("a command is an object with a type, as docs/protocol.md lists them")
        if command["type"] == "answer":
            command.setdefault("q", session.q)
        session.tell(command)

    def put(self, message: dict[str, Any]) -> None:
        print(msgspec.json.encode(message).decode(), flush=True)

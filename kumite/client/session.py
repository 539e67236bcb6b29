"""A table somewhere else as one object: the last view, commands with their replies, and whatever is new."""

from __future__ import annotations

import queue
import secrets
import threading
from collections.abc import Callable
from time import monotonic
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from kumite.client.address import Place, read_place
from kumite.client.desk import guest
from kumite.client.link import Gap, Link
from kumite.client.words import PROTOCOL, Message, write
from kumite.errors import Refusal

PATIENCE = 15.0  # seconds for the first view
REPLIES = ("ok", "refused", "because")
NEWS = ("welcome", "people", "trouble", "bye")
UNNAMED_TRIES = 3  # how often something is sent again that was refused without its name
BREATH = 0.5  # seconds before that: it may have been one message too many


class Sent:
    """A command under way."""

    def __init__(self, text: str, waited_for: bool) -> None:
        self.text = text
        self.waited_for = waited_for
        self.tries = 0
        self.done = threading.Event()
        self.reply: Message | None = None


class Session:
    """One client at one table.  Connections come and go; nothing is lost and nothing happens twice.

    What is new goes to the listener, on the line's thread, or waits for `next_news`: the server's messages, and
    `lost`, `found` and `ended` about the connection itself.

    Behind a link to a free seat we see what spectators see until we sit; then a second `welcome` comes, and from then
    on what the seat sees.  The server knows who sits there by the cookie, so nobody goes to a seat without one."""

    def __init__(self, place: Place, cookie: str | None, listener: Callable[[Message], None] | None) -> None:
        self.place = place
        self.cookie = cookie  # keep it: whoever sits is known by it alone
        self.you: str | None = None
        self.seq: int | None = None
        self.update: Message | None = None
        self.commitment: str | None = None  # the first one we saw: no later one counts
        self.people: Message = {"here": {}, "watching": 0}
        self.end: Refusal | None = None
        self._news: queue.SimpleQueue[Message] = queue.SimpleQueue()
        self._post = listener or self._news.put
        self._lock = threading.Lock()
        self._socket: ClientConnection | None = None  # while we are welcome
        self._sent: dict[str, Sent] = {}  # what has no reply yet, in order
        self._ids = secrets.token_hex(5)
        self._count = 0
        self._fresh = True  # whether the next update shows everything
        self._gap: int | None = None  # where updates were missing already
        self._started = threading.Event()
        self._over = False
        self._link = Link(place, cookie, self)

    @classmethod
    def open(
        cls,
        url: str | Place,
        cookie: str | None = None,
        listener: Callable[[Message], None] | None = None,
        patience: float = PATIENCE,
    ) -> Session:
        """Go to a table and look at it; a refusal if that is not possible.

        Whoever has a link to a seat but no cookie becomes a guest first: see `cookie`."""
        place = url if isinstance(url, Place) else read_place(url)
        if cookie is None and place.key is not None:
            cookie = guest(place.address)
        session = cls(place, cookie, listener)
        session._link.start()
        try:
            if not session._started.wait(patience):
                raise Refusal(f"the server at {session.place.address} does not answer")
            if session.end is not None:
                raise session.end
        except BaseException:
            session.close()
            raise
        return session

    def __enter__(self) -> Session:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Leave; the match stays."""
        self._link.stop()

    def drop(self) -> None:
        """Break the connection as a bad network would; it comes back by itself."""
        self._link.drop()

    # Looking

    @property
    def view(self) -> dict[str, Any]:
        """What we see, as of the last update."""
        view: dict[str, Any] = self.update["view"] if self.update else {}
        return view

    @property
    def q(self) -> int | None:
        """The number of our open question."""
        return self.update["q"] if self.update else None

    @property
    def status(self) -> str:
        """Whether the table is open, playing or over."""
        return str(self.update["table"]["status"]) if self.update else ""

    def next_news(self, timeout: float | None = None) -> Message | None:
        """Whatever is new, in its order; None if nothing is within this time."""
        try:
            return self._news.get(timeout=timeout)
        except queue.Empty:
            return None

    def next_update(self, timeout: float | None = None) -> Message | None:
        """The next update, whatever comes before it; None if there is none within this time."""
        until = None if timeout is None else monotonic() + timeout
        while True:
            news = self.next_news(None if until is None else max(0.0, until - monotonic()))
            if news is None or news["type"] == "update":
                return news
            if news["type"] == "ended":
                raise self.end or Refusal(news["reason"])

    # Saying

    def say(self, command: Message, timeout: float | None = 60.0) -> Message:
        """Say something and wait for the reply, over as many connections as that takes."""
        _, sent = self._send(command, waited_for=True)
        if not sent.done.wait(timeout):
            raise TimeoutError(f"no reply to {command.get('type')}")
        if sent.reply is None:
            raise self.end or Refusal("the session is over")
        return sent.reply

    def answer(self, option: str, timeout: float | None = 60.0) -> Message:
        """Answer the open question."""
        return self.say({"type": "answer", "q": self.q, "option": option}, timeout)

    def tell(self, command: Message) -> str:
        """Say something without waiting; the reply comes as news with the id that is returned."""
        return self._send(command, waited_for=False)[0]

    def _send(self, command: Message, waited_for: bool) -> tuple[str, Sent]:
        with self._lock:
            if self._over:
                raise self.end or Refusal("the session is over")
            self._count += 1
            name = str(command.get("id") or f"{self._ids}-{self._count}")
            self._sent[name] = sent = Sent(write({**command, "id": name}), waited_for)
            self._put(sent)
        return name, sent

    def _put(self, sent: Sent) -> None:
        """Onto the line if there is one; otherwise it goes out as soon as there is."""
        if self._socket is not None:
            try:
                self._socket.send(sent.text)
            except ConnectionClosed:
                self._socket = None

    # Hearing: all of this on the line's thread

    def hello(self) -> str:
        """Where we stopped, if that was in the updates we are to get: a spectator's are counted apart from a seat's."""
        known = self.seq is not None and self.view.get("you") == self.you
        return write({"type": "hello", "since": self.seq} if known else {"type": "hello"})

    def hear(self, message: Message, socket: ClientConnection) -> None:
        kind = message["type"]
        if kind == "update":
            self._see(message)
        elif kind in REPLIES:
            self._reply(message)
        elif kind == "welcome":
            self._come_in(message, socket)
        elif kind == "people":
            self.people = message
        if kind in NEWS:
            self._post(message)

    def _come_in(self, message: Message, socket: ClientConnection) -> None:
        if message["protocol"] != PROTOCOL:
            raise Refusal(
                f"the server speaks protocol {message['protocol']}, and we speak {PROTOCOL}: one of us is too old"
            )
        self.you, self._fresh = message.get("you"), message.get("missed") is None
        if self._fresh:
            self.seq = self._gap = None
        if self._socket is socket:
            return  # we sat down: only the updates begin anew
        with self._lock:
            self._socket = socket
            for sent in self._sent.values():
                self._put(sent)
        if self.update is not None:
            self._post({"type": "found"})

    def _see(self, update: Message) -> None:
        seq: int = update["seq"]
        if not self._fresh and self.seq is not None:
            if seq <= self.seq:
                return  # we have seen it
            if seq != self.seq + 1 and self._gap != self.seq:
                self._gap = self.seq
                raise Gap
        self._fresh, self.seq, self.update = False, seq, update
        if self.commitment is None and isinstance(update["table"].get("commitment"), str):
            self.commitment = update["table"]["commitment"]
        self._post(update)
        self._started.set()

    def _reply(self, message: Message) -> None:
        if message.get("id") is None:
            self._unnamed(message)
            return
        if message["type"] == "refused" and self._link.bye_at is not None:
            return  # a server on its way out takes nothing; the next one is asked again
        with self._lock:
            sent = self._sent.pop(message["id"], None)
        if sent is not None:
            self._done(sent, message)

    def _unnamed(self, message: Message) -> None:
        """Something was refused, and it is not said what: all that has no reply is sent again, but not for ever."""
        if self._socket is None:
            return
        with self._lock:
            waiting = list(self._sent.items())
            for name, sent in waiting:
                sent.tries += 1
                if sent.tries > UNNAMED_TRIES:
                    del self._sent[name]
                    self._done(sent, {**message, "id": name})
        self._link.closing.wait(BREATH)
        with self._lock:
            for sent in self._sent.values():
                self._put(sent)

    def _done(self, sent: Sent, reply: Message) -> None:
        sent.reply = reply
        sent.done.set()
        if not sent.waited_for:
            self._post(reply)

    def off(self) -> None:
        with self._lock:
            self._socket = None

    def lost(self, reason: str) -> None:
        self._post({"type": "lost", "reason": reason})

    def ended(self, refusal: Refusal | None) -> None:
        """Nobody waits in vain."""
        with self._lock:
            self.end, self._over = refusal, True
            waiting = list(self._sent.values())
            self._sent.clear()
        for sent in waiting:
            sent.done.set()
        self._post({"type": "ended", "reason": refusal.reason if refusal else ""})
        self._started.set()

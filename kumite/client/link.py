"""The line to the server, on a thread of its own: connect, listen, send signs of life, and connect again."""

from __future__ import annotations

import threading
from time import monotonic
from typing import Protocol

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection, connect

from kumite.client.address import Place
from kumite.client.desk import COOKIE, not_ours
from kumite.client.words import LONGEST_BEAT, PING, SHORTEST_BEAT, Garbled, Message, read
from kumite.errors import Refusal

FIRST_WAIT, LONGEST_WAIT = 0.2, 5.0  # seconds before another try
STEADY = 1.0  # seconds a connection lasts to be worth coming back to at once
SILENCE = 3  # heartbeats
OPENING, CLOSING = 10.0, 1.0  # seconds for either handshake
FAREWELL = 2.0  # seconds a server may take to close after its bye
LARGEST = 1 << 22  # bytes of a message
NO_TABLE, NO_RIGHT = 4404, 4403
BUSY = (408, 429)


class Lost(Exception):
    """This connection is over; another one may do."""


class Gap(Exception):
    """An update is missing; coming back brings it."""


class Owner(Protocol):
    """Whoever the line belongs to.  Everything is called on the line's thread."""

    def hello(self) -> str:
        """The first message."""

    def hear(self, message: Message, socket: ClientConnection) -> None:
        """A message, good enough to be read."""

    def off(self) -> None:
        """The connection is gone."""

    def lost(self, reason: str) -> None:
        """It will be tried again."""

    def ended(self, refusal: Refusal | None) -> None:
        """It will not."""


class Link:
    """One connection after the other to the same table."""

    def __init__(self, place: Place, cookie: str | None, owner: Owner) -> None:
        self.place = place
        self.owner = owner
        self.headers = {"Cookie": f"{COOKIE}={cookie}"} if cookie else {}
        self.closing = threading.Event()
        self.socket: ClientConnection | None = None
        self.been_there = False  # whether we were ever welcome
        self.beat = 10.0  # seconds between two signs of life
        self.bye_at: float | None = None  # when the server said that it would close
        self.sentence = ""  # why we are turned away
        self.thread = threading.Thread(target=self._run, name="kumite link", daemon=True)

    def start(self) -> None:
        self.thread.start()

    def stop(self) -> None:
        """No more of this."""
        self.closing.set()
        if self.socket is not None:
            self.socket.close()
        self.thread.join(2 * CLOSING)

    def drop(self) -> None:
        """Break the connection as a bad network would; it comes back by itself."""
        if self.socket is not None:
            self.socket.close_socket()

    def _run(self) -> None:
        wait, end = FIRST_WAIT, None
        try:
            while not self.closing.is_set():
                began = monotonic()
                reason = self._one_connection()
                if reason is not None and not self.closing.is_set():
                    self.owner.lost(reason)
                    wait = FIRST_WAIT if monotonic() - began >= STEADY else wait
                    self.closing.wait(wait)
                    wait = min(2 * wait, LONGEST_WAIT)
        except Refusal as refusal:
            end = refusal
        finally:
            self.owner.ended(end)

    def _one_connection(self) -> str | None:
        """From hello to its end; why it ended, or None if another one is to begin at once."""
        try:
            self._connect()
        except Gap:
            return None
        except (Lost, Garbled, OSError, WebSocketException) as error:
            if not self.been_there and not self.closing.is_set():
                raise Refusal(self._nobody_there(error)) from None
            if isinstance(error, InvalidStatus) and final(error.response.status_code):
                raise Refusal(f"the server lets us in no more: it said {error.response.status_code}") from None
            return str(error) or type(error).__name__
        return None

    def _connect(self) -> None:
        self.bye_at, self.sentence = None, ""
        with connect(
            self.place.socket,
            additional_headers=self.headers,
            open_timeout=OPENING,
            close_timeout=CLOSING,
            ping_interval=None,  # the protocol has signs of life of its own
            compression=None,
            max_size=LARGEST,
        ) as socket:
            self.socket = socket
            try:
                if not self.closing.is_set():
                    socket.send(self.owner.hello())
                    self._listen(socket)
            except ConnectionClosed as closed:
                raise self._after(closed) from None
            finally:
                self.socket = None
                self.owner.off()

    def _listen(self, socket: ClientConnection) -> None:
        heard = pinged = monotonic()
        while True:
            now = monotonic()
            if now - heard >= SILENCE * self.beat:
                raise Lost("the server is silent")
            if self.bye_at is not None and now - self.bye_at >= FAREWELL:
                raise Lost("the server said goodbye")
            if now - pinged >= self.beat:
                socket.send(PING)
                pinged = now
            try:
                raw = socket.recv(timeout=min(pinged + self.beat, heard + SILENCE * self.beat) - now)
            except TimeoutError:
                continue
            heard = monotonic()
            self._hear(read(raw), socket)

    def _hear(self, message: Message, socket: ClientConnection) -> None:
        """What concerns the line itself; then the owner."""
        kind = message["type"]
        if kind == "welcome":
            self.been_there = True
            self.beat = min(max(float(message["heartbeat"]), SHORTEST_BEAT), LONGEST_BEAT)
        elif kind == "bye":
            if message.get("again", True) is False:
                raise Refusal(message["reason"])
            self.bye_at = monotonic()
        elif kind == "refused" and message.get("id") is None:
            self.sentence = message["reason"]
        self.owner.hear(message, socket)

    def _after(self, closed: ConnectionClosed) -> Exception:
        """What the end of a connection means."""
        code, said = (closed.rcvd.code, closed.rcvd.reason) if closed.rcvd else (None, "")
        reason = self.sentence or said
        if code in (NO_TABLE, NO_RIGHT) or (not self.been_there and reason and not self.closing.is_set()):
            return Refusal(reason or "the server turned us away")
        return Lost(said or "the connection broke")

    def _nobody_there(self, error: Exception) -> str:
        if isinstance(error, TimeoutError):
            return f"the server at {self.place.address} does not answer"
        if isinstance(error, Garbled | InvalidHandshake):
            return not_ours(self.place.address)
        return f"there is no server at {self.place.address} ({error})"


def final(status: int) -> bool:
    """Whether it makes no sense to try again after this answer."""
    return 400 <= status < 500 and status not in BUSY

"""The sockets: one reader and one writer for each, everything bounded."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from kumite.errors import Refusal
from kumite.server import messages as say
from kumite.server.identity import COOKIE
from kumite.server.keeper import Keeper, UnknownTable
from kumite.server.limits import Bucket
from kumite.server.logs import LOG
from kumite.server.metrics import ACK_SECONDS, MESSAGES_IN, MESSAGES_OUT, REFUSED, SOCKETS
from kumite.server.room import Room
from kumite.server.security import address_of, origin_allowed, pass_gate

SILENCE = 3  # heartbeats without a sign of life
OFFENCES = 30  # messages in a row that were refused, or came too fast and led to nothing
STUCK = 20.0  # seconds that sending one message may take
NORMAL, POLICY, FAILED, TOO_SLOW = 1000, 1008, 1011, 1013
NO_TABLE, NO_RIGHT = 4404, 4403


class NoRight(Refusal):
    """A seat that belongs to somebody else."""


class Client:
    """One connection: who it is at the table, and what still has to be sent to it."""

    def __init__(self, websocket: WebSocket, keeper: Keeper, room: Room, viewer: int, user: str) -> None:
        self.websocket = websocket
        self.keeper = keeper
        self.room = room
        self.viewer = viewer
        self.user = user
        self.waiting: asyncio.Queue[bytes | None] = asyncio.Queue(keeper.config.limits.waiting)
        self.offered: int | None = None  # the free seat that its link is for
        self.ended = False
        self.offences = 0
        self.hurried = 0  # messages that came too fast since something of this client's was done
        self.bucket = Bucket(keeper.config.limits.messages, keeper.config.limits.burst)
        self.wishes = Bucket(keeper.config.limits.wishes, keeper.config.limits.wish_burst)
        self.code, self.reason = NORMAL, ""

    # Out

    def send(self, message: bytes) -> None:
        """Queue it; whoever is too far behind is sent away and may come back for the rest."""
        if self.ended:
            return
        if self.waiting.full():
            self.end(TOO_SLOW, "you are too far behind; come back for the rest")
        else:
            self.waiting.put_nowait(message)

    def tell(self, told: say.Told) -> None:
        self.send(say.encode(told))

    def end(self, code: int, reason: str) -> None:
        """No more after this; what is queued is still sent, unless there is too much of it."""
        if self.ended:
            return
        self.ended, self.code, self.reason = True, code, reason
        if self.waiting.full():
            self.waiting.get_nowait()
        self.waiting.put_nowait(None)
        asyncio.get_running_loop().call_soon(self.room.leave, self)

    async def write(self) -> None:
        """The only one who sends."""
        while (message := await self.waiting.get()) is not None:
            await asyncio.wait_for(self.websocket.send_text(message.decode()), STUCK)
            MESSAGES_OUT.inc()
        await asyncio.wait_for(self.websocket.close(self.code, self.reason), STUCK)

    # In

    async def read(self) -> None:
        """Everything the client says, one after the other."""
        self.greet(await self.hear())
        while True:
            said = await self.hear()
            if said is not None:
                await self.do(said)

    async def hear(self) -> say.Spoken | None:
        """The next message; None if it was refused."""
        silence = SILENCE * self.keeper.config.heartbeat
        try:
            event = await asyncio.wait_for(self.websocket.receive(), silence)
        except TimeoutError:
            raise Gone(POLICY, f"nothing was heard for {silence:g} seconds", again=True) from None
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(event.get("code", NORMAL))
        MESSAGES_IN.inc()
        raw = event.get("text") or event.get("bytes") or b""
        if not self.bucket.take():
            await self.slow_down()
        try:
            said = say.decode(raw)
        except say.BadMessage as refusal:
            self.refuse(refusal, say.id_of(raw))
            return None
        self.offences = 0
        return said

    async def slow_down(self) -> None:
        """Whoever says too much is heard more slowly; whoever does so for nothing is sent away."""
        self.hurried += 1
        if self.hurried > OFFENCES:
            raise Gone(POLICY, f"too many messages; {self.bucket.rate:g} a second are fine")
        await asyncio.sleep(1 / self.bucket.rate)

    def refuse(self, refusal: Refusal, key: str | None = None) -> None:
        REFUSED.inc()
        self.offences += 1
        if self.offences > OFFENCES:
            raise Gone(POLICY, refusal.reason)
        self.tell(say.Refused(refusal.reason, key))

    def greet(self, said: say.Spoken | None) -> None:
        """Who they are, then what they missed, or everything as it stands."""
        if not isinstance(said, say.Hello):
            raise Gone(POLICY, "the first message must be a hello")
        table, room = self.room.table, self.room
        stream = table.streams[self.viewer]
        missed = stream.missed(said.since)
        seat = self.viewer if self.offered is None else self.offered
        you = table.seats[seat] if seat < room.spectators else None
        count = None if missed is None else len(missed)
        self.tell(say.Welcome(table.row.id, you, say.PROTOCOL, self.keeper.config.heartbeat, count))
        for message in [stream.last] if missed is None else missed:
            self.send(message)
        room.join(self)
        if self.keeper.draining:  # whoever comes now was not there when everybody was told
            self.tell(say.Bye(say.BACK_SOON))

    async def do(self, said: say.Spoken) -> None:
        """One message."""
        if isinstance(said, say.Ping):
            self.tell(say.Pong())
        elif isinstance(said, say.Hello):
            self.refuse(say.BadMessage("one hello is enough"))
        elif isinstance(said, say.Sit) and self.offered is not None:
            await self.sit(said, self.offered)
        elif self.viewer >= self.room.spectators:
            first = "sit down first" if self.offered is not None else "you watch; only seats can do that"
            self.tell(say.Refused(first, said.id))
        elif isinstance(said, say.Why):
            self.tell(self.why(said))
        elif not isinstance(said, say.Answer) and not self.wishes.take():
            self.tell(say.Refused("not so many things at once; one a second is fine", said.id))
        elif isinstance(said, say.Emote):
            self.room.gesture(self.viewer, said.emote)
        else:
            await self.submit(said)

    async def submit(self, said: say.Command) -> None:
        start = time.perf_counter()
        reply = await self.keeper.submit(self.room, self.viewer, self.user, said)
        ACK_SECONDS.observe(time.perf_counter() - start)
        if isinstance(reply, say.Ok):
            self.hurried = 0
        self.tell(reply)

    async def sit(self, said: say.Sit, seat: int) -> None:
        """Whoever sits down is somebody else from then on: another welcome, and what that seat may see."""
        reply = await self.keeper.submit(self.room, seat, self.user, said)
        owner = self.room.table.chairs[seat].user
        if isinstance(reply, say.Ok) and (not self.user or owner != self.user):  # it repeats what the sitter has said
            reply = say.Refused("somebody else sits there already", said.id)
        self.tell(reply)
        if isinstance(reply, say.Ok):
            self.room.leave(self)
            self.viewer, self.offered = seat, None
            self.greet(say.Hello())

    def why(self, said: say.Why) -> say.Told:
        """Only whoever is asked may ask back: the answer speaks of what that seat knows."""
        table = self.room.table
        if table.asked != self.viewer:
            return say.Because(said.id, "you are not asked anything at the moment")
        why = table.match.why_not(said.text)
        return say.Because(said.id, why.reason, why.rules)


class Gone(Exception):
    """The end of a connection, with its code and reason."""

    def __init__(self, code: int, reason: str, again: bool = False) -> None:
        super().__init__(reason)
        self.code, self.reason, self.again = code, reason, again


async def socket(websocket: WebSocket) -> None:
    """A client comes to a table: /api/tables/{id}/socket?seat=P1&key=..."""
    keeper: Keeper = websocket.app.state.keeper
    if not origin_allowed(websocket.headers, keeper.config):
        return await websocket.close(POLICY, "this page may not open sockets here")
    await websocket.accept()
    door, address = Door.of(websocket.app), address_of(websocket.scope)
    try:
        pass_gate(websocket.app.state.gates.requests, websocket.scope, "connections")
        with door.at(address, keeper.config.limits.sockets):
            room = await keeper.room(websocket.path_params["id"])
            await serve(rights(websocket, keeper, room))
    except UnknownTable as refusal:
        await turn_away(websocket, NO_TABLE, refusal)
    except NoRight as refusal:
        await turn_away(websocket, NO_RIGHT, refusal)
    except Refusal as refusal:
        await turn_away(websocket, TOO_SLOW, refusal)


async def turn_away(websocket: WebSocket, code: int, refusal: Refusal) -> None:
    """One sentence, then the door."""
    if websocket.application_state == WebSocketState.CONNECTED:
        await websocket.send_text(say.encode(say.Refused(refusal.reason)).decode())
        await websocket.close(code, refusal.reason[:120])


def rights(websocket: WebSocket, keeper: Keeper, room: Room) -> Client:
    """Who somebody with these credentials is at the table.

    A link is an invitation to a free seat, and shows what spectators see; once somebody sits there, it is theirs, and
    their cookie's word counts.  Where seats are free to anybody, everybody is invited, and whoever comes too late
    watches."""
    user = keeper.identity.user(websocket.cookies.get(COOKIE)) or ""
    seats, chairs = room.table.seats, room.table.chairs
    mine = [seat for seat, chair in enumerate(chairs) if user and chair.user == user]
    wanted, key = websocket.query_params.get("seat"), websocket.query_params.get("key", "")
    if wanted is None:
        return Client(websocket, keeper, room, mine[0] if mine else check_watchers(keeper, room), user)
    if wanted not in seats:
        raise NoRight(f"this table has no such seat; it has {', '.join(seats)}")
    seat = seats.index(wanted)
    if seat in mine:
        return Client(websocket, keeper, room, seat, user)
    free = room.table.plan.free
    if (chairs[seat].taken and not free) or not (free or keeper.identity.may_sit(room.table.row.id, seat, key)):
        raise NoRight(f"{wanted} is somebody else's seat; a free one takes the link that was made for it")
    client = Client(websocket, keeper, room, check_watchers(keeper, room), user)
    client.offered = None if chairs[seat].taken else seat
    return client


def check_watchers(keeper: Keeper, room: Room) -> int:
    if room.people().watching >= keeper.config.limits.watchers:
        raise Refusal("this table has as many spectators as it can take")
    return room.spectators


async def serve(client: Client) -> None:
    """Read and write until one of the two ends."""
    SOCKETS.inc()
    writer = asyncio.create_task(client.write())
    reader = asyncio.create_task(client.read())
    try:
        await asyncio.wait({reader, writer}, return_when=asyncio.FIRST_COMPLETED)
        gone = reader.exception() if reader.done() and not reader.cancelled() else None
        if gone is not None and not isinstance(gone, Gone | WebSocketDisconnect):
            LOG.error("a socket failed", exc_info=gone)
            gone = Gone(FAILED, "that ran into a mistake of ours; come back", again=True)
        if isinstance(gone, Gone):
            client.tell(say.Bye(gone.reason, gone.again))
            client.end(gone.code, gone.reason[:120])
            await asyncio.wait({writer}, timeout=2)
    finally:
        SOCKETS.dec()
        client.room.leave(client)
        for task in (reader, writer):
            task.cancel()
        await asyncio.gather(reader, writer, return_exceptions=True)


class Door:
    """How many sockets each address holds."""

    def __init__(self) -> None:
        self.held: dict[str, int] = {}

    @staticmethod
    def of(app: Any) -> Door:
        if not hasattr(app.state, "door"):
            app.state.door = Door()
        door: Door = app.state.door
        return door

    def at(self, address: str, most: int) -> Place:
        if self.held.get(address, 0) >= most:
            raise Refusal(f"{most} connections from one address are enough; close one first")
        return Place(self, address)


class Place:
    """One socket's place among those of its address."""

    def __init__(self, door: Door, address: str) -> None:
        self.door, self.address = door, address

    def __enter__(self) -> None:
        self.door.held[self.address] = self.door.held.get(self.address, 0) + 1

    def __exit__(self, *_: object) -> None:
        left = self.door.held[self.address] - 1
        if left:
            self.door.held[self.address] = left
        else:
            del self.door.held[self.address]

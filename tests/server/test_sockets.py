"""Over real sockets: the protocol as docs/protocol.md tells it, and whoever does not keep to it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from time import monotonic
from typing import Any

import msgspec
import pytest
from starlette.websockets import WebSocket
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from kumite.server import messages as say
from kumite.server import sockets
from kumite.server.config import Limits
from kumite.server.sockets import Client, Door
from tests.server.databases import KINDS
from tests.server.http.live import GENEROUS, Live, a_table, running, running_on_kind
from tests.server.talking import Voice, cookie_of, seat_query, talk

ROOMY = msgspec.structs.replace(GENEROUS, messages=1e6, burst=1e6, sockets=10_000)


@pytest.fixture(scope="module", params=KINDS)
def live(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with running_on_kind(request, tmp_path_factory, ROOMY, grace=0.0) as live:
        yield live


class Two:
    """A table, its two people, and how to come to it."""

    def __init__(self, live: Live, **plan: Any) -> None:
        with live.client() as client:
            made = a_table(client, options={"draft": "random"}, **plan)
        self.url, self.id = live.url, str(made["id"])
        self.queries = [seat_query(made, seat) for seat in ("P1", "P2")]
        self.cookies = [cookie_of(live, "ann"), cookie_of(live, "bob"), ""]

    def come(self, viewer: int, since: int | None = None) -> Any:
        query = self.queries[viewer] if viewer < 2 else ""
        return talk(self.url, self.id, query, since, cookie=self.cookies[viewer])

    def sit(self) -> Two:
        for viewer in (0, 1):
            with self.come(viewer) as voice:
                assert voice.do("sit", name=f"name {viewer}")["type"] == "ok"
        return self


@pytest.fixture
def two(live: Live) -> Two:
    return Two(live).sit()


def asked(*voices: Voice) -> Voice:
    """Whoever has to answer."""
    found = [voice for voice in voices if voice.last["q"] is not None]
    assert len(found) == 1
    return found[0]


# The protocol


def test_two_people_and_a_spectator_see_the_same_match(two: Two) -> None:
    with two.come(0) as p1, two.come(1) as p2, two.come(2) as watcher:
        for _ in range(25):
            assert asked(p1, p2).answer()["type"] == "ok"
        views = [voice.last["view"] for voice in (p1, p2, watcher)]
        assert len({view["turns"] for view in views}) == 1
        assert [view["you"] for view in views] == ["P1", "P2", None]
        assert "?" not in views[0]["seats"]["P1"]["hand"]
        assert set(views[2]["seats"]["P1"]["hand"]) <= {"?"}


def test_the_first_update_tells_how_the_match_began(live: Live) -> None:
    with Two(live).come(2) as watcher:
        assert watcher.last["events"]


def test_an_ok_names_the_update_that_shows_it(two: Two) -> None:
    with two.come(0) as p1, two.come(1) as p2:
        voice = asked(p1, p2)
        reply = voice.answer()
        assert reply["seq"] == voice.last["seq"]


def test_whoever_comes_back_gets_exactly_what_was_missed(two: Two) -> None:
    with two.come(0) as p1, two.come(1) as p2:
        with two.come(2) as watcher:
            since = watcher.last["seq"]
        with two.come(2) as watcher:
            for _ in range(8):
                asked(p1, p2).answer()
            watcher.settle()
            wanted = [frame for frame in watcher.frames if '"update"' in frame][1:]
        with two.come(2, since) as watcher:
            watcher.settle()
            assert msgspec.json.decode(watcher.frames[0])["missed"] == len(wanted)
            assert [frame for frame in watcher.frames if '"update"' in frame] == wanted


@pytest.mark.parametrize("since", [-5, 10**9, None])
def test_whoever_was_away_for_too_long_gets_everything_at_once(two: Two, since: int | None) -> None:
    with two.come(0) as p1, two.come(1) as p2:
        for _ in range(40):
            asked(p1, p2).answer()
        with two.come(2, since) as late, two.come(2, 1) as later:
            for voice in (late, later):
                voice.settle()
                assert "missed" not in msgspec.json.decode(voice.frames[0])
                assert len([frame for frame in voice.frames if '"update"' in frame]) == 1


def test_the_same_answer_again_gets_the_same_reply_and_an_old_one_a_reason(two: Two) -> None:
    with two.come(0) as p1, two.come(1) as p2:
        voice = asked(p1, p2)
        update = voice.last
        said = {"id": "same", "q": update["q"], "option": update["view"]["question"]["options"][0]}
        first = voice.do("answer", **said)
        assert first == {"type": "ok", "id": "same", "seq": first["seq"]}
        assert voice.do("answer", **said) == first
        stale = voice.do("answer", **{**said, "id": "other"})
        assert stale["type"] == "refused"
        assert "question" in stale["reason"]


def test_a_refusal_has_its_rules_and_why_has_its_reason(two: Two) -> None:
    with two.come(0) as p1, two.come(1) as p2:
        while asked(p1, p2).last["view"]["question"]["what"] != "act":
            asked(p1, p2).answer()
        voice = asked(p1, p2)
        refused = voice.do("answer", q=voice.last["q"], option="string Weeny Gun")
        assert refused["rules"]
        assert refused["q"] == voice.last["q"]
        assert voice.do("why", text="string Weeny Gun")["reason"] == refused["reason"]
        other = p2 if voice is p1 else p1
        assert "not asked" in other.do("why", text="draw")["reason"]


def test_people_come_and_go(two: Two) -> None:
    with two.come(0) as p1:
        with two.come(1), two.come(2):
            while p1.hear_until("people") != {"type": "people", "here": {"P1": True, "P2": True}, "watching": 1}:
                pass
        while p1.hear_until("people") != {"type": "people", "here": {"P1": True, "P2": False}, "watching": 0}:
            pass
        assert p1.do("takeover", seat="P2", bot="greedy")["type"] == "ok"
        with two.come(1) as p2:
            assert p2.last["table"]["seats"][1]["bot"] == "greedy"
            assert p2.do("back")["type"] == "ok"


def test_a_cookie_knows_its_seat_and_its_next_one(live: Live) -> None:
    with live.client() as client:
        made = a_table(client, seats=["human", "human"], sit="P1", name="Ann")
        cookie = {"Cookie": "; ".join(f"{name}={value}" for name, value in client.cookies.items())}
    address = f"{live.url.replace('http', 'ws', 1)}/api/tables/{made['id']}/socket"
    with connect(address, additional_headers=cookie, proxy=None) as socket:
        voice = Voice(socket)
        voice.send({"type": "hello"})
        assert voice.hear_until("welcome")["you"] == "P1"


# Whoever does not keep to it


def say_all(voice: Voice, messages: list[Any]) -> None:
    """All of it at once; then listen until the connection is closed."""
    for message in messages:
        voice.send(message)
    while True:
        voice.hear()


NONSENSE = [
    "",
    "no JSON",
    "[]",
    "null",
    "{}",
    '{"type":"fly"}',
    '{"type":3}',
    '{"type":"answer"}',
    '{"type":"answer","id":"x","q":"one","option":"draw"}',
    '{"type":"answer","id":"","q":1,"option":"draw"}',
    '{"type":"answer","id":"a b","q":1,"option":"draw"}',
    '{"type":"answer","id":"a\\u0000","q":1,"option":"draw"}',
    '{"type":"answer","id":"x","q":1,"option":"' + "o" * 500 + '"}',
    '{"type":"answer","id":"x","q":1,"option":"draw","seat":"P2"}',
    '{"type":"answer","id":"x","q":1e400,"option":"draw"}',
    '{"type":"hello","since":"now"}',
    '{"type":"sit","id":"x","name":["Ann"]}',
    '{"type":"takeover","id":"x"}',
    "[" * 5000,
    '{"type":"ping","more":1}',
    b"\xff\xfe\x00binary",
    "\ud7ff" * 100,
]


@pytest.mark.parametrize("raw", NONSENSE, ids=range(len(NONSENSE)))
def test_nonsense_is_refused_in_a_sentence_and_the_match_goes_on(two: Two, raw: str | bytes) -> None:
    with two.come(0) as p1, two.come(1) as p2:
        p1.send(raw)
        told = p1.hear_until("refused")
        assert told["reason"]
        assert "Traceback" not in told["reason"]
        assert asked(p1, p2).answer()["type"] == "ok"


def test_a_refusal_names_the_message_where_it_can_be_made_out(two: Two) -> None:
    with two.come(0) as p1:
        p1.send('{"type":"answer","id":"mine","q":"one","option":"draw"}')
        assert p1.hear_until("refused")["id"] == "mine"


def test_ten_megabytes_end_the_connection_and_nothing_else(two: Two) -> None:
    with two.come(0) as p1, two.come(1) as p2, two.come(2) as bad:
        with pytest.raises(ConnectionClosed) as closed:
            say_all(bad, ["x" * 10_000_000])
        assert closed.value.rcvd is None or closed.value.rcvd.code == 1009
        assert asked(p1, p2).answer()["type"] == "ok"


def test_a_table_that_is_not_there(live: Live) -> None:
    for name in ("nowhere", "x" * 200, "%00", "a'b"):
        with talk(live.url, name, hello=False) as voice:
            assert "no such table" in voice.hear()["reason"]
            with pytest.raises(ConnectionClosed) as closed:
                voice.hear()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4404


@pytest.mark.parametrize("query", ["seat=P1", "seat=P1&key=", "seat=P1&key=guess", "seat=P3&key=x", "seat=&key=x"])
def test_somebody_elses_seat(two: Two, query: str) -> None:
    with talk(two.url, two.id, query, hello=False) as voice:
        assert "seat" in voice.hear()["reason"]
        with pytest.raises(ConnectionClosed) as closed:
            voice.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4403


def test_the_key_of_one_seat_does_not_open_another(live: Live) -> None:
    two = Two(live)
    query = two.queries[0].replace("seat=P1", "seat=P2")
    with talk(two.url, two.id, query, hello=False) as voice:
        assert "somebody else's" in voice.hear()["reason"]


def test_where_seats_are_free_everybody_is_invited(live: Live) -> None:
    two = Two(live, free=True)
    with talk(two.url, two.id, "seat=P2", cookie=two.cookies[1]) as voice:
        assert voice.last["view"]["you"] is None
        assert voice.do("sit", name="Bob")["type"] == "ok"
        assert voice.hear_until("update")["view"]["you"] == "P2"
    with talk(two.url, two.id, "seat=P2") as late:
        assert late.last["view"]["you"] is None
        assert "only seats" in late.do("sit", name="Late")["reason"]


def test_a_link_is_an_invitation_and_shows_no_hand(live: Live) -> None:
    two = Two(live)
    with talk(two.url, two.id, two.queries[1], hello=False) as voice:
        voice.send({"type": "hello"})
        assert voice.hear()["you"] == "P2"
        assert voice.last["view"]["you"] is None
        assert set(voice.last["view"]["seats"]["P2"]["hand"]) <= {"?"}
        assert "sit down first" in voice.do("concede")["reason"]
        assert "cookie" in voice.do("sit", name="Nobody")["reason"]


def test_whoever_sits_down_is_welcomed_again_and_sees_the_hand(live: Live) -> None:
    two = Two(live)
    with two.come(0) as p1:
        assert p1.do("sit", name="Ann")["type"] == "ok"
        assert p1.hear_until("welcome")["you"] == "P1"
        assert p1.hear_until("update")["view"]["you"] == "P1"
        assert "?" not in p1.last["view"]["seats"]["P1"]["hand"]


def test_nobody_becomes_the_sitter_by_repeating_what_the_sitter_said(live: Live) -> None:
    two = Two(live)
    thieves = [talk(two.url, two.id, two.queries[0], cookie=cookie) for cookie in ("", two.cookies[1])]
    with thieves[0] as nobody, thieves[1] as bob, two.come(0) as ann:
        assert ann.do("sit", id="known", name="Ann")["type"] == "ok"
        for thief in (nobody, bob):
            assert "somebody else" in thief.do("sit", id="known", name="Ann")["reason"]
            assert thief.last["view"]["you"] is None


def test_a_link_opens_no_seat_that_is_taken(two: Two) -> None:
    """Whoever made the table has all the links, and may not look into anybody's hand."""
    for cookie in ("", two.cookies[0]):
        with talk(two.url, two.id, two.queries[1], hello=False, cookie=cookie) as voice:
            assert "somebody else's" in voice.hear()["reason"]


def test_a_spectator_only_watches(two: Two) -> None:
    with two.come(2) as watcher:
        tries: list[tuple[str, dict[str, Any]]] = [("concede", {}), ("undo", {}), ("why", {"text": "x"})]
        for kind, more in [*tries, ("answer", {"q": 1, "option": "draw"})]:
            assert "watch" in watcher.do(kind, **more)["reason"]


def test_the_first_message_is_a_hello_and_one_is_enough(two: Two) -> None:
    with talk(two.url, two.id, hello=False) as voice:
        voice.send({"type": "ping"})
        assert "hello" in voice.hear_until("bye")["reason"]
    with two.come(2) as voice:
        voice.send({"type": "hello"})
        assert "one hello" in voice.hear_until("refused")["reason"]


def test_whoever_comes_while_the_server_goes_is_told_so_before_anything_is_refused(tmp_path: Path) -> None:
    """Clients send again what a server on its way out refused; so they have to know that it is."""
    with running(tmp_path, ROOMY) as live:
        two = Two(live).sit()
        live.keeper.farewell()
        with two.come(0) as p1, two.come(1) as p2:
            for voice in (p1, p2):
                assert "come back" in voice.hear_until("bye")["reason"]
            reply = asked(p1, p2).answer()
            assert (reply["type"], "send it again" in reply["reason"]) == ("refused", True)


def test_a_page_of_somebody_else_may_not_open_a_socket(two: Two) -> None:
    address = f"{two.url.replace('http', 'ws', 1)}/api/tables/{two.id}/socket"
    with pytest.raises(InvalidStatus) as refused:
        connect(address, origin=Origin("https://evil.example"), proxy=None)
    assert refused.value.response.status_code == 403
    with connect(address, origin=Origin(two.url), proxy=None):
        pass


def test_a_flood_is_slowed_down_then_ended_and_the_others_play_on(tmp_path_factory: pytest.TempPathFactory) -> None:
    limits = msgspec.structs.replace(GENEROUS, messages=50.0, burst=20.0)
    with running(tmp_path_factory.mktemp("flood"), limits) as live:
        two = Two(live).sit()
        with two.come(0) as p1, two.come(1) as p2:
            with two.come(2) as bad, pytest.raises(ConnectionClosed) as closed:
                say_all(bad, [{"type": "ping"}] * 200)
            assert "too many messages" in bad.frames[-1]
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1008
            assert asked(p1, p2).answer()["type"] == "ok"


def test_whoever_answers_faster_than_that_is_only_slowed_down(tmp_path_factory: pytest.TempPathFactory) -> None:
    limits = msgspec.structs.replace(GENEROUS, messages=200.0, burst=1.0)
    with running(tmp_path_factory.mktemp("fast"), limits) as live:
        two = Two(live).sit()
        with two.come(0) as p1, two.come(1) as p2:
            for _ in range(50):
                assert asked(p1, p2).answer()["type"] == "ok"


def test_so_many_connections_from_one_address_are_enough(tmp_path_factory: pytest.TempPathFactory) -> None:
    limits = msgspec.structs.replace(ROOMY, sockets=3)
    with running(tmp_path_factory.mktemp("many"), limits) as live:
        two = Two(live).sit()
        with two.come(2), two.come(2), two.come(2), talk(live.url, two.id, hello=False) as fourth:
            assert "3 connections" in fourth.hear()["reason"]
        end = monotonic() + 10
        while Door.of(live.app).held and monotonic() < end:
            pass
        with two.come(2) as again:
            again.settle()


def test_whoever_is_silent_is_taken_to_be_gone(tmp_path_factory: pytest.TempPathFactory) -> None:
    with running(tmp_path_factory.mktemp("silent"), ROOMY, heartbeat=0.2) as live:
        two = Two(live).sit()
        with two.come(2) as quiet, two.come(2) as alive:
            for _ in range(8):
                alive.settle()
                assert not asyncio.run(asyncio.sleep(0.1))
            bye = quiet.hear_until("bye")
            assert "nothing was heard" in bye["reason"]
            assert "again" not in bye  # true, so it may come back
            alive.settle()


def test_whoever_is_too_slow_is_sent_away_and_may_come_back(live: Live, two: Two) -> None:
    async def work() -> Client:
        room = await live.keeper.room(two.id)
        client = Client(WebSocket({"type": "websocket"}, _never, _nowhere), live.keeper, room, 2, "nobody")
        room.join(client)
        for _ in range(Limits().waiting + 5):
            room.tell(say.Pong())
        await asyncio.sleep(0.01)
        assert client not in room.listeners
        return client

    client = live.do(work())
    assert client.code == 1013
    assert client.waiting.qsize() <= Limits().waiting


def test_whoever_never_reads_is_let_go(live: Live, two: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "STUCK", 0.2)

    async def work() -> None:
        room = await live.keeper.room(two.id)
        stuck = WebSocket({"type": "websocket"}, _never, _stuck)
        client = Client(stuck, live.keeper, room, 2, "nobody")
        room.join(client)
        await asyncio.wait_for(sockets.serve(client), 5)
        assert client not in room.listeners

    live.do(work())


def test_hundreds_who_are_too_slow_at_once_harm_nobody(live: Live, two: Two) -> None:
    async def work() -> None:
        room = await live.keeper.room(two.id)
        for _ in range(400):
            room.join(Client(WebSocket({"type": "websocket"}, _never, _nowhere), live.keeper, room, 2, "nobody"))
        for _ in range(Limits().waiting + 5):
            room.tell(say.Pong())
        await asyncio.sleep(0.05)
        assert not room.listeners

    live.do(work())


def test_connections_are_counted_like_requests(tmp_path_factory: pytest.TempPathFactory) -> None:
    limits = msgspec.structs.replace(ROOMY, requests=0.001, request_burst=6.0)
    with running(tmp_path_factory.mktemp("rate"), limits) as live:
        two = Two(live)
        told: list[str] = []
        for _ in range(8):
            with talk(two.url, two.id, "seat=P9", hello=False) as voice:
                told.append(voice.hear()["reason"])
        assert "no such seat" in told[0]
        assert "too many connections" in told[-1]


async def _stuck(_: Any) -> None:
    await asyncio.sleep(3600)


async def _never() -> Any:
    await asyncio.sleep(3600)


async def _nowhere(_: Any) -> None:
    return None

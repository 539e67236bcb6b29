"""A session against a server that does everything a network and a server can do wrong."""

import threading
import time
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

from kumite.client import Session, link, session
from kumite.client.words import fits
from kumite.errors import Refusal
from tests.client.fake import COOKIE, SOON, Line, fake_server, free_seat, update, view_of, watched, welcome


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(link, "FIRST_WAIT", 0.01)
    monkeypatch.setattr(link, "LONGEST_WAIT", 0.02)
    monkeypatch.setattr(session, "BREATH", 0.01)


@pytest.fixture(autouse=True)
def no_thread_stays() -> Any:
    before = threading.active_count()
    yield
    until = time.monotonic() + SOON
    while threading.active_count() > before and time.monotonic() < until:
        time.sleep(0.01)
    assert threading.active_count() <= before


def asked(line: Line) -> None:
    """One question, and nothing happens."""
    line.open(update(1, q=1))
    line.stay()


def refusal_of(*talks: Callable[[Line], None]) -> str:
    with fake_server(*talks) as fake, pytest.raises(Refusal) as refused:
        Session.open(fake.link)
    return str(refused.value)


def seqs(here: Session, count: int) -> list[int]:
    found = [here.next_update(SOON) for _ in range(count)]
    return [each["seq"] for each in found if each is not None]


# Looking and saying


def test_a_session_shows_the_table() -> None:
    with fake_server(asked) as fake, Session.open(f"{fake.link}?seat=P1&key=secret", cookie="me~x") as here:
        assert (here.you, here.seq, here.q, here.status) == ("P1", 1, 1, "playing")
        assert here.view == view_of()
        assert here.next_update(SOON) == update(1, q=1)
        assert here.next_update(0.01) is None
        assert fake.requests[0].path == "/api/tables/table1/socket?seat=P1&key=secret"
        assert fake.requests[0].headers["Cookie"] == "kumite=me~x"
        assert fake.said[0] == [{"type": "hello"}]


def test_every_command_gets_its_reply() -> None:
    def talk(line: Line) -> None:
        line.open(update(1, q=7))
        line.ok("answer", 2)
        why = line.hear("why")
        line.say({"type": "because", "id": why["id"], "reason": "no card fits", "rules": ["MEGA-DRAW-01"]})
        undo = line.hear("undo")
        line.say({"type": "refused", "id": undo["id"], "reason": "nothing to take back"})
        line.stay()

    with fake_server(talk) as fake, Session.open(fake.link) as here:
        assert here.answer("draw")["type"] == "ok"
        assert here.say({"type": "why", "text": "taunt"})["rules"] == ["MEGA-DRAW-01"]
        assert here.say({"type": "undo"})["reason"] == "nothing to take back"
        answer, why, undo = fake.said[0][1:]
        assert (answer["q"], answer["option"]) == (7, "draw")
        assert len({answer["id"], why["id"], undo["id"]}) == 3


def test_what_nobody_waits_for_comes_as_news() -> None:
    def talk(line: Line) -> None:
        line.open(update(1, q=1))
        line.ok("undo", 2)
        line.say({"type": "surprise", "of": "a newer server"}, {"type": "people", "here": {"P1": True}, "watching": 2})
        line.stay()

    news: list[dict[str, Any]] = []
    with fake_server(talk) as fake, Session.open(fake.link, listener=news.append) as here:
        name = here.tell({"type": "undo"})
        until = time.monotonic() + SOON
        while not here.people["watching"] and time.monotonic() < until:
            time.sleep(0.01)
        assert [each["type"] for each in news] == ["welcome", "update", "ok", "people"]
        assert news[2]["id"] == name


# Sitting down


def test_whoever_has_a_link_and_no_cookie_becomes_a_guest_first() -> None:
    with fake_server(asked) as fake, Session.open(f"{fake.link}?seat=P1&key=secret") as here:
        assert here.cookie == COOKIE
        me, socket = fake.requests
        assert (me.path, me.headers.get("Cookie")) == ("/api/me", None)
        assert socket.headers["Cookie"] == f"kumite={COOKIE}"


def test_a_spectator_needs_no_cookie() -> None:
    with fake_server(asked) as fake, Session.open(fake.link) as here:
        assert here.cookie is None
        assert [request.path for request in fake.requests] == ["/api/tables/table1/socket"]


def test_a_free_seat_shows_what_spectators_see_until_we_sit() -> None:
    def talk(line: Line) -> None:
        line.seat(update(7, q=1))
        line.say(update(8))
        line.stay()

    with fake_server(talk) as fake, Session.open(f"{fake.link}?seat=P1&key=secret") as here:
        assert (here.you, here.view["you"], here.q, here.status) == ("P1", None, None, "open")
        assert here.say({"type": "sit", "name": "Ann"})["type"] == "ok"
        assert seqs(here, 5) == [41, 42, 43, 7, 8]
        assert (here.you, here.view["you"], here.status) == ("P1", "P1", "playing")
        assert len(fake.said) == 1


def test_a_second_welcome_is_no_new_connection() -> None:
    ready = threading.Event()

    def talk(line: Line) -> None:
        line.open(watched(1))
        line.hear("sit")
        undo = line.hear("undo")
        line.say(welcome(), update(1), {"type": "ok", "id": undo["id"], "seq": 1})
        ready.set()
        line.stay()

    news: list[dict[str, Any]] = []
    with fake_server(talk) as fake, Session.open(fake.link, "me~x", news.append) as here:
        here.tell({"type": "sit"})
        assert here.say({"type": "undo"})["type"] == "ok"
        assert ready.wait(SOON)
        assert [each["type"] for each in news] == ["welcome", "update", "welcome", "update"]
        assert [message["type"] for message in fake.said[0] if message["type"] != "ping"] == ["hello", "sit", "undo"]


@pytest.mark.parametrize("replied", [False, True])
def test_a_connection_that_breaks_while_we_sit_down(replied: bool) -> None:
    """The numbers of the spectators' updates say nothing about the seat's."""

    def breaks(line: Line) -> None:
        line.open(watched(3))
        sit = line.hear("sit")
        if replied:
            line.say({"type": "ok", "id": sit["id"], "seq": 1}, welcome())
        line.socket.close_socket()

    def goes_on(line: Line) -> None:
        line.open(update(3, q=1))
        if not replied:
            line.ok("sit")
            line.say(welcome(), update(3, q=1))
        line.stay()

    with fake_server(breaks, goes_on) as fake, Session.open(f"{fake.link}?seat=P1&key=secret") as here:
        assert here.say({"type": "sit", "name": "Ann"})["type"] == "ok"
        assert seqs(here, 2) == [3, 3]
        assert (here.q, here.view["you"]) == (1, "P1")
        assert fake.said[1][0] == {"type": "hello"}


def test_after_sitting_down_we_come_back_to_the_seats_numbers() -> None:
    def sits(line: Line) -> None:
        line.seat(update(7, q=1))
        line.hear("undo")
        line.socket.close_socket()

    def goes_on(line: Line) -> None:
        line.open(update(8), missed=1)
        line.ok("undo", 8)
        line.stay()

    with fake_server(sits, goes_on) as fake, Session.open(f"{fake.link}?seat=P1&key=secret") as here:
        here.say({"type": "sit", "name": "Ann"})
        assert seqs(here, 4) == [41, 42, 43, 7]
        here.say({"type": "undo"})
        assert seqs(here, 1) == [8]
        assert fake.said[1][0] == {"type": "hello", "since": 7}


def test_nobody_sits_without_a_cookie() -> None:
    with fake_server(free_seat) as fake:
        fake.gives_cookies = False
        with Session.open(f"{fake.link}?seat=P1&key=secret") as here:
            assert here.cookie is None
            assert here.say({"type": "sit"})["reason"] == "sitting down takes a cookie"


def test_a_taken_seat_opens_to_no_link() -> None:
    with fake_server(Line.turn_away) as fake, pytest.raises(Refusal, match="somebody else's seat"):
        Session.open(f"{fake.link}?seat=P1&key=secret", "eve~x")


def test_a_seat_that_somebody_else_took_meanwhile() -> None:
    def breaks(line: Line) -> None:
        line.open(watched(1))
        line.hear("sit")
        line.socket.close_socket()

    with (
        fake_server(breaks, Line.turn_away) as fake,
        Session.open(f"{fake.link}?seat=P1&key=secret") as here,
        pytest.raises(Refusal, match="somebody else's seat"),
    ):
        here.say({"type": "sit", "name": "Eve"})


# Connections that break


def test_an_unanswered_command_is_sent_again_with_its_old_id() -> None:
    def breaks(line: Line) -> None:
        line.open(update(1, q=1))
        line.hear("answer")
        line.socket.close_socket()

    def goes_on(line: Line) -> None:
        line.open(update(2), missed=1)
        line.ok("answer", 2)
        line.stay()

    with fake_server(breaks, breaks, goes_on) as fake, Session.open(fake.link) as here:
        assert here.answer("draw")["seq"] == 2
        first, second, third = [[m for m in said if m["type"] == "answer"] for said in fake.said]
        assert first == second == third
        assert [said[0] for said in fake.said] == [
            {"type": "hello"},
            {"type": "hello", "since": 1},
            {"type": "hello", "since": 1},
        ]
        assert here.seq == 2


def test_an_answered_command_is_not_sent_again() -> None:
    def first(line: Line) -> None:
        line.open(update(1, q=1))
        line.ok("answer")
        line.socket.close_socket()

    def then(line: Line) -> None:
        line.open(missed=0)
        line.ok("undo")
        line.stay()

    with fake_server(first, then) as fake, Session.open(fake.link) as here:
        here.answer("draw")
        here.say({"type": "undo"})
        assert [m["type"] for m in fake.said[1]] == ["hello", "undo"]


def test_a_refusal_after_goodbye_is_asked_again_of_the_next_server() -> None:
    def leaves(line: Line) -> None:
        line.open(update(1, q=1))
        line.say({"type": "bye", "reason": "a restart"})
        answer = line.hear("answer")
        line.say({"type": "refused", "id": answer["id"], "reason": "not now"})
        line.socket.close(1012)

    def comes_back(line: Line) -> None:
        line.open(missed=0)
        line.ok("answer", 2)
        line.stay()

    with fake_server(leaves, comes_back) as fake, Session.open(fake.link) as here:
        while (news := here.next_news(SOON)) and news["type"] != "bye":
            pass
        assert here.answer("draw")["type"] == "ok"


def test_a_session_drops_and_comes_back() -> None:
    def again(line: Line) -> None:
        line.open(update(2), update(3), missed=2)
        line.stay()

    with fake_server(asked, again) as fake, Session.open(fake.link) as here:
        here.drop()
        assert seqs(here, 3) == [1, 2, 3]


def test_it_waits_longer_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    def slams(line: Line) -> None:
        times.append(time.monotonic())
        line.socket.close_socket()

    times: list[float] = []
    monkeypatch.setattr(link, "FIRST_WAIT", 0.04)
    monkeypatch.setattr(link, "LONGEST_WAIT", 0.1)
    with fake_server(asked, slams) as fake, Session.open(fake.link) as here:
        here.drop()
        until = time.monotonic() + SOON
        while len(times) < 4 and time.monotonic() < until:
            time.sleep(0.01)
    waits = [after - before for before, after in pairwise(times)]
    assert waits[0] >= 0.08
    assert min(waits[1:]) >= 0.1


# Numbers


def test_a_gap_is_filled_by_coming_back() -> None:
    def skips(line: Line) -> None:
        line.open(update(1), update(3))
        line.stay()

    def tells(line: Line) -> None:
        line.open(update(2), update(3), missed=2)
        line.stay()

    with fake_server(skips, tells) as fake, Session.open(fake.link) as here:
        assert seqs(here, 3) == [1, 2, 3]
        assert fake.said[1][0] == {"type": "hello", "since": 1}


def test_a_gap_that_stays_is_taken_as_it_is() -> None:
    def skips(line: Line) -> None:
        line.open(update(1), update(5))
        line.stay()

    def skips_again(line: Line) -> None:
        line.open(update(5), missed=1)
        line.stay()

    with fake_server(skips, skips_again) as fake, Session.open(fake.link) as here:
        assert seqs(here, 2) == [1, 5]


def test_what_was_seen_already_is_not_told_again() -> None:
    def again(line: Line) -> None:
        line.open(update(1), update(2), missed=2)
        line.stay()

    with fake_server(asked, again) as fake, Session.open(fake.link) as here:
        here.drop()
        assert seqs(here, 2) == [1, 2]


@pytest.mark.parametrize("seq", [1, 4, 90])
def test_a_fresh_update_is_taken_whatever_its_number(seq: int) -> None:
    def before(line: Line) -> None:
        line.open(update(4))
        line.stay()

    def another_life(line: Line) -> None:
        line.open(update(seq), update(seq + 1))
        line.stay()

    with fake_server(before, another_life) as fake, Session.open(fake.link) as here:
        here.drop()
        assert seqs(here, 3) == [4, seq, seq + 1]


# Signs of life


def test_pings_go_out_at_every_heartbeat() -> None:
    def talk(line: Line) -> None:
        line.open(update(1), heartbeat=0.05)
        for _ in range(4):
            line.hear("ping")
            line.say({"type": "pong"})
        line.say(update(2))
        line.stay()

    with fake_server(talk) as fake, Session.open(fake.link) as here:
        assert seqs(here, 2) == [1, 2]
        assert len(fake.said) == 1


def test_a_silent_server_counts_as_lost() -> None:
    def silent(line: Line) -> None:
        line.open(update(1), heartbeat=0.05)
        while True:
            line.hear("ping")

    def lively(line: Line) -> None:
        line.open(update(2), missed=1, heartbeat=10)
        line.stay()

    with fake_server(silent, lively) as fake, Session.open(fake.link) as here:
        assert seqs(here, 2) == [1, 2]
        assert len(fake.said) == 2


# Refusals


def test_nobody_there() -> None:
    with fake_server(asked) as fake:
        gone = fake.link
    with pytest.raises(Refusal, match="there is no server at http://127"):
        Session.open(gone)


def test_a_server_that_says_nothing() -> None:
    def mute(line: Line) -> None:
        line.stay()

    with fake_server(mute) as fake, pytest.raises(Refusal, match="does not answer"):
        Session.open(fake.link, patience=0.1)


@pytest.mark.parametrize("code", [4404, 4403, 1013])
def test_being_turned_away_is_a_sentence(code: int) -> None:
    def talk(line: Line) -> None:
        line.hear("hello")
        line.say({"type": "refused", "reason": "this is not for you"})
        line.socket.close(code, "cut")

    assert refusal_of(talk) == "this is not for you"


def test_losing_the_right_ends_a_session() -> None:
    def away(line: Line) -> None:
        line.socket.close(4403, "the seat is somebody else's")

    with fake_server(asked, away) as fake, Session.open(fake.link) as here:
        here.drop()
        with pytest.raises(Refusal, match="somebody else's"):
            here.say({"type": "undo"})
        with pytest.raises(Refusal, match="somebody else's"):
            seqs(here, 9)
        with pytest.raises(Refusal, match="somebody else's"):
            here.tell({"type": "undo"})


def test_a_last_goodbye_ends_a_session() -> None:
    def talk(line: Line) -> None:
        line.open(update(1))
        line.say({"type": "bye", "reason": "too many mistakes", "again": False})
        line.stay()

    with fake_server(talk) as fake, pytest.raises(Refusal, match="too many mistakes"), Session.open(fake.link) as here:
        seqs(here, 9)


def test_something_refused_without_its_name_is_sent_again() -> None:
    def busy(line: Line) -> None:
        line.open(update(1, q=1))
        line.hear("answer")
        line.say({"type": "refused", "reason": "too many messages"})
        line.ok("answer", 2)
        line.stay()

    with fake_server(busy) as fake, Session.open(fake.link) as here:
        assert here.answer("draw")["type"] == "ok"
        assert fake.said[0][1] == fake.said[0][2]


def test_something_refused_without_its_name_again_and_again_is_refused() -> None:
    def strict(line: Line) -> None:
        line.open(update(1))
        while True:
            line.hear("sing")
            line.say({"type": "refused", "reason": "nobody sings here"})

    with fake_server(strict) as fake, Session.open(fake.link) as here:
        assert here.say({"type": "sing"})["reason"] == "nobody sings here"
        assert len(fake.said[0]) == 1 + 1 + session.UNNAMED_TRIES


def test_another_protocol() -> None:
    def newer(line: Line) -> None:
        line.open(update(1), protocol=2)
        line.stay()

    assert "speaks protocol 2" in refusal_of(newer)


GARBAGE = [
    "",
    "{",
    "[1]",
    "\ud83d nothing".encode("utf-8", "replace").decode(),
    '{"type":7}',
    '{"type":"welcome"}',
    '{"type":"welcome","table":"t","you":7,"protocol":1,"heartbeat":1}',
    '{"type":"welcome","table":"t","you":"P1","protocol":1,"heartbeat":"fast"}',
    '{"type":"update","seq":1}',
    '{"type":"update","seq":"1","events":[],"q":null,"view":{},"table":{"seats":[],"status":"open"}}',
    '{"type":"update","seq":1,"events":[],"q":1,"view":{"question":{}},"table":{"seats":[],"status":"open"}}',
    '{"type":"ok","id":3,"seq":1}',
    '{"type":"refused","reason":null}',
    '{"type":"refused","reason":"x","rules":[1]}',
    '{"type":"because","reason":"x"}',
    '{"type":"people","here":[],"watching":1}',
    "[" * 5000,
]


@pytest.mark.parametrize("garbage", GARBAGE)
def test_garbage_at_the_door(garbage: str) -> None:
    def talk(line: Line) -> None:
        line.hear("hello")
        line.say(garbage)
        line.stay()

    assert "is no Kumite server" in refusal_of(talk)


def test_garbage_later_is_a_broken_connection() -> None:
    remaining = list(GARBAGE)

    def talk(line: Line) -> None:
        line.open(update(len(remaining)))
        if remaining:
            line.say(remaining.pop())
        line.stay()

    with fake_server(talk) as fake, Session.open(fake.link) as here:
        assert seqs(here, len(GARBAGE) + 1) == list(range(len(GARBAGE), -1, -1))


def test_binary_and_huge_numbers_hurt_nobody() -> None:
    def talk(line: Line) -> None:
        line.hear("hello")
        line.say(welcome(heartbeat=1e300))
        line.socket.send(b'{"type":"people","here":{},"watching":0}')
        line.say('{"type":"what","n":1e400}'.replace("1e400", "9" * 400), update(1))
        line.stay()

    with fake_server(talk) as fake, Session.open(fake.link) as here:
        assert here.seq == 1


# The seed


def test_a_seed_fits_its_commitment() -> None:
    import kumite

    match = kumite.match("megafighter")
    assert match.commitment
    assert fits(match.chance.seed, match.commitment)
    assert not fits("00" * 32, match.commitment)
    assert not fits("no seed", match.commitment)

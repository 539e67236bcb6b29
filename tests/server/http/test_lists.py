"""Lists of finished and of one's own matches, replays, and going on from a point of one."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest
from sqlalchemy import text as sql

from kumite.core.position import JUDGE
from kumite.play.record import replay
from kumite.play.write import answers
from kumite.server import messages as say
from kumite.server.identity import COOKIE
from kumite.server.room import GESTURES, Room
from kumite.server.store import schema
from tests.server.http.live import Live, a_table, refusal
from tests.server.http.test_lobby import step

SUMMARY = sql("SELECT summary FROM tables WHERE id = :id")
PLAN: dict[str, Any] = {"seats": ["human", "human"], "sit": "P1", "name": "Ada"}


def played(live: Live, client: httpx.Client, **plan: Any) -> Room:
    """A short match of the client's against Bob, played to its end."""
    room = live.keeper.rooms[a_table(client, **{**PLAN, "options": {"turn_limit": 2}, **plan})["id"]]
    live.do(live.keeper.submit(room, 1, "bob", say.Sit("sit", "Bob")))
    dice = random.Random(3)
    while room.table.match.outcome is None:
        step(live, room, dice)
    return room


def test_my_tables_are_those_where_i_sat(live: Live, client: httpx.Client) -> None:
    assert client.get("/api/me/tables").json() == []
    a_table(client)
    mine = a_table(client, sit="P2", name="Ada", public=False)["id"]
    over = played(live, client).table.row.id
    found = client.get("/api/me/tables").json()
    assert {table["id"]: (table["status"], table["you"]) for table in found} == {
        mine: ("open", "P2"),
        over: ("over", "P1"),
    }
    ended = next(table for table in found if table["id"] == over)
    assert ended["result"]["reason"]
    assert [chair["name"] for chair in ended["seats"]] == ["Ada", "Bob"]
    with live.client() as other:
        assert other.get("/api/me/tables").json() == []


def test_finished_tables_stand_in_the_store(live: Live, client: httpx.Client) -> None:
    room = played(live, client)
    hidden = played(live, client, public=False).table.row.id
    live.keeper.host.disarm(room)
    wait_until_noted(live, client, room.table.row.id)
    del live.keeper.rooms[room.table.row.id]
    listed = client.get("/api/tables", params={"status": "over"}).json()
    assert room.table.row.id in [table["id"] for table in listed]
    assert hidden not in [table["id"] for table in listed]
    assert {table["status"] for table in listed} == {"over"}
    assert room.table.row.id not in live.keeper.rooms  # it was not played once more for the list
    assert "only be over" in refusal(client.get("/api/tables", params={"status": "open"}), 422)


def wait_until_noted(live: Live, client: httpx.Client, table_id: str) -> None:
    """The list follows the log; here it has."""
    for _ in range(100):
        if table_id in [table["id"] for table in client.get("/api/tables", params={"status": "over"}).json()]:
            return
    pytest.fail("the table is not listed")


def test_a_replay_shows_every_decision(live: Live, client: httpx.Client) -> None:
    room = played(live, client)
    match = room.table.match
    path = f"/api/tables/{room.table.row.id}/replay"
    first = client.get(path, params={"count": 200}).json()
    assert first["total"] == len(first["frames"]) == len(match.decided()) + 1
    assert [frame["n"] for frame in first["frames"]] == list(range(first["total"]))
    assert (first["frames"][0]["seat"], first["frames"][0]["option"]) == (None, None)
    lines = answers(match)
    for frame, at in zip(first["frames"][1:], match.decided(), strict=True):
        assert f"{frame['seat']}: {frame['option']}" == lines[at]
    last = first["frames"][-1]
    assert last["view"]["outcome"] == first["result"] == room.table.result
    assert last["view"]["seats"] == match.view(JUDGE)["seats"]
    assert first["frames"][-1]["at"] == len(match.log)
    told = [event["text"] for frame in first["frames"] for event in frame["events"]]
    assert len(told) > first["total"] / 2
    assert {frame["turn"] for frame in first["frames"]} == {0, 1, 2}
    some = client.get(path, params={"from": 5, "count": 3}).json()
    assert some["frames"] == first["frames"][5:8]
    assert client.get(path, params={"from": 9999}).json()["frames"] == []


def test_a_frame_is_the_position_of_the_record(live: Live, client: httpx.Client) -> None:
    room = played(live, client)
    text = client.get(f"/api/tables/{room.table.row.id}/record").text
    frames = client.get(f"/api/tables/{room.table.row.id}/replay", params={"count": 200}).json()["frames"]
    for frame in frames[:-1:7]:
        there = replay(text, upto=frame["at"]).view(JUDGE)
        assert {key: there[key] for key in ("seats", "fighters", "phase")} == {
            key: frame["view"][key] for key in ("seats", "fighters", "phase")
        }


def test_a_replay_opens_when_the_match_is_over(client: httpx.Client) -> None:
    made = a_table(client, **PLAN)
    assert "when the match is over" in refusal(client.get(f"/api/tables/{made['id']}/replay"), 409)
    assert refusal(client.get("/api/tables/nosuchtable/replay"), 404)
    for wrong in ({"from": "-1"}, {"count": "0"}, {"count": "201"}, {"from": "x"}):
        assert refusal(client.get(f"/api/tables/{made['id']}/replay", params=wrong), 422)


def test_a_match_goes_on_from_any_point(live: Live, client: httpx.Client) -> None:
    room = played(live, client, mode="veteran")
    lines, at = answers(room.table.match), room.table.match.decided()[9]
    start = {"table": room.table.row.id, "at": at}
    made = a_table(client, **{"from": start}, seats=["human", "greedy"], sit="P1", name="Ada")
    again = live.keeper.rooms[made["id"]].table
    assert answers(again.match)[:at] == lines[:at]
    assert again.match.header["Mode"] == "veteran"
    assert again.status == "playing"
    assert again.row.seed != room.table.row.seed
    assert again.match.commitment
    assert replay(again.match.save()).log == again.match.log


def test_a_match_does_not_go_on_from_its_end(live: Live, client: httpx.Client) -> None:
    room = played(live, client)
    for at in (len(room.table.match.log), 10_000):
        start = {"game": "megafighter", "from": {"table": room.table.row.id, "at": at}}
        assert "nothing left to decide" in refusal(client.post("/api/tables", json=start), 422)


def test_going_on_twice_and_reading_the_record_at_once(live: Live, client: httpx.Client) -> None:
    room = played(live, client)
    start = {"game": "megafighter", "mode": "standard", "from": {"table": room.table.row.id, "at": 20}}
    work = [
        lambda: client.post("/api/tables", json=start),
        lambda: client.get(f"/api/tables/{room.table.row.id}/record"),
    ]
    with ThreadPoolExecutor(6) as pool:
        found = list(pool.map(lambda act: act(), work * 4))
    assert {response.status_code for response in found} == {200, 201}
    made = client.get(f"/api/tables/{found[0].json()['id']}").json()
    assert (made["public"], made["free"]) == (False, False)


def test_what_ended_last_is_listed_first(live: Live, client: httpx.Client) -> None:
    first = live.keeper.rooms[a_table(client, **PLAN)["id"]]
    live.do(live.keeper.submit(first, 1, "bob", say.Sit("sit", "Bob")))
    second = played(live, client).table.row.id
    wait_until_noted(live, client, second)
    live.do(live.keeper.submit(first, 1, "bob", say.Concede("c")))
    wait_until_noted(live, client, first.table.row.id)
    ids = [table["id"] for table in client.get("/api/tables", params={"status": "over"}).json()]
    assert ids.index(first.table.row.id) < ids.index(second)


def test_a_summary_that_came_too_late_is_made_good(live: Live, client: httpx.Client) -> None:
    room = played(live, client)
    table_id = room.table.row.id
    wait_until_noted(live, client, table_id)
    for stale in (None, '"playing"'):
        with live.keeper.engine.begin() as connection:
            text = stale and connection.execute(SUMMARY, {"id": table_id}).scalar_one().replace('"over"', stale)
            connection.execute(schema.tables.update().where(schema.tables.c.id == table_id).values(summary=text))
        listed = client.get("/api/tables", params={"status": "over"}).json()
        assert next(table for table in listed if table["id"] == table_id)["status"] == "over"
        with live.keeper.engine.connect() as connection:
            assert '"over"' in connection.execute(SUMMARY, {"id": table_id}).scalar_one()


def test_a_table_that_cannot_be_read_spoils_no_list(live: Live, client: httpx.Client) -> None:
    made = a_table(client, sit="P1")["id"]
    room = live.keeper.rooms.pop(made)
    live.keeper.host.disarm(room)
    plan = room.table.row.plan.replace('"opening":[]', '"opening":["P1: fly"]')
    assert plan != room.table.row.plan
    with live.keeper.engine.begin() as connection:
        connection.execute(schema.tables.update().where(schema.tables.c.id == made).values(plan=plan))
    for path in ("/api/tables", "/api/me/tables"):
        response = client.get(path)
        assert response.status_code == 200
        assert made not in [table["id"] for table in response.json()]
    assert "cannot be read by this version" in refusal(client.get(f"/api/tables/{made}"), 404)


def test_what_the_table_began_with_is_not_taken_back(live: Live, client: httpx.Client) -> None:
    room = played(live, client)
    at = next(at for at in room.table.match.decided()[9:] if room.table.match.askers()[at] == 0)
    made = a_table(client, **{"from": {"table": room.table.row.id, "at": at}}, seats=["human", "human"], sit="P1")
    again = live.keeper.rooms[made["id"]]
    live.do(live.keeper.submit(again, 1, "bob", say.Sit("sit", "Bob")))
    user = again.table.chairs[0].user or ""
    refused = live.do(live.keeper.submit(again, 0, user, say.Undo("u1")))
    assert isinstance(refused, say.Refused)
    assert "nothing you could take back" in refused.reason


def test_only_whoever_played_it_goes_on_with_a_match(live: Live, client: httpx.Client) -> None:
    room = played(live, client)
    start = {"from": {"table": room.table.row.id, "at": 20}, "game": "megafighter"}
    with live.client() as other:
        assert "only whoever has played" in refusal(other.post("/api/tables", json=start), 409)
    running = a_table(client, **PLAN)["id"]
    assert refusal(client.post("/api/tables", json={**start, "from": {"table": running, "at": 1}}), 409)
    assert refusal(client.post("/api/tables", json={**start, "from": {"table": "nosuchtable", "at": 1}}), 404)
    assert "leave these out" in refusal(client.post("/api/tables", json={**start, "mode": "veteran"}), 422)
    assert refusal(client.post("/api/tables", json={**start, "from": {"table": "x"}}), 422)
    assert client.cookies[COOKIE]


def test_a_gesture_reaches_everybody_and_is_not_kept(live: Live, client: httpx.Client) -> None:
    from tests.server.talking import talk

    made = a_table(client, **PLAN)
    cookie = f"{COOKIE}={client.cookies[COOKIE]}"
    with talk(live.url, made["id"], cookie=cookie) as ada, talk(live.url, made["id"]) as eve:
        entries = live.keeper.rooms[made["id"]].table.n
        ada.send({"type": "emote", "emote": "hello"})
        assert eve.hear_until("emote") == {"type": "emote", "seat": "P1", "emote": "hello"}
        assert ada.hear_until("emote")["emote"] == "hello"
        eve.send({"type": "emote", "emote": "hello"})
        assert "you watch" in eve.hear_until("refused")["reason"]
        ada.send({"type": "emote", "emote": "<b>"})
        assert "none of the protocol's" in ada.hear_until("refused")["reason"]
        for _ in range(60):
            ada.send({"type": "emote", "emote": "gg"})
        assert "not so many" in ada.hear_until("refused")["reason"]
        eve.settle()
        assert sum('"emote"' in frame for frame in eve.frames) <= GESTURES + 2  # whatever is sent, few are seen
        assert live.keeper.rooms[made["id"]].table.n == entries


def test_the_book_and_the_rules(client: httpx.Client) -> None:
    book = client.get("/api/games/megafighter/book")
    assert book.headers["content-encoding"] == "gzip"
    assert len(book.json()["fighters"]) == 15
    plain = client.get("/api/games/megafighter/book", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.json() == book.json()
    rules = client.get("/api/games/megafighter/rules").json()
    assert "MEGA-TURN-01" in [rule["id"] for rule in rules["rules"]]
    assert len(rules["rulings"]) > 40
    assert len(rules["examples"]) == 9
    for what in ("book", "rules"):
        assert "there is no game" in refusal(client.get(f"/api/games/chess/{what}"), 422)

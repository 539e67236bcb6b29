"""Games, bots and tables over HTTP, on both kinds of database."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest

from kumite import bots
from kumite.games import GAMES
from kumite.play.record import parse, replay
from kumite.play.sit import games
from kumite.server import messages as say
from kumite.server.identity import COOKIE
from kumite.server.room import Room
from tests.server.databases import KINDS
from tests.server.http.live import TWO, Live, a_table, refusal, running_on_kind


@pytest.fixture(scope="module", params=KINDS)
def live(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with running_on_kind(request, tmp_path_factory) as live:
        yield live


def test_the_games_and_what_can_be_set(client: httpx.Client) -> None:
    told = {each["id"]: each for each in client.get("/api/games").json()}
    assert {name: tuple(each["modes"]) for name, each in told.items()} == {name: GAMES[name].modes for name in games()}
    assert all(each["seats"] == ["P1", "P2"] for each in told.values())
    game = told["megafighter"]
    limit = next(setting for setting in game["settings"] if setting["name"] == "turn_limit")
    assert limit["values"] == [200, 1, 10_000]
    assert limit["meaning"]
    assert limit["rules"] == ["MEGA-RULING-43"]


def test_a_mode_tells_what_can_be_set_and_how_many_sit_there(client: httpx.Client) -> None:
    told = {each["id"]: each for each in client.get("/api/games").json()}["sftmg"]
    tables = {table["mode"]: table for table in told["tables"]}
    assert tables["versus"]["seats"] == ["P1", "P2"]
    assert "time_out" in tables["versus"]["settings"]
    assert "time_out" not in tables["team"]["settings"]
    assert tables["team"]["seats"] == ["P1", "P2", "P3", "P4"]
    assert (tables["team"]["sized_by"], tables["team"]["sizes"]) == ("teams", {"2v2": 4, "3v3": 6, "2v2v2": 6})
    assert tables["free-for-all"]["sizes"] == {"3": 3, "4": 4, "5": 5, "6": 6}
    assert tables["tag team"]["sizes"] == {"2-on-2": 4, "3-on-3": 6, "2v2v2": 6}


def test_a_mode_tells_who_sits_with_whom(client: httpx.Client) -> None:
    told = {each["id"]: each for each in client.get("/api/games").json()}["sftmg"]
    tables = {table["mode"]: table for table in told["tables"]}
    assert tables["tag team"]["teams"]["2v2v2"] == [1, 2, 3, 1, 2, 3]
    assert tables["free-for-all"]["teams"]["3"] == [1, 2, 3]
    assert tables["boss"]["teams"] == {"": [1, 1, 1, 2]}


def test_a_mode_tells_which_settings_are_its_own(client: httpx.Client) -> None:
    told = {each["id"]: each for each in client.get("/api/games").json()}["sftmg"]
    tables = {table["mode"]: table for table in told["tables"]}
    usual = {setting["name"]: setting["values"] for setting in told["settings"]}
    own = {setting["name"]: setting["values"] for setting in tables["nemesis"]["own"]}
    assert "Ryu" in usual["fighter1"]
    assert "Ryu" not in own["fighter1"]
    assert tables["versus"]["own"] == []


def test_six_seats_and_a_link_for_each_person(client: httpx.Client) -> None:
    six = {"game": "sftmg", "mode": "free-for-all", "options": {"players": 6}}
    made = client.post("/api/tables", json={**six, "seats": ["human", *["random"] * 4, "human"]})
    assert made.status_code == 201
    assert [link["url"] is not None for link in made.json()["seats"]] == [True, *[False] * 4, True]
    refused = client.post("/api/tables", json={**six, "seats": ["human", "random"]})
    assert refused.status_code == 422
    assert "sftmg has 6 seats; 2 were described" in refused.text


def test_every_bot_in_the_list_can_be_made(client: httpx.Client) -> None:
    names = client.get("/api/bots").json()
    assert names == ["random", "greedy", "search", "search:500ms"]
    for name in names:
        bots.make(name)


def test_a_new_table_has_a_link_for_every_human_seat(live: Live, client: httpx.Client) -> None:
    response = client.post("/api/tables", json={**TWO, "seats": ["human", "greedy"]})
    made = response.json()
    assert response.status_code == 201
    assert response.headers["location"] == made["url"] == made["spectate"] == f"{live.url}/t/{made['id']}"
    first, second = made["seats"]
    key = live.keeper.identity.seat_link(made["id"], 0)
    assert first == {"seat": "P1", "bot": None, "url": f"{made['url']}?seat=P1&key={key}"}
    assert second == {"seat": "P2", "bot": "greedy", "url": None}


def test_nobody_sits_who_did_not_ask_to(client: httpx.Client) -> None:
    table = client.get(f"/api/tables/{a_table(client)['id']}").json()
    assert table["status"] == "open"
    assert [chair["taken"] for chair in table["seats"]] == [False, False]


def test_whoever_makes_a_table_may_sit_down(live: Live, client: httpx.Client) -> None:
    made = a_table(client, sit="P2", name="  Ada \n Lovelace ")
    table = client.get(f"/api/tables/{made['id']}").json()
    assert table["seats"][1] == {"seat": "P2", "name": "Ada Lovelace", "bot": None, "taken": True}
    chair = live.keeper.rooms[made["id"]].table.chairs[1]
    assert chair.user == live.keeper.identity.user(client.cookies[COOKIE])


def test_an_account_sits_by_its_own_name(client: httpx.Client) -> None:
    assert client.post("/api/accounts", json={"name": "Grace", "password": "eight signs"}).status_code == 201
    made = a_table(client, sit="P1")
    assert client.get(f"/api/tables/{made['id']}").json()["seats"][0]["name"] == "Grace"


def test_a_table_in_full(client: httpx.Client) -> None:
    clock = {"kind": "chess", "seconds": 300, "increment": 5}
    made = a_table(client, mode="veteran", clock=clock, public=False)
    table = client.get(f"/api/tables/{made['id']}").json()
    assert (table["game"], table["mode"], table["clock"]) == ("megafighter", "veteran", clock)
    assert table["public"] is False
    assert len(table["commitment"]) == 64
    assert (table["seed"], table["result"]) == (None, None)


def test_the_list_holds_public_tables_and_the_newest_first(client: httpx.Client) -> None:
    old, hidden, new = a_table(client)["id"], a_table(client, public=False)["id"], a_table(client)["id"]
    listed = client.get("/api/tables").json()
    ids = [table["id"] for table in listed]
    assert ids.index(new) < ids.index(old)
    assert hidden not in ids
    assert set(listed[0]) == {"id", "game", "mode", "status", "seats", "public", "changed", "result", "free"}
    assert len(client.get("/api/tables", params={"limit": 1}).json()) == 1


def two_people(live: Live, client: httpx.Client) -> Room:
    """A public table where both seats are taken."""
    room = live.keeper.rooms[a_table(client)["id"]]
    for seat, name in enumerate(("Ada", "Bob")):
        live.do(live.keeper.submit(room, seat, name, say.Sit("sit", name)))
    return room


def step(live: Live, room: Room, dice: random.Random) -> bool:
    """Some answer of whoever is asked; says whether spectators were told of it."""
    time.sleep(0.002)  # so that no two have the same time
    table, seat = room.table, room.table.asked
    before, question = table.streams[-1].seq, table.match.question
    assert question is not None
    option = str(dice.choice(question.options))
    said = say.Answer(f"a{table.n}", table.questions[seat], option)
    assert isinstance(live.do(live.keeper.submit(room, seat, table.chairs[seat].user or "", said)), say.Ok)
    return table.streams[-1].seq != before


def test_what_spectators_do_not_see_moves_no_time_and_no_order(live: Live, client: httpx.Client) -> None:
    def told() -> tuple[int, int, list[str]]:
        full, listed = client.get(f"/api/tables/{room.table.row.id}").json(), client.get("/api/tables").json()
        (row,) = [table for table in listed if table["id"] == full["id"]]
        return full["changed"], row["changed"], [table["id"] for table in listed]

    room, dice = two_people(live, client), random.Random(5)
    while True:
        other = a_table(client)["id"]
        before, entries = told(), room.table.n
        assert before[2][0] == other
        if not step(live, room, dice):
            break
        seen = told()
        assert seen[2][:2] == [room.table.row.id, other]
        assert seen[0] == seen[1] == room.table.at > before[0]
    assert room.table.n > entries
    assert told() == before


def test_the_list_finds_tables_that_are_in_the_database_only(live: Live, client: httpx.Client) -> None:
    room = two_people(live, client)
    step(live, room, random.Random(1))
    wanted = client.get("/api/tables").json()
    live.keeper.host.disarm(room)
    del live.keeper.rooms[room.table.row.id]
    assert client.get("/api/tables").json() == wanted


@pytest.mark.parametrize("limit", ["0", "101", "-1", "many", "", "1.5", "9" * 400, "٣"])
def test_a_limit_is_a_small_number(client: httpx.Client, limit: str) -> None:
    assert "from 1 to 100" in refusal(client.get("/api/tables", params={"limit": limit}), 422)


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"game": "megafighter", "mode": "blitz"}, "no mode 'blitz'"),
        ({"game": "megafighter", "options": {"draft": "none"}}, "option draft"),
        ({"game": "megafighter", "seats": ["human"]}, "has 2 seats"),
        ({"game": "megafighter", "seats": ["human", "hal"]}, "there is no bot 'hal'"),
        ({"game": "megafighter", "seats": ["human", "search:9999999ms"]}, "at most"),
        ({"game": "megafighter", "clock": {"kind": "move"}}, "the clock's seconds"),
        ({"game": "megafighter", "position": {"nonsense": 1}}, "nonsense"),
        ({"game": "megafighter", "sit": "P9"}, "there is no seat 'P9'"),
        ({"game": "megafighter", "seats": ["greedy", "human"], "sit": "P1"}, "P1 is not free"),
        ({"game": "megafighter", "wish": 1}, "wish"),
        ({"mode": "standard"}, "game"),
        ([], "what was sent is a list"),
    ],
)
def test_a_table_that_cannot_be_set_up(client: httpx.Client, wrong: Any, says: str) -> None:
    assert says in refusal(client.post("/api/tables", json=wrong), 422)


def test_what_is_not_json_is_refused(client: httpx.Client) -> None:
    kind = {"Content-Type": "application/json"}
    for junk in (b"{", b"\xff\xfe", b""):
        assert "not JSON" in refusal(client.post("/api/tables", content=junk, headers=kind), 400)
    deep = b'{"position": {"a": ' + b"[" * 60_000
    assert refusal(client.post("/api/tables", content=deep, headers=kind), 400) == "this is nested too deeply"
    assert "application/json" in refusal(client.post("/api/tables", content=b"{}"), 415)


@pytest.mark.parametrize("table_id", ["nosuchtable1", "%00", "a" * 500, "..", "%E2%82%AC"])
def test_a_table_that_is_not_there(client: httpx.Client, table_id: str) -> None:
    assert "there is no" in refusal(client.get(f"/api/tables/{table_id}x"), 404)
    assert "there is no" in refusal(client.get(f"/api/tables/{table_id}x/record"), 404)


def test_the_record_opens_when_the_match_is_over(live: Live, client: httpx.Client) -> None:
    made = a_table(client, sit="P1", name="Ada")
    record = f"/api/tables/{made['id']}/record"
    assert "when the match is over" in refusal(client.get(record), 409)
    room = live.keeper.rooms[made["id"]]
    live.do(live.keeper.submit(room, 1, "somebody", say.Sit("1", "Bob")))
    live.do(live.keeper.submit(room, 1, "somebody", say.Concede("2")))
    found = client.get(record)
    assert found.headers["content-type"] == "text/plain; charset=utf-8"
    again, header = replay(found.text), parse(found.text)[0]
    assert (again.log, again.chance.seed, again.outcome) == (room.table.match.log, room.table.row.seed, None)
    assert list(header.items())[-1] == ("Result", "P1: P2 (Bob) conceded")
    assert header["Commitment"] == client.get(f"/api/tables/{made['id']}").json()["commitment"]
    table = client.get(f"/api/tables/{made['id']}").json()
    assert table["result"] == {"winners": ["P1"], "reason": "P2 (Bob) conceded", "rules": []}
    assert table["seed"] == room.table.row.seed


def test_the_record_of_a_match_that_was_played_to_its_end(live: Live, client: httpx.Client) -> None:
    room, dice = live.keeper.rooms[a_table(client, options={"turn_limit": 1})["id"]], random.Random(2)
    for seat in (0, 1):
        live.do(live.keeper.submit(room, seat, f"user {seat}", say.Sit("sit", 'Bob "the\\ [hand"]')))
    while room.table.match.outcome is None:
        step(live, room, dice)
    with ThreadPoolExecutor(4) as pool:
        texts = {found.text for found in pool.map(client.get, [f"/api/tables/{room.table.row.id}/record"] * 8)}
    (text,) = texts
    again = replay(text)
    assert (again.log, again.chance.seed) == (room.table.match.log, room.table.row.seed)
    header = parse(text)[0]
    assert "Outcome" in header
    assert "Result" not in header


def test_what_is_not_there_and_what_is_not_done(client: httpx.Client) -> None:
    assert refusal(client.get("/api/nothing"), 404)
    assert refusal(client.get("/api/games/"), 404)
    response = client.delete("/api/tables")
    assert refusal(response, 405)
    assert set(response.headers["allow"].split(", ")) == {"GET", "HEAD", "POST"}


def test_a_failure_of_ours_is_one_sentence(live: Live, client: httpx.Client, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("a secret detail")

    monkeypatch.setattr(live.keeper, "room", fail)
    assert refusal(client.get("/api/tables/abc"), 500) == "the server made a mistake; it has been noted"

"""Card pools over HTTP: files that are brought, read, searched, and are nobody else's business."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from kumite.cards.records import LARGEST
from kumite.server.cards import library
from kumite.server.config import Limits
from tests.server.http.live import Live, refusal, running

GATE: dict[str, Any] = {
    "name": "Copper Gate",
    "type": "foundation",
    "difficulty": 2,
    "control": 5,
    "block_mod": 2,
    "block_zone": "mid",
    "symbols": ["fire", "air", "order"],
    "set": "KET",
    "number": "7",
    "text": "Response Commit: After your rival plays an attack, draw 1 card.",
}
PUNCH: dict[str, Any] = {
    "name": "Kettle Punch",
    "type": "attack",
    "difficulty": 3,
    "control": 3,
    "speed": 3,
    "zone": "low",
    "damage": 4,
    "symbols": ["fire", "earth", "void"],
    "keywords": ["Punch", "Powerful: 2"],
    "text": "Enhance: This attack gets +1 speed. Enhance: Whistle at the moon.",
}
WHISTLE: dict[str, Any] = {
    "name": "Whistle",
    "type": "action",
    "difficulty": 1,
    "control": 4,
    "symbols": ["fire", "good", "life"],
    "text": "Form: Hum a tune of 3 notes.",
}
CARDS = [GATE, PUNCH, WHISTLE]
LINES = "\n".join([json.dumps(card) for card in CARDS])
CSV = "name,type,text,difficulty,control,symbols\nQuiet Step,foundation,,2,4,fire;air;good\n"
PATIENCE = 60.0


def brought(client: httpx.Client, name: str, file: str = LINES) -> dict[str, Any]:
    """A pool, read to its end."""
    response = client.post("/api/pools", json={"name": name, "file": file})
    assert response.status_code == 202, response.text
    return awaited(client, response.json()["id"])


def awaited(client: httpx.Client, pool: str) -> dict[str, Any]:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        found = next(one for one in client.get("/api/pools").json() if one["id"] == pool)
        if found["state"] != "reading":
            return dict(found)
        time.sleep(0.05)
    raise AssertionError("it is still being read")


def names(client: httpx.Client, **query: str) -> list[str]:
    response = client.get("/api/cards", params={"house": "no", **query})
    assert response.status_code == 200, response.text
    return [card["name"] for card in response.json()["cards"]]


@pytest.mark.parametrize("file", [LINES, json.dumps(CARDS)], ids=["lines", "array"])
def test_a_file_becomes_a_pool(client: httpx.Client, file: str) -> None:
    pool = brought(client, "mine", file)
    assert (pool["state"], pool["cards"], pool["done"], pool["trouble"]) == ("ready", 3, 3, "")
    assert (pool["understood"], pool["partly"], pool["nothing"]) == (1, 1, 1)
    assert [one["name"] for one in client.get("/api/pools").json()] == ["mine"]


def test_a_table_of_values_becomes_one_too(client: httpx.Client) -> None:
    assert brought(client, "mine", CSV)["understood"] == 1


def test_what_is_understood_is_told_card_by_card(client: httpx.Client) -> None:
    pool = brought(client, "mine")["id"]
    assert names(client, pool=pool) == ["Copper Gate", "Kettle Punch", "Whistle"]
    assert [names(client, pool=pool, state=state) for state in ("understood", "partly", "not")] == [
        ["Copper Gate"],
        ["Kettle Punch"],
        ["Whistle"],
    ]
    found = client.get("/api/cards", params={"pool": pool, "house": "no", "q": "moon"}).json()
    assert (found["total"], found["states"]) == (1, {"understood": 0, "partly": 1, "not": 0})
    unknown = found["cards"][0]["abilities"][1]
    assert "moon" in unknown["text"]
    assert unknown["end"] > unknown["start"]
    assert names(client, pool=pool, keyword="Powerful") == ["Kettle Punch"]
    assert names(client, pool=pool, symbol="good") == ["Whistle"]
    page = client.get("/api/cards/page", params={"pool": pool, "name": "copper gate"}).json()
    assert (page["name"], page["set"], bool(page["abilities"][0]["tree"])) == ("Copper Gate", "KET 7", True)
    reasons = client.get(f"/api/pools/{pool}").json()["reasons"]
    assert sum(reason["count"] for reason in reasons) == 2
    assert any("»" in reason["examples"][0] for reason in reasons)


def test_a_pool_and_the_house_are_searched_together(client: httpx.Client) -> None:
    pool = brought(client, "mine")["id"]
    both = client.get("/api/cards", params={"pool": pool, "count": 100}).json()
    assert {card["house"] for card in both["cards"]} == {True, False}
    assert "Copper Gate" in [card["name"] for card in both["cards"]]


def test_other_peoples_pools_are_not_there(live: Live, client: httpx.Client) -> None:
    pool = brought(client, "mine")["id"]
    with live.client() as other:
        for somebody in (other, other):
            assert "no such card pool" in refusal(somebody.get(f"/api/pools/{pool}"), 404)
            refusal(somebody.get("/api/cards", params={"pool": pool}), 404)
            refusal(somebody.get("/api/cards/page", params={"pool": pool, "name": "Whistle"}), 404)
            refusal(somebody.delete(f"/api/pools/{pool}"), 404)
            deck = {"cards": [["Copper Gate", 4]], "pool": pool}
            refusal(somebody.post("/api/builder/check", json={"deck": deck}), 404)
            refusal(somebody.post("/api/builder/hand", json={"deck": deck}), 404)
            refusal(somebody.post("/api/builder/play", json={"deck": deck}), 404)
            refusal(somebody.post("/api/builder/read", json={"text": "deck: x", "pool": pool}), 404)
            assert somebody.get("/api/pools").json() == []
            other.get("/api/me")  # the second time with a cookie of their own
    assert client.get(f"/api/pools/{pool}").status_code == 200


def test_a_pool_goes_with_the_guest_into_the_account(client: httpx.Client) -> None:
    pool = brought(client, "mine")["id"]
    name = f"owner {time.monotonic_ns() % 10**9}"
    assert client.post("/api/accounts", json={"name": name, "password": "eight signs"}).status_code == 201
    client.cookies.clear()
    refusal(client.get(f"/api/pools/{pool}"), 404)
    assert client.post("/api/login", json={"name": name, "password": "eight signs"}).status_code == 200
    assert client.get(f"/api/pools/{pool}").status_code == 200


def test_a_pool_that_is_deleted_is_gone(client: httpx.Client) -> None:
    pool = brought(client, "mine")["id"]
    assert client.delete(f"/api/pools/{pool}").json() == {"id": pool}
    refusal(client.get("/api/cards", params={"pool": pool}), 404)
    refusal(client.delete(f"/api/pools/{pool}"), 404)
    assert client.get("/api/pools").json() == []
    brought(client, "mine")


@pytest.mark.parametrize(
    ("file", "says"),
    [
        ("hello", "none of them"),
        ("", "there is nothing in it"),
        ("[1]", "card 1"),
        ("{", "line 1: this is not JSON"),
        (f"{json.dumps(GATE)}\n{{}}", "line 2: there is no 'name'"),
        (json.dumps({**GATE, "type": "spell"}), "spell"),
        (json.dumps({**PUNCH, "speed": "fast"}), "speed"),
        (json.dumps({**GATE, "text": "x" * 6001}), "6000"),
        ("name,kind,text\na,b,c\n", "no column 'type'"),
    ],
)
def test_a_wrong_file_is_refused_in_a_sentence(client: httpx.Client, file: str, says: str) -> None:
    assert says in refusal(client.post("/api/pools", json={"name": "mine", "file": file}), 422)
    assert client.get("/api/pools").json() == []


@pytest.mark.parametrize("name", ["../up", "a/b", ".", "", "x" * 61, "\u0007"])
def test_a_pool_has_a_plain_name(client: httpx.Client, name: str) -> None:
    refusal(client.post("/api/pools", json={"name": name, "file": LINES}), 422)


def test_no_name_twice_and_not_too_many(tmp_path: Path) -> None:
    few = Limits(requests=1e6, request_burst=1e6, uploads=1e6, upload_burst=1e6, pools=2)
    with running(tmp_path, limits=few) as live, live.client() as client:
        brought(client, "one")
        assert "called One" in refusal(client.post("/api/pools", json={"name": "One", "file": LINES}), 409)
        brought(client, "two")
        assert "2 pools" in refusal(client.post("/api/pools", json={"name": "three", "file": LINES}), 409)
        with live.client() as other:
            brought(other, "one")


def test_a_server_keeps_only_so_many(tmp_path: Path) -> None:
    with running(tmp_path, limits=Limits(pools_in_all=1)) as live, live.client() as client:
        brought(client, "one")
        second = brought(client, "two")
        assert (second["state"], "no more pools" in second["trouble"]) == ("failed", True)
        assert client.delete(f"/api/pools/{second['id']}").status_code == 200
        assert [one["name"] for one in client.get("/api/pools").json()] == ["one"]


def test_files_are_limited_in_size_and_by_address(tmp_path: Path) -> None:
    few = Limits(uploads=0.001, upload_burst=2, upload_bytes=100_000)
    with running(tmp_path, limits=few) as live, live.client() as client:
        long = {"name": "long", "file": "x" * 100_000}
        assert "100000" in refusal(client.post("/api/pools", json=long), 413)
        brought(client, "fits", LINES + " " * 70_000)
        refusal(client.post("/api/pools", json={"name": "bad", "file": "x"}), 422)
        refusal(client.post("/api/pools", json={"name": "late", "file": LINES}), 429)
        refusal(client.post("/api/cards/try", json={"text": "x" * 70_000}), 413)


@pytest.mark.slow
def test_a_file_may_be_as_long_as_on_the_command_line(client: httpx.Client) -> None:
    long = LINES + "\n" * (LARGEST - len(LINES))  # each takes two letters in JSON
    assert brought(client, "long", long)["cards"] == 3
    said = refusal(client.post("/api/pools", json={"name": "longer", "file": f"{long}\n"}), 422)
    assert "a card file has at most 20 MB; this one has 20000001 bytes" in said
    refusal(client.post("/api/pools", json={"name": "letters", "file": LINES + "é" * (LARGEST // 2)}), 422)


def test_another_file_waits_until_the_first_is_read(client: httpx.Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(library, "AT_ONCE", 1)
    many = "\n".join([json.dumps({**PUNCH, "name": f"Punch {n}"}) for n in range(200)])
    first = client.post("/api/pools", json={"name": "long", "file": many}).json()
    assert (first["state"], first["cards"]) == ("reading", 200)
    assert "being read" in refusal(client.post("/api/pools", json={"name": "short", "file": LINES}), 409)
    began = time.monotonic()
    assert client.get("/api/games").status_code == 200
    assert time.monotonic() - began < 2
    assert awaited(client, first["id"])["cards"] == 200


def test_a_name_that_stands_there_twice_is_the_last_card(client: httpx.Client) -> None:
    pool = brought(client, "mine", "\n".join([LINES, json.dumps({**WHISTLE, "text": ""})]))
    assert (pool["cards"], pool["twice"]) == (3, 1)
    assert names(client, pool=pool["id"], state="not") == []


def test_pools_are_there_after_a_start(tmp_path: Path) -> None:
    with running(tmp_path) as live, live.client() as client:
        pool, cookies = brought(client, "mine")["id"], dict(client.cookies)
    with running(tmp_path) as live, live.client() as client:
        client.cookies.update(cookies)
        assert names(client, pool=pool) == ["Copper Gate", "Kettle Punch", "Whistle"]

"""Decks over HTTP: judged while they are built, written and read as text, drawn from, kept and played."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from kumite.server.config import Limits
from tests.server.http.live import Live, refusal, running
from tests.server.http.test_pools import brought


@pytest.fixture
def house(client: httpx.Client) -> dict[str, Any]:
    """A deck of the house's, to begin from."""
    found: dict[str, Any] = client.get("/api/builder/house").json()[0]
    return found


def judged(client: httpx.Client, deck: dict[str, Any], **more: Any) -> dict[str, Any]:
    response = client.post("/api/builder/check", json={"deck": deck, **more})
    assert response.status_code == 200, response.text
    found: dict[str, Any] = response.json()
    return found


def reasons(found: dict[str, Any]) -> list[str]:
    return [fault["reason"] for fault in found["faults"]]


def test_a_deck_of_the_house_is_legal_and_counted(client: httpx.Client, house: dict[str, Any]) -> None:
    found = judged(client, house)
    assert (found["legal"], found["faults"], found["unclear"]) == (True, [], [])
    numbers = found["numbers"]
    assert (numbers["cards"], numbers["sidebar"]) == (60, 10)
    for bars in ("types", "difficulties", "checks"):
        assert sum(bar["n"] for bar in numbers[bars]) == 60
    assert sum(block["n"] for block in numbers["blocks"]) + numbers["unblocking"] == 60
    for block in numbers["blocks"]:
        assert block["n"] == sum(bar["n"] for bar in block["modifiers"])
    fire = next(bar["n"] for bar in numbers["symbols"] if bar["label"] == "fire")
    assert fire <= 60
    assert set(found["faces"]) == {house["character"], *dict(house["cards"]), *dict(house["sidebar"])}


def test_an_empty_deck_is_told_what_it_lacks(client: httpx.Client) -> None:
    found = judged(client, {})
    assert not found["legal"]
    assert reasons(found) == [
        "there is no starting character yet",
        "there is no primary symbol yet",
        "the deck has 0 cards; 60 is the least",
    ]
    assert found["faults"][0]["rules"] == ["UVS-DCON-02"]


def test_every_reason_comes_with_its_rules(client: httpx.Client, house: dict[str, Any]) -> None:
    cards = [["Tin-Can Jab", 5], *house["cards"][2:], ["Nobody", 1]]
    found = judged(client, {**house, "cards": cards, "symbol": "death"})
    said = " ".join(reasons(found))
    assert "no card called 'Nobody'" in said
    assert "5 copies of Tin-Can Jab" in said
    assert "primary symbol cannot be death" in said
    assert all(fault["rules"] for fault in found["faults"])


def test_a_character_says_which_symbols_may_be_the_primary_one(client: httpx.Client, house: dict[str, Any]) -> None:
    assert house["symbol"] in judged(client, house)["symbols"]
    assert len(judged(client, house)["symbols"]) == 3
    assert len(judged(client, {})["symbols"]) == 12


def test_a_deck_as_text_is_the_same_deck(client: httpx.Client) -> None:
    for deck in client.get("/api/builder/house").json():
        text = judged(client, deck)["text"]
        assert text.startswith(f"deck: {deck['name']}\ngame: {deck['game']}\n")
        assert client.post("/api/builder/read", json={"text": text}).json() == deck


def test_names_that_yaml_would_misread_are_quoted(client: httpx.Client, house: dict[str, Any]) -> None:
    for name in ("Yes", "12", "a: b", 'say "hi"', "#1", "- x", "Quiet Step", "null", "é", "\\"):
        deck = {**house, "name": name}
        read = client.post("/api/builder/read", json={"text": judged(client, deck)["text"]})
        assert (read.status_code, read.json().get("name")) == (200, name), read.text


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "mapping"),
        ("hello", "mapping"),
        ("deck: x\ngame: universus\n", "character"),
        ("deck: [x", "YAML"),
        ("deck: x\ndeck: y", "second time"),
        ("deck: x\ngame: chess\ncharacter: a\nsymbol: fire\ncards: {}", "chess"),
        (f"{'[' * 2000}", ""),
        ("a: &a [*a]\n", ""),
        ("pool: elsewhere\ndeck: x", "elsewhere"),
        ("!!python/object:os.system {}", ""),
    ],
)
def test_a_text_that_is_no_deck_is_refused(client: httpx.Client, text: str, says: str) -> None:
    assert says in refusal(client.post("/api/builder/read", json={"text": text}), 422)


def test_a_misspelt_card_is_told_with_what_was_meant(client: httpx.Client, house: dict[str, Any]) -> None:
    text = judged(client, house)["text"].replace("Busy Feet: 4", "Bussy Feet: 4")
    assert "did you mean 'Busy Feet'" in refusal(client.post("/api/builder/read", json={"text": text}), 422)


def test_an_opening_hand_is_of_the_decks_cards(client: httpx.Client, house: dict[str, Any]) -> None:
    drawn = client.post("/api/builder/hand", json={"deck": house}).json()
    counts = dict(house["cards"])
    face = judged(client, house)["faces"][house["character"]]
    assert len(drawn["hand"]) == face["hand_size"]
    every = [*drawn["hand"], *drawn["then"]]
    assert all(every.count(name) <= counts[name] for name in every)
    assert sum(chance["average"] for chance in drawn["chances"][:5]) == pytest.approx(face["hand_size"], abs=0.1)
    hands = {tuple(client.post("/api/builder/hand", json={"deck": house}).json()["hand"]) for _ in range(5)}
    assert len(hands) > 1
    assert "starting character" in refusal(client.post("/api/builder/hand", json={"deck": {}}), 422)


def test_a_deck_is_played(live: Live, client: httpx.Client, house: dict[str, Any]) -> None:
    wish = {"deck": house, "against": "random", "name": "Ann", "mode": "match"}
    made = client.post("/api/builder/play", json=wish).json()
    table = client.get(f"/api/tables/{made['id']}").json()
    assert (table["mode"], [chair["name"] for chair in table["seats"]]) == ("match", ["Ann", "random"])
    position = live.keeper.rooms[made["id"]].table.plan.position
    assert position is not None
    assert position["P1"]["brings"]["cards"] == dict(house["cards"])


def test_a_deck_that_is_not_legal_is_not_played(client: httpx.Client, house: dict[str, Any]) -> None:
    response = client.post("/api/builder/play", json={"deck": {**house, "cards": house["cards"][:4]}})
    assert "60 is the least" in refusal(response, 422)
    assert response.json()["rules"] == ["UVS-DCON-02"]


def test_a_deck_of_ones_own_cards(live: Live, client: httpx.Client, house: dict[str, Any]) -> None:
    pool = brought(client, "mine")["id"]
    deck = {**house, "pool": pool, "cards": [*house["cards"], ["copper gate", 4], ["Kettle Punch", 1]]}
    found = judged(client, deck)
    assert (found["legal"], found["unclear"]) == (False, ["Kettle Punch"])
    assert "not wholly understood" in reasons(found)[0]
    assert judged(client, deck, by_hand=True)["legal"]
    assert found["faces"]["Copper Gate"]["check"] == 5
    assert "\npool: mine\n" in found["text"]
    read = client.post("/api/builder/read", json={"text": found["text"]}).json()
    assert (read["pool"], dict(read["cards"])["Copper Gate"]) == (pool, 4)
    assert "Kettle Punch" in refusal(client.post("/api/builder/play", json={"deck": deck}), 422)
    made = client.post("/api/builder/play", json={"deck": deck, "by_hand": True})
    assert made.status_code == 201, made.text
    position = live.keeper.rooms[made.json()["id"]].table.plan.position
    assert position is not None
    assert set(position["cards"]) == {"Copper Gate", "Kettle Punch"}


def test_a_card_that_the_house_has_otherwise_cannot_be_played(client: httpx.Client, house: dict[str, Any]) -> None:
    file = "name,type,text,difficulty,control,symbols\nBusy Feet,foundation,,9,1,fire;air;good\n"
    pool = brought(client, "twins", file)["id"]
    found = judged(client, {**house, "pool": pool})
    assert any("the house has another card called Busy Feet" in reason for reason in reasons(found))


# Kept


def test_decks_are_kept_changed_and_forgotten(client: httpx.Client, house: dict[str, Any]) -> None:
    response = client.post("/api/decks", json={**house, "name": " "})
    assert response.status_code == 201
    deck = response.json()
    assert deck["deck"] == {**house, "name": "My Deck"}
    changed = client.put(f"/api/decks/{deck['id']}", json={**house, "name": "Storm"}).json()
    assert (changed["id"], changed["deck"]["name"]) == (deck["id"], "Storm")
    assert client.get(f"/api/decks/{deck['id']}").json() == changed
    client.post("/api/decks", json={"name": "Later"})
    assert [one["deck"]["name"] for one in client.get("/api/decks").json()] == ["Later", "Storm"]
    assert client.delete(f"/api/decks/{deck['id']}").status_code == 200
    refusal(client.get(f"/api/decks/{deck['id']}"), 404)
    assert [one["deck"]["name"] for one in client.get("/api/decks").json()] == ["Later"]


def test_other_peoples_decks_are_not_there(live: Live, client: httpx.Client, house: dict[str, Any]) -> None:
    deck = client.post("/api/decks", json=house).json()["id"]
    with live.client() as other:
        for _ in range(2):
            refusal(other.get(f"/api/decks/{deck}"), 404)
            refusal(other.put(f"/api/decks/{deck}", json=house), 404)
            refusal(other.delete(f"/api/decks/{deck}"), 404)
            assert other.get("/api/decks").json() == []
            other.get("/api/me")  # the second time with a cookie of their own
    assert client.get(f"/api/decks/{deck}").status_code == 200


def test_a_page_of_another_site_changes_nothing(client: httpx.Client, house: dict[str, Any]) -> None:
    deck = client.post("/api/decks", json=house).json()["id"]
    elsewhere = {"Origin": "http://elsewhere.example"}
    refusal(client.delete(f"/api/decks/{deck}", headers=elsewhere), 403)
    refusal(client.put(f"/api/decks/{deck}", json=house, headers=elsewhere), 403)
    refusal(client.post("/api/decks", json=house, headers=elsewhere), 403)
    refusal(client.post("/api/pools", json={"name": "x", "file": "x"}, headers=elsewhere), 403)
    assert client.get(f"/api/decks/{deck}").status_code == 200


def test_so_many_decks_and_no_more(tmp_path: Path) -> None:
    few = Limits(tries=1e6, try_burst=1e6, decks=2)
    with running(tmp_path, limits=few) as live, live.client() as client:
        assert [client.post("/api/decks", json={}).status_code for _ in range(2)] == [201, 201]
        assert "2 decks" in refusal(client.post("/api/decks", json={}), 409)


@pytest.mark.parametrize(
    "deck",
    [
        {"cards": [["Busy Feet", 0]]},
        {"cards": [["Busy Feet", 1000]]},
        {"cards": [["Busy Feet"]]},
        {"cards": {"Busy Feet": 4}},
        {"cards": [["Busy Feet", 1]] * 501},
        {"game": "chess"},
        {"colour": "red"},
    ],
)
def test_what_is_no_deck_is_refused(client: httpx.Client, deck: dict[str, Any]) -> None:
    for path, body in (("/api/builder/check", {"deck": deck}), ("/api/decks", deck)):
        refusal(client.post(path, json=body), 422)


def test_there_are_only_the_formats_there_are(client: httpx.Client) -> None:
    assert "no format" in refusal(client.post("/api/builder/check", json={"deck": {"format": "vintage"}}), 422)

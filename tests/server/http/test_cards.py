"""The card workshop over HTTP: what is understood of a card somebody writes, and a table to try it at."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from kumite.server.cards.scribe import Scribe, Unread
from kumite.server.config import Limits
from tests.server.http.live import Live, refusal, running

KICK: dict[str, Any] = {
    "name": "Lantern Kick",
    "type": "attack",
    "difficulty": 3,
    "check": 3,
    "block": 2,
    "block_zone": "mid",
    "speed": 3,
    "zone": "low",
    "damage": 4,
    "symbols": ["fire", "air", "order"],
    "keywords": ["Kick", "Stun: 1"],
    "text": "Enhance Commit 1 foundation: This attack gets +2 damage.",
}
HALF = "Enhance: This attack gets +1 speed. Enhance: Whistle at the moon."


def tried(client: httpx.Client, **changed: Any) -> dict[str, Any]:
    response = client.post("/api/cards/try", json={**KICK, **changed})
    assert response.status_code == 200, response.text
    found: dict[str, Any] = response.json()
    return found


def test_a_card_is_printed_and_understood(client: httpx.Client) -> None:
    card = tried(client)
    assert (card["name"], card["state"], card["faults"], card["warnings"]) == ("Lantern Kick", "understood", [], [])
    face = card["face"]
    assert (face["speed"], face["zone"], face["damage"], face["block"]) == (3, "low", 4, {"modifier": 2, "zone": "mid"})
    assert face["abilities"][-1]["text"] == KICK["text"]
    (ability,) = card["abilities"]
    assert ability["understood"]
    assert "+2 damage" in ability["words"]
    assert ability["tree"][0].startswith("Ability")


@pytest.mark.parametrize(
    ("text", "kind", "label"),
    [
        ("Enhance Commit: Draw 1 card.", "Enhance", None),
        ("First Form Commit: Whistle at the moon.", "Form", None),
        ("E Commit: Your opponent loses 1 vitality.", "Enhance", "E"),
        ("{fire} R Commit: Whistle at the moon.", "Response", "R"),
        ("After your rival plays an Enhance ability, whistle: loudly.", "Continuous", None),
        ('Your assets gain "Enhance Commit: Draw 1 card."', "Continuous", None),
    ],
)
def test_the_printed_face_has_the_type_as_the_card_prints_it(
    client: httpx.Client, text: str, kind: str, label: str | None
) -> None:
    """Also of an ability that is not understood."""
    line = tried(client, text=text)["face"]["abilities"][-1]
    assert (line["type"], line.get("label"), line["text"]) == (kind, label, text)


def test_a_card_is_text_and_back(client: httpx.Client) -> None:
    text = tried(client, back=OTHER, keywords=["Kick", "Shift"])["sheet"]
    assert text.startswith(
        "name: Lantern Kick\ntype: attack\ndifficulty: 3\ncheck: 3\nattack: 3 low 4\nblock: +2 mid\n"
    )
    told = client.post("/api/cards/read", json={"text": text}).json()
    assert told["assumed"] == []
    assert {name: told["card"][name] for name in KICK if name != "keywords"} == {
        name: KICK[name] for name in KICK if name != "keywords"
    }
    assert (told["card"]["keywords"], told["card"]["back"]["name"]) == (["Kick", "Shift"], "Lit Lantern")
    assert tried(client, **{key: told["card"][key] for key in ("back", "keywords")})["sheet"] == text


def test_what_is_assumed_of_a_text_is_said_and_nothing_is_lost_silently(client: httpx.Client) -> None:
    told = client.post("/api/cards/read", json={"text": "set: Lamps\nname: Wick\nEnhance: Draw 1 card."}).json()
    assert told["assumed"][0] == "type foundation"
    assert told["assumed"][-1] == "no set is kept here"
    older = client.post("/api/cards/read", json={"text": "Enhance: Draw 1 card.", "game": "ufs"}).json()
    assert (older["card"]["game"], older["card"]["symbols"]) == ("ufs", ["good", "all", "air"])
    refused = client.post("/api/cards/read", json={"text": "name: A\ntype: hat"})
    assert "type is 'hat'" in refusal(refused, 422)
    refusal(client.post("/api/cards/read", json={"text": "x" * 30_000}), 422)


OTHER: dict[str, Any] = {"name": "Lit Lantern", "type": "asset", "text": "Enhance Commit: Draw 1 card."}


def test_a_card_has_another_side(client: httpx.Client) -> None:
    assert "Shift" in tried(client, keywords=["Kick", "Shift"])["faults"][0]
    card = tried(client, keywords=["Kick", "Shift"], back=OTHER)
    assert (card["state"], card["faults"]) == ("understood", [])
    back = card["face"]["back"]
    assert (back["name"], back["type"], back["symbols"]) == ("Lit Lantern", "asset", card["face"]["symbols"])
    assert back["abilities"][-1]["text"] == OTHER["text"]
    assert len(card["abilities"]) == 2
    assert tried(client, back={**OTHER, "text": "Bake 1 card."})["state"] == "partly"


def test_what_is_wrong_with_the_other_side_is_said_of_it(client: httpx.Client) -> None:
    said = client.post("/api/cards/try", json={**KICK, "back": {**OTHER, "back": OTHER}})
    assert "back: it has no back itself" in refusal(said, 422)
    said = client.post("/api/cards/try", json={**KICK, "back": {**OTHER, "name": "  "}})
    assert "back: " in refusal(said, 422)
    assert "on its back, it has no speed" in tried(client, back={**OTHER, "type": "attack"})["faults"][0]


def test_the_words_that_are_not_understood_have_their_place(client: httpx.Client) -> None:
    card = tried(client, text=HALF)
    known, unknown = card["abilities"]
    assert (card["state"], known["understood"], unknown["understood"]) == ("partly", True, False)
    assert unknown["why"]
    assert unknown["text"][unknown["start"] : unknown["end"]] in "Whistle at the moon."
    assert unknown["end"] > unknown["start"]


def test_warnings_and_words_that_are_no_keywords(client: httpx.Client) -> None:
    card = tried(client, keywords=["Stunn: 2"], symbols=["fire"])
    assert card["unread"]
    assert any("perhaps Stun is meant" in warning for warning in card["warnings"])
    assert any("UVS-SYM-01" in warning for warning in card["warnings"])


def test_a_card_that_cannot_be_has_no_face(client: httpx.Client) -> None:
    card = tried(client, speed=None)
    assert (card["state"], card["face"]) == ("not", None)
    assert "speed" in card["faults"][0]


def test_the_older_wording_is_read_as_such(client: httpx.Client) -> None:
    assert tried(client, text="E Commit: Your attack gets +1 damage.")["wording"] == "ufs"


@pytest.mark.parametrize(
    ("changed", "status", "says"),
    [
        ({"type": "spell"}, 422, "spell"),
        ({"name": ""}, 422, "name"),
        ({"text": "x" * 6001}, 422, "6000"),
        ({"speed": 1000}, 422, "speed is too great: 999 is the most"),
        ({"symbols": ["fire"] * 41}, 422, "symbols has too many entries: 40 are the most"),
        ({"keywords": ["Kick"] * 2000}, 422, "keywords has too many entries: 40 are the most"),
        ({"speed": "fast"}, 422, "speed is text; it must be a whole number or nothing"),
        ({"back": {"name": "x", "type": "attack", "hand_size": 9999}}, 422, "back, hand size is too great"),
        ({"name": "a\u0007b"}, 422, "cannot be shown"),
        ({"colour": "red"}, 422, "colour"),
    ],
)
def test_what_is_no_card_is_refused(client: httpx.Client, changed: dict[str, Any], status: int, says: str) -> None:
    assert says in refusal(client.post("/api/cards/try", json={**KICK, **changed}), status)


def test_more_abilities_than_a_card_has_are_one_thing_to_mend(client: httpx.Client) -> None:
    card = tried(client, text="\n".join(["Enhance: Draw 1 card."] * 100))
    unread = [ability for ability in card["abilities"] if not ability["understood"]]
    assert len(card["abilities"]) == 17
    assert [one["why"] for one in unread] == [
        "these are 100 abilities, and a card has at most 16: the rest from here on is left out"
    ]


def test_a_form_of_another_site_cannot_send_it(client: httpx.Client) -> None:
    refusal(client.post("/api/cards/try", content="{}", headers={"Content-Type": "text/plain"}), 415)
    refusal(client.post("/api/cards/try", json=KICK, headers={"Origin": "http://elsewhere.example"}), 403)


def test_a_hostile_text_is_answered_at_once(client: httpx.Client) -> None:
    tried(client)
    began = time.monotonic()
    for text in ("(" * 6000, "Enhance: " * 600, "if you do, " * 500, "a " * 3000, "\u202e" * 6000):
        tried(client, text=text)
    assert time.monotonic() - began < 10


@pytest.mark.parametrize("start", ["deck", "position"])
def test_a_card_is_played_at_a_table_of_its_own(live: Live, client: httpx.Client, start: str) -> None:
    response = client.post("/api/cards/play", json={"card": KICK, "start": start, "name": "Ann"})
    assert response.status_code == 201, response.text
    made = response.json()
    table = client.get(f"/api/tables/{made['id']}").json()
    assert (table["game"], table["public"], table["seats"][0]["name"]) == ("universus", False, "Ann")
    position = live.keeper.rooms[made["id"]].table.plan.position
    assert position is not None
    assert KICK["name"] in position["cards"]
    if start == "deck":
        assert position["P1"]["brings"]["cards"][KICK["name"]] == 4
    else:
        assert KICK["name"] in position["P1"]["hand"]


def test_a_character_leads_the_deck(live: Live, client: httpx.Client) -> None:
    card = {
        "name": "Brassica",
        "type": "character",
        "difficulty": 6,
        "check": 6,
        "hand_size": 6,
        "health": 24,
        "symbols": ["earth", "void", "good"],
        "text": "",
    }
    made = client.post("/api/cards/play", json={"card": card}).json()
    position = live.keeper.rooms[made["id"]].table.plan.position
    assert position is not None
    assert position["P1"]["brings"]["character"] == "Brassica"


def test_what_is_not_understood_is_played_only_by_hand(client: httpx.Client) -> None:
    half = {"card": {**KICK, "text": HALF}}
    assert "Whistle" in refusal(client.post("/api/cards/play", json=half), 422)
    assert client.post("/api/cards/play", json={**half, "by_hand": True}).status_code == 201


@pytest.mark.parametrize(
    ("wish", "says"),
    [
        ({"card": {**KICK, "symbols": ["evil", "death", "void"]}}, "symbols"),
        ({"card": {**KICK, "name": "Busy Feet"}}, "Busy Feet"),
        ({"card": {**KICK, "speed": None}}, "speed"),
        ({"card": KICK, "against": "nobody"}, "nobody"),
    ],
)
def test_what_cannot_be_played_is_refused(client: httpx.Client, wish: dict[str, Any], says: str) -> None:
    assert says in refusal(client.post("/api/cards/play", json=wish), 422)


def test_the_words_of_the_game_are_told(client: httpx.Client) -> None:
    terms = client.get("/api/cards/terms").json()
    assert terms["fields"]["attack"] == ["speed", "zone", "damage"]
    assert {"fire", "infinity"} <= set(terms["symbols"])
    assert "Stun" in terms["rated"]


# The house's cards


def test_the_house_is_searched(client: httpx.Client) -> None:
    def names(**query: str | int) -> list[str]:
        response = client.get("/api/cards", params=query)
        assert response.status_code == 200, response.text
        return [card["name"] for card in response.json()["cards"]]

    assert names(q="busy feet") == ["Busy Feet"]
    found = client.get("/api/cards", params={"type": "attack", "symbol": "fire", "least": 2, "most": 2}).json()
    assert found["total"] == len(found["cards"]) > 0
    for card in found["cards"]:
        face = card["face"]
        assert (face["type"], face["difficulty"], card["house"]) == ("attack", 2, True)
        assert any("fire" in symbol for symbol in face["symbols"])
    kicks = names(keyword="Kick")
    assert kicks
    assert names(keyword="Kick", **{"from": 1}) == kicks[1:]
    assert names(q="there is no such word") == []
    assert names(house="no") == []


@pytest.mark.parametrize(
    "query", ["least=x", "count=0", "count=101", "state=half", "house=maybe", f"q={'x' * 201}", "type=a&type=b"]
)
def test_a_search_that_cannot_be_is_refused(client: httpx.Client, query: str) -> None:
    refusal(client.get(f"/api/cards?{query}"), 422)


def test_a_card_of_the_house_in_full(client: httpx.Client) -> None:
    card = client.get("/api/cards/page", params={"name": "Busy Feet"}).json()
    assert card["abilities"][0]["tree"]
    refusal(client.get("/api/cards/page", params={"name": "Nobody"}), 404)


# Limits


def test_reading_is_limited_by_address(tmp_path: Path) -> None:
    few = Limits(requests=1e6, request_burst=1e6, tries=0.01, try_burst=2)
    with running(tmp_path, limits=few) as live, live.client() as client:
        assert [client.post("/api/cards/try", json=KICK).status_code for _ in range(3)] == [200, 200, 429]


def test_a_text_that_takes_too_long_is_given_up_and_the_next_one_is_read(live: Live) -> None:
    async def both() -> str:
        scribe = Scribe(patience=0.2)
        try:
            with pytest.raises(Unread, match="too long"):
                await scribe.read(time.sleep, 30)
            scribe.patience = 60.0
            return await scribe.read(str, "still here")
        finally:
            scribe.stop()

    assert live.do(both()) == "still here"


def test_the_abilities_of_the_other_side_say_so(client: httpx.Client) -> None:
    card = tried(client, back=OTHER)
    assert [one["back"] for one in card["abilities"]] == [False] * (len(card["abilities"]) - 1) + [True]
    assert not any(one["back"] for one in tried(client)["abilities"])

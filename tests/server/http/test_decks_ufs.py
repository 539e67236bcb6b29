"""Decks of the older edition over HTTP: its own cards, in its words, judged by its rules."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest

from tests.server.http.live import Live, refusal
from tests.server.http.test_decks import judged, reasons
from tests.server.http.test_pools import GATE, brought

LANTERN: dict[str, Any] = {
    "name": "Lantern Oath",
    "type": "foundation",
    "difficulty": 2,
    "control": 5,
    "symbols": ["good", "air", "order"],
    "text": "E Commit: Your opponent's attack gets -1 damage.",
}
FRIEND: dict[str, Any] = {
    "name": "Friend from Afar",
    "type": "backup",
    "difficulty": 3,
    "control": 4,
    "health": 4,
    "symbols": ["good", "air", "order"],
    "text": "",
}
POOL = "\n".join([json.dumps(card) for card in (LANTERN, FRIEND, GATE)])
Q = {"game": "ufs"}


@pytest.fixture
def study(client: httpx.Client) -> dict[str, Any]:
    found: list[dict[str, Any]] = client.get("/api/builder/house").json()
    return next(deck for deck in found if deck["name"] == "Quick Study")


def test_decks_of_both_games_are_there_to_begin_from(client: httpx.Client) -> None:
    decks = client.get("/api/builder/house").json()
    assert {deck["game"] for deck in decks} == {"universus", "ufs"}
    assert all(judged(client, deck)["legal"] for deck in decks)


@pytest.mark.proves("UFS-DECK-01")
def test_sixty_cards_and_the_character_is_one_of_them(client: httpx.Client, study: dict[str, Any]) -> None:
    assert judged(client, study)["numbers"]["cards"] == 59
    name, n = study["cards"][0]
    found = judged(client, {**study, "cards": [[name, n - 1], *study["cards"][1:]]})
    assert reasons(found) == ["the deck has 59 cards, its character among them; 60 is the least"]
    assert found["faults"][0]["rules"] == ["UFS-DECK-01"]


def test_an_empty_deck_is_told_in_the_words_of_the_edition(client: httpx.Client) -> None:
    found = judged(client, {"game": "ufs"})
    assert reasons(found) == [
        "there is no starting character yet",
        "there is no symbol yet",
        "the deck has 0 cards, its character among them; 60 is the least",
    ]
    assert [fault["rules"] for fault in found["faults"]] == [["UFS-DECK-01"], ["UFS-DECK-03"], ["UFS-DECK-01"]]


def test_there_is_no_sidebar_and_no_card_of_the_other_game(client: httpx.Client, study: dict[str, Any]) -> None:
    said = " ".join(reasons(judged(client, {**study, "sidebar": [["Busy Feet", 10]]})))
    assert "there is no sidebar" in said
    more = judged(client, {**study, "cards": [*study["cards"], ["Busy Feet", 1]]})
    assert reasons(more) == ["there is no card called 'Busy Feet'"]
    assert more["faults"][0]["rules"] == ["UFS-CARD-03"]


@pytest.mark.proves("UFS-DECK-06")
def test_a_card_for_another_character_is_a_warning(client: httpx.Client, study: dict[str, Any]) -> None:
    assert judged(client, study)["warnings"] == []
    lead = {"game": "ufs", "character": "Wren Halloway of Every House", "symbol": "void"}
    found = judged(client, {**lead, "cards": [["The Hollow House", 1]]})
    assert [one["rules"] for one in found["warnings"]] == [["UFS-DECK-06"]]
    assert "is for Ottoline Crake only" in found["warnings"][0]["reason"]
    assert not any("Ottoline" in reason for reason in reasons(found))


def test_a_keyword_of_the_advanced_rules_is_a_warning(client: httpx.Client, study: dict[str, Any]) -> None:
    others = judged(client, {**study, "cards": [*study["cards"], ["Flock of Pages", 1]]})
    assert others["legal"]
    assert "Multiple is left to the advanced rules" in others["warnings"][0]["reason"]
    assert others["warnings"][0]["rules"] == ["UFS-KEY-12", "UFS-RULING-20"]


def test_cards_are_searched_and_told_in_the_words_of_the_edition(client: httpx.Client) -> None:
    found = client.get("/api/cards", params={**Q, "count": 100}).json()
    names = [card["name"] for card in found["cards"]]
    assert "Wren Halloway of Every House" in names
    assert "Busy Feet" not in names
    assert set(found["facets"]["types"]) == {"action", "asset", "attack", "character", "foundation"}
    texts = [ability["text"] for card in found["cards"] for ability in card["face"]["abilities"]]
    assert any(text.startswith("E") for text in texts)
    assert not any("rival" in text or "health" in text for text in texts)
    assert client.get("/api/cards", params={**Q, "q": "opponent", "count": 1}).json()["total"] > 0
    assert client.get("/api/cards", params={**Q, "q": "rival", "count": 1}).json()["total"] == 0
    page = client.get("/api/cards/page", params={**Q, "name": "Wren Halloway of Every House"})
    assert page.json()["wording"] == "ufs"
    refusal(client.get("/api/cards/page", params={"name": "Wren Halloway of Every House"}), 404)
    refusal(client.get("/api/cards", params={"game": "chess"}), 422)


def test_the_terms_say_what_decks_of_a_game_have(client: httpx.Client) -> None:
    ours, theirs = (client.get("/api/cards/terms", params={"game": game}).json() for game in ("universus", "ufs"))
    assert (ours["sidebar"], ours["leads"], ours["words"]) == (10, 0, {})
    assert (theirs["sidebar"], theirs["leads"], theirs["words"]["health"]) == (0, 1, "vitality")
    assert "backup" in ours["types"]
    assert "backup" not in theirs["types"]


def test_a_pool_shows_the_cards_of_the_edition(client: httpx.Client) -> None:
    pool = brought(client, "lanterns", POOL)["id"]

    def names(game: str) -> list[str]:
        query = {"game": game, "pool": pool, "house": "no"}
        return [card["name"] for card in client.get("/api/cards", params=query).json()["cards"]]

    assert names("ufs") == ["Lantern Oath"]
    assert names("universus") == ["Copper Gate", "Friend from Afar", "Lantern Oath"]
    query = {**Q, "pool": pool, "name": "Lantern Oath"}
    oath = client.get("/api/cards/page", params=query).json()
    assert (oath["face"]["abilities"][0]["label"], oath["abilities"][0]["text"]) == ("E", LANTERN["text"])
    assert "opponent" in oath["abilities"][0]["words"]


def test_a_deck_with_cards_of_a_pool_is_judged_and_played(
    live: Live, client: httpx.Client, study: dict[str, Any]
) -> None:
    pool = brought(client, "lanterns", POOL)["id"]
    deck = {**study, "pool": pool, "cards": [*study["cards"], ["lantern oath", 4]]}
    found = judged(client, deck)
    assert (found["legal"], found["numbers"]["cards"]) == (True, 63)
    assert found["text"].startswith("deck: Quick Study\ngame: ufs\npool: lanterns\n")
    wrong = judged(client, {**deck, "cards": [*deck["cards"], ["Friend from Afar", 1]]})
    assert "Friend from Afar cannot be played" in reasons(wrong)[0]
    made = client.post("/api/builder/play", json={"deck": deck, "against": "random", "name": "Ann"})
    assert made.status_code == 201, made.text
    plan = live.keeper.rooms[made.json()["id"]].table.plan
    assert (plan.game, plan.position is not None and set(plan.position["cards"])) == ("ufs", {"Lantern Oath"})


def test_a_deck_with_a_keyword_of_the_advanced_rules_gets_its_table(
    live: Live, client: httpx.Client, study: dict[str, Any]
) -> None:
    deck = {**study, "cards": [*study["cards"], ["Flock of Pages", 1]]}
    made = client.post("/api/builder/play", json={"deck": deck, "against": "random"})
    assert made.status_code == 201, made.text
    position = live.keeper.rooms[made.json()["id"]].table.plan.position
    assert position is not None
    assert position["options"] == {"multiple": True}


def test_an_opening_hand_and_a_deck_that_is_kept(client: httpx.Client, study: dict[str, Any]) -> None:
    drawn = client.post("/api/builder/hand", json={"deck": study}).json()
    assert len(drawn["hand"]) == judged(client, study)["faces"][study["character"]]["hand_size"]
    response = client.post("/api/builder/hand", json={"deck": {"game": "ufs"}})
    assert "starting character" in refusal(response, 422)
    assert response.json()["rules"] == ["UFS-SETUP-07"]
    kept = client.post("/api/decks", json=study).json()
    assert client.get(f"/api/decks/{kept['id']}").json()["deck"] == study

"""The card workshop for the older edition: its words, its keywords, its checks, and a table of its own."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from tests.server.http.live import Live, refusal

KICK: dict[str, Any] = {
    "game": "ufs",
    "name": "Lantern Kick",
    "type": "attack",
    "difficulty": 4,
    "check": 3,
    "block": 2,
    "block_zone": "mid",
    "speed": 3,
    "zone": "low",
    "damage": 4,
    "symbols": ["good", "air", "order"],
    "keywords": ["Kick", "Stun: 1"],
    "text": "E Commit 1 foundation: If your opponent has 10 or less vitality, this attack gets +2 damage.",
}
LEAD: dict[str, Any] = {
    "game": "ufs",
    "name": "Brassica",
    "type": "character",
    "difficulty": 6,
    "check": 6,
    "hand_size": 6,
    "health": 24,
    "symbols": ["death", "void", "evil"],
}


def tried(client: httpx.Client, card: dict[str, Any] = KICK, **changed: Any) -> dict[str, Any]:
    response = client.post("/api/cards/try", json={**card, **changed})
    assert response.status_code == 200, response.text
    found: dict[str, Any] = response.json()
    return found


def test_a_card_is_told_in_the_words_of_the_edition(client: httpx.Client) -> None:
    card = tried(client)
    assert (card["state"], card["wording"], card["faults"], card["warnings"]) == ("understood", "ufs", [], [])
    (ability,) = card["abilities"]
    assert ability["words"].startswith("E Commit 1 foundation: If your opponent's vitality is 10 or less")
    assert ability["tree"][0] == "Ability: kind E"
    told = "\n".join(ability["tree"])
    assert "zones staging area" in told
    assert "who your opponent" in told
    assert "rival" not in told
    assert card["face"]["abilities"][-1]["label"] == "E"


def test_the_wording_need_not_be_guessed(client: httpx.Client) -> None:
    """Nothing in this text looks old."""
    text = "This card's control cannot be modified."
    assert tried(client, text=text)["wording"] == "ufs"
    refused = client.post("/api/cards/try", json={**KICK, "wording": "universus"})
    assert refusal(refused, 422) == "wording is 'universus'; cards of this game have ufs"


@pytest.mark.proves("UFS-CARD-16")
def test_any_word_can_be_a_trait_but_a_misspelt_keyword_is_warned_of(client: httpx.Client) -> None:
    card = tried(client, keywords=["Umbrella", "Powerfull", "Echo"])
    assert (card["state"], card["unread"]) == ("understood", [])
    assert card["face"]["traits"] == ["Umbrella", "Powerfull", "Echo"]
    assert card["warnings"] == [
        "Powerfull is no keyword of this game, and taken as a trait; perhaps Powerful is meant",
        "Echo is no keyword of this game, and taken as a trait",
    ]
    assert tried(client, keywords=["Echo: 2"])["unread"] == ["no such keyword or trait: Echo: 2"]


@pytest.mark.parametrize(
    ("card", "changed", "fault"),
    [
        (KICK, {"symbols": ["attuned:good", "air"]}, "symbols: symbols are not attuned here"),
        (KICK, {"difficulty": None}, "it has no difficulty or no control value, and every card has both"),
        (LEAD, {"check": None}, "it has no difficulty or no control value, and every card has both"),
        (LEAD, {"health": 0}, "vitality is 0; it must be a whole number from 1 to 999"),
    ],
)
@pytest.mark.proves("UFS-CARD-01", "UFS-CARD-02")
def test_what_cannot_be_in_this_edition_is_a_fault(
    client: httpx.Client, card: dict[str, Any], changed: dict[str, Any], fault: str
) -> None:
    found = tried(client, card, **changed)
    assert (found["faults"], found["state"]) == ([fault], "not")


def test_a_type_that_the_edition_has_not_is_a_fault(client: httpx.Client) -> None:
    friend = {key: value for key, value in KICK.items() if key not in ("speed", "zone", "damage")}
    found = tried(client, friend, type="backup", health=4)
    assert found["faults"][0].startswith("type is 'backup'; it must be one of")
    assert found["face"] is None


def test_symbols_are_not_counted_but_none_is_too_few(client: httpx.Client) -> None:
    assert tried(client, symbols=["good"])["warnings"] == []
    assert tried(client, symbols=[])["warnings"] == ["it has no symbols, so that no deck can have it (UFS-DECK-03)"]


@pytest.mark.parametrize("start", ["deck", "position"])
def test_a_card_is_played_at_a_table_of_its_game(live: Live, client: httpx.Client, start: str) -> None:
    """Multiple is a keyword that tables usually play without."""
    card = {**KICK, "keywords": ["Kick", "Multiple: 2", "'Wren Halloway' Only"]}
    response = client.post("/api/cards/play", json={"card": card, "start": start})
    assert response.status_code == 201, response.text
    made = response.json()
    assert client.get(f"/api/tables/{made['id']}").json()["game"] == "ufs"
    position = live.keeper.rooms[made["id"]].table.plan.position
    assert position is not None
    assert position["options"] == {"multiple": True}
    if start == "deck":
        assert position["P1"]["brings"]["game"] == "ufs"
        assert position["P1"]["brings"]["cards"]["Lantern Kick"] == 4
        assert position["P1"]["brings"]["cards"]["Borrowed Jab"] == 4
    else:
        assert position["P1"]["hand"].count("Lantern Kick") == 2
        assert position["P1"]["character"] == "Wren Halloway"


def test_a_character_leads_a_deck_of_its_symbol(live: Live, client: httpx.Client) -> None:
    made = client.post("/api/cards/play", json={"card": LEAD}).json()
    position = live.keeper.rooms[made["id"]].table.plan.position
    assert position is not None
    assert (position["P1"]["brings"]["character"], position["P1"]["brings"]["symbol"]) == ("Brassica", "death")


@pytest.mark.parametrize(
    ("changed", "says"),
    [
        ({"symbols": ["fire"]}, "give it one of their symbols"),
        ({"name": "Borrowed Jab"}, "Borrowed Jab"),
        ({"symbols": ["attuned:good"]}, "not attuned here"),
    ],
)
def test_what_cannot_be_played_is_refused(client: httpx.Client, changed: dict[str, Any], says: str) -> None:
    assert says in refusal(client.post("/api/cards/play", json={"card": {**KICK, **changed}}), 422)


def test_the_words_that_cards_are_written_with(client: httpx.Client) -> None:
    terms = client.get("/api/cards/terms", params={"game": "ufs"}).json()
    assert (terms["wordings"], terms["attunes"]) == (["ufs"], False)
    assert terms["types"] == ["attack", "foundation", "character", "asset", "action"]
    assert (terms["words"]["health"], terms["words"]["check value"]) == ("vitality", "control")
    ours = client.get("/api/cards/terms").json()
    assert (ours["wordings"], ours["attunes"]) == (["universus", "ufs"], True)

"""What the drawn table is made of: everything printed, and which thing each option is about."""

import json
import random
from typing import Any

import pytest

import kumite
from kumite.games import GAMES
from kumite.games.sftmg.book import moment, places
from kumite.games.sftmg.printed import CARDS, EVENT, ROSTER, STAGES, TYPES
from scripts.fighters_sftmg import PAGE, render

GAME = GAMES["sftmg"]
BOOK = GAME.book()
NO_PLACE = {
    *("keep", "done", "no ex", "stop", "pass", "take it", "none"),
    *("knockback", "throw", "poke", "stun"),  # which keyword comes first
}
SPACES = {f"{column}{row}" for column in "abcdefghi" for row in range(1, 10)}


# Places


def things(seen: dict[str, Any]) -> dict[str, set[str]]:
    """Everything a seat could touch, by kind."""
    side = seen["seats"][seen["you"]]
    held = [figure for figure in seen["fighters"].values() if figure["seat"] == seen["you"]]
    attack = seen["attack"] or {"blocks": []}
    return {
        "card": {*side["hand"], *side["discards"]},
        "ultra": {BOOK["fighters"][figure["name"]]["ultra"] for figure in held},
        "fighter": {*seen["fighters"], *(BOOK["fighters"] if seen["phase"] == "select" else ())},
        "stage": set(BOOK["stages"]),
        "space": SPACES,
        "die": {str(die) for die in range(len(attack["blocks"]))},
    }


@pytest.mark.parametrize("options", [{}, {"mirror": True, "placement": "free"}, {"setup": "competitive"}])
def test_every_option_is_about_something_on_the_table(options: dict[str, Any]) -> None:
    for seed in range(4):
        match, rng = kumite.match("sftmg", seed, options={"rounds": 1, **options}), random.Random(seed)
        while match.question is not None:
            seen = match.view(match.question.seat)
            there, answers = things(seen), seen["question"]["options"]
            for option in answers:
                about = places(seen, option)
                assert about or option in NO_PLACE, option
                for place in about:
                    kind, _, name = place.partition(" ")
                    assert name in there[kind] if name else kind in ("deck", "meter", "turn"), (option, place)
            busy = [each for each in answers if each.partition(" ")[0] in ("attack", "combo", "ex", "block", "reroll")]
            match.answer(rng.choice(busy if busy and rng.random() < 0.6 else answers))


RYU = {"fighter": "Ryu", "at": "d5", "hand": ["Fierce Hadoken"]}
SAGAT = {"fighter": "Sagat", "at": "g5"}


@pytest.mark.parametrize(
    ("option", "about"),
    [
        ("move e6", ("space e6",)),
        ("place b5", ("space b5",)),
        ("dash e4", ("space e4",)),
        ("shift to h5", ("space h5",)),
        ("throw to e5", ("space e5",)),
        ("throw into the Wall at i5", ("space i5",)),
        ("throw into Small Crates at d4", ("space d4",)),
        ("throw into Vega at d5, landing d4", ("space d5",)),
        ("charge NE", ("space e6",)),
        ("charge W", ("space c5",)),
        ("stay", ("space d5",)),
        ("dash nowhere", ("space d5",)),
        ("leave", ("space g5",)),
        ("attack Sagat with Fierce Hadoken", ("card Fierce Hadoken", "fighter Sagat")),
        ("attack Ryu (P2) with Is That All?", ("card Is That All?", "fighter Ryu (P2)")),
        ("attack Sagat with Metsu Hadoken", ("ultra Metsu Hadoken", "fighter Sagat")),
        ("counter with Bait!", ("card Bait!",)),
        ("play Focus Attack", ("card Focus Attack",)),
        ("boost with Mind's Eye", ("card Mind's Eye",)),
        ("combo Shoryuken", ("card Shoryuken",)),
        ("combo Raging Demon", ("ultra Raging Demon",)),
        ("discard Shinku Hadoken", ("card Shinku Hadoken",)),
        ("discard Shinku Hadoken for Meter", ("card Shinku Hadoken", "meter")),
        ("put back Hadoken", ("card Hadoken",)),
        ("take Hadoken", ("card Hadoken",)),
        ("reroll B", ("die 1",)),
        ("block", ("fighter Ryu",)),
        ("draw", ("deck",)),
        ("end", ("turn",)),
        ("ex", ("meter",)),
        ("pick M. Bison", ("fighter M. Bison",)),
        ("stage Air Force Base", ("stage Air Force Base",)),
        ("first P2", ("fighter Sagat",)),
        ("no ex", ()),
        ("take it", ()),
        ("keep", ()),
    ],
)
def test_the_places_of_an_option(option: str, about: tuple[str, ...]) -> None:
    seen = kumite.setup("sftmg", {"P1": RYU, "P2": SAGAT}).view("P1")
    seen["attack"] = {"blocks": ["HB", "B", "B"]}
    assert places(seen, option) == about


# When


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({}, (4, "Round 1, turn 4, Ryu: 2 Actions left")),
        ({"actions": 1}, (4, "Round 1, turn 4, Ryu: 1 Action left")),
        ({"phase": "move", "turn": "P2"}, (4, "Round 1, turn 4, Sagat: Move!")),
    ],
)
def test_the_moment(given: dict[str, Any], said: tuple[int, str]) -> None:
    seen = kumite.setup("sftmg", {"P1": RYU, "P2": SAGAT, "turns": 4, **given}).view(None)
    assert moment(seen) == said


def test_every_moment_of_a_game_has_its_words() -> None:
    match, rng, turns = kumite.match("sftmg", 3), random.Random(3), [0]
    while match.question is not None:
        turn, words = moment(match.view(None))
        assert words
        assert turn >= turns[-1]
        turns.append(turn)
        match.answer(rng.choice(list(match.question.options)))
    assert len(set(turns)) > 3


# The book


def test_the_book_is_plain_data() -> None:
    assert json.loads(json.dumps(BOOK)) == BOOK
    assert list(BOOK) == ["cards", "fighters", "stages", "faces"]


def test_the_book_tells_every_card() -> None:
    assert set(BOOK["cards"]) == {card.name for card in CARDS}
    page = dict(BOOK["cards"]["Fierce Hadoken"])
    told = {name: page[name] for name in ("type", "fighter", "dice", "reach", "range", "charge", "dash", "moment")}
    assert told == {
        "type": "Projectile",
        "fighter": "Ryu",
        "dice": 3,
        "reach": "range 2-5",
        "range": [2, 5],
        "charge": 0,
        "dash": 0,
        "moment": "",
    }
    assert page["keywords"] == ["Knockback 1", "Edge +1 at range 5"]
    assert page["counter"].startswith("Against a Projectile: If the opponent is within Range 3:")
    assert BOOK["cards"]["Bait!"]["fighter"] is None
    assert BOOK["cards"]["Bait!"]["copies"] == 4
    assert BOOK["cards"]["Bait!"]["counter"].startswith("Against Bait!: Gain 2 Meter.")
    assert BOOK["cards"]["Ken's Bandana"]["moment"] == "Free Action"
    assert BOOK["cards"]["Ken's Bandana"]["defense"] == 2
    assert BOOK["cards"]["Collarbone Breaker"]["reach"] == "Dash 1"


def test_the_book_tells_every_fighter_and_stage() -> None:
    assert list(BOOK["fighters"]) == [fighter.name for fighter in ROSTER]
    assert list(BOOK["stages"]) == [stage.name for stage in STAGES]
    ryu = BOOK["fighters"]["Ryu"]
    assert (ryu["move"], ryu["health"], ryu["ultra"]) == (3, 25, "Metsu Hadoken")
    for page in BOOK["fighters"].values():
        assert sum(copies for _, copies in page["cards"]) == 40
        assert all(name in BOOK["cards"] for name, _ in page["cards"])
    dojo = BOOK["stages"]["Dojo"]
    assert {thing["name"]: len(thing["spaces"]) for thing in dojo["objects"]} == {
        "Rocks": 4,
        "Sakura Trees": 5,
        "Lanterns": 2,
    }
    assert len(dojo["versus"]) == 2


def test_the_book_tells_the_dice() -> None:
    assert BOOK["faces"]["CR"] == {"hits": 2, "blocks": 0, "meter": 0}
    assert BOOK["faces"]["HB"] == {"hits": 1, "blocks": 1, "meter": 0}
    assert BOOK["faces"]["M"] == {"hits": 0, "blocks": 0, "meter": 1}


def test_every_fact_has_an_origin() -> None:
    for kind in ("cards", "fighters", "stages"):
        for name, page in BOOK[kind].items():
            about = [fact["about"] for fact in page["facts"]]
            assert "name" in about, name
            assert len(set(about)) == len(about), name
            for fact in page["facts"]:
                assert fact["origin"] in ("printed", "deduced", "ours"), name
                assert fact["why"], name
    origins = {fact["about"]: fact["origin"] for fact in BOOK["cards"]["Fierce Hadoken"]["facts"]}
    assert origins["dice"] == "printed"
    assert origins["linkers"] == "ours"
    assert origins["owner"] == "deduced"


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.name)
def test_texts_read_well(card: Any) -> None:
    page = BOOK["cards"][card.name]
    assert page["type"] == TYPES[card.type]
    for text in (page["text"], page["counter"]):
        assert text == "" or (text[0].isupper() or text[0] in "[+" or text[0].isdigit()), text
        assert text == "" or text.endswith("."), text
        assert "  " not in text, text
        assert "(" not in text or ")" in text, text
    assert page["text"] or card.type != EVENT


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == render(), "run scripts/fighters.py"

"""What the drawn table is made of: everything printed, and which thing each option is about."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import kumite
from kumite.games import GAMES
from kumite.games.universus.book import moment, places
from kumite.games.universus.decks import DECKS, OUR_SHELF
from tests.games.universus.letterbox import in_the_catalogue
from tests.games.universus.ringside import PAGE, Table, attack, foundation, p1, p2, table

GAME = GAMES["universus"]
WITHOUT_THINGS = (
    "order",
    "go first",
    "may",
    "which",
    "mode",
    "zone",
    "name",
    "x",
    "first",
    "cancel",
    "place",
    "keyword",
)


@pytest.fixture
def _cards() -> Iterator[None]:
    with in_the_catalogue():
        yield


def at(ring: Table, option: str) -> tuple[str, ...]:
    view = ring.match.view(ring.asked.who)
    assert option in view["question"]["options"], view["question"]["options"]
    return places(view, option)


# Places


def test_cards_of_the_hand_are_named() -> None:
    ring = table(p1(hand=["Jab", PAGE]), p2(), cards={"Jab": attack()})
    assert at(ring, "play Jab") == ("card Jab",)


def test_passing_is_about_the_turn() -> None:
    ring = table(p1(hand=[PAGE]), p2(), tried=True)
    assert at(ring, "pass") == ("turn",)


@pytest.mark.usefixtures("_cards")
def test_abilities_are_about_the_card_that_has_them() -> None:
    ring = table(p1(stage=[PAGE, "Low Wall"], hand=["Quick Thought", PAGE]), p2(), tried=True)
    assert at(ring, "use Low Wall") == ("P1.stage.3",)
    assert at(ring, "use Quick Thought") == ("card Quick Thought",)
    ring = table(p1(pool=["Lamp Jab"], hand=["Lamp Jab"]), p2(), attack="P1")
    assert at(ring, "use Lamp Jab") == ("P1.pool.1",)


def test_any_of_several_that_are_alike_is_meant() -> None:
    ring = table(p1(hand=["Hard"], stage=[PAGE, PAGE]), p2(), cards={"Hard": foundation(difficulty=4)})
    ring.play("P1: play Hard")
    assert at(ring, "commit Blank Page") == ("P1.stage.2", "P1.stage.3")
    assert at(ring, "commit Sparring Partner") == ("P1.stage.1",)


@pytest.mark.parametrize(("zone", "place"), [("HAND", "card Blank Page"), ("STAGE", "P1.stage.2")])
def test_what_is_chosen_from_a_hand_lies_in_the_hand(zone: str, place: str) -> None:
    """A card of that name is in the stage, too; touching that would choose another one."""
    sort = foundation([f"Ability(FORM, (Move(Sel(1, YOU, (Not(This()),), ({zone},)), DECK),), (Commit(This()),))"])
    cards = {"Sort": sort, "Oak": foundation()}
    ring = table(p1(hand=[PAGE, "Oak"], stage=[PAGE, "Oak", "Sort"]), p2(), cards=cards).play("P1: use Sort")
    assert ring.question == "P1 move"
    assert at(ring, PAGE) == (place,)
    assert "choosing" not in ring.seen("P2")


def test_numbered_cards_are_told_apart() -> None:
    stage = [PAGE, {"card": PAGE, "sealed": True}]
    ring = table(p1(hand=["Hard"], stage=stage), p2(), cards={"Hard": foundation(difficulty=4)})
    ring.play("P1: play Hard")
    assert at(ring, "commit Blank Page #1") == ("P1.stage.2",)
    assert at(ring, "commit Blank Page #2") == ("P1.stage.3",)


def test_the_rivals_things_are_the_rivals() -> None:
    ally = {"Jab": attack(), "Ally": {"type": "backup", "difficulty": 1, "check": 3, "stamina": 4}}
    ring = table(p1(hand=["Jab"]), p2(stage=["Ally"]), cards=ally)
    ring.play("P1: play Jab")
    assert at(ring, "attack the character") == ("P2.stage.1",)
    assert at(ring, "attack P2's Ally") == ("P2.stage.2",)


def test_hidden_cards_are_called_by_their_places() -> None:
    thief = {"Thief": foundation(["Ability(FORM, (Discard(Sel(1, RIVAL, (), (MOMENTUM,))),))"])}
    view = table(p1(stage=["Thief"]), p2(momentum=[PAGE, PAGE]), cards=thief).seen("P1")
    assert places(view, "P2's momentum card 2") == ("P2.momentum.2",)
    assert places(view, "P2's stage card 3") == ("P2.stage.3",)
    assert places(view, "Blank Page in the discard pile") == ("P1.discards",)


def test_decks_are_chosen_by_their_names() -> None:
    view = kumite.match("universus", seed=0).view(0)
    assert places(view, "Clockwork") == ("deck Clockwork",)


def things(view: dict[str, Any]) -> set[str]:
    """Everything a seat could touch."""
    found = {
        "turn",
        *(f"deck {name}" for name in DECKS),
        *(f"card {name}" for name in view["seats"][view["you"]]["hand"]),
    }
    for seat, side in view["seats"].items():
        found |= {f"{seat}.{pile}" for pile in ("deck", "discards", "removed")}
        found |= {card["at"] for zone in side["cards"].values() for card in zone}
    return found


@pytest.mark.parametrize("seed", range(3))
def test_every_option_of_a_game_is_about_things_that_are_there(seed: int) -> None:
    match, rng, about = kumite.match("universus", seed=seed), Random(seed), 0
    while match.question is not None:
        view = match.view(match.question.seat)
        for option in view["question"]["options"]:
            found = places(view, option)
            assert set(found) <= things(view), (option, found)
            about += bool(found)
            if match.question.what in ("form", "enhance", "block", "commit", "respond", "review", "target"):
                assert found or option == "fail", (match.question.what, option)
        match.decide(rng.choice(match.question.options).choice)
        match.settle()
    assert about


# Moments


def test_moments_say_where_in_which_turn() -> None:
    ring = table(p1(hand=["Jab"]), p2(hand=["Wall"]), cards={"Jab": attack(), "Wall": foundation(block="+1 mid")})
    assert moment(ring.seen("P1")) == (5, "Turn 5, P1: Combat Phase")
    ring.play("P1: play Jab").on("P2 block")
    assert moment(ring.seen("P1")) == (5, "Turn 5, P1: Combat Phase, Block Step of Jab")
    assert moment(kumite.match("universus", seed=0).view(0)) == (0, "Before the first turn")


def test_the_turns_of_a_later_game_come_after_those_of_an_earlier_one() -> None:
    view = {**table(p1(hand=[PAGE])).seen("P1"), "round": 2, "turns": 1, "wins_needed": 2}
    assert moment(view) == (1001, "Game 2 (0 : 0), turn 1, P1: Combat Phase")


# The book


def test_the_book_has_every_card_and_deck_as_plain_data() -> None:
    book = GAME.book()
    assert json.loads(json.dumps(book)) == book
    assert set(book["cards"]) == {card.name for card in OUR_SHELF.cards()}
    assert set(book["decks"]) == set(DECKS)
    for deck in book["decks"].values():
        assert deck["character"] in book["cards"]
        assert all(name in book["cards"] for name, _ in [*deck["cards"], *deck["sidebar"]])


@pytest.mark.usefixtures("_cards")
def test_a_page_of_the_book_is_what_is_printed() -> None:
    page = GAME.book()["cards"]["Lamp Jab"]
    assert (page["type"], page["difficulty"], page["check"]) == ("attack", 2, 3)
    assert (page["speed"], page["zone"], page["damage"]) == (3, "mid", 4)
    assert page["block"] == {"modifier": 1, "zone": "high"}
    assert page["traits"] == ["Punch"]
    assert page["abilities"] == [
        {
            "title": "Enhance",
            "type": "Enhance",
            "keyword": "",
            "name": "",
            "text": "Enhance [Once per turn]: This attack gets +1 damage.",
        }
    ]

"""A wrong card definition as a newcomer writes it: in a scenario, in a card file and on a sheet it is told in the same
sentence, or nearly; none is taken for something else, and none crashes."""

from __future__ import annotations

import json
from typing import Any

import pytest

from kumite.cards.desks import OURS
from kumite.cards.faces import compile_all, compile_card
from kumite.cards.pool import PoolCard, pooled
from kumite.cards.records import read_records
from kumite.cards.scenario import compiled
from kumite.cards.sheet import read_sheet
from kumite.cards.trying import warnings
from kumite.errors import Refusal
from kumite.games.universus.describe import setup

NAME = "Lantern Kick"
KICK: dict[str, Any] = {
    "type": "attack",
    "difficulty": 3,
    "check": 4,
    "speed": 3,
    "zone": "mid",
    "damage": 4,
    "symbols": ["fire", "water", "earth"],
    "text": "Enhance: Draw 1 card.",
}
SYMBOLS = "there are fire, water, earth, air, good, evil, life, death, order, chaos, void, all and infinity"


def in_scenario(card: dict[str, Any], name: str = NAME) -> str:
    """What a scenario says against a card."""
    told = {key: value for key, value in card.items() if value is not None}
    try:
        setup(compiled("universus", {"cards": {name: told}, "P1": {"hand": [name]}}), OURS.game)
    except Refusal as refusal:
        return refusal.reason
    return ""


def against(card: PoolCard, warned: list[str]) -> str:
    missing = [f"{ability.words!r}: {ability.why}" for ability in card.abilities if not ability.tree]
    return "; ".join([*card.faults, *(warned or card.unread), *missing])


def in_file(card: dict[str, Any], name: str = NAME) -> str:
    """What is said of a card file with it."""
    told = {"control" if key == "check" else key: value for key, value in card.items()}
    try:
        (made,) = compile_all(read_records(json.dumps({"name": name, **told})))
    except Refusal as refusal:
        return refusal.reason
    return against(pooled(made), [])


def on_sheet(card: dict[str, Any], name: str = NAME) -> str:
    """What `kumite cards try` says."""
    try:
        sheet = read_sheet(json.dumps({"name": name, **card}))
    except Refusal as refusal:
        return refusal.reason
    made = OURS.looked_at(pooled(compile_card(sheet.record)))
    return against(made, warnings(made))


def test_the_right_one_is_taken() -> None:
    assert (in_scenario(KICK), in_file(KICK), on_sheet(KICK)) == ("", "", "")


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"zone": "middle"}, "zone is 'middle'; it must be one of high, mid, low"),
        ({"speed": "fast"}, "speed is 'fast'; it must be a whole number"),
        ({"text": {"Enhance": ["Draw 1 card."]}}, "; it must be text"),
        ({"text": "Sidestep: Draw 1 card."}, "there is no such ability type"),
        ({"difficulty": -2}, "difficulty is -2; it must be a whole number from 0 to 999"),
        (
            {"type": "backup", "health": 0, "stamina": 0, "speed": None, "zone": None, "damage": None},
            "stamina is 0; it ",
        ),
        ({"symbols": ["fire", "watr", "earth"]}, f"'watr' is no symbol; {SYMBOLS}"),
        ({"symbols": 5}, "a list of words"),
        ({"keywords": ["Shift"]}, "Shift builds a card with its other side up, and it has no back (UVS-KSHIFT-01)"),
        ({"type": 5}, "; it must be one of "),
    ],
)
def test_wherever_it_is_written_the_same_is_said(change: dict[str, Any], says: str) -> None:
    """UVS-KSHIFT-01, UVS-SYM-02, UVS-DIFF-01."""
    card = {**KICK, **change}
    scenario = {key: value for key, value in card.items() if key != "health"}
    file = {key: value for key, value in card.items() if key != "stamina"}
    assert says in in_scenario(scenario)
    assert NAME in in_scenario(scenario)
    assert says in in_file(file)
    assert says in on_sheet(file)


def test_a_number_that_is_missing() -> None:
    """UVS-ATK-05; a sheet fills in what is usual."""
    says = "it has no damage, and a card of the type attack has one"
    assert in_scenario(KICK | {"damage": None}) == f"cards.{NAME}: {says}"
    assert in_file(KICK | {"damage": None}) == says
    assert on_sheet(KICK | {"damage": None}) == ""


@pytest.mark.parametrize(
    ("word", "scenario", "sheet"),
    [
        ("Stunn: 2", "no such keyword or trait: Stunn: 2; did you mean Stun?", ""),
        (
            "Soup",
            "no such keyword or trait: Soup",
            "no such keyword or trait: Soup; write a trait of your own under 'traits'",
        ),
        (
            "Stun",
            "the keyword 'Stun' is not written like that; write 'Stun: 2'",
            "a rating is missing: Stun; write 'Stun: 2'",
        ),
        (
            "Safe: 2",
            "the keyword 'Safe: 2' is not written like that; write 'Safe'",
            "a rating where none belongs: Safe: 2; write 'Safe'",
        ),
    ],
)
def test_a_keyword_that_is_none(word: str, scenario: str, sheet: str) -> None:
    """UVS-KWRAT-01."""
    card = KICK | {"keywords": [word]}
    assert in_scenario(card) == f"cards.{NAME}: {scenario}"
    assert on_sheet(card) == (sheet or scenario)
    assert in_file(card) in (sheet or scenario)


def test_a_card_without_a_name() -> None:
    says = "name is ''; a card has a name"
    assert [road(KICK, "").endswith(says) for road in (in_scenario, in_file, on_sheet)] == [True, True, True]


def test_a_word_that_is_none() -> None:
    card, why = KICK | {"text": "Enhance: Drow 1 card."}, "'Drow' is no word of card English; did you mean 'Draw'?"
    assert in_scenario(card) == f"cards.{NAME}.text: in 'Enhance: Drow 1 card.', {why}"
    assert in_file(card) == on_sheet(card) == f"'Drow': {why}"


def test_words_that_are_not_understood() -> None:
    text, words = "Enhance: Draw -1 cards.", "-1 cards."
    card = KICK | {"text": text}
    assert in_scenario(card) == f"cards.{NAME}.text: in '{text}', '{words}' is not understood"
    assert in_file(card) == on_sheet(card) == f"'{words}': not parsed: not understood"


def test_a_card_with_a_back_shifts() -> None:
    """UVS-KSHIFT-01: the bystander."""
    back = {"name": "Lantern at Rest", "type": "asset"}
    assert in_scenario(KICK | {"keywords": ["Shift"], "back": back}) == ""


@pytest.mark.parametrize("text", ["Enhance: Transform this card.", "Enhance Commit: Draw 1 card. Transform this card."])
def test_a_card_with_one_side_does_not_transform(text: str) -> None:
    """UVS-TRANSF-01: it would do nothing, which is hardly meant."""
    back = {"type": "attack", "name": "Dusk", "speed": 3, "zone": "mid", "damage": 3}
    assert "has no other side" in on_sheet(KICK | {"text": text})
    assert "has no other side" not in on_sheet(KICK | {"text": text, "back": back})
    assert "has no other side" not in on_sheet(KICK | {"text": "Enhance: Transform your character."})

"""Described positions: whatever is wrong in one is refused in a sentence that says where; nothing crashes."""

from __future__ import annotations

import copy
from typing import Any

import pytest

import kumite
from kumite.errors import BadPosition, Refusal

RIGHT: dict[str, Any] = {
    "mode": "match",
    "options": {"windows": "silent"},
    "phase": "combat",
    "turn": "P1",
    "first": "P1",
    "turns": 5,
    "attack": "P1",
    "tried": False,
    "cards": {
        "Zinc Jab": {
            "name": "Zinc Jab",
            "type": "attack",
            "difficulty": 1,
            "check": 3,
            "block": "+1 mid",
            "symbols": ["fire"],
            "keywords": ["Punch"],
            "abilities": ["Ability(FORM, (Draw(1),))"],
            "speed": 3,
            "zone": "mid",
            "damage": 3,
            "set": "Z",
            "licence": "Zinc",
            "trees": [],
            "counts": 1,
        },
        "Zinc Lead": {"type": "character", "hand_size": 6, "health": 20, "version": "1"},
        "Zinc Friend": {"type": "backup", "difficulty": 1, "check": 3, "stamina": 4},
        "Zinc Coin": {
            "type": "foundation",
            "difficulty": 1,
            "check": 3,
            "back": {"name": "Zinc Tail", "type": "asset", "keywords": []},
        },
    },
    "P1": {
        "character": "Zinc Lead 1",
        "committed": True,
        "health": 9,
        "hand": ["Zinc Jab"],
        "stage": [
            {"card": "Blank Page", "committed": True, "frozen": True, "sealed": False, "counters": {"Blood": 2}},
            {"card": "Zinc Friend", "wounds": 1},
            {"card": "Zinc Coin", "back": True, "down": False, "attached": False},
        ],
        "pool": [{"card": "Blank Page", "as": "block"}, {"card": "Zinc Jab", "dealt": False}],
        "momentum": [{"card": "Zinc Jab", "up": True}],
        "deck": ["Blank Page"],
        "rest": 20,
        "filler": "Blank Page",
        "discards": ["Zinc Jab"],
        "removed": [{"card": "Zinc Jab", "down": True}],
        "unlocked": 0,
        "wins": 0,
    },
    "P2": {},
}
JUNK: tuple[Any, ...] = (
    None,
    -1,
    3,
    10**30,
    1.5,
    "",
    "rubbish",
    True,
    [],
    [3],
    ["rubbish"],
    {},
    {"rubbish": 1},
    [[]],
    {3: []},
)


def places(told: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every value in it, by its path."""
    found = [path] if path else []
    if isinstance(told, dict):
        for key, value in told.items():
            found += places(value, (*path, key))
    if isinstance(told, list):
        for at, value in enumerate(told):
            found += places(value, (*path, at))
    return found


def spoilt(path: tuple[Any, ...], value: Any) -> dict[str, Any]:
    made = copy.deepcopy(RIGHT)
    part: Any = made
    for key in path[:-1]:
        part = part[key]
    part[path[-1]] = value
    return made


def test_the_right_one_is_a_position() -> None:
    assert kumite.setup("universus", RIGHT, seed=0).question is not None


@pytest.mark.parametrize("path", places(RIGHT), ids=lambda path: ".".join([str(part) for part in path]))
def test_no_value_anywhere_crashes_it(path: tuple[Any, ...]) -> None:
    for value in JUNK:
        said = refused(spoilt(path, value))
        assert "\n" not in said


def refused(told: dict[str, Any]) -> str:
    """The sentence one gets, or a word if it is a position; anything but a refusal is a crash."""
    try:
        kumite.setup("universus", told, seed=0)
    except Refusal as refusal:
        return str(refusal)
    return "fine"


@pytest.mark.parametrize(
    ("path", "value", "reason"),
    [
        (("P1", "stage", 0, "counters"), 3, r"P1.stage\[0\].counters must be a mapping of names to numbers"),
        (("P1", "stage", 0, "counters"), {"Blood": "two"}, r"P1.stage\[0\].counters.Blood is 'two'"),
        (("P1", "stage", 0, "counters"), {"Blood": 0}, r"P1.stage\[0\].counters.Blood is 0; .* from 1 to 999"),
        (("P1", "stage", 0, "counters"), {3: 1}, r"P1.stage\[0\].counters: 3 is no name"),
        (("P1", "stage", 0, "committed"), "yes", r"P1.stage\[0\].committed is 'yes'; it must be true or false"),
        (("P1", "stage", 0), {"committed": True}, r"P1.stage\[0\]: it is not said which card it is"),
        (("P1", "stage", 0), 7, r"P1.stage\[0\] must be the name of a card"),
        (
            ("P1", "stage", 0),
            {"card": "Blank Page", "wounds": 1},
            r"only a backup loses stamina, and Blank Page is a",
        ),
        (("P1", "stage", 1, "wounds"), 9, r"P1.stage\[1\].wounds is 9; it must be a whole number from 0 to 4"),
        (("P1", "stage", 0), {"card": "Blank Page", "back": True}, r"P1.stage\[0\].back: Blank Page has one side only"),
        (("P1", "stage", 0), {"card": "Blank Page", "as": "block"}, r"that is said of a card in the card pool"),
        (
            ("P1", "stage", 0),
            "Zinc Jab",
            r"P1.stage\[0\]: Zinc Jab is an attack, and such a card can only lie face down",
        ),
        (("P1", "hand", 0), {"card": "Zinc Jab", "down": True}, r"P1.hand\[0\].down: a card in the hand has no facing"),
        (("P1", "pool", 0, "as"), "shield", r"P1.pool\[0\].as is 'shield'; it must be one of played, block, nothing"),
        (("P1", "character"), "Blank Page", "P1.character: Blank Page is no character, but a foundation"),
        (("P1", "health"), 21, "P1.health is 21; it must be a whole number from 0 to 20"),
        (("P1", "health"), -1, "P1.health is -1; it must be a whole number from 0 to 20"),
        (("P1", "rest"), -1, "P1.rest is -1; it must be a whole number from 0 to 999"),
        (("P1", "rest"), None, "P1.rest is None; it must be a whole number"),
        (("P1", "wins"), 2, "P1.wins is 2; it must be a whole number from 0 to 1"),
        (("P1", "unlocked"), 1, "P1.unlocked is 1; it must be a whole number from 0 to 0"),
        (("turns",), 0, "turns is 0; it must be a whole number from 1 to 999"),
        (("tried",), "no", "tried is 'no'; it must be true or false"),
        (("cards", "Zinc Lead", "health"), 0, "cards.Zinc Lead.health is 0; it must be a whole number from 1 to 999"),
        (("cards", "Zinc Jab", "damage"), 5000, "cards.Zinc Jab.damage is 5000"),
        (("cards", "Zinc Jab", "name"), [], "cards.Zinc Jab.name is .*; it must be text"),
        (("cards", "Zinc Friend", "name"), "Zinc Jab", "cards.Zinc Jab: there is another card of that name"),
        (("cards", "Zinc Friend", "name"), "Blank Page", "cards.Blank Page: there is another card of that name"),
    ],
)
def test_the_sentence_says_what_is_wrong_and_where(path: tuple[Any, ...], value: Any, reason: str) -> None:
    with pytest.raises(BadPosition, match=reason):
        kumite.setup("universus", spoilt(path, value), seed=0)

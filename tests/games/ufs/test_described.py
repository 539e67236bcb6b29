"""Described positions in the words of this edition: its names for entries, and one sentence for whatever is wrong."""

from __future__ import annotations

from typing import Any, Final

import pytest

import kumite
from kumite.errors import BadPosition
from kumite.games.ufs.entries import understood
from tests.games.ufs.ringside import table
from tests.games.ufs.test_words import OTHERS
from tests.games.universus.ringside import p1, p2

NUMBERS: Final[dict[str, Any]] = {"difficulty": 2, "control": 4}
HERO: Final[dict[str, Any]] = {"type": "character", "difficulty": 6, "control": 6, "hand_size": 6, "vitality": 20}
JAB: Final[dict[str, Any]] = {"type": "attack", "speed": 3, "zone": "mid", "damage": 4, **NUMBERS}


def refused(**given: Any) -> str:
    with pytest.raises(BadPosition) as caught:
        kumite.setup("ufs", given)
    return str(caught.value)


@pytest.mark.proves("UFS-CARD-02", "UFS-CARD-08", "UFS-STAGE-01", "UFS-READY-06")
def test_entries_have_the_names_of_this_edition() -> None:
    cards = {"Ada": HERO, "Lamp": {"type": "asset", **NUMBERS}}
    ring = table({"character": "Ada", "vitality": 11, "staging area": ["Lamp"]}, p2(), cards=cards, phase="ready")
    assert (ring["P1.health"], ring["P1.stage"], len(ring["P1.hand"])) == (11, ["Ada", "Lamp"], 6)
    assert ring.seen("P1")["seats"]["P1"]["max"] == 20
    assert ring.match.game.about(ring.seen("P1"), "Lamp")[1] == "  asset; difficulty 2, control 4"


def test_the_names_of_the_core_say_the_same() -> None:
    here = table({"vitality": 9, "staging area": ["Blank Page"]}, cards={"Lamp": NUMBERS}, phase="ready")
    there = table(p1(health=9, stage=["Blank Page"]), cards={"Lamp": {"difficulty": 2, "check": 4}}, phase="start")
    assert here.seen("P1") == there.seen("P1")


def test_what_is_described_stays_as_it_was() -> None:
    given = {"P1": {"vitality": 9}, "cards": {"Lamp": {"control": 4}}, "phase": "ready"}
    assert understood(given) == {"P1": {"health": 9}, "cards": {"Lamp": {"check": 4}}, "phase": "start"}
    assert given == {"P1": {"vitality": 9}, "cards": {"Lamp": {"control": 4}}, "phase": "ready"}
    assert [understood(odd) for odd in (None, [1], {"P1": 3, "cards": [], "phase": 7})] == [
        *(None, [1]),
        {"P1": 3, "cards": [], "phase": 7},
    ]


KNOWN_OF_A_SIDE: Final = (
    "brings, character, committed, deck, discards, filler, hand, vitality, momentum, pool, removed, rest, "
    "staging area, wins"
)
KNOWN_OF_A_CARD: Final = (
    "name, type, difficulty, control, block, symbols, keywords, abilities, speed, zone, damage, hand_size, vitality, "
    "version, licence, counts, back, traits, vitals"
)
ONE_ATTACK: Final = "is an attack, and such a card can only lie face down in a staging area"

REFUSED: Final[list[tuple[dict[str, Any], str]]] = [
    ({"P1": {"vitalty": 3}}, f"P1 has the unknown entry 'vitalty'; known are {KNOWN_OF_A_SIDE}"),
    ({"P1": {"control": 3}}, f"P1 has the unknown entry 'control'; known are {KNOWN_OF_A_SIDE}"),
    ({"P1": []}, "P1 must be a mapping with hand, staging area, deck ...; it is []"),
    ({"P1": {"health": 30}}, "P1.vitality is 30; it must be a whole number from 0 to 25"),
    ({"P1": {"vitality": "full"}}, "P1.vitality is 'full'; it must be a whole number"),
    ({"P1": {"vitality": 9, "health": 9}}, "P1 says 'vitality' twice, once by another name"),
    ({"P1": {"stage": "Lamp"}}, "P1.staging area must be a list of cards; it is 'Lamp'"),
    ({"P1": {"stage": ["Nope"]}}, "P1.staging area[0]: there is no card called 'Nope'"),
    ({"P1": {"unlocked": 1}}, "P1.unlocked: there are no skill trees here; leave it out"),
    (
        {"P2": {"stage": [{"card": "Blank Page", "wounds": 1}]}},
        "P2.staging area[0].wounds: there are no backups here; leave it out",
    ),
    (
        {"P1": {"deck": [{"card": "Blank Page", "committed": True}]}},
        "P1.deck[0].committed: that is said of a card in the staging area, not in the deck",
    ),
    (
        {"P1": {"stage": ["Jab"]}, "cards": {"Jab": JAB}},
        f"P1.staging area[0]: Jab {ONE_ATTACK} [UFS-STAGE-01, UFS-RULING-54]",
    ),
    ({"phase": "stert"}, "phase is 'stert'; it must be one of combat, ready, end, setup"),
    ({"cards": {"Lamp": {"difficulty": 2}}}, "cards.Lamp.control is missing; every card has one here"),
    ({"cards": {"Lamp": {"control": "x"}}}, "cards.Lamp.control is 'x'; it must be a whole number"),
    ({"cards": {"Ada": {**HERO, "vitality": 0}}}, "cards.Ada.vitality is 0; it must be a whole number from 1 to 999"),
    (
        {"cards": {"Lamp": {**NUMBERS, "vitality": 3}}},
        "cards.Lamp: hand size and vitality belong to a character, both, and this is a foundation",
    ),
    ({"cards": {"Lamp": 3}}, "cards.Lamp must be a mapping with type, difficulty, control ...; it is 3"),
    ({"cards": {"Lamp": {"colour": 3}}}, f"cards.Lamp: unknown entry 'colour'; a card has {KNOWN_OF_A_CARD}"),
    ({"cards": {"Lamp": {**NUMBERS, "set": "X"}}}, "cards.Lamp.set: there are no set icons here; leave it out"),
    (
        {"cards": {"Lamp": {**NUMBERS, "abilities": ["Ability(BLITZ, (Draw(1),))"]}}},
        "cards.Lamp: there is no Blitz here; there are Continuous, E, F, R",
    ),
]


@pytest.mark.parametrize(("given", "said"), REFUSED, ids=[said[:40] for _, said in REFUSED])
def test_what_is_wrong_is_said_in_one_sentence_of_this_edition(given: dict[str, Any], said: str) -> None:
    assert refused(**given) == said
    assert not OTHERS.search(said)

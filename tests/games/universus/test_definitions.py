"""Cards and positions that contradict themselves or the rules: one sentence each, with its place."""

from __future__ import annotations

from typing import Any

import pytest

import kumite
from kumite.errors import BadPosition

FOUNDATION: dict[str, Any] = {"type": "foundation", "difficulty": 1, "check": 3}
ATTACK: dict[str, Any] = {"type": "attack", "difficulty": 3, "check": 2, "speed": 3, "zone": "mid", "damage": 4}


def refused(position: dict[str, Any], game: str = "universus") -> str:
    with pytest.raises(BadPosition) as refusal:
        kumite.setup(game, position, seed=1)
    said = str(refusal.value)
    assert "\n" not in said
    return said


def without(card: dict[str, Any], *keys: str) -> dict[str, Any]:
    return {key: value for key, value in card.items() if key not in keys}


@pytest.mark.parametrize(
    ("card", "says"),
    [
        ({}, "cards.Lamp.difficulty is missing; only tokens and characters do without"),
        (without(FOUNDATION, "difficulty"), "cards.Lamp.difficulty is missing; only tokens and characters do without"),
        (without(FOUNDATION, "check"), "cards.Lamp.check is missing; only tokens and characters do without"),
        (without(ATTACK, "difficulty", "check"), "cards.Lamp.difficulty is missing"),
        (FOUNDATION | {"difficulty": -3}, "cards.Lamp.difficulty is -3; it must be a whole number from 0 to 999"),
        (FOUNDATION | {"check": -1}, "cards.Lamp.check is -1; it must be a whole number from 0 to 999"),
        (FOUNDATION | {"name": ""}, "cards.Lamp.name is ''; a card has a name"),
        (FOUNDATION | {"back": {"name": " ", "type": "asset"}}, "cards.Lamp.back.name is ' '; a card has a name"),
        (
            FOUNDATION | {"symbols": ["infinity", "fire"]},
            "cards.Lamp.symbols: a card with infinity has no other symbol [UVS-INF-01]",
        ),
        (ATTACK | {"keywords": ["Stun: x"]}, "Lamp: the rating in 'Stun: x' is no number"),
        (ATTACK | {"traits": ["Stun: x"]}, "Lamp: the rating in 'Stun: x' is no number"),
        (ATTACK | {"keywords": ["Stun"]}, "Lamp: the keyword 'Stun' is not written like that; write 'Stun: 2'"),
        (ATTACK | {"keywords": ["Throw: 2"]}, "Lamp: the keyword 'Throw: 2' is not written like that; write 'Throw'"),
        (ATTACK | {"keywords": ["Combo ()"]}, "Lamp: the keyword 'Combo ()' is not written like that; write 'Combo ("),
        (
            ATTACK | {"keywords": ["Elusive"]},
            "Lamp: Elusive is a keyword of one backup, and this is one attack (UVS-KELUS-01)",
        ),
        (
            FOUNDATION | {"keywords": ["Flash"]},
            "Lamp: Flash is a keyword of one attack, and this is one foundation (UVS-KFLASH-01)",
        ),
    ],
)
def test_a_card_that_contradicts_itself_is_refused(card: dict[str, Any], says: str) -> None:
    """UVS-DIFF-01, UVS-CVAL-01, UVS-INF-01, UVS-KWRAT-01, UVS-KCOMBO-01, UVS-KELUS-01, UVS-KFLASH-01."""
    assert says in refused({"cards": {"Lamp": card}})


def test_a_card_has_a_name() -> None:
    assert refused({"cards": {"": FOUNDATION}}) == "cards..name is ''; a card has a name"


def test_tokens_and_characters_do_without_difficulty_and_check() -> None:
    cards = {"Lead": {"type": "character", "hand_size": 6, "health": 20}, "Spark": {"type": "token"}}
    assert kumite.setup("universus", {"cards": cards, "P1": {"character": "Lead"}}, seed=1).question is not None


@pytest.mark.parametrize("key", ["difficulty", "check"])
def test_every_card_of_ufs_has_both(key: str) -> None:
    """UFS-CARD-01, UFS-CARD-02."""
    lead = {"type": "character", "hand_size": 6, "health": 20, "difficulty": 6, "check": 6}
    says = f"cards.Lead.{key} is missing; every card has one here"
    assert refused({"cards": {"Lead": without(lead, key)}}, "ufs") == says


JAB: dict[str, Any] = {"cards": {"Jab": ATTACK}, "attack": "P1", "P1": {"pool": ["Jab"]}}


@pytest.mark.parametrize("game", ["universus", "ufs"])
@pytest.mark.parametrize("phase", ["start", "end", "setup"])
def test_an_attack_goes_on_in_the_combat_phase_only(game: str, phase: str) -> None:
    says = f"attack: that is said of the Combat Phase, and the phase is {phase}; leave one of them out"
    assert refused(JAB | {"phase": phase}, game) == says


def test_who_has_tried_a_card_is_in_the_combat_phase() -> None:
    assert refused({"tried": True, "phase": "end"}).startswith("tried: that is said of the Combat Phase")
    assert kumite.setup("universus", {"tried": False, "phase": "end"}, seed=1).question is not None


@pytest.mark.parametrize("turns", [1, 2])
def test_nobody_attacks_on_their_own_first_turn(turns: int) -> None:
    """UVS-SETUP-10."""
    says = f"attack: nobody attacks on their own first turn, and turns is {turns} [UVS-SETUP-10]"
    assert refused(JAB | {"turns": turns}) == says
    assert kumite.setup("universus", JAB | {"turns": 3}, seed=1).question is not None


@pytest.mark.parametrize("game", ["universus", "ufs"])
def test_only_an_attack_has_dealt_damage(game: str) -> None:
    pool = [{"card": "Blank Page", "dealt": True}]
    says = "P1.pool[0].dealt: only an attack deals damage, and Blank Page is one foundation"
    assert refused({"P1": {"pool": pool}}, game) == says

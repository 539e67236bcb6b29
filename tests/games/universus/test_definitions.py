"""Cards and positions that contradict themselves or the rules: one sentence each, with its place."""

from __future__ import annotations

from typing import Any

import pytest

import kumite
from kumite.errors import BadPosition

FOUNDATION: dict[str, Any] = {"type": "foundation", "difficulty": 1, "check": 3}
MIRRI = "Mirri Vell the Firecracker"
STRANGER = "is a character other than Sparring Partner, and does not stay in this stage"
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
        (FOUNDATION | {"dificulty": 3}, "cards.Lamp: unknown entry 'dificulty'; did you mean 'difficulty'?"),
        (FOUNDATION | {"hue": 3}, "cards.Lamp: unknown entry 'hue'; a card has name, type, difficulty"),
        (
            FOUNDATION | {"abilities": ["Draw 1 card."]},
            "cards.Lamp.abilities[0]: 'Draw 1 card.' is no tree like Ability(",
        ),
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
            "Lamp: Elusive is a keyword of a backup, and this is an attack (UVS-KELUS-01)",
        ),
        (
            FOUNDATION | {"keywords": ["Flash"]},
            "Lamp: Flash is a keyword of an attack, and this is a foundation (UVS-KFLASH-01)",
        ),
        (
            ATTACK | {"keywords": ["Combo (Mid Attack, Kikc)"]},
            "cards.Lamp.keywords: no card is 'Kikc', as its Combo wants; did you mean Kick?",
        ),
        (FOUNDATION | {"traits": ["Giant"]}, "cards.Lamp.traits: Giant is a trait of characters [UVS-CTRAIT-03]"),
        (
            FOUNDATION | {"back": {"name": "Pit", "type": "asset", "traits": ["Giant"]}},
            "cards.Lamp.back.traits: Giant is a trait of characters [UVS-CTRAIT-03]",
        ),
        (
            FOUNDATION | {"back": {"name": "Pit", "type": "asset", "back": {"name": "Top"}}},
            "cards.Lamp.back.back: the other side of a card has no other side itself [UVS-DSIDE-01]",
        ),
        (FOUNDATION | {"symbols": ["attuned:infinity"]}, "Lamp: infinity is no symbol that could be attuned"),
        (FOUNDATION | {"trees": ["Ladder"]}, "cards.Lamp.trees: there is no skill tree 'Ladder'; there are "),
        (FOUNDATION | {"name": "Lamp\nOil"}, "cards.Lamp.name is 'Lamp\\nOil'; it must be text, in one line"),
        (FOUNDATION | {"name": " Lamp"}, "cards.Lamp: the words of a name have one space between them"),
    ],
)
def test_a_card_that_contradicts_itself_is_refused(card: dict[str, Any], says: str) -> None:
    """UVS-DIFF-01, UVS-CVAL-01, UVS-INF-01, UVS-KWRAT-01, UVS-KCOMBO-01, UVS-KELUS-01, UVS-KFLASH-01."""
    assert says in refused({"cards": {"Lamp": card}})


def test_a_card_has_a_name() -> None:
    assert refused({"cards": {"": FOUNDATION}}) == "cards..name is ''; a card has a name"


def test_a_combo_may_name_a_card_that_is_not_here_and_a_backup_have_the_traits_of_its_character() -> None:
    cards = {
        "Jab": ATTACK | {"keywords": ["Combo (Anvil Serenade)"]},
        "Pal": {"type": "backup", "difficulty": 3, "check": 4, "stamina": 3, "traits": ["Giant"]},
    }
    assert kumite.setup("universus", {"cards": cards, "P1": {"stage": ["Pal"]}}, seed=1).question is not None


def test_tokens_and_characters_do_without_difficulty_and_check() -> None:
    cards = {"Lead": {"type": "character", "hand_size": 6, "health": 20}, "Spark": {"type": "token"}}
    assert kumite.setup("universus", {"cards": cards, "P1": {"character": "Lead"}}, seed=1).question is not None


@pytest.mark.parametrize(("key", "called"), [("difficulty", "difficulty"), ("check", "control")])
def test_every_card_of_ufs_has_both(key: str, called: str) -> None:
    """UFS-CARD-01, UFS-CARD-02."""
    lead = {"type": "character", "hand_size": 6, "health": 20, "difficulty": 6, "check": 6}
    says = f"cards.Lead.{called} is missing; every card has one here"
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
    says = "P1.pool[0].dealt: only an attack deals damage, and Blank Page is a foundation"
    assert refused({"P1": {"pool": pool}}, game) == says


def test_a_name_of_two_lines_is_told_in_one() -> None:
    assert refused({"cards": {"Lamp\nOil": FOUNDATION}}).startswith("cards.'Lamp\\nOil'.name is ")


@pytest.mark.parametrize("need", ["Kick, Lamp", "{fire} Kick", "Mid Block, High Weapon", "4 Difficulty", "Soot"])
def test_a_combo_may_ask_for_whatever_a_card_of_the_table_can_be(need: str) -> None:
    """UVS-RULING-106."""
    cards = {"Lamp": ATTACK | {"keywords": [f"Combo ({need})"]}, "Oil": FOUNDATION | {"traits": ["Soot"]}}
    assert kumite.setup("universus", {"cards": cards}, seed=1).question is not None


@pytest.mark.proves("UVS-POWER-01", "UVS-ROMAN-01", "UVS-TOKEN-02", "UVS-PAUSE-06")
@pytest.mark.parametrize(
    ("side", "says"),
    [
        ({"hand": ["Power"]}, "P1.hand[0]: Power is a token, and only ever in the stage [UVS-POWER-01]"),
        ({"momentum": ["Power"]}, "P1.momentum[0]: Power is a token, and only ever in the stage [UVS-POWER-01]"),
        ({"stage": ["Roman Cancel"]}, "P1.stage[0]: Roman Cancel is a token, and only ever in momentum [UVS-ROMAN-01]"),
        ({"discards": ["Chip"]}, "P1.discards[0]: Chip is a token, and no token is ever there [UVS-TOKEN-02]"),
        (
            {"stage": [MIRRI]},
            f"P1.stage[0]: {MIRRI} {STRANGER} [UVS-PAUSE-06]",
        ),
        ({"character": "Tin-Can Jab"}, "P1.character: Tin-Can Jab is no character, but an attack"),
    ],
)
def test_a_card_where_it_cannot_be(side: dict[str, Any], says: str) -> None:
    assert refused({"P1": side, "cards": {"Chip": {"type": "token"}}}) == says


@pytest.mark.proves("UVS-POWER-01", "UVS-ROMAN-01", "UVS-FDC-01")
def test_the_same_cards_where_they_can_be() -> None:
    down = {"card": "Mirri Vell the Firecracker", "down": True}
    side = {"stage": ["Power", "Chip", down], "momentum": [{"card": "Roman Cancel", "up": True}]}
    other = {"character": "Mirri Vell the Firecracker", "stage": ["Mirri Vell the Firecracker"]}
    match = kumite.setup("universus", {"P1": side, "P2": other, "cards": {"Chip": {"type": "token"}}})
    seen = match.view("P1")["seats"]["P1"]
    assert {"Power", "Chip"} <= set(seen["stage"])
    assert seen["momentum"] == ["Roman Cancel"]


def test_what_is_wrong_with_the_other_side_of_a_card_is_said_of_that() -> None:
    card = FOUNDATION | {"back": {"name": "Pit", "type": "attack"}}
    assert refused({"cards": {"Lamp": card}}).startswith("cards.Lamp.back: it has no speed, and a card of the type")


@pytest.mark.proves("UVS-BRKT-02", "UVS-BRKT-04", "UVS-OUTWIT-02")
@pytest.mark.parametrize(
    ("riders", "says"),
    [
        ("In(STAGE), In(HAND)", "no card is in the hand and in the stage at once"),
        ("Outwit(), In(HAND)", "no card is in the hand and in the stage at once"),
        ("OnAttack(True), OnAttack(False)", "an attack is not yours and your rival's at once"),
        ("OnTurn(True), OnTurn(False)", "a turn is not yours and your rival's at once"),
    ],
)
def test_restrictions_that_contradict_each_other(riders: str, says: str) -> None:
    tree = f"Ability(RESPONSE, (Draw(1),), (), Event(V_DRAW), ({riders}))"
    card = FOUNDATION | {"abilities": [tree]}
    assert refused({"cards": {"Lamp": card}}) == f"cards.Lamp.abilities[0], column 1: Ability.riders: {says}"


def test_restrictions_that_go_together() -> None:
    for riders in ("In(STAGE), Outwit()", "In(HAND), In(HAND)", "OnAttack(True), OnTurn(True), OnTurn(True)"):
        tree = f"Ability(RESPONSE, (Draw(1),), (), Event(V_DRAW), ({riders}))"
        kumite.setup("universus", {"cards": {"Lamp": FOUNDATION | {"abilities": [tree]}}})

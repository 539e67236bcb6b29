"""Rules that last for an attack: they begin with its sequence and end with it."""

from __future__ import annotations

import pytest

from tests.games.universus.effects.tools import WALL, attacking, health, now
from tests.games.universus.ringside import Table, asset, attack, character, p1, p2, table

PLAYED = "Event(V_PLAY, tests=(Type((ATTACK,)),), notes=(AS_FORM, AS_REVERSAL))"
ERASES = f"Ability(RESPONSE, (Rule(CANNOT, {{}}, until=ATTACK_PERIOD),), (), {PLAYED}, (Limit(1, TURN),))"
OF_CHARACTER = "Event(V_ABILITY, RIVAL, character=1)"
ON_PLAY = "Ability(RESPONSE, (Gain(1),), (), Event(V_PLAY, RIVAL, (Type((ATTACK,)),)))"
ON_END = "Ability(RESPONSE, (Gain(1),), (), Event(V_RESOLVE, RIVAL))"
HEALS = "Ability(ENHANCE, (Gain(1),))"


def erased(*does: str) -> Table:
    """P1's attack is played, and P1's Response bars the abilities of P2's character, who has these, during it."""
    cards = {"Jab": attack(difficulty=0), "Sun": asset([ERASES.format(OF_CHARACTER)]), "Boss": character([*does])}
    mine = p1(hand=["Jab", "Jab"], stage=["Sun"])
    theirs = p2(character="Boss", health=5, hand=["Wall", "Wall"], stage=["Aid"])
    ring = table(mine, theirs, cards={**cards, "Wall": WALL, "Aid": asset([HEALS])})
    ring.play("P1: play Jab", "P1: use Sun")
    return ring


@pytest.mark.proves("UVS-DURING-01", "UVS-EX-09", "UVS-SEQ-02")
def test_a_response_to_the_attack_being_played_is_not_yet_barred() -> None:
    ring = erased(ON_PLAY)
    assert ring.question == "P2 respond"
    ring.play("P2: use Boss")
    assert health(ring)[1] == 6


@pytest.mark.proves("UVS-DURING-01", "UVS-EX-09")
def test_in_the_sequence_the_character_is_barred_and_nobody_else() -> None:
    ring = erased(HEALS, ON_END)
    ring.on("P2 enhance")
    assert ring.options == ["pass", "use Aid"]


@pytest.mark.proves("UVS-DURING-01", "UVS-EX-09", "UVS-RESOLVE-01")
def test_as_the_attack_resolves_and_in_the_next_one_the_character_is_free_again() -> None:
    ring = erased(HEALS, ON_END)
    ring.on("P2 respond")
    ring.play("P2: use Boss")
    assert health(ring)[1] == 5 - 3 + 1
    ring.on("P1 form")
    ring.play("P1: play Jab")
    ring.on("P2 enhance")
    assert sorted(ring.options) == ["pass", "use Aid", "use Boss"]


@pytest.mark.proves("UVS-DURING-01")
def test_a_draw_in_response_to_the_play_is_allowed_and_one_in_the_sequence_is_not() -> None:
    draws = "Ability(RESPONSE, (Draw(1),), (), Event(V_PLAY, RIVAL, (Type((ATTACK,)),)))"
    later = "Ability(ENHANCE, (Draw(1),))"
    cards = {"Jab": attack(difficulty=0), "Sun": asset([ERASES.format("Event(V_DRAW, RIVAL)")])}
    mine, theirs = p1(hand=["Jab"], stage=["Sun"]), p2(stage=["Aid"], hand=["Wall"])
    ring = table(mine, theirs, cards={**cards, "Wall": WALL, "Aid": asset([draws, later])})
    ring.play("P1: play Jab", "P1: use Sun")
    ring.play("P2: use Aid")
    assert len(ring["P2.hand"]) == 2
    ring.on("P2 enhance")
    ring.play("P2: use Aid")
    assert len(ring["P2.hand"]) == 2


@pytest.mark.proves("UVS-ATK-06")
def test_a_number_that_cannot_be_changed_is_fixed_as_soon_as_the_attack_is_played() -> None:
    weak = f"Ability(RESPONSE, (Modify(TheAttack(), DAMAGE, -2),), (), {PLAYED})"
    rule = "Event(V_PENALTY, YOU, (Type((ATTACK,)),), notes=(DAMAGE,))"
    cards = {"Jab": attack(difficulty=0), "Sun": asset([ERASES.format(rule)]), "Fog": asset([weak])}
    mine, theirs = p1(hand=["Jab"], stage=["Sun"]), p2(stage=["Fog"], hand=["Wall"])
    ring = table(mine, theirs, cards={**cards, "Wall": WALL})
    ring.play("P1: play Jab", "P1: use Sun", "P2: use Fog")
    ring.on("P2 block")
    assert now(ring).damage == 3


@pytest.mark.proves("UVS-DURING-01")
def test_a_bar_that_is_made_in_the_sequence_holds_at_once() -> None:
    bars = f"Ability(ENHANCE, (Rule(CANNOT, {OF_CHARACTER}, until=ATTACK_PERIOD),))"
    cards = {"Sun": asset([bars]), "Boss": character([HEALS])}
    cards["Aid"] = asset([HEALS])
    ring = attacking(p1(stage=["Sun"]), p2(character="Boss", stage=["Aid"]), cards)
    ring.play("P1: use Sun")
    assert ring.question == "P2 enhance"
    assert ring.options == ["pass", "use Aid"]

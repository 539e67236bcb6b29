"""Numbers that are modified: by bonuses, by penalties, and by being set (UVS-MODIF-01); there and back."""

from __future__ import annotations

import pytest

from kumite.games.universus.english.abilities import written_out
from kumite.games.universus.trees.reading import read_tree
from tests.english.lower.lowering import ability, does, lowered, tree

VERBS = ("V_BONUS", "V_PENALTY", "V_SET")
WAITS = [
    ("the speed of an attack is modified", "tests=(Type((ATTACK,)),), notes=(SPEED,)"),
    ("your attack's damage is modified", "by=YOU, tests=(Type((ATTACK,)),), notes=(DAMAGE,)"),
    ("your rival modifies the speed of your attack", "by=YOU, tests=(Type((ATTACK,)),), notes=(SPEED,), cause=RIVAL"),
    ("an attack's speed or damage is modified", "tests=(Type((ATTACK,)),), notes=(SPEED, DAMAGE)"),
]


@pytest.mark.proves("UVS-MODIF-01")
@pytest.mark.parametrize(("event", "fields"), WAITS)
def test_what_waits_for_a_modified_number_waits_for_all_three(event: str, fields: str) -> None:
    found = ability(f"Response: After {event}, draw 1 card.")
    assert found.trigger == read_tree(f"Either(({', '.join([f'Event({verb}, {fields})' for verb in VERBS])}))")
    assert lowered(written_out(found)).ability == found


@pytest.mark.proves("UVS-MODIF-01", "UVS-RULE-01")
@pytest.mark.parametrize("end", ["", " by your rival's effects"])
def test_what_cannot_be_modified_cannot_be_set_either(end: str) -> None:
    text = f"Enhance: The damage of this attack cannot be modified{end}."
    by = "via=BY_EFFECT, cause=RIVAL, " if end else ""
    rules = [
        f"Rule(CANNOT, Event({verb}, attack=True, {by}notes=(DAMAGE,)), on=TheAttack(), until=ATTACK_PERIOD)"
        for verb in VERBS
    ]
    assert does(text) == tree(", ".join(rules))
    assert lowered(written_out(ability(text))).ability == ability(text)


@pytest.mark.proves("UVS-BONUS-02", "UVS-PEN-02")
@pytest.mark.parametrize(("verb", "told"), [("increased", "V_BONUS"), ("reduced", "V_PENALTY"), ("set", "V_SET")])
def test_one_of_them_is_one_of_them(verb: str, told: str) -> None:
    found = ability(f"Response: After your attack's damage is {verb}, draw 1 card.")
    however = "" if told == "V_SET" else ", however=True"
    assert found.trigger == read_tree(f"Event({told}, by=YOU, tests=(Type((ATTACK,)),), notes=(DAMAGE,){however})")
    assert lowered(written_out(found)).ability == found


@pytest.mark.proves("UVS-BONUS-01", "UVS-PEN-01")
@pytest.mark.parametrize(("kind", "told"), [("bonus", "V_BONUS"), ("penalty", "V_PENALTY")])
def test_a_bonus_and_a_penalty_are_nothing_but_that(kind: str, told: str) -> None:
    found = ability(f"Response: After your attack receives a damage {kind}, draw 1 card.")
    assert found.trigger == read_tree(f"Event({told}, by=YOU, tests=(Type((ATTACK,)),), notes=(DAMAGE,))")

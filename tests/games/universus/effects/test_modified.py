"""A number that is modified: by a bonus, by a penalty, or by being set; and what changes nothing is no change."""

from __future__ import annotations

import pytest

from tests.games.universus.effects.tools import attacking, health, lies, now
from tests.games.universus.ringside import asset, attack, foundation, p1, p2

MODIFIED = (
    "Either((Event(V_BONUS, tests=(Type((ATTACK,)),), notes=(SPEED,)), "
    "Event(V_PENALTY, tests=(Type((ATTACK,)),), notes=(SPEED,)), "
    "Event(V_SET, tests=(Type((ATTACK,)),), notes=(SPEED,))))"
)
HEARS = f"Ability(RESPONSE, (Gain(1),), (), {MODIFIED})"
ASKS = "Ability(ENHANCE, (If(Past(Event(V_SET, attack=True, notes=({},))), (Gain(5),)),))"
THEN = "Ability(ENHANCE, ({}, If(Did(), (Gain(5),))))"


@pytest.mark.proves("UVS-MODIF-01", "UVS-BONUS-02", "UVS-PEN-02")
@pytest.mark.parametrize(
    ("change", "speed"),
    [
        ("Modify(TheAttack(), SPEED, 1)", 4),
        ("Modify(TheAttack(), SPEED, -1)", 2),
        ("Set(TheAttack(), SPEED, 4)", 4),
        ("Set(TheAttack(), SPEED, 1)", 1),
        ("Double(TheAttack(), SPEED)", 6),
        ("Swap(TheAttack())", 5),
    ],
)
def test_whatever_changes_a_number_modifies_it(change: str, speed: int) -> None:
    cards = {"Hawk": asset([HEARS]), "Coach": asset([f"Ability(ENHANCE, ({change},))"])}
    ring = attacking(p1(stage=["Coach", "Hawk"], health=9), p2(), cards, attack(speed=3, damage=5))
    ring.play("P1: use Coach")
    assert now(ring).speed == speed
    ring.play("P1: use Hawk")
    assert health(ring)[0] == 10


@pytest.mark.proves("UVS-MODIF-01")
@pytest.mark.parametrize(
    "change",
    [
        "Set(TheAttack(), SPEED, 3)",
        "Set(TheAttack(), SPEED, None)",
        "Set(TheAttack(), DAMAGE, 4)",
        "Modify(TheAttack(), SPEED, -1, NOBODY, 3)",
        "Swap(TheAttack())",
    ],
)
def test_a_number_that_stays_what_it_is_is_not_modified(change: str) -> None:
    cards = {"Hawk": asset([HEARS]), "Coach": asset([f"Ability(ENHANCE, ({change},))"])}
    ring = attacking(p1(stage=["Coach", "Hawk"], health=9), p2(stage=["Coach"]), cards, attack(speed=3, damage=3))
    ring.play("P1: use Coach")
    assert ring.question == "P2 enhance"  # no Response was waited for
    assert now(ring).speed == 3


@pytest.mark.proves("UVS-STATE-02")
@pytest.mark.parametrize(
    ("prop", "value", "gains"),
    [("ZONE", "MID", 0), ("ZONE", "HIGH", 5), ("SPEED", "3", 0), ("SPEED", "None", 0), ("SPEED", "7", 5)],
)
def test_what_is_set_to_what_it_was_has_not_been_changed(prop: str, value: str, gains: int) -> None:
    """Neither for those who ask later nor for `if you do`."""
    word = f"Set(TheAttack(), {prop}, {value})"
    cards = {"Coach": asset([f"Ability(ENHANCE, ({word},))"]), "Asker": asset([ASKS.format(prop)])}
    ring = attacking(p1(stage=["Coach", "Asker"], health=9), p2(), cards)
    ring.play("P1: use Coach")
    ring.on("P1 enhance")
    ring.play("P1: use Asker")
    assert health(ring)[0] == 9 + gains
    cards = {"Coach": asset([THEN.format(word)])}
    ring = attacking(p1(stage=["Coach"], health=9), p2(), cards)
    ring.play("P1: use Coach")
    assert health(ring)[0] == 9 + gains


@pytest.mark.proves("UVS-RULE-04", "UVS-MODIF-01")
@pytest.mark.parametrize("change", ["Set(TheAttack(), DAMAGE, 9)", "Double(TheAttack(), DAMAGE)", "Swap(TheAttack())"])
def test_what_cannot_be_modified_cannot_be_set(change: str) -> None:
    rules = [
        f"Rule(CANNOT, Event({verb}, attack=True, notes=(DAMAGE,)), on=TheAttack(), until=ATTACK_PERIOD)"
        for verb in ("V_BONUS", "V_PENALTY", "V_SET")
    ]
    cards = {
        "Bolt": asset([f"Ability(ENHANCE, ({', '.join(rules)}))"]),
        "Coach": asset([f"Ability(ENHANCE, ({change},))"]),
    }
    ring = attacking(p1(stage=["Bolt", "Coach"]), p2(), cards, attack(speed=5, damage=3))
    ring.play("P1: use Bolt")
    ring.on("P1 enhance")
    ring.play("P1: use Coach")
    assert (now(ring).speed, now(ring).damage) == (5, 3)


# What is gained


GAINS = "Fired(Event(V_GRANT), (Gain(5),))"
OAK = "Sel(1, YOU, (Named('Oak'),))"


@pytest.mark.proves("UVS-GAINAB-01", "UVS-SEAL-02", "UVS-EVENT-01")
@pytest.mark.parametrize(
    ("word", "is_sealed", "gains"),
    [
        (f"Grant({OAK}, symbols=1)", False, 0),
        (f"Grant({OAK}, symbols=2)", False, 5),
        (f"Grant({OAK}, symbols=3)", False, 5),
        (f"Grant({OAK}, ability=Ability(ENHANCE, (Draw(1),)))", True, 0),
        (f"Grant({OAK}, ability=Ability(ENHANCE, (Draw(1),)))", False, 5),
        (f"Grant({OAK}, trait='Ally')", True, 5),
        (f"Grant({OAK}, trait='Taunt')", False, 5),
    ],
)
def test_what_gains_nothing_new_has_gained_nothing(word: str, is_sealed: bool, gains: int) -> None:
    """A symbol that is there already, an ability of a sealed card; but a keyword may be there twice."""
    cards = {
        "Ear": asset([f"Ability(CONTINUOUS, ({GAINS},))"]),
        "Coach": asset([f"Ability(ENHANCE, ({word},))"]),
        "Oak": foundation(symbols=["fire"], keywords=["Taunt"]),
    }
    stage = ["Ear", "Coach", {"card": "Oak", "sealed": is_sealed}]
    ring = attacking(p1(stage=stage, health=9), p2(), cards)
    ring.play("P1: use Coach")
    assert health(ring)[0] == 9 + gains


@pytest.mark.proves("UVS-RULE-04", "UVS-GAINAB-01")
@pytest.mark.parametrize("name", ["Oak", "Elm"])
def test_a_card_that_cannot_gain_abilities_gains_none_of_another_card(name: str) -> None:
    copies = f"Ability(ENHANCE, (GainAbilities({OAK}, Sel(1, YOU, (Named('Coach'),))),))"
    rule = f"Ability(CONTINUOUS, (Rule(CANNOT, Event(V_GRANT, tests=(Named('{name}'),))),))"
    cards = {"Coach": asset([copies]), "Bolt": asset([rule]), "Oak": foundation(), "Elm": foundation()}
    ring = attacking(p1(stage=["Coach", "Bolt", "Oak", "Elm"]), p2(), cards)
    ring.play("P1: use Coach")
    assert len(lies(ring, 0, 3).abilities) == (0 if name == "Oak" else 1)

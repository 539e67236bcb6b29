"""Forms that were carried out in another way than a judge would: what is done, which attack, where a card lies."""

from __future__ import annotations

import pytest

from tests.games.universus.effects.tools import WALL, attacking, health, now
from tests.games.universus.ringside import PAGE, Table, asset, attack, character, foundation, p1, p2, table

NEXT = "Sel(1, YOU, (Type((ATTACK,)),), (POOL, TRANSIT), next=True)"


# If you do


@pytest.mark.proves("UVS-IF-01")
@pytest.mark.parametrize(("asked", "gained"), [("RIVAL", 0), ("YOU", 3)])
def test_what_was_not_done_for_a_condition_was_not_done(asked: str, gained: int) -> None:
    """If it is their turn, you may draw 1 card. If you do, gain 3 health: though the cost has done something."""
    text = f"Ability(FORM, (If(During(NOBODY, {asked}), (May((Draw(1),)),)), If(Did(), (Gain(3),))), (Mill(2),))"
    ring = table(p1(stage=["Plan"], health=10), p2(), cards={"Plan": asset([text])}).play("P1: use Plan")
    if gained:
        ring.play("P1: yes")
    assert health(ring)[0] == 10 + gained


@pytest.mark.proves("UVS-IF-01")
def test_the_other_branch_is_something_done() -> None:
    text = "Ability(FORM, (If(During(NOBODY, RIVAL), (Draw(1),), (Mill(2),)), If(Did(), (Gain(3),))))"
    ring = table(p1(stage=["Plan"], health=10), p2(), cards={"Plan": asset([text])}).play("P1: use Plan")
    assert health(ring)[0] == 13


# Cards before another


@pytest.mark.proves("UVS-PREC-01", "UVS-PLAYCD-04")
@pytest.mark.parametrize(("pool", "need"), [([], 5), (["Rod"], 4 + 1), (["Rod", PAGE, "Rod"], 3 + 3)])
def test_a_card_that_is_played_comes_behind_the_pool(pool: list[str], need: int) -> None:
    """-1 difficulty for each Weapon before it, and +1 for each card there by progressive difficulty."""
    text = (
        "Ability(CONTINUOUS, (Modify(This(), DIFFICULTY, "
        "Times(-1, Count(Sel(1, YOU, (Trait('Weapon'), Beside(False)), (POOL,))))),))"
    )
    cards = {"Blade": attack([text], difficulty=5), "Rod": asset(keywords=["Weapon"])}
    ring = table(p1(hand=["Blade"], pool=pool, stage=[PAGE] * 4), p2(), cards=cards).play("P1: play Blade")
    assert ring["check.need"] == need


def test_a_card_at_the_beginning_of_a_card_pool() -> None:
    first = "Ability(ENHANCE, (Move(Sel(1, DOER, (), (HAND,)), POOL, top=True),))"
    last = "Ability(ENHANCE, (Move(Sel(1, DOER, (), (HAND,)), POOL),))"
    for text, pool in ((first, ["Stone", PAGE, "Jab"]), (last, [PAGE, "Jab", "Stone"])):
        cards = {"Plan": asset([text]), "Stone": foundation()}
        ring = attacking(p1(stage=["Plan"], hand=["Stone"], pool=[PAGE]), p2(), cards).play("P1: use Plan")
        assert ring["P1.pool"] == pool


# This attack, and the next


def after_the_first(text: str) -> Table:
    """P1 has used a Plan while attacking with a Jab of speed 3, and then plays a Hook of speed 6."""
    cards = {"Plan": asset([text]), "Hook": attack(speed=6, damage=1), "Wall": WALL}
    ring = attacking(p1(stage=["Plan", PAGE, PAGE], hand=["Hook"]), p2(hand=["Wall"]), cards)
    return ring.play("P1: use Plan").on("P1 form").play("P1: play Hook")


@pytest.mark.proves("UVS-THISATK-01", "UVS-EFF-11")
def test_this_attack_is_not_the_next_one() -> None:
    """Your next attack gets +X damage. X equals this attack's printed speed."""
    text = f"Ability(ENHANCE, (Modify({NEXT}, DAMAGE, X(), until=TURN), Let(Value(TheAttack(), SPEED, True))))"
    assert now(after_the_first(text).on("P1 enhance")).damage == 1 + 3


@pytest.mark.proves("UVS-EFF-11")
def test_any_other_number_is_worked_out_when_it_is_needed() -> None:
    """Your next attack gets +1 damage for each card in your card pool: two by then."""
    text = f"Ability(ENHANCE, (Modify({NEXT}, DAMAGE, Count(Sel(1, YOU, (), (POOL,))), until=TURN),))"
    assert now(after_the_first(text).on("P1 enhance")).damage == 1 + 2


@pytest.mark.proves("UVS-THISATK-01")
def test_a_check_after_this_attack() -> None:
    """Your next check to play an attack gets +X. X equals this attack's printed speed: the check is 3 + 3."""
    text = (
        "Ability(ENHANCE, (CheckBonus(X(), purposes=(0,), tests=(Type((ATTACK,)),)), "
        "Let(Value(TheAttack(), SPEED, True))))"
    )
    assert [line["amount"] for line in after_the_first(text).told_of("pass")] == [6]


def test_an_attack_that_is_kept_hold_of_until_the_end_phase() -> None:
    """Choose your attack. At the start of the End Phase, build the chosen card face down: none is in progress then."""
    text = (
        "Ability(ENHANCE, (Choose(TheAttack(YOU)), Fired(Moment(END_PHASE), (Build(Ref('chosen'), facing='down'),))))"
    )
    weak = attack(damage=0)
    ring = attacking(p1(stage=["Plan"]), p2(), {"Plan": asset([text])}, weak).play("P1: use Plan")
    assert ring["P1.pool"] == ["Jab"]
    ring.on("P2 form")
    assert ring["P1.stage"][2] == "Jab (face down)"


# Numbers that cannot be reduced


LOWER, HIGHER = "Set(TheAttack(), DAMAGE, 1)", "Set(TheAttack(), DAMAGE, 5)"
WEAKER, STRONGER = "Modify(TheAttack(), DAMAGE, -1)", "Modify(TheAttack(), DAMAGE, 1)"


@pytest.mark.proves("UVS-PEN-02", "UVS-BONUS-02")
@pytest.mark.parametrize(
    ("verb", "change", "damage"),
    [
        ("V_PENALTY, however=True", LOWER, 3),  # cannot be reduced, in whatever way
        ("V_PENALTY, however=True", HIGHER, 5),
        ("V_PENALTY, however=True", WEAKER, 3),
        ("V_PENALTY", LOWER, 1),  # cannot receive penalties, but be set lower
        ("V_PENALTY", WEAKER, 3),
        ("V_BONUS, however=True", HIGHER, 3),
        ("V_BONUS, however=True", "Double(TheAttack(), DAMAGE)", 3),
        ("V_BONUS, however=True", LOWER, 1),
        ("V_BONUS, however=True", STRONGER, 3),
        ("V_BONUS", HIGHER, 5),
        ("V_BONUS", STRONGER, 3),
    ],
)
def test_what_is_kept_from_changes_and_from_bonuses(verb: str, change: str, damage: int) -> None:
    kept = f"Rule(CANNOT, Event({verb}, attack=True, notes=(DAMAGE,)), on=TheAttack(), until=ATTACK_PERIOD)"
    cards = {"Guard": asset([f"Ability(ENHANCE, ({kept},))"]), "Plan": asset([f"Ability(ENHANCE, ({change},))"])}
    ring = attacking(p1(stage=["Guard", "Plan"]), p2(), cards).play("P1: use Guard", "P1: use Plan")
    assert now(ring).damage == damage


# Zones


def test_a_zone_may_stay_what_it_is() -> None:
    other = "Ability(ENHANCE, (ChangeZone(TheAttack()),))"
    any_zone = "Ability(ENHANCE, (ChangeZone(TheAttack(), same=True),))"
    listed = "Ability(ENHANCE, (ChangeZone(TheAttack(), (LOW, MID)),))"
    told = "Ability(CONTINUOUS, (Fired(Event(V_SET, notes=(ZONE,)), (Gain(1),)),))"
    for text, zones in ((other, ["low", "high"]), (any_zone, ["low", "mid", "high"]), (listed, ["low", "mid"])):
        ring = attacking(p1(stage=["Plan"], health=10), p2(), {"Plan": asset([text, told])}).play("P1: use Plan")
        assert ring.options == zones
        ring.play(f"P1: {zones[1]}")
        assert ring["attack.zone"] == zones[1]
        assert health(ring)[0] == (10 if zones[1] == "mid" else 11)


# Sets


@pytest.mark.proves("UVS-PREST-21", "UVS-SETI-01")
@pytest.mark.parametrize(("icon", "there"), [("dojo02", True), ("DOJO-2", True), ("dojo20", False), ("", False)])
def test_a_set_is_written_in_several_ways(icon: str, there: bool) -> None:
    cards = {"Ada": character(set=icon), "Plan": asset(["Ability(FORM, (Draw(1),), riders=(ForSet('Dojo2'),))"])}
    ring = table(p1(character="Ada", stage=["Plan"]), p2(), cards=cards)
    assert ("use Plan" in ring.options) == there

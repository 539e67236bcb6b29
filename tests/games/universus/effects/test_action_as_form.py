"""An action that is played for its Form ability is played as a form (UVS-RULING-26, UVS-COMBAT-09)."""

from __future__ import annotations

import pytest

from tests.games.universus.ringside import PAGE, Table, action, asset, attack, p1, p2, table

FORM_ONLY = "Ability(FORM, (Draw(1),))"
ENHANCE_ONLY = "Ability(ENHANCE, (Draw(1),))"
BARS = "Ability(CONTINUOUS, (Rule(CANNOT, Event(V_PLAY, ANY, {tests}, notes=(AS_FORM,))),))"
NO_ATTACK = "(Not(Type((ATTACK,))),)"
HEARS = "Ability(CONTINUOUS, (Fired(Event({verb}, RIVAL, notes=({note},)), (Gain(1),)),))"
CARDS = {
    "Plan": action([FORM_ONLY, ENHANCE_ONLY]),
    "Swing": attack(damage=1),
    "Cup": asset(),
}


def barred(tests: str) -> list[str]:
    cards = {**CARDS, "Ban": asset([BARS.format(tests=tests)])}
    return table(p1(hand=["Plan", "Swing", "Cup"]), p2(stage=["Ban"]), cards=cards).options


@pytest.mark.proves("UVS-RULING-26", "UVS-COMBAT-03", "UVS-CONF-03")
def test_who_cannot_play_other_cards_than_attacks_as_forms_cannot_play_an_actions_form() -> None:
    assert "play Swing" in barred(NO_ATTACK)
    assert not any("Plan" in option or "Cup" in option for option in barred(NO_ATTACK))
    assert any("Plan" in option for option in barred("(Type((ASSET,)),)"))


@pytest.mark.proves("UVS-COMBAT-02")
def test_but_its_enhance_is_no_form() -> None:
    cards = {**CARDS, "Ban": asset([BARS.format(tests=NO_ATTACK)])}
    ring = table(p1(hand=["Plan"], pool=["Swing"]), p2(stage=["Ban"]), cards=cards, attack="P1")
    assert any("Plan" in option for option in ring.options)


def heard(note: str, play: str, verb: str = "V_PLAY") -> int:
    cards = {**CARDS, "Ear": asset([HEARS.format(verb=verb, note=note)])}
    mine = p1(hand=["Plan", "Cup"], stage=[PAGE] * 3)
    ring: Table = table(mine, p2(stage=["Ear"], health=10), cards=cards).play(play).on("P1 form")
    return ring.g.health[1] - 10


@pytest.mark.proves("UVS-RULING-26", "UVS-COMBAT-03")
def test_who_waits_for_a_card_played_as_a_form_hears_it() -> None:
    assert heard("AS_FORM", "P1: use Plan") == 1
    assert heard("AS_FORM", "P1: play Cup") == 1
    assert heard("AS_FORM", "P1: use Plan", "V_TRY") == 1


def test_it_is_still_played_for_an_ability_and_no_block() -> None:
    assert heard("AS_ABILITY", "P1: use Plan") == 1
    assert heard("AS_ABILITY", "P1: play Cup") == 0
    assert heard("AS_BLOCK", "P1: use Plan") == 0
    assert heard("AS_REVERSAL", "P1: use Plan") == 0


def test_an_enhance_of_an_action_is_not_heard_as_a_form() -> None:
    cards = {**CARDS, "Ear": asset([HEARS.format(verb="V_PLAY", note="AS_FORM")])}
    mine = p1(hand=["Plan"], pool=["Swing"], stage=[PAGE] * 3)
    ring = table(mine, p2(stage=["Ear"], health=10), cards=cards, attack="P1").play("P1: use Plan")
    assert ring["P2.health"] == 9  # by the attack


@pytest.mark.proves("UVS-COMBAT-09", "UVS-ACT-08")
def test_failing_it_ends_the_combat_phase_as_ever() -> None:
    cards = {**CARDS, "Plan": action([FORM_ONLY], difficulty=9)}
    ring = table(p1(hand=["Plan"]), cards=cards).play("P1: use Plan")
    assert ring.g.turn == 1

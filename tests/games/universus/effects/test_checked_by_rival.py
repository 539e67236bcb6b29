"""A check that an effect makes a player make takes a card off the deck due to that effect (UVS-CHECK-01)."""

from __future__ import annotations

import pytest

from tests.english.lower.lowering import ability
from tests.games.universus.ringside import PAGE, Table, asset, foundation, p1, p2, table

LEAVES = "After any number of cards leave your deck due to a rival effect, gain 1 health."


def heard(does: str, cost: str = "", seat: int = 0) -> int:
    """What P2 gains as P1's (or their own) Form does this."""
    cards = {
        "Ear": asset([repr(ability(LEAVES))]),
        "Prompter": asset([f"Ability(FORM, ({does},), ({cost}))"]),
        "Low": foundation(check=1),
    }
    stages = [["Prompter"], ["Ear"]] if seat == 0 else [["Prompter", "Ear"], []]
    mine, theirs = p1(stage=stages[0], health=10, hand=[PAGE]), p2(stage=stages[1], health=10, hand=[PAGE])
    ring: Table = table(mine, theirs, cards=cards).play("P1: use Prompter").on("P1 form")
    return int(ring.g.health[1 - seat] if seat == 0 else ring.g.health[0]) - 10


@pytest.mark.proves("UVS-CHECK-01", "UVS-CHECK-13", "UVS-DECK-01")
def test_a_check_that_the_rivals_effect_has_made_is_heard() -> None:
    assert heard("MakeACheck(who=RIVAL)") == 1
    assert heard("MakeACheck(5, RIVAL)") == 1
    assert heard("ByBoth(MakeACheck())") == 1


def test_who_makes_it_and_whose_effect_it_is_both_matter() -> None:
    assert heard("MakeACheck()") == 0
    assert heard("Gain(1)", cost="CheckCost(2),") == 0
    assert heard("MakeACheck()", seat=1) == 0  # one's own effect


@pytest.mark.proves("UVS-RECHK-01")
def test_a_re_check_by_the_rivals_effect_is_heard_and_the_check_to_play_is_not() -> None:
    again = "Ability(RESPONSE, (Recheck(),), (Flip(This()),), Event(V_CHECK, RIVAL))"
    cards = {"Ear": asset([repr(ability(LEAVES))]), "Doubt": foundation([again])}
    sides = p1(hand=[PAGE], stage=["Ear"], health=10), p2(stage=["Doubt"])
    ring = table(*sides, cards=cards).play(f"P1: play {PAGE}")
    assert ring.question == "P2 respond"
    assert ring["P1.health"] == 10
    ring.play("P2: use Doubt").on("P1 form")
    assert ring["P1.health"] == 11

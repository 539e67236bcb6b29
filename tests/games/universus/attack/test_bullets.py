"""Abilities with a list to choose from (UVS-BULL)."""

from __future__ import annotations

from typing import Any

import pytest

from kumite.games.universus.terms import V_ABILITY, V_CHOICE
from tests.games.universus.attack.spar import happened, jab
from tests.games.universus.ringside import Table, asset, attack

FREE = "Ability(ENHANCE, (Draw(1),))"
LIST = "((Draw(1),), (Modify(TheAttack(), SPEED, 2),), (Modify(TheAttack(), DAMAGE, 2),))"


def choosing(more: str = "", cost: str = "()", mine: dict[str, Any] | None = None, **rest: Any) -> Table:
    """P1's Jab has used its list: draw 1, +2 speed, +2 damage."""
    text = f"Ability(ENHANCE, (Modes({LIST}{more}),), {cost})"
    now = jab(attack([text, FREE]), mine=mine, **rest)
    now.play("P1: use Jab: ability 1")
    return now


def take(now: Table, at: int, seat: str = "P1") -> Table:
    """Choose one of the options by its place."""
    now.play(f"{seat}: {now.options[at]}")
    return now


@pytest.mark.proves("UVS-BULL-01")
@pytest.mark.parametrize(("who", "seat"), [("YOU", "P1"), ("RIVAL", "P2")])
def test_the_player_who_is_named_chooses(who: str, seat: str) -> None:
    now = choosing(f", who={who}")
    assert now.question == f"{seat} mode"
    assert len(now.options) == 3


@pytest.mark.proves("UVS-BULL-02", "UVS-BULL-03")
def test_nothing_is_carried_out_before_costs_and_all_choices() -> None:
    now = choosing(", 2", "(Spend(),)", {"momentum": ["Jab"]})
    assert now["P1.momentum"] == []  # the cost is paid
    take(now, 1)
    assert now.question == "P1 mode"
    assert now["attack.speed"] == 3
    assert not happened(now, V_ABILITY)
    take(now, 1)
    assert (now["attack.speed"], now["attack.damage"]) == (5, 5)
    assert len(happened(now, V_ABILITY)) == 1
    assert not now.told_of("draw")


@pytest.mark.proves("UVS-BULL-03")
def test_only_what_was_chosen_is_done() -> None:
    now = take(choosing(), 1)
    assert (now["attack.speed"], now["attack.damage"], now["P1.hand_size"]) == (5, 3, 1)


@pytest.mark.proves("UVS-BULL-04")
def test_a_choice_is_no_cost_and_cancelling_does_not_undo_it() -> None:
    stop = asset(["Ability(RESPONSE, (Cancel(),), (Destroy(This()),), Event(V_ABILITY, RIVAL))"])
    ear = asset(["Ability(CONTINUOUS, (Fired(Event(V_CHOICE), (Gain(1),)),))"])
    now = choosing(mine={"stage": ["Ear"], "health": 10}, theirs={"stage": ["Stop"]}, Stop=stop, Ear=ear)
    paid = [event for event in now.g.log if event.via == 2]
    take(now, 1)
    assert now.question == "P2 respond"
    assert now["P1.health"] == 11
    assert [event for event in now.g.log if event.via == 2] == paid == []
    now.play("P2: use Stop")
    assert len(happened(now, V_CHOICE)) == 1
    assert now["P1.health"] == 11
    assert now["attack.speed"] == 3


@pytest.mark.proves("UVS-BULL-05")
def test_no_bullet_twice_unless_it_says_so() -> None:
    now = take(choosing(", 2"), 0)
    assert len(now.options) == 2
    again = take(choosing(", 2, repeat=True"), 0)
    assert len(again.options) == 3
    take(again, 0)
    assert len(again.told_of("draw")) == 2


WARD = "Ability(RESPONSE, (Cancel(),), (Destroy(This()),), Event(V_ABILITY, RIVAL, does=('raises speed',)))"


@pytest.mark.proves("UVS-BULL-06")
@pytest.mark.parametrize(("at", "counts"), [(0, False), (1, True), (2, False)])
def test_a_bullet_that_was_not_chosen_does_not_count(at: int, counts: bool) -> None:
    now = take(choosing(theirs={"stage": ["Ward"]}, Ward=asset([WARD])), at)
    assert (now.question == "P2 respond") is counts


@pytest.mark.proves("UVS-BULL-07")
def test_what_another_ability_could_do_counts_though_it_does_not() -> None:
    text = "Ability(ENHANCE, (If(Stands(YOU, 'deadlock'), (Modify(TheAttack(), SPEED, 2),)), Draw(1)))"
    now = jab(attack([text, FREE]), theirs={"stage": ["Ward"]}, Ward=asset([WARD])).play("P1: use Jab: ability 1")
    assert now.question == "P2 respond"


@pytest.mark.proves("UVS-BULL-08")
def test_a_choice_can_be_responded_to_before_the_ability_is_played() -> None:
    twin = asset(["Ability(RESPONSE, (ChooseMore(),), (Flip(This()),), Event(V_CHOICE, RIVAL))"])
    now = choosing(", who=RIVAL", mine={"stage": ["Twin"]}, Twin=twin)
    take(now, 2, "P2")
    assert now.question == "P1 respond"
    assert not happened(now, V_ABILITY)[:0]
    assert now["attack.damage"] == 3
    now.play("P1: use Twin")
    assert now.question == "P2 mode"
    assert len(now.options) == 2
    take(now, 1, "P2")
    assert (now["attack.speed"], now["attack.damage"]) == (5, 5)


TWO_LISTS = (
    "Modes(((Draw(1),), (Gain(1),))), Modes(((Modify(TheAttack(), SPEED, 2),), (Modify(TheAttack(), DAMAGE, 2),)))"
)


@pytest.mark.proves("UVS-BULL-01", "UVS-BULL-03")
@pytest.mark.parametrize(
    ("first", "second", "after"), [(0, 1, (1, 9, 3, 5)), (1, 0, (0, 10, 5, 3)), (1, 1, (0, 10, 3, 5))]
)
def test_two_lists_of_one_ability_are_chosen_from_each_by_itself(
    first: int, second: int, after: tuple[int, ...]
) -> None:
    now = jab(attack([f"Ability(ENHANCE, ({TWO_LISTS}))", FREE]), mine={"health": 9}).play("P1: use Jab: ability 1")
    for _ in range(2):
        assert (now.question, len(now.options)) == ("P1 mode", 2)
        take(now, first if any("draw" in option.lower() for option in now.options) else second)
    drawn = len(now.told_of("draw"))
    assert (drawn, now["P1.health"], now["attack.speed"], now["attack.damage"]) == after


@pytest.mark.proves("UVS-BULL-03")
def test_a_list_that_is_met_later_leaves_the_choice_from_another_alone() -> None:
    met = "If(Has(Sel(1, YOU, (), (STAGE,)), '>=', 0), (Modes(((Gain(1),), (Gain(2),))),))"
    later = "Modes(((Modify(TheAttack(), SPEED, 2),), (Modify(TheAttack(), DAMAGE, 2),)))"
    now = jab(attack([f"Ability(ENHANCE, ({met}, {later}))", FREE]), mine={"health": 9}).play("P1: use Jab: ability 1")
    take(now, 1)  # before the ability is played: of the list that is not behind a condition
    take(now, 1)
    assert (now["P1.health"], now["attack.speed"], now["attack.damage"]) == (11, 3, 5)

"""A fresh judge: what is said of an attack on a backup, and what two rules come to together."""

from __future__ import annotations

import pytest

from tests.games.universus.ringside import Table, asset, attack, backup, p1, p2, table

CARDS = {"Jab": attack(difficulty=0), "Pal": backup()}


def at_the_backup(*mine: str, theirs: tuple[str, ...] = (), **cards: object) -> Table:
    """P1's Jab is played at P2's Pal; both are at 9 health."""
    made = {**CARDS, **cards}
    ring = table(p1(hand=["Jab"], stage=list(mine), health=9), p2(stage=["Pal", *theirs], health=9), cards=made)
    return ring.play("P1: play Jab", "P1: attack P2's Pal")


@pytest.mark.proves("UVS-RULING-15", "UVS-RULING-31", "UVS-ROMAN-06")
@pytest.mark.parametrize(("target", "asked"), [("attack P2's Pal", False), ("attack the character", True)])
def test_a_player_whose_backup_is_attacked_is_not_about_to_take_damage(target: str, asked: bool) -> None:
    brace = asset(["Ability(RESPONSE, (Gain(1),), (), Event(V_BEFORE_TAKE, RIVAL))"])
    ring = table(p1(hand=["Jab"]), p2(stage=["Pal", "Brace"], health=9), cards={**CARDS, "Brace": brace})
    ring.play("P1: play Jab", f"P1: {target}").on("P1 form", "P2 respond")
    assert (ring.question == "P2 respond") == asked


@pytest.mark.proves("UVS-RULING-16", "UVS-RESOLVE-01", "UVS-RULING-31")
@pytest.mark.parametrize("verb", ["V_RESOLVE", "V_BEFORE_DAMAGE", "V_DEAL"])
@pytest.mark.parametrize(("status", "asked"), [("(NOT_BLOCKED,)", True), ("(PARTIALLY, COMPLETELY)", False)])
def test_an_attack_on_a_backup_is_unblocked_from_its_damage_step_on(verb: str, status: str, asked: bool) -> None:
    ring = at_the_backup("Bell", Bell=asset([f"Ability(RESPONSE, (Gain(1),), (), Event({verb}, YOU, notes={status}))"]))
    ring.on("P1 form", "P1 respond")
    assert (ring.question == "P1 respond") == asked


@pytest.mark.proves("UVS-RULING-16", "UVS-BSTEP-15")
def test_nothing_was_determined_of_an_attack_on_a_backup() -> None:
    bell = asset(["Ability(RESPONSE, (Gain(1),), (), Event(V_STATUS, YOU, notes=(NOT_BLOCKED,)))"])
    assert at_the_backup("Bell", Bell=bell).on("P1 form", "P1 respond").question == "P1 form"

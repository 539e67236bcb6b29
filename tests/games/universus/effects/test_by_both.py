"""Both players do something because one of them has an effect: for the other it is due to a rival's (UVS-BOTH-02)."""

from __future__ import annotations

import pytest

from tests.games.universus.ringside import PAGE, Table, asset, p1, p2, table

HEARS = "Ability(CONTINUOUS, (Fired(Event({verb}, YOU, cause=RIVAL), (Counter(This(), 'Bell', 1),)),))"


def done(word: str, verb: str) -> Table:
    """P1's effect has both players do it; both have somebody who waits for what is due to a rival's."""
    cards = {"Gong": asset([f"Ability(FORM, (ByBoth({word}),))"]), "Ear": asset([HEARS.format(verb=verb)])}
    sides = [{"stage": [*more, "Ear"], "hand": [PAGE] * 2, "health": 10} for more in (["Gong"], [])]
    return table(p1(**sides[0]), p2(**sides[1]), cards=cards).play("P1: use Gong").on("P1 form")


@pytest.mark.proves("UVS-BOTH-02", "UVS-EVENT-07", "UVS-INSTR-04")
@pytest.mark.parametrize(
    ("word", "verb"),
    [
        ("Draw(1)", "V_DRAW"),
        ("Mill(1)", "V_MILL"),
        ("Lose(1)", "V_LOSE"),
        ("Gain(1)", "V_GAIN"),
        ("Discard(Sel(1, DOER, (), (HAND,)))", "V_DISCARD"),
        ("Discard(Sel(2, DOER, (), (HAND,), random=True))", "V_DISCARD"),
    ],
)
def test_what_both_do_is_due_to_a_rival_effect_for_the_other_player_alone(word: str, verb: str) -> None:
    ring = done(word, verb)
    assert [name for _, name, _ in ring.g.counters] == ["Bell"]
    assert ring.g.owner[ring.g.counters[0][0]] == 1


@pytest.mark.proves("UVS-BOTH-02", "UVS-CONF-03")
def test_a_rule_about_rival_effects_holds_for_what_both_do() -> None:
    bars = "Ability(CONTINUOUS, (Rule(CANNOT, Event(V_MILL, YOU, cause=RIVAL)),))"
    cards = {"Gong": asset(["Ability(FORM, (ByBoth(Mill(1)),))"]), "Lid": asset([bars])}
    ring = table(p1(stage=["Gong", "Lid"]), p2(stage=["Lid"]), cards=cards).play("P1: use Gong").on("P1 form")
    assert (len(ring["P1.discards"]), len(ring["P2.discards"])) == (1, 0)

"""Forms that cards seldom have and that are printed otherwise (those that come back are golden: golden/rare.txt)."""

from __future__ import annotations

import pytest

from tests.english.lower.lowering import ability, does, tree

FREE = "Rule(PLAYABLE, Event(V_PLAY, YOU, (Type((ATTACK,)),)), zones=(DISCARDS,), until=NEXT_FORM, times=1, free=True)"


@pytest.mark.parametrize(
    "how",
    [
        " without making a check",
        " with no check",
        ", no check necessary",
        " no check necessary",
        " without having to make a check",
    ],
)
def test_no_check_is_said_in_many_ways(how: str) -> None:
    assert does(f"Enhance: You may play 1 attack from your discard pile as your next form{how}.") == tree(FREE)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "Your attack gets +1, +2, or +3 speed.",
            (
                "Or(((Modify(TheAttack(YOU), SPEED, 1),), (Modify(TheAttack(YOU), SPEED, 2),),"
                " (Modify(TheAttack(YOU), SPEED, 3),)))"
            ),
        ),
        (
            "Discard 1 attack with 2, 3, or 4 difficulty.",
            (
                "Discard(Sel(1, DOER, (Type((ATTACK,)), AnyOf((Stat(DIFFICULTY, '=', 2), Stat(DIFFICULTY, '=', 3),"
                " Stat(DIFFICULTY, '=', 4)))), (HAND,)))"
            ),
        ),
        (
            "If the zone of your attack is high, mid, or low, draw 1 card.",
            "If(Is(TheAttack(YOU), (AnyOf((Zoned(HIGH), Zoned(MID), Zoned(LOW))),)), (Draw(1),))",
        ),
        (
            "Name a number. Your attack gets +X damage. X equals the named number.",
            "Name('number'), Modify(TheAttack(YOU), DAMAGE, X()), Let(Bound('named'))",
        ),
    ],
)
def test_seldom_said(said: str, meant: str) -> None:
    assert does(f"Enhance: {said}") == tree(meant)


def test_the_second_time_or_more() -> None:
    found = ability("Response: After you draw a card for the second or more time this turn, draw 1 card.")
    assert (found.trigger,) == tree("Event(V_DRAW, YOU, nth=2, later=True)")

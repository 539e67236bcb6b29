"""What has happened this turn, and what has happened this Enhance Step."""

from __future__ import annotations

import pytest

from tests.games.universus.effects.tools import attacking, health
from tests.games.universus.ringside import PAGE, attack, p1, p2

HURT = "Ability(ENHANCE, (Lose(1),))"
ASKS = "Ability(ENHANCE, (If({}, (Gain(5),)),))"
CONDS = [
    "Past(Event(V_LOSE, YOU), {})",
    "Nth(Event(V_LOSE, YOU), '=', 1, {})",
    "Cmp(Tally(Event(V_LOSE, YOU), False, {}), '=', 1)",
]


@pytest.mark.parametrize(("since", "gains"), [("TURN", 5), ("ENHANCE_STEP", 0)])
@pytest.mark.parametrize("cond", CONDS)
def test_an_enhance_step_forgets_the_one_before(cond: str, since: str, gains: int) -> None:
    jab = attack([HURT, ASKS.format(cond.format(since))], difficulty=0)
    ring = attacking(p1(hand=[PAGE, "Jab"], stage=[PAGE], health=9), p2(), {}, jab)
    ring.play("P1: use Jab: ability 1")
    assert health(ring)[0] == 8
    ring.on("P2 block")
    ring.play("P2: no block")
    ring.on("P1 form")
    ring.play("P1: play Jab")
    ring.on("P1 enhance")
    ring.play("P1: use Jab: ability 2")
    assert health(ring)[0] == 8 + gains

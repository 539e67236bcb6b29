"""Cards counted by what has happened to them this turn."""

from __future__ import annotations

import pytest

from tests.games.universus.effects.tools import attacking, health
from tests.games.universus.ringside import asset, foundation, p1, p2

FOUND = "(Type((FOUNDATION,)),)"


@pytest.mark.proves("UVS-EVENT-02")
@pytest.mark.parametrize(
    ("event", "n"),
    [
        ("Event(V_DESTROY)", 3),
        (f"Event(V_DESTROY, tests={FOUND})", 2),
        ("Event(V_DESTROY, YOU)", 3),
        ("Event(V_DESTROY, RIVAL)", 0),
        (f"Either((Event(V_SPEND), Event(V_DESTROY, tests={FOUND})))", 2),
        ("Event(V_MILL)", 0),
    ],
)
def test_each_card_of_an_event_counts(event: str, n: int) -> None:
    fires = "Ability(ENHANCE, (Destroy(Sel(9, tests=(State('other'), Type((ASSET, FOUNDATION))), every=True)), {}))"
    cards = {"Scroll": foundation([fires.format(f"Gain(TallyCards({event}))")]), "Page": foundation(), "Sword": asset()}
    ring = attacking(p1(stage=["Scroll", "Page", "Page", "Sword"], health=9), p2(), cards)
    ring.play("P1: use Scroll", "P1: done")
    assert health(ring)[0] == 9 + n

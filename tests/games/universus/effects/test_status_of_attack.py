"""A block status is the attack's: the card that blocks is told beside it, and not asked."""

from __future__ import annotations

import pytest

from tests.games.universus.effects.tools import attacking, health
from tests.games.universus.ringside import attack, foundation, p1, p2


@pytest.mark.parametrize(("jab", "wall", "heard"), [(["Weapon"], [], 1), ([], ["Weapon"], 0)])
def test_only_the_attack_is_asked(jab: list[str], wall: list[str], heard: int) -> None:
    blocked = "Event(V_STATUS, tests=(Trait('Weapon'),), notes=(PARTIALLY, COMPLETELY))"
    text = f"Ability(CONTINUOUS, (Fired({blocked}, (Gain(1),)),))"
    cards = {"Watch": foundation([text]), "Gate": foundation(block="+0 mid", keywords=wall)}
    ring = attacking(p1(stage=["Watch"], health=9), p2(hand=["Gate"]), cards, attack(keywords=jab))
    ring.on("P2 block")
    ring.play("P2: block with Gate")
    ring.on("P1 form")
    assert health(ring)[0] == 9 + heard

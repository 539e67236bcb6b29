"""Who it is that cannot block an attack: nobody but the player that is spoken of (UVS-ATK-12)."""

from __future__ import annotations

import pytest

from tests.games.universus.effects.test_read_and_played import said
from tests.games.universus.effects.tools import attacking
from tests.games.universus.ringside import foundation, p1, p2

WITH = "Enhance: Your rival cannot block this attack with a foundation."
AT_ALL = "Enhance: Your rival cannot block this attack."


@pytest.mark.proves("UVS-ATK-12", "UVS-UNBLK-01")
@pytest.mark.parametrize("text", [WITH, AT_ALL])
@pytest.mark.parametrize(("who", "free"), [("P1", False), ("P2", True)])
def test_your_rival_cannot_block_an_attack_of_yours_but_you_can_block_theirs(text: str, who: str, free: bool) -> None:
    cards = {"Ward": foundation(said(text))}
    mine, theirs = (p1(stage=["Ward"]), p2()) if who == "P1" else (p1(), p2(stage=["Ward"]))
    ring = attacking(mine, theirs, cards).on(f"{who} enhance").play(f"{who}: use Ward")
    ring.on("P2 block", "P1 form", "P2 form")
    assert (ring.question == "P2 block" and "block with Wall" in ring.options) is free

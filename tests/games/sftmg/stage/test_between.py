"""What the table looks like while somebody is asked in the middle of a movement."""

from __future__ import annotations

import pytest

from tests.games.sftmg.ringside import but, fight, instead, sagat, side


@pytest.mark.proves("SFTMG-OBJ-04", "SFTMG-CHARGE-05")
def test_nobody_stands_on_an_object_while_the_first_crash_is_answered() -> None:
    """Pushed through two rocks: Sagat may brace against the first, and the second is gone already."""
    long = but("Hurricane Kick", charge=3)
    with instead("Hurricane Kick", long):
        ring = fight(
            side("Ken", "c5", hand=["Hurricane Kick"]), sagat("d5", hand=["Granite Torso", "Bait!"]), small=["e5", "f5"]
        )
        ring.p1("attack Sagat with Hurricane Kick").p2("counter with Bait!")
        assert (ring.question, ring["Sagat.at"], ring["objects"]) == ("P2 brace", "g5", [])
        ring.p2("take it")
        assert ring.question == "P2 brace"
        ring.p2("play Granite Torso")
        assert ring["Sagat.health"] == ring["Sagat.max"] - 1
        assert [event["at"] for event in ring.said("Broke")] == ["e5", "f5"]

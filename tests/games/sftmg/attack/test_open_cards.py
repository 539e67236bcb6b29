"""What is different when a card lies open: Edge, hopeless Blocks, and Events that are discarded once they are done."""

from __future__ import annotations

import pytest

from tests.games.sftmg.ringside import but, fight, instead, ryu, sagat, side


@pytest.mark.proves("SFTMG-KEY-01")
def test_edge_of_an_open_card_is_measured_when_it_is_placed() -> None:
    """Sagat's follow-up lies open at range 2, its Edge; then the Defender walks to range 1."""
    ring = fight(
        sagat("d5", hand=["Step High Kick", "Standing Roundhouse"]),
        side("M. Bison", "f5", hand=["Bison Warp", "Bait!"]),
    )
    ring.p1("attack M. Bison with Step High Kick").p2("counter with Bait!").chance("H, H")
    ring.p1("combo Standing Roundhouse").p2("play Bison Warp", "move e5")
    assert (ring["M. Bison.at"], ring.question, ring.dice) == ("e5", "chance attack dice", 4)


@pytest.mark.proves("SFTMG-RULING-124")
def test_edge_of_a_facedown_card_is_measured_at_the_reveal() -> None:
    ring = fight(sagat("d5", hand=["Standing Roundhouse"]), side("M. Bison", "f5", hand=["Bison Warp"]))
    ring.p1("attack M. Bison with Standing Roundhouse").p2("play Bison Warp", "move e5")
    assert (ring["M. Bison.at"], ring.dice) == ("e5", 3)


@pytest.mark.proves("SFTMG-REACT-03", "SFTMG-CARD-04")
def test_an_event_is_discarded_after_its_effect() -> None:
    """The deck is empty: what is shuffled into it are the discards, and the Event that draws is not yet among them."""
    ring = fight(sagat("a5", hand=["Measured Distance"]), ryu("h5", hand=["Bait!"]), rest="discards", phase="fight")
    ring.p1("play Measured Distance")
    assert ring.said("Shuffled")[-1]["n"] == 39
    ring.shuffle()
    assert ring["P1.discards"] == ["Measured Distance"]


@pytest.mark.proves("SFTMG-THROW-01")
def test_who_blocks_an_open_throw_is_told_that_no_dice_will_be_rolled() -> None:
    grip = but("Standing Roundhouse", throw=1, left=1, knockback=0)
    with instead("Standing Roundhouse", grip):
        ring = fight(
            sagat("d5", hand=["Step High Kick", "Standing Roundhouse"]), ryu("e5", hand=["Bait!", "Mind's Eye"])
        )
        ring.p1("attack Ryu with Step High Kick").p2("counter with Bait!").chance("H, H")
        ring.p1("combo Standing Roundhouse").p2("block")
        assert ring.said("Blocks")[-1]["n"] == 0
        asked = ring.match.position.waiting
        assert asked is not None
        assert "nobody blocks a Throw" in asked.prompt(ring.match.position)
        ring.p2("done").chance("H, H, H")
        assert ring.said("NoBlock")[-1]["why"] == "nobody blocks a Throw"


@pytest.mark.proves("SFTMG-RULING-125")
def test_a_bracket_does_not_bind_a_counter_attack() -> None:
    """Denjin Hadoken needs 3 Meter to be played; its Counter-Attack line needs nothing."""
    ring = fight(sagat("d5", hand=["Quick Tiger Shot"]), ryu("g5", hand=["Denjin Hadoken"]))
    ring.p1("attack Ryu with Quick Tiger Shot")
    assert "counter with Denjin Hadoken" in ring.options
    ring.p2("counter with Denjin Hadoken", *(["place e5"] if "place e5" in ring.options else []))
    assert ring["Sagat.health"] == ring["Sagat.max"] - 2


@pytest.mark.proves("SFTMG-RESOLVE-07")
def test_a_roll_says_why_it_is_so_many_dice_and_what_it_comes_to() -> None:
    ring = fight(ryu("c5", hand=["Fierce Hadoken"]), sagat("h5"))
    ring.p1("attack Sagat with Fierce Hadoken").chance("H, CR, M, B", "B, M")
    first, second = ring.said("Rolled")
    assert first["text"] == "Ryu rolls (3, Edge +1): H, CR, M, B - 3 hits, 1 Meter."
    assert second["text"] == "Sagat blocks: B, M - 1 block, 1 Meter."

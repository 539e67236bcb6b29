"""Chapter Line of Sight, in play."""

import pytest

from kumite.games.sftmg.grid import Ground, blocks_sight
from kumite.games.sftmg.sight import sees
from kumite.games.sftmg.words import DrawCards, Hurt
from tests.games.sftmg.board import at, on
from tests.games.sftmg.ringside import Ring, fight, ryu, sagat
from tests.games.sftmg.stage.trials import Printed, Trials, attacks, charge, lost, rolls

SIGHT = ["SFTMG-LOS-05"]


def reasons(ring: Ring) -> list[str]:
    return [rule for event in ring.said("Missed") for rule in event["rules"]]


@pytest.mark.proves("SFTMG-LOS-01", "SFTMG-LOS-02", "SFTMG-OBJ-06")
def test_in_range_but_out_of_sight_the_attack_fails(trial: Trials) -> None:
    """e5 counts four spaces to i7 around g6, but cannot see past it."""
    ring = attacks(trial("e5", "i7", large=["g6"]))
    assert reasons(ring) == SIGHT
    assert "Rolled" not in ring.happened
    assert attacks(trial("e5", "i7", small=["g6"])).question == "chance attack dice"
    assert attacks(trial("e5", "i7", large=["g5"])).question == "chance attack dice"


@pytest.mark.proves("SFTMG-LOS-02")
def test_bait_which_has_no_range_needs_sight_all_the_same() -> None:
    hidden = fight(ryu("b5", hand=["Bait!"]), sagat("f5"), large=["d5"]).p1("attack Sagat with Bait!")
    assert reasons(hidden) == SIGHT
    assert hidden["P1.meter"] == 0
    seen = fight(ryu("b5", hand=["Bait!"]), sagat("f5"), large=["d4"]).p1("attack Sagat with Bait!")
    assert (seen["P1.meter"], seen.question) == (2, "P1 shift")


@pytest.mark.proves("SFTMG-LOS-03")
def test_small_objects_hide_nobody(trial: Trials) -> None:
    assert attacks(trial("b5", "f5", small=["c5", "d5", "e5"])).question == "chance attack dice"


@pytest.mark.proves("SFTMG-LOS-04")
def test_the_space_behind_a_character_is_out_of_sight() -> None:
    """In a duel there is one Character who can stand between: a figure placed beside it does not land behind it."""
    ring = fight(ryu("b5", hand=["Collarbone Breaker"]), sagat("d5", hand=["Standing Roundhouse"]))
    ring.p1("attack Sagat with Collarbone Breaker").p2("counter with Standing Roundhouse")
    assert ring.question == "P2 place"
    assert set(ring.options) == {f"place {end}" for end in ("a4", "a6", "b4", "b6", "c4", "c5", "c6")}  # all but a5


@pytest.mark.proves("SFTMG-LOS-04")
def test_friend_or_foe_in_between_hides_the_target() -> None:
    """By the functions alone."""
    assert not sees(at(2, 5), at(6, 5), blocks_sight(Ground(), on((4, 5))))
    assert sees(at(2, 5), at(6, 5), blocks_sight(Ground(), on((4, 4))))


@pytest.mark.proves("SFTMG-LOS-05")
def test_without_sight_the_action_is_lost_and_a_counter_returns(trial: Trials) -> None:
    ring = attacks(trial("e5", "i7", p2=Printed(hand=["Standing Roundhouse"]), large=["g6"]))
    ring.p2("counter with Standing Roundhouse")
    assert reasons(ring) == SIGHT
    assert ring["P1.discards"] == ["Trial"]
    assert ring["P2.hand"] == ["Standing Roundhouse"]
    assert ring["P2.discards"] == []
    assert (ring["actions"], ring.question) == (1, "P1 act")


@pytest.mark.proves("SFTMG-LOS-05", "SFTMG-LOS-01")
def test_an_event_aimed_at_somebody_unseen_is_lost_with_its_action(trial: Trials) -> None:
    hidden = trial.event("b5", "f5", (Hurt(2),), large=["d5"]).p1("play Trial")
    assert (lost(hidden, "Sagat"), hidden["actions"], hidden["P1.discards"]) == (0, 1, ["Trial"])
    assert reasons(hidden) == SIGHT
    seen = trial.event("b5", "f5", (Hurt(2),), small=["d5"]).p1("play Trial")
    assert (lost(seen, "Sagat"), seen["P1.discards"]) == (2, ["Trial"])


@pytest.mark.proves("SFTMG-LOS-01")
def test_an_event_aimed_at_nobody_needs_no_sight(trial: Trials) -> None:
    ring = trial.event("b5", "f5", (DrawCards(1),), aimed=False, large=["d5"]).p1("play Trial")
    assert ring["P1.hand_size"] == 1


@pytest.mark.proves("SFTMG-LOS-06", "SFTMG-RULING-105")
def test_sight_need_not_be_mutual(trial: Trials) -> None:
    """Past c3, b2 sees e6, but e6 does not see b2."""
    assert attacks(trial("b2", "e6", large=["c3"])).question == "chance attack dice"
    assert reasons(attacks(trial("e6", "b2", large=["c3"]))) == SIGHT


@pytest.mark.proves("SFTMG-RULING-105", "SFTMG-LOS-06")
def test_to_a_response_it_is_the_responder_who_looks(trial: Trials) -> None:
    def whiffed(**given: list[str]) -> Ring:
        ring = attacks(trial("b2", "e6", p2=Printed(hand=["Focus Attack"]), **given)).block("M", "M, M")
        assert ring.question == "P2 whiff"
        return ring.p2("play Focus Attack")

    assert lost(whiffed(), "Ryu") == 2
    blind = whiffed(large=["c3"])
    assert lost(blind, "Ryu") == 0
    assert reasons(blind) == SIGHT
    assert blind["P2.discards"] == ["Focus Attack"]


@pytest.mark.proves("SFTMG-OBJ-06", "SFTMG-LOS-02")
def test_a_tree_that_broke_hides_nobody_any_more(trial: Trials) -> None:
    ring = trial("c5", "d5", Printed(charge=2), large=["e5"])
    assert ring["Sagat.sees"][at(6, 5)] == "0"
    rolls(charge(ring, "E"), "M").p1("move e8")
    assert (ring["Sagat.at"], lost(ring, "Sagat")) == ("f5", 1)
    assert ring["Sagat.sees"][at(4, 5)] == "1"

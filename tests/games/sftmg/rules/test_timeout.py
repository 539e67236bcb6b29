"""Chapter Time Out: a deck as a timer, and the clock that counts turns."""

from typing import Any

import pytest

import kumite
from kumite.errors import Refusal
from kumite.games.sftmg.game import GAME
from tests.games.sftmg.ringside import Ring, fight, ryu, sagat

ON = {"time_out": True}


def last_draw(p1: dict[str, Any], p2: dict[str, Any], by: str = "P1", **given: Any) -> Ring:
    """One of them must draw two with one card left."""
    sides = {"P1": {"deck": ["Bait!"], **p1}, "P2": {"deck": ["Bait!"], **p2}}
    ring = fight(ryu("b5", **sides["P1"]), sagat("h5", **sides["P2"]), rest="discards", turn=by, options=ON, **given)
    return ring.play(f"{by}: draw")


@pytest.mark.proves("SFTMG-TIME-01")
def test_time_out_is_an_option_and_off_unless_asked_for() -> None:
    setting = next(setting for setting in GAME.settings if setting.name == "time_out")
    assert setting.values == (False, True)
    ring = fight(ryu("b5"), sagat("h5"), rest="discards").p1("draw")
    assert (ring.question, "TimedOut" in ring.happened) == ("chance shuffle", False)


@pytest.mark.proves("SFTMG-TIME-01")
def test_only_a_mode_for_two_takes_it() -> None:
    takers = []
    for mode in GAME.modes:
        try:
            takers.append(kumite.match("sftmg", seed=1, mode=mode, options=ON))
        except Refusal:
            continue
    assert "versus" in [each.header["Mode"] for each in takers]
    assert {len(each.seats) for each in takers} == {2}


@pytest.mark.proves("SFTMG-TIME-02")
def test_the_round_ends_at_the_card_that_is_not_there() -> None:
    ring = last_draw({"health": 20}, {"health": 10})
    assert [event["n"] for event in ring.said("Drew")] == [1]
    assert ring.happened[-2:] == ["TimedOut", "RoundWon"]
    assert "Shuffled" not in ring.happened


@pytest.mark.proves("SFTMG-TIME-02")
def test_drawing_the_last_card_ends_nothing() -> None:
    ring = fight(ryu("b5", deck=["Bait!", "Bait!"]), sagat("h5"), rest="discards", options=ON).p1("draw")
    assert (ring.question, ring["P1.deck"], ring["round"]) == ("P1 act", 0, 1)


@pytest.mark.proves("SFTMG-TIME-02")
def test_draw_at_the_start_of_a_turn_counts_too() -> None:
    ring = fight(ryu("b5", health=9), sagat("h5", health=8), rest="discards", options=ON, phase="start")
    assert ring.happened == ["TurnBegan", "TimedOut", "RoundWon"]


@pytest.mark.proves("SFTMG-TIME-03")
@pytest.mark.parametrize("by", ["P1", "P2"])
@pytest.mark.parametrize(("p1", "p2", "winner"), [(9, 8, "P1"), (8, 9, "P2")])
def test_more_health_wins_whosever_deck_ran_out(by: str, p1: int, p2: int, winner: str) -> None:
    ring = last_draw({"health": p1, "meter": 0}, {"health": p2, "meter": 8}, by)
    if winner == "P2":
        ring = last_draw({"health": p1, "meter": 8}, {"health": p2, "meter": 0}, by)
    loser = "P2" if winner == "P1" else "P1"
    assert (ring[f"{winner}.wins"], ring[f"{loser}.wins"]) == (1, 0)


@pytest.mark.proves("SFTMG-TIME-04")
@pytest.mark.parametrize(("p1", "p2", "wins"), [(2, 5, (0, 1)), (5, 2, (1, 0))])
def test_with_equal_health_more_meter_wins(p1: int, p2: int, wins: tuple[int, int]) -> None:
    ring = last_draw({"health": 8, "meter": p1}, {"health": 8, "meter": p2})
    assert (ring["P1.wins"], ring["P2.wins"]) == wins


@pytest.mark.proves("SFTMG-TIME-05")
def test_level_in_both_is_a_draw_and_another_round_is_played() -> None:
    level = {"health": 8, "meter": 3, "wins": 1}
    ring = last_draw(level, level)
    assert ring.happened[-1] == "RoundDrawn"
    assert (ring["P1.wins"], ring["P2.wins"], ring.outcome) == (1, 1, None)
    ring.shuffle()
    assert ring.question == "chance order dice"
    ring.chance("H, H, H, H", "B, B, B, B").p1("first P1")
    assert ring["round"] == 4


@pytest.mark.proves("SFTMG-TIME-05")
def test_extra_rounds_go_on_until_somebody_is_the_sole_winner() -> None:
    level = {"health": 8, "meter": 3, "wins": 1}
    ring = last_draw(level, level).shuffle().chance("H, H, H, H", "B, B, B, B").p1("first P1")
    assert ring.outcome is None
    won = last_draw({"health": 9, "wins": 1}, {"health": 8, "wins": 1}, round=4)
    assert won.outcome == "P1"


# The clock


@pytest.mark.proves("SFTMG-ROUND-11", "SFTMG-RULING-116")
@pytest.mark.parametrize("limit", [15, 25])
def test_the_round_is_scored_when_its_turns_are_over(limit: int) -> None:
    ring = fight(ryu("b5", health=9), sagat("h5", health=8), turns=limit - 1, options={"clock": limit})
    ring.p1("end").p2("stay")
    assert "TimedOut" not in ring.happened
    ring.p2("end")
    assert ring.happened[-2:] == ["TimedOut", "RoundWon"]
    assert (ring["P1.wins"], ring["actions"]) == (1, 0)


@pytest.mark.proves("SFTMG-ROUND-11")
def test_without_a_clock_the_round_goes_on() -> None:
    ring = fight(ryu("b5", health=9), sagat("h5", health=8), turns=300).p1("end")
    assert (ring.question, ring["turns"], ring["round"]) == ("P2 move", 301, 1)


@pytest.mark.proves("SFTMG-ROUND-11", "SFTMG-TURN-08")
def test_a_knock_out_ends_the_round_before_the_clock_does() -> None:
    p1, p2 = ryu("d5", health=1, hand=["Fierce Hadoken"]), sagat("f5", health=1)
    ring = (
        fight(p1, p2, turns=15, options={"clock": 15}).p1("attack Sagat with Fierce Hadoken").block("H, H, H", "H, H")
    )
    assert "TimedOut" not in ring.happened
    assert ring["P1.wins"] == 1


@pytest.mark.proves("SFTMG-RULING-117")
def test_a_match_that_will_not_end_is_a_draw() -> None:
    ring = fight(ryu("b5"), sagat("h5"), turns=600).p1("end")
    assert ring.outcome == "draw"
    assert fight(ryu("b5"), sagat("h5"), turns=599).p1("end").outcome is None

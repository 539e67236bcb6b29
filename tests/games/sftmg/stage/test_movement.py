"""Chapter Movement: walking, in Move! and as an Action."""

import pytest

from kumite.games.sftmg.grid import AROUND, Ground, blocks_steps, path, reachable, spaces
from kumite.games.sftmg.words import Move
from tests.games.sftmg.board import at, on
from tests.games.sftmg.ringside import Ring, fight, ryu, sagat, side
from tests.games.sftmg.stage.trials import Trials, attacks, hit


def moving(start: str, foe: str, **given: list[str]) -> Ring:
    """Ryu (Move 3) before his free move."""
    return fight(ryu(start), sagat(foe), phase="move", **given)


def ends(ring: Ring) -> set[str]:
    return {option.removeprefix("move ") for option in ring.begins("move ")}


def box(columns: str, rows: str) -> set[str]:
    return {column + row for column in columns for row in rows}


@pytest.mark.proves("SFTMG-MOVE-01")
def test_every_step_costs_one_straight_or_diagonal() -> None:
    ring = moving("e5", "a1")
    assert ends(ring) == box("bcdefgh", "2345678") - {"e5"}
    diagonal = moving("a1", "i9").p1("move d4")
    assert diagonal["Ryu.at"] == "d4"
    assert diagonal.said("Walked")[0]["path"] == ["b2", "c3", "d4"]
    assert "e5" not in ends(moving("a1", "i9"))


@pytest.mark.proves("SFTMG-MOVE-02", "SFTMG-OBJ-03", "SFTMG-OBJ-07")
@pytest.mark.parametrize("size", ["small", "large"])
def test_nobody_walks_into_an_object_or_through_one(size: str) -> None:
    ring = moving("b5", "i9", **{size: ["c4", "c5", "c6"]})
    assert not ends(ring) & {"c4", "c5", "c6"}
    assert "d4" in ends(ring)  # b4, c3, d4
    assert "d5" not in ends(ring)  # two spaces away, but four on foot
    ring.p1("move d4")
    assert ring.said("Walked")[0]["path"] == ["b4", "c3", "d4"]
    assert {thing["at"] for thing in ring["objects"]} == {"c4", "c5", "c6"}


@pytest.mark.proves("SFTMG-MOVE-03")
def test_moving_is_optional_and_may_be_shorter() -> None:
    stayed = moving("e5", "a1").p1("stay")
    assert (stayed["Ryu.at"], stayed["actions"], stayed.question) == ("e5", 2, "P1 act")
    short = moving("e5", "a1").p1("move e6")
    assert (short["Ryu.at"], short["actions"], short.question) == ("e6", 2, "P1 act")
    assert not short.begins("stay")
    acted = short.p1("move e7")
    assert (acted["Ryu.at"], acted["actions"]) == ("e7", 1)


@pytest.mark.proves("SFTMG-MOVE-03")
def test_a_cards_move_is_optional_too(trial: Trials) -> None:
    ring = hit(trial("e5", "f5", {"if_hit": (Move(2),)}))
    assert ring.question == "P1 step"
    assert ends(ring) == box("cdefg", "34567") - {"e5", "f5"}
    ring.p1("stay")
    assert (ring["Ryu.at"], ring.question) == ("e5", "P1 act")


@pytest.mark.proves("SFTMG-MOVE-04")
def test_an_opponent_is_walked_around() -> None:
    ring = moving("c5", "d5")
    assert "d5" not in ends(ring)
    assert "e5" in ends(ring)
    ring.p1("move e5")
    way = ring.said("Walked")[0]["path"]
    assert len(way) == 2
    assert "d5" not in way
    assert ring["Sagat.at"] == "d5"


@pytest.mark.proves("SFTMG-MOVE-04", "SFTMG-MOVE-02")
def test_an_opponent_closes_a_gap() -> None:
    shut = moving("a1", "b1", small=["a2", "b2"])
    assert ends(shut) == set()
    assert moving("a1", "i9", small=["a2", "b2"]).begins("move b1", "move c1") == ["move b1", "move c1"]


@pytest.mark.proves("SFTMG-MOVE-05")
def test_an_ally_is_walked_through_but_is_no_place_to_stop() -> None:
    """There are no allies in a duel: by the functions alone."""
    allies, blocked = on((4, 5)), blocks_steps(Ground(small=on((4, 4), (4, 6), (3, 4), (3, 6), (2, 4), (2, 6))), 0)
    found = reachable(at(3, 5), 2, blocked, allies)
    assert found >> at(5, 5) & 1
    assert not found >> at(4, 5) & 1
    assert path(at(3, 5), at(5, 5), 2, blocked, allies) == (at(4, 5), at(5, 5))
    assert path(at(3, 5), at(4, 5), 2, blocked, allies) == ()


@pytest.mark.proves("SFTMG-MOVE-06")
@pytest.mark.parametrize(
    ("attacker", "adjacent"), [("d4", True), ("e6", True), ("f5", True), ("d6", True), ("g5", False), ("c3", False)]
)
def test_adjacent_is_one_of_the_eight_spaces_around(attacker: str, adjacent: bool) -> None:
    """By Back Flips, which Vega plays while the attacker is adjacent."""
    ring = fight(ryu(attacker, hand=["Fierce Hadoken"]), side("Vega", "e5", hand=["Back Flips"]))
    ring.p1("attack Vega with Fierce Hadoken")
    assert ring.question == "P2 react"
    assert bool(ring.begins("play Back Flips")) is adjacent


@pytest.mark.proves("SFTMG-MOVE-06")
def test_there_are_eight_of_them_in_the_open_and_three_in_a_corner() -> None:
    assert len(spaces(AROUND[at(5, 5)])) == 8
    assert spaces(AROUND[at(1, 1)]) == (at(2, 1), at(1, 2), at(2, 2))


@pytest.mark.proves("SFTMG-MOVE-07")
@pytest.mark.parametrize("size", ["small", "large"])
def test_a_diagonal_step_between_two_objects(size: str) -> None:
    ring = moving("a1", "i9", **{size: ["b1", "a2"]}).p1("move b2")
    assert ring["Ryu.at"] == "b2"
    assert ring.said("Walked")[0]["path"] == ["b2"]


@pytest.mark.proves("SFTMG-MOVE-08", "SFTMG-WALL-05")
@pytest.mark.parametrize(
    ("start", "reach"),
    [("i5", box("fghi", "2345678")), ("a9", box("abcd", "6789")), ("e1", box("bcdefgh", "1234"))],
)
def test_nobody_walks_off_the_grid_nor_around_its_edge(start: str, reach: set[str]) -> None:
    foe = "a1" if start == "i5" else "i5"
    assert ends(moving(start, foe)) == reach - {start}
    assert ends(fight(ryu(start), sagat(foe))) == reach - {start}  # as an Action


@pytest.mark.proves("SFTMG-MOVE-03")
def test_the_free_move_and_two_move_actions_are_three_walks() -> None:
    ring = fight(ryu("a1"), sagat("i1"), phase="move").p1("move d4", "move g7", "move i9")
    assert ring["Ryu.at"] == "i9"
    assert ring["turn"] == "P2"  # no Action left, no hand: nothing to decide


def test_a_trial_card_is_no_card_of_ours(trial: Trials) -> None:
    assert attacks(trial("e5", "f5"))["attack.card"] == "Trial"

"""Chapter Counting Ranges, in play."""

from typing import Any

import pytest

from kumite.games.sftmg.printed import PROJECTILE
from tests.games.sftmg.ringside import Ring, card, fight, opening, ryu, sagat, side
from tests.games.sftmg.stage.trials import Printed, Trials, attacks, lost


def reaches(ring: Ring) -> bool:
    """Whether the attack is rolled, or comes to nothing."""
    attacks(ring)
    return ring.question == "chance attack dice"


@pytest.mark.proves("SFTMG-RANGE-01")
def test_a_range_is_counted_over_small_objects_not_through_large_ones(trial: Trials) -> None:
    assert reaches(trial("a1", "d1", Printed(reach=(3, 3)), small=["b1", "c1"]))
    blocked = trial("a1", "d1", Printed(reach=(3, 3)), large=["b1"])
    assert not reaches(blocked)
    assert blocked.said("Missed")[0]["rules"] == ["SFTMG-RESOLVE-02"]  # no range; sight is not even asked for


@pytest.mark.proves("SFTMG-RANGE-02", "SFTMG-RANGE-03")
@pytest.mark.parametrize(
    ("target", "apart"), [("f4", 5), ("d6", 5), ("b2", 1), ("c1", 2), ("a3", 2), ("d4", 3), ("i1", 8), ("b9", 8)]
)
def test_every_space_entered_counts_one(trial: Trials, target: str, apart: int) -> None:
    assert reaches(trial("a1", target, Printed(reach=(apart, apart))))
    assert not reaches(trial("a1", target, Printed(reach=(apart + 1, apart + 1))))
    assert not reaches(trial("a1", target, Printed(reach=(0, apart - 1))))


@pytest.mark.proves("SFTMG-RANGE-02", "SFTMG-RANGE-01")
def test_one_bend_in_either_order_and_not_two(trial: Trials) -> None:
    """From e5 to i6: f6 ... or ... h5."""
    assert reaches(trial("e5", "i6", large=["h5"]))
    assert reaches(trial("e5", "i6", large=["f6"]))
    both = trial("e5", "i6", large=["h5", "f6"])
    assert not reaches(both)
    assert both.said("Missed")[0]["rules"] == ["SFTMG-RESOLVE-02"]
    assert reaches(trial("e5", "i6", small=["h5", "f6"]))


@pytest.mark.proves("SFTMG-RANGE-04")
@pytest.mark.parametrize(("apart", "hits"), [(1, False), (2, True), (3, True), (4, True), (5, False)])
def test_a_printed_range_admits_both_ends(trial: Trials, apart: int, hits: bool) -> None:
    assert reaches(trial("a5", f"{'abcdefghi'[apart]}5", Printed(reach=(2, 4)))) is hits


@pytest.mark.proves("SFTMG-RANGE-04")
@pytest.mark.parametrize(("foe", "hits"), [("b5", False), ("c5", True), ("d5", False)])
def test_focus_attack_reaches_two_and_no_more_nor_less(foe: str, hits: bool) -> None:
    ring = fight(ryu("a5", hand=["Focus Attack"]), sagat(foe)).p1("attack Sagat with Focus Attack")
    assert (ring.question == "chance block dice") is hits


@pytest.mark.proves("SFTMG-RANGE-04")
@pytest.mark.parametrize(("foe", "hits"), [("b6", True), ("c5", False)])
def test_range_1_is_adjacent(foe: str, hits: bool) -> None:
    assert card("Tiger Rage").reach == (1, 1)
    ring = fight(sagat("a5", hand=["Tiger Rage"]), ryu(foe)).p1("attack Ryu with Tiger Rage")
    assert (ring.question == "chance attack dice") is hits


# Walls, Objects, and distances that are no ranges


def may_claw(vega: str, ken: Any = "h8", **given: list[str]) -> bool:
    """Sky High Claw, as printed: a Wall or an Object within range 3 of Vega."""
    ring = fight(side("Vega", vega, hand=["Sky High Claw"]), side("Ken", ken), **given)
    return "attack Ken with Sky High Claw" in ring.options


@pytest.mark.proves("SFTMG-RANGE-05", "SFTMG-RULING-104")
def test_a_wall_is_one_step_past_the_border() -> None:
    assert may_claw("c5")
    assert not may_claw("d5")
    assert may_claw("e3")
    assert not may_claw("e4")
    assert may_claw("g5")
    assert not may_claw("f6")


@pytest.mark.proves("SFTMG-RULING-104")
@pytest.mark.parametrize("size", ["small", "large"])
def test_an_object_counts_to_its_own_space(size: str) -> None:
    assert may_claw("e5", **{size: ["e8"]})
    assert may_claw("e5", **{size: ["h7"]})
    assert not may_claw("e5", ken="a1", **{size: ["e9"]})


@pytest.mark.proves("SFTMG-RULING-104")
def test_no_sight_is_needed_but_a_way_to_count() -> None:
    assert may_claw("e5", ken="a1", large=["h6"], small=["e1"])
    assert not may_claw("d5", ken="c5", large=[])  # the opponent does not make a Wall nearer
    assert may_claw("c5", ken="b5")  # straight west is shut, but b4 and then a3 leads there in three


@pytest.mark.proves("SFTMG-RANGE-06", "SFTMG-RULING-103")
def test_distances_of_placing_take_no_notice_of_what_is_between() -> None:
    """Air Force Base has a Missile Rack on d6: from c6 to e6 no range can be counted, and yet it is two spaces."""
    ring = opening(fighter1="Ryu", fighter2="Sagat", stage="Air Force Base", placement="free")
    ring.quiet("chance order dice").chance("H, H, H, H", "B, B, B, B").p1("first P1")
    ring.p1("place c6")
    assert ring.question == "P2 place"
    assert "place f6" not in ring.options  # a Missile Rack, too
    assert "place e6" not in ring.options
    assert {"place f5", "place f7", "place c3", "place c9"} <= set(ring.options)
    near = {f"place {column}{row}" for column in "abcde" for row in "45678"}
    assert not near & set(ring.options)


@pytest.mark.proves("SFTMG-KEY-01", "SFTMG-RANGE-03")
@pytest.mark.parametrize(("foe", "dice"), [("c1", 3), ("d4", 3), ("e1", 3), ("f1", 4), ("f4", 4)])
def test_fierce_hadoken_has_an_edge_at_range_5(foe: str, dice: int) -> None:
    printed = card("Fierce Hadoken")
    assert (printed.type, printed.dice, printed.reach, printed.edge) == (PROJECTILE, 3, (2, 5), (1, 5))
    ring = fight(ryu("a1", hand=["Fierce Hadoken"]), sagat(foe)).p1("attack Sagat with Fierce Hadoken")
    assert ring.dice == dice


@pytest.mark.proves("SFTMG-RULING-41")
@pytest.mark.parametrize(("foe", "extra"), [("b5", 0), ("c5", 1), ("d5", 2), ("e5", 3), ("f5", 3), ("d6", 2)])
def test_metsu_hadoken_counts_the_spaces_strictly_between(foe: str, extra: int) -> None:
    ultra = card("Metsu Hadoken")
    ring = fight(ryu("a5", meter=8), sagat(foe)).p1("attack Sagat with Metsu Hadoken")
    if not ultra.reach[0] <= "abcdef".index(foe[0]) <= ultra.reach[1]:
        assert ring.said("Missed")
        return
    ring.chance(", ".join(["H"] + ["B"] * (ring.dice - 1)))
    ring.chance("B, B")
    assert lost(ring, "Sagat") == max(0, 1 + extra - 2)  # added before the blocks are taken off

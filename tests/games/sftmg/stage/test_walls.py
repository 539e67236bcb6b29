"""Terrain: Walls."""

import pytest

from kumite.games.sftmg.words import Push
from tests.games.sftmg.stage.trials import Printed, Trials, charge, hit, lost, places, rolls, walls

COLUMNS, ROWS = "abcdefghi", "123456789"


@pytest.mark.proves("SFTMG-WALL-01", "SFTMG-WALL-02")
def test_all_36_outer_edges_are_walls(trial: Trials) -> None:
    """Against each of them somebody is knocked from the space inside."""
    edges = [(f"b{row}", f"a{row}") for row in ROWS] + [(f"h{row}", f"i{row}") for row in ROWS]
    edges += [(f"{column}2", f"{column}1") for column in COLUMNS] + [(f"{column}8", f"{column}9") for column in COLUMNS]
    assert len(edges) == 36
    for inside, border in edges:
        ring = hit(trial(inside, border, Printed(knockback=1)))
        assert (places(ring), lost(ring, "Sagat"), walls(ring)) == ((inside, border), 2, 1)


@pytest.mark.proves("SFTMG-WALL-01")
@pytest.mark.parametrize(("attacker", "defender", "end"), [("a5", "b5", "c5"), ("e4", "e5", "e6"), ("h8", "g7", "f6")])
def test_no_inner_edge_is_a_wall(trial: Trials, attacker: str, defender: str, end: str) -> None:
    ring = hit(trial(attacker, defender, Printed(knockback=1)))
    assert (places(ring), walls(ring)) == ((attacker, end), 0)


@pytest.mark.proves("SFTMG-WALL-02")
def test_the_rest_of_the_movement_is_ignored(trial: Trials) -> None:
    ring = hit(trial("h5", "i5", Printed(knockback=3)))
    assert (places(ring), lost(ring, "Sagat")) == (("h5", "i5"), 2)
    assert "Knocked" not in ring.happened  # it never moved
    assert ring.said("Harmed")[0]["rules"] == ["SFTMG-WALL-02"]


@pytest.mark.proves("SFTMG-WALL-03")
@pytest.mark.parametrize("distance", [2, 5, 8])
def test_one_effect_one_damage(trial: Trials, distance: int) -> None:
    ring = hit(trial("g5", "h5", Printed(knockback=distance)))
    assert (places(ring), lost(ring, "Sagat"), walls(ring)) == (("g5", "i5"), 2, 1)


@pytest.mark.proves("SFTMG-WALL-04")
def test_a_second_effect_is_a_second_damage(trial: Trials) -> None:
    """The Charge pins, the dice hit, the Knockback drives into the Wall again."""
    ring = rolls(charge(trial("g5", "h5", Printed(charge=2, knockback=1)), "E"), "H")
    assert (places(ring), walls(ring)) == (("h5", "i5"), 2)
    assert lost(ring, "Sagat") == 3


@pytest.mark.proves("SFTMG-WALL-04")
def test_knockback_and_a_card_text_are_two_effects(trial: Trials) -> None:
    ring = hit(trial("h5", "i5", Printed(knockback=1, if_hit=(Push(1),))))
    assert (lost(ring, "Sagat"), walls(ring)) == (3, 2)


@pytest.mark.proves("SFTMG-WALL-05")
def test_walls_outlast_ten_blows(trial: Trials) -> None:
    ring = trial.event("h5", "i5", (Push(1),) * 10).p1("play Trial")
    assert (places(ring), lost(ring, "Sagat"), walls(ring)) == (("h5", "i5"), 10, 10)
    assert not ring.said("Broke")

"""Chapter Knockbacks and Throws: Knockback."""

import pytest

from tests.games.sftmg.ringside import fight, ryu, sagat
from tests.games.sftmg.stage.trials import (
    Printed,
    Trials,
    attacks,
    charge,
    crashes,
    hit,
    lost,
    places,
    rolls,
    standing,
    walls,
)


@pytest.mark.proves("SFTMG-KNOCK-01", "SFTMG-COLL-01")
def test_knockback_moves_the_defender_straight_away(trial: Trials) -> None:
    ring = hit(trial("e5", "f5", Printed(knockback=2)))
    assert places(ring) == ("e5", "h5")
    assert lost(ring, "Sagat") == 1  # the hit, and nothing for the way
    assert crashes(ring) == []
    assert ring.question == "P1 act"


@pytest.mark.proves("SFTMG-KNOCK-01")
def test_no_damage_no_knockback(trial: Trials) -> None:
    blocked = hit(trial("e5", "f5", Printed(knockback=2)), "H", "B, M")
    assert places(blocked) == ("e5", "f5")
    missed = hit(trial("e5", "i5", Printed(knockback=2)), "M", "M, M")
    assert (places(missed), lost(missed, "Sagat")) == (("e5", "i5"), 0)


@pytest.mark.proves("SFTMG-KNOCK-01")
def test_damage_of_the_movement_is_not_damage_of_the_attack(trial: Trials) -> None:
    """A Charge into the Wall costs 1, the dice do nothing: the keyword stays silent."""
    ring = rolls(charge(trial("h5", "i5", Printed(charge=1, knockback=1)), "E"), "M")
    assert lost(ring, "Sagat") == 1
    assert walls(ring) == 1


@pytest.mark.proves("SFTMG-KNOCK-01", "SFTMG-RULING-28")
@pytest.mark.parametrize(
    ("attacker", "defender", "end"),
    [
        ("c3", "d4", "f6"),  # on a line, all eight ways
        ("g7", "f6", "d4"),
        ("c7", "d6", "f4"),
        ("e5", "e4", "e2"),
        ("e5", "d5", "b5"),
        ("a1", "f4", "h6"),  # five and three: diagonal
        ("a1", "f3", "h3"),  # five and two: straight
        ("a1", "b6", "b8"),  # one and five: straight up
        ("i9", "g8", "e6"),  # two and one: diagonal
        ("a1", "h4", "i5"),  # seven and three: diagonal, by a hair; then the Wall
    ],
)
def test_off_the_lines_it_is_the_closest_of_the_eight(trial: Trials, attacker: str, defender: str, end: str) -> None:
    assert places(hit(trial(attacker, defender, Printed(knockback=2)))) == (attacker, end)


@pytest.mark.proves("SFTMG-KNOCK-02")
@pytest.mark.parametrize(("distance", "end"), [(1, "e5"), (2, "f5"), (3, "g5")])
def test_the_distance_is_fixed_and_nobody_is_asked(trial: Trials, distance: int, end: str) -> None:
    ring = attacks(trial("c5", "d5", Printed(knockback=distance))).chance("H")
    ring.chance("M, M")
    assert ring["Sagat.at"] == end
    assert ring.question == "P1 act"


@pytest.mark.proves("SFTMG-KNOCK-03", "SFTMG-WALL-02", "SFTMG-COLL-03")
def test_knockback_into_the_wall(trial: Trials) -> None:
    ring = hit(trial("f5", "h5", Printed(knockback=2)))
    assert places(ring) == ("f5", "i5")
    assert lost(ring, "Sagat") == 2
    assert lost(ring, "Ryu") == 0


@pytest.mark.proves("SFTMG-RULING-29", "SFTMG-WALL-02")
def test_no_sliding_along_a_wall(trial: Trials) -> None:
    ring = hit(trial("f7", "g8", Printed(knockback=3)))
    assert places(ring) == ("f7", "h9")  # one diagonal step; the next would leave the grid
    assert (lost(ring, "Sagat"), walls(ring)) == (2, 1)


@pytest.mark.proves("SFTMG-KNOCK-03", "SFTMG-COLL-02", "SFTMG-RULING-25")
@pytest.mark.parametrize("size", ["small", "large"])
def test_knockback_flies_over_nothing(trial: Trials, size: str) -> None:
    ring = hit(trial("c5", "d5", Printed(knockback=3), **{size: ["e5", "f5"]}))
    assert places(ring) == ("c5", "e5")
    assert lost(ring, "Sagat") == 2
    assert standing(ring) == {"f5"}


@pytest.mark.proves("SFTMG-RULING-30", "SFTMG-COLL-03")
def test_blocked_at_the_first_step_the_defender_stays(trial: Trials) -> None:
    ring = hit(trial("d5", "e5", Printed(knockback=2), large=["f5"], solid=["f5"]))
    assert places(ring) == ("d5", "e5")
    assert lost(ring, "Sagat") == 2
    assert ring.question == "P1 act"


@pytest.mark.proves("SFTMG-KNOCK-01", "SFTMG-KNOCK-02")
def test_standing_roundhouse_as_printed() -> None:
    """Sagat's own: Knockback 2."""
    ring = fight(sagat("e5", hand=["Standing Roundhouse"]), ryu("f6"))
    ring.p1("attack Ryu with Standing Roundhouse").block("H, M, M", "M, M")
    assert (ring["Ryu.at"], lost(ring, "Ryu")) == ("h8", 1)

"""Chapter Attack Card Movement: Charge."""

import pytest

from kumite.games.sftmg.forced import OBJECT, SOLID, WALL, Collision
from kumite.games.sftmg.grid import EAST, Ground
from kumite.games.sftmg.special import Charge, charges
from tests.games.sftmg.board import at, on, row
from tests.games.sftmg.ringside import Ring, card, fight, sagat, side
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


def line(characters: int, distance: int, ground: Ground, charger: int = 2) -> Charge:
    """Ken on the row charges east, into whoever stands beside him."""
    found = charges(ground, characters, at(charger, 5), at(charger + 1, 5), distance)
    return next(way for way in found if way.direction == EAST)


# Whether it is an attack at all


@pytest.mark.proves("SFTMG-SMOVE-01", "SFTMG-CHARGE-10")
def test_a_charge_must_be_able_to_end_adjacent(trial: Trials) -> None:
    near = attacks(trial("a5", "d5", Printed(charge=2)))
    assert (places(near), near.question) == (("c5", "d5"), "chance attack dice")
    far = attacks(trial("a5", "e5", Printed(charge=2)))
    assert (places(far), far["actions"], far["P1.discards"]) == (("a5", "e5"), 1, ["Trial"])
    assert far.said("Missed")[0]["card"] == "Trial"
    assert "Rolled" not in far.happened


@pytest.mark.proves("SFTMG-SMOVE-01", "SFTMG-CHARGE-10")
def test_neither_printed_range_nor_sight_matters_to_a_charge(trial: Trials) -> None:
    """From e5 there is no line of sight to i7 past g6, and yet the Charge ends beside it."""
    ring = attacks(trial("e5", "i7", Printed(charge=3, reach=(1, 1)), large=["g6"]))
    assert (places(ring), ring.question) == (("h8", "i7"), "chance attack dice")
    assert attacks(trial("e5", "i7", large=["g6"])).said("Missed")


@pytest.mark.proves("SFTMG-CHARGE-01")
@pytest.mark.parametrize("thing", ["small", "large", "special"])
def test_the_way_to_the_defender_must_be_clear(trial: Trials, thing: str) -> None:
    blocked = attacks(trial("b5", "e5", Printed(charge=3), **{thing: ["c5"]}))
    assert places(blocked) == ("b5", "e5")
    assert blocked.said("Missed")
    assert standing(blocked) == ({"c5"} if thing != "special" else set())
    clear = charge(trial("b5", "e5", Printed(charge=3), **{thing: ["c6"]}), "E")
    assert places(clear) == ("e5", "f5")


@pytest.mark.proves("SFTMG-CHARGE-01")
def test_another_character_is_in_the_way() -> None:
    assert charges(Ground(), on((2, 5), (3, 5), (5, 5)), at(2, 5), at(5, 5), 3) == ()
    assert charges(Ground(), on((2, 5), (5, 5)), at(2, 5), at(5, 5), 3) != ()


# How it goes


@pytest.mark.proves("SFTMG-CHARGE-02")
def test_exactly_so_many_spaces_in_one_line(trial: Trials) -> None:
    ring = charge(trial("b2", "d4", Printed(charge=2)), "NE")
    assert places(ring) == ("d4", "e5")
    assert ring.said("Charged")[0]["path"] == ["c3", "d4"]
    assert attacks(trial("b2", "d5", Printed(charge=1))).said("Missed")


@pytest.mark.proves("SFTMG-CHARGE-02", "SFTMG-RULING-91")
def test_a_charge_is_never_cut_short_by_wish(trial: Trials) -> None:
    """East it would be beside the Defender after one step and after two, but not after three."""
    ring = attacks(trial("e5", "f6", Printed(charge=3)))
    assert places(ring) == ("h8", "i9")  # so there is one way only, and nobody is asked
    beside = attacks(trial("d5", "e5", Printed(charge=2)))
    assert places(beside) == ("f5", "g5")


@pytest.mark.proves("SFTMG-CHARGE-03", "SFTMG-CHARGE-04", "SFTMG-RULING-21")
@pytest.mark.parametrize(
    ("charger", "defender", "distance", "end", "pushed"),
    [
        ("b5", "d5", 2, "d5", "e5"),  # one space between: pushed one
        ("c5", "d5", 2, "e5", "f5"),  # none between: pushed two
        ("a5", "d5", 2, "c5", "d5"),  # contact is the step into the Defender's space: none here
        ("c5", "d5", 4, "g5", "h5"),
    ],
)
def test_the_defender_is_pushed_ahead_by_what_is_left(
    trial: Trials, charger: str, defender: str, distance: int, end: str, pushed: str
) -> None:
    ring = charge(trial(charger, defender, Printed(charge=distance)), "E")
    assert places(ring) == (end, pushed)
    assert lost(ring, "Sagat") == 0
    assert crashes(ring) == []
    assert ring.question == "chance attack dice"


@pytest.mark.proves("SFTMG-CHARGE-05", "SFTMG-RULING-20", "SFTMG-OBJ-03", "SFTMG-OBJ-04")
@pytest.mark.parametrize("size", ["small", "large"])
def test_pushed_through_an_object(trial: Trials, size: str) -> None:
    ring = charge(trial("c5", "d5", Printed(charge=2), **{size: ["e5"]}), "E")
    assert (places(ring), lost(ring, "Sagat"), standing(ring)) == (("e5", "f5"), 1, set())
    assert lost(ring, "Ryu") == 0
    assert ring.question == "chance attack dice"


@pytest.mark.proves("SFTMG-CHARGE-05")
def test_each_object_on_the_way_costs_one(trial: Trials) -> None:
    ring = charge(trial("c5", "d5", Printed(charge=3), small=["e5", "g5"], large=["f5"]), "E")
    assert (places(ring), lost(ring, "Sagat"), standing(ring)) == (("f5", "g5"), 3, set())


@pytest.mark.proves("SFTMG-CHARGE-06", "SFTMG-WALL-03", "SFTMG-RULING-23")
def test_pushed_against_the_wall(trial: Trials) -> None:
    ring = charge(trial("f5", "h5", Printed(charge=3)), "E")
    assert (places(ring), lost(ring, "Sagat"), walls(ring)) == (("h5", "i5"), 1, 1)
    long = charge(trial("f5", "h5", Printed(charge=6)), "E")
    assert (places(long), lost(long, "Sagat"), walls(long)) == (("h5", "i5"), 1, 1)


@pytest.mark.proves("SFTMG-CHARGE-06", "SFTMG-OBJ-02")
def test_pushed_against_an_indestructible_object(trial: Trials) -> None:
    ring = charge(trial("b5", "d5", Printed(charge=3), small=["f5"], solid=["f5"]), "E")
    assert (places(ring), lost(ring, "Sagat"), standing(ring)) == (("d5", "e5"), 1, {"f5"})
    assert len(crashes(ring)) == 1


@pytest.mark.proves("SFTMG-CHARGE-10", "SFTMG-CHARGE-06")
def test_pinned_on_the_wall_nobody_moves_and_it_is_in_range(trial: Trials) -> None:
    ring = charge(trial("h5", "i5", Printed(charge=2)), "E")
    assert (places(ring), lost(ring, "Sagat"), ring.question) == (("h5", "i5"), 1, "chance attack dice")
    assert ring.said("Charged")[-1]["path"] == ["h5"]


@pytest.mark.proves("SFTMG-RULING-22", "SFTMG-SMOVE-01")
def test_a_line_beside_the_defender_pushes_nobody(trial: Trials) -> None:
    ring = attacks(trial("c5", "f6", Printed(charge=2)))
    assert set(ring.options) == {"charge E", "charge NE"}
    ring.p1("charge E")
    assert places(ring) == ("e5", "f6")
    assert (lost(ring, "Sagat"), ring.question) == (0, "chance attack dice")
    past = attacks(trial("c5", "f6", Printed(charge=2), small=["d5"]))
    assert places(past) == ("e7", "f6")  # the other line is shut
    assert attacks(trial("c5", "f6", Printed(charge=2), small=["d5", "e7"])).said("Missed")


@pytest.mark.proves("SFTMG-RULING-22", "SFTMG-RULING-84")
def test_of_several_lines_the_attacker_chooses(trial: Trials) -> None:
    ring = attacks(trial("e5", "g5", Printed(charge=1)))
    assert ring.question == "P1 charge"
    assert set(ring.options) == {"charge NE", "charge E", "charge SE"}
    ring.p1("charge SE")
    assert places(ring) == ("f4", "g5")


@pytest.mark.proves("SFTMG-RULING-20", "SFTMG-CHARGE-04")
def test_its_damage_is_like_a_collisions_and_does_not_hit(trial: Trials) -> None:
    """Only the dice decide about a Whiff."""
    ring = charge(trial("c5", "d5", Printed(charge=2), small=["e5"]), "E")
    rolls(ring, "M")
    assert lost(ring, "Sagat") == 1
    assert "Whiffed" in ring.happened


# Third Characters, by the functions alone


@pytest.mark.proves("SFTMG-CHARGE-07", "SFTMG-RULING-20")
def test_a_character_behind_the_defender_goes_along() -> None:
    way = line(on((2, 5), (3, 5), (4, 5)), 2, Ground())
    assert (way.end, way.pushed, way.collisions) == (at(4, 5), ((at(3, 5), at(5, 5)), (at(4, 5), at(6, 5))), ())
    later = line(on((2, 5), (3, 5), (5, 5)), 2, Ground())
    assert (later.pushed, later.collisions) == (((at(3, 5), at(5, 5)), (at(5, 5), at(6, 5))), ())


@pytest.mark.proves("SFTMG-CHARGE-08")
def test_only_the_front_of_the_line_is_hurt_by_an_object() -> None:
    way = line(on((2, 5), (3, 5), (4, 5)), 2, Ground(large=on((5, 5))))
    assert way.collisions == (Collision(OBJECT, at(5, 5), row(4), on((5, 5))),)
    assert (way.end, way.pushed) == (at(4, 5), ((at(3, 5), at(5, 5)), (at(4, 5), at(6, 5))))


@pytest.mark.proves("SFTMG-CHARGE-09", "SFTMG-RULING-23")
def test_at_a_wall_the_front_and_the_defender_are_hurt_and_nobody_between() -> None:
    two = line(on((6, 5), (7, 5), (8, 5)), 2, Ground(), charger=6)
    assert two.collisions == (Collision(WALL, at(9, 5), row(7, 8)),)
    assert (two.end, two.pushed) == (at(7, 5), ((at(7, 5), at(8, 5)), (at(8, 5), at(9, 5))))
    three = line(on((5, 5), (6, 5), (7, 5), (8, 5)), 3, Ground(), charger=5)
    assert three.collisions == (Collision(WALL, at(9, 5), row(6, 8)),)


@pytest.mark.proves("SFTMG-RULING-119", "SFTMG-CHARGE-08")
def test_at_an_indestructible_object_only_the_front_is_hurt_and_the_line_stops() -> None:
    solid = on((6, 5))
    way = line(on((2, 5), (3, 5), (4, 5)), 3, Ground(small=solid, solid=solid))
    assert way.collisions == (Collision(SOLID, at(6, 5), row(4)),)
    assert (way.end, way.pushed, way.left) == (at(3, 5), ((at(3, 5), at(4, 5)), (at(4, 5), at(5, 5))), 2)


@pytest.mark.proves("SFTMG-EX-08", "SFTMG-CHARGE-07", "SFTMG-CHARGE-08", "SFTMG-MULTI-04", "SFTMG-MULTI-05")
def test_ken_pushes_zangief_into_vega_and_vega_into_a_tree() -> None:
    """The printed example; with three Characters it waits for its mode, so by the functions alone."""
    ken, zangief, vega, tree = at(2, 5), at(3, 5), at(4, 5), on((5, 5))
    way = line(on((2, 5), (3, 5), (4, 5)), 2, Ground(large=tree))
    assert way.end == at(4, 5)
    assert dict(way.pushed) == {zangief: at(5, 5), vega: at(6, 5)}
    assert [(crash.hurt, crash.breaks) for crash in way.collisions] == [((vega,), tree)]
    assert ken not in dict(way.pushed)


# Dice for the push, and Combos


def kicks(name: str, attacker: str, defender: str, **given: list[str]) -> Ring:
    who = {"Hurricane Kick": "Ken", "Spinning Bird Kick": "Chun-Li"}[name]
    ring = fight(side(who, attacker, hand=[name]), sagat(defender), **given).p1(f"attack Sagat with {name}")
    return ring.p1("charge E") if ring.question == "P1 charge" else ring


@pytest.mark.proves("SFTMG-CHARGE-11")
@pytest.mark.parametrize("name", ["Hurricane Kick", "Spinning Bird Kick"])
def test_a_die_for_each_space_the_defender_was_moved(name: str) -> None:
    assert (card(name).dice, card(name).charge, card(name).per_push) == (2, 2, 1)
    assert kicks(name, "c5", "d5").dice == 4
    assert kicks(name, "b5", "d5").dice == 3
    assert kicks(name, "a5", "d5").dice == 2
    assert kicks(name, "g5", "h5").dice == 3  # the Wall stopped it
    assert kicks(name, "h5", "i5").dice == 2
    assert kicks(name, "c5", "d5", small=["e5"]).dice == 4  # an Object does not


@pytest.mark.proves("SFTMG-CHARGE-11")
def test_other_charges_get_no_dice_for_it(trial: Trials) -> None:
    assert charge(trial("c5", "d5", Printed(charge=2)), "E").dice == 1


@pytest.mark.proves("SFTMG-RULING-84", "SFTMG-SMOVE-01")
def test_a_charge_in_a_combo_is_made_if_it_can_be(trial: Trials) -> None:
    ring = hit(trial.combo("d5", "e5", Printed(), Printed(charge=2))).p1("combo Trial 2")
    assert places(ring) == ("f5", "g5")
    ring.block("H", "M, M")
    assert lost(ring, "Sagat") == 2


@pytest.mark.proves("SFTMG-RULING-84", "SFTMG-SMOVE-01")
def test_and_otherwise_the_combo_is_over(trial: Trials) -> None:
    ring = hit(trial.combo("a5", "e5", Printed(), Printed(charge=2))).p1("combo Trial 2")
    assert (places(ring), lost(ring, "Sagat"), ring.question) == (("a5", "e5"), 1, "P1 act")
    assert sorted(ring["P1.discards"]) == ["Trial", "Trial 2"]

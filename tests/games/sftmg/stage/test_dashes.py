"""Chapter Attack Card Movement: Dash."""

import pytest

from kumite.games.sftmg.grid import Ground
from kumite.games.sftmg.special import dashes
from tests.games.sftmg.board import at, on
from tests.games.sftmg.ringside import card, fight, side
from tests.games.sftmg.stage.trials import Printed, Trials, attacks, hit, lost, places


@pytest.mark.proves("SFTMG-DASH-01", "SFTMG-SMOVE-01")
@pytest.mark.parametrize("thing", ["small", "large", "special"])
def test_the_way_must_be_clear(trial: Trials, thing: str) -> None:
    shut = attacks(trial("a5", "d5", Printed(dash=2), **{thing: ["b5"]}))
    assert (places(shut), shut["actions"], shut["P1.discards"]) == (("a5", "d5"), 1, ["Trial"])
    assert shut.said("Missed")
    clear = attacks(trial("a5", "d5", Printed(dash=2), **{thing: ["b6"]}))
    assert (places(clear), clear.question) == (("c5", "d5"), "chance attack dice")


@pytest.mark.proves("SFTMG-DASH-01")
def test_another_character_is_in_the_way() -> None:
    """By the functions alone."""
    assert dashes(Ground(), on((1, 5), (4, 5)), at(1, 5), at(4, 5), 2) == (at(3, 5),)
    assert dashes(Ground(), on((1, 5), (2, 5), (4, 5)), at(1, 5), at(4, 5), 2) == ()


@pytest.mark.proves("SFTMG-DASH-02")
def test_it_need_not_use_all_its_spaces(trial: Trials) -> None:
    ring = attacks(trial("b5", "e5", Printed(dash=3)))
    assert places(ring) == ("d5", "e5")  # two of three
    assert ring.said("Dashed")[0]["path"] == ["c5", "d5"]


@pytest.mark.proves("SFTMG-DASH-02")
def test_it_makes_no_turn(trial: Trials) -> None:
    """Two spaces with a turn would end beside the Defender, in a line they cannot."""
    ring = attacks(trial("a5", "d5", Printed(dash=2), small=["c5"]))
    assert ring.said("Missed")


@pytest.mark.proves("SFTMG-DASH-03")
def test_it_ends_adjacent_diagonals_included_and_the_attacker_chooses(trial: Trials) -> None:
    ring = attacks(trial("a5", "d6", Printed(dash=2)))
    assert (ring.question, set(ring.options)) == ("P1 dash", {"dash c5", "dash c7"})
    ring.p1("dash c5")
    assert places(ring) == ("c5", "d6")


@pytest.mark.proves("SFTMG-DASH-03", "SFTMG-DASH-02", "SFTMG-RULING-91")
def test_adjacent_already_it_may_stay_or_go_round(trial: Trials) -> None:
    ring = attacks(trial("e5", "f5", Printed(dash=2)))
    assert set(ring.options) == {"dash nowhere", "dash e4", "dash e6", "dash f4", "dash f6"}
    ring.p1("dash nowhere")
    assert (places(ring), ring.question) == (("e5", "f5"), "chance attack dice")
    assert "Dashed" not in ring.happened
    walled_in = attacks(trial("a1", "b2", Printed(dash=3), small=["b1", "a2"]))
    assert (places(walled_in), walled_in.question) == (("a1", "b2"), "chance attack dice")


@pytest.mark.proves("SFTMG-DASH-04")
def test_nobody_is_moved_by_a_dash(trial: Trials) -> None:
    ring = attacks(trial("d5", "f5", Printed(dash=3))).p1("dash e5")
    assert places(ring) == ("e5", "f5")
    assert lost(ring, "Sagat") == 0
    ring.chance("H").chance("M, M")
    assert places(ring) == ("e5", "f5")


@pytest.mark.proves("SFTMG-DASH-05", "SFTMG-SMOVE-01")
def test_in_range_is_where_it_can_end_adjacent(trial: Trials) -> None:
    assert attacks(trial("e5", "g5", Printed(dash=1))).question == "P1 dash"
    far = attacks(trial("e5", "h5", Printed(dash=1)))
    assert far.said("Missed")[0]["rules"] == ["SFTMG-RESOLVE-02"]
    assert (far["P1.discards"], far["actions"]) == (["Trial"], 1)


@pytest.mark.proves("SFTMG-DASH-05")
def test_neither_printed_range_nor_sight_matters_to_a_dash(trial: Trials) -> None:
    ring = attacks(trial("e5", "i7", Printed(dash=3, reach=(1, 1)), large=["g6"]))
    assert (places(ring), ring.question) == (("h8", "i7"), "chance attack dice")


@pytest.mark.proves("SFTMG-RULING-84", "SFTMG-SMOVE-01")
def test_a_dash_in_a_combo_must_be_used_if_it_can_be(trial: Trials) -> None:
    ring = hit(trial.combo("e5", "f5", Printed(), Printed(dash=2))).p1("combo Trial 2")
    assert ring.question == "P1 dash"
    assert set(ring.options) == {"dash e4", "dash e6", "dash f4", "dash f6"}
    far = hit(trial.combo("a5", "e5", Printed(), Printed(dash=2))).p1("combo Trial 2")
    assert (places(far), far.question, lost(far, "Sagat")) == (("a5", "e5"), "P1 act", 1)


@pytest.mark.proves("SFTMG-RULING-86", "SFTMG-RANGE-05")
def test_the_bracket_of_sky_high_claw_is_about_walls_and_objects_not_about_the_target() -> None:
    assert card("Sky High Claw").dash == 3
    in_line = fight(side("Vega", "a5", hand=["Sky High Claw"]), side("Ken", "e5")).p1("attack Ken with Sky High Claw")
    assert in_line["Vega.at"] == "d5"  # range 4, three empty spaces between
    beside = fight(side("Vega", "a5", hand=["Sky High Claw"]), side("Ken", "d6")).p1("attack Ken with Sky High Claw")
    assert set(beside.options) == {"dash c5", "dash c7", "dash d5"}  # three away, and three spaces end beside, too
    out = fight(side("Vega", "a5", hand=["Sky High Claw"]), side("Ken", "f5")).p1("attack Ken with Sky High Claw")
    assert out.said("Missed")
    no_wall = fight(side("Vega", "e5", hand=["Sky High Claw"]), side("Ken", "f5"))
    assert not no_wall.begins("attack Ken")
    a_rock = fight(side("Vega", "e5", hand=["Sky High Claw"]), side("Ken", "f5"), small=["e8"])
    assert a_rock.begins("attack Ken") == ["attack Ken with Sky High Claw"]


@pytest.mark.proves("SFTMG-KEY-02", "SFTMG-RULING-97")
def test_edge_is_measured_before_the_dash(trial: Trials) -> None:
    assert attacks(trial("b5", "e5", Printed(dash=3, edge=(1, 3)))).dice == 2
    assert attacks(trial("b5", "e5", Printed(dash=3, edge=(1, 1)))).dice == 1

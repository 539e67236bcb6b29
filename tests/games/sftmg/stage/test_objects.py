"""Terrain: Objects."""

import pytest

from kumite.games.sftmg.forced import push
from kumite.games.sftmg.grid import EAST, Ground, space
from kumite.games.sftmg.position import Fight
from tests.games.sftmg.board import at, on
from tests.games.sftmg.ringside import Ring, fight, ryu, sagat
from tests.games.sftmg.stage.trials import Printed, Trials, charge, crashes, hit, lost, places, rolls, standing

PRINTED = {
    "Dojo": {"Rocks": 4, "Sakura Trees": 5, "Lanterns": 2},
    "Air Force Base": {"Small Crates": 3, "Large Crates": 4, "Missile Racks": 2, "Boombox": 1},
}


def on_stage(stage: str) -> Ring:
    return fight(ryu("a5"), sagat("i5"), stage=stage)


@pytest.mark.proves("SFTMG-OBJ-01", "SFTMG-RULING-48")
@pytest.mark.parametrize("stage", PRINTED)
def test_the_objects_of_a_stage_stand_on_their_spaces_one_each(stage: str) -> None:
    things = on_stage(stage)["objects"]
    names = [thing["name"] for thing in things]
    assert {name: names.count(name) for name in names} == PRINTED[stage]
    assert len({thing["at"] for thing in things}) == len(things)


@pytest.mark.proves("SFTMG-OBJ-02", "SFTMG-COLL-02")
def test_objects_are_destructible_unless_marked(trial: Trials) -> None:
    assert not any(thing["solid"] for thing in on_stage("Dojo")["objects"])
    plain = hit(trial("c5", "d5", Printed(knockback=1), small=["e5"]))
    assert (places(plain), standing(plain)) == (("c5", "e5"), set())
    marked = hit(trial("c5", "d5", Printed(knockback=1), small=["e5"], solid=["e5"]))
    assert (places(marked), standing(marked)) == (("c5", "d5"), {"e5"})
    assert lost(plain, "Sagat") == lost(marked, "Sagat") == 2


@pytest.mark.proves("SFTMG-OBJ-03", "SFTMG-OBJ-04")
def test_one_is_forced_where_one_would_not_go(trial: Trials) -> None:
    ring = hit(trial("c5", "d5", Printed(knockback=1), small=["e5"]))
    assert (places(ring), lost(ring, "Sagat"), standing(ring)) == (("c5", "e5"), 2, set())
    assert ring.happened.index("Broke") < ring.happened.index("Harmed")


@pytest.mark.proves("SFTMG-OBJ-03")
def test_by_allies_too() -> None:
    """By the function alone: whoever pushes, the rock breaks."""
    done = push(Ground(small=on((5, 5))), on((3, 5), (4, 5)), at(4, 5), EAST, 1)
    assert done.collision is not None
    assert (done.ends, done.collision.hurt, done.collision.breaks) == ((at(5, 5),), (at(4, 5),), on((5, 5)))


@pytest.mark.proves("SFTMG-OBJ-05")
def test_what_broke_stays_gone_for_the_round() -> None:
    """Dojo's rock on d3: Sagat is knocked into it; ten turns later one walks over it."""
    ring = fight(sagat("f3", hand=["Standing Roundhouse"]), ryu("e3"), stage="Dojo", gone=["f3"])
    assert "d3" in standing(ring)
    ring.p1("attack Ryu with Standing Roundhouse").block("H, M, M", "M, M")
    assert (ring["Ryu.at"], lost(ring, "Ryu")) == ("d3", 2)
    before = ring["turns"]
    while ring["turns"] < before + 10:
        ring.quiet_step()
    assert "d3" not in standing(ring)
    assert ring["round"] == 1


@pytest.mark.proves("SFTMG-OBJ-04", "SFTMG-CHARGE-01")
def test_nothing_else_is_gone_with_it(trial: Trials) -> None:
    """Special terrain stays: the Charge of the Combo still may not run over it."""
    ring = trial.combo("b5", "c5", Printed(knockback=2), Printed(charge=3), small=["d5"], special=["c5"], large=["i1"])
    hit(ring).p1("combo Trial 2")
    assert (ring["Sagat.at"], standing(ring)) == ("d5", {"i1"})
    assert ring.said("Missed")


@pytest.mark.proves("SFTMG-OBJ-05")
def test_and_comes_back_for_the_next(trial: Trials) -> None:
    ring = trial("b5", "c5", Printed(knockback=3), p2=Printed(health=2), stage="Dojo", gone=["d3"])
    assert "d3" not in standing(ring)
    hit(ring, "CR").quiet("P1 move", "P2 move")
    assert ring["round"] == 2
    assert "d3" in standing(ring)


@pytest.mark.proves("SFTMG-OBJ-06", "SFTMG-OBJ-04")
def test_a_large_object_breaks_as_a_small_one_does(trial: Trials) -> None:
    ring = hit(trial("c5", "d5", Printed(knockback=2), large=["e5"]))
    assert (places(ring), lost(ring, "Sagat"), standing(ring)) == (("c5", "e5"), 2, set())


@pytest.mark.proves("SFTMG-OBJ-07")
@pytest.mark.parametrize("size", ["small", "large"])
def test_nobody_breaks_an_object_by_choice(size: str, trial: Trials) -> None:
    ring = trial("e5", "a1", **{size: ["f5"]})
    assert "move f5" not in ring.options
    assert [option for option in ring.options if option.startswith("attack ")] == ["attack Sagat with Trial"]
    dashing = trial("e5", "g5", Printed(dash=2), **{size: ["f5"]}).p1("attack Sagat with Trial")
    assert "dash f5" not in dashing.options
    charging = trial("e5", "g5", Printed(charge=1), **{size: ["f5"]}).p1("attack Sagat with Trial")
    assert "charge E" not in charging.options


@pytest.mark.proves("SFTMG-RULING-48")
def test_an_object_of_two_spaces_breaks_as_a_whole(trial: Trials) -> None:
    """No stage has one; so it is put there before the first answer."""
    ring = trial("c5", "d5", Printed(knockback=1))
    g, cart = ring.match.position, 1 << space("e5") | 1 << space("e6")
    assert isinstance(g, Fight)
    g.ground = Ground(large=cart | 1 << space("g7"), wholes=(cart,))
    hit(ring)
    assert (places(ring), lost(ring, "Sagat"), standing(ring)) == (("c5", "e5"), 2, {"g7"})
    assert isinstance(ring.match.position, Fight)
    assert ring.match.position.ground.wholes == ()


@pytest.mark.proves("SFTMG-RULING-48", "SFTMG-CHARGE-05")
def test_and_costs_a_charge_only_once(trial: Trials) -> None:
    ring = trial("c5", "d5", Printed(charge=2))
    g, cart = ring.match.position, 1 << space("e5") | 1 << space("f5")
    assert isinstance(g, Fight)
    g.ground = Ground(small=cart, wholes=(cart,))
    charge(ring, "E")
    assert (places(ring), lost(ring, "Sagat"), standing(ring)) == (("e5", "f5"), 1, set())
    assert len(crashes(ring)) == 1
    assert rolls(ring, "M").question == "P1 act"

"""Chapter Knockbacks and Throws: Throws."""

import pytest

from kumite.games.sftmg.forced import CHARACTER, throws
from kumite.games.sftmg.grid import Ground
from kumite.games.sftmg.printed import EVENT, TYPES
from kumite.games.sftmg.words import ThrowThem
from tests.games.sftmg.board import at, on, row
from tests.games.sftmg.ringside import Ring, card, deck_of, fight, ryu, sagat
from tests.games.sftmg.stage.trials import Printed, Trials, attacks, hit, lost, places, standing

BOOSTS = list(dict.fromkeys(each.name for each in deck_of("Sagat") if each.type == EVENT))[:2]


def threw(ring: Ring) -> Ring:
    """Up to the thrower's choice."""
    hit(ring, defence=None)
    assert ring.question == "P1 throw"
    return ring


@pytest.mark.proves("SFTMG-THROW-01")
def test_no_block_dice_against_a_throw_boosted_ones_neither(trial: Trials) -> None:
    ring = attacks(trial("e5", "f5", Printed(throw=2), p2=Printed(hand=BOOSTS)))
    ring.p2("block", *[f"boost with {name}" for name in BOOSTS])
    assert ring["attack.block_dice"] == 0
    ring.chance("H")
    assert ring.question == "P1 throw"
    assert lost(ring, "Sagat") == 1
    assert sorted(ring["P2.discards"]) == sorted(BOOSTS)


@pytest.mark.proves("SFTMG-THROW-01")
def test_against_anything_else_they_are_rolled(trial: Trials) -> None:
    ring = attacks(trial("e5", "f5", p2=Printed(hand=BOOSTS)))
    ring.p2("block", *[f"boost with {name}" for name in BOOSTS]).chance("H")
    assert ring.question == "chance block dice"
    assert ring.dice == 2 + sum(card(name).defense for name in BOOSTS)


@pytest.mark.proves("SFTMG-THROW-02")
def test_tiger_rage_throws_if_it_hurts() -> None:
    missed = fight(sagat("e5", hand=["Tiger Rage"]), ryu("f5")).p1("attack Ryu with Tiger Rage").chance("B, M")
    assert (missed.question, missed["Ryu.at"], lost(missed, "Ryu")) == ("P1 act", "f5", 0)
    struck = fight(sagat("e5", hand=["Tiger Rage"]), ryu("f5")).p1("attack Ryu with Tiger Rage").chance("H, M")
    assert struck.question == "P1 throw"
    struck.p1("throw to e8")
    assert (struck["Ryu.at"], lost(struck, "Ryu")) == ("e8", 1)


@pytest.mark.proves("SFTMG-THROW-03", "SFTMG-RULING-26")
def test_a_won_strike_counter_throws_without_damage() -> None:
    ring = fight(ryu("d5", hand=["Collarbone Breaker"]), sagat("f5", hand=["Standing Roundhouse"]))
    ring.p1("attack Sagat with Collarbone Breaker").p2("counter with Standing Roundhouse")
    assert ring.question == "P2 place"
    ring.p2("place e6")
    assert ring.question == "P2 throw"
    assert {"throw to g8", "throw to c6", "throw to e8"} <= set(ring.options)  # two spaces, from e6
    assert not ring.begins("throw to b5", "throw to h5")
    ring.p2("throw to g8")
    assert (ring["Ryu.at"], lost(ring, "Ryu"), lost(ring, "Sagat")) == ("g8", 0, 0)


@pytest.mark.proves("SFTMG-THROW-03")
def test_an_event_that_throws_needs_no_damage(trial: Trials) -> None:
    ring = trial.event("e5", "f5", (ThrowThem(2),)).p1("play Trial")
    assert ring.question == "P1 throw"
    ring.p1("throw to c5")
    assert (places(ring), lost(ring, "Sagat")) == (("e5", "c5"), 0)


@pytest.mark.proves("SFTMG-THROW-04", "SFTMG-THROW-10", "SFTMG-RULING-26")
def test_the_distance_counts_from_the_thrower(trial: Trials) -> None:
    ring = threw(trial("e5", "f5", Printed(throw=3)))
    ends = {column + line for column in "bcdefgh" for line in "2345678"} - {"e5"}
    assert set(ring.options) == {f"throw to {end}" for end in ends}  # no further, whichever side, and less if one likes
    assert ring.options[0] == "throw to f5"  # back where it was
    ring.p1("throw to b5")
    assert (places(ring), lost(ring, "Sagat")) == (("e5", "b5"), 1)


@pytest.mark.proves("SFTMG-THROW-10")
def test_a_throw_of_one_space_of_three(trial: Trials) -> None:
    assert places(threw(trial("e5", "g5", Printed(throw=3))).p1("throw to d4")) == ("e5", "d4")


@pytest.mark.proves("SFTMG-THROW-05")
def test_the_end_must_be_in_sight(trial: Trials) -> None:
    ring = threw(trial("e5", "f5", Printed(throw=2), large=["e6"]))
    assert "throw to e7" not in ring.options
    assert {"throw to g7", "throw into Object at e6"} <= set(ring.options)


@pytest.mark.proves("SFTMG-THROW-05", "SFTMG-RULING-105", "SFTMG-LOS-06")
def test_it_is_the_thrower_who_looks(trial: Trials) -> None:
    """b2 sees e6 past c3, but not the other way round."""
    there = threw(trial("b2", "b3", Printed(throw=4), large=["c3"]))
    assert "throw to e6" in there.options
    back = threw(trial("e6", "e7", Printed(throw=4), large=["c3"]))
    assert "throw to b2" not in back.options
    assert "throw to b3" in back.options


@pytest.mark.proves("SFTMG-THROW-06")
def test_a_path_bends_once_at_most(trial: Trials) -> None:
    assert {"throw to h6", "throw to h4"} <= set(threw(trial("e5", "d5", Printed(throw=3))).options)
    for beside, end in (("f6", "i6"), ("f4", "i4")):
        bent_twice = threw(trial("e5", "d5", Printed(throw=4), large=["h5", beside]))
        assert f"throw to {end}" not in bent_twice.options  # in sight, but both paths are shut
        assert f"throw to {end}" in threw(trial("e5", "d5", Printed(throw=4), large=["h5"])).options
        assert f"throw to {end}" in threw(trial("e5", "d5", Printed(throw=4), large=[beside])).options


@pytest.mark.proves("SFTMG-THROW-07", "SFTMG-RULING-25")
def test_thrown_over_a_rock(trial: Trials) -> None:
    ring = threw(trial("e5", "f5", Printed(throw=3), small=["g5"])).p1("throw to h5")
    assert (places(ring), lost(ring, "Sagat"), standing(ring)) == (("e5", "h5"), 1, {"g5"})


@pytest.mark.proves("SFTMG-THROW-07", "SFTMG-THROW-08", "SFTMG-RULING-25")
@pytest.mark.parametrize("size", ["small", "large"])
def test_thrown_onto_an_object(trial: Trials, size: str) -> None:
    ring = threw(trial("e5", "f5", Printed(throw=3), **{size: ["g5"]})).p1("throw into Object at g5")
    assert (places(ring), lost(ring, "Sagat"), standing(ring)) == (("e5", "g5"), 2, set())


@pytest.mark.proves("SFTMG-THROW-08", "SFTMG-RULING-25", "SFTMG-RULING-98")
def test_nobody_is_thrown_past_a_large_object_or_a_wall(trial: Trials) -> None:
    tree = threw(trial("e5", "f5", Printed(throw=3), large=["g5"]))
    assert not tree.begins("throw to h5")
    edge = threw(trial("h5", "g5", Printed(throw=3)))
    assert "throw into the Wall at i5" in edge.options
    edge.p1("throw into the Wall at i5")
    assert (places(edge), lost(edge, "Sagat")) == (("h5", "i5"), 2)


@pytest.mark.proves("SFTMG-THROW-08", "SFTMG-RULING-98", "SFTMG-RULING-24")
def test_thrown_against_a_third_character() -> None:
    """By the functions alone: nobody else is in a duel."""
    ways = throws(Ground(), on((5, 5), (6, 5), (7, 5)), at(5, 5), at(6, 5), 3)
    crash = next(way for way in ways if way.collision and way.collision.what == CHARACTER)
    assert crash.collision is not None
    assert (crash.ends, crash.collision.hurt) == (row(6), row(6, 7))
    assert row(8) not in [way.ends for way in ways]
    ally = throws(Ground(), on((5, 5), (6, 5), (7, 5)), at(5, 5), at(6, 5), 3, allies=on((7, 5)))
    assert row(8) not in [way.ends for way in ally]


@pytest.mark.proves("SFTMG-THROW-09")
def test_throw_0_moves_nobody_and_denies_the_dice(trial: Trials) -> None:
    ring = hit(trial("e5", "f5", Printed(throw=0, dice=2)), "H, H", None)
    assert (ring.question, places(ring), lost(ring, "Sagat")) == ("P1 act", ("e5", "f5"), 2)


@pytest.mark.proves("SFTMG-RULING-27")
def test_the_thrown_character_is_off_the_board_meanwhile(trial: Trials) -> None:
    ring = threw(trial("e5", "f5", Printed(throw=3), large=["f6", "f4"]))
    assert {"throw to f5", "throw to g5", "throw to h5"} <= set(ring.options)  # through its own space
    ring.p1("throw to f5")
    assert (places(ring), lost(ring, "Sagat")) == (("e5", "f5"), 1)
    assert "Thrown" not in ring.happened


@pytest.mark.proves("SFTMG-RULING-98", "SFTMG-COLL-03")
def test_the_wall_behind_the_thrower_is_in_reach_of_throw_1(trial: Trials) -> None:
    ring = threw(trial("a5", "b5", Printed(throw=1)))
    assert "throw into the Wall at a5, landing a4" in ring.options
    away = threw(trial("b5", "c5", Printed(throw=1)))
    assert not away.begins("throw into the Wall")  # that is two steps from here
    near = threw(trial("b5", "c5", Printed(throw=2)))
    assert near.begins("throw into the Wall at a5") == ["throw into the Wall at a5"]


@pytest.mark.proves("SFTMG-RULING-118", "SFTMG-OBJ-02", "SFTMG-COLL-03")
def test_over_or_against_a_small_indestructible_object(trial: Trials) -> None:
    over = threw(trial("e5", "f5", Printed(throw=3), small=["g5"], solid=["g5"]))
    assert "throw into Object at g5, landing f5" in over.options
    assert places(over.p1("throw to h5")) == ("e5", "h5")
    against = threw(trial("e5", "f5", Printed(throw=3), small=["g5"], solid=["g5"]))
    against.p1("throw into Object at g5, landing f5")
    assert (places(against), lost(against, "Sagat"), standing(against)) == (("e5", "f5"), 2, {"g5"})
    beyond = threw(trial("g5", "f5", Printed(throw=3), small=["i5"], solid=["i5"]))
    assert "throw into the Wall at i5, landing h5" in beyond.options  # flown over, and never landed upon


@pytest.mark.proves("SFTMG-THROW-02", "SFTMG-THROW-04")
def test_spinning_pile_driver_as_printed() -> None:
    """Strike, Special, Projectile: it is a Special with Throw 1."""
    printed = card("Spinning Pile Driver")
    assert (TYPES[printed.type], printed.throw, printed.reach) == ("Special", 1, (1, 1))

"""Chapter Collisions."""

from collections.abc import Callable

import pytest

from kumite.games.sftmg.forced import CHARACTER, Collision, Forced, push, throws
from kumite.games.sftmg.grid import EAST, Ground
from kumite.games.sftmg.happenings import Knocked
from kumite.games.sftmg.position import Fight
from kumite.games.sftmg.printed import EVENT
from kumite.games.sftmg.rules.forced import carry_out
from kumite.games.sftmg.rules.harm import Harm
from kumite.games.sftmg.words import MoveFoe, Push
from tests.games.sftmg.board import at, on, row
from tests.games.sftmg.ringside import Ring, card, deck_of, fight, ryu, sagat
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


def thrown(ring: Ring, option: str) -> Ring:
    return hit(ring, defence=None).p1(option)


def interrupted(ring: Ring, happens: Callable[[Fight], None]) -> None:
    """Something happens by itself before the open question is put again."""
    g = ring.match.position
    assert isinstance(g, Fight)
    assert g.waiting is not None
    g.then(g.waiting)
    g.asking = g.waiting = None
    happens(g)
    g.run()


@pytest.mark.proves("SFTMG-COLL-01")
def test_an_empty_space_is_only_a_space(trial: Trials) -> None:
    knocked = hit(trial("e5", "f5", Printed(knockback=1)))
    assert (places(knocked), lost(knocked, "Sagat"), crashes(knocked)) == (("e5", "g5"), 1, [])
    flung = thrown(trial("e5", "f5", Printed(throw=1)), "throw to d5")
    assert (places(flung), lost(flung, "Sagat"), crashes(flung)) == (("e5", "d5"), 1, [])


@pytest.mark.proves("SFTMG-COLL-02", "SFTMG-OBJ-04")
def test_a_destructible_object_breaks_and_ends_the_movement(trial: Trials) -> None:
    ring = hit(trial("c5", "d5", Printed(knockback=3), small=["e5", "h9"]))
    assert (places(ring), lost(ring, "Sagat")) == (("c5", "e5"), 2)
    assert standing(ring) == {"h9"}  # the other one does not care
    assert ring.said("Broke")[0]["at"] == "e5"
    assert ring.said("Harmed")[0]["n"] == 1  # Unblockable


@pytest.mark.proves("SFTMG-COLL-03", "SFTMG-OBJ-02")
@pytest.mark.parametrize("size", ["small", "large"])
def test_an_indestructible_object_stands(trial: Trials, size: str) -> None:
    ring = hit(trial("c5", "d5", Printed(knockback=3), **{size: ["f5"]}, solid=["f5"]))
    assert (places(ring), lost(ring, "Sagat"), standing(ring)) == (("c5", "e5"), 2, {"f5"})


@pytest.mark.proves("SFTMG-COLL-03", "SFTMG-WALL-02")
def test_a_throw_into_the_wall_ends_in_the_last_open_space(trial: Trials) -> None:
    ring = thrown(trial("g5", "h5", Printed(throw=3)), "throw into the Wall at i5")
    assert (places(ring), lost(ring, "Sagat")) == (("g5", "i5"), 2)
    assert lost(ring, "Ryu") == 0


@pytest.mark.proves("SFTMG-COLL-04", "SFTMG-RULING-24")
def test_another_character_is_hurt_but_not_moved() -> None:
    """By the functions alone: in a duel nobody is in the way."""
    pushed = push(Ground(), on((5, 5), (6, 5), (8, 5)), at(6, 5), EAST, 2)
    assert (pushed.path, pushed.ends) == (row(7), row(7))
    assert pushed.collision == Collision(CHARACTER, at(8, 5), row(6, 8))
    beside = throws(Ground(), on((5, 5), (6, 5), (4, 5)), at(5, 5), at(6, 5), 2)
    into = [way for way in beside if way.collision and way.collision.what == CHARACTER]
    assert {way.collision.hurt for way in into if way.collision} == {row(6, 4)}


@pytest.mark.proves("SFTMG-COLL-04", "SFTMG-RULING-24")
def test_carried_out_it_costs_both_one() -> None:
    """The one who is struck is Ryu here: in a duel only the rule's own step can bring that about."""
    ring = fight(ryu("e5"), sagat("g5"))
    way = Forced(row(6), row(6), Collision(CHARACTER, at(5, 5), row(7, 5)), 0)
    interrupted(ring, lambda g: carry_out(g, 1, way, Knocked, "SFTMG-KNOCK-01"))
    assert places(ring) == ("e5", "f5")
    assert (lost(ring, "Ryu"), lost(ring, "Sagat"), ring.question) == (1, 1, "P1 act")


@pytest.mark.proves("SFTMG-EX-06", "SFTMG-COLL-04", "SFTMG-COLL-05", "SFTMG-MULTI-07", "SFTMG-MULTI-08")
def test_chun_li_throws_sagat_into_vega() -> None:
    """The printed example; with three Characters it waits for its mode, so by the functions alone."""
    chun_li, sagat, vega = at(5, 5), at(6, 5), at(4, 5)
    ways = throws(Ground(), on((5, 5), (6, 5), (4, 5)), chun_li, sagat, 1)
    into = next(way for way in ways if way.collision is not None)
    assert into.collision == Collision(CHARACTER, vega, (sagat, vega))
    assert set(into.ends) == {at(4, 4), at(4, 6), at(5, 4), at(5, 6)}  # beside both, and Vega's own space is not one
    assert sum(way.collision is not None for way in ways) == 1


@pytest.mark.proves("SFTMG-COLL-05", "SFTMG-RULING-30", "SFTMG-RULING-98")
def test_without_an_open_space_on_the_path_the_thrower_picks_the_nearest(trial: Trials) -> None:
    ring = hit(trial("a5", "b5", Printed(throw=1)), defence=None)
    into = ring.begins("throw into")
    assert into == ["throw into the Wall at a5, landing a4", "throw into the Wall at a5, landing a6"]
    ring.p1("throw into the Wall at a5, landing a6")
    assert (places(ring), lost(ring, "Sagat"), walls(ring)) == (("a5", "a6"), 2, 1)
    assert ring.question == "P1 act"


@pytest.mark.proves("SFTMG-COLL-05", "SFTMG-RULING-30")
def test_of_one_nearest_space_nobody_is_asked(trial: Trials) -> None:
    ring = thrown(trial("a5", "b5", Printed(throw=1), small=["a4"]), "throw into the Wall at a5, landing a6")
    assert (places(ring), ring.question) == (("a5", "a6"), "P1 act")


@pytest.mark.proves("SFTMG-COLL-05", "SFTMG-RULING-30")
@pytest.mark.parametrize("distance", [1, 2])
def test_nearest_counts_both_the_thrower_and_what_was_struck(trial: Trials, distance: int) -> None:
    """e6, solid, is thrown at: d5, d6, f5 and f6 are beside both; e4 is beside the thrower only, d7 beside e6 only."""
    ring = hit(trial("e5", "d4", Printed(throw=distance), large=["e6"], solid=["e6"]), defence=None)
    into = ring.begins("throw into Object")
    assert {option[-2:] for option in into} == {"d5", "f5", "d6", "f6"}
    ring.p1("throw into Object at e6, landing f6")
    assert (places(ring), lost(ring, "Sagat"), standing(ring)) == (("e5", "f6"), 2, {"e6"})


@pytest.mark.proves("SFTMG-COLL-06", "SFTMG-RULING-30")
def test_with_no_open_space_in_range_it_is_back_where_it_was(trial: Trials) -> None:
    full = ["a4", "a6", "b4", "b5", "b6"]
    ring = hit(trial("a5", "c5", Printed(throw=1), small=full), defence=None)
    assert "throw into the Wall at a5, landing c5" in ring.options
    ring.p1("throw into the Wall at a5, landing c5")
    assert (places(ring), lost(ring, "Sagat"), standing(ring)) == (("a5", "c5"), 2, set(full))


@pytest.mark.proves("SFTMG-COLL-07", "SFTMG-WALL-02")
def test_knockback_throw_and_the_push_of_an_event_collide_alike(trial: Trials) -> None:
    knocked = hit(trial("h5", "i5", Printed(knockback=2)))
    flung = thrown(trial("h5", "i5", Printed(throw=2)), "throw into the Wall at i5")
    shoved = trial.event("h5", "i5", (Push(2),)).p1("play Trial")
    assert [lost(ring, "Sagat") for ring in (knocked, flung, shoved)] == [2, 2, 1]  # two of them had hit before
    for ring in (knocked, flung, shoved):
        assert (ring["Sagat.at"], walls(ring)) == ("i5", 1)
        assert [event["n"] for event in ring.said("Harmed")] == [1]


@pytest.mark.proves("SFTMG-COLL-07")
def test_the_log_calls_it_a_collision(trial: Trials) -> None:
    ring = hit(trial("h5", "i5", Printed(knockback=2)))
    assert "Collided" in ring.happened
    assert ring.said("Collided")[0]["name"] == "Sagat"


@pytest.mark.proves("SFTMG-COLL-07")
def test_a_push_into_an_object_and_a_shift_that_may_not_collide(trial: Trials) -> None:
    pushed = trial.event("d5", "e5", (Push(3),), small=["g5"]).p1("play Trial")
    assert (pushed["Sagat.at"], lost(pushed, "Sagat"), standing(pushed)) == ("g5", 1, set())
    shifted = trial.event("d5", "e5", (MoveFoe(1),), small=["f5"]).p1("play Trial")
    assert "shift to f5" not in shifted.options
    assert "shift to d5" not in shifted.options
    shifted.p1("shift to f6")
    assert (shifted["Sagat.at"], lost(shifted, "Sagat")) == ("f6", 0)


@pytest.mark.proves("SFTMG-COLL-08", "SFTMG-CHARGE-06")
def test_eight_blocks_do_not_help_against_the_wall(trial: Trials) -> None:
    boosts = list(dict.fromkeys(each.name for each in deck_of("Sagat") if each.type == EVENT))
    boosts = [name for name in boosts if card(name).defense == 2][:3]
    ring = attacks(trial("g5", "h5", Printed(charge=2), p2=Printed(hand=boosts)))
    ring.p2("block", *[f"boost with {name}" for name in boosts])
    rolls(ring, "H", ", ".join(["B"] * 8))
    assert lost(ring, "Sagat") == 1
    assert (ring["Ryu.at"], ring["Sagat.at"]) == ("h5", "i5")


# KOs on the way


@pytest.mark.proves("SFTMG-RULING-90", "SFTMG-CHARGE-05")
def test_a_defender_knocked_out_by_the_movement_ends_the_attack(trial: Trials) -> None:
    ring = trial("e5", "f5", Printed(charge=2), p1=Printed(wins=1), p2=Printed(health=1), small=["g5"])
    charge(ring, "E")
    assert ring.outcome == "P1"
    assert "Rolled" not in ring.happened
    assert ring["Sagat.at"] is None


@pytest.mark.proves("SFTMG-RULING-90", "SFTMG-CHARGE-05")
def test_a_knock_out_is_looked_for_after_each_thing_struck(trial: Trials) -> None:
    ring = trial("e5", "f5", Printed(charge=2), p1=Printed(wins=1), p2=Printed(health=1), small=["g5", "h5"])
    charge(ring, "E")
    assert ring.outcome == "P1"
    assert len(crashes(ring)) == 1
    assert len(ring.said("Harmed")) == 1


@pytest.mark.proves("SFTMG-RULING-90")
@pytest.mark.parametrize("printed", [Printed(knockback=2), Printed(throw=2)])
def test_a_defender_knocked_out_by_the_dice_is_not_moved(trial: Trials, printed: dict[str, int]) -> None:
    ring = trial("g5", "h5", printed, p1=Printed(wins=1), p2=Printed(health=1))
    hit(ring, defence=None if "throw" in printed else "M, M")
    assert ring.outcome == "P1"
    assert not {"Knocked", "Thrown"} & set(ring.happened)
    assert ring["Sagat.at"] is None


@pytest.mark.proves("SFTMG-RULING-90")
def test_what_one_collision_does_to_two_is_simultaneous() -> None:
    """Nothing in a duel hurts both, so the damage is put on the agenda here; one after the other P2 would win."""
    ring = fight(ryu("e5", health=1, wins=1), sagat("f5", health=1, wins=1))
    interrupted(ring, lambda g: g.then(Harm((0, 1), 1, "SFTMG-COLL-04")))
    assert ring.outcome is None
    assert (ring["P1.wins"], ring["P2.wins"]) == (1, 1)
    assert any(type(event).__name__ == "RoundDrawn" for event in ring.match.position.events)


@pytest.mark.proves("SFTMG-RULING-90")
def test_a_collision_may_win_the_round(trial: Trials) -> None:
    ring = hit(trial("h5", "i5", Printed(knockback=1), p1=Printed(wins=1), p2=Printed(health=2)))
    assert ring.outcome == "P1"
    assert [event["n"] for event in ring.said("Harmed")] == [1]

"""Several stages: a Wall breaks, another stage is joined there, and the fight spans both.

Ryu (P1) has the turn and a trial card whose print the test says; Sagat (P2) is knocked about.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import kumite
from kumite.core.save import from_json, to_json
from kumite.errors import BadPosition, Refusal
from kumite.games.sftmg import grid
from kumite.games.sftmg.cards.roster import KINDS
from kumite.games.sftmg.conditions import FoeAdjacent, NearWallOrObject
from kumite.games.sftmg.game import GAME
from kumite.games.sftmg.joins import joined, turned
from kumite.games.sftmg.plan import ONE
from kumite.games.sftmg.position import Fight
from kumite.games.sftmg.printed import CARDS, STRIKE, Card
from kumite.games.sftmg.rules.boss import PlaceFar
from kumite.games.sftmg.rules.harm import Harm
from kumite.games.sftmg.words import FollowUp, Push
from tests.games.sftmg.modes.arena import arena, four, leaving
from tests.games.sftmg.ringside import Ring, fight, ryu, sagat, side, spine
from tests.games.sftmg.stage.trials import LENT, Printed, Trials, charge, crashes, hit, lost, places, rolls, walls

EAST = {"E": {"stage": "Shopping District", "gap": "i5"}}


@pytest.fixture
def trial() -> Iterator[Trials]:
    kept = [(KINDS[name], CARDS[KINDS[name]]) for name in LENT]
    yield Trials()
    for kind, card in kept:
        CARDS[kind] = card


def table(more: str = "four", **given: Any) -> dict[str, Any]:
    return {"options": {"more_stages": more}, **given}


def beside(gap: str = "i5", side: str = "E", **given: Any) -> dict[str, Any]:
    """A stage without Objects near the gap lies there already."""
    return table(joined={side: {"stage": "Shopping District", "gap": gap}}, **given)


def maps(ring: Ring) -> list[tuple[str, str]]:
    return [(each["side"], each["stage"]) for each in ring["joined"]["stages"]]


# The Wall breaks


@pytest.mark.proves("SFTMG-VAR-13", "SFTMG-RULING-69", "SFTMG-RULING-175")
def test_the_first_wall_hit_joins_a_stage_and_the_movement_goes_on(trial: Trials) -> None:
    ring = hit(trial("h5", "i5", Printed(knockback=3), **table()))
    assert ring.question == "P1 join"  # the Attacker's, before the damage
    assert lost(ring, "Sagat") == 1
    ring.p1("join Shopping District")
    assert (places(ring), lost(ring, "Sagat"), walls(ring)) == (("h5", "Ec5"), 2, 1)
    assert maps(ring) == [("E", "Shopping District")]
    order = [each for each in ring.happened if each in ("Collided", "StageJoined", "Harmed", "Knocked")]
    assert order == ["Collided", "StageJoined", "Harmed", "Knocked"]
    assert ring.said("StageJoined")[0]["rules"] == ["SFTMG-VAR-13", "SFTMG-VAR-15"]


@pytest.mark.proves("SFTMG-VAR-13")
def test_only_the_movement_that_is_left_is_used(trial: Trials) -> None:
    ring = hit(trial("f5", "g5", Printed(knockback=4), **table())).p1("join Dojo")
    assert places(ring) == ("f5", "Eb5")  # h5, i5, then two more
    assert [each["path"] for each in ring.said("Knocked")] == [["h5", "i5"], ["Ea5", "Eb5"]]


@pytest.mark.proves("SFTMG-VAR-13")
def test_at_a_table_without_the_variant_the_wall_stands(trial: Trials) -> None:
    ring = hit(trial("h5", "i5", Printed(knockback=3)))
    assert (places(ring), lost(ring, "Sagat")) == (("h5", "i5"), 2)
    assert "joined" not in ring.seen("P1")
    assert spine(ring).plan is ONE


@pytest.mark.proves("SFTMG-VAR-13", "SFTMG-RULING-69")
@pytest.mark.parametrize(
    ("attacker", "defender", "end"),
    [("h5", "i5", "Eb5"), ("b5", "a5", "Wh5"), ("c8", "c9", "Nc2"), ("g2", "g1", "Sg8"), ("h4", "i5", "Eb7")],
)
def test_on_every_side_rows_and_columns_go_on(trial: Trials, attacker: str, defender: str, end: str) -> None:
    ring = hit(trial(attacker, defender, Printed(knockback=2), **table())).p1("join Dojo")
    assert ring["Sagat.at"] == end
    assert maps(ring) == [(end[0], "Dojo")]


@pytest.mark.proves("SFTMG-VAR-13", "SFTMG-COLL-02")
def test_on_the_new_stage_things_are_struck_as_ever(trial: Trials) -> None:
    """Kousyu Street has Rocks on c5."""
    ring = hit(trial("h5", "i5", Printed(knockback=6), **table())).p1("join Kousyu Street")
    assert (ring["Sagat.at"], lost(ring, "Sagat")) == ("Ec5", 3)
    assert crashes(ring) == ["Sagat crashes into the Wall at i5.", "Sagat crashes into the Rocks at Ec5."]
    assert "Ec5" not in [thing["at"] for thing in ring["objects"]]
    assert {"Ed3", "Eg5"} < {thing["at"] for thing in ring["objects"]}


@pytest.mark.proves("SFTMG-VAR-13", "SFTMG-RULING-174")
@pytest.mark.parametrize(("turn", "cart"), [("", "e8"), (" turned right", "h5"), (" turned around", "e2")])
def test_the_attacker_says_which_way_round(trial: Trials, turn: str, cart: str) -> None:
    ring = hit(trial("h3", "i3", Printed(knockback=1), **table()))
    assert len(ring.options) == 16
    ring.p1(f"join Shopping District{turn}")
    assert f"E{cart}" in [thing["at"] for thing in ring["objects"] if thing["name"] == "Food Cart"]
    assert ring["joined"]["stages"][0]["turned"] == (turn.removeprefix(" turned ") or "upright")


def test_four_quarter_turns_are_none() -> None:
    assert [turned(turned(at, 1), 3) for at in range(81)] == list(range(81)) == [turned(at, 0) for at in range(81)]
    assert [turned(turned(at, 2), 2) for at in range(81)] == list(range(81))


@pytest.mark.proves("SFTMG-RULING-174")
def test_a_stage_may_be_there_twice(trial: Trials) -> None:
    ring = hit(trial("h5", "i5", Printed(knockback=1), **table(stage="Dojo"))).p1("join Dojo")
    assert (ring["stage"], maps(ring)) == ("Dojo", [("E", "Dojo")])


@pytest.mark.proves("SFTMG-RULING-175", "SFTMG-HEALTH-03")
def test_whoever_is_knocked_out_moves_no_more_but_the_stage_stays(trial: Trials) -> None:
    ring = hit(trial("h5", "i5", Printed(knockback=3), p2={"health": 2}, **table())).p1("join Dojo")
    assert not ring.said("Knocked")
    assert (ring["P1.wins"], maps(ring)) == (1, [("E", "Dojo")])


@pytest.mark.proves("SFTMG-RULING-175", "SFTMG-RULING-90")
def test_where_the_fight_goes_on_the_knocked_out_one_is_gone(trial: Trials) -> None:
    CARDS[KINDS["Fierce Hadoken"]] = trial_card(knockback=3)
    sides = four(P1=ryu("h5", hand=["Fierce Hadoken"]), P2=sagat("i5", health=2))
    ring = arena("team", **{**sides, "options": {"more_stages": "one"}})
    ring.p1("attack Sagat with Trial").block("H", "M, M").p1("join Dojo")
    assert (ring["Sagat.at"], ring["Sagat.health"], maps(ring)) == (None, 0, [("E", "Dojo")])
    assert not ring.said("Knocked")


@pytest.mark.proves("SFTMG-RULING-173", "SFTMG-ROUND-03")
def test_the_next_round_has_both_stages_and_all_objects(trial: Trials) -> None:
    given = table(stage="Dojo", joined={"E": {"stage": "Kousyu Street", "gap": "i5"}}, gone=["Ec5"])
    ring = hit(trial("e4", "e5", Printed(dice=3), p2={"health": 1}, **given), "H, H, H")
    ring.quiet("P1 move", "P2 move")
    assert ring["round"] == 2
    assert maps(ring) == [("E", "Kousyu Street")]
    assert "Ec5" in [thing["at"] for thing in ring["objects"]]
    assert {ring["Ryu.at"], ring["Sagat.at"]} <= {"b5", "h5", "e4", "e5"}  # on the first stage


# What is a knock


@pytest.mark.proves("SFTMG-RULING-170")
def test_a_text_that_pushes_away_breaks_it(trial: Trials) -> None:
    ring = trial.event("h5", "i5", (Push(2),), **table()).p1("play Trial", "join Dojo")
    assert (places(ring), lost(ring, "Sagat")) == (("h5", "Eb5"), 1)
    assert "Knocked" not in ring.happened  # pushed


@pytest.mark.proves("SFTMG-RULING-170", "SFTMG-RULING-175", "SFTMG-CHARGE-06")
def test_a_charge_breaks_it_and_goes_on(trial: Trials) -> None:
    ring = charge(trial("f5", "h5", Printed(charge=5, per_push=1), **table()), "E").p1("join Shopping District")
    assert (places(ring), lost(ring, "Sagat"), walls(ring)) == (("Eb5", "Ec5"), 1, 1)  # five spaces
    assert ring.dice == 5  # one, and one for each space pushed: i5, then three more
    rolls(ring, "H, B, B, B, B")
    assert lost(ring, "Sagat") == 2


@pytest.mark.proves("SFTMG-RULING-170", "SFTMG-CHARGE-09")
def test_of_a_charge_everybody_in_the_line_goes_on(trial: Trials) -> None:
    CARDS[KINDS["Fierce Hadoken"]] = trial_card(charge=4)
    sides = four(P1=ryu("f5", hand=["Fierce Hadoken"]), P2=sagat("g5"), P4=side("Vega", "h5"))
    ring = arena("team", **{**sides, "options": {"more_stages": "one"}})
    ring.p1("attack Sagat with Trial", "join Shopping District")
    assert [ring[f"{name}.at"] for name in ("Ryu", "Sagat", "Vega")] == ["Ea5", "Eb5", "Ec5"]
    assert (lost(ring, "Sagat"), lost(ring, "Vega")) == (1, 1)


def tagging(more: str = "one", **given: Any) -> Ring:
    """Ryu and Ken (P1, P3) against Sagat and Vega, without tokens; the trial card is a Charge of 3 from g5."""
    CARDS[KINDS["Fierce Hadoken"]] = trial_card(charge=3)
    sides = {"P1": ryu("g5", hand=["Fierce Hadoken"]), "P2": sagat("h5", health=1)}
    waiting = {"P3": {"fighter": "Ken"}, "P4": {"fighter": "Vega"}}
    return arena("tag team", **{**sides, **waiting, "tags": [0, 0], "options": {"more_stages": more}, **given})


@pytest.mark.proves("SFTMG-RULING-61", "SFTMG-RULING-175")
def test_a_charge_does_not_go_on_with_the_newcomer(trial: Trials) -> None:
    ring = tagging().p1("attack Sagat with Trial", "join Shopping District")
    assert [ring[f"{name}.at"] for name in ("Ryu", "Sagat", "Vega")] == ["h5", None, "i5"]
    assert (ring.question, maps(ring)) == ("P1 act", [("E", "Shopping District")])  # the stage stays
    alive = tagging(P2=sagat("h5")).p1("attack Sagat with Trial", "join Shopping District")
    assert [alive[f"{name}.at"] for name in ("Ryu", "Sagat")] == ["Ea5", "Eb5"]


@pytest.mark.proves("SFTMG-RULING-90", "SFTMG-RULING-128", "SFTMG-RULING-175")
@pytest.mark.parametrize("mode", ["tag team", "free-for-all"])
def test_whom_an_object_knocked_out_breaks_no_wall(trial: Trials, mode: str) -> None:
    """Sagat is pushed onto the Object on i5, and is gone before the Wall behind it."""
    if mode == "tag team":
        ring = tagging(small=["i5"])
    else:
        CARDS[KINDS["Fierce Hadoken"]] = trial_card(charge=3)
        sides = four(P1=ryu("g5", hand=["Fierce Hadoken"]), P2=sagat("h5", health=1))
        ring = arena(mode, **{**sides, "small": ["i5"], "options": {"more_stages": "one"}})
    ring.p1("attack Sagat with Trial")
    assert (ring.question, maps(ring), ring["Sagat.health"]) == ("P1 act", [], 0)
    assert crashes(ring) == ["Sagat crashes into the Object at i5."]
    assert (ring["Ryu.at"], ring["objects"]) == ("h5", [])


@pytest.mark.proves("SFTMG-RULING-128", "SFTMG-CHARGE-09")
def test_those_who_are_left_of_the_line_break_it(trial: Trials) -> None:
    """Vega, in front, is KO'd by the Object on i5; the Wall hurts Sagat, and the Charge goes on with him."""
    CARDS[KINDS["Fierce Hadoken"]] = trial_card(charge=4)
    sides = four(P1=ryu("f5", hand=["Fierce Hadoken"]), P2=sagat("g5"), P4=side("Vega", "h5", health=1))
    ring = arena("team", **{**sides, "small": ["i5"], "options": {"more_stages": "one"}})
    ring.p1("attack Sagat with Trial", "join Shopping District")
    assert [ring[f"{name}.at"] for name in ("Ryu", "Sagat", "Vega")] == ["Ea5", "Eb5", None]
    assert crashes(ring) == ["Vega crashes into the Object at i5.", "Sagat crashes into the Wall at i5."]
    assert lost(ring, "Sagat") == 1


@pytest.mark.proves("SFTMG-RULING-128", "SFTMG-CHARGE-05")
def test_every_object_the_line_passed_is_broken_for_all_to_hear(trial: Trials) -> None:
    ring = tagging(small=["h5", "i5"], P1=ryu("f5", hand=["Fierce Hadoken"]), P2=sagat("g5", health=1))
    ring.p1("attack Sagat with Trial")
    assert crashes(ring) == ["Sagat crashes into the Object at h5."]
    assert (len(ring.said("Broke")), ring["objects"], ring["Ryu.at"]) == (2, [], "h5")


def trial_card(**printed: Any) -> Card:
    return Card("Trial", STRIKE, **{"dice": 1, "reach": (1, 8), **printed})


@pytest.mark.proves("SFTMG-RULING-170", "SFTMG-THROW-08")
def test_a_throw_ends_at_the_wall(trial: Trials) -> None:
    ring = hit(trial("h5", "i5", Printed(throw=3), **table()), defence=None)
    ring.p1(ring.begins("throw into the Wall at i5")[0])
    assert (maps(ring), lost(ring, "Sagat"), ring.question) == ([], 2, "P1 act")


@pytest.mark.proves("SFTMG-RULING-171")
@pytest.mark.parametrize(("attacker", "corner"), [("h8", "i9"), ("b2", "a1"), ("b8", "a9"), ("h2", "i1")])
def test_a_corner_struck_diagonally_holds(trial: Trials, attacker: str, corner: str) -> None:
    ring = hit(trial(attacker, corner, Printed(knockback=2), **table()))
    assert (places(ring), lost(ring, "Sagat"), maps(ring)) == ((attacker, corner), 2, [])


@pytest.mark.proves("SFTMG-RULING-171")
def test_a_corner_struck_straight_breaks(trial: Trials) -> None:
    ring = hit(trial("h9", "i9", Printed(knockback=1), **table())).p1("join Dojo")
    assert (ring["Sagat.at"], ring["joined"]["stages"][0]["gap"]) == ("Ea9", ["i9", "Ea9"])


# How many


@pytest.mark.proves("SFTMG-VAR-16", "SFTMG-RULING-174")
def test_with_one_only_the_first_hit_breaks_a_wall(trial: Trials) -> None:
    ring = hit(trial("b5", "a5", Printed(knockback=2), **table("one", joined=EAST)))
    assert (places(ring), lost(ring, "Sagat"), maps(ring)) == (("b5", "a5"), 2, [("E", "Shopping District")])


@pytest.mark.proves("SFTMG-VAR-16", "SFTMG-RULING-69")
def test_a_later_hit_on_another_side_adds_another(trial: Trials) -> None:
    ring = hit(trial("b5", "a5", Printed(knockback=2), **table("two", joined=EAST))).p1("join Dojo")
    assert maps(ring) == [("E", "Shopping District"), ("W", "Dojo")]
    assert (ring["Sagat.at"], ring["joined"]["left"]) == ("Wh5", 0)


@pytest.mark.proves("SFTMG-VAR-16")
def test_there_is_no_fifth(trial: Trials) -> None:
    all_four = {side: {"stage": "Dojo", "gap": gap} for side, gap in zip("NESW", ("e9", "i5", "e1", "a5"), strict=True)}
    ring = hit(trial("h3", "i3", Printed(knockback=2), **table(joined=all_four)))
    assert (places(ring), lost(ring, "Sagat"), len(maps(ring))) == (("h3", "i3"), 2, 4)
    assert "all stages are joined" in str(ring.refuses("join Dojo"))


@pytest.mark.proves("SFTMG-VAR-16", "SFTMG-VAR-14", "SFTMG-RULING-69")
def test_the_rest_of_a_side_with_a_stage_stays_wall(trial: Trials) -> None:
    ring = hit(trial("h3", "i3", Printed(knockback=2), **beside()))
    assert (places(ring), lost(ring, "Sagat"), len(maps(ring))) == (("h3", "i3"), 2, 1)
    back = hit(trial("Eb3", "Ea3", Printed(knockback=2), **beside()))
    assert (places(back), lost(back, "Sagat")) == (("Eb3", "Ea3"), 2)


@pytest.mark.proves("SFTMG-VAR-16", "SFTMG-RULING-174")
def test_walls_of_a_joined_stage_hold(trial: Trials) -> None:
    for attacker, defender in (("Eh5", "Ei5"), ("Ec8", "Ec9"), ("Ec2", "Ec1")):
        ring = hit(trial(attacker, defender, Printed(knockback=2), **beside()))
        assert (places(ring), lost(ring, "Sagat"), len(maps(ring))) == ((attacker, defender), 2, 1)


# Through the gap


@pytest.mark.proves("SFTMG-VAR-14", "SFTMG-RULING-172")
def test_figures_cross_at_the_gap_only() -> None:
    at_gap = fight(ryu("i5"), sagat("a1"), **beside()).options
    assert {"move Ea4", "move Ea5", "move Ea6", "move Ec5"} <= set(at_gap)
    away = fight(ryu("i1"), sagat("a1"), **beside())
    assert not [option for option in away.options if option.startswith("move E")]
    assert "move Ea5" in fight(ryu("i3"), sagat("a1"), **beside()).options  # by i4
    reason = str(away.refuses("move Ea2"))
    assert "only the gap in the Wall leads there" in reason
    assert "SFTMG-VAR-14" in reason


@pytest.mark.proves("SFTMG-VAR-14", "SFTMG-RULING-172")
@pytest.mark.parametrize(
    ("start", "reached", "beyond"),
    [("i5", "Ea4 Ea5 Ea6", ""), ("i4", "Ea5", "Ea4 Ea3"), ("i6", "Ea5", "Ea6 Ea7"), ("Ea5", "i4 i5 i6", "i3 i7")],
)
def test_one_step_across_touches_the_gap(start: str, reached: str, beyond: str) -> None:
    g = spine(fight(ryu(start), sagat("a1"), **beside()))
    near = g.plan.around(g.at[0])
    assert {name for name in names(near) if name.startswith("E") != start.startswith("E")} == set(reached.split())
    assert not set(beyond.split()) & set(names(near))


def names(spaces: int) -> list[str]:
    return [grid.name(at) for at in grid.spaces(spaces)]


@pytest.mark.proves("SFTMG-VAR-14")
def test_a_figure_in_the_gap_bars_it() -> None:
    ring = fight(ryu("i3"), sagat("i5"), **beside())
    assert "move Ea5" in ring.options  # past Sagat's corner
    small = fight(ryu("h5"), sagat("i5"), **beside(small=["i4", "i6"]))
    assert not [option for option in small.options if option.startswith("move E")]


@pytest.mark.proves("SFTMG-VAR-14", "SFTMG-RULING-172")
@pytest.mark.parametrize(
    ("attacker", "defender", "far"),
    [("h5", "Ec5", 4), ("h4", "Eb5", 3), ("i5", "Ea5", 1), ("i4", "Ea5", 1), ("i4", "Ea4", None), ("h5", "Ea7", None)],
)
def test_ranges_are_counted_through_the_gap(attacker: str, defender: str, far: int | None) -> None:
    """From i4 to Ea4 it is one step as the crow flies, but the Wall is in between."""
    ring = fight(ryu(attacker), sagat(defender), **beside())
    g = spine(ring)
    apart = g.plan.range_between(g.at[0], g.at[1], 0)
    assert apart == (99 if far is None else far)
    assert g.plan.range_between(g.at[1], g.at[0], 0) == apart
    text = "\n".join(GAME.board({**ring.seen("P1")}))
    assert ("out of every range" in text) == (far is None)


@pytest.mark.proves("SFTMG-VAR-14", "SFTMG-RULING-172", "SFTMG-LOS-02")
@pytest.mark.parametrize(
    ("viewer", "seen", "unseen"),
    [
        ("e5", "Ea5 Ec5 Ei5", "Ea3 Ea7 Ea8"),
        ("h5", "Ea5 Eb5 Ed6 Ea6 Ea4", "Ea3 Ea7"),
        ("i5", "Ea5 Ea1 Ea9", ""),
        ("i3", "Ea5", "Ea3 Ea4 Eb3"),
        ("Ea5", "i5 a1 a9", ""),
        ("Ec3", "i5", "i3 i4 a3"),
    ],
)
def test_one_looks_through_the_gap(viewer: str, seen: str, unseen: str) -> None:
    g = spine(fight(ryu(viewer), sagat("a4"), **beside()))
    found = set(names(g.plan.seen_from(g.at[0], 0)))
    assert set(seen.split()) <= found
    assert not set(unseen.split()) & found
    for name in [*seen.split(), *unseen.split()]:
        assert g.plan.sees(g.at[0], grid.space(name), 0) == (name in found)


@pytest.mark.proves("SFTMG-RULING-172", "SFTMG-LOS-04")
def test_somebody_in_the_gap_blocks_the_view() -> None:
    g = spine(fight(ryu("e5"), sagat("i5"), **beside()))
    there, between = grid.space("Ec5"), 1 << g.at[1]
    assert g.plan.sees(g.at[0], there, 0)
    assert not g.plan.sees(g.at[0], there, between)
    assert g.plan.seen_from(g.at[0], between) >> there & 1 == 0


@pytest.mark.proves("SFTMG-RULING-172", "SFTMG-ATTACK-05")
def test_an_attack_through_the_wall_does_not_reach(trial: Trials) -> None:
    through = attacked(trial("h5", "Eb5", Printed(reach=(1, 8)), **beside()))
    assert through.question == "chance attack dice"
    behind = attacked(trial("h2", "Eb2", Printed(reach=(1, 8)), **beside()))
    assert behind.question == "P1 act"  # out of range
    assert "out of range" in str([each["text"] for each in behind.told])


def attacked(ring: Ring) -> Ring:
    ring.p1("attack Sagat with Trial")
    return ring


@pytest.mark.proves("SFTMG-VAR-14", "SFTMG-RULING-172")
def test_knockback_throw_and_dash_lead_through_the_gap(trial: Trials) -> None:
    ring = hit(trial("h5", "i5", Printed(knockback=2), **beside()))
    assert (places(ring), lost(ring, "Sagat"), walls(ring)) == (("h5", "Eb5"), 1, 0)
    thrown = hit(trial("h5", "i5", Printed(throw=3), **beside()), defence=None)
    assert {"throw to Ea5", "throw to Eb5"} <= set(thrown.options)
    assert "throw to Ea7" not in thrown.options
    assert (thrown.p1("throw to Eb5")["Sagat.at"], lost(thrown, "Sagat")) == ("Eb5", 1)
    dash = attacked(trial("h5", "Eb5", Printed(dash=2), **beside()))
    assert dash["Ryu.at"] == "Ea5"


@pytest.mark.proves("SFTMG-RULING-172", "SFTMG-MOVE-06")
def test_behind_a_wall_is_not_adjacent() -> None:
    wall = spine(fight(ryu("i3"), sagat("Ea3"), **beside()))
    gap = spine(fight(ryu("i5"), sagat("Ea5"), **beside()))
    assert not FoeAdjacent().holds(wall, 0, 1)
    assert FoeAdjacent().holds(gap, 0, 1)


@pytest.mark.proves("SFTMG-VAR-14", "SFTMG-RANGE-05")
def test_a_gap_is_no_wall_to_be_near() -> None:
    assert NearWallOrObject(1).holds(spine(fight(ryu("i5"), sagat("a1"))), 0, 1)
    assert not NearWallOrObject(1).holds(spine(fight(ryu("i5"), sagat("a1"), **beside())), 0, 1)
    assert NearWallOrObject(2).holds(spine(fight(ryu("i5"), sagat("a1"), **beside())), 0, 1)
    assert NearWallOrObject(1).holds(spine(fight(ryu("i4"), sagat("a1"), **beside())), 0, 1)


@pytest.mark.proves("SFTMG-VAR-14")
def test_two_gaps_lead_across_three_stages(trial: Trials) -> None:
    both = {"E": {"stage": "Dojo", "gap": "i5"}, "W": {"stage": "Dojo", "gap": "a5"}}
    g = spine(fight(ryu("Wi5"), sagat("Ea5"), **table(joined=both)))
    assert g.plan.range_between(g.at[0], g.at[1], 0) == 10
    assert g.plan.sees(g.at[0], g.at[1], 0)
    assert g.plan.line(g.at[0], g.at[1])[0] == 36  # a5
    ring = hit(trial("Wi5", "a5", Printed(knockback=9, reach=(1, 8)), **table(joined=both)))
    assert ring["Sagat.at"] == "Ea5"


# The token


@pytest.mark.proves("SFTMG-VAR-15", "SFTMG-RULING-177")
def test_a_power_up_token_marks_the_gap_and_does_nothing(trial: Trials) -> None:
    ring = hit(trial("h5", "i5", Printed(knockback=1), **table())).p1("join Dojo")
    (told,) = ring["joined"]["stages"]
    assert (told["token"], told["gap"]) == ("Power-Up", ["i5", "Ea5"])
    assert ring.said("StageJoined")[0]["text"].endswith("a Power-Up token marks the gap.")
    assert not [event for event in ring.happened if event.startswith("Power")]
    with_tokens = {**beside(), "options": {"more_stages": "one", "power_up": True}}
    walked = fight(ryu("i5"), sagat("a1"), **with_tokens).p1("move Ea5")
    assert not walked.said("PowerFound")
    assert sum(walked["power_ups"]["unseen"].values()) == 8


# Other people


@pytest.mark.proves("SFTMG-VAR-13", "SFTMG-VAR-14")
def test_partners_and_bystanders_on_another_stage(trial: Trials) -> None:
    """Ken stands behind the Wall: he is neither hit nor in the way; at the gap he is an opponent's obstacle."""
    CARDS[KINDS["Fierce Hadoken"]] = trial_card(knockback=2)
    sides = four(P1=ryu("h5", hand=["Fierce Hadoken"]), P2=sagat("i5"), P3=side("Ken", "Ea6"), P4=side("Vega", "Ea5"))
    ring = arena("team", **{**sides, **beside(), "options": {"more_stages": "one"}})
    ring.p1("attack Sagat with Trial").block("H", "M, M")
    assert (ring["Sagat.at"], lost(ring, "Sagat"), lost(ring, "Vega"), lost(ring, "Ken")) == ("i5", 2, 1, 0)


@pytest.mark.proves("SFTMG-RULING-173", "SFTMG-BOSS-27")
def test_a_challenger_comes_back_on_any_stage() -> None:
    sides = {"P1": ryu("a1"), "P2": sagat("b1"), "P3": side("Ken", "c1"), "P4": side("Boss Akuma", "Ea5")}
    g = spine(arena("boss", **sides, **beside()))
    found = set(names(sum([1 << at for at in PlaceFar(0, "SFTMG-BOSS-27").ask(g).options])))
    assert {"Ee5", "f5", "e5"} <= found
    assert not {"Ed5", "i5", "h5", "g5"} & found
    comes_back = PlaceFar(0, "SFTMG-BOSS-27")
    g.asking, g.waiting = comes_back.ask(g), comes_back
    why = GAME.why_not(g, "place Ed5")
    assert (why.reason, why.rules) == ("Ed5 is 3 from Boss Akuma; it must be 4", ("SFTMG-BOSS-27",))


@pytest.mark.proves("SFTMG-RULING-173", "SFTMG-RULING-111", "SFTMG-BOSS-16")
def test_boss_and_challengers_who_play_again_begin_on_the_first_stage() -> None:
    sides = {"P1": ryu("a1"), "P2": sagat("b1"), "P3": side("Ken", "c1"), "P4": side("Boss Akuma", "e5")}
    options = {"more_stages": "one", "power_up": True}
    ring = arena("boss", **{**sides, **beside(), "stage": "Dojo", "continues": 0, "options": options})
    leaving(ring, Harm((0, 3), 99, "SFTMG-COLL-04")).quiet("P1 place")
    assert (ring["round"], maps(ring)) == (2, [("E", "Shopping District")])
    assert not ring.begins("place E")
    assert {"place a1", "place i9"} <= set(ring.options)
    why = ring.match.why_not("place Ea9")
    assert "Ea9 is on a joined stage" in why.reason
    assert why.rules == ("SFTMG-RULING-173",)
    ring.quiet("P1 power token")
    assert not ring.begins("place token on E")


# What people see


def test_the_view_says_what_lies_where(trial: Trials) -> None:
    ring = hit(trial("h5", "i5", Printed(knockback=1), **table("two")))
    assert ring.seen("P2")["joined"] == {"left": 2, "stages": []}
    ring.p1("join Kousyu Street turned left")
    told = {"side": "E", "stage": "Kousyu Street", "turned": "left", "gap": ["i5", "Ea5"], "token": "Power-Up"}
    for seat in ("P1", "P2"):
        seen = ring.seen(seat)
        assert seen["joined"] == {"left": 1, "stages": [told]}
        assert set(seen["fighters"]["Ryu"]["beyond"]) == {"E"}
        assert {len(text) for text in seen["fighters"]["Ryu"]["beyond"]["E"].values()} == {81}
        assert len(seen["fighters"]["Ryu"]["ranges"]) == 81


def test_the_board_draws_every_stage(trial: Trials) -> None:
    all_four = {side: {"stage": "Dojo", "gap": gap} for side, gap in zip("NESW", ("e9", "i5", "e1", "a5"), strict=True)}
    ring = fight(ryu("Ea5"), sagat("Nc3"), **table(stage="Dojo", joined=all_four))
    lines = GAME.board(ring.seen("P1"))
    assert max(map(len, lines)) <= 80
    assert [line for line in lines if line.startswith("N: Dojo")] == [f"{'N: Dojo':<40}E: Dojo"]
    assert [line for line in lines if line.startswith("5") and " Ry" in line]
    assert [line for line in lines if line.startswith("3") and " Sa" in line]
    assert "E Dojo: the gap is between i5 and Ea5 (Power-Up token)." in lines
    assert "four sides" not in "\n".join(lines)
    one = fight(ryu("h5"), sagat("i5"), **table(stage="Dojo"))
    assert "4 stages may still be joined: north, east, south, west." in GAME.board(one.seen("P1"))


def test_the_question_and_its_hints(trial: Trials) -> None:
    ring = hit(trial("h5", "i5", Printed(knockback=1), **table()))
    seen = ring.seen("P1")
    assert seen["question"]["prompt"].startswith("The Wall at i5 breaks. Which stage lies to the east")
    assert GAME.heading(seen, "join Dojo") == "Put there:"
    assert GAME.places(seen, "join Dojo turned left") == ("stage Dojo",)
    assert GAME.hint(seen, "join Shopping District turned around").startswith(
        "Chicken Crates d7 f7; Tables (large) c3 g3"
    )
    assert "Dojo, Air Force Base, Kousyu Street, Shopping District" in str(ring.refuses("join Moon"))
    crossing = fight(ryu("i5"), sagat("Ec5"), **beside()).seen("P1")
    assert GAME.places(crossing, "move Ea5") == ("space Ea5",)
    assert GAME.hint(crossing, "move Ea5") == "range 2"


def test_why_no_stage_is_joined(trial: Trials) -> None:
    assert "no other stage is joined at this table" in str(fight(ryu("d5"), sagat("g5")).refuses("join Dojo"))
    assert "knocked into a Wall" in str(fight(ryu("d5"), sagat("g5"), **table()).refuses("join Dojo"))
    assert "no space" in str(fight(ryu("d5"), sagat("g5")).refuses("move Ea5"))
    assert "no space" in str(fight(ryu("d5"), sagat("g5"), **beside()).refuses("move Wa5"))


def test_answers_may_be_written_small() -> None:
    ring = fight(ryu("i5"), sagat("a1"), **beside())
    ring.match.answer("move ea5")
    assert ring["Ryu.at"] == "Ea5"


# Described, saved, refused


def test_a_position_with_joined_stages_is_saved_and_read_again() -> None:
    g = spine(fight(ryu("i5"), sagat("Ea5"), **beside(stage="Dojo")))
    again = from_json(Fight, to_json(g))
    assert to_json(again) == to_json(g)
    assert isinstance(again, Fight)
    assert again.plan == g.plan
    assert again.plan.around(g.at[0]) == g.plan.around(g.at[0])
    assert joined(again) == [1]


WRONG = (
    ({"joined": EAST}, "joined has 1, and the option more_stages allows none"),
    (
        {**table("one"), "joined": {**EAST, "N": {"stage": "Dojo", "gap": "c9"}}},
        "joined has 2, and the option more_stages",
    ),
    ({**table(), "joined": {"X": {}}}, "joined has the unknown entry 'X'; known are E, N, S, W"),
    ({**table(), "joined": {"E": {"stage": "Moon"}}}, "joined.E.stage is 'Moon'"),
    ({**table(), "joined": {"E": {"stage": "Dojo", "gap": "h5"}}}, "h5 is not on the eastern side of the first stage"),
    ({**table(), "joined": {"E": {"stage": "Dojo", "gap": "i5", "turned": "up"}}}, "joined.E.turned is 'up'"),
    ({**table(), "joined": 3}, "joined must be a mapping of N, E, S, W to stages; it is 3"),
    ({**table(), "joined": {"E": 3}}, "joined.E must be a mapping with stage, turned, gap; it is 3"),
    ({"P1": ryu("Ea5")}, "P1.at is 'Ea5', and no stage lies there"),
    ({**beside(), "P1": ryu("We5")}, "P1.at is 'We5', and no stage lies there"),
    ({**beside(), "P1": ryu("Ed3")}, "P1.at: an Object stands on Ed3"),
    ({**beside(), "gone": ["Ea5"]}, "gone: no Object stands on Ea5"),
    ({**beside(), "small": ["Ed3"]}, "the joined stage has an Object on Ed3 already"),
    ({**beside(), "small": ["Wd3"]}, "small is 'Wd3', and no stage lies there"),
    ({"mode": "classic arcade", **table()}, "sftmg classic arcade has no option 'more_stages'"),
    ({**beside(), "P1": ryu("d5", start="Ea5")}, "P1.start is Ea5; a round begins on the first stage"),
    ({**beside(), "P1": ryu("d5", start="Na5")}, "P1.start is 'Na5', and no stage lies there"),
    ({**beside(), "P1": ryu("z5")}, "P1.at is 'z5'; a space is called a1 to i9, Ea1 to Ei9"),
    ({**table(), "joined": {"E": {"stage": "Dojo", "gap": "Ea5"}}}, "joined.E.gap is Ea5; the gap is on the first"),
)


@pytest.mark.proves("SFTMG-VAR-16", "SFTMG-RULING-176")
@pytest.mark.parametrize(("given", "words"), WRONG, ids=[words for _, words in WRONG])
def test_what_cannot_be_is_refused_in_a_sentence(given: dict[str, Any], words: str) -> None:
    with pytest.raises(BadPosition) as caught:
        kumite.setup("sftmg", {"P1": ryu("d5"), "P2": sagat("g5"), **given})
    assert words in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.proves("SFTMG-RULING-173")
@pytest.mark.parametrize(
    ("at", "words"),
    [
        ("Ea5", "power_ups.lying is Ea5; tokens are on the first stage"),
        ("Na5", "power_ups.lying is 'Na5', and no stage lies there"),
        ("z5", "power_ups.lying is 'z5'; a space is called a1 to i9 "),
    ],
)
def test_tokens_lie_on_the_first_stage(at: str, words: str) -> None:
    given = beside()
    given["options"] = {**given["options"], "power_up": True}
    sides = {"P1": ryu("d5"), "P2": sagat("g5")}
    kumite.setup("sftmg", {**sides, **given, "power_ups": {"lying": ["e5"]}})
    with pytest.raises(BadPosition) as caught:
        kumite.setup("sftmg", {**sides, **given, "power_ups": {"lying": [at]}})
    assert words in str(caught.value)


def test_spaces_are_called_by_their_stages_where_some_are_joined() -> None:
    assert "they are called a1 to i9, Ea1 to Ei9, and" in str(
        fight(ryu("d5"), sagat("g5"), **beside()).refuses("move z5")
    )
    assert "they are called a1 to i9, and" in str(fight(ryu("d5"), sagat("g5")).refuses("move z5"))


@pytest.mark.proves("SFTMG-RULING-176")
def test_classic_arcade_has_one_strip_and_all_others_may_have_more() -> None:
    with pytest.raises(Refusal, match="sftmg classic arcade has no option 'more_stages'"):
        kumite.match("sftmg", mode="classic arcade", options={"more_stages": "one"})
    for mode in GAME.modes:
        assert ("more_stages" in [each.name for each in GAME.settings_of(mode)]) == (mode != "classic arcade")


def test_objects_are_put_on_any_stage_and_gone_from_it() -> None:
    ring = fight(ryu("d5"), sagat("g5"), **beside(small=["Ea5"], gone=["Ed3"]))
    there = {thing["at"]: thing["name"] for thing in ring["objects"]}
    assert there["Ea5"] == "Object"
    assert there["Ee8"] == "Food Cart"
    assert "Ed3" not in there


@pytest.mark.proves("SFTMG-RULING-172")
def test_what_leads_there_leads_back() -> None:
    """Steps and distances are the same both ways, and a range is never less than the steps."""
    gaps = {side: {"stage": "Dojo", "gap": gap} for side, gap in zip("NESW", ("i9", "i9", "a1", "a4"), strict=True)}
    plan = spine(fight(ryu("d5"), sagat("g5"), **table(joined=gaps))).plan
    everywhere = grid.spaces(plan.everywhere())
    assert len(everywhere) == 5 * 81
    for a in everywhere:
        for direction in grid.DIRECTIONS:
            b = plan.steps(direction)[a]
            assert b == grid.OFF or plan.steps((direction + 4) % 8)[b] == a
    for a in everywhere[::16]:
        apart, ranges = plan.apart(a), plan.ranges(a, 0)
        for b in everywhere[::5]:
            assert apart[b] == plan.apart(b)[a]
            assert ranges[b] in (apart[b], grid.OUT_OF_RANGE)
            assert ranges[b] == plan.range_between(b, a, 0)


# Bots


def test_bots_find_the_way_to_somebody_on_another_stage() -> None:
    """Each step towards the gap looks better to the one whose turn it is."""
    worth = [GAME.appraise(spine(fight(ryu(at), sagat("Ei5"), **beside())), 0) for at in ("a5", "c5", "e5", "g5", "i5")]
    assert worth == sorted(worth)
    assert worth[0] < worth[-1]


# Afterwards


@pytest.mark.proves("SFTMG-VAR-13", "SFTMG-KEY-10")
def test_the_space_one_was_knocked_out_of_is_free_to_take(trial: Trials) -> None:
    ring = hit(trial("h5", "i5", Printed(knockback=2, if_hit=(FollowUp(),)), **table())).p1("join Dojo")
    assert places(ring) == ("i5", "Eb5")

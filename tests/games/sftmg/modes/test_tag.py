"""Chapter Tag Team: partners who wait, the Tag-In Action, tokens that interrupt, and swaps on a KO."""

from __future__ import annotations

from typing import Any

import pytest

from kumite.errors import BadPosition
from kumite.games.sftmg.grid import DISTANCE, name, space
from kumite.games.sftmg.powers import KINDS
from kumite.games.sftmg.printed import ROSTER, STAGES
from kumite.games.sftmg.rules.harm import Harm
from kumite.games.sftmg.rules.tag import MayTag, Tags
from tests.games.sftmg.modes.arena import arena, leaving, rolled, rolling, selecting, spine
from tests.games.sftmg.ringside import Ring, ryu, sagat, side

DOJO = STAGES[0]
WEST = {DOJO.versus[0], *DOJO.multiplayer[:2]}
EAST = {DOJO.versus[1], *DOJO.multiplayer[2:]}


def waiting(fighter: str, **more: Any) -> dict[str, Any]:
    """A Character off the stage."""
    return {"fighter": fighter, **more}


def tag(**given: Any) -> Ring:
    """Ryu and Ken (P1, P3) against Sagat and Vega (P2, P4); Ryu and Sagat are on the stage."""
    sides = {"P1": ryu("d5"), "P2": sagat("g5"), "P3": waiting("Ken"), "P4": waiting("Vega")}
    return arena("tag team", **{**sides, **given})


def at(ring: Ring) -> list[str | None]:
    return [name(where) if where >= 0 else None for where in spine(ring).at]


def agreed(ring: Ring, wish: str, *seats: str) -> Ring:
    return ring.play(*[f"{seat}: {wish}" for seat in seats])


@pytest.mark.proves("SFTMG-TAG-01", "SFTMG-TAG-03", "SFTMG-TAG-05", "SFTMG-RULING-58")
@pytest.mark.parametrize(("size", "seats", "teams"), [("2-on-2", 4, 2), ("3-on-3", 6, 2), ("2v2v2", 6, 3)])
def test_one_of_each_team_is_on_the_stage_with_three_tokens(size: str, seats: int, teams: int) -> None:
    ring = rolled(rolling("tag team", tag_teams=size), 4, *[0] * (teams - 1))
    ring.quiet(*[f"P{i + 1} move" for i in range(seats)])
    g = spine(ring)
    assert len(g.fighter) == len({*g.fighter}) == seats
    assert len([where for where in g.at if where >= 0]) == teams
    assert [len(g.deck[who]) + len(g.hand[who]) for who in range(seats)] == [40] * seats
    assert ring["tags"] == [3] * teams


@pytest.mark.proves("SFTMG-TAG-04", "SFTMG-RULING-142")
def test_the_best_team_takes_a_token_or_leaves_the_first_to_the_other() -> None:
    ring = rolled(rolling("tag team"), 1, 3)
    assert ring.question == "P2 token"
    assert ring.options == ["token 1 for P2", "token 1 for P4", "token 2 for P2", "token 2 for P4"]
    ring.play("P2: token 2 for P4", "P1: token 1 for P3")
    assert ring["order"] == ["P3", "P4"]
    assert ring.question == "P3 place"


@pytest.mark.proves("SFTMG-TAG-04")
def test_teams_that_tie_roll_again() -> None:
    ring = rolled(rolling("tag team"), 2, 2)
    assert ring.question == "chance order dice"


@pytest.mark.proves("SFTMG-TAG-06", "SFTMG-RULING-59")
def test_team_one_picks_any_start_space_and_with_it_a_side() -> None:
    ring = rolled(rolling("tag team"), 3, 1).play("P1: token 1 for P1", "P2: token 2 for P2")
    assert {option.split()[1] for option in ring.options} == WEST | EAST
    ring.play(f"P1: place {DOJO.multiplayer[0]}")
    assert (ring.question, {option.split()[1] for option in ring.options}) == ("P2 place", EAST)
    why = ring.match.why_not("place e5")
    assert why.reason.startswith("the Start Spaces left for your team are ")
    assert {each for each in WEST | EAST if each in why.reason} == EAST
    assert why.rules == ("SFTMG-TAG-06", "SFTMG-RULING-59")


@pytest.mark.proves("SFTMG-TAG-07")
def test_three_teams_keep_three_spaces_apart() -> None:
    ring = rolled(rolling("tag team", tag_teams="2v2v2"), 3, 1, 0)
    ring.play("P1: token 1 for P1", "P2: token 2 for P2", "P3: token 3 for P3")
    assert ring.question == "P3 place"
    ring.play("P3: place e5")
    free = {option.split()[1] for option in ring.options}
    assert min(DISTANCE[space("e5")][space(each)] for each in free) == 3


@pytest.mark.proves("SFTMG-VAR-09")
def test_free_placement_is_three_spaces_from_the_other_team() -> None:
    ring = rolled(rolling("tag team", placement="free"), 3, 1).play("P1: token 1 for P1", "P2: token 2 for P2")
    assert (ring.question, len(ring.options)) == ("P1 place", 81 - 11)
    ring.play("P1: place e5")
    assert (ring.question, "place e8" in ring.options, "place e7" in ring.options) == ("P2 place", True, False)
    ring.play("P2: place e8")
    assert at(ring) == ["e5", "e8", None, None]


@pytest.mark.proves("SFTMG-TAG-08")
def test_those_who_wait_draw_and_may_mulligan_too_and_teams_take_turns() -> None:
    ring = rolled(rolling("tag team"), 3, 1).play("P1: token 1 for P1", "P2: token 2 for P2")
    ring.quiet("P1 mulligan")
    asked = []
    while ring.asked.what == "mulligan":
        asked.append(str(ring.question).split()[0])
        ring.play(f"{asked[-1]}: keep")
    assert asked == ["P1", "P2", "P3", "P4"]
    assert [len(hand) for hand in spine(ring).hand] == [5, 5, 5, 5]
    assert spine(ring).turn == 0
    ring.play("P1: stay", "P1: end")
    agreed(ring, "hold", "P2", "P4")
    assert spine(ring).turn == 1


@pytest.mark.proves("SFTMG-TAG-02")
def test_a_team_has_one_gauge() -> None:
    ring = tag(P1=ryu("d5", meter=3), P3=waiting("Ken", meter=3), tags=[1, 0])
    ring.play("P1: tag in Ken")
    assert [ring[f"P{i}.meter"] for i in (1, 2, 3, 4)] == [1, 0, 1, 0]
    with pytest.raises(BadPosition, match=r"P3.meter: a team has one gauge"):
        tag(P1=ryu("d5", meter=3))


@pytest.mark.proves("SFTMG-TAG-09", "SFTMG-TAG-10", "SFTMG-TAG-11", "SFTMG-TAG-12")
def test_the_action_costs_an_action_and_two_meter_and_no_token() -> None:
    ring = tag(P1=ryu("d5", meter=3, health=10), P3=waiting("Ken", meter=3, hand=["Hadoken"] * 0))
    before = len(spine(ring).hand[2])
    ring.play("P1: tag in Ken")
    g = spine(ring)
    assert (g.actions, g.meter[2], ring["tags"]) == (1, 1, [3, 3])
    assert (g.health[0], len(g.hand[2])) == (12, before + 2)
    assert at(ring) == [None, "g5", "d5", None]
    assert ring.question == "P3 act"
    assert "tag in Ryu" not in ring.options, "1 Meter is not enough"


@pytest.mark.proves("SFTMG-RULING-60")
def test_health_never_rises_above_what_is_printed() -> None:
    ring = tag(P1=ryu("d5", meter=2), P3=waiting("Ken", meter=2))
    ring.play("P1: tag in Ken")
    assert spine(ring).health[0] == ROSTER[spine(ring).fighter[0]].health


@pytest.mark.proves("SFTMG-TAG-13", "SFTMG-TAG-15", "SFTMG-TAG-17")
def test_a_token_costs_neither_action_nor_meter_and_actions_are_shared() -> None:
    ring = tag(P1=ryu("d5", health=10), tags=[1, 3]).play("P1: draw")
    ring.play("P1: token for Ken", "P3: bring Ken")
    g = spine(ring)
    assert (g.actions, g.meter[0], ring["tags"], g.health[0]) == (1, 0, [0, 3], 12)
    assert ring.question == "P3 act"
    assert not [option for option in ring.options if option.startswith("token")]


@pytest.mark.proves("SFTMG-TAG-17")
@pytest.mark.parametrize(("dice", "enters"), [((3, 1), True), ((1, 3), False)])
def test_a_disagreement_is_rolled_for(dice: tuple[int, int], enters: bool) -> None:
    ring = tag().play("P1: token for Ken", "P3: hold")
    assert ring.question == "chance order dice"
    rolled(ring, *dice)
    assert (at(ring)[2] == "d5") is enters
    assert ring["tags"] == ([2, 3] if enters else [3, 3])


@pytest.mark.proves("SFTMG-TAG-17")
def test_a_tie_is_rolled_again() -> None:
    ring = rolled(tag().play("P1: token for Ken", "P3: hold"), 2, 2)
    assert ring.question == "chance order dice"
    rolled(ring, 0, 1)
    assert at(ring)[2] is None


@pytest.mark.proves("SFTMG-TAG-14", "SFTMG-TAG-16", "SFTMG-RULING-62")
@pytest.mark.parametrize("moment", ["before the reaction", "before the dice"])
def test_on_the_opponents_turn_the_newcomer_takes_the_damage(moment: str) -> None:
    ring = tag(P1=ryu("d5", hand=["Hadoken"]), P2=sagat("g5", health=10))
    health = spine(ring).health[3]
    ring.play("P1: attack Sagat with Hadoken")
    assert ring.question == "P2 tag"
    if moment == "before the reaction":
        agreed(ring, "bring Vega", "P2", "P4")
        while ring.asked.what in ("react", "boost"):
            assert str(ring.question).startswith("P4"), "the newcomer reacts"
            ring.quiet_step()
        ring.quiet("P4 tag")
        agreed(ring, "hold", "P4", "P2")
    else:
        agreed(ring, "hold", "P2", "P4")
        while ring.asked.what in ("react", "boost"):
            assert str(ring.question).startswith("P2")
            ring.quiet_step()
        ring.quiet("P2 tag")
        agreed(ring, "bring Vega", "P2", "P4")
    while ring.question == "chance attack dice":
        ring.chance(", ".join(["H"] * ring.dice))
    while ring.question == "chance block dice":
        ring.chance(", ".join(["H"] * ring.dice))
    g = spine(ring)
    assert (at(ring)[1], at(ring)[3] is not None) == (None, True)
    assert g.health[1] == 12
    assert g.health[3] < health


@pytest.mark.proves("SFTMG-TAG-14")
def test_without_tokens_nobody_is_asked() -> None:
    ring = tag(P1=ryu("d5", hand=["Hadoken"]), tags=[0, 0])
    ring.play("P1: attack Sagat with Hadoken")
    assert ring.asked.what != "tag"


@pytest.mark.proves("SFTMG-TAG-21", "SFTMG-RULING-61")
def test_on_a_ko_a_partner_enters_without_a_token() -> None:
    ring = tag(tags=[0, 0])
    before = len(spine(ring).hand[3])
    leaving(ring, Harm((1,), 30, "SFTMG-KNOCK-01"))
    g = spine(ring)
    assert at(ring) == ["d5", None, None, "g5"]
    assert (g.health[1], len(g.hand[3]), ring["tags"]) == (0, before + 2, [0, 0])
    assert ring["order"] == ["P1", "P4"]
    assert g.outcome is None


@pytest.mark.proves("SFTMG-RULING-61", "SFTMG-RULING-142")
def test_of_two_who_wait_the_fallen_says_who_enters() -> None:
    names = ("Ryu", "Sagat", "Ken", "Vega", "Zangief", "Chun-Li")
    sides = {f"P{i + 1}": waiting(each) for i, each in enumerate(names)}
    sides["P1"], sides["P2"] = ryu("d5"), sagat("g5")
    ring = arena("tag team", options={"tag_teams": "3-on-3"}, **sides)
    leaving(ring, Harm((1,), 30, "SFTMG-KNOCK-01"))
    assert (ring.question, ring.options) == ("P2 enter", ["bring Vega", "bring Chun-Li"])
    ring.play("P2: bring Chun-Li")
    assert at(ring)[5] == "g5"


@pytest.mark.proves("SFTMG-TAG-13", "SFTMG-TAG-21")
def test_a_team_whose_fighter_falls_on_its_own_turn_goes_on_with_what_is_left_of_it() -> None:
    ring = leaving(tag().play("P1: draw"), Harm((0,), 30, "SFTMG-KNOCK-01"))
    assert (ring.question, spine(ring).actions) == ("P3 act", 1)


@pytest.mark.proves("SFTMG-TAG-22")
def test_a_team_wins_when_all_of_the_other_are_out() -> None:
    ring = leaving(tag(), Harm((1,), 30, "SFTMG-KNOCK-01"))
    assert spine(ring).outcome is None
    leaving(ring, Harm((3,), 30, "SFTMG-KNOCK-01"))
    outcome = spine(ring).outcome
    assert outcome is not None
    assert outcome.winners == (0, 2)


@pytest.mark.proves("SFTMG-RULING-63")
def test_before_draw_a_team_may_tag_and_only_the_one_on_the_stage_draws() -> None:
    ring = tag(phase="fight")
    hands = [len(hand) for hand in spine(ring).hand]
    ring.play("P1: end")
    assert ring.question == "P2 tag"
    agreed(ring, "bring Vega", "P2", "P4")
    g = spine(ring)
    assert ring.question == "P4 move"
    assert [len(hand) for hand in g.hand] == [hands[0], hands[1], hands[2], hands[3] + 4]


@pytest.mark.proves("SFTMG-PWR-10", "SFTMG-RULING-57")
def test_one_more_action_found_before_draw_is_kept_for_the_turn() -> None:
    others = [kind for kind in KINDS for _ in range(2) if kind != "Action"]
    given = {"options": {"power_up": True}, "power_ups": {"lying": ["g5"], "used": others}}
    ring = tag(phase="fight", **given).play("P1: end")
    assert (ring.question, ring["phase"]) == ("P2 tag", "draw")
    agreed(ring, "bring Vega", "P2", "P4").chance("Action")
    assert (ring.question, ring["power_ups.saved.P4"]) == ("P4 move", ["Action"])
    ring.play("P4: stay", "P4: use Action")
    assert ring["actions"] == 3


@pytest.mark.proves("SFTMG-RULING-61", "SFTMG-RULING-62", "SFTMG-RULING-90")
def test_after_a_ko_by_movement_nobody_tags_before_dice_that_are_not_rolled() -> None:
    names = ("Ken", "Sagat", "Ryu", "Vega", "Akuma", "Zangief")
    sides = {f"P{i + 1}": waiting(each) for i, each in enumerate(names)}
    sides["P1"], sides["P2"] = side("Ken", "g5", hand=["Hurricane Kick"]), sagat("h5", health=1)
    ring = arena("tag team", options={"tag_teams": "3-on-3"}, **sides)
    agreed(ring.p1("attack Sagat with Hurricane Kick"), "hold", "P2", "P4", "P6")
    ring.play("P2: bring Vega")
    assert (ring.question, ring["tags"], at(ring)[3]) == ("P1 act", [3, 3], "i5")


def struck(ring: Ring) -> Ring:
    """The attack under way hits with every die, and the Block blocks nothing."""
    while ring.asked.what in ("react", "boost", "ex"):
        ring.quiet_step()
    while ring.question in ("chance attack dice", "chance block dice"):
        ring.chance(", ".join(["H"] * ring.dice))
    return ring


@pytest.mark.proves("SFTMG-TAG-18", "SFTMG-TAG-19", "SFTMG-TAG-20")
def test_a_partner_goes_on_with_the_combo_and_each_has_the_own_cards_back() -> None:
    ring = tag(
        P1=ryu("f5", hand=["Solar Plexus Strike"]),
        P3=waiting("Ken", hand=["Lion Breaker", "Jinrai Kick", "Ken's Hadoken"]),
        tags=[1, 0],
        P2=sagat("g5"),
    )
    struck(ring.play("P1: attack Sagat with Solar Plexus Strike"))
    assert ring.question == "P1 tag"
    agreed(ring, "bring Ken", "P1", "P3")
    ring.quiet("P3 combo")
    assert "combo Lion Breaker" in ring.options
    assert "combo Ken's Hadoken" not in ring.options, "its Linker does not fit"
    actions = spine(ring).actions
    struck(ring.play("P3: combo Lion Breaker"))
    assert "combo Jinrai Kick" in ring.options
    ring.play("P3: stop").quiet("P3 act")
    assert spine(ring).actions == actions, "without an Action"
    assert ring["P1.discards"] == ["Solar Plexus Strike"]
    assert "Lion Breaker" in ring["P3.discards"]
    assert ring["P1.table"] == ring["P3.table"] == []


@pytest.mark.proves("SFTMG-TAG-18")
def test_whoever_stays_goes_on_alone() -> None:
    ring = tag(P1=ryu("f5", hand=["Short Uppercut", "Solar Plexus Strike"]), tags=[1, 0], P2=sagat("g5"))
    struck(ring.play("P1: attack Sagat with Short Uppercut"))
    agreed(ring, "hold", "P1", "P3")
    assert ring.question == "P1 combo"
    assert "combo Solar Plexus Strike" in ring.options


def test_impossible_tokens_are_refused() -> None:
    with pytest.raises(BadPosition, match="tags must be a list of 2 numbers"):
        tag(tags=[1])


def test_no_more_seats_than_there_are() -> None:
    ring = selecting("tag team")
    assert len(ring.match.seats) == 4
    assert isinstance(spine(ring).kit, Tags)
    assert MayTag(0).says


def test_the_terminal_says_who_waits_and_how_many_tokens_there_are() -> None:
    ring = tag(tags=[2, 3])
    lines = "\n".join(ring.match.game.board(ring.seen("P1")))
    assert "P3 team 1: Ken, waits" in lines
    assert "Tag Team tokens: team 1 2, team 2 3" in lines


@pytest.mark.proves("SFTMG-TAG-09", "SFTMG-TAG-02", "SFTMG-TAG-14", "SFTMG-RULING-61")
def test_a_tag_in_that_cannot_be_says_why() -> None:
    ring = tag(P1=ryu("d5", meter=1), P3=waiting("Ken", meter=1), tags=[0, 3])
    assert str(ring.refuses("tag in Ken")).startswith("a Tag-In costs an Action and 2 Meter; your team has 1")
    assert str(ring.refuses("tag in Vega")).startswith("Vega is no partner of yours")
    assert str(ring.refuses("tag in Ryu")).startswith("Ryu is on the stage already")
    assert str(ring.refuses("token for Vega")).startswith("Vega is no partner of yours")
    assert str(ring.refuses("token for Ken")).startswith("your team has no Tag Team token left")
    assert str(ring.refuses("bring Ken")).startswith("on your own turn it is 'token for'")
    fallen = tag(P1=ryu("d5", meter=4), P3=waiting("Ken", meter=4, health=0))
    assert str(fallen.refuses("tag in Ken")).startswith("Ken is KO'd and cannot come back")
    early = tag(phase="move", P1=ryu("d5", meter=4), P3=waiting("Ken", meter=4))
    assert str(early.refuses("tag in Ken")).startswith("Actions are taken in Fight!, after Move!")


@pytest.mark.proves("SFTMG-TAG-17")
def test_a_token_that_is_talked_about_is_no_action() -> None:
    ring = tag(P1=ryu("d5", meter=4), P3=waiting("Ken", meter=4)).play("P1: token for Ken")
    assert ring.question == "P3 tag"
    assert "'bring Ken' is among the options" in str(ring.refuses("token for Ken"))
    assert str(ring.refuses("tag in Ken")).startswith("Actions are taken in Fight! of your own turn")
    assert str(ring.refuses("bring Sagat")).startswith("Sagat is no partner of yours")


def test_elsewhere_nobody_is_tagged_in() -> None:
    ring = arena("team", P1=ryu("d5"), P2=sagat("g5"), P3=side("Ken", "c2"), P4=side("Vega", "g2"))
    assert str(ring.refuses("tag in Ken")).startswith("nobody is tagged in at this table")
    assert str(ring.refuses("hold")).startswith("nobody is tagged in at this table")


@pytest.mark.proves("SFTMG-TAG-10", "SFTMG-RULING-60")
def test_hints_tell_what_a_swap_gives() -> None:
    ring = tag(P1=ryu("d5", meter=4, health=20), P3=waiting("Ken", meter=4))
    game, seen = ring.match.game, ring.match.view("P1")
    assert game.heading(seen, "tag in Ken") == "Tag-In (1 Action, 2 Meter):"
    assert "no Action, no Meter" in game.heading(seen, "token for Ken")
    for option in ("tag in Ken", "token for Ken"):
        assert game.hint(seen, option) == "Ryu's Health 20 becomes 22, Ken draws 2 cards"
    talk = ring.play("P1: token for Ken").match.view("P3")
    assert game.hint(talk, "bring Ken") == "Ryu's Health 20 becomes 22, Ken draws 2 cards"
    assert game.hint(talk, "hold").startswith("keep the token")
    whole = tag(P1=ryu("d5", meter=4, health=ROSTER[0].health), P3=waiting("Ken", meter=4))
    assert whole.match.game.hint(whole.match.view("P1"), "tag in Ken") == "Ken draws 2 cards"

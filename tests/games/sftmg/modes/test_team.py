"""Chapter Team Mode: order, placement, tokens that are handed on, and who wins."""

import pytest

from kumite.core.position import JUDGE
from kumite.games.sftmg.grid import space
from kumite.games.sftmg.printed import STAGES
from kumite.games.sftmg.rules.harm import Harm
from tests.games.sftmg.modes.arena import NAMES, arena, four, leaving, placing, rolled, rolling, selecting, spine
from tests.games.sftmg.ringside import Ring, ryu, sagat, side

DOJO = STAGES[0]
WEST, EAST = set(DOJO.multiplayer[:2]), set(DOJO.multiplayer[2:])
ABCD = ("token 1 for P1", "token 2 for P2", "token 3 for P3")  # the fourth follows of itself: P4's


def hit(ring: Ring, attack: str) -> Ring:
    """An attack that hits with every die, and a Block without a die that blocks."""
    ring.play(f"{str(ring.question).split()[0]}: {attack}")
    while ring.asked.what in ("react", "boost"):
        ring.quiet_step()
    ring.chance(", ".join(["H"] * ring.dice))
    while ring.question == "chance block dice":
        ring.chance(", ".join(["H"] * ring.dice))
    return ring


def last_blow(**given: object) -> Ring:
    """P1's Ryu may knock P2's Sagat out; P4 is Sagat's ally."""
    sides = four(P1=ryu("d5", hand=["Hadoken"]), P2=sagat("f5", health=1))
    return arena("team", **{**sides, **given})


@pytest.mark.proves("SFTMG-TEAM-01", "SFTMG-TEAM-02")
@pytest.mark.parametrize(("teams", "seats", "sides"), [("2v2", 4, 2), ("3v3", 6, 2), ("2v2v2", 6, 3)])
def test_three_formats_with_a_character_and_a_token_a_player(teams: str, seats: int, sides: int) -> None:
    ring = rolling("team", teams=teams)
    g = spine(ring)
    assert len(ring.match.seats) == len(set(g.fighter)) == len(g.order) == seats
    assert sorted(g.house.teams) == sorted(list(range(sides)) * (seats // sides))
    rolled(ring, 1, *[0] * (sides - 1)).quiet(*[f"P{i + 1} move" for i in range(seats)])
    assert len({at for at in spine(ring).at if at >= 0}) == seats, "all on the stage at once"


@pytest.mark.proves("SFTMG-TEAM-03")
def test_teams_that_tie_for_first_roll_again_and_nobody_else() -> None:
    ring = rolled(rolling("team", teams="2v2v2"), 3, 3, 1)
    assert [event["name"] for event in ring.said("Rolled")] == ["P1 and P4", "P2 and P5", "P3 and P6"]
    assert ring.question == "chance order dice"
    rolled(ring, 0, 1)
    assert [event["name"] for event in ring.said("Rolled")][3:] == ["P1 and P4", "P2 and P5"]
    assert ring.question == "P2 token", "the third team's one hit counts for nothing"


@pytest.mark.proves("SFTMG-TEAM-03", "SFTMG-TEAM-04", "SFTMG-RULING-50", "SFTMG-RULING-132")
def test_teams_pick_tokens_in_turns_any_that_is_left() -> None:
    ring = rolled(rolling("team"), 1, 2)
    assert (ring.question, len(ring.options)) == ("P2 token", 8)
    ring.play("P2: token 2 for P4")
    assert (ring.question, ring.options[:2]) == ("P1 token", ["token 1 for P1", "token 1 for P3"])
    assert "token 2 for P1" not in ring.options
    ring.play("P1: token 3 for P1", "P2: token 1 for P2")
    assert ring["order"] == ["P2", "P4", "P1", "P3"], "neighbouring tokens may be one team's"


@pytest.mark.proves("SFTMG-TEAM-05", "SFTMG-TEAM-06", "SFTMG-TEAM-07", "SFTMG-RULING-132")
def test_the_last_player_picks_the_side_and_teams_take_turns() -> None:
    ring = placing("team", ABCD)
    assert ring.question == "P4 place"
    spots = [option.rpartition(" ")[2] for option in ring.options]
    assert set(spots) == WEST | EAST, "of both sides, and no Versus space"
    assert {option.split()[1] for option in ring.options} == {"Sagat", "Vega"}, "either of the team's figures"
    ring.play("P4: place Sagat on h3")
    assert ring.question == "P3 place"
    assert {option.rpartition(" ")[2] for option in ring.options} == WEST
    assert "place Ryu on h7" not in ring.options
    ring.play("P3: place Ken on b7")
    assert ring.question == "P1 mulligan", "what is left has one place each"
    at = {who: ring[f"{who}.at"] for who in ("Ryu", "Ken", "Sagat", "Vega")}
    assert at == {"Ryu": "b3", "Ken": "b7", "Sagat": "h3", "Vega": "h7"}


@pytest.mark.proves("SFTMG-TEAM-07")
def test_three_a_side_stand_on_versus_spaces_too() -> None:
    tokens = tuple(f"token {i + 1} for P{i + 1}" for i in range(5))
    ring = placing("team", tokens, teams="3v3").quiet("P1 mulligan")
    west = {space(name) for name in (*DOJO.multiplayer[:2], DOJO.versus[0])}
    teams = spine(ring).house.teams
    mine = [{at for at, team in zip(spine(ring).at, teams, strict=True) if team == each} for each in (0, 1)]
    assert west in mine
    assert len(mine[0] | mine[1]) == 6


@pytest.mark.proves("SFTMG-TEAM-08", "SFTMG-RULING-50")
def test_three_teams_stand_three_spaces_from_opponents_and_anywhere_by_allies() -> None:
    tokens = tuple(f"token {i + 1} for P{i + 1}" for i in range(5))
    ring = placing("team", tokens, teams="2v2v2", stage="Shopping District")
    assert ring.question == "P6 place", "in reverse turn order"
    ring.play("P6: place e5")
    assert ring.question == "P5 place"
    assert "place g5" not in ring.options
    assert "place h5" in ring.options
    ring.play("P5: place h5", "P4: place b5")
    assert ring.question == "P3 place"
    assert "place e6" in ring.options, "beside the ally, P6"
    assert "place g6" not in ring.options


@pytest.mark.proves("SFTMG-TEAM-08", "SFTMG-RULING-127")
def test_where_no_space_is_three_away_the_farthest_will_do() -> None:
    tokens = tuple(f"token {i + 1} for P{i + 1}" for i in range(5))
    ring = placing("team", tokens, teams="2v2v2", stage="Shopping District")
    ring.play("P6: place b2", "P5: place h2", "P4: place e5", "P3: place b8", "P2: place h8")
    assert ring.question == "P1 place"
    assert ring.options, "somewhere"
    assert ring["P1.meter"] == 0


@pytest.mark.proves("SFTMG-TEAM-09", "SFTMG-TEAM-10")
def test_everybody_draws_five_and_turns_follow_the_tokens() -> None:
    ring = placing("team", ("token 1 for P3", "token 2 for P2", "token 3 for P1")).quiet("P3 mulligan")
    assert [ring[f"P{i}.hand_size"] for i in (1, 2, 3, 4)] == [5, 5, 5, 5]
    asked: list[str] = []
    for _ in range(200):
        if str(ring.question).endswith(("mulligan", "move")) and (not asked or asked[-1] != ring.question):
            asked.append(str(ring.question))
        if len(asked) == 9:
            break
        ring.quiet_step()
    assert asked[:4] == ["P3 mulligan", "P2 mulligan", "P1 mulligan", "P4 mulligan"]
    assert asked[4:] == ["P3 move", "P2 move", "P1 move", "P4 move", "P3 move"]


@pytest.mark.proves("SFTMG-TEAM-11", "SFTMG-RULING-49")
def test_a_ko_leaves_the_token_to_the_ally() -> None:
    ring = hit(last_blow(), "attack Sagat with Hadoken")
    assert (ring["Sagat.at"], ring["Sagat.health"]) == (None, 0)
    assert ring["order"] == ["P1", "P4", "P3", "P4"], "X, Y, X, Y as before"
    assert ring.outcome is None
    assert ring.question == "P1 act", "P1's turn goes on"


@pytest.mark.proves("SFTMG-TEAM-11", "SFTMG-TEAM-10")
def test_who_holds_two_tokens_has_two_turns() -> None:
    ring = arena("team", order=["P1", "P4", "P3", "P4"], **{**four(), "P2": {"fighter": "Sagat", "health": 0}})
    seen = [ring["turn"]]
    for _ in range(4):
        turn = ring["turns"]
        while ring["turns"] == turn:
            ring.quiet_step()
        seen.append(ring["turn"])
    assert seen == ["P1", "P4", "P3", "P4", "P1"]


@pytest.mark.proves("SFTMG-TEAM-11", "SFTMG-RULING-49")
def test_of_two_allies_the_fallen_player_says_who_has_it() -> None:
    sides = {
        "P1": ryu("d5", hand=["Hadoken"]),
        "P2": sagat("f5", health=1),
        "P3": side("Ken", "a1"),
        "P4": side("Vega", "i9"),
        "P5": side("Zangief", "a9"),
        "P6": side("Chun-Li", "i1"),
    }
    ring = hit(arena("team", teams="3v3", **sides), "attack Sagat with Hadoken")
    assert (ring.question, ring.options) == ("P2 pass token", ["token 2 to P4", "token 2 to P6"])
    assert "SFTMG-TEAM-11" in ring.refuses("token 2 to P1").rules
    ring.play("P2: token 2 to P6")
    assert ring["order"] == ["P1", "P6", "P3", "P4", "P5", "P6"]
    assert ring.question == "P1 act", "the turn goes on: one Action is left"


@pytest.mark.proves("SFTMG-TEAM-12", "SFTMG-ROUND-02")
def test_the_last_team_wins_together_and_at_once() -> None:
    ring = last_blow(P3={"fighter": "Ken", "health": 0}, P4={"fighter": "Vega", "health": 0})
    hit(ring, "attack Sagat with Hadoken")
    assert ring.outcome == "P1 P3", "a KO'd partner wins, too"
    assert ring.question is None
    assert ring.match.outcome is not None
    assert ring.match.outcome.rules == ("SFTMG-TEAM-12",)
    assert ring["round"] == 1


@pytest.mark.proves("SFTMG-RULING-111", "SFTMG-ROUND-10")
def test_the_last_ones_falling_together_play_again() -> None:
    out = {"P3": {"fighter": "Ken", "health": 0}, "P4": {"fighter": "Vega", "health": 0}}
    sides = four(P1=side("Zangief", "d5", health=1), P2=sagat("e5", health=1))
    ring = leaving(arena("team", stage="Dojo", **{**sides, **out}), Harm((0, 1), 1, "SFTMG-COLL-04"))
    assert ring.outcome is None
    g = spine(ring)
    assert (g.playing, g.wins) == ((0, 1), [0, 0, 0, 0])
    assert min(g.health) > 0, "everybody of the two teams is back"
    rolled(ring.shuffle(), 1, 2)
    assert ring.question == "P2 token"


@pytest.mark.proves("SFTMG-RULING-111", "SFTMG-TEAM-12")
def test_a_team_that_fell_before_does_not_come_back() -> None:
    spots = ("d5", "e5", "a9", "i9", "a1", "i1")
    sides = {f"P{i + 1}": side(name, at, health=1) for i, (name, at) in enumerate(zip(NAMES, spots, strict=True))}
    for seat in ("P3", "P6"):
        sides[seat] = {"fighter": sides[seat]["fighter"], "health": 0}
    ring = arena("team", teams="2v2v2", stage="Dojo", **sides)
    leaving(ring, Harm((0, 1, 3, 4), 1, "SFTMG-COLL-04")).shuffle()
    g = spine(ring)
    assert g.playing == (0, 1)
    assert [who for who, health in enumerate(g.health) if health == 0] == [2, 5]
    rolled(ring, 1, 0).quiet("P1 move", "P2 move", "P4 move", "P5 move")
    assert len(g.order) == 4


@pytest.mark.proves("SFTMG-GUARD-01")
def test_nobody_gains_block_dice_by_being_attacked() -> None:
    sides = four(P1=ryu("d5", hand=["Hadoken", "Hadoken"]), P2=sagat("f5", hand=["Bait!"]))
    ring = arena("team", **sides)
    for _ in range(2):
        ring.play("P1: attack Sagat with Hadoken", "P2: block", "P2: done")
        ring.chance(", ".join(["B"] * ring.dice))
        assert ring.dice == 2
        ring.chance("H, H")
        ring.play("P2: pass")
    assert "guard" not in ring.match.view(JUDGE)


@pytest.mark.proves("SFTMG-RULING-08", "SFTMG-ROUND-11")
def test_when_time_is_up_the_team_with_more_health_together_wins() -> None:
    sides = four(P1=ryu("a1", health=1), P2=sagat("i1", health=20), P3=side("Ken", "a9", health=23))
    sides["P4"] = side("Vega", "i9", health=3)
    ring = arena("team", clock=5, turns=5, **sides)
    ring.quiet()
    assert ring.outcome == "P1 P3", "24 against 23"


@pytest.mark.proves("SFTMG-RULING-08")
def test_the_meter_of_the_fallen_does_not_count_when_time_is_up() -> None:
    sides = four(P1=ryu("a1", health=9, meter=2), P2=sagat("i1", health=9, meter=1))
    sides["P3"] = {"fighter": "Ken", "health": 0}
    sides["P4"] = {"fighter": "Vega", "health": 0, "meter": 8}
    ring = arena("team", clock=5, turns=5, **sides)
    ring.quiet()
    assert ring.outcome == "P1 P3"


@pytest.mark.proves("SFTMG-TEAM-01")
def test_partners_sit_opposite() -> None:
    ring = selecting("team")
    assert [ring[f"P{i}.team"] for i in (1, 2, 3, 4)] == [1, 2, 1, 2]

"""Chapter Power-Up: eight tokens on top of any mode, dealt and placed, collected in passing, used at once or saved."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

import kumite
from kumite.core.position import CHANCE
from kumite.errors import BadPosition, Refusal
from kumite.games.sftmg.appraise import appraise
from kumite.games.sftmg.components import COMPONENTS
from kumite.games.sftmg.grid import DISTANCE, name, space, spaces
from kumite.games.sftmg.guess import guess
from kumite.games.sftmg.modes import MODES, house, table_of
from kumite.games.sftmg.powers import KINDS, NO_POWERS, in_the_box
from kumite.games.sftmg.rules.harm import Harm
from kumite.games.sftmg.rules.power_up import PowerUp
from kumite.games.sftmg.ways import ways
from tests.games.sftmg.modes.arena import arena, four, leaving, rolled, rolling, selecting
from tests.games.sftmg.ringside import Ring, fight, hands, ryu, sagat, side, spine

ON = {"power_up": True}


def powered(p1: Any = None, p2: Any = None, given: dict[str, Any] | None = None, **tokens: Any) -> Ring:
    """Ryu on d5 against Sagat on h9, in Fight!, with these tokens."""
    return fight(p1 or ryu("d5"), p2 or sagat("h9"), options=ON, power_ups=tokens, **(given or {}))


def moving(**tokens: Any) -> Ring:
    """The same before Ryu's free move of up to 3."""
    return powered(given={"phase": "move"}, **tokens)


def saved(ring: Ring, seat: str = "P1") -> list[str]:
    return list(ring[f"power_ups.saved.{seat}"])


def begun(**options: Any) -> Ring:
    """A duel after both mulligans: tokens are dealt."""
    return hands(**options, power_up=True).play("P1: keep", "P2: keep")


def opened(mode: str, *until: str, **options: Any) -> Ring:
    """A new match, played quietly until one of these is asked, whoever it is; chance rolls this and that."""
    ring, rng = selecting(mode, power_up=True, **options), Random(0)
    while ring.asked.what not in until:
        g = spine(ring)
        if ring.asked.who == CHANCE and g.waiting is not None:
            ring.chance(g.waiting.write(g, rng.choice(ring.asked.options)))
        else:
            ring.quiet_step()
    return ring


# Power-Up! and Placement!


@pytest.mark.proves("SFTMG-PWR-10", "SFTMG-COMP-06")
def test_there_are_two_tokens_of_each_of_four_kinds() -> None:
    assert in_the_box(2).unseen == (2, 2, 2, 2)
    assert KINDS == ("Health", "Action", "Draw", "Discard")
    assert [part.count for part in COMPONENTS if part.name == "Power-Up token"] == [8]
    ring = moving(lying=["e5"]).p1("move e5")
    assert Counter(option.partition(" ")[0] for option in ring.options) == Counter(dict.fromkeys(KINDS, 2))


@pytest.mark.proves("SFTMG-PWR-01", "SFTMG-RULING-10")
@pytest.mark.parametrize("mode", MODES)
def test_every_mode_may_have_power_up_and_none_has_it_unasked(mode: str) -> None:
    found = {setting.name: setting for setting in table_of(mode).settings}
    assert found["power_up"].values == (False, True)
    usual = {setting.name: setting.values[0] for setting in table_of(mode).settings}
    plain, more = house(mode, usual), house(mode, {**usual, "power_up": True})
    assert plain.powers is NO_POWERS
    assert plain.before_action is None
    assert more.powers == in_the_box(len(more.teams))
    assert more.before_action is not None
    assert more.wins == plain.wins, "SFTMG-RULING-10: the base mode decides how many rounds"
    ring = opened(mode, "move")
    happened = ring.happened
    assert happened.count("PowerDealt") == 1
    assert happened.index("Stood") < happened.index("Drew") < happened.index("PowerDealt") < happened.index("TurnBegan")
    assert sum(ring["power_ups.dealt"].values()) == 0, "all are placed before the first turn"


@pytest.mark.proves("SFTMG-PWR-01", "SFTMG-ROUND-01")
def test_a_table_without_it_has_no_token_and_no_question() -> None:
    ring = hands().play("P1: keep", "P2: keep")
    assert ring.question == "P1 move"
    assert "power_ups" not in ring.match.view(0)
    assert "PowerDealt" not in ring.happened
    with pytest.raises(Refusal, match="sftmg versus has no option 'power'"):
        kumite.match("sftmg", options={"power": True})


@pytest.mark.proves("SFTMG-PWR-02", "SFTMG-PWR-03", "SFTMG-RULING-160")
def test_two_players_get_four_each_and_nobody_knows_what_they_are() -> None:
    ring = begun()
    assert ring["power_ups.dealt"] == {"P1": 4, "P2": 4}
    assert ring["phase"] == "set"
    asked = []
    while str(ring.question).endswith("power token"):
        asked.append(str(ring.question).split()[0])
        for seat in (0, 1, -2, -3):
            shown = ring.match.view(seat)["power_ups"]
            assert shown["unseen"] == dict.fromkeys(KINDS, 2), "not even the judge knows more"
            assert shown["saved"] == {"P1": [], "P2": []}
        ring.quiet_step()
    assert asked == ["P1", "P2"] * 4
    assert ring.question == "P1 move"
    assert len(ring["power_ups.lying"]) == 8


@pytest.mark.proves("SFTMG-PWR-02", "SFTMG-RULING-54")
@pytest.mark.parametrize(
    ("mode", "options", "counts"),
    [
        ("free-for-all", {"players": 3}, [3, 3, 2]),
        ("free-for-all", {"players": 4}, [2, 2, 2, 2]),
        ("free-for-all", {"players": 5}, [2, 2, 2, 1, 1]),
        ("team", {"teams": "3v3"}, [2, 2, 1, 1, 1, 1]),
        ("boss", {}, [2, 2, 2, 2]),
    ],
)
def test_tokens_are_dealt_one_by_one_in_turn_order(mode: str, options: dict[str, Any], counts: list[int]) -> None:
    ring = opened(mode, "power token", **options)
    order = [int(seat[1]) - 1 for seat in ring["order"]]
    dealt = ring.said("PowerDealt")[0]
    assert [*dealt["seats"]] == order
    assert [*dealt["counts"]] == counts
    asked = []
    while str(ring.question).endswith("power token"):
        asked.append(int(str(ring.question)[1]) - 1)
        ring.quiet_step()
    assert asked == [order[i % len(order)] for i in range(8)]


@pytest.mark.proves("SFTMG-RULING-168")
def test_in_boss_mode_the_order_of_the_first_cycle_counts() -> None:
    ring = opened("boss", "turn token")
    ring.play("P1: token 1 for P3", "P1: token 2 for P2")
    assert [*ring.said("PowerDealt")[0]["seats"]] == [2, 1, 0, 3]
    assert ring.question == "P3 power token"


@pytest.mark.proves("SFTMG-RULING-54")
def test_in_tag_team_everybody_gets_some_and_only_those_on_the_stage_count() -> None:
    ring = rolled(rolling("tag team", power_up=True), 1, 3)
    ring.play("P2: token 1 for P4", "P1: token 2 for P3").quiet("P4 power token")
    assert [*ring.said("PowerDealt")[0]["seats"]] == [3, 2, 1, 0], "team by team, who waits last"
    assert [*ring.said("PowerDealt")[0]["counts"]] == [2, 2, 2, 2]
    ring.quiet("P2 power token")
    apart = DISTANCE[spine(ring).at[3]]
    assert min(apart[at] for at in ring.asked.options) == 2, "from Vega, for whom P2 waits"
    other = DISTANCE[spine(ring).at[2]]
    assert min(other[at] for at in ring.asked.options) == 1


@pytest.mark.proves("SFTMG-PWR-03", "SFTMG-RANGE-06", "SFTMG-RULING-103")
def test_a_token_is_two_spaces_from_the_own_character_but_may_be_beside_another() -> None:
    ring = begun(stage="Air Force Base").quiet("P1 power token")
    mine, theirs = spine(ring).at
    apart = [DISTANCE[mine][at] for at in ring.asked.options]
    assert min(apart) == 2
    assert min(DISTANCE[theirs][at] for at in ring.asked.options) == 1
    beside = name(next(at for at in range(81) if DISTANCE[mine][at] == 1))
    told = ring.refuses(f"place token on {beside}")
    assert f"{beside} is 1 from your own Character; it must be 2" in str(told)


@pytest.mark.proves("SFTMG-PWR-04", "SFTMG-RULING-54")
def test_no_token_on_a_character_an_object_or_another_token() -> None:
    ring = begun()
    g = spine(ring)
    rock = spaces(g.ground.small | g.ground.large)[0]
    assert "an Object stands on" in str(ring.refuses(f"place token on {name(rock)}"))
    assert "stands on" in str(ring.refuses(f"place token on {name(g.at[1])}"))
    first = ring.options[0]
    ring.play(f"P1: {first}").play(f"P2: {ring.options[-1]}")
    assert "lies on" in str(ring.refuses(first))
    assert not {rock, *g.at} & {*ring.asked.options}


def corner(*open_spaces: str) -> Ring:
    """Ryu in the corner, Sagat beside him; Objects everywhere but on these spaces."""
    free = {space(each) for each in ("a1", "b1", *open_spaces)}
    blocked = [name(at) for at in range(81) if at not in free]
    return powered(ryu("a1"), sagat("b1"), {"large": blocked})


@pytest.mark.proves("SFTMG-PWR-05")
def test_where_two_spaces_are_not_to_be_had_one_will_do() -> None:
    ring = leaving(corner("a2", "b2"), PowerUp())
    assert ring.question == "P1 power token"
    assert ring.options == ["place token on a2", "place token on b2"]
    ring = leaving(corner("a2", "b2", "c1", "c2"), PowerUp())
    assert ring.options == ["place token on c1", "place token on c2"], "no other while there are two"
    ring.p1("place token on c1")
    assert ring.question == "P2 power token"
    assert ring.options == ["place token on a2", "place token on b2", "place token on c2"], "beside any Character"


@pytest.mark.proves("SFTMG-PWR-05")
def test_a_token_without_any_space_is_out_of_the_round() -> None:
    ring = leaving(corner("a2"), PowerUp())
    assert ring["power_ups.lying"] == ["a2"]
    assert ring["power_ups.dealt"] == {"P1": 0, "P2": 0}
    assert [type(event).__name__ for event in spine(ring).events].count("PowerLost") == 7


@pytest.mark.proves("SFTMG-PWR-05", "SFTMG-RULING-160")
def test_a_strip_has_room_for_seven() -> None:
    ring = opened("classic arcade", "move")
    assert len(ring["power_ups.lying"]) == 7
    assert ring.happened.count("PowerLost") == 1
    assert sum(ring["power_ups.unseen"].values()) == 8, "nobody has seen which one it was"


@pytest.mark.proves("SFTMG-RULING-55", "SFTMG-ROUND-03")
def test_the_next_round_gathers_all_eight_and_deals_them_again() -> None:
    ring = powered(p2=sagat("h9", health=1), saved={"P1": ["Health"]}, used=["Draw", "Draw"], lying=["c3"])
    leaving(ring, Harm((1,), 1, "SFTMG-COLL-02")).quiet("P1 power token", "P2 power token")
    assert ring["round"] == 2
    assert ring["power_ups.saved"] == {"P1": [], "P2": []}
    assert ring["power_ups.used"] == dict.fromkeys(KINDS, 0)
    assert ring["power_ups.dealt"] == {"P1": 4, "P2": 4}
    assert ring["power_ups.lying"] == []


@pytest.mark.proves("SFTMG-RULING-162")
def test_every_bout_of_three_on_three_deals_them_again() -> None:
    benches = {"P1": ["Ken"], "P2": ["Vega"]}
    given = {"mode": "3-on-3", "benches": benches, "options": ON, "power_ups": {"saved": {"P1": ["Draw"]}}}
    ring = Ring(kumite.setup("sftmg", {**given, "P1": ryu("d5"), "P2": sagat("g5", health=1)}, seed=0))
    leaving(ring, Harm((1,), 1, "SFTMG-COLL-02")).quiet("P1 power token", "P2 power token")
    assert ring["power_ups.dealt"] == {"P1": 4, "P2": 4}
    assert saved(ring) == []


# Collecting


@pytest.mark.proves("SFTMG-PWR-07")
@pytest.mark.parametrize(("kind", "words"), [("Action", "an Action token"), ("Draw", "a Draw token")])
def test_what_was_found_is_named_with_its_article(kind: str, words: str) -> None:
    ring = moving(lying=["e5"]).p1("move e5").chance(kind)
    waiting = spine(ring).waiting
    assert waiting is not None
    assert waiting.prompt(spine(ring)).startswith(f"You found {words}.")
    ring.p1(f"use {kind}")
    assert ring.said("PowerUsed")[0]["text"] == f"Ryu uses {words}."


@pytest.mark.proves("SFTMG-PWR-06", "SFTMG-RULING-161")
def test_a_token_is_collected_in_passing_and_the_walk_goes_on() -> None:
    ring = moving(lying=["e5", "a9"]).p1("move f5", "by e5")
    assert ring["Ryu.at"] == "f5"
    assert ring.question == "chance power"
    ring.chance("Draw")
    assert ring["power_ups.lying"] == ["a9"]
    assert ring.said("PowerFound")[0]["at"] == "e5"
    assert ring.question == "P1 pick up"
    ring.p1("save")
    assert ring.match.view(1)["power_ups"]["saved"] == {"P1": ["Draw"], "P2": []}, "for all to see"
    assert ring["power_ups.unseen"] == {"Health": 2, "Action": 2, "Draw": 1, "Discard": 2}
    assert ring.question == "P1 act"


@pytest.mark.proves("SFTMG-PWR-06")
def test_walking_elsewhere_collects_nothing() -> None:
    ring = moving(lying=["e5"]).p1("move d8")
    assert ring["power_ups.lying"] == ["e5"]
    assert "PowerFound" not in ring.happened


@pytest.mark.proves("SFTMG-RULING-165")
def test_whoever_moves_chooses_the_way() -> None:
    ring = moving(lying=["e5", "e6", "a1"]).p1("move f5")
    assert ring.question == "P1 way"
    assert ring.options == ["by e5 and e6", "by e5", "by e6", "past the tokens"]
    assert ring.said("HeadsFor")[0]["path"] == ["f5"]
    ring.p1("past the tokens")
    assert ring["power_ups.lying"] == ["a1", "e5", "e6"]
    assert ring["Ryu.at"] == "f5"
    assert "no walk that far collects these" in str(moving(lying=["e5"]).p1("move f5").refuses("by a1"))


@pytest.mark.proves("SFTMG-RULING-165")
def test_a_walk_may_end_where_it_began() -> None:
    ring = moving(lying=["e5"]).p1("move d5").chance("Draw")
    assert ring["Ryu.at"] == "d5"
    assert ring.said("Walked")[0]["path"] == ["e5", "d5"]
    assert "move d5" not in moving(lying=["f5"]).options, "two steps there and two back are four"
    assert "move d5" not in moving(lying=["e5"], picked={"P1": 2}).options, "there is nothing to fetch"


@pytest.mark.proves("SFTMG-RULING-165", "SFTMG-RULING-56")
def test_who_stands_on_a_token_enters_again_to_have_it() -> None:
    ring = moving(lying=["d5"])
    assert ring["power_ups.lying"] == ["d5"], "a Character may share the space"
    ring.p1("move d5").chance("Health")
    assert ring["power_ups.lying"] == []


@pytest.mark.proves("SFTMG-PWR-08", "SFTMG-RULING-56")
def test_a_third_token_in_a_turn_stays() -> None:
    ring = moving(lying=["e5", "f5", "g5"]).p1("move g5")
    assert ring.options == ["by e5 and f5, leaving g5", "by e5", "by f5", "straight there"]
    ring.p1("by e5 and f5, leaving g5").chance("Draw").p1("save").chance("Draw").p1("save")
    assert ring["power_ups.lying"] == ["g5"]
    assert ring["Ryu.at"] == "g5"
    assert ring["power_ups.picked.P1"] == 2
    assert [event["at"] for event in ring.said("PowerLeft")] == ["g5"]
    assert saved(ring) == ["Draw", "Draw"]


@pytest.mark.proves("SFTMG-PWR-08")
def test_the_next_turn_may_collect_two_more() -> None:
    ring = moving(lying=["e5", "d8"], picked={"P1": 2, "P2": 1}).p1("move e5")
    assert ring["power_ups.lying"] == ["e5", "d8"]
    ring.quiet("P2 move")
    assert ring["power_ups.picked"] == {"P1": 0, "P2": 0}


@pytest.mark.proves("SFTMG-PWR-09")
def test_any_number_may_be_saved() -> None:
    mine = {"P1": ["Health", "Health", "Draw", "Discard"]}
    ring = moving(lying=["e5"], saved=mine).p1("move e5").chance("Discard")
    assert saved(ring) == ["Health", "Health", "Draw", "Discard", "Discard"]


@pytest.mark.proves("SFTMG-RULING-56", "SFTMG-RULING-166")
def test_knocked_over_a_token_one_has_it_before_the_wall_hurts() -> None:
    given = {"health": 3, "hand": ["Bait!"]}
    ring = powered(ryu("g5", hand=["Joudan Sokutou Geri"]), sagat("h5", **given), lying=["i5"])
    ring.p1("attack Sagat with Joudan Sokutou Geri").block("H, B, B", "M, M")
    assert ring["Sagat.health"] == 2
    ring.chance("Health").p2("use Health").quiet("P1 act")
    assert ring["Sagat.health"] == 3
    assert [what for what in ring.happened if what in ("PowerUsed", "Harmed")] == ["PowerUsed", "Harmed"]


@pytest.mark.proves("SFTMG-RULING-166")
def test_a_thrown_character_enters_only_where_it_lands() -> None:
    ring = powered(ryu("d5", hand=["Somersault Throw"]), sagat("e5"), lying=["d6", "d7"])
    ring.p1("attack Sagat with Somersault Throw").block("H, B").p1("throw to d7").chance("Draw")
    assert ring["power_ups.lying"] == ["d6"]
    assert [event["at"] for event in ring.said("PowerFound")] == ["d7"]


@pytest.mark.proves("SFTMG-RULING-166")
def test_a_charge_collects_for_the_charger_and_for_whoever_is_pushed() -> None:
    ring = powered(ryu("d5", hand=["Tatsumaki Senpukyaku"]), sagat("e5"), lying=["f5", "g5"])
    ring.p1("attack Sagat with Tatsumaki Senpukyaku").quiet("chance power")
    assert ring["Sagat.at"] == "g5"
    assert ring["Ryu.at"] == "f5"
    ring.chance("Draw").p1("save").chance("Draw").p2("save")
    assert [(event["name"], event["at"]) for event in ring.said("PowerFound")] == [("Ryu", "f5"), ("Sagat", "g5")]
    assert "Rolled" not in ring.happened, "before the dice"


@pytest.mark.proves("SFTMG-RULING-166")
def test_a_dash_collects_on_its_line() -> None:
    ring = powered(side("Ken", "d5", hand=["Dragonlash Kick"]), sagat("h5"), lying=["f5", "f6"])
    ring.p1("attack Sagat with Dragonlash Kick").quiet("P1 act")
    assert [event["at"] for event in ring.said("PowerFound")] == ["f5"]
    assert ring["power_ups.lying"] == ["f6"]


@pytest.mark.proves("SFTMG-RULING-42", "SFTMG-RULING-56")
def test_a_place_collects_where_it_ends() -> None:
    ring = powered(side("Ken", "d5", hand=["In Your Face"]), sagat("g5"), lying=["e5", "f5"])
    ring.p1("play In Your Face", "place f5").chance("Draw")
    assert [event["at"] for event in ring.said("PowerFound")] == ["f5"]


@pytest.mark.proves("SFTMG-RULING-165")
def test_who_moves_another_figure_chooses_its_way_and_its_player_has_the_token() -> None:
    ring = powered(side("Zangief", "d5", hand=["Come Here, Little Man"]), sagat("f5"), lying=["e6", "f7"])
    ring.p1("play Come Here, Little Man")
    assert "shift to f5" in ring.options, "over the token and back"
    ring.p1("shift to e7")
    assert ring.question == "P1 way"
    ring.p1("by e6").chance("Draw").p2("save")
    assert saved(ring, "P2") == ["Draw"]
    assert ring["Sagat.at"] == "e7"


@pytest.mark.proves("SFTMG-RULING-165", "SFTMG-CARD-05")
def test_a_card_that_moves_may_fetch_a_token_and_come_back() -> None:
    ring = powered(side("Chun-Li", "b2", hand=["Wall Leap"]), lying=["c3"])
    ring.p1("play Wall Leap")
    assert ring.options[0] == "stay"
    ring.p1("move b2").chance("Health")
    assert ring["Chun-Li.at"] == "b2"
    assert saved(ring) == ["Health"]


@pytest.mark.proves("SFTMG-RULING-167")
def test_who_tags_in_on_a_token_enters_its_space() -> None:
    sides = {
        "P1": ryu("d5", meter=2),
        "P2": sagat("g5"),
        "P3": {"fighter": "Ken", "meter": 2},
        "P4": {"fighter": "Vega"},
    }
    tokens = {"lying": ["d5"], "saved": {"P1": ["Draw"]}}
    ring = Ring(kumite.setup("sftmg", {"mode": "tag team", "options": ON, "power_ups": tokens, **sides}, seed=0))
    ring.p1("tag in Ken").chance("Health")
    assert saved(ring, "P3") == ["Health"]
    assert saved(ring, "P1") == ["Draw"], "it stays with the player who waits"
    ring.quiet("P3 act")
    assert not ring.begins("use Draw"), "and allies do not use it"


# Using


@pytest.mark.proves("SFTMG-PWR-07", "SFTMG-PWR-10")
@pytest.mark.parametrize(
    ("kind", "use", "path", "value"),
    [
        ("Health", "use Health", "Ryu.health", 12),
        ("Action", "use Action", "actions", 3),
        ("Draw", "use Draw", "P1.hand_size", 2),
    ],
)
def test_a_token_may_be_used_at_once(kind: str, use: str, path: str, value: int) -> None:
    ring = powered(ryu("d5", health=10), given={"phase": "move"}, lying=["e5"]).p1("move e5").chance(kind)
    assert ring.options == ["save", use]
    ring.p1(use)
    assert ring[path] == value
    assert saved(ring) == []
    assert ring["power_ups.used"][kind] == 1
    assert ring.question == "P1 act"


@pytest.mark.proves("SFTMG-PWR-07", "SFTMG-PWR-10", "SFTMG-RULING-57")
def test_an_opponent_discards_two_cards_of_their_own_choice() -> None:
    held = ["Tiger Rage", "Bait!", "Teep"]
    ring = powered(p2=sagat("h9", hand=held), given={"phase": "move"}, lying=["e5"]).p1("move e5").chance("Discard")
    ring.p1("use Discard against Sagat")
    assert ring.question == "P2 discard"
    ring.p2("discard Bait!", "discard Teep")
    assert ring["P2.hand"] == ["Tiger Rage"]
    assert ring["P1.hand_size"] == 0
    assert ring.question == "P1 act"


@pytest.mark.proves("SFTMG-PWR-07", "SFTMG-RULING-164")
def test_a_saved_token_answers_an_opponents_action() -> None:
    ring = powered(saved={"P2": ["Draw"]})
    assert ring.question == "P2 power up"
    assert ring.options == ["pass", "use Draw"]
    ring.p2("use Draw")
    assert ring["P2.hand_size"] == 2
    assert ring.question == "P1 act", "nothing is left to use"


@pytest.mark.proves("SFTMG-RULING-164")
def test_opponents_are_asked_before_each_action_and_not_before_free_ones() -> None:
    ring = powered(ryu("d5", hand=["Shinku Hadoken"]), saved={"P1": ["Draw"], "P2": ["Draw"]})
    ring.p2("pass").p1("discard Shinku Hadoken for Meter")
    assert ring.question == "P1 act", "a Free Action is no Action"
    ring.p1("use Draw")
    assert ring.question == "P1 act"
    ring.p1("move d6")
    assert ring.question == "P2 power up", "the second Action"
    ring.p2("pass").p1("draw")
    assert ring.question == "P1 act", "there is no third"


@pytest.mark.proves("SFTMG-RULING-164")
def test_a_bought_action_is_answered_too() -> None:
    ring = powered(given={"actions": 0}, saved={"P1": ["Action", "Draw"], "P2": ["Draw"]})
    assert ring.question == "P1 act"
    assert ring.begins("use") == ["use Action"], "the Draw token needs an Action to come before"
    assert "none is left" in str(ring.refuses("use Draw"))
    ring.p1("use Action")
    assert ring["actions"] == 1
    assert ring.question == "P2 power up"
    ring.p2("pass")
    assert ring.begins("use") == ["use Draw"]


@pytest.mark.proves("SFTMG-RULING-164", "SFTMG-RULING-57")
def test_saved_tokens_are_not_for_move_nor_one_more_action_for_others_turns() -> None:
    ring = powered(given={"phase": "move"}, saved={"P1": ["Draw"], "P2": ["Action"]})
    assert ring.question == "P1 move"
    assert not ring.begins("use")
    assert "not in Move!" in str(ring.refuses("use Draw"))
    ring.p1("stay")
    assert ring.question == "P1 act", "P2 has only an Action token"
    assert "own turn" in str(powered(saved={"P2": ["Action", "Draw"]}).refuses("use Action"))


@pytest.mark.proves("SFTMG-RULING-57")
def test_one_more_action_found_on_an_opponents_turn_is_saved() -> None:
    ring = powered(ryu("d5", hand=["Shoryuken"]), sagat("e5"), lying=["f5"])
    ring.p1("attack Sagat with Shoryuken").block("H, B, B", "M, M").chance("Action")
    assert saved(ring, "P2") == ["Action"]
    assert "PowerSaved" in ring.happened, "and nobody asked"
    assert ring["actions"] == 1


@pytest.mark.proves("SFTMG-RULING-57", "SFTMG-RULING-163")
def test_health_stops_at_what_is_printed_and_full_health_needs_none() -> None:
    ring = powered(ryu("d5", health=24), saved={"P1": ["Health", "Health"]}).p1("use Health")
    assert ring["Ryu.health"] == ring["Ryu.max"] == 25
    assert not ring.begins("use")
    assert "full Health" in str(ring.refuses("use Health"))
    assert saved(ring) == ["Health"]


@pytest.mark.proves("SFTMG-RULING-163")
def test_a_discard_token_needs_somebody_with_a_card() -> None:
    ring = powered(saved={"P1": ["Discard"]})
    assert not ring.begins("use")
    assert "no card for them" in str(ring.refuses("use Discard against Sagat"))
    ring = powered(p2=sagat("h9", hand=["Bait!"]), saved={"P1": ["Discard"]}).p1("use Discard against Sagat")
    assert ring["P2.hand"] == [], "one card is all there is"


@pytest.mark.proves("SFTMG-PWR-07", "SFTMG-RULING-163", "SFTMG-RULING-167")
def test_of_many_only_opponents_on_the_stage_answer_and_are_named() -> None:
    everybody = {f"P{i}": ["Draw"] for i in (2, 3)}
    sides = four(P2=side("Sagat", "i1", hand=["Bait!"]), P4=side("Vega", "i9", hand=["Bait!"]))
    given = {"options": ON, "power_ups": {"saved": {**everybody, "P1": ["Discard"], "P4": ["Draw"]}}}
    with pytest.raises(BadPosition, match="there are 2 Draw tokens, not more"):
        kumite.setup("sftmg", {"mode": "team", **sides, **given}, seed=0)
    given["power_ups"] = {"saved": {**everybody, "P1": ["Discard"], "P4": ["Health"]}}
    ring = Ring(kumite.setup("sftmg", {"mode": "team", **sides, **given}, seed=0))
    assert ring.question == "P2 power up"
    ring.p2("pass")
    assert ring.question == "P1 act", "P3 is an ally, P4 in full Health"
    assert ring.begins("use") == ["use Discard against Sagat", "use Discard against Vega"]
    ring.p1("use Discard against Vega")
    assert ring["P4.hand"] == []
    assert ring["P2.hand"] == ["Bait!"]


@pytest.mark.proves("SFTMG-RULING-167")
def test_a_knocked_out_players_tokens_are_used_by_nobody() -> None:
    sides = four(P2={"fighter": "Sagat", "health": 0})
    given = {"options": ON, "power_ups": {"saved": {"P2": ["Draw"]}}}
    ring = Ring(kumite.setup("sftmg", {"mode": "free-for-all", **sides, **given}, seed=0))
    assert ring.question == "P1 act"
    assert ring["power_ups.saved.P2"] == ["Draw"]


@pytest.mark.proves("SFTMG-RULING-167")
def test_a_challenger_who_is_away_keeps_tokens_and_enters_a_space_on_the_return() -> None:
    challengers = {"P1": {"fighter": "Ryu"}, "P2": side("Ken", "a1"), "P3": side("Chun-Li", "i9")}
    tokens = {"saved": {"P1": ["Draw"], "P2": ["Draw"]}, "lying": ["i1"]}
    given = {"mode": "boss", "options": ON, "turn": "P4", "power_ups": tokens}
    ring = Ring(kumite.setup("sftmg", {**given, **challengers, "P4": side("Boss Akuma", "e5")}, seed=0))
    assert ring.question == "P2 power up", "P1 is off the stage"
    ring.p2("pass")
    assert ring.question == "P4 act"
    ring.quiet("P1 turn token").play("P1: token 1 for P1").quiet("P1 place").p1("place i1").chance("Health")
    assert saved(ring) == ["Health", "Draw"]
    assert ring["Ryu.at"] == "i1"


@pytest.mark.proves("SFTMG-HAND-03", "SFTMG-PWR-10")
def test_a_hand_of_more_than_seven_is_cut_at_once() -> None:
    full = ["Bait!", "Bait!", "Bait!", "Bait!", "Teep", "Tiger Rage", "Tiger Knee Crush"]
    ring = powered(p2=sagat("h9", hand=full), saved={"P2": ["Draw"]}).p2("use Draw")
    assert ring.question == "P2 discard"
    ring.p2("discard Bait!", "discard Bait!")
    assert ring["P2.hand_size"] == 7
    assert ring.question == "P1 act"


# Around it


def test_the_ways_over_tokens_are_all_there_are() -> None:
    def tokens(*names: str) -> int:
        return sum(1 << space(each) for each in names)

    found = ways(space("d5"), space("f5"), 2, 0, 0, tokens("e4", "e6"), 2)
    assert [(got, len(way)) for got, way in found] == [((space("e4"),), 2), ((space("e6"),), 2), ((), 2)]
    blocked = tokens("e5")
    found = ways(space("d5"), space("f5"), 2, blocked, 0, tokens("e4", "e6"), 2)
    assert [got for got, _ in found] == [(space("e4"),), (space("e6"),)], "there is no way around both"
    assert ways(space("d5"), space("f5"), 2, 0, tokens("f5"), 0, 2) == [], "an ally stands there"


@pytest.mark.parametrize(
    ("told", "why"),
    [
        ({"lying": ["d4"], "saved": {"P3": []}}, "power_ups.saved has the unknown entry 'P3'"),
        ({"lying": ["d4", "d4"]}, "names a space twice"),
        ({"lying": "d4"}, "must be a list of spaces"),
        ({"saved": {"P1": ["Magic"]}}, "power_ups.saved.P1 is 'Magic'"),
        ({"saved": ["Health"]}, "must be a mapping of seats"),
        ({"saved": {"P1": "Health"}}, "must be a list of tokens"),
        ({"used": ["Draw"] * 3}, "there are 2 Draw tokens, not more"),
        ({"picked": {"P1": 3}}, "power_ups.picked.P1 is 3"),
        ({"lying": ["a1", "b1", "c1", "d1", "e1", "f1", "g1", "i1"], "used": ["Draw"]}, "8 tokens; 7 are face down"),
        ({"seen": []}, "power_ups has the unknown entry 'seen'"),
        ([], "must be a mapping"),
    ],
)
def test_tokens_that_cannot_be_are_refused(told: Any, why: str) -> None:
    with pytest.raises(BadPosition, match=why):
        kumite.setup("sftmg", {"P1": ryu("d5"), "P2": sagat("g5"), "options": ON, "power_ups": told}, seed=0)


def test_tokens_are_for_tables_that_have_them_and_after_the_mulligans() -> None:
    with pytest.raises(BadPosition, match="no Power-Up tokens"):
        fight(ryu("d5"), sagat("g5"), power_ups={})
    with pytest.raises(BadPosition, match="after the mulligans"):
        fight(ryu("d5"), sagat("g5"), phase="mulligan", options=ON, power_ups={})
    with pytest.raises(BadPosition, match="no token lies on e5"):
        powered(given={"small": ["e5"]}, lying=["e5"])
    ring = fight(ryu("d5"), sagat("g5"), phase="mulligan", options=ON).quiet("P1 power token")
    assert ring["power_ups.dealt"] == {"P1": 4, "P2": 4}


def test_what_is_not_possible_is_explained() -> None:
    ring = powered(saved={"P1": ["Draw"]})
    assert "no Health token" in str(ring.refuses("use Health"))
    assert "no Power-Up token; there are" in str(ring.refuses("use Magic"))
    assert "found no Power-Up token" in str(ring.refuses("save"))
    assert "no way past" in str(ring.refuses("past the tokens"))
    assert "no Power-Up token is to be placed" in str(ring.refuses("place token on a1"))
    assert "there are no Power-Up tokens" in str(fight(ryu("d5"), sagat("g5")).refuses("use Draw"))


def test_the_terminal_shows_tokens_and_says_what_they_do() -> None:
    ring = powered(ryu("d5", health=10), sagat("h9", hand=["Bait!"]), lying=["d6", "d5"], saved={"P1": list(KINDS)})
    match = ring.match
    seen = {**match.view(0), "you": "P1", "question": {"seat": "P1", "what": "act", "options": ring.options}}
    lines = match.game.board({**seen, "outcome": None})
    drawn = "\n".join(lines)
    assert "Ry*" in drawn
    assert " +*" in drawn, "open, and a token lies there"
    assert "* Power-Up token, facedown" in drawn
    assert "Power-Up tokens on d5, d6. Facedown: 1 Health, 1 Action, 1 Draw, 1 Discard." in drawn
    assert "  Power-Ups: Health, Action, Draw, Discard" in drawn
    assert max(map(len, lines)) <= 80
    assert match.game.hint(seen, "use Health") == "Health 10 becomes 12"
    assert match.game.hint(seen, "use Action") == "3 Actions left then"
    assert match.game.hint(seen, "move d6").endswith("a Power-Up token lies there")
    assert match.game.heading(seen, "use Draw") == "Power-Up tokens, no Action:"
    assert match.game.places(seen, "use Discard against Sagat") == ("token Discard", "fighter Sagat")
    assert match.game.places(seen, "use Draw") == ("token Draw",)
    assert match.game.places(seen, "by d6 and e5") == ("space d6", "space e5")
    assert match.game.places(seen, "place token on d6") == ("space d6",)
    assert "Power-Up tokens lie facedown" in match.game.intro(seen)[-1]


def test_bots_like_tokens_and_use_them_in_time() -> None:
    near, far = spine(powered(lying=["d6"])), spine(powered(lying=["d1"]))
    assert appraise(near, 0) > appraise(far, 0)
    have = spine(powered(lying=["d1"], saved={"P1": ["Draw"]}))
    assert appraise(have, 0) > appraise(far, 0)
    assert appraise(have, 1) < appraise(far, 1)
    hurt = powered(ryu("d5", health=9), saved={"P1": ["Health"]})
    before = appraise(spine(hurt), 0)
    assert appraise(spine(hurt.p1("use Health")), 0) > before
    scratched = powered(ryu("d5", health=24), saved={"P1": ["Health"]})
    before = appraise(spine(scratched), 0)
    assert appraise(spine(scratched.p1("use Health")), 0) < before, "one point is a waste of it"


def test_what_is_imagined_keeps_the_tokens() -> None:
    g = spine(powered(lying=["d6"], saved={"P2": ["Draw"]}))
    assert guess(g, 0, 5).powers == g.powers


def test_setting_up_twice_deals_once() -> None:
    ring = leaving(powered(), PowerUp())
    assert ring.question == "P1 power token"
    assert ring["power_ups.dealt"] == {"P1": 4, "P2": 4}
    assert arena("team", **four()).question == "P1 act"


def asked(ring: Ring) -> str:
    question = ring.match.question
    return question.prompt if question is not None else ""


@pytest.mark.proves("SFTMG-PWR-06", "SFTMG-PWR-08")
def test_a_way_says_which_token_it_takes_and_which_it_leaves() -> None:
    ring = moving(lying=["e5", "f5", "d6"]).p1("move f5")
    game, seen = ring.match.game, ring.match.view("P1")
    assert asked(ring).startswith("On the way to f5, where one lies too:")
    assert "past the tokens" not in ring.options, "the token on f5 is collected"
    assert game.hint(seen, "straight there") == "collect only the one that lies there"
    assert game.hint(seen, "by e5 and d6, leaving f5") == "collects e5 and d6; f5 stays (two a turn)"
    assert game.hint(seen, "by e5") == "collects e5 on the way"
    ring.p1("straight there").chance("Draw")
    assert ring["power_ups.lying"] == ["e5", "d6"]
    plain = moving(lying=["e5", "e6", "a1"]).p1("move f5")
    assert asked(plain) == "On the way to f5: over which Power-Up tokens?"
    assert plain.match.game.hint(plain.match.view("P1"), "past the tokens") == "collect none"

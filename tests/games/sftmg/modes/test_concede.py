"""Giving up: of two sides the other has won; of more, a team leaves as if KO'd and the rest go on."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import kumite
from kumite.core.game import told_answer
from kumite.core.position import QUIT
from kumite.core.save import to_json
from kumite.errors import BrokenRecord, IllegalAnswer
from kumite.games.sftmg.game import GAME
from kumite.games.sftmg.grid import OFF
from kumite.games.sftmg.rules.harm import Harm
from kumite.server import messages as say
from kumite.server.asks import NotNow
from kumite.server.keeper import status_after
from kumite.server.plan import Plan
from kumite.server.table import OVER
from tests.games.sftmg.modes.arena import arena, four, leaving
from tests.games.sftmg.ringside import Ring, fight, ryu, sagat, side, spine
from tests.server.tables import Desk

SIX = {
    f"P{i + 1}": side(name, at)
    for i, (name, at) in enumerate(
        zip(("Ryu", "Sagat", "Ken", "Vega", "Zangief", "Chun-Li"), ("a1", "i1", "a9", "i9", "e5", "e1"), strict=True)
    )
}


def ffa(**sides: Any) -> Ring:
    return arena("free-for-all", **four(**sides))


# Free-for-All


@pytest.mark.proves("SFTMG-RULING-178", "SFTMG-FFA-01")
def test_in_a_free_for_all_the_others_go_on() -> None:
    ring = ffa()
    assert ring.match.concede("P3")
    assert (ring["Ken.health"], ring["Ken.at"], ring["order"]) == (0, None, ["P1", "P2", None, "P4"])
    assert (ring.question, ring.outcome) == ("P1 act", None)
    assert [each["text"] for each in ring.seen("P1")["events"]] == [
        "P3 gives up, and Ken leaves the fight. The others go on.",
        "Ken is KO'd!",
        "Turn Order token 3 leaves the game.",
    ]
    ring.p1("end").quiet("P2 act").p2("end")
    assert ring["turn"] == "P4"


@pytest.mark.proves("SFTMG-RULING-178", "SFTMG-RULING-49")
def test_whose_turn_it_is_may_give_up_too() -> None:
    ring = ffa()
    assert ring.match.concede("P1")
    assert (ring["turn"], ring["Ryu.at"]) == ("P2", None)


@pytest.mark.proves("SFTMG-RULING-178", "SFTMG-RULING-128")
@pytest.mark.parametrize("who", ["P1", "P2"])
def test_an_attack_without_its_attacker_or_defender_stops(who: str) -> None:
    ring = ffa(P1=ryu("e5", hand=["Collarbone Breaker"]), P2=sagat("f5", hand=["Bait!"]))
    ring.p1("attack Sagat with Collarbone Breaker")
    assert ring.question == "P2 react"
    assert ring.match.concede(who)
    assert ring["attack"] is None
    assert ring.question == ("P2 move" if who == "P1" else "P1 act")
    assert (ring["Ryu.health"] == 0, ring["Sagat.health"] == 0) == (who == "P1", who == "P2")


@pytest.mark.proves("SFTMG-RULING-178")
def test_a_bystander_gives_up_in_the_middle_of_an_attack() -> None:
    ring = ffa(P1=ryu("e5", hand=["Collarbone Breaker"]), P2=sagat("f5", hand=["Bait!"]))
    ring.p1("attack Sagat with Collarbone Breaker")
    before = ring.options
    assert ring.match.concede("P4")
    assert (ring.question, ring.options) == ("P2 react", before)
    assert ring["attack"]["target"] == "Sagat"


@pytest.mark.proves("SFTMG-RULING-178", "SFTMG-GUARD-07")
def test_of_the_last_two_one_gives_up_and_the_other_has_won() -> None:
    ring = ffa()
    assert ring.match.concede("P3")
    assert ring.match.concede("P4")
    before = to_json(ring.match.position)
    assert not ring.match.concede("P2")  # for whoever keeps the table
    assert to_json(ring.match.position) == before
    with pytest.raises(IllegalAnswer):
        ring.match.position.answer(QUIT - 1)


@pytest.mark.proves("SFTMG-RULING-178")
def test_who_is_out_has_nothing_to_give_up() -> None:
    ring = ffa(P3={"fighter": "Ken", "health": 0})
    g = spine(ring)
    assert (g.is_out(2), g.is_out(0)) == (True, False)
    assert not ring.match.concede("P3")


@pytest.mark.proves("SFTMG-RULING-178")
def test_before_the_first_turn_there_is_nobody_to_leave() -> None:
    match = kumite.match("sftmg", seed=1, mode="free-for-all")
    assert not match.concede("P2")
    assert not match.position.is_out(1)
    drawn = arena("free-for-all", **four(P1=ryu("a1", hand=["Bait!"])), phase="mulligan")
    assert drawn["phase"] == "set"
    assert not drawn.match.concede("P2")


@pytest.mark.proves("SFTMG-RULING-178", "SFTMG-RULING-111")
def test_who_takes_no_part_in_a_replay_ends_it_for_nobody() -> None:
    out = {"P2": {"fighter": "Sagat", "health": 0}, "P4": {"fighter": "Vega", "health": 0}}
    ring = arena("free-for-all", **{**four(), **out, "stage": "Dojo"})
    leaving(ring, Harm((0, 2), 99, "SFTMG-COLL-04")).shuffle()
    assert ring["phase"] == "ready"
    assert [spine(ring).is_out(who) for who in range(4)] == [False, True, False, True]


# Teams


@pytest.mark.proves("SFTMG-RULING-178", "SFTMG-TEAM-12")
def test_of_three_teams_one_leaves_with_all_its_characters() -> None:
    ring = arena("team", teams="2v2v2", **SIX)
    assert ring.match.concede("P2")
    assert [ring[f"{name}.health"] == 0 for name in ("Sagat", "Zangief")] == [True, True]  # P2 and P5
    assert [ring[f"{name}.health"] > 0 for name in ("Ryu", "Ken", "Vega", "Chun-Li")] == [True] * 4
    assert ring["order"] == ["P1", None, "P3", "P4", None, "P6"]
    assert ring.question == "P1 act"


@pytest.mark.proves("SFTMG-RULING-178", "SFTMG-TAG-22")
def test_a_tag_team_of_three_leaves_with_those_who_wait() -> None:
    sides = {**SIX, **{seat: {"fighter": SIX[seat]["fighter"]} for seat in ("P4", "P5", "P6")}}
    ring = arena("tag team", **sides, options={"tag_teams": "2v2v2"})
    assert ring.match.concede("P5")
    assert (ring["Sagat.health"], ring["Zangief.health"], ring["Sagat.at"]) == (0, 0, None)
    assert ring["order"] == ["P1", None, "P3"]


@pytest.mark.proves("SFTMG-RULING-178")
@pytest.mark.parametrize("mode", ["team", "tag team", "boss"])
def test_of_two_teams_the_other_has_won(mode: str) -> None:
    assert not kumite.match("sftmg", seed=1, mode=mode).concede("P1")
    if mode == "team":
        ring = arena("team", **four())
        assert not ring.match.concede("P1")
        assert ring["Ryu.health"] > 0


# The duel, and other games


@pytest.mark.proves("SFTMG-RULING-178")
def test_a_duel_is_over() -> None:
    ring = fight(ryu("d5"), sagat("g5"))
    before = to_json(ring.match.position)
    assert not ring.match.concede("P1")
    assert not spine(ring).is_out(0)
    assert to_json(ring.match.position) == before
    for game in ("megafighter", "universus"):
        other = kumite.match(game, seed=1)
        assert not other.concede(0)
        assert not other.position.is_out(0)


# Records


@pytest.mark.proves("SFTMG-RULING-178")
def test_a_concession_is_a_line_of_the_record() -> None:
    ring = ffa()
    ring.match.concede("P3")
    ring.p1("end")
    lines = ring.match.record().splitlines()
    assert [line for line in lines if not line.startswith("[")][1:3] == ["P3: concede", "P1: end"]
    again = kumite.replay(ring.match.save())
    assert to_json(again.position) == to_json(ring.match.position)
    assert (again.askers()[0], again.decided()[0]) == (2, 0)
    assert told_answer(again.start, again.log[0]) == (2, "concede")
    again.undo()
    again.undo()
    assert to_json(again.position) == to_json(again.start)
    broken = ring.match.save().replace("P1: end", "P3: concede")
    with pytest.raises(BrokenRecord, match="'P3' answers, but P1 is asked"):
        kumite.replay(broken)


@pytest.mark.proves("SFTMG-RULING-178")
def test_a_team_leaves_in_the_plural() -> None:
    ring = arena("team", **SIX, options={"teams": "2v2v2"})
    assert ring.match.concede("P2")
    assert (
        ring.seen("P1")["events"][0]["text"] == "P2 gives up, and Sagat and Zangief leave the fight. The others go on."
    )


# A server's table


def fighting(mode: str, **options: Any) -> Desk:
    """Random answers until the first turn has come."""
    desk = Desk(Plan("sftmg", mode=mode, options=options)).sit()
    for _ in range(200):
        if desk.table.match.view(None)["phase"] == "fight":
            return desk
        desk.answer()
    raise AssertionError("no turn came")


@pytest.mark.proves("SFTMG-RULING-178")
def test_at_a_table_the_others_are_asked_on() -> None:
    desk = fighting("free-for-all")
    leaver = (desk.table.asked + 1) % 4
    entry = desk.log[-1].__class__(desk.table.n + 1, desk.at, "concede", leaver, "{}", None)
    assert status_after(desk.table, entry) is None
    desk.say(leaver, say.Concede(desk.id()))
    seen = desk.update(desk.table.asked)
    assert seen["view"]["outcome"] is None
    assert seen["table"]["status"] == "playing"
    assert [each["what"] for each in seen["events"]][:2] == ["GaveUp", "KnockedOut"]
    with pytest.raises(NotNow, match="you are out of the fight already"):
        desk.say(leaver, say.Concede(desk.id()))
    desk.play(30)
    assert desk.table.asked != leaver
    again = desk.again()
    assert [list(stream.kept) for stream in again.streams] == [list(stream.kept) for stream in desk.table.streams]


@pytest.mark.proves("SFTMG-RULING-178")
def test_who_runs_out_of_time_leaves_likewise_and_the_last_but_one_ends_it() -> None:
    desk = fighting("free-for-all", players=3)
    first = desk.table.asked
    desk.do("flag", first, {})
    assert desk.table.status == "playing"
    second = desk.table.asked
    entry = desk.log[-1].__class__(desk.table.n + 1, desk.at, "flag", second, "{}", None)
    assert status_after(desk.table, entry) == OVER
    desk.do("flag", second, {})
    assert desk.table.result is not None
    assert desk.table.result["reason"].endswith("ran out of time")
    assert desk.table.result["winners"] == [f"P{3 - first - second + 1}"]  # not who left before
    assert desk.table.status == OVER


# Whenever


@pytest.mark.parametrize(
    ("mode", "options"),
    [
        ("free-for-all", {"players": 6, "power_up": True, "more_stages": "four"}),
        ("team", {"teams": "2v2v2"}),
        ("tag team", {"tag_teams": "2v2v2", "power_up": True}),
    ],
)
def test_at_any_moment_anybody_may_leave_and_is_asked_no_more(mode: str, options: dict[str, Any]) -> None:
    for seed in range(3):
        match = kumite.match("sftmg", seed=seed, mode=mode, options=options)
        rng, out, teams = Random(seed), set[int](), GAME.teams(match.position)
        for _ in range(4000):
            if match.question is None:
                break
            assert match.question.seat not in out
            who = rng.randrange(6)
            if rng.random() < 0.01 and match.concede(who):
                out |= {seat for seat in range(6) if teams[seat] == teams[who]}
                assert [match.position.at[seat] for seat in out] == [OFF] * len(out)  # type: ignore[attr-defined]
                continue
            match.answer(rng.choice(list(match.question.options)))
        assert out
        assert to_json(kumite.replay(match.save()).position) == to_json(match.position)

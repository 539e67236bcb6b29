"""Chapter 3-on-3: the draft, bouts, who comes next, and who has lost."""

from __future__ import annotations

from typing import Any

import pytest

from kumite.errors import BadPosition
from kumite.games.sftmg.cards.roster import FIGHTERS
from kumite.games.sftmg.grid import name, space
from kumite.games.sftmg.match import call_up, end_bout
from kumite.games.sftmg.moving import flatten
from kumite.games.sftmg.printed import CARDS, DECKS, ROSTER
from kumite.games.sftmg.rules.harm import Harm
from tests.games.sftmg.modes.arena import arena, leaving, rolled, selecting, spine
from tests.games.sftmg.ringside import Ring, ryu, sagat, side

BENCHES = {"P1": ["Ken", "Vega"], "P2": ["Chun-Li", "Zangief"]}


def bout(p1: dict[str, Any], p2: dict[str, Any], **given: Any) -> Ring:
    return arena("3-on-3", **{"P1": p1, "P2": p2, "benches": BENCHES, "stage": "Dojo", **given})


def fell(ring: Ring, *seats: int) -> Ring:
    """These are KO'd, together."""
    g = spine(ring)
    return leaving(ring, Harm(seats, max([g.health[who] for who in seats]), "SFTMG-KNOCK-01"))


def drafted(*picks: str) -> Ring:
    ring = rolled(selecting("3-on-3"), 3, 1).play("P1: first P1")
    return ring.play(*[f"P{i % 2 + 1}: pick {pick}" for i, pick in enumerate(picks)])


@pytest.mark.proves("SFTMG-THREE-01", "SFTMG-THREE-02")
def test_the_order_comes_first_then_they_pick_in_turns() -> None:
    ring = rolled(selecting("3-on-3"), 2, 2)
    assert ring.question == "chance order dice", "a tie"
    rolled(ring, 1, 2).play("P2: first P2")
    asked = []
    for pick in ("Ryu", "Sagat", "Ken", "Vega", "Zangief", "Chun-Li"):
        asked.append(ring.question)
        assert f"pick {pick}" in ring.options
        ring.play(f"{str(ring.question).split()[0]}: pick {pick}")
        assert f"pick {pick}" not in ring.options
    assert asked == ["P2 pick", "P1 pick"] * 3
    g = spine(ring)
    assert [[ROSTER[each].name for each in bench] for bench in g.bench] == [
        ["Sagat", "Vega", "Chun-Li"],
        ["Ryu", "Ken", "Zangief"],
    ]


@pytest.mark.proves("SFTMG-THREE-03", "SFTMG-RULING-140")
def test_then_it_is_versus_with_one_of_each_three() -> None:
    ring = drafted("Ryu", "Sagat", "Ken", "Vega", "Zangief", "Chun-Li")
    assert (ring.question, ring.options) == ("P1 send", ["send Ryu", "send Ken", "send Zangief"])
    ring.play("P1: send Ken", "P2: send Vega", "P1: stage Dojo", "P2: stage Dojo").shuffle()
    ring.play("P1: place " + name(space(ring.options[0].split()[1])), "P1: keep", "P2: keep")
    g = spine(ring)
    assert [len(hand) for hand in g.hand] == [5, 5], "nobody draws on the first turn"
    assert [ROSTER[each].name for each in g.fighter] == ["Ken", "Vega"]
    assert ring["P1.bench"] == ["Ryu", "Zangief"]
    assert len([at for at in g.at if at >= 0]) == 2
    assert ring.question == "P1 move"


@pytest.mark.proves("SFTMG-THREE-04", "SFTMG-THREE-06", "SFTMG-THREE-07", "SFTMG-RULING-65")
def test_the_fallen_is_replaced_by_one_of_the_own_choice_with_its_deck_and_the_same_meter() -> None:
    ring = fell(bout(ryu("d5", meter=5, hand=["Hadoken"]), sagat("g5")), 0)
    assert (ring.question, ring.options) == ("P1 send", ["send Ken", "send Vega"])
    ring.play("P1: send Vega").shuffle().play("P1: first P2")
    g = spine(ring)
    mine = g.deck[0] + g.hand[0] + g.discards[0] + g.table[0] + g.stays[0]
    assert sorted(CARDS[g.kind[h]].name for h in mine) == sorted(CARDS[kind].name for kind in DECKS[g.fighter[0]])
    assert ROSTER[g.fighter[0]].name == "Vega"
    assert (g.health[0], g.meter[0]) == (ROSTER[g.fighter[0]].health, 5)
    assert (len(g.hand[0]), ring.question) == (5, "P1 mulligan")
    assert ring["P1.bench"] == ["Ken"]


@pytest.mark.proves("SFTMG-THREE-06")
def test_a_newcomers_cards_take_over_the_handles_of_the_old_deck() -> None:
    """Which numbers a player's cards have is nobody's business: here the two have exchanged some of them."""
    g = spine(bout(ryu("d5", hand=["Bait!"]), sagat("f5", hand=["Bait!"]))).clone()
    swapped = {0: 40, 40: 0, 7: 47, 47: 7}
    for zones in (g.deck, g.hand):
        for who in (0, 1):
            zones[who] = tuple([swapped.get(h, h) for h in zones[who]])
    g.kind = [g.kind[swapped.get(h, h)] for h in range(80)]
    g.known = [g.known[swapped.get(h, h)] for h in range(80)]
    mine, theirs = set(g.deck[0] + g.hand[0]), [(h, g.kind[h]) for h in g.deck[1] + g.hand[1]]
    end_bout(g, (0,))
    call_up(g, 0, FIGHTERS["Ken"])
    assert set(g.deck[0]) == mine
    assert sorted([g.kind[h] for h in g.deck[0]]) == sorted(DECKS[FIGHTERS["Ken"]])
    assert [(h, g.kind[h]) for h in g.deck[1] + g.hand[1]] == theirs
    assert [g.known[h] for h in g.deck[0]] == [0] * 40


@pytest.mark.proves("SFTMG-THREE-05")
def test_objects_are_back_and_nobody_changes_sides() -> None:
    ring = bout(ryu("d5", start="a1"), sagat("g5", start="i9"))
    whole = spine(ring).layout
    flatten(spine(ring), spine(ring).ground.small | spine(ring).ground.large)
    fell(ring, 0).play("P1: send Ken").shuffle().play("P1: first P1")
    g = spine(ring)
    assert [name(at) for at in g.at] == ["a1", "i9"]
    assert g.ground == whole


@pytest.mark.proves("SFTMG-THREE-08", "SFTMG-RULING-65")
def test_the_survivor_keeps_health_meter_hand_and_deck() -> None:
    hand = ["Bait!", "Focus Attack"]
    ring = bout(ryu("d5"), sagat("g5", start="i9", health=7, meter=3, hand=hand))
    deck = spine(ring).deck[1]
    fell(ring, 0).play("P1: send Ken").shuffle().play("P1: first P2", "P1: keep")
    g = spine(ring)
    assert (g.health[1], g.meter[1], ring["P2.hand"][:2]) == (7, 3, hand)
    assert name(g.at[1]) == "i9"
    assert ring.question == "P2 move"
    assert g.deck[1] == deck[2:], "the survivor does not skip Draw! on the first turn"


@pytest.mark.proves("SFTMG-RULING-65")
def test_the_newcomer_skips_the_first_draw() -> None:
    ring = fell(bout(ryu("d5"), sagat("g5")), 0).play("P1: send Ken").shuffle().play("P1: first P1", "P1: keep")
    assert (ring.question, len(spine(ring).hand[0])) == ("P1 move", 5)


@pytest.mark.proves("SFTMG-THREE-09")
@pytest.mark.parametrize(("benches", "winner"), [({"P2": ["Ken"]}, (1,)), ({"P1": ["Ken"]}, None)])
def test_whoever_has_nobody_left_has_lost(benches: dict[str, list[str]], winner: tuple[int, ...] | None) -> None:
    ring = fell(bout(ryu("d5"), sagat("g5"), benches=benches), 0)
    outcome = spine(ring).outcome
    assert (outcome.winners if outcome is not None else None) == winner
    if winner is None:
        assert ring["P1.fighter"] == "Ken", "the only one left comes of itself"


@pytest.mark.proves("SFTMG-RULING-64", "SFTMG-RULING-140")
def test_both_fallen_are_replaced() -> None:
    ring = fell(bout(ryu("d5"), sagat("g5"), first="P2", turn="P1"), 0, 1)
    assert ring.question == "P2 send"
    ring.play("P2: send Zangief", "P1: send Ken").shuffle()
    rolled(ring, 0, 4).play("P2: first P1")
    g = spine(ring)
    assert [ROSTER[each].name for each in g.fighter] == ["Ken", "Zangief"]
    assert [len(hand) for hand in g.hand] == [5, 5]


@pytest.mark.proves("SFTMG-RULING-64", "SFTMG-RULING-141")
def test_when_all_six_are_out_one_of_each_three_decides() -> None:
    ring = bout(ryu("d5"), sagat("g5"), benches={"P1": ["Ken"], "P2": ["Vega"]})
    fell(ring, 0, 1).shuffle()
    rolled(ring, 4, 0).play("P1: first P1", "P1: keep", "P2: keep")
    fell(ring, 0, 1)
    assert (ring.question, ring.options) == ("P1 send", ["send Ryu", "send Ken"])
    ring.play("P1: send Ryu", "P2: send Vega").shuffle()
    rolled(ring, 4, 0).play("P1: first P1", "P1: keep", "P2: keep")
    assert (ring["P1.bench"], ring["P2.bench"]) == ([], [])
    fell(ring, 1)
    outcome = spine(ring).outcome
    assert outcome is not None
    assert outcome.winners == (0,)


@pytest.mark.parametrize(
    ("benches", "said"),
    [
        ({"P1": ["Ryu"]}, "benches.P1: each of the three is another Character"),
        ({"P1": ["Ken", "Vega", "Sagat"]}, "benches.P1 must be a list of at most two Characters"),
        ({"P3": ["Ken"]}, "benches must be a mapping of P1 and P2"),
    ],
)
@pytest.mark.proves("SFTMG-THREE-01")
def test_impossible_benches_are_refused(benches: dict[str, list[str]], said: str) -> None:
    with pytest.raises(BadPosition, match=said):
        bout(ryu("d5"), side("Sagat", "g5"), benches=benches)


def test_the_terminal_says_who_comes_next() -> None:
    ring = bout(ryu("d5"), sagat("g5"))
    lines = "\n".join(ring.match.game.board(ring.seen("P1")))
    assert "Behind: Ken, Vega" in lines
    assert "Behind: Chun-Li, Zangief" in lines

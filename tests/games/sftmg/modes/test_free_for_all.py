"""Chapters Free-for-All and the Guard Effect."""

import pytest

import kumite
from kumite.errors import BadOption
from kumite.games.sftmg.appraise import nearest_foe
from kumite.games.sftmg.rules.harm import Harm
from tests.games.sftmg.modes.arena import arena, four, leaving, placing, rolled, rolling, spine
from tests.games.sftmg.ringside import Ring, ryu, sagat, side

MISS = {"attack": "B", "block": "H"}  # faces that count for nobody


def alone(**given: object) -> Ring:
    """Four of a Free-for-All in the corners, but for those named."""
    sides = four(**{seat: given.pop(seat) for seat in ("P1", "P2", "P3", "P4") if seat in given})  # type: ignore[arg-type]
    return arena("free-for-all", **sides, **given)


def attacked(ring: Ring, attack: str) -> int:
    """An attack that is blocked and comes to nothing; with how many dice the Defender blocked."""
    ring.play(f"{str(ring.question).split()[0]}: {attack}")
    while ring.asked.what in ("react", "boost"):
        ring.quiet_step()
    if ring.question == "chance attack dice":
        ring.chance(", ".join([MISS["attack"]] * ring.dice))
    n = ring.dice
    ring.chance(", ".join([MISS["block"]] * n))
    while ring.question is not None and ring.asked.what == "whiff":
        ring.quiet_step()
    return n


def guard(ring: Ring) -> tuple[str | None, int]:
    told = ring["guard"]
    return told["seat"], told["dice"]


# Setup


@pytest.mark.proves("SFTMG-FFA-01")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_three_to_six_play_each_alone(players: int) -> None:
    ring = rolling("free-for-all", players=players)
    assert len(ring.match.seats) == players
    assert len(set(spine(ring).house.teams)) == players


@pytest.mark.proves("SFTMG-FFA-01")
@pytest.mark.parametrize("players", [1, 2, 7])
def test_no_fewer_and_no_more(players: int) -> None:
    with pytest.raises(BadOption, match="it must be a whole number from 3 to 6"):
        kumite.match("sftmg", mode="free-for-all", options={"players": players})


@pytest.mark.proves("SFTMG-FFA-03", "SFTMG-FFA-04")
def test_the_best_roll_picks_a_token_then_clockwise() -> None:
    ring = rolled(rolling("free-for-all"), 1, 0, 3, 2)
    assert len(spine(ring).order) == 4
    assert (ring.question, ring.options) == ("P3 token", ["token 1", "token 2", "token 3", "token 4"])
    ring.play("P3: token 2")
    assert ring.question == "P4 token"
    ring.play("P4: token 1")
    assert (ring.question, ring.options) == ("P1 token", ["token 3", "token 4"])
    ring.play("P1: token 4")
    assert ring["order"] == ["P4", "P3", "P2", "P1"]


@pytest.mark.proves("SFTMG-FFA-04")
def test_a_tie_for_first_is_rolled_again() -> None:
    ring = rolled(rolling("free-for-all", players=3), 2, 2, 1)
    assert ring.question == "chance order dice"
    rolled(ring, 0, 1)
    assert ring.question == "P2 token"


@pytest.mark.proves("SFTMG-FFA-05", "SFTMG-RULING-53")
def test_from_the_last_to_the_first_three_spaces_apart_and_in_sight() -> None:
    ring = placing("free-for-all", ("token 1", "token 2"), players=3, stage="Dojo")
    assert ring.question == "P3 place"
    assert len(ring.options) > 60, "the first one stands anywhere"
    ring.play("P3: place e5")
    assert ring.question == "P2 place"
    assert "place g7" not in ring.options
    assert "place h8" in ring.options
    assert "place e8" not in ring.options, "behind the tree on e7"
    assert "SFTMG-FFA-05" in ring.refuses("place e8").rules
    assert "SFTMG-RANGE-06" in ring.refuses("place g7").rules
    ring.play("P2: place h8")
    assert ring.question == "P1 place"


@pytest.mark.proves("SFTMG-FFA-06", "SFTMG-RULING-53", "SFTMG-RULING-93")
def test_who_finds_no_room_stands_as_far_away_as_possible_and_gains_2_meter() -> None:
    tokens = ("token 1", "token 2", "token 3", "token 4")
    ring = placing("free-for-all", tokens, players=5, stage="Kousyu Street")
    for seat, at in (("P5", "c3"), ("P4", "c7"), ("P3", "g3")):
        ring.play(f"{seat}: place {at}")
    ring.play("P2: place g7")
    assert ring.question == "P1 place"
    spots = [option.partition(" ")[2] for option in ring.options]
    assert spots, "somewhere"
    near = min(max(abs(ord(a[0]) - ord(b[0])), abs(int(a[1]) - int(b[1]))) for a in spots for b in STOOD)
    assert near == 2, "nowhere is three away"
    ring.play(f"P1: place {spots[0]}")
    assert ring["P1.meter"] == 2
    assert [ring[f"P{i}.meter"] for i in (2, 3, 4, 5)] == [0, 0, 0, 0]


STOOD = ("c3", "c7", "g3", "g7")


@pytest.mark.proves("SFTMG-FFA-07")
def test_hands_of_five_and_the_first_token_begins() -> None:
    ring = placing("free-for-all", ("token 3", "token 1"), players=3).quiet("P2 mulligan")
    assert [ring[f"P{i}.hand_size"] for i in (1, 2, 3)] == [5, 5, 5]
    ring.quiet("P1 move", "P2 move", "P3 move")
    assert (ring.question, ring["turns"]) == ("P2 move", 1)


# The end


@pytest.mark.proves("SFTMG-FFA-01", "SFTMG-ROUND-02", "SFTMG-RULING-49")
def test_the_last_one_standing_wins_and_tokens_of_the_fallen_leave() -> None:
    ring = leaving(alone(P2=sagat("i1", health=1)), Harm((1,), 1, "SFTMG-COLL-04"))
    assert ring["order"] == ["P1", None, "P3", "P4"]
    assert ring.question == "P1 act"
    ring.play("P1: end").quiet("P3 move")
    assert ring["turns"] == 4, "the turn after P1's is P3's"
    leaving(ring, Harm((0, 3), 30, "SFTMG-COLL-04"))
    assert ring.outcome == "P3"
    assert spine(ring).asking is None
    assert ring.match.outcome is not None
    assert ring.match.outcome.rules == ("SFTMG-FFA-01",)


@pytest.mark.proves("SFTMG-RULING-111")
def test_the_last_two_falling_together_fight_it_out() -> None:
    ring = alone(stage="Dojo", P2={"fighter": "Sagat", "health": 0}, P4={"fighter": "Vega", "health": 0})
    leaving(ring, Harm((0, 2), 30, "SFTMG-COLL-04")).shuffle()
    assert ring.outcome is None
    assert spine(ring).playing == (0, 2)
    rolled(ring, 0, 1)
    assert (ring.question, ring.options) == ("P3 token", ["token 1", "token 2"])
    ring.play("P3: token 1").quiet("P3 move")
    assert ring["guard"] == {"seat": None, "dice": 0}
    assert [ring[f"P{i}.health"] for i in (2, 4)] == [0, 0]


# The Guard token


@pytest.mark.proves("SFTMG-GUARD-02", "SFTMG-RULING-51")
def test_the_token_comes_after_the_whole_combo() -> None:
    hand = ["Short Uppercut", "Solar Plexus Strike"]
    ring = alone(P1=ryu("d5", hand=hand), P2=sagat("e5", hand=["Bait!"]))
    ring.play("P1: attack Sagat with Short Uppercut", "P2: block", "P2: done").chance("CR, CR", "H, H")
    assert guard(ring) == (None, 0), "while the Combo may go on nobody has it"
    ring.play("P1: combo Solar Plexus Strike", "P2: block", "P2: done")
    ring.chance(", ".join(["B"] * ring.dice))
    assert ring.dice == 2, "all of one Action is blocked alike"
    ring.chance("H, H")
    while ring.asked.what != "act":
        ring.quiet_step()
    assert guard(ring) == ("P2", 1), "once, for the two attacks"


@pytest.mark.proves("SFTMG-GUARD-03", "SFTMG-GUARD-06")
def test_each_further_attack_is_blocked_with_a_die_more() -> None:
    shots = {f"P{i}": side(name, at, hand=["Bait!"]) for i, name, at in ((3, "Ken", "d6"), (4, "Chun-Li", "d4"))}
    ring = alone(P1=ryu("d5", hand=["Hadoken", "Hadoken"]), P2=sagat("f5"), **shots, actions=5)
    assert attacked(ring, "attack Sagat with Hadoken") == 2
    assert guard(ring) == ("P2", 1)
    assert attacked(ring, "attack Sagat with Hadoken") == 3
    assert guard(ring) == ("P2", 2)
    ring = alone(P1=ryu("d5", hand=["Hadoken"]), P2=sagat("f5"), guard={"seat": "P2", "dice": 3})
    assert attacked(ring, "attack Sagat with Hadoken") == 5


@pytest.mark.proves("SFTMG-GUARD-04", "SFTMG-GUARD-05")
def test_boosts_come_on_top_up_to_eight_dice() -> None:
    hand = ["Granite Torso", "Emperor's Stance", "Measured Distance"]
    for dice, boosts, rolls in ((1, 1, 5), (3, 2, 8), (7, 0, 8)):
        told = {"seat": "P2", "dice": dice}
        ring = alone(P1=ryu("d5", hand=["Hadoken"]), P2=sagat("f5", hand=hand), guard=told)
        ring.play("P1: attack Sagat with Hadoken", "P2: block")
        ring.play(*[f"P2: boost with {card}" for card in hand[:boosts]], "P2: done")
        ring.chance(", ".join(["B"] * ring.dice))
        assert ring.dice == rolls


@pytest.mark.proves("SFTMG-GUARD-06")
def test_a_new_target_takes_the_token_after_the_action() -> None:
    ring = alone(
        P1=ryu("d5", hand=["Hadoken", "Hadoken"]),
        P2=sagat("f5"),
        P3=side("Ken", "f7"),
        guard={"seat": "P2", "dice": 2},
        actions=3,
    )
    assert attacked(ring, "attack Ken with Hadoken") == 2
    assert guard(ring) == ("P3", 1)
    assert attacked(ring, "attack Sagat with Hadoken") == 2, "back to two"
    assert guard(ring) == ("P2", 1)


@pytest.mark.proves("SFTMG-GUARD-07")
def test_with_two_left_the_token_is_gone_for_good() -> None:
    ring = alone(
        P1=ryu("d5", hand=["Hadoken"]),
        P2=sagat("f5"),
        P3=side("Ken", "a9", health=1),
        P4={"fighter": "Vega", "health": 0},
        guard={"seat": "P2", "dice": 2},
    )
    leaving(ring, Harm((2,), 1, "SFTMG-COLL-04"))
    assert guard(ring) == (None, 0)
    assert attacked(ring, "attack Sagat with Hadoken") == 2
    assert guard(ring) == (None, 0)


@pytest.mark.proves("SFTMG-RULING-112", "SFTMG-GUARD-02")
def test_a_fallen_holder_leaves_the_token_aside() -> None:
    ring = alone(P2=sagat("f5", health=1), guard={"seat": "P2", "dice": 2})
    leaving(ring, Harm((1,), 1, "SFTMG-COLL-04"))
    assert guard(ring) == (None, 0)
    assert "GuardLeft" in [type(event).__name__ for event in spine(ring).events]


@pytest.mark.proves("SFTMG-GUARD-06", "SFTMG-RULING-112")
def test_a_new_target_that_falls_leaves_it_to_nobody() -> None:
    ring = alone(
        P1=ryu("d5", hand=["Hadoken"]),
        P2=sagat("f5", health=1),
        P3=side("Ken", "f7"),
        guard={"seat": "P3", "dice": 2},
    )
    ring.play("P1: attack Sagat with Hadoken").chance("CR, CR", "H, H")
    assert ring["Sagat.at"] is None
    assert guard(ring) == (None, 0), "Ken was not the last one attacked"


@pytest.mark.proves("SFTMG-RULING-112")
def test_an_attack_that_does_not_reach_moves_no_token_and_a_countered_one_does() -> None:
    ring = alone(P1=ryu("d5", hand=["Short Uppercut"]), P3=side("Ken", "a1"))
    ring.play("P1: attack Ken with Short Uppercut")
    assert "Missed" in ring.happened
    assert guard(ring) == (None, 0)
    ring = alone(P1=ryu("d5", hand=["Hadoken"]), P2=sagat("f5", hand=["Quick Tiger Shot"]))
    ring.play("P1: attack Sagat with Hadoken", "P2: counter with Quick Tiger Shot")
    while ring.asked.what != "act":
        ring.quiet_step()
    assert guard(ring) == ("P2", 1)


@pytest.mark.proves("SFTMG-RULING-52")
def test_guard_dice_are_default_dice() -> None:
    told = {"seat": "P2", "dice": 2}
    ring = alone(P1=ryu("d5", hand=["Shinku Hadoken"], meter=4), P2=sagat("f5", hand=["Bait!"]), guard=told)
    ring.play("P1: attack Sagat with Shinku Hadoken", "P2: block", "P2: done")
    ring.chance(", ".join(["B"] * ring.dice))
    assert "NoBlock" in ring.happened, "none against a Super"
    ring = alone(P1=ryu("d5", meter=8), P2=sagat("f5"), guard=told)
    assert attacked(ring, "attack Sagat with Metsu Hadoken") == 4


def test_to_a_bot_no_seat_is_nearer_than_another() -> None:
    """Of opponents equally far away it looks at the next one clockwise; else at the nearest, whoever that is."""
    g = spine(alone(P1=ryu("a1"), P2=sagat("a9"), P3=side("Ken", "i1"), P4=side("Vega", "i9")))
    assert [nearest_foe(g, who) for who in range(4)] == [1, 2, 3, 0]
    g = spine(alone(P1=ryu("e5"), P2=sagat("a9"), P3=side("Ken", "d5"), P4=side("Vega", "i9")))
    assert [nearest_foe(g, who) for who in range(4)] == [2, 2, 0, 0]

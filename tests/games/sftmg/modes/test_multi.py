"""Chapter multiplayer: allies, their cards, and what runs into whom."""

import pytest

from kumite.games.sftmg.rules.forced import Throwing
from tests.games.sftmg.modes.arena import arena, four, leaving
from tests.games.sftmg.ringside import ryu, sagat, side


@pytest.mark.proves("SFTMG-MULTI-01", "SFTMG-MOVE-05")
def test_one_walks_through_allies_and_stops_beside_them() -> None:
    ring = arena("team", **four(P1=ryu("a5"), P3=side("Ken", "b5")), large=["a4", "b4", "a6", "b6"])
    assert "move b5" not in ring.options
    assert "move c5" in ring.options
    ring.play("P1: move c5")
    assert ring["Ryu.at"] == "c5"
    shut = arena("team", **four(P1=ryu("a5"), P2=sagat("b5")), large=["a4", "b4", "a6", "b6"])
    assert not shut.begins("move"), "not through opponents"


@pytest.mark.proves("SFTMG-MULTI-02")
def test_allies_see_each_others_hands_and_nobody_else_does() -> None:
    ring = arena("team", **four(P1=ryu("a1", hand=["Hadoken", "Bait!"])))
    assert ring.seen("P3")["seats"]["P1"]["hand"] == ["Bait!", "Hadoken"]
    for seat in ("P2", "P4"):
        assert ring.seen(seat)["seats"]["P1"]["hand"] == ["?", "?"]
    assert ring.match.view(None)["seats"]["P1"]["hand"] == ["?", "?"]
    ring.play("P1: draw")
    new = ring["P1.hand"][2]
    assert new in ring.seen("P3")["seats"]["P1"]["hand"]
    assert [event.get("cards") for event in ring.seen("P2")["events"] if event["what"] == "Drew"] == [None]
    assert [len(event["cards"]) for event in ring.seen("P3")["events"] if event["what"] == "Drew"] == [2]


@pytest.mark.proves("SFTMG-MULTI-02")
def test_a_facedown_card_is_no_secret_to_an_ally() -> None:
    ring = arena("team", **four(P1=ryu("d5", hand=["Hadoken", "Bait!"]), P2=sagat("f5", hand=["Bait!"])))
    ring.play("P1: attack Sagat with Hadoken")
    assert ring.seen("P3")["attack"]["card"] == "Hadoken"
    assert ring.seen("P2")["attack"]["card"] == ring.seen("P4")["attack"]["card"] == "?"


@pytest.mark.proves("SFTMG-MULTI-03")
def test_nobody_plays_or_takes_an_allys_card() -> None:
    ring = arena("team", **four(P1=ryu("d5", hand=["Bait!"]), P2=sagat("f5"), P3=side("Ken", "a9", hand=["Heat Up"])))
    assert not [option for option in ring.options if "Heat Up" in option]
    assert ring.refuses("play Heat Up").reason
    assert not [option for option in ring.options if option.startswith(("give", "swap", "take"))]


@pytest.mark.proves("SFTMG-MULTI-06", "SFTMG-MULTI-04", "SFTMG-MULTI-05")
def test_an_ally_is_pushed_and_hurt_like_anybody() -> None:
    charger = side("Ken", "c5", hand=["Hurricane Kick"])
    ring = arena("team", **four(P1=charger, P2=sagat("d5"), P3=ryu("e5")), small=["f5"])
    before = ring["Ryu.health"]
    ring.play("P1: attack Sagat with Hurricane Kick")
    if ring.asked.what == "charge":
        ring.play("P1: charge E")
    assert ring["Ryu.health"] == before - 1, "no Block is asked for"
    assert ring["objects"] == []
    assert (ring["Ken.at"], ring["Sagat.at"], ring["Ryu.at"]) == ("e5", "f5", "g5")


@pytest.mark.proves("SFTMG-MULTI-07", "SFTMG-MULTI-08")
@pytest.mark.parametrize("struck", ["P3", "P4"])
def test_one_is_thrown_into_friend_or_foe_and_both_are_hurt(struck: str) -> None:
    others = {"P3": side("Ken", "a1"), "P4": side("Vega", "i9")}
    others[struck]["at"] = "g5"
    name = others[struck]["fighter"]
    ring = arena("team", **{**four(P1=side("Zangief", "e5"), P2=sagat("d5")), **others})
    leaving(ring, Throwing(0, 1, 2, "SFTMG-THROW-02"))
    ring.play(f"P1: throw into {name} at g5, landing f5")
    assert (ring["Sagat.at"], ring[f"{name}.at"]) == ("f5", "g5"), "whoever was struck stays put"
    assert ring["Sagat.health"] == ring["Sagat.max"] - 1
    assert ring[f"{name}.health"] == ring[f"{name}.max"] - 1


@pytest.mark.proves("SFTMG-MULTI-09")
def test_no_ally_is_thrown_into_somebody_unless_a_text_forces_it() -> None:
    sides = four(P1=side("Zangief", "e5"), P2=sagat("g5"), P3=side("Ken", "d5"))
    ring = leaving(arena("team", **sides), Throwing(0, 2, 2, "SFTMG-CARD-04"))
    assert ring.question == "P1 throw"
    assert not [option for option in ring.options if "Sagat" in option]
    assert "throw to f5" in ring.options
    ring = leaving(arena("team", **sides), Throwing(0, 2, 2, "SFTMG-CARD-04", True))
    assert "throw into Sagat at g5, landing f5" in ring.options


@pytest.mark.proves("SFTMG-RULING-92", "SFTMG-ATTACK-01")
def test_an_attack_names_an_opponent_and_never_an_ally() -> None:
    ring = arena("team", **four(P1=ryu("d5", hand=["Hadoken"], meter=8)))
    assert ring.begins("attack") == [
        "attack Sagat with Metsu Hadoken",
        "attack Vega with Metsu Hadoken",
        "attack Sagat with Hadoken",
        "attack Vega with Hadoken",
    ]
    refused = ring.refuses("attack Ken with Hadoken")
    assert "your opponents are Sagat, Vega" in refused.reason
    assert "SFTMG-RULING-92" in refused.rules


@pytest.mark.proves("SFTMG-RULING-18", "SFTMG-LOS-04")
def test_ranges_go_through_allies_but_nobody_sees_through_them() -> None:
    ring = arena("team", **four(P1=ryu("d5", hand=["Hadoken"]), P2=sagat("g5"), P3=side("Ken", "e5")))
    assert ring["Ryu.ranges"][4 * 9 + 6] == "3"
    ring.play("P1: attack Sagat with Hadoken")
    assert ring.said("Missed")[0]["why"] == "there is no line of sight"
    ring = arena("team", **four(P1=ryu("d5", hand=["Hadoken"]), P2=sagat("g5"), P4=side("Vega", "e5")))
    assert ring["Ryu.ranges"][4 * 9 + 6] == "."


@pytest.mark.proves("SFTMG-RULING-128", "SFTMG-RULING-90")
def test_the_attack_stops_without_its_attacker_and_so_does_the_turn() -> None:
    sides = four(P1=ryu("a5", hand=["Collarbone Breaker"], health=1), P2=sagat("b5", hand=["Tiger Rage"]))
    ring = arena("team", **sides)
    ring.play("P1: attack Sagat with Collarbone Breaker", "P2: counter with Tiger Rage")
    while ring.asked.what != "throw":
        ring.quiet_step()
    ring.play(f"P2: {ring.begins('throw into the Wall')[0]}")
    assert ring["Ryu.at"] is None
    assert ring["P2.hand_size"] == 1 + 2, "the counter's draw is still made, and then Draw!"
    assert (ring["turn"], ring.question) == ("P2", "P2 move"), "P1 had an Action left"
    assert ring["order"] == ["P3", "P2", "P3", "P4"]
    assert ring["attack"] is None


@pytest.mark.proves("SFTMG-RULING-128", "SFTMG-RULING-90")
def test_the_attack_stops_without_its_defender_and_the_turn_goes_on() -> None:
    charger = side("Ken", "c5", hand=["Hurricane Kick", "Bait!"])
    ring = arena("team", **four(P1=charger, P2=sagat("d5", health=1)), small=["e5"])
    ring.play("P1: attack Sagat with Hurricane Kick")
    assert ring["Sagat.at"] is None
    assert ring["attack"] is None, "no dice are rolled at a space nobody stands on"
    assert (ring.question, ring["actions"]) == ("P1 act", 1)
    assert ring["P1.discards"] == ["Hurricane Kick"]


@pytest.mark.proves("SFTMG-RULING-128")
def test_a_bystanders_ko_leaves_the_attack_as_it_is() -> None:
    charger = side("Ken", "c5", hand=["Hurricane Kick"])
    ring = arena("team", **four(P1=charger, P2=sagat("d5"), P3=ryu("e5", health=1)), small=["f5"])
    ring.play("P1: attack Sagat with Hurricane Kick")
    assert ring["Ryu.at"] is None
    assert ring.question == "chance attack dice", "Sagat is attacked all the same"
    assert ring["order"] == ["P1", "P2", "P1", "P4"]

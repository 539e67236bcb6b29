"""Chapter Ultras: eight Meter, from the Character card."""

from collections.abc import Iterator

import pytest

from kumite.games.sftmg.printed import EVENT, FREE, REACTION, RED, ULTRA, Card, is_attack_card
from kumite.games.sftmg.statics import MoreDice, Prime
from kumite.games.sftmg.words import Armour
from tests.games.sftmg.ringside import Ring, but, card, deck_of, fight, fighter, instead, ryu, sagat, side

METSU = "attack Sagat with Metsu Hadoken"


def hurt(ring: Ring, name: str = "Sagat") -> int:
    return int(ring[f"{name}.max"] - ring[f"{name}.health"])


@pytest.fixture
def pushing() -> Iterator[None]:
    """Metsu Hadoken with Knockback 2 and no bonus for distance."""
    with instead("Metsu Hadoken", but("Metsu Hadoken", knockback=2, per_gap=(0, 0))):
        yield


@pytest.mark.proves("SFTMG-ULTRA-01", "SFTMG-ACTION-04")
def test_an_ultra_costs_an_action_and_eight_meter_and_no_card() -> None:
    ring = fight(ryu("d5", meter=8), sagat("f5"), actions=1).p1(METSU)
    assert (ring["P1.meter"], ring["actions"], ring["P1.hand_size"], ring["P1.deck"]) == (0, 0, 0, 40)
    ring.block("B, B, B, B, B", "B, B")
    assert ring["P1.discards"] == []


@pytest.mark.proves("SFTMG-ULTRA-01")
def test_not_with_seven_meter_not_without_an_action_not_on_the_opponents_turn() -> None:
    assert METSU not in fight(ryu("d5", meter=7), sagat("f5")).options
    assert METSU not in fight(ryu("d5", meter=8, hand=["Bait!"]), sagat("f5"), actions=0).options
    ring = fight(ryu("d5", meter=8, hand=["Bait!"]), sagat("f5", hand=["Quick Tiger Shot"]), turn="P2")
    ring.p2("attack Ryu with Quick Tiger Shot")
    assert ring.options == ["block", "counter with Bait!"]


@pytest.mark.proves("SFTMG-ULTRA-01", "SFTMG-RULING-39")
def test_an_ultra_out_of_range_is_lost() -> None:
    with instead("Metsu Hadoken", but("Metsu Hadoken", reach=(1, 1))):
        ring = fight(ryu("d5", meter=8), sagat("f5")).p1(METSU)
        assert (ring.happened[-1], ring["P1.meter"], ring["actions"], hurt(ring)) == ("Missed", 0, 1, 0)


@pytest.mark.proves("SFTMG-ULTRA-02")
def test_an_ultra_is_blocked_but_not_countered() -> None:
    ring = fight(ryu("d5", meter=8), sagat("f5", hand=["Tiger Rage", "Quick Tiger Shot", "Bait!", "Focus Attack"]))
    ring.p1(METSU)
    assert (ring.question, ring.options) == ("P2 react", ["block"])
    assert ring.seen("P2")["attack"]["card"] == "Metsu Hadoken"


@pytest.mark.proves("SFTMG-ULTRA-03")
@pytest.mark.parametrize(("boosts", "dice"), [(0, 2), (1, 4), (3, 8), (4, 8)])
def test_two_block_dice_and_two_for_each_event(boosts: int, dice: int) -> None:
    events = [each.name for each in deck_of("Vega") if each.type == EVENT][:5]
    ring = fight(ryu("d5", meter=8), side("Vega", "f5", hand=events)).p1("attack Vega with Metsu Hadoken")
    ring.p2("block", *[f"boost with {name}" for name in events[:boosts]], "done").chance("B, B, B, B, B")
    assert (ring.question, ring.dice) == ("chance block dice", dice)


@pytest.mark.proves("SFTMG-ULTRA-03", "SFTMG-RULING-05")
def test_utility_events_do_not_boost_against_it() -> None:
    ring = fight(ryu("d5", meter=8), sagat("f5", hand=["Bait!", "Focus Attack", "Tiger Rage"])).p1(METSU).p2("block")
    assert (ring.question, ring.options) == ("P2 boost", ["done"])


@pytest.mark.proves("SFTMG-ULTRA-04", "SFTMG-RULING-02")
def test_meter_faces_are_hits() -> None:
    ring = fight(ryu("d5", meter=8), sagat("e5")).p1(METSU).block("M, M, H, B, CR", "B, H")
    assert (hurt(ring), ring["P1.meter"]) == (4, 0)


@pytest.mark.proves("SFTMG-ULTRA-05", "SFTMG-TYPE-01", "SFTMG-RULING-110")
def test_an_ultra_is_no_attack_card() -> None:
    """What waits for an Attack Card waits on, what gives Attack Cards dice gives it none."""
    assert not is_attack_card(card("Metsu Hadoken"))
    stays = next(each.name for each, _ in fighter("Ryu").cards if each.stays)
    free = next(each.name for each, _ in fighter("Ryu").cards if each.type == EVENT and each.moment == FREE)
    boon = Card("Get Ready", EVENT, moment=FREE, does=(Prime(dice=1),), defense=2)
    with instead(stays, but(stays, holds=MoreDice(1))), instead(free, boon):
        ring = fight(ryu("d5", meter=8, hand=[free, "Fierce Hadoken"], stays=[stays]), sagat("f5"))
        ring.p1("play Get Ready", METSU)
        assert ring.dice == 5
        ring.block("B, B, B, B, B", "B, B").p1("attack Sagat with Fierce Hadoken")
        assert ring.dice == 5


@pytest.mark.proves("SFTMG-ULTRA-05", "SFTMG-EVENT-06", "SFTMG-RULING-110")
def test_what_cancels_attack_cards_does_not_cancel_it() -> None:
    with instead("Back Flips", but("Back Flips", facedown_only=False)):
        ring = fight(ryu("d5", meter=8), side("Vega", "e5", hand=["Back Flips"])).p1("attack Vega with Metsu Hadoken")
        ring.p2("play Back Flips")
        assert (ring.question, ring["Vega.at"]) == ("chance attack dice", "e5")
        assert "Canceled" not in ring.happened


@pytest.mark.proves("SFTMG-ULTRA-06")
def test_the_defender_decides_on_boosts_before_anything_moves() -> None:
    events = [each.name for each in deck_of("Vega") if each.type == EVENT][:2]
    with instead("Metsu Hadoken", but("Metsu Hadoken", charge=2)):
        ring = fight(ryu("c5", meter=8), side("Vega", "e5", hand=events)).p1("attack Vega with Metsu Hadoken")
        assert ring.said("Attacked")[-1]["faceup"]
        ring.p2("block", f"boost with {events[0]}")
        assert (ring.question, ring["Ryu.at"], ring["Vega.at"]) == ("P2 boost", "c5", "e5")
        ring.p2("done")
        if ring.question == "P1 charge":
            ring.p1("charge E")
        happened = ring.happened
        assert happened.index("Boosted") < happened.index("Charged")


@pytest.mark.proves("SFTMG-ULTRA-07")
def test_movement_comes_before_the_dice() -> None:
    with instead("Metsu Hadoken", but("Metsu Hadoken", dash=3)):
        ring = fight(ryu("c5", meter=8), sagat("g5")).p1(METSU)
        if ring.question == "P1 dash":
            ring.p1("dash f5")
        assert (ring.question, ring["Ryu.at"]) == ("chance attack dice", "f5")


@pytest.mark.proves("SFTMG-ULTRA-07")
def test_collision_damage_of_the_movement_is_dealt_before_the_dice() -> None:
    with instead("Metsu Hadoken", but("Metsu Hadoken", charge=2)):
        ring = fight(ryu("g5", meter=8), sagat("i5")).p1(METSU)
        if ring.question == "P1 charge":
            ring.p1("charge E")
        assert (ring.question, hurt(ring), ring["Ryu.at"]) == ("chance attack dice", 1, "h5")


@pytest.mark.proves("SFTMG-ULTRA-07", "SFTMG-RULING-39")
def test_an_ultra_whose_movement_cannot_end_adjacent_does_nothing() -> None:
    with instead("Metsu Hadoken", but("Metsu Hadoken", dash=3)):
        ring = fight(ryu("a5", meter=8), sagat("g5")).p1(METSU)
        assert (ring.happened[-1], ring["Ryu.at"], ring["P1.meter"]) == ("Missed", "a5", 0)


@pytest.mark.proves("SFTMG-ULTRA-08")
def test_hits_and_modifiers_less_blocks() -> None:
    """Five hits and one more for the space between, less two blocks."""
    ring = fight(ryu("d5", meter=8), sagat("f5")).p1(METSU).block("H, H, H, H, H", "B, HB")
    assert hurt(ring) == 4


@pytest.mark.proves("SFTMG-ULTRA-08", "SFTMG-RULING-14")
def test_the_defenders_modifier_counts_as_well_and_damage_is_never_negative() -> None:
    tough = Card("Tough", EVENT, moment=REACTION, does=(Armour(3),), defense=2)
    with instead("Back Flips", tough):
        for roll, damage in (("H, H, H, H, H", 2), ("H, B, B, B, B", 0)):
            ring = fight(ryu("d5", meter=8), side("Vega", "e5", hand=["Back Flips"]))
            ring.p1("attack Vega with Metsu Hadoken").p2("play Tough").chance(roll)
            assert hurt(ring, "Vega") == damage


@pytest.mark.proves("SFTMG-ULTRA-09")
@pytest.mark.usefixtures("pushing")
@pytest.mark.parametrize(("roll", "damage", "at"), [("H, H, H, B, B", 3, "g5"), ("B, B, B, B, B", 0, "e5")])
def test_keywords_only_after_damage(roll: str, damage: int, at: str) -> None:
    ring = fight(ryu("d5", meter=8), sagat("e5")).p1(METSU).block(roll, "H, H")
    assert (hurt(ring), ring["Sagat.at"]) == (damage, at)


@pytest.mark.proves("SFTMG-ULTRA-09")
def test_the_attacker_chooses_the_order_of_the_keywords() -> None:
    with instead("Metsu Hadoken", but("Metsu Hadoken", knockback=1, poke=1, stun=1)):
        ring = fight(ryu("d5", meter=8), sagat("e5", hand=["Bait!"])).p1(METSU).block("H, B, B, B, B", "H, H")
        assert (ring.question, ring.options) == ("P1 keyword", ["knockback", "poke", "stun"])
        ring.p1("poke")
        assert (ring["P2.deck"], ring["Sagat.at"], ring.options) == (36, "e5", ["knockback", "stun"])


@pytest.mark.proves("SFTMG-ULTRA-10")
@pytest.mark.parametrize("in_combo", [True, False])
def test_an_ultra_follows_in_a_combo_only_if_its_card_says_so(in_combo: bool) -> None:
    ultra = but("Metsu Hadoken", left=RED, in_combo=in_combo)
    with instead("Fierce Hadoken", but("Fierce Hadoken", right=RED)), instead("Metsu Hadoken", ultra):
        ring = fight(ryu("d5", meter=8, hand=["Fierce Hadoken", "Bait!"]), sagat("f5"))
        ring.p1("attack Sagat with Fierce Hadoken").block("H, B, B", "H, H")
        assert ring.question == "P1 combo"
        if not in_combo:
            assert ring.options == ["stop"]
            assert METSU in ring.p1("stop").options
            return
        ring.p1("combo Metsu Hadoken")
        assert (ring["P1.meter"], ring["actions"]) == (0, 1)


@pytest.mark.proves("SFTMG-ULTRA-10")
def test_metsu_hadoken_does_not_say_so() -> None:
    assert not card("Metsu Hadoken").in_combo


@pytest.mark.proves("SFTMG-ULTRA-11", "SFTMG-RULING-41")
@pytest.mark.parametrize(("at", "bonus"), [("b5", 0), ("c5", 1), ("d5", 2), ("e5", 3), ("i5", 3), ("d9", 3)])
def test_metsu_hadoken_hurts_more_for_each_space_between(at: str, bonus: int) -> None:
    ring = fight(ryu("a5", meter=8), sagat(at)).p1(METSU)
    assert ring.dice == 5
    ring.block("H, B, B, B, B", "H, H")
    assert hurt(ring) == 1 + bonus
    assert ring["Sagat.at"] == at


@pytest.mark.proves("SFTMG-ULTRA-11")
def test_metsu_hadoken_as_printed() -> None:
    ultra = fighter("Ryu").ultra
    assert (ultra.type, ultra.dice, ultra.reach, ultra.per_gap) == (ULTRA, 5, (1, 8), (1, 3))


@pytest.mark.proves("SFTMG-ULTRA-12", "SFTMG-RULING-109")
def test_nothing_follows_an_ultra_but_another_action() -> None:
    hand = ["Fierce Hadoken", "Collarbone Breaker", "Shinku Hadoken", "Bait!"]
    ring = fight(ryu("d5", meter=8, hand=hand), sagat("f5")).p1(METSU).block("CR, CR, H, B, B", "H, H")
    assert hurt(ring) == 6
    assert (ring.question, ring["actions"]) == ("P1 act", 1)
    assert "attack Sagat with Fierce Hadoken" in ring.options

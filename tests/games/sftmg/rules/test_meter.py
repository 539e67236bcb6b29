"""Chapter Meter: the dial, where Meter comes from, and the Golden Meter Rule."""

from collections.abc import Iterator

import pytest

from kumite.games.sftmg.printed import RED
from tests.games.sftmg.ringside import Ring, but, fight, instead, ryu, sagat, side


def kikoken(meter: int, foe: int = 0) -> Ring:
    """Chun-Li's Kikoken, two dice and EX, at range 2; the EX question is open."""
    ring = fight(side("Chun-Li", "d5", hand=["Kikoken"], meter=meter), sagat("f5", meter=foe))
    return ring.p1("attack Sagat with Kikoken")


@pytest.mark.proves("SFTMG-METER-01", "SFTMG-METER-02")
@pytest.mark.parametrize(("before", "after"), [(5, 7), (6, 8), (7, 8), (8, 8)])
def test_the_dial_stops_at_eight(before: int, after: int) -> None:
    ring = fight(ryu("d5", hand=["Bait!"], meter=before), sagat("f5")).p1("attack Sagat with Bait!")
    assert ring["P1.meter"] == after


@pytest.mark.proves("SFTMG-METER-01")
def test_meter_faces_do_not_pass_eight_either() -> None:
    ring = fight(ryu("d5", hand=["Fierce Hadoken"], meter=7), sagat("f5", meter=8))
    ring.p1("attack Sagat with Fierce Hadoken").block("M, M, H", "M, M")
    assert (ring["P1.meter"], ring["P2.meter"]) == (8, 8)


@pytest.mark.proves("SFTMG-METER-02")
def test_what_is_too_much_is_not_banked() -> None:
    """7 and 2 are 8; after a Super for 4 there are 4."""
    ring = fight(ryu("d5", hand=["Bait!", "Shinku Hadoken"], meter=7), sagat("f5"))
    ring.p1("attack Sagat with Bait!", "leave", "attack Sagat with Shinku Hadoken")
    assert ring["P1.meter"] == 4


@pytest.mark.proves("SFTMG-METER-03")
def test_meter_comes_from_dice_and_from_cards() -> None:
    ring = fight(ryu("d5", hand=["Fierce Hadoken", "Bait!"]), sagat("f5"))
    ring.p1("attack Sagat with Fierce Hadoken").block("H, M, M", "H, H")
    assert (ring["P1.meter"], ring["P2.meter"]) == (2, 0)
    ring.p1("attack Sagat with Bait!")
    assert ring["P1.meter"] == 4


@pytest.mark.proves("SFTMG-METER-03")
def test_hits_and_blocks_give_none() -> None:
    ring = fight(ryu("d5", hand=["Fierce Hadoken"]), sagat("f5"))
    ring.p1("attack Sagat with Fierce Hadoken").block("CR, HB, H", "B, HB")
    assert (ring["P1.meter"], ring["P2.meter"]) == (0, 0)


# The Golden Meter Rule


@pytest.mark.proves("SFTMG-GOLD-02", "SFTMG-EXATK-04")
def test_who_paid_for_an_ex_gains_nothing_from_its_dice() -> None:
    ring = kikoken(4).p1("ex").block("M, M, H", "H, H")
    assert ring["P1.meter"] == 3


@pytest.mark.proves("SFTMG-GOLD-02")
def test_who_did_not_pay_gains() -> None:
    assert kikoken(4).p1("no ex").block("M, M", "H, H")["P1.meter"] == 6


@pytest.mark.proves("SFTMG-GOLD-02", "SFTMG-SUPER-06")
def test_nor_from_a_super() -> None:
    ring = fight(ryu("d5", hand=["Shinku Hadoken"], meter=6), sagat("f5")).p1("attack Sagat with Shinku Hadoken")
    assert ring.block("M, M, B, B")["P1.meter"] == 2


@pytest.mark.proves("SFTMG-GOLD-02", "SFTMG-ULTRA-04")
def test_nor_from_an_ultra() -> None:
    ring = fight(ryu("d5", meter=8), sagat("f5")).p1("attack Sagat with Metsu Hadoken")
    assert ring.block("M, M, M, M, M", "H, H")["P1.meter"] == 0


@pytest.mark.proves("SFTMG-GOLD-03")
def test_the_other_player_still_gains() -> None:
    ring = kikoken(4, foe=1).p1("ex").block("M, M, H", "M, B")
    assert (ring["P1.meter"], ring["P2.meter"]) == (3, 2)
    ring = fight(ryu("d5", meter=8), sagat("f5")).p1("attack Sagat with Metsu Hadoken").block("B, B, B, B, B", "M, M")
    assert (ring["P1.meter"], ring["P2.meter"]) == (0, 2)


@pytest.fixture
def two_kikokens() -> Iterator[None]:
    """Kikoken links to itself, moves nobody, and goes the whole board."""
    with instead("Kikoken", but("Kikoken", left=RED, right=RED, if_hit=())):
        yield


@pytest.mark.proves("SFTMG-GOLD-04")
@pytest.mark.usefixtures("two_kikokens")
def test_the_follow_up_of_a_paid_attack_gains_again() -> None:
    ring = fight(side("Chun-Li", "d5", hand=["Kikoken"] * 2, meter=4), sagat("f5"))
    ring.p1("attack Sagat with Kikoken", "ex").block("M, M, H", "H, H")
    assert ring["P1.meter"] == 3
    ring.p1("combo Kikoken", "no ex").block("M, H", "H, H")
    assert ring["P1.meter"] == 4


@pytest.mark.proves("SFTMG-GOLD-04")
@pytest.mark.usefixtures("two_kikokens")
def test_and_the_next_attack_of_the_turn() -> None:
    ring = fight(side("Chun-Li", "d5", hand=["Kikoken"] * 2, meter=4), sagat("f5"))
    ring.p1("attack Sagat with Kikoken", "ex").block("M, M, H", "H, H").p1("stop")
    ring.p1("attack Sagat with Kikoken", "no ex").block("M, M", "H, H")
    assert ring["P1.meter"] == 5


@pytest.mark.proves("SFTMG-GOLD-04", "SFTMG-GOLD-02")
@pytest.mark.usefixtures("two_kikokens")
def test_an_unpaid_attack_gains_before_its_follow_up_is_paid_for() -> None:
    ring = fight(side("Chun-Li", "d5", hand=["Kikoken"] * 2), sagat("f5"))
    ring.p1("attack Sagat with Kikoken").block("M, H", "H, H").p1("combo Kikoken", "ex").block("M, M, M", "H, H")
    assert ring["P1.meter"] == 0


@pytest.mark.proves("SFTMG-GOLD-02", "SFTMG-RULING-36")
def test_fixed_gains_by_card_text_are_no_dice() -> None:
    """A Bait! after an EX attack of the same turn."""
    ring = fight(side("Chun-Li", "d5", hand=["Kikoken", "Bait!"], meter=1), sagat("f5"))
    ring.p1("attack Sagat with Kikoken", "ex").block("B, M, M", "H, H")
    assert ring["P1.meter"] == 0
    assert ring.p1("attack Sagat with Bait!")["P1.meter"] == 2

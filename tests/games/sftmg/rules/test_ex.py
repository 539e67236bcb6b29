"""Chapter EX attacks: one Meter for one die."""

from collections.abc import Iterator

import pytest

from kumite.games.sftmg.printed import RED, ROSTER, is_attack_card
from tests.games.sftmg.ringside import Ring, but, card, fight, instead, sagat, side


@pytest.fixture
def linked() -> Iterator[None]:
    with instead("Kikoken", but("Kikoken", left=RED, right=RED, if_hit=())):
        yield


def kikoken(meter: int, at: str = "f5") -> Ring:
    ring = fight(side("Chun-Li", "d5", hand=["Kikoken"] * 2, meter=meter), sagat(at))
    return ring.p1("attack Sagat with Kikoken")


@pytest.mark.proves("SFTMG-EXATK-01")
def test_every_character_has_ex_attack_cards() -> None:
    assert card("Kikoken").ex
    for fighter in ROSTER:
        ex = [each for each, _ in fighter.cards if each.ex]
        assert ex, fighter.name
        assert all(is_attack_card(each) for each in ex), fighter.name


@pytest.mark.proves("SFTMG-EXATK-01")
@pytest.mark.parametrize("ex", [True, False])
def test_only_a_card_with_the_yellow_indicator_asks(ex: bool) -> None:
    with instead("Quick Tiger Shot", but("Quick Tiger Shot", ex=ex)):
        ring = fight(sagat("d5", hand=["Quick Tiger Shot"], meter=8), side("Ken", "f5"))
        ring.p1("attack Ken with Quick Tiger Shot")
        assert ring.question == ("P1 ex" if ex else "chance attack dice")


@pytest.mark.proves("SFTMG-EXATK-02")
def test_one_meter_for_one_die_once_the_card_is_face_up() -> None:
    ring = kikoken(3)
    assert (ring.question, ring.options) == ("P1 ex", ["no ex", "ex"])
    assert ring.happened[-1] == "Revealed"
    ring.p1("ex")
    assert (ring.question, ring.dice, ring["P1.meter"]) == ("chance attack dice", 3, 2)


@pytest.mark.proves("SFTMG-EXATK-02")
def test_nobody_has_to_pay() -> None:
    ring = kikoken(3).p1("no ex")
    assert (ring.dice, ring["P1.meter"]) == (2, 3)


@pytest.mark.proves("SFTMG-EXATK-02")
def test_without_meter_nobody_asks() -> None:
    ring = kikoken(0)
    assert (ring.question, ring.dice) == ("chance attack dice", 2)


@pytest.mark.proves("SFTMG-EXATK-02", "SFTMG-RESOLVE-02")
def test_nothing_is_asked_for_a_card_out_of_range() -> None:
    ring = kikoken(3, at="i5")
    assert (ring.happened[-1], ring.question, ring["P1.meter"]) == ("Missed", "P1 act", 3)


@pytest.mark.proves("SFTMG-EXATK-02", "SFTMG-COUNTER-04")
def test_nothing_is_asked_for_a_card_that_is_countered() -> None:
    ring = fight(side("Chun-Li", "d5", hand=["Kikoken"], meter=3), sagat("f5", hand=["Quick Tiger Shot"]))
    ring.p1("attack Sagat with Kikoken").p2("counter with Quick Tiger Shot")
    assert ring.question != "P1 ex"
    assert ring["P1.meter"] == 3


@pytest.mark.proves("SFTMG-EXATK-03")
def test_one_meter_and_one_die_no_more() -> None:
    ring = kikoken(5).p1("ex")
    assert (ring.question, ring.dice, ring["P1.meter"]) == ("chance attack dice", 3, 4)
    ring.chance("B, B, B", "B, B")
    assert ring["P1.meter"] == 4


@pytest.mark.proves("SFTMG-EXATK-03", "SFTMG-DICE-07")
def test_an_ex_does_not_pass_eight_dice() -> None:
    with instead("Kikoken", but("Kikoken", dice=8)):
        assert kikoken(1).p1("ex").dice == 8


@pytest.mark.proves("SFTMG-EXATK-04", "SFTMG-RULING-02")
def test_the_meter_faces_of_an_ex_attack_count_for_nothing() -> None:
    ring = kikoken(1).p1("ex").block("M, M, M", "H, H")
    assert (ring["P1.meter"], ring["Sagat.health"]) == (0, ring["Sagat.max"])
    assert "Whiffed" in ring.happened


@pytest.mark.proves("SFTMG-EXATK-04")
def test_its_hits_do_count() -> None:
    ring = kikoken(1).p1("ex").block("M, M, H", "H, H")
    assert ring["Sagat.max"] - ring["Sagat.health"] == 1


@pytest.mark.proves("SFTMG-EXATK-05")
@pytest.mark.usefixtures("linked")
def test_a_follow_up_may_be_an_ex_too_and_each_card_once() -> None:
    ring = kikoken(2).p1("ex").block("H, H, H", "H, H").p1("combo Kikoken")
    assert (ring.question, ring["P1.meter"]) == ("P1 ex", 1)
    ring.p1("ex")
    assert (ring.dice, ring["P1.meter"], ring["attack.follows"]) == (3, 0, True)


@pytest.mark.proves("SFTMG-EXATK-05")
@pytest.mark.usefixtures("linked")
def test_an_ex_of_the_first_card_is_not_one_of_the_second() -> None:
    ring = kikoken(1).p1("ex").block("H, H, H", "H, H").p1("combo Kikoken")
    assert (ring.question, ring.dice) == ("chance attack dice", 2)

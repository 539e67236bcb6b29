"""Chapter Supers: face up for four Meter, or discarded for two."""

from collections.abc import Iterator

import pytest

from kumite.games.sftmg.printed import BLUE, EVENT, FREE, RED, ROSTER, SUPER, Card, is_attack_card
from kumite.games.sftmg.statics import Prime
from tests.games.sftmg.ringside import Ring, but, card, deck_of, fight, instead, ryu, sagat, side

SHINKU = "attack Sagat with Shinku Hadoken"
FOR_METER = "discard Shinku Hadoken for Meter"


def events_of(name: str, n: int) -> list[str]:
    return [each.name for each in deck_of(name) if each.type == EVENT][:n]


@pytest.fixture
def links() -> Iterator[None]:
    """Fierce Hadoken, then Shinku Hadoken, then Collarbone Breaker; nobody is moved."""
    with (
        instead("Fierce Hadoken", but("Fierce Hadoken", right=RED, knockback=0)),
        instead("Shinku Hadoken", but("Shinku Hadoken", left=RED, right=BLUE, knockback=0)),
        instead("Collarbone Breaker", but("Collarbone Breaker", left=BLUE)),
    ):
        yield


@pytest.mark.proves("SFTMG-SUPER-01")
@pytest.mark.parametrize(("meter", "left"), [(3, None), (4, 0), (5, 1), (8, 4)])
def test_a_super_costs_four_meter(meter: int, left: int | None) -> None:
    ring = fight(ryu("d5", hand=["Shinku Hadoken"], meter=meter), sagat("f5"))
    if left is None:
        ring.refuses(SHINKU)
        return
    assert ring.p1(SHINKU)["P1.meter"] == left


@pytest.mark.proves("SFTMG-SUPER-01", "SFTMG-EVENT-05", "SFTMG-RULING-38")
def test_a_super_out_of_range_is_paid_for_all_the_same() -> None:
    ring = fight(ryu("a5", hand=["Shinku Hadoken"], meter=5), sagat("i5")).p1(SHINKU)
    assert (ring.happened[-1], ring["P1.meter"], ring["actions"]) == ("Missed", 1, 1)
    assert ring["P1.discards"] == ["Shinku Hadoken"]


@pytest.mark.proves("SFTMG-SUPER-02")
def test_the_defender_sees_a_super_before_reacting() -> None:
    ring = fight(ryu("d5", hand=["Shinku Hadoken", "Fierce Hadoken"], meter=4), sagat("f5", hand=["Bait!"])).p1(SHINKU)
    assert ring.question == "P2 react"
    assert ring.seen("P2")["attack"]["card"] == "Shinku Hadoken"
    assert ring.match.question is not None
    assert "Shinku Hadoken" in ring.match.question.prompt
    other = fight(ryu("d5", hand=["Shinku Hadoken", "Fierce Hadoken"], meter=4), sagat("f5", hand=["Bait!"]))
    assert other.p1("attack Sagat with Fierce Hadoken").seen("P2")["attack"]["card"] == "?"


@pytest.mark.proves("SFTMG-SUPER-03")
def test_a_super_is_never_countered() -> None:
    """A card of every counter type in hand, and an Event that answers any attack."""
    hand = ["Double Lariat", "Spinning Pile Driver", "Bait!", "Focus Attack"]
    strike = next(each.name for each in deck_of("Zangief") if each.type == 0)
    ring = fight(ryu("d5", hand=["Shinku Hadoken"], meter=4), side("Zangief", "f5", hand=[*hand, strike]))
    ring.p1("attack Zangief with Shinku Hadoken")
    assert ring.begins("counter") == []
    assert ring.begins("block") == ["block"]
    ring = fight(ryu("d5", hand=["Fierce Hadoken"]), side("Zangief", "f5", hand=[*hand, strike]))
    assert len(ring.p1("attack Zangief with Fierce Hadoken").begins("counter")) == 4


@pytest.mark.proves("SFTMG-SUPER-03", "SFTMG-RULING-40")
@pytest.mark.parametrize(("facedown_only", "events"), [(False, ["play Back Flips"]), (True, [])])
def test_an_event_may_answer_a_super_if_its_text_fits(facedown_only: bool, events: list[str]) -> None:
    close = but("Shinku Hadoken", reach=(1, 6))
    with instead("Back Flips", but("Back Flips", facedown_only=facedown_only)), instead("Shinku Hadoken", close):
        ring = fight(ryu("d5", hand=["Shinku Hadoken"], meter=4), side("Vega", "e5", hand=["Back Flips"]))
        ring.p1("attack Vega with Shinku Hadoken")
        assert ring.options == ["block", *events]


@pytest.mark.proves("SFTMG-SUPER-04")
@pytest.mark.parametrize("boosts", [0, 1, 2])
def test_only_boosts_are_rolled_against_a_super(boosts: int) -> None:
    events = events_of("Vega", 3)
    ring = fight(ryu("d5", hand=["Shinku Hadoken"], meter=4), side("Vega", "f5", hand=events))
    ring.p1("attack Vega with Shinku Hadoken").p2("block", *[f"boost with {name}" for name in events[:boosts]], "done")
    ring.chance("H, B, B, B")
    if boosts:
        assert (ring.question, ring.dice) == ("chance block dice", 2 * boosts)
    else:
        assert ring.said("Struck")[-1]["n"] == 1


@pytest.mark.proves("SFTMG-SUPER-05", "SFTMG-RULING-02")
def test_meter_faces_are_hits() -> None:
    ring = fight(ryu("d5", hand=["Shinku Hadoken"], meter=4), sagat("f5")).p1(SHINKU).block("M, M, H, B")
    assert ring["Sagat.max"] - ring["Sagat.health"] == 3


@pytest.mark.proves("SFTMG-SUPER-05")
def test_the_defenders_meter_faces_are_no_blocks() -> None:
    events = events_of("Vega", 1)
    ring = fight(ryu("d5", hand=["Shinku Hadoken"], meter=4), side("Vega", "f5", hand=events))
    ring.p1("attack Vega with Shinku Hadoken").p2("block", f"boost with {events[0]}").chance("M, M, H, B", "M, B")
    assert ring.said("Struck")[-1]["n"] == 2
    assert (ring["P1.meter"], ring["P2.meter"]) == (0, 1)


@pytest.mark.proves("SFTMG-SUPER-06")
def test_a_super_gains_no_meter() -> None:
    ring = fight(ryu("d5", hand=["Shinku Hadoken"], meter=4), sagat("f5")).p1(SHINKU).block("M, M, M, M")
    assert (ring["P1.meter"], ring["Sagat.max"] - ring["Sagat.health"]) == (0, 4)


@pytest.mark.proves("SFTMG-SUPER-07", "SFTMG-TYPE-01")
def test_what_waits_for_an_attack_card_does_not_help_a_super() -> None:
    """Ken's Bandana, in this test a Free Action for one more die."""
    assert not is_attack_card(card("Shinku Hadoken"))
    supers = [each.name for each in deck_of("Ken") if each.type == SUPER]
    ready = Card("Get Ready", EVENT, moment=FREE, does=(Prime(dice=1),), defense=2)
    with instead("Ken's Bandana", ready), instead(supers[0], but(supers[0], dash=0, charge=0, reach=(1, 6), dice=4)):
        ken = side("Ken", "d5", hand=["Ken's Bandana", supers[0], "Shoulder Throw"], meter=4)
        ring = fight(ken, sagat("e5")).p1("play Get Ready", f"attack Sagat with {supers[0]}")
        assert ring.dice == 4
        ring.chance("B, B, B, B").p1("attack Sagat with Shoulder Throw")
        assert ring.dice == 3


@pytest.mark.proves("SFTMG-SUPER-08")
def test_a_super_may_be_discarded_for_two_meter() -> None:
    ring = fight(ryu("d5", hand=["Shinku Hadoken", "Bait!"], meter=3), sagat("f5")).p1(FOR_METER)
    assert (ring["P1.meter"], ring["actions"]) == (5, 2)
    assert (ring["P1.discards"], ring["P1.hand"]) == (["Shinku Hadoken"], ["Bait!"])
    assert ring.begins("discard") == []


@pytest.mark.proves("SFTMG-SUPER-08")
def test_before_the_free_move_too_but_not_on_the_opponents_turn() -> None:
    p1 = ryu("d5", hand=["Shinku Hadoken"])
    ring = fight(p1, sagat("f5", hand=["Quick Tiger Shot"]), phase="move")
    assert FOR_METER in ring.options
    ring = fight(p1, sagat("f5", hand=["Quick Tiger Shot"]), turn="P2").p2("attack Ryu with Quick Tiger Shot")
    assert (ring.question, ring.options) == ("P1 react", ["block"])


@pytest.mark.proves("SFTMG-SUPER-08", "SFTMG-TYPE-01")
def test_other_cards_cannot_be_discarded_for_meter() -> None:
    hand = ["Fierce Hadoken", "Bait!", "Focus Attack", *events_of("Ryu", 1)]
    assert fight(ryu("d5", hand=hand), sagat("f5")).begins("discard") == []


@pytest.mark.proves("SFTMG-SUPER-09", "SFTMG-EVENT-04")
def test_two_supers_a_deck_and_nobody_elses() -> None:
    owners: dict[str, str] = {}
    for fighter in ROSTER[:8]:
        supers = [each.name for each in deck_of(fighter.name) if each.type == SUPER]
        assert len(supers) == 2, fighter.name
        for name in set(supers):
            assert owners.setdefault(name, fighter.name) == fighter.name
    assert owners["Shinku Hadoken"] == "Ryu"


# In a Combo


def opened(meter: int, hand: list[str]) -> Ring:
    ring = fight(ryu("d5", hand=["Fierce Hadoken", *hand], meter=meter), sagat("f5"), actions=1)
    return ring.p1("attack Sagat with Fierce Hadoken").block("H, B, B", "H, H")


@pytest.mark.proves("SFTMG-SUPER-10")
@pytest.mark.usefixtures("links")
def test_a_super_may_follow_for_four_meter_and_no_action() -> None:
    ring = opened(4, ["Shinku Hadoken"])
    assert (ring["actions"], ring.options) == (0, ["stop", "combo Shinku Hadoken"])
    ring.p1("combo Shinku Hadoken")
    assert (ring["P1.meter"], ring["actions"]) == (0, 0)
    assert ring.block("H, H, B, B")["Sagat.max"] - ring["Sagat.health"] == 3


@pytest.mark.proves("SFTMG-SUPER-10")
@pytest.mark.usefixtures("links")
def test_not_with_three_meter() -> None:
    assert opened(3, ["Shinku Hadoken"]).options == ["stop"]


@pytest.mark.proves("SFTMG-SUPER-10")
def test_not_without_a_linker() -> None:
    first = but("Fierce Hadoken", right=BLUE, knockback=0)
    with instead("Fierce Hadoken", first), instead("Shinku Hadoken", but("Shinku Hadoken", left=RED)):
        assert opened(8, ["Shinku Hadoken"]).options == ["stop"]


@pytest.mark.proves("SFTMG-SUPER-10", "SFTMG-RULING-38")
@pytest.mark.usefixtures("links")
def test_a_super_that_hit_may_itself_be_followed() -> None:
    ring = opened(4, ["Shinku Hadoken", "Collarbone Breaker"]).p1("combo Shinku Hadoken").block("H, H, B, B")
    assert (ring.question, ring.options) == ("P1 combo", ["stop", "combo Collarbone Breaker"])

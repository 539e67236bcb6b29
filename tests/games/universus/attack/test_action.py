"""Actions: played through one of their abilities, with a check as the last cost (UVS-ACT)."""

from __future__ import annotations

import pytest

from kumite.games.universus.terms import TYPES
from tests.games.universus.ringside import PAGE, Table, action, asset, attack, p1, p2, table

DRAW = "Ability(ENHANCE, (Draw(2),))"
GAIN = "Ability(FORM, (Gain(1),))"
TRICK = {"Trick": action([DRAW, GAIN], difficulty=2, block="+0 mid"), "Jab": attack(), "Low": attack(check=2)}
FROM_DISCARDS = "Ability(CONTINUOUS, (Rule(PLAYABLE, Event(V_PLAY, YOU), zones=(DISCARDS,)),))"


def ring(**held: object) -> Table:
    """P1's attack is in its Enhance Step; the check to play it was a Blank Page's 3."""
    side = {"hand": ["Jab", "Trick"], **held}
    return table(p1(**side), p2(hand=[]), cards=TRICK).play("P1: play Jab")


@pytest.mark.proves("UVS-ACT-01", "UVS-TYPE-01", "UVS-ASSET-01", "UVS-ATK-01", "UVS-BACK-01", "UVS-RULING-01")
def test_there_are_seven_card_types() -> None:
    assert sorted(TYPES[1:]) == ["action", "asset", "attack", "backup", "character", "foundation", "token"]


@pytest.mark.proves("UVS-ACT-02", "UVS-ACT-07", "UVS-POOL-02")
def test_an_action_is_played_from_hand_with_a_check_for_one_of_its_abilities() -> None:
    now = ring().play("P1: use Trick")
    assert now["P1.pool"] == ["Jab", "Trick"]
    assert [event["amount"] for event in now.told_of("check")] == [3, 3]
    assert now["P1.hand_size"] == 2  # the two cards drawn; the Form has not been carried out
    assert now["P1.health"] == 25
    assert not now.told_of("gain")


@pytest.mark.proves("UVS-ACT-07")
def test_the_form_of_an_action_leaves_its_enhance_alone() -> None:
    now = table(p1(hand=["Trick", PAGE], health=20), p2(), cards=TRICK).play("P1: use Trick")
    assert now["P1.health"] == 21
    assert now["P1.hand"] == [PAGE]
    assert now["P1.pool"] == ["Trick"]


@pytest.mark.proves("UVS-ACT-03")
def test_an_action_is_no_form_by_itself_but_may_block() -> None:
    only = {"Guard": action([DRAW], block="+0 mid"), "Jab": attack()}
    assert "play Guard" not in table(p1(hand=["Guard", "Jab"]), p2(), cards=only).options
    now = table(p1(hand=["Jab", PAGE]), p2(hand=["Guard"]), cards=only).play("P1: play Jab").on("P2 block")
    now.play("P2: block with Guard")
    assert now["P2.pool"] == ["Guard"]
    assert now["P2.health"] == 25
    assert now["P2.hand_size"] == 0  # blocking with it does not play its ability


@pytest.mark.proves("UVS-ACT-04")
def test_an_action_elsewhere_offers_nothing() -> None:
    now = table(p1(hand=["Jab"], discards=["Trick"], removed=["Trick"]), p2(hand=[PAGE]), cards=TRICK)
    assert not now.begins("use")
    now.play("P1: play Jab").on("P1 enhance", "P2 form")
    assert now.question == "P2 form"  # nobody had an Enhance to play


@pytest.mark.proves("UVS-ACT-05")
def test_a_permission_lets_an_action_be_played_from_the_discard_pile_with_its_check() -> None:
    cards = {"Grave": asset([FROM_DISCARDS]), "Trick": action([GAIN], difficulty=3)}
    side = p1(stage=["Grave"], pool=[PAGE], discards=["Trick"], hand=[PAGE], health=20)
    now = table(side, p2(), cards=cards).play("P1: use Trick in the discard pile")
    assert now.question == "P1 commit"
    assert now["check.need"] == 4
    now.play("P1: commit Sparring Partner")
    assert now["P1.health"] == 21
    assert now["P1.pool"] == [PAGE, "Trick"]


@pytest.mark.proves("UVS-ACT-05")
def test_a_response_of_an_action_may_come_from_there_too() -> None:
    seen = "Ability(RESPONSE, (Gain(1),), (), Event(V_PLAY, RIVAL))"
    cards = {"Grave": asset([FROM_DISCARDS]), "Trick": action([seen]), "Jab": attack()}
    now = table(p1(hand=["Jab", PAGE]), p2(stage=["Grave"], discards=["Trick"], health=20), cards=cards)
    now.play("P1: play Jab")
    assert now.question == "P2 respond"
    now.play("P2: use Trick in the discard pile")
    assert now.told_of("gain")
    assert now["P2.pool"] == ["Trick"]
    alone = table(p1(hand=["Jab"]), p2(discards=["Trick"]), cards=cards).play("P1: play Jab")
    assert alone.question != "P2 respond"  # without the permission it is not offered


@pytest.mark.proves("UVS-ACT-06")
def test_a_permission_does_not_change_the_time_of_an_ability() -> None:
    cards = {"Grave": asset([FROM_DISCARDS]), "Trick": action([GAIN, DRAW]), "Jab": attack()}
    now = table(p1(stage=["Grave"], discards=["Trick"], hand=["Jab"], health=20), p2(), cards=cards)
    assert now.begins("use") == ["use Trick in the discard pile"]  # the Form alone
    now.play("P1: play Jab")
    assert now.question == "P1 enhance"
    now.play("P1: use Trick in the discard pile")
    assert now["P1.hand_size"] == 2
    assert now["P1.health"] == 20


@pytest.mark.proves("UVS-ACT-08")
def test_after_a_failed_check_the_action_is_discarded_and_does_nothing() -> None:
    now = ring(committed=True, deck=[PAGE, "Low"], hand=["Jab", "Trick"]).play("P1: use Trick")
    assert now["P1.pool"] == ["Jab"]
    assert now["P1.discards"] == [PAGE, "Low", "Trick"]
    assert now["P1.hand_size"] == 0
    assert not now.told_of("play ability")


@pytest.mark.proves("UVS-ACT-09", "UVS-ACT-10")
@pytest.mark.parametrize("deck", [[PAGE, PAGE], [PAGE, "Low"]])
def test_other_costs_are_paid_before_the_check_and_stay_paid(deck: list[str]) -> None:
    paid = {**TRICK, "Trick": action(["Ability(ENHANCE, (Draw(1),), (Spend(),))"], difficulty=2)}
    side = p1(hand=["Jab", "Trick"], momentum=["Jab"], deck=deck, committed=True)
    now = table(side, p2(), cards=paid).play("P1: play Jab", "P1: use Trick")
    verbs = now.verbs()
    assert verbs.index("spend") < len(verbs) - 1 - verbs[::-1].index("check")
    assert now["P1.momentum"] == []
    assert "Jab" in now["P1.discards"]
    assert now["P1.hand_size"] == (1 if deck[1] == PAGE else 0)

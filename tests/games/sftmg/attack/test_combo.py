"""Chapter Combo Actions: what links, how it is defended, and when it ends."""

from __future__ import annotations

import pytest

from kumite.games.sftmg.printed import RED, STRIKE, SUPER, ULTRA, Card, is_attack_card
from tests.games.sftmg.attack.gym import HEALTH, adon, attacked, cody
from tests.games.sftmg.ringside import Ring, card, deck_of, fight, instead, side

REAL = ("Ryu", "Ken", "Chun-Li", "Sagat", "Zangief", "Vega", "M. Bison", "Akuma")


def hit(first: str, *hand: str, at: str = "e5", meter: int = 0, actions: int = 2) -> Ring:
    """An attack from d5 on a Defender without a hand that deals 2 damage."""
    ring = attacked(first, adon("d5", *hand, meter=meter), cody(at), actions=actions)
    return ring.chance("H, H", "M, M")


# Linking


@pytest.mark.proves("SFTMG-COMBO-01", "SFTMG-BLOCK-09")
@pytest.mark.parametrize(("defence", "offered"), [("M, M", True), ("B, M", True), ("B, B", False)])
def test_an_attack_that_hurt_may_be_followed(defence: str, offered: bool) -> None:
    ring = attacked("Jab", adon("d5", "Cross"), cody("e5")).chance("H, H", defence)
    assert ring.question == ("P1 combo" if offered else "P1 act")
    if offered:
        assert ring.options == ["stop", "combo Cross"]


@pytest.mark.proves("SFTMG-COMBO-02")
def test_cards_link_by_the_colour_between_them() -> None:
    ring = hit("Jab", "Cross", "Hook", "Flare", "Shove", "Feint")
    assert sorted(ring.options) == ["combo Cross", "combo Shove", "stop"]


@pytest.mark.proves("SFTMG-COMBO-02", "SFTMG-COMBO-03")
def test_one_colour_is_enough() -> None:
    for right in range(16):
        for left in range(16):
            first = Card("Jab", STRIKE, dice=2, left=15 - left, right=right)
            with instead("Jab", first), instead("Cross", Card("Cross", STRIKE, dice=2, left=left, right=15 - right)):
                ring = hit("Jab", "Cross")
                offered = ring.question == "P1 combo" and "combo Cross" in ring.options
                assert offered == (right & left != 0), (right, left)


@pytest.mark.proves("SFTMG-COMBO-04")
def test_a_follow_up_costs_no_action() -> None:
    ring = hit("Jab", "Cross", actions=1)
    assert ring["actions"] == 0
    ring.p1("combo Cross")
    assert ring["actions"] == 0
    assert ring.question == "chance attack dice"
    early = hit("Jab", "Cross", actions=2).p1("combo Cross")
    assert early["actions"] == 1


@pytest.mark.proves("SFTMG-COMBO-05", "SFTMG-COMBO-15")
def test_three_cards_in_one_action() -> None:
    ring = hit("Jab", "Cross", "Hook", "Palm").p1("combo Cross").chance("H, H, H, H", "M, M")
    assert ring.options == ["stop", "combo Hook", "combo Palm"]
    ring.p1("combo Hook").chance("H, H", "M, M")
    assert ring["Cody.health"] == HEALTH - 8
    assert ring["P1.discards"] == []
    ring.p1("stop")
    assert (ring["P1.discards"], ring["P1.table"], ring["actions"]) == (["Jab", "Cross", "Hook"], [], 1)


@pytest.mark.proves("SFTMG-COMBO-05")
def test_a_combo_ends_with_the_first_card_that_does_not_hurt() -> None:
    ring = hit("Jab", "Cross", "Hook").p1("combo Cross").chance("H, H, M, M", "B, B")
    assert ring.question == "P1 act"
    assert ring["P1.hand"] == ["Hook"]


@pytest.mark.proves("SFTMG-COMBO-05")
def test_the_next_card_links_to_the_one_just_before_it() -> None:
    ring = hit("Jab", "Cross", "Shove").p1("combo Cross").chance("H, H, H, H", "M, M")
    assert ring.options == ["stop"], "Shove would have linked to Jab, not to Cross"


@pytest.mark.proves("SFTMG-COMBO-06", "SFTMG-RULING-109")
def test_bait_focus_attack_and_the_ultra_take_no_part() -> None:
    ring = hit("Jab", "Bait!", "Focus Attack", "Cross", "Nova", meter=8)
    assert sorted(ring.options) == ["combo Cross", "combo Nova", "stop"]


@pytest.mark.proves("SFTMG-COMBO-06")
def test_an_ultra_takes_part_if_its_card_says_so() -> None:
    with instead("Doom", Card("Doom", ULTRA, dice=5, reach=(1, 4), left=RED, in_combo=True)):
        ring = hit("Jab", meter=8)
        assert ring.options == ["stop", "combo Doom"]
        ring.p1("combo Doom")
        assert (ring["P1.meter"], ring["attack.card"], ring.dice) == (0, "Doom", 5)
        assert "combo Doom" not in (hit("Jab", "Muse", meter=7).options)


@pytest.mark.proves("SFTMG-RULING-109")
def test_no_combo_follows_an_ultra() -> None:
    ring = fight(adon("d5", "Palm", "Cross", meter=8), cody("e5")).p1("attack Cody with Doom")
    ring.chance("H, H, H, H, H", "M, M")
    assert ring["Cody.health"] == HEALTH - 5
    assert ring.question == "P1 act"


@pytest.mark.proves("SFTMG-COMBO-14")
@pytest.mark.parametrize("fighter", REAL)
def test_attack_cards_and_supers_bear_linkers_and_nothing_else_does(fighter: str) -> None:
    lefts = rights = 0
    for each in deck_of(fighter):
        assert 0 <= each.left < 16
        assert 0 <= each.right < 16
        if is_attack_card(each) or each.type == SUPER:
            lefts, rights = lefts | each.left, rights | each.right
        else:
            assert (each.left, each.right) == (0, 0), each.name
    assert lefts & rights, "something links in every deck"


@pytest.mark.proves("SFTMG-RULING-107")
@pytest.mark.parametrize(("meter", "offered"), [(2, False), (3, True)])
def test_a_follow_up_needs_its_play_condition(meter: int, offered: bool) -> None:
    ring = hit("Jab", "Trick", "Cross", meter=meter)
    assert ("combo Trick" in ring.options) == offered
    assert "combo Cross" in ring.options


# Face up


@pytest.mark.proves("SFTMG-COMBO-07", "SFTMG-COMBO-08")
def test_a_follow_up_is_face_up_and_not_countered() -> None:
    ring = attacked("Jab", adon("d5", "Cross"), cody("e5", "Hook", "Bait!", "Sway")).block("H, H", "M, M")
    ring.p1("combo Cross")
    assert ring.question == "P2 react"
    seen = ring.seen("P2")["attack"]
    assert (seen["card"], seen["faceup"], seen["follows"]) == ("Cross", True, True)
    assert ring.options == ["block", "play Sway"]


@pytest.mark.proves("SFTMG-COMBO-09", "SFTMG-RULING-100")
def test_each_card_is_defended_afresh() -> None:
    ring = attacked("Jab", adon("d5", "Cross"), cody("e5", "Muse", "Muse", "Psych", "Hook"))
    ring.p2("block", "boost with Muse", "done").chance("CR, CR")
    assert ring.dice == 4
    ring.chance("M, M, H, H").p1("combo Cross").p2("block")
    assert ring.question == "P2 boost"
    ring.p2("boost with Muse", "boost with Psych", "done").chance("H, H, H, H")
    assert ring.dice == 6


@pytest.mark.proves("SFTMG-COMBO-09")
def test_a_fresh_block_is_two_dice() -> None:
    ring = attacked("Jab", adon("d5", "Cross"), cody("e5", "Muse", "Hook"))
    ring.p2("block", "boost with Muse", "done").chance("CR, CR", "M, M, H, H").p1("combo Cross")
    assert ring.block("H, H, H, H").dice == 2


@pytest.mark.proves("SFTMG-RULING-100")
def test_an_event_may_answer_a_follow_up_though_dice_were_rolled_before() -> None:
    ring = attacked("Jab", adon("d5", "Palm"), cody("e5", "Sway")).block("H, H", "M, M").p1("combo Palm")
    ring.p2("play Sway", "move g5")
    assert ring.said("Missed")[0]["card"] == "Palm"
    assert ring["Cody.health"] == HEALTH - 2


@pytest.mark.proves("SFTMG-RULING-83")
def test_a_follow_up_goes_against_the_same_defender() -> None:
    ring = hit("Jab", "Cross")
    assert ring.options == ["stop", "combo Cross"], "no target is asked for"
    ring.p1("combo Cross")
    assert (ring["attack.by"], ring["attack.target"]) == ("Adon", "Cody")


@pytest.mark.proves("SFTMG-RULING-83")
def test_a_ko_ends_the_combo() -> None:
    ring = attacked("Jab", adon("d5", "Cross", wins=1), cody("e5", health=2)).chance("H, H", "M, M")
    assert ring.outcome == "P1"


# Movement


@pytest.mark.proves("SFTMG-COMBO-10")
def test_a_charge_in_a_combo_must_be_used() -> None:
    ring = hit("Jab", "Ram").p1("combo Ram")
    assert (ring["Adon.at"], ring["Cody.at"]) == ("f5", "g5")
    assert (ring.question, ring.dice) == ("chance attack dice", 4)


@pytest.mark.proves("SFTMG-COMBO-11")
def test_a_dash_in_a_combo_comes_before_the_dice() -> None:
    ring = attacked("Grab", adon("d5", "Lunge"), cody("e5")).chance("H, H").p1("throw to g5", "combo Lunge")
    assert (ring["Adon.at"], ring.question, ring.dice) == ("f5", "chance attack dice", 2)
    assert ring.happened.index("Dashed") > ring.happened.index("Thrown")


@pytest.mark.proves("SFTMG-RULING-115", "SFTMG-COMBO-10")
def test_a_dash_of_nothing_is_no_dash_in_a_combo() -> None:
    opening = attacked("Lunge", adon("d5"), cody("e5"))
    assert "dash nowhere" in opening.options
    ring = hit("Jab", "Lunge").p1("combo Lunge")
    assert ring.question == "P1 dash"
    assert "dash nowhere" not in ring.options
    assert ring.options


@pytest.mark.proves("SFTMG-RULING-115")
def test_who_cannot_dash_stays_if_adjacent_already() -> None:
    around = ["a2", "b1", "c2", "c1", "a1", "a3", "c3"]
    ring = attacked("Jab", adon("b2", "Lunge"), cody("b3"), small=around).chance("H, H", "M, M").p1("combo Lunge")
    assert ring.question == "chance attack dice"
    assert ring["Adon.at"] == "b2"


@pytest.mark.proves("SFTMG-RULING-84")
def test_of_several_lines_the_attacker_chooses() -> None:
    ring = attacked("Grab", adon("d5", "Ram"), cody("e5")).chance("H, H").p1("throw to f6", "combo Ram")
    assert ring.question == "P1 charge"
    assert len(ring.options) > 1
    alone = attacked("Ram", adon("d5"), cody("f6"))
    assert alone.options == ring.options


@pytest.mark.proves("SFTMG-RULING-84", "SFTMG-COMBO-12")
def test_special_movement_that_cannot_end_adjacent_is_out_of_range() -> None:
    blocked = attacked("Grab", adon("d5", "Ram"), cody("e5"), small=["e6"]).chance("H, H").p1("throw to f8")
    blocked.p1("combo Ram")
    assert blocked.said("Missed")[0]["card"] == "Ram"
    assert (blocked["Adon.at"], blocked.question) == ("d5", "P1 act")
    assert sorted(blocked["P1.discards"]) == ["Grab", "Ram"]


# When it ends


@pytest.mark.proves("SFTMG-COMBO-12")
def test_a_follow_up_out_of_range_is_lost_and_the_combo_with_it() -> None:
    ring = attacked("Shove", adon("d5", "Palm", "Lunge"), cody("e5", "Focus Attack")).block("H, H", "M, M")
    assert ring["Cody.at"] == "g5"
    ring.p1("combo Palm").p2("block", "done")
    assert ring.said("Missed")[0]["card"] == "Palm"
    assert ring["Cody.health"] == HEALTH - 2
    assert (ring.question, sorted(ring["P1.discards"]), ring["P1.hand"]) == ("P1 act", ["Palm", "Shove"], ["Lunge"])
    assert "Whiffed" not in ring.happened


@pytest.mark.proves("SFTMG-COMBO-17", "SFTMG-RULING-113")
@pytest.mark.parametrize(("follow", "meter"), [("Bolt", 0), ("Nova", 4)])
def test_a_follow_up_without_line_of_sight_is_lost_too(follow: str, meter: int) -> None:
    ring = attacked("Dart", adon("c3", follow, meter=meter), cody("e6", "Focus Attack", "Muse"), large=["d5"])
    ring.block("H, H", "H, H").p1("move b2", f"combo {follow}").p2("block", "boost with Muse", "done")
    assert ring.said("Missed")[0] | {"rules": []} == {
        "what": "Missed",
        "text": f"{follow} comes to nothing: there is no line of sight.",
        "rules": [],
        "card": follow,
        "why": "there is no line of sight",
    }
    assert (ring.question, ring["P1.meter"], ring["P2.discards"]) == ("P1 act", 0, ["Muse"])
    assert "Whiffed" not in ring.happened
    assert sorted(ring["P1.discards"]) == sorted(["Dart", follow])
    assert ring["Cody.health"] == HEALTH - 2


@pytest.mark.proves("SFTMG-COMBO-15")
def test_the_cards_of_a_combo_lie_there_until_it_is_over() -> None:
    ring = hit("Jab", "Cross").p1("combo Cross")
    assert (ring["P1.table"], ring["P1.discards"]) == (["Jab", "Cross"], [])
    ring.chance("M, M, M, M", "M, M")
    assert (ring["P1.table"], ring["P1.discards"]) == ([], ["Jab", "Cross"])


# Bonus dice


@pytest.mark.proves("SFTMG-COMBO-13")
def test_the_combo_bonus_is_for_follow_ups_only() -> None:
    assert attacked("Cross", adon("d5"), cody("e5")).dice == 3
    assert hit("Jab", "Cross").p1("combo Cross").dice == 4
    assert hit("Jab", "Shove").p1("combo Shove").dice == 2


@pytest.mark.proves("SFTMG-COMBO-13")
def test_the_printed_kick_rolls_three_or_four() -> None:
    kick = card("Kakukyakuraku Kick")
    assert (kick.dice, kick.combo) == (3, 1)
    opener = Card("Tsuitotsuken", STRIKE, dice=2, reach=(1, 2), right=15)
    with instead("Tsuitotsuken", opener):
        chun_li = side("Chun-Li", "d5", hand=["Tsuitotsuken", "Kakukyakuraku Kick"])
        assert fight(chun_li, cody("e5")).p1("attack Cody with Kakukyakuraku Kick").dice == 3
        ring = fight(chun_li, cody("e5")).p1("attack Cody with Tsuitotsuken").chance("H, H", "M, M")
        assert ring.p1("combo Kakukyakuraku Kick").dice == 4


# The order of a face-up card


@pytest.mark.proves("SFTMG-COMBO-16", "SFTMG-COMBO-11", "SFTMG-RULING-102")
def test_the_defender_reacts_before_anybody_moves() -> None:
    ring = attacked("Jab", adon("d5", "Ram", meter=1), cody("e5", "Muse", "Hook")).block("H, H", "M, M")
    ring.p1("combo Ram")
    assert (ring.question, ring["Adon.at"], ring["Cody.at"]) == ("P2 react", "d5", "e5")
    ring.p2("block", "boost with Muse")
    assert (ring["Adon.at"], ring["Cody.at"]) == ("d5", "e5")
    ring.p2("done")
    assert (ring.question, ring["Adon.at"], ring["Cody.at"]) == ("P1 ex", "f5", "g5")
    ring.p1("ex")
    assert ring.dice == 5
    assert ring.chance("H, H, H, H, H").dice == 4


@pytest.mark.proves("SFTMG-COMBO-16", "SFTMG-RULING-16")
def test_boosts_against_a_follow_up_that_cannot_reach_are_lost() -> None:
    ring = attacked("Grab", adon("d5", "Lunge"), cody("e5", "Muse", "Hook"), small=["d6", "e6"])
    ring.p2("block", "done").chance("H, H").p1("throw to d8", "combo Lunge").p2("block", "boost with Muse", "done")
    assert ring.said("Missed")[0]["card"] == "Lunge"
    assert (ring["P2.discards"], ring["P2.hand"], ring["Adon.at"]) == (["Muse"], ["Hook"], "d5")


@pytest.mark.proves("SFTMG-RULING-102")
def test_a_super_is_paid_for_before_the_reaction() -> None:
    ring = attacked("Jab", adon("d5", "Nova", meter=5), cody("e5", "Muse")).block("H, H", "M, M").p1("combo Nova")
    assert (ring.question, ring["P1.meter"]) == ("P2 react", 1)


@pytest.mark.proves("SFTMG-RULING-102")
def test_a_card_that_does_not_link_stays_in_the_hand() -> None:
    ring = hit("Jab", "Hook", "Cross")
    ring.refuses("combo Hook")
    assert sorted(ring["P1.hand"]) == ["Cross", "Hook"]


@pytest.mark.proves("SFTMG-RULING-35")
def test_no_free_actions_while_a_combo_lasts() -> None:
    ring = hit("Jab", "Cross", "Muse", "Psych", "Nova", meter=1)
    assert ring.options == ["stop", "combo Cross"]
    ring.p1("combo Cross").chance("H, H, H, H", "M, M")
    assert ring.options == ["stop"]
    ring.p1("stop")
    assert {"play Muse", "play Psych", "discard Nova for Meter"} <= set(ring.options)


@pytest.mark.proves("SFTMG-RULING-35")
def test_responses_are_not_banned_from_a_combo() -> None:
    ring = attacked("Jab", adon("d5", "Cross"), cody("e5", "Punish")).block("H, H", "M, M").p1("combo Cross")
    ring.block("M, M, M, M", "M, M")
    assert ring.question == "P2 whiff"
    assert ring.p2("play Punish")["Adon.health"] == HEALTH - 1

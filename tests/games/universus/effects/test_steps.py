"""Enhances and the Enhance Step, forms, seams of steps and phases, foundations, and which attack `this attack` is."""

from __future__ import annotations

import pytest

from kumite.games.universus.faces import foundations
from kumite.games.universus.terms import FOUNDATION, TYPES
from tests.games.universus.effects.tools import DRAWS, PLUS, WALL, attacking, health, now
from tests.games.universus.ringside import PAGE, action, asset, attack, foundation, p1, p2, table

BOTH_SIDES = {"Plan": asset([PLUS])}


@pytest.mark.proves("UVS-ENH-01", "UVS-FORM-01")
def test_no_enhance_without_an_attack() -> None:
    ring = table(p1(stage=["Plan", "Book"], hand=[PAGE]), p2(), cards={**BOTH_SIDES, "Book": asset([DRAWS])})
    assert ring.options == ["play Blank Page", "use Book"]  # a card, or a Form; never the Enhance


@pytest.mark.proves("UVS-ENH-02")
def test_where_an_enhance_is_played_from() -> None:
    stage = ["Oak", {"card": "Elm", "committed": True}]
    cards = {"Oak": foundation([PLUS]), "Elm": foundation([PLUS]), "Trick": action([PLUS]), "Past": attack([PLUS])}
    ring = attacking(p1(stage=stage, hand=["Trick"], pool=["Past"]), p2(), cards, attack([PLUS]))
    assert sorted(ring.options) == ["pass", "use Jab", "use Oak", "use Trick"]


@pytest.mark.proves("UVS-ENH-03")
def test_an_enhance_once_per_enhance_step() -> None:
    cards = {**BOTH_SIDES, "Hook": attack(), "Oak": foundation([PLUS])}
    ring = attacking(p1(stage=["Plan", "Oak"], hand=["Hook"]), p2(), cards)
    ring.play("P1: use Plan")
    assert ring.options == ["pass", "use Oak"]
    ring.on("P1 form").play("P1: play Hook")
    ring.on("P1 enhance")
    assert ring.options == ["pass", "use Plan", "use Oak"]


@pytest.mark.proves("UVS-ENHST-01", "UVS-ENHST-02")
def test_the_enhance_step_comes_first_and_blitz_opens_it() -> None:
    ring = attacking(p1(stage=["Plan"]), p2(stage=["Plan"]), BOTH_SIDES, attack(keywords=["Frenzy"]))
    assert ring["attack.step"] == "Enhance Step"
    asked = []
    while ring["attack"]:
        asked.append(ring.question)
        ring.quiet_step()
    assert asked == ["P1 blitz", "P1 enhance", "P2 enhance", "P2 block"]


@pytest.mark.proves("UVS-ENHST-03", "UVS-ENHST-04", "UVS-ENHST-05")
def test_players_alternate_until_both_pass_in_succession() -> None:
    cards = {"Plan": asset([PLUS, PLUS])}
    ring = attacking(p1(stage=["Plan"]), p2(stage=["Plan"]), cards)
    ring.play("P1: use Plan: ability 1", "P2: use Plan: ability 1", "P1: pass", "P2: use Plan", "P1: use Plan")
    assert now(ring).damage == 7
    assert ring.question == "P2 block"
    ring = attacking(p1(stage=["Plan"]), p2(stage=["Plan"]), cards)
    ring.play("P1: pass", "P2: use Plan: ability 1")
    assert ring.question == "P1 enhance"  # passing gave up that one opportunity only
    ring.play("P1: pass", "P2: pass")
    assert ring.question == "P2 block"


@pytest.mark.proves("UVS-FORM-02")
def test_forms_are_the_active_players_while_nothing_goes_on() -> None:
    cards = {"Book": asset([DRAWS]), "Oak": foundation([PLUS])}
    ring = attacking(p1(stage=["Book", "Oak"], hand=[PAGE]), p2(stage=["Book"], hand=[PAGE]), cards)
    while ring.question != "P2 review":
        assert ring.question is not None
        if ring.question.split()[1] != "form":
            assert not any("Book" in option or option.startswith("play") for option in ring.options), ring.question
        else:
            assert ring.question == "P1 form"
            assert ring["attack"] is None
        ring.quiet_step()


@pytest.mark.proves("UVS-FORMAB-01")
def test_where_a_form_is_played_from() -> None:
    stage = ["Book", {"card": "Tome", "committed": True}]
    cards = {"Book": asset([DRAWS]), "Tome": asset([DRAWS]), "Rite": action([DRAWS])}
    ring = table(p1(stage=stage, hand=["Rite"], pool=["Rite"]), p2(), cards=cards)
    assert ring.options == ["use Book", "use Rite"]


@pytest.mark.proves("UVS-FOUND-01", "UVS-FOUND-02", "UVS-FOUND-03", "UVS-FOUND-04")
def test_the_life_of_a_foundation() -> None:
    assert TYPES[FOUNDATION] == "foundation"
    ring = table(p1(hand=["Rock", PAGE], stage=[PAGE] * 4), p2(), cards={"Rock": foundation(difficulty=5)})
    ring.play("P1: play Rock")
    assert ring.question == "P1 commit"  # checked a 3: two are missing
    ring.play(f"P1: {ring.options[1]}", f"P1: {ring.options[1]}")
    assert ring["P1.pool"] == ["Rock"]
    assert foundations(ring.g, 0) == 4
    ring.on("P2 form")
    assert ring["P1.pool"] == []
    assert "Rock" in ring["P1.stage"]
    assert foundations(ring.g, 0) == 5


def ending(period: str) -> str:
    return f"Ability(CONTINUOUS, (Fired(Moment({period}, ENDS), (Draw(1),)),))"


@pytest.mark.proves("UVS-PHASE-01", "UVS-PHASE-03")
def test_what_a_seam_triggers_is_done_before_the_next_step() -> None:
    cards = {"Clock": asset([ending("ENHANCE_STEP"), ending("BLOCK_STEP"), ending("TURN")]), **BOTH_SIDES}
    ring = attacking(p1(stage=["Clock", "Plan"]), p2(), cards)
    ring.play("P1: pass")
    assert ring.question == "P2 block"
    assert len(ring.g.hand[0]) == 1
    ring.on("P1 form")
    seen = [verb for verb in ring.verbs() if verb in ("draw", "block", "deal")]
    assert seen == ["draw", "block", "draw", "deal"]
    ring.on("P2 review")
    assert len(ring.told_of("draw")) == 2  # nothing is triggered between two turns


@pytest.mark.proves("UVS-PHASE-02")
def test_an_effect_ends_a_step_when_it_is_done() -> None:
    ends = "Ability(ENHANCE, (End(ENHANCE_STEP), Draw(1)))"
    cards = {"Bell": asset([ends]), **BOTH_SIDES}
    ring = attacking(p1(stage=["Bell", "Plan"]), p2(stage=["Plan"]), cards)
    ring.play("P1: use Bell")
    assert ring.question == "P2 block"
    assert len(ring.g.hand[0]) == 1


@pytest.mark.proves("UVS-THISATK-01")
def test_this_attack_is_the_one_in_progress_whoever_owns_it() -> None:
    ring = attacking(p1(), p2(stage=["Plan"]), BOTH_SIDES)
    ring.play("P2: use Plan")
    assert now(ring).damage == 4
    played = "Ability(RESPONSE, (Modify(TheAttack(), DAMAGE, -2),), (), Event(V_PLAY, RIVAL, (Type((ATTACK,)),)))"
    cards = {"Duck": asset([played]), "Jab": attack(), "Wall": WALL}
    ring = table(p1(hand=["Jab"], stage=[PAGE]), p2(stage=["Duck"], hand=["Wall"]), cards=cards)
    ring.play("P1: play Jab", "P2: use Duck").on("P2 block")  # just played
    assert now(ring).damage == 1
    done = "Ability(RESPONSE, (Flip(TheAttack()),), (), Event(V_RESOLVE, RIVAL))"
    ring = attacking(p1(hand=[PAGE]), p2(stage=["Mud"]), {"Mud": asset([done])})
    ring.on("P2 respond").play("P2: use Mud")  # just resolved
    assert ring["P1.pool"] == ["Jab (face down)"]


@pytest.mark.proves("UVS-THISATK-02")
def test_on_an_attacks_own_response_it_is_that_attack() -> None:
    own = "Ability(RESPONSE, (Draw(1),), (), Event(V_DEAL, own=True))"
    cards = {"Past": attack([own])}
    ring = attacking(p1(pool=["Past"], hand=[PAGE]), p2(), cards)
    ring.play("P2: no block")
    assert ring.question == "P1 form"
    assert ring.told_of("deal")
    ring = attacking(p1(pool=["Past"], hand=[PAGE]), p2(), cards, attack([own]))
    ring.play("P2: no block")
    assert ring.question == "P1 respond"
    assert ring.options == ["pass", "use Jab"]


@pytest.mark.proves("UVS-THISATK-03")
def test_your_attack_and_your_rivals_attack() -> None:
    yours = "Ability(ENHANCE, (Modify(TheAttack(YOU), DAMAGE, 2),))"
    theirs = "Ability(ENHANCE, (Modify(TheAttack(RIVAL), DAMAGE, -2),))"
    ring = attacking(p1(), p2(stage=["Plan"]), {"Plan": asset([yours, theirs])})
    ring.play("P2: use Plan: ability 1")
    assert now(ring).damage == 3
    ring.play("P2: use Plan")
    assert now(ring).damage == 1


@pytest.mark.proves("UVS-PLAYTY-01", "UVS-PLAYTY-02")
@pytest.mark.parametrize("blocks", [True, False])
def test_playing_an_attack_is_no_block_but_playing_a_card_is(blocks: bool) -> None:
    as_attack = "Ability(CONTINUOUS, (Fired(Event(V_PLAY, YOU, own=True, notes=(AS_FORM, AS_REVERSAL)), (Gain(1),)),))"
    as_card = "Ability(CONTINUOUS, (Fired(Event(V_PLAY, YOU, own=True), (Gain(3),)),))"
    cards = {"Kick": attack([as_attack, as_card], block="+0 mid", check=6), "Wall": WALL}
    if blocks:
        ring = attacking(p1(), p2(hand=["Kick"], stage=[PAGE], health=9), cards)
        ring.play("P2: block with Kick").on("P1 form")
        assert health(ring)[1] == 12
    else:
        ring = table(p1(hand=["Kick"], health=9), p2(hand=["Wall"]), cards=cards)
        ring.play("P1: play Kick")
        assert ring.question == "P1 first"  # both of them are triggered
        ring.on("P2 block")
        assert health(ring)[0] == 13

"""Limits of abilities, abilities from the hand, non-character abilities and effects; words of card English."""

from __future__ import annotations

import pytest

from kumite.games.universus.names import same_words, words_in
from kumite.games.universus.terms import V_SACRIFICE, ZONES
from tests.games.universus.effects.tools import PLUS, attacking, health, now
from tests.games.universus.ringside import PAGE, PARTNER, action, asset, attack, character, foundation, p1, p2, table

ONCE = "Ability(FORM, (Gain(1),), (), None, (Limit(1, GAME_PERIOD),))"


@pytest.mark.proves("UVS-OPG-01")
def test_once_per_game_is_for_all_copies() -> None:
    ring = table(
        p1(stage=["Oath", "Oath"], health=9, hand=[PAGE]),
        p2(stage=["Oath"], hand=[PAGE]),
        cards={"Oath": asset([ONCE])},
    )
    assert ring.begins("use") == ["use Oath"]  # nothing distinguishes them
    ring.play("P1: use Oath #2")  # as older records number them
    assert not ring.begins("use")
    ring.on("P2 form")
    assert ring.begins("use") == ["use Oath"]  # each player for himself
    ring.quiet_step()
    ring.on("P1 form")
    assert not ring.begins("use")


@pytest.mark.proves("UVS-OPG-02")
def test_copies_are_alike_in_cost_effect_and_name() -> None:
    other = "Ability(FORM, (Gain(2),), (), None, (Limit(1, GAME_PERIOD),))"
    cards = {"Oath": asset([ONCE, other]), "Vow": asset([ONCE])}
    ring = table(p1(stage=["Oath", "Vow"], health=9), p2(), cards=cards)
    ring.play("P1: use Oath: ability 1")
    assert ring.begins("use") == ["use Oath", "use Vow"]
    ring.play("P1: use Oath")
    assert health(ring)[0] == 12
    assert ring.begins("use") == ["use Vow"]


@pytest.mark.proves("UVS-OPT-01")
def test_once_per_turn_is_for_each_card() -> None:
    text = "Ability(ENHANCE, (Gain(1),), (), None, (Limit(1, TURN),))"
    cards = {"Herb": foundation([text]), "Hook": attack()}
    ring = attacking(p1(stage=["Herb", "Herb", PAGE], hand=["Hook"], health=9), p2(), cards)
    ring.play("P1: use Herb #1", "P1: use Herb")
    assert health(ring)[0] == 11
    ring.on("P1 form").play("P1: play Hook")
    assert ring.question == "P2 block"  # not offered on another attack of the turn


@pytest.mark.proves("UVS-TPT-01")
def test_twice_per_turn() -> None:
    text = "Ability(ENHANCE, (Gain(1),), (), None, (Limit(2, TURN),))"
    cards = {"Herb": foundation([text]), "Hook": attack(difficulty=0)}
    ring = attacking(p1(stage=["Herb"] + [PAGE] * 4, hand=["Hook", "Hook"], health=9), p2(hand=["Wall", "Wall"]), cards)
    ring.play("P1: use Herb").on("P1 form")
    ring.play("P1: play Hook", "P1: use Herb").on("P1 form")
    ring.play("P1: play Hook")
    assert ring.question == "P2 block"
    assert health(ring)[0] == 11


@pytest.mark.proves("UVS-BHAND-01", "UVS-BHAND-02")
def test_a_hand_ability_is_played_from_the_hand_without_a_check() -> None:
    text = "Ability(ENHANCE, (Modify(TheAttack(), DAMAGE, 1),), (Discard(This()),), None, (In(HAND),))"
    cards = {"Card": attack([text]), "Trick": action([text]), "Leaf": foundation([text])}
    ring = attacking(p1(pool=[PAGE] * 5, hand=["Card", "Trick"], stage=["Leaf"]), p2(), cards, attack([text]))
    assert ring.options == ["pass", "use Card", "use Trick"]  # neither the attack in the pool nor the card in the stage
    ring.play("P1: use Card", "P1: use Trick")
    assert now(ring).damage == 5
    assert not ring.told_of("check")
    assert not ring.told_of("play")


@pytest.mark.proves("UVS-NONCH-01")
def test_a_non_character_ability() -> None:
    stops = "Ability(RESPONSE, (Cancel(),), (), Event(V_ABILITY, RIVAL, character=0))"
    cards = {"Mage": character([PLUS]), "Oak": foundation([PLUS]), "No": asset([stops])}
    ring = attacking(p1(character="Mage", stage=["Oak"]), p2(stage=["No"]), cards)
    ring.play("P1: use Mage")
    assert ring.question == "P1 enhance"
    assert now(ring).damage == 4
    ring.play("P1: use Oak")
    assert ring.question == "P2 respond"
    ring.play("P2: use No")
    assert now(ring).damage == 4


@pytest.mark.proves("UVS-NONCH-02")
def test_a_non_character_effect_stems_from_no_character() -> None:
    later = "Ability(FORM, (Fired(Event(V_DRAW, YOU), (Destroy(Sel(1, RIVAL, (Type((FOUNDATION,)),))),)),))"
    proof = "Ability(CONTINUOUS, (Rule(CANNOT, Event(V_DESTROY, YOU, character=0)),))"
    draws = "Ability(FORM, (Draw(1),))"
    cards = {"Mage": character([later]), "Oak": asset([later]), "Ward": asset([proof]), "Book": asset([draws])}
    for using, gone in (("Mage", True), ("Oak", False)):
        ring = table(p1(character="Mage", stage=["Oak", "Book"]), p2(stage=["Ward", PAGE]), cards=cards)
        ring.play(f"P1: use {using}", "P1: use Book")
        assert bool(ring.told_of("destroy")) == gone


# Words


@pytest.mark.proves("UVS-GZONE-01")
def test_the_game_zones() -> None:
    zones = ("stage", "hand", "deck", "momentum", "card pool", "discard pile", "transit", "removed from game")
    assert ZONES[:8] == zones
    assert ZONES[8:] == ("aside",)
    ring = table()
    g = ring.g
    for pile in (g.stage, g.hand, g.deck, g.momentum, g.pool, g.discards, g.removed):
        assert len(pile) == 2


@pytest.mark.proves("UVS-INNAME-01", "UVS-RULING-52")
def test_a_word_in_a_name_is_a_whole_word() -> None:
    finds = "Ability(FORM, (Gain(Count(Sel(9, tests=(Named('Red', part=True),), zones=(DISCARDS,), every=True))),))"
    cards = {
        "Eye": asset([finds]),
        "Red Tide": foundation(),
        "Measured Step": foundation(),
        "Ever-red Oak": foundation(),
        "Red's Oath": foundation(),
    }
    ring = table(
        p1(stage=["Eye"], discards=["Red Tide", "Measured Step", "Ever-red Oak", "Red's Oath"], health=9),
        p2(),
        cards=cards,
    )
    ring.play("P1: use Eye")
    assert health(ring)[0] == 11  # Red Tide and Ever-red Oak
    assert not same_words(words_in("Red"), words_in("Measured Step"))


@pytest.mark.proves("UVS-INPLAY-01")
def test_in_play_is_in_all_stages() -> None:
    counts = "Ability(FORM, (Gain(Count(Sel(9, ANY, (Type((FOUNDATION,)),), (STAGE,), every=True))),))"
    ring = table(
        p1(stage=["Eye"] + [PAGE] * 3, pool=[PAGE], health=9),
        p2(stage=[PAGE] * 4, pool=[PAGE]),
        cards={"Eye": asset([counts])},
    )
    ring.play("P1: use Eye")
    assert health(ring)[0] == 16


@pytest.mark.proves("UVS-NAME-01")
def test_a_card_is_named_by_what_identifies_it() -> None:
    names = "Ability(FORM, (Name('card'), Discard(Sel(9, DOER, (TheNamed(),), (HAND,), every=True), RIVAL)))"
    cards = {"Oracle": asset([names]), "Iron Crane": character(version="1")}
    twin = {**cards, "Iron Crane 2": character()}
    ring = table(p1(stage=["Oracle"]), p2(hand=["Iron Crane 1", "Iron Crane 2", PAGE]), cards=twin)
    ring.play("P1: use Oracle")
    assert ring.question == "P1 name"
    assert {"Iron Crane 1", "Iron Crane 2", PAGE} <= set(ring.options)
    assert len(set(ring.options)) == len(ring.options)  # each of them means one card
    ring.play("P1: Iron Crane 2")
    assert ring["P2.hand"] == [PAGE, "Iron Crane 1"]
    assert ring["P2.discards"] == ["Iron Crane 2"]


@pytest.mark.proves("UVS-SAC-01")
def test_to_sacrifice_is_to_choose_and_destroy_ones_own() -> None:
    text = "Ability(FORM, (Destroy(Sel(1, DOER, (Type((FOUNDATION,)),)), RIVAL, sacrifice=True),))"
    heals = "Ability(CONTINUOUS, (Fired(Event(V_DESTROY, YOU), (Gain(1),)),))"
    cards = {"Toll": asset([text]), "Sun": asset([heals]), "Oak": foundation(), "Elm": foundation()}
    ring = table(p1(stage=["Toll", PAGE]), p2(stage=["Sun", "Oak", "Elm"], health=9), cards=cards)
    ring.play("P1: use Toll")
    assert ring.question == "P2 sacrifice"
    assert sorted(ring.options) == ["Elm", "Oak"]
    ring.play("P2: Elm")
    assert ring["P2.stage"] == [PARTNER, "Sun", "Oak"]
    assert health(ring)[1] == 10
    assert [event.by for event in ring.g.log if event.verb == V_SACRIFICE] == [1]

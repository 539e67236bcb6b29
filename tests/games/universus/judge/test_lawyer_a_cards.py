"""A second reading of the rulebook, from abilities to cycling: characters, bullets, both players, current states."""

from __future__ import annotations

import pytest

from kumite.games.universus.faces import face, is_ready
from kumite.games.universus.position import FACEDOWN
from kumite.games.universus.terms import V_DESTROY
from tests.games.universus.attack.spar import jab
from tests.games.universus.judge.test_lawyer_a import held
from tests.games.universus.ringside import PAGE, asset, attack, character, foundation, p1, p2, table

HEROES = {"Hero 1": character(name="Hero", version="1"), "Hero 2": character(name="Hero", version="2")}

# Characters


@pytest.mark.proves("UVS-CHAR-15", "UVS-ATTCH-10")
@pytest.mark.parametrize(("cond", "more"), [("Sel(1, YOU, (), (STAGE,), every=True)", 3), ("Sel(9, YOU)", 3)])
def test_attached_characters_are_counted_among_the_cards_in_a_stage(cond: str, more: int) -> None:
    sums = f"Ability(FORM, (Gain(Count({cond})), If(Has({cond}, '=', {more}), (Gain(10),))), (Commit(This()),))"
    ring = table(
        p1(character="Hero 1", stage=["Hero 2", "Sums"], hand=[PAGE], health=5),
        p2(),
        cards={**HEROES, "Sums": foundation([sums])},
    )
    assert ring.play("P1: use Sums")["P1.health"] == 15 + more


@pytest.mark.proves("UVS-CHAR-10")
def test_a_starting_character_is_not_offered_where_a_card_is_to_be_destroyed() -> None:
    gust = "Ability(FORM, (Destroy(Sel(1, DOER), RIVAL),), (Commit(This()),))"
    cards = {"Wall": asset(), "Jar": asset(), "Gust": asset([gust])}
    ring = table(p1(hand=[PAGE], stage=["Gust"]), p2(stage=["Wall", "Jar"]), cards=cards).play("P1: use Gust")
    assert (ring.question, ring.options) == ("P2 destroy", ["Wall", "Jar"])


@pytest.mark.proves("UVS-ATTCH-03", "UVS-CHAR-16")
@pytest.mark.parametrize("committed", [True, False])
def test_an_attached_character_that_is_turned_stays_as_ready_as_it_was(committed: bool) -> None:
    over = "Ability(FORM, (Flip(Sel(1, YOU, (Type((CHARACTER,)), State('attached')))),), (Commit(This()),))"
    ring = table(
        p1(character="Hero 1", stage=["Hero 2", "Over"], hand=[PAGE], committed=committed),
        p2(),
        cards={**HEROES, "Over": foundation([over])},
    )
    ring.play("P1: use Over")
    turned = held(ring, "Hero 2")
    assert ring.g.flags[turned] & FACEDOWN
    assert is_ready(ring.g, turned) != committed


# Both players


@pytest.mark.proves("UVS-BOTH-01")
def test_what_both_players_do_at_random_chance_chooses() -> None:
    gust = "Ability(FORM, (ByBoth(Discard(Sel(1, DOER, (), (HAND,), random=True))),), (Commit(This()),))"
    cards = {"Jab": attack(), "Gust": foundation([gust])}
    ring = table(p1(hand=["Jab", PAGE], stage=["Gust"]), p2(hand=["Jab", PAGE]), cards=cards)
    ring.play("P1: use Gust", "chance: 0")
    assert ring.question == "chance random"
    ring.play("chance: 0")
    assert (len(ring.g.hand[0]), len(ring.g.hand[1])) == (1, 1)


@pytest.mark.proves("UVS-BOTH-02", "UVS-EVENT-02", "UVS-RULING-114")
def test_a_card_that_both_players_choose_is_dealt_with_once() -> None:
    gust = "Ability(FORM, (ByBoth(Destroy(Sel(1, ANY, (Type((FOUNDATION, ASSET)),)))),), (Commit(This()),))"
    cards = {"Wall": asset(), "Gust": asset([gust])}
    ring = table(p1(hand=[PAGE], stage=["Gust", PAGE]), p2(stage=["Wall"]), cards=cards)
    ring.play("P1: use Gust", "P1: P1 chooses first", "P1: P2's Wall", "P2: Wall")
    assert [event.amount for event in ring.g.log if event.verb == V_DESTROY] == [1]


@pytest.mark.proves("UVS-BOTH-01", "UVS-HAND-04")
def test_who_has_no_such_card_shows_the_hand_though_both_are_to_act() -> None:
    gust = "Ability(FORM, (ByBoth(Discard(Sel(1, DOER, (Type((ATTACK,)),), (HAND,)))),), (Commit(This()),))"
    cards = {"Jab": attack(), "Gust": foundation([gust])}
    ring = table(p1(hand=["Jab", PAGE], stage=["Gust"]), p2(hand=[PAGE]), cards=cards)
    ring.play("P1: use Gust", "P1: P1 chooses first")
    assert [(line["by"], line["cards"]) for line in ring.told_of("reveal")] == [(1, [PAGE])]


# Bullets


@pytest.mark.proves("UVS-BULL-01", "UVS-BULL-05")
def test_a_list_in_a_fired_effect_is_chosen_from_when_that_fires() -> None:
    lists = "Fired(Event(V_DEAL, own=True), (Modes(((Draw(1),), (Gain(1),)), 1), Gain(3)))"
    ring = jab(attack([f"Ability(CONTINUOUS, ({lists},))"]), {"health": 9})
    ring.on("P1 mode")
    assert (ring.question, ring["P1.health"]) == ("P1 mode", 9)
    ring.play("P1: Gain 1 health.")
    assert ring["P1.health"] == 13


@pytest.mark.proves("UVS-BULL-01", "UVS-BULL-02", "UVS-RULING-111")
def test_a_list_behind_a_condition_is_chosen_from_if_that_is_so() -> None:
    for cards, asked in ((1, True), (9, False)):
        lists = f"If(Has(Sel(1, YOU, (), (HAND,)), '>=', {cards}), (Modes(((Draw(1),), (Gain(1),))),))"
        ring = jab(attack([f"Ability(ENHANCE, ({lists},))"]), {"health": 9}).play("P1: use Jab")
        assert (ring.question == "P1 mode") == asked


# Current states


@pytest.mark.proves("UVS-STATE-09", "UVS-MODIF-07")
def test_a_change_is_not_made_again_because_another_ability_is_lost() -> None:
    strong = attack(["Ability(CONTINUOUS, (Modify(This(), DAMAGE, 2),))"], keywords=["Stun: 1"])
    off = foundation(["Ability(ENHANCE, (Strip(TheAttack(), 'Stun'),), (Commit(This()),))"])
    ring = jab(strong, {"stage": ["Off"]}, Off=off)
    assert face(ring.g, held(ring, "Jab")).damage == 5
    ring.play("P1: use Off")
    assert face(ring.g, held(ring, "Jab")).damage == 5


@pytest.mark.proves("UVS-STATE-09", "UVS-GAINAB-02")
def test_an_ability_that_was_gained_changes_its_card_once() -> None:
    more = "Grant(TheAttack(), ability=Ability(CONTINUOUS, (Modify(This(), DAMAGE, 2),)))"
    enhances = [f"Ability(ENHANCE, ({more},))", "Ability(ENHANCE, (Strip(TheAttack(), 'Stun'),))"]
    ring = jab(attack(enhances, keywords=["Stun: 1"]))
    ring.play("P1: use Jab: ability 2").on("P1 enhance").play("P1: use Jab: ability 2")
    assert face(ring.g, held(ring, "Jab")).damage == 5


@pytest.mark.proves("UVS-SCOPE-04", "UVS-CONF-01")
def test_a_rule_effect_keeps_the_number_that_was_paid_for_it() -> None:
    deals = "Rule(DEALS, Event(V_DEAL, YOU, notes=(COMPLETELY,)), Bound('spent'), until=ATTACK_PERIOD)"
    drill = f"Ability(ENHANCE, ({deals},), (Commit(This()), Spend(Sel(2, YOU, (), (MOMENTUM,)))))"
    ring = jab(
        attack(damage=6),
        {"stage": ["Drill"], "momentum": [PAGE, PAGE]},
        {"hand": ["Mid Wall"]},
        Drill=foundation([drill]),
    )
    ring.play("P1: use Drill").on("P2 block").play("P2: block with Mid Wall").on("P1 form")
    assert ring["P2.health"] == 23


# Copies


@pytest.mark.proves("UVS-COPY-01", "UVS-COPYING-03")
def test_a_card_that_has_become_a_copy_has_copies_of_its_new_name() -> None:
    fetch = "Ability(FORM, (Move(Sel(1, YOU, (CopyOf('this'),), (DISCARDS,)), HAND),), ({},))"
    mask = "Ability(FORM, (PlayCopy(This(), Sel(1, YOU, (Named('Twin'),))),))"
    ring = table(
        p1(hand=[PAGE], stage=["Mask", "Twin"], discards=["Twin", "Mask"]),
        p2(),
        cards={"Twin": foundation([fetch.format("Flip(This())")]), "Mask": foundation([mask])},
    )
    ring.play("P1: use Mask")
    ring.play(next(f"P1: {option}" for option in ring.options if option.startswith("use Mask")))
    assert ring["P1.hand"] == [PAGE, "Twin"]

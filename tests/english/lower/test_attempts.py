"""Attempts, places, earlier turns, numbers of cards: what conditions and triggers ask for besides."""

from __future__ import annotations

import pytest

from kumite.games.universus.trees.reading import read_tree
from tests.english.lower.lowering import ability, does, lowered

BLOCK = "notes=(AS_BLOCK,)"


@pytest.mark.parametrize(
    ("text", "trigger"),
    [
        ("Response: After your attack deals no damage, draw 1 card.", "Event(V_RESOLVE, YOU, op='=')"),
        (
            "Response: After your rival plays an ability on an asset in their stage, draw 1 card.",
            "Event(V_ABILITY, RIVAL, (Type((ASSET,)),), origin=STAGE)",
        ),
        (
            "Response: After your rival plays a non-character ability in their card pool, draw 1 card.",
            "Event(V_ABILITY, RIVAL, character=0, origin=POOL)",
        ),
        (
            "Response: After you play this card from anywhere other than your discard pile, gain 1 health.",
            "Event(V_PLAY, YOU, own=True, origin=DISCARDS, away=True)",
        ),
        (
            "Response: After your rival tries to play an asset, draw 1 card.",
            "Event(V_TRY, RIVAL, (Type((ASSET,)),), notes=(AS_FORM,))",
        ),
        ("Response: After you try to block with this card, draw 1 card.", f"Event(V_TRY, YOU, own=True, {BLOCK})"),
    ],
)
def test_triggers(text: str, trigger: str) -> None:
    assert ability(text).trigger == read_tree(trigger)


def test_whose_stage_an_ability_is_played_from_is_whose_ability_it_is() -> None:
    text = "Response: After your rival plays an ability on an asset in your stage, draw 1 card."
    assert lowered(text).ability is None


@pytest.mark.parametrize(
    ("text", "tree"),
    [
        (
            "Enhance: If this attack deals at least double its printed damage, draw 1 card.",
            (
                "(Fired(Event(V_DEAL, attack=True, op='>=', amount=Times(2, Value(TheAttack(), DAMAGE, True))), "
                "(Draw(1),), until=ATTACK_PERIOD, on=TheAttack()),)"
            ),
        ),
        (
            "Enhance: If your rival tries to block this attack with an asset, their check to block gets -2.",
            (
                f"(Fired(Event(V_TRY, RIVAL, (Type((ASSET,)),), {BLOCK}), (CheckBonus(-2, RIVAL, (FOR_BLOCK,), "
                "until=ATTACK_PERIOD),), until=ATTACK_PERIOD),)"
            ),
        ),
        (
            "When you try to block a low attack with this card, change that attack's speed to 1.",
            (
                f"(Fired(Event(V_TRY, YOU, own=True, {BLOCK}), (Set(TheAttack(RIVAL), SPEED, 1),), "
                "cond=Is(TheAttack(RIVAL), (Zoned(LOW),))),)"
            ),
        ),
        (
            "When trying to block with this card, change the speed of your rival's attack to 1.",
            f"(Fired(Event(V_TRY, YOU, own=True, {BLOCK}), (Set(TheAttack(RIVAL), SPEED, 1),)),)",
        ),
        (
            "When you try to play this foundation as a form, it gets -2 difficulty.",
            "(Fired(Event(V_TRY, YOU, own=True, notes=(AS_FORM,)), (Modify(This(), DIFFICULTY, -2),)),)",
        ),
    ],
)
def test_what_is_waited_for(text: str, tree: str) -> None:
    assert does(text) == read_tree(tree)


@pytest.mark.parametrize(
    ("cond", "tree"),
    [
        ("you have cycled this game", "Past(Event(V_CYCLE, YOU), GAME_PERIOD)"),
        ("your rival has taken damage this game", "Past(Event(V_LOSE, RIVAL, via=BY_DAMAGE), GAME_PERIOD)"),
        ("you took damage last turn", "Past(Event(V_LOSE, YOU, via=BY_DAMAGE), LAST_TURN)"),
        ("you have discarded a card this Combat Phase", "Past(Event(V_DISCARD, YOU), COMBAT_PHASE)"),
        ("you have drawn 2 or more cards this turn", "Cmp(Tally(Event(V_DRAW, YOU), True), '>=', 2)"),
        (
            "you have drawn 2 or more cards this Combat Phase",
            "Cmp(Tally(Event(V_DRAW, YOU), True, COMBAT_PHASE), '>=', 2)",
        ),
        (
            "you have less assets in your stage than your rival has in their stage",
            "Cmp(Count(Sel(1, YOU, (Type((ASSET,)),))), '<', Count(Sel(1, RIVAL, (Type((ASSET,)),))))",
        ),
    ],
)
def test_conditions(cond: str, tree: str) -> None:
    assert does(f"Enhance: If {cond}, draw 1 card.") == read_tree(f"(If({tree}, (Draw(1),)),)")


def test_steps_of_this_very_attack() -> None:
    made = ability("Response: After this attack's Block Step, draw 1 card.", on="attack")
    assert made.trigger == read_tree("Moment(BLOCK_STEP, ENDS)")
    assert made.riders == read_tree("(OnlyIf(Is(This(), (State('current'),))),)")


@pytest.mark.parametrize(
    ("on", "whose"), [("attack", "this attack's"), ("foundation", "your attack's"), ("asset", "the")]
)
def test_before_the_block_step_is_as_it_begins(on: str, whose: str) -> None:
    made = ability(f"Response: Before {whose} Block Step, draw 1 card.", on=on)
    assert made.trigger == read_tree("Moment(BLOCK_STEP, BEGINS)")


def test_the_third_time() -> None:
    made = ability("Response: After you block a Kick attack for the third time this turn, draw 1 card.")
    event = "Event(V_STATUS, RIVAL, (Trait('Kick'),), notes=(PARTIALLY, COMPLETELY), nth=3)"
    assert made.trigger == read_tree(event)
    assert not made.riders


@pytest.mark.parametrize(("often", "tree"), [("at least twice", "'>=', 2"), ("more than once", "'>=', 2")])
def test_how_often(often: str, tree: str) -> None:
    text = f"Enhance: If you have played this ability {often} this turn, draw 1 card."
    assert does(text) == read_tree(f"(If(Nth(Event(V_ABILITY, YOU, same='this'), {tree}), (Draw(1),)),)")

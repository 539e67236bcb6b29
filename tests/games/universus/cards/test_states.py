"""Current states: what they are, when they are new, what cannot be changed."""

from __future__ import annotations

from typing import Any

import pytest

from kumite.games.universus.faces import face, printed
from kumite.games.universus.terms import POOL
from tests.games.universus.ringside import PAGE, Table, asset, attack, foundation, p1, p2, table

WALL = foundation(block="+0 mid")


def enhanced(*texts: str, stop: str = "P2 block", **more: Any) -> Table:
    """P1's Jab (speed 3, damage 3) is attacking, and each of these Enhances has been played on it."""
    cards = {"Jab": attack([f"Ability(ENHANCE, ({text},))" for text in texts]), "Wall": WALL, **more.pop("cards", {})}
    ring = table(p1(hand=["Jab", PAGE], **more.pop("p1", {})), p2(hand=["Wall"]), cards=cards, **more)
    ring.play("P1: play Jab")
    for n in range(len(texts)):
        ring.play("P1: use Jab" if n == len(texts) - 1 else "P1: use Jab: ability 1")
    return ring.on(stop)


@pytest.mark.proves("UVS-STATE-01")
def test_the_current_state_is_what_it_is_now() -> None:
    ring = enhanced("Modify(TheAttack(), SPEED, 1)")
    jab = ring.g.attack.card
    assert (face(ring.g, jab).speed, printed(ring.g, jab).speed) == (4, 3)


@pytest.mark.proves("UVS-STATE-02")
def test_changes_are_used_up_in_being_made() -> None:
    ring = enhanced("Modify(TheAttack(), SPEED, 1)", "Modify(TheAttack(), SPEED, -3)", "Set(TheAttack(), SPEED, 4)")
    assert (ring["attack.speed"], ring.g.effects) == (4, ())


@pytest.mark.proves("UVS-STATE-03")
def test_a_card_has_a_state_as_soon_as_it_is_live() -> None:
    gains = "Ability(CONTINUOUS, (Grant(Sel(1, YOU, (Type((ATTACK,)),), (HAND,), every=True), trait='Fury'),))"
    count = "Draw(Count(Sel(99, YOU, (Trait('Fury'),), (HAND,))))"
    shows = f"Ability(FORM, (Reveal(Sel(1, YOU, (Named('Jab'),), (HAND,))), {count}))"
    ring = table(
        p1(hand=["Jab", "Hook"], stage=["Aura", "Tower"]),
        cards={"Jab": attack(), "Hook": attack(), "Aura": asset([gains]), "Tower": asset([shows])},
    )
    assert all(state is None or "Fury" not in state.traits for state in ring.g.state)
    ring.play("P1: use Tower")
    assert ring["P1.hand_size"] == 3  # Jab alone was live, and had gained Fury by then


@pytest.mark.proves("UVS-STATE-04")
def test_an_attempt_to_play_a_live_card_begins_from_print() -> None:
    replay = "Ability(FORM, (Rule(PLAYABLE, Event(V_PLAY, YOU), zones=(POOL,)),))"
    ring = enhanced(
        "Grant(TheAttack(), trait='Fury')", stop="P1 form", p1={"stage": ["Tower"]}, cards={"Tower": asset([replay])}
    )
    assert ring["P1.cards.pool"][0]["traits"] == ["Fury"]
    ring.play("P1: use Tower", "P1: play Jab").on("P1 enhance", "P2 block")
    assert ring["attack.traits"] == []
    assert len(ring["P1.pool"]) == 1


AURA = "Ability(CONTINUOUS, (Grant(Sel(1, YOU, (Type((FOUNDATION,)),), every=True), trait='Fury'),))"
ONCE = "Ability(FORM, (Grant(Sel(1, YOU, (Type((FOUNDATION,)),)), trait='Fury'), {then}))"


def traits(ring: Table, name: str) -> list[str]:
    return next(card["traits"] for card in ring["P1.cards.stage"] if card["name"] == name)


@pytest.mark.proves("UVS-STATE-05")
def test_all_states_are_new_at_the_end_of_the_turn() -> None:
    ring = table(
        p1(hand=[PAGE], stage=["Tower", "Stone"]), cards={"Tower": asset([ONCE.format(then="")]), "Stone": foundation()}
    )
    ring.play("P1: use Tower")
    assert traits(ring, "Stone") == ["Fury"]
    ring.play("P1: play Blank Page").on("P2 form")
    assert traits(ring, "Stone") == []


@pytest.mark.proves("UVS-STATE-06")
def test_a_new_zone_means_a_new_state() -> None:
    there = "Modify(Sel(1, YOU, (Type((FOUNDATION,)),)), DIFFICULTY, 3), Destroy(Sel(1, YOU, (Type((FOUNDATION,)),))),"
    ring = table(
        p1(hand=[PAGE], stage=["Tower", "Stone"]),
        cards={"Tower": asset([f"Ability(FORM, ({there}))"]), "Stone": foundation(difficulty=2)},
    )
    ring.play("P1: use Tower")
    assert ring["P1.discards"] == ["Stone"]
    assert face(ring.g, ring.g.discards[0][0]).difficulty == 2


@pytest.mark.proves("UVS-STATE-07")
def test_turning_a_card_means_a_new_state() -> None:
    gives = "Grant(Sel(1, YOU, (Named('Stone'),)), ability=Ability(FORM, (Gain(1),))),"
    turns = "Flip(Sel(1, YOU, (Named('Stone'),))), Unflip(Sel(1, YOU, (State('face down'),))),"
    for text, offered in ((gives, True), (gives + turns, False)):
        ring = table(
            p1(hand=[PAGE], stage=["Tower", "Stone"]),
            cards={"Tower": asset([f"Ability(FORM, ({text}))"]), "Stone": foundation()},
        )
        ring.play("P1: use Tower")
        assert ("use Stone" in ring.options) == offered


@pytest.mark.proves("UVS-STATE-08", "UVS-STATE-10")
def test_a_new_state_begins_printed_is_modified_and_only_then_seen() -> None:
    sees = "Ability(CONTINUOUS, (Fired(Event(V_BUILD, YOU), (If(Is(Ref('event'), (Trait('Fury'),)), (Gain(1),)),)),))"
    ring = table(
        p1(pool=["Stone"], health=10, stage=["Aura", "Ear"]),
        phase="end",
        cards={"Stone": foundation(), "Aura": asset([AURA]), "Ear": asset([sees])},
    )
    ring.on("P2 form")
    assert (traits(ring, "Stone"), ring["P1.health"]) == (["Fury"], 11)


@pytest.mark.proves("UVS-STATE-08", "UVS-STATE-05")
def test_modifiers_that_go_on_apply_to_the_refreshed_state() -> None:
    ring = table(p1(stage=["Aura", "Stone"]), phase="end", cards={"Stone": foundation(), "Aura": asset([AURA])})
    ring.on("P2 form")
    assert traits(ring, "Stone") == ["Fury"]


@pytest.mark.proves("UVS-STATE-09")
def test_a_change_that_is_made_is_not_worked_out_again() -> None:
    per = "Modify(TheAttack(), DAMAGE, Per(Count(Sel(99, YOU, (Trait('Ranged'),), (DISCARDS,), every=True)), 2))"
    ring = enhanced(
        per,
        "Mill(1)",
        p1={"discards": ["Arrow"] * 9, "deck": [PAGE, "Arrow"]},
        cards={"Arrow": foundation(keywords=["Ranged"])},
    )
    assert ring["P1.discards"].count("Arrow") == 10
    assert ring["attack.damage"] == 3 + 4


@pytest.mark.proves("UVS-STATE-09")
def test_a_change_stays_though_its_reason_is_gone() -> None:
    grants = "Modify(TheAttack(YOU, (Trait('Ranged'),)), DAMAGE, 2)"
    ring = enhanced("Grant(TheAttack(), trait='Ranged')", grants, "Strip(TheAttack(), 'Ranged')")
    assert (ring["attack.traits"], ring["attack.damage"]) == ([], 5)


NEXT = "Modify(Sel(1, YOU, (Type((ATTACK,)),), (POOL, TRANSIT), next=True), DAMAGE, 2, until=TURN)"


@pytest.mark.proves("UVS-STATE-11")
def test_speed_damage_and_zone_change_when_the_attack_is_played_and_not_before() -> None:
    coach = asset([f"Ability(FORM, ({NEXT},))"])
    cards = {"Coach": coach, "Jab": attack(difficulty=4), "Wall": WALL}
    ring = table(p1(hand=["Jab"], stage=["Coach"]), p2(hand=["Wall"]), cards=cards)
    ring.play("P1: use Coach", "P1: play Jab")
    assert ring.question == "P1 commit"
    assert face(ring.g, ring.g.transit[0]).damage == 3
    ring.play("P1: commit Sparring Partner").on("P2 block")
    assert ring["attack.damage"] == 5


@pytest.mark.proves("UVS-STATE-12")
def test_attacks_outside_their_sequence_keep_speed_zone_and_damage() -> None:
    everywhere = "Sel(1, YOU, (Type((ATTACK,)),), (HAND, POOL, DISCARDS), every=True)"
    text = (
        f"Reveal(Sel(1, YOU, (Named('Hook'),), (HAND,))), Modify({everywhere}, SPEED, 1), Set({everywhere}, DAMAGE, 9),"
    )
    ring = table(
        p1(hand=["Hook", PAGE], pool=["Hook"], discards=["Hook"], stage=["Tower"]),
        cards={"Hook": attack(), "Tower": asset([f"Ability(FORM, ({text} Modify({everywhere}, DIFFICULTY, 1)))"])},
    )
    ring.play("P1: use Tower")
    seen = [state for state in ring.g.state if state is not None and state.name == "Hook"]
    assert [(state.speed, state.damage) for state in seen] == [(3, 3)] * len(seen)
    assert {ring.g.zone[h] for h in range(len(ring.g.state)) if ring.g.state[h] in seen} >= {POOL}

"""Assigned effects: tied to one card, and when they end (UVS-ASGN)."""

from __future__ import annotations

import pytest

from tests.games.universus.attack.spar import jab, spar
from tests.games.universus.ringside import PAGE, Table, asset, attack, foundation

CHOOSE = "Choose(Sel(1, RIVAL, (Type((FOUNDATION,)),)))"
LOCK = f"Ability(FORM, ({CHOOSE}, Rule(CANNOT, Event(V_COMMIT), on=Ref('chosen'))))"
HUSH = f"Ability(ENHANCE, ({CHOOSE}, Rule(CANNOT, Event(V_ABILITY), on=Ref('chosen'), until=ENHANCE_STEP)))"
KEEN = foundation(["Ability(ENHANCE, (Gain(1),), (Commit(This()),))"])


def locked(*more: str) -> Table:
    """P1 has forbidden to commit P2's only foundation."""
    theirs = {"stage": ["Keen"], "hand": ["Mid Wall"], "committed": True, "health": 20, "deck": ["Nil"]}
    made = {"Lock": asset([LOCK, *more]), "Keen": KEEN, "Nil": foundation(check=2)}
    now = spar(mine={"stage": ["Lock"]}, theirs=theirs, **made)
    now.play("P1: use Lock: ability 1" if more else "P1: use Lock")
    return now


@pytest.mark.proves("UVS-ASGN-01")
def test_an_effect_on_a_chosen_card_is_assigned_to_it() -> None:
    now = locked()
    assert [effect.on for effect in now.g.effects] == [now.g.stage[1][1]]
    now.play("P1: play Jab")
    assert now.question == "P2 block"  # Keen cannot commit for its Enhance
    now.play("P2: block with Mid Wall")
    assert now.question == "P1 form"
    assert now["P2.health"] == 17
    free = spar(theirs={"stage": ["Keen"], "health": 20}, Keen=KEEN).play("P1: play Jab")
    assert free.question == "P2 enhance"


@pytest.mark.proves("UVS-ASGN-02")
def test_it_ends_when_it_has_acted() -> None:
    text = "Ability(ENHANCE, (Fired(Event(V_DEAL, attack=True), (Draw(1),), on=TheAttack()),))"
    now = jab(attack([text, "Ability(ENHANCE, (Draw(1),))"])).play("P1: use Jab: ability 1")
    assert [effect.on for effect in now.g.effects] == [now.g.attack.card]
    now.play("P1: pass")
    assert len(now.told_of("draw")) == 1
    assert now.g.effects == ()


@pytest.mark.proves("UVS-ASGN-03")
def test_it_ends_at_the_point_it_names() -> None:
    keen = foundation(["Ability(ENHANCE, (Gain(1),))", "Ability(RESPONSE, (Gain(1),), (), Event(V_STATUS))"])
    theirs = {"stage": ["Keen"], "health": 20}
    now = jab(attack([HUSH, "Ability(ENHANCE, (Draw(1),))"]), theirs=theirs, Keen=keen)
    now.play("P1: use Jab: ability 1")
    assert now.question == "P1 enhance"  # Keen's Enhance is not offered
    now.play("P1: pass")
    assert now.question == "P2 respond"
    assert now["attack.step"] == "Block Step"
    assert now.g.effects == ()


@pytest.mark.proves("UVS-ASGN-04")
def test_it_ends_with_the_turn() -> None:
    now = locked().on("P2 form")
    assert now.g.effects == ()


@pytest.mark.proves("UVS-ASGN-05")
def test_it_ends_when_the_card_changes_its_zone() -> None:
    out = "Ability(FORM, (Move(Sel(1, RIVAL, (Named('Keen'),), (STAGE,)), HAND),))"
    back = "Ability(FORM, (Build(Sel(1, RIVAL, (Named('Keen'),), (HAND,)), facing='up'),))"
    now = locked(out, back).play("P1: use Lock: ability 2")
    assert now["P2.stage"] == ["Sparring Partner (committed)"]
    assert now.g.effects == ()
    now.play("P1: use Lock: ability 3", "P1: play Jab")
    assert now["P2.stage"] == ["Sparring Partner (committed)", "Keen"]
    assert now.question == "P2 enhance"


@pytest.mark.proves("UVS-ASGN-06")
def test_turning_the_card_does_not_end_it() -> None:
    flip = "Ability(FORM, (Flip(Sel(1, RIVAL, (Named('Keen'),))),))"
    unflip = "Ability(FORM, (Unflip(Sel(1, RIVAL, (State('face down'),))),))"
    now = locked(flip, unflip)
    now.play("P1: use Lock: ability 2")
    assert len(now.g.effects) == 1
    now.play("P1: use Lock: ability 3", "P1: play Jab")
    assert len(now.g.effects) == 1
    assert now.question == "P2 block"


@pytest.mark.proves("UVS-ASGN-06")
def test_a_seal_outlasts_it_too() -> None:
    seal = "Ability(FORM, (Seal(Sel(1, RIVAL, (Named('Keen'),))),))"
    flip = "Ability(FORM, (Flip(Sel(1, RIVAL, (Named('Keen'),))),))"
    unflip = "Ability(FORM, (Unflip(Sel(1, RIVAL, (State('face down'),))),))"
    now = spar(mine={"stage": ["Imp"]}, theirs={"stage": ["Keen", PAGE]}, Imp=asset([seal, flip, unflip]), Keen=KEEN)
    now.play("P1: use Imp: ability 1", "P1: use Imp: ability 2", "P1: use Imp: ability 3")
    assert now["P2.stage"][1] == "Keen (sealed)"
    now.play("P1: play Jab").on("P1 form", "P2 enhance")
    assert now.question == "P1 form"

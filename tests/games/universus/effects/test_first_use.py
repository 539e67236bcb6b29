"""Of several rule effects that would do, their owner says which is used up; where it is all the same nobody asks."""

from __future__ import annotations

import pytest

from tests.games.universus.ringside import Table, asset, attack, foundation, p1, p2, table

ONE = "Ability(FORM, (Rule({}, Event({}, YOU), times=1, until={}),))"


def ready(modal: str, verb: str, *ends: str) -> Table:
    """P1 has used an asset for each of these ends, Sun first and then Moon, and plays a Peak that is too high."""
    names = ["Sun", "Moon"][: len(ends)]
    cards = {name: asset([ONE.format(modal, verb, end)]) for name, end in zip(names, ends, strict=True)}
    cards["Peak"] = foundation(difficulty=3 if modal == "IGNORES" else 9)
    cards["Pebble"] = foundation()
    ring = table(p1(stage=names, hand=["Peak", "Peak"], pool=["Pebble"]), p2(), cards=cards)
    for name in names:
        ring.play(f"P1: use {name}")
    return ring.play("P1: play Peak")


@pytest.mark.proves("UVS-RULE-03")
@pytest.mark.parametrize(("modal", "verb"), [("AUTOMATIC", "V_CHECK"), ("IGNORES", "V_PLAY")])
def test_the_owner_says_which_is_used_up(modal: str, verb: str) -> None:
    for used, left in (("Sun", "Moon"), ("Moon", "Sun")):
        ring = ready(modal, verb, "TURN", "GAME_PERIOD")
        assert ring.question == "P1 first"
        assert ring.options == ["Sun", "Moon"]
        ring.play(f"P1: {used}")
        assert ring["P1.pool"] == ["Pebble", "Peak"]
        kept = [ring.g.stage[0].index(effect.source) for effect in ring.g.effects]
        assert kept == [["", "Sun", "Moon"].index(left)]


@pytest.mark.proves("UVS-RULE-03")
@pytest.mark.parametrize(("modal", "verb"), [("AUTOMATIC", "V_CHECK"), ("IGNORES", "V_PLAY")])
def test_effects_that_are_alike_are_not_asked_about(modal: str, verb: str) -> None:
    for ends in (("TURN",), ("TURN", "TURN")):
        ring = ready(modal, verb, *ends)
        assert ring.question == "P1 form"
        assert ring["P1.pool"] == ["Pebble", "Peak"]
        assert len(ring.g.effects) == len(ends) - 1


@pytest.mark.proves("UVS-RULE-03")
@pytest.mark.parametrize(("modal", "verb"), [("AUTOMATIC", "V_CHECK"), ("IGNORES", "V_PLAY")])
def test_the_rivals_copy_of_a_card_keeps_its_own_effect(modal: str, verb: str) -> None:
    sun = asset([f"Ability(ENHANCE, (Rule({modal}, Event({verb}, YOU), times=1, until=TURN),))"])
    cards = {"Sun": sun, "Peak": foundation(difficulty=3 if modal == "IGNORES" else 9), "Jab": attack()}
    ring = table(p1(stage=["Sun"], hand=["Jab", "Peak", "Peak"]), p2(stage=["Sun"]), cards=cards)
    ring.play("P1: play Jab", "P1: pass", "P2: use Sun", "P1: use Sun").on("P1 form")
    assert [effect.you for effect in ring.g.effects] == [1, 0]
    ring.play("P1: play Peak")
    assert "Peak" in ring["P1.pool"]
    assert [effect.you for effect in ring.g.effects] == [1]


@pytest.mark.proves("UVS-CONF-01")
def test_of_two_cards_that_may_be_played_each_has_its_own_permission() -> None:
    may = "Rule(PLAYABLE, Event(V_PLAY, YOU), on=Ref('chosen'), zones=(DISCARDS,), times=1, until=TURN)"
    sun = asset([f"Ability(FORM, (Choose(Sel(1, YOU, zones=(DISCARDS,))), {may}))"])
    piles = {"stage": ["Sun", "Sun"], "discards": ["Hill", "Peak"]}
    ring = table(p1(**piles), p2(), cards={"Sun": sun, "Hill": foundation(), "Peak": foundation()})
    ring.play("P1: use Sun", "P1: Hill in the discard pile", "P1: use Sun #2").play(
        "P1: Peak in the discard pile", "P1: play Peak in the discard pile"
    ).on("P1 form")
    assert "play Hill in the discard pile" in ring.options
    assert "play Peak in the discard pile" not in ring.options

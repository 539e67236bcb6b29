"""Of several rule effects that would do, their owner says which is used up; where it is all the same nobody asks."""

from __future__ import annotations

import pytest

from tests.games.universus.ringside import Table, asset, foundation, p1, p2, table

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

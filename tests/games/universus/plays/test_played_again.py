"""For the second time: which plays of an ability count, and which are forgotten."""

from __future__ import annotations

import pytest

from kumite.games.universus.trees.notation import notation
from tests.english.lower.lowering import ability
from tests.games.universus.ringside import PAGE, Table, asset, foundation, p1, p2, table

SAME = "the same ability on the same card for the second or greater time this turn"
DRUM = "Form Commit 1 foundation: Gain 1 health."


def said(*texts: str, on: str = "foundation") -> list[str]:
    return [notation(ability(text, on=on)) for text in texts]


def at_drum(*helpers: str, **given: object) -> Table:
    """P1 has a drum to be used more than once, and something to do in between; P2 notices a second time."""
    cards = {
        "Drum": asset(said(DRUM, on="asset")),
        "Crowd": foundation(said(f"Response: After your rival plays {SAME}, gain 3 health.")),
    }
    cards["Help"] = foundation(said(*helpers))
    mine = p1(stage=["Drum", "Help", PAGE, PAGE, PAGE, PAGE], hand=[PAGE])
    return table(mine, p2(stage=["Crowd"], health=9), cards=cards)


def beat(ring: Table) -> Table:
    ring.play("P1: use Drum")
    return ring.play(f"P1: {next(one for one in ring.options if one.startswith(PAGE))}").on("P2 respond", "P1 form")


@pytest.mark.proves("UVS-UNFLIP-02", "UVS-RULING-45")
def test_after_an_unflip_an_ability_has_not_been_played() -> None:
    ring = beat(at_drum("Form: Flip 1 asset. Unflip that asset."))
    ring.play("P1: use Help")
    assert beat(ring).question == "P1 form"
    assert beat(ring).question == "P2 respond"  # the second time of the new one


@pytest.mark.proves("UVS-UNSEAL-02", "UVS-RULING-45")
def test_after_an_unseal_an_ability_has_not_been_played() -> None:
    ring = beat(at_drum("Form: Seal 1 asset. Unseal that asset."))
    ring.play("P1: use Help")
    assert beat(ring).question == "P1 form"


@pytest.mark.proves("UVS-UNFLIP-02")
def test_what_happens_to_another_card_does_not_count() -> None:
    ring = beat(at_drum("Form: Commit 1 asset. Ready that asset."))
    ring.play("P1: use Help")
    assert beat(ring).question == "P2 respond"


@pytest.mark.proves("UVS-ZCHG-03", "UVS-RULING-45")
def test_a_card_that_has_changed_zones_has_played_nothing() -> None:
    ring = beat(at_drum("Form: Add 1 asset to your hand. Build 1 asset from your hand."))
    ring.play("P1: use Help")
    assert ring["P1.stage"][-1] == "Drum"
    assert beat(ring).question == "P1 form"
    assert beat(ring).question == "P2 respond"


@pytest.mark.proves("UVS-UNFLIP-02", "UVS-RULING-45")
@pytest.mark.parametrize(("turns", "offered"), [("Flip 1 asset. Unflip that asset.", True), ("Ready 1 asset.", False)])
def test_each_ability_once_but_for_one_that_is_newly_gained(turns: str, offered: bool) -> None:
    once = "Ability(CONTINUOUS, (Rule(CANNOT, Event(V_ABILITY, own=True, same='again')),))"
    cards = {"Drum": asset([*said("Form: Draw 1 card.", on="asset"), once]), "Help": foundation(said(f"Form: {turns}"))}
    ring = table(p1(stage=["Drum", "Help"], hand=[PAGE]), p2(), cards=cards)
    ring.play("P1: use Drum")
    assert "use Drum" not in ring.options
    ring.play("P1: use Help")
    assert ("use Drum" in ring.options) == offered

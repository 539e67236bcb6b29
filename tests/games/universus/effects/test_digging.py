"""Cards discarded until the right one comes: on in the new deck, where the old one ends (UVS-RULING-131)."""

from __future__ import annotations

import pytest

from tests.games.universus.ringside import PAGE, Table, asset, attack, foundation, p1, p2, table

LEAVES = [f"Leaf {at}" for at in range(11)]
CARDS = {
    **{leaf: asset() for leaf in LEAVES},
    "Jab": attack(),
    "Hook": attack(),
    "Urn": foundation(["Ability(CONTINUOUS, (Fired(Entering(DISCARDS, YOU), (Gain(1, RIVAL),)),))"]),
    "Ear": foundation(["Ability(CONTINUOUS, (Fired(Event(V_MILL, YOU), (Gain(1, RIVAL),)),))"]),
}
TO_HAND = "Gain(Bound('milled')), Move(Ref('found'), HAND)"


def dug(does: str, deck: list[str], discards: list[str], stage: tuple[str, ...] = (), cost: str = "") -> Table:
    """P1 digs, and gains health for every card that was milled."""
    cards = {**CARDS, "Spade": asset([f"Ability(FORM, ({does}, {TO_HAND}), ({cost}))"])}
    mine = p1(stage=["Spade", *stage], deck=deck, discards=discards, rest=0, health=5, hand=[])
    ring = table(mine, p2(health=5), cards=cards).play("P1: use Spade")
    return ring.on("P1 form")


def cycles(ring: Table) -> int:
    return len(ring.told_of("cycle"))


ATTACK = "Dig((Type((ATTACK,)),), n={})"


@pytest.mark.proves("UVS-CYCLE-04", "UVS-RULING-131", "UVS-RULING-83")
@pytest.mark.parametrize("stage", [(), ("Urn",)])
def test_digging_goes_on_in_the_new_deck(stage: tuple[str, ...]) -> None:
    ring = dug(ATTACK.format(1), [PAGE, PAGE], ["Jab"] * 20, stage)
    assert (ring["P1.hand"], ring["P1.health"], cycles(ring)) == (["Jab"], 5 + 3, 1)
    assert (ring["P1.deck"], ring["P1.discards"]) == (11, [])
    assert len(ring.told_of("mill")) == 1
    assert ring["P2.health"] == (5 + 2 if stage else 5)  # two departures


@pytest.mark.proves("UVS-CYCLE-04", "UVS-RULING-131")
def test_as_many_as_are_still_missing_come_from_the_new_deck() -> None:
    ring = dug(ATTACK.format(4), ["Jab", PAGE, "Jab"], ["Hook"] * 20)
    assert (ring["P1.health"], cycles(ring)) == (5 + 5, 1)
    assert len(ring["P1.discards"] + ring["P1.hand"]) == 2
    others = dug("Dig((Not(Type((ATTACK,))),), n=4)", ["Jab", PAGE, PAGE], LEAVES * 2)
    assert (others["P1.health"], cycles(others)) == (5 + 5, 1)


@pytest.mark.proves("UVS-RULING-131", "UVS-CYCLE-02")
def test_a_deck_that_has_the_card_is_not_cycled_for_it() -> None:
    ring = dug(ATTACK.format(1), [PAGE, "Jab", PAGE], LEAVES * 2)
    assert (ring["P1.hand"], ring["P1.health"], cycles(ring)) == (["Jab"], 7, 0)


@pytest.mark.proves("UVS-RULING-131", "UVS-RULING-63")
def test_it_ends_when_the_new_deck_has_none_either() -> None:
    ring = dug(ATTACK.format(1), [PAGE] * 3, LEAVES * 2, ("Ear",))
    assert (ring["P1.hand"], cycles(ring), ring["P1.deck"]) == ([], 2, 5)
    assert ring["P1.health"] == 5 + 3 + 15
    assert (ring["P2.health"], ring.question) == (6, "P1 form")


@pytest.mark.proves("UVS-RULING-131", "UVS-EFF-08")
def test_it_ends_when_there_is_nothing_but_what_was_looked_at() -> None:
    ring = dug(ATTACK.format(1), [PAGE] * 15, [])
    assert (ring["P1.health"], cycles(ring), ring["P1.deck"]) == (20, 1, 5)


@pytest.mark.proves("UVS-RULING-131", "UVS-CYCLE-03")
def test_who_cannot_cycle_loses() -> None:
    ring = dug(ATTACK.format(1), [PAGE] * 3, LEAVES[:6])
    assert ring.question is None
    assert ring.g.outcome is not None
    assert ring.g.outcome.winners == (1,)


@pytest.mark.proves("UVS-CYCLE-05", "UVS-RULING-131")
def test_revealing_ends_with_the_deck() -> None:
    ring = dug("Dig((Type((ATTACK,)),), reveal=True)", [PAGE, PAGE], ["Jab"] * 20)
    assert (ring["P1.hand"], cycles(ring), ring["P1.deck"]) == ([], 0, 2)


@pytest.mark.proves("UVS-RULING-131", "UVS-RULING-83")
def test_the_card_found_is_not_taken_out_of_the_deck_it_was_shuffled_into() -> None:
    ring = dug(ATTACK.format(1), [PAGE, "Jab"], LEAVES * 2)
    assert (ring["P1.hand"], ring["P1.health"], cycles(ring), ring["P1.deck"]) == ([], 7, 1, 14)


@pytest.mark.proves("UVS-RULING-131", "UVS-TRANSIT-08")
def test_a_card_that_went_elsewhere_on_its_way_was_not_found() -> None:
    grab = "Ability(CONTINUOUS, (Fired(Entering(DISCARDS, YOU, (Type((ATTACK,)),)), (Remove({}),)),))".format(
        "Sel(1, YOU, (Type((ATTACK,)),), (TRANSIT,))"
    )
    cards = {**CARDS, "Net": foundation([grab]), "Spade": asset([f"Ability(FORM, ({ATTACK.format(1)}, {TO_HAND}))"])}
    mine = p1(stage=["Spade", "Net"], deck=["Hook" if at else PAGE for at in (0, 1)], health=5, hand=[])
    ring = table(mine, cards=cards).play("P1: use Spade").on("P1 form")
    assert (ring["P1.hand"], ring["P1.removed"]) == ([], ["Hook"])

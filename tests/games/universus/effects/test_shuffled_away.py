"""A card that has been shuffled into a deck cannot be touched any more: its handle stands for another card by then
(UVS-FIRED-09, UVS-DECK-05).  What it was still counts (UVS-SCOPE-03)."""

from __future__ import annotations

import pytest

from kumite.games.universus.position import REVEALED
from tests.games.universus.ringside import PAGE, Table, asset, attack, foundation, p1, p2, table

LEAVES = [f"Leaf {at}" for at in range(14)]
CARDS = {"Jab": attack(), "Bell": asset(["Ability(FORM, (Gain(1),))"]), **{leaf: asset() for leaf in LEAVES}}
KEEP = "Gain(1), Move(Ref('milled'), HAND)"


def used(does: str, deck: list[str], discards: list[str], cost: str = "", ear: str = "") -> Table:
    """P1 uses a tool; whoever takes a card out of a deck that was shuffled has a card in hand that nobody gave them."""
    cards = {**CARDS, "Tool": asset([f"Ability(FORM, ({does},), ({cost}))"])}
    if ear:
        cards["Ear"] = foundation([ear])
    mine = p1(
        stage=["Tool", "Bell", *(["Ear"] if ear else [])], deck=deck, discards=discards, rest=0, health=5, hand=[]
    )
    return table(mine, p2(health=5), cards=cards).play("P1: use Tool").on("P1 form", "P1 respond")


@pytest.mark.proves("UVS-FIRED-09", "UVS-SCOPE-04", "UVS-DECK-05")
@pytest.mark.parametrize("verb", ["Move({}, HAND)", "Build({})", "Remove({})", "Move({}, MOMENTUM)", "Discard({})"])
def test_what_was_shuffled_into_the_deck_is_not_taken_out_of_it(verb: str) -> None:
    put = "Move(Sel(1, YOU, (Named('Jab'),), (DISCARDS,)), DECK, shuffle=True)"
    asks = "If(Is(Ref('moved'), (Type((ATTACK,)),)), (Gain(1),))"
    does = verb.format("Ref('moved')")
    ring = used(f"{put}, {asks}, {does}", [PAGE] * 5, ["Jab"])
    assert (ring["P1.health"], ring["P1.deck"], ring["P1.hand"], ring["P1.discards"]) == (6, 6, [], [])


@pytest.mark.proves("UVS-DECK-05")
def test_what_lies_on_the_deck_is_still_that_card() -> None:
    put = "Move(Sel(1, YOU, (Named('Jab'),), (DISCARDS,)), DECK, top=True)"
    ring = used(f"{put}, Move(Ref('moved'), HAND)", [PAGE] * 5, ["Jab"])
    assert (ring["P1.hand"], ring["P1.deck"]) == (["Jab"], 5)


@pytest.mark.proves("UVS-FIRED-09", "UVS-SCOPE-04")
@pytest.mark.parametrize(("deck", "held", "told"), [(["Jab", PAGE], 1, 1), (["Jab", *[PAGE] * 4], 2, 0)])
def test_an_effect_that_waits_has_lost_it_too(deck: list[str], held: int, told: int) -> None:
    ring = used(f"Mill(1), Fired(Event(V_DRAW, YOU), ({KEEP})), Mill(1), Draw(1)", deck, LEAVES)
    assert (ring["P1.health"], len(ring["P1.hand"]), len(ring.told_of("cycle"))) == (6, held, told)


@pytest.mark.proves("UVS-FIRED-09", "UVS-FIRED-06")
def test_an_effect_that_comes_after_one_that_cycles_has_lost_it_too() -> None:
    first = "Fired(Event(V_GAIN, YOU), (Mill(1), Draw(1)))"
    ring = used(
        f"Mill(1), {first}, Fired(Event(V_GAIN, YOU), (Move(Ref('milled'), HAND),)), Gain(1)", LEAVES[:2], LEAVES
    )
    while ring.question == "P1 first":
        ring.play(f"P1: {ring.options[0]}").on("P1 form", "P1 first")
    assert (len(ring["P1.hand"]), len(ring.told_of("cycle"))) == (1, 1)


@pytest.mark.proves("UVS-FIRED-09")
@pytest.mark.parametrize(("deck", "removed"), [(["Jab"], 10), (["Jab", PAGE], 1)])
def test_this_card_is_not_fetched_out_of_the_deck(deck: list[str], removed: int) -> None:
    ring = used("Mill(1), Remove(This())", deck, LEAVES, cost="Destroy(This()),")
    assert len(ring["P1.removed"]) == removed


@pytest.mark.proves("UVS-FIRED-09", "UVS-DECK-05")
def test_this_card_is_not_found_after_it_was_shuffled_in() -> None:
    ring = used("Move(This(), DECK, shuffle=True), Move(This(), HAND)", [PAGE] * 5, [])
    assert (ring["P1.hand"], ring["P1.deck"]) == ([], 6)


@pytest.mark.proves("UVS-FIRED-09", "UVS-SCOPE-03")
@pytest.mark.parametrize(("deck", "hand"), [(["Jab", PAGE], 0), (["Jab", PAGE, PAGE], 1)])
def test_the_card_of_the_event_is_not_touched_but_read(deck: list[str], hand: int) -> None:
    does = "Mill(1), If(Is(Ref('event'), (Type((ATTACK,)),)), (Gain(1),)), Move(Ref('event'), HAND)"
    ear = f"Ability(RESPONSE, ({does}), (Flip(This()),), Event(V_MILL, YOU))"
    ring = used("Mill(1)", deck, LEAVES, ear=ear)
    ring.play("P1: use Ear").on("P1 form")
    assert (ring["P1.health"], len(ring["P1.hand"])) == (6, hand)


@pytest.mark.proves("UVS-REVEAL-01", "UVS-DECK-05", "UVS-PRIV-01")
def test_what_was_revealed_is_seen_by_nobody_once_it_is_shuffled_in() -> None:
    """Neither by their handles nor in the book of the match."""
    ring = used("Reveal(Sel(2, zones=(DECK,), top=True)), Shuffle()", ["Jab", "Leaf 1", *[PAGE] * 5], [])
    assert not any(ring.g.flags[h] & REVEALED for h in ring.g.deck[0])
    for seat in ("P1", "P2"):
        assert not {"Jab", "Leaf 1"} & set(ring.match.view(seat)["brought"])
    stays = used("Reveal(Sel(2, zones=(DECK,), top=True)), Gain(1)", ["Jab", *[PAGE] * 5], [])
    assert "Jab" in stays.match.view("P2")["brought"]

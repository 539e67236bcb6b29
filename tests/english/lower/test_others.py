"""Other cards: than this card where it can be among them, else than the card that was spoken of (UVS-RULING-121)."""

from __future__ import annotations

import pytest

from kumite.cards.faces import compile_text
from kumite.games.universus.trees.reading import read_tree
from tests.english.lower.lowering import does, lowered, tree
from tests.games.universus.ringside import PAGE, asset, attack, foundation, p1, p2, table

POOL = "Clear(Sel(1, DOER, ({},), (POOL,)))"
THIS, CHOSEN, PLAYED = 'State("other")', "Not(Ref('chosen'))", "Not(Ref('event'))"


def told(text: str, kind: str = "foundation") -> list[str]:
    return [part.tree for part in compile_text(text, "universus", kind, "Test Card")]


@pytest.mark.proves("UVS-RULING-121")
def test_the_attack_that_is_answered_is_none_of_the_others_in_its_pool() -> None:
    text = "Response: After your rival plays an attack, seal 1 other card in their card pool."
    cards = {"Jab": attack(), "Hook": attack(), "Vow": foundation(told(text))}
    ring = table(p1(hand=["Jab"], pool=["Hook"]), p2(stage=["Vow"]), cards=cards)
    ring.play("P1: play Jab").on("P2 respond").play("P2: use Vow")
    assert [card for card in ring["P1.pool"] if "sealed" in card] == ["Hook (sealed)"]
    alone = table(p1(hand=["Jab"]), p2(stage=["Vow"]), cards=cards).play("P1: play Jab").on("P2 respond")
    if alone.question == "P2 respond":
        alone.play("P2: use Vow")
    assert not [card for card in alone["P1.pool"] if "sealed" in card]


@pytest.mark.proves("UVS-RULING-121")
def test_nor_is_the_attack_that_deals_damage() -> None:
    text = "Enhance Commit: If your attack deals damage, add 1 other card from your card pool to your hand."
    cards = {"Jab": attack(), "Hook": attack(), "Horn": asset(told(text, "asset"))}
    ring = table(p1(hand=["Jab", PAGE], pool=["Hook"], stage=["Horn", PAGE, PAGE]), p2(), cards=cards)
    ring.play("P1: play Jab", "P1: use Horn").on("P1 form")
    assert ring["P1.hand"] == [PAGE, "Hook"]
    ring = table(p1(hand=["Jab", PAGE], stage=["Horn", PAGE, PAGE]), p2(), cards=cards)
    ring.play("P1: play Jab", "P1: use Horn").on("P1 form")
    assert ring["P1.hand"] == [PAGE]


@pytest.mark.parametrize(
    ("text", "on", "than"),
    [
        ("Enhance: Clear 1 other card from your card pool.", "attack", THIS),
        ("Enhance: Clear 1 other card from your card pool.", "action", THIS),
        ("Response: After you block with this card, clear 1 other card from your card pool.", "foundation", THIS),
        ("Response: After your attack deals damage, clear 1 other card from your card pool.", "character", PLAYED),
        ("Response: After this attack deals damage, clear 1 other card from your card pool.", "attack", THIS),
    ],
)
def test_other_than_what(text: str, on: str, than: str) -> None:
    assert does(text, on=on) == tree(POOL.format(than))


def test_the_chosen_card_is_what_all_others_are_other_than() -> None:
    text = "Enhance: Choose 1 card in your card pool. Clear all other cards from your card pool."
    assert does(text)[1] == tree(f"Clear(Sel(99, DOER, ({CHOSEN},), (POOL,), every=True))")[0]
    assert lowered(text, on="attack").ability is None  # that, or this one


def test_another_foundation_than_the_one_that_was_committed() -> None:
    text = "Response: After you commit 1 foundation, ready 1 other foundation."
    assert does(text, on="asset") == tree(f"Ready(Sel(1, DOER, (Type((FOUNDATION,)), {PLAYED})))")
    assert lowered(text).ability is None  # that, or this one
    this = "Response: After you commit this card, ready 1 other foundation."
    assert does(this) == tree(f"Ready(Sel(1, DOER, (Type((FOUNDATION,)), {THIS})))")


def test_a_copy_is_another_than_the_card_it_is_a_copy_of() -> None:
    for text, on, than in (
        ("After your rival flips 1 foundation, flip 1 other copy of that foundation in their stage.", "asset", PLAYED),
        ("After your rival flips 1 foundation, flip 1 other copy of this card.", "foundation", THIS),
    ):
        assert read_tree(than) in does(f"Response: {text}", on=on)[0].what.tests

"""Cards that were just revealed or looked at: what is moved right after, without a word about where it is, is of
those."""

from __future__ import annotations

import pytest

from tests.english.lower.lowering import does, lowered, tree

TOP = "Reveal(Sel(3, DOER, (), (DECK,), top=True))"


@pytest.mark.proves("UVS-RULING-117")
@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "Name a card type. Reveal the top 3 cards of your deck. Build all cards of the named type.",
            f"Name('type'), {TOP}, Build(Sel(99, DOER, (Among('revealed'), OfNamed('type')), (DECK,), every=True))",
        ),
        (
            "Reveal the top 3 cards of your deck. Build all foundations.",
            f"{TOP}, Build(Sel(99, DOER, (Among('revealed'), Type((FOUNDATION,))), (DECK,), every=True))",
        ),
        (
            "Reveal the top 3 cards of your deck. Add 1 attack to your hand.",
            f"{TOP}, Move(Sel(1, DOER, (Among('revealed'), Type((ATTACK,))), (DECK,)), HAND)",
        ),
    ],
)
def test_moved_right_after_cards_were_shown(said: str, meant: str) -> None:
    assert does(f"Enhance: {said}") == tree(meant)


@pytest.mark.proves("UVS-RULING-117")
@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "Reveal the top 3 cards of your deck. Build all foundations from your hand.",
            f"{TOP}, Build(Sel(99, DOER, (Type((FOUNDATION,)),), (HAND,), every=True))",
        ),
        (
            "Reveal the top 3 cards of your deck. Draw 1 card. Build all foundations.",
            f"{TOP}, Draw(1), Build(Sel(99, DOER, (Type((FOUNDATION,)),), (HAND,), every=True))",
        ),
        (
            "Reveal the top 3 cards of your deck. Destroy 1 foundation.",
            f"{TOP}, Destroy(Sel(1, DOER, (Type((FOUNDATION,)),)))",
        ),
    ],
)
def test_where_something_else_is_said_that_holds(said: str, meant: str) -> None:
    assert does(f"Enhance: {said}") == tree(meant)


@pytest.mark.proves("UVS-RULING-117")
def test_of_a_number_that_is_built_nobody_can_tell() -> None:
    refused = lowered("Enhance: Reveal the top 3 cards of your deck. Build 1 foundation.")
    assert refused.ability is None
    assert refused.words == "1 foundation"

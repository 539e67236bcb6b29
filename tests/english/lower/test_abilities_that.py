"""`An ability that ...`: what one instruction of it can do, to whose cards, of which type, and where they lie."""

from __future__ import annotations

import pytest

from kumite.cards.faces import compile_text
from kumite.games.universus.english.abilities import written_out
from kumite.games.universus.tags.abilities import tags_of_ability
from tests.english.lower.lowering import ability, tree
from tests.games.universus.ringside import PAGE, Table, asset, foundation, p1, p2, table

MODERN, OLDER = "universus", "ufs"
BELL = "Response: After your rival plays an ability that {}, draw 1 card."
HORN = "R: After your opponent plays an ability that {}, draw 1 card."


def told(text: str, wording: str = MODERN, kind: str = "foundation") -> list[str]:
    return [part.tree for part in compile_text(text, wording, kind, "Test Card")]


def rings(asked: str, effect: str, wording: str = MODERN) -> bool:
    """Whether P2's bell, that waits for such an ability, is heard when P1 plays one with this effect."""
    bell = told((BELL if wording == MODERN else HORN).format(asked), wording)
    cards = {
        "Bell": foundation(bell),
        "Deed": foundation(told(f"Form: {effect}")),
        "Oak": foundation(),
        "Cup": asset(),
    }
    theirs = p2(stage=["Bell", "Oak", "Cup"], pool=[PAGE], momentum=[PAGE], discards=["Oak", PAGE], hand=[PAGE])
    mine = p1(stage=["Deed", "Oak", "Cup"], hand=[PAGE], pool=[PAGE], momentum=[PAGE])
    ring: Table = table(mine, theirs, cards=cards).play("P1: use Deed")
    return ring.question == "P2 respond"


@pytest.mark.proves("UVS-RULING-200", "UVS-ABTHAT-01")
@pytest.mark.parametrize(
    ("asked", "effect", "heard"),
    [
        ("flips or removes a card in your stage", "Flip 1 rival foundation.", True),
        ("flips or removes a card in your stage", "Remove 1 rival asset.", True),
        ("flips or removes a card in your stage", "Remove 1 card in your rival's discard pile.", False),
        ("flips or removes a card in your stage", "Flip 1 card in your rival's card pool.", False),
        ("flips or removes a card in your stage", "Flip 1 foundation.", False),
        ("flips 1 or more of your foundations", "Flip 1 rival foundation.", True),
        ("flips 1 or more of your foundations", "Flip 1 card in your rival's card pool.", False),
        ("flips a foundation", "Flip 1 card in your card pool.", False),
        ("flips a foundation", "Flip 1 foundation.", True),
        ("removes cards", "Remove 1 card in your rival's discard pile.", True),
        ("seals a card in your stage", "Seal 1 attack in your rival's card pool.", False),
        ("seals a card in your stage", "Seal your rival's character.", True),
    ],
)
def test_where_the_cards_lie(asked: str, effect: str, heard: bool) -> None:
    assert rings(asked, effect) is heard


@pytest.mark.proves("UVS-RULING-200")
def test_whose_cards_and_which_are_asked_of_one_instruction() -> None:
    asked = "destroys 1 or more of your foundations"
    assert rings(asked, "Destroy 1 rival foundation.")
    assert not rings(asked, "Destroy 1 foundation. Destroy 1 rival asset.")
    assert not rings("commits 1 of your assets", "Commit 1 asset. Commit 1 rival foundation.")
    assert rings("commits 1 of your assets", "Both players commit 1 asset.")
    assert rings("flips 1 of your foundations", "Both players flip 1 foundation.")


@pytest.mark.proves("UVS-RULING-126", "UVS-RULING-200")
def test_removed_from_a_stage_is_whatever_leaves_it() -> None:
    asked = "would remove a card from your staging area"
    assert rings(asked, "Destroy 1 rival foundation.", OLDER)
    assert rings(asked, "Add 1 rival foundation to their hand.", OLDER)
    assert rings(asked, "Remove 1 rival asset.", OLDER)
    assert not rings(asked, "Remove 1 card in your rival's discard pile.", OLDER)
    assert not rings(asked, "Commit 1 rival foundation.", OLDER)
    assert not rings(asked, "Destroy 1 foundation.", OLDER)
    assert not rings("would remove a card in your staging area", "Destroy 1 rival foundation.", OLDER)


def test_whose_health_it_is() -> None:
    """UVS-ABTHAT-01"""
    assert rings("would cause you to lose vitality", "Your rival loses 1 health.", OLDER)
    assert not rings("would cause you to lose vitality", "Lose 1 health.", OLDER)
    assert rings("would let them gain vitality", "Gain 1 health.", OLDER)
    assert not rings("would let them gain vitality", "Your rival gains 1 health.", OLDER)


def test_an_attack_that_was_played_lies_in_no_stage() -> None:
    """UVS-RULING-200"""
    tags = tags_of_ability(ability("Response: After your rival plays an attack, seal it."))
    assert {"seals: rival", "seals attacks"} <= set(tags)
    assert not {"seals: own", "seals foundations", "seals in stage"} & set(tags)
    lower = tags_of_ability(ability("Response: After your rival plays an attack, it gets -1 damage."))
    assert "lowers damage: rival" in lower
    assert "lowers damage: own" not in lower


@pytest.mark.parametrize(
    "said",
    [
        "flips cards in your stage",
        "flips your foundations",
        "flips foundations",
        "removes cards in your stage",
        "removes cards from your stage",
        "removes assets from your stage",
        "destroys your foundations",
        "makes you lose health",
        "makes them gain health",
        "raises the difficulty of your cards",
        "lowers the speed of your attack",
    ],
)
def test_it_is_told_and_read_back(said: str) -> None:
    text = f"Response: After your rival plays an ability that {said}, draw 1 card."
    assert written_out(ability(text)) == text


def test_a_type_alone_is_the_whole_of_it() -> None:
    """UVS-ABTHAT-01"""
    waits = ability("Response: After a player plays an ability that destroys a foundation, draw 1 card.").trigger
    assert (waits,) == tree("Event(V_ABILITY, does=('destroys foundations',))")

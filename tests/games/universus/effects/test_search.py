"""Searching the zones of another player (UVS-SEARCH-01 to UVS-SEARCH-04)."""

from __future__ import annotations

import pytest

from kumite.games.universus.english.abilities import ability_english
from kumite.games.universus.trees.reading import read_ability
from tests.games.universus.ringside import PAGE, Table, asset, attack, foundation, p1, p2, table

RAID = "Ability(FORM, (Search((DECK, DISCARDS), (Type((ATTACK,)),), (Remove(Ref('searched')),), whose=RIVAL),))"
CARDS = {"Raid": asset([RAID]), "Gem": foundation(), "Jab": attack(), "Hook": attack()}


def raid(**more: list[str]) -> Table:
    return table(p1(stage=["Raid"], deck=["Hook"]), p2(deck=["Gem", "Jab"], **more), cards=CARDS)


@pytest.mark.proves("UVS-SEARCH-01", "UVS-SEARCH-02", "UVS-SEARCH-04")
def test_a_rivals_deck_is_searched_and_shuffled() -> None:
    ring = raid().play("P1: use Raid")
    assert ring.question == "P1 search"
    assert ring.options == ["done", "P2's Jab in the deck"]  # never one's own Hook
    ring.play("P1: P2's Jab in the deck")
    assert ring["P2.removed"] == ["Jab"]
    assert [event["by"] for event in ring.told_of("shuffle")] == [1]
    assert [event["by"] for event in ring.told_of("search")] == [0]


@pytest.mark.proves("UVS-SEARCH-03")
def test_nothing_need_be_found_and_the_deck_is_shuffled_all_the_same() -> None:
    ring = raid(discards=["Hook"]).play("P1: use Raid")
    assert ring.options == ["done", "P2's Jab in the deck", "P2's Hook in the discard pile"]
    ring.play("P1: done")
    assert ring["P2.removed"] == []
    assert len(ring.told_of("shuffle")) == 1


@pytest.mark.proves("UVS-OWNER-02", "UVS-SEARCH-02")
def test_what_is_found_goes_to_its_owners_zones() -> None:
    text = "Ability(FORM, (Search((DECK,), (Type((ATTACK,)),), (Move(Ref('searched'), HAND),), whose=RIVAL),))"
    ring = table(p1(stage=["Raid"]), p2(deck=["Jab"]), cards={"Raid": asset([text]), "Jab": attack()})
    ring.play("P1: use Raid", "P1: P2's Jab in the deck")
    assert ring["P2.hand"] == ["Jab"]
    assert ring.g.hand[0] == ()


@pytest.mark.proves("UVS-SEARCH-01", "UVS-PRIV-02")
def test_who_searches_a_hand_has_seen_it() -> None:
    text = "Ability(FORM, (Search((HAND,), (Type((ATTACK,)),), (Discard(Ref('searched')),), whose=RIVAL),))"
    ring = table(p1(stage=["Raid"]), p2(hand=["Jab", "Gem"]), cards={**CARDS, "Raid": asset([text])})
    ring.play("P1: use Raid", "P1: P2's Jab")
    assert ring["P2.discards"] == ["Jab"]
    assert "Gem" in str(ring.seen("P1"))
    assert not ring.told_of("shuffle")


@pytest.mark.proves("UVS-EITHER-01")
def test_either_players_deck() -> None:
    text = "Ability(FORM, (Search((DECK,), (Type((ATTACK,)),), (Remove(Ref('searched')),), whose=EITHER),))"
    ring = table(p1(stage=["Raid"], deck=["Hook"]), p2(deck=["Jab"]), cards={**CARDS, "Raid": asset([text])})
    ring.play("P1: use Raid")
    assert (ring.question, ring.options) == ("P1 player", ["P1", "P2"])
    ring.play("P1: P2", "P1: P2's Jab in the deck")
    assert (ring["P2.removed"], ring["P1.removed"]) == (["Jab"], [])


@pytest.mark.parametrize(
    ("tree", "english"),
    [
        (RAID, "Form: Search your rival's deck and discard pile for 1 attack and remove it from the game."),
        (
            "Ability(FORM, (Search((DECK,), (), (Move(Ref('searched'), HAND),), whose=EITHER),))",
            "Form: Search either player's deck for 1 card and add it to its owner's hand.",
        ),
        (
            "Ability(FORM, (Search((DECK,), (), (Discard(Ref('searched'), RIVAL),), 1, RIVAL, YOU),))",
            "Form: Your rival searches your deck for 1 card, then your rival discards it.",
        ),
    ],
)
def test_it_is_printed_as_cards_are(tree: str, english: str) -> None:
    assert ability_english(read_ability(tree)) == english


def test_one_s_own_zones_are_searched_unless_told_otherwise() -> None:
    text = "Ability(FORM, (Search((DECK,), (Type((ATTACK,)),), (Remove(Ref('searched')),)),))"
    ring = table(p1(stage=["Raid"], deck=["Hook", PAGE]), p2(deck=["Jab"]), cards={**CARDS, "Raid": asset([text])})
    ring.play("P1: use Raid")
    assert ring.options == ["done", "Hook in the deck"]

"""What a card says of its own leaving is heard in a deck and face down, too (UVS-RULING-130)."""

from __future__ import annotations

import pytest

from kumite.games.universus.trees.notation import notation
from tests.english.lower.lowering import ability
from tests.games.universus.ringside import Table, attack, foundation, p1, p2, table

GAINS = "If this card leaves your card pool during the Combat Phase, gain 5 health."
REMOVES = "When this card leaves your card pool, remove it."
RESPONDS = "Response: After this card leaves your card pool during the Combat Phase, gain 5 health."
TAKES = "Response: After this card leaves your card pool, add it to your hand."
BYSTANDS = "If your attack leaves your card pool during the Combat Phase, gain 5 health."
AWAY = [
    "Add this attack to your momentum.",
    "Add this attack to the top of your deck.",
    "Add this attack to the bottom of your deck.",
    "Build this attack face down.",
    "Remove this attack face down.",
]
SHUFFLED = "Shuffle this attack into your deck."


def said(text: str, on: str = "foundation") -> list[str]:
    return [notation(ability(text, on=on))]


def gone(text: str, where: str, sealed: bool = False) -> Table:
    """P1's attack goes away from the card pool, in its Enhance Step."""
    seals = said("Enhance Commit: Seal this attack.")
    cards = {
        "Jab": attack(said(text, "attack"), difficulty=0),
        "Hook": attack(difficulty=0),
        "Hand": foundation(said(f"Enhance Commit: {where}")),
        "Lid": foundation(seals),
        "Wall": foundation(block="+9 mid"),
    }
    mine = p1(hand=["Jab", "Hook"], stage=["Hand", "Lid"], health=10, deck=["Wall"] * 5)
    ring = table(mine, p2(hand=["Wall"]), cards=cards).play("P1: play Jab")
    if sealed:
        ring.play("P1: use Lid").on("P1 enhance")
    ring.play("P1: use Hand")
    if where == SHUFFLED:
        ring.shuffle()
    return ring


@pytest.mark.proves("UVS-RULING-130", "UVS-STATIC-02")
@pytest.mark.parametrize("where", [*AWAY, SHUFFLED, "Add this attack to your hand.", "Discard this attack."])
def test_what_it_says_of_itself_is_heard_wherever_it_goes(where: str) -> None:
    assert gone(GAINS, where).on("P1 form")["P1.health"] == 15


@pytest.mark.proves("UVS-RULING-130")
@pytest.mark.parametrize("where", AWAY)
def test_it_may_be_moved_on_from_where_everybody_saw_it_go(where: str) -> None:
    removed = gone(REMOVES, where).on("P1 form")["P1.removed"]
    assert removed in (["Jab"], ["Jab (face down)"])


@pytest.mark.proves("UVS-RULING-130", "UVS-RESP-04")
@pytest.mark.parametrize("where", AWAY[:-1])
def test_its_response_may_take_it_from_there(where: str) -> None:
    ring = gone(TAKES, where).on("P1 respond")
    ring.play(next(f"P1: {text}" for text in ring.options if text.startswith("use Jab")))
    assert sorted(ring.on("P1 form")["P1.hand"]) == ["Hook", "Jab"]


@pytest.mark.proves("UVS-RULING-130")
def test_shuffled_into_the_deck_it_is_lost() -> None:
    ring = gone(REMOVES, SHUFFLED).on("P1 form")
    assert ring["P1.removed"] == []
    ring = gone(TAKES, SHUFFLED).on("P1 form")
    assert ring["P1.hand"] == ["Hook"]


@pytest.mark.proves("UVS-RULING-130", "UVS-RESP-04")
@pytest.mark.parametrize("where", AWAY[:-1])
def test_its_response_can_be_played_once(where: str) -> None:
    ring = gone(RESPONDS, where).on("P1 respond")
    ring.play(next(f"P1: {text}" for text in ring.options if text.startswith("use Jab")))
    assert ring.on("P1 respond", "P1 form")["P1.health"] == 15
    assert ring.question == "P1 form"


@pytest.mark.proves("UVS-SEAL-01")
@pytest.mark.parametrize("where", AWAY)
@pytest.mark.parametrize("text", [GAINS, RESPONDS])
def test_what_it_did_not_have_there_is_not_heard(where: str, text: str) -> None:
    ring = gone(text, where, sealed=True).on("P1 respond", "P1 form")
    assert (ring.question, ring["P1.health"]) == ("P1 form", 10)


@pytest.mark.parametrize("where", AWAY)
def test_what_it_says_of_other_cards_is_not_heard_there(where: str) -> None:
    assert gone(BYSTANDS, where).on("P1 form")["P1.health"] == 10


@pytest.mark.proves("UVS-PRIV-01")
@pytest.mark.parametrize("text", [GAINS, RESPONDS])
def test_who_may_look_at_it_afterwards_does_not_change(text: str) -> None:
    """What the rival has not seen, a card that goes from hand to momentum, says nothing."""
    cards = {
        "Jab": attack(said(text, "attack")),
        "Hand": foundation(said("Form Commit: Add 1 card from your hand to your momentum.")),
    }
    ring = table(p1(hand=["Jab"], stage=["Hand"], health=10), p2(), cards=cards).play("P1: use Hand")
    assert "respond" not in (ring.question or "")
    assert ring["P1.health"] == 10

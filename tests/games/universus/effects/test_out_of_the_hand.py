"""What a card says of its own leaving the hand is heard in momentum and in the deck, too (UVS-RULING-262)."""

from __future__ import annotations

import pytest

from kumite.games.universus.trees.notation import notation
from tests.english.lower.lowering import ability
from tests.games.universus.ringside import PAGE, Table, asset, foundation, p1, p2, table

GAINS = "If this card leaves your hand due to your rival's effect, gain 2 health."
RESPONDS = "Response: After this card leaves your hand due to your rival's effect, gain 2 health."
LANDS = "If this card is added to your momentum, gain 2 health."
SHOWN = "Your rival reveals their hand. "
AWAY = [
    "Your rival adds 1 card from their hand to their momentum.",
    "Your rival puts 1 card from their hand on the bottom of their deck.",
    "Your rival puts 1 card from their hand on the top of their deck.",
    f"{SHOWN}Add 1 card revealed this way to their momentum.",
]
SHUFFLED = "Your rival shuffles 1 card from their hand into their deck."
REVEALED_AND_SHUFFLED = f"{SHOWN}They shuffle 1 card revealed this way into their deck."


def said(text: str) -> list[str]:
    return [notation(ability(text))]


def taken(text: str, how: str, windows: str = "silent", held: str = "Ward") -> Table:
    """P1 makes P2 part with the only card in hand."""
    cards = {"Ward": foundation(said(text)), "Hand": asset(said(f"Form Commit: {how}"))}
    ring = table(
        p1(stage=["Hand"], hand=[PAGE]),
        p2(hand=[held], health=10, deck=[PAGE] * 4),
        cards=cards,
        options={"windows": windows},
    )
    ring.play("P1: use Hand")
    if "shuffle" in how:
        ring.shuffle()
    return ring.on("P2 respond", "P1 form")


@pytest.mark.proves("UVS-RULING-262", "UVS-RULING-130")
@pytest.mark.parametrize("how", [*AWAY, "Your rival discards 1 card.", REVEALED_AND_SHUFFLED])
def test_it_is_heard_wherever_it_goes(how: str) -> None:
    assert taken(GAINS, how)["P2.health"] == 12


@pytest.mark.proves("UVS-RULING-262", "UVS-RESP-04")
@pytest.mark.parametrize("how", AWAY)
def test_a_response_may_be_played_from_there(how: str) -> None:
    ring = taken(RESPONDS, how)
    assert ring.question == "P2 respond"
    assert ring.play(f"P2: {ring.options[1]}").on("P1 form")["P2.health"] == 12


@pytest.mark.proves("UVS-RULING-262")
def test_who_shows_the_card_has_shown_it() -> None:
    ring = taken(GAINS, AWAY[0])
    assert [line["cards"] for line in ring.match.view(0)["events"] if line["verb"] == "reveal"] == [["Ward"]]
    assert not taken(GAINS, AWAY[0], held=PAGE).told_of("reveal")


@pytest.mark.proves("UVS-RULING-262", "UVS-DECK-05")
@pytest.mark.parametrize("text", [GAINS, RESPONDS])
def test_shuffled_away_unseen_nobody_can_tell_which_it_was(text: str) -> None:
    ring = taken(text, SHUFFLED)
    assert (ring.question, ring["P2.health"]) == ("P1 form", 10)


@pytest.mark.proves("UVS-RULING-262")
@pytest.mark.parametrize("how", AWAY[:2])
def test_what_is_said_of_arriving_is_not_heard_of_an_unseen_card(how: str) -> None:
    assert taken(LANDS, how)["P2.health"] == 10


@pytest.mark.proves("UVS-RULING-262")
def test_neither_is_another_card_nor_an_effect_of_its_owner() -> None:
    assert taken(GAINS, AWAY[0], held=PAGE)["P2.health"] == 10
    tidy = asset(said("Form Commit: Add 1 card from your hand to your momentum."))
    ring = table(
        p1(stage=["Tidy"], hand=["Ward"], health=10), p2(), cards={"Tidy": tidy, "Ward": foundation(said(GAINS))}
    )
    assert ring.play("P1: use Tidy").on("P1 form")["P1.health"] == 10


@pytest.mark.proves("UVS-RULING-262", "UVS-RESP-06")
@pytest.mark.parametrize("held", ["Ward", PAGE])
def test_at_an_open_table_the_question_does_not_tell_which_card_it_was(held: str) -> None:
    assert taken(RESPONDS, AWAY[0], "open", held).question == "P2 respond"

"""Cards that go to a deck in any order: who says in which."""

from __future__ import annotations

import pytest

from kumite.cards.faces import compile_text
from kumite.games.universus.english.abilities import written_out
from kumite.games.universus.faces import card_of
from tests.english.lower.lowering import ability, does, tree
from tests.games.ufs.ringside import table as older
from tests.games.universus.ringside import Table, foundation, p1, p2, table

THEIRS = "{} from your rival's discard pile to the {} of their deck{}."


def told(text: str, wording: str = "universus") -> list[str]:
    return [part.tree for part in compile_text(text, wording, "foundation", "Test Card")]


def test_of_ones_own_cards_it_goes_without_saying() -> None:
    own = "Enhance: Add 2 cards from your discard pile to the bottom of your deck{}."
    assert does(own.format(" in any order")) == does(own.format(""))
    rival = "Enhance: Your rival adds 2 cards from their discard pile to the top of their deck{}."
    assert does(rival.format(" in any order")) == does(rival.format(""))
    made = ability("Enhance: Add " + THEIRS.format("2 cards", "top", " in any order"))
    assert made.does == tree("Move(Sel(2, RIVAL, (), (DISCARDS,)), DECK, top=True, ordered=True)")
    assert ability(written_out(made)) == made


def moved(text: str, older_one: bool = False) -> Table:
    """Three cards lie in P2's discard pile, and two in P1's."""
    cards = {
        **{name: foundation() for name in ("Ash", "Elm", "Fir", "Oak", "Yew")},
        "Rake": foundation(told(f"Form: Add {text}")),
    }
    made = older if older_one else table
    mine, theirs = p1(stage=["Rake"], discards=["Oak", "Yew"]), p2(discards=["Ash", "Elm", "Fir"])
    return made(mine, theirs, cards=cards).play("P1: use Rake")


def deck_of(ring: Table, seat: int) -> list[str]:
    """The cards of a deck, from the top, as nobody at the table sees them."""
    return [card_of(ring.g, h).name for h in ring.g.deck[seat]]


@pytest.mark.proves("UVS-RULING-226", "UVS-DECK-04")
@pytest.mark.parametrize("older_one", [True, False])
def test_who_takes_them_one_after_the_other_has_said_it(older_one: bool) -> None:
    ring = moved(THEIRS.format("2 cards", "bottom", " in any order"), older_one)
    ring.play("P1: P2's Fir in the discard pile", "P1: P2's Ash in the discard pile")
    assert ring.question != "P2 order"
    assert deck_of(ring, 1)[-2:] == ["Fir", "Ash"]
    rule = moved(THEIRS.format("2 cards", "bottom", ""), older_one)
    rule.play("P1: P2's Fir in the discard pile", "P1: P2's Ash in the discard pile")
    assert rule.question == "P2 order"


@pytest.mark.proves("UVS-RULING-226")
@pytest.mark.parametrize(("order", "who"), [(" in any order", "P1"), ("", "P2")])
def test_where_there_was_no_choice_who_adds_them_is_asked(order: str, who: str) -> None:
    ring = moved(THEIRS.format("all foundations", "top", order))
    assert ring.question == f"{who} order"
    for name in ("Elm", "Fir"):
        ring.play(f"{who}: {next(text for text in ring.options if name in text)}")
    assert deck_of(ring, 1)[:3] == ["Ash", "Fir", "Elm"]


@pytest.mark.proves("UVS-RULING-226")
def test_of_either_players_pile() -> None:
    text = "up to 2 foundations from either player's discard pile to the top of their deck in any order."
    ring = moved(text).play("P1: P2", "P1: P2's Elm in the discard pile", "P1: P2's Fir in the discard pile")
    assert ring.question != "P2 order"
    assert deck_of(ring, 1)[:2] == ["Fir", "Elm"]

"""An attack that is blocked with a mid block: the block is the blocker's, not the attack's."""

from __future__ import annotations

import pytest

from kumite.cards.faces import compile_text
from kumite.games.universus.english.abilities import written_out
from tests.english.lower.lowering import ability, lowered
from tests.games.ufs.ringside import table as older
from tests.games.universus.ringside import PAGE, attack, foundation, p1, p2, table


def told(text: str, wording: str = "universus", kind: str = "foundation") -> list[str]:
    return [part.tree for part in compile_text(text, wording, kind, "Test Card")]


@pytest.mark.parametrize(
    ("said", "same"),
    [
        ("Enhance: If your rival blocks this attack with a mid block, draw 1 card.", "a card with a mid block"),
        (
            "Enhance: If your rival blocks this attack with a printed low block, draw 1 card.",
            "a card with a printed low block",
        ),
        (
            "Enhance: If your rival blocks this attack with a +3 block modifier, draw 1 card.",
            "a card with a block modifier of exactly 3",
        ),
        (
            "Enhance: If your rival blocks this attack with a block modifier of 3 or more, draw 1 card.",
            "a card with a block modifier of 3 or more",
        ),
    ],
)
def test_it_is_what_blocks_that_has_the_block(said: str, same: str) -> None:
    made = ability(said, on="attack")
    assert made == ability(f"Enhance: If your attack is blocked by {same}, draw 1 card.", on="attack")
    assert ability(written_out(made), on="attack") == made


def test_after_blocking_with_such_a_block() -> None:
    one = ability("Response: After you block with a mid block, draw 1 card.")
    assert one == ability("Response: After you block an attack with a mid block, draw 1 card.")
    assert written_out(one).endswith("Only playable if the block has a mid block.")
    kept = ability("Enhance: If your rival's attack with a mid block is blocked, draw 1 card.")
    assert "attack with a mid block" in written_out(kept)  # here it is the attack's


@pytest.mark.parametrize(
    "text",
    [
        "Enhance: Your checks to block this attack with a mid block get +1.",
        "Enhance: Your checks to block this Throw attack get +1.",
        "Enhance: If your rival does not block this attack with a mid block, draw 1 card.",
    ],
)
def test_nothing_of_it_is_left_out(text: str) -> None:
    assert lowered(text).ability is None


@pytest.mark.proves("UVS-BLK-01", "UVS-RULING-33")
@pytest.mark.parametrize("older_one", [True, False])
@pytest.mark.parametrize(("block", "drawn"), [("Mid Wall", 1), ("Low Wall", 0), ("", 0)])
def test_who_draws(older_one: bool, block: str, drawn: int) -> None:
    text = "E: If your opponent blocks this attack with a mid block, draw 1 card."
    cards = {
        "Jab": attack(told(text, "ufs", "attack"), zone="mid", block="+1 mid"),
        "Mid Wall": foundation(block="+0 mid"),
        "Low Wall": foundation(block="+0 low"),
    }
    made = older if older_one else table
    ring = made(p1(hand=["Jab"], stage=[PAGE] * 2), p2(hand=["Mid Wall", "Low Wall"], stage=[PAGE] * 3), cards=cards)
    ring.play("P1: play Jab", "P1: use Jab").on("P2 block")
    ring.play(f"P2: block with {block}" if block else "P2: no block").on("P1 form", "P1 momentum", "P2 form")
    assert ring["P1.hand_size" if not older_one else "P1.hand"] in (drawn, [PAGE] * drawn)

"""A card as text, and back."""

from __future__ import annotations

import pytest
from msgspec import structs

from kumite.cards.desks import DESKS
from kumite.cards.record import CardRecord, record
from kumite.cards.sheet import read_sheet
from kumite.cards.written import sheet_of
from tests.cards.lamps import lamps

BASE = {"name": "Wick", "type": "asset", "text": "Form: Draw 1 card.", "difficulty": 2, "control": 4}
BACK = {"name": "Lit", "type": "attack", "text": "Form: x.", "speed": 1, "zone": "low", "damage": 0}


def read(text: str) -> CardRecord:
    found = read_sheet(text).record
    other = None if found.other is None else structs.replace(found.other, place="")
    return structs.replace(found, place="", other=other)


@pytest.mark.parametrize(
    "more",
    [
        {},
        {"name": "No", "symbols": ["attuned:fire", "infinity"]},
        {"name": 'The "Wick": #2'},
        {"name": "'Quoted'"},
        {"name": "~", "symbols": ["fire"]},
        {"keywords": ["Kick", "Stun: 2", "Combo (Punch, Low)"], "traits": ["Lamp", "a, b"]},
        {"type": "attack", "speed": 3, "zone": "low", "damage": 4, "block_mod": -1, "block_zone": "high"},
        {"type": "backup", "health": 3},
        {"type": "character", "hand_size": 7, "health": 20, "version": "2"},
        {"text": "name: nobody\n\nForm: Draw 1 card."},
        {"text": "Form: Draw 1 card.\n---\nForm: Draw 1 card."},
        {"text": "# Form: Draw 1 card."},
        {"text": "asset"},
        {"text": ""},
        {"text": "E: Draw 1 card.", "wording": "universus"},
        {"set": "Lamps", "number": "12", "rarity": "#1", "formats": ["yes", "no"]},
    ],
)
def test_a_card_is_read_back_as_it_was_written(more: dict[str, object]) -> None:
    card = record({"symbols": ["fire", "air", "all"], **BASE, **more}, "")
    assert read(sheet_of(card)) == card


def test_the_other_side_and_the_game() -> None:
    back = record({"symbols": ["fire"], **BACK}, "")
    card = structs.replace(record({"symbols": ["fire"], **BASE, "keywords": ["Shift"]}, ""), other=back)
    assert read(sheet_of(card)) == card
    assert "\nback:\n  name: Lit\n  type: attack\n" in sheet_of(card)
    assert "\n\n  Form: x.\n\nForm: Draw 1 card.\n" in sheet_of(card)
    for text in ("", "name: nobody\nx", "Form: y.\n\nForm: Draw 1 card.", "back:\n x", " odd\n  text"):
        other = structs.replace(card, other=structs.replace(back, text=text))
        assert read(sheet_of(other)).other.text.strip() == text.strip()  # type: ignore[union-attr]
    older = record({"symbols": ["good"], **BASE, "text": "F: Draw 1 card."}, "")
    text = sheet_of(older, DESKS["ufs"])
    assert "control: 4" in text
    assert read_sheet(text).desk.game.id == "ufs"
    assert read(text) == older


def test_the_lamps() -> None:
    for told in lamps():
        card = record(told, "")
        assert read(sheet_of(card)) == card

"""A card as a sheet: what `sheet.py` reads back to the same card."""

from __future__ import annotations

import json
import re
from typing import Any, Final

from kumite.cards.desks import OURS, Desk
from kumite.cards.lines import BETWEEN, entry, quoted
from kumite.cards.record import CardRecord, guessed
from kumite.cards.sheet import shown

SHORT: Final = ("set", "number", "set_name", "rarity")
LISTS: Final = ("symbols", "keywords", "traits", "formats")
PLAIN: Final = re.compile(r"[A-Za-z0-9+][^#\n]*")  # as it is read without quotes
APART: Final = re.compile(r"[,•;](?![^(]*\))")  # what parts the words of a list


def sheet_of(card: CardRecord, desk: Desk = OURS) -> str:
    """Entries as its game calls them, an empty line, and the text; the game is said where it is not the usual one."""
    lines = lines_of(told_of(card, desk))
    lines[1:1] = [] if desk is OURS else [f"game: {desk.game.id}"]
    if card.other is not None:
        lines += [
            "back:",
            *[f"  {line}" if line else "" for line in side_of(lines_of(told_of(card.other, desk)), card.other)],
        ]
    return "\n".join(side_of(lines, card)) + "\n"


def lines_of(told: dict[str, Any]) -> list[str]:
    return [f"{key}: {value_of(value)}" for key, value in told.items() if key != "text"]


def side_of(lines: list[str], card: CardRecord) -> list[str]:
    """The lines of one side, and its text below them where it can stand there."""
    text = card.text.strip()
    if not text:
        return lines
    if stands_alone(text):
        return [*lines, "", *text.split("\n")]
    return [*lines, f"text: {json.dumps(card.text, ensure_ascii=False)}"]


def told_of(card: CardRecord, desk: Desk) -> dict[str, Any]:
    """The entries of one side, those that it has."""
    found: dict[str, Any] = {"name": card.name, "type": card.type, "version": card.version}
    found |= {"difficulty": card.difficulty, shown("control", desk): card.control}
    if card.speed is not None and card.zone and card.damage is not None:
        found["attack"] = f"{card.speed} {card.zone} {card.damage}"
    else:
        found |= {"speed": card.speed, "zone": card.zone, "damage": card.damage}
    if card.block_mod is not None and card.block_zone:
        found["block"] = f"{card.block_mod:+d} {card.block_zone}"
    found |= {"hand_size": card.hand_size, "stamina" if card.type == "backup" else shown("health", desk): card.health}
    found |= {key: list(getattr(card, key)) for key in LISTS} | {key: getattr(card, key) for key in SHORT}
    found["wording"] = card.wording if len(desk.wordings) > 1 and card.wording != guessed(card.text) else ""
    found["text"] = card.text
    return {key: value for key, value in found.items() if value not in (None, "", [])}


def value_of(value: Any) -> str:
    """Without quotes where it is read the same without them."""
    if isinstance(value, list) and not any(APART.search(word) or not PLAIN.fullmatch(word) for word in value):
        return ", ".join(value)
    if isinstance(value, list | dict):
        return json.dumps(value, ensure_ascii=False)
    plain = str(value)
    same = PLAIN.fullmatch(plain) and quoted(plain) == json.dumps(plain, ensure_ascii=False)
    return plain if same else json.dumps(plain, ensure_ascii=False)


def stands_alone(text: str) -> bool:
    """Whether its first line is no entry, and no line of it parts sheets."""
    lines = text.strip().split("\n")
    return entry(lines[0], lines[1:], False) is None and not lines[0].startswith("#") and BETWEEN.search(text) is None

"""An invented set of cards, as a card file has them, and a deck of them."""

from __future__ import annotations

import json
from typing import Any

SYMBOLS = ["fire", "water", "earth"]
ZONES = ("high", "mid", "low")
DRILLS = (
    "Enhance Commit: Your attack gets +1 speed.",
    "Form Commit: Draw 1 card.",
    "Enhance Commit: This attack gets +1 damage.",
)
UNREAD = "Enhance: Juggle three lanterns."
CHARACTER = "Osk Farrow the Lamplighter"


def character(**changes: Any) -> dict[str, Any]:
    told = {"name": "Osk Farrow", "version": "the Lamplighter", "type": "character", "difficulty": 6, "control": 6}
    told |= {"block_zone": "mid", "block_mod": 0, "hand_size": 6, "health": 24, "symbols": SYMBOLS, "keywords": []}
    return {**told, "text": "Enhance Commit: Your attack gets +2 damage.", "wording": "universus", **changes}


def drill(n: int = 1, **changes: Any) -> dict[str, Any]:
    told = {"name": f"Wick Drill {n}", "type": "foundation", "difficulty": 2, "control": 5, "symbols": SYMBOLS}
    told |= {"block_zone": ZONES[n % 3], "block_mod": 2, "keywords": [], "text": DRILLS[n % 3]}
    return {**told, "wording": "universus", **changes}


def kick(n: int = 1, **changes: Any) -> dict[str, Any]:
    told = {"name": f"Lamp Kick {n}", "type": "attack", "difficulty": 3, "control": 3, "symbols": SYMBOLS}
    told |= {"block_zone": "mid", "block_mod": 2, "speed": 3, "zone": ZONES[n % 3], "damage": 4}
    told |= {"keywords": ["Kick", "Stun: 1"], "text": "Enhance: This attack gets +1 damage."}
    return {**told, "wording": "universus", **changes}


def lamps() -> list[dict[str, Any]]:
    """Seventeen cards; the last kick has a text that nobody understands."""
    kicks = [kick(n) for n in range(1, 8)]
    return [character(), *[drill(n) for n in range(1, 9)], *kicks, kick(8, text=UNREAD)]


def lines(cards: list[dict[str, Any]]) -> str:
    return "\n".join([json.dumps(card) for card in cards])


def deck(**changes: Any) -> dict[str, Any]:
    cards = {f"Wick Drill {n}": 4 for n in range(1, 9)} | {f"Lamp Kick {n}": 4 for n in range(1, 8)}
    told = {"deck": "Street Lamps", "game": "universus", "pool": "Lamps", "character": CHARACTER, "symbol": "fire"}
    return {**told, "cards": cards, **changes}

"""The test language of tests/games/universus/ringside.py, at a table of UFS: cards are written with its helpers.

`Sparring Partner` (difficulty 6, control 6, hand size 6, vitality 25) and `Blank Page` (difficulty 1, control 3, no
block, no text) are always there; a deck has 20 Blank Pages under the cards named, so an unnamed check is a 3."""

from __future__ import annotations

from typing import Any

import kumite
from tests.games.universus.ringside import Side, Table, card


def table(p1: Side | None = None, p2: Side | None = None, **given: Any) -> Table:
    """A described position, in P1's Combat Phase unless told otherwise."""
    options = {"windows": "silent", **given.pop("options", {})}
    return Table(kumite.setup("ufs", {"P1": p1 or {}, "P2": p2 or {}, "options": options, **given}, seed=0))


def character(does: list[str] | None = None, **more: Any) -> dict[str, Any]:
    """Every card has difficulty and control here (UFS-CARD-01)."""
    return card("character", does, **{"difficulty": 6, "check": 6, "hand_size": 6, "health": 25, **more})


def opening(seed: int = 0, **options: Any) -> Table:
    """A game from its beginning, with the decks of the house."""
    mode = options.pop("mode", None)
    return Table(kumite.match("ufs", seed=seed, mode=mode, options={"windows": "silent", **options}))

"""The piles that lie open: anybody may look through them at any time (UFS-DISC-02, UFS-RFG-01, UVS-DPILE-03)."""

from __future__ import annotations

from typing import Any


def piles(view: dict[str, Any]) -> list[str]:
    """Each discard pile and what is removed from the game, the card that came last first."""
    found = pile("The discard pile", view.get("discards"))
    for seat, held in view["seats"].items():
        found += pile(f"{seat}'s discard pile", held.get("discards"))
    for seat, held in view["seats"].items():
        found += pile(f"Removed from the game, of {seat}", held.get("removed") or None)
    return found


def pile(name: str, cards: list[str] | None) -> list[str]:
    if cards is None:
        return []
    if not cards:
        return [f"{name}: no cards."]
    n = f"{len(cards)} card{'' if len(cards) == 1 else 's'}"
    last = ", the last one first" if len(cards) > 1 else ""
    return [f"{name}, {n}{last}: {', '.join(cards[::-1])}."]

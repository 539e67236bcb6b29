"""A view of a bout drawn with letters: what the terminal shows."""

from __future__ import annotations

from typing import Any, Final

BAR: Final = 12


def board(view: dict[str, Any]) -> list[str]:
    """The table from the far side to the near one, a line each; readable aloud."""
    near = view.get("you") or "P1"
    far = "P2" if near == "P1" else "P1"
    lines = side(view, far)
    if view["combo"]:
        lines.append(f"  Combo: {'  '.join(view['combo'])}")
    lines.append(f"  Button Deck: {view['deck']} cards, discard pile: {len(view['discards'])}")
    return lines + side(view, near)


def side(view: dict[str, Any], who: str) -> list[str]:
    seat = view["seats"][who]
    lines = [f"{who}: {seat['super']} Super, {seat['swap']} Swap, {seat['hand_size']} cards in hand"]
    for place, names in (("Frontline", [seat["front"]]), ("Sideline ", seat["side"])):
        lines += [f"  {place}  {fighter(view, name)}" for name in names if name]
    hand = [card for card in seat["hand"] if card != "?"]
    if hand:
        lines.append(f"  Hand: {', '.join(sorted(hand))}")
    if seat["allocated"]:
        lines.append(f"  Face down: {', '.join(seat['allocated'])}")
    return lines


def fighter(view: dict[str, Any], name: str) -> str:
    held = view["fighters"][name]
    full = round(BAR * held["health"] / held["hp"])
    return f"{name:<18} {'#' * full}{'.' * (BAR - full)} {held['health']}/{held['hp']}"

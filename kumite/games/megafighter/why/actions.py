"""Why not now?  Actions have their turn, and swaps their people; the draft is the first of them."""

from __future__ import annotations

from typing import Final

from kumite.core.game import Why, notations
from kumite.games.megafighter.position import NAMES, Bout, owner
from kumite.games.megafighter.printed import name
from kumite.games.megafighter.rules.turn import Act
from kumite.games.megafighter.why.names import drafted


def not_now(g: Bout, seat: int) -> Why | None:
    """Actions: on one's own turn, in the Action Phase, while there are any."""
    if seat != g.turn or g.phase != "action":
        return Why("Actions are taken in the Action Phase of one's own turn", ("MEGA-TURN-01", "MEGA-TURN-02"))
    if not isinstance(g.waiting, Act):
        return Why("something else has to be decided first", g.waiting.rules if g.waiting else ())
    if g.actions == 0:
        return Why("the three Actions of this turn are used", ("MEGA-TURN-02",))
    return None


def no_plain_action(g: Bout, seat: int, word: str) -> Why:
    if word in notations(g):
        return WITHOUT[word]
    if word == "end" and seat == g.turn and g.actions > 0:
        return Why("all three Actions must be taken; Taunt is always possible", ("MEGA-TURN-02", "MEGA-RULING-09"))
    return not_now(g, seat) or Why(f"'{word}' is not possible now", ("MEGA-TURN-03",))


WITHOUT: Final = {
    "taunt": Why("'taunt' is possible, but nothing may stand behind it", ("MEGA-TAUNT-01",)),
    "draw": Why(
        "'draw' takes no number: it is 1 card, and then you are asked whether to spend 1 ★ for one more",
        ("MEGA-DRAW-01", "MEGA-DRAW-02", "MEGA-DRAW-03"),
    ),
    "end": Why("'end' is possible, but nothing may stand behind it", ("MEGA-END-01",)),
}


def no_draft(g: Bout, seat: int, text: str) -> Why | None:
    rules = ("MEGA-SETUP-04", "MEGA-SETUP-05")
    for slot in drafted(g):
        if name(g, slot).lower() == text.lower():
            whose = "you have" if owner(slot) == seat else f"{NAMES[owner(slot)]} has"
            return Why(f"{whose} drafted {name(g, slot)} already; every Fighter is there once", rules)
    if g.phase != "setup":
        return Why("the draft is over", rules)
    return None


def no_swap(g: Bout, seat: int, word: str, text: str) -> Why:
    if seat != g.turn or not isinstance(g.waiting, Act):
        return Why("swapping is done on one's own turn, between Actions", ("MEGA-SWAP-01", "MEGA-SWTOK-01"))
    if not g.side[seat]:
        return Why("you have no Sideline Fighter to swap with", ("MEGA-RULING-23",))
    if word == "token swap" and g.swaps[seat] == 0:
        return Why("you have no Swap Token", ("MEGA-SWTOK-01",))
    if not text:
        return not_now(g, seat) or NO_SWAP
    for slot in drafted(g):
        if name(g, slot).lower() == text.lower() and slot not in g.side[seat]:
            return Why(f"{name(g, slot)} is not on your Sideline", ("MEGA-SWAP-01",))
    if text.lower() not in [name(g, slot).lower() for slot in g.side[seat]]:
        return Why(f"no Sideline Fighter of yours is called {text!r}", ("MEGA-SWAP-01",))
    return not_now(g, seat) or NO_SWAP


NO_SWAP: Final = Why("this swap is not possible now", ("MEGA-SWAP-01",))

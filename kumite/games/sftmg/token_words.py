"""Power-Up tokens in words and letters, for the terminal.

Everything here is read off a view, so that nothing can be told that its seat may not know.
"""

from __future__ import annotations

from typing import Final

from kumite.games.sftmg import glance
from kumite.games.sftmg.glance import View, at
from kumite.games.sftmg.grid import DISTANCE, OFF, space
from kumite.games.sftmg.grid import name as space_name
from kumite.games.sftmg.powers import ACTION, DISCARD, DOES, HEALTH, KINDS
from kumite.games.sftmg.rules.power_up import N
from kumite.games.sftmg.typeset import indented, many

TOKEN: Final = "*"
POWERS: Final = (
    "Power-Up tokens lie facedown on the stage: enter a space and you have what is there, two a turn at most. Use it "
    "at once, or save it for later: before an Action of yours or of an opponent's."
)


def lying(view: View) -> list[str]:
    """The spaces with a token."""
    return list(view["power_ups"]["lying"]) if "power_ups" in view else []


def on_stage(view: View) -> list[str]:
    """Where tokens lie, and what those nobody has seen may be."""
    if not lying(view):
        return []
    may_be = [f"{n} {kind}" for kind, n in view["power_ups"]["unseen"].items() if n]
    return indented(f"Power-Up tokens on {', '.join(lying(view))}. Facedown: {', '.join(may_be)}.")


def in_front(view: View, seat: str, width: int) -> list[str]:
    """The tokens in front of a player: saved ones, and those still to be placed."""
    if "power_ups" not in view:
        return []
    saved, left = view["power_ups"]["saved"][seat], view["power_ups"]["dealt"][seat]
    lines = indented(f"  Power-Ups: {', '.join(saved)}", 4, width) if saved else []
    return lines + ([f"  Power-Up tokens to place: {left}"] if left else [])


def hint(view: View, option: str) -> str:
    """What an option about tokens means; nothing if it is about none."""
    if option.startswith("place token on "):
        return place_hint(view, space(option[-2:]))
    if option.startswith("by "):
        passed, _, left = option.removeprefix("by ").partition(", leaving ")
        return f"collects {passed}; {left} stays (two a turn)" if left else f"collects {passed} on the way"
    return use_hint(view, option.removeprefix("use ")) if option.startswith("use ") else ""


def lies_there(view: View, there: int) -> str:
    """More to say of a space to move to."""
    return "; a Power-Up token lies there" if space_name(there) in lying(view) else ""


def place_hint(view: View, there: int) -> str:
    """How far it would be from everybody on the stage."""
    found: list[str] = []
    for seat in view["seats"]:
        if at(view, seat) != OFF:
            who = "you" if seat == view["you"] else view["seats"][seat]["fighter"]
            found.append(f"{DISTANCE[at(view, seat)][there]} from {who}")
    return ", ".join(found)


def use_hint(view: View, rest: str) -> str:
    """What a token does, here."""
    kind, held = KINDS.index(rest.partition(" ")[0]), glance.figure(view, view["you"])
    if kind == HEALTH and held:
        return f"Health {held['health']} becomes {min(held['max'], held['health'] + N)}"
    if kind == ACTION:
        return f"{many(view['actions'] + 1, 'Action')} left then"
    return "two cards of their own choice" if kind == DISCARD else DOES[kind]

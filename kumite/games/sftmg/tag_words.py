"""Tag-Ins in words, for the terminal: what they cost, and what both Characters have of it (SFTMG-TAG-09, SFTMG-TAG-10).

Everything here is read off a view, so that nothing can be told that its seat may not know.
"""

from __future__ import annotations

from typing import Any, Final

from kumite.games.sftmg import glance
from kumite.games.sftmg.glance import View
from kumite.games.sftmg.rules.tag import METER, REST

HEADINGS: Final = {  # by the first word of an option
    "tag": f"Tag-In (1 Action, {METER} Meter):",
    "token": "Tag-In for a Tag Team token, if your team agrees (no Action, no Meter):",
}


def hint(view: View, option: str) -> str:
    """What a swap gives; nothing if the option is none."""
    for word in ("tag in ", "token for ", "bring "):
        if option.startswith(word) and "tags" in view:
            return swap(view, option.removeprefix(word))
    return ""


def swap(view: View, enters: str) -> str:
    """SFTMG-TAG-10: Health for whoever leaves, cards for whoever enters; SFTMG-RULING-61: a KO'd one stays so."""
    team = view["seats"][view["you"]]["team"]
    drawn = f"{enters} draws {REST} cards"
    for leaves, held in view["fighters"].items():
        if view["seats"][held["seat"]]["team"] == team and held["at"] is not None and glance.asked(view) != "enter":
            return f"{rested(leaves, held)}{drawn}"
    return drawn


def rested(leaves: str, held: dict[str, Any]) -> str:
    """SFTMG-RULING-60: up to the Health that is printed."""
    now = held["health"]
    return f"{leaves}'s Health {now} becomes {min(held['max'], now + REST)}, " if now < held["max"] else ""

"""A described position in the words of this edition: `vitality`, `staging area`, `control`, and the Ready Phase.

The entries of the core are understood as well; so are its paths, which views and scenarios have."""

from __future__ import annotations

import re
from typing import Any, Final

from kumite.errors import BadPosition, brief
from kumite.games.ufs.vocabulary import worded
from kumite.games.universus.position import NAMES

OF_A_SIDE: Final = {"vitality": "health", "staging area": "stage"}
OF_A_CARD: Final = {"vitality": "health", "control": "check"}
PHASES: Final = {"ready": "start"}  # what one is before
ZONES: Final = ("stage", "pool", "momentum", "hand", "deck", "discards", "removed")
LATER: Final = {  # entries for what only the later game has
    "unlocked": "skill trees",
    "trees": "skill trees",
    "set": "set icons",
    "stamina": "backups",
    "wounds": "backups",
}

SAID: Final = tuple(
    [
        (re.compile(pattern), said)
        for pattern, said in (
            (r"\bdifficulty, check\b", "difficulty, control"),
            (r"(?<=\w)\.check\b", ".control"),
            (r"(?<=\w)\.health\b", ".vitality"),
            (r"(?<=\w)\.stage\b", ".staging area"),
            (r"\bcombat, start, end\b", "combat, ready, end"),
            *[(rf"(?:(?<=, )|(?<= known are )){word}(?:, |$)", "") for word in LATER],
        )
    ]
)


def understood(given: Any) -> Any:
    """The description with the names that the core has for its entries; what is no mapping stays as it is."""
    if not isinstance(given, dict):
        return given
    made = dict(given)
    for seat in NAMES:
        if isinstance(made.get(seat), dict):
            made[seat] = of_a_side(made[seat], seat)
    if isinstance(made.get("cards"), dict):
        made["cards"] = {name: renamed(told, OF_A_CARD, f"cards.{name}") for name, told in made["cards"].items()}
    phase = made.get("phase")
    if isinstance(phase, str):
        made["phase"] = PHASES.get(phase, phase)
    return made


def of_a_side(told: dict[Any, Any], seat: str) -> Any:
    """One player's entries, and the marks of the cards in their zones."""
    made = renamed(told, OF_A_SIDE, seat)
    for zone in ZONES:
        if isinstance(made.get(zone), list):
            made[zone] = [renamed(card, {}, f"{seat}.{zone}[{at}]") for at, card in enumerate(made[zone])]
    return made


def renamed(told: Any, names: dict[str, str], where: str) -> Any:
    """A mapping with the core's names; refused where one thing is said twice, or there is no such thing here."""
    if not isinstance(told, dict):
        return told
    made: dict[Any, Any] = {}
    for key, value in told.items():
        core = names.get(key, key) if isinstance(key, str) else key
        if core in made:
            raise BadPosition(f"{where} says {brief(key)} twice, once by another name")
        if core in LATER:
            raise BadPosition(f"{where}.{core}: there are no {LATER[core]} here; leave it out")
        made[core] = value
    return made


def in_own_words(reason: str) -> str:
    """What is wrong with a description, in the words of this edition."""
    reason = worded(reason)
    for pattern, said in SAID:
        reason = pattern.sub(said, reason)
    return reason

"""The values of a described position, checked one by one: a sentence with the place of whatever cannot be."""

from __future__ import annotations

from typing import Any, Final

from kumite.errors import BadPosition, brief
from kumite.games.universus.names import a_type
from kumite.games.universus.printed import Card
from kumite.games.universus.terms import BACKUP, DECK, HAND, MOMENTUM, POOL, STAGE, ZONES
from kumite.games.universus.written import whole

MOST: Final = 999  # of anything that is counted
ROLES: Final = ("played", "block", "nothing")
HOMES: Final[dict[str, tuple[int, ...]]] = {  # marks that say something in some zones only
    "committed": (STAGE,),
    "attached": (STAGE,),
    "frozen": (STAGE,),
    "counters": (STAGE,),
    "wounds": (STAGE,),
    "sealed": (STAGE, POOL),
    "as": (POOL,),
    "dealt": (POOL,),
    "up": (MOMENTUM,),
}
FLAGS: Final = ("committed", "down", "up", "attached", "sealed", "frozen", "back", "dealt")


def counted(value: Any, where: str, least: int = 0, most: int = MOST) -> int:
    """A whole number in a range."""
    n = whole(value, where)
    if n is None or not least <= n <= most:
        raise BadPosition(f"{where} is {brief(value)}; it must be a whole number from {least} to {most}")
    return n


def flagged(told: dict[str, Any], key: str, where: str, default: bool = False) -> bool:
    """true or false."""
    value = told.get(key, default)
    if not isinstance(value, bool):
        raise BadPosition(f"{where} is {brief(value)}; it must be true or false")
    return value


def card_name(told: Any, where: str) -> str:
    """The name of a card, alone or with marks."""
    name = told.get("card") if isinstance(told, dict) else told
    if isinstance(told, dict) and "card" not in told:
        raise BadPosition(f"{where}: it is not said which card it is: write card: and its name")
    if not isinstance(name, str):
        what = "the name of a card, or a mapping with card and its marks"
        raise BadPosition(f"{where} must be {what}; it is {brief(name)}")
    return name


def check_marks(card: Card, zone: int, marks: dict[str, Any], where: str) -> None:
    """Everything that is said of a card besides its name."""
    for key in FLAGS:
        flagged(marks, key, f"{where}.{key}")
    for key in marks:
        if key in HOMES and zone not in HOMES[key]:
            homes = " or ".join([ZONES[home] for home in HOMES[key]])
            raise BadPosition(f"{where}.{key}: that is said of a card in the {homes}, not in the {ZONES[zone]}")
    if marks.get("down", False) and zone in (HAND, DECK):
        raise BadPosition(f"{where}.down: a card in the {ZONES[zone]} has no facing")
    if marks.get("down", False) and marks.get("up", False):
        raise BadPosition(f"{where}: it cannot lie face down and face up")
    if marks.get("back", False) and card.back is None:
        raise BadPosition(f"{where}.back: {card.name} has one side only")
    if "as" in marks and marks["as"] not in ROLES:
        raise BadPosition(f"{where}.as is {brief(marks['as'])}; it must be one of {', '.join(ROLES)}")
    counters_of(marks, where)
    wounds_of(card, marks, where)


def counters_of(marks: dict[str, Any], where: str) -> tuple[tuple[str, int], ...]:
    """`counters: {Blood: 2}`."""
    told = marks.get("counters", {})
    if not isinstance(told, dict):
        what = "a mapping of names to numbers, like {Blood: 2}"
        raise BadPosition(f"{where}.counters must be {what}; it is {brief(told)}")
    for name in told:
        if not isinstance(name, str) or not name.strip():
            raise BadPosition(f"{where}.counters: {brief(name)} is no name of a counter")
    return tuple([(name, counted(n, f"{where}.counters.{name}", 1)) for name, n in told.items()])


def wounds_of(card: Card, marks: dict[str, Any], where: str) -> int:
    """Stamina that a backup has lost."""
    if "wounds" not in marks:
        return 0
    if card.front.type != BACKUP:
        what = a_type(card.front.type)
        raise BadPosition(f"{where}.wounds: only a backup loses stamina, and {card.name} is {what}")
    return counted(marks["wounds"], f"{where}.wounds", 0, max(0, card.front.stamina))

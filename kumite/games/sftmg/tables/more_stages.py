"""Several stages at a table: the setting, and those already joined in a described position (SFTMG-VAR-13)."""

from __future__ import annotations

from typing import Any, Final

from kumite.core.checks import known_keys, one_of
from kumite.core.game import Setting
from kumite.errors import BadPosition, brief
from kumite.games.sftmg.cards.roster import PLACES
from kumite.games.sftmg.checks import on_first_stage
from kumite.games.sftmg.grid import SIDES, SPACES, name
from kumite.games.sftmg.joins import TURNS, WORDS, code, join
from kumite.games.sftmg.plan import along, both_ends
from kumite.games.sftmg.position import Fight

NUMBERS: Final = ("none", "one", "two", "three", "four")  # SFTMG-VAR-16
MORE_STAGES: Final = Setting(
    "more_stages",
    NUMBERS,
    "how many stages may be joined to the first where somebody is knocked through a Wall",
    ("SFTMG-VAR-13", "SFTMG-VAR-16"),
)
KEY: Final = "joined"
KEYS: Final = ("stage", "turned", "gap")


def more_stages(options: dict[str, Any]) -> int:
    return NUMBERS.index(options["more_stages"])


def arrange_stages(g: Fight, given: dict[str, Any]) -> None:
    """`joined: {E: {stage: Dojo, turned: left, gap: i5}}`: which stages are there already, side by side."""
    told = given.get(KEY, {})
    if not isinstance(told, dict):
        raise BadPosition(f"{KEY} must be a mapping of {', '.join(SIDES)} to stages; it is {brief(told)}")
    known_keys(told, SIDES, KEY)
    if len(told) > g.house.more_stages:
        most = NUMBERS[g.house.more_stages]
        reason = f"{KEY} has {len(told)}, and the option more_stages allows {most}"
        raise BadPosition(reason, ("SFTMG-VAR-16",))
    for side, word in enumerate(SIDES):
        if word in told:
            join(g, side, described(side, told[word], f"{KEY}.{word}"))


def described(side: int, told: Any, where: str) -> int:
    if not isinstance(told, dict):
        raise BadPosition(f"{where} must be a mapping with {', '.join(KEYS)}; it is {brief(told)}")
    known_keys(told, KEYS, where)
    stage = PLACES[one_of(told.get("stage"), tuple(PLACES), f"{where}.stage")]
    turn = TURNS.index(one_of(told.get("turned", TURNS[0]), TURNS, f"{where}.turned"))
    anywhere = (1 << (1 + len(SIDES)) * SPACES) - 1
    at = on_first_stage(told.get("gap"), f"{where}.gap", anywhere, "the gap is", ("SFTMG-VAR-14",))
    if both_ends(side, along(side, at))[0] != at:
        reason = f"{where}.gap: {name(at)} is not on the {WORDS[side]}ern side of the first stage"
        raise BadPosition(reason, ("SFTMG-VAR-14",))
    return code(stage, turn, along(side, at))

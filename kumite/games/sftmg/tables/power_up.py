"""Power-Up at any table: its setting, what the House has of it, and its tokens in a described position."""

from __future__ import annotations

from typing import Any, Final

from kumite.core.checks import known_keys, number, one_of
from kumite.core.game import Setting
from kumite.core.piles import Zone
from kumite.core.position import Step
from kumite.errors import BadPosition, brief
from kumite.games.sftmg.checks import on_first_stage
from kumite.games.sftmg.grid import blocks_steps, name, spaces
from kumite.games.sftmg.position import NAMES, Fight
from kumite.games.sftmg.powers import A_TURN, KINDS, NO_POWERS, OF_EACH, Powers, in_the_box
from kumite.games.sftmg.rules.power_up import BeforeAction

POWER_UP: Final = Setting(
    "power_up", (False, True), "eight tokens lie on the stage, for whoever enters their spaces", ("SFTMG-PWR-01",)
)
KEY: Final = "power_ups"
KEYS: Final = ("lying", "saved", "used", "picked")


def before_action(options: dict[str, Any]) -> Step | None:
    return BeforeAction() if options["power_up"] else None


def powers(options: dict[str, Any], seats: int) -> Powers:
    """SFTMG-PWR-01: any mode may have them."""
    return in_the_box(seats) if options["power_up"] else NO_POWERS


def arrange_powers(g: Fight, given: dict[str, Any]) -> None:
    """`power_ups: {lying: [d4, f7], saved: {P1: [Health]}, used: [Draw], picked: {P1: 1}}`; what is not said of them is
    face down and off the stage.  Before the first turn they are still in the box."""
    told, box = given.get(KEY, {}), g.house.powers
    if KEY in given and not box.boxed:
        raise BadPosition(f"{KEY}: this table has no Power-Up tokens; that is the option power_up", ("SFTMG-PWR-01",))
    if not box.boxed:
        return
    if given.get("phase") == "mulligan":
        if KEY in given:
            raise BadPosition(f"{KEY}: they are dealt after the mulligans", ("SFTMG-PWR-02",))
        return
    if not isinstance(told, dict):
        raise BadPosition(f"{KEY} must be a mapping with {', '.join(KEYS)}; it is {brief(told)}")
    known_keys(told, KEYS, KEY)
    seats = NAMES[: len(g.fighter)]
    mine, counts = by_seat(told, "saved", seats), by_seat(told, "picked", seats)
    saved = tuple([kinds(mine.get(seat, []), f"{KEY}.saved.{seat}") for seat in seats])
    picked = tuple([number(counts.get(seat, 0), 0, A_TURN, f"{KEY}.picked.{seat}") for seat in seats])
    used = tally(kinds(told.get("used", []), f"{KEY}.used"))
    seen = tally(tuple([kind for each in saved for kind in each]))
    unseen = left_over(seen, used)
    g.powers = Powers(False, on_stage(g, told, sum(unseen)), unseen, (0,) * len(seats), saved, picked, used)


def by_seat(told: dict[Any, Any], key: str, seats: tuple[str, ...]) -> dict[Any, Any]:
    found = told.get(key, {})
    if not isinstance(found, dict):
        raise BadPosition(f"{KEY}.{key} must be a mapping of seats; it is {brief(found)}")
    known_keys(found, seats, f"{KEY}.{key}")
    return found


def kinds(told: Any, where: str) -> Zone:
    if not isinstance(told, list):
        raise BadPosition(f"{where} must be a list of tokens like [Health, Draw]; it is {brief(told)}")
    return tuple(sorted([KINDS.index(one_of(each, KINDS, where)) for each in told]))


def tally(tokens: Zone) -> Zone:
    """Kind -> how many of these are of it."""
    return tuple([tokens.count(kind) for kind in range(len(KINDS))])


def left_over(seen: Zone, used: Zone) -> Zone:
    """SFTMG-PWR-10: two of each kind, less those everybody has seen."""
    for kind, n in enumerate(seen):
        if n + used[kind] > OF_EACH:
            raise BadPosition(f"{KEY}: there are {OF_EACH} {KINDS[kind]} tokens, not more", ("SFTMG-PWR-10",))
    return tuple([OF_EACH - n - used[kind] for kind, n in enumerate(seen)])


def on_stage(g: Fight, told: dict[Any, Any], unseen: int) -> int:
    """SFTMG-PWR-04: where tokens lie; a figure may share the space (SFTMG-RULING-56)."""
    listed = told.get("lying", [])
    if not isinstance(listed, list):
        raise BadPosition(f"{KEY}.lying must be a list of spaces like [d4, e5]; it is {brief(listed)}")
    lying = 0
    for each in listed:
        lying |= 1 << on_first_stage(each, f"{KEY}.lying", g.plan.everywhere(), "tokens are")
    for at in spaces(lying & blocks_steps(g.ground, 0)):
        raise BadPosition(f"{KEY}.lying: no token lies on {name(at)}, which no figure enters", ("SFTMG-PWR-04",))
    if len(listed) != len(spaces(lying)):
        raise BadPosition(f"{KEY}.lying names a space twice; a space has one token", ("SFTMG-RULING-54",))
    if len(listed) > unseen:
        raise BadPosition(f"{KEY}.lying has {len(listed)} tokens; {unseen} are face down", ("SFTMG-PWR-10",))
    return lying

"""What was agreed when a table was made: the game, who plays which seat, the clock."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from kumite import bots
from kumite.errors import BadOption, brief
from kumite.play.match import Match
from kumite.play.record import go_on
from kumite.play.sit import match, setup

HUMAN = "human"
SHORTEST_CLOCK, LONGEST_CLOCK = 5, 7 * 24 * 3600  # seconds


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """No clock; so many seconds for each question; or a budget for the match and an increment, as in chess."""

    kind: Literal["none", "move", "chess"] = "none"
    seconds: int = 0
    increment: int = 0


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table before anybody sits at it."""

    game: str
    mode: str | None = None
    options: dict[str, Any] = {}
    position: dict[str, Any] | None = None  # a described one to start from, instead of mode and options
    seats: tuple[str, ...] = ()  # for each: "human", or a bot's name
    clock: Clock = Clock()
    public: bool = True  # whether it is listed
    free: bool = False  # whether anybody may take a free seat, without its link
    opening: tuple[str, ...] = ()  # answers that were given already, chance's too: "P1: draw"


def deal(plan: Plan, seed: str | None = None) -> Match:
    """The match of this plan before its first answer; without a seed, chance commits to a new secret."""
    if plan.position is not None:
        played = setup(plan.game, plan.position, seed)
    else:
        played = match(plan.game, seed, plan.mode, plan.options)
    return go_on(played, plan.opening) if plan.opening else played


def check(plan: Plan) -> Plan:
    """The plan with its seats filled in, or a refusal that says what is wrong with it."""
    match = deal(plan, "0")
    if match.question is None:
        raise BadOption("there is nothing left to decide from there on: the match would be over before it begins")
    seats = len(match.seats)
    given = plan.seats or (HUMAN,) * seats
    if len(given) != seats:
        raise BadOption(f"{plan.game} has {seats} seats; {len(given)} were described")
    for seat in given:
        if seat != HUMAN:
            bots.make(seat)
    check_clock(plan.clock)
    return msgspec.structs.replace(plan, seats=tuple(given))


def check_clock(clock: Clock) -> None:
    """A clock that can be run."""
    if clock.kind == "none":
        return
    if not SHORTEST_CLOCK <= clock.seconds <= LONGEST_CLOCK:
        between = f"from {SHORTEST_CLOCK} to {LONGEST_CLOCK}"
        raise BadOption(f"the clock's seconds are {brief(clock.seconds)}; {between} is possible")
    if not 0 <= clock.increment <= LONGEST_CLOCK:
        raise BadOption(f"the clock's increment is {brief(clock.increment)}; from 0 to {LONGEST_CLOCK} is possible")

"""Why not this space?  Walking, dashing, charging, throwing: all of it is open to everybody."""

from __future__ import annotations

from typing import Final

from kumite.core.game import Why, notations
from kumite.core.position import RuleIds
from kumite.core.wishes import written_out
from kumite.errors import Refusal, brief
from kumite.games.sftmg.checks import names
from kumite.games.sftmg.grid import ALL, NAMES, OFF, SIDE, SPACES, blocks_sight, name, space
from kumite.games.sftmg.joins import thing_at
from kumite.games.sftmg.position import Fight, characters
from kumite.games.sftmg.printed import CARDS
from kumite.games.sftmg.rules.charge import COMPASS, Charging, Dashing
from kumite.games.sftmg.rules.forced import Shift, Throwing
from kumite.games.sftmg.rules.turn import Act, FreeMove
from kumite.games.sftmg.rules.walk import MayMove, in_the_way
from kumite.games.sftmg.statics import move_stat
from kumite.games.sftmg.verbs import label
from kumite.games.sftmg.why.moments import decided_first, no_action, not_begun

GRID: Final = ("SFTMG-STAGE-01", "SFTMG-MOVE-08")


def space_meant(text: str, within: int = ALL) -> int:
    """The space of this name, OFF if there is none, or not among these; 'to' may stand before it."""
    wanted = text.lower().removeprefix("to ").strip()
    try:
        found = space(wanted if len(wanted) < len("Ea5") else wanted.capitalize())
    except Refusal:
        return OFF
    return found if within >> found & 1 else OFF


def off_the_grid(g: Fight, text: str) -> Why:
    called = names(g.plan.everywhere())
    return Why(f"{brief(text)} is no space: they are called {called}, and nobody leaves the grid", GRID)


def taken(g: Fight, at: int, rules: tuple[str, str], more: RuleIds = ()) -> Why | None:
    """By an Object, by a figure; or there is no such space on this strip."""
    if g.ground.beyond >> at & 1:
        return Why(f"{name(at)} is beside the strip; nobody moves or is moved off it", ("SFTMG-ARC-07",))
    if (g.ground.small | g.ground.large) >> at & 1:
        return Why(f"an Object stands on {name(at)} ({thing_at(g, at)}), and none may be entered", (rules[0],) + more)
    for who, there in enumerate(g.at):
        if there == at:
            return Why(f"{label(g, who)} stands on {name(at)}", (rules[1],) + more)
    return None


def meant_here(g: Fight, at: int) -> Why | None:
    """The only option that ends with this space."""
    found = [option for option in notations(g) if at != OFF and option.endswith(f" {name(at)}")]
    return written_out(found[0]) if len(found) == 1 else None


# Walking


def no_move(g: Fight, seat: int, rest: str) -> Why:
    waiting = g.waiting
    if not isinstance(waiting, FreeMove | Act | MayMove):
        return meant_here(g, space_meant(rest, g.plan.everywhere())) or no_walk_now(g, seat)
    if isinstance(waiting, Act) and g.actions == 0:
        reason = "no Action is left to move with, and the free move came before Fight!"
        return Why(reason, ("SFTMG-TURN-05", "SFTMG-TURN-06"))
    if not rest:
        return Why("there is no free space to step to", ("SFTMG-MOVE-02", "SFTMG-MOVE-04"))
    at = space_meant(rest, g.plan.everywhere())
    if at == OFF:
        return off_the_grid(g, rest)
    if at == g.at[seat]:
        stay = "; 'stay' leaves it there" if "stay" in notations(g) else ""
        return Why(f"{label(g, seat)} stands on {name(at)} already{stay}", ("SFTMG-MOVE-03",))
    no_room = taken(g, at, ("SFTMG-MOVE-02", "SFTMG-MOVE-04"))
    return no_room or meant_here(g, at) or too_far(g, seat, at)


def too_far(g: Fight, seat: int, at: int) -> Why:
    most = g.waiting.n if isinstance(g.waiting, MayMove) else move_stat(g, seat)
    here = g.at[seat]
    steps = g.plan.costs(here, len(NAMES), *in_the_way(g, seat)).get(at, OFF)
    if steps == OFF:
        return Why(f"no way leads to {name(at)}", ("SFTMG-MOVE-02", "SFTMG-MOVE-04"))
    reason = f"{name(at)} is {steps} steps away, and {label(g, seat)} moves {most} at most"
    if here // SPACES == at // SPACES:
        return Why(reason, ("SFTMG-MOVE-01",))
    return Why(f"{reason}; only the gap in the Wall leads there", ("SFTMG-MOVE-01", "SFTMG-VAR-14"))


def no_walk_now(g: Fight, seat: int) -> Why:
    if g.phase == "fight" and seat != g.turn:
        return Why("your figure moves on your own turn", ("SFTMG-TURN-04", "SFTMG-ACTION-01"))
    return no_action(g, seat) or decided_first(g)


def no_stay(g: Fight) -> Why:
    """Staying is for Move!, and for moves that cards give."""
    if isinstance(g.waiting, Act):
        reason = "the free move is over, Fight! has begun; 'end' ends the turn"
        return Why(reason, ("SFTMG-TURN-05", "SFTMG-TURN-06"))
    return not_begun(g) or Why("nobody asks you to move now", ("SFTMG-TURN-04", "SFTMG-MOVE-03"))


# Special Movement


def no_dash(g: Fight, seat: int, rest: str) -> Why:
    if not isinstance(g.waiting, Dashing):
        reason = "a Dash is part of an attack that has one, after its reveal"
        return not_begun(g) or Why(reason, ("SFTMG-RESOLVE-05", "SFTMG-DASH-02"))
    here, foe, most = g.at[seat], g.attack.target, CARDS[g.attack.kind].dash
    at = here if rest.lower() == "nowhere" else space_meant(rest, g.plan.everywhere())
    if at == OFF:
        return off_the_grid(g, rest)
    if at == here and g.attack.follows:
        reason = "in a Combo Action the Dash must be used, and there is one that ends adjacent"
        return Why(reason, ("SFTMG-COMBO-10", "SFTMG-RULING-115"))
    no_room = taken(g, at, ("SFTMG-DASH-01", "SFTMG-DASH-01")) if at != here else None
    if no_room is not None:
        return no_room
    if g.plan.apart(at)[g.at[foe]] != 1:
        return Why(f"a Dash must end adjacent to {label(g, foe)}; {name(at)} is not", ("SFTMG-DASH-03",))
    if at != here and (not g.plan.line(here, at) or g.plan.apart(here)[at] > most):
        reason = f"{name(at)} is not on a straight line of up to {most} from {name(here)}"
        return Why(reason, ("SFTMG-DASH-02",))
    return meant_here(g, at) or Why(f"the way to {name(at)} is not clear", ("SFTMG-DASH-01",))


def no_charge(g: Fight, rest: str) -> Why:
    if not isinstance(g.waiting, Charging):
        reason = "a Charge is part of an attack that has one, after its reveal"
        return not_begun(g) or Why(reason, ("SFTMG-RESOLVE-05", "SFTMG-CHARGE-02"))
    if rest.upper() not in COMPASS:
        return Why(f"{brief(rest)} is no direction; there are {', '.join(COMPASS)}", ("SFTMG-CHARGE-02",))
    far = CARDS[g.attack.kind].charge
    reason = f"a Charge {far} to the {rest.upper()} has no clear way that ends adjacent to {label(g, g.attack.target)}"
    return Why(reason, ("SFTMG-SMOVE-01", "SFTMG-CHARGE-01", "SFTMG-CHARGE-02"))


# Others' figures


def no_shift(g: Fight, rest: str) -> Why:
    if not isinstance(g.waiting, Shift):
        return not_begun(g) or Why("no card lets you move another figure now", ("SFTMG-BAIT-05",))
    at = space_meant(rest, g.plan.everywhere())
    if at == OFF:
        return off_the_grid(g, rest)
    who = g.waiting.who
    if at == g.at[who]:
        return Why(f"{label(g, who)} stands there already; 'leave' is possible", ("SFTMG-BAIT-05",))
    no_room = taken(g, at, ("SFTMG-BAIT-06", "SFTMG-BAIT-06"))
    reason = f"{name(at)} is too far: {label(g, who)} may be moved {g.waiting.n}"
    return no_room or meant_here(g, at) or Why(reason, ("SFTMG-BAIT-05",))


def no_throw(g: Fight, rest: str) -> Why:
    waiting = g.waiting
    if not isinstance(waiting, Throwing):
        reason = "nobody is to be thrown: that takes damage by an attack with Throw, or a text that says so"
        return not_begun(g) or Why(reason, ("SFTMG-THROW-02", "SFTMG-THROW-03"))
    text = rest.partition(",")[0].rpartition(" at ")[2]
    at, by, wall = space_meant(text, g.plan.everywhere()), g.at[waiting.by], "wall" in rest.lower()
    if at == OFF:
        return off_the_grid(g, text)
    if wall and 0 < at % SIDE < SIDE - 1 and 0 < at % SPACES // SIDE < SIDE - 1:
        return Why(f"{name(at)} is beside no Wall", ("SFTMG-WALL-01",))
    far = g.plan.apart(by)[at] + wall
    if far > waiting.n:
        what = f"the Wall at {name(at)}" if wall else name(at)
        reason = f"{what} is {far} spaces from {label(g, waiting.by)}, and this Throw goes {waiting.n} at most"
        return Why(reason, ("SFTMG-THROW-04",))
    if at == by and not wall:
        return Why(f"{label(g, waiting.by)} stands on {name(at)}, where the Throw begins", ("SFTMG-THROW-04",))
    return no_throw_there(g, waiting, at, wall)


def no_throw_there(g: Fight, waiting: Throwing, at: int, wall: bool) -> Why:
    """A space near enough: unseen, written otherwise, or without a path."""
    here, between = g.at[waiting.by], characters(g) & ~(1 << g.at[waiting.by] | 1 << g.at[waiting.who])
    if not g.plan.sees(here, at, blocks_sight(g.ground, between)):
        return Why(f"{label(g, waiting.by)} does not see {name(at)}", ("SFTMG-THROW-05",))
    found = [each for each in notations(g) if f" {name(at)}" in each.partition(",")[0] and (" Wall " in each) == wall]
    if len(found) == 1:
        return written_out(found[0])
    reason = f"no path, straight or with one bend, leads {'to the Wall ' if wall else ''}there"
    return Why(reason, ("SFTMG-THROW-06", "SFTMG-THROW-08"))

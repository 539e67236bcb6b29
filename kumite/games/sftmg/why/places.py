"""Why is a figure not placed here?  It is to stand on a Start Space, or so far from others, or next to somebody."""

from __future__ import annotations

from typing import Final

from kumite.core.game import Why, notations
from kumite.core.position import RuleIds
from kumite.games.sftmg.grid import OFF, SPACES, name
from kumite.games.sftmg.position import Fight, foes_of, standing
from kumite.games.sftmg.printed import STAGES
from kumite.games.sftmg.rules.arcade import ENDS, ChooseEnd
from kumite.games.sftmg.rules.boss import APART, CENTRE, PlaceBoss, PlaceFar, boss_of
from kumite.games.sftmg.rules.forced import PlaceWhere
from kumite.games.sftmg.rules.free_for_all import PlaceInSight
from kumite.games.sftmg.rules.rounds import ROOM, PlaceFreely, PlaceOnStart
from kumite.games.sftmg.rules.tag import PlaceStarter
from kumite.games.sftmg.rules.teams import PlaceOne, side_of
from kumite.games.sftmg.verbs import label
from kumite.games.sftmg.why.spaces import meant_here, off_the_grid, space_meant, taken

NO_FIGURE: Final = Why("no figure is to be placed now", ("SFTMG-VS-08", "SFTMG-KEY-10"))


def no_place(g: Fight, seat: int, rest: str) -> Why:
    """Somebody is to be placed, but not there; or nobody is."""
    waiting = g.waiting
    if "place" not in [option.partition(" ")[0] for option in notations(g)]:
        return NO_FIGURE
    named = rest.rpartition(" ")[2] if isinstance(waiting, PlaceOne) else rest  # the Character may stand before it
    at = space_meant(named, g.plan.everywhere())
    if at == OFF:
        return off_the_grid(g, rest)
    if isinstance(waiting, PlaceWhere):
        return not_beside(g, waiting, at)
    return meant_here(g, at) or elsewhere(g, at) or no_start(g, at) or no_room(g, seat, at) or NO_FIGURE


def not_beside(g: Fight, waiting: PlaceWhere, at: int) -> Why:
    """A text places a figure next to another."""
    if g.plan.apart(g.at[waiting.beside])[at] > 1:
        return Why(f"{name(at)} is not adjacent to {label(g, waiting.beside)}", ("SFTMG-KEY-10",))
    reason = f"{label(g, waiting.who)} does not see {name(at)}"
    return meant_here(g, at) or blocked(g, at, "SFTMG-KEY-10") or Why(reason, ("SFTMG-KEY-11",))


def elsewhere(g: Fight, at: int) -> Why | None:
    """SFTMG-RULING-173: a round begins on the first stage; only who comes back may choose any."""
    comes_back = isinstance(g.waiting, PlaceFar) and g.waiting.rule == "SFTMG-BOSS-27"
    if at < SPACES or comes_back:
        return None
    return Why(f"{name(at)} is on a joined stage, and a round begins on the first one", ("SFTMG-RULING-173",))


def no_start(g: Fight, at: int) -> Why | None:
    """Where the spaces to choose from are few, and can be named."""
    waiting = g.waiting
    if isinstance(waiting, PlaceOnStart):
        starts = " and ".join(STAGES[g.stage].versus)
        return blocked(g, at, "SFTMG-VS-08") or Why(f"the Start Spaces are {starts}", ("SFTMG-VS-08",))
    if isinstance(waiting, PlaceOne):
        reason = f"the Start Spaces of your team's side are {listed(side_of(g, waiting.team))}"
        rules = ("SFTMG-TEAM-06", "SFTMG-TEAM-07")
        return blocked(g, at, "SFTMG-TEAM-06") or Why(reason, rules)
    if isinstance(waiting, PlaceStarter):
        reason = f"the Start Spaces left for your team are {listed(list(waiting.ask(g).options))}"
        return blocked(g, at, "SFTMG-TAG-06") or Why(reason, ("SFTMG-TAG-06", "SFTMG-RULING-59"))
    if isinstance(waiting, ChooseEnd):
        reason = f"the ends of the strip are {listed(list(ENDS))}"
        return blocked(g, at, "SFTMG-ARC-03") or Why(reason, ("SFTMG-ARC-03", "SFTMG-RULING-66"))
    if isinstance(waiting, PlaceBoss):
        reason = f"the boss stands as near to {name(CENTRE)} as it can: {listed(list(waiting.ask(g).options))}"
        return blocked(g, at, "SFTMG-BOSS-15") or Why(reason, ("SFTMG-BOSS-15", "SFTMG-RULING-103"))
    return None


def no_room(g: Fight, seat: int, at: int) -> Why | None:
    """Where it is to be so far from others."""
    waiting = g.waiting
    if isinstance(waiting, PlaceFar):
        return blocked(g, at, waiting.rule) or too_near(g, at, [boss_of(g)], APART, (waiting.rule,))
    if isinstance(waiting, PlaceFreely):
        foes, rules = standing(g, foes_of(g, seat)), ("SFTMG-VAR-09", "SFTMG-RANGE-06")
        return blocked(g, at, "SFTMG-VAR-09") or too_near(g, at, foes, ROOM, rules)
    if isinstance(waiting, PlaceInSight):
        others, rules = standing(g, tuple(range(len(g.at)))), ("SFTMG-FFA-05", "SFTMG-RANGE-06")
        unseen = Why(f"nobody sees {name(at)}, and there are spaces somebody sees", ("SFTMG-FFA-05",))
        return blocked(g, at, "SFTMG-FFA-05") or too_near(g, at, others, ROOM, rules) or unseen
    return None


def blocked(g: Fight, at: int, rule: str) -> Why | None:
    """By an Object or a figure."""
    return taken(g, at, (rule, rule))


def too_near(g: Fight, at: int, others: list[int], least: int, rules: RuleIds) -> Why | None:
    """So many spaces at least from each of these figures."""
    for who in others:
        apart = g.plan.apart(g.at[who])[at]
        if apart < least:
            whom = "the opponent" if len(g.fighter) == 2 else label(g, who)
            return Why(f"{name(at)} is {apart} from {whom}; it must be {least}", rules)
    return None


def listed(found: list[int]) -> str:
    return ", ".join([name(at) for at in found])

"""Verbs for what stands on the stage: figures are moved, Objects break."""

from __future__ import annotations

from kumite.core.piles import Zone
from kumite.games.sftmg import happenings as tell
from kumite.games.sftmg.events import OnPath
from kumite.games.sftmg.forced import CHARACTER, OBJECT, WALL, Collision
from kumite.games.sftmg.grid import OFF, Ground, spaces
from kumite.games.sftmg.joins import thing_at
from kumite.games.sftmg.position import Fight
from kumite.games.sftmg.verbs import label


def put(g: Fight, who: int, at: int, told: type[OnPath], path: Zone, rule: str) -> None:
    """A figure is now on this space; the log has how it came there, if anybody reads it."""
    g.edits += 1
    g.at[who] = at
    if not g.quiet:
        g.events.append(told(who, label(g, who), path, rule))


def remove(g: Fight, who: int) -> None:
    """SFTMG-RULING-90: a KO'd figure leaves the stage."""
    g.edits += 1
    g.at[who] = OFF
    g.events.append(tell.KnockedOut(who, label(g, who)))


def flatten(g: Fight, gone: int) -> None:
    """SFTMG-OBJ-04, SFTMG-OBJ-05: these Objects are removed, for the rest of the round."""
    g.edits += 1
    ground = g.ground
    wholes = tuple([whole for whole in ground.wholes if not whole & gone])
    left = (ground.small & ~gone, ground.large & ~gone, ground.solid & ~gone)
    g.ground = Ground(*left, ground.special, wholes, ground.beyond)


def smash(g: Fight, gone: int) -> None:
    """SFTMG-OBJ-04: an Object breaks, and everybody hears it."""
    flatten(g, gone)
    for at in spaces(gone)[:1]:
        g.events.append(tell.Broke(thing_at(g, at), at))


def crash(g: Fight, collision: Collision, names: list[str], rule: str) -> None:
    """Something was struck: says what, and breaks what breaks.  `names` are those of whoever is hurt."""
    g.edits += 1
    if collision.what == WALL:
        what = "the Wall"
    elif collision.what == CHARACTER:
        what = names[1]
    else:
        what = f"the {thing_at(g, collision.at)}"
    g.events.append(tell.Collided(names[0], what, collision.at, rule))
    if collision.what == OBJECT and collision.breaks:
        smash(g, collision.breaks)


def who_at(g: Fight, at: int) -> int:
    """The seat whose figure stands here."""
    return g.at.index(at)


def on_path(path: Zone, end: int) -> Zone:
    """A path to show: at least its end."""
    return path if path and path[-1] == end else path + (end,)

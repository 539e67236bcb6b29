"""Forced movement carried out: Knockback, pushes, Throws, Place, and what they run into."""

from __future__ import annotations

from typing import Final, final

from kumite.core.piles import Zone
from kumite.core.position import Asks, Question, Step
from kumite.games.sftmg import forced, grid
from kumite.games.sftmg.events import OnPath
from kumite.games.sftmg.forced import CHARACTER, WALL, Collision, Forced, placements, throws
from kumite.games.sftmg.grid import OFF, blocks_steps, spaces
from kumite.games.sftmg.happenings import Knocked, Pushed, Put, Thrown
from kumite.games.sftmg.joins import thing_at
from kumite.games.sftmg.moving import crash, on_path, put, who_at
from kumite.games.sftmg.position import Fight, allies_of, characters, opponents, partners
from kumite.games.sftmg.rules.breach import Join, broken
from kumite.games.sftmg.rules.harm import Harm
from kumite.games.sftmg.rules.power_up import enter
from kumite.games.sftmg.rules.walk import BACK, goes_back, lead, meant
from kumite.games.sftmg.verbs import change, decline, label

NOWHERE: Final = -1  # one of the two is KO'd: nobody is thrown
COLLISION_RULES: Final = ("", "SFTMG-WALL-02", "SFTMG-COLL-02", "SFTMG-COLL-03", "SFTMG-COLL-04")  # by what is struck


def carry_out(
    g: Fight, who: int, way: Forced, told: type[OnPath], rule: str, over: Zone = (), join: Join | None = None
) -> None:
    """The figure is where the way ends, and whoever collided takes 1 Unblockable damage (SFTMG-COLL-01 to 08).
    SFTMG-RULING-166: before that, what lies on the spaces it entered is collected."""
    struck = way.collision
    victims = hurt_by(g, struck)
    moved = way.ends[0] != g.at[who]
    if moved:
        put(g, who, way.ends[0], told, on_path(way.path, way.ends[0]), rule)
    if struck is not None:
        bump(g, struck, victims, join=join)
    if moved:
        enter(g, who, over)


def hurt_by(g: Fight, collision: Collision | None) -> tuple[int, ...]:
    """The seats of whoever is hurt, looked up before anybody moves."""
    return tuple([who_at(g, at) for at in collision.hurt]) if collision is not None else ()


def bump(
    g: Fight,
    collision: Collision,
    victims: tuple[int, ...],
    rules: tuple[str, ...] = COLLISION_RULES,
    join: Join | None = None,
) -> None:
    """SFTMG-COLL-07, SFTMG-WALL-02, SFTMG-WALL-03, SFTMG-OBJ-04: what breaks breaks; 1 damage, once.  SFTMG-MULTI-05,
    SFTMG-MULTI-06: whoever it is, ally or bystander.

    SFTMG-WALL-04: another effect hurts again.  SFTMG-WALL-05: Walls stay; unless a stage is joined (SFTMG-VAR-13)."""
    rule = rules[collision.what]
    crash(g, collision, [label(g, who) for who in victims], rule)
    g.then(Harm(victims, 1, rule))
    if join is not None:
        g.then(join)


@final
class PushAway(Step):
    """SFTMG-KNOCK-01, SFTMG-KNOCK-02, SFTMG-KNOCK-03: straight away from somebody, the whole distance."""

    says = "A Character is moved straight away"
    rules = ("SFTMG-KNOCK-01", "SFTMG-KNOCK-02", "SFTMG-KNOCK-03")

    def __init__(self, by: int, who: int, n: int, rule: str) -> None:
        self.by = by
        self.who = who
        self.n = n
        self.rule = rule

    def run(self, g: Fight) -> None:
        here, there = g.at[self.by], g.at[self.who]
        if OFF in (here, there):
            return
        direction = g.plan.away(here, there)
        way = forced.push(g.ground, characters(g), there, direction, self.n, g.plan)
        join = broken(g, self.by, way.collision, direction)
        if self.rule == "SFTMG-KNOCK-01" and (way.path or join is not None):
            change(g).vacated = there
        if join is not None:
            g.then(PushOn(self.who, direction, way.left, self.rule))
        carry_out(g, self.who, way, pushed(self.rule), self.rule, way.path, join)


def pushed(rule: str) -> type[OnPath]:
    return Knocked if rule == "SFTMG-KNOCK-01" else Pushed


@final
class PushOn(Step):
    """SFTMG-VAR-13, SFTMG-RULING-69: straight on through the broken Wall, with the movement that is left."""

    says = "The Character is moved on through the broken Wall"
    rules = ("SFTMG-VAR-13", "SFTMG-RULING-69")

    def __init__(self, who: int, direction: int, n: int, rule: str) -> None:
        self.who = who
        self.direction = direction
        self.n = n
        self.rule = rule

    def run(self, g: Fight) -> None:
        here = g.at[self.who]
        if here != OFF and g.plan.steps(self.direction)[here] != OFF:  # whoever should join a stage may have left
            way = forced.push(g.ground, characters(g), here, self.direction, self.n, g.plan)
            carry_out(g, self.who, way, pushed(self.rule), self.rule, way.path)


@final
class Throwing(Asks):
    """SFTMG-THROW-04 to SFTMG-THROW-10: the thrower picks a path of at most so many spaces from its own.
    SFTMG-MULTI-07, SFTMG-MULTI-08: into anybody, friend or foe; but no ally is thrown into somebody, unless an Event
    forces that (SFTMG-MULTI-09)."""

    says = "Throw a Character"
    rules = ("SFTMG-THROW-04", "SFTMG-THROW-05", "SFTMG-THROW-06", "SFTMG-THROW-10")

    def __init__(self, by: int, who: int, n: int, rule: str, forced: bool = False) -> None:
        self.by = by
        self.who = who
        self.n = n
        self.rule = rule
        self.forced = forced  # by an Event's text

    def ways(self, g: Fight) -> list[Forced]:
        """SFTMG-COLL-05, SFTMG-RULING-30: where several spaces are near enough, the thrower says which, at once."""
        found: list[Forced] = []
        seen: set[tuple[int, int, int]] = set()
        gentle = not self.forced and self.who in allies_of(g, self.by)
        for way in throws(g.ground, characters(g), g.at[self.by], g.at[self.who], self.n, partners(g, self.by), g.plan):
            struck = way.collision
            if gentle and struck is not None and struck.what == CHARACTER:
                continue
            for end in way.ends:
                result = (struck.what, struck.at, end) if struck is not None else (0, 0, end)
                if result not in seen:
                    seen.add(result)
                    found.append(Forced(way.path, (end,), struck, way.left))
        return found

    def ask(self, g: Fight) -> Question:
        quiet = g.at[self.who]
        if OFF in (quiet, g.at[self.by]):
            return Question(self.by, "throw", (NOWHERE,))
        ways = self.ways(g)
        order = [i for i, way in enumerate(ways) if way.collision is None and way.ends == (quiet,)]
        order += [i for i, way in enumerate(ways) if way.collision is not None or way.ends != (quiet,)]
        return Question(self.by, "throw", tuple(order))

    def act(self, g: Fight, option: int) -> None:
        if option == NOWHERE:
            return
        way = self.ways(g)[option]
        carry_out(g, self.who, way, Thrown, self.rule, way.ends)

    def write(self, g: Fight, option: int) -> str:
        return throw_text(g, self.ways(g)[option])

    def prompt(self, g: Fight) -> str:
        return f"Throw {label(g, self.who)} up to {self.n} {'space' if self.n == 1 else 'spaces'} from you."


def throw_text(g: Fight, way: Forced) -> str:
    """Where it ends, or what it ends against."""
    struck = way.collision
    if struck is None:
        return f"throw to {grid.name(way.ends[0])}"
    if struck.what == WALL:
        what = f"the Wall at {grid.name(struck.at)}"
    elif struck.what == CHARACTER:
        what = f"{label(g, who_at(g, struck.at))} at {grid.name(struck.at)}"
    else:
        what = f"{thing_at(g, struck.at)} at {grid.name(struck.at)}"
    lands = "" if struck.at == way.ends[0] else f", landing {grid.name(way.ends[0])}"
    return f"throw into {what}{lands}"


@final
class Placing(Step):
    """SFTMG-KEY-10, SFTMG-KEY-11, SFTMG-RULING-42: beside another Character, wherever one sees; nowhere, no Place."""

    says = "Place a Character beside another"
    rules = ("SFTMG-KEY-10", "SFTMG-KEY-11", "SFTMG-RULING-42")

    def __init__(self, who: int, beside: int, rule: str) -> None:
        self.who = who
        self.beside = beside
        self.rule = rule

    def run(self, g: Fight) -> None:
        if OFF in (g.at[self.who], g.at[self.beside]):
            return
        if placements(g.ground, characters(g), g.at[self.who], g.at[self.beside], g.plan):
            g.then(PlaceWhere(self.who, self.beside, self.rule))


@final
class PlaceWhere(Asks):
    """SFTMG-RULING-42: already there, it may stay."""

    says = "Where is the Character placed?"
    rules = ("SFTMG-KEY-10", "SFTMG-KEY-11")

    def __init__(self, who: int, beside: int, rule: str) -> None:
        self.who = who
        self.beside = beside
        self.rule = rule

    def ask(self, g: Fight) -> Question:
        here = g.at[self.who]
        found = spaces(placements(g.ground, characters(g), here, g.at[self.beside], g.plan))
        if here in found:
            found = (here,) + tuple([at for at in found if at != here])
        return Question(self.who, "place", found)

    def act(self, g: Fight, to: int) -> None:
        if to == g.at[self.who]:
            decline(g)
        else:
            put(g, self.who, to, Put, (to,), self.rule)
            enter(g, self.who, (to,))

    def write(self, g: Fight, option: int) -> str:
        return f"place {grid.name(option)}"

    def prompt(self, g: Fight) -> str:
        return f"Place your Character beside {label(g, self.beside)}."


@final
class Shift(Asks):
    """SFTMG-BAIT-05, SFTMG-BAIT-06: another figure is moved, 0 to n spaces, without Collisions."""

    says = "A Character may be moved by another player"
    rules = ("SFTMG-BAIT-05", "SFTMG-BAIT-06")

    def __init__(self, by: int, who: int, n: int, rule: str) -> None:
        self.by = by
        self.who = who
        self.n = n
        self.rule = rule

    def ask(self, g: Fight) -> Question:
        who, here = self.who, g.at[self.who]
        if here == OFF or g.at[self.by] == OFF:
            return Question(self.by, "shift", (here,))
        blocked = blocks_steps(g.ground, opponents(g, who))
        area = g.plan.reachable(here, self.n, blocked, partners(g, who))
        back = (BACK,) if goes_back(g, who, self.n, blocked) else ()
        return Question(self.by, "shift", (here,) + spaces(area & ~(1 << here)) + back)

    def act(self, g: Fight, to: int) -> None:
        here = g.at[self.who]
        if to == here:
            decline(g)
        else:
            lead(g, self.by, self.who, meant(here, to), self.n, self.rule)

    def write(self, g: Fight, option: int) -> str:
        here = g.at[self.who]
        return "leave" if option == here else f"shift to {grid.name(meant(here, option))}"

    def prompt(self, g: Fight) -> str:
        return f"You may move {label(g, self.who)} up to {self.n} {'space' if self.n == 1 else 'spaces'}."

"""How a round begins: figures on their Start Spaces, hands, mulligans (SFTMG-VS-07 to SFTMG-VS-11)."""

from __future__ import annotations

from typing import Final, final

from kumite.core.piles import one_of, shuffle
from kumite.core.position import Asks, Question, Step
from kumite.games.sftmg import grid
from kumite.games.sftmg.grid import ALL, DISTANCE, OFF, blocks_steps, space, spaces
from kumite.games.sftmg.happenings import RoundBegan, Stood
from kumite.games.sftmg.match import begin_phase, begin_round, set_start
from kumite.games.sftmg.moving import put
from kumite.games.sftmg.position import NOBODY, Fight, characters, foes_of, standing
from kumite.games.sftmg.printed import CARDS, ROSTER, STAGES
from kumite.games.sftmg.rules.draw import Draw, held
from kumite.games.sftmg.rules.ends import RoundGoesOn
from kumite.games.sftmg.rules.power_up import enter
from kumite.games.sftmg.rules.turn import BeginTurn
from kumite.games.sftmg.verbs import put_back, set_aside

STARTING_HAND: Final = 5  # SFTMG-VS-09
ROOM: Final = 3  # SFTMG-VAR-09: spaces to every opponent, when placed freely
KEEP: Final = 0
KIND: Final = 1  # + kind of card


@final
class StartRound(Step):
    """SFTMG-VS-07 to SFTMG-VS-11, SFTMG-ROUND-08: Set!, Draw!, and the first turn.  The same wherever a mode says no
    other: SFTMG-TEAM-09, SFTMG-FFA-07, SFTMG-ARC-04, SFTMG-NEM-07, SFTMG-NEM-08."""

    says = "Set! and Draw!"
    rules = ("SFTMG-VS-08", "SFTMG-VS-09", "SFTMG-VS-11", "SFTMG-ROUND-08")

    def run(self, g: Fight) -> None:
        begin_round(g)
        begin_phase(g, "set")
        g.events.append(RoundBegan(g.round))
        everybody = with_those_who_wait(g)
        g.then(RoundGoesOn())
        g.then(*[Draw(who, ROSTER[g.fighter[who]].hand, "SFTMG-VS-09") for who in everybody], *mulligans(g, everybody))
        if g.house.placing is not None:
            g.then(g.house.placing)


def in_turn(g: Fight) -> list[int]:
    """The players in the order of their first turns."""
    return list(dict.fromkeys([who for who in g.order if who != NOBODY]))


def with_those_who_wait(g: Fight) -> list[int]:
    """Everybody in the order of their first turns; SFTMG-TAG-08: then whoever has no Turn Order token."""
    first = in_turn(g)
    return first + [who for who, team in enumerate(g.house.teams) if team in g.playing and who not in first]


def mulligans(g: Fight, seats: list[int]) -> list[Step]:
    """SFTMG-VS-10, SFTMG-VS-11: then the first turn.  SFTMG-BOSS-18: whoever draws up to a number anyway has none."""
    return [*[Mulligan(who) for who in seats if ROSTER[g.fighter[who]].refill == 0], BeginTurn()]


@final
class PlaceTwo(Step):
    """SFTMG-VS-08, SFTMG-VAR-06: the first player chooses a Start Space, the other one is left.  SFTMG-ROUND-04: in
    later rounds they have been exchanged already."""

    says = "Set!: two figures come onto the stage"
    rules = ("SFTMG-VS-08", "SFTMG-ROUND-04")

    def run(self, g: Fight) -> None:
        seats = in_turn(g)
        if g.start[seats[0]] != OFF:
            for who in seats:
                stand(g, who, g.start[who], "SFTMG-ROUND-04")
        elif g.house.placement == "free":
            g.then(*[PlaceFreely(who, "SFTMG-VAR-09") for who in seats])
        else:
            g.then(*[PlaceOnStart(who) for who in seats])


def stand(g: Fight, who: int, at: int, rule: str) -> None:
    set_start(g, who, at)
    put(g, who, at, Stood, (at,), rule)
    enter(g, who, (at,))


@final
class PlaceOnStart(Asks):
    """SFTMG-VS-08: on either Versus Start Space that is free."""

    says = "Set!: place a figure on a Start Space"
    rules = ("SFTMG-VS-08",)

    def __init__(self, who: int) -> None:
        self.who = who

    def ask(self, g: Fight) -> Question:
        starts = [space(name) for name in STAGES[g.stage].versus]
        return Question(self.who, "place", tuple([at for at in starts if at not in g.at]))

    def act(self, g: Fight, at: int) -> None:
        stand(g, self.who, at, "SFTMG-VAR-06" if g.house.setup == "competitive" else "SFTMG-VS-08")

    def write(self, g: Fight, option: int) -> str:
        return f"place {grid.name(option)}"


@final
class PlaceFreely(Asks):
    """SFTMG-VAR-09, SFTMG-TEAM-08, SFTMG-RANGE-06, SFTMG-RULING-103: anywhere open, three spaces or more from every
    opponent; beside allies if one likes.  SFTMG-RULING-127: as far as possible where that cannot be."""

    says = "Set!: place a figure anywhere"
    rules = ("SFTMG-VAR-09", "SFTMG-RANGE-06")

    def __init__(self, who: int, rule: str) -> None:
        self.who = who
        self.rule = rule

    def ask(self, g: Fight) -> Question:
        foes = [g.at[foe] for foe in standing(g, foes_of(g, self.who))]
        return Question(self.who, "place", far_away(g, foes))

    def act(self, g: Fight, at: int) -> None:
        stand(g, self.who, at, self.rule)

    def write(self, g: Fight, option: int) -> str:
        return f"place {grid.name(option)}"


def far_away(g: Fight, figures: list[int]) -> tuple[int, ...]:
    """SFTMG-RANGE-06, SFTMG-RULING-103: the open spaces at least three from all of these, or else the farthest there
    are (SFTMG-FFA-06, SFTMG-RULING-53, SFTMG-RULING-127)."""
    free = spaces(ALL & ~blocks_steps(g.ground, characters(g)))
    if not figures:
        return free
    apart = [min([DISTANCE[figure][at] for figure in figures]) for at in free]
    least = min(ROOM, max(apart))
    return tuple([at for at, far in zip(free, apart) if far >= least])


@final
class Mulligan(Asks):
    """SFTMG-VS-10, SFTMG-RULING-82: once, any number of cards of the hand are shuffled into the deck and as many
    drawn.  Which they are nobody else learns."""

    says = "Draw!: cards may be put back once"
    rules = ("SFTMG-VS-10", "SFTMG-RULING-82")

    def __init__(self, who: int) -> None:
        self.who = who

    def ask(self, g: Fight) -> Question:
        return Question(self.who, "mulligan", (KEEP,) + tuple([KIND + kind for kind in held(g, self.who)]))

    def act(self, g: Fight, option: int) -> None:
        who = self.who
        if option != KEEP:
            set_aside(g, who, one_of(g, g.hand[who], option - KIND))
            g.then(Mulligan(who))
            return
        n = len(g.table[who])
        if n > 0:
            pile = put_back(g, who)
            g.then(shuffle(pile), Draw(who, n, "SFTMG-VS-10"))

    def write(self, g: Fight, option: int) -> str:
        return "keep" if option == KEEP else f"put back {CARDS[option - KIND].name}"

    def prompt(self, g: Fight) -> str:
        n = len(g.table[self.who])
        aside = f" {n} {'card goes' if n == 1 else 'cards go'} back." if n else ""
        return f"Mulligan, once: put back any cards, or keep.{aside}"

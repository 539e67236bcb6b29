"""How a round begins: figures on their Start Spaces, hands, mulligans (SFTMG-VS-07 to SFTMG-VS-11)."""

from __future__ import annotations

from typing import Final, final

from kumite.core.piles import one_of, shuffle
from kumite.core.position import Asks, Question, Step
from kumite.games.sftmg import grid
from kumite.games.sftmg.events import RoundBegan, Stood
from kumite.games.sftmg.grid import ALL, DISTANCE, OFF, blocks_steps, space, spaces
from kumite.games.sftmg.match import begin_phase, begin_round, set_start
from kumite.games.sftmg.moving import put
from kumite.games.sftmg.position import Fight, foe_of
from kumite.games.sftmg.printed import CARDS, STAGES
from kumite.games.sftmg.rules.draw import Draw, held
from kumite.games.sftmg.rules.ends import RoundGoesOn
from kumite.games.sftmg.rules.turn import BeginTurn
from kumite.games.sftmg.verbs import label, put_back, set_aside

STARTING_HAND: Final = 5  # SFTMG-VS-09
ROOM: Final = 3  # SFTMG-VAR-09: spaces to every opponent, when placed freely
KEEP: Final = 0
KIND: Final = 1  # + kind of card


@final
class StartRound(Step):
    """SFTMG-VS-07 to SFTMG-VS-11, SFTMG-ROUND-08: Set!, Draw!, and the first turn."""

    says = "Set! and Draw!"
    rules = ("SFTMG-VS-08", "SFTMG-VS-09", "SFTMG-VS-11", "SFTMG-ROUND-08")

    def run(self, g: Fight) -> None:
        a, b = g.first, foe_of(g.first)
        begin_round(g)
        begin_phase(g, "set")
        g.events.append(RoundBegan(g.round))
        g.then(RoundGoesOn())
        rule = "SFTMG-VS-09"
        g.then(Draw(a, STARTING_HAND, rule), Draw(b, STARTING_HAND, rule), Mulligan(a), Mulligan(b), BeginTurn())
        place_figures(g, a, b)


def place_figures(g: Fight, a: int, b: int) -> None:
    """SFTMG-VS-08, SFTMG-VAR-06: the first player chooses a Start Space, the other one is left.  SFTMG-ROUND-04: in
    later rounds they have been exchanged already."""
    if g.start[a] != OFF:
        stand(g, a, g.start[a], "SFTMG-ROUND-04")
        stand(g, b, g.start[b], "SFTMG-ROUND-04")
    elif g.house.placement == "free":
        g.then(PlaceFreely(a), PlaceFreely(b))
    else:
        g.then(PlaceOnStart(a), PlaceOnStart(b))


def stand(g: Fight, who: int, at: int, rule: str) -> None:
    set_start(g, who, at)
    put(g, who, at, Stood(who, label(g, who), (at,), rule))


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
    """SFTMG-VAR-09, SFTMG-RANGE-06, SFTMG-RULING-103: anywhere open, three spaces or more from every opponent."""

    says = "Set!: place a figure anywhere"
    rules = ("SFTMG-VAR-09", "SFTMG-RANGE-06")

    def __init__(self, who: int) -> None:
        self.who = who

    def ask(self, g: Fight) -> Question:
        foe = g.at[foe_of(self.who)]
        free = spaces(ALL & ~blocks_steps(g.ground, 0))
        return Question(self.who, "place", tuple([at for at in free if foe == OFF or DISTANCE[foe][at] >= ROOM]))

    def act(self, g: Fight, at: int) -> None:
        stand(g, self.who, at, "SFTMG-VAR-09")

    def write(self, g: Fight, option: int) -> str:
        return f"place {grid.name(option)}"


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

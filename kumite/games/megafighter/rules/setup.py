"""Setup: the first player, the deck, the hands, the draft, the Frontline."""

from __future__ import annotations

from typing import Final, final

from kumite.core.piles import shuffle
from kumite.core.position import CHANCE, Asks, Question, Step
from kumite.games.megafighter.events import Shuffled
from kumite.games.megafighter.position import NAMES, Bout
from kumite.games.megafighter.printed import ROSTER, name
from kumite.games.megafighter.rules.draw import Draw
from kumite.games.megafighter.rules.turn import BeginTurn
from kumite.games.megafighter.verbs import begin_game, draft, line_up, pick_front

STARTING_HAND: Final = 5
RECOMMENDED: Final = (0, 1, 1, 0, 0, 1)  # A, B, B, A, A, B (MEGA-SETUP-05)


@final
class WhoIsFirst(Asks):
    """MEGA-SETUP-09, MEGA-RULING-04: named by the table's option, or drawn by lot."""

    says = "Who goes first?"
    rules = ("MEGA-SETUP-09", "MEGA-RULING-04")

    def ask(self, g: Bout) -> Question:
        named = g.house.first
        return Question(CHANCE, "first player", (NAMES.index(named),) if named in NAMES else (0, 1))

    def act(self, g: Bout, seat: int) -> None:
        begin_game(g, seat)
        g.then(Deal())

    def write(self, g: Bout, option: int) -> str:
        return NAMES[option]


@final
class Deal(Step):
    """MEGA-SETUP-01, MEGA-SETUP-03: shuffle, five cards each, and only then the draft."""

    says = "Shuffle and deal five cards each"
    rules = ("MEGA-SETUP-01", "MEGA-SETUP-03")

    def run(self, g: Bout) -> None:
        a, b = g.first, 1 - g.first
        g.events.append(Shuffled(len(g.deck), "MEGA-SETUP-01"))
        g.then(Draft(0), PickFront(a), PickFront(b), LineUp())
        rule = "MEGA-SETUP-03"
        g.then(shuffle(g.deck), Draw(a, STARTING_HAND, rule), Draw(b, STARTING_HAND, rule))


@final
class Draft(Asks):
    """MEGA-SETUP-04, MEGA-SETUP-05, MEGA-SETUP-06: one fighter after the other off the common roster: A, B, B, A,
    A, B; by choice, or by lot at a table that drafts at random."""

    says = "Draft a Fighter"
    rules = ("MEGA-SETUP-04", "MEGA-SETUP-05", "MEGA-SETUP-06")

    def __init__(self, pick: int) -> None:
        self.pick = pick  # how many have been drafted

    def seat(self, g: Bout) -> int:
        return g.first ^ RECOMMENDED[self.pick]

    def ask(self, g: Bout) -> Question:
        who = CHANCE if g.house.draft == "random" else self.seat(g)
        return Question(who, "draft", g.pool)

    def act(self, g: Bout, fighter: int) -> None:
        by_lot = g.house.draft == "random"
        draft(g, self.seat(g), fighter, "MEGA-SETUP-06" if by_lot else "MEGA-SETUP-05")
        if self.pick + 1 < len(RECOMMENDED):
            g.then(Draft(self.pick + 1))

    def write(self, g: Bout, option: int) -> str:
        return f"draft {ROSTER[option].name}"


@final
class PickFront(Asks):
    """MEGA-SETUP-07, MEGA-RULING-05: each player names the Frontline Fighter in secret."""

    says = "Choose your Frontline Fighter"
    rules = ("MEGA-SETUP-07", "MEGA-RULING-05")

    def __init__(self, who: int) -> None:
        self.who = who

    def ask(self, g: Bout) -> Question:
        return Question(self.who, "pick front", g.side[self.who])

    def act(self, g: Bout, slot: int) -> None:
        pick_front(g, self.who, slot)

    def write(self, g: Bout, option: int) -> str:
        return f"front {name(g, option)}"


@final
class LineUp(Step):
    """MEGA-SETUP-07, MEGA-SETUP-08: both choices are shown together."""

    says = "Both Frontline Fighters are shown"
    rules = ("MEGA-SETUP-07", "MEGA-SETUP-08")

    def run(self, g: Bout) -> None:
        line_up(g, g.first)
        line_up(g, 1 - g.first)
        g.then(BeginTurn())

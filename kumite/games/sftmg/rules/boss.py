"""Boss Mode: three challengers against a boss, in cycles of four turns (SFTMG-BOSS-01 to SFTMG-BOSS-27)."""

from __future__ import annotations

from typing import Final, final

from kumite.core.piles import Zone, shuffle
from kumite.core.position import Asks, Question, Step
from kumite.games.sftmg import grid
from kumite.games.sftmg.grid import ALL, DISTANCE, OFF, blocks_steps, space, spaces
from kumite.games.sftmg.happenings import CameBack, Continued, RoundBegan, TokenTaken
from kumite.games.sftmg.match import (
    begin_phase,
    begin_round,
    clear_away,
    grow_up,
    pass_turn,
    pick,
    pick_up,
    put_off,
    restore,
    set_order,
    turn_to,
)
from kumite.games.sftmg.position import NAMES, NOBODY, Fight, characters, foes_of
from kumite.games.sftmg.printed import ROSTER
from kumite.games.sftmg.rules.challenge import CONTINUES, BossChallenge, LayChallenges, Showdown
from kumite.games.sftmg.rules.draw import Draw
from kumite.games.sftmg.rules.ends import RoundGoesOn, end_round, together
from kumite.games.sftmg.rules.falls import OF_A_TURN, cut_short
from kumite.games.sftmg.rules.rounds import Mulligan, stand
from kumite.games.sftmg.rules.setup import AgreeOnStage, NameStage, Pick, PrepareDecks
from kumite.games.sftmg.rules.turn import BeginTurn, EndTurn
from kumite.games.sftmg.verbs import label, set_kit

CENTRE: Final = space("e5")
APART: Final = 4  # SFTMG-BOSS-16, SFTMG-BOSS-27: spaces from the boss
TO_LOSE: Final = 3  # SFTMG-BOSS-23: KO'd challengers
UNTIL: Final[tuple[type[Step], ...]] = (*OF_A_TURN, EndTurn, BeginTurn)


def boss_of(g: Fight) -> int:
    """The boss's seat."""
    return g.kit.boss if isinstance(g.kit, Showdown) else NOBODY


def challengers(g: Fight) -> Zone:
    """The seats of the others."""
    return foes_of(g, boss_of(g))


# Select!, Set!, Draw!


@final
class BossOpening(Step):
    """SFTMG-BOSS-12, SFTMG-BOSS-13: the boss player picks a boss and the stage; then the challengers pick."""

    says = "Set a Boss Mode match up"
    rules = ("SFTMG-BOSS-12", "SFTMG-BOSS-13")

    def run(self, g: Fight) -> None:
        begin_phase(g, "select")
        boss = boss_of(g)
        picks = [Pick(who) for who in challengers(g)]
        g.then(Pick(boss), NameStage(boss), AgreeOnStage(), *picks, PrepareDecks(), SetUp())


@final
class SetUp(Step):
    """SFTMG-BOSS-14: nobody rolls for the order.  SFTMG-BOSS-15, SFTMG-BOSS-16: the boss is placed first.
    SFTMG-BOSS-18: challengers draw and may change cards, then the boss draws 7."""

    says = "Set! and Draw!"
    rules = ("SFTMG-BOSS-14", "SFTMG-BOSS-15", "SFTMG-BOSS-16", "SFTMG-BOSS-18")

    def run(self, g: Fight) -> None:
        boss, others = boss_of(g), challengers(g)
        set_order(g, others + (boss,))
        begin_round(g)
        begin_phase(g, "set")
        g.events.append(RoundBegan(g.round))
        g.then(RoundGoesOn())
        g.then(*[Draw(who, ROSTER[g.fighter[who]].hand, "SFTMG-BOSS-18") for who in others])
        g.then(*[])
        g.then()

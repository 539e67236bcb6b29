"""Boss Mode: three challengers against a boss, in cycles of four turns (SFTMG-BOSS-01 to SFTMG-BOSS-27)."""

from __future__ import annotations

from typing import Final, final

from kumite.core.piles import Zone, shuffle
from kumite.core.position import Asks, Question, Step
from kumite.games.sftmg import grid
from kumite.games.sftmg.grid import ALL, DISTANCE, OFF, blocks_steps, space, spaces
from kumite.games.sftmg.happenings import CameBack, Continued, RoundBegan
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
from kumite.games.sftmg.rules.order import give_token
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
        draws = [Draw(who, ROSTER[g.fighter[who]].hand, "SFTMG-BOSS-18") for who in others]
        last = Draw(boss, ROSTER[g.fighter[boss]].hand, "SFTMG-BOSS-18")
        g.then(RoundGoesOn())
        g.then(*draws, *[Mulligan(who) for who in others], last, NewCycle())
        g.then(LayChallenges(), PlaceBoss(boss), *[PlaceFar(who, "SFTMG-BOSS-16") for who in others])


@final
class PlaceBoss(Asks):
    """SFTMG-BOSS-15, SFTMG-RULING-103: on the centre, or on one of the open spaces nearest to it."""

    says = "Set!: the boss stands in the middle"
    rules = ("SFTMG-BOSS-15",)

    def __init__(self, who: int) -> None:
        self.who = who

    def ask(self, g: Fight) -> Question:
        free = spaces(ALL & ~blocks_steps(g.ground, characters(g)))
        least = min([DISTANCE[CENTRE][at] for at in free])
        return Question(self.who, "place", tuple([at for at in free if DISTANCE[CENTRE][at] == least]))

    def act(self, g: Fight, at: int) -> None:
        stand(g, self.who, at, "SFTMG-BOSS-15")

    def write(self, g: Fight, option: int) -> str:
        return f"place {grid.name(option)}"


@final
class PlaceFar(Asks):
    """SFTMG-BOSS-16, SFTMG-BOSS-27, SFTMG-RULING-103: four spaces or more from the boss, beside each other if they
    like.  SFTMG-RULING-173: a round begins on the first stage; who comes back may choose any."""

    says = "Set!: a challenger is placed away from the boss"
    rules = ("SFTMG-BOSS-16", "SFTMG-BOSS-27")

    def __init__(self, who: int, rule: str) -> None:
        self.who = who
        self.rule = rule

    def ask(self, g: Fight) -> Question:
        stages = ALL if self.rule == "SFTMG-BOSS-16" else g.plan.everywhere()
        apart, free = g.plan.apart(g.at[boss_of(g)]), stages & ~blocks_steps(g.ground, characters(g))
        return Question(self.who, "place", tuple([at for at in spaces(free) if apart[at] >= APART]))

    def act(self, g: Fight, at: int) -> None:
        stand(g, self.who, at, self.rule)

    def write(self, g: Fight, option: int) -> str:
        return f"place {grid.name(option)}"


# Turns


@final
class NewCycle(Step):
    """SFTMG-BOSS-19, SFTMG-BOSS-20, SFTMG-RULING-76: the challengers settle their order anew."""

    says = "A cycle begins: the challengers choose their order"
    rules = ("SFTMG-BOSS-19", "SFTMG-BOSS-20", "SFTMG-RULING-76")

    def run(self, g: Fight) -> None:
        others = challengers(g)
        set_order(g, (NOBODY,) * len(others) + (boss_of(g),))
        g.then(*[TakeTurn(token) for token in range(len(others))], FirstOfCycle())


@final
class TakeTurn(Asks):
    """SFTMG-BOSS-20, SFTMG-RULING-151: the first challenger without a token says for which of them the next one is."""

    says = "Whose turn is next among the challengers?"
    rules = ("SFTMG-BOSS-20", "SFTMG-RULING-151")

    def __init__(self, token: int) -> None:
        self.token = token

    def ask(self, g: Fight) -> Question:
        waiting = [who for who in challengers(g) if who not in g.order]
        return Question(waiting[0], "turn token", tuple(waiting))

    def act(self, g: Fight, who: int) -> None:
        give_token(g, self.token, who, "SFTMG-BOSS-20")

    def write(self, g: Fight, option: int) -> str:
        return f"token {self.token + 1} for {NAMES[option]}"

    def prompt(self, g: Fight) -> str:
        return f"Who of you takes turn {self.token + 1} of this cycle?"


@final
class FirstOfCycle(Step):
    says = "The first challenger's turn"
    rules = ("SFTMG-BOSS-20",)

    def run(self, g: Fight) -> None:
        turn_to(g, 0)
        g.then(*before_turn(g), BeginTurn())


@final
class NextInCycle(Step):
    """SFTMG-BOSS-14, SFTMG-BOSS-19, SFTMG-BOSS-20: the challengers, the Boss Challenge, the boss, whose turn is
    one like any other (SFTMG-BOSS-22); then a new cycle."""

    says = "The next turn of the cycle"
    rules = ("SFTMG-BOSS-14", "SFTMG-BOSS-19", "SFTMG-BOSS-20")

    def run(self, g: Fight) -> None:
        if g.turn == boss_of(g):
            g.then(NewCycle())
            return
        pass_turn(g)
        g.then(*before_turn(g), BeginTurn())


def before_turn(g: Fight) -> list[Step]:
    """What comes before Draw!: the Boss Challenge, or the return of somebody who was KO'd."""
    if g.turn == boss_of(g):
        return [BossChallenge()]
    return [Comeback(g.turn)] if g.at[g.turn] == OFF else []


# KO and return


@final
class BossFalls(Step):
    """SFTMG-BOSS-23: the third KO'd challenger is the last.  SFTMG-BOSS-24: the challengers win when the boss is KO'd
    before that; SFTMG-RULING-111: nobody does when it is the same moment.  SFTMG-BOSS-25: else a token is paid."""

    says = "A KO in Boss Mode"
    rules = ("SFTMG-BOSS-23", "SFTMG-BOSS-24", "SFTMG-BOSS-25")

    def run(self, g: Fight) -> None:
        boss, kit = boss_of(g), g.kit
        if not isinstance(kit, Showdown):
            return
        out = [who for who in g.fallen if who != boss]
        left = kit.continues - len(out)
        if left <= CONTINUES - TO_LOSE:
            lost = boss in g.fallen
            why = f"{label(g, boss)} has both Continue tokens, and a third challenger is KO'd"
            end_round(g, () if lost else (boss,), "SFTMG-RULING-111" if lost else "SFTMG-BOSS-23", "" if lost else why)
        elif boss in g.fallen:
            why = f"{label(g, boss)} is KO'd by {together(g, challengers(g))}"
            end_round(g, challengers(g), "SFTMG-BOSS-24", why)
        else:
            cut_short(g)
            for i, who in enumerate(out):
                g.events.append(Continued(who, label(g, who), kit.continues - i - 1, "SFTMG-BOSS-25"))
                put_off(g, PickUp(who), UNTIL)
            set_kit(g, Showdown(kit.boss, left, kit.now, kit.left, kit.used))


@final
class PickUp(Step):
    """SFTMG-BOSS-25, SFTMG-RULING-75: all cards are shuffled into the deck, Health is reset, Meter lost.
    SFTMG-RULING-152: when what was under way is over."""

    says = "A KO'd challenger resets the dials and shuffles"
    rules = ("SFTMG-BOSS-25", "SFTMG-RULING-75", "SFTMG-RULING-152")

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, g: Fight) -> None:
        pick_up(g, self.who)
        g.then(shuffle(g.deck[self.who]))


@final
class Comeback(Asks):
    """SFTMG-BOSS-26, SFTMG-BOSS-27: with the old Character or one that nobody plays; far from the boss, with a new
    hand, which may be changed once.  SFTMG-RULING-75: then a normal turn, with Draw!."""

    says = "A KO'd challenger returns"
    rules = ("SFTMG-BOSS-26", "SFTMG-BOSS-27", "SFTMG-RULING-75")

    def __init__(self, who: int) -> None:
        self.who = who

    def ask(self, g: Fight) -> Question:
        cast = g.house.casts[self.who]
        mine = g.fighter[self.who]
        return Question(self.who, "return", (mine,) + tuple([each for each in cast if each not in g.fighter]))

    def act(self, g: Fight, fighter: int) -> None:
        who = self.who
        steps: list[Step] = []
        if fighter != g.fighter[who]:
            pick(g, who, fighter)
            steps.append(shuffle(g.deck[who]))
        restore(g, who)
        grow_up(g, who)
        g.events.append(CameBack(who, label(g, who), "SFTMG-BOSS-26"))
        begin_phase(g, "set")
        hand = ROSTER[fighter].hand
        g.then(*steps, PlaceFar(who, "SFTMG-BOSS-27"), Draw(who, hand, "SFTMG-BOSS-27"), Mulligan(who))

    def write(self, g: Fight, option: int) -> str:
        return f"return as {ROSTER[option].name}"

    def prompt(self, g: Fight) -> str:
        return "You are back. With which Character?"


@final
class FightAgain(Step):
    """SFTMG-RULING-111: the boss and a third challenger fell together; everything is put back, and they play again."""

    says = "Boss and challengers play again"
    rules = ("SFTMG-RULING-111",)

    def run(self, g: Fight) -> None:
        clear_away(g)
        g.then(PrepareDecks(), SetUp())

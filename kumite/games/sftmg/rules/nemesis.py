"""Nemesis: who of the two plays M. Bison, and who Akuma (SFTMG-NEM-02, SFTMG-NEM-03); the rest is a Versus match."""

from __future__ import annotations

from typing import final

from kumite.core.position import Asks, Question, Step
from kumite.games.sftmg.happenings import ChoosesFirst, Picked, Wants
from kumite.games.sftmg.match import begin_phase, pick
from kumite.games.sftmg.position import NAMES, NOBODY, Fight, foes_of
from kumite.games.sftmg.printed import ROSTER
from kumite.games.sftmg.rules.order import RollFor
from kumite.games.sftmg.rules.roll import forget_rolls, most_hits
from kumite.games.sftmg.rules.setup import AgreeOnStage, NameStage, Pick, PrepareDecks


@final
class NemesisOpening(Step):
    """SFTMG-NEM-02: Select!, then Ready!, Set!, Draw! as in Versus.  SFTMG-NEM-03: only two who may both choose can
    want the same Character."""

    says = "Set a Nemesis match up"
    rules = ("SFTMG-NEM-01", "SFTMG-NEM-02")

    def run(self, g: Fight) -> None:
        begin_phase(g, "select")
        if g.house.ready is not None:
            g.then(g.house.ready)
        if g.house.fighters == ("choose", "choose"):
            g.then(Claim(0, NOBODY))
        else:
            g.then(Pick(0), Pick(1), NameStage(0), NameStage(1), AgreeOnStage(), PrepareDecks())


@final
class Claim(Asks):
    """SFTMG-NEM-02, SFTMG-RULING-180: each says whom they want, in player order and openly.  SFTMG-NEM-03: if that is
    the same Character, both roll; else both have theirs, and name a stage (SFTMG-RULING-77)."""

    says = "Select!: M. Bison or Akuma?"
    rules = ("SFTMG-NEM-01", "SFTMG-NEM-02", "SFTMG-NEM-03", "SFTMG-RULING-180")

    def __init__(self, who: int, other: int) -> None:
        self.who = who
        self.other = other  # whom the other player wants; NOBODY if that is not said yet

    def ask(self, g: Fight) -> Question:
        return Question(self.who, "pick", g.house.casts[self.who])

    def act(self, g: Fight, fighter: int) -> None:
        g.events.append(Wants(self.who, ROSTER[fighter].name))
        foe = foes_of(g, self.who)[0]
        if self.other == NOBODY:
            g.then(Claim(foe, fighter))
        elif self.other == fighter:
            g.then(*roll_off(g))
        else:
            for who, theirs in ((foe, self.other), (self.who, fighter)):
                pick(g, who, theirs)
                g.events.append(Picked(who, ROSTER[theirs].name))
            g.then(NameStage(0), NameStage(1), AgreeOnStage(), PrepareDecks())

    def write(self, g: Fight, option: int) -> str:
        return f"pick {ROSTER[option].name}"

    def prompt(self, g: Fight) -> str:
        if self.other == NOBODY:
            return "Whom do you want to play? If you both want the same one, four dice decide."
        return f"{NAMES[foes_of(g, self.who)[0]]} wants {ROSTER[self.other].name}. Whom do you want to play?"


def roll_off(g: Fight) -> tuple[Step, ...]:
    """SFTMG-NEM-03, SFTMG-RULING-03: four dice each."""
    forget_rolls(g)
    return RollFor(0, "SFTMG-NEM-03"), RollFor(1, "SFTMG-NEM-03"), WhoChooses()


@final
class WhoChooses(Step):
    """SFTMG-NEM-03: more hits choose the Character, the other player the stage; a tie is rolled again."""

    says = "Select!: compare the rolls"
    rules = ("SFTMG-NEM-03", "SFTMG-RULING-03")

    def run(self, g: Fight) -> None:
        first = most_hits(g, (0, 1))
        if len(first) > 1:
            g.then(*roll_off(g))
            return
        best = first[0]
        foe = foes_of(g, best)[0]
        forget_rolls(g)
        g.events.append(ChoosesFirst(best, foe))
        g.then(Pick(best), Pick(foe), NameStage(foe), AgreeOnStage(), PrepareDecks())

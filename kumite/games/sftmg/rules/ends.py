"""How a round ends: a KO, a Double KO, Time Out; and who has won the match."""

from __future__ import annotations

from typing import final

from kumite.core.position import Outcome, Step
from kumite.games.sftmg.events import many
from kumite.games.sftmg.happenings import RoundDrawn, RoundWon, TimedOut
from kumite.games.sftmg.match import finish, score
from kumite.games.sftmg.moving import remove
from kumite.games.sftmg.position import NOBODY, Fight, foe_of
from kumite.games.sftmg.verbs import label


@final
class RoundGoesOn(Step):
    """The landmark under everything a round does: whoever ends the round forgets all that lies above it."""

    says = "The round goes on until somebody is KO'd"
    rules = ("SFTMG-TURN-08", "SFTMG-ROUND-11")


@final
class RoundOver(Step):
    """SFTMG-ROUND-09: two rounds win the match at once.  SFTMG-ROUND-10, SFTMG-TIME-05: a draw counts for nobody, and
    rounds are played until somebody has won two (SFTMG-RULING-09, SFTMG-RULING-13)."""

    says = "The round is over"
    rules = ("SFTMG-ROUND-09", "SFTMG-ROUND-10", "SFTMG-ROUND-11")

    def __init__(self, winner: int, rule: str) -> None:
        self.winner = winner
        self.rule = rule  # by which a draw is one

    def run(self, g: Fight) -> None:
        winner = self.winner
        score(g, winner)
        if winner == NOBODY:
            g.events.append(RoundDrawn(self.rule))
        else:
            g.events.append(RoundWon(winner, label(g, winner), g.wins[winner]))
            if g.wins[winner] >= g.house.wins:
                reason = f"{label(g, winner)} won {many(g.wins[winner], 'round')}"
                finish(g, Outcome((winner,), reason, ("SFTMG-ROUND-09",)))
                return
        if g.house.next_round is not None:
            g.then(g.house.next_round)


def end_round(g: Fight, winner: int, rule: str) -> None:
    """Everything else is forgotten, in the middle of an attack too."""
    g.skip_to(RoundGoesOn, RoundOver(winner, rule))


def knock_out(g: Fight, fallen: tuple[int, ...]) -> None:
    """SFTMG-HEALTH-03, SFTMG-TURN-08, SFTMG-RULING-90: whoever has no Health left is out at once; those hurt by the
    same thing fall together (SFTMG-ROUND-10)."""
    for who in fallen:
        remove(g, who)
    end_round(g, NOBODY if len(fallen) > 1 else foe_of(fallen[0]), "SFTMG-ROUND-10")


def fallen(g: Fight, hurt: tuple[int, ...]) -> tuple[int, ...]:
    """Those among the hurt who have no Health left."""
    return tuple([who for who in hurt if g.health[who] == 0])


def time_out(g: Fight, why: str, rule: str) -> None:
    """SFTMG-TIME-03, SFTMG-TIME-04, SFTMG-TIME-05: more Health wins the round, then more Meter; else it is a draw."""
    dials = [f"{label(g, who)} {g.health[who]} Health, {g.meter[who]} Meter" for who in (0, 1)]
    g.events.append(TimedOut(f"{why}. {'; '.join(dials)}", rule))
    first, second = (g.health[0], g.meter[0]), (g.health[1], g.meter[1])
    end_round(g, NOBODY if first == second else 0 if first > second else 1, "SFTMG-TIME-05")

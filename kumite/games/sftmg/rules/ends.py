"""How a round ends: a KO, a Double KO, Time Out; and who has won the match."""

from __future__ import annotations

from typing import final

from kumite.core.piles import Zone
from kumite.core.position import Outcome, Step
from kumite.games.sftmg.events import many
from kumite.games.sftmg.happenings import RoundDrawn, RoundWon, TeamWon, TimedOut
from kumite.games.sftmg.match import finish, score, set_fallen
from kumite.games.sftmg.moving import remove
from kumite.games.sftmg.position import Fight, foes_of
from kumite.games.sftmg.verbs import label


@final
class RoundGoesOn(Step):
    """The landmark under everything a round does: whoever ends the round forgets all that lies above it."""

    says = "The round goes on until somebody is KO'd"
    rules = ("SFTMG-TURN-08", "SFTMG-ROUND-11")


@final
class RoundOver(Step):
    """SFTMG-ROUND-09: two rounds win the match at once.  SFTMG-ROUND-10, SFTMG-TIME-05: a draw counts for nobody, and
    rounds are played until somebody has won two (SFTMG-RULING-09, SFTMG-RULING-13).  SFTMG-ROUND-02: or one, as the
    table has it."""

    says = "The round is over"
    rules = ("SFTMG-ROUND-09", "SFTMG-ROUND-10", "SFTMG-ROUND-11")

    def __init__(self, winners: Zone, rule: str, why: str = "") -> None:
        self.winners = winners  # their seats; none in a draw
        self.rule = rule  # by which a draw is one, or the match is won
        self.why = why  # the match is won, if it is more than by rounds

    def run(self, g: Fight) -> None:
        winners = self.winners
        score(g, winners)
        if not winners:
            g.events.append(RoundDrawn(self.rule))
        else:
            names, won = together(g, winners), g.wins[winners[0]]
            if len(winners) == 1:
                g.events.append(RoundWon(winners[0], names, won))
            else:
                g.events.append(TeamWon(winners, names))
            if won >= g.house.wins:
                reason = self.why or f"{names} won {many(won, 'round')}"
                finish(g, Outcome(winners, reason, (self.rule if self.why else g.house.won_by,)))
                return
        if g.house.next_round is not None:
            g.then(g.house.next_round)


def together(g: Fight, seats: Zone) -> str:
    """Several Characters by name."""
    return " and ".join([label(g, who) for who in seats])


def end_round(g: Fight, winners: Zone, rule: str, why: str = "") -> None:
    """Everything else is forgotten, in the middle of an attack too."""
    g.skip_to(RoundGoesOn, RoundOver(winners, rule, why))


def knock_out(g: Fight, fallen: Zone) -> None:
    """SFTMG-HEALTH-03, SFTMG-RULING-90: whoever has no Health left is out at once; those hurt by the same thing fall
    together.  What comes of it the table says."""
    set_fallen(g, fallen)
    for who in fallen:
        remove(g, who)
    if g.house.fall is not None:
        g.then(g.house.fall)


@final
class RoundEnds(Step):
    """SFTMG-TURN-08: of two, the other one has won the round.  SFTMG-ROUND-10: a Double KO is a draw."""

    says = "A KO ends the round"
    rules = ("SFTMG-TURN-08", "SFTMG-ROUND-10")

    def run(self, g: Fight) -> None:
        end_round(g, () if len(g.fallen) > 1 else foes_of(g, g.fallen[0]), "SFTMG-ROUND-10")


def fallen(g: Fight, hurt: tuple[int, ...]) -> tuple[int, ...]:
    """Those among the hurt who have no Health left."""
    return tuple([who for who in hurt if g.health[who] == 0])


def time_out(g: Fight, why: str, rule: str) -> None:
    """SFTMG-TIME-03, SFTMG-TIME-04, SFTMG-TIME-05: more Health wins the round, then more Meter; else it is a draw.
    SFTMG-RULING-08: of several, the team whose Characters that are left have most together."""
    seats = [who for who, team in enumerate(g.house.teams) if team in g.playing]
    dials = [f"{label(g, who)} {g.health[who]} Health, {g.meter[who]} Meter" for who in seats]
    g.events.append(TimedOut(f"{why}. {'; '.join(dials)}", rule))
    totals: list[tuple[int, int, int]] = []
    for team in g.playing:
        mine = [who for who in seats if g.house.teams[who] == team]
        totals.append(
            (sum([g.health[who] for who in mine]), sum([g.meter[who] for who in mine if g.health[who] > 0]), team)
        )
    best = max([total[:2] for total in totals])
    first = [total[2] for total in totals if total[:2] == best]
    winners = tuple([who for who in seats if g.house.teams[who] == first[0]]) if len(first) == 1 else ()
    end_round(g, winners, "SFTMG-TIME-05")

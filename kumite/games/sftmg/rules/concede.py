"""Giving up where several are left: a team leaves, and the others go on (SFTMG-RULING-178)."""

from __future__ import annotations

from typing import Any, Final, final

from kumite.core.piles import Zone
from kumite.games.sftmg.concession import Concession
from kumite.games.sftmg.happenings import GaveUp
from kumite.games.sftmg.match import drop_questions
from kumite.games.sftmg.position import Fight, allies_of, gone
from kumite.games.sftmg.rules.ends import knock_out
from kumite.games.sftmg.rules.order import members
from kumite.games.sftmg.verbs import label, yield_up

FIGHTING: Final = ("draw", "move", "fight")  # phases; before them there is nobody to leave the stage


@final
class TeamLeaves(Concession):
    """SFTMG-RULING-178: everybody of the team at once, as if KO'd, as long as two other teams are in the fight."""

    def goes_on(self, g: Any, seat: int) -> bool:
        teams = [team for team in g.playing if team != g.house.teams[seat]]
        return g.phase in FIGHTING and len(left(g, allies_of(g, seat))) > 0 and len(still_in(g, teams)) > 1

    def is_out(self, g: Any, seat: int) -> bool:
        """SFTMG-RULING-111: KO'd, or without a part where others play again."""
        return g.house.teams[seat] not in g.playing or (g.phase in FIGHTING and not left(g, allies_of(g, seat)))

    def take(self, g: Any, seat: int) -> None:
        out = left(g, allies_of(g, seat))
        g.events.append(GaveUp(seat, " and ".join([label(g, who) for who in out])))
        yield_up(g, out)
        drop_questions(g, out)
        knock_out(g, out)


def left(g: Fight, seats: Zone) -> Zone:
    return tuple([who for who in seats if not gone(g, who)])


def still_in(g: Fight, teams: list[int]) -> list[int]:
    """Those with a Character that is not KO'd."""
    return [team for team in teams if left(g, tuple(members(g, team)))]

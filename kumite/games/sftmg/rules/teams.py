"""Team Mode: 2v2, 3v3 and 2v2v2 (SFTMG-TEAM-01 and on)."""

from __future__ import annotations

from typing import Final, final

from kumite.core.position import Asks, Question, Step
from kumite.games.sftmg import grid
from kumite.games.sftmg.grid import OFF, space
from kumite.games.sftmg.position import Fight, foes_of, standing
from kumite.games.sftmg.printed import STAGES
from kumite.games.sftmg.rules.falls import cut_short, is_over, pass_tokens
from kumite.games.sftmg.rules.order import members
from kumite.games.sftmg.rules.rounds import PlaceFreely, in_turn, stand
from kumite.games.sftmg.verbs import label

FIGURE: Final = 1000  # a seat times this, and the space for its figure


@final
class TeamFalls(Step):
    """SFTMG-TEAM-11, SFTMG-TEAM-12: a KO'd Character leaves its token to an ally, and the fight goes on, unless only
    one team is left."""

    says = "A KO in a team game"
    rules = ("SFTMG-TEAM-11", "SFTMG-TEAM-12")

    def run(self, g: Fight) -> None:
        if not is_over(g):
            cut_short(g)
            pass_tokens(g)


# Set!


@final
class PlaceTeams(Step):
    """SFTMG-TEAM-05, SFTMG-TEAM-06, SFTMG-TEAM-07: the last player's team first, then in turns.  SFTMG-VAR-06,
    SFTMG-VAR-07: in a competitive match all of the first player's team, then the others."""

    says = "Set!: teams place their figures"
    rules = ("SFTMG-TEAM-05", "SFTMG-TEAM-06", "SFTMG-TEAM-07")

    def __init__(self, competitive: bool = False) -> None:
        self.competitive = competitive

    def run(self, g: Fight) -> None:
        seats = in_turn(g)
        begins = g.house.teams[seats[0] if self.competitive else seats[-1]]
        teams = [begins, *[team for team in g.playing if team != begins]]
        rounds = range(len(members(g, begins)))
        if self.competitive:
            g.then(*[PlaceOne(team, True) for team in teams for _ in rounds])
        else:
            g.then(*[PlaceOne(team, False) for _ in rounds for team in teams])


@final
class PlaceOne(Asks):
    """SFTMG-TEAM-05, SFTMG-TEAM-06: one of the team's figures, on a free Start Space of the team's side; the first one
    decides which side that is."""

    says = "Set!: place a figure on your team's side"
    rules = ("SFTMG-TEAM-05", "SFTMG-TEAM-06", "SFTMG-TEAM-07")

    def __init__(self, team: int, competitive: bool) -> None:
        self.team = team
        self.competitive = competitive

    def waiting(self, g: Fight) -> list[int]:
        """The team's figures that are not on the stage yet, in the order in which their players place."""
        mine = [who for who in in_turn(g) if g.house.teams[who] == self.team and g.at[who] == OFF]
        return mine if self.competitive else mine[::-1]

    def ask(self, g: Fight) -> Question:
        waiting = self.waiting(g)
        free = [at for at in side_of(g, self.team) if at not in g.at]
        return Question(waiting[0], "place", tuple([who * FIGURE + at for at in free for who in waiting]))

    def act(self, g: Fight, option: int) -> None:
        stand(g, option // FIGURE, option % FIGURE, "SFTMG-VAR-07" if self.competitive else "SFTMG-TEAM-06")

    def write(self, g: Fight, option: int) -> str:
        where = grid.name(option % FIGURE)
        return f"place {label(g, option // FIGURE)} on {where}" if len(self.waiting(g)) > 1 else f"place {where}"


def side_of(g: Fight, team: int) -> list[int]:
    """SFTMG-TEAM-07, SFTMG-RULING-04: the Start Spaces of the side where the team stands already, or where its
    opponents do not; of both sides for the first figure.  In 3v3 the Versus space of a side is one of them."""
    stage, who = STAGES[g.stage], members(g, team)
    both = len(who) > 2
    west = [space(name) for name in stage.multiplayer[:2] + (stage.versus[:1] if both else ())]
    east = [space(name) for name in stage.multiplayer[2:] + (stage.versus[1:] if both else ())]
    mine, theirs = [g.at[each] for each in who], [g.at[each] for each in standing(g, foes_of(g, who[0]))]
    if [at for at in mine if at in west] or [at for at in theirs if at in east]:
        return west
    if [at for at in mine if at in east] or [at for at in theirs if at in west]:
        return east
    return west + east


@final
class PlaceApart(Step):
    """SFTMG-TEAM-08, SFTMG-RULING-50: every player places their own figure, three spaces or more from opponents, in
    reverse turn order.  SFTMG-RULING-68: in a competitive match in turn order."""

    says = "Set!: figures are placed away from opponents"
    rules = ("SFTMG-TEAM-08", "SFTMG-RULING-50")

    def __init__(self, rule: str, competitive: bool = False) -> None:
        self.rule = rule
        self.competitive = competitive

    def run(self, g: Fight) -> None:
        seats = in_turn(g)
        g.then(*[PlaceFreely(who, self.rule) for who in (seats if self.competitive else seats[::-1])])

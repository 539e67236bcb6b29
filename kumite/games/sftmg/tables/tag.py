"""Tag Team: 2-on-2, 3-on-3 and 2v2v2, one of each team on the stage at a time, one round (SFTMG-TAG-01), without a
clock (SFTMG-RULING-183)."""

from __future__ import annotations

from typing import Any, Final, final

from kumite.core.checks import number
from kumite.core.game import Setting
from kumite.errors import BadPosition, brief
from kumite.games.sftmg.grid import OFF
from kumite.games.sftmg.position import NAMES, Fight, House, Kit, sides_of
from kumite.games.sftmg.rules.concede import TeamLeaves
from kumite.games.sftmg.rules.falls import PlayAgain
from kumite.games.sftmg.rules.setup import Casual
from kumite.games.sftmg.rules.tag import (
    TOKENS,
    BeforeCombo,
    BeforeDice,
    BeforeReaction,
    PlaceStarters,
    TagFalls,
    TagReady,
    Tags,
    TeamTurn,
)
from kumite.games.sftmg.tables.base import MIRROR, PICKS, PLACEMENT, STAGE, TURN_LIMIT, Mode, casts, picks
from kumite.games.sftmg.tables.more_stages import MORE_STAGES, more_stages
from kumite.games.sftmg.tables.power_up import POWER_UP, before_action, powers

SIZES: Final = {"2-on-2": (0, 1, 0, 1), "3-on-3": (0, 1, 0, 1, 0, 1), "2v2v2": (0, 1, 2, 0, 1, 2)}  # seat -> team
TEAMS: Final = Setting(
    "tag_teams",
    tuple(SIZES),
    "how many fight on each side; partners sit opposite: P1 and P3 in 2-on-2",
    ("SFTMG-TAG-01", "SFTMG-RULING-58"),
)


@final
class TagTeam(Mode):
    def __init__(self) -> None:
        self.name = "tag team"
        self.story = (
            "One Character of each team is on a stage of 9 by 9 spaces, the others wait. To tag in a partner costs "
            "an Action and 2 Meter, or one of the team's three Tag Team tokens, on anybody's turn; who leaves "
            "regains 2 Health, who enters draws 2 cards. A partner takes a KO'd Character's place, and the last "
            "team wins. Each team has one Meter gauge."
        )
        self.settings = (TEAMS, PLACEMENT, *PICKS, STAGE, MIRROR, TURN_LIMIT, POWER_UP, MORE_STAGES)
        self.keys = ("tags",)
        self.waits = True

    def house(self, options: dict[str, Any]) -> House:
        teams = SIZES[options["tag_teams"]]
        return House(
            mode=self.name,
            teams=teams,
            sides=sides_of(teams),
            placement=options["placement"],
            fighters=picks(options, len(teams)),
            casts=casts(len(teams)),
            stage=options["stage"],
            mirror=options["mirror"],
            wins=1,
            turn_limit=options["turn_limit"],
            opening=Casual(),
            ready=TagReady(),
            placing=PlaceStarters(),
            next_turn=TeamTurn(),
            fall=TagFalls(),
            next_round=PlayAgain(),
            won_by="SFTMG-TAG-22",
            shares=True,
            before_reaction=BeforeReaction(),
            before_dice=BeforeDice(),
            before_combo=BeforeCombo(),
            before_action=before_action(options),
            more_stages=more_stages(options),
            concession=TeamLeaves(),
            powers=powers(options, len(teams)),
        )

    def kit(self, house: House) -> Kit:
        return Tags((TOKENS,) * len(set(house.teams)))

    def arrange(self, g: Fight, given: dict[str, Any]) -> None:
        """`tags: [3, 2]`: the Tag Team tokens left, team by team.  Whoever has no `at` waits; one of each team has."""
        teams = len(set(g.house.teams))
        fighters = [who for who in range(len(g.at)) if g.at[who] != OFF]
        if sorted([g.house.teams[who] for who in fighters]) != sorted(set(g.house.teams)):
            raise BadPosition("one Character of each team is on the stage, the others wait", ("SFTMG-TAG-01",))
        if g.turn not in fighters:
            raise BadPosition(f"turn: {NAMES[g.turn]} is not on the stage", ("SFTMG-TAG-13",))
        at = fighters.index(g.first) if g.first in fighters else fighters.index(g.turn)
        g.order = tuple(fighters[at:] + fighters[:at])
        g.first, g.token = g.order[0], g.order.index(g.turn)
        told = given.get("tags", [TOKENS] * teams)
        if not isinstance(told, list) or len(told) != teams:
            raise BadPosition(f"tags must be a list of {teams} numbers, one for each team; it is {brief(told)}")
        g.kit = Tags(tuple([number(each, 0, TOKENS, "tags") for each in told]))
        for who, meter in enumerate(g.meter):
            if meter != g.meter[g.house.sides.allies[who][0]]:
                raise BadPosition(f"{NAMES[who]}.meter: a team has one gauge", ("SFTMG-TAG-02",))

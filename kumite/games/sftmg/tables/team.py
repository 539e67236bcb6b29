"""Team: 2v2, 3v3 and 2v2v2, all on the stage at once, one round (SFTMG-TEAM-01, SFTMG-ROUND-02)."""

from __future__ import annotations

from typing import Any, Final, final

from kumite.core.game import Setting
from kumite.core.position import Step
from kumite.games.sftmg.position import House, sides_of
from kumite.games.sftmg.rules.concede import TeamLeaves
from kumite.games.sftmg.rules.falls import PlayAgain
from kumite.games.sftmg.rules.order import RankAll, TokenReady
from kumite.games.sftmg.rules.setup import Casual
from kumite.games.sftmg.rules.teams import PlaceApart, PlaceTeams, TeamFalls
from kumite.games.sftmg.rules.turn import NextTurn
from kumite.games.sftmg.tables.base import CLOCK, MIRROR, PICKS, PLACEMENT, SETUP, STAGE, TURN_LIMIT, Mode, casts, picks
from kumite.games.sftmg.tables.more_stages import MORE_STAGES, more_stages
from kumite.games.sftmg.tables.power_up import POWER_UP, before_action, powers

SIZES: Final = {"2v2": (0, 1, 0, 1), "3v3": (0, 1, 0, 1, 0, 1), "2v2v2": (0, 1, 2, 0, 1, 2)}  # seat -> team
TEAMS: Final = Setting(
    "teams",
    tuple(SIZES),
    "how many teams of how many players; partners sit opposite: P1 and P3 in 2v2",
    ("SFTMG-TEAM-01",),
)


@final
class Team(Mode):
    def __init__(self) -> None:
        self.name = "team"
        self.story = (
            "Teams on a stage of 9 by 9 spaces: whoever has no Health left is out, and the last team wins. Allies "
            "see each other's cards and walk through each other, and hurt each other by accident."
        )
        self.settings = (TEAMS, SETUP, PLACEMENT, *PICKS, STAGE, MIRROR, CLOCK, TURN_LIMIT, POWER_UP, MORE_STAGES)

    def house(self, options: dict[str, Any]) -> House:
        """SFTMG-VAR-05: who are partners is settled before anybody sits down."""
        teams, competitive = SIZES[options["teams"]], options["setup"] == "competitive"
        return House(
            mode=self.name,
            teams=teams,
            sides=sides_of(teams),
            setup=options["setup"],
            placement=options["placement"],
            fighters=picks(options, len(teams)),
            casts=casts(len(teams)),
            stage=options["stage"],
            mirror=options["mirror"],
            clock=options["clock"],
            wins=1,
            turn_limit=options["turn_limit"],
            opening=RankAll() if competitive else Casual(),
            ready=TokenReady("SFTMG-TEAM-03"),
            placing=placing(options["teams"], options["placement"], competitive),
            next_turn=NextTurn(),
            fall=TeamFalls(),
            next_round=PlayAgain(),
            won_by="SFTMG-TEAM-12",
            before_action=before_action(options),
            more_stages=more_stages(options),
            concession=TeamLeaves(),
            powers=powers(options, len(teams)),
        )


def placing(size: str, placement: str, competitive: bool) -> Step:
    """SFTMG-TEAM-07, SFTMG-TEAM-08: on Start Spaces, but for three teams, and where free placement is agreed on."""
    if size == "2v2v2":
        return PlaceApart("SFTMG-TEAM-08", competitive)
    return PlaceApart("SFTMG-VAR-09", competitive) if placement == "free" else PlaceTeams(competitive)

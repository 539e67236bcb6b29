"""Free-for-All: three to six, each alone, one round (SFTMG-FFA-01, SFTMG-ROUND-02)."""

from __future__ import annotations

from typing import Any, Final, final

from kumite.core.checks import number, one_of
from kumite.core.game import Setting
from kumite.errors import BadPosition, brief
from kumite.games.sftmg.dice import MOST
from kumite.games.sftmg.position import NAMES, Fight, House, Kit, gone, sides_of
from kumite.games.sftmg.rules.concede import TeamLeaves
from kumite.games.sftmg.rules.falls import PlayAgain
from kumite.games.sftmg.rules.free_for_all import TWO, AloneFalls, Guard, GuardGoes, PlaceAlone
from kumite.games.sftmg.rules.order import RankAll, TokenReady
from kumite.games.sftmg.rules.setup import Casual
from kumite.games.sftmg.rules.turn import NextTurn
from kumite.games.sftmg.tables.base import CLOCK, MIRROR, PICKS, SETUP, STAGE, TURN_LIMIT, Mode, casts, picks
from kumite.games.sftmg.tables.more_stages import MORE_STAGES, more_stages
from kumite.games.sftmg.tables.power_up import POWER_UP, before_action, powers

GUARD_RULES: Final = ("SFTMG-GUARD-07", "SFTMG-RULING-112")
PLAYERS: Final = Setting(
    "players",
    (4, 3, 6),
    "how many play; five or six are for those who have played before",
    ("SFTMG-FFA-01", "SFTMG-MULTI-10"),
)


@final
class FreeForAll(Mode):
    def __init__(self) -> None:
        self.name = "free-for-all"
        self.story = (
            "Everybody alone on a stage of 9 by 9 spaces: whoever has no Health left is out, and the last one wins."
        )
        self.settings = (PLAYERS, SETUP, *PICKS, STAGE, MIRROR, CLOCK, TURN_LIMIT, POWER_UP, MORE_STAGES)
        self.keys = ("guard",)

    def house(self, options: dict[str, Any]) -> House:
        seats, competitive = options["players"], options["setup"] == "competitive"
        teams = tuple(range(seats))
        return House(
            mode=self.name,
            teams=teams,
            sides=sides_of(teams),
            setup=options["setup"],
            fighters=picks(options, seats),
            casts=casts(seats),
            stage=options["stage"],
            mirror=options["mirror"],
            clock=options["clock"],
            wins=1,
            turn_limit=options["turn_limit"],
            opening=RankAll() if competitive else Casual(),
            ready=TokenReady("SFTMG-FFA-04"),
            placing=PlaceAlone(competitive),
            next_turn=NextTurn(),
            after_attack=GuardGoes(),
            fall=AloneFalls(),
            next_round=PlayAgain(),
            won_by="SFTMG-FFA-01",
            before_action=before_action(options),
            more_stages=more_stages(options),
            concession=TeamLeaves(),
            powers=powers(options, seats),
        )

    def kit(self, house: House) -> Kit:
        return Guard()

    def arrange(self, g: Fight, given: dict[str, Any]) -> None:
        """`guard: {seat: P2, dice: 1}`: who has the Guard token, and how many dice it is worth."""
        if len([who for who in range(len(g.fighter)) if not gone(g, who)]) <= TWO:
            g.kit = Guard(is_out=True)
        if "guard" not in given:
            return
        told = given["guard"]
        if not isinstance(told, dict) or sorted(told) != ["dice", "seat"]:
            raise BadPosition(f"guard must be a mapping with seat and dice; it is {brief(told)}")
        who = NAMES.index(one_of(told["seat"], NAMES[: len(g.fighter)], "guard.seat"))
        if gone(g, who) or g.kit == Guard(is_out=True):
            raise BadPosition("guard: a KO'd fighter has no Guard token, nor has anybody of the last two", GUARD_RULES)
        g.kit = Guard(who, number(told["dice"], 1, MOST, "guard.dice"))

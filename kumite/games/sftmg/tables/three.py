"""3-on-3: three Characters a player, one after the other, one round of bouts (SFTMG-THREE-01, SFTMG-ROUND-02), without
a clock (SFTMG-RULING-183)."""

from __future__ import annotations

from typing import Any, Final, final

from kumite.core.checks import one_of
from kumite.core.game import Setting
from kumite.errors import BadPosition, brief
from kumite.games.sftmg.cards.roster import FIGHTERS, STANDARD
from kumite.games.sftmg.position import NAMES, Fight, House, Kit
from kumite.games.sftmg.rules.rounds import PlaceTwo
from kumite.games.sftmg.rules.three import THREE, BoutEnds, ThreeOpening, Trios
from kumite.games.sftmg.rules.turn import NextTurn
from kumite.games.sftmg.tables.base import MIRROR, PLACEMENT, STAGE, TURN_LIMIT, Mode, casts
from kumite.games.sftmg.tables.more_stages import MORE_STAGES, more_stages
from kumite.games.sftmg.tables.power_up import POWER_UP, before_action, powers

DRAFT: Final = Setting(
    "draft", ("choose", "random"), "who picks the Characters: the players in turns, or chance", ("SFTMG-THREE-02",)
)


@final
class ThreeOnThree(Mode):
    def __init__(self) -> None:
        self.name = "3-on-3"
        self.story = (
            "Three Characters a player, one at a time on a stage of 9 by 9 spaces: when one is KO'd, another of its "
            "player takes its place, and the winner keeps its Health, Meter and cards. Whose three are all KO'd has "
            "lost."
        )
        self.settings = (DRAFT, PLACEMENT, STAGE, MIRROR, TURN_LIMIT, POWER_UP, MORE_STAGES)
        self.keys = ("benches",)

    def house(self, options: dict[str, Any]) -> House:
        return House(
            mode=self.name,
            teams=(0, 1),
            placement=options["placement"],
            fighters=(options["draft"],) * 2,
            casts=casts(2),
            stage=options["stage"],
            mirror=options["mirror"],
            wins=1,
            turn_limit=options["turn_limit"],
            opening=ThreeOpening(),
            placing=PlaceTwo(),
            next_turn=NextTurn(),
            fall=BoutEnds(),
            won_by="SFTMG-THREE-09",
            before_action=before_action(options),
            more_stages=more_stages(options),
            powers=powers(options, 2),
        )

    def kit(self, house: House) -> Kit:
        return Trios()

    def arrange(self, g: Fight, given: dict[str, Any]) -> None:
        """`benches: {P1: [Ken, Vega]}`: who waits behind the Character on the stage; unsaid, nobody does."""
        told = given.get("benches", {})
        if not isinstance(told, dict) or not set(told) <= set(NAMES[:2]):
            raise BadPosition(f"benches must be a mapping of P1 and P2 to Characters; it is {brief(told)}")
        for who, seat in enumerate(NAMES[:2]):
            waiting = told.get(seat, [])
            if not isinstance(waiting, list) or len(waiting) >= THREE:
                raise BadPosition(f"benches.{seat} must be a list of at most two Characters; it is {brief(waiting)}")
            names = [one_of(each, STANDARD, f"benches.{seat}") for each in waiting]
            g.bench[who] = tuple([FIGHTERS[each] for each in names])
            if len({*g.bench[who], g.fighter[who]}) <= len(names):
                raise BadPosition(f"benches.{seat}: each of the three is another Character", ("SFTMG-THREE-01",))
        g.kit = Trios(tuple([(g.fighter[who], *g.bench[who]) for who in (0, 1)]))

"""Nemesis: M. Bison against Akuma with their Nemesis Events, two of three rounds (SFTMG-NEM-01, SFTMG-RULING-77)."""

from __future__ import annotations

from typing import Any, Final, final

from kumite.core.game import Setting
from kumite.errors import BadPosition, Refusal, brief
from kumite.games.sftmg.cards.roster import FIGHTERS, NEMESES
from kumite.games.sftmg.position import NAMES, Fight, House
from kumite.games.sftmg.printed import ROSTER
from kumite.games.sftmg.rules.nemesis import NemesisOpening
from kumite.games.sftmg.tables.base import CLOCK, PLACEMENT, ROUNDS, SETUP, STAGE, TIME_OUT, TURN_LIMIT, Mode
from kumite.games.sftmg.tables.duel import duel
from kumite.games.sftmg.tables.more_stages import MORE_STAGES
from kumite.games.sftmg.tables.power_up import POWER_UP

WHO: Final = (
    Setting("fighter1", ("choose", "random", *NEMESES), "P1's Character; it is one of each", ("SFTMG-NEM-02",)),
    Setting("fighter2", ("choose", "random", *NEMESES[::-1]), "P2's Character; it is one of each", ("SFTMG-NEM-02",)),
)


@final
class Nemesis(Mode):
    def __init__(self) -> None:
        self.name = "nemesis"
        self.story = (
            "M. Bison and Akuma on a stage of 9 by 9 spaces: bring the other one's Health to 0 to win a round. In "
            "both decks six Nemesis Events take the place of the Character Events."
        )
        self.settings = (SETUP, PLACEMENT, *WHO, STAGE, TIME_OUT, CLOCK, ROUNDS, TURN_LIMIT, POWER_UP, MORE_STAGES)

    def house(self, options: dict[str, Any]) -> House:
        named = (str(options["fighter1"]), str(options["fighter2"]))
        if named[0] == named[1] and named[0] in NEMESES:
            raise Refusal(f"both play {named[0]}; Nemesis is {' against '.join(NEMESES)}", ("SFTMG-NEM-01",))
        return duel(self.name, options, named, (self.cast(0), self.cast(1)), NemesisOpening())

    def cast(self, who: int) -> tuple[int, ...]:
        return tuple([FIGHTERS[name] for name in NEMESES])

    def arrange(self, g: Fight, given: dict[str, Any]) -> None:
        """SFTMG-NEM-01: one of each."""
        names = [ROSTER[fighter].name for fighter in g.fighter]
        for who, name in enumerate(names):
            if name not in NEMESES:
                wanted = " or ".join(NEMESES)
                raise BadPosition(f"{NAMES[who]}.fighter is {brief(name)}; here it is {wanted}", ("SFTMG-NEM-01",))
        if names[0] == names[1]:
            raise BadPosition(f"both play {names[0]}; Nemesis is {' against '.join(NEMESES)}", ("SFTMG-NEM-01",))

"""Boss Mode: three challengers, P1 to P3, against the boss, P4; one round (SFTMG-BOSS-01, SFTMG-BOSS-02,
SFTMG-RULING-76), without a clock (SFTMG-RULING-183)."""

from __future__ import annotations

from typing import Any, Final, final

from kumite.core.checks import number, one_of
from kumite.core.game import Setting
from kumite.errors import BadPosition, brief
from kumite.games.sftmg.cards.challenges import CHALLENGES, deck_for
from kumite.games.sftmg.cards.roster import BOSSES, FIGHTERS
from kumite.games.sftmg.grid import OFF
from kumite.games.sftmg.position import NOBODY, Fight, House, Kit, gone, sides_of
from kumite.games.sftmg.printed import ROSTER
from kumite.games.sftmg.rules.boss import BossFalls, BossOpening, FightAgain, NextInCycle
from kumite.games.sftmg.rules.challenge import CONTINUES, Showdown
from kumite.games.sftmg.tables.base import CAST, MIRROR, PICKS, STAGE, TURN_LIMIT, Mode, picks
from kumite.games.sftmg.tables.more_stages import MORE_STAGES, more_stages
from kumite.games.sftmg.tables.power_up import POWER_UP, before_action, powers

TEAMS: Final = (0, 0, 0, 1)  # SFTMG-RULING-70: whoever plays several challengers sits on several seats
BOSS: Final = 3
WHICH: Final = Setting(
    "boss", ("choose", "random", *BOSSES), "the boss's Character card and deck", ("SFTMG-BOSS-11", "SFTMG-BOSS-12")
)


@final
class BossMode(Mode):
    def __init__(self) -> None:
        self.name = "boss"
        self.story = (
            "Three challengers against a boss, who has far more Health, but one turn for their three. Before each "
            "boss turn a Challenge card makes it harder for them. Two KO'd challengers come back; with the third "
            "the boss has won."
        )
        self.settings = (WHICH, *PICKS[:3], STAGE, MIRROR, TURN_LIMIT, POWER_UP, MORE_STAGES)
        self.keys = ("challenge", "continues")
        self.waits = True

    def house(self, options: dict[str, Any]) -> House:
        return House(
            mode=self.name,
            teams=TEAMS,
            sides=sides_of(TEAMS),
            fighters=(*picks(options, BOSS), str(options["boss"])),
            casts=tuple([self.cast(who) for who in range(len(TEAMS))]),
            stage=options["stage"],
            mirror=options["mirror"],
            wins=1,
            turn_limit=options["turn_limit"],
            opening=BossOpening(),
            next_turn=NextInCycle(),
            fall=BossFalls(),
            next_round=FightAgain(),
            won_by="SFTMG-BOSS-24",
            before_action=before_action(options),
            more_stages=more_stages(options),
            powers=powers(options, len(TEAMS)),
        )

    def cast(self, who: int) -> tuple[int, ...]:
        return tuple([FIGHTERS[name] for name in BOSSES]) if who == BOSS else CAST

    def kit(self, house: House) -> Kit:
        return Showdown(BOSS)

    def arrange(self, g: Fight, given: dict[str, Any]) -> None:
        """`challenge: Relentless`, `continues: 1`: the card in force and the challengers' tokens.  A challenger without
        `at` was KO'd, and returns on the next turn (SFTMG-BOSS-26)."""
        name = ROSTER[g.fighter[BOSS]].name
        if name not in BOSSES:
            raise BadPosition(f"P4.fighter is {brief(name)}; the boss is {' or '.join(BOSSES)}", ("SFTMG-BOSS-11",))
        waiting = len([who for who in range(BOSS) if g.at[who] == OFF])
        if True in [gone(g, who) for who in range(BOSS)]:
            raise BadPosition("a KO'd challenger has full Health again, and no 'at'", ("SFTMG-BOSS-25",))
        if g.at[BOSS] == OFF or g.at[g.turn] == OFF:
            raise BadPosition("the boss and whoever has the turn stand on the stage", ("SFTMG-BOSS-01",))
        left = number(given.get("continues", CONTINUES - waiting), 0, CONTINUES - waiting, "continues")
        g.order = g.order if "order" in given else (0, 1, 2, BOSS)
        if g.order[BOSS] != BOSS or len(set(g.order)) != len(g.order):
            raise BadPosition("order: each challenger has a token, and the boss comes last", ("SFTMG-BOSS-14",))
        g.token, g.first = g.order.index(g.turn), g.order[0]
        deck, now = deck_for(name), NOBODY
        if given.get("challenge") is not None:
            names = tuple([CHALLENGES[each].name for each in deck])
            now = deck[names.index(one_of(given["challenge"], names, "challenge"))]
        g.kit = Showdown(BOSS, left, now, tuple([each for each in deck if each != now]))

"""The modes: tables of contents.  A rule asks what the table says, never which mode it is."""

from __future__ import annotations

from typing import Any, Final

from kumite.core.game import Setting
from kumite.core.piles import Zone
from kumite.core.position import Step
from kumite.errors import Refusal
from kumite.games.sftmg.cards.roster import FIGHTERS, PLACES
from kumite.games.sftmg.grid import OFF, Ground
from kumite.games.sftmg.match import DECK_SIZE
from kumite.games.sftmg.position import NO_ATTACK, NOBODY, Fight, House
from kumite.games.sftmg.rules.setup import Casual, Competitive, NextRound

MODES: Final = ("versus",)
WHO: Final = ("choose", "random", *FIGHTERS)

SETTINGS: Final = (
    Setting("setup", ("casual", "competitive"), "how Characters, stage and order are settled", ("SFTMG-VAR-01",)),
    Setting(
        "placement",
        ("start spaces", "free"),
        "where figures start; free placement is a small advantage for close-range fighters",
        ("SFTMG-VS-08", "SFTMG-VAR-09", "SFTMG-VAR-10"),
    ),
    Setting("fighter1", WHO, "P1's Character", ("SFTMG-VS-02",)),
    Setting("fighter2", WHO, "P2's Character", ("SFTMG-VS-02",)),
    Setting("stage", ("choose", "random", *PLACES), "where the fight is", ("SFTMG-VS-03",)),
    Setting("mirror", (False, True), "both may play the same Character", ("SFTMG-VAR-11",)),
    Setting("time_out", (False, True), "a round ends when a deck runs out", ("SFTMG-TIME-01", "SFTMG-TIME-02")),
    Setting(
        "clock",
        (0, 0, 100),
        "turns a round may take, 25 or 15 say; 0 is no limit",
        ("SFTMG-ROUND-11", "SFTMG-RULING-116"),
    ),
    Setting("rounds", (2, 1, 5), "rounds to win", ("SFTMG-ROUND-09", "SFTMG-RULING-09")),
    Setting("turn_limit", (600, 1, 10_000), "after so many turns the match is a draw", ("SFTMG-RULING-117",)),
)


def house(mode: str, options: dict[str, Any]) -> House:
    """The table this mode and these options (already checked) describe.

    SFTMG-COMP-16: how many may sit there is the mode's.  SFTMG-ROUND-01: rounds are won by two of three."""
    first, second = options["fighter1"], options["fighter2"]
    if first == second and first in FIGHTERS and not options["mirror"]:
        raise Refusal(f"both play {first}; that needs the option mirror", ("SFTMG-VAR-11",))
    return House(
        mode,
        options["setup"],
        options["placement"],
        (first, second),
        options["stage"],
        options["mirror"],
        options["time_out"],
        options["clock"],
        options["rounds"],
        options["turn_limit"],
        NextRound(),
    )


def opening(table: House) -> Step:
    """What a new match begins with."""
    return Competitive() if table.setup == "competitive" else Casual()


def empty(table: House) -> Fight:
    """A table at which nothing has happened: no Characters, no stage."""
    g, nothing = Fight(), list[Zone]
    g.house, g.stage, g.named, g.layout, g.ground = table, NOBODY, (NOBODY, NOBODY), Ground(), Ground()
    g.phase, g.turn, g.turns, g.total, g.first, g.actions = "select", 0, 0, 0, 0, 0
    g.round, g.wins, g.lost, g.rolls = 0, [0, 0], NOBODY, (NOBODY, NOBODY)
    g.fighter, g.start, g.at = [NOBODY, NOBODY], [OFF, OFF], [OFF, OFF]
    g.health, g.meter, g.fresh = [0, 0], [0, 0], [True, True]
    g.deck, g.hand, g.discards = nothing([(), ()]), nothing([(), ()]), nothing([(), ()])
    g.table, g.stays, g.boons = nothing([(), ()]), nothing([(), ()]), [(), ()]
    g.attack, g.edits, g.events, g.outcome = NO_ATTACK, 0, [], None
    g.kind, g.known = [NOBODY] * (2 * DECK_SIZE), [0] * (2 * DECK_SIZE)
    return g

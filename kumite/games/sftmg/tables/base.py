"""What every mode's table is made of: its settings, its seats, and the sentences for what cannot be."""

from __future__ import annotations

from typing import Any, Final

from kumite.core.game import Setting
from kumite.errors import Refusal
from kumite.games.sftmg.cards.roster import FIGHTERS, PLACES, STANDARD
from kumite.games.sftmg.position import NAMES, Fight, House, Kit

WHO: Final = ("choose", "random", *STANDARD)
CAST: Final = tuple([FIGHTERS[name] for name in STANDARD])  # the Characters of every mode but the boss's (SFTMG-NEM-09)

SETUP: Final = Setting(
    "setup", ("casual", "competitive"), "how Characters, stage and order are settled", ("SFTMG-VAR-01",)
)
PLACEMENT: Final = Setting(
    "placement",
    ("start spaces", "free"),
    "where figures start; free placement is a small advantage for close-range fighters",
    ("SFTMG-VS-08", "SFTMG-VAR-09", "SFTMG-VAR-10"),
)
PICKS: Final = tuple([Setting(f"fighter{i + 1}", WHO, f"{NAMES[i]}'s Character", ("SFTMG-VS-02",)) for i in range(6)])
STAGE: Final = Setting("stage", ("choose", "random", *PLACES), "where the fight is", ("SFTMG-VS-03",))
MIRROR: Final = Setting("mirror", (False, True), "both may play the same Character", ("SFTMG-VAR-11",))
TIME_OUT: Final = Setting(
    "time_out", (False, True), "a round ends when a deck runs out", ("SFTMG-TIME-01", "SFTMG-TIME-02")
)
CLOCK: Final = Setting(
    "clock",
    (0, 0, 100),
    "turns a round may take, 25 or 15 say; 0 is no limit",
    ("SFTMG-ROUND-11", "SFTMG-RULING-116", "SFTMG-RULING-183"),
)
ROUNDS: Final = Setting("rounds", (2, 1, 5), "rounds to win", ("SFTMG-ROUND-09", "SFTMG-RULING-09"))
TURN_LIMIT: Final = Setting(
    "turn_limit", (600, 1, 10_000), "after so many turns the match is a draw", ("SFTMG-RULING-117",)
)


class Mode:
    """A way to play: what may be set, and the House that comes of it."""

    name: str
    settings: tuple[Setting, ...]
    story: str  # who fights whom, and how it is won, for somebody who has never played it
    waits: bool = False  # Characters may be off the stage and wait there (SFTMG-TAG-01)
    keys: tuple[str, ...] = ()  # what a described position may say of the mode's own things

    def house(self, options: dict[str, Any]) -> House:
        """The table these options (already checked) describe; a Refusal with one sentence where the rules forbid it."""
        raise NotImplementedError

    def cast(self, who: int) -> tuple[int, ...]:
        """The Characters there are for this seat, as numbers of the ROSTER."""
        return CAST

    def kit(self, house: House) -> Kit:
        """What the mode has on the table besides, as the match begins."""
        return Kit()

    def lay(self, g: Fight) -> None:
        """The ground as the mode has it, where a position is described."""

    def arrange(self, g: Fight, given: dict[str, Any]) -> None:
        """The mode's own things as a described position has them."""


def casts(seats: int) -> tuple[tuple[int, ...], ...]:
    """SFTMG-NEM-09: everybody may pick from all of them, M. Bison and Akuma included."""
    return (CAST,) * seats


def picks(options: dict[str, Any], seats: int) -> tuple[str, ...]:
    """SFTMG-VAR-11: who plays whom, by seat; two of the same only in a mirror match."""
    for i in range(seats, len(PICKS)):
        if options.get(f"fighter{i + 1}", "choose") != "choose":
            raise Refusal(f"fighter{i + 1} is {NAMES[i]}'s Character, and this table has {seats} seats")
    found = tuple([str(options[f"fighter{i + 1}"]) for i in range(seats)])
    for name in found:
        if name in FIGHTERS and found.count(name) > 1 and not options["mirror"]:
            who = "both play" if seats == 2 else f"{found.count(name)} play"
            raise Refusal(f"{who} {name}; that needs the option mirror", ("SFTMG-VAR-11",))
    return found

"""Rolling off: four dice each, and the most hits decide (SFTMG-VS-05, SFTMG-TEAM-03, SFTMG-TAG-17, SFTMG-NEM-03)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kumite.core.position import CHANCE, Asks, Question
from kumite.games.sftmg.dice import faces, hits, read, wanted, write
from kumite.games.sftmg.events import ORDER, Rolled, many
from kumite.games.sftmg.match import set_rolls
from kumite.games.sftmg.position import NOBODY, Fight

DICE: Final = 4  # SFTMG-VS-05
WAYS: Final = 6**4


class RollFour(Asks):
    """SFTMG-RULING-03, SFTMG-DICE-09: four dice; hits count, Meter is not gained.  Whose dice they are, and where the
    hits are noted, the rule says that has them rolled."""

    def ask(self, g: Fight) -> Question:
        return Question(CHANCE, "order dice", range(WAYS))

    def write(self, g: Fight, option: int) -> str:
        return write(DICE, option)

    def read(self, g: Fight, text: str) -> int:
        return read(DICE, text)

    def wanted(self, g: Fight) -> str:
        return wanted(DICE)


def show_roll(g: Fight, roll: int, who: int, name: str, rule: str) -> int:
    """Everybody sees the dice; says how many hits there are."""
    shown = faces(DICE, roll)
    found = hits(shown)
    g.events.append(Rolled(who, name, ORDER, shown, rule, "", many(found, "hit")))
    return found


def note_roll(g: Fight, at: int, hits: int) -> None:
    """So many hits for this place in the list of rolls."""
    set_rolls(g, g.rolls[:at] + (hits,) + g.rolls[at + 1 :])


def forget_rolls(g: Fight) -> None:
    """Nobody has rolled."""
    set_rolls(g, (NOBODY,) * len(g.rolls))


def most_hits(g: Fight, places: Sequence[int]) -> list[int]:
    """Those of these places in the list of rolls that have the most hits: several, where they tie."""
    best = max([g.rolls[at] for at in places])
    return [at for at in places if g.rolls[at] == best]

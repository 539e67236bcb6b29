"""Power-Up tokens: the eight there are, and what lies where (SFTMG-PWR-02, SFTMG-PWR-10)."""

from __future__ import annotations

from typing import Final

from kumite.core.piles import Zone
from kumite.core.position import Record

HEALTH: Final = 0  # kinds of tokens
ACTION: Final = 1
DRAW: Final = 2
DISCARD: Final = 3
KINDS: Final = ("Health", "Action", "Draw", "Discard")
DOES: Final = ("gain 2 Health", "get 1 more Action", "draw 2 cards", "an opponent discards 2 cards")
OF_EACH: Final = 2  # SFTMG-PWR-10
TOKENS: Final = 8
A_TURN: Final = 2  # SFTMG-PWR-08


class Powers(Record):
    """The tokens of a table.  Nobody has seen those face down, so which is which is kept nowhere: chance says so when
    one is turned over (SFTMG-RULING-160).  Without arguments: a table that has none."""

    def __init__(
        self,
        boxed: bool = False,
        lying: int = 0,
        unseen: Zone = (),
        dealt: Zone = (),
        saved: tuple[Zone, ...] = (),
        picked: Zone = (),
        used: Zone = (),
    ) -> None:
        self.boxed = boxed  # still to be dealt in this round
        self.lying = lying  # the set of spaces with one, face down
        self.unseen = unseen  # kind -> how many nobody has seen yet, wherever they are
        self.dealt = dealt  # seat -> how many it still has to place
        self.saved = saved  # seat -> kinds, face up in front of it
        self.picked = picked  # seat -> how many it collected this turn
        self.used = used  # kind -> how many are used up


NO_POWERS: Final = Powers()


def in_the_box(seats: int) -> Powers:
    """SFTMG-PWR-10: two of each of the four kinds, before they are dealt."""
    nothing: Zone = ()
    none = (0,) * seats
    return Powers(True, 0, (OF_EACH,) * len(KINDS), none, (nothing,) * seats, none, (0,) * len(KINDS))

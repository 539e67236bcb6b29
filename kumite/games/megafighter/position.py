"""The position of a Megafighter bout: its spine, and the leaves it holds.

A fighter in play stands on a slot: 0, 1, 2 are the first seat's team, 3, 4, 5 the second's.
"""

from __future__ import annotations

from typing import Final, final

from kumite.core.piles import Zone
from kumite.core.position import Position, Record, Step

NOBODY: Final = -1
SLOTS: Final = (0, 1, 2, 3, 4, 5)
TEAM: Final = 3
NAMES: Final = ("P1", "P2")

HAND: Final = 0  # where Blocks come from: the hand ...
ALLOCATED: Final = 1  # ... or the cards laid down in the Block Phase


class House(Record):
    """The table's mode and options: which phases a turn has, and what the rulings leave open."""

    def __init__(
        self,
        mode: str,
        phases: tuple[Step, ...],
        phases_rule: str,
        blocks_from: int,
        tokens_block: bool,
        draft: str = "recommended",
        first: str = "random",
        loose_combos: bool = False,
        strict_supply: bool = False,
        turn_limit: int = 200,
    ) -> None:
        self.mode = mode
        self.phases = phases  # as steps
        self.phases_rule = phases_rule  # MEGA-TURN-01 or MEGA-VET-02
        self.blocks_from = blocks_from
        self.tokens_block = tokens_block
        self.draft = draft
        self.first = first
        self.loose_combos = loose_combos
        self.strict_supply = strict_supply
        self.turn_limit = turn_limit


class Strike(Record):
    """An Attack while it is being performed.  Where everybody stood is fixed when it begins."""

    def __init__(
        self,
        slot: int,
        attack: int,
        strung: bool,
        hits: tuple[int, ...],
        blocked: bool = False,
        dealt: int = 0,
        knocked: int = 0,
        denied: bool = False,
    ) -> None:
        self.slot = slot  # who attacks
        self.attack = attack  # which of the attacker's three
        self.strung = strung  # by a String Combo
        self.hits = hits  # slot -> damage still to come
        self.blocked = blocked
        self.dealt = dealt  # damage that came through
        self.knocked = knocked  # fighters it knocked out
        self.denied = denied  # the defender gets no Super Token for it

    def copy(self) -> Strike:
        return Strike(
            self.slot, self.attack, self.strung, self.hits, self.blocked, self.dealt, self.knocked, self.denied
        )


NO_HITS: Final = (0, 0, 0, 0, 0, 0)
NO_STRIKE: Final = Strike(NOBODY, -1, False, NO_HITS)


@final
class Bout(Position):
    house: House
    turn: int  # whose turn it is
    first: int  # the first player, Player A of the draft
    turns: int  # begun so far
    phase: str  # "setup", "start", "bonus", "action", "block", "draw"
    actions: int  # left this turn
    earned: int  # Super Tokens the defender got for damage this turn
    strike: Strike
    pool: Zone  # fighters not drafted yet
    fighter: Zone  # slot -> number in the ROSTER, or NOBODY
    damage: list[int]  # slot -> points of Damage Counters
    front: list[int]  # seat -> slot of the Frontline Fighter, or NOBODY
    side: list[Zone]  # seat -> slots of the Sideline Fighters, left to right
    picked: Zone  # seat -> the Frontline chosen in secret before the first turn
    supers: list[int]
    swaps: list[int]
    deck: Zone  # the top card first
    discards: Zone
    hand: list[Zone]
    combo: Zone  # in front of the current player, left to right
    faces: Zone  # the upright Button of each card of the combo
    allocated: list[Zone]  # face down since the Block Phase

    def clone(self) -> Bout:
        new = Bout()
        self.copy_to(new)
        new.house, new.turn, new.first, new.turns = self.house, self.turn, self.first, self.turns
        new.phase, new.actions, new.earned, new.strike = self.phase, self.actions, self.earned, self.strike
        new.pool, new.fighter, new.damage = self.pool, self.fighter, self.damage[:]
        new.front, new.side, new.picked = self.front[:], self.side[:], self.picked
        new.supers, new.swaps = self.supers[:], self.swaps[:]
        new.deck, new.discards, new.hand = self.deck, self.discards, self.hand[:]
        new.combo, new.faces, new.allocated = self.combo, self.faces, self.allocated[:]
        return new


def owner(slot: int) -> int:
    """The seat whose team this slot belongs to."""
    return 0 if slot < TEAM else 1


def standing(g: Bout, seat: int) -> Zone:
    """MEGA-WIN-02: the slots of the seat's living fighters, the Frontline first."""
    front = g.front[seat]
    return g.side[seat] if front == NOBODY else (front,) + g.side[seat]


def alive(g: Bout, slot: int) -> bool:
    """Whether the fighter on this slot still stands."""
    return slot in g.side[owner(slot)] or g.front[owner(slot)] == slot

"""The position of a fight: its spine, and the leaves it holds.  Lists by seat; a seat has one Character."""

from __future__ import annotations

from typing import Final, final

from kumite.core.effects import Word
from kumite.core.piles import Zone
from kumite.core.position import Position, Record, Step
from kumite.games.sftmg.grid import OFF, Ground

NOBODY: Final = -1
NAMES: Final = ("P1", "P2")

NONE: Final = 0  # how the Defender reacted
BLOCK: Final = 1
COUNTER: Final = 2
ANSWER: Final = 3  # with an Event
REACTIONS: Final = ("", "block", "counter", "event")


class House(Record):
    """The table's mode and options."""

    def __init__(
        self,
        mode: str = "versus",
        setup: str = "casual",
        placement: str = "start spaces",
        fighters: tuple[str, ...] = ("choose", "choose"),
        stage: str = "choose",
        mirror: bool = False,
        time_out: bool = False,
        clock: int = 0,
        wins: int = 2,
        turn_limit: int = 600,
        next_round: Step | None = None,
    ) -> None:
        self.mode = mode
        self.setup = setup  # "casual" or "competitive" (SFTMG-VAR-01, SFTMG-VAR-02)
        self.placement = placement  # "start spaces" or "free" (SFTMG-VAR-09)
        self.fighters = fighters  # by seat: "choose", "random" or a name
        self.stage = stage  # "choose", "random" or a name
        self.mirror = mirror  # SFTMG-VAR-11
        self.time_out = time_out  # SFTMG-TIME-01
        self.clock = clock  # turns a round may take; 0 is no limit (SFTMG-ROUND-11)
        self.wins = wins  # rounds to win (SFTMG-ROUND-09)
        self.turn_limit = turn_limit  # of the whole match
        self.next_round = next_round  # what follows a round that decided nothing yet


class Attack(Record):
    """An attack while it is being made.  Never edited once shared: verbs change a copy (`change`)."""

    def __init__(
        self,
        by: int,
        target: int,
        kind: int,
        card: int,
        faceup: bool = False,
        follows: bool = False,
        reaction: int = NONE,
        answer: int = NOBODY,
        boosts: int = 0,
        apart: int = 0,
        edge: bool = False,
        pushed: int = 0,
        dice: int = 0,
        extra: int = 0,
        armour: int = 0,
        knock: int = 0,
        mix_up: int = 0,
        stun: int = 0,
        spent: bool = False,
        rolled: tuple[int, ...] = (),
        blocks: tuple[int, ...] = (),
        is_rolled: bool = False,
        damage: int = 0,
        vacated: int = NOBODY,
    ) -> None:
        self.by = by
        self.target = target
        self.kind = kind
        self.card = card  # the handle; NOBODY for an Ultra
        self.faceup = faceup  # from the start, or since the reveal
        self.follows = follows  # in a Combo Action
        self.reaction = reaction
        self.answer = answer  # the handle of the Counter-Attack or Event
        self.boosts = boosts  # dice
        self.apart = apart  # the range when it was revealed
        self.edge = edge
        self.pushed = pushed  # spaces the Defender was moved by the Charge
        self.dice = dice  # more Attack Dice, by Events
        self.extra = extra  # damage, by Events
        self.armour = armour  # less damage, by Events
        self.knock = knock  # more Knockback, by Events
        self.mix_up = mix_up  # more Mix-Up, by Events
        self.stun = stun  # more Stun, by Events
        self.spent = spent  # Meter, on this attack (SFTMG-GOLD-02)
        self.rolled = rolled  # faces
        self.blocks = blocks
        self.is_rolled = is_rolled  # dice are on the table (SFTMG-GOLD-01)
        self.damage = damage  # dealt by the dice
        self.vacated = vacated  # the space the Defender was knocked out of

    def copy(self) -> Attack:
        return Attack(
            self.by,
            self.target,
            self.kind,
            self.card,
            self.faceup,
            self.follows,
            self.reaction,
            self.answer,
            self.boosts,
            self.apart,
            self.edge,
            self.pushed,
            self.dice,
            self.extra,
            self.armour,
            self.knock,
            self.mix_up,
            self.stun,
            self.spent,
            self.rolled,
            self.blocks,
            self.is_rolled,
            self.damage,
            self.vacated,
        )


NO_ATTACK: Final = Attack(NOBODY, NOBODY, NOBODY, NOBODY)


@final
class Fight(Position):
    house: House
    stage: int  # in STAGES, or NOBODY
    named: Zone  # seat -> the stage named in secret
    layout: Ground  # the Objects as each round begins
    ground: Ground  # those still standing
    phase: str  # "select", "ready", "set", "draw", "move", "fight"
    turn: int  # whose turn it is
    turns: int  # begun in this round
    total: int  # begun in the match
    first: int  # who began, or begins, this round
    actions: int  # left this turn
    round: int  # from 1
    wins: list[int]
    lost: int  # who lost the round before this one; NOBODY after a draw
    rolls: Zone  # seat -> hits in the roll for the first turn
    fighter: list[int]  # seat -> number in the ROSTER
    start: list[int]  # seat -> Start Space in this round
    at: list[int]  # seat -> space, or OFF
    health: list[int]
    meter: list[int]
    fresh: list[bool]  # seat -> whether the first turn of the round is still to come
    deck: list[Zone]  # the top card first
    hand: list[Zone]
    discards: list[Zone]
    table: list[Zone]  # cards played in the current Action
    stays: list[Zone]  # Events that stay in play
    boons: list[tuple[Word, ...]]  # seat -> what waits for the next Attack Card of this turn
    attack: Attack

    def clone(self) -> Fight:
        new = Fight()
        self.copy_to(new)
        new.house, new.stage, new.named = self.house, self.stage, self.named
        new.layout, new.ground = self.layout, self.ground
        new.phase, new.turn, new.turns, new.total = self.phase, self.turn, self.turns, self.total
        new.first, new.actions, new.round, new.wins = self.first, self.actions, self.round, self.wins[:]
        new.lost = self.lost
        new.rolls, new.fighter, new.start = self.rolls, self.fighter[:], self.start[:]
        new.at, new.health, new.meter, new.fresh = self.at[:], self.health[:], self.meter[:], self.fresh[:]
        new.deck, new.hand, new.discards = self.deck[:], self.hand[:], self.discards[:]
        new.table, new.stays, new.boons = self.table[:], self.stays[:], self.boons[:]
        new.attack = self.attack
        return new


def characters(g: Fight) -> int:
    """The set of spaces with a Character."""
    found = 0
    for at in g.at:
        if at != OFF:
            found |= 1 << at
    return found


def others(g: Fight, seat: int) -> int:
    """The set of spaces with another Character: in a duel, the opponent's."""
    return characters(g) & ~(1 << g.at[seat]) if g.at[seat] != OFF else characters(g)


def foe_of(seat: int) -> int:
    return 1 - seat

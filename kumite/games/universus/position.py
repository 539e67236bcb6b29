"""The position of a game of UniVersus: its spine, and the leaves it holds.

A card is a handle.  Whatever is true of one card is a column by handle; piles are tuples of handles by seat.
`state` holds the current state of a card where it is not simply what is printed (UVS-STATE-01).
"""

from __future__ import annotations

from typing import Final, final

from kumite.core.game import notations
from kumite.core.piles import Zone
from kumite.core.position import CHANCE, Outcome, Position, fields
from kumite.games.universus.edition import House
from kumite.games.universus.printed import Card, Face, Happening
from kumite.games.universus.records import Attack, Check, Lasting, Left, Lent, Result, Scope, Use
from kumite.games.universus.series import GameOver, of_match
from kumite.games.universus.terms import NOBODY

NAMES: Final = ("P1", "P2")
ONLOOKERS: Final = 4  # in `known`, beside the bits of the seats: whoever only looks on has seen the card, too

# Flags of a card, in `flags`
FACEDOWN: Final = 1  # in stage, card pool, momentum or removed
COMMITTED: Final = 2
STARTING: Final = 4  # the starting character
ATTACHED: Final = 8  # to the starting character
SEALED: Final = 16
FROZEN: Final = 32
TRANSFORMED: Final = 64
REVEALED: Final = 128  # for as long as an effect says
IS_TOKEN: Final = 256
PLAYED: Final = 512  # it is in the card pool because it was played ...
AS_A_BLOCK: Final = 1024  # ... as a block
DEALT: Final = 2048  # as an attack, damage, since it came into the card pool
STUNNED: Final = 4096  # committed by a Stun effect
READIED: Final = 8192  # this Combat Phase
NEW_FACEDOWN: Final = 16384  # turned or built face down this turn (UVS-FDC-03)
OFF_TOP: Final = 32768  # in transit from the top of a deck
ON_TOP: Final = 65536  # lies on top of another card
STAYS: Final = FACEDOWN | STARTING | IS_TOKEN  # what outlives the end of a turn in any zone


FOR_FORM: Final = 0
FOR_BLOCK: Final = 1
FOR_COST: Final = 2
FOR_VALUE: Final = 3
POOL_TOO: Final = -2  # the progressive part is read as late as the rest (UVS-RULING-22)
PURPOSES: Final = ("to play a card", "to block", "for a cost", "for its value")


@final
class Versus(Position):
    # fmt: off
    __slots__ = (
        "aside", "attack", "attacks", "beneath", "busy", "character", "checks", "coming", "counters", "cut", "deck",
        "discards", "ears", "effects", "ending", "enhanced", "ever", "extra", "first", "flags", "forms", "fought",
        "fresh", "hand", "health", "hears", "house", "landed", "last", "lent", "log", "loops", "momentum", "mulligans",
        "names", "news", "number", "once", "owner", "past", "phase", "pool", "removed", "results", "reversals",
        "round", "scopes", "since", "stack", "stage", "state", "targets", "tick", "transit", "tried", "turn", "turns",
        "unlocked", "unsettled", "untidy", "uses", "wins", "wounds", "zone",
    )
    # fmt: on

    house: House
    extra: tuple[Card, ...]  # cards defined for this match, after those of the catalogue
    owner: tuple[int, ...]  # handle -> seat
    zone: list[int]  # handle -> game zone
    flags: list[int]  # handle -> flags
    state: list[Face | None]  # handle -> its current state where that is not what is printed
    wounds: list[int]  # handle -> stamina lost (UVS-RULING-17)
    since: list[int]  # handle -> the tick of its last change of zone
    deck: list[Zone]  # by seat, the top card first
    hand: list[Zone]
    stage: list[Zone]
    pool: list[Zone]  # left to right
    momentum: list[Zone]
    discards: list[Zone]  # the oldest first: the top card last
    removed: list[Zone]
    aside: list[Zone]  # the sidebar
    transit: Zone
    character: list[int]  # seat -> the starting character's handle
    health: list[int]
    counters: tuple[tuple[int, str, int], ...]  # (card, name, how many)
    unlocked: list[int]  # seat -> how many steps of the skill tree
    beneath: tuple[tuple[int, int, int], ...]  # (top, bottom, end point) of cards that lie on one another
    round: int  # the game of the match, from 1
    wins: list[int]
    first: int  # who goes first in this game
    turn: int  # whose turn it is
    turns: int  # begun in this game
    phase: int
    ending: bool  # the Combat Phase ends as soon as nothing is going on
    forms: int  # made by the active player this Combat Phase
    tried: bool  # a card was tried as a form this Combat Phase
    attack: Attack  # in progress, or the last one of this turn
    coming: int  # the attack that is being played
    mulligans: int  # seats that took one, as bits
    number: int  # of attack sequences begun in this game
    cut: int  # the step that an effect ends, as soon as nothing is going on; 0: none
    landed: int  # the attack that has just been played: changes held until now are made
    attacks: list[int]  # by seat: attacks played or begun this turn
    stack: Zone  # pending attacks, the top last
    targets: tuple[tuple[int, int], ...]  # (pending attack, the backup it is directed at)
    reversals: tuple[tuple[int, int], ...]  # (seat, number of the attack) of attempts at a reversal
    enhanced: list[bool]  # by seat: has tried an Enhance this step
    uses: tuple[Use, ...]
    once: tuple[tuple[int, str], ...]  # (seat, ability) of abilities that are playable once per game
    names: tuple[tuple[int, str], ...]  # (seat, name) of named abilities played this turn
    effects: tuple[Lasting, ...]
    lent: tuple[Lent, ...]  # what continuous abilities have changed, at a table where they take it back
    ears: list[Zone]  # verb -> cards that listen for it where they are
    hears: list[Zone]  # handle -> the places of that index where it stands
    untidy: int  # seats whose hands have new cards, as bits
    scopes: list[Scope]
    past: tuple[Left, ...]
    tick: int
    fresh: int  # the number of the next lasting effect
    news: tuple[Happening, ...]  # what has happened and is not settled yet
    log: list[Happening]  # what happened this turn
    fought: int  # how much of the log is from before the Combat Phase
    ever: list[int]  # by seat, the verbs of earlier turns of this game, as bits (story.py)
    last: list[int]  # and those of the last turn
    checks: list[Check]  # being made, one inside the other
    results: list[Result]  # of checks, for whoever asked for them: the last one's is last
    unsettled: bool  # a stage has changed: pause conditions are to be looked at
    busy: int  # costs being paid, pauses: nothing is settled meanwhile
    loops: int  # settlings since somebody last decided

    def run(self) -> None:
        """Until somebody must decide, or the match is over: a game may end where the match goes on."""
        Position.run(self)
        while self.outcome is not None and self.goes_on(self.outcome):
            Position.run(self)

    def goes_on(self, over: Outcome) -> bool:
        """Count the game; whether another one follows it."""
        next_game = self.house.next_game
        if next_game is None:
            return False
        for winner in over.winners:
            self.wins[winner] += 1
        self.events.append(GameOver(self.round, tuple(self.wins), over))
        if max(self.wins) >= self.house.wins or self.round >= 2 * self.house.wins + 1:
            self.outcome = of_match(self.wins, over)
            return False
        self.round, self.todo = self.round + 1, [next_game.after(over)]
        self.outcome, self.asking, self.waiting = None, None, None
        return True

    def give_rest(self, winners: tuple[int, ...]) -> None:
        for winner in winners:
            self.wins[winner] = self.house.wins - 1  # and this game makes it enough

    def has_games(self) -> bool:
        return self.house.next_game is not None

    def is_played(self) -> bool:
        """In a match, only decks that lie on the table can be gathered for its next game."""
        return not self.has_games() or NOBODY not in self.character

    def formerly(self) -> list[str]:
        """Cards were called by their fronts, whichever side was in force; and those of one name that lie in several
        places were numbered."""
        asks = self.asking is not None and self.asking.who != CHANCE
        turned = any(flags & TRANSFORMED for flags in self.flags)
        if not turned and not (asks and any(" in " in text for text in notations(self))):
            return []
        old = self.clone()
        old.house = House(**{**fields(self.house), "fronts": True})
        return notations(old)

    def clone(self) -> Versus:
        new = Versus()
        self.copy_to(new)
        new.house, new.extra, new.owner, new.zone = self.house, self.extra, self.owner, self.zone[:]
        new.flags, new.state, new.wounds, new.since = self.flags[:], self.state[:], self.wounds[:], self.since[:]
        new.deck, new.hand, new.stage, new.pool = self.deck[:], self.hand[:], self.stage[:], self.pool[:]
        new.momentum, new.discards, new.removed = self.momentum[:], self.discards[:], self.removed[:]
        new.aside, new.transit, new.character = self.aside[:], self.transit, self.character[:]
        new.health, new.counters, new.unlocked = self.health[:], self.counters, self.unlocked[:]
        new.beneath, new.round, new.wins, new.first = self.beneath, self.round, self.wins[:], self.first
        new.turn, new.turns, new.phase, new.ending = self.turn, self.turns, self.phase, self.ending
        new.forms, new.tried, new.attack, new.coming = self.forms, self.tried, self.attack, self.coming
        new.attacks, new.stack, new.landed, new.cut = self.attacks[:], self.stack, self.landed, self.cut
        new.number, new.mulligans, new.targets = self.number, self.mulligans, self.targets
        new.reversals, new.enhanced, new.uses, new.once = self.reversals, self.enhanced[:], self.uses, self.once
        new.names, new.effects, new.ears, new.scopes = self.names, self.effects, self.ears[:], self.scopes[:]
        new.hears, new.untidy, new.past, new.tick = self.hears[:], self.untidy, self.past, self.tick
        new.fresh, new.news, new.log, new.busy, new.loops = self.fresh, self.news, self.log[:], self.busy, self.loops
        new.fought, new.ever, new.last, new.checks = self.fought, self.ever, self.last, self.checks[:]
        new.results, new.unsettled, new.lent = self.results[:], self.unsettled, self.lent
        return new


def rival_of(seat: int) -> int:
    return 1 - seat

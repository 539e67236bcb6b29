"""The position of a game of UniVersus: its spine, and the leaves it holds.

A card is a handle.  Whatever is true of one card is a column by handle; piles are tuples of handles by seat.
`state` holds the current state of a card where it is not simply what is printed (UVS-STATE-01).
"""

from __future__ import annotations

from typing import Final, final

from kumite.core.piles import Zone
from kumite.core.position import Outcome, Position, Record
from kumite.games.universus.edition import House
from kumite.games.universus.printed import Ability, Card, Face, Happening, Word
from kumite.games.universus.terms import NOBODY, UNDECIDED

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
ON_TOP: Final = 65536  # lies on top of another card
STAYS: Final = FACEDOWN | STARTING | IS_TOKEN  # what outlives the end of a turn in any zone


class Attack(Record):
    """The attack in its sequence, or being played.  Its player is the attacker in any turn (UVS-ATKR-01).  Never edited
    once shared: verbs change a copy."""

    def __init__(
        self,
        card: int = NOBODY,
        by: int = NOBODY,
        backup: int = NOBODY,
        number: int = 0,
        step: int = 0,
        status: int = UNDECIDED,
        block: int = NOBODY,
        tried: bool = False,
        considered: bool = False,
        dropped: bool = False,
        dealt: int = 0,
        deflected: bool = False,
        safe: bool = False,
        last: Face | None = None,
        resolved: bool = False,
        enhanced: int = NOBODY,
    ) -> None:
        self.card = card
        self.by = by  # the attacker (UVS-ATKR-01)
        self.backup = backup  # the backup that is attacked, or NOBODY
        self.number = number  # of the attacks of this turn, from 1
        self.step = step  # ENHANCE_STEP, BLOCK_STEP, DAMAGE_STEP, or 0 before and after
        self.status = status
        self.block = block  # the card that blocks it
        self.tried = tried  # a block was attempted (UVS-BSTEP-10)
        self.considered = considered  # completely blocked, by an effect (UVS-BSTEP-02)
        self.dropped = dropped
        self.dealt = dealt
        self.deflected = deflected  # UVS-KDEFL-02
        self.safe = safe  # as it resolved (UVS-KREV-04)
        self.last = last  # its last state in the card pool, once it has left that (UVS-RULING-80)
        self.resolved = resolved
        self.enhanced = enhanced  # how long the log was as its Enhance Step was over, or NOBODY

    def copy(self) -> Attack:
        return Attack(
            self.card,
            self.by,
            self.backup,
            self.number,
            self.step,
            self.status,
            self.block,
            self.tried,
            self.considered,
            self.dropped,
            self.dealt,
            self.deflected,
            self.safe,
            self.last,
            self.resolved,
            self.enhanced,
        )


NO_ATTACK: Final = Attack()


class Bind(Record):
    """A name that an instruction has given to cards or to a number (`discarded`, `chosen`, `checked` ...)."""

    def __init__(self, name: str, cards: Zone = (), number: int = 0, faces: tuple[Face, ...] = ()) -> None:
        self.name = name
        self.cards = cards
        self.number = number
        self.faces = faces  # as the cards were when they were bound


class Scope(Record):
    """An effect's frame of reference: when it began, X, and the names bound so far (UVS-SCOPE-01); for an ability also
    whether a character bears it (UVS-CHAB-01)."""

    def __init__(
        self,
        start: int,
        x: int = NOBODY,
        did: int = 0,
        binds: tuple[Bind, ...] = (),
        owner: int = NOBODY,
        ability: int = NOBODY,
        cancelled: bool = False,
        modes: tuple[int, ...] = (),
        card: int = NOBODY,
        character: bool = False,
        text: Ability | None = None,
        name: str = "",
        barred: tuple[tuple[int, int], ...] = (),
    ) -> None:
        self.start = start  # a tick
        self.x = x
        self.did = did  # how many cards, or how much, the last instruction changed
        self.binds = binds
        self.owner = owner  # who plays the ability
        self.ability = ability  # its number on the card
        self.cancelled = cancelled
        self.modes = modes  # bullets chosen
        self.card = card  # that bears the ability
        self.character = character  # a character's (UVS-CHAB-01)
        self.text = text  # the ability itself: its card may have changed since
        self.name = name  # of that card: its handle may be another, hidden one's later
        self.barred = barred  # replacements that this stands for: they do not apply to it again


class Lasting(Record):
    """An effect that waits or lasts: fired, modifier or rule; assigned to a card, or detached (UVS-EFF-15)."""

    def __init__(
        self,
        id: int,
        you: int,
        source: int,
        body: Word,
        scope: Scope,
        until: int,
        on: int = NOBODY,
        times: int = NOBODY,
        born: int = 0,
        event: Happening | None = None,
    ) -> None:
        self.id = id
        self.you = you
        self.source = source
        self.body = body
        self.scope = scope  # inherited from what created it (UVS-SCOPE-04)
        self.until = until  # a period; it ends when that does
        self.on = on  # the card it is assigned to; NOBODY: detached
        self.times = times  # how often it still acts; NOBODY: always
        self.born = born  # in which turn, or during which attack where that is its end
        self.event = event  # what set off the effect that made it


class Left(Record):
    """What a card was when it left a zone, changed its facing or its publicity: for scope reads (UVS-SCOPE-03)."""

    def __init__(self, card: int, tick: int, zone: int, live: bool, face: Face) -> None:
        self.card = card
        self.tick = tick
        self.zone = zone
        self.live = live
        self.face = face


class Use(Record):
    """How often an ability was played this turn, and tried in this Enhance Step."""

    def __init__(self, card: int, ability: int, turn: int = 0, step: int = 0) -> None:
        self.card = card
        self.ability = ability
        self.turn = turn
        self.step = step


class Check(Record):
    """A check that is being made (UVS-CHECK-01): by whom, what for, and the value so far."""

    def __init__(
        self,
        who: int,
        purpose: int,
        card: int = NOBODY,
        value: int = 0,
        need: int = NOBODY,
        again: bool = False,
        played: int = NOBODY,
        fixed: int = 0,
        free: bool = False,
        spared: bool = False,
    ) -> None:
        self.who = who
        self.purpose = purpose  # FOR_FORM, FOR_BLOCK, FOR_COST, FOR_VALUE
        self.card = card  # the card that was checked
        self.value = value  # with all changes so far
        self.need = need  # a number to check against; NOBODY or POOL_TOO: the card's difficulty, or none at all
        self.again = again  # a re-check (UVS-RECHK-04)
        self.played = played  # the card that is being played by it
        self.fixed = fixed  # progressive difficulty, or everything if the table wants it so (UVS-RULING-22)
        self.free = free  # responses may interrupt it (UVS-RULING-71)
        self.spared = spared  # failing it does not end the Combat Phase


class Result(Record):
    """What came of a check, for whoever asked for it."""

    def __init__(self, passed: bool, value: int = 0, card: int = NOBODY, spared: bool = False) -> None:
        self.passed = passed
        self.value = value
        self.card = card  # that was checked; NOBODY where none was made (UVS-CHECK-11)
        self.spared = spared  # failing it does not end the Combat Phase


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
        "fresh", "hand", "health", "hears", "house", "landed", "last", "log", "loops", "momentum", "mulligans",
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
        """Work until somebody must decide, or the match is over: a game may end where the match goes on."""
        super().run()
        while self.outcome is not None and self.goes_on(self.outcome):
            super().run()

    def goes_on(self, over: Outcome) -> bool:
        """Count the game; whether another one follows it."""
        next_game = self.house.next_game
        if next_game is None:
            return False
        for winner in over.winners:
            self.wins[winner] += 1
        if max(self.wins) >= self.house.wins or self.round >= 2 * self.house.wins + 1:
            best = max(self.wins)
            winners = tuple([seat for seat in (0, 1) if self.wins[seat] == best and self.wins[1 - seat] < best])
            reason = f"{self.wins[0]} : {self.wins[1]} games; the last: {over.reason}"
            self.outcome = Outcome(winners, reason, over.rules)
            return False
        self.round += 1
        self.outcome, self.todo, self.asking, self.waiting = None, [next_game.after(over)], None, None
        return True

    def has_games(self) -> bool:
        return self.house.next_game is not None

    def is_played(self) -> bool:
        """In a match, only decks that lie on the table can be gathered for its next game."""
        return not self.has_games() or NOBODY not in self.character

    def clone(self) -> Versus:
        new = Versus()
        self.copy_to(new)
        new.house, new.extra, new.owner = self.house, self.extra, self.owner
        new.zone, new.flags, new.state = self.zone[:], self.flags[:], self.state[:]
        new.wounds, new.since = self.wounds[:], self.since[:]
        new.deck, new.hand, new.stage, new.pool = self.deck[:], self.hand[:], self.stage[:], self.pool[:]
        new.momentum, new.discards = self.momentum[:], self.discards[:]
        new.removed, new.aside, new.transit = self.removed[:], self.aside[:], self.transit
        new.character, new.health, new.counters = self.character[:], self.health[:], self.counters
        new.unlocked, new.beneath = self.unlocked[:], self.beneath
        new.round, new.wins, new.first = self.round, self.wins[:], self.first
        new.turn, new.turns, new.phase = self.turn, self.turns, self.phase
        new.ending, new.forms, new.tried = self.ending, self.forms, self.tried
        new.attack, new.coming, new.attacks, new.stack = self.attack, self.coming, self.attacks[:], self.stack
        new.landed, new.cut, new.number, new.mulligans = self.landed, self.cut, self.number, self.mulligans
        new.targets, new.reversals, new.enhanced = self.targets, self.reversals, self.enhanced[:]
        new.uses, new.once, new.names = self.uses, self.once, self.names
        new.effects, new.ears, new.scopes = self.effects, self.ears[:], self.scopes[:]
        new.hears, new.untidy = self.hears[:], self.untidy
        new.past, new.tick, new.fresh = self.past, self.tick, self.fresh
        new.news, new.log, new.busy, new.loops = self.news, self.log[:], self.busy, self.loops
        new.fought, new.ever, new.last = self.fought, self.ever, self.last
        new.checks, new.results, new.unsettled = self.checks[:], self.results[:], self.unsettled
        return new


def rival_of(seat: int) -> int:
    return 1 - seat

"""The position of a fight: its spine, and the leaves it holds (docs/adr/0016).

Lists are by seat, as many as sit there; a seat has one Character at a time.  Who is whose foe the House says.
"""

from __future__ import annotations

from typing import Any, Final, final

from kumite.core.effects import Text, Word
from kumite.core.piles import Zone
from kumite.core.position import Position, Record, Step
from kumite.games.sftmg.concession import THE_END, Concession
from kumite.games.sftmg.grid import OFF, Ground
from kumite.games.sftmg.plan import Plan
from kumite.games.sftmg.powers import NO_POWERS, Powers

NOBODY: Final = -1
NAMES: Final = ("P1", "P2", "P3", "P4", "P5", "P6")
EVERYBODY: Final = 63  # every seat there may be, as bits

NONE: Final = 0  # how the Defender reacted
BLOCK: Final = 1
COUNTER: Final = 2
ANSWER: Final = 3  # with an Event
REACTIONS: Final = ("", "block", "counter", "event")


class Sides(Record):
    """Who is on whose side, by seat; made from the teams by `sides_of`."""

    def __init__(self, foes: tuple[Zone, ...], allies: tuple[Zone, ...], bits: Zone) -> None:
        self.foes = foes
        self.allies = allies  # the seat itself among them
        self.bits = bits  # of the allies


def sides_of(teams: Zone) -> Sides:
    """Seat by seat, from the team of each."""
    seats = range(len(teams))
    foes = tuple([tuple([other for other in seats if teams[other] != teams[seat]]) for seat in seats])
    allies = tuple([tuple([other for other in seats if teams[other] == teams[seat]]) for seat in seats])
    return Sides(foes, allies, tuple([sum([1 << ally for ally in each]) for each in allies]))


TWO_SIDES: Final = sides_of((0, 1))


class House(Record):
    """The table: its mode, as a table of contents, and its options (ADR 0005, ADR 0016).

    A rule asks the House which step comes, or who is on whose side; never which mode it is."""

    def __init__(
        self,
        mode: str = "versus",
        teams: tuple[int, ...] = (0, 1),
        sides: Sides = TWO_SIDES,
        setup: str = "casual",
        placement: str = "start spaces",
        fighters: tuple[str, ...] = ("choose", "choose"),
        casts: tuple[tuple[int, ...], ...] = (),
        stage: str = "choose",
        mirror: bool = False,
        time_out: bool = False,
        clock: int = 0,
        wins: int = 2,
        turn_limit: int = 600,
        opening: Step | None = None,
        ready: Step | None = None,
        placing: Step | None = None,
        next_turn: Step | None = None,
        after_attack: Step | None = None,
        fall: Step | None = None,
        next_round: Step | None = None,
        won_by: str = "SFTMG-ROUND-09",
        slips: bool = False,
        shares: bool = False,
        before_reaction: Step | None = None,
        before_dice: Step | None = None,
        before_combo: Step | None = None,
        before_action: Step | None = None,
        powers: Powers = NO_POWERS,
        more_stages: int = 0,
        concession: Concession = THE_END,
    ) -> None:
        self.mode = mode
        self.teams = teams  # seat -> its team; partners sit opposite each other (0, 1, 0, 1)
        self.sides = sides
        self.setup = setup  # "casual" or "competitive" (SFTMG-VAR-01, SFTMG-VAR-02)
        self.placement = placement  # "start spaces" or "free" (SFTMG-VAR-09)
        self.fighters = fighters  # by seat: "choose", "random" or a name
        self.casts = casts  # by seat: the Characters there are for it, as numbers of the ROSTER
        self.stage = stage  # "choose", "random" or a name
        self.mirror = mirror  # SFTMG-VAR-11
        self.time_out = time_out  # SFTMG-TIME-01
        self.clock = clock  # turns a round may take; 0 is no limit (SFTMG-ROUND-11)
        self.wins = wins  # rounds to win (SFTMG-ROUND-09)
        self.turn_limit = turn_limit  # of the whole match
        self.opening = opening  # what a match begins with
        self.ready = ready  # how it is settled who begins, or in which order turns are taken
        self.placing = placing  # Set!: how figures come onto the stage
        self.next_turn = next_turn  # after a turn: whose is next
        self.after_attack = after_attack  # what an attack that was aimed and answered leaves behind (SFTMG-GUARD-02)
        self.fall = fall  # after a KO: who has won, or how it goes on
        self.next_round = next_round  # what follows a round that decided nothing yet
        self.won_by = won_by  # the rule by which the last round is the match
        self.shares = shares  # one Meter gauge a team (SFTMG-TAG-02)
        self.before_reaction = before_reaction  # of an attack: before the Defender reacts (SFTMG-TAG-14)
        self.before_dice = before_dice  # before its dice are rolled (SFTMG-TAG-16)
        self.before_combo = before_combo  # before its Attacker may go on (SFTMG-TAG-18)
        self.before_action = before_action  # before each Action of Fight! (SFTMG-PWR-07)
        self.powers = powers  # the Power-Up tokens as each round begins (SFTMG-RULING-55)
        self.concession = concession  # what becomes of a team that gives up (SFTMG-RULING-178)
        self.more_stages = more_stages  # how many may be joined to the first (SFTMG-VAR-16)
        self.slips = slips  # opponents are walked through, as allies are (SFTMG-ARC-05)


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
        counts: bool = False,
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
        self.counts = counts  # aimed and answered, by this card or one before it in the Action (SFTMG-RULING-112)

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
            self.counts,
        )


NO_ATTACK: Final = Attack(NOBODY, NOBODY, NOBODY, NOBODY)


class Kit(Record):
    """What a mode has on the table besides figures, cards and dials: its tokens, its own decks.  One record a mode,
    never edited once shared: verbs put another in its place.  This one is for modes that have nothing of the kind."""

    def shield(self, who: int) -> int:
        """More default Block Dice for this seat."""
        return 0

    def holds(self, who: int) -> Text:
        """Texts in force for this seat, as if it had an Event with them in play."""
        return ()

    def worth(self, who: int) -> float:
        """What this seat has in it, in points of Health, for bots."""
        return 0.0

    def shown(self, seat: int) -> dict[str, Any]:
        """What this seat may know of it, as plain data."""
        return {}

    def choices(self, g: Any, who: int) -> list[int]:
        """What else this seat may do on its own turn: numbers from OWN_CHOICES on."""
        return []

    def choose(self, g: Any, option: int) -> None:
        """One of these is done."""
        raise NotImplementedError(f"{self} offers no {option}")

    def written(self, g: Any, option: int) -> str:
        """One of these in words."""
        raise NotImplementedError(f"{self} offers no {option}")


NO_KIT: Final = Kit()
NO_MAPS: Final = (NOBODY,) * 4


@final
class Fight(Position):
    house: House
    stage: int  # in STAGES, or NOBODY
    plan: Plan  # the spaces there are, and how they hang together
    maps: Zone  # side -> the stage joined there, as `joins.code`, or NOBODY
    kit: Kit
    powers: Powers
    named: Zone  # seat -> the stage named in secret
    layout: Ground  # the Objects as each round begins
    ground: Ground  # those still standing
    phase: str  # "select", "ready", "set", "draw", "move", "fight"
    turn: int  # whose turn it is
    order: Zone  # Turn Order token -> the seat that holds it, or NOBODY
    token: int  # the one whose turn it is, from 0
    playing: Zone  # the teams that are in this round
    fallen: Zone  # who was KO'd by the last thing that hurt anybody
    graves: Zone  # and on which spaces
    turns: int  # begun in this round
    total: int  # begun in the match
    first: int  # who began, or begins, this round
    actions: int  # left this turn
    round: int  # from 1
    wins: list[int]  # rounds, by seat
    lost: int  # who lost the round before this one; NOBODY after a draw
    rolls: Zone  # what was rolled for the order, by seat or by team; NOBODY before that
    fighter: list[int]  # seat -> number in the ROSTER
    bench: list[Zone]  # seat -> Characters that wait for their turn, as numbers of the ROSTER
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
        new.house, new.stage, new.kit, new.named = self.house, self.stage, self.kit, self.named
        new.order, new.token, new.playing, new.fallen = self.order, self.token, self.playing, self.fallen
        new.graves, new.powers = self.graves, self.powers
        new.layout, new.ground, new.plan, new.maps = self.layout, self.ground, self.plan, self.maps
        new.phase, new.turn, new.turns, new.total = self.phase, self.turn, self.turns, self.total
        new.first, new.actions, new.round, new.wins = self.first, self.actions, self.round, self.wins[:]
        new.lost = self.lost
        new.rolls, new.fighter, new.start, new.bench = self.rolls, self.fighter[:], self.start[:], self.bench[:]
        new.at, new.health, new.meter, new.fresh = self.at[:], self.health[:], self.meter[:], self.fresh[:]
        new.deck, new.hand, new.discards = self.deck[:], self.hand[:], self.discards[:]
        new.table, new.stays, new.boons = self.table[:], self.stays[:], self.boons[:]
        new.attack = self.attack
        return new

    def goes_on_without(self, seat: int) -> bool:
        return self.house.concession.goes_on(self, seat)

    def is_out(self, seat: int) -> bool:
        return self.house.concession.is_out(self, seat)

    def leave(self, seat: int) -> None:
        self.house.concession.take(self, seat)


# Who is who


def foes_of(g: Fight, seat: int) -> Zone:
    """The seats of the other teams, whether they stand or not."""
    return g.house.sides.foes[seat]


def allies_of(g: Fight, seat: int) -> Zone:
    """The seats of this seat's team, its own included."""
    return g.house.sides.allies[seat]


def team_bits(g: Fight, seat: int) -> int:
    """SFTMG-MULTI-02, SFTMG-BOSS-03: who sees this seat's hand, as bits: allies show each other their cards,
    and swap none (SFTMG-MULTI-03: no verb moves a card between players)."""
    return g.house.sides.bits[seat]


def standing(g: Fight, seats: Zone) -> list[int]:
    """Those whose figure is on the stage."""
    at = g.at
    return [seat for seat in seats if at[seat] != OFF]


def gone(g: Fight, seat: int) -> bool:
    """KO'd: nothing happens to this Character any more."""
    return g.health[seat] == 0


def rival_of(g: Fight, seat: int) -> int:
    """The opponent a text is about that names none: whom one fights just now, or the nearest, or the first."""
    attack, foes = g.attack, foes_of(g, seat)
    if len(foes) == 1:
        return foes[0]
    if attack.by in foes or attack.target in foes:
        return attack.by if attack.by in foes else attack.target
    here, near = g.at[seat], standing(g, foes)
    if here == OFF or not near:
        return near[0] if near else foes[0]
    apart = g.plan.apart(here)
    return min([(apart[g.at[foe]], foe) for foe in near])[1]


# Who stands where


def characters(g: Fight) -> int:
    """The set of spaces with a Character."""
    found = 0
    for at in g.at:
        if at != OFF:
            found |= 1 << at
    return found


def others(g: Fight, seat: int) -> int:
    """The set of spaces with another Character."""
    return characters(g) & ~(1 << g.at[seat]) if g.at[seat] != OFF else characters(g)


def opponents(g: Fight, seat: int) -> int:
    """The set of spaces with an opponent of this seat's."""
    found, at = 0, g.at
    for foe in g.house.sides.foes[seat]:
        if at[foe] != OFF:
            found |= 1 << at[foe]
    return found


def partners(g: Fight, seat: int) -> int:
    """The set of spaces with an ally of this seat's, its own space not included."""
    found, at, allies = 0, g.at, g.house.sides.allies[seat]
    if len(allies) == 1:
        return 0
    for ally in allies:
        if ally != seat and at[ally] != OFF:
            found |= 1 << at[ally]
    return found

"""Playing a card: announce, difficulty, costs, check, and into the card pool (UVS-PLAYCD-01 to UVS-PLAYCD-10)."""

from __future__ import annotations

from typing import Final

from kumite.core.piles import Zone
from kumite.core.position import Asks, Question, Step
from kumite.games.universus.aims import still_aimed
from kumite.games.universus.arriving import announce
from kumite.games.universus.blocks import lost_block
from kumite.games.universus.changes import claim_next, own_statics
from kumite.games.universus.deeds import Carried, Failed, awaited
from kumite.games.universus.ears import delist, enlist, relist
from kumite.games.universus.faces import face, looked
from kumite.games.universus.failing import Failable
from kumite.games.universus.firstuse import FirstUse, undecided
from kumite.games.universus.label import label
from kumite.games.universus.lasting import next_card_played
from kumite.games.universus.legal import all_of, card_surcharges
from kumite.games.universus.pick import CARD
from kumite.games.universus.position import AS_A_BLOCK, DEALT, PLAYED, Versus, rival_of
from kumite.games.universus.printed import Ctx, Happening
from kumite.games.universus.records import Result
from kumite.games.universus.replacing import undertake
from kumite.games.universus.rules.check import MakeCheck
from kumite.games.universus.rules.cost import Costs, Paid, spend_rules
from kumite.games.universus.rules.difficulty import determined, offers, play_act
from kumite.games.universus.rulings import Standing, forbidden, rules_of
from kumite.games.universus.seams import Stumbled
from kumite.games.universus.terms import (
    AS_BLOCK,
    AS_FORM,
    AS_FORM_ABILITY,
    AS_REVERSAL,
    ATTACK,
    BACKUP,
    BY_RULE,
    DISCARDS,
    HAND,
    NOBODY,
    POOL,
    TRANSIT,
    V_ANNOUNCE,
    V_ARRIVE,
    V_ATTACKED,
    V_MOVE,
    V_PLAY,
    V_TRY,
)
from kumite.games.universus.texts import SETTLE, CloseScope, Run
from kumite.games.universus.verbs import (
    EVERYBODY,
    came_from,
    change,
    move,
    put_in,
    relocate,
    remember,
    say,
    see,
    take_out,
    tell,
)
from kumite.games.universus.words.riders import reversed_to
from kumite.games.universus.words.rule import IGNORES, PLAYABLE
from kumite.games.universus.words.trying import STARTERS

CHARACTER_TARGET: Final = 0
FORMS: Final = (AS_FORM, AS_FORM_ABILITY)  # an action is one for its Form (UVS-COMBAT-02, UVS-COMBAT-05)


def begin_play(
    g: Versus,
    seat: int,
    h: int,
    role: int,
    at: int = NOBODY,
    ctx: Ctx | None = None,
    free: bool = False,
    spared: bool = False,
) -> None:
    """Announce a card; `at` is the scope of the ability it is played for, if any; `spared`: an effect has it played."""
    plan = Announce(seat, h, role, at, ctx, NOBODY, free, spared)
    g.known[h] = EVERYBODY  # it is placed face up as it is announced (UVS-PLAYCD-04)
    if not g.quiet:
        say(g, Happening(V_ANNOUNCE, seat, (h,), 0, role), ("UVS-PLAYCD-01",))
    declared(g, plan, looked(g, h).type == ATTACK and role in (AS_FORM, AS_REVERSAL))


class Aimed(Step):
    """A card is played; if it is an attack, at a backup or at the character."""

    seat: int
    card: int

    def aimed(self, target: int) -> Step:
        """The same, with this target."""
        raise NotImplementedError


def declared(g: Versus, plan: Aimed, attacks: bool) -> None:
    """Whom it attacks is said first (UVS-PLAYCD-02)."""
    if attacks and open_backups(g, plan.seat):
        g.coming = plan.card
        g.then(Declare(plan))
    else:
        g.then(plan)


def open_backups(g: Versus, seat: int) -> Zone:
    """UVS-BACK-07: the rival's backups that may be attacked; not Elusive ones by the first attack (UVS-KELUS-01)."""
    first = g.attacks[seat] == 0
    return tuple(
        [
            h
            for h in g.stage[rival_of(seat)]
            if face(g, h).type == BACKUP
            and not (first and face(g, h).keyword("Elusive") is not None)
            and not forbidden(g, Happening(V_ATTACKED, seat, (h,), faces=(face(g, h),)))
        ]
    )


class Declare(Asks):
    """UVS-PLAYCD-02: the rival's character, or one of the rival's backups."""

    says = "Attack the character or a backup"
    rules = ("UVS-PLAYCD-02", "UVS-BACK-07")

    __slots__ = ("plan",)

    def __init__(self, plan: Aimed) -> None:
        self.plan = plan

    def ask(self, g: Versus) -> Question:
        backups = [CARD + h for h in open_backups(g, self.plan.seat)]
        seat = self.plan.seat
        other = g.character[rival_of(seat)]
        spared = backups and forbidden(g, Happening(V_ATTACKED, seat, (other,), faces=(face(g, other),)))
        return Question(seat, "target", tuple(backups) if spared else (CHARACTER_TARGET, *backups))

    def act(self, g: Versus, option: int) -> None:
        g.edits += 1
        plan, target = self.plan, NOBODY if option == CHARACTER_TARGET else option - CARD
        victim = target if target != NOBODY else g.character[rival_of(plan.seat)]
        say(g, Happening(V_ATTACKED, plan.seat, (victim,)), ("UVS-PLAYCD-02",))
        g.then(plan.aimed(target))

    def write(self, g: Versus, option: int) -> str:
        seat = self.plan.seat
        if option == CHARACTER_TARGET:
            return "attack the character"
        return f"attack {label(g, seat, option - CARD, open_backups(g, seat))}"


class Announce(Aimed):
    """UVS-PLAYCD-01, UVS-PLAYCD-04, UVS-PLAYCD-05: face up into transit (or it stays in the pool), with a new state."""

    says = "Announce the card"
    rules = ("UVS-PLAYCD-01", "UVS-PLAYCD-04", "UVS-TRANSIT-06")

    __slots__ = ("at", "card", "ctx", "free", "role", "seat", "spared", "target")

    def __init__(
        self,
        seat: int,
        card: int,
        role: int,
        at: int,
        ctx: Ctx | None,
        target: int,
        free: bool = False,
        spared: bool = False,
    ) -> None:
        self.seat = seat
        self.card = card
        self.role = role
        self.at = at
        self.ctx = ctx
        self.target = target
        self.free = free  # without a check
        self.spared = spared  # an effect has it played: it is no form

    def aimed(self, target: int) -> Step:
        return Announce(self.seat, self.card, self.role, self.at, self.ctx, target, self.free, self.spared)

    def run(self, g: Versus) -> None:
        h, seat = self.card, self.seat
        if self.role in FORMS and not self.spared:
            g.tried = True
        permit = permission(g, seat, h) if g.zone[h] != HAND else []
        was = g.zone[h]
        lift(g, h)
        if self.role in (AS_FORM, AS_REVERSAL) and face(g, h).type == ATTACK:
            g.coming = h
        if self.role == AS_REVERSAL:
            g.reversals += ((seat, reversed_to(g, seat)[0]),)
        own_statics(g, h, self.role == AS_BLOCK)
        claim_next(g, h, self.role == AS_BLOCK)
        free = self.free or any(one.rule.free for one in permit)
        use_permission(g, [one for one in permit if one.rule.free == free])
        if awaited(g, V_TRY):
            tell(g, Happening(V_TRY, seat, (h,), 1, self.role, origin=was, tick=g.tick, faces=(face(g, h),), source=h))
        g.then(SETTLE, Determine(seat, h, self.role, self.at, self.ctx, self.target, free, False, self.spared))
        g.then(*offers(g, seat, h, self.role))
        for one in permit:
            if one.rule.then:
                g.then(Run(one.rule.then, Ctx(seat, h, 0)))


def permission(g: Versus, seat: int, h: int) -> list[Standing]:
    """The rules by which a card is played from another zone than the hand: without a check? and what follows."""
    act = Happening(V_PLAY, seat, (h,), 1, AS_FORM, origin=g.zone[h], faces=(looked(g, h),))
    return [
        one
        for one in rules_of(g, PLAYABLE, V_PLAY)
        if one.on in (NOBODY, h) and g.zone[h] in one.rule.zones and one.covers(g, act)
    ]


def use_permission(g: Versus, rules: list[Standing]) -> None:
    """A permission for so many cards is used once, unless one without a limit says the same."""
    if rules and all(one.rule.times != NOBODY for one in rules):
        spend_rules(g, rules[:1])


def lift(g: Versus, h: int) -> None:
    """Into transit (UVS-TRANSIT-01); from the card pool it stays where it is, with a new state (UVS-STATE-04,
    UVS-PLAYCD-05)."""
    if g.zone[h] == POOL:
        remember(g, h)
        g.state[h] = None
        g.flags[h] &= ~(DEALT | PLAYED | AS_A_BLOCK)
        relist(g, h)
    else:
        move(g, h, TRANSIT)


class Determine(Step):
    """UVS-PLAYCD-06, UVS-DIFF-03, UVS-PROG-01: what the check is against; then costs, the check, and the landing
    (UVS-ACT-09)."""

    says = "Determine the difficulty"
    rules = ("UVS-PLAYCD-06", "UVS-PLAYCD-08", "UVS-PROG-01")

    __slots__ = ("asked", "at", "card", "ctx", "free", "role", "seat", "spared", "target")

    def __init__(
        self,
        seat: int,
        card: int,
        role: int,
        at: int,
        ctx: Ctx | None,
        target: int,
        free: bool,
        asked: bool = False,
        spared: bool = False,
    ) -> None:
        self.seat = seat
        self.card = card
        self.role = role
        self.at = at
        self.ctx = ctx
        self.target = target
        self.free = free
        self.asked = asked  # which of several effects is used
        self.spared = spared  # failing ends nothing

    def run(self, g: Versus) -> None:
        seat, h = self.seat, self.card
        several = () if self.asked or not g.effects else undecided(g, IGNORES, play_act(g, seat, h, self.role))
        if several:
            again = Determine(seat, h, self.role, self.at, self.ctx, self.target, self.free, True, self.spared)
            g.then(FirstUse(several), again)
            return
        check = determined(g, seat, h, self.role, self.spared)
        g.then(Land(seat, h, self.role, self.at, self.target))
        if self.free:
            g.results.append(Result(True))
        else:
            g.then(MakeCheck(check))
        added = card_surcharges(g, seat, h, self.role)  # paid before the check (UVS-ADDC-03)
        more = all_of(added)
        spend_rules(g, added)
        if self.ctx is not None:
            g.then(Costs(self.ctx, more))
        elif more:
            g.busy += 1
            g.then(Run(more, Ctx(seat, h, 0)), Paid(), SETTLE)


class Land(Failable):
    """The check is made: the card is played, or it is discarded (UVS-PLAYCD-09, UVS-PLAYCD-10); one that a cost has
    moved stays where it is (UVS-POOL-03)."""

    says = "Play the card"
    rules = ("UVS-PLAYCD-09", "UVS-PLAYCD-10")

    __slots__ = ("at", "card", "role", "seat", "target", "told")

    def __init__(self, seat: int, card: int, role: int, at: int, target: int, told: bool = False) -> None:
        self.seat = seat
        self.card = card
        self.role = role
        self.at = at
        self.target = target
        self.told = told  # those who wait for it to arrive have been heard

    def failed(self, g: Versus) -> None:
        fail(g, self)

    def run(self, g: Versus) -> None:
        if not self.told and g.zone[self.card] == TRANSIT and awaited(g, V_ARRIVE):
            about_to_land(g, self)
            return
        result = g.results.pop()
        passed = result.passed
        h = self.card
        if self.role == AS_BLOCK and lost_block(g, h):
            passed = False
        if not passed:
            fail(g, self, result.spared)
            return
        was = came_from(g, h)
        if g.zone[h] == TRANSIT:
            land(g, h)
        elif g.zone[h] == POOL and g.house.relocate:
            relocate(g, h)
        if g.zone[h] == POOL:
            g.flags[h] |= PLAYED | (AS_A_BLOCK if self.role == AS_BLOCK else 0)
        arrive(g, self, was)


def about_to_land(g: Versus, play: Land) -> None:
    """The card is on its way to the card pool, or to the discard pile (UVS-TRANSIT-02)."""
    h, to = play.card, POOL if g.results[-1].passed else DISCARDS
    act = Happening(V_MOVE, play.seat, (h,), 1, 0, BY_RULE, origin=came_from(g, h), to=to)
    tell(g, announce(g, V_ARRIVE, (h,), act))
    g.then(SETTLE, Land(play.seat, h, play.role, play.at, play.target, True))


def fail(g: Versus, play: Land, spared: bool = False) -> None:
    """UVS-PLAYCD-09, UVS-COMBAT-08, UVS-COMBAT-09, UVS-ACT-08: discarded, and what was paid is lost (UVS-ACT-10); a
    form's failure ends the Combat Phase."""
    g.edits += 1
    h = play.card
    if g.coming == h:
        g.coming = NOBODY
    ends = not spared and play.role in FORMS and not g.ending
    g.ending = g.ending or ends
    if play.at != NOBODY:
        g.skip_to(CloseScope, CloseScope(play.at))
    g.then(SETTLE)
    if g.zone[h] in (TRANSIT, POOL):
        told = g.zone[h] == TRANSIT
        undertake(g, Failed(V_MOVE, DISCARDS, play.seat) if told else Carried(V_MOVE, DISCARDS, play.seat), (h,))
    if ends and not g.quiet:
        g.events.append(Stumbled(play.seat))


def land(g: Versus, h: int) -> None:
    """From transit to the right end of the card pool (UVS-POOL-02, UVS-POOL-04): one change of zone with where it came
    from (UVS-TRANSIT-08), so it keeps the state it was given as it was announced."""
    if g.hears[h]:
        delist(g, h)  # what it says on its way, it says no more (UFS-RULING-60)
    take_out(g, h)
    put_in(g, h, POOL, NOBODY)
    see(g, h, POOL)
    enlist(g, h)


def arrive(g: Versus, play: Land, was: int) -> None:
    """It is played.  An attack goes onto the attack stack (UVS-STACK-01), unless it is a cost (UVS-STACK-11); it has
    attacked now (UVS-ATK-11), and changes of its speed, damage and zone that were held are made now (UVS-ATK-07).
    As a block it is a card that is played (UVS-PLAYTY-02), but no attack or foundation (UVS-PLAYTY-01)."""
    g.edits += 1
    h, seat = play.card, play.seat
    attacks = g.coming == h
    if attacks:
        g.coming = NOBODY
        g.attacks[seat] += 1
    if attacks and g.zone[h] == POOL:  # one that is elsewhere by now attacks nobody (UVS-SEQ-06)
        g.landed = h
        target = still_aimed(g, h, play.target)
        g.targets = (*[pair for pair in g.targets if pair[0] != h], (h, target))
        if play.role == AS_FORM:
            g.stack = (*[other for other in g.stack if other != h], h)
        victim = play.target if play.target != NOBODY else g.character[rival_of(seat)]
        tell(g, Happening(V_ATTACKED, seat, (victim,), source=h))
    if play.role == AS_BLOCK:
        change(g).block = h
    g.todo.append(SETTLE)
    faces = (face(g, h),)
    next_card_played(g, seat)
    tell(g, Happening(V_PLAY, seat, (h,), 1, play.role, 0, NOBODY, was, NOBODY, g.tick, faces, NOBODY, h))


STARTERS.append(begin_play)

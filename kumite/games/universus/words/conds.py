"""Whether: the conditions of card English."""

from __future__ import annotations

from kumite.games.universus.faces import at_deadlock, at_desperation
from kumite.games.universus.position import Versus
from kumite.games.universus.printed import Amount, Cond, Ctx, Test, Trigger
from kumite.games.universus.story import happened, logged_in
from kumite.games.universus.terms import GAME_PERIOD, LAST_TURN, NOBODY, TURN, YOU
from kumite.games.universus.values import compare, lacking, number
from kumite.games.universus.words.sels import Ref, counted, found, lost, meant_attack, seat_of, seats_of
from kumite.games.universus.words.tests import fits_all, in_scope, sees_all
from kumite.games.universus.words.triggers import Event, counts_still, going_on


class Has(Cond):
    """You have 3 or more of some cards: a count compared."""

    def __init__(self, what: Test, op: str = ">=", n: Amount | int = 1) -> None:
        self.what = what
        self.op = op
        self.n = n

    def holds(self, g: Versus, ctx: Ctx) -> bool:
        n = len(counted(g, ctx, self.what)) + len(lost(g, ctx, self.what))
        return compare(n, self.op, number(g, ctx, self.n))


class Is(Cond):
    """It is a Kick attack; your character is named so: a card that fits.  Nothing found is not so.  A card that was
    given up or moved is what it was (UVS-SCOPE-03)."""

    def __init__(self, what: Test, tests: tuple[Test, ...]) -> None:
        self.what = what
        self.tests = tests

    def holds(self, g: Versus, ctx: Ctx) -> bool:
        cards = found(g, ctx, self.what, ctx.you)
        if not cards:
            gone = lost(g, ctx, self.what)
            return bool(gone) and sees_all(g, ctx, self.tests, gone[0].face)
        if isinstance(self.what, Ref):
            return in_scope(g, ctx, self.tests, cards[0])
        return fits_all(g, ctx, self.tests, cards[0])


class Cmp(Cond):
    """Two amounts compared.  A number of a card that is not there is no number (UVS-ATK-12)."""

    def __init__(self, a: Amount | int, op: str, b: Amount | int) -> None:
        self.a = a
        self.op = op
        self.b = b

    def holds(self, g: Versus, ctx: Ctx) -> bool:
        if lacking(g, ctx, self.a) or lacking(g, ctx, self.b):
            return False
        return compare(number(g, ctx, self.a), self.op, number(g, ctx, self.b))


class Past(Cond):
    """It has happened this turn, or `since` a step of it began; or in the last turn or this game, of which only is
    known who did what (story.py)."""

    def __init__(self, event: Trigger, since: int = TURN) -> None:
        self.event = event
        self.since = since  # TURN, COMBAT_PHASE, ENHANCE_STEP, LAST_TURN or GAME_PERIOD

    def holds(self, g: Versus, ctx: Ctx) -> bool:
        if self.since in (LAST_TURN, GAME_PERIOD) and isinstance(self.event, Event):
            seats = seats_of(g, ctx, self.event.by)
            if happened(g, seats, self.event.verb, self.event.via, self.since):
                return True
        if self.since == LAST_TURN:
            return False
        for at in logged_in(g, self.since):
            if counts_still(g, ctx, self.event, g.log[at]):
                return True
        return False


class Did(Cond):
    """The instruction before this one changed something ('if you do')."""

    def __init__(self) -> None:
        pass

    def holds(self, g: Versus, ctx: Ctx) -> bool:
        return g.scopes[ctx.scope].did > 0


class Nth(Cond):
    """So many of them have happened this turn, the present one included ('your second attack this turn')."""

    def __init__(self, event: Trigger, op: str, n: int, since: int = TURN) -> None:
        self.event = event
        self.op = op
        self.n = n
        self.since = since  # TURN, COMBAT_PHASE or ENHANCE_STEP

    def holds(self, g: Versus, ctx: Ctx) -> bool:
        log = [g.log[at] for at in logged_in(g, self.since)]
        return compare(sum([1 for event in log if counts_still(g, ctx, self.event, event)]), self.op, self.n)


class During(Cond):
    """It is your turn; this attack's Enhance Step is going on."""

    def __init__(self, period: int, whose: int = NOBODY) -> None:
        self.period = period
        self.whose = whose  # turn

    def holds(self, g: Versus, ctx: Ctx) -> bool:
        if self.whose != NOBODY and g.turn != seat_of(g, ctx, self.whose):
            return False
        return (self.whose != NOBODY and self.period == NOBODY) or going_on(g, ctx, self.period)


class Attacking(Cond):
    """The attack in progress is yours, or your rival's (UVS-THISATK-03)."""

    def __init__(self, who: int = YOU) -> None:
        self.who = who

    def holds(self, g: Versus, ctx: Ctx) -> bool:
        return meant_attack(g, ctx, self.who) != NOBODY


class Stands(Cond):
    """A player is at desperation (UVS-DESP-03) or at deadlock (UVS-DEADLK-03)."""

    def __init__(self, who: int, at: str) -> None:
        self.who = who
        self.at = at  # "desperation" or "deadlock"

    def holds(self, g: Versus, ctx: Ctx) -> bool:
        seat = seat_of(g, ctx, self.who)
        return at_desperation(g, seat) if self.at == "desperation" else at_deadlock(g, seat)


class All(Cond):
    """All of these."""

    def __init__(self, conds: tuple[Cond, ...]) -> None:
        self.conds = conds

    def holds(self, g: Versus, ctx: Ctx) -> bool:
        for cond in self.conds:
            if not cond.holds(g, ctx):
                return False
        return True


class Any(Cond):
    """At least one of these."""

    def __init__(self, conds: tuple[Cond, ...]) -> None:
        self.conds = conds

    def holds(self, g: Versus, ctx: Ctx) -> bool:
        for cond in self.conds:
            if cond.holds(g, ctx):
                return True
        return False


class No(Cond):
    """Not so."""

    def __init__(self, cond: Cond) -> None:
        self.cond = cond

    def holds(self, g: Versus, ctx: Ctx) -> bool:
        return not self.cond.holds(g, ctx)

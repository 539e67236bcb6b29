"""Counters on cards in a stage (UVS-CNTR-01)."""

from __future__ import annotations

from kumite.core.piles import Zone
from kumite.core.position import Asks, Question
from kumite.games.universus.events import detail
from kumite.games.universus.faces import face
from kumite.games.universus.pick import Chooser, Drain, choose
from kumite.games.universus.position import Versus
from kumite.games.universus.printed import Amount, Ctx, Happening, Test
from kumite.games.universus.scopes import bind, cause_of, rescope, set_scope
from kumite.games.universus.terms import STAGE, V_COUNTER, YOU
from kumite.games.universus.texts import Run
from kumite.games.universus.values import number
from kumite.games.universus.verbs import tell
from kumite.games.universus.words.acting import barred, via_of
from kumite.games.universus.words.sels import Sel, found, quantity, seat_of

MANY = 99  # more than there can be
REMOVED = "counters removed"  # the name that the number of those taken off is bound to


class Counter(Chooser):
    """Add counters of a name to cards in a stage, or take them off (UVS-CNTR-01, UVS-CNTR-04); where no name is said,
    any that are there (UVS-CNTR-03)."""

    def __init__(self, what: Test, name: str, n: Amount | int = 1, who: int = YOU) -> None:
        self.what = what
        self.name = name
        self.n = n  # below 0 takes off
        self.who = who

    def bearers(self, g: Versus, ctx: Ctx, n: int) -> Zone:
        """The cards it can be done to; to take counters off as a cost, those that have so many (UVS-COST-02)."""
        cards = [h for h in found(g, ctx, self.what, seat_of(g, ctx, self.who)) if g.zone[h] == STAGE]
        if n < 0:
            least = -n if g.busy else 1
            cards = [h for h in cards if sum(counted(g, h, self.name).values()) >= least]
        return tuple([h for h in cards if not barred(g, ctx, V_COUNTER, g.owner[h], (h,), n)])

    def does(self, g: Versus, ctx: Ctx) -> None:
        n = number(g, ctx, self.n)
        cards = self.bearers(g, ctx, n) if n else ()
        least, most = quantity(g, ctx, self.what, len(cards))
        set_scope(g, ctx.scope, rescope(g.scopes[ctx.scope], did=0))
        doer = seat_of(g, ctx, self.who)
        if most > 0:
            choose(g, doer, cards, least, most, self, ctx, doer)

    def took(self, g: Versus, ctx: Ctx, doer: int, cards: Zone) -> None:
        n = number(g, ctx, self.n)
        set_scope(g, ctx.scope, rescope(g.scopes[ctx.scope], did=abs(n) if cards else 0))
        theirs = Ctx(doer, ctx.source, ctx.scope, ctx.event)
        if n < 0:
            note_removed(g, ctx, sum([min(-n, sum(counted(g, h, self.name).values())) for h in cards]))
        for h in cards:
            if n < 0:
                take_off(g, theirs, h, self.name, -n)
            elif self.name:
                put_on(g, theirs, h, self.name, n)

    def payable(self, g: Versus, ctx: Ctx) -> bool:
        """UVS-COST-02: as many cards as are spoken of, each with so many counters on it."""
        n = number(g, ctx, self.n)
        cards = found(g, ctx, self.what, ctx.you)
        able = [h for h in cards if g.zone[h] == STAGE and sum(counted(g, h, self.name).values()) >= -n]
        some = isinstance(self.what, Sel) and not self.what.every
        return len(able) >= (quantity(g, ctx, self.what, MANY)[0] if some else max(1, len(cards)))

    def drains(self, g: Versus, ctx: Ctx) -> Drain | None:
        """Off one card that is certain."""
        n, cards = number(g, ctx, self.n), found(g, ctx, self.what, ctx.you)
        if n >= 0 or len(cards) != 1:
            return None
        return Drain(("counter", cards[0], self.name), -n, sum(counted(g, cards[0], self.name).values()))


def counted(g: Versus, h: int, name: str) -> dict[str, int]:
    """How many counters there are on a card, of this name, or of each where none is said (UVS-CNTR-02, UVS-CNTR-03)."""
    return {kind: n for card, kind, n in g.counters if card == h and name in ("", kind)}


def note_removed(g: Versus, ctx: Ctx, n: int) -> None:
    """So many more have been taken off by this ability; that some were to be is enough for "if you do"."""
    before = [one.number for one in g.scopes[ctx.scope].binds if one.name == REMOVED]
    did = g.scopes[ctx.scope].did
    bind(g, ctx.scope, REMOVED, (), n + sum(before))
    set_scope(g, ctx.scope, rescope(g.scopes[ctx.scope], did=did))


def put_on(g: Versus, ctx: Ctx, h: int, name: str, n: int) -> None:
    """So many more, or less, of one name."""
    now = counted(g, h, name).get(name, 0) + n
    kept = tuple([entry for entry in g.counters if entry[:2] != (h, name)])
    g.edits += 1
    g.counters = (*kept, (h, name, now)) if now > 0 else kept
    tell(g, Happening(V_COUNTER, ctx.you, (h,), n, 0, via_of(g), cause_of(g, ctx), tick=g.tick, faces=(face(g, h),)))
    if not g.quiet:
        detail(g.events, name)


def take_off(g: Versus, ctx: Ctx, h: int, name: str, n: int) -> None:
    """As many as there are up to n; of which name, if that is open, whoever takes them off says."""
    there = counted(g, h, name)
    if len(there) > 1 and sum(there.values()) > n:
        g.then(WhichCounter(ctx, h, n))
        return
    for kind, number_of in there.items():
        put_on(g, ctx, h, kind, -min(n, number_of))


class WhichCounter(Asks):
    """One after the other: counters of different names are told apart (UVS-CNTR-01)."""

    says = "Choose a counter"
    rules = ("UVS-CNTR-01", "UVS-CNTR-03")

    def __init__(self, ctx: Ctx, card: int, left: int) -> None:
        self.ctx = ctx
        self.card = card
        self.left = left

    def ask(self, g: Versus) -> Question:
        return Question(self.ctx.you, "counter", range(len(counted(g, self.card, ""))))

    def act(self, g: Versus, option: int) -> None:
        put_on(g, self.ctx, self.card, list(counted(g, self.card, ""))[option], -1)
        if self.left > 1:
            take_off(g, self.ctx, self.card, "", self.left - 1)

    def write(self, g: Versus, option: int) -> str:
        return list(counted(g, self.card, ""))[option]


class MoveCounter(Chooser):
    """Move counters of a name between this card and another one in a stage, as many as there are up to n
    (UVS-CNTR-01): `away` from this card, or to it."""

    def __init__(self, what: Test, name: str, n: int = 1, away: bool = False) -> None:
        self.what = what
        self.name = name
        self.n = n
        self.away = away

    def bearers(self, g: Versus, ctx: Ctx) -> Zone:
        """The other cards it can be done with, where there is something to move."""
        if g.zone[ctx.source] != STAGE or (self.away and not counted(g, ctx.source, self.name)):
            return ()
        cards = [h for h in found(g, ctx, self.what, ctx.you) if g.zone[h] == STAGE and h != ctx.source]
        return tuple([h for h in cards if self.can(g, ctx, h) and (self.away or counted(g, h, self.name))])

    def can(self, g: Versus, ctx: Ctx, h: int) -> bool:
        """Whether neither taking off nor adding is forbidden."""
        of, to = (ctx.source, h) if self.away else (h, ctx.source)
        off = barred(g, ctx, V_COUNTER, g.owner[of], (of,), -self.n)
        return not off and not barred(g, ctx, V_COUNTER, g.owner[to], (to,), self.n)

    def payable(self, g: Versus, ctx: Ctx) -> bool:
        return bool(self.bearers(g, ctx))

    def does(self, g: Versus, ctx: Ctx) -> None:
        cards = self.bearers(g, ctx)
        least, most = quantity(g, ctx, self.what, len(cards))
        set_scope(g, ctx.scope, rescope(g.scopes[ctx.scope], did=0))
        if most > 0:
            choose(g, ctx.you, cards, least, most, self, ctx, ctx.you)

    def took(self, g: Versus, ctx: Ctx, doer: int, cards: Zone) -> None:
        for h in cards[:1]:
            of, to = (ctx.source, h) if self.away else (h, ctx.source)
            n = min(self.n, counted(g, of, self.name).get(self.name, 0))
            put_on(g, ctx, of, self.name, -n)
            put_on(g, ctx, to, self.name, n)
            set_scope(g, ctx.scope, rescope(g.scopes[ctx.scope], did=n))


class Uncounter(Chooser):
    """Remove so many counters, from whichever of your cards (UVS-CNTR-01)."""

    def __init__(self, name: str, n: Amount | int = 1) -> None:
        self.name = name
        self.n = n

    def bearers(self, g: Versus, ctx: Ctx) -> Zone:
        return tuple([h for h in g.stage[ctx.you] if counted(g, h, self.name)])

    def payable(self, g: Versus, ctx: Ctx) -> bool:
        there = sum([sum(counted(g, h, self.name).values()) for h in g.stage[ctx.you]])
        return there >= number(g, ctx, self.n)

    def drains(self, g: Versus, ctx: Ctx) -> Drain | None:
        there = sum([sum(counted(g, h, self.name).values()) for h in g.stage[ctx.you]])
        return Drain(("counters", ctx.you, self.name), number(g, ctx, self.n), there)

    def does(self, g: Versus, ctx: Ctx) -> None:
        cards = self.bearers(g, ctx)
        if cards and number(g, ctx, self.n) > 0:
            choose(g, ctx.you, cards, 1, 1, self, ctx, ctx.you)

    def took(self, g: Versus, ctx: Ctx, doer: int, cards: Zone) -> None:
        """One after the other."""
        left = number(g, ctx, self.n) - 1
        if left > 0:
            g.then(Run((Uncounter(self.name, left),), ctx))
        note_removed(g, ctx, len(cards[:1]))
        for h in cards[:1]:
            take_off(g, ctx, h, self.name, 1)

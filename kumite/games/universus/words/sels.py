"""Which cards: the noun phrases of card English.  A selector finds candidates; how many are taken is its quantity."""

from __future__ import annotations

from typing import Final

from kumite.core.piles import Zone
from kumite.games.universus.faces import attack_face, current_attack, face, strayed, zone_cards
from kumite.games.universus.position import ATTACHED, Versus, rival_of
from kumite.games.universus.printed import Amount, Ctx, Face, Happening, Test
from kumite.games.universus.records import Lost
from kumite.games.universus.terms import (
    ACTIVE,
    ANY,
    ATTACK,
    BOTH,
    CHARACTER,
    DECK,
    DISCARDS,
    DOER,
    EITHER,
    NOBODY,
    OWNER,
    POOL,
    RIVAL,
    STAGE,
    THAT_PLAYER,
    V_ABILITY,
    V_CANCEL,
    V_ENTER,
    V_RESOLVED,
    YOU,
)
from kumite.games.universus.words.tests import Among, State, Type, fits_all, in_scope, sees_all, was_all

OF_ABILITIES: Final = (V_ABILITY, V_RESOLVED, V_CANCEL)


def seat_of(g: Versus, ctx: Ctx, who: int, doer: int = NOBODY) -> int:
    """The seat that a word like 'your rival' means here (UVS-RIVAL-01); BOTH, EITHER and ANY are no one seat."""
    if who == YOU:
        return ctx.you
    if who == RIVAL:
        return rival_of(ctx.you)
    if who == DOER:
        return ctx.you if doer == NOBODY else doer
    if who == ACTIVE:
        return g.turn
    if who == THAT_PLAYER and ctx.event is not None:
        return ctx.event.by
    if who == OWNER:
        return g.owner[ctx.source]
    return ctx.you


def seats_of(g: Versus, ctx: Ctx, who: int, doer: int = NOBODY) -> tuple[int, ...]:
    """The seats, the active player's first."""
    if who in (BOTH, ANY, EITHER):
        return (g.turn, rival_of(g.turn))
    return (seat_of(g, ctx, who, doer),)


class Sel(Test):
    """Some cards: how many, whose, which, and where.  (A Test, too: 'is one of those'.)  Without a
    zone, those in a stage are meant (UVS-ASSET-05, UVS-BACK-05); attached cards too (UVS-ATTCH-11); without an owner,
    those of whoever is instructed (UVS-INSTR-02).
    'In play' is in all stages (UVS-INPLAY-01)."""

    def __init__(
        self,
        n: Amount | int = 1,
        whose: int = DOER,
        tests: tuple[Test, ...] = (),
        zones: tuple[int, ...] = (STAGE,),
        upto: bool = False,
        every: bool = False,
        random: bool = False,
        top: bool = False,
        next: bool = False,
        bottom: bool = False,
        least: int = NOBODY,
    ) -> None:
        self.n = n
        self.whose = whose
        self.tests = tests
        self.zones = zones
        self.upto = upto  # up to n
        self.every = every  # all of them
        self.random = random
        self.top = top  # the top n of a deck or discard pile
        self.next = next  # the next such card that is played (UVS-NEXT-01, UVS-NEXT-02)
        self.bottom = bottom
        self.least = least  # at least so many, at most n

    def fits(self, g: Versus, ctx: Ctx, h: int) -> bool:
        return (
            g.zone[h] in self.zones
            and g.owner[h] in seats_of(g, ctx, self.whose)
            and open_to(g, h, self.tests)
            and fits_all(g, ctx, self.tests, h)
        )

    def find(self, g: Versus, ctx: Ctx, doer: int) -> Zone:
        """The candidates, seat by seat and zone by zone, in order."""
        found: list[int] = []
        tests, flags, part = self.tests, g.flags, self.top or self.bottom
        for seat in seats_of(g, ctx, self.whose, doer):
            for zone in self.zones:
                cards = zone_cards(g, seat, zone)
                if not cards:
                    continue
                for h in ends_of(g, ctx, self, cards) if part else cards:
                    if flags[h] & ATTACHED and not open_to(g, h, tests):
                        continue
                    if fits_all(g, ctx, tests, h):
                        found.append(h)
        return tuple(found)


def ends_of(g: Versus, ctx: Ctx, sel: Sel, cards: Zone) -> Zone:
    """The part of a pile that the selector speaks of."""
    if not cards:
        return cards
    n = sel.n if isinstance(sel.n, int) else sel.n.value(g, ctx)
    first = sel.top == (g.zone[cards[0]] == DECK)  # the top of a discard pile is its end
    return cards[: max(0, n)] if first else cards[max(0, len(cards) - n) :][::-1]


def open_to(g: Versus, h: int, tests: tuple[Test, ...]) -> bool:
    """UVS-ATTCH-10, UVS-CHAR-19: an attached character takes no part, unless characters are spoken of."""
    if not g.flags[h] & ATTACHED or face(g, h).type != CHARACTER:
        return True
    for test in tests:
        if (isinstance(test, Type) and CHARACTER in test.types) or (
            isinstance(test, State) and test.flag == "attached"
        ):
            return True
    return False


class This(Test):
    """This card.
    In an attack's own Response or continuous ability, 'this attack' (UVS-THISATK-02)."""

    def __init__(self) -> None:
        pass

    def fits(self, g: Versus, ctx: Ctx, h: int) -> bool:
        return h == ctx.source


class Yours(Test):
    """Your character: the starting one (UVS-CHAR-11); or your rival's."""

    def __init__(self, whose: int = YOU) -> None:
        self.whose = whose

    def fits(self, g: Versus, ctx: Ctx, h: int) -> bool:
        return h == g.character[seat_of(g, ctx, self.whose)]


class TheAttack(Test):
    """The attack in progress: 'this attack', 'your attack', 'your rival's Punch attack' (UVS-THISATK-01,
    UVS-THISATK-03).  If it is not that player's, nothing is meant (UVS-ATK-12)."""

    def __init__(self, whose: int = ANY, tests: tuple[Test, ...] = ()) -> None:
        self.whose = whose
        self.tests = tests

    def of_now(self) -> bool:
        return True

    def fits(self, g: Versus, ctx: Ctx, h: int) -> bool:
        if h == NOBODY or h != meant_attack(g, ctx, self.whose):
            return False
        if h == g.attack.card and g.attack.last is not None:
            return sees_all(g, ctx, self.tests, attack_face(g))
        return fits_all(g, ctx, self.tests, h)


def meant_attack(g: Versus, ctx: Ctx, whose: int) -> int:
    """The attack in progress that is that player's.  While one has just resolved, another may be played, or have just
    been played, as a reversal: then that is one, too, and the one that the event speaks of comes first."""
    cards = [current_attack(g)]
    if g.attack.card == NOBODY or g.attack.resolved:
        cards += [g.landed, g.coming]
        if ctx.event is not None and ctx.event.what and ctx.event.what[0] in cards:
            cards.insert(0, ctx.event.what[0])
    for h in cards:
        if h != NOBODY and (whose == ANY or g.owner[h] == seat_of(g, ctx, whose)):
            return h
    return NOBODY


class Copies(Test):
    """Multiple copies of this attack (UVS-KMULT-05): of its own card, if that is an attack in a card pool, also in
    their own sequences; else of the attack in progress."""

    def __init__(self) -> None:
        pass

    def fits(self, g: Versus, ctx: Ctx, h: int) -> bool:
        return g.zone[h] == POOL and self.sees(g, ctx, face(g, h))

    def sees(self, g: Versus, ctx: Ctx, face: Face) -> bool:
        return face.multiple > 0 and face.multiple == copied_attack(g, ctx.source)


def copied_attack(g: Versus, source: int) -> int:
    """The number of the attack whose copies are meant; NOBODY if none is."""
    if source == g.attack.card:
        return g.attack.number
    number = g.number
    for event in g.log[::-1]:
        if event.verb == V_ENTER:
            if event.what == (source,):
                return number
            number -= 1
    if source != NOBODY and g.zone[source] == POOL and face(g, source).type == ATTACK:
        return NOBODY
    return g.attack.number if g.attack.card != NOBODY else NOBODY


class Ref(Test):
    """The cards an instruction has bound: 'the discarded card', 'it', 'them'; "event" is what set this off, "block" the
    card that the attack was blocked with, "tried" the card that a check is made to play."""

    def __init__(self, name: str) -> None:
        self.name = name

    def of_scope(self) -> bool:
        return True

    def fits(self, g: Versus, ctx: Ctx, h: int) -> bool:
        return h in referred(g, ctx, self.name)


def referred(g: Versus, ctx: Ctx, name: str) -> Zone:
    event = ctx.event
    if name in ("event", "event all"):
        what: Zone = () if event is None else event.what[:1] if name == "event" else event.what
        if event is not None and any(strayed(g, h, event.tick) for h in what):
            return tuple([h for h in what if not strayed(g, h, event.tick)])
        return what
    if name == "tried":
        return (event.source,) if event is not None and event.source != NOBODY else ()
    if name == "block":
        return (g.attack.block,) if g.attack.block != NOBODY else ()
    for bound in g.scopes[ctx.scope].binds:
        if bound.name == name:
            return bound.cards
    return ()


def found(g: Versus, ctx: Ctx, what: Test, doer: int) -> Zone:
    """The candidates of any selector."""
    if isinstance(what, Sel):
        return what.find(g, ctx, doer)
    if isinstance(what, This):
        return (ctx.source,)
    if isinstance(what, TheAttack):
        h = meant_attack(g, ctx, what.whose)
        return (h,) if what.fits(g, ctx, h) else ()
    if isinstance(what, Copies):
        return tuple([h for h in g.pool[0] + g.pool[1] if what.fits(g, ctx, h)])
    if isinstance(what, Yours):
        return (g.character[seat_of(g, ctx, what.whose)],)
    return referred(g, ctx, what.name) if isinstance(what, Ref) else ()


def lost(g: Versus, ctx: Ctx, what: Test) -> tuple[Lost, ...]:
    """Those of the cards meant that a cycle has taken along since: they count as what they were, though nobody knows
    which cards they are now (UVS-RULING-83)."""
    if isinstance(what, Ref):
        return lost_of(g, ctx, what.name)
    if not isinstance(what, Sel) or (not g.scopes[ctx.scope].binds and ctx.event is None):
        return ()
    for test in what.tests:
        if isinstance(test, Among):
            seats, rest = seats_of(g, ctx, what.whose, ctx.you), tuple([one for one in what.tests if one is not test])
            cards = lost_of(g, ctx, test.ref)
            return tuple([one for one in cards if one.owner in seats and sees_all(g, ctx, rest, one.face)])
    return ()


def lost_of(g: Versus, ctx: Ctx, name: str) -> tuple[Lost, ...]:
    """Those that a name had; of the event, whoever did it owned them."""
    event = ctx.event
    for bound in g.scopes[ctx.scope].binds:
        if bound.name == name:
            return bound.lost
    if event is None or name not in ("event", "event all"):
        return ()
    if (event.origin, event.to) != (DECK, DISCARDS) and event.verb not in OF_ABILITIES:
        return ()
    gone = [Lost(event.by, seen, seen) for seen in event.faces[len(event.what) :]]
    if len(event.faces) >= len(event.what):
        for i in range(len(event.what) if name == "event all" else min(1, len(event.what))):
            if strayed(g, event.what[i], event.tick):
                gone.append(Lost(g.owner[event.what[i]], event.faces[i], event.faces[i]))
    return tuple(gone)


def only_seen(event: Happening) -> bool:
    """Whether it has faces of cards that it does not name: a cycle has taken those along."""
    of_deck = (event.origin, event.to) == (DECK, DISCARDS) or event.verb in OF_ABILITIES
    return of_deck and len(event.faces) > len(event.what)


def lost_fit(g: Versus, ctx: Ctx, tests: tuple[Test, ...], event: Happening) -> int:
    """How many cards of the event fit of those that a cycle has shuffled into the deck again: it has only their faces
    (UVS-RULING-83)."""
    if not only_seen(event):
        return 0
    return len([seen for seen in event.faces[len(event.what) :] if sees_all(g, ctx, tests, seen)])


class Told(Test):
    """What was done to some cards: a count is of all of them, as they were then (UVS-EVENT-06), wherever they are."""

    def done_to(self, g: Versus, ctx: Ctx) -> list[tuple[int, Face]]:
        raise NotImplementedError


def counted_then(g: Versus, ctx: Ctx, what: Sel, told: Told) -> Zone:
    """Those of them that the selector means."""
    seats, rest = seats_of(g, ctx, what.whose, ctx.you), tuple([test for test in what.tests if test is not told])
    cards = told.done_to(g, ctx)
    return tuple([h for h, seen in cards if g.owner[h] in seats and was_all(g, ctx, rest, h, seen)])


def counted_there(g: Versus, ctx: Ctx, what: Sel, among: Among) -> Zone:
    """Those of the cards that something was done to this way that the selector means: as they were, wherever they are
    by now (UVS-SCOPE-03)."""
    seats, rest = seats_of(g, ctx, what.whose, ctx.you), tuple([test for test in what.tests if test is not among])
    return tuple([h for h in referred(g, ctx, among.ref) if g.owner[h] in seats and in_scope(g, ctx, rest, h)])


def counted(g: Versus, ctx: Ctx, what: Test) -> Zone:
    """The cards of a selector for a count, which attached characters take part in (UVS-CHAR-15)."""
    if isinstance(what, Sel):
        for test in what.tests:
            if isinstance(test, Told):
                return counted_then(g, ctx, what, test)
            if isinstance(test, Among) and test.ref != "event":
                return counted_there(g, ctx, what, test)
    cards = found(g, ctx, what, ctx.you)
    if isinstance(what, Sel) and STAGE in what.zones:
        for seat in seats_of(g, ctx, what.whose, ctx.you):
            for h in g.stage[seat]:
                if g.flags[h] & ATTACHED and h not in cards and fits_all(g, ctx, what.tests, h):
                    cards += (h,)
    return cards


def quantity(g: Versus, ctx: Ctx, what: Test, among: int) -> tuple[int, int]:
    """At least and at most how many of the candidates are taken (UVS-EFF-08: as many as there are)."""
    if not isinstance(what, Sel) or what.every:
        return among, among
    n = max(0, what.n if isinstance(what.n, int) else what.n.value(g, ctx))
    least = 0 if what.upto else n if what.least == NOBODY else what.least
    return min(least, among), min(n, among)

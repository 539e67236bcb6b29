"""Cards that leave a deck: taken one after the other, with a cycle in between where it runs out (UVS-CYCLE-04)."""

from __future__ import annotations

from typing import Final

from kumite.core.piles import Zone, shuffle
from kumite.core.position import Step
from kumite.games.universus.arriving import Arriving, announce, arrive_later, set_forth
from kumite.games.universus.deeds import Carried, Deed, awaited
from kumite.games.universus.faces import face, is_public
from kumite.games.universus.order import ordering
from kumite.games.universus.position import Versus, rival_of
from kumite.games.universus.printed import BLANK, Ctx, Face, Happening
from kumite.games.universus.records import Lost
from kumite.games.universus.replacing import undertake
from kumite.games.universus.rulings import forbidden, lessened
from kumite.games.universus.scopes import bind, cause_of, lose_sight, lose_track, lost_now
from kumite.games.universus.secrecy import Holds
from kumite.games.universus.showing import leave
from kumite.games.universus.terms import (
    BY_RULE,
    DECK,
    DISCARDS,
    NOBODY,
    REMOVED,
    TRANSIT,
    V_ARRIVE,
    V_CYCLE,
    V_DEFEAT,
    V_REMOVE,
)
from kumite.games.universus.verbs import finish, move, tell

REMOVED_BY_CYCLE: Final = 10


class LeaveDeck(Arriving):
    """Off the top of the deck (UVS-DECK-01): take what there is, cycle, take the remainder: one event, when
    the last of them has arrived (UVS-RULING-83)."""

    says = "Take cards from the deck"
    rules = ("UVS-CYCLE-04",)

    __slots__ = ("coming", "ctx", "facedown", "left", "name", "swept", "taken", "to", "verb", "via", "who")

    def __init__(
        self,
        verb: int,
        who: int,
        left: int,
        to: int,
        name: str,
        ctx: Ctx,
        via: int,
        taken: Zone,
        facedown: bool = False,
        coming: Zone = (),
        swept: tuple[Lost, ...] = (),
    ) -> None:
        self.verb = verb
        self.who = who
        self.left = left
        self.to = to
        self.name = name
        self.ctx = ctx
        self.via = via
        self.taken = taken
        self.facedown = facedown
        self.coming = coming  # those that are in transit while somebody waits for them (UVS-TRANSIT-02)
        self.swept = swept  # these were milled, and the cycle has shuffled them into the deck again

    def held(self) -> Zone:
        return self.taken

    def run(self, g: Versus) -> None:
        who, left, taken = self.who, self.left, self.taken
        if not self.coming and g.deck[who] and awaited(g, V_ARRIVE):
            set_out_from_deck(g, self)
            return
        for h in self.coming:
            if g.zone[h] == TRANSIT:
                move(g, h, self.to, NOBODY, self.facedown)
                taken += (h,)
        while left > 0 and g.deck[who] and not self.coming:
            h = g.deck[who][0]
            move(g, h, self.to, NOBODY, self.facedown)
            taken += (h,)
            left -= 1
        if left > 0 and self.coming and g.deck[who]:
            g.then(self.going_on(left, taken, ()))
            return
        if left > 0 and can_cycle(g, who):
            still = tuple([h for h in taken if g.zone[h] != DISCARDS])
            milled = tuple([h for h in taken if h not in still])
            swept = lost_now(g, g.scopes[self.ctx.scope], milled)
            g.then(Cycle(who), self.in_new_deck(left, still, swept))
            return
        if left > 0 and not stuck(g, who):
            lose_for_lack(g, who)
            return
        self.arrived(g, taken)

    def arrived(self, g: Versus, taken: Zone) -> None:
        """All of them are where they go."""
        arrived(g, self, taken)

    def lessened(self, n: int) -> LeaveDeck:
        """The same, where only so many are to go."""
        return self.going_on(n, (), ())

    def in_new_deck(self, left: int, taken: Zone, swept: tuple[Lost, ...]) -> LeaveDeck:
        """What is to be done when the deck has been cycled."""
        return self.going_on(left, taken, (), swept)

    def going_on(self, left: int, taken: Zone, coming: Zone, swept: tuple[Lost, ...] = ()) -> LeaveDeck:
        """The same, so far."""
        verb, who, to, name, ctx, via = self.verb, self.who, self.to, self.name, self.ctx, self.via
        return LeaveDeck(verb, who, left, to, name, ctx, via, taken, self.facedown, coming, self.swept + swept)


def set_out_from_deck(g: Versus, step: LeaveDeck) -> None:
    """All that the deck has of them leave it, and wait in transit until those who listen have been heard."""
    cards = g.deck[step.who][: step.left]
    act = OffTheTop(step).act(g, NOBODY)
    for h in cards:
        leave(g, h, step.to, step.facedown)
    tell(g, announce(g, V_ARRIVE, cards, act))
    arrive_later(g, step.going_on(step.left - len(cards), step.taken, cards))
    if g.busy:
        bind(g, step.ctx.scope, step.name, step.taken + cards, 0, step.swept)


def arrived(g: Versus, step: LeaveDeck, taken: Zone) -> None:
    """All of them are where they go: one event (UVS-DRAW-03).  What was milled before a cycle is in the deck again, and
    nobody knows where: the event has only the faces of those, after all others (UVS-RULING-83)."""
    faces: tuple[Face, ...] = tuple([face(g, h) if is_public(g, h) else BLANK for h in taken])
    if taken:
        n, ctx, via, to = len(taken) + len(step.swept), step.ctx, step.via, step.to
        cause, source = (cause_of(g, ctx), ctx.source) if via != BY_RULE else (NOBODY, NOBODY)
        faces += tuple([one.face for one in step.swept])
        event = Happening(step.verb, step.who, taken, n, 0, via, cause, DECK, to, g.tick, faces, NOBODY, source)
        event.top = True
        tell(g, event)
    bind(g, step.ctx.scope, step.name, taken, 0, step.swept)
    if step.to == DISCARDS and len(taken) > 1:
        g.then(*ordering(g, NOBODY, taken, False, g.since[taken[0]] - 1))


def leave_deck(
    g: Versus, ctx: Ctx, verb: int, who: int, n: int, to: int, name: str, via: int, facedown: bool = False
) -> None:
    """So many cards of this player leave the deck for another zone, unless that is forbidden (UVS-CONF-03)."""
    off_the_top(g, LeaveDeck(verb, who, n, to, name, ctx, via, (), facedown))


def off_the_top(g: Versus, step: LeaveDeck) -> None:
    """The same, in this way."""
    ctx, via, n = step.ctx, step.via, step.left
    cause = cause_of(g, ctx) if via != BY_RULE else NOBODY
    act = Happening(step.verb, step.who, (), n, 0, via, cause, DECK, step.to, source=ctx.source)
    if n > 0 and not forbidden(g, act):
        undertake(g, OffTheTop(step), (NOBODY,))
    else:
        bind(g, ctx.scope, step.name, ())


class OffTheTop(Deed):
    """Cards are about to leave a deck: so many, whichever they are."""

    def __init__(self, step: LeaveDeck) -> None:
        self.step = step

    def act(self, g: Versus, h: int) -> Happening:
        step = self.step
        cause, source = (NOBODY, NOBODY) if step.via == BY_RULE else (cause_of(g, step.ctx), step.ctx.source)
        return Happening(step.verb, step.who, (), step.left, 0, step.via, cause, DECK, step.to, g.tick, source=source)

    def barred(self, g: Versus) -> tuple[tuple[int, int], ...]:
        return g.scopes[self.step.ctx.scope].barred

    def proceed(self, g: Versus, cards: Zone) -> None:
        step = self.step
        n = lessened(g, self.act(g, NOBODY)) if cards else 0
        if n > 0:
            g.then(step.lessened(n))
        else:
            bind(g, step.ctx.scope, step.name, ())


# Cycling


def can_cycle(g: Versus, who: int) -> bool:
    """UVS-CYCLE-03: ten cards must be there to be removed."""
    return len(g.discards[who]) >= g.house.edition.survivors


def most_off(g: Versus, who: int, milled: bool) -> int:
    """So many cards can leave this deck: what a cycle brings back counts, but for the ten that it removes, and what is
    milled before that comes back with it (UVS-CYCLE-02, UVS-CYCLE-04)."""
    most, pile = len(g.deck[who]), len(g.discards[who])
    pile += most if milled else 0
    while pile > REMOVED_BY_CYCLE:
        most += pile - REMOVED_BY_CYCLE
        pile = pile - REMOVED_BY_CYCLE if milled else 0
    return most


def stuck(g: Versus, who: int) -> bool:
    """UVS-PAUSE-13: the deck cannot be cycled, and a rule effect forbids this player to lose: play goes on."""
    return not can_cycle(g, who) and forbidden(g, Happening(V_DEFEAT, who))


def lose_for_lack(g: Versus, who: int) -> None:
    """UVS-WIN-02."""
    finish(g, (rival_of(who),), f"P{who + 1} cannot cycle the deck", ("UVS-CYCLE-03", "UVS-WIN-02"))


class Cycle(Step):
    """The discard pile is shuffled and becomes the deck (UVS-CYCLE-02)."""

    says = "Cycle the deck"
    rules = ("UVS-CYCLE-02",)

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, g: Versus) -> None:
        if not can_cycle(g, self.who):
            lose_for_lack(g, self.who)
            return
        forget_names(g, g.discards[self.who])
        for h in g.discards[self.who]:
            move(g, h, DECK)
        tell(g, Happening(V_CYCLE, self.who))
        g.then(Mix(g.deck[self.who]), RemoveTen(self.who))


class RemoveTen(Step):
    """Its top ten cards are removed from the game: by rule, not by an effect (UVS-CYCLE-02, UVS-EFF-02)."""

    says = "Remove the top ten cards"
    rules = ("UVS-CYCLE-02",)

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, g: Versus) -> None:
        set_forth(g, TopTen(V_REMOVE, REMOVED, self.who), g.deck[self.who][:REMOVED_BY_CYCLE])


class TopTen(Carried):
    """The ten cards go (UVS-CYCLE-02)."""

    def proceed(self, g: Versus, cards: Zone) -> None:
        faces = tuple([face(g, h) for h in cards])
        for h in cards:
            move(g, h, REMOVED)
        event = Happening(V_REMOVE, self.by, cards, len(cards), 0, BY_RULE, NOBODY, DECK, REMOVED, g.tick, faces)
        event.top = True
        tell(g, event)


class Mix(Step):
    """These cards of a deck are shuffled: no name and no memory means one of them any more (UVS-DECK-05)."""

    says = "Shuffle"
    rules = ("UVS-DECK-05",)

    def __init__(self, pile: Zone) -> None:
        self.pile = pile

    def run(self, g: Versus) -> None:
        forget_names(g, self.pile)
        lose_track(g, self.pile)
        g.then(shuffle(self.pile))


def forget_names(g: Versus, cards: Zone) -> None:
    """Whatever has named these, or waits with such names, speaks of them only as of what they were."""
    lose_sight(g, cards)
    for i in range(len(g.todo)):
        step = g.todo[i]
        if isinstance(step, Holds):
            g.todo[i] = step.without_sight(g, cards)
